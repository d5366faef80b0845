// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario.h"

#include <QImage>
#include <QString>

class QWidget;

namespace quadrille {

class Picture;

/// The picture as it would be exported as PNG, for the clipboard.
[[nodiscard]] QImage imageOf(const Picture& picture, const Scenario& scenario);

// Each asks where to, and writes. \return what went wrong; empty: nothing, or the user cancelled.
[[nodiscard]] QString askAndExportPicture(QWidget* window, const Picture& picture, const Scenario& scenario);
[[nodiscard]] QString askAndExportNumbers(QWidget* window, const Picture& picture);

} // namespace quadrille
