// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/decks/deck_store.h"
#include "app/panels/panel_contents.h"

#include <functional>

class QComboBox;
class QListView;
class QToolButton;

namespace quadrille {

class Actions;
class EmptyHint;
class StopEdit;
class StopList;

/// The decks of the session: a list of stops to be kept, put in order, renamed, described and shown.
///
/// Keys in the list: Return shows a stop in the window, F2 renames it, Alt with the arrows moves it, Delete
/// deletes it.
class StopsPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    StopsPanel(ScenarioStore& store, const Actions& actions, QWidget* parent);

    /// What the window shows, without name, caption and notes.
    void setWindow(std::function<Stop()> window) { m_window = std::move(window); }
    void keep();                            ///< what is on screen, behind the current stop
    [[nodiscard]] const Deck* deck() const; ///< the current one; null: there is none
    [[nodiscard]] std::optional<std::size_t> place() const;
    void setPlace(std::size_t place);
    [[nodiscard]] QString finding() const override;
    [[nodiscard]] QListView* list() const { return m_list; }

signals:
    void shown(const quadrille::Stop& stop); ///< the user wants the window to look like that

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< keys of the list

private:
    void makeBar();
    void makeList();
    [[nodiscard]] const Stop* stop() const;
    void update();
    void show();
    void remove();
    void move(int by);
    void describe(std::size_t place, const Stop& described);
    void showStop();
    void enable();
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);

    DeckStore& m_decks;
    const Actions& m_actions;
    std::function<Stop()> m_window;
    QComboBox* m_names = nullptr;
    QToolButton* m_add = nullptr;
    QToolButton* m_rename = nullptr;
    QToolButton* m_delete = nullptr;
    QToolButton* m_keep = nullptr;
    QToolButton* m_update = nullptr;
    QToolButton* m_present = nullptr;
    QToolButton* m_export = nullptr;
    EmptyHint* m_hint = nullptr;
    QListView* m_list = nullptr;
    StopList* m_model = nullptr;
    StopEdit* m_edit = nullptr;
    int m_last = 0; ///< place of the stop that was the current one before a change
};

} // namespace quadrille
