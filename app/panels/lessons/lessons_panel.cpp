// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/lessons_panel.h"

#include "app/dialogs/dialogs.h"
#include "app/lessons/lesson_text.h"
#include "app/lessons/shipped_lessons.h"
#include "app/panels/lessons/contents_page.h"
#include "app/panels/lessons/step_page.h"
#include "app/panels/panel_context.h"
#include "app/session/file_io.h"
#include "app/system/system_calls.h"
#include "app/text_io/refuse.h"
#include "widgets/format.h"

#include <QCommandLinkButton>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

const PanelSpec LessonsPanel::spec{
    PanelGroup::learn, "panel.lessons", QT_TRANSLATE_NOOP("commands", "&Lessons"), "Ctrl+T",
    makePanel<LessonsPanel, ScenarioStore, const Catalogue, Settings, const Prompts>};

LessonsPanel::LessonsPanel(ScenarioStore& store, const Catalogue& catalogue, Settings& settings,
                           const Prompts& prompts, QWidget* parent)
    : PanelContents(parent), m_store(store), m_catalogue(catalogue), m_prompts(prompts),
      m_progress(settings) {}

void LessonsPanel::make() {
    m_walk = new LessonWalk(shippedLessons(), m_store, m_catalogue, m_progress, this);
    m_pages = new QStackedWidget(this);
    m_contents = new ContentsPage(m_walk->lessons(), m_progress, m_pages);
    m_page = new StepPage(*m_walk, m_pages);
    m_pages->addWidget(m_contents);
    m_pages->addWidget(m_page);
    column()->addWidget(m_pages, 1);
    connect(m_contents, &ContentsPage::chosen, m_walk, &LessonWalk::begin);
    connect(m_contents, &ContentsPage::resetWanted, &m_progress, &LessonProgress::reset);
    connect(m_contents, &ContentsPage::exportWanted, this, &LessonsPanel::exportProgress);
    connect(m_page, &StepPage::showWanted, this, &LessonsPanel::showWanted);
    connect(m_walk, &LessonWalk::lessonChanged, this, &LessonsPanel::turnPage);
    connect(m_walk, &LessonWalk::stepChanged, this, [this] {
        // Of a lesson that begins, the page had no question yet when it took the keyboard.
        if (m_page->window()->focusWidget() == m_page->nextButton())
            m_page->takeFocus();
        emit findingChanged();
        emit stepChanged();
        emit truthChanged();
    });
    connect(m_walk, &LessonWalk::answered, this, &LessonsPanel::truthChanged);
    connect(&m_progress, &LessonProgress::changed, this, &LessonsPanel::findingChanged);
    emit findingChanged();
}

void LessonsPanel::turnPage() {
    // Else what stands behind the page that goes would have the keyboard for a moment, and mark its text.
    if (m_pages->isAncestorOf(window()->focusWidget()))
        m_pages->setFocus();
    m_pages->setCurrentIndex(m_walk->inLesson() ? 1 : 0);
    setFocusProxy(m_walk->inLesson() ? m_page : nullptr);
    emit findingChanged();
    emit lessonChanged();
    emit truthChanged();
    if (m_walk->inLesson()) {
        m_opened = m_walk->lesson().name;
        m_page->nextButton()->setFocus(Qt::TabFocusReason);
        return;
    }
    const auto left = std::ranges::find(m_walk->lessons(), m_opened, &Lesson::name);
    if (left != m_walk->lessons().end() && isVisible())
        m_contents->entry(static_cast<std::size_t>(left - m_walk->lessons().begin()))->setFocus();
}

QString LessonsPanel::finding() const {
    if (m_walk == nullptr)
        return tr("Lessons");
    if (!m_walk->inLesson())
        return m_contents->finding();
    return tr("Lesson: %1, step %2")
        .arg(QString::fromStdString(inLanguage(m_walk->lesson().texts, lesson_text::language()).title),
             m_page->placeText());
}

std::optional<StoreState> LessonsPanel::ownState() const {
    return inLesson() ? std::optional(m_walk->own()) : std::nullopt;
}

void LessonsPanel::begin(const QString& lesson) {
    prepare();
    const auto& lessons = m_walk->lessons();
    const auto found = std::ranges::find(lessons, lesson.toStdString(), &Lesson::name);
    if (found != lessons.end())
        m_walk->begin(static_cast<std::size_t>(found - lessons.begin()));
}

void LessonsPanel::leaveLesson() {
    if (inLesson())
        m_walk->leave();
}

void LessonsPanel::dropLesson() {
    if (inLesson())
        m_walk->drop();
}

void LessonsPanel::exportProgress() {
    const QString file = m_fileToSave ? m_fileToSave() : progressToSave(window());
    if (file.isEmpty())
        return;
    try {
        const std::string student = system_calls::userName().toStdString();
        writeWhole(file, QByteArray::fromStdString(m_progress.csv(m_walk->lessons(), student)));
    } catch (const InputError& error) {
        if (m_prompts.error)
            m_prompts.error(QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                                         format::sentence(error.rule())));
    }
}

void LessonsPanel::retranslate() {
    emit findingChanged();
}

} // namespace quadrille
