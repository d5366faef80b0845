// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/gpu_spec.h"
#include "core/text/json_object.h"

namespace quadrille {

/// The one JSON form of a device, in the catalogue and in sessions. Reading back what toJson wrote gives an
/// equal device.
[[nodiscard]] nlohmann::json toJson(const GpuSpec& gpu);

/// Unknown keys are ignored. \throws InputError naming field and rule.
[[nodiscard]] GpuSpec gpuFromJson(const JsonObject& object);

} // namespace quadrille
