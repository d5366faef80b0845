// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/expression.h"

namespace quadrille {
namespace {

struct Sign {
    std::string_view text;
    std::string_view printed;
};
constexpr Sign signs[] = {{"<=", "≤"}, {">=", "≥"}, {"==", "="}, {"!=", "≠"},
                          {"*", "×"},  {"/", "÷"},  {"-", "−"}};

std::string_view printed(std::string_view sign) {
    for (const Sign& each : signs)
        if (each.text == sign)
            return each.printed;
    return sign;
}

bool isComparison(std::string_view sign) {
    return sign.find_first_of("<>=") != std::string_view::npos;
}

bool isSum(std::string_view sign) {
    return sign == "+" || sign == "-";
}

std::string plain(const Message::Argument& argument) {
    return std::get<std::string>(argument);
}

} // namespace

std::string_view Expression::firstName(const Node& node) const {
    if (node.kind == Kind::name)
        return node.text;
    for (const std::size_t part : node.parts)
        if (const std::string_view name = firstName(m_nodes[part]); !name.empty())
            return name;
    return {};
}

std::string Expression::said(const ExpressionWords& words) const {
    return m_nodes.empty() ? std::string() : saidOf(m_nodes.back(), words, {});
}

std::string Expression::saidOf(const Node& node, const ExpressionWords& words,
                               std::string_view beside) const {
    if (node.kind == Kind::constant)
        return words.constant(node.constant, beside);
    if (node.kind == Kind::name)
        return words.name(node.text);
    const bool compares = node.kind == Kind::sign && isComparison(node.text);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < node.parts.size(); ++i) {
        const Node& part = m_nodes[node.parts[i]];
        const std::string_view other = compares ? firstName(m_nodes[node.parts[1 - i]]) : std::string_view();
        std::string said = saidOf(part, words, isSum(node.text) ? beside : other);
        const bool binds = node.text == "*" || node.text == "/" || node.text == "^";
        parts.push_back(binds && part.kind == Kind::sign ? "(" + said + ")" : std::move(said));
    }
    if (node.kind == Kind::function) {
        std::string list;
        for (const std::string& part : parts)
            list += (list.empty() ? "" : ", ") + part;
        return node.text + "(" + list + ")";
    }
    if (node.text == "and" || node.text == "or" || node.text == "not") {
        const std::string& pattern = node.text == "and"  ? words.both
                                     : node.text == "or" ? words.either
                                                         : words.no;
        return filled(pattern, std::vector<Message::Argument>(parts.begin(), parts.end()), plain);
    }
    if (parts.size() == 1)
        return "−" + parts[0];
    return parts[0] + " " + std::string(printed(node.text)) + " " + parts[1];
}

} // namespace quadrille
