// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/figures.h"

#include "core/cost/cost_of_plan.h"
#include "widgets/format.h"
#include "widgets/verdict/cost_text.h"
#include "widgets/verdict/verdict_text.h"

#include <QCoreApplication>

namespace quadrille::report {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(report)
};

/// Longer pipelines are shown by their ends.
constexpr std::size_t mostStages = 32;
constexpr std::size_t stagesAtEachEnd = 8;

QStringList stageRow(const StageMemory& stage) {
    QStringList row{format::count(stage.stage)};
    for (const MemoryPart part : partsOf(MemoryKind::allocated))
        row << format::gibNumber(stage.part(part));
    return row << format::gibNumber(stage.total());
}

/// Of one plan: what a figure is called, and what it is.
class Rows {
public:
    void add(const QString& name, const QString& text) { m_rows.push_back({name, text}); }
    void add(const QString& name, const verdict::Forms& forms) { add(name, forms.front().text); }

    void addMemory(const MemoryEstimate& memory) {
        add(Text::tr("Memory of the fullest GPU, allocated"), verdict::memory(memory));
        if (!memory.oomProbability)
            return;
        add(Text::tr("The same, reserved"), format::gib(memory.total(MemoryKind::reserved)));
        add(Text::tr("The same, on the device"), format::gib(memory.total(MemoryKind::device)));
        add(Text::tr("Chance of running out of memory"), format::chance(*memory.oomProbability));
    }
    void addSpeed(const Performance& performance, FlopConvention convention) {
        add(Text::tr("Time of a step"), verdict::step(performance));
        add(Text::tr("Nine of ten steps take"),
            Text::tr("%1 to %2", "an interval")
                .arg(format::duration(performance.shortestStep().value()),
                     format::duration(performance.longestStep().value())));
        add(Text::tr("Utilisation"), verdict::utilisation(performance, convention));
        // Which the waterfall shows as what computes at peak.
        if (convention != FlopConvention::causal)
            add(Text::tr("The same, without the masked half of attention"),
                format::percent(performance.mfu(FlopConvention::causal)));
        add(Text::tr("Computation of a GPU"), verdict::flops(performance, convention));
        add(Text::tr("Throughput of a GPU"), verdict::tokens(performance));
        add(Text::tr("Throughput of all GPUs"), format::tokensPerSecond(performance.tokensPerSecond()));
    }
    void addPipeline(const PipelineSummary& pipeline) {
        add(Text::tr("Idle share of the pipeline, idle ÷ total"), format::percent(pipeline.span.overTotal()));
        add(Text::tr("The same, idle ÷ ideal"), format::percent(pipeline.span.overIdeal()));
        if (pipeline.textbook)
            add(Text::tr("Textbook, for equal stages, idle ÷ total"),
                format::percent(pipeline.textbook->overTotal));
        add(Text::tr("Data parallel size"), format::count(pipeline.dataParallel));
        add(Text::tr("Micro-batches of a pipeline"), format::count(pipeline.microBatches));
    }
    [[nodiscard]] Table table() const { return {{Text::tr("Figure"), Text::tr("This plan")}, m_rows}; }

private:
    std::vector<QStringList> m_rows;
};

} // namespace

Table figures(const Analysis& analysis, FlopConvention convention) {
    Rows rows;
    rows.addMemory(*analysis.memory);
    rows.addSpeed(*analysis.performance, convention);
    rows.addPipeline(*analysis.pipeline);
    Bytes sent;
    for (const Exchange& exchange : analysis.performance->exchanges)
        sent += exchange.sent;
    rows.add(Text::tr("Sent by each GPU in a step"), format::traffic(sent));
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
