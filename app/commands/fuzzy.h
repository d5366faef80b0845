// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace quadrille {

/// How well a text answers what was typed: all letters of the pattern must occur in it, in order, whatever
/// their case. Higher is better: beginnings of words and unbroken runs count more. None: it does not match.
[[nodiscard]] std::optional<int> fuzzyScore(const QString& pattern, const QString& text);

} // namespace quadrille
