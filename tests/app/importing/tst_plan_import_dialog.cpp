// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette.h"
#include "app/dialogs/import_dialog.h"
#include "app/importing/file_kind.h"
#include "app/importing/import_drop.h"
#include "app/importing/import_sources.h"
#include "app/importing/notes_view.h"
#include "app/importing/plan_import_dialog.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/window/configuration_controller.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/row_table.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

using namespace quadrille;
using test::Running;

namespace {

const QByteArray scriptText = R"(#!/bin/bash
# a launch scriptText of Megatron-LM
TP=4
torchrun --nnodes 8 --nproc_per_node 8 pretrain_gpt.py \
    --tensor-model-parallel-size $TP \
    --pipeline-model-parallel-size 2 \
    --sequence-parallel \
    --use-distributed-optimizer \
    --global-batch-size 256 \
    --micro-batch-size 2 \
    --seq-length 4096 \
    --lr 1e-4 \
    --bf16
)";

const QByteArray configText =
    R"({"architectures": ["LlamaForCausalLM"], "hidden_act": "silu", "hidden_size": 2048,
"intermediate_size": 8192, "max_position_embeddings": 131072, "model_type": "llama", "num_attention_heads": 32,
"num_hidden_layers": 16, "num_key_value_heads": 8, "tie_word_embeddings": true, "vocab_size": 128256})";

void sendDrop(QWidget& place, const QStringList& files) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files)
        urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&place, &enter);
    QDropEvent dropped({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&place, &dropped);
}

/// The dialog once it has read what it was given.
PlanImportDialog* answered(Running& program) {
    PlanImportDialog* dialog = nullptr;
    (void)QTest::qWaitFor(
        [&] {
            dialog = program.find<PlanImportDialog>();
            return dialog != nullptr && !dialog->reading();
        },
        60'000);
    return dialog;
}

void click(QDialog& dialog, const char* button) {
    QTest::mouseClick(dialog.findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
}

} // namespace

class TestPlanImportDialog : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const char* name, const QByteArray& text) const {
        const QString file = m_folder.filePath(QLatin1String(name));
        QFile target(file);
        if (target.open(QIODevice::WriteOnly))
            target.write(text);
        return file;
    }

private slots:
    void init() { test::isolate("tst-plan-import-dialog"); }

    void aDroppedScriptIsReviewedAndImportedInOneStep() {
        Running program;
        const Scenario before = program.store().scenario();
        sendDrop(program.window, {write("train.sh", scriptText)});
        PlanImportDialog* dialog = answered(program);
        QVERIFY(dialog != nullptr && dialog->review() != nullptr);
        QVERIFY(program.store().scenario() == before); // only shown
        // What each line says, as the script counts them.
        const auto& understood = dialog->review()->plan.understood;
        const auto tensor = std::ranges::find(understood, "tp", &frameworks::ImportNote::setting);
        QVERIFY(tensor != understood.end());
        QCOMPARE(tensor->line, std::size_t{5});
        QCOMPARE(tensor->result, std::string("4"));
        QVERIFY(std::ranges::any_of(dialog->review()->plan.ignored,
                                    [](const auto& note) { return note.key == "--lr"; }));
        click(*dialog, "import");
        const Scenario& after = program.store().scenario();
        QCOMPARE(after.plan.tp, std::int64_t{4});
        QCOMPARE(after.plan.pp, std::int64_t{2});
        QCOMPARE(after.plan.globalBatch, std::int64_t{256});
        QCOMPARE(after.plan.sequence, std::int64_t{4096});
        QCOMPARE(after.cluster.gpus, std::int64_t{64});
        QVERIFY(program.actions("edit.undo")->text().contains(QStringLiteral("Megatron-LM")));
        program.trigger("edit.undo");
        QVERIFY(program.store().scenario() == before);
    }

    /// A file that could not be read is read again when it is given again.
    void aMendedFileIsReadAgain() {
        Running program;
        sendDrop(program.window, {write("mended.sh", "echo nothing\n")});
        PlanImportDialog* dialog = answered(program);
        QVERIFY(dialog != nullptr && dialog->review() == nullptr);
        QVERIFY(dialog->remark().startsWith(u'✕'));
        dialog->sources().addFiles({write("mended.sh", scriptText)});
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->reading(), 60'000);
        QVERIFY2(dialog->review() != nullptr, qPrintable(dialog->remark()));
        QVERIFY(!dialog->remark().startsWith(u'✕'));
        QCOMPARE(dialog->review()->plan.files.size(), std::size_t{1});
        QCOMPARE(dialog->review()->plan.scenario.plan.tp, std::int64_t{4});
    }

    /// The table of a benchmark says no plan, but teaches a profile: it is taken where that is shown.
    void aBenchmarkGoesToMyCluster_data() {
        QTest::addColumn<bool>("pasted");
        QTest::newRow("dropped") << false;
        QTest::newRow("pasted") << true;
    }
    void aBenchmarkGoesToMyCluster() {
        QFETCH(bool, pasted);
        Running program;
        const double peak = program.store().scenario().cluster.gpu.bf16.value();
        const QByteArray table = "m,n,k,dtype,ms\n8192,8192,8192,bf16," +
                                 QByteArray::number(2e3 * 8192.0 * 8192.0 * 8192.0 / (0.6 * peak)) + "\n";
        if (pasted) {
            QGuiApplication::clipboard()->setText(QString::fromLatin1(table));
            program.trigger("edit.paste");
        } else {
            const QString file = write("products.txt", table);
            QCOMPARE(kindOf(file), FileKind::benchmark);
            sendDrop(program.window, {file});
        }
        auto* panel = program.find<MyClusterPanel>();
        QTRY_VERIFY_WITH_TIMEOUT(panel->newProfile().has_value(), 60'000);
        QVERIFY(panel->isVisible() && program.find<PlanImportDialog>() == nullptr);
    }

    void severalFilesMakeOnePlan() {
        Running program;
        sendDrop(program.window, {write("several.sh", scriptText), write("config.json", configText)});
        PlanImportDialog* dialog = answered(program);
        QVERIFY(dialog != nullptr && dialog->review() != nullptr);
        QCOMPARE(dialog->review()->plan.files.size(), std::size_t{2});
        click(*dialog, "import");
        QCOMPARE(program.store().scenario().model.layers, std::int64_t{16});
        QCOMPARE(program.store().scenario().plan.tp, std::int64_t{4});
        QVERIFY(!program.store().scenario().model.name.empty()); // so that it can be saved and compared
    }

    void aModelAloneIsImportedAsBefore() {
        Running program;
        sendDrop(program.window, {write("config.json", configText)});
        QTRY_VERIFY_WITH_TIMEOUT(program.find<ImportDialog>() != nullptr, 60'000);
        QVERIFY(program.find<PlanImportDialog>() == nullptr);
    }

    void runsAndSessionsGoWhereTheyWent() {
        Running program;
        const QString log = write("run.log", " iteration 1/ 9 | elapsed time per iteration (ms): 900.0 |");
        QCOMPARE(kindOf(log), FileKind::runs);
        QCOMPARE(kindOf(write("a.csv", "x")), FileKind::runs);
        // A log whatever it is called, and a configuration likewise.
        QCOMPARE(kindOf(write("slurm-1.out", " iteration 1/ 9 | elapsed time per iteration (ms): 900.0 |")),
                 FileKind::runs);
        QCOMPARE(kindOf(write("options.txt", scriptText)), FileKind::configuration);
        QCOMPARE(kindOf(write("ds.json", R"({"zero_optimization": {"stage": 2}})")), FileKind::configuration);
        QCOMPARE(kindOf(write("own.json", configText)), FileKind::model);
        QCOMPARE(kindOf(write("odd.json", "{")), FileKind::model); // which says what is wrong
        QCOMPARE(kindOf(write("odd.bin", QByteArray("\0\1\2", 3))), FileKind::session);
        QCOMPARE(kindOf(write("session.json", toBytes({newScenario(program.catalogue), {}, {}}))),
                 FileKind::session);
        sendDrop(program.window, {log, log});
        QTRY_COMPARE_WITH_TIMEOUT(program.find<MyClusterPanel>()->runsModel().rowCount(), 2, 60'000);
        // What does not belong together is not taken.
        sendDrop(program.window, {log, write("a.quadrille", "{}")});
        QCoreApplication::processEvents();
        QVERIFY(program.find<PlanImportDialog>() == nullptr);
    }

    void pastedTextIsFoundByNameAndCanBeEdited() {
        Running program;
        QGuiApplication::clipboard()->setText(QString::fromUtf8(scriptText));
        program.trigger("help.palette");
        auto* palette = program.find<CommandPalette>();
        auto* field = palette->findChild<QLineEdit*>();
        QTest::keyClicks(field, QStringLiteral("paste conf"));
        QCOMPARE(palette->listed().front()->objectName(), QStringLiteral("edit.paste"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(program.find<PlanImportDialog>() != nullptr, 60'000);
        PlanImportDialog* dialog = answered(program);
        QVERIFY(dialog != nullptr && dialog->review() != nullptr);
        QCOMPARE(dialog->review()->plan.scenario.plan.tp, std::int64_t{4});
        // Typing in the text reads it again.
        auto* text = dialog->findChild<QPlainTextEdit*>(QStringLiteral("text"));
        QVERIFY(!text->isReadOnly());
        QTextCursor cursor = text->document()->find(QStringLiteral("TP=4"));
        QVERIFY(!cursor.isNull());
        cursor.setPosition(cursor.selectionEnd());
        text->setTextCursor(cursor);
        QTest::keyClick(text, Qt::Key_Backspace);
        QTest::keyClick(text, Qt::Key_8);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->reading() && dialog->review() != nullptr, 60'000);
        QCOMPARE(dialog->review()->plan.scenario.plan.tp, std::int64_t{8});
        delete dialog;
    }

    void whatIsWrongIsSaidWithItsLineAndChangesNothing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("says");
        QByteArray wrong = scriptText;
        wrong.replace("--micro-batch-size 2", "--micro-batch-size two");
        QTest::newRow("no number") << wrong
                                   << QStringList{QStringLiteral("bad.sh:10"),
                                                  QStringLiteral("micro-batch-size")};
        QTest::newRow("nobody's") << QByteArray("echo hello\n")
                                  << QStringList{QStringLiteral("bad.sh"), QStringLiteral("Read as")};
        QTest::newRow("cut off") << QByteArray("x='\n") << QStringList{QStringLiteral("bad.sh")};
        QTest::newRow("not UTF-8") << QByteArray("--tp \xff") << QStringList{QStringLiteral("UTF-8")};
        QTest::newRow("too large") << QByteArray(2 << 20, ' ') << QStringList{QStringLiteral("bad.sh")};
        QTest::newRow("nothing") << QByteArray() << QStringList{QStringLiteral("bad.sh")};
    }
    void whatIsWrongIsSaidWithItsLineAndChangesNothing() {
        QFETCH(const QByteArray, text);
        QFETCH(const QStringList, says);
        Running program;
        const StoreState before = program.store().state();
        program.window.configurations().importFiles({write("bad.sh", text)});
        PlanImportDialog* dialog = answered(program);
        QVERIFY(dialog != nullptr && dialog->review() == nullptr);
        for (const QString& word : says)
            QVERIFY2(dialog->remark().contains(word), qPrintable(dialog->remark()));
        QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("import"))->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(program.store().state() == before);
    }

    void whoseItIsCanBeSaid() {
        Running program;
        // Keys that several formats know, and one that only nanotron has.
        program.window.configurations().importText(
            QStringLiteral("parallelism:\n  tp: 2\n  pp: 1\n  dp: 4\n"));
        PlanImportDialog* dialog = answered(program);
        QVERIFY(dialog->review() != nullptr);
        auto* format = dialog->findChild<QComboBox*>(QStringLiteral("format"));
        format->setCurrentIndex(format->findData(QStringLiteral("torchtitan")));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->reading(), 60'000);
        QVERIFY(dialog->review() == nullptr);
        QVERIFY2(dialog->remark().contains(QStringLiteral("nanotron")), qPrintable(dialog->remark()));
        format->setCurrentIndex(format->findData(QStringLiteral("nanotron")));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->reading() && dialog->review() != nullptr, 60'000);
        QCOMPARE(dialog->review()->plan.scenario.plan.tp, std::int64_t{2});
        delete dialog;
    }

    void buttonsHideKindsAndARowShowsItsLine() {
        Running program;
        program.window.configurations().importFiles({write("train.sh", scriptText)});
        PlanImportDialog* dialog = answered(program);
        QVERIFY(dialog != nullptr && dialog->review() != nullptr);
        NotesView& notes = dialog->notes();
        const frameworks::ImportedPlan& plan = dialog->review()->plan;
        const std::size_t all =
            plan.understood.size() + plan.assumed.size() + plan.ignored.size() + plan.defaults.size();
        QCOMPARE(static_cast<std::size_t>(notes.notes().rowCount()), all);
        QTest::mouseClick(&notes.filter(NoteKind::left), Qt::LeftButton);
        QCOMPARE(static_cast<std::size_t>(notes.notes().rowCount()), all - plan.defaults.size());
        QVERIFY(notes.filter(NoteKind::understood).text().contains(QString::number(plan.understood.size())));
        // The third understood key stands where its note says.
        RowTable& table = notes.table();
        table.setCurrentIndex(table.model()->index(2, 0));
        const std::size_t line = plan.understood.at(2).line;
        const auto* text = dialog->findChild<QPlainTextEdit*>(QStringLiteral("text"));
        QVERIFY(line > 0);
        QCOMPARE(static_cast<std::size_t>(text->textCursor().blockNumber() + 1), line);
        delete dialog;
    }

    void filesAreAddedDroppedAndTakenAway() {
        Running program;
        program.window.configurations().importFiles({write("train.sh", scriptText)});
        PlanImportDialog* dialog = answered(program);
        QVERIFY(dialog != nullptr && dialog->review() != nullptr);
        sendDrop(dialog->sources(), {write("config.json", configText)});
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->reading() && dialog->review() != nullptr, 60'000);
        QCOMPARE(dialog->review()->plan.scenario.model.layers, std::int64_t{16});
        // The one added last is marked.
        click(*dialog, "remove");
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->reading() && dialog->review() != nullptr, 60'000);
        QVERIFY(dialog->review()->plan.scenario.model.layers == program.store().scenario().model.layers);
        click(*dialog, "remove");
        QVERIFY(dialog->review() == nullptr && !dialog->remark().startsWith(u'✕'));
        delete dialog;
    }
};

QUADRILLE_TESTS(TestPlanImportDialog)
#include "tst_plan_import_dialog.moc"
