// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_words.h"

#include "app/commands/command_table.h"
#include "app/commands/panel_table.h"
#include "app/data/published_plans_file.h"
#include "app/lessons/lesson_text.h"
#include "app/lessons/shipped_lessons.h"
#include "app/manual/replaced.h"
#include "core/glossary/glossary.h"
#include "core/pipeline/schedule.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <QKeySequence>

#include <algorithm>

namespace quadrille::manual_words {
namespace {

const Command* commandNamed(const QString& id) {
    const auto commands = allCommands();
    const auto found = std::ranges::find_if(
        commands, [&id](const Command& command) { return id == QLatin1String(command.id); });
    return found == commands.end() ? nullptr : &*found;
}

QString linkTo(const QString& kind, const QString& what, const QString& text) {
    return QStringLiteral("[%1](%2:%3)").arg(text, kind, what);
}

std::optional<QString> viewOf(const QString& name, bool linked) {
    const PanelId panel = panelNamed(name.toStdString());
    if (panel == nullptr)
        return std::nullopt;
    return linked ? linkTo(QStringLiteral("view"), name, titleOf(*panel)) : titleOf(*panel);
}

std::optional<QString> termOf(const QString& id) {
    for (const GlossaryEntry& entry : glossary())
        if (id == QLatin1String(entry.id))
            return linkTo(QStringLiteral("term"), id, glossary_text::term(entry));
    return std::nullopt;
}

std::optional<QString> lessonOf(const QString& name) {
    for (const Lesson& lesson : shippedLessons())
        if (lesson.name == name.toStdString())
            return linkTo(QStringLiteral("lesson"), name,
                          QString::fromStdString(inLanguage(lesson.texts, lesson_text::language()).title));
    return std::nullopt;
}

std::optional<QString> answerTo(const QString& kind, const QString& what, const Catalogue& catalogue) {
    if (kind == QLatin1String("key"))
        return keyOf(what);
    if (kind == QLatin1String("menu"))
        return menuOf(what);
    if (kind == QLatin1String("term"))
        return termOf(what);
    if (kind == QLatin1String("lesson"))
        return lessonOf(what);
    if (kind == QLatin1String("count"))
        return countOf(what, catalogue);
    return viewOf(what, kind == QLatin1String("view"));
}

} // namespace

std::optional<QString> keyOf(const QString& command) {
    const Command* found = commandNamed(command);
    if (found == nullptr || *found->shortcut == '\0')
        return std::nullopt;
    QStringList keys;
    for (const QString& key : QString::fromUtf8(found->shortcut).split(QStringLiteral("; ")))
        keys << QKeySequence(key, QKeySequence::PortableText).toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(" / "));
}

std::optional<QString> menuOf(const QString& command) {
    const Command* found = commandNamed(command);
    if (found == nullptr)
        return std::nullopt;
    QStringList way{withoutMnemonic(title(found->section))};
    if (found->submenu != nullptr)
        way << withoutMnemonic(QCoreApplication::translate("commands", found->submenu));
    way << withoutMnemonic(text(*found));
    return way.join(QStringLiteral(" → "));
}

std::optional<QString> countOf(const QString& what, const Catalogue& catalogue) {
    const auto of = [](const auto& list) { return format::count(static_cast<std::int64_t>(list.size())); };
    if (what == QLatin1String("models"))
        return of(catalogue.models);
    if (what == QLatin1String("gpus"))
        return of(catalogue.gpus);
    if (what == QLatin1String("schedules"))
        return of(scheduleKinds);
    if (what == QLatin1String("plans"))
        return of(loadPublishedPlans(catalogue));
    if (what == QLatin1String("lessons"))
        return of(lessonFiles());
    if (what == QLatin1String("terms"))
        return of(glossary());
    if (what == QLatin1String("views"))
        return of(allPanels());
    return std::nullopt;
}

QString filledIn(const QString& line, const Catalogue& catalogue, QString& failed) {
    static const QRegularExpression asked(
        QStringLiteral("\\{\\{(key|menu|count|view|name|term|lesson): *([^{}|]+?) *\\}\\}"));
    return replaced(line, asked, [&](const QRegularExpressionMatch& match) {
        const auto answer = answerTo(match.captured(1), match.captured(2), catalogue);
        if (!answer)
            failed = match.captured();
        return answer.value_or(match.captured(2));
    });
}

} // namespace quadrille::manual_words
