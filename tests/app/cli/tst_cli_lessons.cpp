// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/shipped_lessons.h"
#include "core/figures/figures.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace quadrille;

namespace {

QString lessonFile(const char* name) {
    return QStringLiteral("%1/lessons/%2")
        .arg(QString::fromLocal8Bit(test::resourcesDir()), QLatin1String(name));
}

/// Every number, switch and word in it, by its path.
void leavesOf(const nlohmann::json& json, const std::string& path, std::vector<std::string>& leaves) {
    if (!json.is_object()) {
        leaves.push_back(path);
        return;
    }
    for (const auto& [key, value] : json.items())
        leavesOf(value, path + "." + key, leaves);
}

} // namespace

class TestCliLessons : public QObject {
    Q_OBJECT

private slots:
    void listsThem() {
        const auto text = test::answerCli({"lessons"});
        QCOMPARE(text.exitCode, 0);
        const auto json = test::answerCli({"lessons", "--json"}).json();
        const auto lessons = shippedLessons();
        QCOMPARE(json["lessons"].size(), lessons.size());
        for (std::size_t i = 0; i < lessons.size(); ++i) {
            QCOMPARE(json["lessons"][i]["name"].get<std::string>(), lessons[i].name);
            QVERIFY(text.out.contains(QString::fromStdString(lessons[i].name)));
        }
    }

    void checksOne() {
        const auto run = test::answerCli({"lessons", "--check", lessonFile("01-one-gpu.md")});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.contains("lesson one-gpu"));
        QVERIFY(run.err.isEmpty());
        const auto json =
            test::answerCli({"lessons", "--json", "--check", lessonFile("01-one-gpu.md")}).json();
        QCOMPARE(json["languages"].dump(), std::string(R"(["de","en","ja"])"));
    }

    void refusesWhatNamesNothing() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("mine.md");
        QByteArray text =
            QByteArray::fromStdString(test::fileText(lessonFile("01-one-gpu.md").toStdString()));
        text.replace("{{gpu.memory_gib}}", "{{gpu.memry}}");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        const auto run = test::answerCli({"lessons", "--check", path, "--json"});
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.err.count(u'\n'), 3); // in each language
        QVERIFY2(run.err.contains("mine.md”, line ") && run.err.contains("“gpu.memry” is neither a figure"),
                 qPrintable(run.err));
        QCOMPARE(run.json()["diagnostics"].size(), std::size_t{3});
    }

    void refusesWhatIsNoFile() {
        const auto run = test::answerCli({"lessons", "--check", "/nowhere/lesson.md"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.saysOneLine() && run.err.contains("--check"));
    }

    /// What a lesson can name is what “estimate --json” says, and the other way round.
    void figuresAreTheKeysOfEstimate() {
        const auto json = test::answerCli({"estimate", "--gpus", "8", "--pp", "2", "--json"}).json();
        std::vector<std::string> leaves;
        for (const char* key : {"memory", "pipeline", "performance", "cost"})
            leavesOf(json[key], key, leaves);
        for (const std::string& leaf : leaves)
            if (leaf != "memory.stages" && leaf != "performance.nearest_runs" &&
                leaf != "performance.profile")
                QVERIFY2(figureNamed(leaf), leaf.c_str());
        for (const auto& [key, value] : json["memory"]["stages"][1].items())
            if (key != "stage" && key != "peak")
                QVERIFY2(figureNamed("memory.stages[1]." + key), key.c_str());
        for (const Figure& figure : figures())
            if (const auto dot = figure.name.find('.'); json.contains(figure.name.substr(0, dot)))
                QVERIFY2(std::ranges::find(leaves, figure.name) != leaves.end(), figure.name.c_str());
    }
};

QUADRILLE_TESTS(TestCliLessons)
#include "tst_cli_lessons.moc"
