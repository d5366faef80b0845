// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/quiet_style.h"

#include <QStyleOption>

namespace quadrille {

QuietStyle::QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void QuietStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    const bool separator = element == PE_IndicatorDockWidgetResizeHandle;
    if (!separator || option->state & State_MouseOver)
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace quadrille
