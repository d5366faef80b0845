// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_words.h"

#include <algorithm>
#include <charconv>

namespace quadrille::frameworks {
namespace {

constexpr int deepestBrackets = 16; ///< of brackets

/// + - * / % and brackets, by descent.
class Arithmetic {
public:
    explicit Arithmetic(std::string_view text) : m_text(text) {}
    std::optional<long long> whole() {
        const auto value = sum(0);
        skip();
        return m_at == m_text.size() ? value : std::nullopt;
    }

private:
    using Number = std::optional<long long>;
    static constexpr long long largest = 1'000'000'000'000;

    void skip() {
        while (m_at < m_text.size() &&
               std::string_view(" \t\n\r").find(m_text[m_at]) != std::string_view::npos)
            ++m_at;
    }
    bool takes(char sign) {
        skip();
        if (m_at >= m_text.size() || m_text[m_at] != sign)
            return false;
        ++m_at;
        return true;
    }
    static Number bounded(Number value) {
        return value && *value <= largest && *value >= -largest ? value : std::nullopt;
    }
    Number sum(int depth) { // NOLINT(misc-no-recursion)
        Number left = product(depth);
        while (left)
            if (takes('+'))
                left = join(left, product(depth), [](long long a, long long b) { return a + b; });
            else if (takes('-'))
                left = join(left, product(depth), [](long long a, long long b) { return a - b; });
            else
                break;
        return left;
    }
    Number product(int depth) { // NOLINT(misc-no-recursion)
        Number left = atom(depth);
        while (left) {
            const bool times = takes('*'), by = !times && takes('/');
            if (!times && !by && !takes('%'))
                break;
            const Number right = atom(depth);
            if (!times && right == 0)
                return {};
            left = join(left, right, [&](long long a, long long b) {
                if (times)
                    return std::abs(a) > largest / std::max(1LL, std::abs(b)) ? largest + 1 : a * b;
                return by ? a / b : a % b;
            });
        }
        return left;
    }
    template <class Operation>
    static Number join(Number left, Number right, Operation operation) {
        return left && right ? bounded(operation(*left, *right)) : std::nullopt;
    }
    Number atom(int depth) { // NOLINT(misc-no-recursion)
        if (depth > deepestBrackets)
            return {};
        if (takes('(')) {
            const Number inner = sum(depth + 1);
            return takes(')') ? inner : std::nullopt;
        }
        skip();
        long long value = 0;
        const auto [end, error] = std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), value);
        if (error != std::errc())
            return {};
        m_at = static_cast<std::size_t>(end - m_text.data());
        return bounded(value);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

std::optional<long long> arithmetic(std::string_view text) {
    return Arithmetic(text).whole();
}

} // namespace quadrille::frameworks
