// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/cli/cli_run.h"

#include <QFileInfo>

namespace quadrille::test {

/// A command that people are told to type has an answer: on its output, or in the file that it names. In a
/// pipe, "… | quadrille …", each has the answer of the one before as its input.
inline void checkAnswers(QStringList words) {
    QByteArray input;
    for (;;) {
        const auto pipe = words.indexOf("|");
        const QStringList command = words.mid(0, pipe);
        const auto run = runCli(command, input);
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const auto output = command.indexOf("-o");
        if (output >= 0 && command[output + 1] != "-")
            QVERIFY(QFileInfo(command[output + 1]).size() > 100);
        else
            QVERIFY(run.out.size() > 100);
        if (pipe < 0)
            return;
        QCOMPARE(words.value(pipe + 1), QStringLiteral("quadrille"));
        words = words.mid(pipe + 2);
        input = run.out.toUtf8();
    }
}

} // namespace quadrille::test
