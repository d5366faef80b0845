// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace quadrille {

/// A type-ahead list of every command. Opens below the top of its parent, closes when a command is taken.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(std::vector<QAction*> actions, QWidget* parent);

    /// The commands listed at the moment, best first.
    [[nodiscard]] std::vector<QAction*> listed() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< arrows in the field move in the list
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override; ///< a border against the window behind

private:
    void filter(const QString& pattern);
    void take();

    std::vector<QAction*> m_actions;
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace quadrille
