// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/scenario/scenario_json.h"
#include "core/text/json_object.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = [](std::string_view text) { return scenarioFromJson(parseJson(text, "scenario")); };
    if (const auto scenario = fuzz::readOrRefused([&] { return read(fuzz::textOf(data, size)); })) {
        fuzz::comesBack(*scenario, toJson(*scenario), read);
        for (const Diagnostic& diagnostic : check(*scenario))
            fuzz::holds(!diagnostic.field.empty(), "a broken rule names its field");
    }
    return 0;
}
