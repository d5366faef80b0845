// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/search/best_grid.h"
#include "core/stop.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <algorithm>

using namespace quadrille;

namespace {

Scenario gridTraining() {
    return test::training("llama-3.1-8b", 4, 4, 4096);
}

SearchAxis axis(const char* name, std::vector<std::string> values) {
    return {findSetting(name), std::move(values)};
}

} // namespace

class TestBestGrid : public QObject {
    Q_OBJECT
private slots:
    // Of each cell a search of its own, with the two values fixed, finds the same plan.
    void everyCellIsTheBestOfASearchOfItsOwn() {
        const Scenario base = gridTraining();
        const SearchAxis x = axis("tp", {"1", "2", "4"}), y = axis("cp-method", {"ring", "ulysses"});
        BestGrid grid = emptyBestGrid(base, x, y);
        searchGrid(grid, base, {});
        QCOMPARE(grid.cells.size(), std::size_t{6});
        QCOMPARE(static_cast<double>(grid.evaluated), grid.space.size());
        int some = 0;
        for (std::size_t column = 0; column < 3; ++column)
            for (std::size_t row = 0; row < 2; ++row) {
                PlanSpace alone = withAxes(
                    grid.space, {axis("tp", {x.values[column]}), axis("cp-method", {y.values[row]})});
                const PlanSearchAnswer answer = searchPlans(base, alone, {});
                const auto& found = grid.cell(column, row);
                QCOMPARE(found.has_value(), !answer.best.empty());
                if (!found)
                    continue;
                ++some;
                QVERIFY(found->seen == answer.best.front().seen);
                const Scenario plan = planAt(base, grid.space, found->places);
                QCOMPARE(settingText(*x.setting, plan), x.values[column]);
                QCOMPARE(settingText(*y.setting, plan), y.values[row]);
                QVERIFY(glance(plan) == found->seen);
            }
        QVERIFY(some > 2);
    }

    void gpusAreAnAxisToo() {
        const Scenario base = gridTraining();
        BestGrid grid = emptyBestGrid(base, axis("gpus", {"4", "8", "16"}), axis("gbs", {"4", "8"}));
        searchGrid(grid, base, {});
        for (std::size_t column = 0; column < 3; ++column) {
            const auto& found = grid.cell(column, 1);
            QVERIFY(found);
            QCOMPARE(found->seen.gpus, std::int64_t{4} << column);
            QCOMPARE(planAt(base, grid.space, found->places).plan.globalBatch, std::int64_t{8});
        }
    }

    void whatIsKnownOnTheWayOnlyGetsBetter() {
        const Scenario base = gridTraining();
        BestGrid grid = emptyBestGrid(base, axis("tp", {"1", "2", "4"}), axis("pp", {"1", "2", "4"}));
        std::vector<BestGrid> parts;
        PlanSearchOptions options;
        options.threads = 1;
        searchGrid(grid, base, options, {}, [&parts](const BestGrid& known) { parts.push_back(known); });
        QVERIFY(!parts.empty());
        QVERIFY(parts.back().cells == grid.cells);
        for (std::size_t i = 1; i < parts.size(); ++i)
            for (std::size_t cell = 0; cell < grid.cells.size(); ++cell)
                if (parts[i - 1].cells[cell])
                    QVERIFY(!better(*parts[i - 1].cells[cell], *parts[i].cells[cell]));
    }

    void aStopIsHeard() {
        std::stop_source source;
        source.request_stop();
        BestGrid grid = emptyBestGrid(gridTraining(), axis("tp", {"1"}), axis("pp", {"1"}));
        QVERIFY_EXCEPTION_THROWN(searchGrid(grid, gridTraining(), {}, source.get_token()), Stopped);
    }
};

QUADRILLE_TESTS(TestBestGrid)
#include "tst_best_grid.moc"
