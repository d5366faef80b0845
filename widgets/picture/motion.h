// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>
#include <QWidget>

namespace quadrille {

/// Whether what changes may be seen to move; else it jumps. The style knows what the user or the system
/// wants.
[[nodiscard]] inline bool wantsMotion(const QWidget& widget) {
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) != 0;
}

} // namespace quadrille
