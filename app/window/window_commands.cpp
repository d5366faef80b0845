// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_commands.h"

#include "app/cli/cli.h"
#include "app/commands/palette.h"
#include "app/commands/shortcut_sheet.h"
#include "app/dialogs/dialogs.h"
#include "app/forms/estimate_panel.h"
#include "app/forms/plan_values.h"
#include "app/glossary/glossary_dialog.h"
#include "app/glossary/term_pictures.h"
#include "app/manual/manual_window.h"
#include "app/panels/lessons/lesson_values.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/reference/reference_panel.h"
#include "app/text_io/command_line_text.h"
#include "app/window/library_controller.h"
#include "app/window/main_window.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/glossary/glossary_view.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>
#include <iterator>

namespace quadrille {

template <class Slot>
void WindowCommands::on(CommandKey command, Slot&& slot) {
    connect(m_actions[command], &QAction::triggered, this, std::forward<Slot>(slot));
}

WindowCommands::WindowCommands(MainWindow& window, const Catalogue& catalogue, Appearance& appearance)
    : QObject(&window), m_window(window), m_catalogue(catalogue), m_appearance(appearance),
      m_actions(window.actions()) {
    connectSession();
    connectPlan();
    connectAppearance();
    connectHelp();
}

void WindowCommands::connectSession() {
    SessionController& session = m_window.session();
    ScenarioStore& store = m_window.store();
    on("file.new", [&session] { session.newSession(); });
    on("file.open", [&session] { session.askAndOpen(); });
    on("file.save", [&session] { session.save(); });
    on("file.saveAs", [&session] { session.saveAs(); });
    on("file.quit", [this] { m_window.close(); });
    on("edit.undo", [&store] { store.undoStack().undo(); });
    on("edit.redo", [&store] { store.undoStack().redo(); });
    on("copy.commandLine",
       [this, &store] { QApplication::clipboard()->setText(commandLineOf(store.scenario(), m_catalogue)); });
    on("baseline.pin", [&store] { store.pinBaseline(); });
    on("baseline.unpin", [&store] { store.unpinBaseline(); });
    on("baseline.swap", [&store] { store.swapWithBaseline(); });
    connect(&store.undoStack(), &QUndoStack::indexChanged, this, &WindowCommands::refresh);
    connect(&store, &ScenarioStore::changed, this, &WindowCommands::refresh);
    connect(&store, &ScenarioStore::baselineChanged, this, &WindowCommands::refresh);
}

void WindowCommands::connectPlan() {
    PanelLayout& layout = m_window.layoutOfPanels();
    auto& plan = layout.panels().contents<PlanPanel>();
    const auto inPlan = [this, &layout](CommandKey command, auto&& slot) {
        on(command, [&layout, slot] {
            layout.focus(*layout.panels()[PlanPanel::spec]);
            slot();
        });
    };
    inPlan("plan.estimate", [&plan] { plan.showEstimate(); });
    inPlan("plan.recipe", [&plan] { plan.showRecipe(); });
    on("edit.framework", [&plan] { plan.estimate()->editFramework(); });
}

void WindowCommands::connectAppearance() {
    constexpr int step = 10;
    constexpr int projector = 160; ///< percent: read at 4 m from a 2 m wide picture of 1080 lines
    on("theme.system", [this] { m_appearance.setTheme(Theme::system); });
    on("theme.light", [this] { m_appearance.setTheme(Theme::light); });
    on("theme.dark", [this] { m_appearance.setTheme(Theme::dark); });
    on("colours.paper", [this] { m_appearance.setColourBlindSafe(false); });
    on("colours.safe", [this] { m_appearance.setColourBlindSafe(true); });
    on("motion.less", [this] { m_appearance.setLessMotion(!m_appearance.lessMotion()); });
    on("text.larger", [this] { m_appearance.setTextSize(m_appearance.textSize() + step); });
    on("text.smaller", [this] { m_appearance.setTextSize(m_appearance.textSize() - step); });
    on("text.normal", [this] { m_appearance.setTextSize(100); });
    on("text.projector", [this] { m_appearance.setTextSize(projector); });
    on("language.en", [this] { m_appearance.setLanguage(QStringLiteral("en")); });
    on("language.de", [this] { m_appearance.setLanguage(QStringLiteral("de")); });
    on("language.ja", [this] { m_appearance.setLanguage(QStringLiteral("ja")); });
    connect(&m_appearance, &Appearance::changed, this, &WindowCommands::refresh);
}

void WindowCommands::connectHelp() {
    on("help.palette", [this] {
        const PlanValues values(m_window.store(), m_catalogue, m_window.library().library());
        const auto begin = [this](const QString& lesson) { follow(QStringLiteral("lesson:") + lesson); };
        const auto matching = [values, begin](const QString& typed) {
            std::vector<PaletteValue> found = values.matching(typed);
            std::ranges::move(lessonsMatching(typed, begin), std::back_inserter(found));
            return found;
        };
        (new CommandPalette(m_actions.all(), matching, &m_window))->show();
    });
    on("help.manual", [this] { showManual(); });
    on("help.shortcuts", [this] { (new ShortcutSheet(m_actions.all(), &m_window))->open(); });
    on("help.glossary", [this] { showGlossary({}); });
    on("help.reference", [this] { showReference(); });
    connect(&m_window.layoutOfPanels().panels().contents<ReferencePanel>(), &ReferencePanel::termWanted, this,
            &WindowCommands::showGlossary);
    on("help.about", [this] { showAbout(&m_window); });
}

void WindowCommands::showGlossary(const QString& searched) {
    if (m_glossary == nullptr) {
        m_glossary = new GlossaryDialog(&m_window);
        GlossaryView* view = m_glossary->view();
        connect(view, &GlossaryView::linkActivated, this, &WindowCommands::follow);
        auto* pictures = new TermPictures(m_window.store(), m_catalogue, m_glossary);
        auto& lessons = m_window.layoutOfPanels().panels().contents<LessonsPanel>();
        pictures->setHidden([&lessons] { return lessons.inLesson() && lessons.walk()->hidesTruth(); });
        connect(&lessons, &LessonsPanel::truthChanged, view, &GlossaryView::askForPicture);
        connect(view, &GlossaryView::termShown, pictures, &TermPictures::want);
        connect(pictures, &TermPictures::formulaReady, view, &GlossaryView::setFormula);
        connect(pictures, &TermPictures::ready, view, &GlossaryView::setPicture);
        connect(&m_window.store(), &ScenarioStore::analysed, view, &GlossaryView::askForPicture);
    }
    m_glossary->lookUp(searched);
}

void WindowCommands::showReference() {
    m_actions.named(QLatin1String(ReferencePanel::spec.command))->trigger();
}

void WindowCommands::showManual() {
    if (m_manual == nullptr) {
        m_manual = new ManualWindow({m_catalogue, optionsInMarkdown}, &m_window);
        connect(m_manual, &ManualWindow::linkActivated, this, &WindowCommands::follow);
    }
    m_manual->present();
}

void WindowCommands::follow(const QString& link) {
    const QString kind = link.section(u':', 0, 0), target = link.section(u':', 1);
    const PanelLayout& layout = m_window.layoutOfPanels();
    if (kind == QLatin1String("panel"))
        return m_actions.named(target)->trigger();
    if (kind == QLatin1String("view"))
        return m_actions.named(QStringLiteral("panel.") + target)->trigger();
    if (kind == QLatin1String("term"))
        return showGlossary(glossary_text::term(glossaryEntry(target.toStdString())));
    if (kind == QLatin1String("lesson")) {
        m_actions.named(QLatin1String(LessonsPanel::spec.command))->trigger();
        return layout.panels().contents<LessonsPanel>().begin(target);
    }
    layout.panels().contents<ReferencePanel>().showTable(target);
    showReference();
}

void WindowCommands::refresh() {
    const auto described = [](QAction* entry, const QString& what) {
        entry->setEnabled(!what.isEmpty());
        const QString plain = text(Actions::commandOf(*entry));
        entry->setText(what.isEmpty() ? plain : tr("%1: %2").arg(plain, what));
    };
    described(m_actions["edit.undo"], m_window.store().undoText());
    described(m_actions["edit.redo"], m_window.store().redoText());
    const Theme theme = m_appearance.theme();
    m_actions["theme.system"]->setChecked(theme == Theme::system);
    m_actions["theme.light"]->setChecked(theme == Theme::light);
    m_actions["theme.dark"]->setChecked(theme == Theme::dark);
    m_actions["colours.paper"]->setChecked(!m_appearance.colourBlindSafe());
    m_actions["colours.safe"]->setChecked(m_appearance.colourBlindSafe());
    m_actions["motion.less"]->setChecked(m_appearance.lessMotion());
    m_actions["text.larger"]->setEnabled(m_appearance.textSize() < Settings::largestTextSize);
    m_actions["text.smaller"]->setEnabled(m_appearance.textSize() > Settings::smallestTextSize);
    m_actions.named(QStringLiteral("language.") + m_appearance.language())->setChecked(true);
}

} // namespace quadrille
