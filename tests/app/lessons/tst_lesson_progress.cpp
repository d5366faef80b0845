// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_progress.h"
#include "app/lessons/shipped_lessons.h"
#include "app/settings/settings.h"
#include "app/text_io/csv.h"
#include "tests/app/isolation.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

using namespace quadrille;

namespace {

LaboratoryResult made(const laboratory::Task& task, double makespan, std::optional<double> best = {}) {
    return {.task = task,
            .makespan = makespan,
            .bound = 27,
            .best = best,
            .bubble = 0.25,
            .when = QStringLiteral("2026-01-0%1T08:00:00Z").arg(static_cast<int>(makespan) % 10)};
}

std::vector<text_io::CsvRecord> recordsOf(const std::string& text) {
    std::vector<text_io::CsvRecord> records;
    text_io::CsvReader reader(text);
    for (text_io::CsvRecord record; reader.next(record);)
        records.push_back(record);
    return records;
}

constexpr laboratory::Task plain{4, 6, false, 4, 0};
constexpr laboratory::Task vee{4, 8, true, 12, 1, 2, true};

} // namespace

/// What is kept of somebody's lessons and schedules, and what a class gets of it.
class TestLessonProgress : public QObject {
    Q_OBJECT

private slots:
    void init() { test::isolate("tst-lesson-progress"); }

    void theShortestScheduleOfATaskIsKept() {
        Settings settings;
        LessonProgress progress(settings);
        const QSignalSpy changes(&progress, &LessonProgress::changed);
        progress.add(made(plain, 33));
        progress.add(made(plain, 36, 27)); // longer, but the search has ended meanwhile
        progress.add(made(vee, 40));
        QCOMPARE(progress.laboratory().size(), std::size_t{2});
        QCOMPARE(progress.laboratory().front(), [] {
            LaboratoryResult first = made(plain, 33);
            first.best = 27;
            return first;
        }());
        progress.add(made(plain, 27));
        QCOMPARE(progress.laboratory().front().makespan, 27);
        QCOMPARE(progress.laboratory().front().best, std::optional(27.0));
        const auto before = changes.size();
        progress.add(made(plain, 27));
        progress.add(made(plain, 30));
        QCOMPARE(changes.size(), before);
        // Each setting of a task makes another.
        laboratory::Task other = plain;
        other.message = 1;
        progress.add(made(other, 50));
        QCOMPARE(progress.laboratory().size(), std::size_t{3});
        QCOMPARE(LessonProgress(settings).laboratory(), progress.laboratory());
        QVERIFY(!progress.isEmpty() && progress.results().empty());
        progress.reset();
        QVERIFY(progress.isEmpty());
        QVERIFY(LessonProgress(settings).isEmpty());
    }

    void whatIsNoResultIsNotRead() {
        Settings settings;
        {
            LessonProgress progress(settings);
            progress.add(made(plain, 33, 27));
        }
        const QByteArray good = settings.laboratoryResults();
        for (const auto& [from, to] : {std::pair{"\"ranks\":4", "\"ranks\":13"},
                                       {"\"ranks\":4", "\"ranks\":0"},
                                       {"\"ranks\":4", "\"ranks\":\"four\""},
                                       {"\"microbatches\":6", "\"microbatches\":25"},
                                       {"\"chunks\":1", "\"chunks\":1e9"},
                                       {"\"memory\":4", "\"memory\":-4"},
                                       {"\"message\":0", "\"message\":4"},
                                       {"\"v\":false", "\"v\":true"},
                                       {"\"makespan\":33", "\"makespan\":1e300"},
                                       {"\"makespan\":33", "\"length\":33"},
                                       {"\"bubble\":0.25", "\"bubble\":-1"},
                                       {"[{", "[7,{\"ranks\":["}}) {
            QByteArray bad = good;
            QVERIFY2(bad.contains(from), from);
            settings.setLaboratoryResults(bad.replace(from, to));
            QVERIFY2(LessonProgress(settings).isEmpty(), to);
        }
        settings.setLaboratoryResults(good);
        QCOMPARE(LessonProgress(settings).laboratory().size(), std::size_t{1});
    }

    void theTableSaysWhoseItIs() {
        Settings settings;
        LessonProgress progress(settings);
        const std::vector<Lesson> lessons = shippedLessons();
        const Lesson& first = lessons.front();
        progress.set(
            first.name, first.steps.front().id,
            {.done = true, .right = true, .tries = 2, .guess = 12, .truth = 12, .choice = {}, .when = {}});
        progress.add(made(plain, 33));
        progress.add(made(vee, 40, 38));
        const auto records = recordsOf(progress.csv(lessons, "Hopper, Grace"));
        // What was there before is where it was.
        QCOMPARE(records.front().fields,
                 (std::vector<std::string>{"lesson", "step", "question", "done", "right", "tries", "guess",
                                           "truth", "choice", "when", "student", "makespan", "bound", "best",
                                           "bubble", "unit"}));
        std::size_t steps = 0;
        for (const Lesson& lesson : lessons) {
            QVERIFY(lesson.name != "laboratory");
            steps += lesson.steps.size();
        }
        QCOMPARE(records.size(), 1 + steps + 2);
        for (std::size_t i = 1; i < records.size(); ++i) {
            QVERIFY(records[i].problem.empty());
            QCOMPARE(records[i].fields.size(), records.front().fields.size());
            QCOMPARE(records[i].fields[10], std::string("Hopper, Grace"));
            QCOMPARE(records[i].fields[11].empty(), i <= steps);
        }
        QCOMPARE(records[1].fields[3], std::string("yes"));
        QCOMPARE(records[1].fields[5], std::string("2"));
        QCOMPARE(records[2].fields[3], std::string("no"));
        const std::string none(name(QuestionKind::none));
        QCOMPARE(records[steps + 1].fields,
                 (std::vector<std::string>{"laboratory",
                                           "p=4 v=1 m=6 memory=4 message=0 backward=whole stages=loop", none,
                                           "yes", "", "", "", "", "", "2026-01-03T08:00:00Z", "Hopper, Grace",
                                           "33", "27", "", "0.25", ""}));
        QCOMPARE(records[1].fields.back(), std::string("bytes")); // one GPU is not enough
        QCOMPARE(records[steps + 2].fields[1],
                 std::string("p=4 v=2 m=8 memory=12 message=1 backward=split stages=v"));
        QCOMPARE(records[steps + 2].fields[13], std::string("38"));
        QCOMPARE(inWords({1, 1, false, 0, 0}),
                 std::string("p=1 v=1 m=1 memory=any message=0 backward=whole stages=loop"));
    }
};

QUADRILLE_TESTS(TestLessonProgress)
#include "tst_lesson_progress.moc"
