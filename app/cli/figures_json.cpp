// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figures_json.h"

#include "core/figures/figures.h"

namespace quadrille::cli {
namespace {

Json jsonOf(const Figure& figure, const Analysis& analysis) {
    const FigureValue value = figure.of(analysis);
    if (const auto* number = std::get_if<double>(&value))
        return figure.measure.whole ? Json(static_cast<std::int64_t>(*number)) : Json(*number);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto* word = std::get_if<std::string>(&value))
        return *word;
    return {};
}

} // namespace

Json figuresJson(std::string_view prefix, const Analysis& analysis) {
    Json json = Json::object();
    for (const Figure& figure : figures()) {
        if (!figure.name.starts_with(prefix))
            continue;
        Json* at = &json;
        std::string_view rest = std::string_view(figure.name).substr(prefix.size());
        for (std::size_t dot = rest.find('.'); dot != std::string_view::npos; dot = rest.find('.')) {
            at = &(*at)[std::string(rest.substr(0, dot))];
            rest.remove_prefix(dot + 1);
        }
        (*at)[std::string(rest)] = jsonOf(figure, analysis);
    }
    return json;
}

} // namespace quadrille::cli
