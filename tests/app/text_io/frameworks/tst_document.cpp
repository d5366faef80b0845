// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille::frameworks;

/// Which syntax a text is told to be of, whatever its file is called.
class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void tellsTheSyntax_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Syntax>("syntax");
        const auto row = [](const char* name, const std::string& text, Syntax syntax) {
            QTest::newRow(name) << text << syntax;
        };
        row("JSON", " \n{\"a\": 1}\n", Syntax::json);
        row("YAML", "a: 1\nb:\n  c: 2\n", Syntax::yaml);
        row("TOML", "a = 1\n[b]\nc = 2\n", Syntax::toml);
        row("table without its end", "[b\nc = 2\n", Syntax::toml);
        row("options", "run --a 1 --b 2\n", Syntax::commandLine);
        row("variables alone", "A=1\nB=2\n", Syntax::commandLine);
        row("first line of a script", "#!/bin/bash\na: 1\nb: 2\n", Syntax::commandLine);

        const std::string yaml = "a: 1\nb: 2\nc: 3\nd: 4\n";
        row("here-document", "cat <<END > x\n" + yaml + "END\nrun\n", Syntax::commandLine);
        row("end with a carriage return", "cat <<END > x\r\n" + yaml + "END\r\nrun\r\n", Syntax::commandLine);
        row("the same end twice", "cat <<END > x\n" + yaml + "END\ncat <<END > y\n" + yaml + yaml + "END\n",
            Syntax::commandLine);
        row("no end", "a: <<END\n" + yaml, Syntax::yaml);
        row("a line that only begins with the end", "a: <<END\nENDING\n" + yaml, Syntax::yaml);
        row("a line that only ends with the end", "a: <<END\nTHE END\n" + yaml, Syntax::yaml);
        row("end before its sign", "END\na: <<END\nb: 2\n", Syntax::yaml);
        row("end on the same line", "a: <<END\nb: END", Syntax::yaml);

        std::string many, ended; // as large as a configuration may be, nearly
        for (int i = 0; i < 40'000; ++i) {
            const std::string number = std::to_string(i);
            many += "a" + number + ": <<Q" + number + "\n";
            ended += "cat <<Q" + number + "\nb: 1\nc: 2\nd: 3\nQ" + number + "\n";
        }
        row("many without an end", many, Syntax::yaml);
        row("many with theirs", ended, Syntax::commandLine);
    }
    void tellsTheSyntax() {
        QFETCH(std::string, text);
        QFETCH(Syntax, syntax);
        QVERIFY(syntaxOf(text) == syntax);
    }
};

QUADRILLE_TESTS(TestDocument)
#include "tst_document.moc"
