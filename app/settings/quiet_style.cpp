// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/quiet_style.h"

#include <QStyleOption>

namespace quadrille {
namespace {

QColor blended(const QColor& ground, const QColor& tint) {
    constexpr float share = 0.35F;
    const auto mixed = [](float a, float b) { return a + share * (b - a); };
    return QColor::fromRgbF(mixed(ground.redF(), tint.redF()), mixed(ground.greenF(), tint.greenF()),
                            mixed(ground.blueF(), tint.blueF()));
}

} // namespace

QuietStyle::QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void QuietStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_PanelButtonTool && option->state & State_On) {
        // Fusion only darkens it, which nobody sees on a dark button.
        QStyleOption chosen = *option;
        chosen.palette.setColor(QPalette::Button, blended(option->palette.color(QPalette::Button),
                                                          option->palette.color(QPalette::Highlight)));
        QProxyStyle::drawPrimitive(element, &chosen, painter, widget);
        return;
    }
    const bool separator = element == PE_IndicatorDockWidgetResizeHandle;
    if (!separator || option->state & State_MouseOver)
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

int QuietStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    constexpr int aroundTabName = 16;
    return metric == PM_TabBarTabHSpace ? aroundTabName : QProxyStyle::pixelMetric(metric, option, widget);
}

} // namespace quadrille
