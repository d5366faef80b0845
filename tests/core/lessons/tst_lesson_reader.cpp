// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>

using namespace quadrille;

namespace {

/// A whole lesson of two steps in two languages, line by line.
const char* const lesson = R"(<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
# an-example

```lesson
source: nobody
minutes: 4
plan: --gpus 8
  --tp 2
```

### en: An example
Summary.
### de: Ein Beispiel
Zusammenfassung.

## first

```step
# a remark
panels: memory, pipeline
point: setting tp, stage 0
other wide: --tp 8
holds: tp == 2
predict: memory.total_bytes | GiB .0
close: 20 %
```

### en: One
Costs {{memory.total_bytes | GB .1}}, a \$ and $(p-1)/m$ and `{{code}}`.
#### question
How much?
#### hint
Much.
#### answer
So much.
### de: Eins
Kostet.
#### question
Wie viel?
#### answer
So viel.

## second

```step
change: --tp 4
choice a: --tp 8
choice b:
least: performance.step_seconds
```

### en: Two
Text.
#### question
Which?
#### choice a
A.
#### choice b
B.
#### answer
A.
### de: Zwei
Text.
#### question
Welches?
#### choice a
A.
#### choice b
B.
#### answer
A.
)";

QString problemsOf(const QString& text) {
    QStringList all;
    for (const LessonProblem& problem : readLesson(text.toStdString()).problems)
        all << QStringLiteral("%1: %2").arg(problem.line).arg(QString::fromStdString(english(problem.rule)));
    return all.join(u'\n');
}

} // namespace

class TestLessonReader : public QObject {
    Q_OBJECT

private slots:
    void readsAll() {
        const ReadLesson read = readLesson(lesson);
        QVERIFY2(read.problems.empty(), qPrintable(problemsOf(lesson)));
        const Lesson& l = read.lesson;
        QCOMPARE(l.name, std::string("an-example"));
        QCOMPARE(l.minutes, 4);
        QCOMPARE(l.plan, (PlanOptions{{"gpus", "8"}, {"tp", "2"}}));
        QCOMPARE(l.texts.at("de").title, std::string("Ein Beispiel"));
        QCOMPARE(l.steps.size(), std::size_t{2});
        const LessonStep& first = l.steps[0];
        QCOMPARE(first.panels.size(), std::size_t{2});
        QCOMPARE(first.points[1].name, std::string("0"));
        QCOMPARE(first.others[0].options, (PlanOptions{{"tp", "8"}}));
        QCOMPARE(first.question.kind, QuestionKind::predict);
        QCOMPARE(first.question.close, 0.2);
        QCOMPARE(first.question.predicted.format, (LiveFormat{"GiB", 0}));
        QVERIFY(l.steps[1].changesPlan && !l.steps[1].hasPlan);
        QCOMPARE(l.steps[1].question.choices.size(), std::size_t{2});
        QVERIFY(!l.steps[1].texts.at("de").choices.at("b").empty());
    }

    void splitsTextIntoPieces() {
        const Passage body = readLesson(lesson).lesson.steps[0].texts.at("en").body;
        QCOMPARE(body.pieces.size(), std::size_t{5});
        QCOMPARE(body.pieces[0].text, std::string("Costs "));
        QCOMPARE(body.pieces[1].value.expression.text(), std::string("memory.total_bytes"));
        QCOMPARE(body.pieces[1].value.format, (LiveFormat{"GB", 1}));
        QCOMPARE(body.pieces[2].text, std::string(", a $ and "));
        QCOMPARE(body.pieces[3].text, std::string("(p-1)/m"));
        QCOMPARE(body.pieces[4].text, std::string(" and `{{code}}`.\n"));
        QCOMPARE(body.pieces[1].line, 29);
    }

    /// One thing of the whole lesson replaced, and the line that is at fault.
    void namesLineAndRule_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("instead");
        QTest::addColumn<QString>("problem");
        QTest::newRow("name") << "# an-example"
                              << "# An example"
                              << "^2: must name the lesson";
        QTest::newRow("no source") << "source: nobody"
                                   << ""
                                   << "must say its source";
        QTest::newRow("unknown key") << "minutes: 4"
                                     << "minute: 4"
                                     << "^6: minute: minute is no key of a lesson";
        QTest::newRow("minutes") << "minutes: 4"
                                 << "minutes: 4 or so"
                                 << "^6: .*whole number";
        QTest::newRow("option") << "  --tp 2"
                                << "  tp 2"
                                << "^7: plan: “tp” must be an option";
        QTest::newRow("no value") << "  --tp 2"
                                  << "  --tp"
                                  << "^7: plan: “--tp” must have a value";
        QTest::newRow("no colon") << "# a remark"
                                  << "remark"
                                  << "^19: must be “key: value”";
        QTest::newRow("expression") << "holds: tp == 2"
                                    << "holds: tp =="
                                    << "^23: holds: “tp ==” must not end";
        QTest::newRow("format") << "GiB .0"
                                << "pounds"
                                << "^24: predict: .*“pounds” is no format";
        QTest::newRow("share") << "close: 20 %"
                               << "close: 200 %"
                               << "^25: close: close must be a share";
        QTest::newRow("not closed") << "| GB .1}}"
                                    << "| GB .1"
                                    << "^29: “.1,” is no format";
        QTest::newRow("in text") << "| GB .1}}"
                                 << "+ }}"
                                 << "^29: “memory.total_bytes \\+” must not end";
        QTest::newRow("part") << "#### hint"
                              << "#### tip"
                              << "^32: must be question, hint, answer or choice";
        QTest::newRow("language") << "### de: Eins"
                                  << "### fr: Un"
                                  << "must have a text in de";
        QTest::newRow("twice") << "### de: Eins"
                               << "### en: Eins"
                               << "^36: must not stand twice for en";
        QTest::newRow("no answer") << "#### answer\nSo viel."
                                   << ""
                                   << "^36: must have its answer";
        QTest::newRow("one choice") << "choice b:"
                                    << ""
                                    << "at least two choices";
        QTest::newRow("no right one") << "least: performance.step_seconds"
                                      << ""
                                      << "must say which choice is right";
        QTest::newRow("wrong right") << "least: performance.step_seconds"
                                     << "right: c"
                                     << "must have the choice c";
        QTest::newRow("two questions") << "choice b:"
                                       << "do: fits"
                                       << "do: do must not stand in a step that asks";
        QTest::newRow("taken name") << "other wide"
                                    << "other memory"
                                    << "^22: must not be called memory";
        QTest::newRow("same step") << "## second"
                                   << "## first"
                                   << "^43: must have a name of its own";
        QTest::newRow("prose outside") << "# an-example\n"
                                       << "# an-example\nProse."
                                       << "^3: must stand below a language";
    }
    void namesLineAndRule() {
        QFETCH(QString, what);
        QFETCH(QString, instead);
        QFETCH(QString, problem);
        QString text = QString::fromUtf8(lesson);
        const qsizetype at = text.indexOf(what);
        QVERIFY(at >= 0);
        text.replace(at, what.size(), instead);
        const QString problems = problemsOf(text);
        QVERIFY2(QRegularExpression(problem, QRegularExpression::MultilineOption).match(problems).hasMatch(),
                 qPrintable(problems));
    }

    void anythingIsReadOrRefused() {
        const std::string whole = lesson;
        for (std::size_t end = 0; end < whole.size(); end += 7)
            (void)readLesson(whole.substr(0, end));
        QVERIFY(!readLesson("").problems.empty());
        QCOMPARE(english(readLesson("# a\n\xff").problems.at(0).rule), std::string("must be UTF-8"));
    }
};

QUADRILLE_TESTS(TestLessonReader)
#include "tst_lesson_reader.moc"
