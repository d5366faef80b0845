// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

/// Scripts that run each other.
class TestScriptsTogether : public QObject {
    Q_OBJECT

private slots:
    /// A script that another one runs gets its variables, its words and what sbatch hands over, and its lines
    /// are told as its own.
    void scriptsAreRunByOthers_data() {
        QTest::addColumn<QString>("launch");
        QTest::addColumn<int>("gpus");
        QTest::newRow("sbatch") << "sbatch --nodes=4 --export=ALL,PP=2 train.slurm $TP" << 32;
        QTest::newRow("sbatch, its own nodes") << "PP=2 sbatch -p big jobs/train.slurm 4" << 16;
        QTest::newRow("by name") << "export PP=2\n./train.slurm $TP" << 16;
        QTest::newRow("a shell") << "export PP=2\nbash -x ./train.slurm \"$TP\" more" << 16;
        QTest::newRow("srun and a shell") << "set -a\nPP=2\nsrun --exclusive bash $DIR/train.slurm $TP" << 16;
        QTest::newRow("env") << "env PP=2 OMP_NUM_THREADS=1 bash train.slurm $TP" << 16;
        QTest::newRow("names alone") << "declare -x PP=2 X=9\nsbatch --export=PP -p x train.slurm $TP" << 16;
        QTest::newRow("in a function") << "go() { PP=2 bash train.slurm $1; }\ngo $TP" << 16;
        QTest::newRow("in a loop over one")
            << "export PP=2\nfor size in $TP; do sbatch train.slurm $size; done" << 16;
    }
    void scriptsAreRunByOthers() {
        QFETCH(const QString, launch);
        QFETCH(const int, gpus);
        const bool isJob = launch.contains("sbatch");
        const std::string job = "#SBATCH --nodes=2\n#SBATCH --gpus-per-node=8\nPP=${PP:-1}\nTP=$1\n";
        const SourceText main{"main.sh", "TP=4\n" + launch.toStdString() + "\nTP=2\n"};
        const SourceText train{"train.slurm",
                               job + (isJob ? "srun " : "torchrun --nnodes 2 --nproc_per_node 8 ") +
                                   "pretrain_gpt.py --tensor-model-parallel-size $TP "
                                   "--pipeline-model-parallel-size $PP " +
                                   sizes + "\n"};
        for (const auto& texts :
             {std::vector<SourceText>{main, train}, std::vector<SourceText>{train, main}}) {
            const ImportedPlan plan = together(texts);
            QCOMPARE(plan.scenario.plan.tp, std::int64_t{4});
            QCOMPARE(plan.scenario.plan.pp, std::int64_t{2});
            QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{gpus});
            const auto layers = std::ranges::find(plan.understood, "--num-layers", &ImportNote::key);
            QVERIFY(layers != plan.understood.end());
            QCOMPARE(layers->file, std::string("train.slurm"));
            QCOMPARE(layers->line, std::size_t{5});
            QCOMPARE(plan.files.size(), std::size_t{2});
        }
    }

    /// What a shell does not hand on, a script that it runs does not have.
    void whatIsNotHandedOn_data() {
        QTest::addColumn<QString>("launch");
        QTest::newRow("not exported") << "TP=8\nbash train.sh";
        QTest::newRow("none of them") << "export TP=8\nsbatch --export=NONE train.sh";
        QTest::newRow("others") << "export TP=8\nsbatch --export=PP,X=1 train.sh";
        QTest::newRow("for one command") << "TP=8 bash train.sh\nbash train.sh";
        QTest::newRow("no longer") << "export TP=8\nunset TP\nbash train.sh";
    }
    void whatIsNotHandedOn() {
        QFETCH(const QString, launch);
        const ImportedPlan plan = together(
            {{"main.sh", launch.toStdString() + "\n"},
             {"train.sh", "run pretrain_gpt.py --tensor-model-parallel-size ${TP:-2} " + sizes + "\n"}});
        QCOMPARE(plan.scenario.plan.tp, std::int64_t{2});
    }

    void theirPartsKeepTheirPlaces() {
        // A configuration that a script writes which another runs.
        const std::string writes = "cat > ds.json <<EOF\n{\"zero_optimization\": {\"stage\": 3},\n"
                                   "\"train_micro_batch_size_per_gpu\": 2}\nEOF\n"
                                   "deepspeed --num_gpus 8 train.py --deepspeed ds.json\n";
        const ImportedPlan written = together({{"main.sh", "bash train.sh\n"}, {"train.sh", writes}});
        QCOMPARE(written.scenario.plan.zero, 3);
        QVERIFY(std::ranges::none_of(written.ignored, [](const ImportNote& note) {
            return english(note.reason).find("says it again") != std::string::npos;
        }));
        QCOMPARE(std::ranges::count(written.files, std::string("script"), &ImportedFile::format), 1);
        // Sizes that stand in variables of its own; a function of a third that starts it.
        const ImportedPlan sized =
            together({{"main.sh", "source lib.sh\n\ngo\n"},
                      {"lib.sh", "go() { bash train.sh; }\n"},
                      {"train.sh", "NNODES=4\nGPUS_PER_NODE=8\npython pretrain_gpt.py " + sizes + "\n"}});
        QCOMPARE(sized.scenario.cluster.gpus, std::int64_t{32});
        const auto layers = std::ranges::find(sized.understood, "--num-layers", &ImportNote::key);
        QVERIFY(layers != sized.understood.end() && layers->file == "train.sh" && layers->line == 3);
        // What is not known stays so.
        const ImportedPlan unknown = together(
            {{"main.sh", "sbatch --export=ALL,TP=$X train.sh\n"},
             {"train.sh", "run pretrain_gpt.py --tensor-model-parallel-size ${TP} " + sizes + "\n"}});
        QVERIFY(mentions(unknown.assumed, "tp"));
    }

    /// Not every word that ends so is a script that is run.
    void whatOnlyLooksLikeAScript() {
        const SourceText setup{"setup.sh", "TP=9\n"};
        const ImportedPlan hook =
            together({{"main.sh", "source setup.sh\nmpirun -np 8 python pretrain_gpt.py --hook setup.sh "
                                  "--tensor-model-parallel-size 4 " +
                                      sizes + "\n"},
                      setup});
        QCOMPARE(hook.scenario.plan.tp, std::int64_t{4});
        const ImportedPlan text = together(
            {{"main.sh", "bash -c \"export TP=8; ./train.sh\"\n"},
             {"train.sh", "run pretrain_gpt.py --tensor-model-parallel-size ${TP:-1} " + sizes + "\n"}});
        QCOMPARE(text.scenario.plan.tp, std::int64_t{8});
        const ImportedPlan job =
            together({{"main.sh", "source setup.sh\nsbatch --output setup.sh --parsable train.sh\n"},
                      setup,
                      {"train.sh", "run pretrain_gpt.py --tensor-model-parallel-size 2 " + sizes + "\n"}});
        QCOMPARE(job.scenario.plan.tp, std::int64_t{2});
    }

    /// A loop over a script's arguments is followed where these are known.
    void argumentsAreTakenOneByOne() {
        const std::string train = "TP=8\nPP=1\nGBS=64\nCP=1\n"
                                  "while [[ $# -gt 0 ]]; do\n  case \"$1\" in\n"
                                  "    --tp) TP=\"$2\"; shift 2 ;;\n"
                                  "    --pp=*) PP=\"${1#*=}\"; shift ;;\n"
                                  "    --) shift; break ;;\n"
                                  "    --gbs) shift; GBS=$1; shift; continue; GBS=1 ;;\n"
                                  "    *) shift ;;\n  esac\ndone && CP=$1\n"
                                  "torchrun --nproc_per_node 8 --nnodes 4 pretrain_gpt.py "
                                  "--tensor-model-parallel-size $TP --pipeline-model-parallel-size $PP "
                                  "--context-parallel-size $CP --global-batch-size $GBS " +
                                  sizes + "\n";
        const ImportedPlan known = together(
            {{"go.sh", "bash train.sh --quiet --pp=4 --gbs 96 --tp 2 -- 2 --tp 16\n"}, {"train.sh", train}});
        QCOMPARE(known.scenario.plan.tp, std::int64_t{2});
        QCOMPARE(known.scenario.plan.pp, std::int64_t{4});
        QCOMPARE(known.scenario.plan.cp, std::int64_t{2});
        QCOMPARE(known.scenario.plan.globalBatch, std::int64_t{96});
        QVERIFY(!mentions(known.ignored, "while"));
        QVERIFY(!mentions(known.ignored, "case"));
        // What stands on the loop's own line stands there once.
        const ImportedPlan documents =
            together({{"go.sh", "bash train.sh 1 2 3\n"},
                      {"train.sh", "cat > ds.txt <<EOF; while [ $# -gt 0 ]; do shift; done; TP=2\n"
                                   "run --tensor-model-parallel-size 8\nEOF\n"
                                   "run pretrain_gpt.py --tensor-model-parallel-size $TP " +
                                       sizes + "\n"}});
        QCOMPARE(documents.scenario.plan.tp, std::int64_t{2});
        const ImportedPlan left = together(
            {{"go.sh", "bash train.sh --tp 4 -- --tp 8\n"},
             {"train.sh",
              "while [ $# -gt 0 ]; do for x in 1; do case $1 in --) break 2;; --tp) TP=$2;; -\\?) exit;; "
              "esac; done; shift; done\nrun pretrain_gpt.py --tensor-model-parallel-size $TP " +
                  sizes + "\n"}});
        QCOMPARE(left.scenario.plan.tp, std::int64_t{4});
        // Of a script alone they are not known, and what it says itself stands.
        const ImportedPlan alone = together({{"train.sh", train}});
        QCOMPARE(alone.scenario.plan.tp, std::int64_t{8});
        QVERIFY(mentions(alone.ignored, "while"));
        // One that never ends does.
        const ImportedPlan endless =
            together({{"go.sh", "bash train.sh 1\n"},
                      {"train.sh", "while true; do shift 0; X=3; done\nuntil [ $# -eq 5 ]; do shift 0; done\n"
                                   "run pretrain_gpt.py " +
                                       sizes + "\n"}});
        QCOMPARE(endless.scenario.model.layers, std::int64_t{16});
    }

    void scriptsThatAreNotGivenAreNamed() {
        const auto refused = [](const std::vector<SourceText>& texts) {
            try {
                together(texts);
            } catch (const InputError& error) {
                return QString::fromStdString(error.field() + " " + english(error.rule()));
            }
            return QString();
        };
        const QString alone = refused({{"main.sh", "export TP=4\nsbatch -N 4 train.slurm\n"}});
        QVERIFY2(alone.contains("main.sh:2") && alone.contains("train.slurm"), qPrintable(alone));
        // Two that run each other have an end, and one that it wrote itself is not asked for.
        const ImportedPlan circle =
            together({{"a.sh", "export X=3\nbash b.sh\n"},
                      {"b.sh", "bash a.sh\nrun pretrain_gpt.py " + sizes + " --micro-batch-size $X\n"}});
        QCOMPARE(circle.scenario.plan.microBatch, std::int64_t{3});
        const ImportedPlan own = together({{"main.sh", "cat > job.sh <<EOF\necho\nEOF\nsbatch job.sh\n"
                                                       "torchrun pretrain_gpt.py --num-layers 16\n"}});
        QVERIFY(!mentions(own.ignored, "job.sh"));
    }
};

QUADRILLE_TESTS(TestScriptsTogether)
#include "tst_scripts_together.moc"
