// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/catalogue.h"
#include "core/framework/framework_json.h"
#include "core/measurements/published_table.h"
#include "core/model/catalogue.h"
#include "core/scenario.h"
#include "tests/support/paths.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace quadrille::test {

/// \throws std::runtime_error when there is no such file
inline std::string fileText(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The text of resources/FILE.
inline std::string resourceText(const char* file) {
    return fileText(std::string(resourcesDir()) + "/" + file);
}

/// The text of tests/data/FILE.
inline std::string testData(const char* file) {
    return fileText(std::string(testDataDir()) + "/" + file);
}

inline const std::vector<ModelSpec>& models() {
    static const auto all = parseModels(resourceText("models.json"));
    return all;
}

inline const std::vector<GpuSpec>& gpus() {
    static const auto all = parseGpus(resourceText("gpus.json"));
    return all;
}

inline const std::vector<PublishedTable>& tables() {
    static const auto all = parsePublishedTables(resourceText("published_tables.json"));
    return all;
}

inline const ModelSpec& model(const char* name) {
    if (const auto* found = findModel(models(), name))
        return *found;
    throw std::runtime_error(std::string("no model ") + name);
}

inline const GpuSpec& gpu(const char* name) {
    if (const auto* found = findGpu(gpus(), name))
        return *found;
    throw std::runtime_error(std::string("no GPU ") + name);
}

inline const std::vector<Framework>& frameworks() {
    static const auto all = parseFrameworks(resourceText("frameworks.json"));
    return all;
}

inline const Framework& framework(const char* name) {
    if (const auto* found = findFramework(frameworks(), name))
        return *found;
    throw std::runtime_error(std::string("no framework ") + name);
}

/// The published table with this number.
inline const PublishedTable& table(int number) {
    for (const auto& each : tables())
        if (each.number == number)
            return each;
    throw std::runtime_error("no table " + std::to_string(number));
}

/// A model on so many GPUs, everything else as the command line defaults it.
inline Scenario scenario(const char* modelName, const char* gpuName, std::int64_t gpuCount) {
    Scenario result;
    result.model = model(modelName);
    result.cluster = clusterOf(gpu(gpuName), gpuCount);
    return result;
}

/// The command line's defaults: Llama-3.1-8B on 8 H100 of 80 GB, nothing split.
inline Scenario llama8b() {
    return scenario("llama-3.1-8b", "h100-sxm-80gb", 8);
}

/// The larger machine of Fujii et al.: Llama-3.1-70B on 256 A100 of 40 GB, TP 8, PP 8.
inline Scenario llama70b() {
    Scenario result = scenario("llama-3.1-70b", "a100-sxm-40gb", 256);
    result.plan.tp = 8;
    result.plan.pp = 8;
    return result;
}

} // namespace quadrille::test
