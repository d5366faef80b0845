// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace quadrille {

/// A frame around something in the window, for a while; it takes no events.
class PointerFrame : public QWidget {
    Q_OBJECT
public:
    static constexpr int shownFor = 4000; ///< milliseconds
    static constexpr int stays = 0;       ///< until it is deleted

    PointerFrame(QWidget& target, QWidget& window, int milliseconds = shownFor);

    [[nodiscard]] QWidget* target() const { return m_target; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the target and what is around it
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QPointer<QWidget> m_target;
};

} // namespace quadrille
