// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/memory/memory_panel.h"

#include "app/panels/bind_views.h"
#include "app/settings/icon.h"
#include "app/store/scenario_store.h"
#include "core/memory/detailed/oom.h"
#include "widgets/memory_bars/kind_toggle.h"
#include "widgets/memory_bars/memory_bars.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {

MemoryPanel::MemoryPanel(ScenarioStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_toggle(new KindToggle(this)), m_when(new QLabel(this)),
      m_back(new QToolButton(this)), m_bars(new MemoryBars(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 2, 6, 0);
    line->addWidget(m_toggle);
    line->addWidget(m_when);
    line->addSpacing(8);
    line->addWidget(m_back);
    line->addStretch();
    layout->addLayout(line);
    layout->addWidget(m_bars, 1);
    m_back->setObjectName(QStringLiteral("backToPeaks"));
    m_back->setIcon(tintedIcon(QStringLiteral("undo")));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setFocusPolicy(Qt::TabFocus);
    m_when->hide();
    m_back->hide();
    setFocusProxy(m_bars);
    m_bars->installEventFilter(this);
    connect(m_toggle, &KindToggle::kindChanged, this, [this](MemoryKind kind) {
        m_bars->setKind(kind);
        emit kindChanged();
    });
    connect(m_back, &QToolButton::clicked, this, &MemoryPanel::momentClosed);
    bind(*m_bars, m_store);
    connect(&m_store, &ScenarioStore::analysed, this, [this] {
        showPeaks(); // the moment was of another step
        refresh();
    });
    connect(&m_store, &ScenarioStore::baselineChanged, this, &MemoryPanel::refresh);
    refresh();
    retranslate();
}

MemoryKind MemoryPanel::kind() const {
    return m_toggle->kind();
}

void MemoryPanel::setKind(MemoryKind kind) {
    m_toggle->setKind(kind);
    m_bars->setKind(kind);
}

void MemoryPanel::showMoment(const MemoryEstimate& held, const QString& when) {
    m_moment = held;
    m_time = when;
    refresh();
}

void MemoryPanel::showPeaks() {
    if (!m_moment)
        return;
    const bool hadKeyboard = m_back->hasFocus();
    m_moment.reset();
    m_time.clear();
    bindBaseline(*m_bars, m_store);
    m_bars->setEstimate(m_store.pictured().memory);
    refresh();
    if (hadKeyboard)
        m_bars->setFocus(Qt::OtherFocusReason);
}

void MemoryPanel::refresh() {
    const Analysis& analysis = m_store.pictured();
    m_toggle->setVisible(!m_moment);
    m_when->setVisible(m_moment.has_value());
    m_back->setVisible(m_moment.has_value());
    m_when->setText(tr("At %1", "a moment of the step").arg(m_time));
    m_bars->setMoment(m_time);
    m_toggle->setChoice(analysis.scenario.estimator != Estimator::paper);
    if (m_moment) {
        // Plan A and the band are of peaks.
        m_bars->setBaseline(std::nullopt);
        m_bars->setRemark({});
        m_bars->setOomBand(std::nullopt);
        m_bars->setEstimate(m_moment);
        return;
    }
    m_bars->setOomBand(analysis.runnable() ? oomBand(analysis.scenario) : std::nullopt);
}

bool MemoryPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_bars && m_moment && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        emit momentClosed();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MemoryPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

void MemoryPanel::retranslate() {
    m_back->setText(tr("Back to the peaks"));
    m_back->setToolTip(tr("Show every stage at its fullest again (Escape)"));
}

} // namespace quadrille
