// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/lessons/question_box.h"
#include "core/check/check.h"
#include "core/lessons/lesson.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"

#include <QLabel>

using namespace quadrille;

namespace {

/// A lesson of one step that looks for the best plan on so many GPUs of 80 GB.
Lesson searching(const char* model, int gpus) {
    const QString text =
        QStringLiteral(
            "# small\n```lesson\nsource: nobody\nplan: --model %1 --gpu a100-sxm-80gb --gpus %2 "
            "--gbs 64\n```\n### en: Small\nSummary.\n## only\n```step\nsearch: tp, pp\n"
            "do: performance.mfu > 0.9 * best.performance.mfu\nsolution: --tp 1\n```\n### en: Step\n"
            "Prose.\n#### question\nWhat?\n#### answer\nThat.\n")
            .arg(QLatin1String(model))
            .arg(gpus);
    return readLesson(text.toStdString()).lesson;
}

struct Walked : test::Running {
    explicit Walked(const Lesson& lesson) : walk({lesson}, store(), catalogue, progress) { walk.begin(0); }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!walk.searching(), 60'000); }

    LessonProgress progress{settings};
    LessonWalk walk;
};

} // namespace

/// A step that compares with the best plan, where there is one and where there is none.
class TestLessonSearch : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-lesson-search"); }

    void saysThatItLooksAndThenWhyThereIsNone() {
        Walked lesson(searching("llama-3.1-405b", 1));
        QuestionBox box(lesson.walk);
        QVERIFY(!box.best()->isHidden());
        QVERIFY(box.best()->text().contains(u'…'));
        lesson.settle();
        QVERIFY(lesson.walk.noneFits() != nullptr);
        QVERIFY(!lesson.walk.answers().contains("best"));
        // What is said is counted and measured: one GPU has one TP and one PP, and needs more than it has.
        QVERIFY(!box.best()->isHidden());
        QVERIFY(box.best()->text().startsWith(QStringLiteral("No plan fits")));
        QTRY_VERIFY(lesson.walk.answers().contains(""));
        const double needed = std::get<double>(figuresOf(lesson.walk.answers())("memory.total_bytes"));
        QVERIFY2(box.best()->text().contains(format::gib(Bytes(needed))), qPrintable(box.best()->text()));
    }

    // 64 sequences are none for 7 replicas, and 16 layers none for 7 stages, which is asked first.
    void saysWhatIsInTheWayWhereNoneRuns() {
        Walked lesson(searching("llama-3.2-1b", 7));
        QuestionBox box(lesson.walk);
        lesson.settle();
        QVERIFY(lesson.walk.noneFits() != nullptr);
        Scenario plain = lesson.walk.stepStart();
        plain.plan.tp = 1;
        plain.plan.pp = 7;
        const QString reason = format::sentence(firstError(plain).value());
        QVERIFY2(box.best()->text().startsWith(QStringLiteral("None of ")) &&
                     box.best()->text().endsWith(reason),
                 qPrintable(box.best()->text()));
    }

    void saysNothingOnceTheBestIsKnown() {
        Walked lesson(searching("llama-3.2-1b", 8));
        QuestionBox box(lesson.walk);
        lesson.settle();
        QVERIFY(lesson.walk.noneFits() == nullptr);
        QVERIFY(lesson.walk.answers().contains("best"));
        QVERIFY(box.best()->isHidden());
    }

    void aPlanLeftUnsolvedIsThereAgain() {
        Walked lesson(searching("llama-3.1-405b", 1));
        lesson.settle();
        const Scenario start = lesson.store().scenario();
        Scenario made = start;
        made.plan.microBatch = 2;
        lesson.store().change(made, [] { return QStringLiteral("Mine"); });
        lesson.walk.leave();
        QVERIFY(lesson.store().scenario() != made);
        lesson.walk.begin(0);
        QVERIFY(lesson.store().scenario() == made);
        lesson.walk.restart();
        QVERIFY(lesson.store().scenario() == start);
        // A plan that is as it was at the start is none to keep; nor is one after a reset.
        lesson.walk.leave();
        lesson.walk.begin(0);
        QVERIFY(lesson.store().scenario() == start);
        lesson.store().change(made, [] { return QStringLiteral("Mine"); });
        lesson.walk.leave();
        lesson.progress.reset();
        lesson.walk.begin(0);
        QVERIFY(lesson.store().scenario() == start);
    }
};

QUADRILLE_TESTS(TestLessonSearch)
#include "tst_lesson_search.moc"
