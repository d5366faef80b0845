// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "app/store/view_state.h"

#include <QString>
#include <QStringList>

#include <vector>

/// What is shown to others: moments of the window, in the order in which they are told.
namespace quadrille {

/// What was on screen, kept to be shown again.
struct Stop {
    QString name;       ///< in the list
    QString caption;    ///< below the panels, in large letters; may be empty
    QString notes;      ///< for the speaker alone
    QStringList panels; ///< their names, from left to right: one to mostStopPanels
    StoreState state;   ///< scenario, plan A and the plans that are kept
    ViewState view;
    double timeFrom = 0; ///< the part of the pipeline's time that is seen, as shares of it
    double timeTo = 1;

    friend bool operator==(const Stop&, const Stop&) = default;
};

/// A talk.
struct Deck {
    QString name;
    std::vector<Stop> stops;

    friend bool operator==(const Deck&, const Deck&) = default;
};

using Decks = std::vector<Deck>;

inline constexpr qsizetype mostStopPanels = 3;
inline constexpr std::size_t mostDecks = 50;
inline constexpr std::size_t mostStops = 500; ///< of a deck

/// Whether a session may have them: no more than that, every stop with panels, and no two decks of one name.
[[nodiscard]] bool isSound(const Decks& decks);

/// A name that none of the decks has: the wanted one, else "Talk 2".
[[nodiscard]] QString freeName(const Decks& decks, const QString& wanted);

/// The deck with the stop at one place moved to another, where those between make room.
/// \pre both are places of stops
[[nodiscard]] Deck withMoved(Deck deck, std::size_t from, std::size_t to);

} // namespace quadrille
