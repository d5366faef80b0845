// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/panels/cluster/opened_cluster.h"
#include "tests/support/test_program.h"

#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTimer>

using namespace quadrille;
using namespace quadrille::test;

class TestMyClusterReading : public QObject {
    Q_OBJECT
private slots:
    void init() {
        test::isolate("tst-my-cluster-reading");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// Files dropped together come one after the other, and a log is read like any.
    void severalFilesAreReadOneAfterTheOther() {
        Opened opened;
        const QString log = opened.write("train.log", megatronLog.toUtf8());
        for (const QString& file : {opened.csv(), log, opened.csv()})
            opened.panel.openFile(file);
        opened.settle();
        QCOMPARE(opened.own.runs().size(), 2 * std::size(plans) + 1);
        QCOMPARE(opened.own.runs()[std::size(plans)].source, std::string("train.log"));
        QCOMPARE(opened.own.runs()[opened.own.runs().size() - 1].source, std::string("runs.csv"));
        // What came of each is told of all of them; what is opened later is another matter.
        QVERIFY2(
            opened.panel.outcome().startsWith(QStringLiteral("%1 runs read.").arg(2 * std::size(plans) + 1)),
            qPrintable(opened.panel.outcome()));
        opened.panel.openFile(opened.csv());
        opened.settle();
        QVERIFY2(opened.panel.outcome().startsWith(QStringLiteral("%1 runs read.").arg(std::size(plans))),
                 qPrintable(opened.panel.outcome()));
    }

    /// Of two files with the same odd column, and one that has none.
    void theOutcomesOfFilesAreGathered() {
        Opened opened;
        const QByteArray text = "gpus,tp,step_seconds,colour\n8,8,5,red\n8,three,5,red\n";
        for (const char* name : {"one.csv", "two.csv"})
            opened.panel.openFile(opened.write(name, text));
        opened.panel.openFile(opened.folder.filePath(QStringLiteral("missing.csv")));
        opened.settle();
        QCOMPARE(opened.panel.outcome(),
                 QStringLiteral("2 runs read. 2 lines could not be read: see the end of the list. "
                                "1 files or logs could not be read: see the end of the list. "
                                "Columns that mean nothing here: colour."));
    }

    /// The window lives on meanwhile, and says how far it is; of very many bad lines it tells the first.
    void aLongFileIsReadBesideTheWindow() {
        Opened opened;
        int turns = 0; // of the event loop
        QTimer clock;
        connect(&clock, &QTimer::timeout, this, [&] { turns += opened.own.reading() ? 1 : 0; });
        clock.start(0);
        auto* bar = opened.panel.findChild<QProgressBar*>();
        opened.panel.openFile(opened.longFile("long.csv"));
        QVERIFY(opened.own.reading() && opened.own.runs().empty()); // nothing was waited for
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && bar->value() > 0, 60'000);
        QCOMPARE(bar->maximum(), 100);
        QVERIFY(opened.panel.outcome().contains(QStringLiteral("long.csv")));
        QVERIFY(opened.button("stop")->isVisible() && turns > 0);
        opened.settle();
        QVERIFY(!bar->isVisible() && !opened.button("stop")->isVisible());
        QCOMPARE(opened.own.runs().size(), std::size_t{5});
        QCOMPARE(opened.own.unread().size(), 11);
        QVERIFY2(opened.own.unread().back().contains(QStringLiteral("399990 more lines")),
                 qPrintable(opened.own.unread().back()));
        QVERIFY2(opened.panel.outcome().contains(QStringLiteral("400000 lines")),
                 qPrintable(opened.panel.outcome()));
    }

    /// How far the reading of a log is cannot be known, and no number says so.
    void whatIsNotKnownHasNoPercentage() {
        QCOMPARE(MyClusterPanel::progressText(QStringLiteral("a.log"), 0),
                 QStringLiteral("Reading “a.log”…"));
        QCOMPARE(MyClusterPanel::progressText(QStringLiteral("a.csv"), 0.25),
                 QStringLiteral("Reading “a.csv”: 25.0 %"));
    }

    void readingCanBeStopped() {
        Opened opened;
        opened.panel.openFile(opened.write("bad.csv", "model,gpu,gpus,tp,gbs,seq,step_seconds\n"
                                                      "llama-3.1-8b,a100-sxm-80gb,8,8,256,4096,20\n"
                                                      "llama-3.1-8b,a100-sxm-80gb,8,three,256,4096,20\n"));
        opened.settle();
        const RunList runs = opened.own.runs();
        const QStringList unread = opened.own.unread();
        QSignalSpy changed(&opened.own, &OwnRuns::changed);
        opened.panel.openFile(opened.longFile("long.csv"));
        opened.panel.openFile(opened.longFile("longer.csv")); // waits, and is not begun either
        QTRY_VERIFY_WITH_TIMEOUT(opened.button("stop")->isVisible(), 60'000);
        QTest::mouseClick(opened.button("stop"), Qt::LeftButton);
        QVERIFY(!opened.own.reading() && !opened.button("stop")->isVisible());
        QCOMPARE(opened.panel.outcome(),
                 QStringLiteral("Reading was stopped; no run of “long.csv” was added. "
                                "1 files that waited were not read."));
        QVERIFY(changed.empty() && opened.own.runs() == runs && opened.own.unread() == unread);
        // Another file can be read, which the same thread does after the one that was stopped.
        opened.panel.openFile(opened.csv());
        opened.settle();
        QCOMPARE(opened.own.runs().size(), runs.size() + std::size(plans));
        QCOMPARE(opened.own.unread(), unread);
    }

    void pastedLogsAreOfTheScenarioInForce() {
        Opened opened;
        opened.button("paste")->click();
        auto* log = opened.panel.findChild<QPlainTextEdit*>();
        QVERIFY(log->isVisible());
        log->setPlainText(megatronLog);
        opened.button("readLog")->click();
        opened.settle();
        QVERIFY(!log->isVisible());
        QCOMPARE(opened.own.runs().size(), std::size_t{1});
        const MeasuredRun& run = opened.own.runs()[0];
        // The first third is left out: the median of 9100, 9000 and 9050 ms.
        QCOMPARE(run.step->value(), 9.05);
        QCOMPARE(run.table, std::string("Megatron-LM"));
        QVERIFY(run.scenario == opened.store.scenario()); // whose batch is that of the log
        opened.panel.readLog(QStringLiteral("nothing of the kind"));
        QCOMPARE(opened.own.unread().size(), 1);
        QCOMPARE(opened.own.runs().size(), std::size_t{1});
    }
};

QUADRILLE_TESTS(TestMyClusterReading)
#include "tst_my_cluster_reading.moc"
