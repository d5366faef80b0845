// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/text_io/frameworks/format.h"

namespace quadrille::frameworks {

/// A setting that the format cannot say: read again, the configuration has another value.
struct Unsaid {
    std::string setting; ///< an option of the command line
    std::string value;   ///< of the scenario, as one types it
    std::string instead; ///< what the configuration runs
};

/// "zero 1; it runs 0".
[[nodiscard]] std::string english(const Unsaid& unsaid);

struct ExportedPlan {
    std::string text; ///< of the file, with comments that name what it does not say
    std::vector<Unsaid> unsaid;
};

/// The formats that a plan can be written in.
[[nodiscard]] std::vector<const Format*> writtenFormats();

/// The plan as the framework's configuration. What it cannot say is found by reading it again, so that
/// nothing is lost unnamed. \pre format.write
[[nodiscard]] ExportedPlan exportPlan(const Scenario& scenario, const Format& format,
                                      const Catalogue& catalogue);

} // namespace quadrille::frameworks
