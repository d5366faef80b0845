// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/transport.h"

namespace quadrille {

std::string_view name(Transport value) {
    switch (value) {
    case Transport::byFramework:
        return "auto";
    case Transport::rdma:
        return "rdma";
    case Transport::host:
        return "host";
    }
    return {};
}

} // namespace quadrille
