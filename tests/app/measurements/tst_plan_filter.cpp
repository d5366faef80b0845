// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/plan_filter.h"
#include "core/scenario/settings.h"
#include "tests/support/counted_memory.h"
#include "tests/support/resources.h"

#include <QTest>

using namespace quadrille;

namespace {

MeasuredRun run(std::int64_t tp, std::int64_t pp, std::int64_t gpus, const char* label = "a plan") {
    MeasuredRun made;
    made.scenario = test::scenario("llama-3.1-8b", "h100-sxm-80gb", gpus);
    made.scenario.plan.tp = tp;
    made.scenario.plan.pp = pp;
    made.label = label;
    return made;
}

} // namespace

class TestPlanFilter : public QObject {
    Q_OBJECT
private slots:
    /// A filter looks at very many runs at every key.
    void noModelIsCopied() {
        constexpr std::size_t large = 1 << 20;
        MeasuredRun looked = run(4, 2, 64);
        ModelSpec model = *looked.scenario.model;
        model.name = std::string(large, 'x');
        looked.scenario.model = SharedValue<ModelSpec>(model);
        const PlanFilter filter(QStringLiteral("tp=4 dp=8 gpus=64 seq=8192"));
        bool accepted = false;
        const std::size_t bytes = test::bytesFor([&] { accepted = filter.accepts(looked); });
        QVERIFY(accepted);
        QVERIFY2(bytes < large, qPrintable(QString::number(bytes)));
    }

    void everyComparisonHolds_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("accepted"); // of tp 4, pp 2, 64 GPUs: dp 8
        const auto row = [](const char* text, bool accepted) {
            QTest::newRow(text) << QString::fromUtf8(text) << accepted;
        };
        row("", true);
        row("   ", true);
        row("tp=4", true);
        row("TP = 4", true);
        row("tp=8", false);
        row("tp!=8", true);
        row("tp != 4", false);
        row("tp<4", false);
        row("tp<=4", true);
        row("gpus>=64", true);
        row("gpus>64", false);
        row("tp=4 pp=2", true);
        row("tp=4, pp=4", false);
        row("tp=4;pp = 2 ; gpus = 64", true);
        row("dp=8", true);
        row("seq=8192 mbs=1", true);
        row("zero=3", false);
        row("zero<1.5", true);
        row("recompute=selective", false);
        row("recompute!=full", true);
        row("fused-loss=off flash-attention=on", true);
        row("moment-bytes=8 grad-bytes>2", true);
        row("llama", true); // of the model
        row("selective", true);
        row("full", false);
        row("tp=4 full", false);
    }
    void everyComparisonHolds() {
        QFETCH(QString, text);
        QFETCH(bool, accepted);
        const PlanFilter filter(text);
        QCOMPARE(filter.notUnderstood(), QString());
        QCOMPARE(filter.accepts(run(4, 2, 64, "TP 4, selective recomputation")), accepted);
    }

    /// A new setting of a plan can be compared without a word here.
    void everySettingOfAPlanIsCompared() {
        for (const Setting& setting : allSettings) {
            if (setting.group == SettingGroup::model || setting.group == SettingGroup::framework ||
                setting.group == SettingGroup::scenario || setting.group == SettingGroup::run)
                continue;
            const std::string text = settingText(setting, run(4, 2, 64).scenario);
            const QString part = QString::fromStdString(std::string(setting.name) + '=' + text);
            QVERIFY(PlanFilter::names().contains(part.section(u'=', 0, 0)));
            QVERIFY2(text.empty() || PlanFilter(part).accepts(run(4, 2, 64)), qPrintable(part));
            QVERIFY2(text.empty() ||
                         !PlanFilter(QString(part).replace(QStringLiteral("="), QStringLiteral("!=")))
                              .accepts(run(4, 2, 64)),
                     qPrintable(part));
        }
    }

    void whatIsNotUnderstoodIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        QTest::newRow("size") << "tp=4 tb=4"
                              << "tb=4";
        QTest::newRow("number") << "tp=four"
                                << "tp=four";
        QTest::newRow("nothing") << "tp="
                                 << "tp=";
        QTest::newRow("huge") << "gpus=99999999999999999999"
                              << "gpus=99999999999999999999";
        QTest::newRow("word") << "recompute=some"
                              << "recompute=some";
        QTest::newRow("order of words") << "recompute>none"
                                        << "recompute>none";
        QTest::newRow("of the model") << "layers=32"
                                      << "layers=32";
        QTest::newRow("twice") << "tp==4"
                               << "tp==4";
    }
    void whatIsNotUnderstoodIsNamed() {
        QFETCH(QString, text);
        QFETCH(QString, part);
        const PlanFilter filter(text);
        QCOMPARE(filter.notUnderstood(), part);
        QVERIFY(!filter.accepts(run(4, 2, 64)));
    }
};

QTEST_GUILESS_MAIN(TestPlanFilter)
#include "tst_plan_filter.moc"
