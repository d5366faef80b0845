// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/figures/figures.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// What a name stands for.
using FigureLookup = std::function<FigureValue(std::string_view)>;
using MeasureLookup = std::function<Measure(std::string_view)>;

/// How the parts of an expression are said to people.
struct ExpressionWords {
    std::function<std::string(std::string_view name)> name;
    /// A constant, printed as the figure that it is compared with; of that no name where there is none.
    std::function<std::string(const FigureValue& constant, std::string_view beside)> constant;
    std::string both, either, no; ///< "%1 and %2", "%1 or %2", "not: %1"
};

/// A number or a condition in terms of figures: "memory.total_bytes / gpus", "fits and performance.mfu > 40
/// %".
///
///     numbers     8, 0.5, 1e9; with a unit behind them in its base: 16 GiB is 17179869184, 40 % is 0.4
///     words       'selective', in single quotes; on and off are true and false
///     names       as figureNamed() knows them, or NAME.figure for a plan of that name
///     signs       + - * / ^, < <= > >= == !=, and, or, not, ( )
///     functions   min(a, b, …), max(a, b, …), round(x), floor(x), ceil(x), abs(x), sqrt(x), log2(x)
///
/// Nothing is guessed: what has a part without value has none, unless that part does not matter ("false and
/// …").
class Expression {
public:
    Expression() = default;
    /// \throws InputError naming the text and what is wrong with it
    explicit Expression(std::string_view text);

    [[nodiscard]] const std::string& text() const { return m_text; }
    /// Every name in it, in the order of their first mention.
    [[nodiscard]] std::vector<std::string> names() const;
    /// The name, where it is nothing but one; else empty.
    [[nodiscard]] std::string_view onlyName() const;
    [[nodiscard]] FigureValue value(const FigureLookup& lookup) const;
    /// What its number is measured in; none: several units mixed, as bytes ÷ seconds.
    /// \throws InputError where it adds or compares what has different units
    [[nodiscard]] std::optional<Measure> measure(const MeasureLookup& lookup) const;

    /// "MFU > 40 %": the whole of it in those words, with the signs of print.
    [[nodiscard]] std::string said(const ExpressionWords& words) const;

private:
    friend class ExpressionParser;
    enum class Kind : std::uint8_t { constant, name, sign, function };
    struct Node {
        Kind kind = Kind::constant;
        std::string text;     ///< of a name, sign or function
        FigureValue constant; ///< of a constant
        Measure measure;      ///< of a constant
        std::vector<std::size_t> parts;
    };
    using Parts = std::vector<FigureValue>;
    [[nodiscard]] FigureValue valueOf(const Node& node, const FigureLookup& lookup) const;
    [[nodiscard]] std::optional<Measure> measureOf(const Node& node, const MeasureLookup& lookup) const;
    [[nodiscard]] std::string saidOf(const Node& node, const ExpressionWords& words,
                                     std::string_view beside) const;
    /// The first name in it; empty: none.
    [[nodiscard]] std::string_view firstName(const Node& node) const;
    [[noreturn]] void refuse(Message rule) const;

    std::string m_text;
    std::vector<Node> m_nodes; ///< the last one is the whole
};

/// It says yes: the value is true, not merely unknown.
[[nodiscard]] inline bool holds(const Expression& condition, const FigureLookup& lookup) {
    const FigureValue value = condition.value(lookup);
    const bool* known = std::get_if<bool>(&value);
    return known != nullptr && *known;
}

/// "GiB", "%", "ms": what may stand behind a number.
struct UnitWord {
    std::string_view word;
    Measure measure; ///< its size is that of the unit in the base one
};
[[nodiscard]] const UnitWord* unitNamed(std::string_view word);
[[nodiscard]] std::vector<std::string> unitWords();

} // namespace quadrille
