// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/heatmap/heatmap_axes_bar.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QStyleOptionComboBox>
#include <QToolButton>

using namespace quadrille;

class TestHeatmapAxesBar : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<PlanAxis>();
        qRegisterMetaType<HeatmapQuantity>();
    }
    void choosingAnAxisTells();
    void choosingTheOtherAxisSwaps();
    void settingIsSilent();
    void choosingWhatIsShownTells();
    void choicesAreWholeWhereLabelsGiveWay();
    void everythingHasAName();
    void namesInFilesComeBack();
};

void TestHeatmapAxesBar::choosingAnAxisTells() {
    HeatmapAxesBar bar;
    bar.setAxes(Dimension::tensor, Dimension::pipeline);
    bar.show();
    QSignalSpy changed(&bar, &HeatmapAxesBar::axesChanged);
    auto* x = bar.findChildren<QComboBox*>().first();
    QTest::keyClick(x, Qt::Key_Down); // the next in the list after tensor
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].value<PlanAxis>(), PlanAxis(Dimension::context));
    QCOMPARE(changed[0][1].value<PlanAxis>(), PlanAxis(Dimension::pipeline));
    QCOMPARE(bar.xDimension(), PlanAxis(Dimension::context));
}

void TestHeatmapAxesBar::choosingTheOtherAxisSwaps() {
    HeatmapAxesBar bar;
    bar.setAxes(Dimension::tensor, Dimension::context);
    bar.show();
    QSignalSpy changed(&bar, &HeatmapAxesBar::axesChanged);
    const auto boxes = bar.findChildren<QComboBox*>();
    QTest::keyClick(boxes[0], Qt::Key_Down); // context, which is y's
    QCOMPARE(changed.count(), 1);
    QCOMPARE(bar.xDimension(), PlanAxis(Dimension::context));
    QCOMPARE(bar.yDimension(), PlanAxis(Dimension::tensor));
    QCOMPARE(boxes[1]->currentIndex(), static_cast<int>(Dimension::tensor));
    QTest::keyClick(boxes[1], Qt::Key_Down); // and back again from the other side
    QCOMPARE(bar.xDimension(), PlanAxis(Dimension::tensor));
    QCOMPARE(bar.yDimension(), PlanAxis(Dimension::context));
}

void TestHeatmapAxesBar::settingIsSilent() {
    HeatmapAxesBar bar;
    QSignalSpy axes(&bar, &HeatmapAxesBar::axesChanged);
    QSignalSpy quantity(&bar, &HeatmapAxesBar::quantityChanged);
    bar.setAxes(Dimension::gpus, Dimension::sequence);
    bar.setQuantity(HeatmapQuantity::bubble);
    QCOMPARE(bar.quantity(), HeatmapQuantity::bubble);
    QCOMPARE(bar.findChildren<QComboBox*>().first()->currentText(), QStringLiteral("GPUs"));
    QCOMPARE(axes.count() + quantity.count(), 0);
}

void TestHeatmapAxesBar::choosingWhatIsShownTells() {
    HeatmapAxesBar bar;
    bar.show();
    QSignalSpy changed(&bar, &HeatmapAxesBar::quantityChanged);
    auto* box = bar.findChildren<QComboBox*>().last();
    QCOMPARE(box->count(), static_cast<int>(allHeatmapQuantities.size()));
    for (std::size_t i = 1; i < allHeatmapQuantities.size(); ++i) {
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(changed.count(), static_cast<int>(i));
        QCOMPARE(changed.last()[0].value<HeatmapQuantity>(), allHeatmapQuantities[i]);
        QCOMPARE(bar.quantity(), allHeatmapQuantities[i]);
    }
    QTest::keyClick(box, Qt::Key_Down); // already the last
    QCOMPARE(changed.count(), static_cast<int>(allHeatmapQuantities.size()) - 1);
}

void TestHeatmapAxesBar::choicesAreWholeWhereLabelsGiveWay() {
    HeatmapAxesBar bar;
    bar.setAxes(Dimension::tensor, Dimension::microBatch);
    constexpr int wide = 2000;
    bar.resize(wide, bar.sizeHint().height());
    bar.show();
    const int whole = bar.sizeHint().width(); // with its labels
    const auto labels = bar.findChildren<QLabel*>(Qt::FindDirectChildrenOnly);
    QCOMPARE(labels.size(), 3);
    const auto isWhole = [](const QComboBox* box) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.editable = false;
        const QRect room =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
        return room.width() >= box->fontMetrics().horizontalAdvance(box->currentText());
    };
    for (const int less : {-20, 40}) {
        bar.resize(whole - less, bar.height());
        QTest::qWait(1);
        for (const QLabel* label : labels)
            QCOMPARE(label->isVisible(), less < 0);
        for (const QComboBox* box : bar.findChildren<QComboBox*>())
            QVERIFY2(isWhole(box), qPrintable(box->currentText()));
    }
    // Narrower still, the button says less.
    const QString button = bar.bestButton()->text();
    bar.resize(bar.sizeHint().width() - 20, bar.height());
    QTest::qWait(1);
    QVERIFY(bar.bestButton()->text().size() < button.size());
    for (const QComboBox* box : bar.findChildren<QComboBox*>())
        QVERIFY2(isWhole(box), qPrintable(box->currentText()));
}

void TestHeatmapAxesBar::everythingHasAName() {
    HeatmapAxesBar bar;
    for (const auto* box : bar.findChildren<QComboBox*>()) {
        QVERIFY(!box->accessibleName().isEmpty());
        for (int i = 0; i < box->count(); ++i)
            QVERIFY(!box->itemText(i).isEmpty());
    }
}

void TestHeatmapAxesBar::namesInFilesComeBack() {
    for (const auto quantity : allHeatmapQuantities)
        QVERIFY(heatmapQuantityFromName(name(quantity)) == quantity);
    QVERIFY(!heatmapQuantityFromName("colour"));
    QVERIFY(!heatmapQuantityFromName(""));
}

QUADRILLE_TESTS(TestHeatmapAxesBar)
#include "tst_heatmap_axes_bar.moc"
