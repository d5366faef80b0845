// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/cli/cli.h"
#include "app/session/file_writer.h"

int main(int argc, char** argv) {
    quadrille::reportFailedWrites();
    return quadrille::isCommandLine(argc, argv) ? quadrille::runCommandLine(argc, argv)
                                                : quadrille::runWindow(argc, argv);
}
