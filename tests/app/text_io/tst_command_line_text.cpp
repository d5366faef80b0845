// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/architecture.h"
#include "app/text_io/command_line_text.h"
#include "app/text_io/scenario_resolver.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

using namespace quadrille;

namespace {

/// The options of a line without quoted words.
text_io::GivenOptions optionsOf(const QString& line) {
    const QStringList words = line.split(u' ');
    text_io::GivenOptions given;
    for (qsizetype i = 2; i + 1 < words.size(); i += 2)
        given.set(text_io::optionIndex(words[i].mid(2).toStdString()), words[i + 1].toStdString());
    return given;
}

} // namespace

/// The line that "Copy as command line" gives, read by the command line again.
class TestCommandLineText : public QObject {
    Q_OBJECT
private slots:
    void theLineGivesTheSameScenario() {
        const Catalogue catalogue = loadCatalogue();
        QVERIFY(rc::check([&catalogue] {
            Scenario s = test::detailedScenario();
            attachProfile(s.cluster.gpu, catalogue.profiles);
            s.cluster.gpusPerNode = *rc::gen::inRange<std::int64_t>(1, 17);
            if (*rc::gen::arbitrary<bool>()) {
                const ModelSpec before = s.model;
                s.model.ffn += 64;
                s.model.tiedEmbeddings = !s.model.tiedEmbeddings;
                s.model.publishedParameters.reset();
                s.model.source = "edited from " + s.model.label; // as the editor leaves it
                s.model.label = text_io::editedLabel(before, s.model);
            }
            if (*rc::gen::arbitrary<bool>()) {
                Framework edited = *s.recipe.framework;
                edited.outside.context = Bytes(700.0 * 1048576);
                edited.outside.fragmentation = 0.25;
                s.recipe.framework = edited;
            }
            const QString line = commandLineOf(s, catalogue);
            RC_ASSERT(line.startsWith(QStringLiteral("quadrille estimate --model ")));
            const Scenario read = text_io::resolve(optionsOf(line), catalogue);
            RC_ASSERT(read.model == s.model);
            RC_ASSERT(read.cluster == s.cluster);
            RC_ASSERT(read.plan == s.plan);
            RC_ASSERT(read.recipe == s.recipe);
            RC_ASSERT(read.estimator == s.estimator);
        }));
    }

    void aModelOfNoCatalogueIsGivenByItsSizes() {
        const Catalogue catalogue = loadCatalogue();
        Scenario s = test::llama8b();
        s.recipe.framework = test::framework("megatron");
        s.model.name = "of-mine";
        s.model.layers = 12;
        const QString line = commandLineOf(s, catalogue);
        QVERIFY(!line.contains(QStringLiteral("--model")));
        const ModelSpec read = text_io::resolve(optionsOf(line), catalogue).model;
        QCOMPARE(read.layers, 12);
        QCOMPARE(read.ffn, s.model.ffn);
    }
};

QUADRILLE_TESTS(TestCommandLineText)
#include "tst_command_line_text.moc"
