// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis.h"

#include <QString>

#include <optional>

namespace quadrille::verdict {

/// "fits", "may run out", "does not fit" or "cannot run"; "73 % likely to run out" where the estimate gives a
/// probability that leaves doubt.
[[nodiscard]] QString word(const Analysis& analysis);
/// The zone's glyph, or "⊘" for what cannot run.
[[nodiscard]] QString glyph(const Analysis& analysis);

/// "45.1 of 80 GiB (56 %)"
[[nodiscard]] QString memory(const MemoryEstimate& estimate);
/// "bubble 8.6 % of total"
[[nodiscard]] QString bubble(const PipelineSummary& pipeline);
/// "DP 8"
[[nodiscard]] QString dataParallel(const PipelineSummary& pipeline);
/// "16 micro-batches"
[[nodiscard]] QString microBatches(const PipelineSummary& pipeline);

/// "+3", "−3", "±0"
[[nodiscard]] QString signedCount(std::int64_t difference);

/// "Set PP to 4"; the following repairs of a rule are shorter: "PP 8".
[[nodiscard]] QString repair(const Repair& repair, bool first);

/// The whole verdict in a few words, as a person would read it aloud.
[[nodiscard]] QString spoken(const Analysis& analysis);

} // namespace quadrille::verdict
