// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/import_dialog.h"
#include "app/importing/import_drop.h"
#include "app/importing/plan_import_dialog.h"
#include "app/window/library_controller.h"
#include "core/model/parameters.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>

using namespace quadrille;
using test::Running;

namespace {

/// The config.json of Llama-3.1-8B as it is published, without what training does not look at.
const QByteArray llama = R"({"architectures": ["LlamaForCausalLM"], "attention_bias": false,
"hidden_act": "silu", "hidden_size": 4096, "intermediate_size": 14336, "max_position_embeddings": 131072,
"mlp_bias": false, "model_type": "llama", "num_attention_heads": 32, "num_hidden_layers": 32,
"num_key_value_heads": 8, "rms_norm_eps": 1e-05, "tie_word_embeddings": false, "vocab_size": 128256})";

} // namespace

class TestImport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const char* name, const QByteArray& text) const {
        const QString file = m_folder.filePath(QLatin1String(name));
        QDir().mkpath(QFileInfo(file).path());
        QFile target(file);
        if (target.open(QIODevice::WriteOnly))
            target.write(text);
        return file;
    }

    static void drag(QWidget& window, const QString& file, bool drop) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        if (!drop)
            return;
        QDropEvent dropped({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window, &dropped);
        QVERIFY(dropped.isAccepted());
    }

private slots:
    void init() { test::isolate("tst-import"); }

    void aDroppedModelShowsWhatWasReadAndIsUsed() {
        const QString file = write("My-Llama/config.json", llama);
        Running program;
        program.store().set(Dimension::tensor, 4);
        const Scenario before = program.store().scenario();
        drag(program.window, file, true);
        QTRY_VERIFY(program.find<ImportDialog>() != nullptr);
        auto* dialog = program.find<ImportDialog>();
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("count"))
                    ->text()
                    .contains(QLocale().toString(8030261248)));
        QVERIFY(program.store().scenario() == before); // only shown
        dialog->findChild<QPushButton*>(QStringLiteral("use"))->click();
        const ModelSpec& model = program.store().scenario().model;
        QCOMPARE(parameterCount(model), std::int64_t{8030261248});
        QCOMPARE(model.label, std::string("My-Llama"));
        QCOMPARE(model.name, std::string("my-llama"));
        QCOMPARE(program.store().scenario().plan.tp, std::int64_t{4});
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
    }

    void savedToTheLibraryItIsUsedToo() {
        Running program;
        program.window.library().importModel(write("Kept/config.json", llama));
        auto* dialog = program.find<ImportDialog>();
        dialog->findChild<QPushButton*>(QStringLiteral("save"))->click();
        auto* save = dialog->findChild<QDialog*>(QStringLiteral("saveDialog"));
        QTest::keyClick(save, Qt::Key_Return);
        QVERIFY(program.window.library().library().models().find("kept") != nullptr);
        QCOMPARE(program.store().scenario().model.name, std::string("kept"));
        QVERIFY(!dialog->isVisible());
    }

    void assumptionsAreListed() {
        ModelImport imported{newScenario(loadCatalogue()).model,
                             {{"first %1", {std::int64_t{7}}}, {"second", {}}},
                             QStringLiteral("config.json")};
        const ImportDialog dialog(imported, nullptr);
        QCOMPARE(dialog.assumptions(), (QStringList{QStringLiteral("first 7"), QStringLiteral("second")}));
        const auto* shown = dialog.findChild<QLabel*>(QStringLiteral("assumptions"));
        QVERIFY(shown != nullptr && shown->text().contains(QStringLiteral("first 7")));
        imported.assumptions.clear();
        QVERIFY(ImportDialog(imported, nullptr).findChild<QLabel*>(QStringLiteral("assumptions")) == nullptr);
    }

    void aDragShowsWhatItWouldDo() {
        Running program;
        auto* drop = program.find<ImportDrop>();
        QVERIFY(drop->invitation().isEmpty());
        drag(program.window, write("x/config.json", llama), false);
        QVERIFY(drop->isVisible());
        QCOMPARE(drop->geometry(), program.window.rect());
        const QString model = drop->invitation();
        QVERIFY(model.contains(QStringLiteral("config.json")));
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(&program.window, &leave);
        QVERIFY(drop->invitation().isEmpty());
        // A session is one whatever it is called.
        const QByteArray session = toBytes({newScenario(program.catalogue), {}, {}});
        drag(program.window, write("session.json", session), false);
        QVERIFY(drop->invitation() != model && !drop->invitation().isEmpty());
        QMimeData text;
        text.setText(QStringLiteral("no file"));
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &text, Qt::LeftButton, {});
        enter.setAccepted(false);
        QCoreApplication::sendEvent(&program.window, &enter);
        QVERIFY(!enter.isAccepted());
    }

    /// `quadrille train.sh config.json` is what dropping them would be.
    void filesThatItIsStartedWithAreTaken() {
        const QString script =
            write("Start/train.sh", "torchrun pretrain_gpt.py --tensor-model-parallel-size 4\n");
        const QString config = write("Start/config.json", llama);
        Running program({script, config});
        QVERIFY(program.find<PlanImportDialog>() == nullptr);
        program.window.appear();
        QTRY_VERIFY(program.find<PlanImportDialog>() != nullptr);
        auto* dialog = program.find<PlanImportDialog>();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->reading() && dialog->review() != nullptr, 60'000);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("import")), Qt::LeftButton);
        QCOMPARE(program.store().scenario().plan.tp, std::int64_t{4});
        QCOMPARE(program.store().scenario().model.layers, std::int64_t{32});
        QVERIFY(program.errors.isEmpty());
    }

    void whatCannotBeImportedIsSaidAndChangesNothing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("no JSON") << QByteArray("{") << QStringLiteral("JSON");
        QByteArray missing = llama;
        missing.replace("\"num_hidden_layers\": 32,", "");
        QTest::newRow("missing key") << missing << QStringLiteral("num_hidden_layers");
        QByteArray wrong = llama;
        wrong.replace("\"hidden_size\": 4096", "\"hidden_size\": \"wide\"");
        QTest::newRow("wrong type") << wrong << QStringLiteral("hidden_size");
        QTest::newRow("deep") << QByteArray(900'000, '[') << QStringLiteral("JSON");
        QTest::newRow("too large") << QByteArray(2 << 20, ' ')
                                   << QLocale().toString(qlonglong{largestModelFile});
    }
    void whatCannotBeImportedIsSaidAndChangesNothing() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, says);
        Running program;
        const StoreState before = program.store().state();
        program.window.library().importModel(write("bad.json", text));
        QCOMPARE(program.errors.size(), 1);
        QVERIFY2(program.errors.front().contains(says), qPrintable(program.errors.front()));
        QVERIFY(program.errors.front().contains(QStringLiteral("bad.json")));
        QVERIFY(program.find<ImportDialog>() == nullptr);
        QVERIFY(program.store().state() == before);
    }

    void theCommandLineImportsWithoutSpoilingItsJson() {
        const QString file = write("Cli/config.json", llama);
        const auto run = test::startCli({"estimate", "--model-config", file, "--json"});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QCOMPARE(run.json()["scenario"]["layers"].get<int>(), 32);
        QByteArray missing = llama;
        missing.replace("\"hidden_size\": 4096,", "");
        const auto bad =
            test::startCli({"estimate", "--model-config", write("Cli/bad.json", missing), "--json"});
        QCOMPARE(bad.exitCode, 2);
        QVERIFY(bad.saysOneLine() && test::saysTheSameAsJson(bad));
        QVERIFY(bad.err.contains(QStringLiteral("hidden_size")));
    }

    void whatAFileLeavesOutIsSaid() {
        QByteArray text = llama;
        text.replace("\"llama\"", "\"novel\"");
        text.replace("\"num_key_value_heads\": 8,", "");
        const QString file = write("Novel/config.json", text);
        const auto run = test::startCli({"estimate", "--model-config", file, "--json"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.json()["scenario"]["layers"].get<int>(), 32); // notes stay out of the JSON
        QVERIFY(run.err.startsWith(QStringLiteral("note: ")));
        QVERIFY(run.err.contains(QStringLiteral("“novel”")));
        QVERIFY(run.err.contains(QStringLiteral("“num_key_value_heads” is not given; 32 is taken.")));
        const auto quiet =
            test::startCli({"estimate", "--model-config", write("Q/config.json", llama), "--json"});
        QVERIFY2(quiet.err.isEmpty(), qPrintable(quiet.err));
        Running program;
        program.window.library().importModel(file);
        const auto* dialog = program.find<ImportDialog>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->assumptions().size(), 3); // the family, its key and value heads, the size of a head
        QVERIFY(dialog->assumptions().front().contains(QStringLiteral("novel")));
    }
};

QUADRILLE_TESTS(TestImport)
#include "tst_import.moc"
