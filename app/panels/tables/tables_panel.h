// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/store/scenario_store.h"

#include <QThreadPool>
#include <QWidget>

#include <atomic>
#include <map>

namespace quadrille {

class PaperTableView;
class Picture;

/// The published tables beside ours. Reads and computes nothing before it is first seen. Throughput of
/// measured tables is predicted on another thread, once for each table; the latest table wins.
class TablesPanel : public QWidget {
    Q_OBJECT
public:
    TablesPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent = nullptr);
    ~TablesPanel() override;

    [[nodiscard]] PaperTableView* view() const { return m_view; } ///< null before prepare()
    [[nodiscard]] int selected() const { return m_selected; }     ///< number of the table
    void select(int number);
    void prepare(); ///< makes the contents, when there are none yet
    [[nodiscard]] bool computing() const { return m_predicting; }

signals:
    void created(quadrille::Picture* picture); ///< prepare() has made the picture
    void selectionChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void offerChoices();
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
    bool m_predicting = false;
    std::atomic<quint64> m_generation = 0;
    QThreadPool m_worker;
};

} // namespace quadrille
