// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace quadrille {

/// A regular polygon around the origin whose first corner is up, turned by so many radians; inner < 1: a star
/// whose inner corners are so much nearer to the middle.
[[nodiscard]] QPainterPath polygonPath(int corners, double radius, double turn = 0, double inner = 1);

/// A cross with four thick arms.
[[nodiscard]] QPainterPath crossPath(double radius, double turn = 0);

} // namespace quadrille
