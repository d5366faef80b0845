// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/catalogue.h"

#include "core/model/model_json.h"
#include "core/text/catalogue_entries.h"

#include <charconv>

namespace quadrille {

std::vector<ModelSpec> parseModels(std::string_view json) {
    return catalogueEntries(json, "models", modelFromJson);
}

const ModelSpec* findModel(const std::vector<ModelSpec>& models, std::string_view name) {
    return entryNamed(models, name);
}

int yearOf(const ModelSpec& model) {
    constexpr std::size_t digits = 4;
    const std::string& source = model.source;
    for (std::size_t at = source.find('('); at != std::string::npos; at = source.find('(', at + 1)) {
        const std::size_t end = at + 1 + digits;
        int year = 0;
        if (end < source.size() && source[end] == ')' &&
            std::from_chars(&source[at + 1], &source[end], year).ptr == &source[end])
            return year;
    }
    return 0;
}

} // namespace quadrille
