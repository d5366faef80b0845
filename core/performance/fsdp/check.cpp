// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/fsdp/check.h"

#include "core/text/rounded.h"

#include <cmath>
#include <string>

namespace quadrille::fsdp {
namespace {

bool runs(const Setup& setup) {
    return tokenCapacity(inputsOf(setup)) >= 1;
}

double roundedGib(double bytes) {
    return tenths(inGib(Bytes(bytes)));
}

Setup with(Setup setup, std::int64_t gpus) {
    setup.gpus = gpus;
    return setup;
}

} // namespace

std::optional<std::int64_t> fewestGpus(const Setup& setup) {
    const Inputs<double> x = inputsOf(setup);
    const StateBytes<double> states = stateBytes(x);
    const bool sharded = setup.shardsParameters;
    const double shared = states.optimizer + states.gradients + (sharded ? states.parameters : 0);
    const double room = x.memory - x.reserved - activationBytes(x) - (sharded ? 0 : states.parameters);
    const double fewest = std::ceil(shared / room);
    if (!(room > 0) || !(fewest <= static_cast<double>(largestDimensionValue)))
        return std::nullopt;
    // Rounding may be off by one either way.
    auto gpus = std::max<std::int64_t>(1, static_cast<std::int64_t>(fewest) - 1);
    for (int i = 0; i < 3 && !runs(with(setup, gpus)); ++i)
        ++gpus;
    return runs(with(setup, gpus)) ? std::optional(gpus) : std::nullopt;
}

std::vector<Diagnostic> check(const Setup& setup) {
    if (runs(setup))
        return {};
    const Inputs<double> x = inputsOf(setup);
    const double held = x.memory - x.reserved - freeMemory(x);
    Diagnostic found{
        .field = "gpus",
        .rule = "one-token-fits",
        .severity = Severity::error,
        .message = {QUADRILLE_MESSAGE("%1 GPUs: states take %2 GiB of each, so that one token does "
                                      "not fit in %3 GiB, of which the system has %4."),
                    {setup.gpus, roundedGib(held), roundedGib(x.memory), roundedGib(x.reserved)}},
        .repairs = {}};
    if (const auto gpus = fewestGpus(setup))
        found.repairs.push_back({"gpus", std::to_string(*gpus)});
    Setup other = setup;
    other.shardsParameters = true;
    if (!setup.shardsParameters && runs(other))
        found.repairs.push_back({"zero", "3"});
    other = setup;
    other.gamma = 0;
    if (setup.gamma > 0 && runs(other))
        found.repairs.push_back({"gamma", "0"});
    return {found};
}

} // namespace quadrille::fsdp
