// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/scenario_options.h"

namespace quadrille::cli {

/// The model that --model, --model-config and the architecture options (--hidden … --tied) describe.
/// \param base the model without any of them
/// \throws InputError as resolve()
[[nodiscard]] ModelSpec resolveModel(const GivenOptions& given, const Catalogue& catalogue,
                                     const ModelSpec& base, WithoutModel withoutModel);

} // namespace quadrille::cli
