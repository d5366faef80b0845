// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace quadrille {

/// Lies on something that would tell an answer before it is guessed, and says so.
class AnswerCover : public QWidget {
    Q_OBJECT
public:
    explicit AnswerCover(QWidget& covered);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of what is covered: its size
    void paintEvent(QPaintEvent* event) override;
};

} // namespace quadrille
