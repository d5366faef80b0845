// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/user_catalogue.h"

#include "app/library/user_library.h"
#include "app/text_io/note.h"

namespace quadrille::cli {
using namespace text_io;

Catalogue userCatalogue() {
    std::vector<UnreadFile> unread;
    Catalogue catalogue = loadCatalogueAndLibrary(unread);
    for (const UnreadFile& file : unread) {
        std::string line = file.file.toStdString();
        const bool isWhole = file.error.field() == line;
        line += " was passed over: ";
        if (!isWhole)
            line += file.error.field() + ' ';
        note(line + english(file.error.rule()));
    }
    return catalogue;
}

} // namespace quadrille::cli
