// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_plans.h"
#include "app/lessons/lesson_text.h"
#include "app/panels/lessons/choose_input.h"
#include "app/panels/lessons/contents_page.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/lessons/predict_input.h"
#include "app/panels/lessons/question_box.h"
#include "app/panels/lessons/step_page.h"
#include "tests/app/screen_reader.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/lesson/guess_bar.h"
#include "widgets/lesson/live_text.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QCommandLinkButton>
#include <QDoubleSpinBox>
#include <QPushButton>

using namespace quadrille;

namespace {

/// Somebody who has no mouse, in a language.
struct Learner : test::Running {
    explicit Learner(const QString& language) {
        appearance.setLanguage(language);
        trigger("panel.lessons");
        panel.prepare();
        panel.progress().reset();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
    }
    ~Learner() { appearance.setLanguage(QStringLiteral("en")); }
    Learner(const Learner&) = delete;
    Learner& operator=(const Learner&) = delete;

    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    /// Goes on by Tab until the widget has the keyboard. \return it has
    [[nodiscard]] bool tabTo(const QWidget* target) {
        constexpr int enough = 60;
        for (int i = 0; i < enough && !target->hasFocus(); ++i)
            key(Qt::Key_Tab);
        return target->hasFocus();
    }
    [[nodiscard]] static QByteArray whereTheKeyboardIs() {
        const QWidget* widget = QApplication::focusWidget();
        return widget == nullptr ? QByteArray("nothing")
                                 : widget->metaObject()->className() + QByteArray(" ") +
                                       widget->property("text").toString().toUtf8();
    }
    /// Answers as far as that is done in the panel, rightly where that can be known.
    [[nodiscard]] bool answer() {
        LessonWalk& walk = *panel.walk();
        const Question& question = walk.step().question;
        QuestionBox* box = panel.page()->question();
        if (question.kind == QuestionKind::predict) {
            QDoubleSpinBox* field = box->prediction()->field();
            if (!field->hasFocus())
                return false; // a step that asks gives the keyboard to what answers
            QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
            const double guess = box->prediction()->bar()->most() / 2;
            QTest::keyClicks(field, field->locale().toString(guess, 'f', field->decimals()));
            key(Qt::Key_Return);
        } else if (question.kind == QuestionKind::choose) {
            const auto right = std::ranges::find(question.choices, walk.right().value(), &OtherPlan::id);
            QAbstractButton* wanted =
                box->choice()->choices()->button(static_cast<int>(right - question.choices.begin()));
            for (std::size_t i = 0; i < question.choices.size() && !wanted->hasFocus(); ++i)
                key(Qt::Key_Down);
            key(panel.walk()->stepIndex() % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
            if (!wanted->isChecked() || !tabTo(box->choice()->button()))
                return false;
            key(Qt::Key_Return);
        } else if (question.kind == QuestionKind::act) {
            LessonPlans plans(catalogue);
            store().change(plans.with(store().scenario(), question.solution), [] { return QString(); });
        }
        return true;
    }

    /// Whoever listens to the page hears the title of the step, its prose and question, and every choice.
    [[nodiscard]] bool isRead(const test::ScreenReader& reader) const {
        const LessonStep& step = panel.walk()->step();
        const StepText& text = inLanguage(step.texts, lesson_text::language());
        bool read = reader.says(QString::fromStdString(text.title));
        for (const auto* part : panel.page()->findChildren<LiveText*>())
            read = read && (part->isHidden() || reader.says(part->toPlainText()));
        if (step.question.kind == QuestionKind::choose)
            for (const QAbstractButton* choice : panel.page()->question()->choice()->choices()->buttons())
                read = read && !choice->accessibleName().isEmpty() && reader.says(choice->accessibleName());
        return read && panel.page()->findChild<LiveText*>() != nullptr;
    }

    LessonsPanel& panel = window.layoutOfPanels().panels().contents<LessonsPanel>();
};

} // namespace

class TestLessonsByKeys : public QObject {
    Q_OBJECT

private slots:
    /// Up and Down, Home and End stay among the lessons.
    void arrowsStayAmongTheLessons() {
        Learner program(QStringLiteral("en"));
        const ContentsPage& contents = *program.panel.contents();
        const std::size_t last = program.panel.walk()->lessons().size() - 1;
        contents.entry(0)->setFocus();
        for (const auto& [key, entry] : {std::pair(Qt::Key_Up, std::size_t{0}),
                                         {Qt::Key_End, last},
                                         {Qt::Key_Down, last},
                                         {Qt::Key_Up, last - 1},
                                         {Qt::Key_Home, 0},
                                         {Qt::Key_Down, 1}}) {
            program.key(key);
            QVERIFY2(contents.entry(entry)->hasFocus(), program.whereTheKeyboardIs());
        }
    }

    void everyLessonCanBeTakenToItsEnd_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyLessonCanBeTakenToItsEnd() {
        QFETCH(QString, language);
        Learner program(language);
        LessonWalk& walk = *program.panel.walk();
        const Scenario own = program.store().scenario();
        program.panel.contents()->entry(0)->setFocus();
        for (std::size_t i = 0; i < walk.lessons().size(); ++i) {
            QVERIFY(program.tabTo(program.panel.contents()->entry(i)));
            program.key(Qt::Key_Return);
            QVERIFY(program.panel.inLesson());
            QCOMPARE(walk.lesson().name, walk.lessons()[i].name);
            const std::size_t steps = walk.lesson().steps.size();
            for (std::size_t step = 0; step < steps; ++step) {
                const QByteArray place = QByteArray::fromStdString(walk.lesson().name) + " step " +
                                         QByteArray::number(int(step) + 1);
                QVERIFY2(walk.stepIndex() == step, place);
                const LessonStep& now = walk.step();
                const std::size_t answers = 2 + otherPlans(now).size() + (now.searched.empty() ? 0 : 1);
                QTRY_VERIFY2_WITH_TIMEOUT(walk.answers().size() >= answers, place, 60'000);
                const test::ScreenReader reader(*program.panel.page());
                QVERIFY2(reader.nameless().isEmpty(), place + ": " + reader.nameless().join(", ").toUtf8());
                QVERIFY2(program.isRead(reader),
                         place + " is not read: " + reader.heard().join("; ").toUtf8());
                QVERIFY2(program.answer(), place + ", the keyboard is at " + program.whereTheKeyboardIs());
                QTRY_VERIFY2(walk.step().question.kind == QuestionKind::none || walk.state().answered, place);
                QVERIFY2(program.tabTo(program.panel.page()->nextButton()), place);
                program.key(Qt::Key_Return);
            }
            QVERIFY(!program.panel.inLesson());
            QCOMPARE(program.store().scenario(), own);
            QCOMPARE(program.panel.progress().done(walk.lessons()[i]), steps);
        }
    }
};

QUADRILLE_TESTS(TestLessonsByKeys)
#include "tst_lessons_by_keys.moc"
