// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/json_limits.h"

#include "core/text/input_error.h"

#include <algorithm>

namespace quadrille {
namespace {

/// Short and printable, so that a message may name it.
bool isPlain(const std::string& key) {
    constexpr std::size_t longestKey = 100;
    return !key.empty() && key.size() <= longestKey &&
           std::all_of(key.begin(), key.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

} // namespace

std::size_t nestingDepth(std::string_view text, std::size_t limit) {
    std::size_t open = 0;
    std::size_t deepest = 0;
    bool inText = false;
    for (std::size_t i = 0; i < text.size() && deepest <= limit; ++i) {
        const char c = text[i];
        if (inText && c == '\\')
            ++i;
        else if (c == '"')
            inText = !inText;
        else if (!inText && (c == '[' || c == '{'))
            deepest = std::max(deepest, ++open);
        else if (!inText && (c == ']' || c == '}') && open > 0)
            --open;
    }
    return deepest;
}

bool UniqueKeys::operator()(int /*depth*/, nlohmann::json::parse_event_t event, nlohmann::json& parsed) {
    using Event = nlohmann::json::parse_event_t;
    if (event == Event::object_start) {
        m_open.emplace_back();
    } else if (event == Event::object_end) {
        m_open.pop_back();
    } else if (event == Event::key) {
        const auto& key = parsed.get_ref<const std::string&>();
        if (!m_open.back().insert(key).second)
            throw InputError(isPlain(key) ? key : m_field,
                             {QUADRILLE_MESSAGE("must not be given twice in the same object"), {}});
    }
    return true;
}

} // namespace quadrille
