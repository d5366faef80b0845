// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck.h"

#include <nlohmann/json.hpp>

#include <functional>

namespace quadrille {

/// How the parts of a stop are written and read that a session has as well.
struct StateJson {
    std::function<nlohmann::json(const StoreState&, const ViewState&)> write;
    /// \param path what the stop is called in complaints
    std::function<void(const nlohmann::json&, const std::string& path, StoreState&, ViewState&)> read;
};

[[nodiscard]] nlohmann::json toJson(const Decks& decks, const StateJson& state);

/// Rules are reported as "decks.1.stops.2.scenario.plan.tp", counted from 1. \throws InputError
[[nodiscard]] Decks decksFromJson(const nlohmann::json& json, const StateJson& state);

} // namespace quadrille
