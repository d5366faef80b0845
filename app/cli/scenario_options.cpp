// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_options.h"

#include "app/cli/architecture.h"
#include "app/cli/framework_file.h"
#include "app/cli/nearest.h"
#include "app/cli/numbers.h"
#include "app/cli/refuse.h"
#include "app/cli/runs_input.h"
#include "app/session/session.h"
#include "core/plan/dimension.h"
#include "core/plan/optimizer.h"

namespace quadrille::cli {
namespace {

constexpr const char* defaultModel = "llama-3.1-8b";
constexpr const char* defaultGpu = "h100-sxm-80gb";

/// Looks a word up with the enum's own name functions. \throws InputError listing the words that would do
template <class Enum, class FromName>
Enum choice(std::string_view field, const std::string& word, FromName fromName,
            std::vector<std::string> words) {
    if (const auto found = fromName(std::string_view(word)))
        return *found;
    refuse(field, "must be %1, not %2", alternatives(words), inQuotes(word));
}

std::vector<std::string> scheduleWords() {
    std::vector<std::string> words;
    for (const ScheduleKind kind : scheduleKinds)
        words.emplace_back(scheduleName(kind));
    return words;
}

/// Calls apply(text) where the option is given.
template <class Apply>
void when(const GivenOptions& given, std::string_view option, Apply apply) {
    if (const auto found = given.find(option); found != given.end())
        apply(found->second);
}

void resolveCluster(Cluster& cluster, const GivenOptions& given, const Catalogue& catalogue) {
    when(given, "gpu", [&](const std::string& name) {
        const GpuSpec* found = findGpu(catalogue.gpus, name);
        if (found == nullptr) {
            std::vector<std::string> names;
            for (const GpuSpec& gpu : catalogue.gpus)
                names.push_back(gpu.name);
            refuse("gpu", "must be a name that “quadrille gpus” lists, not %1; nearest: %2", inQuotes(name),
                   alternatives(nearest(name, names)));
        }
        cluster = clusterOf(*found, cluster.gpus);
    });
    when(given, "gpus-per-node",
         [&](const std::string& text) { cluster.gpusPerNode = wholeNumber("gpus-per-node", text); });
    when(given, "nic-gbps",
         [&](const std::string& text) { cluster.nicGbps = decimalNumber("nic-gbps", text, false); });
    when(given, "profile",
         [&](const std::string& file) { cluster.gpu.profile = readProfile("profile", file); });
}

void resolvePlan(Scenario& scenario, const GivenOptions& given) {
    // Setting the virtual stages also chooses between 1F1B and its interleaved form; a schedule that is given
    // has the last word.
    for (const Dimension dimension : allDimensions)
        when(given, name(dimension), [&](const std::string& text) {
            assign(scenario, dimension, wholeNumber(name(dimension), text));
        });
    Plan& plan = scenario.plan;
    when(given, "sp", [&](const std::string& text) { plan.sequenceParallel = onOrOff("sp", text); });
    when(given, "zero", [&](const std::string& text) {
        if (text != "0" && text != "1" && text != "2" && text != "3")
            refuse("zero", "must be 0, 1, 2 or 3, not %1", inQuotes(text));
        plan.zero = text.front() - '0';
    });
    when(given, "recompute", [&](const std::string& word) {
        plan.recompute =
            choice<Recompute>("recompute", word, recomputeFromName, {"none", "selective", "full"});
    });
    when(given, "recompute-every",
         [&](const std::string& text) { plan.recomputeEvery = wholeNumber("recompute-every", text); });
    when(given, "layer-split", [&](const std::string& word) {
        const auto split = layerSplitFromText(word);
        if (!split)
            refuse("layer-split",
                   "must be even, balanced, ends-count, first=N,last=N or one number a stage, not %1",
                   inQuotes(word));
        plan.layerSplit = *split;
    });
    when(given, "schedule", [&](const std::string& word) {
        plan.schedule = choice<ScheduleKind>("schedule", word, scheduleFromName, scheduleWords());
        // A V has two chunks on each rank, so that nobody has to say so.
        const ScheduleTraits& rules = traits(plan.schedule);
        if (rules.leastChunks == rules.mostChunks && rules.mostChunks > 1 && !given.contains("vpp"))
            plan.vpp = rules.mostChunks;
    });
}

Framework frameworkNamed(const std::string& name, const Catalogue& catalogue) {
    if (const Framework* found = findFramework(catalogue.frameworks, name))
        return *found;
    std::vector<std::string> names;
    for (const Framework& framework : catalogue.frameworks)
        names.push_back(framework.name);
    refuse("framework", "must be %1, not %2", alternatives(names), inQuotes(name));
}

/// A profile that the user wrote, and numbers of it that are given on their own.
void resolveFramework(Recipe& recipe, const GivenOptions& given, const Catalogue& catalogue) {
    when(given, "framework",
         [&](const std::string& word) { recipe.framework = frameworkNamed(word, catalogue); });
    when(given, "framework-profile",
         [&](const std::string& file) { recipe.framework = readFrameworkProfile(file); });
    Framework edited = *recipe.framework;
    constexpr double mebibyte = 1048576;
    when(given, "context-mib", [&](const std::string& text) {
        edited.outside.context = Bytes(decimalNumber("context-mib", text, true) * mebibyte);
    });
    when(given, "communicator-mib", [&](const std::string& text) {
        edited.outside.communicator = Bytes(decimalNumber("communicator-mib", text, true) * mebibyte);
    });
    when(given, "fragmentation", [&](const std::string& text) {
        edited.outside.fragmentation = decimalNumber("fragmentation", text, true);
    });
    if (!(edited == *recipe.framework))
        recipe.framework = edited;
}

void resolveOptimizer(Recipe& recipe, const GivenOptions& given) {
    when(given, "optimizer", [&](const std::string& word) {
        const OptimizerMoments* found = findOptimizer(word);
        if (found == nullptr) {
            std::vector<std::string> names;
            for (const OptimizerMoments& optimizer : optimizers)
                names.emplace_back(optimizer.name);
            refuse("optimizer", "must be %1, not %2", alternatives(names), inQuotes(word));
        }
        recipe.momentBytes = found->bytes;
    });
    when(given, "moment-bytes",
         [&](const std::string& text) { recipe.momentBytes = decimalNumber("moment-bytes", text, true); });
    when(given, "master-weights",
         [&](const std::string& text) { recipe.masterWeights = onOrOff("master-weights", text); });
}

void resolveRecipe(Scenario& scenario, const GivenOptions& given, const Catalogue& catalogue) {
    Recipe& recipe = scenario.recipe;
    resolveFramework(recipe, given, catalogue);
    resolveOptimizer(recipe, given);
    when(given, "flash-attention",
         [&](const std::string& text) { recipe.flashAttention = onOrOff("flash-attention", text); });
    when(given, "dropout", [&](const std::string& text) { recipe.dropout = onOrOff("dropout", text); });
    when(given, "fused-loss",
         [&](const std::string& text) { recipe.fusedLoss = onOrOff("fused-loss", text); });
    when(given, "gathered-logits",
         [&](const std::string& text) { recipe.gatheredLogits = onOrOff("gathered-logits", text); });
    when(given, "expert-imbalance", [&](const std::string& text) {
        recipe.expertImbalance = decimalNumber("expert-imbalance", text, false);
        if (recipe.expertImbalance < 1)
            refuse("expert-imbalance", "must be at least 1, an even share, not %1", inQuotes(text));
    });
    when(given, "precision", [&](const std::string& word) {
        recipe.precision = choice<Precision>("precision", word, precisionFromName, {"bf16", "fp16", "fp8"});
    });
    when(given, "grad-bytes", [&](const std::string& text) {
        if (text != "2" && text != "4")
            refuse("grad-bytes", "must be 2 or 4, not %1", inQuotes(text));
        recipe.gradientBytes = text.front() - '0';
    });
    when(given, "estimator", [&](const std::string& word) {
        scenario.estimator = choice<Estimator>("estimator", word, estimatorFromName, {"paper", "detailed"});
    });
}

const char* onOrOff(bool value) {
    return value ? "on" : "off";
}

/// What stands where nothing is given: the session, or the documented defaults.
Scenario baseOf(const GivenOptions& given, const Catalogue& catalogue) {
    if (const auto session = given.find("session"); session != given.end()) {
        try {
            Scenario scenario = readSession(QString::fromStdString(session->second)).scenario;
            completeFramework(scenario, catalogue.frameworks);
            completeProfile(scenario, catalogue.profiles);
            return scenario;
        } catch (const InputError& error) {
            refuseFile("session", session->second, inQuotes(session->second), error);
        }
    }
    Scenario base;
    base.model = *findModel(catalogue.models, defaultModel);
    base.cluster = clusterOf(*findGpu(catalogue.gpus, defaultGpu), base.cluster.gpus);
    base.estimator = Estimator::detailed;
    completeFramework(base, catalogue.frameworks);
    return base;
}

} // namespace

const std::vector<ScenarioOption>& scenarioOptions() {
    static const std::vector<ScenarioOption> options{
        {"model", "NAME", "model of the catalogue (see “quadrille models”); default llama-3.1-8b"},
        {"model-config", "FILE", "model from a Hugging Face config.json"},
        {"hidden", "N", "hidden size"},
        {"layers", "N", "transformer layers"},
        {"heads", "N", "attention heads"},
        {"kv-heads", "N", "key-value heads"},
        {"head-dim", "N", "size of one head; follows hidden ÷ heads"},
        {"ffn", "N", "FFN hidden size"},
        {"gated", "on|off", "three FFN matrices rather than two", true},
        {"vocab", "N", "vocabulary size"},
        {"tied", "on|off", "the head reuses the embedding matrix", true},
        {"gpu", "NAME", "GPU of the catalogue (see “quadrille gpus”); default h100-sxm-80gb"},
        {"gpus", "N", "number of GPUs; default 8"},
        {"gpus-per-node", "N", "GPUs of one node; default from the GPU"},
        {"nic-gbps", "GBPS", "bandwidth between nodes per GPU, one direction, Gbit/s; default from the GPU"},
        {"profile", "FILE",
         "what GPU and links reach, as “quadrille calibrate” writes it; default the GPU's"},
        {"tp", "N", "tensor parallel size; default 1"},
        {"cp", "N", "context parallel size; default 1"},
        {"pp", "N", "pipeline parallel size; default 1"},
        {"ep", "N", "expert parallel size; default 1"},
        {"vpp", "N", "virtual stages of a pipeline rank; default 1, or 2 where the schedule is a V"},
        {"mbs", "N", "micro-batch size, sequences; default 1"},
        {"gbs", "N", "global batch size, sequences; default 1024"},
        {"seq", "N", "sequence length, tokens; default 8192"},
        {"sp", "on|off", "Megatron sequence parallelism; default on when tp > 1"},
        {"zero", "0|1|2|3", "what data parallelism shards; default 1, the distributed optimizer"},
        {"recompute", "none|selective|full", "activation recomputation; default none"},
        {"schedule", "KIND",
         "pipeline schedule: gpipe, 1f1b, 1f1b-eager, interleaved, interleaved-overlap, breadth-first, "
         "zb-h1, "
         "zb-h2, zb1p-interleaved, zb-v, v-half, v-min, dualpipe, dualpipev, chimera, zb-auto or zb-v-auto; "
         "default 1f1b, interleaved when vpp > 1"},
        {"precision", "bf16|fp16|fp8", "number format of training; default bf16"},
        {"grad-bytes", "2|4", "bytes of one accumulated gradient; default 4"},
        {"framework", "megatron|nanotron|fsdp|deepspeed", "whose stored tensors; default megatron"},
        {"framework-profile", "FILE", "stored tensors and state bytes from a profile of your own"},
        {"recompute-every", "N", "full recomputation of every N-th layer of a stage; default 1, all"},
        {"layer-split", "SPLIT",
         "layers of the stages: even, balanced, ends-count, first=N,last=N, or a list"},
        {"optimizer", "NAME", "adam, adam-bf16, adam-8bit, sgd-momentum, muon or sgd; default adam"},
        {"moment-bytes", "X", "optimizer bytes per parameter beside master weights; default 8"},
        {"master-weights", "on|off", "the optimizer keeps fp32 copies of 16-bit weights; default on", true},
        {"flash-attention", "on|off", "attention without stored scores; default on", true},
        {"dropout", "on|off", "dropout after attention and FFN; default off", true},
        {"fused-loss", "on|off", "cross-entropy without fp32 copies of the logits; default off", true},
        {"gathered-logits", "on|off", "the whole vocabulary on every TP rank; default off", true},
        {"expert-imbalance", "X", "tokens of the busiest experts ÷ an even share; default 1"},
        {"context-mib", "X", "memory of driver and libraries; default from the framework's profile"},
        {"communicator-mib", "X", "buffers of one communicator; default from the framework's profile"},
        {"fragmentation", "X", "share reserved beyond what is allocated; default from the profile"},
        {"estimator", "detailed|paper",
         "every stored tensor, or Fujii et al. (2024), eq. 18; default detailed"},
        {"session", "FILE", "take everything else from a saved session"},
    };
    return options;
}

Scenario resolve(const GivenOptions& given, const Catalogue& catalogue, WithoutModel withoutModel) {
    Scenario scenario = baseOf(given, catalogue);
    scenario.model = resolveModel(given, catalogue, scenario.model, withoutModel);
    resolveCluster(scenario.cluster, given, catalogue);
    resolvePlan(scenario, given);
    resolveRecipe(scenario, given, catalogue);
    return scenario;
}

Json echo(const Scenario& s, const GivenOptions& given) {
    Json options{{"model", s.model.name.empty() ? Json() : Json(s.model.name)}};
    for (const char* file : {"model-config", "framework-profile", "profile", "session"})
        if (const auto found = given.find(file); found != given.end())
            options[file] = found->second;
    options.update(Json{{"hidden", s.model.hidden},
                        {"layers", s.model.layers},
                        {"heads", s.model.heads},
                        {"kv-heads", s.model.kvHeads},
                        {"head-dim", s.model.headDim},
                        {"ffn", s.model.ffn},
                        {"gated", s.model.gated},
                        {"vocab", s.model.vocab},
                        {"tied", s.model.tiedEmbeddings},
                        {"gpu", s.cluster.gpu.name},
                        {"gpus", s.cluster.gpus},
                        {"gpus-per-node", s.cluster.gpusPerNode},
                        {"nic-gbps", s.cluster.nicGbps},
                        {"tp", s.plan.tp},
                        {"cp", s.plan.cp},
                        {"pp", s.plan.pp},
                        {"ep", s.plan.ep},
                        {"vpp", s.plan.vpp},
                        {"mbs", s.plan.microBatch},
                        {"gbs", s.plan.globalBatch},
                        {"seq", s.plan.sequence},
                        {"sp", usesSequenceParallel(s.plan) ? "on" : "off"},
                        {"zero", s.plan.zero},
                        {"recompute", name(s.plan.recompute)},
                        {"recompute-every", s.plan.recomputeEvery},
                        {"layer-split", text(s.plan.layerSplit)},
                        {"moment-bytes", s.recipe.momentBytes},
                        {"master-weights", onOrOff(s.recipe.masterWeights)},
                        {"flash-attention", onOrOff(s.recipe.flashAttention)},
                        {"dropout", onOrOff(s.recipe.dropout)},
                        {"fused-loss", onOrOff(s.recipe.fusedLoss)},
                        {"gathered-logits", onOrOff(s.recipe.gatheredLogits)},
                        {"expert-imbalance", s.recipe.expertImbalance},
                        {"context-mib", s.recipe.framework->outside.context.value() / 1048576},
                        {"communicator-mib", s.recipe.framework->outside.communicator.value() / 1048576},
                        {"fragmentation", s.recipe.framework->outside.fragmentation},
                        {"schedule", scheduleName(s.plan.schedule)},
                        {"precision", name(s.recipe.precision)},
                        {"grad-bytes", s.recipe.gradientBytes},
                        {"framework", s.recipe.framework->name},
                        {"estimator", name(s.estimator)}});
    return options;
}

} // namespace quadrille::cli
