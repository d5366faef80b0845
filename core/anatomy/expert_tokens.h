// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resolved/resolved.h"

namespace quadrille::anatomy {

/// The tokens of one micro-batch that pass through the experts of one layer, and what one GPU has to do with
/// them in a forward pass. A token counts once for each of the K experts that it visits.
struct ExpertTokens {
    double ofExpert = 0; ///< an even share of one routed expert
    double routed = 0;   ///< that one GPU dispatches, those that stay on it included
    double kept = 0;     ///< of these, those that stay, where each expert gets as many
    double inNode = 0;   ///< sent over the fast link; with those that are handed on there, where tokens visit
                         ///< experts on few nodes: see step::routedShares()
    double network = 0;  ///< sent out of the node
    double computed = 0; ///< by the experts of one GPU, an even share: whole, or its part of each
    double load = 1;     ///< tokens that the busiest expert parallel rank computes ÷ an even share
    double dropped = 0;  ///< of those that are sent to its GPUs, beyond the capacity
    Bytes dispatch; ///< one GPU sends to others in one all-to-all, inNode and network: of dispatching and
                    ///< combining, which differ where tokens travel in FP8, the mean
    Seconds time;   ///< of one all-to-all, by an even share, were nothing else done
    Seconds busiestTime; ///< likewise to the busiest rank

    friend bool operator==(const ExpertTokens&, const ExpertTokens&) = default;
};

/// By traffic::expertMessages() and step::expertMessages(). \pre runnable(scenario), of a model with experts
[[nodiscard]] ExpertTokens expertTokens(const Resolved& resolved);

} // namespace quadrille::anatomy
