// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/scenario_options.h"

namespace quadrille::text_io {
GivenOptions::GivenOptions(std::initializer_list<std::pair<std::string_view, std::string_view>> options) {
    for (const auto& [name, text] : options)
        set(optionIndex(name), text);
}

void GivenOptions::set(std::size_t option, std::string_view text) {
    m_texts.at(option).assign(text);
    m_given.set(option);
}

Json echo(const Setting& setting, const Scenario& scenario) {
    return std::holds_alternative<FlagValue>(setting.value)
               ? Json(settingText(setting, scenario))
               : std::visit([&scenario](const auto& value) { return Json(value.get(scenario)); },
                            setting.value);
}

Json echo(const Scenario& s, const GivenOptions& given) {
    Json options{{"model", s.model.name.empty() ? Json() : Json(s.model.name)}};
    for (const std::size_t file : {option("model-config"), option("framework-profile"), option("profile"),
                                   option("session"), option("from")})
        if (given.has(file))
            options[std::string(scenarioOptions[file].name)] = given.text(file);
    for (const Setting& setting : allSettings)
        options[std::string(setting.name)] = echo(setting, s);
    options["gated"] = s.model.gated;
    options["tied"] = s.model.tiedEmbeddings;
    options["gpu"] = s.cluster.gpu.name;
    options["framework"] = s.recipe.framework->name;
    options["sp"] = usesSequenceParallel(s.plan) ? "on" : "off"; // also where it follows TP
    return options;
}

} // namespace quadrille::text_io
