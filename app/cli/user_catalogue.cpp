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
        const std::string path = file.file.toStdString();
        const std::string field = file.error.field() == path ? std::string() : file.error.field() + " ";
        note(path + " was passed over: " + field + english(file.error.rule()));
    }
    return catalogue;
}

} // namespace quadrille::cli
