// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/latest_job.h"
#include "app/store/view_state.h"

class QSplitter;
class QToolButton;

namespace quadrille {

class CollectiveBox;
class ReferenceView;
class ScenarioStore;

/// The collectives step by step, and the tables to look up, on the current plan: these are worked out on
/// another thread, and only while they can be seen.
class ReferencePanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    explicit ReferencePanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] ReferenceView* view() const { return m_view; } ///< null before it is first seen
    [[nodiscard]] CollectiveBox* collectives() const { return m_collectives; } ///< likewise
    [[nodiscard]] QToolButton* stepsButton() const { return m_stepsButton; }   ///< likewise
    [[nodiscard]] QToolButton* tablesButton() const { return m_tablesButton; } ///< likewise
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    [[nodiscard]] QString finding() const override;
    void showTable(const QString& id); ///< once it can be seen
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

signals:
    void termWanted(const QString& id); ///< of the glossary

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override; ///< side by side where it is wide

private:
    void showChosen();
    void arrange(); ///< both parts, or the chosen one without room for both
    void showTables(bool shown);

    ScenarioStore& m_store;
    QWidget* m_either = nullptr; ///< seen without room for both
    QToolButton *m_stepsButton = nullptr, *m_tablesButton = nullptr;
    QSplitter* m_splitter = nullptr;
    CollectiveBox* m_collectives = nullptr;
    ReferenceView* m_view = nullptr;
    ReferenceChoice m_chosen; ///< of when it is made
    LatestJob m_question;
};

} // namespace quadrille
