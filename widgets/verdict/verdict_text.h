// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "widgets/verdict/number_button.h"

#include <QString>

#include <optional>

namespace quadrille::verdict {

/// "fits", "may run out", "does not fit" or "cannot run"; "73 % likely to run out" where the estimate gives a
/// probability that leaves doubt.
[[nodiscard]] QString word(const Analysis& analysis);
/// The zone's glyph, or "⊘" for what cannot run.
[[nodiscard]] QString glyph(const Analysis& analysis);

/// The forms of a number, the longest first, and its difference from that of the baseline, which may be null.
using Forms = std::vector<NumberButton::Form>;

/// "45.1 of 80 GiB (56 %)", …, "45.1 of 80 GiB"
[[nodiscard]] Forms memory(const MemoryEstimate& estimate, const MemoryEstimate* baseline = nullptr);
/// "bubble 8.6 % of total", …, "bubble 8.6 %"
[[nodiscard]] Forms bubble(const PipelineSummary& pipeline, const PipelineSummary* baseline = nullptr);
/// How large the bubble is, what it is made of, and what textbooks give for it: sentences, one a line.
[[nodiscard]] QString bubbleParts(const PipelineSummary& pipeline);
/// "DP 8"
[[nodiscard]] Forms dataParallel(const PipelineSummary& pipeline, const PipelineSummary* baseline = nullptr);
/// "16 micro-batches", …, "m 16"
[[nodiscard]] Forms microBatches(const PipelineSummary& pipeline, const PipelineSummary* baseline = nullptr);
/// "4.21 s a step", …, "4.21 s"
[[nodiscard]] Forms step(const Performance& performance, const Performance* baseline = nullptr);
/// "48.2 % MFU (45–52)"; "48.2 % MFU (35–66, uncalibrated)"
[[nodiscard]] Forms utilisation(const Performance& performance, FlopConvention convention,
                                const Performance* baseline = nullptr);
/// "6,420 tokens/s per GPU", …, "6,420 tok/s"
[[nodiscard]] Forms tokens(const Performance& performance, const Performance* baseline = nullptr);
/// "402 TFLOP/s per GPU", …, "402 TFLOP/s"
[[nodiscard]] Forms flops(const Performance& performance, FlopConvention convention,
                          const Performance* baseline = nullptr);

/// Which FLOPs a convention counts, as a sentence.
[[nodiscard]] QString counted(FlopConvention convention);
/// What the prediction rests on, as a sentence: calibrated, extrapolated or uncalibrated.
[[nodiscard]] QString certainty(const Performance& performance);
/// The runs nearest to the plan that were fitted, as a sentence; empty without any.
[[nodiscard]] QString nearest(const Scenario& scenario);

/// "+3", "−3", "±0"
[[nodiscard]] QString signedCount(std::int64_t difference);

/// "Set PP to 4"; the following repairs of a rule are shorter: "PP 8".
[[nodiscard]] QString repair(const Repair& repair, bool first);

/// The whole verdict in a few words, as a person would read it aloud.
[[nodiscard]] QString spoken(const Analysis& analysis, FlopConvention convention = FlopConvention::model);

} // namespace quadrille::verdict
