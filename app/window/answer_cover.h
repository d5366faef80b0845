// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace quadrille {

/// Lies on something that would tell an answer before it is guessed, and says so, unless it is one line of
/// what another cover speaks of. Neither mouse nor keyboard goes there until it is lifted.
class AnswerCover : public QWidget {
    Q_OBJECT
public:
    enum class Says : bool { nothing, why };
    explicit AnswerCover(QWidget& covered, Says says = Says::why);
    void lift(); ///< it is gone

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of what is covered: its size
    void paintEvent(QPaintEvent* event) override;

private:
    Says m_says;
};

} // namespace quadrille
