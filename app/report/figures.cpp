// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/figures.h"

#include "core/analysis/plan_comparison.h"
#include "core/cost/cost_of_plan.h"
#include "widgets/format.h"
#include "widgets/verdict/cost_text.h"
#include "widgets/verdict/verdict_text.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille::report {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(report)
};

/// Longer pipelines are shown by their ends.
constexpr std::size_t mostStages = 32;
constexpr std::size_t stagesAtEachEnd = 8;

/// One figure of both plans.
struct Row {
    QString name;
    QString now;
    QString baseline = {};
    QString difference = {};
};

QString glyphOf(Meaning meaning) {
    switch (meaning) {
    case Meaning::better:
        return Text::tr("better");
    case Meaning::worse:
        return Text::tr("worse");
    case Meaning::unsure:
        return Text::tr("within the interval");
    case Meaning::neutral:
    case Meaning::none:
        break;
    }
    return {};
}

/// "−3.2 GiB, better": the number without the words that say what it is compared with.
QString differenceOf(const verdict::Forms& forms) {
    const NumberButton::Form& form = forms.size() > 1 ? forms[1] : forms.front();
    const QString word = glyphOf(form.meaning);
    if (form.difference.isEmpty() || word.isEmpty())
        return form.difference;
    return Text::tr("%1, %2", "a difference, better or worse").arg(form.difference, word);
}

QString between(const QString& least, const QString& most) {
    return Text::tr("%1 to %2", "an interval").arg(least, most);
}

/// Gathers the rows of one plan beside another, which may be missing.
class Rows {
public:
    Rows(const Analysis& now, const Analysis* before)
        : m_now(now), m_before(before != nullptr && before->runnable() ? before : nullptr) {}

    /// \param forms of an analysis and one to compare it with, which may be null
    template <class FormsOf>
    void addForms(const QString& name, const FormsOf& forms) {
        addForms(name, forms, [&forms](const Analysis& each) { return forms(each, nullptr).front().text; });
    }
    /// \param text in place of theirs, where the name says already what it is
    template <class FormsOf, class TextOf>
    void addForms(const QString& name, const FormsOf& forms, const TextOf& text) {
        Row row{name, text(m_now)};
        if (m_before != nullptr) {
            row.baseline = text(*m_before);
            row.difference = differenceOf(forms(m_now, m_before));
        }
        m_rows.push_back(row);
    }
    template <class TextOf>
    void add(const QString& name, const TextOf& text) {
        m_rows.push_back({name, text(m_now), m_before != nullptr ? text(*m_before) : QString()});
    }
    [[nodiscard]] Table table() const {
        Table table{{Text::tr("Figure"), Text::tr("This plan")}, {}};
        if (m_before != nullptr)
            table.columns << Text::tr("Plan A") << Text::tr("Difference");
        for (const Row& row : m_rows)
            table.rows.push_back(m_before != nullptr
                                     ? QStringList{row.name, row.now, row.baseline, row.difference}
                                     : QStringList{row.name, row.now});
        return table;
    }

private:
    const Analysis& m_now;
    const Analysis* m_before;
    std::vector<Row> m_rows;
};

template <class Part>
const Part* partOf(const Analysis* analysis, const std::optional<Part> Analysis::*part) {
    return analysis != nullptr ? &*(analysis->*part) : nullptr;
}

void addMemory(Rows& rows, const Analysis& analysis) {
    rows.addForms(Text::tr("Memory of the fullest GPU, allocated"),
                  [](const Analysis& now, const Analysis* before) {
                      return verdict::memory(*now.memory, partOf(before, &Analysis::memory));
                  });
    if (!analysis.memory->oomProbability)
        return;
    for (const MemoryKind kind : {MemoryKind::reserved, MemoryKind::device})
        rows.add(kind == MemoryKind::reserved ? Text::tr("The same, reserved")
                                              : Text::tr("The same, on the device"),
                 [kind](const Analysis& each) { return format::gib(each.memory->total(kind)); });
    rows.add(Text::tr("Chance of running out of memory"), [](const Analysis& each) {
        const auto& probability = each.memory->oomProbability;
        return probability ? format::chance(*probability) : QStringLiteral("–");
    });
}

void addSpeed(Rows& rows, FlopConvention convention) {
    rows.addForms(Text::tr("Time of a step"), [](const Analysis& now, const Analysis* before) {
        const bool comparable = before != nullptr && trainTheSame(now.scenario(), before->scenario());
        return verdict::step(*now.performance, comparable ? partOf(before, &Analysis::performance) : nullptr);
    });
    rows.add(Text::tr("Nine of ten steps take"), [](const Analysis& each) {
        const double factor = each.performance->intervalFactor();
        return between(format::duration(each.performance->step.value() / factor),
                       format::duration(each.performance->step.value() * factor));
    });
    rows.addForms(Text::tr("Utilisation"), [convention](const Analysis& now, const Analysis* before) {
        return verdict::utilisation(*now.performance, convention, partOf(before, &Analysis::performance));
    });
    rows.addForms(
        Text::tr("Computation of a GPU"), [convention](const Analysis& now, const Analysis* before) {
            return verdict::flops(*now.performance, convention, partOf(before, &Analysis::performance));
        });
    rows.addForms(Text::tr("Throughput of a GPU"), [](const Analysis& now, const Analysis* before) {
        return verdict::tokens(*now.performance, partOf(before, &Analysis::performance));
    });
    rows.add(Text::tr("Throughput of all GPUs"), [](const Analysis& each) {
        return format::tokensPerSecond(each.performance->tokensPerSecond());
    });
}

void addPipeline(Rows& rows, const Analysis& analysis) {
    rows.addForms(
        Text::tr("Idle share of the pipeline, idle ÷ total"),
        [](const Analysis& now, const Analysis* before) {
            return verdict::bubble(*now.pipeline, partOf(before, &Analysis::pipeline));
        },
        [](const Analysis& each) { return format::percent(each.pipeline->span.overTotal()); });
    rows.add(Text::tr("The same, idle ÷ ideal"),
             [](const Analysis& each) { return format::percent(each.pipeline->span.overIdeal()); });
    if (analysis.pipeline->textbook)
        rows.add(Text::tr("Textbook, for equal stages, idle ÷ total"), [](const Analysis& each) {
            const auto& textbook = each.pipeline->textbook;
            return textbook ? format::percent(textbook->overTotal) : QStringLiteral("–");
        });
    rows.addForms(
        Text::tr("Data parallel size"),
        [](const Analysis& now, const Analysis* before) {
            return verdict::dataParallel(*now.pipeline, partOf(before, &Analysis::pipeline));
        },
        [](const Analysis& each) { return format::count(each.pipeline->dataParallel); });
    rows.addForms(
        Text::tr("Micro-batches of a pipeline"),
        [](const Analysis& now, const Analysis* before) {
            return verdict::microBatches(*now.pipeline, partOf(before, &Analysis::pipeline));
        },
        [](const Analysis& each) { return format::count(each.pipeline->microBatches); });
}

QStringList stageRow(const StageMemory& stage) {
    QStringList row{format::count(stage.stage)};
    for (const MemoryPart part : partsOf(MemoryKind::allocated))
        row << format::gibNumber(stage.part(part));
    return row << format::gibNumber(stage.total());
}

} // namespace

Table figures(const Analysis& analysis, FlopConvention convention, const Analysis* baseline) {
    Rows rows(analysis, baseline);
    addMemory(rows, analysis);
    addSpeed(rows, convention);
    addPipeline(rows, analysis);
    rows.add(Text::tr("Sent by each GPU in a step"), [](const Analysis& each) {
        Bytes sent;
        for (const Exchange& exchange : each.performance->exchanges)
            sent += exchange.sent;
        return format::traffic(sent);
    });
    return rows.table();
}

Table costFigures(const Analysis& analysis) {
    using cost_text::amount;
    const TrainingCost cost = trainingCost(costQuestion(analysis.scenario()), *analysis.performance);
    Table table{{Text::tr("Figure"), Text::tr("This plan")}, {}};
    if (!cost.days)
        return table;
    table.rows = {{Text::tr("Tokens to train on"), format::parameters(analysis.scenario().run.tokens)},
                  {Text::tr("Days"), amount(*cost.days)},
                  {Text::tr("GPU-hours"), amount(*cost.gpuHours)}};
    if (cost.price)
        table.rows.push_back({Text::tr("Price, at %1 for a GPU-hour")
                                  .arg(format::number(analysis.scenario().run.pricePerGpuHour)),
                              amount(*cost.price)});
    table.rows.push_back(
        {Text::tr("Goodput: share of the time that trains"), format::percent(cost.goodput.share)});
    return table;
}

Table stageFigures(const MemoryEstimate& memory) {
    Table table{{Text::tr("Stage, GiB")}, {}};
    for (const MemoryPart part : partsOf(MemoryKind::allocated))
        table.columns << format::partName(part);
    table.columns << Text::tr("Together");
    const std::size_t count = memory.stages.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (count > mostStages && i == stagesAtEachEnd) {
            const std::size_t skipped = count - 2 * stagesAtEachEnd;
            QStringList row{Text::tr("… %1 more").arg(format::count(static_cast<std::int64_t>(skipped)))};
            row.resize(table.columns.size());
            table.rows.push_back(row);
            i += skipped;
        }
        table.rows.push_back(stageRow(memory.stages[i]));
    }
    return table;
}

} // namespace quadrille::report
