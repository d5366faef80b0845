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

/// How who printed it is called; none: it is no log.
std::optional<std::string> printerOf(const QByteArray& text) {
    try {
        return parseTrainingLog({text.constData(), static_cast<std::size_t>(text.size())}).label();
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// What is shipped, by whose GPUs a machine is known.
const Catalogue& catalogue() {
    static const Catalogue shipped = loadCatalogue();
    return shipped;
}

/// Whose key it has; null: no framework's.
const frameworks::Format* frameworkOf(const QString& file) {
    try {
        return frameworks::formatOf(frameworks::readDocument(frameworks::readSource(file), "file"));
    } catch (const InputError&) {
        return nullptr;
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

std::optional<FileKind> kindTogether(const QStringList& files) {
    if (files.isEmpty())
        return std::nullopt;
    const FileKind kind = kindOf(files.front());
    if (files.size() == 1)
        return kind;
    const auto ofPlan = [](FileKind each) {
        return each == FileKind::configuration || each == FileKind::model;
    };
    bool allAlike = true;
    for (const QString& file : files) {
        const FileKind each = kindOf(file);
        if (each == FileKind::session)
            return std::nullopt;
        allAlike = allAlike && each != FileKind::logFolder && ofPlan(each) == ofPlan(kind) &&
                   (each == FileKind::trace) == (kind == FileKind::trace);
    }
    return !allAlike ? FileKind::logFolder : ofPlan(kind) ? FileKind::configuration : kind;
}

std::optional<Likeness> likenessOf(const QString& file) {
    if (looksLikeSession(file))
        return Likeness{FileKind::session, {QUADRILLE_MESSAGE("a session of this program"), {}}};
    const QByteArray beginning = beginningOf(file);
    if (isModelFile(beginning))
        return Likeness{FileKind::model, {QUADRILLE_MESSAGE("a model's config.json"), {}}};
    if (isBenchmark(beginning))
        return Likeness{FileKind::benchmark, {QUADRILLE_MESSAGE("the table of a benchmark"), {}}};
    if (auto printer = printerOf(beginning))
        return Likeness{FileKind::runs, {QUADRILLE_MESSAGE("a log of %1"), {*std::move(printer)}}};
    if (const frameworks::Format* framework = frameworkOf(file))
        return Likeness{FileKind::configuration,
                        {QUADRILLE_MESSAGE("a configuration of %1"), {std::string(framework->label)}}};
    if (isMachineFile(file, catalogue()))
        return Likeness{FileKind::configuration, {QUADRILLE_MESSAGE("a list of hosts or GPUs"), {}}};
    if (traces::looksMeasured(file))
        return Likeness{FileKind::trace, {QUADRILLE_MESSAGE("what was measured of a step"), {}}};
    return std::nullopt;
}

std::optional<FileKind> kindByContents(const QString& file) {
    const auto likeness = likenessOf(file);
    return likeness ? std::optional(likeness->kind) : std::nullopt;
}

Message withLikeness(const Message& rule, const QString& file, std::optional<FileKind> expected) {
    const auto likeness = likenessOf(file);
    if (!likeness || likeness->kind == expected)
        return rule;
    const char* both = rule.text.ends_with('.') ? QUADRILLE_MESSAGE("%1 The file looks like %2.")
                                                : QUADRILLE_MESSAGE("%1; the file looks like %2");
    return {both, {std::vector{rule}, std::vector{likeness->words}}};
}

bool isMachineFile(const QString& file, const Catalogue& catalogue) {
    try {
        return frameworks::readMachine({"file", frameworks::readSource(file)}, catalogue).has_value();
    } catch (const InputError&) {
        return false;
    }
}

} // namespace quadrille
