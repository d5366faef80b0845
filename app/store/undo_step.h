// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"

#include <QUndoCommand>

namespace quadrille {

/// A step of the session's undo stack, which holds no others.
class UndoStep : public QUndoCommand {
public:
    explicit UndoStep(UndoSentence sentence) : m_sentence(std::move(sentence)) { setText(m_sentence()); }

    /// What it does, in the language in force.
    [[nodiscard]] QString sentence() const { return m_sentence(); }

protected:
    void takeSentence(const UndoStep& later) {
        m_sentence = later.m_sentence;
        setText(m_sentence());
    }

private:
    UndoSentence m_sentence;
};

} // namespace quadrille
