// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/picture/colours.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/slider/typed_value.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace quadrille;

namespace {

const std::vector<std::int64_t> powers{1, 2, 4, 8, 16};

Glance fitting(double gib, Zone zone) {
    return {.runnable = true, .total = gibibytes(gib), .zone = zone};
}

QPoint middleOf(const DiscreteSlider& slider, std::size_t stop) {
    return slider.geometryOfParts().cell(stop, slider.stops().size()).center().toPoint();
}

QPoint onTrack(const DiscreteSlider& slider, std::size_t stop) {
    return {middleOf(slider, stop).x(), static_cast<int>(slider.geometryOfParts().track.center().y())};
}

void wheel(QWidget& widget, QPoint at, int angle) {
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    event.ignore();
    QApplication::sendEvent(&widget, &event);
}

} // namespace

class TestDiscreteSlider : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        qRegisterMetaType<qint64>();
    }
    void init() {
        m_slider = std::make_unique<DiscreteSlider>(Dimension::tensor);
        m_slider->setStops(powers, 4);
        m_slider->setStrip({fitting(90, Zone::red), fitting(70, Zone::yellow), fitting(40, Zone::green),
                            fitting(23.94, Zone::green), Glance{}});
        m_slider->resize(300, m_slider->sizeHint().height());
        m_slider->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_slider.get()));
        m_slider->activateWindow();
        m_slider->setFocus();
        m_changes = std::make_unique<QSignalSpy>(m_slider.get(), &DiscreteSlider::valueChanged);
    }
    void cleanup() {
        m_changes.reset();
        m_slider.reset();
    }

    void eightSlidersFitThePanel() {
        QVERIFY(m_slider->sizeHint().height() <= 56);
        QVERIFY(m_slider->minimumSizeHint().width() <= 280);
    }
    void cellsAlignWithStops() {
        const SliderGeometry g = m_slider->geometryOfParts();
        for (std::size_t i = 0; i < powers.size(); ++i) {
            QVERIFY(std::abs(g.cell(i, powers.size()).center().x() -
                             g.centre(static_cast<double>(i), powers.size())) < 1e-9);
            QCOMPARE(g.stopAt(g.cell(i, powers.size()).center().x(), powers.size()), i);
        }
        QVERIFY(g.strip.top() >= g.track.bottom() - 1e-9);
        QVERIFY(g.strip.bottom() <= m_slider->height());
    }
    void dragIsOneGestureAndLive() {
        QSignalSpy started(m_slider.get(), &DiscreteSlider::dragStarted);
        QSignalSpy finished(m_slider.get(), &DiscreteSlider::dragFinished);
        QTest::mousePress(m_slider.get(), Qt::LeftButton, {}, onTrack(*m_slider, 2));
        QCOMPARE(m_changes->count(), 0); // pressed on the handle itself
        QTest::mouseMove(m_slider.get(), onTrack(*m_slider, 3));
        QTest::mouseMove(m_slider.get(), onTrack(*m_slider, 4));
        QCOMPARE(finished.count(), 0);
        QTest::mouseMove(m_slider.get(), QPoint(-200, 5)); // far outside is the first stop
        QTest::mouseRelease(m_slider.get(), Qt::LeftButton, {}, QPoint(-200, 5));
        QCOMPARE(started.count(), 1);
        QCOMPARE(finished.count(), 1);
        QList<qint64> values;
        for (const auto& change : *m_changes)
            values << change.front().toLongLong();
        QCOMPARE(values, (QList<qint64>{8, 16, 1}));
        QCOMPARE(m_slider->value(), 1);
    }
    void escapeGivesADragBack() {
        QSignalSpy finished(m_slider.get(), &DiscreteSlider::dragFinished);
        QTest::mousePress(m_slider.get(), Qt::LeftButton, {}, onTrack(*m_slider, 4));
        QCOMPARE(m_slider->value(), 16);
        QTest::keyClick(m_slider.get(), Qt::Key_Escape);
        QCOMPARE(m_slider->value(), 4);
        QCOMPARE(finished.count(), 1);
        QTest::mouseMove(m_slider.get(), onTrack(*m_slider, 0));
        QCOMPARE(m_slider->value(), 4);
    }
    void stripCellJumpsEvenWhereItCannotRun() {
        QTest::mouseClick(m_slider.get(), Qt::LeftButton, {}, middleOf(*m_slider, 4));
        QCOMPARE(m_slider->value(), 16);
        QCOMPARE(m_slider->valueText(), QStringLiteral("16, cannot run"));
    }
    void keysStep_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<qint64>("value");
        QTest::newRow("right") << int(Qt::Key_Right) << qint64(8);
        QTest::newRow("up") << int(Qt::Key_Up) << qint64(8);
        QTest::newRow("left") << int(Qt::Key_Left) << qint64(2);
        QTest::newRow("down") << int(Qt::Key_Down) << qint64(2);
        QTest::newRow("page up") << int(Qt::Key_PageUp) << qint64(16);
        QTest::newRow("page down") << int(Qt::Key_PageDown) << qint64(1);
        QTest::newRow("home") << int(Qt::Key_Home) << qint64(1);
        QTest::newRow("end") << int(Qt::Key_End) << qint64(16);
    }
    void keysStep() {
        QFETCH(int, key);
        QFETCH(qint64, value);
        QTest::keyClick(m_slider.get(), static_cast<Qt::Key>(key));
        QCOMPARE(m_slider->value(), value);
        QCOMPARE(m_changes->count(), 1);
    }
    void stepsStayAtTheEnds() {
        m_slider->setStops(powers, 16);
        QTest::keyClick(m_slider.get(), Qt::Key_Right);
        QCOMPARE(m_slider->value(), 16);
        QCOMPARE(m_changes->count(), 0);
        m_slider->setStops(powers, 100); // beyond the last stop: nothing pulls it back
        QTest::keyClick(m_slider.get(), Qt::Key_Right);
        QCOMPARE(m_slider->value(), 100);
        QTest::keyClick(m_slider.get(), Qt::Key_Left);
        QCOMPARE(m_slider->value(), 16);
    }
    void stepsFromBetweenTwoStops() {
        QCOMPARE(stepped(6, 1, powers), 8);
        QCOMPARE(stepped(6, -1, powers), 4);
        QCOMPARE(stepped(6, 2, powers), 16);
        QCOMPARE(stepped(6, -9, powers), 1);
        const double position = positionOf(6, powers);
        QVERIFY(position > 2 && position < 3);
        QCOMPARE(positionOf(8, powers), 3.0);
    }
    void wheelActsOnTrackAndStripOnly() {
        wheel(*m_slider, m_slider->geometryOfParts().name.center().toPoint(), 120);
        QCOMPARE(m_slider->value(), 4);
        wheel(*m_slider, onTrack(*m_slider, 0), 120);
        QCOMPARE(m_slider->value(), 8);
        wheel(*m_slider, middleOf(*m_slider, 0), -240);
        QCOMPARE(m_slider->value(), 2);
        for (int i = 0; i < 3; ++i)
            wheel(*m_slider, onTrack(*m_slider, 0), 40); // a third of a notch each
        QCOMPARE(m_slider->value(), 4);
    }
    void typedValueIsTaken() {
        QTest::keyClicks(m_slider.get(), QStringLiteral("6"));
        QVERIFY(m_slider->editing());
        auto* editor = m_slider->findChild<QLineEdit*>();
        QTest::keyClicks(editor, QStringLiteral("4"));
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(!m_slider->editing());
        QCOMPARE(m_slider->value(), 64);
        QCOMPARE(m_changes->count(), 1);
        QVERIFY(m_slider->hasFocus());
    }
    void clickOnTheValueEdits() {
        QTest::mouseClick(m_slider.get(), Qt::LeftButton, {},
                          m_slider->geometryOfParts().value.center().toPoint());
        QVERIFY(m_slider->editing());
        auto* editor = m_slider->findChild<QLineEdit*>();
        QCOMPARE(editor->selectedText(), QStringLiteral("4"));
        QTest::keyClicks(editor, QStringLiteral("3"));
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(!m_slider->editing());
        QCOMPARE(m_slider->value(), 4);
        QCOMPARE(m_changes->count(), 0);
    }
    void badTextKeepsTheValueAndNamesTheRule() {
        QTest::keyClick(m_slider.get(), Qt::Key_F2);
        auto* editor = m_slider->findChild<QLineEdit*>();
        QTest::keyClicks(editor, QStringLiteral("abc"));
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(m_slider->editing());
        QVERIFY(m_slider->message().contains(QStringLiteral("“abc” is not a whole number")));
        QVERIFY(m_slider->accessibleDescription().contains(QStringLiteral("whole number")));
        QCOMPARE(m_slider->value(), 4);
        QCOMPARE(m_changes->count(), 0);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("12")); // typing on takes the message away
        QVERIFY(m_slider->message().isEmpty());
        QTest::keyClick(editor, Qt::Key_Return);
        QCOMPARE(m_slider->value(), 12);
    }
    void losingFocusWithBadTextLeavesTheMessage() {
        m_slider->edit();
        auto* editor = m_slider->findChild<QLineEdit*>();
        editor->setText(QStringLiteral("-3"));
        editor->clearFocus();
        QVERIFY(!m_slider->editing());
        QVERIFY(m_slider->message().contains(QStringLiteral("at least 1")));
        QCOMPARE(m_slider->value(), 4);
    }
    void textsAreRead_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("dimension");
        QTest::addColumn<qint64>("value"); // 0: refused
        const int seq = int(Dimension::sequence);
        const int tp = int(Dimension::tensor);
        QTest::newRow("plain") << "12" << tp << qint64(12);
        QTest::newRow("spaces") << "  1 024 " << tp << qint64(1024);
        QTest::newRow("full width") << "６４" << tp << qint64(64);
        QTest::newRow("K") << "32K" << seq << qint64(32768);
        QTest::newRow("Ki") << "128 Ki" << seq << qint64(131072);
        QTest::newRow("M") << "1M" << seq << qint64(1048576);
        QTest::newRow("K elsewhere") << "1K" << tp << qint64(0);
        QTest::newRow("zero") << "0" << tp << qint64(0);
        QTest::newRow("negative") << "−5" << tp << qint64(0);
        QTest::newRow("fraction") << "1.5" << tp << qint64(0);
        QTest::newRow("empty") << " " << tp << qint64(0);
        QTest::newRow("largest") << "1000000000000" << tp << qint64(1000000000000);
        QTest::newRow("too large") << "1000000000001" << tp << qint64(0);
        QTest::newRow("overflow") << "99999999999999999999" << tp << qint64(0);
        QTest::newRow("suffix overflow") << "9999999999999M" << seq << qint64(0);
        QTest::newRow("markup") << "<b>1</b>" << tp << qint64(0);
    }
    void textsAreRead() {
        QFETCH(QString, text);
        QFETCH(int, dimension);
        QFETCH(qint64, value);
        const TypedValue typed = typedValue(text, static_cast<Dimension>(dimension));
        QCOMPARE(typed.value.value_or(0), value);
        QCOMPARE(typed.error.isEmpty(), value != 0);
    }
    void groupingOfTheLocaleIsRead() {
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(typedValue(QStringLiteral("8.192"), Dimension::sequence).value.value_or(0), 8192);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(typedValue(QStringLiteral("8,192"), Dimension::sequence).value.value_or(0), 8192);
        QVERIFY(!typedValue(QStringLiteral("8.192"), Dimension::sequence).value);
        QLocale::setDefault(QLocale::c());
    }
    void stopTexts() {
        QCOMPARE(m_slider->stopText(3), QStringLiteral("TP 8: 23.9 GiB, fits"));
        QCOMPARE(m_slider->stopText(4), QStringLiteral("TP 16: cannot run"));
        m_slider->setReason([](std::int64_t value) { return QStringLiteral("Because of %1.").arg(value); });
        QCOMPARE(m_slider->stopText(4), QStringLiteral("TP 16: cannot run. Because of 16."));
        QSignalSpy readout(m_slider.get(), &DiscreteSlider::readout);
        QTest::mouseMove(m_slider.get(), middleOf(*m_slider, 1));
        QCOMPARE(readout.last().front().toString(), QStringLiteral("TP 2: 70.0 GiB, may run out"));
    }
    void screenReaderFindsASlider() {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(m_slider.get());
        QVERIFY(interface);
        QCOMPARE(interface->role(), QAccessible::Slider);
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Tensor parallel"));
        QCOMPARE(interface->text(QAccessible::Value), QStringLiteral("4, 40.0 GiB, fits"));
        QAccessibleValueInterface* value = interface->valueInterface();
        QVERIFY(value);
        QCOMPARE(value->maximumValue().toLongLong(), 16);
        value->setCurrentValue(8);
        QCOMPARE(m_slider->value(), 8);
        value->setCurrentValue(-1);
        QCOMPARE(m_slider->value(), 8);
    }
    void zonesShowInTheStrip() {
        const QImage shot = m_slider->grab().toImage();
        const Colours colours = coloursFor(m_slider->palette());
        const auto corner = [&](std::size_t stop) { // away from glyph, label and frame
            const QRectF cell = m_slider->geometryOfParts().cell(stop, powers.size());
            return shot.pixelColor(cell.bottomLeft().toPoint() + QPoint(4, -4));
        };
        QCOMPARE(corner(0).rgb(), colours.zoneRed.rgb());
        QCOMPARE(corner(1).rgb(), colours.zoneYellow.rgb());
        QCOMPARE(corner(3).rgb(), colours.zoneGreen.rgb());
    }
    void settersAreSilent() {
        m_slider->setStops({1, 3, 9}, 3);
        m_slider->setStrip({});
        m_slider->setBaselineValue(9);
        QCOMPARE(m_changes->count(), 0);
        QCOMPARE(m_slider->accessibleDescription(), QStringLiteral("Baseline A: 9"));
    }

private:
    std::unique_ptr<DiscreteSlider> m_slider;
    std::unique_ptr<QSignalSpy> m_changes;
};

QUADRILLE_TESTS(TestDiscreteSlider)
#include "tst_discrete_slider.moc"
