// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/arguments_block.h"

#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

namespace {

constexpr const char* head = "------------------------ arguments ------------------------\n";
constexpr const char* foot = "-------------------- end of arguments ---------------------\n";

/// As _print_args writes one of them.
QString line(const QString& name, const QString& value) {
    return QStringLiteral("  %1 %2 %3\n").arg(name, QString(48 - name.size(), u'.'), value);
}

/// What Python's parser makes of an option, and how it prints it.
QString printed(const Entry& entry) {
    QString name = QString::fromStdString(entry.key).mid(2).replace(u'-', u'_');
    if (entry.key == "--disable-bias-linear")
        return line(QStringLiteral("add_bias_linear"), QStringLiteral("False"));
    if (name == QLatin1String("fp8_format") || name == QLatin1String("fp4_format"))
        name.truncate(3);
    if (entry.value.is_boolean())
        return line(name, entry.value.get<bool>() ? QStringLiteral("True") : QStringLiteral("False"));
    QString value = QString::fromStdString(entry.value.is_string() ? entry.value.get<std::string>()
                                                                   : text_io::jsonText(entry.value));
    if (value == QLatin1String("true"))
        value = QStringLiteral("True");
    if (entry.value.is_array())
        value = QString::fromStdString(text_io::jsonText(entry.value))
                    .replace(u'"', u'\'')
                    .replace(QLatin1String(","), QLatin1String(", "));
    return line(name, value);
}

QString blockOf(const std::string& command) {
    QString text = QString::fromLatin1(head);
    for (const Entry& entry : readDocument(command, "command").entries)
        if (entry.key.starts_with("--") && entry.key.find('_') == std::string::npos)
            text += printed(entry);
    return text + QString::fromLatin1(foot);
}

} // namespace

/// The block of a log says what the options said that it was printed of.
class TestArgumentsBlock : public QObject {
    Q_OBJECT

private slots:
    void saysWhatThePublishedScriptsSay() {
        const QDir folder(QString::fromStdString(sourceDir()) + "/tests/data/frameworks");
        const QStringList scripts = folder.entryList({QStringLiteral("megatron_*.sh")});
        QVERIFY(scripts.size() >= 6);
        for (const QString& script : scripts) {
            QFile file(folder.filePath(script));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string command = file.readAll().toStdString();
            const ImportedPlan whole = imported(command);
            const QString block =
                QString(blockOf(command))
                    .replace(
                        QLatin1String(foot),
                        line(QStringLiteral("world_size"), QString::number(whole.scenario.cluster.gpus)) +
                            // As Megatron-LM prints a GPT's layers again.
                            line(QStringLiteral("encoder_num_layers"),
                                 QString::number(whole.scenario.model.layers)) +
                            line(QStringLiteral("decoder_num_layers"), QStringLiteral("None")) +
                            line(QStringLiteral("is_hybrid_model"), QStringLiteral("False")) +
                            QLatin1String(foot));
            const ImportedPlan plan = imported("a line before\n" + block.toStdString() + "and one behind\n");
            QVERIFY2(plan.scenario.plan == whole.scenario.plan, qPrintable(script));
            QVERIFY2(plan.scenario.model == whole.scenario.model, qPrintable(script));
            QVERIFY2(plan.scenario.recipe == whole.scenario.recipe, qPrintable(script));
            QCOMPARE(plan.scenario.cluster.gpus, whole.scenario.cluster.gpus);
            // The line is the file's, not the block's.
            const auto layers = std::ranges::find(plan.understood, "--num-layers", &ImportNote::key);
            QVERIFY(layers != plan.understood.end());
            QCOMPARE(layers->line,
                     std::size_t(block.left(block.indexOf(QLatin1String("  num_layers "))).count(u'\n')) + 2);
        }
    }

    /// Values as Megatron-LM prints them, which no command line gives: off, none, of PyTorch, of an
    /// enumeration.
    void valuesAreReadAsTheyArePrinted() {
        const auto plan = [](const QString& lines) {
            const QString llama =
                line("num_layers", "32") + line("hidden_size", "4096") + line("num_attention_heads", "32") +
                line("ffn_hidden_size", "14336") + line("swiglu", "True") + line("normalization", "RMSNorm") +
                line("add_bias_linear", "False") + line("position_embedding_type", "rope") +
                line("untie_embeddings_and_output_weights", "True") + line("group_query_attention", "True") +
                line("num_query_groups", "8") + line("kv_channels", "128") + line("seq_length", "8192") +
                line("vocab_size", "128256") + line("world_size", "64") + line("bf16", "True") +
                line("micro_batch_size", "1");
            return imported((head + llama + lines + foot).toStdString()).scenario;
        };
        QCOMPARE(plan({}).model.name, std::string("llama-3.1-8b"));
        QCOMPARE(plan({}).cluster.gpus, 64);
        QCOMPARE(plan({}).plan.contextMethod, ContextMethod::ring);
        QCOMPARE(plan(line("num_layers_per_virtual_pipeline_stage", "None")).plan.vpp, 1);
        QCOMPARE(plan(line("use_distributed_optimizer", "False")).plan.zero, 0);
        QCOMPARE(plan(line("use_distributed_optimizer", "True")).plan.zero, 1);
        QCOMPARE(
            plan(line("context_parallel_size", "2") + line("cp_comm_type", "['a2a']")).plan.contextMethod,
            ContextMethod::ulysses);
        QCOMPARE(plan(line("accumulate_allreduce_grads_in_fp32", "False")).recipe.gradientBytes, 2);
        QCOMPARE(plan(line("main_grads_dtype", "torch.bfloat16")).recipe.gradientBytes, 2);
        QCOMPARE(plan(line("main_grads_dtype", "torch.float32")).recipe.gradientBytes, 4);
        QCOMPARE(plan(line("attention_backend", "AttnBackend.unfused")).recipe.flashAttention, false);
        QCOMPARE(plan(line("attention_backend", "AttnBackend.auto")).recipe.flashAttention, true);
        QCOMPARE(plan(line("fp8", "hybrid")).recipe.precision, Precision::fp8);
        QCOMPARE(plan(line("fp8", "None")).recipe.precision, Precision::bf16);
        const Plan modules = plan(line("recompute_granularity", "selective") +
                                  line("recompute_modules", "['core_attn', 'mlp']"))
                                 .plan;
        QVERIFY(modules.recomputeModules.has(RecomputeModule::coreAttention) &&
                modules.recomputeModules.has(RecomputeModule::mlp));
        // A launcher's own words before each line, and every rank's block in turn.
        QString twice = head + line("tensor_model_parallel_size", "4").replace("  ", "[rank0]:   ") + foot;
        QCOMPARE(readArgumentsBlock(*argumentsBlock(twice.toStdString()), "log").entries.front().key,
                 std::string("--tensor-model-parallel-size"));
    }

    void isABlockOnlyToItsEnd() {
        QVERIFY(!argumentsBlock("no arguments"));
        QVERIFY(!argumentsBlock(std::string(head) + "  bf16 .......... True\n"));
        const std::string block = std::string("0: ") + head + "1: " + foot;
        QCOMPARE(*argumentsBlock("x\n" + block + "y\n"), std::string_view(block).substr(0, block.size() - 1));
        QVERIFY(readArgumentsBlock("", "log").entries.empty());
        QVERIFY(
            readArgumentsBlock(" ..\n ...... \n .. x\n  x ..\n .... y\n  X .... 1\n", "log").entries.empty());
    }
};

QUADRILLE_TESTS(TestArgumentsBlock)
#include "tst_arguments_block.moc"
