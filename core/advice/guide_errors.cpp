// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/guide_tree.h"

#include "core/pipeline/closed_form.h"
#include "core/text/rounded.h"

#include <cmath>

namespace quadrille {
namespace {

/// The guide's worked example: 70B on 512 H100.
struct Example {
    std::int64_t layers = 80, stages = 4, data = 16, globalBatch = 1024;
    std::int64_t microBatches = 16;
    double bubble = 0.05; ///< that these many are said to reach
};

/// Its row for DeepSeek-V3.
struct DeepSeekRow {
    std::int64_t tp = 4, pp = 16, dp = 2, gpus = 2048;
};

Message bubbleOfTheExample() {
    constexpr Example example;
    const auto stages = static_cast<double>(example.stages);
    const double bubble =
        closed_form::bubbleOverIdeal(stages, static_cast<double>(example.microBatches), 1.0);
    const auto needed =
        static_cast<std::int64_t>(std::ceil(closed_form::bubbleOverIdeal(stages, example.bubble, 1.0)));
    return {
        QUADRILLE_MESSAGE("The guide wants about %1 micro-batches for a bubble under %2 % with %3 stages: "
                          "they leave %4 % of ideal, as its own table says, and it takes %5. Its example "
                          "has %6 with a micro-batch of one sequence."),
        {example.microBatches, percent(example.bubble), example.stages, percent(bubble), needed,
         example.globalBatch / example.data}};
}

Message reductionsOfTheExample() {
    constexpr Example example;
    // Two forward and two backward in every layer of the stage, for every micro-batch.
    constexpr std::int64_t ofLayer = 4;
    const std::int64_t layers = example.layers / example.stages;
    return {
        QUADRILLE_MESSAGE("Its example counts %1 all-reduces a step for TP: that is the forward pass of one "
                          "micro-batch. A step of %2 micro-batches has %3."),
        {2 * layers, example.globalBatch / example.data,
         ofLayer * layers * (example.globalBatch / example.data)}};
}

Message gpusOfDeepSeek() {
    constexpr DeepSeekRow row;
    return {
        QUADRILLE_MESSAGE("Its row for DeepSeek-V3, TP %1 · PP %2 · DP %3, makes %4 GPUs of %5. CS336 has "
                          "PP 16, EP 64 and ZeRO 1 for it and no tensor parallelism: DP %6."),
        {row.tp, row.pp, row.dp, row.tp * row.pp * row.dp, row.gpus, row.gpus / row.pp}};
}

Message volumeOfZero3() {
    constexpr double gathers = 2, scatters = 1, ofAllReduce = 2; // each passes the parameters once
    return {
        QUADRILLE_MESSAGE("The guide says that ZeRO 3 roughly triples communication, and elsewhere that it "
                          "takes 1.5 times as much. Two gathers and a scatter beside an all-reduce, which "
                          "is as much as two of them, make %1."),
        {(gathers + scatters) / ofAllReduce}};
}

} // namespace

std::vector<Message> guideErrors(TreeQuestion question) {
    if (question == TreeQuestion::fastLink)
        return {bubbleOfTheExample(), reductionsOfTheExample(), volumeOfZero3()};
    if (question == TreeQuestion::experts)
        return {gpusOfDeepSeek()};
    return {};
}

} // namespace quadrille
