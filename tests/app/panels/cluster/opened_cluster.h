// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/cluster/my_cluster_panel.h"
#include "app/text_io/scenario_resolver.h"
#include "core/cluster/profile_parameters.h"
#include "tests/app/window_fixture.h"

#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>

/// The panel of one's own runs, with runs that a cluster might have made.
namespace quadrille::test {

/// Llama-3.1-8B on A100s: plans that a cluster might have run.
struct Plan8 {
    int gpus, tp, pp, mbs;
};
inline constexpr Plan8 plans[] = {{8, 1, 8, 1},  {8, 2, 4, 1},  {8, 4, 2, 1},  {16, 2, 4, 1}, {16, 2, 4, 2},
                                  {16, 4, 2, 1}, {32, 4, 2, 2}, {32, 8, 1, 1}, {32, 8, 2, 1}, {64, 2, 4, 1}};

inline Scenario scenarioOf(const Catalogue& catalogue, const Plan8& plan) {
    const auto text = [](int number) { return std::to_string(number); };
    return text_io::resolve({{"model", "llama-3.1-8b"},
                             {"gpu", "a100-sxm-80gb"},
                             {"gpus", text(plan.gpus)},
                             {"tp", text(plan.tp)},
                             {"pp", text(plan.pp)},
                             {"mbs", text(plan.mbs)},
                             {"gbs", "256"},
                             {"seq", "4096"}},
                            catalogue, text_io::WithoutModel::define);
}

/// A cluster that is slower than the shipped profile: less of the peak, more overhead.
inline Profile hiddenTruth(const Profile& shipped) {
    Profile truth = shipped.of("megatron");
    truth.at(ProfileParameter::gemm) *= 0.8;
    truth.at(ProfileParameter::memory) *= 0.7;
    return truth;
}

struct Opened {
    Catalogue catalogue = loadCatalogue();
    ScenarioStore store{scenarioOf(catalogue, plans[0])};
    RunBook book{catalogue};
    OwnRuns own{store, book};
    MyClusterPanel panel{store, book, own, nullptr};
    QTemporaryDir folder;

    Opened() {
        panel.resize(1200, 640);
        panel.show();
        panel.setSeen(true);
    }

    /// Writes a file of runs as the hidden truth measures them. \return its path
    QString csv() const {
        QByteArray text = "model,gpu,gpus,tp,pp,mbs,gbs,seq,step_seconds\n";
        for (const Plan8& plan : plans) {
            const Scenario scenario = scenarioOf(catalogue, plan);
            const Profile truth = hiddenTruth(*scenario.cluster.gpu.profile);
            const double step =
                performanceOf(withProfile(scenario, SharedValue<Profile>(truth))).step.value();
            text += QByteArray("llama-3.1-8b,a100-sxm-80gb,") + QByteArray::number(plan.gpus) + ',' +
                    QByteArray::number(plan.tp) + ',' + QByteArray::number(plan.pp) + ',' +
                    QByteArray::number(plan.mbs) + ",256,4096," + QByteArray::number(step, 'g', 17) + '\n';
        }
        return write("runs.csv", text);
    }
    QString write(const char* name, const QByteArray& text) const {
        const QString path = folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        return path;
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(!own.reading() && !book.computing() && !panel.fitting(), 120'000);
    }
    /// A file that takes a while to read, whatever the machine: a few megabytes, most of them bad lines.
    QString longFile(const char* name) const {
        constexpr int bad = 400'000;
        return write(name, "model,gpu,gpus,tp,gbs,seq,step_seconds\n" +
                               QByteArray("llama-3.1-8b,a100-sxm-80gb,8,8,256,4096,20\n").repeated(5) +
                               QByteArray("8,three,5\n").repeated(bad));
    }
    [[nodiscard]] QPushButton* button(const char* name) const {
        return panel.findChild<QPushButton*>(QLatin1String(name));
    }
};

inline const QString megatronLog =
    QStringLiteral(" iteration        1/     100 | consumed samples:          256 | elapsed time per "
                   "iteration (ms): 21000.0 | "
                   "learning rate: 3.000000E-05 | global batch size:   256 | lm loss: 1.100000E+01 |\n"
                   " iteration        2/     100 | consumed samples:          512 | elapsed time per "
                   "iteration (ms): 9100.0 | "
                   "learning rate: 3.000000E-05 | global batch size:   256 | lm loss: 1.050000E+01 |\n"
                   " iteration        3/     100 | consumed samples:          768 | elapsed time per "
                   "iteration (ms): 9000.0 | "
                   "learning rate: 3.000000E-05 | global batch size:   256 | lm loss: 1.000000E+01 |\n"
                   " iteration        4/     100 | consumed samples:         1024 | elapsed time per "
                   "iteration (ms): 9050.0 | "
                   "learning rate: 3.000000E-05 | global batch size:   256 | lm loss: 9.800000E+00 |\n");

} // namespace quadrille::test
