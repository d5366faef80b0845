// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/quiet_style.h"

#include "app/settings/icon.h"
#include "widgets/picture/colours.h"

#include <QPainter>
#include <QStyleOption>

namespace quadrille {
namespace {

/// Fusion's own shade is all but that of the button beside it, in the dark at any rate.
void paintChosen(QPainter& painter, const QStyleOption& option) {
    const bool enabled = option.state & QStyle::State_Enabled;
    const QColor accent = option.palette.color(enabled ? QPalette::Highlight : QPalette::Mid);
    const auto faint = [](QColor colour, float alpha) {
        colour.setAlphaF(alpha);
        return colour;
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(option.rect).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(accent, 2));
    painter.setBrush(option.palette.button());
    painter.drawRoundedRect(area, 3, 3);
    // A little of the text's colour in its frame tells it from the lighter faces of the dark theme, too.
    painter.setPen(QPen(faint(option.palette.color(QPalette::ButtonText), 0.25F), 2));
    painter.setBrush(faint(accent, 0.3F));
    painter.drawRoundedRect(area, 3, 3);
    painter.restore();
}

} // namespace

QuietStyle::QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void QuietStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_PanelButtonTool && option->state & State_On) {
        paintChosen(*painter, *option);
        return;
    }
    if ((element == PE_IndicatorRadioButton || element == PE_IndicatorCheckBox) && isDark(option->palette)) {
        drawOutlined(element, *option, painter, widget);
        return;
    }
    const bool separator = element == PE_IndicatorDockWidgetResizeHandle;
    if (!separator || option->state & State_MouseOver)
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

/// Fusion takes the outline from the window's colour, made darker, which nobody sees in the dark.
void QuietStyle::drawOutlined(PrimitiveElement element, const QStyleOption& option, QPainter* painter,
                              const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    QStyleOptionButton outlined;
    if (button != nullptr)
        outlined = *button;
    else
        static_cast<QStyleOption&>(outlined) = option;
    const bool enabled = option.state & State_Enabled;
    outlined.palette.setColor(
        QPalette::Window,
        option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    QProxyStyle::drawPrimitive(element, &outlined, painter, widget);
}

QIcon QuietStyle::standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                               const QWidget* widget) const {
    // Fusion's is black in the dark theme, too.
    return pixmap == SP_ToolBarHorizontalExtensionButton ? tintedIcon(QStringLiteral("more"))
                                                         : QProxyStyle::standardIcon(pixmap, option, widget);
}

int QuietStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* answer) const {
    return m_still && hint == SH_Widget_Animation_Duration
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, answer);
}

int QuietStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    constexpr int grip = 4; ///< of a panel in a window of its own: wide enough to be pulled at
    constexpr int aroundTabName = 16;
    switch (metric) {
    case PM_DockWidgetFrameWidth:
        return grip;
    case PM_TabBarTabHSpace:
        return aroundTabName;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace quadrille
