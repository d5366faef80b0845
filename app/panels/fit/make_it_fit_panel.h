// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"
#include "core/search/make_it_fit.h"

#include <QWidget>

namespace quadrille {

class MakeItFitView;

/// The smallest changes that make the current plan fit, searched on another thread, and only while they can
/// be seen. Applying one is one step of undo.
class MakeItFitPanel : public QWidget {
    Q_OBJECT
public:
    explicit MakeItFitPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] MakeItFitView* view() const { return m_view; } ///< null before it is first seen
    [[nodiscard]] bool searching() const { return m_question.pending(); }
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
    void apply(const Mend& mend);

    ScenarioStore& m_store;
    MakeItFitView* m_view = nullptr;
    bool m_seen = false;
    bool m_stale = true; ///< the scenario moved while this could not be seen
    LatestQuestion m_question;
};

} // namespace quadrille
