// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/best_stops.h"
#include "core/stop.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <algorithm>
#include <set>

using namespace quadrille;

namespace {

Scenario stopsTraining() {
    return test::training("llama-3.1-8b", 4, 4, 2048);
}

} // namespace

class TestBestStops : public QObject {
    Q_OBJECT
private slots:
    // With the value of a stop alone a search finds the same plan.
    void everyStopIsTheBestOfASearchOfItsOwn() {
        const Scenario base = stopsTraining();
        std::vector<BestStops> found;
        std::stop_source enough;
        try {
            searchStops(base, {}, enough.get_token(), [&](const BestStops& each) {
                if (each.dimension == Dimension::tensor || each.dimension == Dimension::pipeline)
                    found.push_back(each);
                if (each.dimension == Dimension::microBatch)
                    enough.request_stop(); // what has a search of its own for every stop takes long
            });
        } catch (const Stopped&) {
            QVERIFY(enough.stop_requested());
        }
        QCOMPARE(found.size(), std::size_t{2});
        for (const BestStops& each : found) {
            QVERIFY(each.stops == stops(base, each.dimension));
            QCOMPARE(each.best.size(), each.stops.size());
            for (std::size_t i = 0; i < each.stops.size() && each.stops[i] <= 8; ++i) {
                const PlanSpace alone =
                    withAxes(planSpace(base, usuallySearched()),
                             {{findSetting(name(each.dimension)), {std::to_string(each.stops[i])}}});
                const PlanSearchAnswer answer = searchPlans(base, alone, {});
                QCOMPARE(each.best[i].has_value(), !answer.best.empty());
                // Other dimensions have their sliders' stops beside what a search tries: never worse.
                if (each.best[i])
                    QVERIFY(each.best[i]->tokensPerSecondPerGpu >=
                            answer.best.front().seen.tokensPerSecondPerGpu);
            }
        }
    }

    void everyDimensionComesOnceOrIsTooLarge() {
        std::multiset<Dimension> told;
        searchStops(
            stopsTraining(), {}, {}, [&told](const BestStops& each) { told.insert(each.dimension); }, 0);
        QVERIFY(told.empty());
        Scenario tiny = stopsTraining();
        tiny.cluster.gpus = 1;
        tiny.plan.globalBatch = 1;
        searchStops(
            tiny, {}, {}, [&told](const BestStops& each) { told.insert(each.dimension); }, 3e6);
        for (const Dimension dimension : {Dimension::tensor, Dimension::pipeline, Dimension::microBatch})
            QCOMPARE(told.count(dimension), std::size_t{1});
    }

    void aStopIsHeard() {
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN(
            searchStops(stopsTraining(), {}, source.get_token(), [](const BestStops&) {}), Stopped);
    }
};

QUADRILLE_TESTS(TestBestStops)
#include "tst_best_stops.moc"
