// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cluster/my_cluster_panel.h"

#include "app/measurements/profile_model.h"
#include "app/session/file_io.h"
#include "core/cluster/profile_json.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <cmath>

namespace quadrille {
namespace {

constexpr qint64 largestProfileFile = 1 << 20;

QString profileLabel(const Profile& profile) {
    return profile.calibrated() ? QString::fromStdString(profile.label)
                                : MyClusterPanel::tr("uncalibrated", "a profile");
}

QString percents(const Accuracy& accuracy) {
    return format::percent(accuracy.meanError);
}

} // namespace

QString MyClusterPanel::gpuLabel() const {
    return QString::fromStdString(m_store.scenario().cluster.gpu.label);
}

QWidget* MyClusterPanel::createFit() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(6, 2, 6, 4);
    auto* row = new QHBoxLayout;
    for (const char* name : {"fit", "stop"})
        row->addWidget(button(name));
    m_progress = new QProgressBar(page);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    row->addWidget(m_progress, 1);
    row->addStretch(0);
    layout->addLayout(row);
    m_profileName = new QLabel(page);
    m_profileName->setWordWrap(true);
    layout->addWidget(m_profileName);
    m_parameters = new QTableView(page);
    m_parameters->setModel(m_profile);
    m_parameters->setShowGrid(false);
    m_parameters->setAlternatingRowColors(true);
    m_parameters->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_parameters->setTabKeyNavigation(false);
    m_parameters->setWordWrap(false);
    m_parameters->verticalHeader()->hide();
    m_parameters->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 4);
    m_parameters->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_parameters->horizontalHeader()->setSectionResizeMode(ProfileModel::parameter, QHeaderView::Stretch);
    layout->addWidget(m_parameters, 1);
    m_outcome = new QLabel(page);
    m_outcome->setTextFormat(Qt::PlainText);
    m_outcome->setWordWrap(true);
    m_outcome->setAlignment(Qt::AlignTop);
    // A benchmark or a trace has a sentence for everything that it says.
    auto* said = new QScrollArea(page);
    said->setFrameShape(QFrame::NoFrame);
    said->setWidgetResizable(true);
    said->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    said->setMinimumHeight(3 * fontMetrics().lineSpacing());
    said->setWidget(m_outcome);
    layout->addWidget(said, 1);
    auto* last = new QHBoxLayout;
    for (const char* name : {"apply", "save", "load"})
        last->addWidget(button(name));
    last->addStretch(1);
    layout->addLayout(last);
    return page;
}

void MyClusterPanel::showProfile() {
    const Profile& present = *m_store.scenario().cluster.gpu.profile;
    // As it is with the framework of the plan, of which a fit starts as well.
    m_profile->set(present.of(m_store.scenario().recipe.framework->name), m_new, m_fitted);
    m_profileName->setText(m_new ? tr("%1: %2 → %3", "GPU, profile before and after")
                                       .arg(gpuLabel(), profileLabel(present), profileLabel(*m_new))
                                 : tr("%1: %2", "GPU, its profile").arg(gpuLabel(), profileLabel(present)));
    showState();
}

void MyClusterPanel::fit() {
    m_fitting = m_own.fittable();
    if (m_fitting.empty())
        return;
    const GpuSpec& gpu = m_store.scenario().cluster.gpu;
    m_outcome->clear();
    m_fitter.start(m_own.runs().at(m_fitting), *gpu.profile, "my-" + gpu.name,
                   tr("%1 · my cluster", "a GPU").arg(gpuLabel()).toStdString());
    showState();
}

void MyClusterPanel::showFit(const FittedProfile& result) {
    m_new = result.fit.profile;
    m_fitted = result.fit.parameters;
    std::vector<double> after(m_own.runs().size(), std::nan(""));
    for (std::size_t i = 0; i < m_fitting.size(); ++i)
        after.at(m_fitting[i]) = slowerThanPredicted(result.after.runs.at(i));
    m_runs->setFitted(std::move(after));
    const Accuracy& before = result.before.overall.ours;
    const Accuracy& now = result.after.overall.ours;
    const QString change = tr("Fitted to %n runs: mean error %1 → %2", nullptr, static_cast<int>(now.runs))
                               .arg(percents(before), percents(now));
    const QString rank = now.competitions > 0 ? tr(", rank correlation %1 → %2")
                                                    .arg(format::decimal(before.rankCorrelation, 2),
                                                         format::decimal(now.rankCorrelation, 2))
                                              : QString();
    m_outcome->setText(change + rank + QLatin1Char('.') +
                       (result.fit.converged ? QString() : tr(" The fit had not settled when it ended.")));
    showProfile();
}

void MyClusterPanel::apply() {
    if (!m_new)
        return;
    Scenario next = m_store.scenario();
    next.cluster.gpu.profile = SharedValue<Profile>(*m_new);
    m_store.change(next, [gpu = gpuLabel()] { return tr("Use a new profile of %1").arg(gpu); });
    m_outcome->setText(tr("%1 now has this profile; undo takes it back.").arg(gpuLabel()));
}

bool MyClusterPanel::saveProfile(const QString& path) {
    constexpr int indent = 1;
    if (!m_new)
        return false;
    try {
        writeWhole(path, QByteArray::fromStdString(toJson(*m_new).dump(indent)) + '\n');
    } catch (const InputError& error) {
        m_outcome->setText(tr("✕ The profile was not saved. %1: %2")
                               .arg(QString::fromStdString(error.field()), format::sentence(error.rule())));
        return false;
    }
    m_outcome->setText(tr("The profile was saved as “%1”.").arg(QFileInfo(path).fileName()));
    return true;
}

bool MyClusterPanel::loadProfile(const QString& path) {
    try {
        const QByteArray bytes = readWhole(path, largestProfileFile);
        m_new = parseProfile({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    } catch (const InputError& error) {
        m_outcome->setText(tr("✕ The profile was not loaded. %1: %2")
                               .arg(QString::fromStdString(error.field()), format::sentence(error.rule())));
        return false;
    }
    m_fitted.clear();
    m_runs->setFitted({});
    m_outcome->setText(tr("“%1” was loaded; apply it to use it.").arg(QFileInfo(path).fileName()));
    showProfile();
    return true;
}

} // namespace quadrille
