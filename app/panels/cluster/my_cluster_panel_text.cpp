// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cluster/my_cluster_panel.h"

#include "app/measurements/profile_model.h"
#include "core/measurements/logs/log_format.h"
#include "widgets/format.h"
#include "widgets/row_table.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

namespace quadrille {

void MyClusterPanel::retranslate() {
    button("open")->setText(tr("&Open runs…"));
    button("open")->setToolTip(tr("A CSV file with the options of the command line as columns, beside "
                                  "step_seconds, tflops_per_gpu, mfu or memory_gib; or a log"));
    button("folder")->setText(tr("Open a fol&der…"));
    button("folder")->setToolTip(
        tr("A folder of logs, each beside the launch script or configuration that it ran"));
    button("paste")->setText(tr("Paste a &log"));
    button("paste")->setToolTip(tr("Read runs from the log of a training run"));
    button("remove")->setText(tr("&Remove"));
    button("remove")->setToolTip(tr("Remove the marked run"));
    button("clear")->setText(tr("Re&move all"));
    button("clear")->setToolTip(tr("Remove all runs of yours"));
    button("cancelLog")->setText(tr("Ca&ncel"));
    button("cancelLog")->setToolTip(tr("Close the log without reading it"));
    button("readLog")->setText(tr("Read"));
    button("readLog")->setToolTip(tr("Read the runs of this log"));
    button("fit")->setText(tr("F&it a profile"));
    button("stop")->setText(tr("S&top"));
    button("apply")->setText(tr("&Apply"));
    button("apply")->setToolTip(tr("Predict with this profile from now on"));
    button("save")->setText(tr("&Save profile…"));
    button("save")->setToolTip(tr("Keep the new profile in a file"));
    button("load")->setText(tr("Load profile…"));
    button("load")->setToolTip(tr("Take the new profile from a file"));
    m_log->setAccessibleName(tr("Log of a training run"));
    QStringList frameworks;
    for (const logs::LogFormat* format : logs::formats())
        frameworks << QString::fromUtf8(format->label.data(), static_cast<qsizetype>(format->label.size()));
    m_logHint->setText(
        tr("Paste lines that a framework printed for each iteration (%1). What they do not tell "
           "is taken from the scenario on screen. A table of nccl-tests or a CSV of matrix products "
           "(m, n, k, dtype, tflops or ms) teaches the profile.")
            .arg(frameworks.join(QStringLiteral(", "))));
    m_table->setAccessibleName(tr("Your runs"));
    m_parameters->setAccessibleName(tr("Parameters of the profile, before and after"));
    m_runs->retranslate();
    m_profile->retranslate();
    showRuns();
    showProfile();
}

} // namespace quadrille
