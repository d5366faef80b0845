// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"

#include "app/commands/command_rows.h"
#include "app/commands/panel_table.h"

#include <QRegularExpression>

#include <vector>

namespace quadrille {
namespace {

/// The table, and before the other places to go to every panel.
std::vector<Command> withPanels() {
    using S = Section;
    std::vector<Command> all;
    bool gone = false;
    for (const Command& command : command_rows::commands) {
        if (command.section == S::go && !gone) {
            for (const PanelId panel : allPanels())
                all.push_back(
                    {panel->command, S::go, englishTitle(panel->group), panel->title, panel->shortcut, ""});
            gone = true;
        }
        all.push_back(command);
    }
    return all;
}

} // namespace

std::span<const Command> allCommands() {
    static const std::vector<Command> all = withPanels();
    return all;
}

QString withoutMnemonic(QString text) {
    static const QRegularExpression marks(QStringLiteral("\\(&.\\)|&|…"));
    return text.remove(marks);
}

QString title(Section section) {
    switch (section) {
    case Section::file:
        return QCoreApplication::translate("commands", "&File");
    case Section::edit:
        return QCoreApplication::translate("commands", "&Edit");
    case Section::compare:
        return QCoreApplication::translate("commands", "&Compare");
    case Section::pipeline:
        return QCoreApplication::translate("commands", "&Pipeline");
    case Section::view:
        return QCoreApplication::translate("commands", "&View");
    case Section::go:
        return QCoreApplication::translate("commands", "&Go");
    case Section::help:
        break;
    }
    return QCoreApplication::translate("commands", "&Help");
}

} // namespace quadrille
