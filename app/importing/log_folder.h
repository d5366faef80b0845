// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/measurements/measured_run.h"
#include "core/stop.h"
#include "core/text/input_error.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace quadrille {

/// A log, the configurations that say what it ran, and the run that comes of them.
struct PairedLog {
    QString log; ///< its path below what was handed over
    /// Likewise; the log itself where it prints its arguments; none: the scenario it was read beside.
    QStringList configurations;
    std::optional<MeasuredRun> run;
    std::optional<InputError> problem{}; ///< why there is no run
    bool saysSizes = false; ///< GPUs, TP, CP and PP are the log's: see frameworks::readWorldSizeLine()
    /// Settings that neither log nor configuration says, by their ids, "gpu" and "model" among them; empty
    /// where there is no configuration, and none is said.
    std::vector<std::string> assumed{};
    /// The log tells a throughput, of which the step was reckoned with a global batch that nothing says.
    bool stepFromAssumedBatch = false;
    bool ranOutInTheEnd = false; ///< of memory, after steps that count

    /// Of a step; none where only the throughput is known.
    [[nodiscard]] std::optional<Seconds> step() const {
        return run && !stepFromAssumedBatch ? run->step : std::nullopt;
    }
    /// What the run was is known well enough to compare it without being asked.
    [[nodiscard]] bool isSound() const { return run && !configurations.isEmpty() && !stepFromAssumedBatch; }
};

/// What stands in folders of logs.
struct LogFolder {
    std::vector<PairedLog> logs; ///< by their paths
    /// Files that are no log and say nothing of a plan, though they are called like one, or that went with no
    /// log.
    std::vector<InputError> left;
    bool cut = false; ///< there are more files than are looked at
};

/// More files are not looked at.
inline constexpr int mostLogFiles = 2000;

/// Reads logs with their configurations: files, and all that stands in folders and below. With a log go the
/// configurations in its folder that are called like it (“tp8.toml” with “tp8.log” and “tp8-1234.out”); where
/// none is, all those in its folder, or else in the nearest folder above, that are called like no log. A
/// model's config.json goes with every log of its folder, as does what says the machine. A log that prints
/// its arguments needs no other configuration, and sizes that it prints count over what a configuration says.
/// What neither log nor configuration says is `base`'s. \param share is told what share of the logs is read
/// \throws Stopped
[[nodiscard]] LogFolder readLogFolder(const QStringList& paths, const Scenario& base,
                                      const Catalogue& catalogue, const std::stop_token& stop = {},
                                      const std::function<void(double)>& share = {});

} // namespace quadrille
