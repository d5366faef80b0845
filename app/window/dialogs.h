// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_controller.h"

class QWidget;

namespace quadrille {

/// Asks the session's questions in dialogs above the window.
[[nodiscard]] Prompts dialogsOf(QWidget* window);

/// Shows what Quadrille is, under which licence, and whose work it stands on.
void showAbout(QWidget* window);

} // namespace quadrille
