// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/catalogue.h"
#include "core/cluster/interconnect.h"
#include "core/cluster/profile_json.h"
#include "core/measurements/fsdp_study.h"
#include "core/measurements/measured_runs.h"
#include "core/measurements/published_table.h"
#include "core/memory/framework/framework_json.h"
#include "core/model/catalogue.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

/// The files of resources/, which are compiled in and which people edit.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const std::vector<ModelSpec> models{ModelSpec{.name = "llama-3.1-8b"}};
    const std::vector<GpuSpec> gpus{GpuSpec{.name = "h100-sxm-94gb"}};
    const std::vector<Framework> frameworks{Framework{.name = "megatron"}};
    (void)fuzz::readOrRefused([&] { return parseModels(text); });
    (void)fuzz::readOrRefused([&] { return parseGpus(text); });
    (void)fuzz::readOrRefused([&] { return parseInterconnects(text); });
    (void)fuzz::readOrRefused([&] { return parseProfiles(text); });
    (void)fuzz::readOrRefused([&] { return parseFrameworks(text); });
    (void)fuzz::readOrRefused([&] { return parsePublishedTables(text); });
    (void)fuzz::readOrRefused([&] { return parseFsdpStudy(text); });
    (void)fuzz::readOrRefused([&] { return parseMeasuredRuns(text, {models, gpus, frameworks}); });
    return 0;
}
