// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace quadrille {

/// From now on the wheel changes this input only while it has the keyboard; anywhere else it goes to what the
/// input stands in, and turning it does not give the input the keyboard.
void takeWheelInFocusOnly(QWidget& input);

} // namespace quadrille
