// SPDX-License-Identifier: GPL-3.0-or-later
#include "courses.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/memory_course/memory_course_view.h"

#include <QSignalSpy>

#include <cmath>
#include <rapidcheck.h>

using namespace quadrille;
using namespace quadrille::test;

namespace {

StageMemory stageOf(const MemoryCourse& course) {
    StageMemory memory;
    memory.stage = course.stage;
    memory.part(MemoryPart::parameters) = gibibytes(6);
    memory.part(MemoryPart::gradients) = gibibytes(4);
    memory.part(MemoryPart::optimizer) = gibibytes(9);
    memory.peak.moment = MemoryPeak::Moment::backward;
    return memory; // 1 GiB of the states is left for buffers of communication
}

QImage painted(const MemoryCourseView& view, QSize size, double ratio = 1, bool dark = false) {
    return test::painted(view, size, Colours::make(dark, ColourSet::paper), ratio,
                         QFont(QStringLiteral("DejaVu Sans"), 9));
}

struct ShownCourse {
    MemoryCourseView view;
    MemoryCourse course;

    explicit ShownCourse(MemoryCourse shown, QSize size = {620, 300}) : course(std::move(shown)) {
        view.setCourse(course, stageOf(course));
        view.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        view.resize(size);
        view.show();
    }
    /// Of a time and an amount.
    [[nodiscard]] QPoint at(double time, double gib) const {
        const auto layout = view.layoutNow();
        return QPointF(layout.x(time), layout.y(gibibytes(gib).value())).toPoint();
    }
};

} // namespace

class TestMemoryCourse : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        qRegisterMetaType<Subject>();
        QLocale::setDefault(QLocale::c());
    }
    void findingNamesThePeak();
    void aPeakOfTheOptimizerIsTold();
    void paintedHeightsAreBytes_data();
    void paintedHeightsAreBytes();
    void wordsNeverTouch();
    void thePeakIsMarked();
    void hoverTellsTimeAndMemory();
    void clicksExplainTheLayer();
    void keysZoomPanAndWalk();
    void dataIsTheCourse();
    void oddCoursesPaint();
};

void TestMemoryCourse::findingNamesThePeak() {
    // Rank 2 of 8 has 5 warm-up passes: 6 in flight. 20 + 18 + 4 GiB.
    ShownCourse shown(pipelineCourse(8, 2, 16));
    QCOMPARE(shown.view.finding(),
             QStringLiteral("Stage 2 peaks at 42.0 GiB, 53 % of 80 GiB: backward pass of layer 12, "
                            "recomputed, with 6 micro-batches in flight"));
    QCOMPARE(shown.view.accessibleDescription(), shown.view.finding());
    QVERIFY(!shown.view.accessibleName().isEmpty());
    shown.view.setCourse(std::nullopt);
    shown.view.setEmptyReason(QStringLiteral("The paper's estimator knows no moments."));
    QCOMPARE(shown.view.finding(), QStringLiteral("The paper's estimator knows no moments."));
    QVERIFY(shown.view.data().rows.isEmpty());
}

void TestMemoryCourse::aPeakOfTheOptimizerIsTold() {
    MemoryCourse course = pipelineCourse(8, 2, 16);
    course.peakName = {"while the optimizer runs", {}};
    StageMemory memory = stageOf(course);
    memory.peak.moment = MemoryPeak::Moment::step;
    memory.part(MemoryPart::buffers) = gibibytes(31);
    MemoryCourseView view;
    view.setCourse(course, memory);
    QCOMPARE(view.finding(), QStringLiteral("Stage 2 holds most while the optimizer runs, 50.0 GiB; up to "
                                            "42.0 GiB before, 53 % of 80 GiB"));
    // Gradients that come as activations go are no state that is there all the time.
    course.peakName = {"when the backward pass ends and all gradients are there", {}};
    course.states = course.states - gibibytes(4);
    course.gradientsCome = true;
    memory.peak.moment = MemoryPeak::Moment::end;
    view.setCourse(course, memory);
    QVERIFY(view.finding().startsWith(
        QStringLiteral("Stage 2 holds most when the backward pass ends and all gradients are there, ")));
    course::Content content;
    content.set(course, memory);
    QCOMPARE(content.bases.size(), 3U); // and buffers, of the same size as before
    for (const course::Base& base : content.bases)
        QVERIFY(base.part != MemoryPart::gradients && base.bytes > Bytes());
    QCOMPARE(content.bases.back().bytes, gibibytes(1));
}

void TestMemoryCourse::paintedHeightsAreBytes_data() {
    QTest::addColumn<double>("ratio");
    QTest::addColumn<bool>("dark");
    QTest::addRow("1x light") << 1.0 << false;
    QTest::addRow("2x light") << 2.0 << false;
    QTest::addRow("1x dark") << 1.0 << true;
}

void TestMemoryCourse::paintedHeightsAreBytes() {
    QFETCH(double, ratio);
    QFETCH(bool, dark);
    ShownCourse shown(pipelineCourse(4, 1, 12), {620, 900});
    const QImage image = painted(shown.view, {620, 900}, ratio, dark);
    const Colours colours = Colours::make(dark, ColourSet::paper);
    const auto layout = shown.view.layoutNow();
    const double perGib = (layout.y(0) - layout.y(bytesPerGib)) * ratio;
    // Every third operation, in its middle, but for the one that the mark of the peak stands on.
    for (std::size_t i = 0; i < shown.course.moments.size(); i += 3) {
        if (i == shown.course.peak)
            continue;
        const MemoryMoment& moment = shown.course.moments[i];
        const int x = static_cast<int>(layout.x((moment.start + moment.end) / 2) * ratio);
        const auto count = [&](MemoryPart part) {
            int found = 0;
            for (int y = static_cast<int>(layout.plot.top() * ratio); y < image.height(); ++y)
                found += image.pixelColor(x, y).rgb() == colours.part(part).rgb() ? 1 : 0;
            return found;
        };
        const auto about = [&](int found, double gib) {
            return std::abs(found - gib * perGib) <= 2 + 2 * ratio; // lines between layers take pixels
        };
        QVERIFY(about(count(MemoryPart::parameters), 6));
        QVERIFY(about(count(MemoryPart::optimizer), 9));
        QVERIFY2(about(count(MemoryPart::activations), inGib(moment.activations)),
                 qPrintable(QStringLiteral("moment %1: %2").arg(i).arg(count(MemoryPart::activations))));
        QVERIFY(about(count(MemoryPart::buffers), 1 + inGib(moment.working)));
    }
}

void TestMemoryCourse::wordsNeverTouch() {
    QVERIFY(rc::check("no word over another or outside, any size, font, load and zoom", [] {
        MemoryCourse made = pipelineCourse(*rc::gen::element(1, 4, 64), 0, *rc::gen::element(1, 16, 300));
        made.capacity = gibibytes(*rc::gen::element(0.0, 1.0, 24.0, 80.0, 1e9));
        course::Content content;
        std::optional<StageMemory> memory;
        if (*rc::gen::arbitrary<bool>())
            memory = stageOf(made);
        content.set(made, memory);
        if (*rc::gen::arbitrary<bool>())
            content.range = {made.makespan * 0.3, made.makespan * 0.34};
        const QSizeF size(*rc::gen::inRange(160, 3840), *rc::gen::inRange(100, 2160));
        const QFontMetricsF metrics(QFont(QStringLiteral("DejaVu Sans"), *rc::gen::inRange(7, 25)));
        const auto layout =
            course::layoutCourse(content, QStringLiteral("Time (forward of one micro-batch = 1)"),
                                 QRectF({0, 0}, size), metrics, {});
        const QString found = misplaced(layout, QRectF({0, 0}, size));
        if (!found.isEmpty())
            RC_FAIL(found.toStdString());
    }));
}

void TestMemoryCourse::thePeakIsMarked() {
    ShownCourse shown(pipelineCourse(8, 2, 16));
    const auto named = [&](const QString& text) {
        const auto layout = shown.view.layoutNow();
        return std::any_of(layout.labels.cbegin(), layout.labels.cend(), [&](const course::Label& label) {
            return label.kind == course::Label::Kind::peak && label.placed.text.contains(text);
        });
    };
    QVERIFY(named(QStringLiteral("42.0 GiB ✓ backward pass of layer 12")));
    const MemoryMoment& peak = shown.course.moments[shown.course.peak];
    const QPoint dot = shown.at((peak.start + peak.end) / 2, 42);
    const QColor accent = Colours::make(false, ColourSet::paper).accent;
    QCOMPARE(painted(shown.view, {620, 300}).pixelColor(dot).rgb(), accent.rgb());
    // Out of sight, the words tell where it is.
    shown.view.setVisibleRange({peak.end + 1, peak.end + 6});
    QVERIFY(named(QStringLiteral("◂")));
    shown.view.setVisibleRange({0, peak.start - 1});
    QVERIFY(named(QStringLiteral("▸")));
}

void TestMemoryCourse::hoverTellsTimeAndMemory() {
    ShownCourse shown(pipelineCourse(4, 3, 4));
    QSignalSpy said(&shown.view, &Picture::readout);
    // The last rank waits 3 units, then alternates: its first backward pass runs from 4 to 6.
    QTest::mouseMove(&shown.view, shown.at(5, 10));
    QTRY_COMPARE(said.isEmpty() ? QString() : said.last()[0].toString(),
                 QStringLiteral("Operation 1, time 4 to 6: 27.0 GiB, 34 % of capacity: states 20.0 GiB, "
                                "activations 3.0 GiB, working memory 4.0 GiB. The peak of these passes."));
    QTest::mouseMove(&shown.view, shown.at(1.5, 10));
    QTRY_VERIFY(said.last()[0].toString().endsWith(
        QStringLiteral("20.0 GiB, 25 % of capacity: states 20.0 GiB, activations 0.0 GiB, waiting")));
    QTest::mouseMove(&shown.view, QPoint(1, 1));
    QTRY_COMPARE(said.last()[0].toString(), QString());
    // Where a pixel is many operations, it says the most of them.
    shown.view.hide();
    ShownCourse many(pipelineCourse(4, 3, 100'000));
    QVERIFY(QTest::qWaitForWindowExposed(&many.view));
    QSignalSpy saidThere(&many.view, &Picture::readout);
    QTest::mouseMove(&many.view, many.at(many.course.makespan / 2, 10));
    QTRY_VERIFY(!saidThere.isEmpty());
    QVERIFY2(saidThere.last()[0].toString().contains(QStringLiteral("at most 27.0 GiB")),
             qPrintable(saidThere.last()[0].toString()));
}

void TestMemoryCourse::clicksExplainTheLayer() {
    ShownCourse shown(pipelineCourse(4, 3, 4));
    QSignalSpy asked(&shown.view, &Picture::explainRequested);
    const auto click = [&](double gib) {
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(5, gib));
        return asked.isEmpty() ? Subject{} : asked.last()[0].value<Subject>();
    };
    QCOMPARE(click(3), (Subject{Subject::Kind::memoryPart, 3, MemoryPart::parameters}));
    QCOMPARE(click(8), (Subject{Subject::Kind::memoryPart, 3, MemoryPart::gradients}));
    QCOMPARE(click(15), (Subject{Subject::Kind::memoryPart, 3, MemoryPart::optimizer}));
    QCOMPARE(click(21.5), (Subject{Subject::Kind::memoryPart, 3, MemoryPart::activations}));
    QCOMPARE(click(25), (Subject{Subject::Kind::memoryPart, 3, MemoryPart::buffers}));
    QCOMPARE(asked.count(), 5);
    click(60); // above: nothing to explain
    QCOMPARE(asked.count(), 5);
    QTest::keyClick(&shown.view, Qt::Key_E);
    QCOMPARE(asked.last()[0].value<Subject>().kind, Subject::Kind::stageMemory);
    QCOMPARE(asked.last()[0].value<Subject>().stage, 3);
}

void TestMemoryCourse::keysZoomPanAndWalk() {
    ShownCourse shown(pipelineCourse(4, 1, 40));
    QSignalSpy moved(&shown.view, &MemoryCourseView::visibleRangeChanged);
    const gantt::TimeRange full{0, shown.course.makespan};
    QCOMPARE(shown.view.visibleRange(), full);
    QTest::keyClick(&shown.view, Qt::Key_Plus);
    QCOMPARE(shown.view.visibleRange().length(), full.length() / 2);
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QCOMPARE(shown.view.visibleRange().begin, 0.0);
    QTest::keyClick(&shown.view, Qt::Key_End);
    QCOMPARE(shown.view.visibleRange().end, full.end);
    QTest::keyClick(&shown.view, Qt::Key_Right); // there is no later
    QCOMPARE(shown.view.visibleRange().end, full.end);
    QTest::keyClick(&shown.view, Qt::Key_P);
    QCOMPARE(shown.view.cursor(), std::optional(shown.course.peak));
    const MemoryMoment& peak = shown.course.moments[shown.course.peak];
    QVERIFY(shown.view.visibleRange().begin <= peak.start && shown.view.visibleRange().end >= peak.end);
    QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.view.cursor(), std::optional(shown.course.peak + 1));
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QVERIFY(!shown.view.cursor());
    QTest::keyClick(&shown.view, Qt::Key_0);
    QCOMPARE(shown.view.visibleRange(), full);
    QVERIFY(moved.count() >= 5);
    // The same stage again keeps what is seen; another one is shown whole.
    QTest::keyClick(&shown.view, Qt::Key_Plus);
    const gantt::TimeRange seen = shown.view.visibleRange();
    shown.view.setCourse(pipelineCourse(4, 1, 40));
    QCOMPARE(shown.view.visibleRange(), seen);
    shown.view.setCourse(pipelineCourse(4, 2, 40));
    QCOMPARE(shown.view.visibleRange(), full);
}

void TestMemoryCourse::dataIsTheCourse() {
    ShownCourse shown(pipelineCourse(4, 1, 7));
    const DataTable table = shown.view.data();
    QCOMPARE(table.rows.size(), 14);
    for (const auto& row : table.rows) {
        QCOMPARE(row.size(), table.columns.size());
        QCOMPARE(row[2].toDouble() + row[3].toDouble() + row[4].toDouble(), row[5].toDouble());
    }
    QCOMPARE(table.rows[0][0].toDouble(), 1.0); // rank 1 starts when rank 0 has done a forward pass
}

void TestMemoryCourse::oddCoursesPaint() {
    MemoryCourse nothing;
    MemoryCourse waits = pipelineCourse(4, 1, 4);
    waits.moments.clear();
    waits.peak = 0;
    MemoryCourse enormous = pipelineCourse(4, 1, 4);
    enormous.states = Bytes(1e18);
    MemoryCourse instant = pipelineCourse(4, 1, 4);
    for (auto& moment : instant.moments)
        moment.start = moment.end = 0;
    instant.makespan = 0;
    for (const MemoryCourse& odd : {nothing, waits, enormous, instant}) {
        MemoryCourseView view;
        view.setCourse(odd);
        QVERIFY(!view.finding().isEmpty());
        QVERIFY(!view.finding().contains(QStringLiteral("nan")));
        for (const QSize size : {QSize(1, 1), QSize(160, 100), QSize(420, 300), QSize(3840, 1000)})
            QCOMPARE(painted(view, size).size(), size);
    }
}

QUADRILLE_TESTS(TestMemoryCourse)
#include "tst_memory_course.moc"
