// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layout/group_of.h"
#include "tests/support/test_program.h"
#include "tests/widgets/anatomy/anatomies.h"
#include "tests/widgets/picture/motion.h"
#include "widgets/format.h"

#include <QSignalSpy>

#include <cmath>

using namespace quadrille;
using namespace quadrille::test::anatomy;
using What = AnatomyPlace::What;

/// How keys and pointer walk over the anatomy, and how it moves.
class AnatomyIsWalked : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void arrowsChooseGpus() {
        ShownAnatomy shown(usual());
        QSignalSpy chosen(&shown.view, &AnatomyView::gpuChosen);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(shown.view.gpu(), std::int64_t{1});
        QTest::keyClick(&shown.view, Qt::Key_PageDown);
        QCOMPARE(shown.view.gpu(), std::int64_t{9});
        QTest::keyClick(&shown.view, Qt::Key_End);
        QCOMPARE(shown.view.gpu(), std::int64_t{63});
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(shown.view.gpu(), std::int64_t{63});
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QCOMPARE(shown.view.gpu(), std::int64_t{0});
        QCOMPARE(chosen.count(), 5);
        QCOMPARE(shown.view.content()->share.gpu, std::int64_t{0});
    }

    /// Down walks over everything that can be pointed at and reads it out; Enter on a degree shows its
    /// groups.
    void keysWalkOverEverything() {
        ShownAnatomy shown(usual());
        QSignalSpy read(&shown.view, &Picture::readout);
        const std::size_t places = shown.view.layoutNow().order.size();
        QVERIFY(places > 10);
        QSet<QString> texts;
        for (std::size_t i = 0; i < places; ++i) {
            QTest::keyClick(&shown.view, Qt::Key_Down);
            QVERIFY(!read.last().at(0).toString().isEmpty());
            texts << read.last().at(0).toString();
        }
        QVERIFY(texts.size() > static_cast<qsizetype>(places) / 2);
        for (std::size_t i = 0; i < places; ++i)
            QTest::keyClick(&shown.view, Qt::Key_Up);
        QVERIFY(!shown.view.kind());
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(shown.view.kind(), std::optional(TrafficKind::tensor));
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QVERIFY(!shown.view.kind());
    }

    void thePointerLooksAndAClickChooses() {
        ShownAnatomy shown(usual());
        const auto centre = [&](std::int64_t gpu) {
            return shown.view.layoutNow().boxOf({What::gpu, gpu}).center().toPoint();
        };
        QTest::mouseMove(&shown.view, centre(12));
        QCOMPARE(shown.view.content()->share.gpu, std::int64_t{12});
        QCOMPARE(shown.view.gpu(), std::int64_t{0});
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, centre(13));
        QCOMPARE(shown.view.gpu(), std::int64_t{13});
        QTest::mouseMove(&shown.view, QPoint(1, 1));
        QCOMPARE(shown.view.content()->share.gpu, std::int64_t{13});
        // A layer of another stage: the GPU there that stands as this one does.
        const std::int64_t stage = shown.view.content()->share.at.pipeline;
        QTest::mouseClick(
            &shown.view, Qt::LeftButton, {},
            shown.view.layoutNow().boxOf({What::layer, stage == 0 ? 31 : 0}).center().toPoint());
        QCOMPARE(shown.view.content()->share.at.pipeline, 1 - stage);
        QCOMPARE(shown.view.content()->share.at.tensor, std::int64_t{1});
    }

    /// Pointing at a degree shows its groups, and only a click keeps them.
    void pointingAtADegreeShowsItsGroups() {
        ShownAnatomy shown(usual());
        const auto row = [&](TrafficKind kind) {
            return shown.view.layoutNow()
                .boxOf({What::dimension, static_cast<std::int64_t>(kind)})
                .center()
                .toPoint();
        };
        QTest::mouseMove(&shown.view, row(TrafficKind::pipeline)); // comes in
        QTest::mouseMove(&shown.view, row(TrafficKind::context));
        QCOMPARE(shown.view.content()->kind, std::optional(TrafficKind::context));
        QVERIFY(!shown.view.kind());
        QTest::mouseMove(&shown.view, QPoint(1, 1));
        QVERIFY(!shown.view.content()->kind);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, row(TrafficKind::data));
        QTest::mouseMove(&shown.view, QPoint(1, 1));
        QCOMPARE(shown.view.content()->kind, std::optional(TrafficKind::data));
        // The cursor of the keyboard points, too.
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QCOMPARE(shown.view.content()->kind, std::optional(TrafficKind::tensor));
        QTest::keyClick(&shown.view, Qt::Key_Escape);
    }

    /// Switching a degree moves the cut there, and ends where it would be at once.
    void aDegreeMovesTheCut() {
        for (const bool moves : {true, false}) {
            test::Motion style(moves);
            ShownAnatomy shown(usual());
            shown.view.setStyle(&style);
            shown.view.chooseGpu(3);
            QTRY_VERIFY(!shown.view.moving());
            Scenario s = usual();
            s.plan.tp = 8;
            const Cuts after = cutsOf(contentOf(s, 3).share, s);
            shown.view.setAnalysis(analyzeWithoutTimeline(s));
            QCOMPARE(shown.view.moving(), moves);
            QCOMPARE(shown.view.content()->cuts == after, !moves);
            QTRY_VERIFY(!shown.view.moving());
            QVERIFY(shown.view.content()->cuts == after);
        }
    }

    void betweenIsBetween() {
        const Scenario s = usual();
        Scenario t = s;
        t.plan.tp = 8;
        t.plan.cp = 1;
        const Cuts a = cutsOf(contentOf(s, 11).share, s), b = cutsOf(contentOf(t, 11).share, t);
        QVERIFY(between(a, b, 1) == b);
        QCOMPARE(between(a, b, 0).tensor, a.tensor);
        const Cuts half = between(a, b, 0.5);
        QVERIFY(std::abs(half.tensor.from - (a.tensor.from + b.tensor.from) / 2) < 1e-12);
        QCOMPARE(half.tokens.size(), a.tokens.size()); // two halves become one run
    }

    void aStageSelectsItsGpu() {
        ShownAnatomy shown(usual());
        shown.view.chooseGpu(6);
        shown.view.chooseStage(1);
        const RankPosition at = positionOf(usual(), shown.view.gpu());
        QCOMPARE(at.pipeline, std::int64_t{1});
        QCOMPARE(at.tensor, positionOf(usual(), 6).tensor);
        QCOMPARE(at.context, positionOf(usual(), 6).context);
        QCOMPARE(at.data, positionOf(usual(), 6).data);
    }

    void nothingToShowIsAReason() {
        AnatomyView view;
        view.setEmptyReason(QStringLiteral("TP does not divide heads."));
        Scenario s = usual();
        s.plan.tp = 3;
        view.setAnalysis(analyzeWithoutTimeline(s));
        QCOMPARE(view.finding(), QStringLiteral("TP does not divide heads."));
        QVERIFY(view.data().rows.isEmpty());
        (void)test::painted(view, {400, 200}, Colours::make(true, ColourSet::paper));
    }

    void theFindingTellsTheNumbers() {
        const Scenario s = usual();
        const ShownAnatomy shown(s);
        const QString finding = shown.view.finding();
        const Analysis analysis = analyzeWithoutTimeline(s);
        QVERIFY2(finding.contains(format::gib(analysis.memory->stages.front().total())), qPrintable(finding));
        QVERIFY2(finding.contains(QStringLiteral("1/4")), qPrintable(finding));
        QVERIFY2(finding.contains(QStringLiteral("0–15")), qPrintable(finding));
    }
};

QUADRILLE_TESTS(AnatomyIsWalked)
#include "tst_anatomy_view.moc"
