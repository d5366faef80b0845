// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/input_error.h"

#include <string>
#include <utility>
#include <vector>

namespace quadrille {

/// Throws what a session's reader says of a field that breaks a rule.
[[noreturn]] inline void refuse(std::string field, const char* rule,
                                std::vector<Message::Argument> arguments = {}) {
    throw InputError(std::move(field), {rule, std::move(arguments)});
}

} // namespace quadrille
