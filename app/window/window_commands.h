// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/actions.h"

#include <QObject>

namespace quadrille {

class Appearance;
class GlossaryDialog;
class MainWindow;
class ManualWindow;
struct Catalogue;

/// What the commands do that concern the whole window: sessions, undo, appearance, help.
class WindowCommands : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    WindowCommands(MainWindow& window, const Catalogue& catalogue, Appearance& appearance);

    void refresh(); ///< which are possible now, and what undo would take back
    void showGlossary(const QString& searched);

private:
    template <class Slot>
    void on(CommandKey command, Slot&& slot);
    void connectSession();
    void connectPlan();
    void connectAppearance();
    void connectHelp();
    void showReference();
    void showManual();
    void follow(const QString& link); ///< of the glossary and the manual

    MainWindow& m_window;
    const Catalogue& m_catalogue;
    Appearance& m_appearance;
    const Actions& m_actions;
    GlossaryDialog* m_glossary = nullptr; ///< made when it is first opened
    ManualWindow* m_manual = nullptr;     ///< likewise
};

} // namespace quadrille
