// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "tests/support/pixels.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/format.h"
#include "widgets/tornado/tornado.h"
#include "widgets/tornado/tornado_text.h"

#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace quadrille;

namespace {

Scenario training(const char* model = "llama-3.1-8b", std::int64_t gpus = 32) {
    Scenario s = test::training(model, gpus, 128, 8192);
    s.plan.tp = 4;
    s.plan.pp = 2;
    s.plan.recompute = Recompute::full;
    return s;
}

const Sensitivity& usualSensitivity() {
    static const Sensitivity found = sensitivityOf(training());
    return found;
}

TornadoLayout laidOut(const Sensitivity& found, QSizeF size) {
    return layoutTornado(found, {QPointF(), size}, QFontMetricsF(test::usualFont()));
}

const SensitivityEnd& endOf(const Sensitivity& found, const TornadoBar& bar) {
    return (bar.hardware ? found.hardware : found.settings).at(bar.row).ends.at(bar.end);
}

} // namespace

class TestTornado : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// Faster to the right, slower to the left, by the logarithm on one scale in both columns.
    void barsAreAsLongAsTheirEffect() {
        for (const QSizeF size : {QSizeF(1200, 400), QSizeF(1600, 900)}) {
            const TornadoLayout layout = laidOut(usualSensitivity(), size);
            QCOMPARE(layout.axes.size(), std::size_t{2});
            for (const bool hardware : {false, true}) {
                double scale = 0;
                for (const TornadoBar& bar : layout.bars) {
                    if (bar.hardware != hardware)
                        continue;
                    const double zero = layout.axes[hardware ? 1 : 0].center().x();
                    const double effect = std::log(endOf(usualSensitivity(), bar).speed);
                    const double length = effect < 0 ? bar.bar.left() - zero : bar.bar.right() - zero;
                    if (std::abs(effect) < 1e-3)
                        continue;
                    if (scale == 0)
                        scale = length / effect;
                    QVERIFY(scale > 0);
                    QVERIFY(std::abs(length - scale * effect) < 1e-6 * size.width());
                }
                QVERIFY(scale > 0);
            }
        }
    }

    // Bars are short before an effect is cut off.
    void effectsAreWhole() {
        const QFontMetricsF metrics(test::usualFont());
        for (const double lines : {52.0, 66.0, 90.0}) {
            int values = 0;
            for (const TornadoLabel& label :
                 laidOut(usualSensitivity(), {lines * metrics.height(), 400}).labels)
                if (label.kind == TornadoLabel::Kind::value) {
                    ++values;
                    const QString& text = label.placed.text;
                    QVERIFY2(text.contains(u'%') || text.contains(QStringLiteral("effect")),
                             qPrintable(text));
                    QVERIFY2(lines < 60 || !text.contains(QChar(0x2026)), qPrintable(text));
                }
            QVERIFY(values > 10);
        }
    }

    // Of a plan that does not fit nothing "fits as well".
    void fitsIsSaidOfWhatFits() {
        Sensitivity found = usualSensitivity();
        QVERIFY(found.own.zone != Zone::red && found.best() != nullptr);
        QVERIFY(tornado::finding(found).contains(QStringLiteral("fits as well")));
        found.own.zone = Zone::red;
        QVERIFY(tornado::finding(found).contains(QStringLiteral("change that fits")));
        const SensitivityEnd fastest = *found.best();
        for (SensitivityRow& row : found.settings)
            for (SensitivityEnd& end : row.ends)
                if (end.to == fastest.to)
                    end.seen.zone = Zone::red;
        QVERIFY(found.best()->seen.zone != Zone::red && found.best()->speed < fastest.speed);
        for (SensitivityRow& row : found.settings)
            for (SensitivityEnd& end : row.ends)
                end.seen.zone = Zone::red;
        QCOMPARE(found.best()->speed, fastest.speed);
        QVERIFY(tornado::finding(found).contains(QStringLiteral("does not fit either")));
        found.settings.clear();
        QVERIFY(tornado::finding(found).startsWith(QStringLiteral("No single change is faster")));
    }

    void wordsNeverOverlap() {
        for (const char* model : {"llama-3.1-8b", "deepseek-v3", "gpt-oss-120b"}) {
            Scenario scenario = training(model, 64);
            if (!runnable(scenario))
                continue;
            const Sensitivity found = sensitivityOf(scenario);
            for (int width = 100; width <= 2000; width += 100)
                for (const int height : {40, 120, 200, 333, 700, 1200}) {
                    const QRectF area(0, 0, width, height);
                    const QString wrong = test::misplaced(laidOut(found, area.size()), area);
                    QVERIFY2(wrong.isEmpty(),
                             qPrintable(QStringLiteral("%1 × %2: %3").arg(width).arg(height).arg(wrong)));
                }
        }
    }

    /// What has no room is said, and never in place of a larger effect.
    void theSmallestAreLeftOutWhereThereIsLittleRoom() {
        const TornadoLayout layout = laidOut(usualSensitivity(), {1200, 120});
        std::size_t most = 0;
        for (const TornadoBar& bar : layout.bars)
            if (!bar.hardware)
                most = std::max(most, bar.row + 1);
        QVERIFY(most > 0 && most < usualSensitivity().settings.size());
        const QStringList notes = test::texts(layout, TornadoLabel::Kind::note);
        QVERIFY(notes.contains(
            QStringLiteral("%1 with less effect").arg(usualSensitivity().settings.size() - most)));
    }

    void barsHaveTheColourOfTheirZone() {
        Tornado picture;
        picture.setFont(test::usualFont());
        picture.setSensitivity(usualSensitivity());
        const Colours colours = Colours::make(false, ColourSet::paper);
        const QImage image = test::painted(picture, {1200, 500}, colours, 1, test::usualFont());
        int looked = 0;
        for (const TornadoBar& bar : laidOut(usualSensitivity(), {1200, 500}).bars) {
            const bool alone = bar.bar.height() > 12 && endOf(usualSensitivity(), bar).speed > 1.05;
            if (!alone || bar.bar.width() < 12)
                continue;
            QVERIFY(test::coloured(image, bar.bar, colours.zone(bar.zone)) > 0);
            ++looked;
        }
        QVERIFY(looked > 0);
    }

    void everyBarIsFoundWhereItIs() {
        for (const QSizeF size : {QSizeF(1200, 400), QSizeF(600, 800)}) {
            const TornadoLayout layout = laidOut(usualSensitivity(), size);
            QVERIFY(!layout.bars.empty());
            for (std::size_t i = 0; i < layout.bars.size(); ++i) {
                const QRectF& bar = layout.bars[i].bar;
                if (bar.width() < 2)
                    continue;
                const bool slower = endOf(usualSensitivity(), layout.bars[i]).speed < 1;
                const QPointF tip(slower ? bar.left() + 0.5 : bar.right() - 0.5, bar.center().y());
                QCOMPARE(layout.barAt(tip), static_cast<int>(i));
            }
        }
    }

    void keysWalkAndMakeChangesOfThePlanOnly() {
        Tornado picture;
        picture.setFont(test::usualFont());
        picture.resize(1200, 500);
        picture.setSensitivity(usualSensitivity());
        picture.show();
        picture.activateWindow();
        picture.setFocus();
        QSignalSpy read(&picture, &Picture::readout);
        int chosen = 0;
        connect(&picture, &Tornado::changeChosen, &picture, [&](const Change& change) {
            ++chosen;
            QVERIFY(std::get<Change>(usualSensitivity().settings.at(0).ends.at(0).to) == change ||
                    std::get<Change>(usualSensitivity().settings.at(0).ends.back().to) == change);
        });
        QTest::keyClick(&picture, Qt::Key_Down);
        QCOMPARE(read.count(), 1);
        QTest::keyClick(&picture, Qt::Key_Return);
        QCOMPARE(chosen, 1);
        // The cursor stays on its row, wherever that stands then.
        Sensitivity turned = usualSensitivity();
        std::ranges::reverse(turned.settings);
        const QString before = picture.accessibleDescription();
        picture.setSensitivity(turned);
        QCOMPARE(picture.accessibleDescription(), before);
        QTest::keyClick(&picture, Qt::Key_End); // hardware
        QVERIFY(!read.last().at(0).toString().isEmpty());
        QTest::keyClick(&picture, Qt::Key_Return);
        QCOMPARE(chosen, 1);
    }

    void wordsTellTheNumbersOfThePlan() {
        for (const SensitivityRow& row : usualSensitivity().hardware)
            for (const SensitivityEnd& end : row.ends) {
                const QString text = tornado::readout(row, end, usualSensitivity());
                if (!end.runs())
                    continue;
                QVERIFY2(text.contains(format::duration(usualSensitivity().own.step.value())),
                         qPrintable(text));
                QVERIFY2(text.contains(format::gib(end.seen.total)), qPrintable(text));
            }
        const QString finding = tornado::finding(usualSensitivity());
        QVERIFY2(finding.contains(format::sentence(
                     label(std::get<Change>(usualSensitivity().best()->to), usualSensitivity().scenario))),
                 qPrintable(finding));
    }

    void dataHasARowPerEnd() {
        Tornado picture;
        QVERIFY(picture.data().rows.isEmpty());
        picture.setSensitivity(usualSensitivity());
        std::size_t ends = 0;
        for (const auto* rows : {&usualSensitivity().settings, &usualSensitivity().hardware})
            for (const SensitivityRow& row : *rows)
                ends += row.ends.size();
        const DataTable table = picture.data();
        QCOMPARE(static_cast<std::size_t>(table.rows.size()), ends);
        for (const auto& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
    }

    void nothingToShowIsAReason() {
        Tornado picture;
        picture.setEmptyReason(QStringLiteral("TP does not divide heads."));
        QCOMPARE(picture.finding(), QStringLiteral("TP does not divide heads."));
        (void)test::painted(picture, {400, 200}, Colours::make(true, ColourSet::paper));
    }
};

QUADRILLE_TESTS(TestTornado)
#include "tst_tornado.moc"
