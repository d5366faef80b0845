// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/memory_panel.h"

#include "app/store/scenario_store.h"
#include "app/window/bind_views.h"
#include "core/memory/oom.h"
#include "widgets/memory_bars/kind_toggle.h"
#include "widgets/memory_bars/memory_bars.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace quadrille {

MemoryPanel::MemoryPanel(ScenarioStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_toggle(new KindToggle(this)), m_bars(new MemoryBars(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 2, 6, 0);
    line->addWidget(m_toggle);
    line->addStretch();
    layout->addLayout(line);
    layout->addWidget(m_bars, 1);
    setFocusProxy(m_bars);
    connect(m_toggle, &KindToggle::kindChanged, this, [this](MemoryKind kind) {
        m_bars->setKind(kind);
        emit kindChanged();
    });
    bind(*m_bars, m_store);
    connect(&m_store, &ScenarioStore::changed, this, &MemoryPanel::refresh);
    refresh();
}

MemoryKind MemoryPanel::kind() const {
    return m_toggle->kind();
}

void MemoryPanel::setKind(MemoryKind kind) {
    m_toggle->setKind(kind);
    m_bars->setKind(kind);
}

void MemoryPanel::refresh() {
    const Analysis& analysis = m_store.analysis();
    m_bars->setOomBand(analysis.runnable() ? oomBand(analysis.scenario) : std::nullopt);
    m_toggle->setChoice(analysis.scenario.estimator != Estimator::paper);
}

} // namespace quadrille
