// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/command_line_text.h"

#include "core/cluster/catalogue.h"
#include "core/scenario/settings.h"

#include <QStringList>

#include <algorithm>

namespace quadrille {
namespace {

QString word(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A name as a shell reads it back: in a session it may be any text.
QString shellWord(const std::string& name) {
    QString text = QString::fromStdString(name);
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == ',' ||
               c == '_';
    };
    if (std::all_of(name.begin(), name.end(), isPlain))
        return text;
    text.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QLatin1Char('\'') + text + QLatin1Char('\'');
}

/// What the options start from, once model, GPU and framework are named: what differs from it is said.
Scenario namedAlone(const Scenario& scenario, const Catalogue& catalogue) {
    Scenario named;
    if (const ModelSpec* listed = findModel(catalogue.models, scenario.model.name))
        named.model = *listed;
    named.cluster = clusterOf(scenario.cluster.gpu, named.cluster.gpus);
    const Framework* framework = findFramework(catalogue.frameworks, scenario.recipe.framework->name);
    named.recipe.framework = framework != nullptr ? *framework : *scenario.recipe.framework;
    return named;
}

/// Said whatever the default is: that changes with the catalogue and with the estimators there are.
bool isAlwaysSaid(const Setting& setting, const Scenario& scenario, bool modelListed) {
    return setting.name == "gpus" || setting.name == "estimator" ||
           (setting.group == SettingGroup::model && !modelListed) ||
           // The virtual stages alone would choose the interleaved schedule.
           (setting.name == "schedule" && scenario.plan.vpp > 1);
}

} // namespace

QString commandLineOf(const Scenario& scenario, const Catalogue& catalogue, const QString& subcommand) {
    QStringList words{QStringLiteral("quadrille"), subcommand};
    for (const auto& [option, text] : saidOptions(scenario, catalogue))
        if (option != "framework" || text != Recipe().framework->name)
            words << QStringLiteral("--") + word(option) << shellWord(text);
    return words.join(u' ');
}

std::vector<std::pair<std::string, std::string>> saidOptions(const Scenario& scenario,
                                                             const Catalogue& catalogue) {
    std::vector<std::pair<std::string, std::string>> said;
    if (findModel(catalogue.models, scenario.model.name) != nullptr)
        said.emplace_back("model", scenario.model.name);
    said.emplace_back("gpu", scenario.cluster.gpu.name);
    said.emplace_back("framework", scenario.recipe.framework->name);
    for (const Setting* setting : saidSettings(scenario, catalogue))
        said.emplace_back(setting->name, settingText(*setting, scenario));
    return said;
}

std::vector<const Setting*> saidSettings(const Scenario& scenario, const Catalogue& catalogue) {
    const Scenario named = namedAlone(scenario, catalogue);
    const bool modelListed = !named.model.name.empty();
    std::vector<const Setting*> said;
    for (const Setting& setting : allSettings)
        if (isAlwaysSaid(setting, scenario, modelListed) || !sameSetting(setting, scenario, named))
            said.push_back(&setting);
    return said;
}

} // namespace quadrille
