// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/text/message.h"

#include <QStringList>

#include <optional>

namespace quadrille {

/// What a file that somebody hands to the window is.
enum class FileKind {
    session,
    model,         ///< a Hugging Face config.json, or one of the library
    configuration, ///< what a training framework is told, or a script that starts it
    runs,          ///< measured training runs: CSV, or a log
    benchmark,     ///< a table of nccl-tests or of matrix products
    trace,         ///< a step that a profiler measured, or a CSV of a measured pipeline's passes
    logFolder      ///< a folder, of logs and what they ran
};

/// By its name where that says it, else by its beginning. What is none of these is taken for a session, which
/// then says what is wrong with it.
[[nodiscard]] FileKind kindOf(const QString& file);

/// What several that are handed over together are as one: all runs, or traces of a step's ranks, or
/// configurations and models of one plan; logs with what they ran, where they differ. None: there is no file,
/// or a session among several.
[[nodiscard]] std::optional<FileKind> kindTogether(const QStringList& files);

/// What a file is by what stands in it alone, whatever it is called.
struct Likeness {
    FileKind kind = FileKind::session;
    Message words; ///< "a configuration of torchtitan"
};
/// None: nothing tells.
[[nodiscard]] std::optional<Likeness> likenessOf(const QString& file);
[[nodiscard]] std::optional<FileKind> kindByContents(const QString& file);

/// What is wrong with a file, and what it looks like where that is something else than was expected.
[[nodiscard]] Message withLikeness(const Message& rule, const QString& file,
                                   std::optional<FileKind> expected = {});

/// Whether it says what a machine is: a hostfile, or what nvidia-smi prints.
[[nodiscard]] bool isMachineFile(const QString& file, const Catalogue& catalogue);

} // namespace quadrille
