// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/explanation.h"

#include <cstdint>
#include <memory>
#include <string>

namespace quadrille::formula {

/// A number that remembers how it was computed. Its arithmetic is double's, operation by operation, so the
/// value equals that of the same template on double, bit for bit.
class Traced {
public:
    enum class Kind : std::uint8_t {
        constant,
        symbol,
        sum,
        difference,
        product,
        quotient,
        minimum,
        maximum,
        squareRoot,
        exponential,
        exponentialLessOne,
        named
    };
    struct Node;
    using NodePointer = std::shared_ptr<const Node>;
    struct Node {
        Kind kind = Kind::constant;
        double value = 0;
        std::string symbol;  ///< of a symbol
        std::string meaning; ///< of a symbol, English, marked for translation
        Label label{};       ///< of a named part
        NodePointer left;
        NodePointer right;
    };

    Traced() : Traced(0.0) {}
    /// A constant of the formula. Implicit, so that templates may write 2.0 * x.
    Traced(double constant); // NOLINT(google-explicit-constructor)

    /// An input, printed by its letter.
    [[nodiscard]] static Traced symbol(std::string letter, std::string meaning, double value);

    [[nodiscard]] double value() const { return m_node->value; }
    [[nodiscard]] const Node& node() const { return *m_node; }

    friend Traced operator+(const Traced& a, const Traced& b);
    friend Traced operator-(const Traced& a, const Traced& b);
    friend Traced operator*(const Traced& a, const Traced& b);
    friend Traced operator/(const Traced& a, const Traced& b);
    friend Traced minimum(const Traced& a, const Traced& b);
    friend Traced maximum(const Traced& a, const Traced& b);
    friend Traced squareRoot(const Traced& a);
    friend Traced exponential(const Traced& a);
    friend Traced exponentialLessOne(const Traced& a);
    friend Traced named(const Label& label, const Traced& value);

private:
    explicit Traced(NodePointer node) : m_node(std::move(node)) {}
    static Traced of(Kind kind, double value, const Traced& a);
    static Traced combined(Kind kind, double value, const Traced& a, const Traced& b);

    NodePointer m_node;
};

Traced operator+(const Traced& a, const Traced& b);
Traced operator-(const Traced& a, const Traced& b);
Traced operator*(const Traced& a, const Traced& b);
Traced operator/(const Traced& a, const Traced& b);
Traced minimum(const Traced& a, const Traced& b);
Traced maximum(const Traced& a, const Traced& b);
Traced squareRoot(const Traced& a);
Traced exponential(const Traced& a);        ///< e^a
Traced exponentialLessOne(const Traced& a); ///< e^a − 1
Traced named(const Label& label, const Traced& value);
[[nodiscard]] inline double valueOf(const Traced& number) {
    return number.value();
}

/// Writes the recorded expression out, part by part, the result first. `result` names the whole.
[[nodiscard]] Explanation explanationOf(const Traced& number, const Label& result);

} // namespace quadrille::formula
