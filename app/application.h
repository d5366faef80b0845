// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// Opens the window, with the session file of the first argument if there is one. \return the exit code
int runWindow(int argc, char** argv);

} // namespace quadrille
