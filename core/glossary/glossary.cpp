// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/glossary.h"

#include "core/glossary/rooms.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace quadrille {
namespace {

std::vector<const GlossaryEntry*> bearing(std::string_view symbol) {
    std::vector<const GlossaryEntry*> found;
    for (const GlossaryEntry& entry : glossary()) {
        const auto symbols = symbolsOf(entry);
        if (std::find(symbols.begin(), symbols.end(), symbol) != symbols.end())
            found.push_back(&entry);
    }
    return found;
}

} // namespace

const std::vector<GlossaryEntry>& glossary() {
    static const std::vector<GlossaryEntry> all = [] {
        std::vector<GlossaryEntry> joined;
        for (const auto room :
             {glossary_rooms::parallelism(), glossary_rooms::model(), glossary_rooms::memory(),
              glossary_rooms::pipeline(), glossary_rooms::schedules(), glossary_rooms::speed(),
              glossary_rooms::cost(), glossary_rooms::study()})
            joined.insert(joined.end(), room.begin(), room.end());
        return joined;
    }();
    return all;
}

const GlossaryEntry& glossaryEntry(std::string_view id) {
    const auto found = std::find_if(glossary().begin(), glossary().end(),
                                    [id](const GlossaryEntry& entry) { return id == entry.id; });
    if (found == glossary().end())
        throw std::out_of_range("no glossary entry " + std::string(id));
    return *found;
}

std::vector<std::string_view> symbolsOf(const GlossaryEntry& entry) {
    std::vector<std::string_view> symbols;
    std::string_view rest = entry.symbols;
    while (!rest.empty()) {
        const auto end = std::min(rest.find(' '), rest.size());
        symbols.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return symbols;
}

std::vector<const GlossaryEntry*> glossaryOf(std::string_view symbol) {
    auto found = bearing(symbol);
    const auto last = symbol.find_last_not_of("0123456789");
    if (found.empty() && last != std::string_view::npos)
        found = bearing(symbol.substr(0, last + 1));
    return found;
}

} // namespace quadrille
