// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "core/search/make_it_fit.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <stop_token>

namespace quadrille {

class MakeItFitView;

/// The smallest changes that make the current plan fit, searched on another thread, and only while they can
/// be seen. Applying one is one step of undo.
class MakeItFitPanel : public QWidget {
    Q_OBJECT
public:
    explicit MakeItFitPanel(ScenarioStore& store, QWidget* parent = nullptr);
    ~MakeItFitPanel() override;

    [[nodiscard]] MakeItFitView* view() const { return m_view; } ///< null before it is first seen
    [[nodiscard]] bool searching() const { return m_searching; }
    [[nodiscard]] QString finding() const; ///< the title
    void setSeen(bool seen);               ///< whether it can be seen

signals:
    void findingChanged();
    void readout(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void prepare();
    void moved();
    void search();
    void answer(quint64 generation, const Mending& mending, const Scenario& asked);
    void apply(const Mend& mend);

    ScenarioStore& m_store;
    MakeItFitView* m_view = nullptr;
    bool m_seen = false;
    bool m_stale = true; ///< the scenario moved while this could not be seen
    bool m_searching = false;
    quint64 m_generation = 0; ///< only the latest question is answered
    QTimer m_patience;        ///< a search that takes longer than this is talked about
    std::stop_source m_stop;  ///< of the search under way
    QThreadPool m_worker;
};

} // namespace quadrille
