// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace quadrille {

/// A large immutable value that copies for the price of a pointer: copies share it, and == compares what is
/// held. Default-constructed, it holds a default-constructed T.
template <class T>
class SharedValue {
public:
    SharedValue() : m_value(empty()) {}
    SharedValue(T value)
        : m_value(std::make_shared<const T>(std::move(value))) {} // NOLINT(google-explicit-constructor)

    [[nodiscard]] const T& operator*() const { return *m_value; }
    [[nodiscard]] const T* operator->() const { return m_value.get(); }

    friend bool operator==(const SharedValue& a, const SharedValue& b) {
        return a.m_value == b.m_value || *a.m_value == *b.m_value;
    }

private:
    static const std::shared_ptr<const T>& empty() {
        static const auto value = std::make_shared<const T>();
        return value;
    }

    std::shared_ptr<const T> m_value;
};

} // namespace quadrille
