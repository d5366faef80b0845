// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"

namespace quadrille::step {

/// Where the tokens that a rank dispatches travel: shares of the bytes of traffic::expertMessages().
struct RoutedShares {
    double inNode = 1;  ///< over the fast link
    double network = 0; ///< out of the node
    double all = 1;     ///< both; more than 1 where what came over the network is handed on in the node

    friend bool operator==(const RoutedShares&, const RoutedShares&) = default;
};

/// Of what a rank sends to all others of a group alike, the part that leaves its node.
[[nodiscard]] double leavingShare(const GroupPlace& place);

/// All-to-all over the r ranks of a group with n in each of N = r ÷ n nodes: of K·(r−1)/r copies of a token
/// K·(r−n)/r leave the node.
///
/// Where a token visits experts on at most M nodes, min(M, N) < K, it travels once to each of them, with
/// probability (N−1)/N over the network, and its K copies are handed on in the node, with probability (n−1)/n
/// to another GPU: min(M, N)·(N−1)/N copies leave the node and K·(n−1)/n go over the fast link (DeepSeek-AI
/// 2024, "DeepSeek-V3 Technical Report", sections 2.1.2 and 3.2.2). \pre runnable(scenario)
[[nodiscard]] RoutedShares routedShares(const Scenario& scenario, const GroupPlace& place);

} // namespace quadrille::step
