// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/note.h"

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <set>

namespace quadrille::text_io {

void note(std::string text) {
    static std::mutex mutex; // rows of a batch are read by several threads
    static std::set<std::string> said;
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c >= 0 && c < ' '; }, ' ');
    const std::lock_guard lock(mutex);
    if (said.insert(text).second)
        std::fprintf(stderr, "note: %s\n", text.c_str());
}

} // namespace quadrille::text_io
