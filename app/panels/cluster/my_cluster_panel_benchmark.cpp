// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/profile_model.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/session/file_io.h"
#include "app/text_io/benchmark_text.h"
#include "core/cluster/profile_parameters.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>

namespace quadrille {

bool MyClusterPanel::openBenchmark(const QString& path) {
    constexpr qint64 beginning = 1 << 16;
    if (!text_io::looksLikeBenchmark(readBeginning(path, beginning).toStdString()))
        return false;
    const QString name = QFileInfo(path).fileName();
    try {
        learn(readWhole(path, text_io::largestBenchmark), name);
    } catch (const InputError& error) {
        m_outcome->setText(
            tr("✕ “%1” was not read: %2", "file, rule").arg(name, format::sentence(error.rule())));
    }
    return true;
}

void MyClusterPanel::learn(const QByteArray& table, const QString& name) {
    // On what another table of this cluster has taught, which is not applied yet.
    Scenario scenario = m_store.scenario();
    if (m_new.profile)
        scenario.cluster.gpu.profile = SharedValue<Profile>(*m_new.profile);
    benchmarks::BenchmarkProfile found;
    try {
        found = text_io::learnFromBenchmark(table.toStdString(), scenario);
    } catch (const InputError& error) {
        m_outcome->setText(tr("✕ “%1” was not read, and nothing has changed. %2: %3", "file, field, rule")
                               .arg(name, format::translated(error.field()), format::sentence(error.rule())));
        return;
    }
    m_log->clear();
    showLog(false);
    review(found);
}

void MyClusterPanel::review(const benchmarks::BenchmarkProfile& found) {
    prepare();
    const Scenario& scenario = m_store.scenario();
    Profile next =
        m_new.profile ? m_new.profile->of(scenario.recipe.framework->measuredName()) : found.profile;
    Profile taught = m_new.taught
                         ? *m_new.taught
                         : scenario.cluster.gpu.profile->of(scenario.recipe.framework->measuredName());
    QStringList sentences;
    for (const Message& finding : found.findings)
        sentences << format::sentence(finding);
    for (const benchmarks::LearntParameter& each : found.learnt) {
        next.at(each.parameter) = each.after;
        taught.at(each.parameter) = each.after;
        m_new.learnt.insert(each.parameter);
        sentences << tr("%1: %2 → %3", "a parameter, before and after")
                         .arg(format::translated(traits(each.parameter).label),
                              parameterText(each.parameter, each.before),
                              parameterText(each.parameter, each.after));
    }
    m_new.profile = std::move(next);
    m_new.profile->name = "my-" + scenario.cluster.gpu.name;
    m_new.profile->label = tr("%1 · my cluster", "a GPU").arg(gpuLabel()).toStdString();
    m_new.taught = std::move(taught);
    m_new.fitted.clear();
    m_runs->setFitted({});
    m_outcome->setText(sentences.join(QLatin1Char('\n')));
    showProfile();
}

} // namespace quadrille
