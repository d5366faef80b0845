// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/trace_rules.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace quadrille::traces;

Q_DECLARE_METATYPE(quadrille::Operation)

/// The shipped rules, held to names that published traces and the sources of the frameworks have.
class TestTraceRules : public QObject {
    Q_OBJECT

    static const TraceRules& rules() {
        static const TraceRules all = parseTraceRules(test::resourceText("trace_rules.json"));
        return all;
    }

    /// A name that the pattern fits: nothing for any text, 1 for any number.
    static std::string sample(std::string pattern) {
        for (std::size_t at = pattern.find('{'); at != std::string::npos; at = pattern.find('{'))
            pattern.replace(at, pattern.find('}') - at + 1, "1");
        std::erase(pattern, '*');
        return pattern;
    }

private slots:
    void kernels_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("collective");
        const auto row = [](const char* name, const char* cause, const char* collective = "") {
            QTest::newRow(name) << name << cause << collective;
        };
        // deepseek-ai/profile-data@4496024, train.json
        row("void flash::compute_attn_ws<Flash_fwd_kernel_traits<192, 128, 128, 12, 2, false, 1>",
            "attention");
        row("void cutlass::device_kernel<dpsk::grouped_gemm::cuda::fp8_ptp128c::GemmKernel>(dpsk::)",
            "matrices");
        row("sm90_xmma_gemm_bf16f32_bf16f32_f32_tn_n_tilesize128x128x64", "matrices");
        row("void dpsk::ep::internode::dispatch<false, 8, true, 8>(int4*, float*)", "expert", "all-to-all");
        row("void dpsk::ep::internode::combine<false, 8, __nv_bfloat16>(int4*)", "expert", "all-to-all");
        row("void dpsk::ep::internode::cached_notify<false>(int, int)", "expert");
        row("void layer_norm::ln_fwd_kernel<layer_norm::Kernel_traits<__nv_bfloat16>", "memory-bound");
        row("void at::native::vectorized_elementwise_kernel<4, at::native::FillFunctor<float>>",
            "memory-bound");
        // facebookresearch/HolisticTraceAnalysis, tests/data
        row("ncclKernel_AllReduce_RING_LL_Sum_float(ncclDevComm*, unsigned long, ncclWork*)",
            "other-messages", "all-reduce");
        row("ncclKernel_SendRecv_RING_SIMPLE_Sum_int8_t(ncclDevComm*)", "other-messages", "send and receive");
        // NVIDIA/nccl@081eafa, src/device/generate.py
        row("ncclDevKernel_ReduceScatter_Sum_bf16_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
            "other-messages", "reduce-scatter");
        row("ncclDevKernel_AllGather_RING_LL(ncclDevKernelArgsStorage<4096ul>)", "other-messages",
            "all-gather");
        row("ncclDevKernel_SendRecv(ncclDevKernelArgsStorage<4096ul>)", "other-messages", "send and receive");
        row("void flash_bwd_dq_dk_dv_loop_seqk_parallel_kernel<Flash_bwd_kernel_traits<128>", "attention");
        row("cudnn_generated_fort_native_sdpa_sm90_flash_fprop_wgmma_f16_knob_7_64x128x128", "attention");
        row("fmha_cutlassF_bf16_aligned_64x128_rf_sm80(PyTorchMemEffAttention)", "attention");
        row("nvjet_tst_128x64_64x5_1x3_h_bz_coopA_NTn", "matrices");
        row("void cutlass::Kernel2<cutlass_80_tensorop_bf16_s16816gemm_relu_bf16_256x128>", "matrices");
        row("ampere_bf16_s16816gemm_bf16_128x64_ldg8_f2f_stages_64x3_nn", "matrices");
        row("void at::native::(anonymous "
            "namespace)::multi_tensor_apply_kernel<FusedOptimizerTensorListMetadata<4>, "
            "FusedAdamMathFunctor<float, 4, (ADAM_MODE)1, false>>",
            "optimizer");
    }
    void kernels() {
        QFETCH(QString, name);
        QFETCH(QString, cause);
        QFETCH(QString, collective);
        const KernelRule* rule = rules().kernel(name.toStdString());
        QVERIFY(rule != nullptr);
        QCOMPARE(QString::fromUtf8(traces::name(rule->cause).data()), cause);
        QCOMPARE(rule->collective ? QString::fromUtf8(traces::name(*rule->collective).data()) : QString(),
                 collective);
    }

    void whatNobodyKnowsIsNotGuessed() {
        QVERIFY(rules().kernel("rotary_kernel") == nullptr);
        QVERIFY(!rules().mark("DistributedDataParallel.forward"));
        QCOMPARE(rules().group("MODEL_PARALLEL_GROUP"), GroupKind::unknown);
        QCOMPARE(rules().group("default_pg"), GroupKind::unknown);
        QCOMPARE(rules().collective("barrier"), Collective::unknown);
        QVERIFY(!rules().elementBytes("Quantity"));
    }

    void passes_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Operation>("operation");
        const auto row = [](const char* name, const Operation& operation) {
            QTest::newRow(name) << name << operation;
        };
        row("PP:2F1", {OperationKind::forward, 2, 1});
        row("PP:0B13", {OperationKind::backward, 0, 13});
        row("PP:0I13", {OperationKind::inputGradient, 0, 13});
        row("PP:7W0", {OperationKind::weightGradient, 7, 0});
        row("PP:(1F4;6B2)OVERLAP_F_B", {OperationKind::fused, 1, 4, 6, 2});
        row("Forward 3", {OperationKind::forward, -1, 3});
        row("mlp(W)", {OperationKind::weightGradient, -1, -1});
    }
    void passes() {
        QFETCH(QString, name);
        QFETCH(Operation, operation);
        const auto mark = rules().mark(name.toStdString());
        QVERIFY(mark && mark->kind == MarkKind::pass);
        QCOMPARE(mark->operation, operation);
        for (const char* other :
             {"PP:2SEND_F1", "PP:2RECV_B1", "PP:0UNSHARD", "PP:0RESHARD", "PP:0REDUCE_GRAD"})
            QVERIFY2(!rules().mark(other), other);
    }

    void groups() {
        QCOMPARE(rules().group("TENSOR_MODEL_PARALLEL_GROUP"), GroupKind::tensor);
        QCOMPARE(rules().group("EXPERT_TENSOR_PARALLEL_GROUP"), GroupKind::expertTensor);
        QCOMPARE(rules().group("EXPERT_DATA_PARALLEL_GROUP"), GroupKind::expertData);
        QCOMPARE(rules().group("DATA_PARALLEL_GROUP_WITH_CP"), GroupKind::data);
        QCOMPARE(rules().group("mesh_tp"), GroupKind::tensor);
        QCOMPARE(rules().group("mesh_fsdp"), GroupKind::data);
        QCOMPARE(rules().collective("_reduce_scatter_base"), Collective::reduceScatter);
        QCOMPARE(rules().collective("reduce_scatter_tensor_coalesced"), Collective::reduceScatter);
        QCOMPARE(rules().collective("_allgather_base"), Collective::allGather);
        QCOMPARE(rules().collective("all_to_allv"), Collective::allToAll);
        QCOMPARE(rules().collective("allreduce"), Collective::allReduce);
        QCOMPARE(rules().elementBytes("BFloat16"), 2.0);
    }

    /// Otherwise an entry would never be asked.
    void noRuleHidesBehindAnother() {
        const auto document = nlohmann::json::parse(test::resourceText("trace_rules.json"));
        for (const char* list : {"kernels", "annotations", "groups", "collectives"})
            for (std::size_t i = 0; i < document[list].size(); ++i) {
                const auto fits = [&](std::size_t which) {
                    return NamePattern(document[list][which]["name"].get<std::string>(), "name")
                        .match(sample(document[list][i]["name"].get<std::string>()))
                        .has_value();
                };
                QVERIFY(fits(i));
                for (std::size_t before = 0; before < i; ++before)
                    if (fits(before)) {
                        auto a = document[list][before], b = document[list][i];
                        for (const char* key : {"name", "source"}) {
                            a.erase(key);
                            b.erase(key);
                        }
                        QVERIFY2(a == b, document[list][i].dump().c_str());
                    }
            }
    }

    void wrongRulesAreNamed() {
        const std::string text = test::resourceText("trace_rules.json");
        const auto with = [&text](const char* pointer, const char* value) {
            return test::fieldOfError([&] {
                return parseTraceRules(test::withValueAt(nlohmann::json::parse(text), pointer, value).dump());
            });
        };
        QCOMPARE(with("/kernels/2/cause", "\"magic\""), "kernels[2].cause");
        QCOMPARE(with("/kernels/0/collective", "\"magic\""), "kernels[0].collective");
        QCOMPARE(with("/annotations/1/is", "\"magic\""), "annotations[1].is");
        QCOMPARE(with("/groups/0/ranks", "3"), "groups[0].ranks");
        QCOMPARE(with("/groups/0/source", ""), "groups[0].source");
        QCOMPARE(with("/elements/0/bytes", "0"), "elements[0].bytes");
    }
};

QUADRILLE_TESTS(TestTraceRules)
#include "tst_trace_rules.moc"
