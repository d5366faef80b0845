// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lesson/figure_text.h"

#include <QWidget>

#include <optional>

namespace quadrille {

/// A guess as a bar that is drawn out, and below it, once it is shown, the truth on the same scale.
///
/// Mouse and keys: press or drag in the bar; Left and Right by a hundredth of it, Page Up and Down by a
/// tenth; Return submits it.
class GuessBar : public QWidget {
    Q_OBJECT
public:
    explicit GuessBar(QWidget* parent = nullptr);

    /// Numbers are in this unit; the bar is `most` of it long.
    void setScale(const figure_text::AskedUnit& unit, double most);
    void setGuess(double guess);
    [[nodiscard]] double guess() const { return m_guess; }
    [[nodiscard]] double most() const { return m_most; }
    /// None: it is still to be guessed.
    void setTruth(std::optional<double> truth);
    [[nodiscard]] std::optional<double> truth() const { return m_truth; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void guessed(double guess); ///< by the user, who goes on
    void submitted();           ///< by Return

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QRectF barOf(int row, double value) const;
    void take(double guess);
    void describe();

    figure_text::AskedUnit m_unit;
    double m_most = 1;
    double m_guess = 0;
    std::optional<double> m_truth;
};

/// A round number, one of 1, 2 or 5 times a power of ten, that is well above the truth without telling it.
[[nodiscard]] double scaleFor(double truth);

} // namespace quadrille
