// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/dimension.h"

#include <QString>

#include <optional>

namespace quadrille {

/// What a text typed for a dimension came to: a value, or the rule the text breaks.
struct TypedValue {
    std::optional<std::int64_t> value;
    QString error; ///< a whole sentence; empty when there is a value
};

/// Reads a whole number from 1 to largestDimensionValue, with or without the locale's digit grouping, spaces
/// and full-width digits. For the sequence length K and Ki stand for 1,024 tokens, M and Mi for 1,048,576.
[[nodiscard]] TypedValue typedValue(const QString& text, Dimension dimension);

} // namespace quadrille
