// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/framework_json.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (const auto framework = fuzz::readOrRefused([&] { return parseFramework(fuzz::textOf(data, size)); }))
        fuzz::comesBack(*framework, toJson(*framework), parseFramework);
    return 0;
}
