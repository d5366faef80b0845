// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

namespace {

const std::string llama =
    "--num-layers 32 --hidden-size 4096 --num-attention-heads 32 --ffn-hidden-size 14336 "
    "--group-query-attention --num-query-groups 8 --swiglu --normalization RMSNorm "
    "--disable-bias-linear --untie-embeddings-and-output-weights --position-embedding-type rope "
    "--max-position-embeddings 8192 --vocab-size 128256 --seq-length 8192 ";

} // namespace

/// What single keys become. The meanings are those of the frameworks' own sources, which each format names.
class TestPlanImport : public QObject {
    Q_OBJECT

private slots:
    /// Llama 3, 3.1 and 3.3 70B are of the same sizes: it is the same one whatever is on screen, but for one
    /// of them.
    void ofModelsAlikeOneIsMeant() {
        const std::string sizes =
            "--num-layers 80 --hidden-size 8192 --num-attention-heads 64 --ffn-hidden-size 28672 "
            "--group-query-attention --num-query-groups 8 --swiglu --normalization RMSNorm "
            "--disable-bias-linear --untie-embeddings-and-output-weights --seq-length 8192 "
            "--position-embedding-type rope --vocab-size 128256";
        for (const auto& [base, meant] :
             {std::pair{"llama-3.1-8b", "llama-3.1-70b"}, std::pair{"llama-3.2-1b", "llama-3.1-70b"},
              std::pair{"qwen3-8b", "llama-3.1-70b"}, std::pair{"llama-3.3-70b", "llama-3.3-70b"}}) {
            Scenario from = defaultScenario();
            from.model = *findModel(catalogue().models, base);
            const ImportedPlan plan = importPlan({{"file", sizes}}, from, catalogue());
            QCOMPARE(plan.scenario.model.name, std::string(meant));
            const auto told = std::ranges::find(plan.assumed, "model", &ImportNote::setting);
            QCOMPARE(told != plan.assumed.end(), std::string(base) != meant);
            if (told != plan.assumed.end()) {
                QVERIFY(english(told->reason).find("Llama-3.3-70B") != std::string::npos);
            }
        }
    }

    /// What no file says is what it was, or what it was is said.
    void whatNoFileSaysIsComparedWithWhatWas() {
        Scenario from = defaultScenario();
        from.plan.sequence = 2048;
        from.plan.microBatch = 4;
        const ImportedPlan plan =
            importPlan({{"accelerate.yaml", testData("frameworks/accelerate_fsdp.yaml")}}, from, catalogue());
        const auto reasonOf = [&plan](const char* setting) {
            const auto told = std::ranges::find(plan.assumed, setting, &ImportNote::setting);
            return told == plan.assumed.end() ? std::string() : english(told->reason);
        };
        QCOMPARE(plan.scenario.plan.sequence, std::int64_t{2048});
        QCOMPARE(reasonOf("seq"), std::string("no file says it: it stays as it was"));
        QCOMPARE(reasonOf("gpu"), std::string("no file says it: it stays as it was"));
        QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{1});
        QCOMPARE(reasonOf("mbs"), std::string("no file says it; before it was 4"));
    }

    /// Nodes alone: what a node is taken to have is said, and what the plan would take.
    void nodesAloneAreNotEnoughForALargePlan() {
        const auto read = [](const char* nodes) {
            return imported("NNODES=" + std::string(nodes) +
                            "\ntorchrun --nnodes $NNODES x.py --tensor-model-parallel-size 8 "
                            "--pipeline-model-parallel-size 4 --micro-batch-size 1 "
                            "--global-batch-size 64 --seq-length 4096 --bf16\n");
        };
        const ImportedPlan small = read("3");
        const auto told = std::ranges::find(small.assumed, "gpus", &ImportNote::setting);
        QVERIFY(told != small.assumed.end());
        QCOMPARE(told->result, std::string("24"));
        for (const char* number : {"3 nodes", "8 are taken", "32 GPUs"})
            QVERIFY2(english(told->reason).find(number) != std::string::npos, number);
        const ImportedPlan enough = read("4");
        QVERIFY(!mentions(enough.assumed, "gpus") && mentions(enough.assumed, "gpus-per-node"));
        QCOMPARE(enough.scenario.cluster.gpus, std::int64_t{32});
    }

    /// A model that no catalogue has is not understood, and assumed once.
    void anUnknownModelIsNotUnderstood() {
        const ImportedPlan plan =
            importPlan({{"train.yaml", testData("frameworks/llama_factory_qwen2_full_sft.yaml")},
                        {"ds_z3_config.json", testData("frameworks/llama_factory_ds_z3_config.json")}},
                       defaultScenario(), catalogue());
        const auto isModels = [](const ImportNote& note) { return note.setting == "model"; };
        QVERIFY(!mentions(plan.understood, "model_name_or_path"));
        QVERIFY(mentions(plan.ignored, "model_name_or_path"));
        QCOMPARE(std::ranges::count_if(plan.assumed, isModels), 1);
        QVERIFY(!mentions(plan.assumed, "precision")); // the trainer says bf16
        QVERIFY(!mentions(plan.assumed, "zero") && plan.scenario.plan.zero == 3);
    }

    /// Of a launcher that does not say how many nodes, as many as the plan needs: 8 × 4 = 32 GPUs of 8 a
    /// node, and 64 for experts over 16 GPUs of each of 4 stages.
    void assumesAsManyNodesAsThePlanNeeds() {
        const std::string launch = "torchrun --nproc_per_node 8 --nnodes $NNODES x.py ";
        const ImportedPlan plan = imported(launch + llama +
                                           "--tensor-model-parallel-size 8 --pipeline-model-parallel-size 4 "
                                           "--global-batch-size $((WORLD_SIZE * 2))");
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{32});
        QVERIFY(mentions(plan.assumed, "gpus"));
        QVERIFY(mentions(plan.assumed, "gbs") && !mentions(plan.defaults, "gbs"));
        const ImportedPlan experts =
            imported(launch + llama +
                     "--num-experts 16 --moe-router-topk 2 --expert-model-parallel-size 16 "
                     "--expert-tensor-parallel-size 1 --pipeline-model-parallel-size 4 "
                     "--global-batch-size 64 --micro-batch-size 1");
        QCOMPARE(experts.scenario.cluster.gpus, std::int64_t{64});
    }

    /// torchtitan runs its pipeline once for every accumulation: 256 sequences in batches of 2 fill it 128
    /// times.
    void saysThatThePipelineIsFilledAgain() {
        const auto titan = [](const char* local) {
            return imported(
                std::string("[training]\nseq_len=4096\nglobal_batch_size=256\nlocal_batch_size=") + local +
                    "\n[parallelism]\ntensor_parallel_degree=4\npipeline_parallel_degree=2\n"
                    "data_parallel_shard_degree=1\n",
                "titan.toml", "torchtitan");
        };
        const ImportedPlan plan = titan("2");
        const auto told =
            std::ranges::find(plan.ignored, "parallelism.pipeline_parallel_degree", &ImportNote::key);
        QVERIFY(told != plan.ignored.end());
        QVERIFY(english(told->reason).find("128") != std::string::npos);
        QVERIFY(!mentions(plan.assumed, "gbs")); // which the file says
        QVERIFY(!mentions(titan("256").ignored, "parallelism.pipeline_parallel_degree"));
    }

    /// A function that starts the program, and a loop over what is to be compared: the rest of the line
    /// counts.
    void functionsAndLoopsAreRead() {
        const ImportedPlan called = imported(
            "train() {\n local mbs=$1; shift\n torchrun x.py --micro-batch-size $mbs --bf16 \"$@\"\n}\n"
            "train 2 --tensor-model-parallel-size 4 --seq-length 4096 --num-layers 12\n");
        QCOMPARE(settingOf(called.scenario, "mbs"), QString("2"));
        QCOMPARE(settingOf(called.scenario, "tp"), QString("4"));
        QCOMPARE(settingOf(called.scenario, "seq"), QString("4096"));
        QVERIFY(mentions(called.understood, "precision") && !mentions(called.assumed, "precision"));
        const ImportedPlan given =
            imported("torchrun x.py --micro-batch-size $1 --num-layers 12 --bf16 \"$@\"\n");
        QVERIFY(mentions(given.understood, "precision") && !mentions(given.assumed, "precision"));
        QVERIFY(mentions(given.ignored, "$@"));
        const ImportedPlan looped =
            imported("for TP in 1 2 4 8; do torchrun x.py --tensor-model-parallel-size $TP "
                     "--num-layers=32 --micro-batch-size 2; done");
        QCOMPARE(settingOf(looped.scenario, "layers"), QString("32"));
        QVERIFY(mentions(looped.ignored, "TP") && mentions(looped.assumed, "tp"));
        QVERIFY(!mentions(looped.understood, "tp"));
    }

    void reads_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("value");
        const auto row = [](const QString& text, const char* setting, const char* value) {
            QTest::addRow("%s: %s", qPrintable(text.right(60)), setting) << text << setting << value;
        };
        const auto megatron = [&](const char* options, const char* setting, const char* value) {
            row(QString::fromStdString("torchrun --nproc_per_node 8 --nnodes 4 x.py " + llama) + options,
                setting, value);
        };
        megatron("", "model", "llama-3.1-8b");
        megatron("", "gpus", "32");
        megatron("", "tp", "1");
        megatron("", "zero", "0");
        megatron("", "dropout", "on");
        megatron("", "gbs", "32");
        megatron("--tensor-model-parallel-size 4", "tp", "4");
        megatron("--tensor-model-parallel-size 4", "sp", "off");
        megatron("--tensor-model-parallel-size=4 --sequence-parallel", "sp", "on");
        megatron("--use-distributed-optimizer", "zero", "1");
        megatron("--use-megatron-fsdp", "zero", "3");
        megatron("--use-megatron-fsdp --data-parallel-sharding-strategy optim_grads", "zero", "2");
        megatron("--use-distributed-optimizer --num-distributed-optimizer-instances 4", "shard-group", "8");
        megatron("--context-parallel-size 2 --cp-comm-type a2a", "cp-method", "ulysses");
        megatron("--context-parallel-size 2 --cp-comm-type all_gather", "cp-method", "allgather");
        megatron("--pipeline-model-parallel-size 4 --num-layers-per-virtual-pipeline-stage 2", "vpp", "4");
        megatron("--pipeline-model-parallel-size 4 --num-virtual-stages-per-pipeline-rank 2", "vpp", "2");
        megatron("--pipeline-model-parallel-size 4 --num-virtual-stages-per-pipeline-rank 2", "schedule",
                 "interleaved");
        megatron("--pipeline-model-parallel-size 4 --decoder-first-pipeline-num-layers 7 "
                 "--decoder-last-pipeline-num-layers 5",
                 "layer-split", "first=7,last=5");
        megatron("--pipeline-model-parallel-size 2 --num-virtual-stages-per-pipeline-rank 2 "
                 "--decoder-first-pipeline-num-layers 12",
                 "layer-split", "6,10,6,10");
        megatron("--pipeline-model-parallel-size 2 --account-for-embedding-in-pipeline-split "
                 "--account-for-loss-in-pipeline-split",
                 "layer-split", "ends-count");
        megatron("--pipeline-model-parallel-size 4 --pipeline-model-parallel-layout 'Et*7|(t*8|)*2,t*9,L'",
                 "layer-split", "7,8,8,9");
        megatron("--recompute-activations", "recompute", "selective");
        megatron("--recompute-granularity selective --recompute-modules core_attn mlp", "recompute-modules",
                 "core_attn,mlp");
        megatron("--recompute-granularity full --recompute-method uniform --recompute-num-layers 1",
                 "recompute", "full");
        megatron("--recompute-granularity full --recompute-method block --recompute-num-layers 8",
                 "recompute-every", "4");
        megatron("--bf16 --fp8-format hybrid", "precision", "fp8");
        megatron("--bf16 --fp8-format e4m3 --fp8-recipe blockwise", "fp8-recipe", "block");
        megatron("--bf16 --fp8-format e4m3 --fp8-param-gather", "fp8-params", "on");
        megatron("--bf16 --fp4-format e2m1", "precision", "fp4");
        megatron("--fp16", "grad-bytes", "2");
        megatron("--bf16", "grad-bytes", "4");
        megatron("--bf16 --grad-reduce-in-bf16", "grad-bytes", "2");
        megatron("--attention-dropout 0.0 --hidden-dropout 0.0", "dropout", "off");
        megatron("--use-precision-aware-optimizer --exp-avg-dtype bf16 --exp-avg-sq-dtype fp8",
                 "moment-bytes", "3");
        megatron("--attention-backend flash", "attention-kernel", "flash-2");
        megatron("--attention-backend fused", "attention-kernel", "cudnn");
        megatron("--attention-backend auto", "attention-kernel", "auto");
        megatron("--attention-backend unfused", "flash-attention", "off");
        megatron("--optimizer-cpu-offload", "offload", "optimizer");
        megatron("--optimizer sgd", "moment-bytes", "4");
        megatron("--optimizer sgd --sgd-momentum 0", "moment-bytes", "0");
        megatron("--optimizer dist_muon", "moment-bytes", "4");
        megatron("--optimizer adaptive_muon", "moment-bytes", "8");
        megatron("--use-tp-pp-dp-mapping", "rank-order", "tp-cp-ep-pp-dp");
        const auto titan = [&](const char* lines, const char* setting, const char* value) {
            row(QString("[model]\nname = \"llama3\"\nflavor = \"8B\"\n") + lines, setting, value);
        };
        titan("", "model", "llama-3.1-8b");
        titan("", "seq", "2048");
        titan("", "recompute", "full");
        titan("", "recompute-every", "2");
        titan("", "zero", "3");
        titan("[parallelism]\ntensor_parallel_degree = 4", "tp", "4");
        titan("[parallelism]\npipeline_parallel_degree = 2", "zero", "2");
        titan("[parallelism]\npipeline_parallel_degree = 2", "layer-split", "even");
        titan("[parallelism]\npipeline_parallel_degree = 4", "layer-split", "8,9,8,7");
        titan("[parallelism]\npipeline_parallel_degree = 2\npipeline_parallel_schedule = \"Interleaved1F1B\"",
              "vpp", "2");
        titan("[parallelism]\npipeline_parallel_degree = 2\npipeline_parallel_schedule = \"ZBVZeroBubble\"",
              "schedule", "zb-v");
        titan("[parallelism]\ndata_parallel_replicate_degree = 4\ndata_parallel_shard_degree = 8", "gpus",
              "32");
        titan("[parallelism]\ndata_parallel_replicate_degree = 4\ndata_parallel_shard_degree = 8",
              "shard-group", "8");
        titan("[parallelism]\ndata_parallel_replicate_degree = 4\ndata_parallel_shard_degree = 1", "zero",
              "0");
        titan("[activation_checkpoint]\nmode = \"none\"", "recompute", "none");
        titan("[activation_checkpoint]\nmode = \"selective\"\nselective_ac_option = \"op\"", "recompute",
              "selective");
        titan("[training]\nlocal_batch_size = 2\nglobal_batch_size = 64", "gbs", "64");
        titan("[training]\nlocal_batch_size = 2\nglobal_batch_size = 64", "mbs", "2");
        titan("[training]\nbatch_size = 3", "mbs", "3");
        titan("[training]\ndtype = \"bfloat16\"", "master-weights", "off");
        titan("[optimizer]\nname = \"AdamW\"", "moment-bytes", "8");
        titan("[optimizer]\nname = \"Muon\"", "moment-bytes", "4");
        titan("[optimizer]\nname = \"AdamW\"\n[training]\ndtype = \"bfloat16\"", "moment-bytes", "4");
        const auto zero = [&](const char* optimizer, const char* value) {
            row(QString(R"({"zero_optimization": {"stage": 3}, "optimizer": {%1}})").arg(optimizer),
                "moment-bytes", value);
        };
        zero(R"("type": "AdamW")", "8");
        zero(R"("type": "Lamb")", "8");
        zero(R"("type": "Lion")", "4");
        zero(R"("type": "SGD", "params": {"lr": 0.1})", "0");
        zero(R"("type": "SGD", "params": {"momentum": 0.9})", "4");
        const auto axolotl = [&](const char* optimizer, const char* value) {
            row(QString("base_model: m\nsequence_len: 4096\nmicro_batch_size: 1\noptimizer: %1")
                    .arg(optimizer),
                "moment-bytes", value);
        };
        axolotl("adamw_torch_fused", "8");
        axolotl("adamw_bnb_8bit", "2");
        axolotl("sgd", "0");
        row("model_name_or_path: m\ndo_train: true\noptim: adamw_8bit", "moment-bytes", "2");
        row("parallelism:\n  dp: 2\noptimizer:\n  optimizer_factory:\n    name: sgd\n"
            "tokens:\n  micro_batch_size: 1\n  sequence_length: 4096\n"
            "  batch_accumulation_per_replica: 1",
            "moment-bytes", "0");
        row("[training]\nseq_len=4096\nlocal_batch_size=2\nglobal_batch_size=64\nsteps=9\nmax_norm=1", "seq",
            "4096");
        row("NGPU=16 ./run_train.sh --module llama3 --config llama3_70b --parallelism.tensor_parallel_degree "
            "8 --training.max_context_length 4096",
            "tp", "8");
    }
    void reads() {
        QFETCH(QString, text);
        QFETCH(QString, setting);
        const ImportedPlan plan = imported(text.toStdString());
        QTEST(settingOf(plan.scenario, setting.toStdString()), "value");
        QVERIFY(plan.saysPlan);
    }

    /// Every key is told about once: understood or ignored, with its line.
    void everyKeyHasItsNote() {
        const ImportedPlan plan =
            imported("torchrun --nproc_per_node 8 x.py \\\n" + llama +
                     "\\\n --tensor-model-parallel-size $TP --lr 1e-4 \\\n --made-up 3\n");
        const auto find = [](const std::vector<ImportNote>& notes, std::string_view key) {
            const auto found = std::ranges::find(notes, key, &ImportNote::key);
            return found == notes.end() ? ImportNote{} : *found;
        };
        QCOMPARE(find(plan.understood, "--num-layers").setting, std::string("layers"));
        QCOMPARE(find(plan.understood, "--num-layers").line, std::size_t{2});
        QCOMPARE(find(plan.ignored, "--lr").line, std::size_t{3});
        QCOMPARE(english(find(plan.ignored, "--lr").reason),
                 std::string("moves neither memory nor the time of a step"));
        QCOMPARE(english(find(plan.ignored, "--made-up").reason), std::string("is not known here"));
        QVERIFY(english(find(plan.ignored, "--tensor-model-parallel-size").reason).find("$TP") !=
                std::string::npos);
        QVERIFY(mentions(plan.assumed, "tp"));
        QVERIFY(mentions(plan.assumed, "gpu"));
        QVERIFY(mentions(plan.defaults, "pp"));
    }

    /// The script that a launcher starts is no value of the option in front of it.
    void scriptIsNoValue() {
        const ImportedPlan plan = imported("DISTRIBUTED_ARGS=(--nproc_per_node 8 --nnodes 32)\n"
                                           "MODEL_ARGS=(--tensor-model-parallel-size 4 " +
                                           llama +
                                           ")\ntorchrun ${DISTRIBUTED_ARGS[@]} pretrain_gpt.py "
                                           "${MODEL_ARGS[@]}\n");
        const auto nodes = std::ranges::find(plan.understood, "--nnodes", &ImportNote::key);
        QVERIFY(nodes != plan.understood.end());
        QCOMPARE(nodes->value, std::string("32"));
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{256});
        QCOMPARE(plan.scenario.plan.tp, std::int64_t{4});
    }

    /// An optimizer without a name here is said by its own.
    void namesTheOptimizer() {
        const ImportedPlan plan =
            imported(R"({"zero_optimization": {"stage": 2}, "optimizer": {"type": "OneBitAdam"}})");
        const auto told = std::ranges::find(plan.ignored, "optimizer.type", &ImportNote::key);
        QVERIFY(told != plan.ignored.end());
        QVERIFY(english(told->reason).find("OneBitAdam") != std::string::npos);
        QVERIFY(mentions(plan.assumed, "moment-bytes"));
        QVERIFY(mentions(imported("torchrun x.py --optimizer shampoo " + llama).assumed, "moment-bytes"));
    }

    /// NeMo writes what it does not have, too.
    void noFormatOfEightBitsIsNone() {
        for (const char* off : {"False", "none", "null"})
            QVERIFY(imported("run --bf16 --tensor-model-parallel-size 2 --fp8-format " + std::string(off))
                        .scenario.recipe.precision == Precision::bf16);
        QVERIFY(imported("run --bf16 --tensor-model-parallel-size 2 --fp8-format hybrid")
                    .scenario.recipe.precision == Precision::fp8);
    }

    void readsOptionsOfAFile() {
        const ImportedPlan file = imported("ENV_VARS:\n  CUDA_DEVICE_MAX_CONNECTIONS: 1\nMODEL_ARGS:\n"
                                           "  --num-layers: 24\n  --hidden-size: 2048\n"
                                           "  --num-attention-heads: 16\n  --seq-length: 2048\n"
                                           "  --micro-batch-size: 2\n  --global-batch-size: 64\n"
                                           "  --tensor-model-parallel-size: 2\n  --sequence-parallel: true\n"
                                           "  --use-distributed-optimizer: true\n  --bf16: true\n");
        const ImportedPlan script =
            imported("run --num-layers 24 --hidden-size 2048 --num-attention-heads 16 --seq-length 2048 "
                     "--micro-batch-size 2 --global-batch-size 64 --tensor-model-parallel-size 2 "
                     "--sequence-parallel --use-distributed-optimizer --bf16");
        QVERIFY(file.scenario == script.scenario);
        const ImportedPlan idle = imported("MODEL_ARGS:\n  --tensor-model-parallel-size: 2\n  --lr: 0.1\n");
        const auto note = std::ranges::find(idle.ignored, "MODEL_ARGS.--lr", &ImportNote::key);
        QVERIFY(note != idle.ignored.end());
        QCOMPARE(english(note->reason), std::string("moves neither memory nor the time of a step"));
        QCOMPARE(file.scenario.model.layers, std::int64_t{24});
        QCOMPARE(file.scenario.plan.tp, std::int64_t{2});
    }

    /// A file in which nothing stands, by what it is called or not.
    void namesTheEmptyFile() {
        for (const char* text : {"", " \n", "{}"})
            try {
                static_cast<void>(imported(text, "ds_config.json"));
                QFAIL("read");
            } catch (const InputError& error) {
                QCOMPARE(error.rule().text, std::string(isEmpty));
                QCOMPARE(error.field(), std::string("ds_config.json"));
            }
        QCOMPARE(fieldOfError([] { static_cast<void>(imported("seq_len 4096\n", "train.toml")); }),
                 QString("train.toml:1"));
    }

    /// Several files are one plan; the model's own file has the last word on the model.
    void filesTogether() {
        const std::string config =
            R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": 5120,
            "num_hidden_layers": 40, "num_attention_heads": 40, "num_key_value_heads": 40, "intermediate_size": 13824,
            "vocab_size": 32000, "tie_word_embeddings": false, "head_dim": 128, "attention_bias": false, "mlp_bias": false,
            "hidden_act": "silu", "rms_norm_eps": 1e-5, "max_position_embeddings": 4096})";
        const ImportedPlan plan =
            importPlan({{"train.sh", "run --tensor-model-parallel-size 2 --seq-length 4096"},
                        {"config.json", config},
                        {"more.sh", "run --pipeline-model-parallel-size 4"}},
                       defaultScenario(), catalogue());
        QCOMPARE(plan.scenario.model.hidden, std::int64_t{5120});
        QCOMPARE(plan.scenario.plan.tp, std::int64_t{2});
        QCOMPARE(plan.scenario.plan.pp, std::int64_t{4});
        QCOMPARE(plan.files.size(), std::size_t{3});
        QVERIFY(!mentions(plan.assumed, "gpus-per-node"));
    }
};

QUADRILLE_TESTS(TestPlanImport)
#include "tst_plan_import.moc"
