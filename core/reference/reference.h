// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/text/message.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What textbooks put on a sheet to look up, with the numbers of the current plan beside: collectives, ZeRO,
/// activations, bubbles, strategies and rules of thumb.
namespace quadrille {

/// How a number of a table is printed.
enum class ReferenceUnit : std::uint8_t { count, share, memory, traffic, seconds, factor };

struct ReferenceNumber {
    double value = 0;
    ReferenceUnit unit = ReferenceUnit::count;

    friend bool operator==(const ReferenceNumber&, const ReferenceNumber&) = default;
};

/// Letters and signs, the same in every language: "2·(g − 1)/g · V".
struct ReferenceFormula {
    std::string text;

    friend bool operator==(const ReferenceFormula&, const ReferenceFormula&) = default;
};

/// Nothing where there is no such number for this plan.
using ReferenceCell = std::variant<std::monostate, Message, ReferenceFormula, ReferenceNumber>;

struct ReferenceRow {
    std::vector<ReferenceCell> cells; ///< one for each column
    bool own = false;                 ///< what the plan has or does
};

/// What is known of a table without a plan.
struct ReferenceHead {
    const char* id = "";    ///< unique and stable: "zero"
    const char* title = ""; ///< English, marked for translation
    const char* terms = ""; ///< ids of the glossary that it is about, with spaces between them
};

/// In the order in which the tables are shown.
[[nodiscard]] std::span<const ReferenceHead> referenceHeads();
/// \throws std::out_of_range when there is none
[[nodiscard]] const ReferenceHead& referenceHead(std::string_view id);
/// Those that are about a term of the glossary.
[[nodiscard]] std::vector<const ReferenceHead*> referencesOf(std::string_view term);

struct ReferenceTable {
    const ReferenceHead* head = nullptr;
    std::vector<Message> columns;
    std::vector<ReferenceRow> rows;
    std::vector<Message> remarks; ///< what letters mean, what is shown
    const char* source = "";      ///< empty: this plan
};

/// Every table, in the order in which they are shown. Throws Stopped. \pre analysis.runnable()
[[nodiscard]] std::vector<ReferenceTable> referenceTables(const Analysis& analysis,
                                                          const std::stop_token& stop = {});

} // namespace quadrille
