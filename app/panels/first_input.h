// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace quadrille {

/// What of a panel's contents gets the keyboard when one goes to the panel: what they name for it, else the
/// first that takes it; the contents themselves where nothing does.
[[nodiscard]] QWidget& firstInput(QWidget& contents);

} // namespace quadrille
