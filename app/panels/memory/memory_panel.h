// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "core/memory/memory_estimate.h"

#include <optional>

class QLabel;
class QToolButton;

namespace quadrille {

class KindToggle;
class MemoryBars;
class ScenarioStore;

/// The memory bars of the store's scenario, and which figure of memory they show; or what every stage holds
/// at one moment of the step, with a button back to the peaks.
class MemoryPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    MemoryPanel(ScenarioStore& store, QWidget* parent);

    [[nodiscard]] MemoryBars* bars() const { return m_bars; }
    [[nodiscard]] MemoryKind kind() const;
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override; ///< emits nothing

    /// What the stages hold then, allocated, and when that is, as "1.24 s".
    void showMoment(const MemoryEstimate& held, const QString& when);
    void showPeaks(); ///< again. Emits nothing
    /// There is none to show: peaks, and where one was asked for why.
    void showNoMoment(bool askedFor);
    [[nodiscard]] bool showsMoment() const { return m_moment.has_value(); }

signals:
    void momentClosed(); ///< the user wants the peaks again

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showPlan();
    void showBaseline();
    void showPart();

    ScenarioStore& m_store;
    KindToggle* m_toggle;
    QLabel* m_when;
    QToolButton* m_back;
    MemoryBars* m_bars;
    std::optional<MemoryEstimate> m_moment;
    QString m_time;
};

} // namespace quadrille
