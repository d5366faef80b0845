// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_controller.h"

class QWidget;

namespace quadrille {

/// Asks the session's questions in dialogs above the window, which has a message bar for what went wrong.
[[nodiscard]] Prompts dialogsOf(QWidget* window);

/// The file of a framework profile that the user wants to load, or to save as; empty: none.
[[nodiscard]] QString profileToLoad(QWidget* window);
[[nodiscard]] QString profileToSave(QWidget* window, const QString& suggested);

/// The file of own training runs that the user wants to open; empty: none.
[[nodiscard]] QString runsToOpen(QWidget* window);
/// The configurations of training frameworks that the user wants to import; empty: none.
[[nodiscard]] QStringList configurationsToImport(QWidget* window);
/// A folder of logs with their configurations; empty: none.
[[nodiscard]] QString logFolderToOpen(QWidget* window);
/// The file of a profile of the performance model that the user wants to load, or to save as; empty: none.
[[nodiscard]] QString calibrationToLoad(QWidget* window);
[[nodiscard]] QString calibrationToSave(QWidget* window, const QString& suggested);

/// The file that a table of the progress in the lessons is to be written to; empty: none.
[[nodiscard]] QString progressToSave(QWidget* window);

/// Shows what Quadrille is, under which licence, and whose work it stands on.
void showAbout(QWidget* window);

} // namespace quadrille
