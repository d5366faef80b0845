// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/memory/detailed/estimate.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

namespace {

bool warns(const Scenario& s, const std::string& rule) {
    const auto found = check(s);
    return std::ranges::any_of(found, [&rule](const Diagnostic& each) {
        return each.rule == rule && each.severity == Severity::warning;
    });
}

/// A plan with everything to shard, under one of the shipped profiles.
Scenario plan(const char* framework) {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 32);
    s.estimator = Estimator::detailed;
    s.plan.tp = 2;
    s.plan.pp = 2;
    s.plan.globalBatch = 64;
    s.recipe.framework = test::framework(framework);
    return s;
}

Bytes held(const Scenario& s, MemoryPart part) {
    return detailedStageMemory(s, 0).part(part);
}

} // namespace

/// What is ignored is said: a warning stands exactly where the numbers do not follow the setting.
class TestProfileRules : public QObject {
    Q_OBJECT
private slots:
    void frameworks_data() {
        QTest::addColumn<QString>("name");
        for (const Framework& each : test::frameworks())
            QTest::newRow(each.name.c_str()) << QString::fromStdString(each.name);
    }

    void bytesOfGradients_data() { frameworks_data(); }
    void bytesOfGradients() {
        QFETCH(QString, name);
        Scenario s = plan(qPrintable(name));
        QVERIFY(!warns(s, "framework-has-its-own-gradients"));
        const Bytes before = held(s, MemoryPart::gradients);
        s.recipe.gradientBytes = 2;
        QCOMPARE(warns(s, "framework-has-its-own-gradients"), held(s, MemoryPart::gradients) == before);
    }

    void copiesOfWeights_data() { frameworks_data(); }
    void copiesOfWeights() {
        QFETCH(QString, name);
        Scenario s = plan(qPrintable(name));
        QVERIFY(!warns(s, "framework-has-its-own-masters"));
        const Bytes before = held(s, MemoryPart::optimizer);
        s.recipe.masterWeights = false;
        QCOMPARE(warns(s, "framework-has-its-own-masters"), held(s, MemoryPart::optimizer) == before);
    }

    // ZeRO 2 shards gradients, or it is said that it does not.
    void shardedStates_data() { frameworks_data(); }
    void shardedStates() {
        QFETCH(QString, name);
        Scenario s = plan(qPrintable(name));
        s.plan.zero = 1;
        QVERIFY(!warns(s, "framework-shards-states"));
        const Bytes before = held(s, MemoryPart::gradients);
        for (const int zero : {2, 3}) {
            s.plan.zero = zero;
            QCOMPARE(warns(s, "framework-shards-states"), held(s, MemoryPart::gradients) == before);
        }
        s.cluster.gpus = 4; // one replica has nothing to shard
        s.plan.globalBatch = 8;
        QVERIFY(!warns(s, "framework-shards-states"));
    }

    void selectiveRecomputation_data() { frameworks_data(); }
    void selectiveRecomputation() {
        QFETCH(QString, name);
        for (const bool flash : {true, false}) {
            Scenario s = plan(qPrintable(name));
            s.recipe.flashAttention = flash;
            QVERIFY(!warns(s, "selective-saves-nothing"));
            const Bytes before = held(s, MemoryPart::activations);
            s.plan.recompute = Recompute::selective;
            const Bytes saved = before - held(s, MemoryPart::activations);
            QCOMPARE(warns(s, "selective-saves-nothing"), saved < 0.01 * before);
        }
    }

    // The paper's estimator has warnings of its own for what it does not see.
    void thePapersEstimatorAsksNoProfile() {
        Scenario s = plan("nanotron");
        s.plan.zero = 3;
        QVERIFY(warns(s, "framework-shards-states"));
        s.estimator = Estimator::paper;
        QVERIFY(!warns(s, "framework-shards-states"));
    }
};

QUADRILLE_TESTS(TestProfileRules)
#include "tst_profile_rules.moc"
