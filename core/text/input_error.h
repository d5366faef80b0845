// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace quadrille {

/// Input that cannot be read: which field, and which rule it breaks. what() is "field: rule" in English.
class InputError : public std::runtime_error {
public:
    InputError(std::string field, Message rule)
        : std::runtime_error(field + ": " + english(rule)), m_field(std::move(field)),
          m_rule(std::move(rule)) {}

    [[nodiscard]] const std::string& field() const { return m_field; }
    [[nodiscard]] const Message& rule() const { return m_rule; }

private:
    std::string m_field;
    Message m_rule;
};

} // namespace quadrille
