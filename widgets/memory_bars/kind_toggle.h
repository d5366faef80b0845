// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QToolButton;

namespace quadrille {

/// Chooses which of the three figures of memory is shown: allocated, reserved or device. One stop of the Tab
/// key; arrow keys choose.
class KindToggle : public QWidget {
    Q_OBJECT
public:
    explicit KindToggle(QWidget* parent = nullptr);

    void setKind(MemoryKind kind); ///< emits nothing
    [[nodiscard]] MemoryKind kind() const { return m_kind; }
    /// False under an estimator that knows only one figure: disabled, and the tooltips say why.
    void setChoice(bool choice);

signals:
    void kindChanged(quadrille::MemoryKind kind); ///< the user chose

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QButtonGroup* m_group;
    std::array<QToolButton*, allMemoryKinds.size()> m_buttons{};
    MemoryKind m_kind = MemoryKind::allocated;
    bool m_choice = true;
};

} // namespace quadrille
