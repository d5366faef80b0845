// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "core/analysis/explain.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace quadrille {

class ExplainPanel;
class Panel;

/// Keeps the explanation of the number last asked about true while the scenario moves. Before anything is
/// asked, it is the memory of the fullest stage. What is asked for is shown at once; the panel, whose text
/// takes longer to lay out than all pictures together, follows a drag when it pauses, or twice a second, and
/// not at all while it cannot be seen.
class ExplainController : public QObject {
    Q_OBJECT
public:
    ExplainController(ScenarioStore& store, ExplainPanel& view, Panel& panel);

    void ask(const Subject& subject);
    /// An explanation of something other than the scenario; stays until the scenario moves or a number of it
    /// is asked about.
    void show(const Explanation& explanation);
    [[nodiscard]] const std::optional<Subject>& subject() const { return m_subject; }

signals:
    void asked();                              ///< a number was asked about: the answer is there
    void dismissed();                          ///< Escape: the explanation is not wanted any more
    void meaningWanted(const QString& symbol); ///< of a letter of the formulas

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< the title follows the language

private:
    void refresh();
    void refreshSoon();
    void retitle();
    void present(const std::optional<Explanation>& explanation, bool ofPlan = true);

    ScenarioStore& m_store;
    ExplainPanel& m_view;
    Panel& m_panel;
    QTimer m_pending;
    LatestQuestion m_question;        ///< an explanation that takes longer than a frame
    QElapsedTimer m_waiting;          ///< since the first change that the panel does not show
    bool m_ofPlan = true;             ///< the explanation shown is of the plan
    QString m_finding;                ///< of the explanation shown
    std::optional<Subject> m_subject; ///< none: nothing asked yet
    bool m_stale = true;              ///< the scenario moved while the panel could not be seen
};

} // namespace quadrille
