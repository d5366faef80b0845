// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/version.h"

#include "commit.h"

namespace quadrille {

const char* versionText() {
    constexpr bool hasCommit = sizeof(QUADRILLE_COMMIT) > 1;
    return hasCommit ? QUADRILLE_VERSION " (" QUADRILLE_COMMIT ")" : QUADRILLE_VERSION;
}

} // namespace quadrille
