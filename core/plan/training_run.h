// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// A whole training rather than one step: how much is trained, what an hour costs, and how often it is
/// interrupted.
///
/// The defaults are published. Failures: 419 unexpected interruptions in 54 days on 16,384 GPUs (Grattafiori
/// et al. 2024, The Llama 3 Herd of Models, section 3.3.4). Storage: 2 TB/s sustained for these GPUs
/// (section 3.3.1). Restart: failures are found and diagnosed in less than 10 minutes (Jiang et al. 2024,
/// MegaScale, section 6.3).
struct TrainingRun {
    double tokens = 0;                                ///< to train on; 0: none are given
    double pricePerGpuHour = 0;                       ///< in any currency; 0: none is known
    double failureRate = 419.0 / (54 * 24 * 16384.0); ///< interruptions of the training per GPU and hour
    double checkpointSeconds = 0;                ///< to write one; 0: its bytes by the storage's bandwidth
    double storageGbps = 2e12 * 8 / 16384 / 1e9; ///< to the checkpoints' storage per GPU, Gbit/s
    double restartSeconds = 600;                 ///< from a failure until training goes on
    double checkpointInterval = 0;               ///< seconds of training between two; 0: the best

    friend bool operator==(const TrainingRun&, const TrainingRun&) = default;
};

// What the settings may be; so that nothing overflows, and far beyond what is of use.
inline constexpr double mostTokens = 1e18;
inline constexpr double highestHourPrice = 9999;
inline constexpr double highestFailureRate = 1;    ///< of one GPU, an hour
inline constexpr double longestRunSeconds = 1e9;   ///< of a checkpoint, a restart, an interval
inline constexpr double slowestStorageGbps = 1e-6; ///< per GPU
inline constexpr double fastestStorageGbps = 1e9;  ///< per GPU

} // namespace quadrille
