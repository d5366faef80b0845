// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/many_steps.h"
#include "core/performance/performance.h"
#include "tests/support/many_plan_arrays.h"
#include "tests/support/random_scenario.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <vector>

using namespace quadrille;
using step::ManyPlanSizes;
using step::ManySteps;
using step::planSizes;

namespace {

using Array = Eigen::ArrayXd;

/// Plans of the same kind: every group has more than one rank.
std::vector<Scenario> variants(const char* model) {
    std::vector<Scenario> all;
    for (const std::int64_t t : {2, 4, 8})
        for (const std::int64_t c : {2, 4})
            for (const std::int64_t p : {2, 4, 8})
                for (const std::int64_t b : {1, 2}) {
                    Scenario s = test::scenario(model, "a100-sxm-40gb", 1024);
                    s.plan.tp = t;
                    s.plan.cp = c;
                    s.plan.pp = p;
                    s.plan.microBatch = b;
                    s.plan.globalBatch = 2048;
                    if (runnable(s))
                        all.push_back(s);
                }
    return all;
}

} // namespace

class TestManySteps : public QObject {
    Q_OBJECT
private slots:
    void anArrayOfPlansEqualsEachOfThem() {
        for (const char* model : {"llama-3.1-8b", "llama-3.1-70b", "mixtral-8x7b"}) {
            const auto scenarios = variants(model);
            QVERIFY(scenarios.size() > 10);
            const ManySteps steps(scenarios.front());
            std::vector<ManyPlanSizes<double>> sizes;
            for (const Scenario& s : scenarios)
                sizes.push_back(planSizes(s));
            const Array all = steps.seconds(test::arraysOf<Array>(sizes));
            for (std::size_t i = 0; i < sizes.size(); ++i) {
                const double one = steps.seconds(sizes[i]);
                QVERIFY(std::abs(one / all[static_cast<Eigen::Index>(i)] - 1) < 1e-12);
            }
        }
    }

    // The closed form of the bubble against the executed pipeline: stages that are alike but for the ends.
    void theClosedFormIsNearTheExecutedStep() {
        for (const char* model : {"llama-3.1-8b", "llama-3.1-70b"})
            for (const Scenario& s : variants(model)) {
                const double closed = ManySteps(s).seconds(planSizes(s));
                const double executed = performanceOf(s).step.value();
                QVERIFY2(std::abs(closed / executed - 1) < 0.05,
                         qPrintable(QStringLiteral("tp %1 cp %2 pp %3 mbs %4: %5 instead of %6 s")
                                        .arg(s.plan.tp)
                                        .arg(s.plan.cp)
                                        .arg(s.plan.pp)
                                        .arg(s.plan.microBatch)
                                        .arg(closed)
                                        .arg(executed)));
            }
    }

    void withoutAPipelineItIsTheExecutedStep() {
        QVERIFY(rc::check([] {
            Scenario s = test::runnableScenario();
            s.plan.pp = 1;
            assign(s, Dimension::virtualStages, 1);
            RC_PRE(runnable(s));
            const double closed = ManySteps(s).seconds(planSizes(s));
            const double executed = performanceOf(s).step.value();
            RC_ASSERT(std::abs(closed / executed - 1) < 1e-9);
        }));
    }
};

QUADRILLE_TESTS(TestManySteps)
#include "tst_many_steps.moc"
