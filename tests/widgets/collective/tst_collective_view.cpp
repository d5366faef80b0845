// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/motion.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/collective/collective_text.h"
#include "widgets/collective/collective_view.h"
#include "widgets/format.h"

#include <QSignalSpy>

using namespace quadrille;

namespace {

struct ShownCollective {
    CollectiveView view;
    explicit ShownCollective(QSize size = {700, 360}) {
        view.setFont(test::usualFont());
        view.resize(size);
        view.show();
        view.activateWindow();
        view.setFocus();
    }
};

Resolved plan(std::int64_t tensor) {
    Scenario s = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 16);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.tp = tensor;
    s.plan.globalBatch = 16;
    return s;
}

} // namespace

class TestCollectiveView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void keysStep() {
        ShownCollective shown;
        const auto& content = shown.view.content();
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(content.done, 2);
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(content.done, 1);
        QTest::keyClick(&shown.view, Qt::Key_End);
        QCOMPARE(content.done, 6);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(content.done, 6);
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QCOMPARE(content.done, 0);
    }

    /// Space plays to the end by itself; a step by hand pauses it.
    void spacePlays() {
        ShownCollective shown;
        test::Motion moving(true);
        shown.view.setStyle(&moving);
        shown.view.setCollective(Collective::allGather);
        shown.view.setRanks(2);
        QSignalSpy playing(&shown.view, &CollectiveView::playingChanged);
        QTest::keyClick(&shown.view, Qt::Key_Space);
        QVERIFY(shown.view.isPlaying());
        QTRY_VERIFY(shown.view.content().moved > 0);
        QTRY_VERIFY(shown.view.content().isOver());
        QVERIFY(!shown.view.isPlaying());
        QCOMPARE(playing.count(), 2);
        QTest::keyClick(&shown.view, Qt::Key_Space); // once more from the beginning
        QCOMPARE(shown.view.content().done, 0);
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QVERIFY(!shown.view.isPlaying());
        QCOMPARE(shown.view.content().moved, 0.0);
        shown.view.setStyle(nullptr);
    }

    void withoutMotionNothingMoves() {
        ShownCollective shown;
        test::Motion calm(false);
        shown.view.setStyle(&calm);
        shown.view.setRanks(2);
        QTest::keyClick(&shown.view, Qt::Key_Space);
        QSignalSpy stepped(&shown.view, &CollectiveView::stepped);
        while (shown.view.isPlaying()) {
            QCOMPARE(shown.view.content().moved, 0.0);
            QVERIFY(stepped.wait(10'000));
        }
        QCOMPARE(shown.view.content().done, 2);
        shown.view.setStyle(nullptr);
    }

    /// The figures below are the plan's: of a group of eight 7/8 twice.
    void theGroupPays() {
        CollectiveView view;
        view.setPlan(collectiveOfPlan(plan(8), Collective::allReduce, TrafficKind::tensor));
        const CollectiveOfPlan& of = *view.content().plan;
        QCOMPARE(of.gpus, (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5, 6, 7}));
        const QString finding = view.finding();
        QVERIFY2(finding.contains(format::traffic(Bytes(of.whole.value() * 1.75))), qPrintable(finding));
        QVERIFY2(finding.contains(QStringLiteral("14")), qPrintable(finding));
        QCOMPARE(collective_text::rankName(view.content(), 3), QStringLiteral("GPU 3"));
        // A group of two cannot be four GPUs.
        view.setPlan(collectiveOfPlan(plan(2), Collective::allReduce, TrafficKind::tensor));
        QCOMPARE(collective_text::rankName(view.content(), 3), QStringLiteral("Rank 3"));
    }

    void everythingIsInItsPlace() {
        for (const QSizeF size : {QSizeF(1200, 700), QSizeF(420, 240), QSizeF(160, 100), QSizeF(30, 20)})
            for (const int ranks : CollectiveSteps::sizes)
                for (const Collective collective : allCollectives) {
                    CollectiveContent content{CollectiveSteps(collective, ranks), 0, 0,
                                              collectiveOfPlan(plan(8), collective, TrafficKind::tensor)};
                    const CollectiveLayout layout =
                        layoutCollective(content, {QPointF(), size}, QFontMetricsF(test::usualFont()));
                    for (const SlotBox& slot : layout.boxes) {
                        QVERIFY(layout.area.contains(slot.box));
                        QCOMPARE(layout.placeAt(slot.box.center()), slot.place);
                    }
                    QList<PlacedText> all = layout.names;
                    all << layout.words << layout.figures;
                    for (qsizetype i = 0; i < all.size(); ++i) {
                        QVERIFY(layout.area.contains(all[i].box));
                        for (qsizetype j = 0; j < i; ++j)
                            QVERIFY(!all[i].box.intersects(all[j].box));
                        for (const SlotBox& slot : layout.boxes)
                            QVERIFY(!all[i].box.intersects(slot.box));
                    }
                }
    }

    void aSlotIsReadOut() {
        ShownCollective shown;
        QSignalSpy said(&shown.view, &Picture::readout);
        QTest::keyClick(&shown.view, Qt::Key_End);
        QTest::mouseMove(&shown.view, shown.view.layoutNow().boxOf({2, 1}).center().toPoint());
        QTRY_VERIFY(!said.isEmpty() && said.last().first().toString().contains(QStringLiteral("Rank 3")));
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QVERIFY(!said.last().first().toString().isEmpty());
        QCOMPARE(shown.view.data().rows.size(), qsizetype{6 * 4});
        (void)test::painted(shown.view, {400, 200}, Colours::make(true, ColourSet::paper));
    }
};

QUADRILLE_TESTS(TestCollectiveView)
#include "tst_collective_view.moc"
