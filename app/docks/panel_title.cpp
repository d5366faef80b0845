// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel_title.h"

#include "app/settings/icon.h"
#include "widgets/picture/few_lines.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

namespace quadrille {
namespace {

constexpr int margin = 8;
constexpr int padding = 6;
constexpr int narrowBelow = 100; ///< average letters

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

void PanelTitle::setMarked(bool marked) {
    if (marked == m_marked)
        return;
    m_marked = marked;
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
    if (!m_wanted.isValid()) {
        const QFontMetrics metrics(titleFont());
        m_wanted = {40 * metrics.averageCharWidth(), metrics.lineSpacing() * (m_narrow ? 2 : 1) + padding};
    }
    return m_wanted;
}

QSize PanelTitle::minimumSizeHint() const {
    if (!m_least.isValid())
        m_least = {12 * fontMetrics().averageCharWidth(), sizeHint().height()};
    return m_least;
}

QFont PanelTitle::titleFont() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

void PanelTitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_marked) {
        constexpr int line = 2;
        painter.fillRect(0, height() - line, width(), line, palette().color(QPalette::Highlight));
    }
    painter.setFont(titleFont());
    painter.setPen(palette().color(QPalette::WindowText));
    int right = width();
    for (const QWidget* button : findChildren<QToolButton*>()) {
        if (button->isVisible())
            right = std::min(right, button->x());
    }
    const QRectF space(margin, 0, right - margin, height());
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignLeft, shownText(space.width()));
}

QString PanelTitle::shownText(double room) const {
    return fewLines(m_text, titleFont(), room, m_narrow ? 2 : 1, this);
}

void PanelTitle::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        emit doubleClicked();
}

void PanelTitle::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool narrow = width() < narrowBelow * fontMetrics().averageCharWidth();
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    m_wanted = m_least = {};
    updateGeometry();
}

bool PanelTitle::event(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_wanted = m_least = {};
        updateGeometry();
    }
    return QWidget::event(event);
}

} // namespace quadrille
