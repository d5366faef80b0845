// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>

namespace quadrille {

/// The white space that is left of a wrapped line between two letters of Chinese or Japanese, which are
/// written without spaces. The space after ！ and ？ is one that is written.
[[nodiscard]] const QRegularExpression& wrapWithoutSpace();

} // namespace quadrille
