// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const auto bytes = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
    const auto session = fuzz::readOrRefused([&] { return sessionFromBytes(bytes); });
    if (!session)
        return 0;
    const auto again = fuzz::readOrRefused([&] { return sessionFromBytes(toBytes(*session)); });
    fuzz::holds(again && *again == *session, "what was written reads the same");
    return 0;
}
