// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/numbers.h"
#include "core/text/input_error.h"

#include <string_view>

namespace quadrille::text_io {

/// Throws the InputError of a field; %1, %2, … of the rule stand for the arguments.
template <class... Arguments>
[[noreturn]] void refuse(std::string_view field, std::string_view rule, Arguments... arguments) {
    throw InputError(std::string(field),
                     Message{std::string(rule), {Message::Argument(std::move(arguments))...}});
}

/// Passes on what is wrong with a file that an option names.
[[noreturn]] inline void refuseFile(std::string_view field, const std::string& file,
                                    const InputError& error) {
    if (error.field() == file)
        refuse(field, "%1 %2", shownFile(file), std::vector{error.rule()});
    refuse(field, QUADRILLE_MESSAGE("%1 of %2 %3"), error.field(), shownFile(file),
           std::vector{error.rule()});
}

/// Passes on what is wrong with a file or, for "-", with standard input, which has no name to be told.
[[noreturn]] inline void refuseInput(const std::string& file, const InputError& error) {
    if (file == "-")
        throw error;
    const bool isRule = error.rule().text.starts_with("must ");
    refuse(error.field(), isRule ? "%1 %2" : "%1: %2", shownFile(file), std::vector{error.rule()});
}

} // namespace quadrille::text_io
