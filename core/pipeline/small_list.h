// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

namespace quadrille {

/// At most `capacity` values in place: a list that costs no allocation.
template <class T, std::size_t capacity>
class SmallList {
public:
    /// \pre size() < capacity
    void append(const T& value) {
        assert(m_size < capacity);
        m_values[m_size++] = value;
    }
    /// Puts the value where it belongs in a list that ascends. \pre size() < capacity
    void insert(const T& value) {
        append(value);
        for (std::size_t i = m_size - 1; i > 0 && m_values[i] < m_values[i - 1]; --i)
            std::swap(m_values[i], m_values[i - 1]);
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const T& operator[](std::size_t index) const { return m_values[index]; }
    [[nodiscard]] const T& front() const { return m_values[0]; }
    [[nodiscard]] const T* begin() const { return m_values.data(); }
    [[nodiscard]] const T* end() const { return m_values.data() + m_size; }
    [[nodiscard]] T* begin() { return m_values.data(); }
    [[nodiscard]] T* end() { return m_values.data() + m_size; }

private:
    std::array<T, capacity> m_values{};
    std::size_t m_size = 0;
};

} // namespace quadrille
