// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/file_kind.h"

#include "app/data/catalogue.h"
#include "app/library/model_import.h"
#include "app/session/file_io.h"
#include "app/text_io/benchmark_text.h"
#include "app/text_io/frameworks/format.h"
#include "app/text_io/frameworks/machine_file.h"
#include "app/text_io/frameworks/model_file.h"
#include "app/text_io/frameworks/source_file.h"
#include "app/text_io/traces/trace_file.h"
#include "core/measurements/training_log.h"
#include "core/text/input_error.h"

#include <QFileInfo>
#include <QHash>

#include <optional>

namespace quadrille {
namespace {

/// What tells a log from a configuration stands there.
QByteArray beginningOf(const QString& file) {
    constexpr qint64 enough = 1 << 21;
    return readBeginning(file, enough);
}

bool isLog(const QByteArray& text) {
    try {
        (void)parseTrainingLog({text.constData(), static_cast<std::size_t>(text.size())});
        return true;
    } catch (const InputError&) {
        return false;
    }
}

bool ofFramework(const std::string& text) {
    try {
        return frameworks::formatOf(frameworks::readDocument(text, "file")) != nullptr;
    } catch (const InputError&) {
        return false;
    }
}

/// What is shipped, by whose GPUs a machine is known.
const Catalogue& catalogue() {
    static const Catalogue shipped = loadCatalogue();
    return shipped;
}

/// Whether it has a key of a framework.
bool isConfiguration(const QString& file) {
    try {
        return ofFramework(frameworks::readSource(file));
    } catch (const InputError&) {
        return false;
    }
}

bool isModelFile(const QByteArray& text) {
    return frameworks::isModelFile({text.constData(), static_cast<std::size_t>(text.size())});
}

bool isBenchmark(const QByteArray& beginning) {
    return text_io::looksLikeBenchmark({beginning.constData(), static_cast<std::size_t>(beginning.size())});
}

std::optional<FileKind> kindOfSuffix(const QString& suffix) {
    static const QHash<QString, FileKind> kinds{{QStringLiteral("quadrille"), FileKind::session},
                                                {QStringLiteral("csv"), FileKind::runs},
                                                {QStringLiteral("log"), FileKind::runs},
                                                {QStringLiteral("sh"), FileKind::configuration},
                                                {QStringLiteral("bash"), FileKind::configuration},
                                                {QStringLiteral("slurm"), FileKind::configuration},
                                                {QStringLiteral("sbatch"), FileKind::configuration},
                                                {QStringLiteral("toml"), FileKind::configuration},
                                                {QStringLiteral("yaml"), FileKind::configuration},
                                                {QStringLiteral("yml"), FileKind::configuration}};
    const auto found = kinds.constFind(suffix);
    return found == kinds.cend() ? std::nullopt : std::optional(*found);
}

} // namespace

FileKind kindOf(const QString& file) {
    const QFileInfo info(file);
    if (info.isDir())
        return FileKind::logFolder;
    if (traces::looksMeasured(file))
        return FileKind::trace;
    const QString suffix = info.suffix().toLower();
    if (const auto kind = kindOfSuffix(suffix)) {
        const bool mayBeTable = *kind == FileKind::runs && isBenchmark(beginningOf(file));
        return mayBeTable ? FileKind::benchmark : *kind;
    }
    if (const auto kind = kindByContents(file))
        return *kind;
    return suffix == QLatin1String("json") ? FileKind::model : FileKind::session;
}

std::optional<FileKind> kindByContents(const QString& file) {
    if (looksLikeSession(file))
        return FileKind::session;
    const QByteArray beginning = beginningOf(file);
    if (isModelFile(beginning))
        return FileKind::model;
    if (isBenchmark(beginning))
        return FileKind::benchmark;
    if (isLog(beginning))
        return FileKind::runs;
    return isConfiguration(file) || isMachineFile(file, catalogue()) ? std::optional(FileKind::configuration)
                                                                     : std::nullopt;
}

bool isMachineFile(const QString& file, const Catalogue& catalogue) {
    try {
        return frameworks::readMachine({"file", frameworks::readSource(file)}, catalogue).has_value();
    } catch (const InputError&) {
        return false;
    }
}

} // namespace quadrille
