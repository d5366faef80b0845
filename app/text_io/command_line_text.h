// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/scenario/settings.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace quadrille {

/// "quadrille estimate --model llama-3.1-8b …": the scenario for a terminal, what has its default left out.
/// Sizes that differ from the catalogue's model of that name are given one by one, and so are assumptions
/// that differ from the framework's. What has no option (experts, kinds of norm and bias, a profile's
/// tensors) is that of the catalogue: only a session keeps it when edited.
[[nodiscard]] QString commandLineOf(const Scenario& scenario, const Catalogue& catalogue,
                                    const QString& subcommand = QStringLiteral("estimate"));

/// The options by which one comes to the scenario, without dashes, and their values; the framework also where
/// it is the default.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> saidOptions(const Scenario& scenario,
                                                                           const Catalogue& catalogue);

/// The settings that it gives: all that differ from what model, GPU and framework say, and those whose
/// default may change.
[[nodiscard]] std::vector<const Setting*> saidSettings(const Scenario& scenario, const Catalogue& catalogue);

} // namespace quadrille
