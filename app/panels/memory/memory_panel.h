// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace quadrille {

class KindToggle;
class MemoryBars;
class ScenarioStore;

/// The memory bars of the store's scenario, and which figure of memory they show; or what every stage holds
/// at one moment of the step, with the way back to the peaks.
class MemoryPanel : public QWidget {
    Q_OBJECT
public:
    MemoryPanel(ScenarioStore& store, QWidget* parent);

    [[nodiscard]] MemoryBars* bars() const { return m_bars; }
    [[nodiscard]] MemoryKind kind() const;
    void setKind(MemoryKind kind); ///< emits nothing

    /// What the stages hold then, allocated, and when that is, as "1.24 s".
    void showMoment(const MemoryEstimate& held, const QString& when);
    void showPeaks(); ///< again. Emits nothing
    [[nodiscard]] bool showsMoment() const { return m_moment.has_value(); }

signals:
    void kindChanged();  ///< the user chose
    void momentClosed(); ///< the user wants the peaks again

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void retranslate();

    ScenarioStore& m_store;
    KindToggle* m_toggle;
    QLabel* m_when;
    QToolButton* m_back;
    MemoryBars* m_bars;
    std::optional<MemoryEstimate> m_moment;
    QString m_time;
};

} // namespace quadrille
