// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/megatron.h"
#include "core/units/largest.h"

#include <charconv>

namespace quadrille::frameworks::megatron {
namespace {

constexpr std::size_t longest = 200'000; ///< letters of a layout, or layers of a pattern
constexpr int deepest = 16;

/// Digits at the front, taken off.
std::optional<std::size_t> number(std::string_view& text) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value > longest)
        return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// The text so many times, where that is not too long.
bool repeat(std::string& unrolled, const std::string& part, std::size_t times) {
    if (part.size() * times + unrolled.size() > longest)
        return false;
    for (std::size_t i = 0; i < times; ++i)
        unrolled += part;
    return true;
}

/// Brackets and single letters with *n behind them, written out.
std::optional<std::string> unrolled(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        std::string part(1, text.front());
        text.remove_prefix(1);
        if (part == ",")
            continue;
        if (part == "(") {
            const auto end = text.find(')');
            if (end == std::string_view::npos)
                return {};
            const auto inner = text.substr(0, end).find('(') == std::string_view::npos
                                   ? unrolled(text.substr(0, end)) // NOLINT(misc-no-recursion): once
                                   : std::nullopt;
            if (!inner)
                return {};
            part = *inner;
            text.remove_prefix(end + 1);
        }
        std::size_t times = 1;
        if (text.starts_with("*")) {
            text.remove_prefix(1);
            const auto given = number(text);
            if (!given)
                return {};
            times = *given;
        }
        if (!repeat(all, part, times))
            return {};
    }
    return all;
}

/// [0]*3 + [1]*(58), (…)*n: lists of Python.
class Pattern {
public:
    explicit Pattern(std::string_view text) : m_text(text) {}
    std::optional<std::vector<int>> whole() {
        auto list = sum(0);
        return list && skip().empty() ? list : std::nullopt;
    }

private:
    using List = std::optional<std::vector<int>>;

    std::string_view skip() {
        while (!m_text.empty() && (m_text.front() == ' ' || m_text.front() == '"' || m_text.front() == '\''))
            m_text.remove_prefix(1);
        return m_text;
    }
    bool takes(char sign) {
        if (!skip().starts_with(sign))
            return false;
        m_text.remove_prefix(1);
        return true;
    }
    List sum(int depth) { // NOLINT(misc-no-recursion)
        List list = product(depth);
        while (list && takes('+')) {
            const List more = product(depth);
            if (!more || list->size() + more->size() > longest)
                return {};
            list->insert(list->end(), more->begin(), more->end());
        }
        return list;
    }
    List product(int depth) { // NOLINT(misc-no-recursion)
        List list = atom(depth);
        while (list && takes('*')) {
            skip();
            const auto times = number(m_text);
            if (!times || list->size() * *times > longest)
                return {};
            const std::vector<int> once = *list;
            list->clear();
            for (std::size_t i = 0; i < *times; ++i)
                list->insert(list->end(), once.begin(), once.end());
        }
        return list;
    }
    List atom(int depth) { // NOLINT(misc-no-recursion)
        if (depth > deepest)
            return {};
        if (takes('(')) {
            const List inner = sum(depth + 1);
            return takes(')') ? inner : std::nullopt;
        }
        if (!takes('['))
            return {};
        std::vector<int> list;
        while (!takes(']')) {
            skip();
            const auto value = number(m_text);
            if (!value || *value > 1 || list.size() >= longest)
                return {};
            list.push_back(static_cast<int>(*value));
            takes(',');
        }
        return list;
    }

    std::string_view m_text;
};

} // namespace

std::optional<std::vector<std::int64_t>> layersOfLayout(std::string_view layout) {
    const auto all = unrolled(layout);
    if (!all || all->empty())
        return {};
    std::vector<std::int64_t> layers(1, 0);
    for (const char letter : *all)
        if (letter == '|')
            layers.push_back(0);
        else if (letter == 't')
            ++layers.back();
        else if (letter != 'E' && letter != 'L' && letter != 'm')
            return {};
    return layers;
}

std::string layoutOf(const std::vector<std::int64_t>& layers, std::int64_t predictLayers) {
    std::string layout = "E";
    for (std::size_t stage = 0; stage < layers.size(); ++stage) {
        layout += stage == 0 ? "" : "|";
        if (layers[stage] > 0)
            layout += layers[stage] == 1 ? "t" : "t*" + std::to_string(layers[stage]);
    }
    // A comma ends a number.
    layout += layers.back() > 1 ? "," : "";
    if (predictLayers > 0)
        layout += predictLayers == 1 ? "m" : "m*" + std::to_string(predictLayers) + ",";
    return layout + "L";
}

std::optional<std::vector<int>> layerPattern(std::string_view text) {
    return Pattern(text).whole();
}

} // namespace quadrille::frameworks::megatron
