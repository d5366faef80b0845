// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_table.h"

#include "app/commands/command_rows.h"
#include "app/commands/panel_table.h"
#include "app/store/kept_plan.h"
#include "core/pipeline/schedule.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <deque>
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

/// What can be done with each of the plans that are kept.
void addKept(std::vector<Command>& all) {
    struct Kind {
        const char* id;
        const char* submenu;
        const char* text;
        const char* keys; ///< before the number; null: none
    };
    static constexpr Kind kinds[] = {
        {"kept.load.", command_rows::loadKept, QT_TRANSLATE_NOOP("commands", "Load kept plan &%1"), "Alt+"},
        {"kept.rename.", command_rows::renameKept, QT_TRANSLATE_NOOP("commands", "Rename kept plan &%1…"),
         nullptr},
        {"kept.pin.", command_rows::pinKept, QT_TRANSLATE_NOOP("commands", "Pin kept plan &%1 as baseline A"),
         nullptr},
        {"kept.drop.", command_rows::dropKept, QT_TRANSLATE_NOOP("commands", "Drop kept plan &%1"), nullptr}};
    static std::deque<std::string> words; // they stay where they are
    for (const Kind& kind : kinds) {
        for (int number = 1; number <= static_cast<int>(mostKeptPlans); ++number) {
            const char* id = words.emplace_back(kind.id + std::to_string(number)).c_str();
            const char* key =
                kind.keys == nullptr ? "" : words.emplace_back(kind.keys + std::to_string(number)).c_str();
            all.push_back({.id = id,
                           .section = Section::compare,
                           .submenu = kind.submenu,
                           .text = kind.text,
                           .shortcut = key,
                           .number = number});
        }
    }
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
        if (command.id == std::string_view("kept.keep"))
            addKept(all);
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
        const QString words = QCoreApplication::translate(each.context, each.text);
        return each.number > 0 ? words.arg(each.number) : words;
    };
    QString own = translated(command);
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
        QString marked = withFreeMnemonic(word, each.text, taken);
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
