// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimates.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/memory_bars/kind_toggle.h"
#include "widgets/memory_bars/memory_bars.h"

#include <QBuffer>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QToolButton>

#include <cmath>

using namespace quadrille;
using namespace quadrille::test;

namespace {

struct ShownBars {
    MemoryBars bars;
    BarsContent content; ///< the same, to ask the layout where things are

    explicit ShownBars(MemoryEstimate estimate, QSize size = {420, 300}) {
        content.setEstimate(estimate);
        bars.setEstimate(std::move(estimate));
        bars.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        bars.resize(size);
        bars.show();
        bars.activateWindow();
        bars.setFocus();
    }
    [[nodiscard]] BarsLayout layout() const {
        return layoutBars(content, QRectF(bars.rect()), QFontMetricsF(bars.font(), &bars));
    }
    [[nodiscard]] QPoint segment(int stage, MemoryPart part) const {
        double below = 0;
        for (const auto lower : partsOf(MemoryKind::allocated)) {
            const double bytes = content.stage(stage).part(lower).value();
            if (lower == part)
                return layout().bar(stage, below, below + bytes).center().toPoint();
            below += bytes;
        }
        return {};
    }
};

/// Device pixels of this colour in one column of an image, from a height on.
int coloured(const QImage& image, int x, const QColor& colour, int top = 0) {
    int count = 0;
    for (int y = top; y < image.height(); ++y)
        count += image.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
    return count;
}

int coloured(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int x = 0; x < image.width(); ++x)
        count += coloured(image, x, colour);
    return count;
}

QImage painted(const MemoryBars& bars, QSize size, double ratio = 1, bool dark = false) {
    return test::painted(bars, size, Colours::make(dark, ColourSet::paper), ratio);
}

} // namespace

class TestMemoryBars : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<Subject>();
        QLocale::setDefault(QLocale::c());
    }
    void paintedHeightsAreBytes_data();
    void paintedHeightsAreBytes();
    void aProfileShowsTheFullestOfEveryPixelColumn();
    void clickOnASegmentAsksForItsExplanation();
    void clickOnTheTotalAsksForTheStage();
    void hoverReadsOut();
    void keysWalkStagesAndParts();
    void theBaselineIsDrawnAndCompared();
    void whatCannotRunSaysWhy();
    void selectionFollowsTheEstimate();
    void findingNamesTheFullestStage();
    void dataSumsUp();
    void absurdValuesPaint_data();
    void absurdValuesPaint();
    void svgCarriesTheNumbers();
    void everyWordFollowsTheKind();
    void theToggleChooses();
    void theBandIsPainted();
};

void TestMemoryBars::paintedHeightsAreBytes_data() {
    QTest::addColumn<double>("ratio");
    QTest::addColumn<bool>("dark");
    QTest::addRow("1x light") << 1.0 << false;
    QTest::addRow("2x light") << 2.0 << false;
    QTest::addRow("1x dark") << 1.0 << true;
}

void TestMemoryBars::paintedHeightsAreBytes() {
    QFETCH(double, ratio);
    QFETCH(bool, dark);
    // Parts under the limits' lines would lose pixels to them: all stay below 64 GiB.
    ShownBars shown(estimateOf({{10, 20, 10, 20, 0}, {5, 10, 20, 5, 0}}, 80), {500, 900});
    const QImage image = painted(shown.bars, {500, 900}, ratio, dark);
    const Colours colours = Colours::make(dark, ColourSet::paper);
    const double perGib = (shown.layout().y(0) - shown.layout().y(bytesPerGib)) * ratio;
    for (int stage = 0; stage < 2; ++stage) {
        // Near the bar's edge there are no words.
        const int x = static_cast<int>((shown.layout().bar(stage, 0, 1).left() + 3) * ratio);
        for (const auto part : partsOf(MemoryKind::allocated)) {
            const double expected = inGib(shown.content.stage(stage).part(part)) * perGib;
            const int top = static_cast<int>(shown.layout().plot.top() * ratio); // below the legend
            const int found = coloured(image, x, colours.part(part), top);
            // Separators take a line, and edges are rounded to pixels.
            QVERIFY2(std::abs(found - expected) <= 1 + 1.5 * ratio,
                     qPrintable(QStringLiteral("stage %1: %2 for %3").arg(stage).arg(found).arg(expected)));
        }
    }
}

void TestMemoryBars::aProfileShowsTheFullestOfEveryPixelColumn() {
    const MemoryEstimate estimate = manyStages(5000);
    ShownBars shown(estimate, {420, 800});
    const BarsLayout layout = shown.layout();
    QVERIFY(layout.isProfile());
    const QImage image = painted(shown.bars, {420, 800});
    const Colours colours = Colours::make(false, ColourSet::paper);
    for (int column = 20; column < layout.columns - 20; column += 7) {
        double most = 0;
        for (int stage = 5000 * column / layout.columns; stage < 5000 * (column + 1) / layout.columns;
             ++stage)
            most = std::max(most, estimate.stages[std::size_t(stage)].total().value());
        const int x = static_cast<int>(layout.column(column).center().x());
        int height = 0;
        for (const auto part : partsOf(MemoryKind::allocated))
            height += coloured(image, x, colours.part(part), static_cast<int>(layout.plot.top()));
        const double expected = layout.plot.bottom() - layout.y(most);
        QVERIFY2(std::abs(height - expected) <= 3,
                 qPrintable(QStringLiteral("column %1: %2 for %3").arg(column).arg(height).arg(expected)));
    }
}

void TestMemoryBars::clickOnASegmentAsksForItsExplanation() {
    ShownBars shown(fourStages());
    QSignalSpy asked(&shown.bars, &Picture::explainRequested);
    QSignalSpy selected(&shown.bars, &MemoryBars::stageSelected);
    QTest::mouseClick(&shown.bars, Qt::LeftButton, {}, shown.segment(1, MemoryPart::gradients));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].value<Subject>(), (Subject{Subject::Kind::memoryPart, 1, MemoryPart::gradients}));
    QCOMPARE(selected.count(), 1);
    QCOMPARE(selected[0][0].toInt(), 1);
    QCOMPARE(shown.bars.selectedStage(), 1);
    QTest::mouseClick(&shown.bars, Qt::RightButton, {}, shown.segment(2, MemoryPart::gradients));
    QCOMPARE(asked.count(), 1);
}

void TestMemoryBars::clickOnTheTotalAsksForTheStage() {
    ShownBars shown(fourStages());
    QSignalSpy asked(&shown.bars, &Picture::explainRequested);
    const BarsLayout layout = shown.layout();
    const auto head = std::find_if(layout.labels.begin(), layout.labels.end(), [](const BarLabel& label) {
        return label.kind == BarLabel::Kind::head && label.stage == 2;
    });
    QVERIFY(head != layout.labels.end());
    QCOMPARE(head->placed.text, QStringLiteral("25.0 ✓"));
    QTest::mouseClick(&shown.bars, Qt::LeftButton, {}, head->placed.box.center().toPoint());
    QCOMPARE(asked.count(), 1);
    const auto subject = asked[0][0].value<Subject>();
    QCOMPARE(subject.kind, Subject::Kind::stageMemory);
    QCOMPARE(subject.stage, 2);
    // The empty space above a bar selects and asks nothing.
    QTest::mouseClick(&shown.bars, Qt::LeftButton, {},
                      QPointF(layout.column(3).center().x(), layout.plot.top() + 2).toPoint());
    QCOMPARE(asked.count(), 1);
    QCOMPARE(shown.bars.selectedStage(), 3);
}

void TestMemoryBars::hoverReadsOut() {
    ShownBars shown(fourStages());
    QSignalSpy said(&shown.bars, &Picture::readout);
    QTest::mouseMove(&shown.bars, shown.segment(0, MemoryPart::activations));
    QTRY_VERIFY(!said.isEmpty());
    // 20 of 46 and of 80 GiB.
    QCOMPARE(said.last()[0].toString(),
             QStringLiteral("Stage 0, activations: 20.0 GiB, 43.5 % of the stage, 25.0 % of capacity"));
    const QPointF above(shown.layout().column(0).center().x(), shown.layout().plot.top() + 2);
    QTest::mouseMove(&shown.bars, above.toPoint());
    QTRY_COMPARE(said.last()[0].toString(),
                 QStringLiteral("Stage 0: 46.0 GiB, 57.5 % of capacity, fits; micro-batches in flight: 4"));
    QTest::mouseMove(&shown.bars, QPoint(1, 1));
    QTRY_COMPARE(said.last()[0].toString(), QString());
}

void TestMemoryBars::keysWalkStagesAndParts() {
    ShownBars shown(fourStages());
    QVERIFY(QTest::qWaitForWindowActive(&shown.bars));
    QSignalSpy asked(&shown.bars, &Picture::explainRequested);
    QSignalSpy said(&shown.bars, &Picture::readout);
    const QImage before = shown.bars.grab().toImage();
    QTest::keyClick(&shown.bars, Qt::Key_Up); // shows the cursor on the lowest part of stage 0
    QVERIFY(shown.bars.grab().toImage() != before);
    QTest::keyClick(&shown.bars, Qt::Key_Up);
    QTest::keyClick(&shown.bars, Qt::Key_Right);
    QCOMPARE(shown.bars.selectedStage(), 1);
    QVERIFY(said.last()[0].toString().startsWith(QStringLiteral("Stage 1, gradients: 12.0 GiB")));
    QTest::keyClick(&shown.bars, Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].value<Subject>(), (Subject{Subject::Kind::memoryPart, 1, MemoryPart::gradients}));
    for (int i = 0; i < 9; ++i) // past the top: the total
        QTest::keyClick(&shown.bars, Qt::Key_Up);
    QTest::keyClick(&shown.bars, Qt::Key_End);
    QTest::keyClick(&shown.bars, Qt::Key_E);
    QCOMPARE(asked.last()[0].value<Subject>().kind, Subject::Kind::stageMemory);
    QCOMPARE(asked.last()[0].value<Subject>().stage, 3);
    QTest::keyClick(&shown.bars, Qt::Key_Right); // there is no further stage
    QCOMPARE(shown.bars.selectedStage(), 3);
    QTest::keyClick(&shown.bars, Qt::Key_Escape);
    QCOMPARE(said.last()[0].toString(), QString());
}

void TestMemoryBars::theBaselineIsDrawnAndCompared() {
    ShownBars shown(fourStages(), {420, 600});
    const Colours colours = Colours::make(false, ColourSet::paper);
    QCOMPARE(coloured(painted(shown.bars, {420, 600}), colours.baseline), 0);
    shown.bars.setBaseline(estimateOf({{8, 16, 2, 30, 0}, {6, 12, 1, 10, 0}}, 80));
    shown.content.setBaseline(estimateOf({{8, 16, 2, 30, 0}, {6, 12, 1, 10, 0}}, 80));
    const QImage image = painted(shown.bars, {420, 600});
    // The ghost of stage 0 ends at 56 GiB, ten above the bar.
    const int y = static_cast<int>(std::lround(shown.layout().y(gibibytes(56).value())));
    const QRectF column = shown.layout().column(0);
    int found = 0;
    for (int x = static_cast<int>(column.left()); x < column.right(); ++x) {
        for (int near = y - 2; near <= y + 2; ++near)
            found += image.pixelColor(x, near).rgb() == colours.baseline.rgb() ? 1 : 0;
    }
    QVERIFY(found > column.width() / 4);

    QSignalSpy said(&shown.bars, &Picture::readout);
    QTest::mouseMove(&shown.bars, shown.segment(0, MemoryPart::activations));
    QTRY_VERIFY(!said.isEmpty());
    QVERIFY(said.last()[0].toString().endsWith(QStringLiteral("; −10.0 GiB against A")));
    QTest::mouseMove(&shown.bars, shown.segment(1, MemoryPart::activations));
    QTRY_VERIFY(said.last()[0].toString().endsWith(QStringLiteral("; +4.0 GiB against A")));
    QTest::mouseMove(&shown.bars, shown.segment(3, MemoryPart::activations));
    QTRY_VERIFY(said.last()[0].toString().endsWith(QStringLiteral("; A has no such stage")));
    QVERIFY(shown.bars.finding().endsWith(QStringLiteral("; 10.0 GiB less than A")));
    shown.bars.setBaseline(fourStages());
    QVERIFY(shown.bars.finding().endsWith(QStringLiteral("; as much as A")));
}

void TestMemoryBars::whatCannotRunSaysWhy() {
    ShownBars shown(fourStages());
    QSignalSpy asked(&shown.bars, &Picture::explainRequested);
    QSignalSpy changed(&shown.bars, &Picture::findingChanged);
    shown.bars.setEstimate(std::nullopt);
    QVERIFY(!shown.bars.finding().isEmpty());
    const QString reason = QStringLiteral("32 layers cannot be divided into 5 stages.");
    shown.bars.setEmptyReason(reason);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(shown.bars.finding(), reason);
    QCOMPARE(shown.bars.accessibleDescription(), reason);
    const QImage image = painted(shown.bars, {420, 300});
    const Colours colours = Colours::make(false, ColourSet::paper);
    QVERIFY(coloured(image, colours.grid) > 2000);  // the hatch
    QVERIFY(coloured(image, colours.hatch) > 1000); // the frame
    for (const auto key : {Qt::Key_Right, Qt::Key_Up, Qt::Key_Return})
        QTest::keyClick(&shown.bars, key);
    QTest::mouseClick(&shown.bars, Qt::LeftButton, {}, QPoint(200, 200));
    QCOMPARE(asked.count(), 0);
    QVERIFY(shown.bars.data().rows.isEmpty());
}

void TestMemoryBars::selectionFollowsTheEstimate() {
    ShownBars shown(fourStages());
    QSignalSpy selected(&shown.bars, &MemoryBars::stageSelected);
    shown.bars.setSelectedStage(3);
    shown.bars.setEstimate(manyStages(8));
    QCOMPARE(shown.bars.selectedStage(), 3);
    shown.bars.setEstimate(manyStages(2));
    QCOMPARE(shown.bars.selectedStage(), -1);
    shown.bars.setSelectedStage(99);
    QCOMPARE(shown.bars.selectedStage(), -1);
    QCOMPARE(selected.count(), 0);
}

void TestMemoryBars::findingNamesTheFullestStage() {
    MemoryBars bars;
    bars.setEstimate(fourStages());
    QCOMPARE(bars.finding(), QStringLiteral("Stage 0 holds most: 46.0 GiB, 43 % of it activations"));
    bars.setEstimate(estimateOf({{1, 2, 9, 1, 0}}, 80));
    QCOMPARE(bars.finding(), QStringLiteral("Every GPU holds 13.0 GiB, 69 % of it optimizer states"));
    bars.setEstimate(estimateOf({{1, 9, 2, 1, 0}, {1, 9, 2, 1, 0}}, 80));
    QCOMPARE(bars.finding(), QStringLiteral("All stages hold alike: 13.0 GiB, 69 % of it gradients"));
    QCOMPARE(bars.accessibleDescription(), bars.finding());
    QVERIFY(!bars.accessibleName().isEmpty());
}

void TestMemoryBars::dataSumsUp() {
    MemoryBars bars;
    bars.setEstimate(manyStages(7));
    const DataTable table = bars.data();
    QCOMPARE(table.rows.size(), 7);
    for (const auto& row : table.rows) {
        QCOMPARE(row.size(), table.columns.size());
        double sum = 0;
        for (int part = 1; part <= 5; ++part)
            sum += row[part].toDouble();
        QVERIFY(std::abs(sum - row[6].toDouble()) <= 1e-9 * sum);
    }
    QCOMPARE(table.rows[2][0].toInt(), 2);
    QCOMPARE(table.rows[2][7].toDouble(), 5.0); // in flight, as set by manyStages()
}

void TestMemoryBars::absurdValuesPaint_data() {
    QTest::addColumn<int>("stages");
    QTest::addColumn<double>("gib");
    QTest::addColumn<double>("capacity");
    QTest::addRow("no bytes") << 4 << 0.0 << 80.0;
    QTest::addRow("a billion GiB") << 4 << 1e18 / bytesPerGib << 80.0;
    QTest::addRow("no capacity") << 1 << 3.0 << 0.0;
    QTest::addRow("nothing at all") << 1 << 0.0 << 0.0;
    QTest::addRow("5000 stages") << 5000 << 3.0 << 80.0;
    QTest::addRow("a million stages") << 1'000'000 << 3.0 << 80.0;
}

void TestMemoryBars::absurdValuesPaint() {
    QFETCH(int, stages);
    QFETCH(double, gib);
    QFETCH(double, capacity);
    MemoryBars bars;
    bars.setEstimate(
        estimateOf(std::vector<std::array<double, 5>>(std::size_t(stages), {gib, 0, 0, 0, 0}), capacity));
    QVERIFY(!bars.finding().contains(QStringLiteral("nan")));
    for (const QSize size : {QSize(160, 100), QSize(1, 1), QSize(420, 300), QSize(3840, 2160)}) {
        const QImage image = painted(bars, size);
        const int found =
            coloured(image, Colours::make(false, ColourSet::paper).part(MemoryPart::parameters));
        if (size.width() > 400 && gib > 0)
            QVERIFY(found > 100);
        // Without bytes only the legend shows the colour.
        if (gib == 0)
            QVERIFY(found < 3000);
    }
}

void TestMemoryBars::svgCarriesTheNumbers() {
    ShownBars shown(fourStages());
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({420, 300});
    generator.setViewBox(QRect(0, 0, 420, 300));
    QPainter painter(&generator);
    shown.bars.paintOn(painter, QRectF(0, 0, 420, 300), Colours::make(false, ColourSet::paper));
    painter.end();
    QVERIFY(QSvgRenderer(buffer.data()).isValid());
    const QString svg = QString::fromUtf8(buffer.data());
    for (const auto* text : {"46.0 ✓", "80 GiB", "80 %", "Pipeline stage", "Activations"})
        QVERIFY2(svg.contains(QString::fromUtf8(text)), text);
}

void TestMemoryBars::everyWordFollowsTheKind() {
    ShownBars shown(detailedStages());
    QVERIFY(shown.bars.hasKinds());
    QCOMPARE(shown.bars.finding(), QStringLiteral("Stage 0 holds most: 46.0 GiB allocated, 43 % of it "
                                                  "activations; 73 % likely to run out"));
    QSignalSpy changed(&shown.bars, &Picture::findingChanged);
    QSignalSpy said(&shown.bars, &Picture::readout);
    QTest::keyClick(&shown.bars, Qt::Key_End);
    shown.bars.setKind(MemoryKind::device);
    QCOMPARE(changed.count(), 1);
    // 46 · 1.03 + 2, of which 20 are activations.
    QCOMPARE(shown.bars.finding(), QStringLiteral("Stage 0 holds most: 49.4 GiB on the device, 41 % of it "
                                                  "activations; 73 % likely to run out"));
    // The cursor stays, and what it says is of the figure shown.
    QCOMPARE(shown.bars.accessibleDescription(), said.last()[0].toString());
    QCOMPARE(
        said.last()[0].toString(),
        QStringLiteral("Stage 0: 49.4 GiB on the device, 61.7 % of capacity, fits; fullest: backward pass "
                       "of layer 12, recomputed, micro-batches in flight: 4"));
    const DataTable device = shown.bars.data();
    QCOMPARE(device.columns.size(), 1 + 8 + 2);
    QVERIFY(device.columns[9].contains(QStringLiteral("on the device")));
    for (const auto& row : device.rows) {
        double sum = 0;
        for (int part = 1; part <= 8; ++part)
            sum += row[part].toDouble();
        QVERIFY(std::abs(sum - row[9].toDouble()) <= 1e-9 * sum);
    }
    // The band in words too, on the axis shown: 65 · 1.03 + 2 and so on.
    shown.bars.setOomBand(OomBand{gibibytes(60), gibibytes(65), gibibytes(70)});
    QTest::keyClick(&shown.bars, Qt::Key_Home);
    QVERIFY2(said.last()[0].toString().endsWith(QStringLiteral(
                 "; running out is 5 % likely at 63.8 GiB, 50 % at 69.0 GiB, 95 % at 74.1 GiB")),
             qPrintable(said.last()[0].toString()));
    shown.bars.setKind(MemoryKind::reserved);
    QCOMPARE(shown.bars.data().columns.size(), 1 + 6 + 2);
    QVERIFY(shown.bars.finding().contains(QStringLiteral("47.4 GiB reserved")));
    // A is compared in the same figure: 2 GiB more of fragmentation only.
    MemoryEstimate before = detailedStages();
    before.stages[0].part(MemoryPart::fragmentation) += gibibytes(2);
    shown.bars.setBaseline(before);
    QVERIFY(shown.bars.finding().endsWith(QStringLiteral("; 2.0 GiB less than A")));
    shown.bars.setKind(MemoryKind::allocated);
    QVERIFY(shown.bars.finding().endsWith(QStringLiteral("; as much as A")));
    // The paper's estimate tells no kinds apart and names none.
    shown.bars.setBaseline(std::nullopt);
    shown.bars.setKind(MemoryKind::device);
    shown.bars.setEstimate(fourStages());
    QCOMPARE(shown.bars.finding(), QStringLiteral("Stage 0 holds most: 46.0 GiB, 43 % of it activations"));
    QCOMPARE(shown.bars.data().columns.size(), 1 + 5 + 2);
}

void TestMemoryBars::theToggleChooses() {
    KindToggle toggle;
    toggle.show();
    toggle.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&toggle));
    const auto buttons = toggle.findChildren<QToolButton*>();
    QCOMPARE(buttons.size(), 3);
    QSignalSpy chosen(&toggle, &KindToggle::kindChanged);
    QTest::mouseClick(buttons[2], Qt::LeftButton);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(toggle.kind(), MemoryKind::device);
    buttons[2]->setFocus();
    QTest::keyClick(buttons[2], Qt::Key_Left);
    QCOMPARE(toggle.kind(), MemoryKind::reserved);
    QCOMPARE(chosen.count(), 2);
    toggle.setKind(MemoryKind::allocated); // from outside: nothing to tell
    QCOMPARE(chosen.count(), 2);
    QVERIFY(buttons[0]->isChecked() && !buttons[1]->isChecked());
    QVERIFY(buttons[0]->toolTip().contains(QStringLiteral("max_memory_allocated")));
    QVERIFY(buttons[1]->toolTip().contains(QStringLiteral("max_memory_reserved")));
    QVERIFY(buttons[2]->toolTip().contains(QStringLiteral("nvidia-smi")));
    for (const auto* button : buttons)
        QVERIFY(!button->accessibleName().isEmpty());
    toggle.setChoice(false);
    QVERIFY(!toggle.isEnabled());
    QVERIFY(!buttons[2]->toolTip().contains(QStringLiteral("nvidia-smi")));
}

void TestMemoryBars::theBandIsPainted() {
    ShownBars shown(detailedStages(), {420, 600});
    const QImage without = painted(shown.bars, {420, 600});
    const OomBand band{gibibytes(65), gibibytes(69), gibibytes(73)};
    shown.bars.setOomBand(band);
    shown.content.band = band;
    const QImage with = painted(shown.bars, {420, 600});
    QVERIFY(with != without);
    const BarsLayout layout = shown.layout();
    const QColor background = Colours::make(false, ColourSet::paper).background;
    const int x = static_cast<int>(layout.column(2).right()); // between two bars, both lower than the band
    const auto lightness = [&](double gib) {
        return with.pixelColor(x, static_cast<int>(layout.y(gibibytes(gib).value()))).lightness();
    };
    // The likelier, the darker; nothing outside.
    QVERIFY(lightness(72.5) < lightness(70.5));
    QVERIFY(lightness(70.5) < lightness(66.5));
    QCOMPARE(lightness(61), background.lightness());
    QCOMPARE(lightness(76), background.lightness());
}

QUADRILLE_TESTS(TestMemoryBars)
#include "tst_memory_bars.moc"
