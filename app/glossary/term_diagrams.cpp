// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/term_diagrams.h"

#include "core/anatomy/gpu_share.h"
#include "core/anatomy/zero_stages.h"
#include "core/cost/cost_of_plan.h"
#include "widgets/format.h"

#include <QCoreApplication>

namespace quadrille::term_diagrams {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(termDiagrams)
};

} // namespace

BarDiagramData bytesPerParameter(const Analysis& analysis) {
    const anatomy::GpuShare share = anatomy::gpuShare(analysis.resolved, 0);
    const double parameters = share.sharedParameters() + share.expertParameters();
    const auto states = anatomy::statesByZero(analysis.resolved, analysis.memory->stages.front());
    BarDiagramData data;
    data.unit = Text::tr("bytes per parameter");
    const int own = analysis.scenario().plan.zero;
    for (int stage = 0; stage < static_cast<int>(states.size()); ++stage) {
        const anatomy::StatesHeld& held = states.at(static_cast<std::size_t>(stage));
        const auto part = [&](MemoryPart kind, Bytes bytes) {
            return BarDiagramData::Part{bytes.value() / parameters, kind, format::partName(kind)};
        };
        data.rows.push_back(
            {stage == own ? Text::tr("ZeRO %1 ◂", "the plan's own stage").arg(stage)
                          : Text::tr("ZeRO %1").arg(stage),
             {part(MemoryPart::parameters, held.parameters), part(MemoryPart::gradients, held.gradients),
              part(MemoryPart::optimizer, held.optimizer)},
             format::number(held.total().value() / parameters, 3)});
    }
    data.finding = Text::tr("%1 bytes of states for each parameter without ZeRO, %2 under the plan’s ZeRO %3",
                            "two numbers, a stage")
                       .arg(data.rows.front().value, data.rows.at(static_cast<std::size_t>(own)).value)
                       .arg(own);
    return data;
}

BarDiagramData daysOfTraining(const Analysis& analysis) {
    const TrainingCost cost = trainingCost(costQuestion(analysis.scenario()), *analysis.performance);
    const Goodput& goodput = cost.goodput;
    // What the factors leave, one after the other.
    const double writing = 1 - goodput.notWriting;
    const double repeated = goodput.notWriting * (1 - goodput.notRepeated);
    const double restarting = goodput.notWriting * goodput.notRepeated * (1 - goodput.notRestarting);
    BarDiagramData data;
    data.unit = Text::tr("share of the time");
    data.rows.push_back({Text::tr("All the time"),
                         {{goodput.share, TimeFamily::peak, Text::tr("trains")},
                          {writing, TimeFamily::memoryBound, Text::tr("writes checkpoints")},
                          {repeated, TimeFamily::belowPeak, Text::tr("does lost steps again")},
                          {restarting, TimeFamily::other, Text::tr("restarts")}},
                         format::percent(goodput.share)});
    // Where it is nearly all, the rest again, larger.
    constexpr double seen = 0.5;
    if (goodput.share > seen && goodput.share < 1) {
        auto& rest = data.rows.emplace_back();
        rest.name = Text::tr("The rest, magnified");
        for (std::size_t i = 1; i < data.rows.front().parts.size(); ++i) {
            BarDiagramData::Part part = data.rows.front().parts[i];
            part.value /= 1 - goodput.share;
            rest.parts.push_back(part);
        }
        rest.value = format::percent(1 - goodput.share);
    }
    QStringList sentences{Text::tr("%1 of the time trains", "a share").arg(format::percent(goodput.share))};
    if (cost.days)
        sentences << Text::tr("%1 days", "of training").arg(format::number(*cost.days, 3));
    if (cost.gpuHours)
        sentences << Text::tr("%1 GPU-hours", "of training")
                         .arg(format::count(static_cast<std::int64_t>(*cost.gpuHours)));
    data.finding = sentences.join(QStringLiteral(" · "));
    return data;
}

} // namespace quadrille::term_diagrams
