// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_line.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace quadrille {

StatusLine::StatusLine(QWidget* parent) : QStatusBar(parent) {
    setSizeGripEnabled(false);
}

QString StatusLine::shown() const {
    return fontMetrics().elidedText(currentMessage(), Qt::ElideRight, room().width());
}

QRect StatusLine::room() const {
    constexpr int margin = 6;
    QRect room = rect().adjusted(margin, 0, -margin, 0);
    // While there is a message, only what is permanent is visible beside it.
    for (const QWidget* beside : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (beside->isVisible())
            room.setRight(std::min(room.right(), beside->x() - margin));
    return room;
}

void StatusLine::paintEvent(QPaintEvent* event) {
    if (currentMessage().isEmpty()) {
        QStatusBar::paintEvent(event);
        return;
    }
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(room(), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, shown());
}

bool StatusLine::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip)
        setToolTip(shown() == currentMessage() ? QString() : currentMessage());
    return QStatusBar::event(event);
}

} // namespace quadrille
