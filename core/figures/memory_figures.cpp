// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/figure_rows.h"

namespace quadrille {
namespace {

template <MemoryPart part>
double bytesOf(const StageMemory& stage) {
    return stage.part(part).value();
}

template <MemoryKind kind>
double totalOf(const StageMemory& stage) {
    return stage.total(kind).value();
}

} // namespace

const std::vector<StageFigure>& stageFigures() {
    using namespace figure_rows;
    static const std::vector<StageFigure> all{
        {"parameters_bytes", bytes, bytesOf<MemoryPart::parameters>},
        {"gradients_bytes", bytes, bytesOf<MemoryPart::gradients>},
        {"optimizer_bytes", bytes, bytesOf<MemoryPart::optimizer>},
        {"activations_bytes", bytes, bytesOf<MemoryPart::activations>},
        {"buffers_bytes", bytes, bytesOf<MemoryPart::buffers>},
        {"total_bytes", bytes, totalOf<MemoryKind::allocated>},
        {"fragmentation_bytes", bytes, bytesOf<MemoryPart::fragmentation>},
        {"communicators_bytes", bytes, bytesOf<MemoryPart::communicators>},
        {"context_bytes", bytes, bytesOf<MemoryPart::context>},
        {"reserved_bytes", bytes, totalOf<MemoryKind::reserved>},
        {"device_bytes", bytes, totalOf<MemoryKind::device>},
        {"host_bytes", bytes, [](const StageMemory& stage) { return stage.onHost.value(); }},
        {"held_ahead_bytes", bytes, [](const StageMemory& stage) { return stage.heldAhead.value(); }},
        {"microbatches_in_flight", plain, [](const StageMemory& stage) { return stage.inFlight; }}};
    return all;
}

namespace figure_rows {

void addMemory(std::vector<Figure>& rows) {
    const auto add = [&rows](const char* name, Measure measure, auto of) {
        rows.push_back({std::string("memory.") + name, measure, [of](const Analysis& a) -> FigureValue {
                            return a.memory ? FigureValue(of(*a.memory)) : FigureValue();
                        }});
    };
    add("total_bytes", bytes, [](const MemoryEstimate& m) { return m.total().value(); });
    add("reserved_bytes", bytes,
        [](const MemoryEstimate& m) { return m.total(MemoryKind::reserved).value(); });
    add("device_bytes", bytes, [](const MemoryEstimate& m) { return m.total(MemoryKind::device).value(); });
    add("capacity_bytes", bytes, [](const MemoryEstimate& m) { return m.capacity.value(); });
    add("zone", plain, [](const MemoryEstimate& m) { return std::string(name(m.zone)); });
    add("fullest_stage", count,
        [](const MemoryEstimate& m) { return static_cast<double>(m.stages[m.fullest].stage); });
    add("oom_probability", share, [](const MemoryEstimate& m) {
        return m.oomProbability ? FigureValue(*m.oomProbability) : FigureValue();
    });
}

} // namespace figure_rows
} // namespace quadrille
