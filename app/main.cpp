// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#if __has_include("app/cli/cli.h")
#include "app/cli/cli.h"
#endif

int main(int argc, char** argv) {
#if __has_include("app/cli/cli.h")
    if (quadrille::wantsCommandLine(argc, argv))
        return quadrille::runCommandLine(argc, argv);
#endif
    return quadrille::runWindow(argc, argv);
}
