// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runs_input.h"
#include "app/data/measured_runs_file.h"
#include "app/measurements/runs_content.h"
#include "app/settings/appearance.h"
#include "core/measurements/speed_measure.h"
#include "tests/app/isolation.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"

#include <QTemporaryDir>
#include <QTemporaryFile>

#include <cmath>
#include <map>

using namespace quadrille;
using namespace quadrille::test;

namespace {

const Catalogue& catalogue() {
    static const Catalogue all = loadCatalogue();
    return all;
}

RunsFile read(const std::string& text) {
    return readRuns(text, catalogue(), "mine.csv");
}

using test::about;

} // namespace

class TestRunsCsv : public QObject {
    Q_OBJECT

private slots:
    void optionsAndTime();
    void everyMeasureOfSpeed();
    void memory();
    void publishedFiles();
    void outOfMemory();
    void longNamesAreKnown();
    void measuredBeforeComputed();
    void tableAndLabel();
    void badRowsAreNamedAndPassedOver();
    void whatIsWrongIsSaidInTheLanguageInForce();
    void bytesThatAreNoTextCostTheirRowAlone();
    void badHeaders_data();
    void badHeaders();
    void everyShippedTableIsRead();
    void aStopEndsTheReading();
    void aLogIsNotBegunAfterAStop();
    void theCommandLineStopsToo();
};

void TestRunsCsv::optionsAndTime() {
    const RunsFile file = read("model,gpu,gpus,tp,pp,mbs,gbs,seq,recompute,step_seconds,colour\n"
                               "llama-3.1-8b,a100-sxm-80gb,16,2,4,1,64,8192,full,12.5,red\n");
    QCOMPARE(file.runs.size(), std::size_t{1});
    QVERIFY(file.unread.empty());
    QCOMPARE(file.ignored, std::vector<std::string>{"colour"});
    const MeasuredRun& run = file.runs.front();
    QCOMPARE(run.scenario.model->name, std::string("llama-3.1-8b"));
    QCOMPARE(run.scenario.gpus, std::int64_t{16});
    QCOMPARE(run.scenario.plan.pp, std::int64_t{4});
    QCOMPARE(run.scenario.plan.recompute, Recompute::full);
    QCOMPARE(run.scenario.estimator, Estimator::detailed);
    QVERIFY(about(run.step->value(), 12.5));
    QVERIFY(run.fitted && !run.ranOut() && !run.memory);
    QCOMPARE(run.source, std::string("mine.csv"));
}

// 64 sequences of 8192 tokens on 16 GPUs in 12.5 s.
void TestRunsCsv::everyMeasureOfSpeed() {
    const std::string plan = "llama-3.1-8b,a100-sxm-80gb,16,2,4,1,64,8192,";
    const std::string header = "model,gpu,gpus,tp,pp,mbs,gbs,seq,";
    const Scenario scenario = read(header + "step_seconds\n" + plan + "12.5\n").runs.front().scenario;
    const double rate = flopsPerStep(scenario, FlopConvention::model) / 16 / 12.5;
    const auto step = [&](const char* column, double value) {
        return read(header + column + "\n" + plan + std::to_string(value) + "\n").runs.front().step->value();
    };
    QVERIFY(std::abs(step("tokens_per_second_per_gpu", 64 * 8192 / 12.5 / 16) - 12.5) < 1e-5);
    QVERIFY(std::abs(step("tflops_per_gpu", rate / 1e12) - 12.5) < 1e-4);
    QVERIFY(std::abs(step("mfu", rate / 312e12) - 12.5) < 1e-3);
}

void TestRunsCsv::memory() {
    const auto runs = read("gpus,tp,memory_gib,memory_kind,oom\n8,8,41.5,allocated,0\n8,8,42,,off\n").runs;
    QCOMPARE(runs.size(), std::size_t{2});
    QVERIFY(about(inGib(*runs[0].memory), 41.5));
    QCOMPARE(runs[0].memoryKind, MemoryKind::allocated);
    QCOMPARE(runs[1].memoryKind, MemoryKind::reserved);
    QVERIFY(!runs[0].step);
}

// Files of published runs say how each ended, of which stage its memory is, and what nothing is fitted to.
void TestRunsCsv::publishedFiles() {
    const auto file = read("id,gpus,tp,measured_tokens_per_s_per_gpu,measured_memory_gib,memory_kind,outcome,"
                           "anomaly,note\n"
                           "a,8,8,1000,41.5,allocated-last-stage,ok,0,\n"
                           "b,8,8,10,41.5,allocated-max-stage,ok,1,\n"
                           "c,8,8,,,,oom,0,\n"
                           "d,8,8,,,,crashed,0,\n"
                           "e,8,8,,,,hang,0,it hung\n"
                           "f,8,8,,66,device,ok,0,\n"
                           "g,8,8,,66,somewhere-last-stage,ok,0,\n"
                           "h,8,8,5,,,melted,0,\n"
                           "i,8,8,,,,ok,0,\n");
    QCOMPARE(file.ignored, std::vector<std::string>{"id"});
    QCOMPARE(file.runs.size(), std::size_t{6});
    const MeasuredRun& first = file.runs[0];
    QVERIFY(about(first.step->value(), stepOf(first.scenario, SpeedMeasure::tokensPerGpu, 1000).value()));
    QCOMPARE(first.memoryKind, MemoryKind::allocated);
    QCOMPARE(first.memoryStage, MemoryStage::last);
    QVERIFY(first.fitted && !file.runs[1].fitted);
    QCOMPARE(file.runs[1].memoryStage, MemoryStage::fullest);
    QCOMPARE(file.runs[2].outcome, Outcome::ranOut);
    QCOMPARE(file.runs[3].outcome, Outcome::crashed);
    QCOMPARE(file.runs[4].outcome, Outcome::failed);
    QCOMPARE(file.runs[4].note, std::string("it hung"));
    QCOMPARE(file.runs[5].memoryKind, MemoryKind::device);
    std::vector<std::string> fields;
    for (const UnreadRun& unread : file.unread)
        fields.push_back(unread.field);
    QCOMPARE(fields, (std::vector<std::string>{"memory_kind", "outcome", "row"}));
}

void TestRunsCsv::outOfMemory() {
    const auto file = read("gpus,tp,step_seconds,oom\n8,8,,1\n8,8,5,1\n8,8,5,0\n8,8,,0\n");
    QCOMPARE(file.runs.size(), std::size_t{2});
    QVERIFY(file.runs[0].ranOut() && !file.runs[0].step);
    QVERIFY(!file.runs[1].ranOut() && file.runs[1].step);
    QCOMPARE(file.unread.size(), std::size_t{2});
    QCOMPARE(file.unread[0].field, std::string("oom"));
    QCOMPARE(file.unread[1].field, std::string("row"));
}

void TestRunsCsv::longNamesAreKnown() {
    const auto runs =
        read("table,model,gpu,capacity_gib,sequence_length,Global Batch Size,tp,cp,pp,micro_batch_size,"
             "gpus,measured_tflops_per_gpu,oom\n"
             "3,llama-3.1-8b,a100-sxm-40gb,39,8192,1024,4,1,2,1,8,182.6,0\n")
            .runs;
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].table, std::string("Table 3"));
    QCOMPARE(runs[0].scenario.plan.globalBatch, std::int64_t{1024});
    QCOMPARE(runs[0].scenario.plan.sequence, std::int64_t{8192});
    QVERIFY(about(inGib(runs[0].scenario.gpu->memory), 39));
    QVERIFY(about(runs[0].step->value(), stepOf(runs[0].scenario, SpeedMeasure::flopsPerGpu, 182.6).value()));
}

// A batch's output with what was measured beside it.
void TestRunsCsv::measuredBeforeComputed() {
    const auto runs = read("gpus,tp,step_seconds,measured_step_seconds\n8,8,7,5\n").runs;
    QVERIFY(about(runs.at(0).step->value(), 5));
}

void TestRunsCsv::tableAndLabel() {
    const auto runs = read("gpus,tp,step_seconds,table,label,note\n8,8,7,June,first,odd\n8,8,7,,,\n").runs;
    QCOMPARE(runs.at(0).group(), std::string("mine.csv, June"));
    QCOMPARE(runs.at(0).label, std::string("first"));
    QCOMPARE(runs.at(0).note, std::string("odd"));
    QCOMPARE(runs.at(1).label, planLabel(runs.at(1).scenario));
    QVERIFY(runs.at(1).group() != runs.at(0).group());
}

void TestRunsCsv::badRowsAreNamedAndPassedOver() {
    const auto file = read("gpus,tp,step_seconds,memory_gib,memory_kind\n" // line 1
                           "8,8,5,,\n"
                           "\n"
                           "8,eight,5,,\n"
                           "8,8,fast,,\n"
                           "8,8,0,,\n"
                           "8,3,5,,\n"
                           "8,8,5\n"
                           "8,8,,20,total\n"
                           "8,8,6,,\n");
    QCOMPARE(file.runs.size(), std::size_t{2});
    const std::vector<std::pair<std::size_t, std::string>> expected{
        {4, "tp"}, {5, "step_seconds"}, {6, "step_seconds"}, {7, "row"}, {8, "row"}, {9, "memory_kind"}};
    QCOMPARE(file.unread.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(file.unread[i].line, expected[i].first);
        QCOMPARE(file.unread[i].field, expected[i].second);
        QVERIFY(!english(file.unread[i].rule).empty());
    }
}

void TestRunsCsv::whatIsWrongIsSaidInTheLanguageInForce() {
    test::isolate("tst-runs-csv");
    Settings settings;
    Appearance appearance(settings);
    appearance.setLanguage(QStringLiteral("de"));
    const std::string header =
        "model,gpu,hidden,heads,gpus,tp,nic_gbps,zero,dropout,step_seconds,memory_gib,memory_kind,oom\n";
    const auto isTranslated = [](const InputError& error) {
        return format::sentence(error.rule()) != QString::fromStdString(english(error.rule()));
    };
    for (const char* bad : {"llama-9,,,,8,8,,,,5,,,", // nearest names
                            ",h10,,,8,8,,,,5,,,",     // likewise
                            ",,100,33,8,8,,,,5,,,",   // other sizes are missing
                            ",,,,8,eight,,,,5,,,",    // no whole number
                            ",,,,8,8,0,,,5,,,",       // not above 0
                            ",,,,8,8,,7,,5,,,",       // none of the words
                            ",,,,8,8,,,maybe,5,,,",   // neither on nor off
                            ",,,,8,8,,,,,20,total,",  // no such kind
                            ",,,,8,8,,,,,,,",         // nothing measured
                            ",,,,8,8,,,,5,,,on",      // out of memory, and fast
                            ",,,,8,8",                // too few fields
                            ",,,,8,8,,,,5,,,\"a\"b",  // behind a quote
                            ",,,,8,8,,,,5,,,\xff"}) { // no UTF-8
        const RunsFile file = read(header + bad + "\n");
        QVERIFY2(file.unread.size() == 1, bad);
        const UnreadRun& unread = file.unread.front();
        QVERIFY2(isTranslated(InputError(unread.field, unread.rule)), english(unread.rule).c_str());
    }
    // What such a sentence lists or passes on is German, too.
    const auto sentenceOf = [&](const std::string& columns, const std::string& row) {
        const RunsFile file = read("tp,step_seconds," + columns + "\n1,5," + row + "\n");
        return format::sentence(file.unread.at(0).rule);
    };
    QCOMPARE(sentenceOf("zero", "7"), QStringLiteral("muss 0, 1, 2 oder 3 sein, nicht “7”"));
    QVERIFY(sentenceOf("model", "llama-9").contains(QStringLiteral(" oder llama-")));
    QVERIFY(sentenceOf("expert_imbalance", "0.5").contains(QStringLiteral("ein gleicher Anteil")));
    QTemporaryFile config;
    QVERIFY(config.open() && config.write("[]") == 2 && config.flush());
    const QString passedOn = sentenceOf("model_config", config.fileName().toStdString());
    QVERIFY2(passedOn.endsWith(QStringLiteral("muss ein Objekt sein")), qPrintable(passedOn));
    for (const char* bad :
         {"", "tp,tp,mfu\n", "tp,colour\n", "mfu\n", "\"tp\"x,mfu\n", "\"tp", "\xff,mfu\n"}) {
        try {
            (void)read(bad);
            QFAIL(bad);
        } catch (const InputError& error) {
            QVERIFY2(isTranslated(error), english(error.rule()).c_str());
            QCOMPARE(format::translated(error.field()), QStringLiteral("Kopfzeile"));
        }
    }
    appearance.setLanguage(QStringLiteral("en"));
}

/// Wherever one byte is replaced by one that no text has: what is in other rows is read as if nothing was,
/// and the place is named.
void TestRunsCsv::bytesThatAreNoTextCostTheirRowAlone() {
    const std::string header = "gpus,tp,step_seconds,note\n";
    const std::vector<std::string> rows{"8,8,5,a\n", "\n\r\n8,4,6,\"two\r\nlines\"\n", "8,2,7,c"};
    const std::string text = header + rows[0] + rows[1] + rows[2];
    QCOMPARE(read(text).runs.size(), rows.size());
    std::size_t from = header.size();
    for (std::size_t row = 0; row < rows.size(); from += rows[row++].size())
        for (std::size_t at = from; at < from + rows[row].size(); ++at) {
            if (std::string_view("\r\n\"").find(text[at]) != std::string_view::npos || text[at + 1] == '"')
                continue; // another structure
            std::string broken = text;
            broken[at] = '\xff';
            const RunsFile file = read(broken);
            QCOMPARE(file.runs.size(), rows.size() - 1);
            QCOMPARE(file.unread.size(), std::size_t{1});
            const auto lines =
                1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
            const std::size_t begin = text.rfind('\n', at) + 1;
            QCOMPARE(english(file.unread[0].rule), "must be UTF-8, which it is not on line " +
                                                       std::to_string(lines) + ", at byte " +
                                                       std::to_string(at - begin + 1) + " of it");
        }
    for (std::size_t at = 0; at < header.size() - 1; ++at) {
        std::string broken = text;
        broken[at] = '\xff';
        QCOMPARE(fieldOfError([&] { (void)read(broken); }), QString("header"));
    }
}

void TestRunsCsv::badHeaders_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << "";
    QTest::newRow("nothing measured") << "gpus,tp\n8,8\n";
    QTest::newRow("twice") << "seq,sequence_length,step_seconds\n8192,8192,1\n";
    QTest::newRow("quote") << "gpus,\"tp\n8,8\n";
}

void TestRunsCsv::badHeaders() {
    QFETCH(QString, text);
    QCOMPARE(fieldOfError([&] { (void)read(text.toStdString()); }), QString("header"));
}

void TestRunsCsv::everyShippedTableIsRead() {
    const auto runs = loadMeasuredRuns(catalogue());
    std::map<std::string, int> sources;
    for (const MeasuredRun& run : runs)
        ++sources[run.source];
    QCOMPARE(sources.size(), std::size_t{13});
    QCOMPARE(sources["Fujii et al. (2024)"], 264 + 190);
    QCOMPARE(sources["Wang et al. (2024)"], 96);
    QCOMPARE(sources["Korthikanti et al. (2022)"], 9);
    QCOMPARE(sources["Narayanan et al. (2021)"], 22);
    QCOMPARE(sources["Grattafiori et al. (2024)"], 3);
    QCOMPARE(sources["Jiang et al. (2024)"], 22);
    QCOMPARE(sources["Bang et al. (2024)"], 109);
    QCOMPARE(sources["BigScience (2022)"], 130);
    QCOMPARE(sources["MosaicML (2023)"], 216);
    QCOMPARE(sources["Qi et al. (2023)"], 48);
    QCOMPARE(sources["SimuMax (2025)"], 37);
    QCOMPARE(sources["Tazi et al. (2025)"], 3205);
    // Of the sweep 1724 trained, 541 of them anomalous, which nothing is fitted to.
    std::map<Outcome, int> outcomes;
    int anomalous = 0;
    for (const MeasuredRun& run : runs)
        if (run.source == "Tazi et al. (2025)") {
            ++outcomes[run.outcome];
            anomalous += run.table == "anomalous runs" ? 1 : 0;
            QCOMPARE(run.fitted, run.table != "anomalous runs");
            QCOMPARE(run.memoryStage == MemoryStage::first, run.memory.has_value());
        }
    QCOMPARE(outcomes[Outcome::trained], 1724);
    QCOMPARE(outcomes[Outcome::crashed], 1481 - 110); // the others had more stages than layers
    QCOMPARE(outcomes[Outcome::failed], 110);
    QCOMPARE(anomalous, 541);
}

// Stopped when it is told for the second time how far it is: a hundredth of the file would be the third.
void TestRunsCsv::aStopEndsTheReading() {
    std::string text = "gpus,tp,step_seconds\n";
    for (int i = 0; i < 1000; ++i)
        text += "8,8,5\n";
    std::stop_source stop;
    int told = 0;
    const auto progress = [&](std::size_t) {
        if (++told == 2)
            stop.request_stop();
    };
    QVERIFY_EXCEPTION_THROWN((void)readRuns(text, catalogue(), "mine.csv", stop.get_token(), progress),
                             Stopped);
    QCOMPARE(told, 2);
}

void TestRunsCsv::aLogIsNotBegunAfterAStop() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("train.log")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no log") > 0);
    file.close();
    QVERIFY(std::holds_alternative<InputError>(
        contentOfRuns(file.fileName(), newScenario(catalogue()), catalogue()).found));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY_EXCEPTION_THROWN(
        (void)contentOfRuns(file.fileName(), newScenario(catalogue()), catalogue(), stop.get_token()),
        Stopped);
}

void TestRunsCsv::theCommandLineStopsToo() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("mine.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("gpus,tp,step_seconds\n8,8,5\n") > 0);
    file.close();
    std::stop_source stop;
    const auto reading = [&] {
        return cli::runsInput(file.fileName().toStdString(), catalogue(), stop.get_token());
    };
    QCOMPARE(reading().size(), std::size_t{1});
    stop.request_stop();
    QVERIFY_EXCEPTION_THROWN((void)reading(), Stopped);
}

QUADRILLE_TESTS(TestRunsCsv)
#include "tst_runs_csv.moc"
