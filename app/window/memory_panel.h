// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"

#include <QWidget>

namespace quadrille {

class KindToggle;
class MemoryBars;
class ScenarioStore;

/// The memory bars of the store's scenario, and which figure of memory they show.
class MemoryPanel : public QWidget {
    Q_OBJECT
public:
    MemoryPanel(ScenarioStore& store, QWidget* parent);

    [[nodiscard]] MemoryBars* bars() const { return m_bars; }
    [[nodiscard]] MemoryKind kind() const;
    void setKind(MemoryKind kind); ///< emits nothing

signals:
    void kindChanged(); ///< the user chose

private:
    void refresh();

    ScenarioStore& m_store;
    KindToggle* m_toggle;
    MemoryBars* m_bars;
};

} // namespace quadrille
