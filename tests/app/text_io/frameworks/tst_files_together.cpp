// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

namespace {

const std::string titan = "[model]\nname = \"llama3\"\nflavor = \"8B\"\n[training]\nlocal_batch_size = 2\n"
                          "seq_len = 4096\n[parallelism]\ntensor_parallel_degree = 8\n";

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

    /// So does the file that a trainer hands to FSDP.
    void aTrainersFileForFsdp() {
        const ImportedPlan plan = together(
            {{"t.sh", "torchrun --nproc_per_node 8 train.py --model_name_or_path Qwen/Qwen3-8B "
                      "--per_device_train_batch_size 1 --fsdp \"full_shard auto_wrap\" --fsdp_config "
                      "conf/fsdp.json --bf16\n"},
             {"fsdp.json", R"({"transformer_layer_cls_to_wrap": ["Qwen3DecoderLayer"], "fsdp_version": 2,
                              "activation_checkpointing": true, "reshard_after_forward": false})"}});
        QCOMPARE(plan.scenario.plan.zero, 2);
        QVERIFY(plan.scenario.plan.recompute == Recompute::full);
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
