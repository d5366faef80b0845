// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/trace_rules_file.h"
#include "app/text_io/traces/trace_file.h"
#include "app/text_io/traces/trace_reader.h"
#include "core/analysis/analysis.h"
#include "core/traces/measured_timeline.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/kineto_trace.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <QStringConverter>
#include <QTemporaryDir>

#include <zlib.h>

#include <clocale>

using namespace quadrille;
using namespace quadrille::traces;
using test::KinetoTrace;

/// Traces of the PyTorch profiler: read back they say what they were made of.
class TestTraceReader : public QObject {
    Q_OBJECT

    static RankTrace read(const std::string& text) { return readTraceText(text, traceRules()); }
    static QString refused(const std::string& text) {
        return test::fieldOfError([&text] { static_cast<void>(read(text)); });
    }

    static std::string packed(const std::string& text) {
        z_stream stream{};
        deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
        std::string out(text.size() + 1000, '\0');
        std::string copy = text;
        stream.next_in = reinterpret_cast<Bytef*>(copy.data());
        stream.avail_in = static_cast<uInt>(copy.size());
        stream.next_out = reinterpret_cast<Bytef*>(out.data());
        stream.avail_out = static_cast<uInt>(out.size());
        deflate(&stream, Z_FINISH);
        out.resize(out.size() - stream.avail_out);
        deflateEnd(&stream);
        return out;
    }

    /// A plan with a pipeline, in its own times.
    static Analysis plan(ScheduleKind schedule) {
        Scenario scenario = test::llama8b();
        scenario.cluster.gpus = 16;
        scenario.plan.tp = 2;
        scenario.plan.pp = 4;
        scenario.plan.schedule = schedule;
        scenario.plan.vpp = traits(schedule).placement == PlacementKind::vShaped ? 2 : 1;
        scenario.plan.globalBatch = 16;
        return analyze(scenario, TimeBase::model);
    }

    /// A small trace in which everything has its place.
    static KinetoTrace small() {
        KinetoTrace trace(3, 4);
        trace.hostMark("ProfilerStep#7", 1000, 100'000);
        trace.hostMark("PP:1F0", 2000, 10'000);
        trace.kernel("sm90_xmma_gemm_bf16", 200'000, 50'000, 3000);
        trace.kernel("rotary_kernel", 250'000, 10'000, 4000);
        const test::KinetoMessage gather{"_allgather_base", "mesh_fsdp", 1000, 4000,
                                         "BFloat16",        {0, 1, 2, 3}};
        trace.kernel("ncclDevKernel_AllGather_RING_LL(args)", 230'000, 40'000, 5000, 20, &gather);
        trace.hostMark("Optimizer.step#AdamW.step", 50'000, 5000);
        trace.kernel("void at::native::multi_tensor_apply_kernel<Lerp>", 300'000, 20'000, 51'000);
        return trace;
    }

private slots:
    void whatATraceSays() {
        const RankTrace trace = read(small().text());
        QCOMPARE(trace.rank, std::int64_t{3});
        QCOMPARE(trace.worldSize, std::int64_t{4});
        QCOMPARE(trace.kernels.size(), std::size_t{4});
        QCOMPARE(trace.unnamed, std::size_t{1});
        QCOMPARE(trace.kernels[0].span, (Span{200'000, 250'000}));
        QCOMPARE(trace.kernels[0].launched, Time{3000});
        QCOMPARE(trace.causeOf(trace.kernels[0]), Cause::matrices);
        QCOMPARE(trace.causeOf(trace.kernels[1]), Cause::data);
        const MeasuredStep step = measuredStep({trace});
        QCOMPARE(step.step, 7);
        const MeasuredRank& rank = step.ranks.front();
        QCOMPARE(rank.span, (Span{200'000, 320'000}));
        const auto spent = [&rank](Cause cause) { return rank.occupancy.spent(cause); };
        QCOMPARE(spent(Cause::matrices), Time{50'000});
        QCOMPARE(spent(Cause::memoryBound), Time{10'000});
        QCOMPARE(spent(Cause::data), Time{10'000});
        QCOMPARE(rank.occupancy.of(Cause::data).hidden(), Time{30'000});
        QCOMPARE(spent(Cause::optimizer), Time{20'000});
        QCOMPARE(spent(Cause::overhead), Time{30'000});
        QCOMPARE(rank.passes.passes.size(), std::size_t{1});
        QCOMPARE(rank.passes.passes.front(),
                 (MeasuredPass{Operation{OperationKind::forward, 1, 0}, {200'000, 260'000}}));
        QCOMPARE(rank.collectives.size(), std::size_t{1});
        QCOMPARE(rank.collectives.front().bytes, 4000 * 2 * 3.0 / 4);
        QCOMPARE(rank.collectives.front().seconds, 40e-6);
    }

    void readBackThePipelineIsTheOneThatRan_data() {
        QTest::addColumn<int>("schedule");
        for (const ScheduleKind kind : {ScheduleKind::oneForwardOneBackward, ScheduleKind::gpipe,
                                        ScheduleKind::zeroBubbleH1, ScheduleKind::zeroBubbleV})
            QTest::newRow(std::string(scheduleName(kind)).c_str()) << static_cast<int>(kind);
    }
    void readBackThePipelineIsTheOneThatRan() {
        QFETCH(int, schedule);
        const Analysis analysis = plan(static_cast<ScheduleKind>(schedule));
        QVERIFY(analysis.runnable() && analysis.timeline);
        const Timeline& ran = *analysis.timeline;
        std::vector<RankTrace> traces;
        for (std::size_t lane = 0; lane < ran.rankCount(); ++lane) {
            const auto rank =
                static_cast<int>(gpuAt(analysis.scenario(), {.pipeline = static_cast<std::int64_t>(lane)}));
            traces.push_back(read(test::pipelineTrace(ran, lane, rank, 16).text()));
        }
        const MeasuredStep step = measuredStep(traces);
        const auto lanes = pipelineRanks(step, &analysis.scenario());
        const auto measured = measuredTimeline(timedPasses(step, lanes));
        QVERIFY(measured);
        QCOMPARE(measured->size(), ran.size());
        const double first = *std::ranges::min_element(ran.starts);
        for (std::size_t i = 0; i < ran.size(); ++i) {
            QCOMPARE(measured->operation(i).operation, ran.operation(i).operation);
            QVERIFY(std::abs(measured->starts[i] - (ran.starts[i] - first)) < 3e-9);
            QVERIFY(std::abs(measured->ends[i] - (ran.ends[i] - first)) < 3e-9);
        }
        for (std::size_t rank = 0; rank < ran.rankCount(); ++rank) {
            QCOMPARE(measured->ranks[rank].peakAtInputGradient, ran.ranks[rank].peakAtInputGradient);
            QCOMPARE(measured->ranks[rank].peakAtWeightGradient, ran.ranks[rank].peakAtWeightGradient);
        }
        QVERIFY(std::abs(measured->bubbleOverTotal - ran.bubbleOverTotal) < 1e-6);
        QVERIFY(std::abs(measured->makespan - ran.makespan) < 1e-8);
        // A quarter of every pass is attention and an eighth a reduce-scatter, and nothing else is in it.
        for (std::size_t i = 0; i < step.ranks.size(); ++i) {
            const double busy = ran.ranks[static_cast<std::size_t>(lanes[i])].busy;
            const auto spent = [&](Cause cause) {
                return static_cast<double>(step.ranks[i].occupancy.spent(cause)) * 1e-9;
            };
            QVERIFY(std::abs(spent(Cause::attention) - busy / 4) < 1e-6);
            QVERIFY(std::abs(spent(Cause::tensor) - busy / 8) < 1e-6);
            QVERIFY(std::abs(spent(Cause::matrices) - busy * 5 / 8) < 1e-6);
            QVERIFY(std::abs(spent(Cause::pipeline) - ran.ranks[static_cast<std::size_t>(lanes[i])].idle) <
                    1e-6);
        }
    }

    void withoutNamesThreadsTell() {
        KinetoTrace trace(0, 1);
        trace.operation("autograd::engine::evaluate_function: MmBackward0", 100, 10,
                        KinetoTrace::backwardThread);
        for (int i = 0; i < 2; ++i) {
            const std::int64_t at = 1'000'000 + 100'000 * i;
            trace.kernel("gemm", at, 20'000, at - 900'000);
            trace.kernel("gemm", at + 30'000, 40'000, at - 890'000, 7, nullptr, KinetoTrace::backwardThread);
        }
        trace.kernel("void at::native::clip", 1'300'000, 5000, 500'000); // of the optimizer
        const MeasuredStep step = measuredStep({read(trace.text())});
        QCOMPARE(step.ranks.front().passes.source, PassSource::threads);
        const auto passes = timedPasses(step, {0});
        QCOMPARE(passes.size(), std::size_t{4});
        QCOMPARE(passes[2].operation, (Operation{OperationKind::forward, 0, 1}));
        QCOMPARE(passes[3].operation, (Operation{OperationKind::backward, 0, 1}));
        QCOMPARE(passes[3].start, 130e-6);
        QVERIFY(step.steps.empty());
        QCOMPARE(step.notes.size(), std::size_t{2});
    }

    void marksOfTheGpuWhereLaunchesAreNotSaid() {
        std::string text = small().text();
        // Without the host's half of it.
        for (std::size_t at = 0; (at = text.find("cuda_runtime", at)) != std::string::npos;)
            text.replace(at, 12, "none_of_them");
        KinetoTrace marks(0, 1);
        marks.gpuMark("PP:1F0", 200'000, 60'001);
        marks.gpuMark("ProfilerStep#7", 200'000, 110'000);
        const std::string events = marks.text();
        const std::size_t from = events.find("{\"ph\": \"X\"");
        text.insert(text.find("{\"ph\": \"X\""),
                    events.substr(from, events.rfind("},\n  {\"ph\": \"M\"") - from) + "},\n");
        const MeasuredStep step = measuredStep({read(text)});
        QCOMPARE(step.ranks.front().passes.passes.size(), std::size_t{1});
        QCOMPARE(step.ranks.front().passes.passes.front().span, (Span{200'000, 260'000}));
    }

    void theStepThatIsAskedFor() {
        KinetoTrace trace(0, 1);
        for (int i = 0; i < 3; ++i) {
            trace.hostMark("ProfilerStep#" + std::to_string(i + 4), 1000 * i, 1000);
            trace.kernel("gemm", 100'000 + 10'000 * i * (i + 1) / 2, 5000, 1000 * i + 500);
        }
        const std::vector<RankTrace> traces{read(trace.text())};
        QCOMPARE(measuredStep(traces).steps, (std::vector<std::int32_t>{4, 5, 6}));
        // From first kernel to first kernel: 10, 20 and, without a next, the 5 of its own.
        QCOMPARE(measuredStep(traces, 4).seconds(), 10e-6);
        QCOMPARE(measuredStep(traces, 5).seconds(), 20e-6);
        QCOMPARE(measuredStep(traces, 6).seconds(), 5e-6);
        QCOMPARE(measuredStep(traces).step, 4); // the median
        QCOMPARE(test::fieldOfError([&] { static_cast<void>(measuredStep(traces, 8)); }), "step");
    }

    /// Twice the same rank would count its messages twice.
    void aRankStandsInOneTrace() {
        const RankTrace trace = read(small().text());
        QCOMPARE(test::fieldOfError([&] { static_cast<void>(measuredStep({trace, trace})); }), "rank");
        RankTrace nameless = trace;
        nameless.rank = -1;
        QCOMPARE(measuredStep({nameless, nameless}).ranks.size(), std::size_t{2});
    }

    void timesAreExact() {
        KinetoTrace trace(0, 1);
        trace.base = 1'711'964'646'000'000'000;
        trace.kernel("gemm", 4'458'677'009'853'422, 2'636'669, 4'458'677'009'000'000);
        const auto exact = [](const RankTrace& read) {
            return read.kernels.front().span == Span{1'711'964'646'000'000'000 + 4'458'677'009'853'422,
                                                     1'711'964'646'000'000'000 + 4'458'677'012'490'091};
        };
        QVERIFY(exact(read(trace.text())));
        const std::string before = std::setlocale(LC_NUMERIC, nullptr);
        for (const char* comma : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8"})
            if (std::setlocale(LC_NUMERIC, comma) != nullptr)
                QVERIFY(exact(read(trace.text())));
        std::setlocale(LC_NUMERIC, before.c_str());
    }

    void gzipInOneOrMorePieces() {
        const std::string text = small().text();
        const RankTrace plain = read(text);
        QCOMPARE(read(packed(text)), plain);
        QCOMPARE(read(packed(text.substr(0, 500)) + packed(text.substr(500))), plain);
        const std::string whole = packed(text);
        // A pipe may hand out its bytes one by one.
        for (const std::string_view given : {std::string_view(whole), std::string_view(text)}) {
            std::size_t at = 0;
            ByteStream stream(
                [&at, given](char* to, std::size_t most) {
                    if (at == given.size() || most == 0)
                        return std::size_t{0};
                    *to = given[at++];
                    return std::size_t{1};
                },
                "trace");
            QCOMPARE(readTrace(stream, traceRules(), "trace"), plain);
        }
        for (std::size_t size = 2; size < whole.size(); size += 7)
            QCOMPARE(refused(whole.substr(0, size)), "trace");
        std::string damaged = whole;
        damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 0x55);
        QVERIFY(refused(damaged) != "(no error)");
    }

    /// Wherever a pipe cuts it.
    void encodingsWithAMark() {
        const QString text = QString::fromStdString(small().text()).replace("gemm", "gemm_\U0001D11E");
        const RankTrace plain = read(text.toStdString());
        QCOMPARE(read("\xEF\xBB\xBF" + text.toStdString()), plain);
        for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE,
                                    QStringConverter::Utf32LE, QStringConverter::Utf32BE}) {
            QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
            const QByteArray bytes = encoder(text);
            const std::string whole = bytes.toStdString();
            QCOMPARE(read(whole), plain);
            std::string_view left = whole;
            ByteStream stream(
                [&left](char* to, std::size_t most) {
                    const std::size_t count = std::min({most, left.size(), std::size_t{3}});
                    std::copy_n(left.data(), count, to);
                    left.remove_prefix(count);
                    return count;
                },
                "trace");
            QCOMPARE(readTrace(stream, traceRules(), "trace"), plain);
            QCOMPARE(refused(whole.substr(0, whole.size() - 1)), "trace");
            QCOMPARE(refused(whole + whole.substr(whole.size() - 1)), "trace");
        }
        QCOMPARE(refused(std::string("\xFF\xFE[\0\x34\xD8]\0", 8)), "trace"); // half a pair
    }

    void everyTruncatedTraceIsRefused() {
        const std::string text = small().text();
        for (std::size_t size = 0; size < text.size(); ++size)
            QCOMPARE(refused(text.substr(0, size)), "trace");
    }

    void whatIsWrongIsNamed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, QByteArray text, const char* field) {
            QTest::newRow(name) << text.replace('\'', '"') << field;
        };
        const auto event = [](const char* keys) {
            return QByteArray(
                       "{'traceEvents': [{'ph': 'M'}, {'ph': 'X', 'cat': 'kernel', 'name': 'gemm', %1}]}")
                .replace("%1", keys);
        };
        row("a configuration", "{'model_type': 'llama'}", "trace");
        row("a number", "17", "trace");
        row("no kernel", "{'traceEvents': []}", "traceEvents");
        row("no list", "{'traceEvents': {'ph': 'X'}}", "traceEvents");
        row("a text", "{'traceEvents': 'none'}", "traceEvents");
        row("twice", "{'traceEvents': [], 'traceEvents': []}", "traceEvents");
        row("text for a time", event("'ts': '1', 'dur': 2"), "traceEvents[1].ts");
        row("no duration", event("'ts': 1"), "traceEvents[1].dur");
        row("negative duration", event("'ts': 1, 'dur': -2"), "traceEvents[1].dur");
        row("list for a name",
            "{'traceEvents': [{'ph': 'X', 'cat': 'kernel', 'name': [], 'ts': 1, 'dur': 2}]}",
            "traceEvents[0].name");
        row("a time beyond all clocks", event("'ts': 1e300, 'dur': 2"), "traceEvents[1].ts");
        row("time twice", event("'ts': 1, 'ts': 2, 'dur': 2"), "traceEvents[1].ts");
        row("base", "{'baseTimeNanoseconds': -1, 'traceEvents': []}", "baseTimeNanoseconds");
        row("deep", QByteArray(200, '[') + QByteArray(200, ']'), "trace");
        row("not UTF-8", QByteArray("{'traceEvents': [{'name': '\xff'}]}"), "trace");
    }
    void whatIsWrongIsNamed() {
        QFETCH(QByteArray, text);
        QFETCH(QString, field);
        QCOMPARE(refused(text.toStdString()), field);
    }

    void textsThatNoProfilerWritesEndTheReading() {
        std::int64_t handedOut = 0;
        ByteStream stream(
            [&handedOut](char* to, std::size_t most) {
                std::fill_n(to, most, 'a');
                if (handedOut == 0)
                    std::copy_n("{\"", 2, to);
                handedOut += static_cast<std::int64_t>(most);
                return most;
            },
            "endless");
        QCOMPARE(test::fieldOfError([&] { static_cast<void>(readTrace(stream, traceRules(), "endless")); }),
                 "endless");
        QVERIFY(handedOut < (1 << 25));
    }

    void itStops() {
        std::stop_source source;
        source.request_stop();
        ByteStream stream([](char*, std::size_t) { return std::size_t{1}; }, "t", {}, source.get_token());
        QVERIFY_THROWS_EXCEPTION(Stopped, static_cast<void>(readTrace(stream, traceRules(), "t")));
    }

    void filesTellTheirProgress() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("rank0.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(small().text().c_str());
        file.close();
        std::int64_t last = 0;
        const RankTrace trace = readTraceFile(path, [&](std::int64_t read, std::int64_t all) {
            QVERIFY(read >= last && read <= all);
            last = read;
        });
        QCOMPARE(last, file.size());
        QCOMPARE(trace.source, "rank0.json");
        QCOMPARE(test::fieldOfError([&] { static_cast<void>(readTraceFile(folder.path())); }), folder.path());
        QCOMPARE(test::fieldOfError([&] { static_cast<void>(readTraceFile(folder.filePath("no"))); }),
                 folder.filePath("no"));
    }
};

QUADRILLE_TESTS(TestTraceReader)
#include "tst_trace_reader.moc"
