// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace quadrille {

/// The title of a panel: a sentence, shortened where it must be, and buttons at its end.
class PanelTitle : public QWidget {
    Q_OBJECT
public:
    explicit PanelTitle(QWidget* parent);

    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QToolButton* addButton(const QString& icon);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;

    QString m_text;
};

} // namespace quadrille
