// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_store.h"

#include "app/store/undo_step.h"

#include <algorithm>

namespace quadrille {

/// Both states whole, as those of the scenario are kept.
class DeckStore::Change : public UndoStep {
public:
    Change(DeckStore& store, Decks after, std::size_t current, UndoSentence sentence)
        : UndoStep(std::move(sentence)), m_store(store), m_before(store.m_decks),
          m_currentBefore(store.m_current), m_after(std::move(after)), m_currentAfter(current) {}

    void undo() override { m_store.apply(m_before, m_currentBefore); }
    void redo() override { m_store.apply(m_after, m_currentAfter); }

private:
    DeckStore& m_store;
    Decks m_before;
    std::size_t m_currentBefore;
    Decks m_after;
    std::size_t m_currentAfter;
};

DeckStore::DeckStore(ScenarioStore& store, QObject* parent) : QObject(parent), m_store(store) {}

std::optional<std::size_t> DeckStore::current() const {
    return m_decks.empty() ? std::nullopt : std::optional(m_current);
}

void DeckStore::setCurrent(std::size_t deck) {
    if (deck == m_current || deck >= m_decks.size())
        return;
    m_current = deck;
    emit changed();
}

Decks DeckStore::others() const {
    Decks decks = m_decks;
    if (!decks.empty())
        decks.erase(decks.begin() + static_cast<std::ptrdiff_t>(m_current));
    return decks;
}

void DeckStore::addDeck(const QString& name) {
    if (m_decks.size() >= mostDecks)
        return;
    const QString typed = name.trimmed();
    Decks next = m_decks;
    next.push_back({freeName(m_decks, typed.isEmpty() ? tr("Talk") : typed), {}});
    const QString added = next.back().name;
    push(std::move(next), m_decks.size(), [added] { return tr("Begin the deck “%1”").arg(added); });
}

void DeckStore::renameDeck(const QString& name) {
    const QString typed = name.trimmed();
    if (m_decks.empty() || typed.isEmpty() || typed == m_decks[m_current].name)
        return;
    Decks next = m_decks;
    next[m_current].name = freeName(others(), typed);
    const QString renamed = next[m_current].name;
    push(std::move(next), m_current, [renamed] { return tr("Call the deck “%1”").arg(renamed); });
}

void DeckStore::deleteDeck() {
    if (m_decks.empty())
        return;
    const QString name = m_decks[m_current].name;
    push(others(), m_current == 0 ? 0 : m_current - 1,
         [name] { return tr("Delete the deck “%1”").arg(name); });
}

std::size_t DeckStore::addStop(Stop stop, std::optional<std::size_t> behind) {
    Decks next = m_decks;
    if (next.empty())
        next.push_back({tr("Talk"), {}});
    auto& stops = next[m_current].stops;
    if (stops.size() >= mostStops)
        return stops.size() - 1;
    const std::size_t place = behind ? std::min(*behind + 1, stops.size()) : 0;
    const QString name = stop.name;
    stops.insert(stops.begin() + static_cast<std::ptrdiff_t>(place), std::move(stop));
    push(std::move(next), m_current, [name] { return tr("Keep the stop “%1”").arg(name); });
    return place;
}

void DeckStore::updateStop(std::size_t place, Stop stop, UndoSentence sentence) {
    Decks next = m_decks;
    next[m_current].stops.at(place) = std::move(stop);
    push(std::move(next), m_current, std::move(sentence));
}

void DeckStore::moveStop(std::size_t from, std::size_t to) {
    Decks next = m_decks;
    next[m_current] = withMoved(std::move(next[m_current]), from, to);
    const QString name = next[m_current].stops.at(to).name;
    push(std::move(next), m_current, [name] { return tr("Move the stop “%1”").arg(name); });
}

void DeckStore::deleteStop(std::size_t place) {
    Decks next = m_decks;
    auto& stops = next[m_current].stops;
    const QString name = stops.at(place).name;
    stops.erase(stops.begin() + static_cast<std::ptrdiff_t>(place));
    push(std::move(next), m_current, [name] { return tr("Delete the stop “%1”").arg(name); });
}

void DeckStore::replace(Decks decks) {
    apply(decks, 0);
}

void DeckStore::push(Decks next, std::size_t current, UndoSentence sentence) {
    if (next != m_decks)
        m_store.undoStack().push(new Change(*this, std::move(next), current, std::move(sentence)));
}

void DeckStore::apply(const Decks& decks, std::size_t current) {
    m_decks = decks;
    m_current = current;
    emit changed();
}

DeckStore& decksOf(ScenarioStore& store) {
    auto* decks = store.findChild<DeckStore*>(QString(), Qt::FindDirectChildrenOnly);
    return decks != nullptr ? *decks : *new DeckStore(store, &store);
}

} // namespace quadrille
