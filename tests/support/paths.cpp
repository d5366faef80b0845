// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/paths.h"

namespace quadrille::test {

const char* resourcesDir() {
    return QUADRILLE_SOURCE_DIR "/resources";
}

const char* testDataDir() {
    return QUADRILLE_SOURCE_DIR "/tests/data";
}

const char* translationsDir() {
    return QUADRILLE_SOURCE_DIR "/translations";
}

const char* sourceDir() {
    return QUADRILLE_SOURCE_DIR;
}

const char* executable() {
    return QUADRILLE_EXECUTABLE;
}

} // namespace quadrille::test
