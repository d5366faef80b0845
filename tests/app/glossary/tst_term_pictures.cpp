// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/example_plans.h"
#include "app/glossary/glossary_dialog.h"
#include "app/glossary/term_formula.h"
#include "app/glossary/term_pictures.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/render/render.h"
#include "core/analysis/analysis.h"
#include "core/check/check.h"
#include "core/glossary/glossary.h"
#include "tests/app/isolation.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/communication/communication_view.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_view.h"

using namespace quadrille;
using test::Running;

namespace {

const Catalogue& catalogue() {
    static const Catalogue all = loadCatalogue();
    return all;
}

/// More than a background: so many colours.
int coloursOf(const QImage& image) {
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            seen.insert(image.pixel(x, y));
    return static_cast<int>(seen.size());
}

QImage painted(const Picture& picture) {
    RenderOptions options;
    options.titled = false;
    return renderImage(picture, {420, 240}, options);
}

} // namespace

class TestTermPictures : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-term-pictures"); }

    void everyTermIsShownBySomething() {
        QStringList none;
        for (const GlossaryEntry& entry : glossary())
            if (!subjectOfTerm(entry.id))
                none << QLatin1String(entry.id);
        QVERIFY2(none.isEmpty(), qPrintable(none.join(u' ')));
        QVERIFY(!subjectOfTerm("no-such-term"));
    }

    /// Also where another degree sends more.
    void theExchangeOfATermIsMarked() {
        Scenario scenario = newScenario(catalogue());
        scenario.plan.tp = 4;
        const TermView view = termPicture({"cp-method", scenario, std::nullopt}, catalogue());
        const auto picture = view.make();
        const auto* shown = dynamic_cast<const CommunicationView*>(picture.get());
        QVERIFY(shown != nullptr);
        QVERIFY(shown->content().busiest() == TrafficKind::tensor);
        QVERIFY(shown->content().selected() == TrafficKind::context);
    }

    /// Of a new plan, and where none runs.
    void everyTermHasAPicture_data() {
        QTest::addColumn<bool>("runs");
        QTest::newRow("a plan") << true;
        QTest::newRow("none") << false;
    }
    void everyTermHasAPicture() {
        QFETCH(bool, runs);
        for (const GlossaryEntry& entry : glossary()) {
            if (subjectOfTerm(entry.id) == TermSubject::truth) // of measured runs
                continue;
            TermQuestion question{entry.id, std::nullopt, std::nullopt};
            if (runs)
                question.plan = newScenario(catalogue());
            const TermView view = termPicture(question, catalogue());
            QVERIFY2(view.make, entry.id);
            QVERIFY2(runs || view.example || subjectOfTerm(entry.id) == TermSubject::sharded, entry.id);
            const auto picture = view.make();
            QVERIFY2(picture != nullptr, entry.id);
            QVERIFY2(!picture->finding().isEmpty(), entry.id);
            QVERIFY2(coloursOf(painted(*picture)) > 8, entry.id);
        }
    }

    /// A degree that the plan has not is shown on one that has it.
    void whatThePlanLacksIsShownElsewhere() {
        Scenario dense = newScenario(catalogue());
        QVERIFY(runnable(dense));
        const TermView experts = termPicture({"ep", dense, std::nullopt}, catalogue());
        QVERIFY(experts.example);
        const auto moe = experts.make();
        QVERIFY2(moe->finding().contains(QStringLiteral("0–26")), qPrintable(moe->finding())); // of 27 layers
        const TermView batch = termPicture({"mbs", dense, std::nullopt}, catalogue());
        QVERIFY(!batch.example);
        const auto own = batch.make();
        QVERIFY2(!own->finding().contains(QStringLiteral("0–26")), qPrintable(own->finding()));
    }

    /// The page's value is the plan's.
    void formulasAreThoseOfThePlan() {
        const Scenario s = newScenario(catalogue());
        const Analysis analysis = analyzeWithoutTimeline(s);
        const QString step = termFormula("step", s);
        QVERIFY2(step.contains(format::value(analysis.performance->step.value(), Unit::seconds)),
                 qPrintable(step));
        const QString replicas = termFormula("dp", s);
        QVERIFY2(replicas.contains(QStringLiteral("= %1").arg(dataParallel(s))), qPrintable(replicas));
        int formulas = 0;
        for (const GlossaryEntry& entry : glossary())
            formulas += termFormula(entry.id, s).isEmpty() ? 0 : 1;
        QVERIFY(formulas >= 40);
    }

    /// A letter that stands in the explanation of another number: of checkpoints in that of goodput.
    void formulasOfLettersAreFound() {
        const Scenario s = newScenario(catalogue());
        const auto begins = [&s](const char* term, const char* letter) {
            const QString formula = termFormula(term, s);
            return formula.contains(QStringLiteral(": <i>%1</i>").arg(QString::fromUtf8(letter)));
        };
        QVERIFY(begins("checkpoint-interval", "τ"));
        QVERIFY(begins("checkpoint-seconds", "δ"));
        QVERIFY(begins("mtbf", "MTBF"));
        QVERIFY(begins("flops", "F"));
        QVERIFY(begins("in-flight", "n"));
        Scenario set = s; // what is set needs no formula
        set.run.checkpointInterval = 600;
        QVERIFY(termFormula("checkpoint-interval", set).isEmpty());
    }

    /// The bubble of the schedule that the term names, whatever the plan's own.
    void formulasOfSchedulesAreTheirOwn() {
        Scenario s = example_plans::pipeline(catalogue(), ScheduleKind::oneForwardOneBackward);
        const QString pipelined = termFormula("pp", s);
        QVERIFY(!pipelined.isEmpty());
        QCOMPARE(termFormula("1f1b", s), pipelined);
        QVERIFY(termFormula("interleaved-1f1b", s) != pipelined);
        const QString split = termFormula("zero-bubble", s);
        QVERIFY(!split.isEmpty() && split != pipelined);
    }

    void theGlossaryShowsThem() {
        Running program;
        program.trigger("help.glossary");
        auto* dialog = program.window.findChild<GlossaryDialog*>();
        QVERIFY(dialog != nullptr);
        for (const char* term : {"gpipe", "capacity-factor", "latency"}) {
            dialog->lookUp(QLatin1String(term));
            QCOMPARE(QString::fromLatin1(dialog->view()->marked()->id), QLatin1String(term));
            QTRY_VERIFY_WITH_TIMEOUT(dialog->view()->hasPicture(), 20'000);
        }
        const QString page = dialog->view()->pageText();
        program.store().set(Dimension::tensor, 8); // the caption tells the plan's numbers
        QTRY_VERIFY_WITH_TIMEOUT(dialog->view()->pageText() != page, 20'000);
    }

    /// A lesson's question is not answered by the plan's picture and formula, until the guess is made.
    void whatIsToBeGuessedIsOfASmallPlan() {
        Running program;
        auto& lessons = program.window.layoutOfPanels().panels().contents<LessonsPanel>();
        lessons.begin(QStringLiteral("pipeline"));
        QVERIFY(lessons.inLesson() && lessons.walk()->hidesTruth());
        program.trigger("help.glossary");
        auto* dialog = program.window.findChild<GlossaryDialog*>();
        dialog->lookUp(QStringLiteral("mbs"));
        const auto ofASmallPlan = [dialog] {
            return dialog->view()->pageText().contains(QStringLiteral("A small plan, not yours"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(ofASmallPlan(), 20'000);
        lessons.walk()->guess(0.5);
        QVERIFY(!lessons.walk()->hidesTruth());
        QTRY_VERIFY_WITH_TIMEOUT(!ofASmallPlan(), 20'000);
        lessons.leaveLesson();
    }
};

QUADRILLE_TESTS(TestTermPictures)
#include "tst_term_pictures.moc"
