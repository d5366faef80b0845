// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/format.h"
#include "widgets/guide_tree/guide_tree_text.h"
#include "widgets/guide_tree/guide_tree_view.h"

#include <QSignalSpy>

#include <algorithm>

using namespace quadrille;
using Part = TreePlace::Part;

namespace {

Scenario training(const char* model = "llama-3.1-70b", std::int64_t gpus = 64) {
    Scenario s = test::training(model, gpus, 128, 4096);
    s.plan.tp = 2;
    s.plan.pp = 8;
    s.plan.recompute = Recompute::full;
    return s;
}

const PlanAdvice& usualAdvice() {
    static const PlanAdvice advice = adviceOn(training());
    return advice;
}

GuideTreeLayout laidOut(const PlanAdvice& advice, QSizeF size) {
    return layoutGuideTree(advice, {QPointF(), size}, QFontMetricsF(test::usualFont()));
}

/// Of 70B on 64 H100: the tree asks for NVLink.
constexpr int linkRow = static_cast<int>(TreeQuestion::fastLink);

} // namespace

/// The guide's tree as a picture.
class TestGuideTreeView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void wordsAreInTheirBoxesAndBoxesApart() {
        for (const char* model : {"llama-3.2-1b", "llama-3.1-8b", "llama-3.1-70b", "mixtral-8x7b"}) {
            Scenario scenario = training(model);
            scenario.plan.tp = scenario.plan.pp = 1;
            const PlanAdvice advice = adviceOn(scenario);
            for (int width = 100; width <= 2000; width += 190)
                for (const int height : {60, 120, 200, 333, 700, 1200}) {
                    const QRectF area(0, 0, width, height);
                    const GuideTreeLayout layout = laidOut(advice, area.size());
                    QVERIFY(layout.boxes.empty() || layout.boxes.size() == 15);
                    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
                        const TreeBox& box = layout.boxes[i];
                        QVERIFY2(area.contains(box.box), qPrintable(QString::number(height)));
                        for (std::size_t j = 0; j < i; ++j)
                            QVERIFY(!box.box.intersects(layout.boxes[j].box));
                        for (qsizetype k = 0; k < box.lines.size(); ++k) {
                            QVERIFY2(box.box.adjusted(-0.5, -0.5, 0.5, 0.5).contains(box.lines[k].placed.box),
                                     qPrintable(box.lines[k].placed.text));
                            if (k > 0)
                                QVERIFY(box.lines[k].placed.box.top() >=
                                        box.lines[k - 1].placed.box.bottom() - 0.5);
                        }
                    }
                }
        }
    }

    void whatTheScenarioAnswersIsLit() {
        const GuideTreeLayout layout = laidOut(usualAdvice(), {900, 500});
        for (const TreeBox& box : layout.boxes) {
            const TreeNode& node = usualAdvice().tree.at(static_cast<std::size_t>(box.place.row));
            const bool given = box.place.part == Part::asks ||
                               (box.place.part == Part::yes ? node.yes.given : node.no.given);
            QCOMPARE(box.lit, node.reached && given);
        }
        QVERIFY(layout.boxOf({linkRow, Part::yes})->lit);
        GuideTreeView view;
        view.setAdvice(usualAdvice());
        const Colours colours = Colours::make(false, ColourSet::paper);
        const QImage image = test::painted(view, {900, 500}, colours, 1, test::usualFont());
        const auto edge = [&](const TreePlace& place) {
            const QRectF& box = layout.boxOf(place)->box;
            return test::isInk(image, {box.center().x(), box.top()}, colours.accent, 3);
        };
        QVERIFY(edge({linkRow, Part::yes}));
        QVERIFY(!edge({linkRow, Part::no}));
    }

    void everyBoxIsFoundWhereItIs() {
        const GuideTreeLayout layout = laidOut(usualAdvice(), {900, 500});
        for (const TreeBox& box : layout.boxes)
            QVERIFY(layout.placeAt(box.box.center()) == box.place);
        QVERIFY(layout.placeAt({0.5, 0.5}) == TreePlace{});
    }

    void keysAndPointerDoAsRecommendedOnlyWhereThatIsGiven() {
        GuideTreeView view;
        view.setFont(test::usualFont());
        view.resize(900, 500);
        view.setAdvice(usualAdvice());
        view.show();
        view.setFocus();
        QSignalSpy chosen(&view, &GuideTreeView::recommendationChosen);
        QSignalSpy readout(&view, &GuideTreeView::readout);
        QTest::keyClick(&view, Qt::Key_Down); // shows the cursor
        for (int row = 0; row < linkRow; ++row)
            QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(readout.last().first().toString().contains(QStringLiteral("NVLink")));
        QVERIFY(readout.last().first().toString().contains(QStringLiteral("18.8")));
        QTest::keyClick(&view, Qt::Key_Return); // a question does nothing
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        const auto taken = chosen.last().first().value<Recommendation>();
        QCOMPARE(taken.plan.scenario.plan.tp, 8);
        QTest::keyClick(&view, Qt::Key_Right); // the other answer
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        const QRectF yes = view.layoutNow().boxOf({linkRow, Part::yes})->box;
        QTest::mouseClick(&view, Qt::LeftButton, {}, yes.center().toPoint());
        QCOMPARE(chosen.count(), 2);
        const QRectF no = view.layoutNow().boxOf({linkRow, Part::no})->box;
        QTest::mouseClick(&view, Qt::LeftButton, {}, no.center().toPoint());
        QCOMPARE(chosen.count(), 2);
    }

    void whatThePlanDoesIsSaidInAllPlaces() {
        GuideTreeView view;
        view.setAdvice(usualAdvice());
        const DataTable table = view.data();
        QCOMPARE(table.rows.size(), 5);
        const auto& done = usualAdvice().recommended.at(linkRow);
        QVERIFY(done && !done->agreesWith);
        QCOMPARE(table.rows.at(linkRow).at(7).toDouble(), done->plan.speed);
        QCOMPARE(table.rows.at(linkRow).at(6).toString(), guide_tree::changes(done->changes));
        QVERIFY(view.finding().contains(QStringLiteral("2 of 3"))); // no experts, no long sequences
        const PlanAdvice followed = adviceOn(done->plan.scenario);
        QVERIFY(followed.recommended.at(linkRow)->agreesWith);
        QVERIFY(guide_tree::finding(followed).contains(QStringLiteral("3 of 3")));
    }

    void withoutAPlanThereIsAReason() {
        const GuideTreeView view;
        QVERIFY(!view.finding().isEmpty());
        QVERIFY(view.data().rows.isEmpty());
    }
};

QUADRILLE_TESTS(TestGuideTreeView)
#include "tst_guide_tree_view.moc"
