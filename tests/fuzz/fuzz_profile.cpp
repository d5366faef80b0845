// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_json.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (const auto profile = fuzz::readOrRefused([&] { return parseProfile(fuzz::textOf(data, size)); }))
        fuzz::comesBack(*profile, toJson(*profile), parseProfile);
    return 0;
}
