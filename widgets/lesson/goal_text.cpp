// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/goal_text.h"

#include "core/lessons/turned.h"
#include "widgets/lesson/figure_text.h"
#include "widgets/plan_table/plan_row.h"

#include <QCoreApplication>

namespace quadrille::goal_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(goal_text)
};

struct Words {
    std::string_view name;
    const char* text;
};

constexpr Words known[] = {
    {"fits", QT_TRANSLATE_NOOP("goal_text", "the plan fits (green)")},
    {"runs", QT_TRANSLATE_NOOP("goal_text", "the plan can run")},
    {"dp", QT_TRANSLATE_NOOP("goal_text", "data parallel size")},
    {"memory.total_bytes", QT_TRANSLATE_NOOP("goal_text", "memory of the fullest GPU")},
    {"memory.capacity_bytes", QT_TRANSLATE_NOOP("goal_text", "what a GPU has")},
    {"memory.oom_probability", QT_TRANSLATE_NOOP("goal_text", "chance of running out of memory")},
    {"pipeline.bubble_over_total", QT_TRANSLATE_NOOP("goal_text", "bubble (idle ÷ total)")},
    {"pipeline.bubble_over_ideal", QT_TRANSLATE_NOOP("goal_text", "bubble (idle ÷ ideal)")},
    {"pipeline.textbook_over_total", QT_TRANSLATE_NOOP("goal_text", "textbook bubble (idle ÷ total)")},
    {"pipeline.textbook_over_ideal", QT_TRANSLATE_NOOP("goal_text", "textbook bubble (idle ÷ ideal)")},
    {"pipeline.microbatches", QT_TRANSLATE_NOOP("goal_text", "micro-batches")},
    {"performance.step_seconds", QT_TRANSLATE_NOOP("goal_text", "step time")},
    {"performance.tokens_per_second_per_gpu", QT_TRANSLATE_NOOP("goal_text", "tokens per second of a GPU")},
    {"performance.tflops_per_gpu", QT_TRANSLATE_NOOP("goal_text", "TFLOP/s of a GPU")},
    {"performance.mfu", QT_TRANSLATE_NOOP("goal_text", "MFU")},
    {"cost.goodput", QT_TRANSLATE_NOOP("goal_text", "goodput")},
    {"cost.days", QT_TRANSLATE_NOOP("goal_text", "days of training")},
};

QString asText(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString figure(std::string_view name) {
    for (const Words& each : known)
        if (each.name == name)
            return Text::tr(each.text);
    for (const std::string_view plan : {std::string_view("start."), std::string_view("best.")})
        if (name.starts_with(plan)) {
            const QString of = figure(name.substr(plan.size()));
            return plan == "start." ? Text::tr("%1 at the start", "a figure").arg(of)
                                    : Text::tr("%1 of the best plan", "a figure").arg(of);
        }
    const Setting* setting = settingCalled(name);
    return setting != nullptr ? settingName(*setting) : asText(name);
}

QString value(const FigureValue& value, std::string_view name, const MeasureLookup& measures) {
    const auto* word = std::get_if<std::string>(&value);
    const Setting* setting = settingCalled(name);
    if (word != nullptr && setting != nullptr)
        return settingValue(*setting, *word);
    return figure_text::shown(value, name.empty() ? Measure() : measures(name));
}

QString condition(const Expression& expression, const MeasureLookup& measures) {
    ExpressionWords words;
    words.name = [](std::string_view name) { return figure(name).toStdString(); };
    words.constant = [&measures](const FigureValue& constant, std::string_view beside) {
        return value(constant, beside, measures).toStdString();
    };
    words.both = Text::tr("%1 and %2", "conditions").toStdString();
    words.either = Text::tr("%1 or %2", "conditions").toStdString();
    words.no = Text::tr("not: %1", "a condition").toStdString();
    return QString::fromStdString(expression.said(words));
}

} // namespace quadrille::goal_text
