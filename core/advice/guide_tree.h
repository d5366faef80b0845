// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/taken_by_rule.h"

#include <array>
#include <cstdint>

/// The decision tree of the guide "LLM parallelism strategies", question by question, as a scenario answers
/// it. After a yes to one of the first two, the third is not asked; the last two always are.
namespace quadrille {

enum class TreeQuestion : std::uint8_t {
    whole,       ///< does one GPU hold all states of training?
    sharded,     ///< does it with ZeRO 1 or 2?
    fastLink,    ///< is there NVLink or its like in a node?
    experts,     ///< is the model a mixture of experts?
    longSequence ///< is a sequence longer than guideLongSequence?
};
inline constexpr std::array treeQuestions{TreeQuestion::whole, TreeQuestion::sharded, TreeQuestion::fastLink,
                                          TreeQuestion::experts, TreeQuestion::longSequence};

/// One of the two answers to a question.
struct TreeAnswer {
    Message does;        ///< what the guide then recommends, in a few words
    bool asksOn = false; ///< only: to go on to the next question
    bool given = false;  ///< it is the scenario's
};

struct TreeNode {
    TreeQuestion question = TreeQuestion::whole;
    Message asks;
    Message compares;     ///< the numbers that decide
    bool reached = false; ///< the scenario's way through the tree comes here
    TreeAnswer yes, no;
    std::vector<Message> wrong; ///< what the guide says about this that does not add up
};

/// Every question, in the order in which they are asked. Of any scenario, also one that cannot run.
[[nodiscard]] std::array<TreeNode, treeQuestions.size()> guideTree(const Scenario& scenario);

/// The plan after what the guide recommends at a question that is reached: the settings that it speaks of,
/// and no others. The model's batch, sequence and GPUs stay. None where that asks on, or no such plan runs.
/// Throws Stopped.
[[nodiscard]] std::optional<TakenPlan> recommended(TreeQuestion question, const Scenario& scenario,
                                                   const std::stop_token& stop = {});

/// What the guide says of a question that its own numbers or other sources contradict, computed.
[[nodiscard]] std::vector<Message> guideErrors(TreeQuestion question);

} // namespace quadrille
