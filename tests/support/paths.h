// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the tests find what they read. Compiled in one file, so that objects of the tests themselves do not
/// depend on where the sources lie.
namespace quadrille::test {

[[nodiscard]] const char* resourcesDir();    ///< resources/
[[nodiscard]] const char* testDataDir();     ///< tests/data/
[[nodiscard]] const char* translationsDir(); ///< translations/
[[nodiscard]] const char* sourceDir();       ///< the top of the repository
[[nodiscard]] const char* executable();      ///< the program; tests of app alone are built after it

} // namespace quadrille::test
