// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace quadrille::frameworks {

/// The text of a file to import. Of a log that is larger than a configuration may be it is the beginning, by
/// whole lines, where that says what is run: the rest tells of steps. \throws InputError that names the file:
/// it cannot be read, or is too large
[[nodiscard]] std::string readSource(const QString& file);

} // namespace quadrille::frameworks
