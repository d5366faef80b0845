// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// Whether pictures that are laid out and painted on this thread have legends: always, but while a
/// WithoutLegends lives.
[[nodiscard]] bool drawsLegends();

/// For a picture that stands where its colours are explained already, as beside another one.
class WithoutLegends {
public:
    WithoutLegends();
    ~WithoutLegends();
    WithoutLegends(const WithoutLegends&) = delete;
    WithoutLegends& operator=(const WithoutLegends&) = delete;
};

} // namespace quadrille
