// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/operation_writer.h"
#include "core/pipeline/schedule.h"

/// The orders of the schedules that are defined rank by rank: each function appends the operations of one
/// rank. Throws Stopped. \pre checkRules() is empty, 0 ≤ rank < p, stages and micro-batches are below 2^31
namespace quadrille::orders {

/// All forwards, then all backwards, both ascending. Huang et al. 2019, section 2.3.
void appendGpipe(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// p − 1 − r forwards, then one forward and one backward in turn, then the remaining backwards.
/// Narayanan et al. 2021, section 2.2.1.
void appendOneForwardOneBackward(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// The same with 2(p − r) − 1 forwards before the first backward. Zhuang et al. 2023.
void appendEager(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// v chunks a rank, groups of N micro-batches. Narayanan et al. 2021, section 2.2.2; the warm-up as in
/// Megatron-LM's forward_backward_pipelining_with_interleaving.
void appendInterleaved(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// The same with one more forward in the warm-up, and one fused block for each pair of the steady state.
void appendInterleavedOverlap(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// Interleaved with a shorter warm-up and a split backward, each W as many operations behind its I as there
/// are ranks before this one: torch.distributed's ScheduleInterleavedZeroBubble.
void appendZeroBubbleInterleaved(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// Chunk after chunk, all micro-batches of each; backwards from the last chunk. Lamy-Poirier 2023.
void appendBreadthFirst(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// Split backward with a warm-up of p − 1 − r forwards. Qi et al. 2023, section 2.1.
void appendZeroBubbleH1(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// Split backward with a warm-up of 2(p − 1 − r) forwards. Qi et al. 2023, section 2.2.
void appendZeroBubbleH2(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// Two chunks in a V. Qi et al. 2024, "Pipeline Parallelism with Controllable Memory".
void appendZeroBubbleV(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// Two directions at once, fused where they meet. DeepSeek-AI 2024, "DeepSeek-V3 Technical Report", 3.2.1.
void appendDualPipe(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// DualPipe cut in half, the other direction folded back into a V.
void appendDualPipeV(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// 2f pipelines, half of them the other way round. Li and Hoefler 2021.
void appendChimera(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank);

/// How many operations appendInterleavedOverlap() appends.
[[nodiscard]] std::int64_t interleavedOverlapLength(const ScheduleShape& shape, std::int64_t rank);
/// How many operations appendDualPipe() appends.
[[nodiscard]] std::int64_t dualPipeLength(const ScheduleShape& shape, std::int64_t rank);
/// How many operations appendDualPipeV() appends.
[[nodiscard]] std::int64_t dualPipeVLength(const ScheduleShape& shape, std::int64_t rank);

} // namespace quadrille::orders
