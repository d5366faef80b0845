// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace quadrille::formula {

/// Adds terms, without a zero in front.
template <class T>
class Sum {
public:
    void add(const T& term) { m_total = m_total ? *m_total + term : term; }
    [[nodiscard]] T total() const { return m_total.value_or(T(0.0)); }

private:
    std::optional<T> m_total;
};

} // namespace quadrille::formula
