// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/user_library.h"
#include "core/cluster/gpu_json.h"
#include "core/model/model_json.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/isolation.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

using namespace quadrille;

namespace {

void write(const QString& file, const QByteArray& text) {
    QDir().mkpath(QFileInfo(file).path());
    QFile target(file);
    QVERIFY(target.open(QIODevice::WriteOnly));
    target.write(text);
}

QByteArray contentOf(const QString& file) {
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray("absent");
}

ModelSpec mine(const Catalogue& catalogue) {
    ModelSpec model = *findModel(catalogue.models, "llama-3.1-8b");
    model.name = "mine";
    model.label = "Mine";
    model.layers = 40;
    return model;
}

template <class Call>
std::string refusedFieldOf(Call call) {
    try {
        call();
    } catch (const InputError& error) {
        return error.field();
    }
    return "taken";
}

} // namespace

class TestLibrary : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    const Catalogue m_catalogue = loadCatalogue();

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

private slots:
    void init() {
        test::isolate("tst-library");
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void everythingSavedIsReadAgain() {
        {
            UserLibrary library(m_catalogue, m_folder->path());
            QSignalSpy changed(&library, &UserLibrary::changed);
            // Every published model, with all that any of them has, under a name of one's own.
            for (ModelSpec model : m_catalogue.models) {
                model.name = library.models().freeName("my " + model.name);
                library.save(model);
            }
            for (GpuSpec gpu : m_catalogue.gpus) {
                gpu.name = "my-" + gpu.name;
                library.save(gpu);
            }
            QCOMPARE(static_cast<std::size_t>(changed.count()),
                     m_catalogue.models.size() + m_catalogue.gpus.size());
        }
        const UserLibrary again(m_catalogue, m_folder->path());
        QVERIFY(again.unread().empty());
        QCOMPARE(again.models().entries().size(), m_catalogue.models.size());
        for (ModelSpec model : m_catalogue.models) {
            model.name = "my-" + model.name;
            QVERIFY(again.models().find(model.name) != nullptr);
            QVERIFY(*again.models().find(model.name) == model);
        }
        for (GpuSpec gpu : m_catalogue.gpus) {
            gpu.name = "my-" + gpu.name;
            QVERIFY(*again.gpus().find(gpu.name) == gpu);
        }
    }

    void namesOfTheCatalogueAreItsOwn() {
        UserLibrary library(m_catalogue, m_folder->path());
        ModelSpec model = mine(m_catalogue);
        model.name = "llama-3.1-8b";
        QCOMPARE(refusedFieldOf([&] { library.save(model); }), std::string("name"));
        QCOMPARE(library.models().freeName("Llama-3.1-8B"), std::string("llama-3.1-8b-2"));
        QCOMPARE(library.models().freeName("llama-3.1-8b"), std::string("llama-3.1-8b-2"));
        model.name = "llama-3.1-8b-2";
        library.save(model);
        QCOMPARE(library.models().freeName("llama-3.1-8b"), std::string("llama-3.1-8b-3"));
        QCOMPARE(library.models().freeName("../Ünï (x)"), std::string("n-x"));
        QCOMPARE(library.models().freeName(""), std::string("my-own"));
        for (const char* name : {"", "Mine", "a/b", "..", ".hidden", "-x", "ä"}) {
            model.name = name;
            QVERIFY2(refusedFieldOf([&] { library.save(model); }) == "name", name);
        }
    }

    void aBrokenFileIsNamedAndLeftAsItIs_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<std::string>("field");
        const auto with = [this](const char* key, const nlohmann::json& value) {
            nlohmann::json object = toJson(mine(m_catalogue));
            object[key] = value;
            return QByteArray::fromStdString(object.dump());
        };
        QTest::newRow("empty") << QByteArray() << std::string("document");
        QTest::newRow("truncated") << with("layers", 3).left(90) << std::string("document");
        QTest::newRow("deep") << QByteArray(500'000, '[') << std::string("document");
        QTest::newRow("no layers") << with("layers", nullptr) << std::string("layers");
        QTest::newRow("huge") << with("hidden", 1e300) << std::string("hidden");
        QTest::newRow("slip of the pen") << with("tied", true) << std::string("tied");
        QTest::newRow("a name of the catalogue") << with("name", "llama-3.1-8b") << std::string("name");
        QTest::newRow("a name taken") << with("name", "good") << std::string("name");
        QTest::newRow("an evil name") << with("name", "../../x") << std::string("name");
        QTest::newRow("too long") << QByteArray(3 << 20, ' ') << std::string();
    }
    void aBrokenFileIsNamedAndLeftAsItIs() {
        QFETCH(const QByteArray, text);
        QFETCH(const std::string, field);
        ModelSpec good = mine(m_catalogue);
        good.name = "good";
        write(path("models/a.json"), QByteArray::fromStdString(toJson(good).dump()));
        write(path("models/mine.json"), text);
        UserLibrary library(m_catalogue, m_folder->path());
        QCOMPARE(library.models().entries().size(), std::size_t{1});
        QCOMPARE(library.unread().size(), std::size_t{1});
        QCOMPARE(library.unread().front().file, path("models/mine.json"));
        QCOMPARE(library.unread().front().error.field(),
                 field.empty() ? path("models/mine.json").toStdString() : field);
        // Saving what would be called the same does not write over it.
        library.save(mine(m_catalogue));
        QCOMPARE(contentOf(path("models/mine.json")), text);
        QVERIFY(UserLibrary(m_catalogue, m_folder->path()).models().find("mine") != nullptr);
    }

    void renamedAndDeleted() {
        UserLibrary library(m_catalogue, m_folder->path());
        ModelSpec model = mine(m_catalogue);
        library.save(model);
        model.layers = 41;
        library.save(model); // replaces
        QCOMPARE(library.models().entries().size(), std::size_t{1});
        model.name = "other";
        library.rename("mine", model);
        QVERIFY(library.models().find("mine") == nullptr);
        QCOMPARE(library.models().find("other")->layers, std::int64_t{41});
        QCOMPARE(QDir(path("models")).entryList(QDir::Files), QStringList{QStringLiteral("other.json")});
        library.removeModel("other");
        QVERIFY(library.models().entries().empty());
        QVERIFY(QDir(path("models")).isEmpty());
    }

    void whatCannotBeWrittenIsSaidAndNothingChanges() {
        write(path("models"), "a file where the folder should be");
        UserLibrary library(m_catalogue, m_folder->path());
        QVERIFY(refusedFieldOf([&] { library.save(mine(m_catalogue)); }) != "taken");
        QVERIFY(library.models().entries().empty());
        ModelSpec broken = mine(m_catalogue);
        broken.layers = 0;
        QCOMPARE(refusedFieldOf([&] { library.save(broken); }), std::string("layers"));
    }

    void theCommandLineKnowsThem() {
        qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
        ModelSpec model = mine(m_catalogue);
        GpuSpec gpu = *findGpu(m_catalogue.gpus, "h100-sxm-80gb");
        gpu.name = "my-gpu";
        gpu.memory = gibibytes(10);
        {
            UserLibrary library(m_catalogue, path("quadrille"));
            library.save(model);
            library.save(gpu);
        }
        const auto models = test::startCli({"models", "--json"});
        QCOMPARE(models.exitCode, 0);
        const auto list = models.json()["models"];
        QCOMPARE(list.size(), m_catalogue.models.size() + 1);
        QCOMPARE(list.back()["name"].get<std::string>(), std::string("mine"));
        QVERIFY(list.back()["source"].get<std::string>().starts_with("user's own: "));
        QVERIFY(test::startCli({"gpus"}).out.contains(QStringLiteral("my-gpu")));
        const auto run = test::startCli({"estimate", "--model", "mine", "--gpu", "my-gpu", "--json"});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QCOMPARE(run.json()["scenario"]["layers"].get<int>(), 40);
        QCOMPARE(run.json()["memory"]["capacity_bytes"].get<double>(), gibibytes(10).value());
        QVERIFY(run.err.isEmpty());

        write(path("quadrille/models/broken.json"), "{}");
        const auto withBroken = test::startCli({"estimate", "--model", "mine", "--json"});
        QCOMPARE(withBroken.exitCode, 0);
        QVERIFY(withBroken.saysOneLine());
        QVERIFY(withBroken.err.contains(QStringLiteral("broken.json")));
        QVERIFY(withBroken.json().contains("memory"));
        qunsetenv("XDG_DATA_HOME");
    }
};

QUADRILLE_TESTS(TestLibrary)
#include "tst_library.moc"
