// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/importing/log_folder.h"
#include "app/store/latest_job.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace quadrille {

/// Reads logs with their configurations and shows what goes with what, what comes of it, and why something
/// does not, before any run is added. Runs without a configuration of their own are not marked at first.
class LogFolderDialog : public QDialog {
    Q_OBJECT
public:
    /// \param base says what neither log nor configuration does
    LogFolderDialog(const QStringList& paths, Scenario base, Catalogue catalogue, QWidget* parent);

    [[nodiscard]] bool reading() const { return m_question.pending(); }
    [[nodiscard]] const LogFolder& folder() const { return m_folder; }
    [[nodiscard]] QString remark() const;

signals:
    void runsWanted(const std::vector<quadrille::MeasuredRun>& runs);

private:
    void read(const QStringList& paths, Scenario base, Catalogue catalogue);
    void showFolder(LogFolder folder);
    void addRow(const PairedLog& paired);
    void refreshButton();
    [[nodiscard]] std::vector<std::size_t> marked() const; ///< places among the logs

    LogFolder m_folder;
    LatestJob m_question;
    QLabel* m_remark;
    QProgressBar* m_progress;
    QTreeWidget* m_list;
    QPushButton* m_add;
};

} // namespace quadrille
