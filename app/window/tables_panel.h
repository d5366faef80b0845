// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalogue.h"
#include "app/store/scenario_store.h"

#include <QWidget>

namespace quadrille {

class PaperTableView;
class Picture;

/// The published tables beside ours. Reads and computes nothing before it is first seen.
class TablesPanel : public QWidget {
    Q_OBJECT
public:
    TablesPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent = nullptr);

    [[nodiscard]] PaperTableView* view() const { return m_view; } ///< null before prepare()
    [[nodiscard]] int selected() const { return m_selected; }     ///< number of the table
    void select(int number);
    void prepare(); ///< makes the contents, when there are none yet

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
    [[nodiscard]] const PublishedTable* table(int number) const;

    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    std::vector<PublishedTable> m_published;
    PaperTableView* m_view = nullptr;
    int m_selected = 2;
};

} // namespace quadrille
