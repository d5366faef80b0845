// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/memory/memory_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/other_model.h"
#include "app/panels/panel_context.h"
#include "app/session/session.h"
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

const PanelSpec MemoryPanel::spec{PanelGroup::none,
                                  "panel.memory",
                                  QT_TRANSLATE_NOOP("commands", "&Memory"),
                                  "Ctrl+2",
                                  makePanel<MemoryPanel, ScenarioStore>,
                                  true};

MemoryPanel::MemoryPanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store), m_toggle(new KindToggle(this)), m_when(new QLabel(this)),
      m_back(new QToolButton(this)), m_bars(new MemoryBars(this)) {
    auto* line = new QHBoxLayout;
    line->setContentsMargins(6, 2, 6, 0);
    line->addWidget(m_toggle);
    line->addWidget(m_when);
    line->addSpacing(8);
    line->addWidget(m_back);
    line->addStretch();
    addTools(line);
    column()->addWidget(m_bars, 1);
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
        emit viewChanged();
    });
    connect(m_back, &QToolButton::clicked, this, &MemoryPanel::momentClosed);
    const auto showSelection = [this] {
        m_bars->setSelectedStage(static_cast<int>(m_store.selectedStage()));
    };
    connect(&m_store, &ScenarioStore::analysed, this, [this] {
        if (m_moment) // of another step
            showPeaks();
        else
            showPlan();
    });
    connect(&m_store, &ScenarioStore::baselineChanged, this, [this] {
        showBaseline();
        showPart();
    });
    connect(&m_store, &ScenarioStore::selectionChanged, this, showSelection);
    connect(m_bars, &MemoryBars::stageSelected, &m_store, [this](int stage) { m_store.selectStage(stage); });
    bindFreshness(*m_bars, m_store);
    addPicture(m_bars);
    showPlan();
    showSelection();
    prepare();
}

void MemoryPanel::showPlan() {
    m_bars->setEmptyReason(whyNothing(m_store));
    showBaseline(); // whether it can be compared is another question now
    m_bars->setEstimate(m_store.pictured().memory);
    showPart();
}

/// The store's plan A, or why not.
void MemoryPanel::showBaseline() {
    const Analysis* baseline = comparableBaseline(m_store);
    m_bars->setBaseline(baseline != nullptr ? baseline->memory : std::nullopt);
    m_bars->setRemark(otherModelMemory(m_store));
}

MemoryKind MemoryPanel::kind() const {
    return m_toggle->kind();
}

void MemoryPanel::saveView(ViewState& view) const {
    view.memoryKind = kind();
}

void MemoryPanel::restoreView(const ViewState& view) {
    m_toggle->setKind(view.memoryKind);
    m_bars->setKind(view.memoryKind);
}

void MemoryPanel::showMoment(const MemoryEstimate& held, const QString& when) {
    m_moment = held;
    m_time = when;
    showPart();
}

void MemoryPanel::showPeaks() {
    if (!m_moment)
        return;
    const bool hadKeyboard = m_back->hasFocus();
    m_moment.reset();
    m_time.clear();
    showPlan();
    if (hadKeyboard)
        m_bars->setFocus(Qt::OtherFocusReason);
}

void MemoryPanel::showNoMoment(bool askedFor) {
    showPeaks();
    if (askedFor && m_store.pictured().scenario().estimator == Estimator::paper)
        emit readout(
            tr("The paper's equations know no moments; choose the detailed estimator to see memory at one."));
}

/// Peaks or a moment, and what belongs to either.
void MemoryPanel::showPart() {
    const Analysis& analysis = m_store.pictured();
    m_toggle->setVisible(!m_moment);
    m_when->setVisible(m_moment.has_value());
    m_back->setVisible(m_moment.has_value());
    m_when->setText(tr("At %1", "a moment of the step").arg(m_time));
    m_bars->setMoment(m_time);
    m_toggle->setChoice(analysis.scenario().estimator != Estimator::paper);
    if (m_moment) {
        // Plan A and the band are of peaks.
        m_bars->setBaseline(std::nullopt);
        m_bars->setRemark({});
        m_bars->setOomBand(std::nullopt);
        m_bars->setEstimate(m_moment);
        return;
    }
    m_bars->setOomBand(analysis.runnable() ? oomBand(analysis.scenario()) : std::nullopt);
}

bool MemoryPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_bars && m_moment && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        emit momentClosed();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MemoryPanel::retranslate() {
    m_back->setText(tr("Back to the peaks"));
    m_back->setToolTip(tr("Show every stage at its fullest again (Escape)"));
    showPart();
}

} // namespace quadrille
