// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace quadrille {

/// What moves bytes between nodes: the network's cards by themselves (RDMA over InfiniBand or RoCE), or the
/// host's cores with them (Omni-Path, whose protocol runs on the host; AWS's EFA, whose libfabric provider
/// does). The latter holds the host while a pipeline waits for messages: see ProfileParameter::busyHost.
enum class Transport : std::uint8_t {
    byFramework, ///< what is usual where the framework runs
    rdma,
    host
};
inline constexpr std::array transports{Transport::byFramework, Transport::rdma, Transport::host};

/// "auto", "rdma", "host".
[[nodiscard]] std::string_view name(Transport value);

} // namespace quadrille
