// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"
#include "core/text/shared_value.h"

#include <QString>

namespace quadrille {

/// A pipeline's order from a file, and how the file is called.
struct OrderFile {
    SharedValue<Order> order;
    QString name;
};

/// A larger file is none, in bytes.
inline constexpr qint64 largestOrderFile = 1LL << 28;

/// Reads it. \throws InputError whose field names the file and the line
[[nodiscard]] OrderFile readOrderFile(const QString& path);

} // namespace quadrille
