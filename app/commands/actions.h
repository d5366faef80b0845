// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_table.h"

#include <QAction>
#include <QHash>
#include <QObject>

#include <vector>

class QMenu;
class QMenuBar;

namespace quadrille {

/// One QAction for each command of the table, in the user's language.
class Actions : public QObject {
    Q_OBJECT
public:
    /// The shortcuts work where the owner's window is active.
    explicit Actions(QWidget* owner);

    /// \pre id is in the table.
    [[nodiscard]] QAction* operator[](const QString& id) const { return m_byId.value(id); }
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
    QHash<QString, QAction*> m_byId;
};

} // namespace quadrille
