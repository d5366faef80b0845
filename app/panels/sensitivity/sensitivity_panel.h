// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "core/search/change.h"

namespace quadrille {

class Tornado;

/// What the current plan would gain or lose by one change of it or of its hardware, worked out on another
/// thread, and only while it can be seen. Making a change is one step of undo.
class SensitivityPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    explicit SensitivityPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] Tornado* picture() const { return m_picture; } ///< null before it is first seen
    [[nodiscard]] bool computing() const { return m_question.pending(); }

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;

private:
    void choose(const Change& change);

    ScenarioStore& m_store;
    Tornado* m_picture = nullptr;
    LatestJob m_question;
};

} // namespace quadrille
