// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"
#include "core/text/input_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::text_io {

/// What the entries of a list are called.
template <class List>
[[nodiscard]] std::vector<std::string> namesOf(const List& list) {
    std::vector<std::string> names;
    names.reserve(list.size());
    for (const auto& entry : list)
        names.emplace_back(entry.name);
    return names;
}

/// The number of single-character insertions, deletions and replacements between two words (Levenshtein
/// 1966).
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

/// Up to three of the names, nearest to the word first; those that contain it count as near.
[[nodiscard]] std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& names);

/// A name that is not in the list that the rule speaks of, with the nearest that are.
class UnknownName : public InputError {
public:
    /// \param rule what the name must be: "a name that “quadrille gpus” lists"
    UnknownName(std::string_view field, Message::Argument rule, std::string_view name,
                const std::vector<std::string>& names);

    [[nodiscard]] const std::vector<Repair>& repairs() const { return m_repairs; } ///< nearest first

private:
    std::vector<Repair> m_repairs;
};

} // namespace quadrille::text_io
