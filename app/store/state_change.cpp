// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/state_change.h"

namespace quadrille {

StateChange::StateChange(ScenarioStore& store, StoreState before, StoreState after, UndoSentence sentence,
                         int mergeId)
    : UndoStep(std::move(sentence)), m_store(store), m_before(std::move(before)), m_after(std::move(after)),
      m_mergeId(mergeId) {}

void StateChange::undo() {
    m_store.apply(m_before);
}
void StateChange::redo() {
    m_store.apply(m_after);
}

bool StateChange::mergeWith(const QUndoCommand* other) {
    // Only StateChanges have ids, and Qt asks only when these are equal.
    const auto& later = static_cast<const StateChange&>(*other);
    m_after = later.m_after;
    takeSentence(later);
    setObsolete(m_after == m_before);
    return true;
}

} // namespace quadrille
