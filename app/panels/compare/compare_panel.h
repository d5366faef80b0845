// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/latest_job.h"
#include "app/store/side_by_side.h"
#include "widgets/comparison/pictured_plans.h"

class QComboBox;
class QLabel;
class QSplitter;
class QToolButton;

namespace quadrille {

class Actions;
class ComparisonTable;
class PlansPicture;
class SharedSpeedOptions;

/// Baseline A, the plans that are kept and the plan on screen side by side: a table of what differs, and
/// memory, step and pipeline on common axes. What is not known yet is worked out on another thread, and only
/// while it can be seen. Choosing a plan loads it, as one step of undo.
class ComparePanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    ComparePanel(ScenarioStore& store, SharedSpeedOptions& speedOptions, const Actions& actions,
                 QWidget* parent = nullptr);

    [[nodiscard]] ComparisonTable* table() const {
        return m_table;
    } ///< null before prepare(), as those below
    [[nodiscard]] PlansPicture* picture() const { return m_picture; }
    /// The plans that it shows.
    [[nodiscard]] const std::vector<SharedAnalysis>& known() const { return m_known; }
    [[nodiscard]] QComboBox* reference() const { return m_reference; }
    [[nodiscard]] QLabel* remarks() const { return m_remarks; }
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of what both parts stand in: its size

private:
    void ask();
    void showAnswer();
    void load(int plan);
    enum class Parts { below, beside, one };         ///< how table and picture stand
    [[nodiscard]] Parts partsFor(QSize table) const; ///< with room for all of it, or not
    void arrange();
    void dealRoom(QSize table);
    [[nodiscard]] std::size_t referencePlace() const;

    ScenarioStore& m_store;
    SharedSpeedOptions& m_speedOptions;
    const Actions& m_actions;
    QToolButton* m_keep = nullptr;
    QToolButton* m_tableAlone = nullptr;
    QToolButton* m_pictureAlone = nullptr;
    QComboBox* m_reference = nullptr; ///< what the others are compared with
    QLabel* m_remarks = nullptr;
    QLabel* m_signs = nullptr; ///< what marks differences
    QSplitter* m_splitter = nullptr;
    Parts m_parts = Parts::one;
    bool m_borderMoved = false; ///< between table and picture, by the user
    ComparisonTable* m_table = nullptr;
    PlansPicture* m_picture = nullptr;
    std::vector<PlanBeside> m_plans;     ///< in the order of the columns
    std::vector<SharedAnalysis> m_known; ///< of the plans as they were answered last
    std::vector<QStringList> m_keys;     ///< of each of those, what it is chosen by
    QString m_against;                   ///< key of the reference that was chosen; empty: the first
    bool m_showsPicture = false;         ///< where there is room for either it or the table
    LatestJob m_question;
};

} // namespace quadrille
