// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QButtonGroup;
class QToolButton;
class QWidget;

namespace quadrille {

/// Makes buttons, children of the parent, of which one is down; the caller places them, and checks the first.
[[nodiscard]] QButtonGroup* makeEitherButtons(QWidget& parent, std::initializer_list<QToolButton**> buttons);

} // namespace quadrille
