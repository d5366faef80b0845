// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/picture.h"

#include "widgets/picture/pixel_copy.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QPaintEvent>

#include <utility>

namespace quadrille {
Picture::Picture(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void Picture::update() {
    forget();
    QWidget::update();
}

void Picture::forget() {
    m_layer = QPixmap();
    m_again = false;
}

void Picture::paintAll(QPainter& painter, const Colours& colours) const {
    painter.fillRect(rect(), colours.background);
    painter.setFont(font());
    paintContent(painter, QRectF(rect()), colours);
    paintVeil(painter, colours);
}

void Picture::paintVeil(QPainter& painter, const Colours& colours) const {
    if (m_freshness != Freshness::current)
        painter.fillRect(rect(), veilOver(colours.background));
}

void Picture::paintContent(QPainter& painter, const QRectF& area, const Colours& colours) const {
    paintOn(painter, area, colours);
}

void Picture::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const Colours colours = coloursFor(palette());
    const double ratio = painter.deviceTransform().m11();
    const QSizeF pixels = QSizeF(size()) * ratio;
    const bool whole = pixels == QSizeF(pixels.toSize()) && copiesPixels(painter, {});
    // What is painted but once, as while a slider is dragged, would only be painted twice.
    if (!std::exchange(m_again, true) || !whole || pixels.isEmpty()) {
        paintAll(painter, colours);
        return;
    }
    if (m_layer.size() != pixels.toSize() || m_layer.devicePixelRatio() != ratio) {
        m_layer = QPixmap(pixels.toSize());
        m_layer.setDevicePixelRatio(ratio);
        QPainter layer(&m_layer);
        paintAll(layer, colours);
    }
    const QRect part = event->rect();
    painter.drawPixmap(
        QRectF(part), m_layer,
        QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio));
}

void Picture::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    forget();
}

void Picture::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const std::optional<QPoint> place = fillMenu(*menu, byKey ? std::nullopt : std::optional(event->pos()));
    if (!menu->isEmpty() && !actions().isEmpty())
        menu->addSeparator();
    menu->addActions(actions());
    if (menu->isEmpty()) {
        delete menu;
        event->ignore();
        return;
    }
    menu->popup(place ? mapToGlobal(*place) : event->globalPos());
}

void Picture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        if (m_name)
            setAccessibleName(m_name());
        [[fallthrough]];
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        contentChanged();
        break;
    default: // as being enabled, or in the window that has the keyboard: shades of the palette
        forget();
        break;
    }
}

void Picture::setName(std::function<QString()> name) {
    m_name = std::move(name);
    setAccessibleName(m_name());
}

void Picture::setEmptyReason(const QString& reason) {
    if (reason == m_emptyReason)
        return;
    m_emptyReason = reason;
    contentChanged();
}

void Picture::setRemark(const QString& remark) {
    if (remark == m_remark)
        return;
    m_remark = remark;
    contentChanged();
}

QString Picture::withRemark(const QString& finding) const {
    return m_remark.isEmpty() ? finding
                              : tr("%1; %2", "a sentence, and what it goes on with").arg(finding, m_remark);
}

void Picture::setFreshness(Freshness freshness) {
    if (freshness == m_freshness)
        return;
    m_freshness = freshness;
    contentChanged();
}

void Picture::contentChanged() {
    forget();
    setAccessibleDescription(title());
    settle();
    emit findingChanged();
    update();
}

} // namespace quadrille
