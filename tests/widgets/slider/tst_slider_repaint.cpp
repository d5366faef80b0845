// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/slider/discrete_slider.h"

#include <QPaintEvent>

using namespace quadrille;

namespace {

class PaintCount : public QObject {
public:
    explicit PaintCount(QObject& watched) { watched.installEventFilter(this); }
    int count = 0;
    bool eventFilter(QObject* watched, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

std::vector<Glance> strip(Zone last) {
    std::vector<Glance> all(3);
    for (Glance& each : all) {
        each.runnable = true;
        each.zone = Zone::green;
    }
    all.back().zone = last;
    return all;
}

} // namespace

/// While one slider is dragged the others stand still, unless what they say changes.
class SliderRepaint : public QObject {
    Q_OBJECT
private slots:
    void onlyWhatChanged() {
        DiscreteSlider slider(Dimension::tensor);
        slider.resize(300, slider.sizeHint().height());
        slider.setStops({1, 2, 4}, 2);
        slider.setStrip(strip(Zone::green));
        slider.show();
        QVERIFY(QTest::qWaitForWindowExposed(&slider));
        QCoreApplication::processEvents();
        PaintCount paints(slider);
        const auto paintedAfter = [&](const std::function<void()>& change) {
            const int before = paints.count;
            change();
            QCoreApplication::processEvents();
            return paints.count > before;
        };
        QVERIFY(!paintedAfter([&] {
            slider.setStops({1, 2, 4}, 2);
            slider.setStrip(strip(Zone::green));
            slider.setBaselineValue(std::nullopt, {});
        }));
        QVERIFY(paintedAfter([&] { slider.setStrip(strip(Zone::red)); }));
        QVERIFY(paintedAfter([&] { slider.setStops({1, 2, 4}, 4); }));
        QVERIFY(paintedAfter([&] { slider.setStops({1, 2, 4, 8}, 4); }));
        QVERIFY(paintedAfter([&] { slider.setBaselineValue(2, {}); }));
        QVERIFY(!paintedAfter([&] { slider.setBaselineValue(2, {}); }));
        QVERIFY(paintedAfter([&] { slider.setBaselineValue(2, QStringLiteral("Other")); }));
    }

    /// The width of the value's field is remembered, and measured anew when it may have changed.
    void looksLikeAFreshOne() {
        DiscreteSlider slider(Dimension::sequence);
        slider.resize(300, 70);
        QFont large = slider.font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        const QFont usual = slider.font();
        for (int step = 0; step < 8; ++step) {
            const std::int64_t value = (step & 1) != 0 ? 1'048'576 : 4'096;
            slider.setStops({4'096, 1'048'576}, value);
            slider.setFont((step & 2) != 0 ? large : usual);
            DiscreteSlider fresh(Dimension::sequence);
            fresh.setFont(slider.font());
            fresh.setStops({4'096, 1'048'576}, value);
            fresh.resize(slider.size());
            QCOMPARE(slider.grab().toImage(), fresh.grab().toImage());
        }
    }
};

QUADRILLE_TESTS(SliderRepaint)
#include "tst_slider_repaint.moc"
