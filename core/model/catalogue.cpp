// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/catalogue.h"

#include "core/model/model_json.h"
#include "core/text/catalogue_entries.h"

namespace quadrille {

std::vector<ModelSpec> parseModels(std::string_view json) {
    return catalogueEntries(json, "models", modelFromJson);
}

const ModelSpec* findModel(const std::vector<ModelSpec>& models, std::string_view name) {
    return entryNamed(models, name);
}

} // namespace quadrille
