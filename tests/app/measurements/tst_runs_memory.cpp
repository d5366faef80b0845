// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/own_runs.h"
#include "app/measurements/runs_content.h"
#include "app/measurements/truth_question.h"
#include "core/measurements/fit.h"
#include "tests/support/counted_memory.h"

#include <QTemporaryDir>
#include <QtTest>

#include <array>

using namespace quadrille;
using namespace quadrille::test;

namespace {

constexpr std::size_t mostBytesOfARun = 1024;
constexpr int few = 2049;    ///< for a list that doubles, the worst number
constexpr int many = 16'385; ///< beside which what is made once for all does not count

QByteArray fileOf(int runs, const QByteArray& header, const QByteArray& row) {
    constexpr std::array powers{"1", "2", "4"};
    QByteArray text = header + ",tp,label,step_seconds\n";
    for (int i = 0; i < runs; ++i)
        text += row + ',' + powers.at(static_cast<std::size_t>(i % 3)) + ",run " + QByteArray::number(i) +
                " of a sweep over the cluster," + QByteArray::number(5 + i % 17) + '\n';
    return text;
}

/// A prediction that takes next to nothing.
Performance quick(const Scenario& scenario) {
    Performance performance;
    performance.step = Seconds(static_cast<double>(scenario.plan.tp));
    return performance;
}

} // namespace

/// What the runs of a long file take, by what is asked of the allocator: not what the system says.
class TestRunsMemory : public QObject {
    Q_OBJECT
private slots:
    void aRunTakesAtMostOneKibibyte_data() {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("row");
        QTest::newRow("a model of the catalogue")
            << QByteArray("model,gpu,gpus,pp,gbs,seq,recompute,table,memory_gib")
            << QByteArray("llama-2-70b,a100-sxm-80gb,64,4,256,4096,full,June,61.5");
        QTest::newRow("numbers of the framework's of one's own")
            << QByteArray("model,gpu,gpus,gbs,seq,context_mib,communicator_mib,fragmentation,capacity_gib")
            << QByteArray("llama-3.1-8b,a100-sxm-80gb,64,256,4096,600,70,0.05,39");
        QTest::newRow("a model of one's own")
            << QByteArray("hidden,layers,heads,kv_heads,ffn,vocab,gpu,gpus,gbs,seq")
            << QByteArray("4096,32,32,8,14336,128256,h100-sxm-80gb,64,256,4096");
    }

    void aRunTakesAtMostOneKibibyte() {
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, row);
        const Catalogue catalogue = loadCatalogue();
        const auto reading = [&](int runs) {
            const QByteArray text = fileOf(runs, header, row);
            return bytesFor([&] {
                const RunsFile file = readRuns({text.constData(), static_cast<std::size_t>(text.size())},
                                               catalogue, "runs.csv");
                QCOMPARE(file.runs.size(), static_cast<std::size_t>(runs));
            });
        };
        (void)reading(1); // what is made once for all
        const std::size_t each = (reading(few) - reading(1)) / few;
        qInfo("%zu bytes a run", each);
        QVERIFY(each > 0 && each <= mostBytesOfARun);
    }

    /// All that the window holds of a run: as it was read, and beside its prediction.
    void aRunWithItsPredictionTakesAtMostOneKibibyte() {
        const Catalogue catalogue = loadCatalogue();
        const QByteArray text = fileOf(many, "model,gpu,gpus,gbs,seq,table",
                                       "llama-3.1-8b,a100-sxm-80gb,64,256,4096,a table of its own");
        RunBook book(catalogue);
        const auto predicted = [&book](const RunList& own) {
            book.setOwn(own);
            QTRY_VERIFY_WITH_TIMEOUT(!book.computing(), 60'000);
        };
        predicted({});
        const std::size_t shipped = counted::held;
        predicted(
            readRuns({text.constData(), static_cast<std::size_t>(text.size())}, catalogue, "runs.csv").runs);
        QCOMPARE(book.predictions().size(), book.shipped() + many);
        QVERIFY(book.predictions().back().compared());
        const std::size_t each = (counted::held - shipped) / many;
        qInfo("%zu bytes a run", each);
        QVERIFY(counted::held > shipped && each <= mostBytesOfARun);
    }

    /// Nor does it take more while it is predicted, apart from what a single prediction takes.
    void toPredictTakesLittleMore() {
        const Catalogue catalogue = loadCatalogue();
        const QByteArray text = fileOf(many, "model,gpu,gpus,gbs,seq,table",
                                       "llama-3.1-8b,a100-sxm-80gb,64,256,4096,a table of its own");
        const std::size_t before = counted::held;
        const RunList runs =
            readRuns({text.constData(), static_cast<std::size_t>(text.size())}, catalogue, "runs.csv").runs;
        const std::size_t read = counted::held - before;
        const std::size_t more = bytesFor([&] {
            const std::vector<ValidatedRun> predictions = predict(runs, 0, quick);
            QCOMPARE(predictions.size(), std::size_t{many});
            QVERIFY(predictions.back().compared());
        });
        qInfo("%zu bytes a run", (read + more) / many);
        QVERIFY(more > many * sizeof(ValidatedRun) && (read + more) / many <= mostBytesOfARun);
    }

    /// There is no memory for one run more: that is said, and what was there stays.
    void whatThereWasStaysWithoutMemory() {
        const Catalogue catalogue = loadCatalogue();
        ScenarioStore store(newScenario(catalogue));
        RunBook book(catalogue);
        OwnRuns own(store, book);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("runs.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(fileOf(few, "model,gpu,gpus,gbs,seq", "llama-3.1-8b,a100-sxm-80gb,64,256,4096"));
        file.close();
        own.addFile(file.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(!own.reading() && !book.computing(), 60'000);
        const RunList runs = own.runs();
        QCOMPARE(runs.size(), std::size_t{few});
        const QByteArray log =
            " iteration        1/     100 | consumed samples:         1024 | elapsed time per "
            "iteration (ms): 9000.0 | global batch size:  1024 | lm loss: 1.1E+01 |\n"
            " iteration        2/     100 | consumed samples:         2048 | elapsed time per "
            "iteration (ms): 9000.0 | global batch size:  1024 | lm loss: 1.0E+01 |\n";
        {
            const NothingLarger limit(few * sizeof(void*));
            const OwnRuns::Reading reading = own.addLog(log, QStringLiteral("train.log"));
            QCOMPARE(reading.runs, std::size_t{0});
            QCOMPARE(reading.unread,
                     QStringList{QStringLiteral("train.log: there is not enough memory for its runs")});
            QTRY_VERIFY_WITH_TIMEOUT(!book.computing(), 60'000);
        }
        QVERIFY(own.runs() == runs && own.unread().size() == 1);
        // Nor was there for the predictions.
        QCOMPARE(book.failure(), QStringLiteral("There is not enough memory to predict the runs."));
        QCOMPARE(own.addLog(log, QStringLiteral("train.log")).runs, std::size_t{1});
        QTRY_VERIFY_WITH_TIMEOUT(!book.computing(), 60'000);
        QVERIFY(book.failure().isEmpty());
        QCOMPARE(book.runs().size(), book.shipped() + few + 1);
    }

    /// However many there are, to remove one copies none of the others.
    void whatStaysIsNotCopied() {
        const Catalogue catalogue = loadCatalogue();
        ScenarioStore store(newScenario(catalogue));
        RunBook book(catalogue);
        OwnRuns own(store, book);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("runs.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(fileOf(3, "model,gpu,gpus,gbs,seq", "llama-3.1-8b,a100-sxm-80gb,64,256,4096"));
        file.close();
        own.addFile(file.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(!own.reading(), 60'000);
        const MeasuredRun* const last = &own.runs()[2];
        own.remove(1);
        QCOMPARE(own.runs().size(), std::size_t{2});
        QCOMPARE(&own.runs()[1], last);
        own.addFile(file.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(!own.reading() && !book.computing(), 60'000);
        QCOMPARE(own.runs().size(), std::size_t{5});
        QCOMPARE(&own.runs()[1], last);
        QCOMPARE(&book.runs()[book.shipped() + 1], last);
    }

    /// What short rows say of the rest of the file is a guess.
    void aLongNoteTakesItsOwnLength() {
        constexpr int shortRows = 200;
        constexpr qsizetype note = 4 << 20;
        const Catalogue catalogue = loadCatalogue();
        const auto reading = [&](int rows) {
            const QByteArray text = "gpus,tp,step_seconds,note\n" + QByteArray("8,8,5,\n").repeated(rows) +
                                    "8,8,5," + QByteArray(note, 'x') + '\n';
            return bytesFor([&] {
                const RunsFile file = readRuns({text.constData(), static_cast<std::size_t>(text.size())},
                                               catalogue, "runs.csv");
                QCOMPARE(file.runs.size(), static_cast<std::size_t>(rows) + 1);
            });
        };
        (void)reading(1);
        const std::size_t more = reading(shortRows) - reading(1);
        QVERIFY2(more <= 2 * shortRows * mostBytesOfARun, qPrintable(QString::number(more)));
    }

    /// A file that the machine has no memory for is one that cannot be read, like any other.
    void withoutMemoryTheFileIsNamed() {
        constexpr qsizetype note = 4 << 20;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("runs.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("gpus,tp,step_seconds,note\n8,8,5,");
        file.write(QByteArray(note, 'x'));
        file.close();
        const Catalogue catalogue = loadCatalogue();
        QCOMPARE(std::get<RunsFile>(contentOfRuns(path, newScenario(catalogue), catalogue).found).runs.size(),
                 std::size_t{1});
        const NothingLarger limit(note / 2);
        const RunsContent content = contentOfRuns(path, newScenario(catalogue), catalogue);
        const auto* error = std::get_if<InputError>(&content.found);
        QVERIFY(error != nullptr);
        QCOMPARE(error->field(), path.toStdString());
        QVERIFY(english(error->rule()).find("more memory than there is") != std::string::npos);
    }

    /// A fit looks at the runs that it is given: another list of them would take as much again.
    void aFitKeepsNoCopies() {
        const QByteArray text =
            fileOf(few, "model,gpu,gpus,gbs,seq", "llama-3.1-8b,a100-sxm-80gb,64,256,4096");
        const RunsFile file =
            readRuns({text.constData(), static_cast<std::size_t>(text.size())}, loadCatalogue(), "runs.csv");
        const std::size_t bytes = bytesFor([&] {
            (void)fit(file.runs, {}, {.parameters = {ProfileParameter::gemm}, .goOn = [] { return false; }},
                      quick);
        });
        QVERIFY2(bytes < few * sizeof(MeasuredRun) / 2, qPrintable(QString::number(bytes / few)));
    }

    /// However many lines of a file are wrong, what is kept of them are the first.
    void badLinesTakeNothing() {
        const Catalogue catalogue = loadCatalogue();
        const auto reading = [&](int lines) {
            const QByteArray text = "gpus,tp,step_seconds\n" + QByteArray("8,three,5\n").repeated(lines);
            return bytesFor([&] {
                const RunsFile file = readRuns({text.constData(), static_cast<std::size_t>(text.size())},
                                               catalogue, "runs.csv");
                QCOMPARE(file.unread.size(), RunsFile::mostUnread);
                QCOMPARE(file.unreadMore, static_cast<std::size_t>(lines) - RunsFile::mostUnread);
            });
        };
        (void)reading(few);
        QCOMPARE(reading(2 * few), reading(few));
    }
};

QTEST_GUILESS_MAIN(TestRunsMemory)
#include "tst_runs_memory.moc"
