// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/figure_rows.h"

namespace quadrille::figure_rows {

void addPipeline(std::vector<Figure>& rows) {
    const auto add = [&rows](const char* name, Measure measure, auto of) {
        rows.push_back({std::string("pipeline.") + name, measure, [of](const Analysis& a) -> FigureValue {
                            return a.pipeline ? FigureValue(of(*a.pipeline)) : FigureValue();
                        }});
    };
    using Summary = PipelineSummary;
    add("bubble_over_ideal", share, [](const Summary& p) { return p.span.overIdeal(); });
    add("bubble_over_total", share, [](const Summary& p) { return p.span.overTotal(); });
    add("makespan_seconds", seconds, [](const Summary& p) { return p.span.makespan; });
    add("idle_seconds.fill_and_drain", seconds, [](const Summary& p) { return p.span.fillAndDrain(); });
    add("idle_seconds.unequal_stages", seconds, [](const Summary& p) { return p.span.unequalStages(); });
    add("idle_seconds.messages", seconds, [](const Summary& p) { return p.span.messages(); });
    add("idle_seconds.total", seconds, [](const Summary& p) { return p.span.idle(); });
    add("textbook_over_ideal", share,
        [](const Summary& p) { return p.textbook ? FigureValue(p.textbook->overIdeal) : FigureValue(); });
    add("textbook_over_total", share,
        [](const Summary& p) { return p.textbook ? FigureValue(p.textbook->overTotal) : FigureValue(); });
    add("microbatches", count, [](const Summary& p) { return static_cast<double>(p.microBatches); });
    add("data_parallel", count, [](const Summary& p) { return static_cast<double>(p.dataParallel); });
}

} // namespace quadrille::figure_rows
