// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <set>

using namespace quadrille;

namespace {

namespace fs = std::filesystem;

/// A name that no text has: it is bytes.
const std::string strange = "plan-\xff.csv";

std::string contentOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void put(const fs::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

/// A folder of its own with runs, plans and a file of the strange name, in which commands run.
class Folder {
public:
    explicit Folder(const std::string& within = {})
        : m_place(fs::path(m_folder.path().toStdString()) / within) {
        fs::create_directories(m_place);
        put(at("runs.csv"), "model,gpu,gpus,tp,step_seconds\nllama-3.1-8b,a100-sxm-80gb,8,8,20\n");
        put(at("plans.csv"), "gpus,tp\n8,8\n");
        put(at(strange), contentOf(at("runs.csv")));
    }

    [[nodiscard]] fs::path at(const std::string& name) const { return m_place / name; }
    /// The files and what is in them; of links, what they say.
    [[nodiscard]] std::set<std::pair<std::string, std::string>> files() const {
        std::set<std::pair<std::string, std::string>> found;
        for (const fs::directory_entry& each : fs::recursive_directory_iterator(m_place))
            if (!each.is_directory())
                found.emplace(each.path().filename().string(),
                              each.is_symlink() ? fs::read_symlink(each).string() : contentOf(each.path()));
        return found;
    }
    /// Runs the program by a shell, whose words may be any bytes: "$x" is the strange name.
    [[nodiscard]] test::CliRun run(const QByteArray& words) const {
        QProcess shell;
        test::prepare(shell);
        const QString program = shell.program();
        shell.setProgram("sh");
        shell.setArguments(
            {"-c",
             QString::fromUtf8("cd \"$(printf '" + octal(m_place.string()) + "')\" && x=$(printf '" +
                               octal(strange) + "') && exec \"$0\" " + words),
             program});
        shell.start();
        if (!shell.waitForFinished(60000) || shell.exitStatus() != QProcess::NormalExit)
            return {};
        return {shell.exitCode(), QString::fromUtf8(shell.readAllStandardOutput()),
                QString::fromUtf8(shell.readAllStandardError())};
    }

private:
    /// For printf.
    static QByteArray octal(const std::string& bytes) {
        QByteArray text;
        for (const char c : bytes)
            text += '\\' + QByteArray::number(static_cast<unsigned char>(c), 8).rightJustified(3, '0');
        return text;
    }

    QTemporaryDir m_folder;
    fs::path m_place;
};

} // namespace

/// Files and folders whose names are bytes and not text: what is done is done to the file that was named, or
/// one line says that it is not done.
class TestCliFileNames : public QObject {
    Q_OBJECT
private slots:
    void namesThatAreNotUtf8AreRefused_data() {
        QTest::addColumn<QByteArray>("words");
        for (const char* words :
             {"calibrate \"$x\" -o out.json", "calibrate runs.csv -o \"$x\"",
              "calibrate runs.csv -o out.json --from \"$x\"", "validate \"$x\"",
              "validate runs.csv --profile \"$x\"", "batch \"$x\" -o out.csv", "batch plans.csv -o \"$x\"",
              "estimate --session \"$x\"", "estimate --profile \"$x\"", "estimate --profile=\"$x\" --json",
              "estimate --model-config \"$x\"", "estimate --framework-profile \"$x\"",
              "schedule --order \"$x\"",
              "schedule --schedule 1f1b --pp 2 --microbatches 2 --order-out \"$x\"",
              "schedule --schedule 1f1b --pp 2 --microbatches 2 --csv \"$x\"",
              "schedule --schedule 1f1b --pp 2 --microbatches 2 --trace \"$x\"",
              "schedule --schedule 1f1b --pp 2 --microbatches 2 --durations \"$x\"",
              "render --view memory -o \"$x.png\"",
              // What opens the window on a session.
              "\"$x\"", "-platform offscreen \"$x\""})
            QTest::newRow(words) << QByteArray(words);
    }

    void namesThatAreNotUtf8AreRefused() {
        QFETCH(QByteArray, words);
        const Folder folder;
        const auto before = folder.files();
        const test::CliRun run = folder.run(words);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.contains("plan-\\xff.csv") && run.err.contains("must be UTF-8"),
                 qPrintable(run.err));
        QVERIFY(words.contains("--json") ? test::saysTheSameAsJson(run) : run.out.isEmpty());
        QVERIFY(folder.files() == before);
    }

    /// Another name than the link's would be written.
    void aLinkToSuchANameIsNotFollowed() {
        const Folder folder;
        fs::create_symlink(strange, folder.at("link"));
        fs::create_symlink("other-\xff", folder.at("dangling"));
        const auto before = folder.files();
        for (const char* link : {"link", "dangling"}) {
            const test::CliRun run = folder.run(QByteArray("calibrate runs.csv -o ") + link);
            QCOMPARE(run.exitCode, 2);
            QVERIFY2(run.saysOneLine() && run.err.contains(link) && run.err.contains("not UTF-8"),
                     qPrintable(run.err));
        }
        QVERIFY(folder.files() == before);
        QCOMPARE(folder.run("validate link").exitCode, 0); // the system follows it
    }

    void aFolderOfSuchANameIsAPlaceLikeAny() {
        const Folder folder("folder-\xff");
        fs::create_symlink("new", folder.at("link"));
        QCOMPARE(folder.run("validate runs.csv").exitCode, 0);
        const test::CliRun run = folder.run("calibrate runs.csv -o link");
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QVERIFY(contentOf(folder.at("new")).starts_with("{"));
        QVERIFY(fs::is_symlink(folder.at("link")));
        QCOMPARE(folder.run("batch plans.csv -o out.csv").exitCode, 0);
        QVERIFY(contentOf(folder.at("out.csv")).starts_with("gpus,tp,"));
    }
};

QUADRILLE_TESTS(TestCliFileNames)
#include "tst_cli_file_names.moc"
