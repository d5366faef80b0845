// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck.h"

#include <QObject>

#include <optional>

namespace quadrille {

/// The decks of the session; every change is a step of the session's undo stack.
class DeckStore : public QObject {
    Q_OBJECT
public:
    /// \param store whose undo stack is used; it must outlive this
    explicit DeckStore(ScenarioStore& store, QObject* parent = nullptr);

    [[nodiscard]] const Decks& decks() const { return m_decks; }
    /// The deck that is worked on: its place; none without decks.
    [[nodiscard]] std::optional<std::size_t> current() const;
    void setCurrent(std::size_t deck); ///< nothing to undo. \pre there is such a deck

    /// Each of these takes names as they are typed: blank ends are cut off, and of one that is taken or empty
    /// another is made.
    void addDeck(const QString& name);
    void renameDeck(const QString& name);
    void deleteDeck();

    /// Behind the stop at that place, or as the first of the current deck; a deck is made where there is
    /// none. \return its place
    std::size_t addStop(Stop stop, std::optional<std::size_t> behind);
    // \pre place is that of a stop of the current deck
    void updateStop(std::size_t place, Stop stop, UndoSentence sentence);
    void moveStop(std::size_t from, std::size_t to);
    void deleteStop(std::size_t place);

    /// Another session: nothing to undo.
    void replace(Decks decks);

    /// What is being typed about a stop is a change now: before the decks are saved or shown to others.
    void finishEdits() { emit editsFinished(); }

signals:
    void editsFinished();
    void changed(); ///< the decks, or which of them is the current one

private:
    class Change;
    void push(Decks next, std::size_t current, UndoSentence sentence);
    void apply(const Decks& decks, std::size_t current);
    [[nodiscard]] Decks others() const;

    ScenarioStore& m_store;
    Decks m_decks;
    std::size_t m_current = 0;
};

/// Those of the session that this is the store of.
[[nodiscard]] DeckStore& decksOf(ScenarioStore& store);

} // namespace quadrille
