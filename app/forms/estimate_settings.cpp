// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/estimate_settings.h"

#include "widgets/glossary/glossary_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace quadrille::estimate_settings {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(estimate)
};

constexpr std::array shown{Estimator::detailed, Estimator::paper};

/// Assumptions can be edited beside the profile, and leave it the profile it is.
bool sameButForAssumptions(const Framework& a, const Framework& b) {
    if (a.name != b.name)
        return false;
    Framework assumed = a;
    assumed.outside = b.outside;
    return assumed == b;
}

int indexOf(const Catalogue& catalogue, const Framework& framework) {
    const auto found =
        std::find_if(catalogue.frameworks.begin(), catalogue.frameworks.end(),
                     [&framework](const Framework& each) { return sameButForAssumptions(framework, each); });
    return static_cast<int>(found - catalogue.frameworks.begin());
}

/// "Megatron-Core 0.12", the label once even where the version repeats it.
QString labelOf(const Framework& framework) {
    const QString label = QString::fromStdString(framework.label.empty() ? framework.name : framework.label);
    const QString version = QString::fromStdString(framework.version);
    if (version.startsWith(label) || version.isEmpty())
        return version.isEmpty() ? label : version;
    return QStringLiteral("%1 · %2").arg(label, version);
}

ChoiceSetting estimator() {
    ChoiceSetting setting = choiceOf(
        "estimator", [] { return Text::tr("Estimator"); },
        [](const Scenario&, int index) { return estimatorLabel(shown.at(static_cast<std::size_t>(index))); },
        {std::string(name(shown.front())), std::string(name(shown.back()))});
    setting.entryTip = [](const Scenario&, int index) {
        return index == 0 ? Text::tr("Every tensor that the framework stores, stage by stage and moment by "
                                     "moment.")
                          : Text::tr("The equations of Fujii et al. (2024), word for word.");
    };
    return setting;
}

ChoiceSetting framework(const Catalogue& catalogue) {
    return {.text = {[] { return Text::tr("Framework"); },
                     [](const Scenario& scenario) {
                         const std::string& source = scenario.recipe.framework->source;
                         const QString tip = glossary_text::brief("framework");
                         return source.empty()
                                    ? tip
                                    : tip + QLatin1Char('\n') +
                                          Text::tr("Source: %1").arg(QString::fromStdString(source));
                     },
                     QStringLiteral("framework")},
            .labels =
                [&catalogue](const Scenario& scenario) {
                    QStringList labels;
                    for (const Framework& each : catalogue.frameworks)
                        labels << labelOf(each);
                    const Framework& own = *scenario.recipe.framework;
                    if (indexOf(catalogue, own) == labels.size())
                        labels << (findFramework(catalogue.frameworks, own.name) == nullptr
                                       ? labelOf(own)
                                       : Text::tr("%1 (changed)").arg(labelOf(own)));
                    return labels;
                },
            .index = [&catalogue](
                         const Scenario& scenario) { return indexOf(catalogue, *scenario.recipe.framework); },
            .choose =
                [&catalogue](Scenario& scenario, int index) {
                    if (index < static_cast<int>(catalogue.frameworks.size()))
                        scenario.recipe.framework = catalogue.frameworks.at(static_cast<std::size_t>(index));
                },
            .entryTip =
                [&catalogue](const Scenario& scenario, int index) {
                    const auto place = static_cast<std::size_t>(index);
                    const Framework& profile = place < catalogue.frameworks.size()
                                                   ? catalogue.frameworks.at(place)
                                                   : *scenario.recipe.framework;
                    return QString::fromStdString(profile.source);
                }};
}

NumberSetting mib(SettingId id, TextSource name) {
    constexpr double largest = 99'999;
    NumberSetting setting = numberOf(id, name, largest);
    setting.step = 64;
    setting.suffix = [] { return QStringLiteral(" MiB"); };
    return setting;
}

NumberSetting fragmentation() {
    constexpr double percent = 100;
    NumberSetting setting = numberOf(
        "fragmentation", [] { return Text::tr("Fragmentation"); }, 100, percent);
    setting.suffix = [] { return QStringLiteral(" %"); };
    return setting;
}

} // namespace

QString estimatorLabel(Estimator estimator) {
    return estimator == Estimator::paper ? Text::tr("Paper, eq. 18") : Text::tr("Detailed");
}

std::vector<SettingForm> forms(const Catalogue& catalogue) {
    return {{"estimator", [] { return Text::tr("Estimator"); }, estimator(), {}, true},
            {"framework", [] { return Text::tr("Framework"); }, framework(catalogue)},
            {"context-mib", [] { return Text::tr("CUDA context"); },
             mib("context-mib", [] { return Text::tr("CUDA context"); })},
            {"communicator-mib", [] { return Text::tr("Communicator"); },
             mib("communicator-mib", [] { return Text::tr("Each communicator"); })},
            {"fragmentation", [] { return Text::tr("Fragmentation"); }, fragmentation()}};
}

} // namespace quadrille::estimate_settings
