// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/csv.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <rapidcheck.h>

#include <cmath>

using namespace quadrille;
using test::runCli;

using Rows = std::vector<std::vector<std::string>>;

/// `quadrille batch`, and the CSV reader it stands on.
class TestCliBatch : public QObject {
    Q_OBJECT
private slots:
    void rowsAreEstimated() {
        const auto rows =
            batch("gpus,pp,tp,id,gpu,mbs,estimator\n8,2,4,first,a100-sxm-40gb,1,paper\n"
                  "8,2,4,\"a, \"\"b\"\"\",a100-sxm-40gb,2,paper\n8,2,4,third,a100-sxm-40gb,2,\n");
        QCOMPARE(rows.size(), std::size_t{4});
        QCOMPARE(rows[0], std::vector<std::string>({"gpus",
                                                    "pp",
                                                    "tp",
                                                    "id",
                                                    "gpu",
                                                    "mbs",
                                                    "estimator",
                                                    "memory_gib",
                                                    "memory_last_stage_gib",
                                                    "memory_reserved_gib",
                                                    "memory_device_gib",
                                                    "zone",
                                                    "oom_probability",
                                                    "bubble_over_total",
                                                    "step_seconds",
                                                    "tokens_per_second_per_gpu",
                                                    "tflops_per_gpu",
                                                    "mfu",
                                                    "step_low_seconds",
                                                    "step_high_seconds",
                                                    "extrapolated",
                                                    "cost_days",
                                                    "cost_gpu_hours",
                                                    "cost_price",
                                                    "cost_goodput",
                                                    "cost_energy_kwh",
                                                    "error"}));
        const auto at = [&rows](std::size_t row, const char* column) {
            return rows[row].at(static_cast<std::size_t>(std::find(rows[0].begin(), rows[0].end(), column) -
                                                         rows[0].begin()));
        };
        const auto number = [&at](std::size_t row, const char* column) { return std::stod(at(row, column)); };
        // Table 2 prints 27.2 and 37.58 GiB; d = 1, m = 1024 and 512.
        QVERIFY(std::abs(number(1, "memory_gib") - 27.2) <= 0.01);
        QVERIFY(std::abs(number(2, "memory_gib") - 37.58) <= 0.01);
        QVERIFY(number(1, "memory_last_stage_gib") < number(1, "memory_gib"));
        QCOMPARE(at(1, "zone"), "green");
        QCOMPARE(at(2, "zone"), "yellow");
        // The plan's own bubble: the head makes the last stage longer than the textbook's 1/1025 and 1/513.
        for (const std::size_t row : {1, 2})
            QVERIFY(number(row, "bubble_over_total") > 1.0 / (1024.0 / static_cast<double>(row) + 1) &&
                    number(row, "bubble_over_total") < 0.1);
        QCOMPARE(at(1, "error"), "");
        QCOMPARE(at(2, "id"), "a, \"b\"");
        // Table 3: this plan ran out of memory on 8 GPUs. The paper's equations give no probability, nor
        // anything beside what is allocated.
        QCOMPARE(at(2, "oom_probability"), "");
        QCOMPARE(at(2, "memory_device_gib"), at(2, "memory_gib"));
        QVERIFY(number(3, "oom_probability") > 0.5);
    }

    void aRowEqualsTheEstimate() {
        const auto rows = batch("model,gpu,gpus,tp,cp,pp,vpp,mbs,gbs,seq,tokens,price\n"
                                "llama-3.1-70b,a100-sxm-40gb,256,8,2,8,2,1,512,4096,15e12,2\n");
        const auto one =
            runCli("estimate --model llama-3.1-70b --gpu a100-sxm-40gb --gpus 256 --tp 8 --cp 2 --pp 8 "
                   "--vpp 2 --mbs 1 --gbs 512 --seq 4096 --tokens 15e12 --price 2 --json")
                .json();
        constexpr double gib = 1073741824.0;
        const nlohmann::json& memory = one["memory"];
        const nlohmann::json& performance = one["performance"];
        const std::vector<std::pair<std::string, double>> expected{
            {"memory_gib", memory["total_bytes"].get<double>() / gib},
            {"memory_last_stage_gib", memory["stages"].back()["total_bytes"].get<double>() / gib},
            {"memory_reserved_gib", memory["reserved_bytes"].get<double>() / gib},
            {"memory_device_gib", memory["device_bytes"].get<double>() / gib},
            {"oom_probability", memory["oom_probability"].get<double>()},
            {"bubble_over_total", one["pipeline"]["bubble_over_total"].get<double>()},
            {"step_seconds", performance["step_seconds"].get<double>()},
            {"tokens_per_second_per_gpu", performance["tokens_per_second_per_gpu"].get<double>()},
            {"tflops_per_gpu", performance["tflops_per_gpu"].get<double>()},
            {"mfu", performance["mfu"].get<double>()},
            {"step_low_seconds", performance["interval_low_seconds"].get<double>()},
            {"step_high_seconds", performance["interval_high_seconds"].get<double>()},
            {"cost_days", one["cost"]["days"].get<double>()},
            {"cost_gpu_hours", one["cost"]["gpu_hours"].get<double>()},
            {"cost_price", one["cost"]["price"].get<double>()},
            {"cost_goodput", one["cost"]["goodput"].get<double>()},
            {"cost_energy_kwh", one["cost"]["energy_kwh"].get<double>()}};
        for (const auto& [column, value] : expected) {
            const auto place = std::find(rows[0].begin(), rows[0].end(), column) - rows[0].begin();
            QCOMPARE(std::stod(rows[1].at(static_cast<std::size_t>(place))), value);
        }
        QCOMPARE(rows[1].at(rows[1].size() - 7), performance["extrapolated"].get<bool>() ? "true" : "false");
    }

    void badRowsSayWhyAndTheOthersGoOn() {
        const auto rows = batch("tp,model\n1e3,\n3,\n1,\n1,gpt-5\n1\n1,,1\n\"1\"x,\n2,\n");
        const char* const expected[]{"tp: must be a whole number",
                                     "tp: 32 attention heads",
                                     "",
                                     "model: must be a name",
                                     "row: must have 2 fields",
                                     "row: must have 2 fields",
                                     "row: after the closing quote",
                                     ""};
        QCOMPARE(rows.size(), std::size(expected) + 1);
        for (std::size_t i = 0; i < std::size(expected); ++i) {
            const std::string& error = rows[i + 1].back();
            QCOMPARE(rows[i + 1].size(), rows[0].size());
            if (std::string(expected[i]).empty())
                QCOMPARE(error, "");
            else
                QVERIFY2(error.find(expected[i]) != std::string::npos, error.c_str());
            QCOMPARE(rows[i + 1][2].empty(), !error.empty());
        }
    }

    void columnsAreFoundHoweverTheyAreWritten() {
        const auto plain = batch("model,gpu,gpus,tp,gpus-per-node\nllama-3.1-70b,a100-sxm-80gb,64,8,4\n");
        const auto other = batch("Model,GPU,GPUs, TP ,Gpus_Per Node\nllama-3.1-70b,a100-sxm-80gb,64,8,4\n");
        QCOMPARE(other[1], plain[1]);
        QCOMPARE(other[0][4], "Gpus_Per Node"); // in the answer as it was
        const auto run = runCli({"batch", "-", "-o", "-"}, "tp,TP\n1,2\n");
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("“tp” is there twice"), qPrintable(run.err));
    }

    void aFileWithoutOptionsSaysWhatItHas() {
        const auto run = runCli({"batch", "-", "-o", "-"}, "modell,Tensor parallel\nllama-3.1-70b,8\n");
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("it has “modell”, “Tensor parallel”"), qPrintable(run.err));
    }

    void threadsGiveTheSameBytes() {
        QByteArray text = "tp,pp,schedule,mbs,gbs,note\n";
        const char* const schedules[]{"gpipe", "1f1b", "zb-h1", "zb-v", "no such", ""};
        for (int i = 0; i < 3000; ++i)
            text +=
                QByteArray::number(1 << i % 4) + "," + QByteArray::number(1 + i % 5) + "," +
                schedules[i % 6] + "," + QByteArray::number(i % 3) + ",64," +
                (i % 7 == 0 ? QByteArray("\"two\nlines, ") + QByteArray::number(i) + "\"" : QByteArray("x")) +
                "\n";
        const auto one = runCli({"batch", "-", "-o", "-", "--threads", "1"}, text);
        QCOMPARE(one.exitCode, 0);
        QCOMPARE(parsed(one.out.toStdString()).size(), std::size_t{3001});
        for (const char* threads : {"2", "7"})
            QCOMPARE(runCli({"batch", "-", "-o", "-", "--threads", threads}, text).out, one.out);
        for (const char* threads : {"0", "1025", "many"})
            QVERIFY(runCli({"batch", "-", "-o", "-", "--threads", threads}, text)
                        .err.startsWith("quadrille: --threads: must be "));
    }

    /// Who asks through a pipe gets every answer before the next question.
    void answersDoNotWaitForTheEnd() {
        QProcess process;
        test::prepare(process);
        process.setArguments({"batch", "-", "-o", "-"});
        process.start();
        QByteArray answers;
        process.write("id,tp\n");
        for (int i = 0; i < 5; ++i) {
            process.write(QByteArray::number(i) + ",1\n");
            QTRY_VERIFY_WITH_TIMEOUT((answers += process.readAllStandardOutput()).count('\n') == i + 2,
                                     10000);
            QVERIFY(answers.contains("\n" + QByteArray::number(i) + ",1,"));
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }

    /// However many rows there are, only a few are held.
    void memoryIsBounded() {
#if defined(__SANITIZE_ADDRESS__)
        QSKIP("the sanitizer holds what is freed");
#endif
        QProcess process;
        test::prepare(process);
        process.setArguments({"batch", "-", "-o", "/dev/null"});
        process.start();
        QVERIFY(process.waitForStarted());
        process.write("tp,note\n");
        QByteArray rows;
        for (int i = 0; i < 1000; ++i)
            rows += "x," + QByteArray(1000, 'n') + "\n"; // 1 MB of rows that are answered fast
        const auto feed = [&](int megabytes) {
            for (int i = 0; i < megabytes; ++i) {
                process.write(rows);
                while (process.bytesToWrite() > 0)
                    if (!process.waitForBytesWritten())
                        return false;
            }
            return true;
        };
        QVERIFY(feed(4));
        const qint64 few = peakMemory(process);
        if (few == 0)
            QSKIP("this system does not tell how much memory a process takes");
        QVERIFY(feed(48));
        QVERIFY2(peakMemory(process) < few + (12 << 10), qPrintable(QString::number(few)));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(process.readAllStandardOutput().startsWith("52000 rows, 52000 with"));
    }

    void aRecordMayBeLong() {
        const QByteArray note(300000, '\n');
        const auto rows = batch("tp,note\n1,\"" + note + "\"\n2,short\n");
        QCOMPARE(rows.size(), std::size_t{3});
        QVERIFY(rows[1][1] == note.toStdString() && rows[1].back().empty());
        QCOMPARE(rows[2][1], "short");
    }

    void aRowMayDefineItsModel() {
        const auto rows = batch("hidden,layers,heads,kv-heads,ffn,vocab,model\n"
                                "4096,32,32,8,14336,128256,\n,,,,,,llama-3.1-8b\n4096,32,32,8,14336,,\n");
        QCOMPARE(rows[1][7], rows[2][7]); // those are Llama-3.1-8B's own dimensions
        QVERIFY(!rows[1][7].empty());
        QCOMPARE(rows[3].back(), "vocab: must be given where no model is named");
    }

    void byteOrderMarkAndCrlfAreRead() {
        const auto plain = batch("tp,pp\n2,2\n");
        QCOMPARE(batch("\xEF\xBB\xBFtp,pp\r\n2,2\r\n\r\n"), plain);
        QCOMPARE(batch("tp,pp\n2,2"), plain);
        QCOMPARE(batch(" tp , pp\n 2,2 \n")[1][2], plain[1][2]);
    }

    /// As PowerShell writes what it is told to put into a file; long enough to be read in several pieces.
    void otherEncodingsAreRead() {
        QString text = QStringLiteral("tp,pp,note\n");
        for (int i = 0; i < 4000; ++i)
            text += QStringLiteral("2,2,Zürich 東京 %1\n").arg(i);
        const auto plain = batch(text.toUtf8());
        for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE,
                                    QStringConverter::Utf32LE, QStringConverter::Utf32BE}) {
            QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
            QVERIFY(batch(encoder(text)) == plain);
        }
        // Pairs of surrogates, some of which two pieces share.
        text = QStringLiteral("tp,note\n1,") + QStringLiteral("\U0001D11E").repeated(100'001);
        QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
        QVERIFY(batch(encoder(text)) == batch(text.toUtf8()));
    }

    /// A row costs itself alone.
    void rowsThatAreNoTextAreNamed() {
        const auto rows = batch("tp,note\n1,M\xFCnchen\n1,N" + QByteArray(1, '\0') +
                                "L\n1,Z\xC3\xBCrich \x1b[1m\n\xe2\x82x,\n");
        QCOMPARE(rows.size(), std::size_t{5});
        QCOMPARE(rows[1].back(), "row: must be UTF-8, which its field 2 is not");
        QCOMPARE(rows[1][1], "M\xEF\xBF\xBDnchen"); // what is written is UTF-8
        QCOMPARE(rows[2].back(), "row: must be text; its field 2 has control characters");
        QCOMPARE(rows[2][1], "N\xEF\xBF\xBDL");
        QCOMPARE(rows[3].back(), "");
        QCOMPARE(rows[3][1], "Z\xC3\xBCrich \x1b[1m");
        QCOMPARE(rows[4].back(), "row: must be UTF-8, which its field 1 is not");
    }

    void standardStreams() {
        const auto run = runCli({"batch", "-", "-o", "-"}, "tp,pp\n2,2\n");
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(parsed(run.out.toStdString()), batch("tp,pp\n2,2\n"));
    }

    void unusableFiles_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("empty") << QByteArray() << "header line";
        QTest::newRow("blank") << QByteArray("\n\n") << "header line";
        QTest::newRow("no option") << QByteArray("a,b\n1,2\n") << "at least one option";
        QTest::newRow("twice") << QByteArray("tp,tp\n1,2\n") << "once";
        QTest::newRow("open quote") << QByteArray("tp,\"pp\n1,2\n") << "end with a quote";
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFEt\0,\0", 6) << "at least one option";
        QTest::newRow("UTF-16, cut within a letter")
            << QByteArray("\xFF\xFEt\0p\0\n\0\x31\0\n", 11) << "broken off";
        QTest::newRow("UTF-16, half a pair")
            << QByteArray("\xFF\xFEt\0p\0\n\0\x34\xD8\n\0", 12) << "must be text; it begins as UTF-16";
        QTest::newRow("Latin-1") << QByteArray("tp,M\xFCnchen\n1,2\n")
                                 << "header: %1 must be UTF-8, which its field 2 is not";
        QTest::newRow("NUL") << QByteArray("t\0p,pp\n1,2\n", 11)
                             << "header: %1 must be text; its field 1 has control characters";
    }

    void unusableFiles() {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        const QString out = m_folder.filePath("never.csv");
        const auto run = runCli({"batch", write(text), "-o", out});
        QCOMPARE(run.exitCode, 2);
        const QString file = QStringLiteral("“%1”").arg(write(text));
        QVERIFY2(run.saysOneLine() && run.err.contains(message.replace("%1", file)), qPrintable(run.err));
        const bool isRule = run.err.contains(file + " must ");
        QVERIFY2(isRule || run.err.contains(file + ": "), qPrintable(run.err));
        QVERIFY(!QFile::exists(out));
        const auto piped = runCli({"batch", "-", "-o", out}, text); // nothing has a name there
        QCOMPARE(piped.exitCode, 2);
        QCOMPARE(piped.err, QString(run.err).remove(file + (isRule ? " " : ": ")));
    }

    void anUnwritablePlaceIsReported() {
        const auto run = runCli({"batch", write("tp\n1\n"), "-o", "/does/not/exist/out.csv"});
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.err, "quadrille: --output: “/does/not/exist/out.csv” cannot be written: No such file or "
                          "directory\n");
    }

    void manyRows() {
        QByteArray text = "tp,pp,mbs,gpus\n";
        for (int i = 0; i < 20000; ++i)
            text += QByteArray::number(1 << i % 4) + "," + QByteArray::number(1 << i % 3) + ",1,64\n";
        QCOMPARE(batch(text).size(), std::size_t{20001});
    }

    /// Any fields survive writing and reading; in files of ours lines end in LF.
    void csvRoundTrips() {
        const bool held = rc::check("CSV round trip", [] {
            const auto fieldOf =
                rc::gen::container<std::string>(rc::gen::elementOf(std::string("a1 ,\"\r\n;é")));
            const auto rows = *rc::gen::container<Rows>(
                rc::gen::suchThat(rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(fieldOf)),
                                  [](const auto& row) { return row.size() > 1 || csvText(row) != ""; }));
            std::string text;
            for (const auto& row : rows)
                text += csvText(row) + "\n";
            RC_ASSERT(parsed(text) == rows);
        });
        QVERIFY(held);
    }

    /// A text that is cut where records end is the same records.
    void recordsEndWhereTheyAreCut() {
        const bool held = rc::check("CSV cut between records", [] {
            const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab,\"\r\n")));
            Rows pieces;
            std::size_t start = 0;
            while (start < text.size()) {
                const std::size_t end = text_io::CsvReader::endOfRecord(text, start);
                const std::size_t next = end == std::string::npos ? text.size() : end + 1;
                text_io::CsvReader reader(std::string_view(text).substr(start, next - start),
                                          text_io::CsvReader::Part::later);
                text_io::CsvRecord record;
                if (reader.next(record))
                    pieces.push_back(record.fields);
                RC_ASSERT(!reader.next(record));
                start = next;
            }
            RC_ASSERT(pieces == parsed(text));
        });
        QVERIFY(held);
    }

    /// Nothing makes the reader fail or stand still.
    void anyBytesAreRead() {
        const bool held = rc::check("CSV of random bytes", [] {
            const auto text =
                *rc::gen::container<std::string>(rc::gen::elementOf(std::string("a,\"\r\n\0\xff", 7)));
            std::size_t records = 0;
            text_io::CsvReader reader(text);
            for (text_io::CsvRecord record; reader.next(record); ++records)
                RC_ASSERT(!record.fields.empty());
            RC_ASSERT(records <= text.size());
        });
        QVERIFY(held);
    }

private:
    static std::string csvText(const std::vector<std::string>& row) {
        std::string text;
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i == 0 ? "" : ",") + text_io::csvField(row[i]);
        return text;
    }

    /// Most that the process has held so far, KiB; 0: not known.
    static qint64 peakMemory(const QProcess& process) {
        QFile status(QStringLiteral("/proc/%1/status").arg(process.processId()));
        if (!status.open(QIODevice::ReadOnly))
            return 0;
        const QString text = QString::fromLatin1(status.readAll());
        return text.section("VmHWM:", 1).section("kB", 0, 0).trimmed().toLongLong();
    }

    static Rows parsed(const std::string& text) {
        Rows rows;
        text_io::CsvReader reader(text);
        for (text_io::CsvRecord record; reader.next(record);)
            rows.push_back(record.fields);
        return rows;
    }

    QString write(const QByteArray& text) {
        QFile file(m_folder.filePath("in.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return file.fileName();
    }

    Rows batch(const QByteArray& text) {
        const QString out = m_folder.filePath("out.csv");
        const auto run = runCli({"batch", write(text), "-o", out});
        QFile file(out);
        if (run.exitCode != 0 || !file.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(run.err));
        return parsed(file.readAll().toStdString());
    }

    QTemporaryDir m_folder;
};

QUADRILLE_TESTS(TestCliBatch)
#include "tst_cli_batch.moc"
