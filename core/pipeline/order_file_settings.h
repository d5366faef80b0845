// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/order_file_text.h"
#include "core/pipeline/schedule.h"

#include <optional>
#include <string>

namespace quadrille {

/// The settings of an order file (see order_file.h): shape and placement of a custom order without
/// operations.
struct OrderFileSettings {
    Order order;
    std::optional<OrderFileText::Line> firstRank; ///< the line that is no setting any more
};

/// Reads up to the first line of a rank. Throws InputError. The order is no larger than the text.
[[nodiscard]] OrderFileSettings readSettings(OrderFileText& file);

/// The settings of the order as text.
[[nodiscard]] std::string writeSettings(const Order& order);

} // namespace quadrille
