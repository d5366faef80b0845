// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/step_page.h"

#include "app/lessons/lesson_text.h"
#include "app/panels/lessons/live_link.h"
#include "app/panels/lessons/page_margin.h"
#include "app/panels/lessons/question_box.h"
#include "widgets/picture/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace quadrille {
namespace {

constexpr double titleSize = 1.35;

} // namespace

StepPage::StepPage(LessonWalk& walk, QWidget* parent)
    : QWidget(parent), m_walk(walk), m_lesson(new QLabel(this)), m_place(new QLabel(this)),
      m_scroll(new QScrollArea(this)), m_leave(new QPushButton(this)), m_back(new QPushButton(this)),
      m_show(new QPushButton(this)), m_next(new QPushButton(this)) {
    m_lesson->setWordWrap(true);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* head = new QHBoxLayout;
    head->addWidget(m_lesson, 1);
    head->addWidget(m_place);
    head->addWidget(m_leave);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_back);
    foot->addStretch();
    foot->addWidget(m_show);
    foot->addStretch();
    foot->addWidget(m_next);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, pageMargin / 2, pageMargin, pageMargin);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);
    column->addLayout(foot);
    connect(m_leave, &QPushButton::clicked, &m_walk, &LessonWalk::leave);
    connect(new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
            &QShortcut::activated, &m_walk, &LessonWalk::leave);
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_walk.back();
        takeFocus();
    });
    connect(m_next, &QPushButton::clicked, this, [this] {
        m_walk.next();
        if (m_walk.inLesson())
            takeFocus();
    });
    connect(m_show, &QPushButton::clicked, this, &StepPage::showWanted);
    connect(&m_walk, &LessonWalk::stepChanged, this, &StepPage::rebuild);
    connect(&m_walk, &LessonWalk::answersChanged, this, &StepPage::showFigures);
    // Before the question hears of it, and disables what has the keyboard.
    connect(&m_walk, &LessonWalk::answered, this, [this] {
        refreshButtons();
        if (m_walk.state().answered && m_question != nullptr &&
            m_question->isAncestorOf(window()->focusWidget()))
            takeFocus();
    });
    // Once the texts that it brings have their heights, and the page has its own.
    connect(&m_walk, &LessonWalk::answered, this,
            [this] { QTimer::singleShot(0, this, &StepPage::showVerdict); });
    retranslate();
}

QWidget& StepPage::input() const {
    QWidget* input = m_question == nullptr || m_walk.state().answered ? nullptr : m_question->firstInput();
    return input != nullptr ? *input : *m_next;
}

void StepPage::takeFocus() {
    input().setFocus(Qt::TabFocusReason);
}

QString StepPage::placeText() const {
    return tr("%1 of %2").arg(m_walk.stepIndex() + 1).arg(m_walk.lesson().steps.size());
}

void StepPage::rebuild() {
    const QWidget* before = m_scroll->widget();
    const bool hadFocus = before != nullptr && before->isAncestorOf(window()->focusWidget());
    // The old one may be what called.
    if (QWidget* old = m_scroll->takeWidget()) {
        old->hide();
        // It is of another step than the walk is at.
        for (QObject* part : old->findChildren<QObject*>())
            QObject::disconnect(&m_walk, nullptr, part, nullptr);
        old->deleteLater();
    }
    m_body = nullptr;
    m_question = nullptr;
    if (!m_walk.inLesson())
        return;
    const std::string language = lesson_text::language();
    const StepText& text = inLanguage(m_walk.step().texts, language);
    m_lesson->setText(QString::fromStdString(inLanguage(m_walk.lesson().texts, language).title));
    m_place->setText(placeText());
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    auto* title = new QLabel(QString::fromStdString(text.title), page);
    title->setWordWrap(true);
    title->setFont(boldFont(scaledFont(font(), titleSize)));
    column->addWidget(title);
    m_body = new LiveText(page);
    m_body->setAccessibleName(title->text());
    linkToWalk(*m_body, m_walk);
    column->addWidget(m_body);
    if (m_walk.step().question.kind != QuestionKind::none)
        column->addWidget(m_question = new QuestionBox(m_walk, page));
    column->addStretch();
    if (m_question != nullptr && m_question->hintButton() != nullptr) // it is gone once it was pressed
        connect(m_question->hintButton(), &QPushButton::clicked, this, &StepPage::takeFocus);
    m_scroll->setWidget(page);
    m_scroll->verticalScrollBar()->setValue(0);
    orderTabs(*page);
    showFigures();
    refreshButtons();
    if (hadFocus) // else what stands behind the old page has it now
        takeFocus();
}

/// As one reads: a page that is put in stands behind everything else of the window.
void StepPage::orderTabs(QWidget& page) {
    std::vector<QWidget*> order{m_leave};
    for (QWidget* each = page.nextInFocusChain(); each != &page; each = each->nextInFocusChain())
        if (page.isAncestorOf(each) && each->focusPolicy() != Qt::NoFocus)
            order.push_back(each);
    order.insert(order.end(), {m_back, m_show, m_next});
    for (std::size_t place = 1; place < order.size(); ++place)
        setTabOrder(order[place - 1], order[place]);
}

void StepPage::showFigures() {
    if (m_body != nullptr && m_walk.inLesson())
        m_body->setPieces(lesson_text::pieces(inLanguage(m_walk.step().texts, lesson_text::language()).body,
                                              m_walk.step(), m_walk.answers()));
}

void StepPage::refreshButtons() {
    if (!m_walk.inLesson())
        return;
    m_back->setEnabled(m_walk.stepIndex() > 0);
    const LessonStep& step = m_walk.step();
    const auto& shown = step.points.empty() ? step.panels : step.points;
    m_show->setVisible(
        !std::ranges::all_of(shown, [this](const LessonPointer& each) { return m_walk.hides(each); }));
    m_next->setText(m_walk.isLast() ? tr("F&inish") : tr("&Next"));
    setFocusProxy(&input()); // of who comes back by a key
    // Who does not want to answer may go on.
    m_next->setDefault(m_walk.state().answered);
}

void StepPage::showVerdict() {
    if (m_question == nullptr || m_question->verdictLabel()->isHidden())
        return;
    // With all of what it says, or, where that is too long, from its first line on.
    QWidget* page = m_scroll->widget();
    const int top = m_question->verdictLabel()->mapTo(page, QPoint()).y() - pageMargin;
    const int bottom = m_question->mapTo(page, QPoint(0, m_question->height())).y();
    QScrollBar* bar = m_scroll->verticalScrollBar();
    bar->setValue(std::min(top, std::max(bar->value(), bottom - m_scroll->viewport()->height())));
}

/// A page may be longer than its room, and what has the keyboard stand below it.
void StepPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_PageDown)
        m_scroll->verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepAdd);
    else if (event->key() == Qt::Key_PageUp)
        m_scroll->verticalScrollBar()->triggerAction(QScrollBar::SliderPageStepSub);
    else
        QWidget::keyPressEvent(event);
}

void StepPage::retranslate() {
    // What the menus have is no letter of a button here.
    m_leave->setText(tr("Le&ave"));
    m_leave->setToolTip(tr("Back to the contents and to your own plan (Esc)"));
    m_back->setText(tr("&Back"));
    m_show->setText(tr("Show &me"));
    m_show->setToolTip(tr("Brings up what this step is about"));
    rebuild();
}

void StepPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace quadrille
