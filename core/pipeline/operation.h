// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace quadrille {

/// What one chunk of the model does with one micro-batch.
enum class OperationKind : std::uint8_t {
    forward,        ///< F
    backward,       ///< B = I + W, the whole backward
    inputGradient,  ///< I, the half that the previous stage waits for (called "B" in the zero-bubble papers)
    weightGradient, ///< W, the half that no other stage waits for
    fused,          ///< FB: the forward of one micro-batch overlapped with the whole backward of another
};

/// One entry of a rank's list. Stages are global: 0 holds the embedding, the last one the head. A fused
/// block also carries the stage and the micro-batch of its backward; for every other kind these are -1.
struct Operation {
    OperationKind kind = OperationKind::forward;
    std::int32_t stage = 0;
    std::int32_t microbatch = 0;
    std::int32_t backwardStage = -1;
    std::int32_t backwardMicrobatch = -1;

    friend bool operator==(const Operation&, const Operation&) = default;
};

/// True for F and FB: from its start on, the rank keeps one more chunk's activations.
[[nodiscard]] constexpr bool runsForward(OperationKind kind) {
    return kind == OperationKind::forward || kind == OperationKind::fused;
}

/// True for B and FB: at its end, gradients for input and weights of the chunk are both done.
[[nodiscard]] constexpr bool runsBackward(OperationKind kind) {
    return kind == OperationKind::backward || kind == OperationKind::fused;
}

/// The stage whose backward (whole, or either half) the operation runs; -1 for a forward.
[[nodiscard]] constexpr std::int32_t backwardStage(const Operation& operation) {
    if (operation.kind == OperationKind::forward) {
        return -1;
    }
    return operation.kind == OperationKind::fused ? operation.backwardStage : operation.stage;
}

/// The micro-batch whose backward (whole, or either half) the operation runs; -1 for a forward.
[[nodiscard]] constexpr std::int32_t backwardMicrobatch(const Operation& operation) {
    if (operation.kind == OperationKind::forward) {
        return -1;
    }
    return operation.kind == OperationKind::fused ? operation.backwardMicrobatch : operation.microbatch;
}

/// "F3.5": kind letter, micro-batch, global stage; a fused block is "F3.5&B1.2".
[[nodiscard]] std::string operationName(const Operation& operation);

} // namespace quadrille
