// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/undo_step.h"

namespace quadrille {

/// One step of the undo stack: both states whole, so that undoing can never go wrong half-way.
class StateChange : public UndoStep {
public:
    /// mergeId −1: never merges; otherwise follow-up changes with the same id become part of this step.
    StateChange(ScenarioStore& store, StoreState before, StoreState after, UndoSentence sentence,
                int mergeId);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return m_mergeId; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    ScenarioStore& m_store;
    StoreState m_before;
    StoreState m_after;
    int m_mergeId;
};

} // namespace quadrille
