// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_resolver.h"

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
constexpr double mebibyte = 1048576;

/// Looks a word up with the enum's own name functions. \throws InputError listing the words that would do
template <class Enum, class FromName>
Enum choice(std::string_view field, const std::string& word, FromName fromName,
            const std::vector<std::string>& words) {
    if (const auto found = fromName(std::string_view(word)))
        return *found;
    refuse(field, "must be %1, not %2", alternatives(words), inQuotes(word));
}

template <class List>
std::vector<std::string> namesOf(const List& list) {
    std::vector<std::string> names;
    for (const auto& entry : list)
        names.emplace_back(entry.name);
    return names;
}

template <class Entry>
std::unordered_map<std::string_view, const Entry*> byName(const std::vector<Entry>& entries) {
    std::unordered_map<std::string_view, const Entry*> index;
    for (const Entry& entry : entries)
        index.emplace(entry.name, &entry);
    return index;
}

/// One digit of a few. \param words as people read them: "0, 1, 2 or 3"
int digit(std::string_view field, const std::string& text, std::string_view allowed, const char* words) {
    if (text.size() != 1 || allowed.find(text.front()) == std::string_view::npos)
        refuse(field, "must be %1, not %2", std::string(words), inQuotes(text));
    return text.front() - '0';
}

template <Dimension dimension>
void setDimension(Scenario& s, const std::string& text) {
    assign(s, dimension, wholeNumber(name(dimension), text));
}

void setSchedule(Scenario& s, const std::string& word, const GivenOptions& given) {
    const auto found = scheduleFromName(word);
    if (!found) {
        std::vector<std::string> words;
        for (const ScheduleKind kind : scheduleKinds)
            words.emplace_back(scheduleName(kind));
        refuse("schedule", "must be %1, not %2", alternatives(words), inQuotes(word));
    }
    s.plan.schedule = *found;
    // A V has two chunks on each rank, so that nobody has to say so.
    const ScheduleTraits& rules = traits(*found);
    if (rules.leastChunks == rules.mostChunks && rules.mostChunks > 1 && !given.has(option("vpp")))
        s.plan.vpp = rules.mostChunks;
}

void setLayerSplit(Scenario& s, const std::string& word) {
    const auto split = layerSplitFromText(word);
    if (!split)
        refuse("layer-split",
               "must be even, balanced, ends-count, first=N,last=N or one number a stage, not %1",
               inQuotes(word));
    s.plan.layerSplit = *split;
}

void setOptimizer(Scenario& s, const std::string& word) {
    const OptimizerMoments* found = findOptimizer(word);
    if (found == nullptr)
        refuse("optimizer", "must be %1, not %2", alternatives(namesOf(optimizers)), inQuotes(word));
    s.recipe.momentBytes = found->bytes;
}

/// A number of the framework's that is given on its own.
template <class Set>
void editFramework(Recipe& recipe, Set set) {
    Framework edited = *recipe.framework;
    set(edited.outside);
    if (!(edited == *recipe.framework))
        recipe.framework = std::move(edited);
}

} // namespace

/// What one option does to a scenario whose model is there already.
struct ScenarioResolver::Setting {
    std::size_t option;
    void (*apply)(ScenarioResolver&, Scenario&, const std::string&, const GivenOptions&);
};

// In the order in which one may change what another has set.
const std::vector<ScenarioResolver::Setting>& ScenarioResolver::settings() {
    using R = ScenarioResolver;
    using S = Scenario;
    using T = std::string;
    using G = GivenOptions;
    static const std::vector<Setting> all{
        {option("gpu"), [](R& r, S& s, const T& t, const G&) { placeGpu(s.cluster, r.gpuNamed(t)); }},
        {option("gpus-per-node"),
         [](R&, S& s, const T& t, const G&) { s.cluster.gpusPerNode = wholeNumber("gpus-per-node", t); }},
        {option("nic-gbps"),
         [](R&, S& s, const T& t, const G&) { s.cluster.nicGbps = decimalNumber("nic-gbps", t, false); }},
        {option("profile"),
         [](R& r, S& s, const T& t, const G&) {
             s.cluster.gpu.profile = r.m_profileFiles.get(
                 t, [](const T& file) { return SharedValue<Profile>(readProfile("profile", file)); });
         }},
        // Setting the virtual stages also chooses between 1F1B and its interleaved form; a schedule that is
        // given has the last word.
        {option("tp"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::tensor>(s, t); }},
        {option("cp"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::context>(s, t); }},
        {option("pp"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::pipeline>(s, t); }},
        {option("vpp"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::virtualStages>(s, t); }},
        {option("ep"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::expert>(s, t); }},
        {option("mbs"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::microBatch>(s, t); }},
        {option("gbs"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::globalBatch>(s, t); }},
        {option("seq"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::sequence>(s, t); }},
        {option("gpus"), [](R&, S& s, const T& t, const G&) { setDimension<Dimension::gpus>(s, t); }},
        {option("sp"), [](R&, S& s, const T& t, const G&) { s.plan.sequenceParallel = onOrOff("sp", t); }},
        {option("zero"),
         [](R&, S& s, const T& t, const G&) { s.plan.zero = digit("zero", t, "0123", "0, 1, 2 or 3"); }},
        {option("recompute"),
         [](R&, S& s, const T& t, const G&) {
             s.plan.recompute =
                 choice<Recompute>("recompute", t, recomputeFromName, {"none", "selective", "full"});
         }},
        {option("recompute-every"),
         [](R&, S& s, const T& t, const G&) { s.plan.recomputeEvery = wholeNumber("recompute-every", t); }},
        {option("layer-split"), [](R&, S& s, const T& t, const G&) { setLayerSplit(s, t); }},
        {option("schedule"), [](R&, S& s, const T& t, const G& given) { setSchedule(s, t, given); }},
        {option("framework"),
         [](R& r, S& s, const T& t, const G&) { s.recipe.framework = r.frameworkNamed(t); }},
        {option("framework-profile"),
         [](R& r, S& s, const T& t, const G&) {
             s.recipe.framework = r.m_frameworkFiles.get(
                 t, [](const T& file) { return SharedValue<Framework>(readFrameworkProfile(file)); });
         }},
        {option("context-mib"),
         [](R&, S& s, const T& t, const G&) {
             const Bytes bytes(decimalNumber("context-mib", t, true) * mebibyte);
             editFramework(s.recipe, [bytes](OutsideMemory& outside) { outside.context = bytes; });
         }},
        {option("communicator-mib"),
         [](R&, S& s, const T& t, const G&) {
             const Bytes bytes(decimalNumber("communicator-mib", t, true) * mebibyte);
             editFramework(s.recipe, [bytes](OutsideMemory& outside) { outside.communicator = bytes; });
         }},
        {option("fragmentation"),
         [](R&, S& s, const T& t, const G&) {
             const double share = decimalNumber("fragmentation", t, true);
             editFramework(s.recipe, [share](OutsideMemory& outside) { outside.fragmentation = share; });
         }},
        {option("optimizer"), [](R&, S& s, const T& t, const G&) { setOptimizer(s, t); }},
        {option("moment-bytes"),
         [](R&, S& s, const T& t, const G&) {
             s.recipe.momentBytes = decimalNumber("moment-bytes", t, true);
         }},
        {option("master-weights"),
         [](R&, S& s, const T& t, const G&) { s.recipe.masterWeights = onOrOff("master-weights", t); }},
        {option("flash-attention"),
         [](R&, S& s, const T& t, const G&) { s.recipe.flashAttention = onOrOff("flash-attention", t); }},
        {option("dropout"),
         [](R&, S& s, const T& t, const G&) { s.recipe.dropout = onOrOff("dropout", t); }},
        {option("fused-loss"),
         [](R&, S& s, const T& t, const G&) { s.recipe.fusedLoss = onOrOff("fused-loss", t); }},
        {option("gathered-logits"),
         [](R&, S& s, const T& t, const G&) { s.recipe.gatheredLogits = onOrOff("gathered-logits", t); }},
        {option("expert-imbalance"),
         [](R&, S& s, const T& t, const G&) {
             s.recipe.expertImbalance = decimalNumber("expert-imbalance", t, true);
             if (s.recipe.expertImbalance < 1)
                 refuse("expert-imbalance", "must be at least 1, an even share, not %1", inQuotes(t));
         }},
        {option("precision"),
         [](R&, S& s, const T& t, const G&) {
             s.recipe.precision =
                 choice<Precision>("precision", t, precisionFromName, {"bf16", "fp16", "fp8"});
         }},
        {option("grad-bytes"),
         [](R&, S& s, const T& t, const G&) {
             s.recipe.gradientBytes = digit("grad-bytes", t, "24", "2 or 4");
         }},
        {option("estimator"), [](R&, S& s, const T& t, const G&) {
             s.estimator = choice<Estimator>("estimator", t, estimatorFromName, {"paper", "detailed"});
         }}};
    return all;
}

ScenarioResolver::ScenarioResolver(const Catalogue& catalogue, WithoutModel withoutModel)
    : m_catalogue(catalogue), m_withoutModel(withoutModel), m_models(byName(catalogue.models)),
      m_gpuList(catalogue.gpus) {
    for (GpuSpec& gpu : m_gpuList)
        gpu.profile = Profile(*gpu.profile);
    m_gpus = byName(m_gpuList);
    m_frameworks.assign(catalogue.frameworks.begin(), catalogue.frameworks.end());
    m_default.model = modelNamed(defaultModel);
    placeGpu(m_default.cluster, gpuNamed(defaultGpu));
    m_default.estimator = Estimator::detailed;
    m_default.recipe.framework = frameworkNamed(m_default.recipe.framework->name);
}

void ScenarioResolver::resolve(Scenario& scenario, const GivenOptions& given) {
    scenario = given.has(option("session"))
                   ? m_sessions.get(given.text(option("session")),
                                    [this](const std::string& file) { return readSessionFile(file); })
                   : m_default;
    resolveModel(scenario.model, given);
    for (const Setting& setting : settings())
        if (given.has(setting.option))
            setting.apply(*this, scenario, given.text(setting.option), given);
}

void ScenarioResolver::resolveModel(ModelSpec& model, const GivenOptions& given) {
    const bool named = given.has(option("model")), config = given.has(option("model-config"));
    if (named && config)
        refuse("model-config", "must not be given together with a model");
    const bool overrides = describesArchitecture(given);
    if (named)
        model = modelNamed(given.text(option("model")));
    else if (config)
        model = m_configs.get(given.text(option("model-config")), modelFromConfig);
    else if (overrides && m_withoutModel == WithoutModel::define && !given.has(option("session")))
        model = undefinedModel(given);
    if (overrides)
        overrideArchitecture(model, given);
}

const ModelSpec& ScenarioResolver::modelNamed(const std::string& name) const {
    if (const auto found = m_models.find(name); found != m_models.end())
        return *found->second;
    throw UnknownName("model", "a name that “quadrille models” lists", name, namesOf(m_catalogue.models));
}

const GpuSpec& ScenarioResolver::gpuNamed(const std::string& name) const {
    if (const auto found = m_gpus.find(name); found != m_gpus.end())
        return *found->second;
    throw UnknownName("gpu", "a name that “quadrille gpus” lists", name, namesOf(m_gpuList));
}

const SharedValue<Framework>& ScenarioResolver::frameworkNamed(const std::string& name) const {
    for (const SharedValue<Framework>& framework : m_frameworks)
        if (framework->name == name)
            return framework;
    refuse("framework", "must be %1, not %2", alternatives(namesOf(m_catalogue.frameworks)), inQuotes(name));
}

Scenario ScenarioResolver::readSessionFile(const std::string& file) const {
    try {
        Scenario scenario = readSession(QString::fromStdString(file)).scenario;
        completeFramework(scenario, m_catalogue.frameworks);
        completeProfile(scenario, m_catalogue.profiles);
        return scenario;
    } catch (const InputError& error) {
        refuseFile("session", file, error);
    }
}

Scenario resolve(const GivenOptions& given, const Catalogue& catalogue, WithoutModel withoutModel) {
    Scenario scenario;
    ScenarioResolver(catalogue, withoutModel).resolve(scenario, given);
    return scenario;
}

} // namespace quadrille::cli
