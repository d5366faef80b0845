// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace quadrille::text_io {

/// Keys in the order in which they are documented.
using Json = nlohmann::ordered_json;

/// One line of UTF-8; numbers so that they read back unchanged.
[[nodiscard]] inline std::string jsonText(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace quadrille::text_io
