// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cluster/my_cluster_panel.h"

#include "app/importing/file_kind.h"
#include "app/measurements/profile_model.h"
#include "app/session/file_io.h"
#include "core/cluster/profile_json.h"
#include "core/cluster/profile_parameters.h"
#include "core/measurements/related_gpus.h"
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

#include <algorithm>
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

void MyClusterPanel::followGpu() {
    const GpuSpec& gpu = m_store.scenario().cluster.gpu;
    const auto isSame = [](const GpuSpec& a, const GpuSpec& b) { return a.name == b.name || related(a, b); };
    if (!m_gpu || isSame(*m_gpu, gpu)) {
        m_gpu = gpu;
        return;
    }
    QStringList sentences;
    if (m_fitter.fitting()) { // it is about the other one
        m_fitter.cancel();
        sentences << tr("The fit was stopped; nothing has changed.");
    }
    if (m_new.profile) {
        sentences << tr("The new profile of %1 waits here until that GPU is chosen again.")
                         .arg(QString::fromStdString(m_gpu->label));
        m_waiting.emplace_back(*m_gpu, std::move(m_new));
    }
    m_new = {};
    m_gpu = gpu;
    const auto waiting =
        std::ranges::find_if(m_waiting, [&](const auto& each) { return isSame(each.first, gpu); });
    if (waiting != m_waiting.end()) {
        m_new = std::move(waiting->second);
        m_waiting.erase(waiting);
        sentences << tr("The new profile of %1, which waited, is here again.").arg(gpuLabel());
    }
    m_runs->setFitted({});
    m_outcome->setText(sentences.join(QLatin1Char(' '))); // what stood there was about the other one
}

void MyClusterPanel::showProfile() {
    followGpu();
    const Profile& present = *m_store.scenario().cluster.gpu.profile;
    // As it is with the framework of the plan, of which a fit starts as well.
    m_profile->set(present.of(m_store.scenario().recipe.framework->measuredName()), m_new.profile,
                   m_new.fitted);
    m_profileName->setText(m_new.profile
                               ? tr("%1: %2 → %3", "GPU, profile before and after")
                                     .arg(gpuLabel(), profileLabel(present), profileLabel(*m_new.profile))
                               : tr("%1: %2", "GPU, its profile").arg(gpuLabel(), profileLabel(present)));
    showState();
}

bool MyClusterPanel::startsTaught() const {
    const bool isApplied = m_new.profile && *m_new.profile == *m_store.scenario().cluster.gpu.profile;
    return m_new.taught && !isApplied;
}

void MyClusterPanel::fit() {
    m_fitting = m_own.fittable();
    if (m_fitting.empty())
        return;
    const GpuSpec& gpu = m_store.scenario().cluster.gpu;
    m_outcome->clear();
    m_fitter.start(m_own.runs().at(m_fitting), startsTaught() ? *m_new.taught : *gpu.profile,
                   "my-" + gpu.name, tr("%1 · my cluster", "a GPU").arg(gpuLabel()).toStdString());
    showState();
}

void MyClusterPanel::showFit(const FittedProfile& result) {
    m_new.profile = result.fit.profile;
    m_new.fitted = result.fit.parameters;
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
    QStringList sentences{change + rank + QLatin1Char('.')};
    if (percents(now) != percents(before) && now.meanError > before.meanError)
        sentences << tr("The mean error has grown, since in a fit outliers count less, and what is known of "
                        "the GPU counts, too: look at the runs that it misses before you apply it.");
    if (!result.fit.converged)
        sentences << tr("The fit had not settled when it ended.");
    sentences << onTaught(result) << onOtherGpus();
    sentences.removeAll({});
    m_outcome->setText(sentences.join(QLatin1Char(' ')));
    showProfile();
}

QString MyClusterPanel::onTaught(const FittedProfile& result) const {
    if (!m_new.taught || result.start != *m_new.taught)
        return {};
    QStringList moved;
    for (const ProfileParameter each : m_new.learnt)
        if (const QString before = parameterText(each, result.start.at(each)),
            after = parameterText(each, result.fit.profile.at(each));
            before != after)
            moved << tr("%1: %2 → %3", "a parameter, before and after")
                         .arg(format::translated(traits(each).label), before, after);
    return moved.isEmpty()
               ? tr("It started from what tables and traces taught, and keeps all of that.")
               : tr("It started from what tables and traces taught, of which it changed %1.", "parameters")
                     .arg(moved.join(QStringLiteral(", ")));
}

QString MyClusterPanel::onOtherGpus() const {
    const auto number = std::ranges::count_if(m_fitting, [this](std::size_t place) {
        return m_own.runs()[place].scenario.gpu->name != m_store.scenario().cluster.gpu.name;
    });
    return number == 0 ? QString()
                       : tr("%n of these runs are of another GPU with the same peak and the same fast link, "
                            "which shares this profile.",
                            nullptr, static_cast<int>(number));
}

void MyClusterPanel::apply() {
    if (!m_new.profile)
        return;
    Scenario next = m_store.scenario();
    next.cluster.gpu.profile = SharedValue<Profile>(*m_new.profile);
    m_new.taught.reset(); // what is read or fitted next goes on from what is in use now
    m_new.learnt.clear();
    m_store.change(next, [gpu = gpuLabel()] { return tr("Use a new profile of %1").arg(gpu); });
    m_outcome->setText(tr("%1 now has this profile; undo takes it back.").arg(gpuLabel()));
}

bool MyClusterPanel::saveProfile(const QString& path) {
    constexpr int indent = 1;
    if (!m_new.profile)
        return false;
    try {
        writeWhole(path, QByteArray::fromStdString(toJson(*m_new.profile).dump(indent)) + '\n');
    } catch (const InputError& error) {
        m_outcome->setText(tr("✕ The profile was not saved. %1: %2")
                               .arg(QString::fromStdString(error.field()), format::sentence(error.rule())));
        return false;
    }
    m_outcome->setText(tr("The profile was saved as “%1”.").arg(QFileInfo(path).fileName()));
    return true;
}

bool MyClusterPanel::loadProfile(const QString& path) {
    const std::optional<Profile> before = m_new.profile;
    try {
        const QByteArray bytes = readWhole(path, largestProfileFile);
        m_new.profile = parseProfile({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    } catch (const InputError& error) {
        m_outcome->setText(tr("✕ The profile was not loaded. %1: %2")
                               .arg(QString::fromStdString(error.field()),
                                    format::sentence(withLikeness(error.rule(), path))));
        return false;
    }
    const bool wasTaught =
        m_new.taught.has_value() && (!before || *before != *m_store.scenario().cluster.gpu.profile);
    m_new = {.profile = std::move(m_new.profile), .fitted = {}, .taught = {}, .learnt = {}};
    m_runs->setFitted({});
    QStringList sentences{tr("“%1” was loaded; apply it to use it.").arg(QFileInfo(path).fileName())};
    if (wasTaught)
        sentences << tr("What tables and traces had taught is not in it: read them again on top of it.");
    m_outcome->setText(sentences.join(QLatin1Char(' ')));
    showProfile();
    return true;
}

} // namespace quadrille
