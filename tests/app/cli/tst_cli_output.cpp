// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace quadrille;
using test::CliRun;
using test::runCli;
using test::startCli;

/// Full disks, limits, closed pipes and signals: what was there stays, nothing half is left, and the exit
/// code and one line tell.
class TestCliOutput : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QStringList files() const {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    static QByteArray contentOf(const QString& file) {
        QFile source(file);
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray("absent");
    }
    static void put(const QString& file, const QByteArray& text) {
        QFile target(file);
        QVERIFY(target.open(QIODevice::WriteOnly) && target.write(text) == text.size() && target.flush());
    }
    static QByteArray rows(int count) {
        QByteArray text = "tp,pp,note\n";
        for (int i = 0; i < count; ++i)
            text += QByteArray::number(1 << i % 4) + ",2," + QByteArray::number(i) + "\n";
        return text;
    }

    /// Runs the program by a shell that begins in the folder.
    static CliRun shell(const QString& folder, const QString& words) {
        QProcess process;
        test::prepare(process);
        process.setWorkingDirectory(folder);
        process.setArguments({"-c", "exec '" + process.program() + "' " + words});
        process.setProgram(QStringLiteral("/bin/sh"));
        process.start();
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyWriterKeepsWhatWasThere_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("field");
        const QStringList schedule{"schedule", "--schedule", "1f1b", "--pp", "8", "--microbatches", "64"};
        const QStringList render{"render", "--view", "memory", "--size", "640x400", "-o"};
        QTest::newRow("batch") << QStringList{"batch", "in.csv", "-o", "out"} << "--output";
        QTest::newRow("trace") << schedule + QStringList{"--trace", "out"} << "--trace";
        QTest::newRow("csv") << schedule + QStringList{"--csv", "out"} << "--csv";
        QTest::newRow("order") << schedule + QStringList{"--order-out", "out"} << "--order-out";
        QTest::newRow("png") << render + QStringList{"out.png"} << "output";
        QTest::newRow("svg") << render + QStringList{"out.svg"} << "output";
        QTest::newRow("pdf") << render + QStringList{"out.pdf"} << "output";
        QTest::newRow("profile") << QStringList{"calibrate", "runs.csv", "-o", "out"} << "--output";
    }

    /// At limits below and above the 16,384 bytes that Qt buffers.
    void everyWriterKeepsWhatWasThere() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, field);
        QDir::setCurrent(m_folder->path());
        put("in.csv", rows(2000));
        put("runs.csv",
            "model,gpu,gpus,tp,gbs,seq,step_seconds\nllama-3.1-8b,h100-sxm-80gb,8,2,64,8192,9.5\n");
        const QString out = arguments.last();
        put(out, "the old one");
        const QStringList before = files();
        for (const int limit : {0, 200, 1000}) {
            const CliRun run = startCli(arguments, {}, [limit] { test::limitFileSize(limit); });
            QVERIFY2(run.exitCode == 2, qPrintable(QString::number(run.exitCode) + run.err));
            QVERIFY2(run.saysOneLine() && run.err.contains(field) && run.err.contains(out) &&
                         run.err.endsWith(" cannot be written: File too large\n"),
                     qPrintable(run.err));
            QVERIFY(run.out.isEmpty());
            QCOMPARE(contentOf(out), QByteArray("the old one"));
            QCOMPARE(files(), before);
        }
        QCOMPARE(runCli(arguments).exitCode, 0);
        QVERIFY(contentOf(out).size() > 1000);
        QCOMPARE(files(), before);
    }

    /// One byte too few and the file that fits.
    void theLimitIsMetToTheByte() {
        put(path("in.csv"), rows(120));
        const QStringList arguments{"batch", path("in.csv"), "-o", path("out.csv")};
        QCOMPARE(runCli(arguments).exitCode, 0);
        const QByteArray whole = contentOf(path("out.csv"));
        QVERIFY(whole.size() > 16384);
        const auto size = static_cast<rlim_t>(whole.size());
        QVERIFY(QFile::remove(path("out.csv")));
        for (const rlim_t limit : {rlim_t{16383}, rlim_t{16384}, rlim_t{16385}, size - 1}) {
            QCOMPARE(startCli(arguments, {}, [limit] { test::limitFileSize(limit); }).exitCode, 2);
            QCOMPARE(files(), QStringList("in.csv"));
        }
        QCOMPARE(startCli(arguments, {}, [size] { test::limitFileSize(size); }).exitCode, 0);
        QCOMPARE(contentOf(path("out.csv")), whole);
    }

    void aFullFileSystemKeepsWhatWasThere() {
        put(path("in.csv"), rows(120));
        QCOMPARE(runCli({"batch", path("in.csv"), "-o", path("whole.csv")}).exitCode, 0);
        constexpr qint64 page = 4096; // of which the old file has one
        const qint64 needed = page + (QFileInfo(path("whole.csv")).size() + page - 1) / page * page;
        QVERIFY(needed > 16384 + page);
        put(path("script"), "mount -t tmpfs -o size=\"$3\" none \"$2\" || exit 77\n"
                            "echo old > \"$2/out.csv\"\n"
                            "\"$0\" batch \"$1\" -o \"$2/out.csv\"; code=$?\n"
                            "ls -A \"$2\"; wc -c < \"$2/out.csv\"; exit $code\n");
        QVERIFY(QDir().mkpath(path("disk")));
        for (const qint64 size : {page, 2 * page, qint64{16384}, needed - page, needed}) {
            const bool fits = size >= needed;
            QProcess process;
            test::prepare(process);
            process.start("unshare", {"--user", "--map-root-user", "--mount", "sh", "-c",
                                      QString::fromUtf8(contentOf(path("script"))), test::executable(),
                                      path("in.csv"), path("disk"), QString::number(size)});
            if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit ||
                process.exitCode() == 77 || process.readAllStandardError().startsWith("unshare"))
                QSKIP("no file system can be mounted here");
            QCOMPARE(process.exitCode(), fits ? 0 : 2);
            const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
            QCOMPARE(lines[lines.size() - 2], QByteArray("out.csv"));
            QVERIFY(lines.last().toInt() == (fits ? QFileInfo(path("whole.csv")).size() : 4));
        }
    }

    void aFullStandardOutputIsAnError_data() {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"estimate --json", "estimate", "table 2 --csv", "models", "gpus --json", "--help",
              "schedule --compare --pp 2 --microbatches 4", "estimate --tp 3 --json", "fsdp --json",
              "batch - -o -", "estimate --tpp --json"})
            QTest::newRow(line) << line;
    }

    void aFullStandardOutputIsAnError() {
        QFETCH(QString, line);
        if (!QFile::exists("/dev/full"))
            QSKIP("this system has no /dev/full");
        const CliRun run = startCli(line.split(u' '), "tp\n1\n", [] {
            const int full = ::open("/dev/full", O_WRONLY);
            ::dup2(full, STDOUT_FILENO);
        });
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine(), qPrintable(run.err));
        QVERIFY(line.contains("--tpp") ? run.err.contains("no option")
                                       : run.err.contains("cannot be written: No space left on device"));
    }

    void aClosedPipeIsNoError_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("text") << "models" << 0;
        QTest::newRow("json") << "estimate --json" << 0;
        QTest::newRow("batch") << "batch - -o -" << 0;
        QTest::newRow("trace") << "schedule --schedule gpipe --pp 64 --microbatches 512 --trace -" << 0;
        QTest::newRow("not runnable") << "estimate --tp 3 --json" << 1;
        QTest::newRow("unreadable") << "estimate --tp x --json" << 2;
    }

    void aClosedPipeIsNoError() {
        QFETCH(QString, line);
        QFETCH(int, exitCode);
        for (const bool ignored : {false, true}) { // the signal, by the caller
            const CliRun run = startCli(line.split(u' '), rows(3000), [ignored] {
                (void)std::signal(SIGPIPE, ignored ? SIG_IGN : SIG_DFL);
                std::array<int, 2> ends{};
                if (::pipe(ends.data()) != 0)
                    ::_exit(99);
                ::close(ends[0]);
                ::dup2(ends[1], STDOUT_FILENO);
            });
            QCOMPARE(run.exitCode, exitCode);
            QCOMPARE(run.err.isEmpty(), exitCode == 0);
        }
    }

    void aPipeAsAFileIsWrittenStraightOn() {
        QCOMPARE(::mkfifo(qPrintable(path("pipe")), 0600), 0);
        QProcess reader;
        reader.start("head", {"-n", "1", path("pipe")});
        QVERIFY(reader.waitForStarted());
        const CliRun run = startCli({"batch", "-", "-o", path("pipe")}, rows(3000));
        QCOMPARE(run.exitCode, 0); // although the reader went before the end
        QVERIFY2(run.err.isEmpty() || run.err.startsWith("note: columns"), qPrintable(run.err));
        QVERIFY(reader.waitForFinished());
        QVERIFY(reader.readAll().startsWith("tp,pp,note,memory_gib,"));
        QCOMPARE(QFileInfo(path("pipe")).isFile(), false);
    }

    void standardOutputByItsOtherNameIsNotEmptied() {
        put(path("log"), "first\n");
        const CliRun run =
            startCli({"batch", "-", "-o", "/dev/stdout"}, "tp\n1\n", [log = path("log").toStdString()] {
                const int file = ::open(log.c_str(), O_WRONLY | O_APPEND);
                ::dup2(file, STDOUT_FILENO);
            });
        QCOMPARE(run.exitCode, 0);
        const QByteArray text = contentOf(path("log"));
        QVERIFY(text.startsWith("first\ntp,memory_gib,"));
        QCOMPARE(text.count('\n'), 3);
    }

    void noCommandReplacesWhatItReads_data() {
        QTest::addColumn<QString>("words"); // of a shell in the folder
        QTest::addColumn<QString>("option");
        const auto row = [](const char* words, const char* option) {
            QTest::newRow(words) << QString(words) << option;
        };
        const QString schedule = QStringLiteral("schedule --schedule 1f1b --pp 2 --microbatches 2 ");
        row("batch in.csv -o in.csv", "--output");
        row("batch in.csv -o ./../folder/in.csv", "--output");
        row("batch in.csv -o linked.csv", "--output");
        row("batch linked.csv -o in.csv", "--output");
        row("batch in.csv -o hard.csv", "--output");
        row("batch - -o in.csv < in.csv", "--output");
        row("batch in.csv -o - >> in.csv", "--output");
        row("batch - -o - < in.csv >> in.csv", "--output");
        row("calibrate runs.csv -o runs.csv", "--output");
        row("calibrate runs.csv --from profile.json -o profile.json", "--output");
        row("render --view memory --profile=picture.png -o picture.png", "--output");
        row("schedule --order order.txt --order-out order.txt", "--order-out");
        row("schedule --order order.txt --csv order.txt", "--csv");
        QTest::newRow("durations") << schedule + "--durations times.json --trace times.json"
                                   << "--trace";
        // Nor one answer by another.
        QTest::newRow("twice") << schedule + "--trace hard.csv --csv in.csv"
                               << "--csv";
        QTest::newRow("twice, new") << schedule + "--csv new --order-out ../folder/new"
                                    << "--order-out";
    }

    void noCommandReplacesWhatItReads() {
        QFETCH(QString, words);
        QFETCH(QString, option);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
        const QDir folder(path("folder"));
        const QByteArray text = rows(3);
        for (const char* name :
             {"in.csv", "runs.csv", "profile.json", "picture.png", "order.txt", "times.json"})
            put(folder.filePath(name), text);
        QVERIFY(QFile::link(QStringLiteral("in.csv"), folder.filePath("linked.csv")));
        QCOMPARE(::link(qPrintable(folder.filePath("in.csv")), qPrintable(folder.filePath("hard.csv"))), 0);
        const QStringList before = folder.entryList(QDir::Files, QDir::Name);
        const CliRun run = shell(folder.path(), words);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.contains(option + ": must be another file than"),
                 qPrintable(run.err));
        QCOMPARE(folder.entryList(QDir::Files, QDir::Name), before);
        for (const QString& name : before)
            QCOMPARE(contentOf(folder.filePath(name)), text);
    }

    /// A name that is no file's, and what is no file of its own.
    void whatIsNotTheSameFileIsNotRefused() {
        put(path("in.csv"), rows(3));
        put(path("runs.csv"), "model,gpu,gpus,tp,step_seconds\nllama-3.1-8b,a100-sxm-80gb,8,8,20\n");
        put(path("mine"), "older");
        for (const char* words : {"batch in.csv -o copy.csv", "batch - -o copy.csv < in.csv",
                                  "batch in.csv -o /dev/null < /dev/null",
                                  "calibrate runs.csv --name mine --label mine -o mine"}) {
            const CliRun run = shell(m_folder->path(), words);
            QVERIFY2(run.exitCode == 0, qPrintable(words + run.err));
        }
        QVERIFY(contentOf(path("mine")).startsWith('{'));
    }

    void anInterruptedRunLeavesNothing_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("terminate") << SIGTERM;
        QTest::newRow("hang up") << SIGHUP;
    }

    /// A run that waits for input, which looks at no token.
    void anInterruptedRunLeavesNothing() {
        QFETCH(int, signal);
        put(path("out.csv"), "the old one");
        QProcess process;
        test::prepare(process);
        process.setArguments({"batch", "-", "-o", path("out.csv")});
        process.start();
        QVERIFY(process.waitForStarted());
        process.write(rows(3));
        QVERIFY(process.waitForBytesWritten()); // not the end of the input
        QTRY_COMPARE_WITH_TIMEOUT(files().size(), 2, 10000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(10000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + signal);
        QVERIFY(process.readAllStandardOutput().isEmpty());
        QVERIFY(process.readAllStandardError().isEmpty());
        QCOMPARE(contentOf(path("out.csv")), QByteArray("the old one"));
        QCOMPARE(files(), QStringList("out.csv"));
    }

    /// Killed at any time, which no program can answer, a run leaves the old file or the new one.
    void aKilledRunLeavesTheOldOrTheNew() {
        const QByteArray old = "the old one";
        put(path("out.csv"), old);
        QCOMPARE(runCli({"batch", "-", "-o", path("out.csv")}, rows(400)).exitCode, 0);
        const QByteArray whole = contentOf(path("out.csv"));
        int killed = 0;
        for (int i = 0; i < 40; ++i) {
            put(path("out.csv"), old);
            QProcess process;
            test::prepare(process);
            process.setArguments({"batch", "-", "-o", path("out.csv")});
            process.start();
            process.write(rows(400));
            process.closeWriteChannel();
            if (process.waitForFinished(5 + 3 * i)) {
                QCOMPARE(contentOf(path("out.csv")), whole);
                continue;
            }
            process.kill();
            QVERIFY(process.waitForFinished(10000));
            ++killed;
            const QByteArray left = contentOf(path("out.csv"));
            QVERIFY2(left == old || left == whole, left.left(200).constData());
        }
        QVERIFY(killed > 0);
    }

    /// As under “nohup”.
    void anIgnoredSignalStaysIgnored() {
        QProcess process;
        test::prepare(process);
        process.setArguments({"batch", "-", "-o", path("out.csv")});
        process.setChildProcessModifier([] { (void)std::signal(SIGHUP, SIG_IGN); });
        process.start();
        QVERIFY(process.waitForStarted());
        process.write(rows(3));
        QTRY_COMPARE_WITH_TIMEOUT(files().size(), 1, 10000);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGHUP), 0);
        QTest::qWait(500); // longer than an interrupted run has
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(10000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(contentOf(path("out.csv")).count('\n'), 4);
    }
};

QUADRILLE_TESTS(TestCliOutput)
#include "tst_cli_output.moc"
