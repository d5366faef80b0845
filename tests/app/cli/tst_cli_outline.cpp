// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace quadrille;
using test::answerCli;
using test::runCli;

/// What the program says of its own command line, held to what --help says.
class TestCliOutline : public QObject {
    Q_OBJECT

    static QStringList found(const QString& pattern, const QString& text) {
        const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
        QStringList words;
        for (auto matches = expression.globalMatch(text); matches.hasNext();)
            words += matches.next().captured(1);
        return words;
    }
    static QStringList commands() { return found("^  ([a-z]+) {2,}", answerCli({"--help"}).out); }
    static QStringList optionsOf(const QString& command) {
        return found("^  (?:-\\w,)?(--[a-z0-9-]+)", answerCli({command, "--help"}).out);
    }
    static QString writtenTo(const QTemporaryDir& folder, const QString& name, const QString& text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0 ? file.fileName()
                                                                                 : QString();
    }
    /// What the shell answers, a word a line.
    static QStringList answerOf(const QString& shell, const QString& script) {
        QProcess process;
        process.start(shell, {"-c", script});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
    }

private slots:
    void helpListsCommandsAndOptions() {
        QVERIFY(commands().contains("estimate"));
        QVERIFY(commands().contains("completion"));
        QVERIFY(optionsOf("estimate").contains("--tp"));
    }

    void theManualPageHasEveryCommandAndOption() {
        const QString page = runCli({"manpage"}).out;
        QVERIFY(page.contains("\n.TH QUADRILLE 1 "));
        for (const QString& command : commands()) {
            QVERIFY2(page.contains("\n.SS quadrille " + command + "\n"), qPrintable(command));
            for (QString option : optionsOf(command))
                QVERIFY2(page.contains("\\fB" + option.replace('-', "\\-") + "\\fR"), qPrintable(option));
        }
    }

    void everyRequestOfTheManualPageIsOne() {
        const QStringList requests = found("^([.'].*)$", runCli({"manpage"}).out);
        const QRegularExpression known("^\\.(\\\\\"|TH|SH|SS|TP|PP|B|br)( .*)?$");
        QVERIFY(!requests.isEmpty());
        for (const QString& request : requests)
            QVERIFY2(known.match(request).hasMatch(), qPrintable(request));
    }

    void bashCompletes_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("offered");
        QTest::newRow("commands") << QStringList{"sche"} << QStringList{"schedule"};
        QTest::newRow("words") << QStringList{"completion", "z"} << QStringList{"zsh"};
        QTest::newRow("options") << QStringList{"estimate", "--zer"} << QStringList{"--zero"};
        QTest::newRow("words of a switch")
            << QStringList{"estimate", "--offload", "o"} << QStringList{"optimizer"};
        QTest::newRow("nothing after a number") << QStringList{"estimate", "--tp", "x"} << QStringList{};
    }

    void bashCompletes() {
        QFETCH(QStringList, words);
        QFETCH(QStringList, offered);
        const QString bash = QStandardPaths::findExecutable("bash");
        if (bash.isEmpty())
            QSKIP("there is no bash here");
        const QTemporaryDir folder;
        const QString script = writtenTo(folder, "quadrille.bash", runCli({"completion", "bash"}).out);
        QVERIFY(!script.isEmpty());
        QCOMPARE(
            answerOf(bash, QStringLiteral("cd %1/..; source %2; COMP_WORDS=(quadrille %3); COMP_CWORD=%4; "
                                          "_quadrille; printf '%s\\n' \"${COMPREPLY[@]}\"")
                               .arg(folder.path(), script, words.join(' '))
                               .arg(words.size())),
            offered);
    }

    void zshAndFishNameEveryOption() {
        const QString zsh = runCli({"completion", "zsh"}).out, fish = runCli({"completion", "fish"}).out;
        QVERIFY(zsh.startsWith("#compdef quadrille\n"));
        for (const QString& command : commands())
            for (const QString& option : optionsOf(command)) {
                QVERIFY2(zsh.contains(option + "["), qPrintable(command + option));
                QVERIFY2(fish.contains(QRegularExpression("__fish_seen_subcommand_from " + command +
                                                          "'.* -l " + option.mid(2) + "[ \n]")),
                         qPrintable(command + option));
            }
    }

    void anotherShellIsRefused() {
        const auto run = answerCli({"completion", "powershell"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.saysOneLine());
        QVERIFY(run.err.contains("bash, zsh or fish"));
    }
};

QUADRILLE_TESTS(TestCliOutline)
#include "tst_cli_outline.moc"
