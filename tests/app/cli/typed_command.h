// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/cli/cli_run.h"

#include <QFileInfo>

namespace quadrille::test {

/// A command that people are told to type has an answer: on its output, or in the file that it names.
inline void checkAnswers(const QStringList& words) {
    const auto run = runCli(words);
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    const auto output = words.indexOf("-o");
    if (output >= 0)
        QVERIFY(QFileInfo(words[output + 1]).size() > 100);
    else
        QVERIFY(run.out.size() > 100);
}

} // namespace quadrille::test
