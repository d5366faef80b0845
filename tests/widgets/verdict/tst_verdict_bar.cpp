// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/support/wide_scenario.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_bar.h"
#include "widgets/verdict/verdict_text.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>

using namespace quadrille;

namespace {

Analysis fitting(double gib, double bubble, std::int64_t dataParallel, std::int64_t microBatches) {
    Analysis analysis;
    StageMemory light{.stage = 0, .parts = {gibibytes(1)}, .inFlight = 1};
    StageMemory full{
        .stage = 1, .parts = {gibibytes(gib / 4), gibibytes(gib / 4), {}, gibibytes(gib / 2)}, .inFlight = 1};
    const Bytes capacity = gibibytes(80);
    const ZoneLimits limits = paperLimits(capacity);
    analysis.memory = MemoryEstimate{{light, full}, 1, capacity, limits, zoneOf(gibibytes(gib), limits)};
    const PipelineSpan span{.makespan = 1, .withoutMessages = 1, .busiest = 1 - bubble, .busy = 1 - bubble};
    analysis.pipeline = PipelineSummary{span, Bubble{}, microBatches, dataParallel};
    return analysis;
}

/// 80 GPUs at 1 PFLOP/s each that train on 4,000,000 tokens in 5 s: 10000 tokens/s and GPU, 40 % MFU, 30 %
/// without the masked half of attention, 50 % HFU.
Performance speed(double step = 5) {
    Performance performance;
    performance.step = Seconds(step);
    performance.tokens = 4e6;
    performance.gpus = 80;
    performance.peak = FlopsPerSecond(1e15);
    performance.flops = {1.6e17, 1.2e17, 2e17};
    performance.spread = std::log(1.1) / 1.645; // nine of ten within a factor of 1.1
    performance.calibrated = true;
    return performance;
}

Analysis withSpeed(double step = 5) {
    Analysis analysis = fitting(45.1, 0.0857, 8, 16);
    analysis.performance = speed(step);
    return analysis;
}

Analysis broken() {
    Analysis analysis;
    analysis.diagnostics = {
        {.field = "pp",
         .rule = "a",
         .message = {"%1 layers over %2 stages.", {std::int64_t{32}, std::int64_t{5}}},
         .repairs = {{"pp", "4"}, {"pp", "8"}}},
        {.field = "tp", .rule = "b", .message = {"Second rule.", {}}, .repairs = {{"tp", "2"}}},
        {.field = "gbs", .rule = "c", .message = {"Third rule.", {}}, .repairs = {}},
        {.field = "tp",
         .rule = "d",
         .severity = Severity::warning,
         .message = {"Beyond the node.", {}},
         .repairs = {{"tp", "8"}}}};
    return analysis;
}

} // namespace

Q_DECLARE_METATYPE(quadrille::Subject)
Q_DECLARE_METATYPE(quadrille::Repair)

class TestVerdictBar : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        qRegisterMetaType<Subject>("quadrille::Subject");
        qRegisterMetaType<Repair>("quadrille::Repair");
    }
    void saysWhatFits() {
        VerdictBar bar;
        bar.setAnalysis(fitting(45.1, 0.0857, 8, 16));
        bar.show();
        QCOMPARE(bar.findChild<QWidget*>(QStringLiteral("verdict"))->accessibleName(),
                 QStringLiteral("fits"));
        QCOMPARE(text(bar, "memory"), QStringLiteral("45.1 of 80 GiB (56 %)"));
        QCOMPARE(text(bar, "bubble"), QStringLiteral("bubble 8.6 % of total"));
        QCOMPARE(text(bar, "data-parallel"), QStringLiteral("DP 8"));
        QCOMPARE(text(bar, "micro-batches"), QStringLiteral("16 micro-batches"));
        QCOMPARE(bar.accessibleDescription(), bar.spoken());
        QVERIFY2(bar.spoken().size() < 120, "short enough to read aloud");
        QVERIFY(bar.spoken().startsWith(QStringLiteral("Fits: 45.1 of 80 GiB")));
    }
    void wordsFollowTheZone() {
        QCOMPARE(verdict::word(fitting(64, 0, 1, 1)), QStringLiteral("fits"));
        QCOMPARE(verdict::word(fitting(64.1, 0, 1, 1)), QStringLiteral("may run out"));
        QCOMPARE(verdict::word(fitting(80.1, 0, 1, 1)), QStringLiteral("does not fit"));
        QCOMPARE(verdict::word(broken()), QStringLiteral("cannot run"));
    }
    void aProbabilityTakesTheMaybesPlace() {
        Analysis doubtful = fitting(70, 0, 1, 1);
        doubtful.memory->oomProbability = 0.734;
        QCOMPARE(verdict::word(doubtful), QStringLiteral("73 % likely to run out"));
        QVERIFY(
            verdict::spoken(doubtful).startsWith(QStringLiteral("73 % likely to run out: 70.0 of 80 GiB")));
        doubtful.memory->oomProbability = 0.0004; // never a certainty
        QCOMPARE(verdict::word(doubtful), QStringLiteral("< 0.1 % likely to run out"));
        // A plain answer stays plain while the probability agrees, and is told as well.
        Analysis sure = fitting(40, 0, 1, 1);
        sure.memory->oomProbability = 0.02;
        QCOMPARE(verdict::word(sure), QStringLiteral("fits"));
        QVERIFY(verdict::spoken(sure).contains(QStringLiteral("2 % likely to run out.")));
        Analysis over = fitting(90, 0, 1, 1);
        over.memory->oomProbability = 0.9999;
        QCOMPARE(verdict::word(over), QStringLiteral("does not fit"));
        QVERIFY(verdict::spoken(over).contains(QStringLiteral("> 99.9 % likely to run out")));
    }
    void everyNumberExplainsItself_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        QTest::newRow("memory") << "memory" << int(Subject::Kind::stageMemory);
        QTest::newRow("bubble") << "bubble" << int(Subject::Kind::bubbleOverTotal);
        QTest::newRow("data parallel") << "data-parallel" << int(Subject::Kind::dataParallel);
        QTest::newRow("step") << "step" << int(Subject::Kind::stepTime);
        QTest::newRow("utilisation") << "utilisation" << int(Subject::Kind::utilisation);
        QTest::newRow("tokens") << "tokens" << int(Subject::Kind::tokens);
        QTest::newRow("flops") << "flops" << int(Subject::Kind::modelFlops);
        QTest::newRow("micro-batches") << "micro-batches" << int(Subject::Kind::microBatches);
    }
    void everyNumberExplainsItself() {
        QFETCH(QString, name);
        QFETCH(int, kind);
        VerdictBar bar;
        bar.resize(1280, 60);
        bar.setAnalysis(withSpeed());
        bar.setConvention(FlopConvention::causal);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QSignalSpy asked(&bar, &VerdictBar::explainRequested);
        auto* button = bar.findChild<NumberButton*>(name);
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::keyClick(button, Qt::Key_Return);
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(asked.count(), 3);
        for (const auto& question : asked) {
            const auto subject = question.front().value<Subject>();
            QCOMPARE(int(subject.kind), kind);
            QCOMPARE(subject.stage, kind == int(Subject::Kind::stageMemory) ? 1 : 0); // the fullest
            const bool counted =
                subject.kind == Subject::Kind::utilisation || subject.kind == Subject::Kind::modelFlops;
            QVERIFY(subject.convention == (counted ? FlopConvention::causal : FlopConvention::model));
        }
    }
    void brokenRuleOffersItsRepairs() {
        VerdictBar bar;
        bar.resize(1280, 60);
        bar.setAnalysis(broken());
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QCOMPARE(bar.findChild<QLabel*>(QStringLiteral("rule"))->text(),
                 QStringLiteral("32 layers over 5 stages."));
        QCOMPARE(bar.spoken(), QStringLiteral("Cannot run: 32 layers over 5 stages."));
        QSignalSpy repair(&bar, &VerdictBar::repairRequested);
        auto* first = bar.findChild<QPushButton*>(QStringLiteral("repair-0"));
        auto* second = bar.findChild<QPushButton*>(QStringLiteral("repair-1"));
        QCOMPARE(first->text(), QStringLiteral("Set PP to 4"));
        QCOMPARE(second->text(), QStringLiteral("PP 8"));
        QVERIFY(bar.findChild<QPushButton*>(QStringLiteral("repair-2"))->isHidden());
        QVERIFY(bar.findChild<NumberButton*>(QStringLiteral("memory"))->isHidden());
        QTest::mouseClick(second, Qt::LeftButton);
        QCOMPARE(repair.count(), 1);
        QCOMPARE(repair.front().front().value<Repair>(), (Repair{"pp", "8"}));
    }
    void repairsHaveTheWindowsNames_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* field, const char* value, const char* shown) {
            QTest::addRow("%s %s", field, value) << QString(field) << QString(value) << QString(shown);
        };
        row("pp", "8", "Set PP to 8");
        row("seq", "8192", "Set Seq to 8192");
        row("gpus-per-node", "4", "Set GPUs per node to 4");
        row("schedule", "v-half", "Set the schedule to V-Half");
        row("schedule", "interleaved", "Set the schedule to Interleaved 1F1B");
        row("layer-split", "balanced", "Set the layer split to Balanced");
        row("layer-split", "even", "Set the layer split to Even");
        row("precision", "bf16", "Set the precision to BF16");
        row("sp", "on", "Set sequence parallelism to On");
        row("zero", "1", "Set the ZeRO stage to 1");
        row("recompute", "none", "Set recomputation to None");
        row("grad-bytes", "4", "Set the bytes of a gradient to 4");
        row("estimator", "paper", "Set the estimator to Paper, eq. 18");
        row("estimator", "detailed", "Set the estimator to Detailed");
        row("dropout", "off", "Set Dropout to Off");
    }
    void repairsHaveTheWindowsNames() {
        QFETCH(const QString, field);
        QFETCH(const QString, value);
        QFETCH(const QString, shown);
        QCOMPARE(verdict::repair({field.toStdString(), value.toStdString()}, true), shown);
    }
    /// Whatever rule is broken: no repair is told in the words of the command line.
    void noRepairIsAnOption() {
        QVERIFY(rc::check([] {
            for (const Diagnostic& broken : check(test::wideScenario()))
                for (const Repair& each : broken.repairs)
                    RC_ASSERT(verdict::repair(each, true).toStdString() !=
                              "Set " + each.field + " to " + each.value);
        }));
    }
    void menusHoldTheRest() {
        VerdictBar bar;
        bar.setAnalysis(broken());
        bar.show();
        auto* more = bar.findChild<QToolButton*>(QStringLiteral("more"));
        QCOMPARE(more->text(), QStringLiteral("+2 more"));
        auto* warnings = bar.findChild<QToolButton*>(QStringLiteral("warnings"));
        QCOMPARE(warnings->text(), QStringLiteral("⚠ 1"));
        QSignalSpy repair(&bar, &VerdictBar::repairRequested);
        // A repair leads to a new analysis while its menu is still at work.
        connect(&bar, &VerdictBar::repairRequested, &bar, [&bar] { bar.setAnalysis(broken()); });
        QAction* mend = nullptr;
        for (QAction* action : more->menu()->actions())
            if (action->text() == QStringLiteral("Set TP to 2"))
                mend = action;
        QVERIFY(mend);
        mend->trigger();
        QCOMPARE(repair.count(), 1);
        QCOMPARE(repair.front().front().value<Repair>(), (Repair{"tp", "2"}));
        QVERIFY(warnings->toolTip().contains(QStringLiteral("Beyond the node.")));
        // Sentences, on which nothing happens, are no paler than what mends them.
        const QPalette colours = warnings->menu()->palette();
        QVERIFY(!warnings->menu()->actions().front()->isEnabled());
        QCOMPARE(colours.color(QPalette::Disabled, QPalette::Text),
                 colours.color(QPalette::Active, QPalette::Text));
    }
    void baselineGivesSignedDifferences() {
        VerdictBar bar;
        bar.setAnalysis(fitting(45.1, 0.0857, 8, 16));
        bar.setBaseline(fitting(41.9, 0.1, 16, 16));
        bar.show();
        QCOMPARE(difference(bar, "memory"), QStringLiteral("+3.2 GiB vs A"));
        QCOMPARE(difference(bar, "bubble"), QStringLiteral("−1.4 points vs A"));
        QCOMPARE(difference(bar, "data-parallel"), QStringLiteral("−8 vs A"));
        QVERIFY(difference(bar, "micro-batches").isEmpty()); // nothing changed
        bar.setBaseline(broken());
        QVERIFY(difference(bar, "memory").isEmpty());
        QCOMPARE(bar.findChild<QLabel*>(QStringLiteral("baseline"))->text(), QStringLiteral("A cannot run"));
        bar.setBaseline({});
        QVERIFY(bar.findChild<QLabel*>(QStringLiteral("baseline"))->isHidden());
    }
    void saysHowFast() {
        VerdictBar bar;
        bar.setAnalysis(withSpeed());
        bar.show();
        QCOMPARE(text(bar, "step"), QStringLiteral("5 s a step"));
        QCOMPARE(text(bar, "tokens"), QStringLiteral("10000 tokens/s per GPU"));
        QCOMPARE(text(bar, "flops"), QStringLiteral("400 TFLOP/s per GPU"));
        QCOMPARE(text(bar, "utilisation"), QStringLiteral("40.0 % MFU (36–44)")); // ÷ and × 1.1
        QVERIFY(
            bar.spoken().endsWith(QStringLiteral("5 s a step, 40.0 % MFU (36–44), 10000 tokens/s per GPU.")));
        bar.setConvention(FlopConvention::causal);
        QCOMPARE(text(bar, "utilisation"), QStringLiteral("30.0 % MFU (27–33)"));
        QCOMPARE(text(bar, "flops"), QStringLiteral("300 TFLOP/s per GPU"));
        QCOMPARE(text(bar, "tokens"), QStringLiteral("10000 tokens/s per GPU"));
        bar.setConvention(FlopConvention::hardware);
        QCOMPARE(text(bar, "utilisation"), QStringLiteral("50.0 % HFU (45–55)"));
        bar.setAnalysis(broken());
        for (const char* name : {"step", "utilisation", "tokens", "flops"})
            QVERIFY(bar.findChild<NumberButton*>(QLatin1String(name))->isHidden());
    }
    void doubtIsSaid() {
        VerdictBar bar;
        Analysis analysis = withSpeed();
        analysis.performance->extrapolated = true;
        bar.setAnalysis(analysis);
        QCOMPARE(text(bar, "utilisation"), QStringLiteral("40.0 % MFU (36–44, extrapolated)"));
        analysis.performance->calibrated = false;
        bar.setAnalysis(analysis);
        auto* button = bar.findChild<NumberButton*>(QStringLiteral("utilisation"));
        QCOMPARE(button->text(), QStringLiteral("40.0 % MFU (36–44, uncalibrated)"));
        QVERIFY(bar.spoken().contains(QStringLiteral("uncalibrated")));
        // Nor is it lost where there is little room.
        for (int level = 0; level <= button->shortest(); ++level) {
            button->shorten(level);
            QVERIFY(button->shown().text.contains(QStringLiteral("uncalibrated")));
        }
        // Small shares with a decimal: 4.0 % (3.6–4.4).
        analysis.performance->calibrated = true;
        analysis.performance->extrapolated = false;
        analysis.performance->step = Seconds(50);
        bar.setAnalysis(analysis);
        QCOMPARE(text(bar, "utilisation"), QStringLiteral("4.0 % MFU (3.6–4.4)"));
    }
    void speedsDifferFromTheBaseline() {
        VerdictBar bar;
        bar.setAnalysis(withSpeed(5));
        bar.setBaseline(withSpeed(4));
        bar.show();
        QCOMPARE(difference(bar, "step"), QStringLiteral("+1.00 s vs A"));
        QCOMPARE(difference(bar, "tokens"), QStringLiteral("−2500 vs A"));
        QCOMPARE(difference(bar, "flops"), QStringLiteral("−100 vs A"));
        QCOMPARE(difference(bar, "utilisation"), QStringLiteral("−10.0 points vs A"));
        bar.setBaseline(withSpeed(5));
        for (const char* name : {"step", "tokens", "flops", "utilisation", "memory", "bubble"})
            QVERIFY(difference(bar, name).isEmpty());
        bar.setBaseline({});
        QVERIFY(difference(bar, "step").isEmpty());
    }
    // Better or worse, whichever way the number goes; nothing of either where the interval holds both.
    void differencesSayWhatTheyMean() {
        VerdictBar bar;
        bar.setAnalysis(withSpeed(5));
        bar.setBaseline(withSpeed(6));
        const auto meaning = [&bar](const char* name) {
            return bar.findChild<NumberButton*>(QLatin1String(name))->meaning();
        };
        for (const char* name : {"step", "tokens", "flops", "utilisation"})
            QVERIFY(meaning(name) == Meaning::better);
        QVERIFY(bar.findChild<NumberButton*>(QStringLiteral("step"))
                    ->toolTip()
                    .contains(QStringLiteral("better than A")));
        bar.setBaseline(withSpeed(4));
        for (const char* name : {"step", "tokens", "flops", "utilisation"})
            QVERIFY(meaning(name) == Meaning::worse);
        // The interval is a factor of 1.1: 4.6 to 5.4 s is not known to be another time than 5 s.
        for (const double step : {4.6, 5.4}) {
            bar.setBaseline(withSpeed(step));
            for (const char* name : {"step", "tokens", "flops", "utilisation"}) {
                QVERIFY(meaning(name) == Meaning::unsure);
                QVERIFY(!difference(bar, name).isEmpty());
            }
        }
        // Also where only A's is so wide.
        Analysis vague = withSpeed(4);
        vague.performance->spread *= 3;
        bar.setBaseline(vague);
        QVERIFY(meaning("step") == Meaning::unsure);
        bar.setAnalysis(fitting(45, 0.1, 8, 16));
        bar.setBaseline(fitting(50, 0.05, 4, 16));
        QVERIFY(meaning("memory") == Meaning::better);
        QVERIFY(meaning("bubble") == Meaning::worse);
        QVERIFY(meaning("data-parallel") == Meaning::neutral);
        QVERIFY(meaning("micro-batches") == Meaning::none);
    }
    void someNumbersAreLarge() {
        VerdictBar bar;
        bar.setAnalysis(withSpeed());
        bar.show();
        QCOMPARE(bar.large(), (QStringList{QStringLiteral("step"), QStringLiteral("utilisation")}));
        const auto number = [&bar](const char* name) {
            return bar.findChild<NumberButton*>(QLatin1String(name));
        };
        QVERIFY(number("step")->sizeAt(0).height() > number("memory")->sizeAt(0).height());
        QSignalSpy changed(&bar, &VerdictBar::largeChanged);
        const int narrow = number("memory")->sizeAt(0).width();
        for (QAction* entry : bar.sizeMenu()->actions())
            if (entry->text() == QStringLiteral("Memory") || entry->text() == QStringLiteral("MFU"))
                entry->trigger();
        QCOMPARE(changed.count(), 2);
        QCOMPARE(bar.large(), (QStringList{QStringLiteral("step"), QStringLiteral("memory")}));
        QVERIFY(number("memory")->sizeAt(0).width() > narrow);
        bar.setLarge({QStringLiteral("tokens"), QStringLiteral("no such number")});
        QCOMPARE(bar.large(), QStringList{QStringLiteral("tokens")});
        bar.setLarge({});
        QVERIFY(bar.large().isEmpty());
    }
    // Everything at its longest: less is said of each number before a second line is begun.
    void lessRoomIsFewerWordsBeforeMoreLines() {
        VerdictBar bar;
        bar.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        bar.setAnalysis(withSpeed());
        bar.setBaseline(withSpeed(4));
        const int line = bar.heightForWidth(4000);
        QCOMPARE(bar.heightForWidth(1200), line);
        QVERIFY(bar.heightForWidth(500) > line);
        auto* tokens = bar.findChild<NumberButton*>(QStringLiteral("tokens"));
        bar.resize(4000, line);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        bar.resize(4000, line);
        QTRY_COMPARE(tokens->shown().text, QStringLiteral("10000 tokens/s per GPU"));
        bar.resize(1200, line);
        QTRY_COMPARE(tokens->shown().text, QStringLiteral("10000 tok/s/GPU"));
        QCOMPARE(tokens->accessibleName(),
                 QStringLiteral("10000 tokens/s per GPU, −2500 vs A: worse than A"));
        for (const auto* button : bar.findChildren<NumberButton*>()) {
            QVERIFY(button->width() >= button->sizeAt(button->shortest()).width()); // nothing is cut off
            QVERIFY(button->geometry().right() < 1200);
        }
    }
    void oneLineWhereThereIsRoomElseMore() {
        VerdictBar bar;
        bar.setAnalysis(fitting(45.1, 0.0857, 8, 16));
        const int line = bar.heightForWidth(1280);
        QVERIFY(line <= 40);
        QVERIFY(bar.heightForWidth(300) > line);
    }

private:
    static QString text(const VerdictBar& bar, const char* name) {
        return bar.findChild<NumberButton*>(QLatin1String(name))->text();
    }
    static QString difference(const VerdictBar& bar, const char* name) {
        return bar.findChild<NumberButton*>(QLatin1String(name))->difference();
    }
};

QUADRILLE_TESTS(TestVerdictBar)
#include "tst_verdict_bar.moc"
