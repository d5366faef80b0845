// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace quadrille;
using test::runCli;

/// A file where another kind is asked for is refused by what is wrong with it, and named for what it looks
/// like.
class TestMisplacedFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString data(const char* file) {
        return QString::fromLatin1(test::sourceDir()) + QStringLiteral("/tests/") + QLatin1String(file);
    }

private slots:
    void itIsNamed() {
        const std::vector<std::pair<QString, QString>> files{
            {data("data/frameworks/torchtitan_llama3_8b.toml"), "a configuration of torchtitan"},
            {data("data/frameworks/axolotl_zero3_bf16.json"), "a configuration of DeepSpeed"},
            {data("data/frameworks/megatron_gpt3_175b.sh"), "a configuration of Megatron-LM"},
            {data("data/frameworks/nanotron_config_qwen.yaml"), "a configuration of nanotron"},
            {data("fuzz/seeds/training_log/deepspeed.log"), "a log of DeepSpeed"},
            {data("fuzz/seeds/collectives/all_reduce.txt"), "the table of a benchmark"},
            {data("fuzz/seeds/trace/passes.json"), "what was measured of a step"},
            {data("fuzz/seeds/hugging_face/llama.json"), "a model's config.json"},
            {data("fuzz/seeds/session/alone.quadrille"), "a session of this program"}};
        const std::vector<std::pair<QStringList, QString>> readers{
            {{"estimate", "--model-config"}, "a model's config.json"},
            {{"estimate", "--profile"}, {}},
            {{"estimate", "--framework-profile"}, {}},
            {{"estimate", "--session"}, "a session of this program"},
            {{"schedule", "--order"}, {}},
            {{"schedule", "--schedule", "1f1b", "--pp", "2", "--microbatches", "2", "--durations"}, {}},
            {{"trace"}, "what was measured of a step"},
            {{"calibrate", "--gpu", "h100-sxm-80gb", "-o", m_folder.filePath("p.json"), "--links"},
             "the table of a benchmark"},
            {{"batch", "-o", m_folder.filePath("out.csv")}, {}},
            {{"lessons", "--check"}, {}},
        };
        // Each reader meets a third of the files, and each file a third of the readers.
        for (std::size_t i = 0; i < readers.size(); ++i)
            for (std::size_t j = i % 3; j < files.size(); j += 3) {
                const auto& [reader, wanted] = readers[i];
                const auto& [file, words] = files[j];
                if (words == wanted)
                    continue;
                const auto run = runCli(reader + QStringList{file});
                const QString what = reader.join(u' ') + u' ' + file + QStringLiteral(": ") + run.err;
                QVERIFY2(run.exitCode == 2 && run.saysOneLine(), qPrintable(what));
                QVERIFY2(run.err.contains(QStringLiteral("looks like ") + words), qPrintable(what));
            }
    }

    void whatBelongsThereIsNot() {
        QFile file(m_folder.filePath("config.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"hidden_size": 64, "num_hidden_layers": -2, "num_attention_heads": 4, "vocab_size": 100,
                       "intermediate_size": 128, "model_type": "llama"})");
        file.close();
        const auto run = runCli({"estimate", "--model-config", file.fileName()});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && !run.err.contains("looks like"), qPrintable(run.err));
    }
};

QUADRILLE_TESTS(TestMisplacedFile)
#include "tst_misplaced_file.moc"
