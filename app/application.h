// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// The first argument is neither a session file nor an option of the toolkit ("-platform"): the command line is meant,
/// which also answers words it does not know.
[[nodiscard]] bool wantsCommandLine(int argc, const char* const* argv);

/// Opens the window, with the session file of the first argument if there is one. \return the exit code
int runWindow(int argc, char** argv);

} // namespace quadrille
