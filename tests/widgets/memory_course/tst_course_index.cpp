// SPDX-License-Identifier: GPL-3.0-or-later
#include "courses.h"
#include "tests/support/test_program.h"
#include "widgets/memory_course/course_index.h"

#include <QElapsedTimer>

#include <rapidcheck.h>

using namespace quadrille;
using namespace quadrille::test;

namespace {

/// Random operations in time order, some of no length, with and without waits between them.
std::vector<MemoryMoment> randomMoments() {
    std::vector<MemoryMoment> moments;
    double clock = *rc::gen::inRange(0, 3);
    const int count = *rc::gen::inRange(0, 400);
    for (int i = 0; i < count; ++i) {
        const double length = *rc::gen::inRange(0, 4);
        const int activations = *rc::gen::inRange(0, 50);
        moments.push_back({clock, clock + length, Bytes(activations), Bytes(*rc::gen::inRange(0, 20)),
                           Bytes(*rc::gen::inRange(0, activations + 1))});
        clock += length + *rc::gen::element(0, 0, 1, 2);
    }
    return moments;
}

/// By looking at every moment.
double fullestByLooking(const std::vector<MemoryMoment>& moments, double begin, double end) {
    double most = -1;
    for (const auto& moment : moments) {
        const bool instant = moment.start == moment.end;
        const bool overlaps = moment.start < end && (instant ? moment.start >= begin : moment.end > begin);
        if (overlaps)
            most = std::max(most, (moment.activations + moment.working).value());
    }
    if (most >= 0)
        return most;
    const MemoryMoment* before = nullptr;
    const MemoryMoment* after = nullptr;
    for (const auto& moment : moments) {
        if (moment.end <= begin)
            before = &moment;
        if (moment.start >= end && after == nullptr)
            after = &moment;
    }
    return before && after ? before->after.value() : 0;
}

} // namespace

class TestCourseIndex : public QObject {
    Q_OBJECT
private slots:
    void columnsAreMaxima();
    void theHighestColumnIsThePeakAtEveryZoom();
    void aTimeHasOneLevel();
    void fourMillionMomentsAreQuick();
};

void TestCourseIndex::columnsAreMaxima() {
    QVERIFY(rc::check("every column shows the fullest of its stretch", [] {
        const auto moments = randomMoments();
        const course::Index index(moments);
        const double end = moments.empty() ? 10 : moments.back().end + 5;
        const gantt::TimeRange range{end * *rc::gen::inRange(0, 50) / 100,
                                     end * *rc::gen::inRange(51, 101) / 100};
        const auto columns = static_cast<std::size_t>(*rc::gen::inRange(1, 300));
        const auto levels = index.columns(range, columns);
        RC_ASSERT(levels.size() == columns);
        double begin = range.begin;
        for (std::size_t i = 0; i < columns; ++i) {
            const double until =
                range.begin + range.length() * static_cast<double>(i + 1) / static_cast<double>(columns);
            RC_ASSERT(levels[i].total().value() == fullestByLooking(moments, begin, until));
            begin = until;
        }
    }));
}

void TestCourseIndex::theHighestColumnIsThePeakAtEveryZoom() {
    const MemoryCourse shown = pipelineCourse(8, 2, 5000);
    const course::Index index(shown.moments);
    // Six micro-batches in flight of 3 GiB each, and 4 of working memory.
    for (const std::size_t columns : {1U, 7U, 600U, 3840U}) {
        double most = 0;
        for (const auto& level : index.columns({0, shown.makespan}, columns))
            most = std::max(most, inGib(level.total()));
        QCOMPARE(most, 22.0);
    }
}

void TestCourseIndex::aTimeHasOneLevel() {
    const std::vector<MemoryMoment> moments{{1, 2, Bytes(10), Bytes(5), Bytes(10)},
                                            {2, 4, Bytes(20), Bytes(7), Bytes(18)},
                                            {6, 7, Bytes(30), Bytes(1), Bytes(0)}};
    const course::Index index(moments);
    QCOMPARE(index.at(0.5).total(), Bytes(0)); // nothing has run yet
    QCOMPARE(index.at(1).total(), Bytes(15));
    QCOMPARE(index.at(2).total(), Bytes(27)); // where two meet: the later one
    QCOMPARE(index.at(5).total(), Bytes(18)); // waits with what it keeps, without working memory
    QVERIFY(!index.at(5).moment);
    QCOMPARE(index.at(7).total(), Bytes(0)); // all done
    QCOMPARE(index.fullest(4.5, 5.5).total(), Bytes(18));
    QCOMPARE(index.fullest(3.5, 5.5).total(), Bytes(27));
}

void TestCourseIndex::fourMillionMomentsAreQuick() {
    const MemoryCourse shown = pipelineCourse(8, 2, 2'000'000);
    QVERIFY(shown.moments.size() >= 4'000'000);
    const course::Index index(shown.moments);
    // Without blocks a picture would look at every moment: many times as long.
    QElapsedTimer clock;
    clock.start();
    const auto levels = index.columns({0, shown.makespan}, 1920);
    const auto elapsed = clock.elapsed();
    QVERIFY2(elapsed < 200, qPrintable(QString::number(elapsed)));
    QCOMPARE(inGib(levels[960].total()), 22.0);
}

QUADRILLE_TESTS(TestCourseIndex)
#include "tst_course_index.moc"
