// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_check.h"
#include "app/lessons/lesson_plans.h"
#include "app/lessons/lesson_text.h"
#include "app/lessons/shipped_lessons.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>

#include <set>

using namespace quadrille;

namespace {

const Catalogue& catalogue() {
    static const Catalogue all = loadCatalogue();
    return all;
}

QString problemsOf(const std::string& text) {
    QStringList all;
    for (const LessonProblem& problem : checkedLesson(text, catalogue()).problems)
        all << QStringLiteral("%1: %2").arg(problem.line).arg(QString::fromStdString(english(problem.rule)));
    return all.join(u'\n');
}

/// A lesson of one step, with these lines in its block and this prose.
std::string lessonWith(const QString& block, const QString& prose = {}, const QString& parts = {}) {
    return QStringLiteral(
               "# small\n```lesson\nsource: nobody\nplan: --model llama-3.1-8b --gpu a100-sxm-80gb --gpus 8 "
               "--gbs 64\n"
               "```\n### en: Small\nSummary.\n## only\n```step\n%1\n```\n### en: Step\nProse %2.\n%3\n")
        .arg(block, prose, parts)
        .toStdString();
}

QString sourceOf(const Passage& passage) {
    QString text;
    for (const TextPiece& piece : passage.pieces)
        text +=
            piece.kind == TextPiece::Kind::value ? QStringLiteral("0") : QString::fromStdString(piece.text);
    return text;
}

const QString asked = QStringLiteral("#### question\nWhat?\n#### answer\nThat.\n");
const QString asksTwo = asked + QStringLiteral("#### choice a\nA.\n#### choice b\nB.\n");

} // namespace

/// Every step of every lesson, in every language, is held to what the model says.
class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void shipped_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : lessonFiles())
            QTest::newRow(qPrintable(file)) << file;
    }
    void shipped() {
        QFETCH(QString, file);
        const std::string text = lessonText(file);
        const QString problems = problemsOf(text);
        QVERIFY2(problems.isEmpty(), qPrintable(file + u'\n' + problems));
        const Lesson lesson = readLesson(text).lesson;
        QVERIFY(file.contains(QString::fromStdString(lesson.name)));
        QVERIFY(QRegularExpression(QStringLiteral("/[0-9]{2}-")).match(file).hasMatch());
        for (const char* language : {"en", "de", "ja"})
            QVERIFY2(lesson.texts.contains(language), language);
    }

    /// What one language shows, the others show, too.
    void languagesShowTheSameNumbers_data() { shipped_data(); }
    void languagesShowTheSameNumbers() {
        QFETCH(QString, file);
        const auto shownIn = [](const StepText& text) {
            std::multiset<std::string> shown;
            const auto add = [&shown](const Passage& passage) {
                for (const TextPiece& piece : passage.pieces)
                    if (piece.kind == TextPiece::Kind::value)
                        shown.insert(piece.value.expression.text());
            };
            for (const Passage* passage : {&text.body, &text.question, &text.hint, &text.answer})
                add(*passage);
            for (const auto& [id, passage] : text.choices)
                add(passage);
            return shown;
        };
        for (const LessonStep& step : readLesson(lessonText(file)).lesson.steps)
            for (const auto& [language, text] : step.texts)
                QVERIFY2(shownIn(text) == shownIn(step.texts.at("en")),
                         (step.id + " in " + language).c_str());
    }

    /// A choice shows its first paragraph and no more, also where that ends with a formula.
    void choicesKeepWhatIsSaidAfterwards_data() { shipped_data(); }
    void choicesKeepWhatIsSaidAfterwards() {
        QFETCH(QString, file);
        for (const LessonStep& step : readLesson(lessonText(file)).lesson.steps)
            for (const auto& [language, text] : step.texts)
                for (const auto& [id, passage] : text.choices) {
                    const QString whole = sourceOf(passage).trimmed();
                    const auto parts = lesson_text::choiceText(passage);
                    const QString where = QString::fromStdString(step.id + ", " + id + ", " + language);
                    QCOMPARE(sourceOf(parts.label).trimmed(), whole.section(QStringLiteral("\n\n"), 0, 0));
                    QVERIFY2(sourceOf(parts.said).trimmed() ==
                                 whole.section(QStringLiteral("\n\n"), 1).trimmed(),
                             qPrintable(where));
                }
    }

    void namesAreUnique() {
        std::set<std::string> names;
        const auto lessons = shippedLessons();
        QVERIFY(lessons.size() >= 14); // a course
        for (const Lesson& lesson : lessons)
            QVERIFY2(names.insert(lesson.name).second, lesson.name.c_str());
    }

    void refusesWhatIsNotSo_data() {
        QTest::addColumn<QString>("block");
        QTest::addColumn<QString>("prose");
        QTest::addColumn<QString>("parts");
        QTest::addColumn<QString>("problem"); ///< empty: all of it is so
        const QString none;
        QTest::newRow("nothing wrong") << "panels: memory"
                                       << "{{memory.total_bytes}}" << none << none;
        QTest::newRow("figure") << none << "{{memory.totl_bytes}}" << none
                                << "^13: “memory.totl_bytes” is neither .*memory.total_bytes";
        QTest::newRow("unit") << none << "{{memory.total_bytes | ms}}" << none
                              << "^13: .*is not measured in ms";
        QTest::newRow("mixed unit") << none << "{{memory.total_bytes / performance.step_seconds}}" << none
                                    << "^13: .*mixes units";
        QTest::newRow("units compared")
            << "holds: memory.total_bytes < 3 s" << none << none << "^10: .*different units";
        QTest::newRow("no value") << none << "{{memory.stages[3].total_bytes}}" << none
                                  << "^13: .*has no value";
        QTest::newRow("no such plan") << none << "{{wide.tp}}" << none << "^13: “wide.tp” is neither";
        QTest::newRow("such a plan") << "other wide: --tp 8"
                                     << "{{wide.tp}}" << none << none;
        QTest::newRow("panel") << "panels: memry" << none << none
                               << "^10: “memry” is no panel; nearest: memory";
        QTest::newRow("setting") << "point: setting tpp" << none << none << "^10: “tpp” is no setting";
        QTest::newRow("stage") << "point: stage 1" << none << none << "^10: “1” is no stage";
        QTest::newRow("pointer") << "point: cloud 9" << none << none << "^10: “cloud” is nothing to point at";
        QTest::newRow("option") << "plan: --tpp 8" << none << none
                                << "^10: --tpp must be an option of a scenario";
        QTest::newRow("value") << "plan: --tp eight" << none << none << "^10: tp must be";
        QTest::newRow("model") << "plan: --model llama-9" << none << none << "^10: model must be";
        QTest::newRow("file") << "plan: --session x" << none << none
                              << "^10: --session must not stand in a lesson";
        QTest::newRow("other's option") << "other wide: --tpp 8" << none << none << "^10: --tpp must be";
        QTest::newRow("holds") << "holds: tp == 1" << none << none << none;
        QTest::newRow("does not hold") << "holds: tp == 2" << none << none << "^10: “tp == 2” does not hold";
        QTest::newRow("predicts") << "predict: performance.mfu" << none << asked << none;
        QTest::newRow("predicts a word") << "predict: schedule" << none << asked << "^10: .*must be a number";
        QTest::newRow("chooses") << "choice a: --tp 8\nchoice b: --zero 3\nleast: tp" << none << asksTwo
                                 << none;
        QTest::newRow("no best choice") << "choice a: --tp 8\nchoice b: --tp 8\nleast: tp" << none << asksTwo
                                        << "^12: “tp” does not tell one choice";
        QTest::newRow("does") << "do: tp == 2\nsolution: --tp 2" << none << asked << none;
        QTest::newRow("done before") << "do: tp == 1\nsolution: --tp 2" << none << asked
                                     << "^11: .*done already";
        QTest::newRow("no solution") << "do: tp == 4\nsolution: --tp 2" << none << asked
                                     << "^11: .*does not reach";
        QTest::newRow("not free") << "do: gpus == 16\nsolution: --gpus 16" << none << asked
                                  << "^11: .*changes gpus";
        QTest::newRow("free") << "do: gpus == 16\nfree: gpus\nsolution: --gpus 16" << none << asked << none;
        QTest::newRow("free setting") << "do: tp == 2\nfree: gpu count\nsolution: --tp 2" << none << asked
                                      << "“gpu count” is no setting";
    }
    void refusesWhatIsNotSo() {
        QFETCH(QString, block);
        QFETCH(QString, prose);
        QFETCH(QString, parts);
        QFETCH(QString, problem);
        const QString problems = problemsOf(lessonWith(block, prose, parts));
        if (problem.isEmpty())
            QCOMPARE(problems, QString());
        else
            QVERIFY2(
                QRegularExpression(problem, QRegularExpression::MultilineOption).match(problems).hasMatch(),
                qPrintable(problems));
    }

    void stepsStartWhereTheyShould() {
        const std::string text =
            "# small\n```lesson\nsource: nobody\nplan: --gpus 64 --gbs 64\n```\n### en: S\nS.\n"
            "## a\n```step\nchange: --tp 2\n```\n### en: A\nA.\n"
            "## b\n```step\nchange: --pp 2\ndo: zero == 3\nsolution: --zero 3\n```\n### en: B\nB.\n#### "
            "question\n?\n#### answer\n!\n"
            "## c\n### en: C\nC.\n"
            "## d\n```step\nplan: --cp 2\n```\n### en: D\nD.\n";
        const Lesson lesson = readLesson(text).lesson;
        LessonPlans plans(catalogue());
        const auto shape = [&](std::size_t step) {
            const Plan plan = plans.start(lesson, step).plan;
            return std::vector<std::int64_t>{plan.tp, plan.pp, plan.cp, plan.zero};
        };
        QCOMPARE(shape(0), (std::vector<std::int64_t>{2, 1, 1, 1}));
        QCOMPARE(shape(1), (std::vector<std::int64_t>{2, 2, 1, 1}));
        QCOMPARE(shape(2), (std::vector<std::int64_t>{2, 2, 1, 3})); // as if solved
        QCOMPARE(shape(3), (std::vector<std::int64_t>{1, 1, 2, 1})); // anew
        QCOMPARE(plans.start(lesson, 3).cluster.gpus, std::int64_t{64});
    }
};

QUADRILLE_TESTS(TestLessons)
#include "tst_lessons.moc"
