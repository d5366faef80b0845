// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace quadrille {

/// Takes files that are dropped on a window, and shows over it where and what for while they are dragged.
class ImportDrop : public QWidget {
    Q_OBJECT
public:
    /// Lies over the window, and hears of its drags.
    explicit ImportDrop(QWidget* window);

    /// What would happen to the file that is dragged; empty while nothing is.
    [[nodiscard]] QString invitation() const { return isHidden() ? QString() : m_invitation; }

signals:
    void sessionDropped(const QString& file);
    void modelDropped(const QString& file);
    void runsDropped(const QString& file); ///< measured training runs: CSV, or a log

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_invitation;
};

} // namespace quadrille
