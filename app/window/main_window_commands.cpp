// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/commands/glossary_dialog.h"
#include "app/commands/palette.h"
#include "app/commands/shortcut_sheet.h"
#include "app/dialogs/dialogs.h"
#include "app/forms/estimate_panel.h"
#include "app/forms/plan_values.h"
#include "app/panels/plan/plan_panel.h"
#include "app/text_io/command_line_text.h"
#include "app/window/library_controller.h"
#include "widgets/picture/picture.h"

#include <QApplication>
#include <QClipboard>
#include <QToolBar>
#include <QToolButton>

namespace quadrille {

void MainWindow::connectCommands() {
    const auto on = [this](const char* id, auto&& slot) {
        connect((*m_actions)[QLatin1String(id)], &QAction::triggered, this, slot);
    };
    on("file.new", [this] { m_session->newSession(); });
    on("file.open", [this] { m_session->askAndOpen(); });
    on("file.save", [this] { m_session->save(); });
    on("file.saveAs", [this] { m_session->saveAs(); });
    on("file.quit", [this] { close(); });
    on("edit.undo", [this] { m_store.undoStack().undo(); });
    on("edit.redo", [this] { m_store.undoStack().redo(); });
    on("copy.commandLine",
       [this] { QApplication::clipboard()->setText(commandLineOf(m_store.scenario(), m_catalogue)); });

    on("baseline.pin", [this] { m_store.pinBaseline(); });
    on("baseline.unpin", [this] { m_store.unpinBaseline(); });
    on("baseline.swap", [this] { m_store.swapWithBaseline(); });

    on("help.palette", [this] {
        const PlanValues values(m_store, m_catalogue, m_library->library());
        const auto matching = [values](const QString& typed) { return values.matching(typed); };
        (new CommandPalette(m_actions->all(), matching, this))->show();
    });
    on("help.shortcuts", [this] { (new ShortcutSheet(m_actions->all(), this))->open(); });
    on("help.glossary", [this] { showGlossary({}); });
    on("help.about", [this] { showAbout(this); });

    connect(&m_store.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshCommands);
    connect(&m_store, &ScenarioStore::changed, this, &MainWindow::refreshCommands);
    connect(&m_store, &ScenarioStore::baselineChanged, this, &MainWindow::refreshCommands);
}

void MainWindow::showGlossary(const QString& searched) {
    if (m_glossary == nullptr)
        m_glossary = new GlossaryDialog(this);
    m_glossary->lookUp(searched);
}

void MainWindow::connectPanelCommands() {
    for (Panel* panel : m_panels.all())
        connect((*m_actions)[QLatin1String(panel->spec().command)], &QAction::triggered, this,
                [this, panel] { m_layout->focus(*panel); });
    const auto on = [this](const char* id, auto&& slot) {
        connect((*m_actions)[QLatin1String(id)], &QAction::triggered, m_layout, slot);
    };
    const auto inPlan = [this, on](const char* id, auto&& slot) {
        on(id, [this, slot] {
            m_layout->focus(*m_panels[PanelId::plan]);
            slot();
        });
    };
    inPlan("plan.estimate", [this] { m_plan->showEstimate(); });
    inPlan("plan.recipe", [this] { m_plan->showRecipe(); });
    on("edit.framework", [this] { m_plan->estimate()->editFramework(); });
    on("panel.next", [this] { m_layout->focusNext(1); });
    on("panel.previous", [this] { m_layout->focusNext(-1); });
    on("panel.fill", [this] { m_layout->toggleFill(); });
    on("layout.reset", [this] { m_layout->reset(); });
}

void MainWindow::connectAppearanceCommands() {
    constexpr int step = 10;
    constexpr int projector = 160; ///< percent: read at 4 m from a 2 m wide picture of 1080 lines
    const auto on = [this](const QString& id, auto&& slot) {
        connect((*m_actions)[id], &QAction::triggered, this, slot);
    };
    on(QStringLiteral("theme.system"), [this] { m_appearance.setTheme(Theme::system); });
    on(QStringLiteral("theme.light"), [this] { m_appearance.setTheme(Theme::light); });
    on(QStringLiteral("theme.dark"), [this] { m_appearance.setTheme(Theme::dark); });
    on(QStringLiteral("colours.paper"), [this] { m_appearance.setColourBlindSafe(false); });
    on(QStringLiteral("colours.safe"), [this] { m_appearance.setColourBlindSafe(true); });
    on(QStringLiteral("text.larger"), [this] { m_appearance.setTextSize(m_appearance.textSize() + step); });
    on(QStringLiteral("text.smaller"), [this] { m_appearance.setTextSize(m_appearance.textSize() - step); });
    on(QStringLiteral("text.normal"), [this] { m_appearance.setTextSize(100); });
    on(QStringLiteral("text.projector"), [this] { m_appearance.setTextSize(projector); });
    for (const QString& language : languages())
        on(QStringLiteral("language.") + language, [this, language] { m_appearance.setLanguage(language); });
    connect(&m_appearance, &Appearance::changed, this, &MainWindow::refreshCommands);
}

void MainWindow::refreshCommands() {
    const auto action = [this](const char* id) { return (*m_actions)[QLatin1String(id)]; };
    const auto described = [](QAction* entry, const QString& what) {
        entry->setEnabled(!what.isEmpty());
        const QString plain = text(Actions::commandOf(*entry));
        entry->setText(what.isEmpty() ? plain : tr("%1: %2").arg(plain, what));
    };
    described(action("edit.undo"), m_store.undoText());
    described(action("edit.redo"), m_store.redoText());
    const auto& state = m_store.state();
    action("baseline.pin")->setEnabled(state.baseline != state.scenario);
    action("baseline.unpin")->setEnabled(state.baseline.has_value());
    action("baseline.swap")->setEnabled(state.baseline && *state.baseline != state.scenario);
    // On the toolbar they appear with the baseline they are about.
    auto* bar = findChild<QToolBar*>(QStringLiteral("verdict"));
    for (QAction* entry : {action("baseline.swap"), action("baseline.unpin")}) {
        if (!state.baseline)
            bar->removeAction(entry);
        else if (!bar->actions().contains(entry))
            bar->addAction(entry);
    }
    for (auto* button : bar->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
        if (button->defaultAction() != nullptr) // not the toolbar's own
            button->setFocusPolicy(Qt::TabFocus);
    }

    const Theme theme = m_appearance.theme();
    action("theme.system")->setChecked(theme == Theme::system);
    action("theme.light")->setChecked(theme == Theme::light);
    action("theme.dark")->setChecked(theme == Theme::dark);
    action("colours.paper")->setChecked(!m_appearance.colourBlindSafe());
    action("colours.safe")->setChecked(m_appearance.colourBlindSafe());
    action("text.larger")->setEnabled(m_appearance.textSize() < Settings::largestTextSize);
    action("text.smaller")->setEnabled(m_appearance.textSize() > Settings::smallestTextSize);
    (*m_actions)[QStringLiteral("language.") + m_appearance.language()]->setChecked(true);
}

} // namespace quadrille
