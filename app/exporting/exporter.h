// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/export.h"
#include "app/exporting/exported_view.h"

#include <QList>
#include <QObject>

class QAction;
class QLabel;
class QMainWindow;

namespace quadrille {

class Actions;
class PanelLayout;
class ScenarioStore;
class Settings;

/// The commands that export and copy: always what is seen of the panel that was last gone to, be it by
/// keyboard, by a click in it or on its tab. A line in the status bar says what was written, and opens it.
class Exporter : public QObject {
    Q_OBJECT
public:
    /// All must outlive it. \param usual what is exported before any panel with a picture was gone to
    Exporter(const ScenarioStore& store, const Actions& actions, Settings& settings,
             const PanelLayout& layout, Panel& usual, QMainWindow& window);

    [[nodiscard]] ExportedView view() const;
    void retranslate();
    void ask(ExportJob job); ///< where to, and writes it there

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void refused(const QString& sentence); ///< there is nothing to export, and why

private:
    [[nodiscard]] const Scenario& planOf(const ExportedView& view) const; ///< what it shows
    void exportSchedule(ScheduleFile kind);
    void remember(Panel& panel);
    void confirm();

    const ScenarioStore& m_store;
    Settings& m_settings;
    const PanelLayout& m_layout;
    QMainWindow& m_window;
    const Panel& m_usual;
    const Panel* m_last;              ///< gone to, of those with a picture or a table
    QList<QAction*> m_pictureActions; ///< that menus of pictures have, too
    QLabel* m_done;
    QString m_file; ///< last written
};

} // namespace quadrille
