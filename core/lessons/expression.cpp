// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expression.h"

#include "core/text/input_error.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

FigureValue finite(double number) {
    return std::isfinite(number) ? FigureValue(number) : FigureValue();
}

FigureValue calculated(const std::string& sign, double a, double b) {
    if (sign == "+")
        return finite(a + b);
    if (sign == "-")
        return finite(a - b);
    if (sign == "*")
        return finite(a * b);
    if (sign == "/")
        return finite(a / b);
    if (sign == "^")
        return finite(std::pow(a, b));
    if (sign == "<")
        return a < b;
    if (sign == "<=")
        return a <= b;
    if (sign == ">")
        return a > b;
    if (sign == ">=")
        return a >= b;
    return {};
}

FigureValue ofTwo(const std::string& sign, const FigureValue& a, const FigureValue& b) {
    const bool bothKnown = a.index() != 0 && b.index() != 0;
    if (sign == "==" || sign == "!=")
        return bothKnown && a.index() == b.index() ? FigureValue((a == b) == (sign == "==")) : FigureValue();
    const auto* left = std::get_if<double>(&a);
    const auto* right = std::get_if<double>(&b);
    return left != nullptr && right != nullptr ? calculated(sign, *left, *right) : FigureValue();
}

/// "and" with true for `neutral`, "or" with false: what is known to decide does so whatever the other is.
FigureValue joined(bool neutral, const FigureValue& a, const FigureValue& b) {
    const auto* left = std::get_if<bool>(&a);
    const auto* right = std::get_if<bool>(&b);
    if ((left != nullptr && *left != neutral) || (right != nullptr && *right != neutral))
        return !neutral;
    return left != nullptr && right != nullptr ? FigureValue(neutral) : FigureValue();
}

double applied(const std::string& function, double x) {
    if (function == "round")
        return std::round(x);
    if (function == "floor")
        return std::floor(x);
    if (function == "ceil")
        return std::ceil(x);
    if (function == "abs")
        return std::abs(x);
    if (function == "sqrt")
        return std::sqrt(x);
    if (function == "log2")
        return std::log2(x);
    return x; // min and max of one
}

FigureValue ofFunction(const std::string& function, const std::vector<FigureValue>& parts) {
    std::vector<double> numbers;
    for (const FigureValue& part : parts) {
        const auto* number = std::get_if<double>(&part);
        if (number == nullptr)
            return {};
        numbers.push_back(*number);
    }
    const double x = function == "max" ? std::ranges::max(numbers) : std::ranges::min(numbers);
    return finite(applied(function, x));
}

bool isPlain(const Measure& measure) {
    return measure.unit == Unit::none || measure.unit == Unit::share;
}
/// Parameters are counted, not measured: bytes can be compared with twelve times as many.
bool isCount(const Measure& measure) {
    return measure.unit == Unit::none || measure.unit == Unit::parameters;
}
bool sameUnit(const Measure& a, const Measure& b) {
    return a.unit == b.unit && a.size == b.size;
}

/// Of a sum or a comparison; none: they do not go together.
std::optional<Measure> common(const Measure& a, const Measure& b) {
    if (sameUnit(a, b))
        return Measure{a.unit, a.size, a.whole && b.whole};
    if (isCount(a))
        return b;
    return isCount(b) ? std::optional(a) : std::nullopt;
}

std::optional<Measure> ofProduct(const Measure& a, const Measure& b) {
    if (isPlain(a) && isPlain(b))
        return Measure{a.unit == Unit::share && b.unit == Unit::share ? Unit::share : Unit::none, 1,
                       a.whole && b.whole};
    if (isPlain(b))
        return Measure{a.unit, a.size};
    return isPlain(a) ? std::optional(Measure{b.unit, b.size}) : std::nullopt;
}

std::optional<Measure> ofQuotient(const Measure& a, const Measure& b) {
    if (sameUnit(a, b))
        return Measure{};
    return isPlain(b) ? std::optional(Measure{a.unit, a.size}) : std::nullopt;
}

} // namespace

std::vector<std::string> Expression::names() const {
    std::vector<std::string> all;
    for (const Node& node : m_nodes)
        if (node.kind == Kind::name && std::ranges::find(all, node.text) == all.end())
            all.push_back(node.text);
    return all;
}

std::string_view Expression::onlyName() const {
    return m_nodes.size() == 1 && m_nodes.front().kind == Kind::name ? std::string_view(m_nodes.front().text)
                                                                     : std::string_view();
}

FigureValue Expression::value(const FigureLookup& lookup) const {
    return m_nodes.empty() ? FigureValue() : valueOf(m_nodes.back(), lookup);
}

FigureValue Expression::valueOf(const Node& node, const FigureLookup& lookup) const {
    if (node.kind == Kind::constant)
        return node.constant;
    if (node.kind == Kind::name)
        return lookup(node.text);
    std::vector<FigureValue> parts;
    parts.reserve(node.parts.size());
    for (const std::size_t part : node.parts)
        parts.push_back(valueOf(m_nodes[part], lookup));
    if (node.kind == Kind::function)
        return ofFunction(node.text, parts);
    if (node.text == "and" || node.text == "or")
        return joined(node.text == "and", parts[0], parts[1]);
    if (node.text == "not") {
        const auto* flag = std::get_if<bool>(parts.data());
        return flag != nullptr ? FigureValue(!*flag) : FigureValue();
    }
    if (node.text == "minus") {
        const auto* number = std::get_if<double>(parts.data());
        return number != nullptr ? FigureValue(-*number) : FigureValue();
    }
    return ofTwo(node.text, parts[0], parts[1]);
}

std::optional<Measure> Expression::measure(const MeasureLookup& lookup) const {
    return m_nodes.empty() ? Measure{} : measureOf(m_nodes.back(), lookup);
}

std::optional<Measure> Expression::measureOf(const Node& node, const MeasureLookup& lookup) const {
    if (node.kind == Kind::constant)
        return node.measure;
    if (node.kind == Kind::name)
        return lookup(node.text);
    std::vector<std::optional<Measure>> parts;
    for (const std::size_t part : node.parts)
        parts.push_back(measureOf(m_nodes[part], lookup));
    if (std::ranges::any_of(parts, [](const auto& part) { return !part; }))
        return std::nullopt;
    if (node.text == "and" || node.text == "or" || node.text == "not")
        return Measure{};
    if (node.text == "*")
        return ofProduct(*parts[0], *parts[1]);
    if (node.text == "/")
        return ofQuotient(*parts[0], *parts[1]);
    if (node.text == "^" || node.text == "sqrt" || node.text == "log2")
        return isPlain(*parts[0]) ? std::optional(Measure{}) : std::nullopt;
    Measure all = *parts[0];
    for (const auto& part : parts) {
        const auto both = common(all, *part);
        if (!both)
            refuse({"adds or compares what is measured in different units", {}});
        all = *both;
    }
    const bool isComparison = node.text.find_first_of("<>=") != std::string::npos;
    return isComparison ? Measure{} : all;
}

} // namespace quadrille
