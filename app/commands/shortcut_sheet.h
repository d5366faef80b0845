// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

class QAction;

namespace quadrille {

/// Every command with its keys, menu by menu, and the keys of the pictures.
class ShortcutSheet : public QDialog {
    Q_OBJECT
public:
    ShortcutSheet(const std::vector<QAction*>& actions, QWidget* parent);
};

/// The sheet's text as HTML.
[[nodiscard]] QString shortcutSheetHtml(const std::vector<QAction*>& actions);

} // namespace quadrille
