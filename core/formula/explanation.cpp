// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/traced.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace quadrille::formula {
namespace {

using Node = Traced::Node;
using Kind = Traced::Kind;

/// Whole numbers in full, others to six significant digits.
std::string printed(double value) {
    char buffer[64];
    const bool whole = value == std::round(value) && std::abs(value) < 1e15;
    const auto result =
        whole ? std::to_chars(buffer, buffer + sizeof buffer, static_cast<std::int64_t>(value))
              : std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, 6);
    return {buffer, result.ptr};
}

int precedence(Kind kind) {
    switch (kind) {
    case Kind::sum:
    case Kind::difference:
    case Kind::exponentialLessOne:
        return 1;
    case Kind::product:
    case Kind::quotient:
        return 2;
    default:
        return 3;
    }
}

enum class Reading { symbols, values };

std::string written(const Node& node, Reading reading);

std::string operand(const Node& node, Reading reading, int outer, bool right) {
    // A right operand of equal rank keeps its parentheses: a − (b − c), a ÷ (b·c).
    const bool bare = precedence(node.kind) > outer || (precedence(node.kind) == outer && !right);
    const std::string text = written(node, reading);
    return bare ? text : "(" + text + ")";
}

std::string infix(const Node& node, const char* sign, Reading reading) {
    const int rank = precedence(node.kind);
    // Addition and multiplication associate, so a right operand of the same kind needs no parentheses to be
    // read.
    const bool associates =
        (node.kind == Kind::sum || node.kind == Kind::product) && node.right->kind == node.kind;
    return operand(*node.left, reading, rank, false) + sign +
           operand(*node.right, reading, rank, !associates);
}

std::string call(const Node& node, const char* function, Reading reading) {
    return std::string(function) + "(" + written(*node.left, reading) + ", " + written(*node.right, reading) +
           ")";
}

std::string written(const Node& node, Reading reading) {
    switch (node.kind) {
    case Kind::constant:
        return printed(node.value);
    case Kind::symbol:
        return reading == Reading::symbols ? node.symbol : printed(node.value);
    case Kind::named:
        return reading == Reading::symbols ? node.label.symbol : printed(node.value);
    case Kind::sum:
        return infix(node, " + ", reading);
    case Kind::difference:
        return infix(node, " − ", reading);
    case Kind::product:
        return infix(node, "·", reading);
    case Kind::quotient:
        return infix(node, " / ", reading);
    case Kind::minimum:
        return call(node, "min", reading);
    case Kind::maximum:
        return call(node, "max", reading);
    case Kind::squareRoot:
        return "√(" + written(*node.left, reading) + ")";
    case Kind::exponential:
        return "e^(" + written(*node.left, reading) + ")";
    case Kind::exponentialLessOne:
        return "e^(" + written(*node.left, reading) + ") − 1";
    }
    return {};
}

ExplanationStep step(const Label& label, const Node& expression) {
    return {.title = label.title,
            .source = label.source,
            .symbol = label.symbol,
            .formula = written(expression, Reading::symbols),
            .substituted = written(expression, Reading::values),
            .value = expression.value,
            .unit = label.unit};
}

/// Collects the named parts and the letters below a node, nearest parts first.
class Collector {
public:
    explicit Collector(Explanation& explanation) : m_explanation(explanation) {}

    void add(const Label& label, const Node& expression) {
        m_explanation.steps.push_back(step(label, expression));
        std::vector<const Node*> parts;
        visit(expression, parts);
        for (const Node* part : parts)
            if (m_seenParts.insert(part->label.symbol).second)
                add(part->label, *part->left);
    }

private:
    void visit(const Node& node, std::vector<const Node*>& parts) {
        if (node.kind == Kind::named) {
            parts.push_back(&node);
            return;
        }
        if (node.kind == Kind::symbol && m_seenSymbols.insert(node.symbol).second)
            m_explanation.symbols.push_back({node.symbol, node.meaning, node.value});
        for (const auto* child : {node.left.get(), node.right.get()})
            if (child)
                visit(*child, parts);
    }

    Explanation& m_explanation;
    std::set<std::string> m_seenParts;
    std::set<std::string> m_seenSymbols;
};

} // namespace

Explanation explanationOf(const Traced& number, const Label& result) {
    Explanation explanation;
    const Node& node = number.node();
    const bool isNamed = node.kind == Kind::named;
    const Label& label = isNamed ? node.label : result;
    explanation.title = label.title;
    Collector(explanation).add(label, isNamed ? *node.left : node);
    std::sort(explanation.symbols.begin(), explanation.symbols.end(),
              [](const auto& a, const auto& b) { return a.symbol < b.symbol; });
    return explanation;
}

} // namespace quadrille::formula
