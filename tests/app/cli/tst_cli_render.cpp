// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/session/session.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QTemporaryDir>

#include <set>

using namespace quadrille;
using test::runCli;

/// `quadrille render` without a display: every view in every format, and sizes and places that cannot be.
class TestCliRender : public QObject {
    Q_OBJECT
private slots:
    void everyViewInEveryFormat_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("suffix");
        for (const char* view :
             {"memory", "pipeline", "heatmap", "step", "communication", "table:2", "table:3"})
            for (const char* suffix : {"png", "svg", "pdf"})
                QTest::addRow("%s %s", view, suffix) << view << suffix;
    }

    void everyViewInEveryFormat() {
        QFETCH(QString, view);
        QFETCH(QString, suffix);
        const QString file = m_folder.filePath("picture." + suffix);
        const auto run = runCli({"render", "--gpus", "64", "--tp", "2", "--pp", "4", "--gbs", "128", "--view",
                                 view, "--size", "900x600", "-o", file});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.isEmpty() && run.err.isEmpty(), qPrintable(run.err));
        QFile picture(file);
        QVERIFY(picture.open(QIODevice::ReadOnly));
        const QByteArray bytes = picture.readAll();
        if (suffix == "svg") {
            QVERIFY(bytes.contains("<svg") && bytes.contains("viewBox=\"0 0 900 600\""));
            if (view == "pipeline") // whose numbers are seconds
                QVERIFY(bytes.contains("Modelled time (s)") && bytes.contains("of the pipeline"));
        } else if (suffix == "pdf") {
            QVERIFY(bytes.startsWith("%PDF-"));
        } else {
            const QImage image = QImage::fromData(bytes);
            QCOMPARE(image.size(), QSize(900, 600));
            std::set<QRgb> colours;
            for (int y = 0; y < image.height(); y += 3)
                for (int x = 0; x < image.width(); x += 3)
                    colours.insert(image.pixel(x, y));
            QVERIFY(colours.size() > 5);
        }
    }

    // A session of three plans, drawn beside each other.
    void thePlansOfASession() {
        const QString file = m_folder.filePath("kept.quadrille"), picture = m_folder.filePath("compare.svg");
        Session session;
        session.scenario = newScenario(loadCatalogue());
        session.baseline = with(session.scenario, Dimension::tensor, 4);
        session.kept = {{QStringLiteral("wide"), with(session.scenario, Dimension::tensor, 8)}};
        writeSession(file, session);
        const auto run = runCli({"render", "--session", file, "--view", "compare", "-o", picture});
        QVERIFY2(run.exitCode == 0 && run.err.isEmpty(), qPrintable(run.err));
        QFile drawn(picture);
        QVERIFY(drawn.open(QIODevice::ReadOnly));
        const QByteArray bytes = drawn.readAll();
        for (const char* name : {">A<", ">wide<", ">This plan<"})
            QVERIFY2(bytes.contains(name), name);
        const auto none = runCli({"render", "--view", "compare", "-o", picture});
        QCOMPARE(none.exitCode, 2);
        QVERIFY(none.err.contains("--session"));
    }

    void aTalkHasAPageForEachStop() {
        const QString file = m_folder.filePath("talk.quadrille"), pages = m_folder.filePath("talk.pdf");
        Session session;
        session.scenario = newScenario(loadCatalogue());
        Deck deck{QStringLiteral("Wednesday"), {}};
        for (const std::int64_t tp : {2, 4, 8}) {
            Stop stop{QStringLiteral("TP %1").arg(tp), QStringLiteral("With %1 GPUs to a layer").arg(tp), {}};
            stop.panels = {QStringLiteral("memory"), QStringLiteral("heatmap")};
            stop.state.scenario = with(session.scenario, Dimension::tensor, tp);
            deck.stops.push_back(stop);
        }
        session.decks = {{QStringLiteral("Empty"), {}}, deck};
        writeSession(file, session);
        const auto run = runCli({"render", "--session", file, "--view", "deck", "-o", pages});
        QVERIFY2(run.exitCode == 0 && run.err.isEmpty(), qPrintable(run.err));
        QFile drawn(pages);
        QVERIFY(drawn.open(QIODevice::ReadOnly));
        const QByteArray bytes = drawn.readAll();
        QCOMPARE(bytes.count("/Type /Page\n"), 3);
        QVERIFY(bytes.contains("/MediaBox [0 0 960.000000 540.000000]")); // 16:9
        const auto named = runCli({"render", "--session", file, "--view", "deck:Wednesday", "-o", pages});
        QCOMPARE(named.exitCode, 0);
        const QString web = m_folder.filePath("talk.html");
        const auto asPage = runCli({"render", "--session", file, "--view", "deck", "-o", web});
        QVERIFY2(asPage.exitCode == 0, qPrintable(asPage.err));
        QFile page(web);
        QVERIFY(page.open(QIODevice::ReadOnly));
        QCOMPARE(page.readAll().count("<section "), 3);
        for (const auto& [view, output, said] :
             {std::tuple{"deck:Thursday", "talk.pdf", "Wednesday"},
              std::tuple{"deck:Empty", "talk.pdf", "stops"}, std::tuple{"deck", "talk.png", ".pdf"}}) {
            const auto refused = runCli({"render", "--session", file, "--view", QString::fromLatin1(view),
                                         "-o", m_folder.filePath(QString::fromLatin1(output))});
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains(QLatin1String(said)), qPrintable(refused.err));
        }
        QCOMPARE(runCli({"render", "--view", "deck", "-o", pages}).exitCode, 2); // of no session
    }

    void impossiblePictures_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("exitCode");
        for (const char* size : {"0x0", "1000000000x1000000000", "100", "x", "10x", "-5x5", "1e3x5",
                                 "16385x10", "99999999999999999999x1"})
            QTest::addRow("size %s", size)
                << QStringLiteral("--view memory --size %1 -o a.png").arg(size) << "--size" << 2;
        QTest::newRow("format") << "--view memory -o a.gif"
                                << "--output" << 2;
        QTest::newRow("folder") << "--view memory -o /does/not/exist/a.png"
                                << "--output" << 2;
        QTest::newRow("view") << "--view cake -o a.png"
                              << "--view" << 2;
        QTest::newRow("table 1") << "--view table:1 -o a.png"
                                 << "--view" << 2;
        QTest::newRow("table") << "--view table: -o a.png"
                               << "--view" << 2;
        QTest::newRow("number") << "--view memory --tp x -o a.png"
                                << "--tp" << 2;
        QTest::newRow("plan") << "--view memory --pp 32 --gpus 33 -o a.png"
                              << "gpus" << 1;
        QTest::newRow("long pipeline") << "--view pipeline --pp 32 --gpus 32 --gbs 1000000 -o a.png"
                                       << "view" << 1;
    }

    void impossiblePictures() {
        QFETCH(QString, options);
        QFETCH(QString, field);
        QFETCH(int, exitCode);
        const auto run = runCli(("render " + options).split(u' '));
        QCOMPARE(run.exitCode, exitCode);
        QVERIFY2(run.err.contains(field), qPrintable(run.err));
        QVERIFY(exitCode == 1 || run.saysOneLine());
        QVERIFY(!QFile::exists("a.png"));
    }

private:
    QTemporaryDir m_folder;
};

QUADRILLE_TESTS(TestCliRender)
#include "tst_cli_render.moc"
