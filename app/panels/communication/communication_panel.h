// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/store/scenario_store.h"

#include <QWidget>

class QScrollArea;
class QStackedLayout;
class QToolButton;

namespace quadrille {

class CommunicationView;
class Picture;
class VolumesTable;

/// What the current plan sends, or the textbooks' tables of what parallelism sends. The tables are made when
/// they are first asked for.
class CommunicationPanel : public QWidget {
    Q_OBJECT
public:
    /// The catalogue must outlive the panel.
    CommunicationPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent = nullptr);

    [[nodiscard]] CommunicationView* view() const { return m_view; }
    [[nodiscard]] VolumesTable* tables() const { return m_tables; } ///< null before they are shown
    [[nodiscard]] Picture* picture() const;                         ///< the one that is shown
    void showTables(bool shown);

signals:
    void created(quadrille::Picture* picture); ///< the tables have been made
    void pictureChanged();                     ///< another one is shown

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeTables();
    void retranslate();

    const Catalogue& m_catalogue;
    QToolButton* m_plan;
    QToolButton* m_textbooks;
    QStackedLayout* m_stack;
    CommunicationView* m_view;
    QScrollArea* m_scroll = nullptr;
    VolumesTable* m_tables = nullptr;
};

} // namespace quadrille
