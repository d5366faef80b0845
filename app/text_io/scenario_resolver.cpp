// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/scenario_resolver.h"

#include "app/data/published_plans_file.h"
#include "app/session/complete_session.h"
#include "app/text_io/architecture.h"
#include "app/text_io/nearest.h"
#include "app/text_io/numbers.h"
#include "app/text_io/profile_file.h"
#include "app/text_io/refuse.h"
#include "app/text_io/setting_text.h"
#include "core/plan/optimizer.h"
#include "core/text/lower_case.h"

namespace quadrille::text_io {
namespace {

constexpr const char* defaultModel = "llama-3.1-8b";
constexpr const char* defaultGpu = "h100-sxm-80gb";

template <class Entry>
std::unordered_map<std::string_view, const Entry*> byName(const std::vector<Entry>& entries) {
    std::unordered_map<std::string_view, const Entry*> index;
    for (const Entry& entry : entries)
        index.emplace(entry.name, &entry);
    return index;
}

/// The entry of this name, in whichever case, or that the window shows under it.
template <class Entries>
auto entryCalled(const Entries& entries, const std::string& name) {
    const std::string wanted = lowerCase(name);
    if (const auto found = entries.find(wanted); found != entries.end())
        return found;
    return std::ranges::find_if(entries,
                                [&](const auto& entry) { return lowerCase(entry.second->label) == wanted; });
}

/// A V has two chunks on each rank, without --vpp.
void followSchedule(Plan& plan) {
    const ScheduleTraits& rules = traits(plan.schedule);
    if (rules.leastChunks == rules.mostChunks && rules.mostChunks > 1)
        plan.vpp = rules.mostChunks;
}

void setOptimizer(Scenario& s, const std::string& word) {
    const OptimizerMoments* found = findOptimizer(word);
    if (found == nullptr)
        refuse("optimizer", QUADRILLE_MESSAGE("must be %1, not %2"), Alternatives{namesOf(optimizers)},
               inQuotes(word));
    s.recipe.momentBytes = found->bytes;
}

} // namespace

ScenarioResolver::ScenarioResolver(const Catalogue& catalogue, WithoutModel withoutModel, ReadFrom readFrom)
    : m_catalogue(catalogue), m_withoutModel(withoutModel), m_readFrom(std::move(readFrom)),
      m_models(byName(catalogue.models)), m_gpuList(catalogue.gpus) {
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
    scenario = start(given);
    change(scenario, given);
}

void ScenarioResolver::change(Scenario& scenario, const GivenOptions& given) {
    resolveModel(scenario.model, given);
    for (std::size_t i = 0; i < scenarioOptions.size(); ++i)
        if (given.has(i))
            apply(scenario, scenarioOptions[i], given.text(i));
    // The virtual stages alone choose the schedule; one that is given chooses them where they are not.
    if (given.has(option("schedule")) && !given.has(option("vpp")))
        followSchedule(scenario.plan);
}

const Scenario& ScenarioResolver::start(const GivenOptions& given) {
    const bool session = given.has(option("session"));
    if (session && given.has(option("from")))
        refuse("from", QUADRILLE_MESSAGE("must not be given together with a session"));
    if (given.has(option("published"))) {
        if (session || given.has(option("from")))
            refuse("published",
                   QUADRILLE_MESSAGE("must not be given together with a session or other files"));
        return publishedNamed(given.text(option("published")));
    }
    if (session)
        return m_sessions.get(given.text(option("session")),
                              [this](const std::string& file) { return readSessionFile(file); });
    if (!given.has(option("from")))
        return m_default;
    if (!m_readFrom)
        refuse("from", QUADRILLE_MESSAGE("must not be given here"));
    return m_imports.get(given.text(option("from")), [&](const std::string& files) {
        try {
            return m_readFrom(files, m_default, given);
        } catch (const InputError& error) {
            refuse("from", "%1 %2", error.field(), std::vector{error.rule()});
        }
    });
}

void ScenarioResolver::apply(Scenario& s, const ScenarioOption& option, const std::string& text) {
    if (option.setting != nullptr && option.setting->group != SettingGroup::model)
        applyText(*option.setting, s, text, option.setting->name);
    else if (option.name == "gpu")
        placeGpu(s.cluster, gpuNamed(text));
    else if (option.name == "profile")
        s.cluster.gpu.profile = m_profileFiles.get(
            text, [](const std::string& file) { return SharedValue<Profile>(readProfile("profile", file)); });
    else if (option.name == "framework")
        s.recipe.framework = frameworkNamed(text);
    else if (option.name == "framework-profile")
        s.recipe.framework = m_frameworkFiles.get(
            text, [](const std::string& file) { return SharedValue<Framework>(readFrameworkProfile(file)); });
    else if (option.name == "optimizer")
        setOptimizer(s, text);
}

void ScenarioResolver::resolveModel(ModelSpec& model, const GivenOptions& given) {
    const bool named = given.has(option("model")), config = given.has(option("model-config"));
    if (named && config)
        refuse("model-config", QUADRILLE_MESSAGE("must not be given together with a model"));
    const bool overrides = describesArchitecture(given);
    if (named)
        model = modelNamed(given.text(option("model")));
    else if (config)
        model = m_configs.get(given.text(option("model-config")), modelFromConfig);
    else if (overrides && m_withoutModel == WithoutModel::define && !given.has(option("session")) &&
             !given.has(option("from")) && !given.has(option("published")))
        model = undefinedModel(given);
    if (overrides)
        overrideArchitecture(model, given);
}

const ModelSpec& ScenarioResolver::modelNamed(const std::string& name) const {
    if (const auto found = entryCalled(m_models, name); found != m_models.end())
        return *found->second;
    throw UnknownName("model",
                      Term{"a name that “quadrille models” lists", QUADRILLE_MESSAGE("a model of the list")},
                      name, namesOf(m_catalogue.models));
}

const GpuSpec& ScenarioResolver::gpuNamed(const std::string& name) const {
    if (const auto found = entryCalled(m_gpus, name); found != m_gpus.end())
        return *found->second;
    throw UnknownName("gpu",
                      Term{"a name that “quadrille gpus” lists", QUADRILLE_MESSAGE("a GPU of the list")},
                      name, namesOf(m_gpuList));
}

const SharedValue<Framework>& ScenarioResolver::frameworkNamed(const std::string& name) const {
    for (const SharedValue<Framework>& framework : m_frameworks)
        if (framework->name == name)
            return framework;
    refuse("framework", QUADRILLE_MESSAGE("must be %1, not %2"),
           Alternatives{namesOf(m_catalogue.frameworks)}, inQuotes(name));
}

const Scenario& ScenarioResolver::publishedNamed(const std::string& name) {
    if (m_published.empty())
        m_published = loadPublishedPlans(m_catalogue);
    if (const PublishedPlan* found = findPublishedPlan(m_published, name))
        return found->scenario;
    throw UnknownName(
        "published",
        Term{"a name that “quadrille plans” lists", QUADRILLE_MESSAGE("a published plan of the list")}, name,
        namesOf(m_published));
}

Scenario ScenarioResolver::readSessionFile(const std::string& file) const {
    try {
        Scenario scenario = readSession(QString::fromStdString(file)).scenario;
        complete(scenario, m_catalogue);
        return scenario;
    } catch (const InputError& error) {
        refuseFile("session", file, error);
    }
}

Scenario resolve(const GivenOptions& given, const Catalogue& catalogue, WithoutModel withoutModel,
                 ReadFrom readFrom) {
    Scenario scenario;
    ScenarioResolver(catalogue, withoutModel, std::move(readFrom)).resolve(scenario, given);
    return scenario;
}

} // namespace quadrille::text_io
