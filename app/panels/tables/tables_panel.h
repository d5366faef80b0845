// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/data/catalogue.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"

#include <map>

namespace quadrille {

class PaperTableView;

/// The published tables beside ours. Reads and computes nothing before it is first seen. Throughput of
/// measured tables is predicted on another thread, once for each table.
class TablesPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    TablesPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent = nullptr);

    [[nodiscard]] PaperTableView* view() const { return m_view; } ///< null before prepare()
    [[nodiscard]] int selected() const { return m_selected; }     ///< number of the table
    void select(int number);
    [[nodiscard]] bool computing() const { return m_job.pending(); }
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

protected:
    void make() override;
    void retranslate() override;

private:
    void showTable(int number);
    void showCurrent();
    void load(int row, int column);
    void predict(const PublishedTable& table);
    [[nodiscard]] const PublishedTable* table(int number) const;

    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    std::vector<PublishedTable> m_published;
    PaperTableView* m_view = nullptr;
    int m_selected = 2;
    std::map<int, std::vector<std::optional<double>>> m_rates; ///< paper::Rates of tables by their numbers
    LatestJob m_job;                                           ///< the rates of a table
};

} // namespace quadrille
