// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/operation.h"
#include "core/stop.h"

#include <cstddef>
#include <vector>

namespace quadrille {

/// Where generators write: at the end of a list, looking now and then whether anybody still wants it.
class OperationWriter {
public:
    /// Both must outlive the writer.
    OperationWriter(std::vector<Operation>& operations, const std::stop_token& stop)
        : m_operations(operations), m_stop(stop) {}

    /// Makes the operation where it stays: a copy of one just written stalls the processor and takes twice
    /// as long. Throws Stopped.
    template <class... Parts>
    void write(Parts... parts) {
        constexpr std::size_t stride = std::size_t{1} << 16;
        if (m_operations.size() % stride == 0)
            throwIfStopped(m_stop);
        m_operations.emplace_back(parts...);
    }

    /// For what is worked out before it is written. Throws Stopped.
    void look() const { throwIfStopped(m_stop); }

private:
    std::vector<Operation>& m_operations;
    const std::stop_token& m_stop;
};

} // namespace quadrille
