// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

/// What single keys of LLaMA-Factory, Axolotl, Accelerate and DeepSpeed become.
class TestTrainerFiles : public QObject {
    Q_OBJECT

private slots:
    /// The trainer's file names another one that says how the states are sharded.
    void shardingThatIsNotGivenIsAssumed() {
        const ImportedPlan plan = imported("model_name_or_path: meta-llama/Llama-3.1-8B\nstage: sft\n"
                                           "per_device_train_batch_size: 1\ncutoff_len: 2048\n"
                                           "deepspeed: examples/deepspeed/ds_z3_config.json\n",
                                           "lf.yaml", "llama-factory");
        const auto told = std::ranges::find(plan.assumed, "zero", &ImportNote::setting);
        QVERIFY(told != plan.assumed.end());
        QVERIFY(english(told->reason).find("ds_z3_config.json") != std::string::npos);
    }

    /// Experts on ranks of their own, beside which all else is sharded (docs/nd_parallelism.qmd).
    void axolotlsExperts() {
        const ImportedPlan plan =
            imported("base_model: Qwen/Qwen3-30B-A3B\nexpert_parallel_size: 2\ndp_shard_size: 2\n"
                     "micro_batch_size: 1\ngradient_accumulation_steps: 1\nsequence_len: 2048\n",
                     "ax.yaml", "axolotl");
        QCOMPARE(plan.scenario.plan.ep, std::int64_t{2});
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{4});
        QCOMPARE(plan.scenario.plan.globalBatch, std::int64_t{4});
        QCOMPARE(plan.scenario.plan.shardGroup, std::int64_t{2});
        QCOMPARE(plan.scenario.plan.zero, 3);
    }

    /// One moment, whatever the name of the optimizer.
    void llamaFactorysMuon() {
        const ImportedPlan plan =
            imported("model_name_or_path: meta-llama/Llama-3.1-8B\nstage: sft\ntemplate: llama3\n"
                     "cutoff_len: 4096\nper_device_train_batch_size: 1\nuse_muon: true\n",
                     "lf.yaml", "llama-factory");
        QCOMPARE(plan.scenario.recipe.momentBytes, 4.0);
        QVERIFY(mentions(plan.understood, "use_muon"));
    }

    /// LLaMA-Factory and Axolotl say the same in words of their own; what neither says is assumed.
    void trainersSayHowTheyAttendAndPack() {
        const std::string both = "-3.1-8B\nlearning_rate: 1.0e-5\n";
        const ImportedPlan factory = imported("model_name_or_path: meta-llama/Llama" + both +
                                                  "stage: sft\nper_device_train_batch_size: 1\n"
                                                  "cutoff_len: 2048\nflash_attn: disabled\n",
                                              "lf.yaml", "llama-factory");
        QVERIFY(!factory.scenario.recipe.flashAttention);
        QVERIFY(mentions(factory.understood, "flash_attn"));
        QVERIFY(mentions(factory.assumed, "zero") && mentions(factory.assumed, "seq"));
        const ImportedPlan axolotl = imported("base_model: meta-llama/Llama" + both +
                                                  "sequence_len: 2048\nmicro_batch_size: 1\n"
                                                  "sample_packing: true\nflash_attention: true\n",
                                              "ax.yaml", "axolotl");
        QVERIFY(axolotl.scenario.recipe.flashAttention);
        QVERIFY(mentions(axolotl.understood, "flash_attention"));
        QVERIFY(mentions(axolotl.understood, "sample_packing"));
        QVERIFY(mentions(axolotl.assumed, "zero") && !mentions(axolotl.assumed, "seq"));
        QVERIFY(!imported("base_model: meta-llama/Llama" + both +
                              "sequence_len: 2048\nmicro_batch_size: 1\neager_attention: true\n",
                          "ax.yaml", "axolotl")
                     .scenario.recipe.flashAttention);
    }

    /// Transformers' word for the kernel, which Axolotl takes, too, and LLaMA-Factory's.
    void trainersSayWhichKernelAttends() {
        const auto axolotl = [](const std::string& kernel) {
            return imported("base_model: meta-llama/Llama-3.1-8B\nsequence_len: 2048\nmicro_batch_size: 1\n"
                            "learning_rate: 1.0e-5\nattn_implementation: " +
                                kernel + "\n",
                            "ax.yaml", "axolotl")
                .scenario.recipe.attentionKernel;
        };
        QCOMPARE(axolotl("flash_attention_2"), AttentionKernel::flash2);
        QCOMPARE(axolotl("flash_attention_3"), AttentionKernel::cudnn);
        QCOMPARE(axolotl("sdpa"), AttentionKernel::byFramework);
        const ImportedPlan factory =
            imported("model_name_or_path: meta-llama/Llama-3.1-8B\nstage: sft\nlearning_rate: 1.0e-5\n"
                     "per_device_train_batch_size: 1\ncutoff_len: 2048\nflash_attn: fa2\n",
                     "lf.yaml", "llama-factory");
        QCOMPARE(factory.scenario.recipe.attentionKernel, AttentionKernel::flash2);
    }

    /// The Trainer's words for FSDP, in a line or as a list.
    void shardingIsReadFromAList_data() {
        QTest::addColumn<std::string>("keys");
        QTest::addColumn<int>("zero");
        QTest::newRow("list") << std::string("fsdp:\n  - full_shard\n  - auto_wrap\n") << 3;
        QTest::newRow("line") << std::string("fsdp: \"shard_grad_op auto_wrap\"\n") << 2;
        QTest::newRow("none") << std::string() << 0;
    }
    void shardingIsReadFromAList() {
        QFETCH(std::string, keys);
        const ImportedPlan plan = imported("base_model: meta-llama/Llama-3.1-8B\nsequence_len: 2048\n"
                                           "micro_batch_size: 1\nfp8: true\n" +
                                               keys,
                                           "ax.yaml", "axolotl");
        QTEST(static_cast<int>(plan.scenario.plan.zero), "zero");
        QCOMPARE(mentions(plan.understood, "fsdp"), !keys.empty());
        QVERIFY(plan.scenario.recipe.precision == Precision::fp8);
    }

    /// LLaMA-Factory's trainer over Megatron-Core has Megatron's own keys (examples/megatron).
    void llamaFactoryRunsMegatron() {
        const ImportedPlan plan = imported(
            "model_name_or_path: meta-llama/Llama-3.1-8B\nstage: sft\nper_device_train_batch_size: 1\n"
            "cutoff_len: 4096\ntensor_model_parallel_size: 4\npipeline_model_parallel_size: 2\n"
            "sequence_parallel: true\nuse_distributed_optimizer: true\nrecompute_granularity: full\n",
            "lf.yaml", "llama-factory");
        const Plan& read = plan.scenario.plan;
        QCOMPARE(read.tp, std::int64_t{4});
        QCOMPARE(read.pp, std::int64_t{2});
        QVERIFY(read.sequenceParallel == true && read.zero == 1 && read.recompute == Recompute::full);
        QCOMPARE(plan.scenario.recipe.framework->name, std::string("megatron"));
        QVERIFY(!mentions(plan.ignored, "use_distributed_optimizer"));
        QVERIFY(!mentions(plan.assumed, "zero"));
    }

    /// Accelerate hands on to Megatron-LM how a layer and the layers are split.
    void accelerateRunsMegatron() {
        const ImportedPlan plan =
            imported("distributed_type: MEGATRON_LM\nnum_processes: 8\nnum_machines: 1\n"
                     "megatron_lm_config:\n  megatron_lm_tp_degree: 2\n  megatron_lm_pp_degree: 2\n"
                     "  megatron_lm_num_micro_batches: 4\n  megatron_lm_sequence_parallelism: true\n"
                     "  megatron_lm_recompute_activations: true\n"
                     "  megatron_lm_use_distributed_optimizer: true\n",
                     "accelerate.yaml", "fsdp");
        const Plan& read = plan.scenario.plan;
        QCOMPARE(read.tp, std::int64_t{2});
        QCOMPARE(read.pp, std::int64_t{2});
        QCOMPARE(read.globalBatch, 4 * 2 * read.microBatch); // of two replicas
        QVERIFY(read.sequenceParallel == true && read.zero == 1 && read.recompute == Recompute::selective);
        QCOMPARE(plan.scenario.recipe.framework->name, std::string("megatron"));
    }

    /// Ulysses, which Accelerate leaves to DeepSpeed, and a precision that is the model's own.
    void accelerateSplitsSequencesByHeads() {
        const ImportedPlan plan =
            imported("distributed_type: DEEPSPEED\nmixed_precision: 'no'\nnum_processes: 8\nnum_machines: 1\n"
                     "deepspeed_config:\n  zero_stage: 3\nparallelism_config:\n"
                     "  parallelism_config_sp_size: 4\n  parallelism_config_dp_replicate_size: 1\n"
                     "  parallelism_config_dp_shard_size: 2\n  parallelism_config_sp_backend: deepspeed\n"
                     "  parallelism_config_sp_seq_length: 32768\n",
                     "accelerate.yaml", "fsdp");
        const Plan& read = plan.scenario.plan;
        QCOMPARE(read.cp, std::int64_t{4});
        QVERIFY(read.contextMethod == ContextMethod::ulysses);
        QCOMPARE(read.sequence, std::int64_t{32768});
        QCOMPARE(read.zero, 3);
        QVERIFY(mentions(plan.assumed, "precision") && !mentions(plan.assumed, "seq"));
    }

    /// A file that Accelerate's points to is asked for.
    void accelerateNamesItsOtherFile() {
        const std::string text = "distributed_type: DEEPSPEED\nnum_processes: 8\ndeepspeed_config:\n"
                                 "  deepspeed_config_file: ds.json\n";
        const ImportedPlan alone = imported(text, "accelerate.yaml");
        QVERIFY(mentions(alone.ignored, "deepspeed_config.deepspeed_config_file"));
        QVERIFY(mentions(alone.assumed, "zero"));
        const ImportedPlan both =
            importPlan({{"accelerate.yaml", text}, {"ds.json", R"({"zero_optimization": {"stage": 2}})"}},
                       defaultScenario(), catalogue());
        QCOMPARE(both.scenario.plan.zero, 2);
        QVERIFY(!mentions(both.assumed, "zero"));
    }

    /// Transformers' Trainer on a command line, with what it says to DeepSpeed.
    void theTrainerOnACommandLine() {
        const ImportedPlan plan = importPlan(
            {{"run.sh", "deepspeed --num_gpus 8 --num_nodes 2 train.py --model_name_or_path "
                        "meta-llama/Llama-3.1-8B --deepspeed ds.json --per_device_train_batch_size 2 "
                        "--gradient_accumulation_steps 4 --bf16 True --gradient_checkpointing True "
                        "--model_max_length 4096 --learning_rate 1e-5\n"},
             {"ds.json", R"({"zero_optimization": {"stage": 3}, "train_batch_size": "auto"})"}},
            defaultScenario(), catalogue());
        QCOMPARE(plan.files.front().format == "trainer" || plan.files.back().format == "trainer", true);
        const Scenario& s = plan.scenario;
        QCOMPARE(s.model.name, std::string("llama-3.1-8b"));
        QCOMPARE(s.cluster.gpus, std::int64_t{16});
        QCOMPARE(s.plan.microBatch, std::int64_t{2});
        QCOMPARE(s.plan.globalBatch, std::int64_t{2 * 4 * 16});
        QCOMPARE(s.plan.sequence, std::int64_t{4096});
        QVERIFY(s.plan.zero == 3 && s.plan.recompute == Recompute::full);
    }

    /// A key of Axolotl's tells whose the file is, however many others it shares with Accelerate.
    void axolotlIsNotAccelerate() {
        const ImportedPlan plan = imported(
            "base_model: meta-llama/Llama-3.1-8B\nmicro_batch_size: 2\nsequence_len: 2_048\nfsdp_version: 2\n"
            "liger_fused_linear_cross_entropy: true\noptimizer: adamw_torch_8bit\nfsdp_config:\n"
            "  fsdp_offload_params: false\n  fsdp_cpu_ram_efficient_loading: true\n"
            "  fsdp_auto_wrap_policy: TRANSFORMER_BASED_WRAP\n  fsdp_state_dict_type: FULL_STATE_DICT\n"
            "  fsdp_sharding_strategy: FULL_SHARD\n  fsdp_reshard_after_forward: true\n"
            "  fsdp_activation_checkpointing: true\n",
            "qat.yml");
        QCOMPARE(plan.files.front().format, std::string("axolotl"));
        QCOMPARE(plan.scenario.plan.microBatch, std::int64_t{2});
        QCOMPARE(plan.scenario.plan.sequence, std::int64_t{2048});
        QVERIFY(plan.scenario.recipe.fusedLoss);
        QCOMPARE(plan.scenario.recipe.momentBytes, 2.0);
    }

    /// LLaMA-Factory's examples/v1.
    void llamaFactoryOfItsFirstVersion() {
        const ImportedPlan plan =
            imported("model: Qwen/Qwen3-0.6B\nmodel_class: llm\ndist_config:\n  name: fsdp2\n  cp_size: 2\n"
                     "micro_batch_size: 1\ncutoff_len: 4096\nfp8: true\n",
                     "v1.yaml");
        QCOMPARE(plan.files.front().format, std::string("llama-factory"));
        const Scenario& s = plan.scenario;
        QCOMPARE(s.model.name, std::string("qwen3-0.6b"));
        QVERIFY(s.plan.zero == 3 && s.plan.cp == 2 && s.plan.microBatch == 1 && s.plan.sequence == 4096);
        QVERIFY(s.recipe.precision == Precision::fp8);
    }

    /// What DeepSpeed moves in time or memory is not said to move nothing.
    void whatMovesIsNotCalledIdle() {
        const ImportedPlan plan = imported(R"({"zero_optimization": {"stage": 3, "overlap_comm": true,
                "stage3_prefetch_bucket_size": 1000000}, "activation_checkpointing":
                {"partition_activations": true}})",
                                           "ds.json", "deepspeed");
        for (const char* key :
             {"zero_optimization.overlap_comm", "zero_optimization.stage3_prefetch_bucket_size",
              "activation_checkpointing.partition_activations"}) {
            const auto note = std::ranges::find(plan.ignored, std::string(key), &ImportNote::key);
            QVERIFY2(note != plan.ignored.end(), key);
            QCOMPARE(english(note->reason), std::string("moves what is not modelled here"));
        }
    }

    /// Pretraining packs by itself; either of two keys packs.
    void llamaFactoryPacks_data() {
        QTest::addColumn<std::string>("keys");
        QTest::addColumn<bool>("packs");
        QTest::newRow("fine-tuning") << std::string("stage: sft\n") << false;
        QTest::newRow("pretraining") << std::string("stage: pt\n") << true;
        QTest::newRow("told not to") << std::string("stage: pt\npacking: false\n") << false;
        QTest::newRow("one") << std::string("stage: sft\npacking: true\nneat_packing: false\n") << true;
        QTest::newRow("other") << std::string("stage: sft\nneat_packing: true\n") << true;
    }
    void llamaFactoryPacks() {
        QFETCH(std::string, keys);
        QFETCH(bool, packs);
        const ImportedPlan plan = imported("model_name_or_path: meta-llama/Llama-3.1-8B\n"
                                           "per_device_train_batch_size: 1\ncutoff_len: 2048\n" +
                                               keys,
                                           "lf.yaml", "llama-factory");
        QCOMPARE(mentions(plan.assumed, "seq"), !packs);
        QVERIFY(!mentions(plan.ignored, "packing") && !mentions(plan.ignored, "neat_packing"));
    }

    /// What Axolotl keeps, by its own keys, those of FSDP and those of its earlier versions.
    void axolotlSaysWhatItKeeps() {
        const auto of = [](const std::string& keys) {
            return imported("base_model: meta-llama/Llama-3.1-8B\nsequence_len: 8192\nmicro_batch_size: 1\n" +
                                keys,
                            "axolotl.yaml", "axolotl")
                .scenario.plan;
        };
        QVERIFY(of("").recompute == Recompute::none && of("").offload == Offload::none);
        QVERIFY(of("fsdp_config:\n  activation_checkpointing: true\n").recompute == Recompute::full);
        QVERIFY(of("gradient_checkpointing: true\n").recompute == Recompute::full);
        QVERIFY(of("activation_offloading: legacy\n").offload == Offload::activations);
        QVERIFY(of("activation_offloading: true\nfsdp_config:\n  offload_params: true\n").offload ==
                Offload::both);
        QVERIFY(of("gradient_checkpointing: offload\n").offload == Offload::activations);
        QCOMPARE(of("sequence_parallel_degree: 2\n").cp, std::int64_t{2});
    }

    /// 16 GPUs of 8 a node: the states are sharded over a node, which no key of its own says.
    void hybridShardsAreThoseOfANode() {
        const ImportedPlan plan = imported("distributed_type: FSDP\nnum_processes: 16\nnum_machines: 2\n"
                                           "fsdp_config:\n  fsdp_sharding_strategy: HYBRID_SHARD\n",
                                           "accelerate.yaml", "fsdp");
        QCOMPARE(plan.scenario.plan.shardGroup, std::int64_t{8});
        QVERIFY(mentions(plan.assumed, "shard-group"));
    }

    /// DeepSpeed's own rule: 256 are no multiple of 2 × 5; 320 are 32 replicas.
    void theBatchIsMadeOfReplicas() {
        const auto given = [](int batch) {
            return R"({"zero_optimization": {"stage": 2}, "train_micro_batch_size_per_gpu": 2,
                "gradient_accumulation_steps": 5, "train_batch_size": )" +
                   std::to_string(batch) + "}";
        };
        QCOMPARE(fieldOfError([&] { static_cast<void>(imported(given(256), "ds.json")); }),
                 QString("ds.json:2: train_batch_size"));
        const ImportedPlan plan = imported(given(320), "ds.json");
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{32});
        QVERIFY(mentions(plan.assumed, "gpus") && mentions(plan.assumed, "seq"));
    }
};

QUADRILLE_TESTS(TestTrainerFiles)
#include "tst_trainer_files.moc"
