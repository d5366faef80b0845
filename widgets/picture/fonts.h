// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include <algorithm>

namespace quadrille {

[[nodiscard]] inline QFont scaledFont(QFont font, double factor) {
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * factor)));
    return font;
}

[[nodiscard]] inline QFont boldFont(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace quadrille
