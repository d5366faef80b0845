// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace quadrille {

/// A number in running text that explains itself when clicked; beside it, how it differs from the baseline.
class NumberButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit NumberButton(QWidget* parent = nullptr);

    /// The difference may be empty.
    void setNumber(const QString& text, const QString& difference);
    [[nodiscard]] QString difference() const { return m_difference; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString m_difference;
};

/// Glyph and word of the verdict on the zone's colour; hatched edge and glyph when the plan cannot run.
class VerdictChip : public QWidget {
    Q_OBJECT
public:
    explicit VerdictChip(QWidget* parent = nullptr);

    /// An invalid fill means "cannot run".
    void setVerdict(const QString& glyph, const QString& word, const QColor& fill);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont chipFont() const;

    QString m_glyph;
    QString m_word;
    QColor m_fill;
};

} // namespace quadrille
