// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/trace_rules_file.h"
#include "app/text_io/traces/pipeline_csv.h"
#include "app/text_io/traces/trace_reader.h"
#include "core/traces/measured_timeline.h"
#include "tests/fuzz/holds.h"

#include <numeric>

using namespace quadrille;
using namespace quadrille::traces;

namespace {

void checkRank(const MeasuredRank& rank) {
    const Time sum =
        std::accumulate(allCauses.begin(), allCauses.end(), Time{0}, [&rank](Time before, Cause cause) {
            fuzz::holds(rank.occupancy.of(cause).hidden() >= 0, "hidden time is no less than none");
            return before + rank.occupancy.spent(cause);
        });
    fuzz::holds(sum == rank.span.length(), "the step's time goes somewhere");
    for (const CollectiveUse& use : rank.collectives)
        fuzz::holds(use.bytes >= 0 && std::isfinite(use.bytes) && use.seconds >= 0, "messages have a size");
}

void checkPasses(const std::vector<TimedPass>& passes) {
    const auto timeline = measuredTimeline(passes);
    if (!timeline)
        return;
    for (std::size_t i = 0; i < timeline->size(); ++i)
        fuzz::holds(timeline->ends[i] >= timeline->starts[i], "a pass ends after its start");
    const auto again = fuzz::readOrRefused([&] { return readPipelineCsv(pipelineCsv(passes)); });
    fuzz::holds(!again || again->size() >= passes.size(), "what was written is read");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    if (looksLikePipelineCsv(text)) {
        if (const auto passes = fuzz::readOrRefused([&] { return readPipelineCsv(text); }))
            checkPasses(*passes);
        return 0;
    }
    const auto trace = fuzz::readOrRefused([&] { return readTraceText(text, traceRules()); });
    if (!trace)
        return 0;
    const auto step = fuzz::readOrRefused([&] { return measuredStep({*trace}); });
    if (!step)
        return 0;
    for (const MeasuredRank& rank : step->ranks)
        checkRank(rank);
    for (const Message& note : step->notes)
        fuzz::holds(fuzz::showable(english(note)), "a note can be shown");
    if (step->ranks.front().passes.passes.size() < 1000)
        checkPasses(timedPasses(*step, pipelineRanks(*step, nullptr)));
    return 0;
}
