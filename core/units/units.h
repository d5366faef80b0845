// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace quadrille {

/// A physical quantity that can only be added to and compared with its own kind.
/// Never pass a bare double where one of the aliases below exists.
template <class Tag>
class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double value) : m_value(value) {}
    /// The number in the base unit named by the alias.
    [[nodiscard]] constexpr double value() const { return m_value; }

    constexpr Quantity& operator+=(Quantity other) {
        m_value += other.m_value;
        return *this;
    }
    constexpr friend Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    constexpr friend Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    constexpr friend Quantity operator*(Quantity a, double factor) { return Quantity(a.m_value * factor); }
    constexpr friend Quantity operator*(double factor, Quantity a) { return a * factor; }
    constexpr friend Quantity operator/(Quantity a, double divisor) { return Quantity(a.m_value / divisor); }
    /// The ratio of two quantities of one kind is a plain number.
    constexpr friend double operator/(Quantity a, Quantity b) { return a.m_value / b.m_value; }
    constexpr friend auto operator<=>(Quantity, Quantity) = default;

private:
    double m_value = 0;
};

using Bytes = Quantity<struct BytesTag>;
using Seconds = Quantity<struct SecondsTag>;
using Flops = Quantity<struct FlopsTag>;
using FlopsPerSecond = Quantity<struct FlopsPerSecondTag>;
using BytesPerSecond = Quantity<struct BytesPerSecondTag>;

/// 2^30 bytes: the "GB" of Fujii et al. (2024) and the GiB of every screen of ours.
inline constexpr double bytesPerGib = 1073741824.0;

[[nodiscard]] constexpr Bytes gibibytes(double gib) {
    return Bytes(gib * bytesPerGib);
}
[[nodiscard]] constexpr double inGib(Bytes bytes) {
    return bytes.value() / bytesPerGib;
}

} // namespace quadrille
