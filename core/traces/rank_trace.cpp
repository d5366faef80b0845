// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/rank_trace.h"

namespace quadrille::traces {

GroupKind RankTrace::groupKindOf(const Kernel& kernel) const {
    if (kernel.message < 0)
        return GroupKind::unknown;
    if (kernel.cause == Cause::expert)
        return GroupKind::expert; // by the kernel's own name
    const TracedMessage& message = messages[static_cast<std::size_t>(kernel.message)];
    const GroupKind kind =
        message.group < 0 ? GroupKind::unknown : groups[static_cast<std::size_t>(message.group)].kind;
    const bool pointToPoint =
        message.collective == Collective::send || message.collective == Collective::receive;
    // Between two ranks alone it is stages that send, unless their group says otherwise.
    return kind == GroupKind::unknown && pointToPoint ? GroupKind::pipeline : kind;
}

Cause RankTrace::causeOf(const Kernel& kernel) const {
    if (kernel.cause != Cause::otherMessages)
        return kernel.cause;
    return traces::causeOf(groupKindOf(kernel));
}

} // namespace quadrille::traces
