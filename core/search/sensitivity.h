// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/search/change.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace quadrille {

/// What a cluster is made of, each a number that could be another.
enum class HardwarePart {
    compute,         ///< peak of matrix products, in every precision
    memoryBandwidth, ///< of the GPU's own memory
    memory,          ///< of one GPU
    fastLink,        ///< NVLink and its like
    network,         ///< between nodes
    fastDomain       ///< GPUs that share the fast link: fastDomain()
};

inline constexpr std::array allHardwareParts{HardwarePart::compute, HardwarePart::memoryBandwidth,
                                             HardwarePart::memory,  HardwarePart::fastLink,
                                             HardwarePart::network, HardwarePart::fastDomain};

/// FLOP/s of the plan's precision, bytes per second, bytes or GPUs.
[[nodiscard]] double amountOf(HardwarePart part, const Scenario& scenario);
/// With so many times as much of it; what the GPU reaches of its peaks stays as it is. Where GPUs of a node
/// would be no whole number, the nearest.
[[nodiscard]] Scenario withHardware(const Scenario& scenario, HardwarePart part, double factor);

/// Something else in place of what the scenario has.
struct SensitivityEnd {
    std::variant<Change, double> to; ///< a change of a setting, or so many times as much of the hardware
    std::optional<Message> refused;  ///< why it cannot run; the rest is then 0
    Glance seen;
    double speed = 0; ///< of training beside the scenario's: its step ÷ this step, on as many tokens

    [[nodiscard]] bool runs() const { return !refused; }
};

struct SensitivityRow {
    std::variant<const Setting*, HardwarePart> of;
    /// Of a setting the nearest stop that runs either way, where it has more alternatives than two that run
    /// the slowest and the fastest of them; of hardware half and twice as much. Slowest first, what cannot
    /// run last.
    std::vector<SensitivityEnd> ends;
    /// Of a bandwidth: so many times as much is within unlimitedShare of a link without end; 0 where the plan
    /// does not wait for it. None of anything else.
    std::optional<double> enough;

    /// The larger of how much faster and how much slower, as |ln speed|; 0 where nothing runs.
    [[nodiscard]] double effect() const;
};

/// Within this share of the step's time with a link of unlimited bandwidth, more of it does not matter.
inline constexpr double unlimitedShare = 0.01;

/// How much a plan would gain or lose by one change of it, or of what it runs on. The largest effects first.
struct Sensitivity {
    Scenario scenario;
    Glance own;
    std::vector<SensitivityRow> settings;
    std::vector<SensitivityRow> hardware;

    /// The fastest end of settings that is faster than the plan and fits no worse, and of a plan that does
    /// not fit the fastest that does, where one does; null where there is none.
    [[nodiscard]] const SensitivityEnd* best() const;
    /// The hardware whose doubling gains most; null where nothing gains a thousandth.
    [[nodiscard]] const SensitivityRow* bottleneck() const;
};

/// Throws Stopped. \pre runnable(scenario)
[[nodiscard]] Sensitivity sensitivityOf(const Scenario& scenario, const std::stop_token& stop = {});

} // namespace quadrille
