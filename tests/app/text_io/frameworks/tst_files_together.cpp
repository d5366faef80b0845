// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

namespace {

ImportedPlan together(const std::vector<SourceText>& texts) {
    return importPlan(texts, defaultScenario(), catalogue());
}

const std::string titan = "[model]\nname = \"llama3\"\nflavor = \"8B\"\n[training]\nlocal_batch_size = 2\n"
                          "seq_len = 4096\n[parallelism]\ntensor_parallel_degree = 8\n";
const std::string sizes = "--num-layers 16 --hidden-size 2048 --num-attention-heads 32 --seq-length 4096";

} // namespace

/// Files of which one says what another means.
class TestFilesTogether : public QObject {
    Q_OBJECT

private slots:
    /// What is said where a run is started counts over its configuration, however they are handed over.
    void theCommandLineCountsOverFiles() {
        const SourceText script{"run.sh", "torchrun --nproc_per_node 8 train.py --job.config_file a.toml "
                                          "--parallelism.tensor_parallel_degree 4 "
                                          "--training.local_batch_size 1\n"};
        for (const auto& texts : {std::vector<SourceText>{script, {"a.toml", titan}},
                                  std::vector<SourceText>{{"a.toml", titan}, script}}) {
            const ImportedPlan plan = together(texts);
            QCOMPARE(plan.scenario.plan.tp, std::int64_t{4});
            QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{1});
            QCOMPARE(plan.scenario.plan.sequence, std::int64_t{4096});
        }
    }

    /// "source conf.sh" reads a file that is given, too, in whichever order.
    void scriptsReadInEachOther() {
        const SourceText main{"main.sh",
                              "TP=2\nsource ${HERE}/conf.sh\ntorchrun --nproc_per_node 8 "
                              "pretrain_gpt.py ${MODEL_ARGS[@]} --tensor-model-parallel-size $TP\n"};
        const SourceText conf{"/runs/conf.sh", "MODEL_ARGS=(\n" + sizes + "\n)\nTP=4\n"};
        for (const auto& texts : {std::vector<SourceText>{main, conf}, std::vector<SourceText>{conf, main}}) {
            const ImportedPlan plan = together(texts);
            QCOMPARE(plan.scenario.plan.tp, std::int64_t{4}); // set later
            QCOMPARE(plan.scenario.model.layers, std::int64_t{16});
            QVERIFY(plan.ignored.empty() || !mentions(plan.ignored, "${HERE}/conf.sh"));
            QCOMPARE(plan.files.size(), std::size_t{2});
            const auto layers = std::ranges::find(plan.understood, "--num-layers", &ImportNote::key);
            QVERIFY(layers != plan.understood.end());
            QCOMPARE(layers->line, std::size_t{2}); // where it is read in
        }
        // Alone it is named, and one that reads in itself has an end.
        QVERIFY(mentions(together({main}).ignored, "${HERE}/conf.sh"));
        const SourceText itself{"a.sh",
                                "source b.sh\nrun pretrain_gpt.py " + sizes + " --micro-batch-size $X\n"};
        const ImportedPlan circle = together({itself, {"b.sh", "source a.sh\nX=3\n"}});
        QCOMPARE(circle.scenario.model.layers, std::int64_t{16});
        QCOMPARE(circle.scenario.plan.microBatch, std::int64_t{3});
        // One that is read in only perhaps is a part all the same, of which nothing is taken.
        const ImportedPlan perhaps =
            together({{"main.sh", "TP=2\n[ $DEBUG = 1 ] && source dbg.sh\ntorchrun pretrain_gpt.py "
                                  "--tensor-model-parallel-size $TP\n"},
                      {"dbg.sh", "TP=8\n"}});
        QCOMPARE(perhaps.scenario.plan.tp, std::int64_t{2});
        QVERIFY(mentions(perhaps.ignored, "source"));
    }

    /// Whatever folder a script looks for it in, a file of that name is it; what sbatch is told is no option
    /// of a program, so that a text of options counts that a job is to get (Megatron-LM, examples/sc21).
    void scriptsOfAnyFolderAreReadIn() {
        for (const char* path :
             {"`pwd`/conf.sh", "$(pwd)/conf.sh", "\"$(dirname \"$0\")/conf.sh\"", "${BASH_SOURCE%/*}/conf.sh",
              "\"$(cd \"$(dirname \"${BASH_SOURCE[0]}\")\" && pwd)\"/conf.sh"}) {
            const ImportedPlan plan = together(
                {{"run.sh", std::string("TP=2\nGBS=64\n. ") + path + "\n. `pwd`/submit.sh\nexit 0\n"},
                 {"conf.sh", "export PARAMS=\" --tensor-model-parallel-size ${TP} --global-batch-size ${GBS} "
                             "--micro-batch-size 2 --fp16 " +
                                 sizes + "\"\n"},
                 {"submit.sh",
                  "sbatch -p ${PART} --job-name=x --nodes=${NNODES} --export=PARAMS job.sh\nexit 0\n"}});
            QVERIFY2(plan.scenario.plan.tp == 2 && plan.scenario.plan.globalBatch == 64, path);
            QVERIFY2(plan.scenario.recipe.precision == Precision::fp16, path);
            QCOMPARE(plan.files.size(), std::size_t{3});
        }
    }

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

    /// What Slurm sets itself is not what a script takes where it is not set.
    void slurmKnowsItsNodes() {
        const std::string run = "NNODES=${SLURM_NNODES:-1}\ntorchrun --nnodes $NNODES --nproc_per_node 8 "
                                "pretrain_gpt.py " +
                                sizes + "\n";
        const std::string job = "#!/bin/bash\n#SBATCH --nodes=16\n#SBATCH --gres=gpu:a100:8\n";
        for (const auto& texts :
             {std::vector<SourceText>{{"one.sh", job + run}},
              std::vector<SourceText>{{"job.sbatch", job + "srun bash run.sh\n"}, {"run.sh", run}}}) {
            const ImportedPlan plan = together(texts);
            QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{128});
            QVERIFY(plan.scenario.cluster.gpu.name.starts_with("a100"));
            QVERIFY(mentions(plan.assumed, "gpu"));
        }
        QCOMPARE(together({{"run.sh", run}}).scenario.cluster.gpus, std::int64_t{8});
    }

    void aScriptThatIsCutOffSaysSo() {
        for (const char* end : {"ARGS=( --a 1\n --n", "X=\"abc", "Y=$(nproc "})
            QVERIFY(
                mentions(together({{"run.sh", "run pretrain_gpt.py " + sizes + "\n" + end}}).ignored, "…"));
    }

    /// "accelerate launch --use_fsdp" says what its file would.
    void acceleratesOptionsBesideATrainers() {
        const ImportedPlan plan = together(
            {{"acc.sh",
              "accelerate launch --num_processes 16 --mixed_precision bf16 --use_fsdp --fsdp_version 2 "
              "--fsdp_activation_checkpointing true --fsdp_auto_wrap_policy TRANSFORMER_BASED_WRAP train.py "
              "--model_name_or_path meta-llama/Llama-3.1-8B --per_device_train_batch_size 2\n"}});
        QCOMPARE(plan.scenario.plan.zero, 3);
        QVERIFY(plan.scenario.plan.recompute == Recompute::full);
        QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{2});
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{16});
        QVERIFY(!mentions(plan.assumed, "precision") && !mentions(plan.assumed, "zero"));
    }

    void whatTheLossIsFusedBy() {
        const std::string trainer = "train.py --model_name_or_path m --per_device_train_batch_size 2 --bf16 ";
        QVERIFY(together({{"a.sh", trainer + "--use_liger_kernel True\n"}}).scenario.recipe.fusedLoss);
        QVERIFY(!together({{"a.sh", trainer + "\n"}}).scenario.recipe.fusedLoss);
        const std::string axolotl = "base_model: m\nmicro_batch_size: 1\nplugins:\n"
                                    "  - axolotl.integrations.cut_cross_entropy.CutCrossEntropyPlugin\n";
        QVERIFY(together({{"a.yaml", axolotl}}).scenario.recipe.fusedLoss);
        QVERIFY(!together({{"a.yaml", axolotl + "cut_cross_entropy: false\n"}}).scenario.recipe.fusedLoss);
        // Nobody says the precision, in which a trainer then is slower by far.
        QVERIFY(mentions(
            together({{"a.sh", "train.py --model_name_or_path m --per_device_train_batch_size 2\n"}}).assumed,
            "precision"));
        QVERIFY(!mentions(together({{"a.sh", trainer + "\n"}}).assumed, "precision"));
    }

    /// Options that programs of any kind have make no framework.
    void otherProgramsAreNone() {
        for (const char* text : {"python -m vllm.entrypoints.api_server --model X --dtype bfloat16\n",
                                 "# Title\nprogram estimate --model llama-3.1-8b --gpus 8\n"})
            QVERIFY2(!fieldOfError([&] { (void)together({{"other.sh", text}}); }).isEmpty(), text);
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

    /// A script that only launches says how many GPUs there are.
    void aLauncherSaysTheMachine() {
        const ImportedPlan plan = together(
            {{"run.sh", "accelerate launch --config_file fsdp.yaml --num_processes 16 "
                        "--num_machines 2 train.py --anything 1\n"},
             {"fsdp.yaml", "distributed_type: FSDP\nnum_processes: 8\nnum_machines: 1\n"
                           "fsdp_config:\n  fsdp_version: 2\n  fsdp_reshard_after_forward: true\n"}});
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{16});
        QCOMPARE(plan.scenario.plan.zero, 3);
        QVERIFY(mentions(plan.ignored, "--anything"));
    }

    /// Accelerate's file beside the arguments of a trainer: it says how states are sharded and over how many
    /// GPUs, the trainer what each has; and a file of DeepSpeed that it names, too.
    void aTrainersArgumentsBesideAccelerates() {
        const std::string trainer = "accelerate launch --config_file fsdp.yaml train.py --model_name_or_path "
                                    "meta-llama/Llama-3.1-8B --per_device_train_batch_size 4 "
                                    "--gradient_accumulation_steps 2 --max_seq_length 4096 --bf16\n";
        const ImportedPlan plan =
            together({{"run.sh", trainer},
                      {"fsdp.yaml",
                       "distributed_type: FSDP\nnum_processes: 16\nnum_machines: 2\n"
                       "fsdp_config:\n  fsdp_version: 2\n  fsdp_reshard_after_forward: true\n"
                       "  fsdp_auto_wrap_policy: TRANSFORMER_BASED_WRAP\n  fsdp_offload_params: true\n"}});
        const Scenario& s = plan.scenario;
        QCOMPARE(s.model.name, std::string("llama-3.1-8b"));
        QCOMPARE(s.cluster.gpus, std::int64_t{16});
        QCOMPARE(s.cluster.gpusPerNode, std::int64_t{8});
        QCOMPARE(s.plan.zero, 3);
        QCOMPARE(s.plan.microBatch, std::int64_t{4});
        QCOMPARE(s.plan.globalBatch, std::int64_t{4 * 2 * 16});
        QVERIFY(s.plan.offload == Offload::optimizer);
        QVERIFY(!mentions(plan.assumed, "zero") && !mentions(plan.assumed, "gpus"));
        const ImportedPlan three =
            together({{"run.sh", trainer},
                      {"fsdp.yaml", "distributed_type: DEEPSPEED\nnum_processes: 16\n"
                                    "deepspeed_config:\n  deepspeed_config_file: ds.json\n"},
                      {"ds.json", R"({"zero_optimization": {"stage": 2}})"}});
        QCOMPARE(three.scenario.plan.zero, 2);
        QCOMPARE(three.scenario.cluster.gpus, std::int64_t{16});
        const ImportedPlan unwrapped =
            together({{"run.sh", trainer}, {"fsdp.yaml", "distributed_type: FSDP\nnum_processes: 16\n"}});
        QVERIFY(mentions(unwrapped.assumed, "zero")); // all layers are gathered at once
    }

    /// What a run printed says nothing more of the plan, and is no reason to refuse it.
    void aLogBesideItsConfiguration() {
        const ImportedPlan plan =
            together({{"train.toml", "[parallelism]\ntensor_parallel_degree = 2\n"},
                      {"titan.log", "\x1b[32mstep:  1  \x1b[34mloss: 12.2  \x1b[33mmemory: 10.00GiB(10.55%)  "
                                    "\x1b[35mtps: 5,000  \x1b[36mtflops: 250.00  \x1b[0mmfu: 25.00%\n"}});
        QCOMPARE(plan.scenario.plan.tp, std::int64_t{2});
        QVERIFY(mentions(plan.ignored, "log"));
    }

    /// A list of hosts that says otherwise than the launch is told.
    void hostsThatTheLaunchContradicts() {
        const std::string script =
            "torchrun --nnodes 4 --nproc_per_node 8 pretrain_gpt.py " + sizes + " --bf16\n";
        const ImportedPlan plan =
            together({{"run.sh", script}, {"hostfile", "a slots=8\nb slots=8\nc slots=8\n"}});
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{32});
        QVERIFY(mentions(plan.assumed, "gpus"));
        const ImportedPlan same =
            together({{"run.sh", script}, {"hostfile", "a slots=8\nb slots=8\nc slots=8\nd slots=8\n"}});
        QVERIFY(!mentions(same.assumed, "gpus"));
    }

    /// Options of a launcher that are keys of the configuration count over it.
    void overridesOfALauncher() {
        const SourceText factory{"cfg.yaml", "model_name_or_path: meta-llama/Llama-3.1-8B\nstage: sft\n"
                                             "template: llama3\ncutoff_len: 4096\n"
                                             "per_device_train_batch_size: 1\n"};
        const ImportedPlan plan = together(
            {{"run.sh", "llamafactory-cli train cfg.yaml per_device_train_batch_size=16\n"}, factory});
        QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{16});
        QCOMPARE(
            together({{"run.sh", "llamafactory-cli train cfg.yaml\n"}, factory}).scenario.plan.microBatch,
            std::int64_t{1});
        const ImportedPlan axolotl = together(
            {{"run.sh", "accelerate launch -m axolotl.cli.train ax.yml --deepspeed zero1.json "
                        "--micro-batch-size 4\n"},
             {"ax.yml", "base_model: meta-llama/Llama-3.1-8B\nmicro_batch_size: 2\nsequence_len: 2048\n"}});
        QCOMPARE(axolotl.scenario.plan.microBatch, std::int64_t{4});
        QCOMPARE(axolotl.scenario.plan.sequence, std::int64_t{2048});
        const ImportedPlan accelerate =
            together({{"run.sh", "accelerate launch --mixed_precision fp16 --fsdp_sharding_strategy NO_SHARD "
                                 "train.py\n"},
                      {"fsdp.yaml", "distributed_type: FSDP\nnum_processes: 8\nmixed_precision: bf16\n"}});
        QVERIFY(accelerate.scenario.recipe.precision == Precision::fp16);
        QCOMPARE(accelerate.scenario.plan.zero, 0);
    }

    /// A configuration that a launch names is asked for, unless it is given or the script writes it.
    void configurationsThatAreNotGivenAreNamed() {
        const std::string isMissing = "is another file: give it, too";
        const auto names = [&](const ImportedPlan& plan, const char* file) {
            return std::ranges::count_if(plan.ignored, [&](const ImportNote& note) {
                return note.key == file && english(note.reason) == isMissing;
            });
        };
        for (const auto& [line, file] :
             {std::pair{"CONFIG_FILE=train.toml ./run_train.sh --training.seq_len 4096\n", "train.toml"},
              std::pair{
                  "CONFIG_FILE=${CONFIG_FILE:-x/a.toml}\ntorchrun -m torchtitan.train --job.config_file "
                  "${CONFIG_FILE} --training.seq_len 4096\n",
                  "x/a.toml"},
              std::pair{"llamafactory-cli train x/cfg.yaml cutoff_len=2048\n", "x/cfg.yaml"},
              std::pair{
                  "accelerate launch --config_file acc.yaml t.py --per_device_train_batch_size 2 --bf16\n",
                  "acc.yaml"}}) {
            QCOMPARE(names(together({{"run.sh", line}}), file), 1);
            const std::string written = std::string("cat > ") + file + " <<E\nx: 1\nE\n" + line;
            QCOMPARE(names(together({{"run.sh", written}}), file), 0);
        }
        // Where nothing else is said that is the reason of the refusal.
        QVERIFY(fieldOfError([] {
                    together({{"run.sh", "llamafactory-cli train x.yaml\n"}});
                }).endsWith("run.sh:1: x.yaml"));
        for (const char* line : {"CONFIG_FILE=here/a.toml ./run_train.sh --training.steps 9\n",
                                 "torchrun -m torchtitan.train --job.config_file a.toml\n"}) {
            const ImportedPlan plan = together({{"run.sh", line}, {"/else/a.toml", titan}});
            QCOMPARE(plan.scenario.plan.tp, std::int64_t{8});
            for (const ImportNote& note : plan.ignored)
                QVERIFY(english(note.reason) != isMissing);
        }
    }

    /// What DeepSpeed's file says of the batch counts where Accelerate's says nothing.
    void theBatchOfDeepSpeedsFile() {
        const ImportedPlan plan =
            together({{"acc.yaml", "distributed_type: DEEPSPEED\nnum_processes: 8\nnum_machines: 1\n"
                                   "deepspeed_config:\n  deepspeed_config_file: ds.json\n"},
                      {"ds.json", R"({"train_micro_batch_size_per_gpu": 4, "gradient_accumulation_steps": 4,
                                      "train_batch_size": 128, "zero_optimization": {"stage": 1}})"}});
        QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{4});
        QCOMPARE(plan.scenario.plan.globalBatch, std::int64_t{128});
        QVERIFY(!mentions(plan.assumed, "mbs") && !mentions(plan.assumed, "gbs"));
        // Where both say it and differ, that is said.
        const ImportedPlan both = together(
            {{"run.sh",
              "deepspeed --num_gpus 8 train.py --per_device_train_batch_size 2 --deepspeed ds.json\n"},
             {"ds.json", R"({"train_micro_batch_size_per_gpu": 4})"}});
        QCOMPARE(both.scenario.plan.microBatch, std::int64_t{2});
        QVERIFY(mentions(both.ignored, "train_micro_batch_size_per_gpu"));
    }

    /// Megatron-DeepSpeed's scripts write the other configuration themselves.
    void aScriptWritesAConfiguration() {
        const ImportedPlan plan = together(
            {{"run.sh", "ZERO=1\ncat <<EOT > ds.json\n{\n \"zero_optimization\": {\"stage\": $ZERO}\n}\n"
                        "EOT\ndeepspeed --num_gpus 8 pretrain_gpt.py " +
                            sizes + " --micro-batch-size 2 --bf16 --deepspeed_config ds.json\n"}});
        QCOMPARE(plan.scenario.plan.zero, 1);
        QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{2});
        const auto stage = std::ranges::find(plan.understood, "zero_optimization.stage", &ImportNote::key);
        QVERIFY(stage != plan.understood.end());
        QCOMPARE(stage->line, std::size_t{4});
        // The help that it prints is for people.
        const ImportedPlan help =
            together({{"run.sh", "usage() {\ncat <<EOF\n --tensor-model-parallel-size 8 how many\n"
                                 "EOF\n}\ntorchrun pretrain_gpt.py "
                                 "--tensor-model-parallel-size 2\n"}});
        QCOMPARE(help.scenario.plan.tp, std::int64_t{2});
        // However long the YAML that it writes, it is a script.
        const ImportedPlan yaml = together(
            {{"run.sh", "#!/bin/bash\ncat > cfg.yaml <<END\nmodel_name_or_path: meta-llama/Llama-3.1-8B\n"
                        "template: llama3\ncutoff_len: 4096\nper_device_train_batch_size: 2\nstage: sft\n"
                        "gradient_accumulation_steps: 2\nEND\nllamafactory-cli train cfg.yaml\n"}});
        QCOMPARE(yaml.scenario.plan.sequence, std::int64_t{4096});
        QCOMPARE(yaml.scenario.plan.microBatch, std::int64_t{2});
    }
};

QUADRILLE_TESTS(TestFilesTogether)
#include "tst_files_together.moc"
