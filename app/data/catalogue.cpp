// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"

#include "core/cluster/profile_json.h"
#include "core/text/input_error.h"

#include <QFile>

namespace quadrille {
namespace {

template <class Parse>
auto parsed(const QString& path, Parse parse) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(path.toStdString(), {QUADRILLE_MESSAGE("cannot be read"), {}});
    const QByteArray bytes = file.readAll();
    return parse(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

template <class List, class Found>
auto chosen(const List& list, const Found* found) {
    return found != nullptr ? *found : list.empty() ? Found{} : list.front();
}

} // namespace

Catalogue loadCatalogue() {
    Catalogue catalogue{parsed(QStringLiteral(":/models.json"), parseModels),
                        parsed(QStringLiteral(":/gpus.json"), parseGpus),
                        parsed(QStringLiteral(":/frameworks.json"), parseFrameworks),
                        parsed(QStringLiteral(":/profiles.json"), parseProfiles)};
    attachProfiles(catalogue.gpus, catalogue.profiles);
    return catalogue;
}

std::vector<PublishedTable> loadPublishedTables() {
    return parsed(QStringLiteral(":/published_tables.json"), parsePublishedTables);
}

std::vector<Interconnect> loadInterconnects() {
    return parsed(QStringLiteral(":/interconnects.json"), parseInterconnects);
}

Scenario newScenario(const Catalogue& catalogue) {
    Scenario scenario;
    scenario.model = chosen(catalogue.models, findModel(catalogue.models, "llama-3.1-8b"));
    scenario.cluster = clusterOf(chosen(catalogue.gpus, findGpu(catalogue.gpus, "h100-sxm-94gb")), 64);
    scenario.plan.tp = 2;
    scenario.plan.pp = 4;
    scenario.plan.globalBatch = 128;
    scenario.estimator = Estimator::detailed;
    scenario.run.tokens = 15e12; // as Llama 3
    completeFramework(scenario, catalogue.frameworks);
    return scenario;
}

void completeProfile(Scenario& scenario, const std::vector<Profile>& profiles) {
    attachProfile(scenario.cluster.gpu, profiles);
}

void completeFramework(Scenario& scenario, const std::vector<Framework>& frameworks) {
    const Framework& named = *scenario.recipe.framework;
    if (!named.tensors.empty() || frameworks.empty())
        return;
    const Framework* found = findFramework(frameworks, named.name);
    scenario.recipe.framework = found != nullptr ? *found : frameworks.front();
}

} // namespace quadrille
