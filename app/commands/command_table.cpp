// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"

#include "app/commands/command_rows.h"
#include "app/commands/panel_table.h"
#include "core/pipeline/schedule.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {
namespace {

/// What the pipeline can be compared with: every schedule.
void addSchedules(std::vector<Command>& all) {
    static const auto ids = [] {
        std::array<std::string, scheduleKinds.size()> made;
        std::ranges::transform(scheduleKinds, made.begin(), [](ScheduleKind kind) {
            return "compare." + std::string(scheduleName(kind));
        });
        return made;
    }();
    for (std::size_t i = 0; i < ids.size(); ++i)
        all.push_back({.id = ids[i].c_str(),
                       .section = Section::pipeline,
                       .submenu = command_rows::compare,
                       .text = traits(scheduleKinds[i]).label,
                       .checkable = true,
                       .startsGroup = i == 0,
                       .context = "core"});
}

/// The letter behind the &; none: 0.
QChar mnemonicOf(const QString& text) {
    const qsizetype mark = text.indexOf(u'&');
    return mark < 0 || mark + 1 == text.size() ? QChar() : text.at(mark + 1).toUpper();
}

/// Marks the first letter or digit that is not taken, and takes it; behind words that have none, one of the
/// English text.
QString withFreeMnemonic(QString text, const char* english, QSet<QChar>& taken) {
    const auto isFree = [&taken](QChar each) {
        return each.unicode() < 128 && each.isLetterOrNumber() && !taken.contains(each.toUpper());
    };
    if (const auto* const found = std::ranges::find_if(text, isFree); found != text.cend()) {
        taken.insert(found->toUpper());
        return text.insert(found - text.cbegin(), u'&');
    }
    const QString others = QLatin1String(english) + QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
    const auto* const found = std::ranges::find_if(others, isFree);
    if (found == others.cend())
        return text;
    taken.insert(found->toUpper());
    const bool latin = text.back().unicode() < 128;
    return QStringLiteral("%1%2(&%3)").arg(text, latin ? QStringLiteral(" ") : QString(), found->toUpper());
}

/// The table, with every schedule, and before the other places to go to every panel.
std::vector<Command> withListed() {
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
        if (command.id == std::string_view("compare.file"))
            addSchedules(all);
    }
    return all;
}

} // namespace

std::span<const Command> allCommands() {
    static const std::vector<Command> all = withListed();
    return all;
}

QString text(const Command& command) {
    const auto translated = [](const Command& each) {
        return QCoreApplication::translate(each.context, each.text);
    };
    const QString own = translated(command);
    if (!mnemonicOf(own).isNull() || command.submenu == nullptr)
        return own;
    QSet<QChar> taken;
    // By their words: the same literal may stand in several places.
    const auto siblings = [&command](const Command& each) {
        return each.section == command.section && each.submenu != nullptr &&
               std::string_view(each.submenu) == command.submenu;
    };
    for (const Command& each : allCommands())
        if (siblings(each))
            taken.insert(mnemonicOf(translated(each)));
    for (const Command& each : allCommands()) {
        const QString word = siblings(each) ? translated(each) : QString();
        if (word.isEmpty() || !mnemonicOf(word).isNull())
            continue;
        const QString marked = withFreeMnemonic(word, each.text, taken);
        if (std::string_view(each.id) == command.id)
            return marked;
    }
    return own;
}

QString withoutMnemonic(QString text) {
    static const QRegularExpression marks(QStringLiteral(" ?\\(&.\\)|&|…"));
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
