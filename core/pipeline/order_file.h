// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <string>
#include <string_view>

namespace quadrille {

/// \file
/// Orders as text, for schedules that have no name yet. UTF-8; blanks separate words; # begins a comment
/// that ends with the line. First the settings, each once and in any order, then one line a rank:
///
///     ranks 2                  pipeline ranks p
///     microbatches 2           micro-batches m of a step
///     chunks 1                 model chunks v of each rank; 1 where it is left out
///     placement loop           where the p·v stages are; loop where it is left out
///
///     rank 0: F0.0 F1.0 B0.0 B1.0
///     rank 1: F0.1 B0.1 F1.1&B1.1
///
/// Placements by name: `loop`, stage s on rank s mod p; `v`, rank r has stages r and 2p − 1 − r;
/// `bidirectional`, direction 0 has stage s on rank s and direction 1 on rank p − 1 − s, the first half of
/// the micro-batches in direction 0. Any other placement is written out instead, a line for each direction
/// with the rank of every stage, and with several directions a line with that of every micro-batch:
///
///     stages 0 1 2 3
///     stages 3 2 1 0
///     directions 0 1 0 1
///
/// An operation is its kind (F forward, B whole backward, I and W its two halves), the micro-batch, a point
/// and the global stage; a fused block is F…&B…. Each rank does its operations in the order of its line, and
/// each stage runs F, and B or both I and W, of each micro-batch exactly once.

/// Reads an order; its kind is ScheduleKind::custom. `name`, of a file, begins the field of every error and
/// may be empty.
/// Throws InputError, with the line as its field and the operation and the reason as its rule, for whatever
/// breaks the format, and for an order that can not run, with the operations of the cycle and their lines.
[[nodiscard]] Order parseOrder(std::string_view text, const std::string& name = {});

/// Reads an order that need not be complete, nor able to run: some of the operations, each at most once and
/// on its rank's line. Throws InputError for whatever else breaks the format.
[[nodiscard]] Order parsePartOfOrder(std::string_view text, const std::string& name = {});

/// The text of an order of any kind. parseOrder() gives back its operations, its placement and its shape
/// but for group, pipelines and memory limit, which a finished order no longer needs.
[[nodiscard]] std::string writeOrder(const Order& order);

} // namespace quadrille
