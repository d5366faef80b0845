// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/library_dialog.h"
#include "app/editors/editor_form.h"
#include "app/editors/gpu_editor.h"
#include "app/editors/model_editor.h"
#include "app/panels/plan/plan_panel.h"
#include "app/window/library_controller.h"
#include "core/model/model_json.h"
#include "core/model/parameters.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/chooser/chooser.h"

#include <QCheckBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace quadrille;
using test::Running;

namespace {

/// The window with the editor open.
struct Editing : Running {
    Editing() {
        trigger("edit.model");
        editor = window.findChild<ModelEditor*>();
    }
    NumberField* number(const char* id) const { return editor->findChild<NumberField*>(QLatin1String(id)); }
    /// As a hand does it: the whole text replaced, key after key.
    void type(const char* id, const char* text) const {
        NumberField* field = number(id);
        emit field->visited(); // what the focus would say, which an unfocused window does not get
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
    }
    [[nodiscard]] const ModelSpec& model() { return store().scenario().model; }

    ModelEditor* editor;
};

} // namespace

class TestModelEditor : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-model-editor"); }

    void everyDimensionIsEditedLiveAndComesBackWithUndo() {
        Editing program;
        QVERIFY(program.editor->isVisible());
        QVERIFY(!program.editor->isModal());
        const StoreState before = program.store().state();
        int steps = 0;
        for (const ModelNumber& field : modelNumbers()) {
            if (field.block == ModelBlock::experts || field.block == ModelBlock::latent)
                continue;
            NumberField* spin = program.number(field.id);
            const double value = spin->value();
            emit spin->visited();
            spin->stepUp();
            QVERIFY2(spin->value() > value, field.id);
            ModelDraft draft = draftOf(program.model());
            QVERIFY2(static_cast<double>(field.at(draft)) == spin->value(), field.id);
            ++steps;
            QCOMPARE(program.store().undoStack().index(), steps);
        }
        for (const ModelFlag& field : modelFlags()) {
            if (field.block == ModelBlock::experts)
                continue;
            ModelDraft draft = draftOf(program.model());
            const bool was = field.at(draft);
            program.editor->findChild<QCheckBox*>(QLatin1String(field.id))->click();
            draft = draftOf(program.model());
            QVERIFY2(field.at(draft) != was, field.id);
            ++steps;
        }
        QCOMPARE(program.store().undoStack().index(), steps);
        // What was edited can be kept: its file reads back.
        QVERIFY(modelFromJson(JsonObject(toJson(program.model()), {})) == program.model());
        while (program.store().undoStack().canUndo())
            program.store().undoStack().undo();
        QVERIFY(program.store().state() == before);
        QCOMPARE(program.number("hidden")->value(), static_cast<double>(before.scenario.model.hidden));
    }

    void typingIsOneStepAndTheViewsFollow() {
        Editing program;
        program.type("layers", "64");
        QCOMPARE(program.model().layers, std::int64_t{64});
        QCOMPARE(program.store().undoStack().index(), 1);
        QCOMPARE(program.model().name, std::string("llama-3.1-8b"));
        QVERIFY(program.model().label != "Llama-3.1-8B");
        QVERIFY(!program.model().publishedParameters);
        QCOMPARE(program.store().analysis().scenario().model.layers, std::int64_t{64});
        QVERIFY(program.find<PlanPanel>()->finding().contains(QString::fromStdString(program.model().label)));
        // 32 more layers of Llama-3.1-8B: 2·4096² + 2·4096·1024 of attention, 3·4096·14336 and two norms
        // each.
        const std::int64_t layer = 2LL * 4096 * 4096 + 2LL * 4096 * 1024 + 3LL * 4096 * 14336 + 2LL * 4096;
        QVERIFY2(
            program.editor->differenceText().contains(QLocale().toString(static_cast<qlonglong>(32 * layer))),
            qPrintable(program.editor->differenceText()));
        QVERIFY(program.editor->exactText().contains(QLocale().toString(qlonglong{8030261248 + 32 * layer})));
        program.trigger("edit.undo");
        QCOMPARE(program.model().layers, std::int64_t{32});
        QCOMPARE(program.model().label, std::string("Llama-3.1-8B"));
        QCOMPARE(program.number("layers")->value(), 32.0);
    }

    void headsStayWhatFollowsFromOthers() {
        Editing program;
        program.type("hidden", "8192");
        QCOMPARE(program.model().headDim, std::int64_t{256});
        program.type("heads", "64");
        QCOMPARE(program.model().headDim, std::int64_t{128});
        QCOMPARE(program.model().kvHeads, std::int64_t{8});
        program.type("head-dim", "96");
        program.type("hidden", "4096");
        QCOMPARE(program.model().headDim, std::int64_t{96}); // no longer the quotient
    }

    void whatIsNoModelIsExplainedAndTheLastOneStays() {
        Editing program;
        auto* experts = program.editor->findChild<QGroupBox*>(QStringLiteral("has-experts"));
        QVERIFY(!program.number("top-k")->isEnabled());
        emit experts->clicked(true);
        QVERIFY(program.model().experts.has_value());
        QVERIFY(program.number("top-k")->isEnabled());
        QVERIFY(activeParameterCount(program.model()) < parameterCount(program.model()));
        const ModelSpec last = program.model();
        program.type("top-k", "99");
        QVERIFY2(!program.editor->problem(QStringLiteral("top-k")).isEmpty(), "99 of 8 experts");
        QVERIFY(program.model().experts->topK <= program.model().experts->experts);
        // Another change does not lose what is being typed.
        program.store().set(Dimension::microBatch, 2);
        QCOMPARE(program.number("top-k")->value(), 99.0);
        program.type("experts", "128");
        QCOMPARE(program.model().experts->topK, std::int64_t{99});
        QVERIFY(program.editor->problem(QStringLiteral("top-k")).isEmpty());
        emit experts->clicked(false);
        QVERIFY(!program.model().experts);
        emit experts->clicked(true);
        QCOMPARE(program.model().experts->experts, std::int64_t{128}); // remembered
    }

    void rulesOfThePlanStandAtTheFieldTheyAreAbout() {
        Editing program;
        program.type("heads", "33"); // of groups around 8 key-value heads
        QVERIFY(program.editor->problem(QStringLiteral("kv-heads")).contains(QStringLiteral("33")));
        QVERIFY(!program.store().analysis().runnable());
        program.store().set(Dimension::tensor, 16);
        program.type("heads", "40");
        QVERIFY(program.editor->problem(QStringLiteral("heads")).contains(QStringLiteral("40")));
        program.store().set(Dimension::tensor, 2);
        QVERIFY(program.editor->problem(QStringLiteral("heads")).isEmpty());
        QVERIFY(program.editor->problem(QStringLiteral("kv-heads")).isEmpty());
    }

    void resetGoesBackToTheList() {
        Editing program;
        auto* reset = program.editor->findChild<QPushButton*>(QStringLiteral("reset"));
        QVERIFY(!reset->isEnabled());
        program.type("vocab", "1000");
        QVERIFY(reset->isEnabled());
        reset->click();
        QVERIFY(program.model() == *findModel(program.catalogue.models, "llama-3.1-8b"));
        QVERIFY(!reset->isEnabled());
        program.trigger("edit.undo");
        QCOMPARE(program.model().vocab, std::int64_t{1000});
        // Typing the old number again is the old model again, name and published count included.
        program.type("vocab", "128256");
        QVERIFY(program.model() == *findModel(program.catalogue.models, "llama-3.1-8b"));
    }

    void savedItStandsFirstInTheChooserAndSurvivesTheProgram() {
        {
            Editing program;
            program.type("layers", "48");
            program.editor->findChild<QPushButton*>(QStringLiteral("save"))->click();
            auto* dialog = program.editor->findChild<QDialog*>(QStringLiteral("saveDialog"));
            QVERIFY(dialog != nullptr);
            auto* label = dialog->findChild<QLineEdit*>(QStringLiteral("label"));
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("name"));
            label->clear();
            QTest::keyClicks(label, QStringLiteral("Llama 48"));
            QCOMPARE(name->text(), QStringLiteral("llama-48"));
            name->clear();
            QTest::keyClicks(name, QStringLiteral("llama-3.1-8b"));
            QTest::keyClick(dialog, Qt::Key_Return);
            QVERIFY(dialog->isVisible()); // the catalogue's name is not for taking
            name->clear();
            QTest::keyClicks(name, QStringLiteral("llama-48"));
            QTest::keyClick(dialog, Qt::Key_Return);
            QCOMPARE(program.model().name, std::string("llama-48"));
            QCOMPARE(program.model().label, std::string("Llama 48"));
            QVERIFY(program.errors.isEmpty());
        }
        Running again;
        Chooser* chooser = again.find<PlanPanel>()->modelChooser();
        QCOMPARE(chooser->itemText(0), QStringLiteral("My models"));
        QCOMPARE(chooser->itemText(1), QStringLiteral("Llama 48"));
        again.trigger("file.new");
        again.trigger("edit.library");
        auto* dialog = again.find<LibraryDialog>();
        auto* tree = dialog->findChild<QTreeWidget*>();
        tree->setCurrentItem(tree->topLevelItem(0)->child(0));
        dialog->findChild<QPushButton*>(QStringLiteral("use"))->click();
        QCOMPARE(again.store().scenario().model.layers, std::int64_t{48});
        dialog->findChild<QPushButton*>(QStringLiteral("remove"))->click();
        QVERIFY(again.window.library().library().models().entries().empty());
        QCOMPARE(again.store().scenario().model.layers, std::int64_t{48}); // the session keeps it
    }

    void theGpuIsEditedTheSameWay() {
        Running program;
        program.trigger("edit.gpu");
        auto* editor = program.find<GpuEditor>();
        auto* memory = editor->findChild<NumberField*>(QStringLiteral("memory"));
        emit memory->visited();
        memory->selectAll();
        QTest::keyClicks(memory, QStringLiteral("40"));
        QCOMPARE(program.store().scenario().cluster.gpu.memory, gibibytes(40));
        QCOMPARE(program.store().undoStack().index(), 1);
        auto* node = editor->findChild<NumberField*>(QStringLiteral("gpus-per-node"));
        emit node->visited();
        node->selectAll();
        QTest::keyClicks(node, QStringLiteral("16"));
        QCOMPARE(program.store().scenario().cluster.gpusPerNode, std::int64_t{16});
        auto* fp8 = editor->findChild<NumberField*>(QStringLiteral("fp8"));
        emit fp8->visited();
        fp8->setValue(0);
        QVERIFY(!program.store().scenario().cluster.gpu.fp8);
        editor->findChild<QPushButton*>(QStringLiteral("reset"))->click();
        QVERIFY(program.store().scenario() == newScenario(program.catalogue));
    }

    void aFileThatCouldNotBeReadIsNamedWithoutBlocking() {
        const QString folder = userLibraryFolder() + QStringLiteral("/models");
        QDir().mkpath(folder);
        QFile broken(folder + QStringLiteral("/broken.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
        broken.close();
        Running program;
        auto* button = program.window.findChild<QToolButton*>(QStringLiteral("unreadFiles"));
        QVERIFY(button != nullptr);
        QVERIFY(button->text().contains(QStringLiteral("broken.json")));
        QVERIFY(program.errors.isEmpty());
        QVERIFY(broken.exists());
    }
};

QUADRILLE_TESTS(TestModelEditor)
#include "tst_model_editor.moc"
