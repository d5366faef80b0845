// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/traces/pipeline_csv.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

using namespace quadrille;
using namespace quadrille::traces;

/// Measured pipelines as lines of a CSV.
class TestPipelineCsv : public QObject {
    Q_OBJECT

    static QString refused(const char* text) {
        return test::fieldOfError([text] { static_cast<void>(readPipelineCsv(text)); });
    }

private slots:
    void columnsInAnyOrder() {
        const auto passes = readPipelineCsv("kind,Start,end,Stage,micro batch\nF,0,1.5,0,0\nB,1.5e0,4,1,2\n");
        QCOMPARE(passes.size(), std::size_t{2});
        QCOMPARE(passes[0], (TimedPass{0, {OperationKind::forward, 0, 0}, 0, 1.5}));
        QCOMPARE(passes[1], (TimedPass{1, {OperationKind::backward, 1, 2}, 1.5, 4}));
        const auto chunks =
            readPipelineCsv("stage,micro_batch,chunk,kind,start,end\n1,0,1,I,0,1\n0,0,,W,2,3\n");
        QCOMPARE(chunks[0].operation, (Operation{OperationKind::inputGradient, 3, 0}));
        QCOMPARE(chunks[1].operation, (Operation{OperationKind::weightGradient, 0, 0}));
    }

    void stagesThatNobodyMeasuredDoNotIdle() {
        const auto passes = readPipelineCsv("stage,micro_batch,kind,start,end\n1,0,F,0,1\n1,0,B,3,4\n");
        const auto timeline = measuredTimeline(passes, 4);
        QCOMPARE(timeline->rankCount(), std::size_t{4});
        QCOMPARE(timeline->bubbleOverTotal, 0.5);
        QCOMPARE(timeline->ranks[1].idle, 2.0);
        QCOMPARE(timeline->ranks[0].idle, 0.0);
    }

    void whatIsWrittenIsRead() {
        QVERIFY(rc::check("any passes", [] {
            const auto lanes = *rc::gen::inRange(1, 5);
            const auto count = *rc::gen::inRange(1, 20);
            std::vector<TimedPass> passes;
            for (int i = 0; i < count; ++i) {
                TimedPass pass;
                pass.lane = i == 0 ? lanes - 1 : *rc::gen::inRange(0, lanes);
                pass.operation.kind =
                    *rc::gen::element(OperationKind::forward, OperationKind::backward,
                                      OperationKind::inputGradient, OperationKind::weightGradient);
                pass.operation.stage = *rc::gen::inRange(0, 3) * lanes + static_cast<int>(pass.lane);
                pass.operation.microbatch = *rc::gen::inRange(0, 99);
                pass.start = *rc::gen::inRange(0, 1'000'000'000) * 1e-9;
                pass.end = pass.start + *rc::gen::inRange(0, 1'000'000'000) * 1e-9;
                passes.push_back(pass);
            }
            RC_ASSERT(readPipelineCsv(pipelineCsv(passes)) == passes);
        }));
    }

    void whatIsWrongIsNamed() {
        QCOMPARE(refused(""), "header");
        QCOMPARE(refused("stage,kind,start,end\n"), "header");
        QCOMPARE(refused("stage,stage,micro_batch,kind,start,end\n0,0,0,F,0,1\n"), "header");
        const auto line = [](const char* row) {
            return refused(
                ("stage,micro_batch,kind,start,end\n0,0,F,0,1\n" + std::string(row) + "\n").c_str());
        };
        QCOMPARE(line("x,0,F,0,1"), "stage of line 3");
        QCOMPARE(line("0,-1,F,0,1"), "micro-batch of line 3");
        QCOMPARE(line("0,0,G,0,1"), "kind of line 3");
        QCOMPARE(line("0,0,F,nan,1"), "start of line 3");
        QCOMPARE(line("0,0,F,0,1e30"), "end of line 3");
        QCOMPARE(line("0,0,F,2,1"), "end of line 3");
        QCOMPARE(line("0,0"), "kind of line 3");
        QCOMPARE(line("9999999,0,F,0,1"), "stage of line 3");
        QCOMPARE(refused("stage,micro_batch,kind,start,end\n"), "passes");
    }

    void tellsItselfFromATrace() {
        QVERIFY(looksLikePipelineCsv("stage,micro_batch"));
        QVERIFY(looksLikePipelineCsv("\xEF\xBB\xBF\"Stage\",kind"));
        QVERIFY(!looksLikePipelineCsv("{\"traceEvents\": []}"));
        QVERIFY(!looksLikePipelineCsv("\x1f\x8b\x08"));
        QVERIFY(!looksLikePipelineCsv(""));
    }
};

QUADRILLE_TESTS(TestPipelineCsv)
#include "tst_pipeline_csv.moc"
