// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/log_folder_dialog.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace quadrille;
using test::Running;

namespace {

const QByteArray script =
    "torchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py --tensor-model-parallel-size TP "
    "--global-batch-size 128 --micro-batch-size 1 --seq-length 4096 --bf16\n";
const QByteArray printed =
    " iteration 1/ 9 | elapsed time per iteration (ms): MS | global batch size: 128 |\n"
    " iteration 2/ 9 | elapsed time per iteration (ms): MS | global batch size: 128 |\n";
const QByteArray config =
    R"({"architectures": ["LlamaForCausalLM"], "hidden_act": "silu", "hidden_size": 2048,
"intermediate_size": 8192, "max_position_embeddings": 131072, "model_type": "llama", "num_attention_heads": 32,
"num_hidden_layers": 16, "num_key_value_heads": 8, "tie_word_embeddings": true, "vocab_size": 128256})";

QByteArray with(QByteArray text, const char* word, const char* value) {
    return text.replace(word, value);
}

struct Folder {
    QTemporaryDir dir;

    QString write(const char* name, const QByteArray& text) const {
        const QString file = dir.filePath(QLatin1String(name));
        QDir().mkpath(QFileInfo(file).path());
        QFile target(file);
        if (target.open(QIODevice::WriteOnly))
            target.write(text);
        return file;
    }
    [[nodiscard]] LogFolder read(const Scenario& base, const Catalogue& catalogue) const {
        return readLogFolder({dir.path()}, base, catalogue);
    }
};

const PairedLog* find(const LogFolder& folder, const char* path) {
    const auto found = std::ranges::find(folder.logs, QLatin1String(path), &PairedLog::log);
    return found == folder.logs.end() ? nullptr : &*found;
}

} // namespace

class TestLogFolder : public QObject {
    Q_OBJECT

    const Catalogue m_catalogue = loadCatalogue();
    const Scenario m_base = newScenario(m_catalogue);

private slots:
    void init() { test::isolate("tst-log-folder"); }

    /// Of a log that prints its sizes alone these count, with a configuration and without.
    void aLogPrintsItsSizes() {
        const Folder folder;
        const QByteArray line = "using world size: 16, data-parallel size: 2, context-parallel size: 1, "
                                "tensor-model-parallel size: 4, pipeline-model-parallel size: 2\n";
        folder.write("told/run.log", line + with(printed, "MS", "2000"));
        folder.write("told/train.sh", with(script, "TP", "2"));
        folder.write("alone/run.log", line + with(printed, "MS", "2000"));
        const LogFolder read = folder.read(m_base, m_catalogue);
        for (const char* path : {"told/run.log", "alone/run.log"}) {
            const PairedLog* one = find(read, path);
            QVERIFY2(one != nullptr && one->run && one->saysSizes, path);
            const Scenario ran(one->run->scenario);
            QCOMPARE(ran.cluster.gpus, std::int64_t{16});
            QCOMPARE(ran.plan.tp, std::int64_t{4});
            QCOMPARE(ran.plan.pp, std::int64_t{2});
        }
        QCOMPARE(Scenario(find(read, "told/run.log")->run->scenario).plan.sequence, std::int64_t{4096});
        QCOMPARE(Scenario(find(read, "alone/run.log")->run->scenario).plan.sequence, m_base.plan.sequence);
        QVERIFY(find(read, "alone/run.log")->configurations.isEmpty());
    }

    /// A script that only starts what another file configures goes with that file, and files that a script
    /// names go with it, however the log is called.
    void whatBelongsTogetherGoesTogether() {
        const Folder folder;
        folder.write("lf/run.sh", "export NNODES=4 NPROC_PER_NODE=8\nllamafactory-cli train train.yaml\n");
        folder.write("lf/train.yaml", "model_name_or_path: meta-llama/Llama-3.1-8B\nstage: sft\n"
                                      "finetuning_type: full\nper_device_train_batch_size: 2\nbf16: true\n");
        folder.write("lf/train.log",
                     with(printed, "MS", "2000")); // as the configuration, and not as the script
        folder.write("hf/train.log", with(printed, "MS", "2000"));
        folder.write("hf/train.sh",
                     "deepspeed --num_gpus 8 train.py --model_name_or_path meta-llama/Llama-3.1-8B "
                     "--per_device_train_batch_size 2 --bf16 --deepspeed ds_config.json\n");
        folder.write("hf/ds_config.json", "{\"zero_optimization\": {\"stage\": 3}}");
        folder.write("other/start.sh", "torchrun --nproc_per_node 8 mine.py\n");
        folder.write("other/out.log", with(printed, "MS", "2000"));
        const LogFolder read = folder.read(m_base, m_catalogue);
        const PairedLog* launched = find(read, "lf/train.log");
        QVERIFY(launched != nullptr && launched->run);
        QCOMPARE(Scenario(launched->run->scenario).cluster.gpus, std::int64_t{32});
        const PairedLog* named = find(read, "hf/train.log");
        QVERIFY(named != nullptr && named->run);
        QCOMPARE(Scenario(named->run->scenario).plan.zero, 3);
        // Of a program that nobody knows it says nothing.
        const PairedLog* alone = find(read, "other/out.log");
        QVERIFY(alone != nullptr && alone->run && alone->configurations.isEmpty());
    }

    void aFolderForEachRun() {
        const Folder folder;
        for (const char* tp : {"1", "2", "4"}) {
            const std::string name = std::string("tp") + tp;
            folder.write((name + "/run.log").c_str(), with(printed, "MS", (std::string(tp) + "000").c_str()));
            folder.write((name + "/train.sh").c_str(), with(script, "TP", tp));
        }
        folder.write("config.json", config); // above all of them: each has nearer ones
        folder.write("tp1/checkpoint.pt", "x");
        const LogFolder read = folder.read(m_base, m_catalogue);
        QCOMPARE(read.logs.size(), std::size_t{3});
        for (const int tp : {1, 2, 4}) {
            const PairedLog* one = find(read, qPrintable(QStringLiteral("tp%1/run.log").arg(tp)));
            QVERIFY(one != nullptr && one->run);
            QCOMPARE(one->configurations, QStringList{QStringLiteral("tp%1/train.sh").arg(tp)});
            QCOMPARE(one->run->scenario.plan.tp, std::int64_t{tp});
            QCOMPARE(one->run->scenario.plan.sequence, std::int64_t{4096});
            QCOMPARE(one->run->step->value(), double(tp));
        }
        QCOMPARE(read.left.size(), std::size_t{1}); // the model went with no log
        QVERIFY(read.left.front().field().find("config.json") != std::string::npos);
    }

    void logsGoWithWhatIsCalledLikeThem() {
        const Folder folder;
        folder.write("tp2.sh", with(script, "TP", "2"));
        folder.write("tp2-long.sh", with(script, "TP", "4"));
        folder.write("tp2.log", with(printed, "MS", "2000"));
        folder.write("tp2-long-123.out", with(printed, "MS", "4000"));
        folder.write("tp22.log", with(printed, "MS", "5000")); // not called like tp2
        folder.write("config.json", config);
        const LogFolder read = folder.read(m_base, m_catalogue);
        const PairedLog* one = find(read, "tp2.log");
        const PairedLog* two = find(read, "tp2-long-123.out");
        const PairedLog* three = find(read, "tp22.log");
        QVERIFY(one->run && two->run && three->run);
        QCOMPARE(one->run->scenario.plan.tp, std::int64_t{2});
        QCOMPARE(two->run->scenario.plan.tp, std::int64_t{4});
        QCOMPARE(one->run->scenario.model->layers, std::int64_t{16}); // the model goes with all of them
        QCOMPARE(three->configurations, QStringList{QStringLiteral("config.json")});
        QCOMPARE(three->run->scenario.plan.tp, m_base.plan.tp);
        QVERIFY(read.left.empty());
    }

    /// What a run was started with is said in its own log, and counts more than a script beside it.
    void aLogSaysWhatItRan() {
        const QByteArray block = "--------- arguments ---------\n"
                                 "  tensor_model_parallel_size ............. 4\n"
                                 "  micro_batch_size ....................... 1\n"
                                 "  seq_length ............................. 4096\n"
                                 "  world_size ............................. 8\n"
                                 "  bf16 ................................... True\n"
                                 "------ end of arguments -----\n";
        const Folder folder;
        folder.write("run.log", block + with(printed, "MS", "2000"));
        folder.write("train.sh", with(script, "TP", "2"));
        const LogFolder read = folder.read(m_base, m_catalogue);
        const PairedLog* one = find(read, "run.log");
        QVERIFY(one != nullptr && one->run);
        QCOMPARE(one->configurations, QStringList{QStringLiteral("run.log")});
        QCOMPARE(one->run->scenario.plan.tp, std::int64_t{4});
        QCOMPARE(one->run->scenario.plan.globalBatch, std::int64_t{128}); // of the iterations' lines
        // Pasted, it is read alike.
        Running program;
        auto* panel = program.find<MyClusterPanel>();
        panel->readLog(QString::fromLatin1(block + with(printed, "MS", "2000")));
        QTRY_COMPARE_WITH_TIMEOUT(panel->runsModel().rowCount(), 1, 60'000);
        QVERIFY2(panel->outcome().contains(QLatin1String("TP 4")), qPrintable(panel->outcome()));
        panel->readLog(
            QString::fromLatin1(QByteArray(block).replace("size ............. 4", "size ............. x") +
                                with(printed, "MS", "2000")));
        // What cannot be read is a row that says why.
        QCOMPARE(panel->runsModel().rowCount(), 2);
        QString row;
        for (int column = 0; column < panel->runsModel().columnCount(); ++column)
            row += panel->runsModel().index(1, column).data().toString() + QLatin1Char(' ');
        QVERIFY2(row.contains(QLatin1String("--tensor-model-parallel-size")), qPrintable(row));
    }

    /// What says the machine goes with every log; what nothing says is named, and no step is reckoned from a
    /// batch that nothing says.
    void whatIsAssumedIsSaid() {
        const Folder folder;
        folder.write("a/run.log", with(printed, "MS", "2000"));
        folder.write("a/train.sh",
                     QByteArray(script).replace("--nnodes 1 --nproc_per_node 8 ", "").replace("TP", "1"));
        folder.write("a/hostfile", "worker-1 slots=4\nworker-2 slots=4\n");
        folder.write("a/gpus.txt", "GPU 0: NVIDIA A100-SXM4-80GB (UUID: GPU-1)\n");
        folder.write("b/run.log", "[timer.py:189:stop] 0/10, SamplesPerSec=83.0\n");
        folder.write("c/run.log",
                     with(printed, "MS", "2000") + "torch.OutOfMemoryError: CUDA out of memory.\n");
        folder.write("c/old.log.gz", "x");
        const LogFolder read = folder.read(m_base, m_catalogue);
        const PairedLog* machine = find(read, "a/run.log");
        QVERIFY(machine != nullptr && machine->run);
        QCOMPARE(machine->configurations.size(), 3);
        const Scenario ran(machine->run->scenario);
        QCOMPARE(ran.cluster.gpus, std::int64_t{8});
        QCOMPARE(ran.cluster.gpusPerNode, std::int64_t{4});
        QVERIFY2(ran.cluster.gpu.name.starts_with("a100"), ran.cluster.gpu.name.c_str());
        QVERIFY(std::ranges::find(machine->assumed, "gpu") == machine->assumed.end());
        QVERIFY(std::ranges::find(machine->assumed, "model") != machine->assumed.end());
        const PairedLog* throughput = find(read, "b/run.log");
        QVERIFY(throughput != nullptr && throughput->stepFromAssumedBatch && !throughput->isSound());
        const PairedLog* ended = find(read, "c/run.log");
        QVERIFY(ended != nullptr && ended->ranOutInTheEnd && !ended->run->ranOut());
        QVERIFY(std::ranges::any_of(read.left, [](const InputError& each) {
            return each.field().find("old.log.gz") != std::string::npos;
        }));
    }

    void whatDoesNotGoTogetherIsSaid() {
        const Folder folder;
        folder.write("two/run.log", with(printed, "MS", "2000"));
        folder.write("two/a.sh", with(script, "TP", "2"));
        folder.write("two/b.toml", "[parallelism]\ntensor_parallel_degree = 2\n[training]\nseq_len = 4096\n");
        folder.write("broken/run.log", "nothing of a step\n");
        folder.write("broken/train.sh", with(script, "TP", "2"));
        folder.write("odd/run.log", with(printed, "MS", "2000"));
        folder.write("odd/train.sh", with(script, "TP", "two"));
        folder.write("odd/trainer_state.json", R"({"train_batch_size": 8, "max_steps": 5})");
        folder.write("unfit/run.log", with(printed, "MS", "2000").replace("size: 128", "size: 7"));
        folder.write("unfit/train.sh", with(script, "TP", "1"));
        const LogFolder read = folder.read(m_base, m_catalogue);
        QCOMPARE(read.logs.size(), std::size_t{4});
        for (const PairedLog& each : read.logs) {
            QVERIFY2(!each.run && each.problem, qPrintable(each.log));
            QVERIFY(!each.problem->field().empty());
        }
        QVERIFY(
            QString::fromStdString(find(read, "odd/run.log")->problem->field()).contains("odd/train.sh:1"));
        QCOMPARE(read.left.size(), std::size_t{1});
    }

    void aDroppedFolderIsReviewedAndItsRunsAreAdded() {
        const Folder folder;
        folder.write("a/run.log", with(printed, "MS", "2000"));
        folder.write("a/train.sh", with(script, "TP", "2"));
        folder.write("alone/run.log", with(printed, "MS", "3000"));
        Running program;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(folder.dir.path())});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&program.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&program.window, &dropped);
        QTRY_VERIFY_WITH_TIMEOUT(program.find<LogFolderDialog>() != nullptr &&
                                     !program.find<LogFolderDialog>()->reading(),
                                 60'000);
        auto* dialog = program.find<LogFolderDialog>();
        auto* list = dialog->findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Checked);
        QCOMPARE(list->topLevelItem(1)->checkState(0), Qt::Unchecked); // nothing goes with it
        auto* add = dialog->findChild<QPushButton*>(QStringLiteral("add"));
        // A key marks it, too.
        list->setFocus();
        list->setCurrentItem(list->topLevelItem(1));
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(list->topLevelItem(1)->checkState(0), Qt::Checked);
        QTest::mouseClick(add, Qt::LeftButton);
        auto* panel = program.find<MyClusterPanel>();
        QTRY_COMPARE_WITH_TIMEOUT(panel->runsModel().rowCount(), 2, 60'000);
        QVERIFY2(panel->outcome().contains(QLatin1Char('2')), qPrintable(panel->outcome()));
    }

    void anEmptyFolderAddsNothing() {
        const Folder folder;
        Running program;
        program.find<MyClusterPanel>()->openLogs({folder.dir.path()});
        QTRY_VERIFY_WITH_TIMEOUT(program.find<LogFolderDialog>() != nullptr &&
                                     !program.find<LogFolderDialog>()->reading(),
                                 60'000);
        auto* dialog = program.find<LogFolderDialog>();
        QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("add"))->isEnabled());
        QVERIFY(!dialog->remark().isEmpty());
        delete dialog;
    }
};

QUADRILLE_TESTS(TestLogFolder)
#include "tst_log_folder.moc"
