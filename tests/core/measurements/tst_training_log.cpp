// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/training_log.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace quadrille::test;

namespace {

using test::about;

std::string megatronLine(int iteration, double milliseconds, double teraflops) {
    return " [2024-04-06 02:55:45] iteration " + std::to_string(iteration) +
           "/     100 | consumed samples:          256 | elapsed time per iteration (ms): " +
           std::to_string(milliseconds) +
           " | throughput per GPU (TFLOP/s/GPU): " + std::to_string(teraflops) +
           " | learning rate: 4.000000E-07 | global batch size:   128 | lm loss: 2.021530E+00 | loss scale: "
           "1.0 "
           "| grad norm: 6.895 | number of skipped iterations:   0 | number of nan iterations:   0 |\n";
}

std::string titanLine(int step, const std::string& rest) {
    return "[rank0]:\x1b[31m[titan] 2025-05-18 16:04:46,338 - root - INFO - \x1b[32mstep: " +
           std::to_string(step) + "  \x1b[33mloss:  7.62585  \x1b[34mgrad_norm: 26.6250  " + rest +
           "\x1b[0m\n";
}

} // namespace

class TestTrainingLog : public QObject {
    Q_OBJECT

private slots:
    void megatron();
    void torchtitan();
    void nanotron();
    void deepspeed();
    void nemo();
    void megatronBridge();
    void huggingFace();
    void memoryOfEveryKind();
    void aRunThatRanOutOfMemory();
    void ofSeveralFrameworksTheOneWithMostIterations();
    void firstIterationsAreLeftOut();
    void everyRankCountsOnce();
    void whatIsMissingIsSaid();
    void anythingElseIsRefused();
    void runOfALog();
    void logContradictingThePlan();
};

void TestTrainingLog::megatron() {
    std::string text = "training ...\n[before the start of training step] datetime: 2024-04-06 02:55:31\n";
    text += megatronLine(1, 25630.1, 51.0);
    text += "[Rank 1] (after 1 iterations) memory (MB) | allocated: 54250.97 | max allocated: 54250.98 | "
            "reserved: 61480.0 | max reserved: 61480.0\n";
    text += megatronLine(2, 5630.0, 231.9) + megatronLine(3, 5410.0, 241.4) + megatronLine(4, 5420.0, 241.0);
    const TrainingLog log = parseTrainingLog(text);
    QCOMPARE(log.format, &logs::megatronLm);
    QCOMPARE(log.iterations, std::size_t{4});
    QCOMPARE(log.warmUp, std::size_t{1});
    QVERIFY(about(log.step->value(), 5.42)); // the median of 5.63, 5.41 and 5.42
    QVERIFY(about(log.perGpu->value(), 241e12));
    QVERIFY(about(log.memory->value(), 61480.0 * 1048576));
    QCOMPARE(log.globalBatch, std::optional<std::int64_t>(128));
    QVERIFY(!log.gpus && !log.tokensPerGpu);
}

void TestTrainingLog::torchtitan() {
    const TrainingLog log =
        parseTrainingLog(titanLine(1, "memory: 60.10GiB(33.70%)  tps: 1,050  tflops: 31.71  mfu: 1.99%") +
                         titanLine(10, "memory: 66.91GiB(37.51%)  tps: 10,050  tflops: 314.71  mfu: 13.99%") +
                         titanLine(20, "memory: 66.91GiB(37.51%)  tps: 10,030  tflops: 314.11  mfu: 13.90%") +
                         titanLine(30, "memory: 66.91GiB(37.51%)  tps: 10,040  tflops: 314.41  mfu: 13.93%"));
    QCOMPARE(log.format, &logs::torchtitan);
    QVERIFY(about(*log.tokensPerGpu, 10040));
    QVERIFY(about(log.perGpu->value(), 314.41e12));
    QVERIFY(about(inGib(*log.memory), 66.91));
    QVERIFY(!log.step && !log.globalBatch);
    // As it was called before 2025.
    QVERIFY(
        about(*parseTrainingLog(titanLine(1, "memory: 1.00GiB(1.00%)  wps: 2,345  mfu: 13.99%")).tokensPerGpu,
              2345));
}

void TestTrainingLog::nanotron() {
    const std::string prefix = "10/17/2025 16:31:56 [INFO|DP=0|PP=0|TP=0]: iteration: ";
    const std::string rest =
        " | lm_loss: 2.38 | lr: 1e-05 | model_tflops_per_gpu: 38.3 | hardware_tflops_per_gpu: "
        "38.3 | grad_norm: 1.25";
    const TrainingLog log = parseTrainingLog(
        prefix +
        "327281 / 378950 | consumed_tokens: 85.8G | elapsed_time_per_iteration_ms: 11.5K | "
        "tokens_per_sec: 22.8K | tokens_per_sec_per_gpu: 11.4K | global_batch_size: 64" +
        rest +
        " | cuda_memory_allocated: 75.2M | cuda_max_memory_reserved: 54.7G | hd_total_memory_tb: 312G\n" +
        prefix +
        "327282 / 378950 | consumed_tokens: 85.8G | elapsed_time_per_iteration_ms: 11.7K | "
        "tokens_per_sec: 22.4K | tokens_per_sec_per_gpu: 11.2K | global_batch_size: 64" +
        rest + "\n");
    QCOMPARE(log.format, &logs::nanotron);
    QVERIFY(about(log.step->value(), 11.6));
    QVERIFY(about(*log.tokensPerGpu, 11300));
    QVERIFY(about(log.perGpu->value(), 38.3e12));
    QVERIFY(about(log.memory->value(), 54.7e9));
    QCOMPARE(log.gpus, std::optional<std::int64_t>(2));
    QCOMPARE(log.globalBatch, std::optional<std::int64_t>(64));
    QVERIFY(
        about(parseTrainingLog(prefix + "9 / 9 | elapsed_time_per_iteration_ms: 45 | tokens_per_sec: 1.02M | "
                                        "tokens_per_sec_per_gpu: 1K\n")
                  .step->value(),
              0.045)); // and no number of GPUs from rates of three digits
    QVERIFY(!parseTrainingLog(prefix + "9 / 9 | elapsed_time_per_iteration_ms: 45 | tokens_per_sec: 1.02M | "
                                       "tokens_per_sec_per_gpu: 1K\n")
                 .gpus);
}

/// The seed of the fuzz target, which is a log as DeepSpeed prints it.
std::string seed(const char* name) {
    return fileText(std::string(sourceDir()) + "/tests/fuzz/seeds/training_log/" + name);
}

void TestTrainingLog::deepspeed() {
    const TrainingLog log = parseTrainingLog(seed("deepspeed.log"));
    QCOMPARE(log.format, &logs::deepspeed);
    QCOMPARE(log.iterations, std::size_t{3});
    QVERIFY(about(*log.samplesPerSecond, 12.7)); // of 12.8 and 12.6
    // What the allocator reserved comes before what tensors took, at most 61.5 of them.
    QVERIFY(about(inGib(*log.memory), 19) && log.memoryKind == MemoryKind::reserved);
    Scenario scenario = llama8b();
    scenario.plan.globalBatch = 64;
    QVERIFY(about(runOf(log, scenario).step->value(), 64 / 12.7));
    // The pipeline engine says the time itself.
    const TrainingLog pipeline = parseTrainingLog(seed("deepspeed_pipeline.log"));
    QCOMPARE(pipeline.format, &logs::deepspeed);
    QVERIFY(about(pipeline.step->value(), 2.008));
    QVERIFY(!pipeline.memory && !pipeline.samplesPerSecond);
    const TrainingLog earlier = parseTrainingLog("[timer.py:189:stop] 0/10, SamplesPerSec=83.0\n"
                                                 "[timer.py:189:stop] 0/20, SamplesPerSec=85.0\n");
    QCOMPARE(earlier.format, &logs::deepspeed);
    QCOMPARE(earlier.iterations, std::size_t{2});
    QVERIFY(about(*earlier.samplesPerSecond, 84));
}

void TestTrainingLog::nemo() {
    const TrainingLog log = parseTrainingLog(seed("nemo.log"));
    QCOMPARE(log.format, &logs::nemo);
    QCOMPARE(log.iterations, std::size_t{4});
    QVERIFY(about(log.step->value(), 2.515)); // of 2.505, 2.515 and 2.525
    QVERIFY(about(log.perGpu->value(), 401.5e12));
    QCOMPARE(log.globalBatch, std::optional<std::int64_t>(8));
    // Lightning's bar writes over itself.
    const TrainingLog bar = parseTrainingLog("Epoch 0: : 1%|| 1/100 [00:09<10:00, reduced_train_loss=9.1, "
                                             "global_step=0.0, train_step_timing in s=9.000]\r"
                                             "Epoch 0: : 2%|| 2/100 [00:12<10:00, reduced_train_loss=9.1, "
                                             "global_step=1.0, train_step_timing in s=3.130]\r"
                                             "Epoch 0: : 3%|| 3/100 [00:15<10:00, reduced_train_loss=9.0, "
                                             "global_step=2.0, train_step_timing in s=3.110]\n");
    QCOMPARE(bar.format, &logs::nemo);
    QVERIFY(about(bar.step->value(), 3.12));
    // Without the timing there is the bar's own rate.
    const TrainingLog plain = parseTrainingLog(
        "Epoch 0: : 1%|| 1/9 [00:09<1:00, 9.00s/it, reduced_train_loss=9.1, global_step=0.0]\r"
        "Epoch 0: : 2%|| 2/9 [00:12<1:00, 3.20s/it, reduced_train_loss=9.1, global_step=1.0]\r"
        "Epoch 0: : 3%|| 3/9 [00:15<1:00, 3.10s/it, reduced_train_loss=9.0, global_step=2.0]\n");
    QCOMPARE(plain.format, &logs::nemo);
    QVERIFY(about(plain.step->value(), 3.15));
}

void TestTrainingLog::megatronBridge() {
    const TrainingLog log = parseTrainingLog(seed("bridge.log"));
    QCOMPARE(log.format, &logs::megatronBridge);
    QCOMPARE(log.iterations, std::size_t{3});
    QVERIFY(about(log.step->value(), 9.095)); // by the milliseconds, not by the two digits beside
    QVERIFY(about(log.perGpu->value(), 662.5e12, 2e-3));
    QCOMPARE(log.globalBatch, std::optional<std::int64_t>(512));
    QVERIFY(about(log.memory->value(), 70.5e9)); // its gigabytes are 10^9
}

void TestTrainingLog::huggingFace() {
    const TrainingLog log = parseTrainingLog(seed("hugging_face.log"));
    QCOMPARE(log.format, &logs::huggingFace);
    // Iterations 1, 10, 20 and 21 of 100: not the bar of checkpoint shards, nor that of an evaluation of 20.
    QCOMPARE(log.iterations, std::size_t{4});
    QCOMPARE(log.warmUp, std::size_t{1});
    QVERIFY(about(log.step->value(), 3.00)); // of 3.04, 3.00 and 2.98
    QVERIFY(about(inGib(*log.memory), 65321.0 / 1024) && log.memoryKind == MemoryKind::device);
    // Without a bar there is the mean of the whole run; newer versions quote their numbers.
    const TrainingLog summary = parseTrainingLog(
        "{'loss': 1.2, 'epoch': 0.1}\n{'train_runtime': '310.5', 'train_steps_per_second': '0.25'}\n");
    QVERIFY(about(summary.step->value(), 4));
    // Before the first step it says the batch.
    QCOMPARE(parseTrainingLog("  Total train batch size (w. parallel, distributed & accumulation) = 128\n"
                              "{'loss': 1.2}\n{'train_runtime': 310.5, 'train_steps_per_second': 0.25}\n")
                 .globalBatch,
             std::optional<std::int64_t>(128));
    // A bar of anything is none of a training.
    QCOMPARE(fieldOfError([] { (void)parseTrainingLog(" 10%|#  | 1/10 [00:01<00:09, 1.00s/it]\n"); }),
             QString("log"));
}

void TestTrainingLog::memoryOfEveryKind() {
    const auto kindOf = [](const std::string& line) {
        const TrainingLog log = parseTrainingLog(megatronLine(1, 5000, 100) + line + "\n");
        return std::pair(log.memory ? inGib(*log.memory) : 0, log.memoryKind);
    };
    QVERIFY(kindOf("memory (MB) | allocated: 1.0 | max allocated: 2048.0") ==
            std::pair(2.0, MemoryKind::allocated));
    QVERIFY(kindOf("MA 1.0 GB         Max_MA 3.5 GB         CA 3.75 GB         Max_CA 4 GB") ==
            std::pair(4.0, MemoryKind::reserved));
    QCOMPARE(
        kindOf("| N/A   45C    P0            110W /  700W |   46080MiB /  81559MiB |     98%      Default |"),
        std::pair(45.0, MemoryKind::device));
    // Axolotl, in 2026 and in 2025.
    QCOMPARE(kindOf("{'loss': '0.7', 'memory/max_active (GiB)': '2.98', 'memory/max_allocated (GiB)': "
                    "'2.98', 'memory/device_reserved (GiB)': '4.12', 'epoch': '0.1'}"),
             std::pair(4.12, MemoryKind::reserved));
    QCOMPARE(
        kindOf("{'loss': 0.7, 'memory/max_mem_active(gib)': 14.5, 'memory/max_mem_allocated(gib)': 14.5}"),
        std::pair(14.5, MemoryKind::allocated));
    // The processes below nvidia-smi's table name no card's limit, and other sizes are no memory of a GPU.
    QCOMPARE(kindOf("|    0   N/A  N/A   1234      C   python    45000MiB |").first, 0.0);
    QCOMPARE(kindOf("downloaded 512MiB / 1024MiB").first, 0.0);
}

void TestTrainingLog::aRunThatRanOutOfMemory() {
    const std::string error = "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.\n";
    const TrainingLog log = parseTrainingLog(error);
    QVERIFY(log.ranOut && log.format == nullptr && !log.step);
    const MeasuredRun run = runOf(log, llama8b());
    QCOMPARE(run.outcome, Outcome::ranOut);
    QVERIFY(!run.step && run.ranOut());
    // Steps that ended were trained.
    const TrainingLog later = parseTrainingLog(megatronLine(1, 5000, 100) + error);
    QVERIFY(later.ranOut);
    QCOMPARE(runOf(later, llama8b()).outcome, Outcome::trained);
    QCOMPARE(english(later.findings().back()), std::string("In the end it ran out of memory."));
}

void TestTrainingLog::ofSeveralFrameworksTheOneWithMostIterations() {
    // The Hugging Face Trainer above DeepSpeed, which says how fast it is only now and then.
    const TrainingLog log =
        parseTrainingLog(seed("hugging_face.log") + "global_step=10, CurrSamplesPerSec=12.5\n");
    QCOMPARE(log.format, &logs::huggingFace);
    QVERIFY(!log.samplesPerSecond);
}

void TestTrainingLog::firstIterationsAreLeftOut() {
    std::string text;
    for (int i = 1; i <= 60; ++i)
        text += megatronLine(i, i <= 10 ? 100000 : i % 2 == 0 ? 4000 : 4400, 100);
    const TrainingLog log = parseTrainingLog(text);
    QCOMPARE(log.warmUp, std::size_t{10});
    QVERIFY(about(log.step->value(), 4.2));
    QCOMPARE(parseTrainingLog(megatronLine(1, 1234, 5)).warmUp, std::size_t{0});
}

void TestTrainingLog::everyRankCountsOnce() {
    std::string text;
    for (int step = 1; step <= 6; ++step)
        for (int rank = 0; rank < 8; ++rank)
            text += titanLine(step, "memory: 9.46GiB(64.99%)  tps: " + std::to_string(7000 + 10 * step));
    const TrainingLog log = parseTrainingLog(text);
    QCOMPARE(log.iterations, std::size_t{6});
    QCOMPARE(log.warmUp, std::size_t{2});
    QVERIFY(about(*log.tokensPerGpu, 7045)); // steps 3 to 6
}

void TestTrainingLog::whatIsMissingIsSaid() {
    const auto findings = parseTrainingLog(megatronLine(1, 5000, 100)).findings();
    QCOMPARE(english(findings.front()),
             std::string("Iterations of Megatron-LM: 1, of which the first 0 are left out."));
    QCOMPARE(english(findings.back()), std::string("The log says nothing of memory."));
    const auto more = parseTrainingLog(titanLine(1, "memory: 9.50GiB(64.99%)  tps: 100")).findings();
    QCOMPARE(english(more.at(1)), std::string("100 tokens/s per GPU."));
    QCOMPARE(english(more.back()), std::string("At most 9.5 GiB reserved."));
    const auto absurd = parseTrainingLog(titanLine(1, "memory: 1e300GiB(64.99%)  tps: 100")).findings();
    QCOMPARE(english(absurd.back()), std::string("The log says nothing of memory."));
    // Control sequences between the words are no words.
    const auto coloured =
        parseTrainingLog(titanLine(1, "\x1b[2K\x1b[1;32mmemory: 9.50GiB(64.99%)\x1b[0m  tps: 100"))
            .findings();
    QCOMPARE(english(coloured.back()), std::string("At most 9.5 GiB reserved."));
}

void TestTrainingLog::anythingElseIsRefused() {
    for (const char* text :
         {"", "hello", "step: 1 loss: 2.0 time: 3", "elapsed time per iteration (ms): fast",
          "elapsed_time_per_iteration_ms:", "\x1b[", "iteration 1/2 | tps: 5"})
        QCOMPARE(fieldOfError([&] { (void)parseTrainingLog(text); }), QString("log"));
}

void TestTrainingLog::runOfALog() {
    Scenario scenario = llama8b();
    scenario.plan.tp = 4;
    scenario.plan.globalBatch = 64;
    const MeasuredRun run = runOf(parseTrainingLog(megatronLine(1, 5000, 100)), scenario);
    QCOMPARE(run.scenario.plan.globalBatch, std::int64_t{128});
    QCOMPARE(run.scenario.plan.tp, std::int64_t{4});
    QVERIFY(about(run.step->value(), 5));
    QVERIFY(run.fitted && !run.memory && !run.ranOut());
    // 64 sequences of 8192 tokens over 8 GPUs at 100 tokens/s and GPU.
    const MeasuredRun titan =
        runOf(parseTrainingLog(titanLine(1, "memory: 9.50GiB(64.99%)  tps: 100")), scenario);
    QVERIFY(about(titan.step->value(), 64 * 8192 / 800.0));
    QVERIFY(about(inGib(*titan.memory), 9.5));
}

void TestTrainingLog::logContradictingThePlan() {
    Scenario scenario = llama8b(); // one replica on each of 8 GPUs: 3 sequences cannot be dealt to them
    std::string text = megatronLine(1, 5000, 100);
    text.replace(text.find("size:   128"), 11, "size:     3");
    QCOMPARE(fieldOfError([&] { (void)runOf(parseTrainingLog(text), scenario); }), QString("log"));
}

QUADRILLE_TESTS(TestTrainingLog)
#include "tst_training_log.moc"
