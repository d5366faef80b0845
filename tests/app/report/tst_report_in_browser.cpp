// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/compose.h"
#include "app/report/html.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/verdict/verdict_text.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace quadrille;

/// A report opens in a browser, from a file and without a network. Where there is no Chromium the test is
/// skipped: the project does not ask for one.
class TestReportInBrowser : public QObject {
    Q_OBJECT

private slots:
    void aBrowserReadsWhatWasWritten() {
        QString browser;
        for (const char* name : {"chromium", "chromium-browser", "google-chrome"})
            if (browser.isEmpty())
                browser = QStandardPaths::findExecutable(QLatin1String(name));
        if (browser.isEmpty())
            QSKIP("there is no Chromium here");
        const Catalogue catalogue = loadCatalogue();
        const report::Facts facts = report::gather({.scenario = newScenario(catalogue)});
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("report.html"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(report::toHtml(report::compose(facts, catalogue), true));
        file.close();
        QProcess process;
        process.start(browser,
                      {"--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
                       "--user-data-dir=" + folder.filePath("profile"), "--dump-dom", "file://" + path});
        constexpr int patience = 120'000; // milliseconds
        QVERIFY2(process.waitForFinished(patience), qPrintable(process.errorString()));
        QCOMPARE(process.exitCode(), 0);
        const QString page = QString::fromUtf8(process.readAllStandardOutput())
                                 .replace(QStringLiteral("&nbsp;"), QString(QChar::Nbsp));
        QCOMPARE(page.count(QStringLiteral("<svg")), 5);
        // As the tables say them: the longest form.
        for (const auto& told :
             {verdict::memory(*facts.analysis.memory), verdict::step(*facts.analysis.performance),
              verdict::tokens(*facts.analysis.performance)})
            QVERIFY2(page.contains(told.front().text.toHtmlEscaped()), qPrintable(told.front().text));
    }
};

QUADRILLE_TESTS(TestReportInBrowser)
#include "tst_report_in_browser.moc"
