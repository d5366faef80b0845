// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pointer_frame.h"

#include "widgets/picture/colours.h"

#include <QEvent>
#include <QPainter>
#include <QTimer>

namespace quadrille {
namespace {

constexpr int thickness = 3;
constexpr double roundness = 4;

/// Neither hidden nor scrolled away. (Opaque parts of its own leave a widget no visibleRegion().)
bool isSeen(const QWidget& widget) {
    QRect seen = widget.rect();
    for (const QWidget* each = &widget; !each->isWindow(); each = each->parentWidget())
        seen = seen.translated(each->pos()) & each->parentWidget()->rect();
    return widget.isVisible() && !seen.isEmpty();
}

} // namespace

PointerFrame::PointerFrame(QWidget& target, QWidget& window, int milliseconds)
    : QWidget(&window), m_target(&target) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    // Where it is scrolled or what is around it moves, it does.
    for (QWidget* each = &target; each != nullptr && each != &window; each = each->parentWidget())
        each->installEventFilter(this);
    if (milliseconds != stays)
        QTimer::singleShot(milliseconds, this, &QObject::deleteLater);
    place();
    raise();
}

bool PointerFrame::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show ||
        event->type() == QEvent::Hide)
        QTimer::singleShot(0, this, &PointerFrame::place);
    return QWidget::eventFilter(watched, event);
}

void PointerFrame::place() {
    if (m_target == nullptr || !isSeen(*m_target)) {
        hide();
        return;
    }
    const QPoint corner = m_target->mapTo(parentWidget(), QPoint());
    setGeometry(QRect(corner, m_target->size()).adjusted(-thickness, -thickness, thickness, thickness));
    show();
}

void PointerFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursFor(palette()).accent, thickness));
    constexpr double half = thickness / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), roundness, roundness);
}

} // namespace quadrille
