// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/megatron.h"

/// The parts of readPlan() and writePlan().
namespace quadrille::frameworks::megatron {

/// Virtual stages and the layers of each. \pre the model and the pipeline's size are read
void readStages(Reading& reading);
void writeStages(Writing& writing);

/// \pre the stages are read
void readRecomputation(Reading& reading);
void writeRecomputation(Writing& writing);

/// What data parallelism shards.
void readSharding(Reading& reading);
/// \pre the number of GPUs is settled
void readShardGroup(Reading& reading);
/// What the optimizer keeps, and what waits on the host.
void readOptimizer(Reading& reading);
void writeStates(Writing& writing);

/// How tokens come to experts. \pre the number of GPUs is settled
void readExperts(Reading& reading);
void writeExperts(Writing& writing);

/// Number formats, dropout, attention.
void readPrecision(Reading& reading);
void writePrecision(Writing& writing);

} // namespace quadrille::frameworks::megatron
