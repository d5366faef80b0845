// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/contents_page.h"

#include "app/lessons/lesson_text.h"
#include "app/panels/lessons/page_margin.h"
#include "widgets/picture/kept_together.h"

#include <QCommandLinkButton>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

/// The style draws none that shows who has the keyboard, and what has it is to be seen. Up, Down, Home and
/// End stay among the entries.
class Entry : public QCommandLinkButton {
public:
    using QCommandLinkButton::QCommandLinkButton;

protected:
    void paintEvent(QPaintEvent* event) override {
        QCommandLinkButton::paintEvent(event);
        if (!hasFocus())
            return;
        QPainter painter(this);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    void keyPressEvent(QKeyEvent* event) override {
        const auto all =
            parentWidget()->findChildren<QCommandLinkButton*>(QString(), Qt::FindDirectChildrenOnly);
        const qsizetype here = all.indexOf(this);
        const auto goTo = [&all](qsizetype place) {
            all.at(std::clamp<qsizetype>(place, 0, all.size() - 1))->setFocus(Qt::TabFocusReason);
        };
        switch (event->key()) {
        case Qt::Key_Up:
            return goTo(here - 1);
        case Qt::Key_Down:
            return goTo(here + 1);
        case Qt::Key_Home:
            return goTo(0);
        case Qt::Key_End:
            return goTo(all.size() - 1);
        default:
            QCommandLinkButton::keyPressEvent(event);
        }
    }
    void focusInEvent(QFocusEvent* event) override {
        QCommandLinkButton::focusInEvent(event);
        for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget())
            if (auto* scroll = qobject_cast<QScrollArea*>(around))
                scroll->ensureWidgetVisible(this);
    }
};

} // namespace

ContentsPage::ContentsPage(const std::vector<Lesson>& lessons, LessonProgress& progress, QWidget* parent)
    : QWidget(parent), m_lessons(lessons), m_progress(progress), m_intro(new QLabel(this)),
      m_reset(new QPushButton(this)), m_export(new QPushButton(this)) {
    m_intro->setWordWrap(true);
    auto* list = new QWidget;
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    for (std::size_t i = 0; i < m_lessons.size(); ++i) {
        auto* entry = new Entry(list);
        connect(entry, &QCommandLinkButton::clicked, this, [this, i] { emit chosen(i); });
        m_entries.push_back(entry);
        rows->addWidget(entry);
    }
    rows->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(list);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_export);
    foot->addStretch();
    foot->addWidget(m_reset);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, pageMargin / 2, pageMargin, pageMargin);
    column->addWidget(m_intro);
    column->addWidget(scroll, 1);
    column->addLayout(foot);
    // As one reads: first the lessons.
    setTabOrder(m_entries.back(), m_export);
    setTabOrder(m_export, m_reset);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_asksAgain = !m_asksAgain;
        if (!m_asksAgain)
            emit resetWanted();
        refresh();
    });
    connect(m_export, &QPushButton::clicked, this, &ContentsPage::exportWanted);
    connect(&m_progress, &LessonProgress::changed, this, &ContentsPage::refresh);
    refresh();
}

QString ContentsPage::progressOf(const Lesson& lesson) const {
    const auto questions = static_cast<int>(std::ranges::count_if(
        lesson.steps, [](const LessonStep& step) { return step.question.kind != QuestionKind::none; }));
    const std::size_t done = m_progress.done(lesson);
    if (done == 0)
        return tr("%n min", nullptr, lesson.minutes);
    if (done < lesson.steps.size())
        return tr("%1 of %2 steps").arg(done).arg(lesson.steps.size());
    return tr("taken, %1 of %n answers right", nullptr, questions).arg(m_progress.right(lesson));
}

QString ContentsPage::finding() const {
    const auto taken = std::ranges::count_if(
        m_lessons, [this](const Lesson& lesson) { return !m_progress.next(lesson).has_value(); });
    return taken == 0
               ? tr("%n lesson(s) on how training is split", nullptr, static_cast<int>(m_lessons.size()))
               : tr("%1 of %n lesson(s) taken", nullptr, static_cast<int>(m_lessons.size())).arg(taken);
}

void ContentsPage::refresh() {
    m_intro->setText(
        tr("Each lesson puts plans on screen, asks, and lets you try. Your own plan comes back when you "
           "leave."));
    const std::string language = lesson_text::language();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const LessonText& text = inLanguage(m_lessons[i].texts, language);
        const bool taken = !m_progress.next(m_lessons[i]).has_value();
        m_entries[i]->setText(QStringLiteral("%1%2  %3")
                                  .arg(taken ? QStringLiteral("✓ ") : QString())
                                  .arg(i + 1)
                                  .arg(QString::fromStdString(text.title)));
        const QString about = keptTogether(
            QStringLiteral("%1 (%2)").arg(lesson_text::plain(text.summary), progressOf(m_lessons[i])));
        m_entries[i]->setDescription(about);
        m_entries[i]->setToolTip(about);
    }
    // Nothing brings it back: it is asked once more.
    m_reset->setText(m_asksAgain ? tr("Really forget all of it") : tr("Forget my progress"));
    m_reset->setToolTip(tr("Takes the marks and answers off all lessons, and forgets the schedules of the "
                           "laboratory; it asks once more"));
    m_reset->setEnabled(!m_progress.isEmpty());
    m_export->setText(tr("E&xport for a class…"));
    m_export->setToolTip(
        tr("A table of every step, whether it was done and answered rightly, and of your best "
           "schedules of the laboratory, with your user name, as CSV"));
}

void ContentsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace quadrille
