// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "tests/support/paths.h"

#include <nlohmann/json.hpp>
#include <QtTest>

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

/// Reading the reference schedules of tests/data/oracles (see the README there).
namespace oracle {

/// A reference schedule with its orders, and how many cases its file has.
struct File {
    const char* name;
    std::size_t cases;
};

/// Those of the kinds whose order the definition fixes on every rank.
inline constexpr File files[]{{"gpipe.json", 39},
                              {"1f1b.json", 35},
                              {"1f1b-eager.json", 27},
                              {"interleaved.json", 97},
                              {"interleaved-overlap.json", 42},
                              {"breadth-first.json", 115},
                              {"zb-h1.json", 23},
                              {"zb-h2.json", 18},
                              {"zb1p-interleaved.json", 89},
                              {"zb-v.json", 31},
                              {"dualpipe.json", 9},
                              {"dualpipev.json", 21},
                              {"chimera.json", 26}};

inline nlohmann::json load(const std::string& file) {
    const std::string path = std::string(quadrille::test::testDataDir()) + "/oracles/" + file;
    std::ifstream stream(path);
    if (!stream) {
        throw std::runtime_error("can not read " + path);
    }
    return nlohmann::json::parse(stream);
}

/// Of pipelines executed, what each operation waits for.
inline const nlohmann::json& explained() {
    static const nlohmann::json reference = load("explain.json");
    return reference;
}

/// "F3.5": kind, micro-batch, stage.
inline quadrille::Operation parsePart(const std::string& text) {
    using quadrille::OperationKind;
    const std::size_t kind = std::string("FBIW").find(text.at(0));
    const std::size_t dot = text.find('.');
    if (kind == std::string::npos || dot == std::string::npos) {
        throw std::runtime_error("not an operation: " + text);
    }
    constexpr OperationKind kinds[] = {OperationKind::forward, OperationKind::backward,
                                       OperationKind::inputGradient, OperationKind::weightGradient};
    return {kinds[kind], std::stoi(text.substr(dot + 1)), std::stoi(text.substr(1, dot - 1))};
}

inline quadrille::Operation parseOperation(const std::string& text) {
    const std::size_t ampersand = text.find('&');
    quadrille::Operation operation = parsePart(text.substr(0, ampersand));
    if (ampersand != std::string::npos) {
        const quadrille::Operation backward = parsePart(text.substr(ampersand + 1));
        operation.kind = quadrille::OperationKind::fused;
        operation.backwardStage = backward.stage;
        operation.backwardMicrobatch = backward.microbatch;
    }
    return operation;
}

inline std::vector<quadrille::Operation> parseOperations(const std::string& text) {
    std::vector<quadrille::Operation> operations;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) {
        operations.push_back(parseOperation(word));
    }
    return operations;
}

inline quadrille::ScheduleShape shapeOf(const nlohmann::json& testCase) {
    return {.ranks = testCase.at("p"),
            .microbatches = testCase.at("m"),
            .chunks = testCase.at("v"),
            .group = testCase.at("params").value("N", 0),
            .pipelines = testCase.at("params").value("pipelines", 0)};
}

/// The order as the file has it, whatever its kind.
inline quadrille::Order orderOf(const nlohmann::json& testCase) {
    quadrille::Order order;
    order.shape = shapeOf(testCase);
    order.placement.stageToRank = testCase.at("stage_to_rank").get<std::vector<std::vector<std::int32_t>>>();
    if (const nlohmann::json& direction = testCase.at("mb_dir"); !direction.is_null()) {
        order.placement.microbatchDirection = direction.get<std::vector<std::int32_t>>();
    }
    order.rankOffsets.push_back(0);
    for (const nlohmann::json& rank : testCase.at("ranks")) {
        const auto operations = parseOperations(rank.get<std::string>());
        order.operations.insert(order.operations.end(), operations.begin(), operations.end());
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

/// The cost models of the README.
inline quadrille::Durations durationsOf(const std::string& costModel, std::size_t stages) {
    using quadrille::Durations;
    if (costModel == "unit") {
        return Durations::uniform(stages);
    }
    if (costModel == "fb_overlap") {
        Durations overlapping = Durations::uniform(stages, 2, 2, 2);
        overlapping.fused = 5;
        return overlapping;
    }
    Durations durations = Durations::uniform(stages, 4, 5, 3);
    if (costModel == "uneven") {
        return durations;
    }
    durations.p2p = 1;
    if (costModel == "comm") {
        return durations;
    }
    if (costModel != "hetero") {
        throw std::runtime_error("unknown cost model " + costModel);
    }
    for (std::vector<double>* times :
         {&durations.forward, &durations.inputGradient, &durations.weightGradient}) {
        times->front() += 1;
        times->back() += 2;
    }
    return durations;
}

inline std::string nameOf(const nlohmann::json& testCase) {
    return "p" + std::to_string(testCase.at("p").get<int>()) + " m" +
           std::to_string(testCase.at("m").get<int>()) + " v" + std::to_string(testCase.at("v").get<int>()) +
           " N" + std::to_string(testCase.at("params").value("N", 0)) + " pipelines " +
           std::to_string(testCase.at("params").value("pipelines", 0));
}

} // namespace oracle
