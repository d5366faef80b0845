// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <map>

using namespace quadrille;

/// The manifest for flatpak-builder, as far as it can be told without the network.
class TestFlatpak : public QObject {
    Q_OBJECT

    QString m_folder = QString::fromLocal8Bit(test::sourceDir()) + "/resources/desktop/";

    QByteArray read(const QString& name) {
        QFile file(m_folder + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void itNamesWhatThereIs() {
        const auto document =
            frameworks::readDocument(read("org.quadrille.Quadrille.yaml").toStdString(), "manifest");
        QVERIFY(document.syntax == frameworks::Syntax::yaml);
        QVERIFY(document.leftOut.empty());
        std::map<std::string, frameworks::Json> values;
        for (const auto& entry : document.entries)
            values[entry.key] = entry.value;
        const QByteArray desktop = read("org.quadrille.Quadrille.desktop");
        QVERIFY(!desktop.isEmpty());
        QCOMPARE(values["id"].get<std::string>() + ".desktop",
                 std::string("org.quadrille.Quadrille.desktop"));
        QVERIFY(desktop.contains("\nExec=" + QByteArray::fromStdString(values["command"].get<std::string>()) +
                                 " "));
        QCOMPARE(values["runtime"].get<std::string>(), std::string("org.kde.Platform"));
        QCOMPARE(values["sdk"].get<std::string>(), std::string("org.kde.Sdk"));
        for (const auto& [key, value] : values)
            if (key.ends_with("path"))
                QVERIFY2(QFileInfo::exists(m_folder + QString::fromStdString(value.get<std::string>())),
                         key.c_str());
    }

    /// Every library that the build looks for and that KDE's runtime lacks is a module, ours the last.
    void itHasEveryLibrary() {
        QFile file(m_folder + "../../CMakeLists.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString build = QString::fromUtf8(file.readAll());
        const QString manifest = QString::fromUtf8(read("org.quadrille.Quadrille.yaml"));
        const std::map<QString, QString> modules{{"Eigen3", "eigen"},
                                                 {"nlohmann_json", "nlohmann-json"},
                                                 {"CLI11", "cli11"},
                                                 {"yaml-cpp", "yaml-cpp"},
                                                 {"tomlplusplus", "tomlplusplus"}};
        const QRegularExpression required("find_package\\((\\S+)[^)]*REQUIRED");
        for (auto each = required.globalMatch(build); each.hasNext();) {
            const QString package = each.next().captured(1);
            if (package == "Qt6" || package == "ZLIB") // of the runtime
                continue;
            QVERIFY2(modules.contains(package), qPrintable(package));
            QVERIFY2(manifest.contains("  - name: " + modules.at(package) + "\n"), qPrintable(package));
        }
        QVERIFY(manifest.section("  - name: ", -1).startsWith("quadrille\n"));
    }
};

QUADRILLE_TESTS(TestFlatpak)
#include "tst_flatpak.moc"
