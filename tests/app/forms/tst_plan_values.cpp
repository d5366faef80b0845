// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette.h"
#include "app/text_io/scenario_line.h"
#include "app/window/library_controller.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QListWidget>

using namespace quadrille;
using test::Running;

namespace {

/// The palette of a window, as Ctrl+K opens it.
struct Palette : Running {
    QPointer<CommandPalette> palette;

    Palette() { open(); }
    void open() {
        trigger("help.palette");
        palette = window.findChild<CommandPalette*>();
    }
    /// What stands in the list when this is typed.
    [[nodiscard]] QStringList listedFor(const QString& typed) {
        auto* field = palette->findChild<QLineEdit*>();
        field->setText(typed); // QTest has no keys for letters beyond ASCII
        return palette->texts();
    }
    /// Types, takes the first with Enter, and waits until it is done.
    void take(const QString& typed) {
        (void)listedFor(typed);
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(palette.isNull());
        QCoreApplication::processEvents();
    }
    /// A step of undo, and back: nothing but this has changed.
    void isOneStep(const Scenario& before, const Scenario& expected) {
        QVERIFY(store().scenario() == expected);
        QCOMPARE(store().undoStack().count(), 1);
        store().undoStack().undo();
        QVERIFY(store().scenario() == before);
    }
};

} // namespace

class TestPlanValues : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-plan-values"); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void firstAnswers_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        const std::pair<const char*, const char*> rows[] = {
            {"tp 8", "Tensor parallel: 8"},
            {"TP=8", "Tensor parallel: 8"},
            {"8 tp", "Tensor parallel: 8"},
            {"tensor parallel 3", "Tensor parallel: 3"},
            {"cp 2", "Context parallel: 2"},
            {"pp 12", "Pipeline parallel: 12"},
            {"vpp 2", "Virtual stages: 2"},
            {"vp 2", "Virtual stages: 2"},
            {"mbs 4", "Micro-batch: 4"},
            {"gbs 512", "Global batch: 512"},
            {"seq 32k", "Sequence length: 32,768"},
            {"sequence 4096", "Sequence length: 4,096"},
            {"gpus 1024", "GPUs: 1,024"},
            {"1024 gpus", "GPUs: 1,024"},
            {"full recompute", "Recomputation: Full"},
            {"selective", "Recomputation: Selective"},
            {"no such", "Nothing is called “no such”"},
            {"zero 3", "ZeRO stage: 3 · + parameters"},
            {"zero 0", "ZeRO stage: 0 · nothing"},
            {"schedule zb-v", "Schedule: ZB-V"},
            {"schedule zb-h1", "Schedule: ZB-H1"},
            {"schedule dualpipe", "Schedule: DualPipe"},
            {"bf16", "Precision: BF16"},
            {"flash off", "FlashAttention: Off"},
            {"sp on", "Sequence parallel: On"},
            {"paper estimator", "Estimator: Paper, eq. 18"},
            {"deepspeed", "Copy plan as: DeepSpeed"},
            {"framework deepspeed", "Framework: "},
            {"imbalance 1.25", "Expert imbalance: 1.25 ×"},
            {"recompute every 3", "Recompute every n-th layer: 1 in 3"},
            {"balanced", "Layer split: Balanced"},
            {"layer split", "Layer split: "},
            {"ends-count", "Layer split: Ends count as layers"},
            // Commands stay findable, and first where they answer as well.
            {"heatmap", "Go: Heatmap"},
            {"dark", "Theme: Dark"},
            {"thdark", "Theme: Dark"},
            {"pipeline", "Go: Pipeline"},
            {"glossary", "Glossary"},
        };
        for (const auto& [typed, first] : rows)
            QTest::addRow("%s", typed) << QString::fromUtf8(typed) << QString::fromUtf8(first);
    }
    void firstAnswers() {
        QFETCH(const QString, typed);
        QFETCH(const QString, first);
        Palette program;
        const QStringList listed = program.listedFor(typed);
        QVERIFY2(listed.front().startsWith(first), qPrintable(listed.mid(0, 4).join(u'\n')));
        delete program.palette;
    }

    void modelsAndGpusAreFoundByTheirNames() {
        Palette program;
        QStringList models = program.listedFor(QStringLiteral("llama 70b"));
        QVERIFY(models.contains(QStringLiteral("Model: Llama-3.1-70B")));
        for (const QString& text : models)
            if (text.startsWith(QStringLiteral("Model: ")))
                QVERIFY2(text.contains(QStringLiteral("lama")) && text.contains(QStringLiteral("70B")),
                         qPrintable(text));
        QVERIFY(models.front().startsWith(QStringLiteral("Model: ")));
        // The newer first, but for the one that is named.
        QVERIFY(models.indexOf(QStringLiteral("Model: Llama-3.1-70B")) <
                models.indexOf(QStringLiteral("Model: Llama-2-70B")));
        QCOMPARE(program.listedFor(QStringLiteral("llama 2 70b")).front(),
                 QStringLiteral("Model: Llama-2-70B"));
        QCOMPARE(program.listedFor(QStringLiteral("llama 3 70b")).front(),
                 QStringLiteral("Model: Llama-3-70B"));
        // By name and by label every one is there, and first among the models when the whole name is typed.
        for (const ModelSpec& model : program.catalogue.models) {
            const QString expected = QStringLiteral("Model: ") + QString::fromStdString(model.label);
            QVERIFY2(program.listedFor(QString::fromStdString(model.name)).contains(expected),
                     model.name.c_str());
            QVERIFY2(program.listedFor(QString::fromStdString(model.label)).contains(expected),
                     model.label.c_str());
        }
        for (const GpuSpec& gpu : program.catalogue.gpus)
            QVERIFY2(program.listedFor(QString::fromStdString(gpu.name))
                         .contains(QStringLiteral("GPU: ") + QString::fromStdString(gpu.label)),
                     gpu.name.c_str());
        const QStringList gpus = program.listedFor(QStringLiteral("h100"));
        QVERIFY(gpus.size() > 3 && gpus.front().startsWith(QStringLiteral("GPU: H100")));
        delete program.palette;
    }

    void aValueIsOneStepOfUndo() {
        const Scenario start = newScenario(loadCatalogue());
        const auto taken = [](const char* typed, const std::function<Scenario(Scenario)>& change) {
            Palette program;
            const Scenario before = program.store().scenario();
            program.take(QString::fromUtf8(typed));
            program.isOneStep(before, change(before));
        };
        taken("tp 8", [](const Scenario& s) { return with(s, Dimension::tensor, 8); });
        taken("mbs 4", [](const Scenario& s) { return with(s, Dimension::microBatch, 4); });
        taken("vpp 2", [](const Scenario& s) { return with(s, Dimension::virtualStages, 2); });
        taken("seq 32k", [](const Scenario& s) { return with(s, Dimension::sequence, 32768); });
        taken("schedule zb-v", [](const Scenario& s) { return withSchedule(s, ScheduleKind::zeroBubbleV); });
        taken("full recompute", [](Scenario s) {
            s.plan.recompute = Recompute::full;
            return s;
        });
        taken("zero 3", [](Scenario s) {
            s.plan.zero = 3;
            return s;
        });
        taken("flash off", [](Scenario s) {
            s.recipe.flashAttention = false;
            return s;
        });
        taken("llama-3.1-70b", [](Scenario s) {
            s.model = *findModel(loadCatalogue().models, "llama-3.1-70b");
            return s;
        });
        taken("a100-sxm-40gb", [](Scenario s) {
            s.cluster = clusterOf(*findGpu(loadCatalogue().gpus, "a100-sxm-40gb"), s.cluster.gpus);
            return s;
        });
        QVERIFY(start == newScenario(loadCatalogue()));
    }

    void undoSaysWhatWasSet() {
        Palette program;
        program.take(QStringLiteral("full recompute"));
        QCOMPARE(program.store().undoText(), QStringLiteral("Set “Recomputation” to “Full”"));
        program.trigger("language.de");
        QCoreApplication::processEvents();
        QCOMPARE(program.store().undoText(), QStringLiteral("„Neuberechnung“ auf „Voll“ setzen"));
    }

    void whatIsSaysSoAndTakingItChangesNothing() {
        Palette program;
        const std::int64_t tp = program.store().scenario().plan.tp;
        const QStringList listed = program.listedFor(QStringLiteral("tp %1").arg(tp));
        QCOMPARE(listed.front(), QStringLiteral("Tensor parallel: %1").arg(tp));
        auto* list = program.palette->findChild<QListWidget*>();
        QCOMPARE(list->item(0)->data(Qt::UserRole).toString(), QStringLiteral("now"));
        program.take(QStringLiteral("tp %1").arg(tp));
        QCOMPARE(program.store().undoStack().count(), 0);
    }

    void whatTheGpuCannotDoIsListedAndNotTaken() {
        Palette program;
        delete program.palette;
        Scenario next = program.store().scenario();
        next.cluster = clusterOf(*findGpu(program.catalogue.gpus, "a100-sxm-80gb"), 64);
        program.store().replace({next, {}}, false);
        program.open();
        const QStringList listed = program.listedFor(QStringLiteral("fp8"));
        QVERIFY(listed.front().startsWith(QStringLiteral("Precision: FP8")));
        QTest::keyClick(program.palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(!program.palette.isNull() && program.palette->isVisible());
        QVERIFY(program.store().scenario() == next);
        delete program.palette;
    }

    void theNameAloneListsItsStops() {
        Palette program;
        const QStringList listed = program.listedFor(QStringLiteral("tp"));
        for (const std::int64_t stop : stops(program.store().scenario(), Dimension::tensor))
            QVERIFY(listed.contains(QStringLiteral("Tensor parallel: %1").arg(stop)));
        delete program.palette;
    }

    void ownModelsAreFoundToo() {
        Palette program;
        delete program.palette;
        ModelSpec own = program.store().scenario().model;
        own.name = "my-own-brew";
        own.label = "My own brew";
        QVERIFY(program.window.library().library().models().entries().empty());
        program.window.library().library().save(own);
        program.open();
        QCOMPARE(program.listedFor(QStringLiteral("own brew")).front(), QStringLiteral("Model: My own brew"));
        program.take(QStringLiteral("own brew"));
        QCOMPARE(program.store().scenario().model.label, std::string("My own brew"));
    }

    void inOtherLanguagesBothNamesAreUnderstood() {
        Palette program;
        delete program.palette;
        program.trigger("language.de");
        QCoreApplication::processEvents();
        program.open();
        for (const char* typed : {"full recompute", "voll neuberechnung", "neuberechnung voll"})
            QVERIFY2(program.listedFor(QString::fromUtf8(typed))
                         .front()
                         .startsWith(QStringLiteral("Neuberechnung: Voll")),
                     typed);
        QCOMPARE(program.listedFor(QStringLiteral("tp 8")).front(), QStringLiteral("Tensorparallelität: 8"));
        QCOMPARE(program.listedFor(QStringLiteral("tensorparallelität 8")).front(),
                 QStringLiteral("Tensorparallelität: 8"));
        delete program.palette;
    }

    /// Whatever the palette lists for an English name while the window is English, it lists in every other
    /// language, too.
    void whateverIsCalledInEnglishIsFoundInAnyLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("de") << QStringLiteral("de");
        QTest::newRow("ja") << QStringLiteral("ja");
    }
    void whateverIsCalledInEnglishIsFoundInAnyLanguage() {
        QFETCH(const QString, language);
        Palette program;
        delete program.palette;
        program.trigger("language.en");
        program.open();
        QStringList commands;
        for (QAction* action : program.palette->listed())
            commands << Actions::plainText(*action);
        QVERIFY(commands.contains(QStringLiteral("Theme: Dark")));
        delete program.palette;
        program.trigger(qPrintable(QStringLiteral("language.") + language));
        QCoreApplication::processEvents();
        program.open();
        const std::vector<QAction*> all = program.palette->listed();
        QCOMPARE(all.size(), static_cast<std::size_t>(commands.size()));
        for (std::size_t i = 0; i < all.size(); ++i) {
            // Undo and redo have nothing to say yet.
            const QString english = Actions::englishText(*all[i]);
            // A command may go on to say what it is about, as the name that a kept plan will have.
            const QString shown = commands.at(static_cast<qsizetype>(i));
            QVERIFY2(shown == english || shown.startsWith(english + QStringLiteral(": ")), qPrintable(shown));
            (void)program.listedFor(english);
            const auto listed = program.palette->listed();
            QVERIFY2(std::find(listed.begin(), listed.end(), all[i]) != listed.end(), qPrintable(english));
        }
        QCOMPARE(program.listedFor(QStringLiteral("dark")).front(),
                 Actions::plainText(*program.actions("theme.dark")));
        // Values, whose English names are not always their options' names.
        for (const char* typed :
             {"recomputation full", "zero stage optimizer", "layer split lighter ends", "balanced",
              "gradients 4 bytes", "estimator paper", "schedule interleaved overlapped"})
            QVERIFY2(!program.listedFor(QString::fromUtf8(typed)).front().contains(QString::fromUtf8(typed)),
                     typed);
        delete program.palette;
    }
};

QUADRILLE_TESTS(TestPlanValues)
#include "tst_plan_values.moc"
