// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"

#include <optional>

namespace quadrille::frameworks {

/// What a file says of the machine that a plan runs on.
struct Machine {
    std::string label; ///< of the kind of file, for people
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> gpusPerNode; ///< the fewest where nodes differ
    const GpuSpec* gpu = nullptr;            ///< of the catalogue
    std::vector<ImportNote> understood, assumed, ignored;
};

/// Reads the hosts of a launcher, each with its GPUs ("worker-1 slots=8": deepspeedai/DeepSpeed@edaa722,
/// deepspeed/launcher/runner.py, and Open MPI; "worker-1:8": MPICH), or the GPUs of one node as nvidia-smi
/// lists them
/// (`nvidia-smi`, `-L`, `--query-gpu=name,memory.total --format=csv`). None: it is no such file.
[[nodiscard]] std::optional<Machine> readMachine(const SourceText& source, const Catalogue& catalogue);

/// The GPU of the catalogue that nvidia-smi calls so: "NVIDIA H100 80GB HBM3"; null: none is.
[[nodiscard]] const GpuSpec* gpuCalled(std::string_view name, const Catalogue& catalogue);

} // namespace quadrille::frameworks
