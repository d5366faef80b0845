// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_rows.h"

#include <QAction>
#include <QHash>
#include <QObject>

#include <array>
#include <iterator>
#include <string_view>
#include <vector>

class QMenu;
class QMenuBar;

namespace quadrille {

/// Names a command of the table; an id that is not there does not compile.
class CommandKey {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): it stands for the id
    consteval CommandKey(const char* id) {
        while (std::string_view(command_rows::commands[m_place].id) != id)
            ++m_place; // past the end is no constant expression
    }
    [[nodiscard]] constexpr std::size_t place() const { return m_place; }

private:
    std::size_t m_place = 0;
};

/// One QAction for each command of the table, in the user's language.
class Actions : public QObject {
    Q_OBJECT
public:
    /// The shortcuts work where the owner's window is active.
    explicit Actions(QWidget* owner);

    [[nodiscard]] QAction* operator[](CommandKey command) const { return m_byPlace[command.place()]; }
    /// Null where there is no command of that id.
    [[nodiscard]] QAction* named(const QString& id) const { return m_byId.value(id); }
    [[nodiscard]] const std::vector<QAction*>& all() const { return m_all; } ///< in the table's order

    /// The text without mnemonic and dots, as the palette and the sheet show it: "Theme: Dark", "Go:
    /// Heatmap".
    [[nodiscard]] static QString plainText(const QAction& action);
    /// The same in English, whatever language is in force.
    [[nodiscard]] static QString englishText(const QAction& action);
    [[nodiscard]] static const Command& commandOf(const QAction& action);

    /// Fills the menu bar with the table's sections; `recent` goes below Open.
    void fill(QMenuBar& bar, QMenu* recent) const;
    /// Texts anew, after a change of language.
    void retranslate();

private:
    std::vector<QAction*> m_all;
    std::array<QAction*, std::size(command_rows::commands)> m_byPlace{};
    QHash<QString, QAction*> m_byId;
};

} // namespace quadrille
