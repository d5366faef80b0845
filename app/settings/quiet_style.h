// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace quadrille {

/// Fusion, the same everywhere, with separators between panels that only show themselves to the pointer, and
/// buttons that are chosen in the colour of what is chosen, tabs as narrow as their names allow, and the
/// arrows of a tool bar without room in the colour of the text. Without motion, if that is wanted.
class QuietStyle : public QProxyStyle {
    Q_OBJECT
public:
    QuietStyle();

    /// Pictures that move to be followed, and widgets, ask styleHint() how long they may take: no time at
    /// all.
    void setStill(bool still) { m_still = still; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                                     const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override;

private:
    void drawOutlined(PrimitiveElement element, const QStyleOption& option, QPainter* painter,
                      const QWidget* widget) const;

    bool m_still = false;
};

} // namespace quadrille
