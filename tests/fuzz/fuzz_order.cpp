// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/order_file.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto order = fuzz::readOrRefused([&] { return parseOrder(fuzz::textOf(data, size)); });
    if (!order)
        return 0;
    const auto again = fuzz::readOrRefused([&] { return parseOrder(writeOrder(*order)); });
    fuzz::holds(again && *again == *order, "what was written reads the same");
    return 0;
}
