// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expression.h"

#include "core/text/input_error.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace quadrille {
namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

constexpr std::array<std::string_view, 8> functions{"min",  "max", "round", "floor",
                                                    "ceil", "abs", "sqrt",  "log2"};

} // namespace

/// Recursive descent: or, and, not, comparison, sum, product, minus, power, primary.
class ExpressionParser {
public:
    explicit ExpressionParser(Expression& into) : m_into(into), m_rest(into.m_text) {}

    void parse() {
        const std::size_t whole = either();
        if (!peek().empty())
            fail({"must not go on with “%1”", {std::string(peek())}});
        // The last node is the whole.
        if (whole + 1 != m_into.m_nodes.size())
            m_into.m_nodes.push_back(m_into.m_nodes[whole]);
    }

private:
    using Node = Expression::Node;
    using Kind = Expression::Kind;
    static constexpr int deepest = 50;

    [[noreturn]] void fail(Message rule) const { m_into.refuse(std::move(rule)); }

    void skipSpace() {
        while (!m_rest.empty() && (m_rest.front() == ' ' || m_rest.front() == '\n' || m_rest.front() == '\t'))
            m_rest.remove_prefix(1);
    }

    /// The next token, unread: a number, a name, a quoted word, a sign; empty at the end.
    std::string_view peek() {
        skipSpace();
        if (m_rest.empty())
            return {};
        if (isDigit(m_rest.front()))
            return m_rest.substr(0, numberLength());
        if (isLetter(m_rest.front()))
            return m_rest.substr(0, nameLength());
        if (m_rest.front() == '\'') {
            const std::size_t close = m_rest.find('\'', 1);
            if (close == std::string_view::npos)
                fail({"has a quote that is not closed", {}});
            return m_rest.substr(0, close + 1);
        }
        for (const std::string_view sign : {"<=", ">=", "==", "!="})
            if (m_rest.starts_with(sign))
                return m_rest.substr(0, sign.size());
        // A letter whole, however many bytes of UTF-8 it has: it is quoted in what is wrong.
        std::size_t length = 1;
        while (length < m_rest.size() && (static_cast<unsigned char>(m_rest[length]) & 0xC0U) == 0x80U)
            ++length;
        return m_rest.substr(0, length);
    }

    std::size_t numberLength() const {
        double number = 0;
        const auto end = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), number);
        return static_cast<std::size_t>(end.ptr - m_rest.data());
    }

    /// "memory.stages[0].total_bytes".
    std::size_t nameLength() const {
        std::size_t end = 0;
        const auto at = [this](std::size_t place) { return place < m_rest.size() ? m_rest[place] : '\0'; };
        while (isLetter(at(end)) || isDigit(at(end)) || (at(end) == '.' && isLetter(at(end + 1))) ||
               at(end) == '[' || (at(end) == ']' && end > 0))
            ++end;
        return end;
    }

    bool take(std::string_view token) {
        if (peek() != token)
            return false;
        m_rest.remove_prefix(token.size());
        return true;
    }

    void need(std::string_view token) {
        if (!take(token))
            fail({"must have “%1” before “%2”", {std::string(token), std::string(peek())}});
    }

    std::size_t add(Node node) {
        m_into.m_nodes.push_back(std::move(node));
        return m_into.m_nodes.size() - 1;
    }
    std::size_t sign(std::string_view text, std::vector<std::size_t> parts) {
        return add({.kind = Kind::sign, .text = std::string(text), .parts = std::move(parts)});
    }

    /// One level of signs that read from left to right.
    template <class Part>
    std::size_t leftToRight(std::initializer_list<std::string_view> signs, Part part) {
        std::size_t left = part();
        for (;;) {
            const auto* found = std::ranges::find(signs, peek());
            if (found == signs.end())
                return left;
            take(*found);
            left = sign(*found, {left, part()});
        }
    }

    std::size_t either() {
        if (++m_depth > deepest)
            fail({"has too many parentheses within each other", {}});
        const std::size_t node = leftToRight({"or"}, [this] { return both(); });
        --m_depth;
        return node;
    }
    std::size_t both() {
        return leftToRight({"and"}, [this] { return negated(); });
    }
    std::size_t negated() {
        bool isNegated = false;
        while (take("not"))
            isNegated = !isNegated;
        const std::size_t node = comparison();
        return isNegated ? sign("not", {node}) : node;
    }
    std::size_t comparison() {
        const std::size_t left = sum();
        for (const std::string_view each : {"<=", ">=", "==", "!=", "<", ">"})
            if (take(each))
                return sign(each, {left, sum()});
        return left;
    }
    std::size_t sum() {
        return leftToRight({"+", "-"}, [this] { return product(); });
    }
    std::size_t product() {
        return leftToRight({"*", "/"}, [this] { return minus(); });
    }
    std::size_t minus() {
        bool isNegative = false;
        while (take("-"))
            isNegative = !isNegative;
        const std::size_t node = power();
        return isNegative ? sign("minus", {node}) : node;
    }
    std::size_t power() {
        const std::size_t base = primary();
        return take("^") ? sign("^", {base, primary()}) : base;
    }

    std::size_t primary() {
        const std::string_view token = peek();
        if (token.empty())
            fail({"must not end there", {}});
        if (take("(")) {
            const std::size_t node = either();
            need(")");
            return node;
        }
        if (isDigit(token.front()))
            return number();
        if (token.front() == '\'') {
            take(token);
            return add({.constant = std::string(token.substr(1, token.size() - 2))});
        }
        if (!isLetter(token.front()) || token == "and" || token == "or" || token == "not")
            fail({"must have a number or a name before “%1”", {std::string(token)}});
        take(token);
        if (token == "true" || token == "on" || token == "false" || token == "off")
            return add({.constant = token == "true" || token == "on"});
        if (peek() == "(")
            return function(token);
        return add({.kind = Kind::name, .text = std::string(token)});
    }

    std::size_t number() {
        double value = 0;
        const std::string_view token = peek();
        std::from_chars(token.data(), token.data() + token.size(), value);
        take(token);
        if (const UnitWord* unit = unitBehind())
            return add({.constant = value * unit->measure.size, .measure = {unit->measure.unit}});
        return add({.constant = value});
    }

    /// A number is followed by no name, so that a word there can only be a unit; "%" is no sign of ours.
    const UnitWord* unitBehind() {
        constexpr std::string_view rate = "TFLOP/s";
        skipSpace();
        const std::string_view word = m_rest.starts_with(rate) ? m_rest.substr(0, rate.size()) : peek();
        const UnitWord* unit = unitNamed(word);
        if (unit != nullptr)
            m_rest.remove_prefix(word.size());
        return unit;
    }

    std::size_t function(std::string_view name) {
        if (std::ranges::find(functions, name) == functions.end())
            fail({"has no function %1; there are %2",
                  {std::string(name), Alternatives{{functions.begin(), functions.end()}}}});
        need("(");
        std::vector<std::size_t> parts{either()};
        while (take(","))
            parts.push_back(either());
        need(")");
        if (parts.size() > 1 && name != "min" && name != "max")
            fail({"gives %1 more than one number", {std::string(name)}});
        return add({.kind = Kind::function, .text = std::string(name), .parts = std::move(parts)});
    }

    Expression& m_into;
    std::string_view m_rest;
    int m_depth = 0;
};

Expression::Expression(std::string_view text) : m_text(text) {
    ExpressionParser(*this).parse();
}

void Expression::refuse(Message rule) const {
    throw InputError("“" + m_text + "”", std::move(rule));
}

} // namespace quadrille
