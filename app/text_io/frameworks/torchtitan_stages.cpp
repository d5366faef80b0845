// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/torchtitan_stages.h"

#include "app/text_io/numbers.h"
#include "core/scenario/dimension.h"

#include <algorithm>
#include <array>
#include <functional>

namespace quadrille::frameworks::torchtitan_stages {
namespace {

constexpr std::array<WordPair, 7> schedules{WordPair{"1f1b", "1f1b"},
                                            WordPair{"gpipe", "gpipe"},
                                            WordPair{"interleaved", "interleaved1f1b"},
                                            WordPair{"breadth-first", "loopedbfs"},
                                            WordPair{"zb1p-interleaved", "interleavedzerobubble"},
                                            WordPair{"zb-v", "zbvzerobubble"},
                                            WordPair{"dualpipev", "dualpipev"}};
/// As torch.distributed.pipelining spells them.
constexpr std::array<WordPair, 7> schedulesWritten{WordPair{"1f1b", "1F1B"},
                                                   WordPair{"gpipe", "GPipe"},
                                                   WordPair{"interleaved", "Interleaved1F1B"},
                                                   WordPair{"breadth-first", "LoopedBFS"},
                                                   WordPair{"zb1p-interleaved", "InterleavedZeroBubble"},
                                                   WordPair{"zb-v", "ZBVZeroBubble"},
                                                   WordPair{"dualpipev", "DualPipeV"}};

constexpr std::string_view stageList = "parallelism.module_fqns_per_model_part";

/// How torchtitan deals layers where the ends count as `first` and `last` layers more.
std::optional<std::vector<std::int64_t>> dealt(std::int64_t layers, std::int64_t stages, std::int64_t first,
                                               std::int64_t last) {
    const std::int64_t effective = layers + first + last;
    if (stages > effective || stages < 2 || first > effective / stages || last > effective / stages)
        return {};
    std::vector<std::int64_t> dealt(static_cast<std::size_t>(stages), effective / stages);
    for (std::int64_t stage = 0; stage < effective % stages; ++stage)
        ++dealt[static_cast<std::size_t>(stage)];
    dealt.front() -= first;
    dealt.back() -= last;
    return dealt;
}

LayerSplit listed(std::vector<std::int64_t> layers) {
    return {.kind = LayerSplit::Kind::list, .first = {}, .last = {}, .layers = std::move(layers)};
}

constexpr std::string_view scheduleKey = "parallelism.pipeline_parallel_schedule";
constexpr std::string_view perStage = "parallelism.pipeline_parallel_layers_per_stage";

/// The schedule that is asked for. \throws InputError where it is none that is known
const WordPair& readSchedule(Reading& reading) {
    const std::string written = reading.word(scheduleKey).value_or("1F1B");
    std::string lower = written;
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    const auto* found = std::ranges::find(schedules, lower, &WordPair::theirs);
    if (found == schedules.end()) {
        Alternatives words;
        for (const WordPair& pair : schedulesWritten)
            words.words.emplace_back(pair.theirs);
        reading.refuse(scheduleKey,
                       {QUADRILLE_MESSAGE("must be %1, not %2"), {words, text_io::inQuotes(written)}});
    }
    return *found;
}

/// How many layers each stage is given by the names of its modules.
std::vector<std::int64_t> layersOf(const Json& modules) {
    std::vector<std::int64_t> layers;
    for (const Json& stage : modules.is_array() ? modules : Json::array()) {
        layers.push_back(0);
        for (const Json& name : stage.is_array() ? stage : Json::array())
            layers.back() +=
                name.is_string() && name.get_ref<const std::string&>().starts_with("layers.") ? 1 : 0;
    }
    return layers;
}

/// As short as it can be said. \param first, last what the ends count as, in layers
LayerSplit splitOf(std::vector<std::int64_t> deal, std::int64_t layers, std::int64_t first,
                   std::int64_t last) {
    const bool even = std::ranges::adjacent_find(deal, std::not_equal_to<>()) == deal.end();
    LayerSplit split;
    if (even || (first == 0 && last == 0))
        split.kind = even ? LayerSplit::Kind::even : LayerSplit::Kind::balanced;
    else if (first == 1 && last == 1 && (layers + 2) % static_cast<std::int64_t>(deal.size()) == 0)
        split.kind = LayerSplit::Kind::endsCount;
    else
        split = listed(std::move(deal));
    return split;
}

} // namespace

void read(Reading& reading) {
    Scenario& s = reading.scenario();
    Plan& plan = s.plan;
    const WordPair& schedule = readSchedule(reading);
    const auto first = reading.whole("parallelism.pipeline_parallel_first_stage_less_layers", 0).value_or(1);
    const auto last = reading.whole("parallelism.pipeline_parallel_last_stage_less_layers", 0).value_or(1);
    const auto ofStage = reading.whole(perStage);
    const Json* modules = reading.value(stageList);
    reading.bearsOn(scheduleKey, "schedule");
    for (const std::string_view key :
         {std::string_view("parallelism.pipeline_parallel_first_stage_less_layers"),
          std::string_view("parallelism.pipeline_parallel_last_stage_less_layers"), stageList})
        reading.bearsOn(key, "layer-split");
    reading.bearsOn(perStage, "vpp");
    if (plan.pp == 1)
        return; // the schedule of no pipeline is none
    const bool several = schedule.ours != "1f1b" && schedule.ours != "gpipe";
    std::int64_t stages = plan.pp * (several ? 2 : 1);
    if (ofStage)
        stages = (s.model.layers + first + last + *ofStage - 1) / *ofStage;
    std::vector<std::int64_t> layers;
    if (modules != nullptr) {
        layers = layersOf(*modules);
        stages = static_cast<std::int64_t>(layers.size());
    }
    const bool isPossible = stages % plan.pp == 0 && stages > 0;
    if (!isPossible && !reading.saysModel) {
        reading.assume("vpp", {QUADRILLE_MESSAGE("how many stages there are follows from the model, which no "
                                                 "file says"),
                               {}});
        return;
    }
    if (!isPossible)
        reading.refuse(modules != nullptr ? stageList : perStage,
                       {QUADRILLE_MESSAGE("must make a multiple of %1 stages, not %2"), {plan.pp, stages}});
    assign(s, Dimension::virtualStages, stages / plan.pp);
    plan.schedule = *scheduleFromName(schedule.ours);
    if (modules != nullptr)
        plan.layerSplit = listed(std::move(layers));
    else if (auto deal = dealt(s.model.layers, stages, first, last))
        plan.layerSplit = splitOf(*std::move(deal), s.model.layers, first, last);
}

void write(Writing& writing) {
    const Scenario& s = writing.scenario();
    const Plan& plan = s.plan;
    if (plan.pp == 1)
        return;
    const auto known = std::ranges::find(schedulesWritten, scheduleName(plan.schedule), &WordPair::ours);
    const std::string_view nearest = plan.vpp > 1 ? "Interleaved1F1B" : "1F1B";
    writing.put(scheduleKey, std::string(known != schedulesWritten.end() ? known->theirs : nearest));
    const std::int64_t stages = plan.pp * plan.vpp;
    const auto layers = dealtLayers(s, stages);
    const std::int64_t ends = plan.layerSplit.kind == LayerSplit::Kind::endsCount ? 1 : 0;
    const auto deal = dealt(s.model.layers, stages, ends, ends);
    const std::int64_t ofStage = (s.model.layers + 2 * ends + stages - 1) / stages;
    const bool reached = (s.model.layers + 2 * ends + ofStage - 1) / ofStage == stages;
    if (layers && deal == layers && reached) {
        writing.put("parallelism.pipeline_parallel_first_stage_less_layers", ends);
        writing.put("parallelism.pipeline_parallel_last_stage_less_layers", ends);
        if (plan.vpp > 1)
            writing.put(perStage, ofStage);
    } else if (layers) {
        Json modules = Json::array();
        std::int64_t layer = 0;
        for (std::size_t stage = 0; stage < layers->size(); ++stage) {
            Json names = Json::array();
            if (stage == 0)
                names.push_back("tok_embeddings");
            for (std::int64_t i = 0; i < (*layers)[stage]; ++i)
                names.push_back("layers." + std::to_string(layer++));
            if (stage + 1 == layers->size()) {
                names.push_back("norm");
                names.push_back("output");
            }
            modules.push_back(std::move(names));
        }
        writing.put(stageList, std::move(modules));
    }
}

} // namespace quadrille::frameworks::torchtitan_stages
