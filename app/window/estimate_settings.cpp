// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/estimate_settings.h"

#include "widgets/glossary/glossary_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille::estimate_settings {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(estimate)
};

constexpr double bytesPerMib = 1024.0 * 1024.0;
constexpr double percent = 100;

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

template <class Assign>
void editOutside(Scenario& scenario, Assign assign) {
    Framework copy = *scenario.recipe.framework;
    assign(copy.outside);
    scenario.recipe.framework = std::move(copy);
}

/// The tip of a setting: what its entry of the glossary says.
std::function<QString(const Scenario&)> glossed(const char* id) {
    return [id](const Scenario&) { return glossary_text::brief(id); };
}

NumberSetting mib(Bytes OutsideMemory::*field, QString (*name)(), const char* id) {
    constexpr double largest = 99'999;
    constexpr double step = 64;
    return {.text = {name, glossed(id)},
            .number =
                [field](const Scenario& scenario) {
                    return (scenario.recipe.framework->outside.*field).value() / bytesPerMib;
                },
            .assign =
                [field](Scenario& scenario, double number) {
                    editOutside(scenario, [&](OutsideMemory& outside) {
                        outside.*field = Bytes(number * bytesPerMib);
                    });
                },
            .smallest = [](const Scenario&) { return 0; },
            .largest = largest,
            .step = step,
            .decimals = 3,
            .suffix = [] { return QStringLiteral(" MiB"); }};
}

} // namespace

QString estimatorLabel(Estimator estimator) {
    return estimator == Estimator::paper ? Text::tr("Paper, eq. 18") : Text::tr("Detailed");
}

ChoiceSetting estimator() {
    return {
        .text = {[] { return Text::tr("Estimator"); }, glossed("estimator")},
        .labels =
            [](const Scenario&) {
                return QStringList{estimatorLabel(Estimator::detailed), estimatorLabel(Estimator::paper)};
            },
        .index = [](const Scenario& scenario) { return scenario.estimator == Estimator::detailed ? 0 : 1; },
        .choose = [](Scenario& scenario,
                     int index) { scenario.estimator = index == 0 ? Estimator::detailed : Estimator::paper; },
        .entryTip =
            [](const Scenario&, int index) {
                return index == 0
                           ? Text::tr("Every tensor that the framework stores, stage by stage and moment by "
                                      "moment.")
                           : Text::tr("The equations of Fujii et al. (2024), word for word.");
            }};
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
                     }},
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

NumberSetting context() {
    return mib(
        &OutsideMemory::context, [] { return Text::tr("CUDA context"); }, "context");
}

NumberSetting communicator() {
    return mib(
        &OutsideMemory::communicator, [] { return Text::tr("Each communicator"); }, "communicator");
}

NumberSetting fragmentation() {
    constexpr double largest = 100;
    return {.text = {[] { return Text::tr("Fragmentation"); }, glossed("fragmentation")},
            .number =
                [](const Scenario& scenario) {
                    // 0.07 is 7 percent, not 7.000000000000001.
                    constexpr double grain = 1e6;
                    return std::round(scenario.recipe.framework->outside.fragmentation * percent * grain) /
                           grain;
                },
            .assign =
                [](Scenario& scenario, double number) {
                    editOutside(scenario, [number](OutsideMemory& outside) {
                        outside.fragmentation = number / percent;
                    });
                },
            .smallest = [](const Scenario&) { return 0; },
            .largest = largest,
            .decimals = 3,
            .suffix = [] { return QStringLiteral(" %"); }};
}

} // namespace quadrille::estimate_settings
