// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

namespace {

/// "a.b 8, c ?": each key with its value, ? where that is not known.
QString entriesOfYaml(const std::string& yaml) {
    QStringList words;
    for (const Entry& entry : readYaml(yaml, "file").entries)
        words << QString::fromStdString(entry.key + " " +
                                        (!entry.unknown.empty()    ? "?"
                                         : entry.value.is_string() ? entry.value.get<std::string>()
                                                                   : entry.value.dump()));
    return words.join(", ");
}

} // namespace

class TestYamlText : public QObject {
    Q_OBJECT

private slots:
    void reads_data() {
        QTest::addColumn<std::string>("yaml");
        QTest::addColumn<QString>("entries");
        const auto row = [](const char* name, const std::string& yaml, const char* entries) {
            QTest::newRow(name) << yaml << QString(entries);
        };
        row("number of YAML 1.1", "a: 500_000\nb: _1\nc: x_1\n", "a 500000, b _1, c x_1");
        row("short form", "{a: 1, b: {c: 2}}\n", "a 1, b.c 2");
        row("merged", "base: &b\n  x: 1\n  y: 2\nrun:\n  <<: *b\n  y: 3\n",
            "base.x 1, base.y 2, run.y 3, run.x 1");
        row("merged first or last", "base: &b {x: 1}\nrun:\n  x: 4\n  <<: *b\n", "base.x 1, run.x 4");
        row("merged at the root", "base: &b {x: 1}\n<<: *b\n", "base.x 1, x 1");
        row("merged maps are whole", "c: &c {f: {r: 1, o: 1}, g: 2}\nrun:\n  <<: *c\n  f: {r: 3}\n",
            "c.f.r 1, c.f.o 1, c.g 2, run.f.r 3, run.g 2");
        row("several merged, of which the first counts",
            "a: &a {x: 1}\nb: &b {x: 2, y: 3}\nrun:\n  <<: [*a, *b]\n",
            "a.x 1, b.x 2, b.y 3, run.x 1, run.y 3");
        row("said twice", "a: 1\na: 1\n", "a 1");
        row("the same map", "base: &b {x: 1, z: {w: 2}}\nrun: *b\n",
            "base.x 1, base.z.w 2, run.x 1, run.z.w 2");
        row("type", "a:\n  _target_: torch.bfloat16\n  _call_: false\nb: 1\n", "a torch.bfloat16, b 1");
        row("other target", "a:\n  _target_: megatron.Recipe\n", "a._target_ megatron.Recipe");
        row("reference", "m:\n  seq: 4096\n  rows: ${m.seq}\n  again: ${.rows}\nd:\n  x: ${..m.seq}\n",
            "m.seq 4096, m.rows 4096, m.again 4096, d.x 4096");
        row("reckoned", "m:\n  h: 2048\n  f: ${multiply:4, ${.h}}\n", "m.h 2048, m.f 8192");
        row("within a text", "n: 5b\np: run-${n}-1\n", "n 5b, p run-5b-1");
        row("nobody says it", "a: ${b}\nc: ${oc.env:HOME}\nd: ${d}\ne: ${", "a ?, c ?, d ?, e ?");
    }
    void reads() {
        QFETCH(std::string, yaml);
        QTEST(entriesOfYaml(yaml), "entries");
    }

    /// However often maps stand for each other, what comes of them has an end.
    void growthIsBounded() {
        std::string yaml = "m0: &m0 {x: 1, y: 2}\n";
        for (int i = 1; i < 40; ++i) {
            const std::string before = "*m" + std::to_string(i - 1);
            yaml += "m" + std::to_string(i) + ": &m" + std::to_string(i) + " {a: " + before +
                    ", b: " + before + "}\n";
        }
        QVERIFY(!fieldOfError([&] { static_cast<void>(readYaml(yaml, "file")); }).isEmpty());
        std::string empty = "m: &m {}\n";
        for (int i = 0; i < 30'000; ++i)
            empty += "k" + std::to_string(i) + ": *m\n";
        QVERIFY(!fieldOfError([&] { static_cast<void>(readYaml(empty, "file")); }).isEmpty());
        std::string references = "r0: 1\n";
        for (int i = 1; i < 200; ++i)
            references += "r" + std::to_string(i) + ": ${r" + std::to_string(i - 1) + "}${r" +
                          std::to_string(i - 1) + "}\n";
        QCOMPARE(readYaml(references, "file").entries.size(), std::size_t{200});
    }

    // Few bytes that stand for very many: a long word, and a long list in a map, said often.
    void copiesAreBounded() {
        const std::string word(60'000, 'x');
        const auto often = [](const std::string& head, const std::string& value) {
            std::string yaml = head;
            for (int i = 0; i < 400; ++i)
                yaml += "k" + std::to_string(i) + ": " + value + "\n";
            return yaml;
        };
        const auto refused = [](const std::string& yaml) {
            try {
                static_cast<void>(readYaml(yaml, "file"));
            } catch (const InputError& error) {
                return QString(error.what());
            }
            return QString();
        };
        QVERIFY(refused(often("w: &w " + word + "\n", "*w")).contains("8388608 bytes"));
        std::string list = "x";
        for (int i = 0; i < 9000; ++i)
            list += ", x";
        QVERIFY(refused(often("m: &m {l: [" + list + "]}\n", "*m")).contains("8388608 bytes"));
        QVERIFY(refused(often("m: &m {l: [" + list + "]}\n", "{<<: *m}")).contains("8388608 bytes"));
        // What is referred to beyond that is not known.
        const Document referred = readYaml(often("w: " + word + "\n", "${w}"), "file");
        QCOMPARE(referred.entries.size(), std::size_t{401});
        QCOMPARE(referred.entries[1].value, Json(word));
        QVERIFY(referred.entries[1].unknown.empty());
        QCOMPARE(referred.entries[400].unknown, std::string("${w}"));
        const auto known =
            std::ranges::count_if(referred.entries, [](const Entry& entry) { return entry.unknown.empty(); });
        QCOMPARE(known, 1 + static_cast<std::ptrdiff_t>(mostCopied / word.size()));
    }
};

QUADRILLE_TESTS(TestYamlText)
#include "tst_yaml_text.moc"
