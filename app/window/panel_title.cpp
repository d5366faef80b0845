// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panel_title.h"

#include "app/commands/icon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace quadrille {
namespace {

constexpr int margin = 8;

} // namespace

PanelTitle::PanelTitle(QWidget* parent) : QWidget(parent) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 2, 0);
    layout->setSpacing(0);
    layout->addStretch();
}

void PanelTitle::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    setToolTip(text);
    setAccessibleName(text);
    update();
}

QToolButton* PanelTitle::addButton(const QString& icon) {
    auto* button = new QToolButton(this);
    button->setIcon(tintedIcon(icon));
    button->setIconSize(QSize(13, 13));
    button->setAutoRaise(true);
    // Both things can be done by a command; in the tab order they would only stand in the way.
    button->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(button);
    return button;
}

QSize PanelTitle::sizeHint() const {
    return {QFontMetrics(titleFont()).horizontalAdvance(m_text) + 2 * margin + 50,
            QFontMetrics(titleFont()).height() + margin};
}

QSize PanelTitle::minimumSizeHint() const {
    return {80, sizeHint().height()};
}

QFont PanelTitle::titleFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

void PanelTitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(titleFont());
    painter.setPen(palette().color(QPalette::WindowText));
    int right = width();
    for (const QWidget* button : findChildren<QToolButton*>()) {
        if (button->isVisible())
            right = std::min(right, button->x());
    }
    const QRect space(margin, 0, right - 2 * margin, height());
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_text, Qt::ElideRight, space.width()));
}

bool PanelTitle::event(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QWidget::event(event);
}

} // namespace quadrille
