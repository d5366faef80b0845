// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "core/search/make_it_fit.h"

namespace quadrille {

class MakeItFitView;

/// The smallest changes that make the current plan fit, searched on another thread, and only while they can
/// be seen. Applying one is one step of undo.
class MakeItFitPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    explicit MakeItFitPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] MakeItFitView* view() const { return m_view; } ///< null before it is first seen
    [[nodiscard]] bool searching() const { return m_question.pending(); }
    [[nodiscard]] QString finding() const override;

protected:
    void make() override;
    void refresh() override;

private:
    void apply(const Proposal& proposal);

    ScenarioStore& m_store;
    MakeItFitView* m_view = nullptr;
    LatestJob m_question;
};

} // namespace quadrille
