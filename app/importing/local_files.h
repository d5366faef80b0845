// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QMimeData;

namespace quadrille {

/// Paths of the files of this machine among what is dragged, dropped or on the clipboard.
[[nodiscard]] QStringList localFiles(const QMimeData& data);

} // namespace quadrille
