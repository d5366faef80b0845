// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// "0.1.0 (1a2b3c4d5)": the version and, where it was built from a checkout, its commit; "…, changed" where
/// the sources differ from it.
[[nodiscard]] const char* versionText();

} // namespace quadrille
