// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/session/session.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/read_all.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>

using namespace quadrille;
using test::runCli;

namespace {

using test::readAll;

/// The numbers of a row of a Markdown table, in the order in which they stand.
QList<double> numbersIn(const QString& markdown, const QString& row) {
    const qsizetype from = markdown.indexOf(QStringLiteral("| %1 |").arg(row));
    const QString cells = markdown.mid(from, markdown.indexOf(u'\n', from) - from).mid(row.size() + 4);
    static const QRegularExpression number(QStringLiteral("[0-9][0-9,]*(\\.[0-9]+)?"));
    QList<double> numbers;
    for (auto each = number.globalMatch(cells); each.hasNext();)
        numbers << each.next().captured().remove(u',').toDouble();
    return numbers;
}

bool near(double shown, double exact, double halfDigit) {
    return std::abs(shown - exact) <= halfDigit * 1.0001;
}

} // namespace

/// `quadrille report` without a display: what it says is what `estimate` says, in every format.
class TestCliReport : public QObject {
    Q_OBJECT
private slots:
    void itsNumbersAreThoseOfEstimate() {
        const QStringList plan{"--gpus", "64", "--tp", "2", "--pp", "4", "--gbs", "128", "--tokens", "1e12"};
        const auto estimate = runCli(QStringList{"estimate", "--json"} + plan).json();
        const QString file = m_folder.filePath("plan.md");
        const auto run = runCli(QStringList{"report", "-o", file} + plan);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.isEmpty() && run.err.isEmpty(), qPrintable(run.err));
        const QString text = QString::fromUtf8(readAll(file));

        constexpr double gib = 1024.0 * 1024 * 1024;
        const auto memory = numbersIn(text, "Memory of the fullest GPU, allocated");
        QVERIFY(near(memory.at(0), estimate["memory"]["total_bytes"].get<double>() / gib, 0.05));
        QVERIFY(near(memory.at(1), estimate["memory"]["capacity_bytes"].get<double>() / gib, 0.5));
        const auto& speed = estimate["performance"];
        QVERIFY(near(numbersIn(text, "Time of a step").at(0), speed["step_seconds"].get<double>(), 0.005));
        const auto range = numbersIn(text, "Nine of ten steps take");
        QVERIFY(near(range.at(0), speed["interval_low_seconds"].get<double>(), 0.005));
        QVERIFY(near(range.at(1), speed["interval_high_seconds"].get<double>(), 0.005));
        QVERIFY(near(numbersIn(text, "Utilisation").at(0), 100 * speed["mfu"].get<double>(), 0.05));
        QVERIFY(near(numbersIn(text, "Throughput of a GPU").at(0),
                     speed["tokens_per_second_per_gpu"].get<double>(), 0.5));
        QVERIFY(near(numbersIn(text, "Idle share of the pipeline, idle ÷ total").at(0),
                     100 * estimate["pipeline"]["bubble_over_total"].get<double>(), 0.05));
        QVERIFY(near(numbersIn(text, "Days").at(0), estimate["cost"]["days"].get<double>(), 0.05));
    }

    void everyFormat_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("A4") << QStringList{} << "pdf" << QByteArray("%PDF-");
        QTest::newRow("slides") << QStringList{"--page", "slides", "--theme", "dark"} << "pdf"
                                << QByteArray("%PDF-");
        QTest::newRow("html") << QStringList{"--language", "de"} << "html"
                              << QByteArray("<!DOCTYPE html>\n<html lang=\"de\"");
        QTest::newRow("md") << QStringList{"--language", "ja"} << "md" << QByteArray("# ");
    }

    void everyFormat() {
        QFETCH(QStringList, options);
        QFETCH(QString, suffix);
        QFETCH(QByteArray, begins);
        const QString file = m_folder.filePath("all." + suffix);
        const auto run = runCli(QStringList{"report", "-o", file, "--pp", "2"} + options);
        QVERIFY2(run.exitCode == 0 && run.err.isEmpty(), qPrintable(run.err));
        const QByteArray bytes = readAll(file);
        QVERIFY(bytes.startsWith(begins));
        if (suffix != "md")
            return;
        static const QRegularExpression picture(QStringLiteral("\\]\\(<([^>]+)>\\)"));
        int pictures = 0;
        for (auto each = picture.globalMatch(QString::fromUtf8(bytes)); each.hasNext(); ++pictures)
            QVERIFY(readAll(m_folder.filePath(each.next().captured(1))).contains("<svg"));
        QCOMPARE(pictures, 5);
    }

    void aSessionIsReportedWithItsBaseline() {
        const QString session = m_folder.filePath("kept.quadrille");
        Session kept{.scenario = newScenario(loadCatalogue())};
        kept.baseline = kept.scenario;
        kept.scenario.plan.microBatch = 2;
        writeSession(session, kept);
        const QString file = m_folder.filePath("kept.md");
        for (const QStringList& named : {QStringList{session}, QStringList{"--session", session}}) {
            QCOMPARE(runCli(QStringList{"report", "-o", file} + named).exitCode, 0);
            const QString text = QString::fromUtf8(readAll(file));
            QVERIFY(text.contains("| What differs | A | "));
            QVERIFY(text.contains("\"baseline\": {"));
        }
        // The names of the plans, too, are words of its language.
        const QString german = m_folder.filePath("kept-de.md");
        QCOMPARE(runCli({"report", session, "--language", "de", "-o", german}).exitCode, 0);
        const QString text = QString::fromUtf8(readAll(german));
        QVERIFY(text.contains(QStringLiteral("| A | Dieser Plan |")));
        QVERIFY(!text.contains(QStringLiteral("This plan")));
    }

    void aPlanThatCannotRunHasAReport() {
        const QString file = m_folder.filePath("broken.html");
        const auto run = runCli({"report", "--pp", "5", "--gpus", "40", "-o", file});
        const auto estimate = runCli({"estimate", "--pp", "5", "--gpus", "40"});
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(run.err, estimate.err);
        QVERIFY(readAll(file).contains("cannot run"));
        QVERIFY(readAll(file).contains("Set the layer split to Balanced"));
    }

    void impossibleReports_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("field");
        QTest::newRow("format") << "-o a.docx"
                                << "--output";
        QTest::newRow("folder") << "-o /does/not/exist/a.html"
                                << "/does/not/exist/a.html";
        QTest::newRow("page") << "-o a.pdf --page a5"
                              << "--page";
        QTest::newRow("page of a page") << "-o a.html --page a4"
                                        << "--page";
        QTest::newRow("language") << "-o a.html --language fr"
                                  << "--language";
        QTest::newRow("theme") << "-o a.html --theme blue"
                               << "--theme";
        QTest::newRow("no session") << "-o a.html nothing.quadrille"
                                    << "--session";
        QTest::newRow("two sessions") << "-o a.html one.quadrille --session two.quadrille"
                                      << "--session";
    }

    void impossibleReports() {
        QFETCH(QString, options);
        QFETCH(QString, field);
        const auto run = runCli(("report " + options).split(u' '));
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(field) && run.saysOneLine(), qPrintable(run.err));
        for (const char* file : {"a.docx", "a.html", "a.pdf"})
            QVERIFY(!QFile::exists(QLatin1String(file)));
    }

private:
    QTemporaryDir m_folder;
};

QUADRILLE_TESTS(TestCliReport)
#include "tst_cli_report.moc"
