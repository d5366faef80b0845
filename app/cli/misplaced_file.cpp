// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/misplaced_file.h"

#include "app/importing/file_kind.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <string_view>

namespace quadrille::cli {
namespace {

/// What belongs where an option, or an argument of a command, asks for a file.
struct Place {
    std::string_view field;
    std::vector<FileKind> kinds;
    std::string_view command = {}; ///< empty: of all
};

const std::array<Place, 14>& places() {
    using enum FileKind;
    static const std::array<Place, 14> all{Place{"model-config", {model}},
                                           {"session", {session}},
                                           {"files", {trace}, "trace"},
                                           {"files", {configuration, model, runs}},
                                           {"from", {configuration, model, session}},
                                           {"links", {benchmark}},
                                           {"gemm", {benchmark}},
                                           {"header", {}},
                                           {"runs", {runs}},
                                           {"profile", {}},
                                           {"framework-profile", {}},
                                           {"order", {}},
                                           {"durations", {}},
                                           {"check", {}}};
    return all;
}

} // namespace

Message withMisplacedFile(const InputError& error, const std::vector<std::string>& words) {
    const std::string command = words.empty() ? std::string() : words.front();
    const auto* place = std::ranges::find_if(places(), [&](const Place& each) {
        return each.field == error.field() && (each.command.empty() || each.command == command);
    });
    if (place == places().end())
        return error.rule();
    // Of tables the line tells the column, and not the file.
    const bool isOfTable = place->field == "header" || place->field == "runs";
    const std::string told = english(error.rule());
    for (const std::string& word : words) {
        const std::string name =
            word.substr(word.starts_with("--") ? word.find('=') + 1 : 0); // "--order=FILE"
        const QFileInfo file(QString::fromStdString(name));
        const bool isTold = isOfTable || told.find(name) != std::string::npos;
        if (name.empty() || !file.isFile() || !isTold)
            continue;
        const auto likeness = likenessOf(file.filePath());
        if (likeness && std::ranges::find(place->kinds, likeness->kind) == place->kinds.end())
            return withLikeness(error.rule(), file.filePath());
    }
    return error.rule();
}

} // namespace quadrille::cli
