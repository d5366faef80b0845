// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/operation.h"

namespace quadrille {

namespace {

std::string part(char letter, std::int32_t microbatch, std::int32_t stage) {
    return letter + std::to_string(microbatch) + '.' + std::to_string(stage);
}

} // namespace

std::string operationName(const Operation& operation) {
    switch (operation.kind) {
    case OperationKind::forward:
        return part('F', operation.microbatch, operation.stage);
    case OperationKind::backward:
        return part('B', operation.microbatch, operation.stage);
    case OperationKind::inputGradient:
        return part('I', operation.microbatch, operation.stage);
    case OperationKind::weightGradient:
        return part('W', operation.microbatch, operation.stage);
    case OperationKind::fused:
        break;
    }
    return part('F', operation.microbatch, operation.stage) + '&' +
           part('B', operation.backwardMicrobatch, operation.backwardStage);
}

} // namespace quadrille
