// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// Objects and arrays within each other that any document of ours or of others may need, with room to spare.
/// A limit, since copying and writing a document descends into it and would exhaust the stack.
inline constexpr std::size_t deepestNesting = 64;

/// How many objects and arrays of a JSON text are open at once at most. Looks at brackets outside of texts
/// alone, in one pass that stops beyond `limit`; the text need not be JSON.
[[nodiscard]] std::size_t nestingDepth(std::string_view text, std::size_t limit = deepestNesting);

/// A parser callback that refuses an object with the same key twice, of which readers would each believe
/// another one. To be used for one document. \throws InputError naming the key
class UniqueKeys {
public:
    /// \param field how messages call the document where the key itself is no fit name
    explicit UniqueKeys(std::string field) : m_field(std::move(field)) {}

    bool operator()(int depth, nlohmann::json::parse_event_t event, nlohmann::json& parsed);

private:
    std::string m_field;
    std::vector<std::set<std::string>> m_open; ///< keys so far of each open object
};

} // namespace quadrille
