// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck.h"

#include <algorithm>

namespace quadrille {
namespace {

bool hasName(const Decks& decks, const QString& name) {
    return std::ranges::any_of(decks, [&name](const Deck& deck) { return deck.name == name; });
}

bool isSoundStop(const Stop& stop) {
    return !stop.panels.isEmpty() && stop.panels.size() <= mostStopPanels;
}

} // namespace

bool isSound(const Decks& decks) {
    for (auto deck = decks.begin(); deck != decks.end(); ++deck)
        if (deck->stops.size() > mostStops || !std::ranges::all_of(deck->stops, isSoundStop) ||
            std::any_of(decks.begin(), deck, [&](const Deck& other) { return other.name == deck->name; }))
            return false;
    return decks.size() <= mostDecks;
}

QString freeName(const Decks& decks, const QString& wanted) {
    QString name = wanted;
    for (int number = 2; hasName(decks, name); ++number)
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return name;
}

Deck withMoved(Deck deck, std::size_t from, std::size_t to) {
    const auto at = [&deck](std::size_t place) {
        return deck.stops.begin() + static_cast<std::ptrdiff_t>(place);
    };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
    return deck;
}

} // namespace quadrille
