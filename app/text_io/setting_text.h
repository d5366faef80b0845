// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"

#include <string>
#include <string_view>

namespace quadrille::text_io {

/// The setting takes what people type for it. \param field how messages call what they typed
/// \throws InputError naming the field and what would do
void applyText(const Setting& setting, Scenario& scenario, const std::string& text, std::string_view field);

} // namespace quadrille::text_io
