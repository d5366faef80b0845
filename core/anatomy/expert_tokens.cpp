// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/expert_tokens.h"

#include "core/timing/layer_inputs.h"
#include "core/timing/routed_bytes.h"

namespace quadrille::anatomy {

ExpertTokens expertTokens(const Resolved& resolved) {
    const Scenario& scenario = resolved.scenario();
    const auto x = step::layerInputs<double>(scenario, resolved.rates(), step::Hiding::none);
    const auto sizes = step::sizesIn<double>(scenario);
    const double tokenBytes = x.dispatchBytes * sizes.hidden;
    ExpertTokens tokens;
    tokens.load = busiestLoad(scenario.recipe);
    tokens.ofExpert = layout::expertTokensOf(x.shape) * x.shape.e * sizes.topK / sizes.experts;
    tokens.computed = tokens.ofExpert * sizes.experts / x.shape.e;
    tokens.dropped = (scenario.recipe.expertImbalance - tokens.load) * tokens.computed;
    tokens.routed = sizes.topK * layout::tokensOf(x.shape) / x.shape.q;
    const auto messages = traffic::expertMessages(tokens.routed * tokenBytes, x.shape.e);
    const double others = messages.bytes / tokenBytes;
    tokens.kept = tokens.routed - others;
    const auto shares = step::routedShares(scenario, groupPlace(scenario, TrafficKind::expert));
    tokens.inNode = shares.inNode * others;
    tokens.network = shares.network * others;
    tokens.dispatch = Bytes(messages.bytes * shares.all);
    const auto even = step::expertMessages(sizes, 1, x),
               busiest = step::expertMessages(sizes, tokens.load, x);
    tokens.time = Seconds(even.even / messages.count);
    tokens.busiestTime = Seconds(busiest.busiest / messages.count);
    return tokens;
}

} // namespace quadrille::anatomy
