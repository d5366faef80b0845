// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/view_state.h"

#include <nlohmann/json_fwd.hpp>

namespace quadrille {

[[nodiscard]] nlohmann::json toJson(const ViewState& view);
/// How a view is set is never worth refusing a file for: what cannot be read is as usual.
[[nodiscard]] ViewState viewFromJson(const nlohmann::json& json);

} // namespace quadrille
