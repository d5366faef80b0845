// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"

#include <QToolBar>

namespace quadrille {

class Actions;
class SharedSpeedOptions;
class ScenarioStore;
class Settings;
class VerdictBar;

/// The verdict on the scenario, and what can be done with the baseline A.
class VerdictToolBar : public QToolBar {
    Q_OBJECT
public:
    /// All must outlive it.
    VerdictToolBar(ScenarioStore& store, const SharedSpeedOptions& speedOptions, const Actions& actions,
                   Settings& settings, QWidget* parent);

signals:
    void explainRequested(const quadrille::Subject& subject);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCommands();
    void shortenCommands();
    void retranslate();

    ScenarioStore& m_store;
    const Actions& m_actions;
    VerdictBar* m_view;
};

} // namespace quadrille
