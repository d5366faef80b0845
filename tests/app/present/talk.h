// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measurements/run_book.h"
#include "app/present/presentation.h"
#include "app/present/stage.h"
#include "tests/app/window_fixture.h"

#include <QLabel>
#include <QPointer>

namespace quadrille::test {

/// DeepSeek-V3 on 2,048 GPUs, in a schedule of thousands of operations.
inline Scenario huge(const Catalogue& catalogue) {
    Scenario scenario = newScenario(catalogue);
    scenario.model = *findModel(catalogue.models, "deepseek-v3");
    scenario.cluster.gpus = 2048;
    scenario.plan.tp = 1;
    scenario.plan.pp = 16;
    scenario.plan.ep = 64;
    scenario.plan.globalBatch = 15'360;
    scenario.plan.sequence = 4096;
    scenario.plan.schedule = ScheduleKind::dualPipe;
    scenario.plan.layerSplit.kind = LayerSplit::Kind::balanced;
    return scenario;
}

/// A presentation over a window, of so many stops that differ in what they show.
struct Talk {
    explicit Talk(int stops = 3, QSize size = {1280, 720}, const std::optional<Scenario>& scenario = {})
        : runs(program.catalogue, &program.window) {
        deck.name = QStringLiteral("Talk");
        const QList<QStringList> panels{{"memory"}, {"plan", "memory"}, {"memory", "pipeline", "step"}};
        for (int i = 0; i < stops; ++i) {
            Stop stop{.name = QString::number(i), .caption = QStringLiteral("Caption %1").arg(i)};
            stop.notes = QStringLiteral("Notes %1").arg(i);
            stop.panels = panels.at(i % panels.size());
            stop.state = program.store().state();
            if (scenario)
                stop.state.scenario = *scenario;
            stop.state.scenario.plan.microBatch = std::int64_t{1} << (i % 3);
            deck.stops.push_back(stop);
        }
        shown = new Presentation(deck, 0, program.catalogue, program.settings, program.prompts(), runs,
                                 &program.window);
        shown->begin();
        shown->resize(size);
        (void)QTest::qWaitForWindowExposed(shown);
    }
    ~Talk() { delete shown; }
    void press(Qt::Key key) { QTest::keyClick(shown, key); }
    [[nodiscard]] QString caption() const { return shown->stage().findChild<QLabel*>("caption")->text(); }

    Running program;
    RunBook runs;
    Deck deck;
    QPointer<Presentation> shown;
};

} // namespace quadrille::test
