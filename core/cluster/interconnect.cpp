// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/interconnect.h"

#include "core/text/catalogue_entries.h"

namespace quadrille {

/// The keys that an entry may have.
static nlohmann::json toJson(const Interconnect& link) {
    return {{"name", link.name},
            {"label", link.label},
            {"bytes_per_second", link.bandwidth.value()},
            {"source", link.source}};
}

namespace {

Interconnect interconnectFromJson(const JsonObject& object) {
    return {.name = object.text("name"),
            .label = object.text("label", object.text("name")),
            .bandwidth = BytesPerSecond(object.positive("bytes_per_second")),
            .source = object.text("source", {})};
}

} // namespace

std::vector<Interconnect> parseInterconnects(std::string_view text) {
    return catalogueEntries(text, "interconnects", interconnectFromJson);
}

} // namespace quadrille
