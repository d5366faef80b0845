// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/nearest.h"

#include "app/text_io/numbers.h"

#include <algorithm>
#include <numeric>

namespace quadrille::text_io {
namespace {

constexpr std::size_t longestWord = 64; ///< names are shorter; comparing more would only take time
constexpr std::size_t mostSuggested = 3;

/// Smaller is nearer. What was typed may be a part of the name, such as "70b".
std::size_t distance(std::string_view word, std::string_view name) {
    if (word.size() >= 2 && name.find(word) != std::string_view::npos)
        return 0;
    return editDistance(word, name);
}

} // namespace

std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
        }
    }
    return row.back();
}

std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& names) {
    std::string lower(word.substr(0, longestWord));
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    std::vector<std::pair<std::size_t, std::string>> ranked;
    ranked.reserve(names.size());
    for (const std::string& name : names)
        ranked.emplace_back(distance(lower, name), name);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> found;
    for (std::size_t i = 0; i < std::min(mostSuggested, ranked.size()); ++i)
        found.push_back(ranked[i].second);
    return found;
}

UnknownName::UnknownName(std::string_view field, Message::Argument rule, std::string_view name,
                         const std::vector<std::string>& names)
    : InputError(std::string(field),
                 {QUADRILLE_MESSAGE("must be %1, not %2; nearest: %3"),
                  {std::move(rule), inQuotes(name), Alternatives{nearest(name, names)}}}) {
    for (std::string& near : nearest(name, names))
        m_repairs.push_back({std::string(field), std::move(near)});
}

} // namespace quadrille::text_io
