// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// Opens the window with the session file of the first argument, if there is one, or takes the files that are
/// its arguments as if they were dropped on it. \return the exit code
int runWindow(int argc, char** argv);

} // namespace quadrille
