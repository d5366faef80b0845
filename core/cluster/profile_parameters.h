// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/profile.h"

#include <array>
#include <optional>
#include <string_view>

namespace quadrille {

/// How a parameter is varied: a share moves between its bounds on the scale of logits, an amount on the
/// scale of logarithms.
enum class ParameterScale { share, amount };

/// What is known of a free parameter of the performance model before anything is measured.
struct ParameterTraits {
    ProfileParameter parameter = ProfileParameter::gemm;
    const char* key = "";   ///< of files and of the command line: "gemm", "network_latency"
    const char* label = ""; ///< for people; a template without arguments, for translation
    const char* unit = "";  ///< "", "s", "elements"
    ParameterScale scale = ParameterScale::share;
    double lower = 0;      ///< least value that a profile may hold
    double upper = 1;      ///< largest
    double priorWidth = 1; ///< standard deviation of ln value (of the logit of a share) around the prior
};

/// Every parameter, indexed by ProfileParameter. Their priors are Profile::priors().
[[nodiscard]] const std::array<ParameterTraits, profileParameters>& allProfileParameters();
[[nodiscard]] const ParameterTraits& traits(ProfileParameter parameter);
[[nodiscard]] std::optional<ProfileParameter> profileParameterFromName(std::string_view key);

/// ln value of an amount; the logit of where a share stands between its bounds: what the prior's width is
/// measured in, −∞ and ∞ at the bounds of a share.
[[nodiscard]] double priorScale(ProfileParameter parameter, double value);

/// Every value is within its parameter's bounds.
[[nodiscard]] bool withinBounds(const Profile& profile);

/// "hidden", "sequence", …: keys of files.
[[nodiscard]] std::string_view name(ProfileFeature feature);

inline constexpr std::array allProfileFeatures{ProfileFeature::hidden,     ProfileFeature::sequence,
                                               ProfileFeature::gpus,       ProfileFeature::tensor,
                                               ProfileFeature::context,    ProfileFeature::pipeline,
                                               ProfileFeature::microBatch, ProfileFeature::microBatches};
static_assert(allProfileFeatures.size() == profileFeatures);

} // namespace quadrille
