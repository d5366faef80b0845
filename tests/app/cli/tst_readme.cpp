// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/data/left_out_file.h"
#include "app/data/measured_runs_file.h"
#include "tests/app/cli/typed_command.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace quadrille;
using test::runCli;

namespace {

/// Of the sources.
QString pathOf(const char* name) {
    return QString::fromLocal8Bit(test::sourceDir()) + u'/' + QLatin1String(name);
}

QString textOf(const char* name) {
    QFile file(pathOf(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

constexpr auto trust = "resources/manual/en/09-trust.md";

} // namespace

/// README.md: one screen, what it tells people to type works, where it leads is something. And the manual’s
/// chapter on trust: what it says of our errors is what the program says.
class TestReadme : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void put(const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

private slots:
    void itIsOneScreenAndAPicture() {
        const QString readme = textOf("README.md");
        QVERIFY(readme.count(u'\n') <= 60);
        QCOMPARE(readme.count("!["), 1);
    }

    void itsCommandsWork_data() {
        QTest::addColumn<QStringList>("words");
        for (const QString& line : textOf("README.md").split(u'\n'))
            if (line.startsWith("    ./run ") && !line.startsWith("    ./run  "))
                QTest::newRow(qPrintable(line))
                    << line.section(" #", 0, 0).trimmed().split(u' ', Qt::SkipEmptyParts).mid(1);
    }

    /// Every one of them has an answer.
    void itsCommandsWork() {
        QFETCH(QStringList, words);
        QDir::setCurrent(m_folder.path());
        test::checkAnswers(words);
    }

    void itsLinksLeadSomewhere() {
        const QRegularExpression link("\\]\\(([^)]+)\\)");
        int links = 0;
        for (auto each = link.globalMatch(textOf("README.md")); each.hasNext(); ++links) {
            const QString target = each.next().captured(1).section(u'#', 0, 0); // a chapter’s heading
            QVERIFY2(QFileInfo::exists(pathOf(qPrintable(target))), qPrintable(target));
        }
        QVERIFY(links > 15);
    }

    /// One command prints the tables and puts them there, and leaves all else as it is.
    void theTablesOfErrorsAreTheProgramsOwn() {
        const QByteArray right = textOf(trust).toUtf8();
        QByteArray wrong = right;
        wrong.replace("| median error | ", "| median error | 1");
        wrong.replace("| throughput lost | ", "| throughput lost, and another line |\n| throughput lost | ");
        QVERIFY(wrong != right);
        put("old.md", wrong);
        const QString path = m_folder.filePath("old.md");
        const auto run = runCli(QStringList{"validate", "--readme", "--into", path});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const QStringList ours = run.out.split(u'\n', Qt::SkipEmptyParts);
        QStringList table;
        const QStringList lines = textOf(trust).split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i)
            if (lines[i].startsWith("| over the "))
                while (lines[i].startsWith(u'|'))
                    table << lines[i++];
        QVERIFY2(table == ours,
                 qPrintable("the manual has not what “quadrille validate --readme” prints:\n" + run.out));
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), right);
    }

    /// Which is seen before anything is worked out.
    void aFileWithoutThemIsRefused() {
        put("other.md", "no tables\n");
        QCOMPARE(runCli(QStringList{"validate", "--into", m_folder.filePath("other.md")}).exitCode, 2);
    }

    void theFiguresThatTakeMinutesAreOfTheseRunsAndThisModel() {
        const LeftOutFigures shipped = loadLeftOutFigures();
        const std::vector<MeasuredRun> runs = loadMeasuredRuns(loadCatalogue());
        for (const char* chapter : {trust, "resources/manual/en/05-study.md"})
            QVERIFY2(textOf(chapter).contains(
                         QLocale(QLocale::English).toString(static_cast<qlonglong>(runs.size()))),
                     chapter);
        QVERIFY2(shipped.madeOf == fingerprintOf(runs),
                 "“quadrille validate --refit --shipped resources/left_out.json” computes them anew");
    }

    /// The fingerprint is of what the figures depend on, and of nothing else.
    void theFingerprintTellsWhatChanged() {
        std::vector<MeasuredRun> runs = loadMeasuredRuns(loadCatalogue());
        runs.resize(20);
        const std::string before = fingerprintOf(runs);
        const auto changed = [&runs](auto change) {
            std::vector<MeasuredRun> other = runs;
            change(other[7]);
            return fingerprintOf(other);
        };
        QVERIFY(changed([](MeasuredRun& run) { run.step = Seconds(1234); }) != before);
        QVERIFY(changed([](MeasuredRun& run) { run.fitted = !run.fitted; }) != before);
        QVERIFY(changed([](MeasuredRun& run) { run.scenario.plan.sequence *= 2; }) != before);
        QVERIFY(changed([](MeasuredRun& run) {
                    Profile profile = run.scenario.profile->of(run.scenario.recipe->framework->name);
                    profile.at(ProfileParameter::gemm) *= 1.001;
                    run.scenario.profile = profile;
                }) != before);
        QVERIFY(changed([](MeasuredRun& run) { run.note = "a remark"; }) == before);
    }

    void theFileOfFiguresIsReadAsItIsWritten() {
        const LeftOutFigures shipped = loadLeftOutFigures();
        QFile file(QString::fromLocal8Bit(test::resourcesDir()) + "/left_out.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QByteArray::fromStdString(toText(shipped)), file.readAll());
    }
};

QUADRILLE_TESTS(TestReadme)
#include "tst_readme.moc"
