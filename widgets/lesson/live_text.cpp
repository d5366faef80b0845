// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lesson/live_text.h"

#include <QAbstractTextDocumentLayout>
#include <QMouseEvent>
#include <QTextBlock>
#include <QUrl>

#include <cmath>

namespace quadrille {
namespace {

constexpr int dragStep = 14;   ///< pixels from one value to the next
constexpr int wheelStep = 120; ///< eighths of a degree: QWheelEvent
const QString scheme = QLatin1String(settingScheme) + u':';

QString settingOf(const QString& link) {
    return link.startsWith(scheme) ? link.mid(scheme.size()) : QString();
}

} // namespace

LiveText::LiveText(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    setCursorWidth(0); // nothing is typed here
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(2);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
}

void LiveText::setPieces(std::vector<LivePiece> pieces) {
    m_pieces = std::move(pieces);
    render();
}

void LiveText::render() {
    const QString marked = markedSetting();
    m_rendering = true;
    document()->setDefaultFont(font());
    fillDocument(*document(), m_pieces, coloursFor(palette()));
    m_rendering = false;
    if (!marked.isEmpty()) { // the keyboard stays on the number
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at)
                if (settingOf(at.fragment().charFormat().anchorHref()) == marked) {
                    QTextCursor cursor(document());
                    cursor.setPosition(at.fragment().position());
                    cursor.setPosition(at.fragment().position() + at.fragment().length(),
                                       QTextCursor::KeepAnchor);
                    setTextCursor(cursor);
                }
    }
    fit();
}

void LiveText::fit() {
    if (m_rendering)
        return;
    document()->setTextWidth(viewport()->width());
    const int wanted = static_cast<int>(std::ceil(document()->size().height()));
    if (wanted != height())
        setFixedHeight(wanted);
}

QString LiveText::markedSetting() const {
    const QTextCursor cursor = textCursor();
    return cursor.hasSelection() ? settingOf(cursor.charFormat().anchorHref()) : QString();
}

QString LiveText::settingAt(const QPoint& place) const {
    return settingOf(anchorAt(place));
}

QRect LiveText::placeOf(const QString& setting) const {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (settingOf(at.fragment().charFormat().anchorHref()) == setting) {
                QTextCursor cursor(document());
                cursor.setPosition(at.fragment().position());
                const QRect first = cursorRect(cursor);
                cursor.setPosition(at.fragment().position() + at.fragment().length());
                return first.united(cursorRect(cursor));
            }
    return {};
}

QSize LiveText::sizeHint() const {
    return {QTextBrowser::sizeHint().width(), height()};
}

void LiveText::mousePressEvent(QMouseEvent* event) {
    m_dragged = event->button() == Qt::LeftButton ? settingAt(event->position().toPoint()) : QString();
    if (m_dragged.isEmpty()) {
        QTextBrowser::mousePressEvent(event);
        return;
    }
    setFocus(Qt::MouseFocusReason);
    m_dragFrom = event->position().toPoint().x();
    emit dragBegan();
}

void LiveText::mouseMoveEvent(QMouseEvent* event) {
    const QPoint place = event->position().toPoint();
    if (m_dragged.isEmpty()) {
        QTextBrowser::mouseMoveEvent(event);
        viewport()->setCursor(!settingAt(place).isEmpty()  ? Qt::SizeHorCursor
                              : !anchorAt(place).isEmpty() ? Qt::PointingHandCursor
                                                           : Qt::IBeamCursor);
        return;
    }
    const int steps = (place.x() - m_dragFrom) / dragStep;
    if (steps == 0)
        return;
    m_dragFrom += steps * dragStep;
    emit turned(m_dragged, steps);
}

void LiveText::mouseReleaseEvent(QMouseEvent* event) {
    if (m_dragged.isEmpty()) {
        QTextBrowser::mouseReleaseEvent(event);
        return;
    }
    m_dragged.clear();
    emit dragEnded();
}

void LiveText::wheelEvent(QWheelEvent* event) {
    const QString setting = settingAt(event->position().toPoint());
    if (setting.isEmpty()) {
        event->ignore(); // the page scrolls
        return;
    }
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / wheelStep;
    m_wheel -= steps * wheelStep;
    if (steps != 0)
        emit turned(setting, steps);
    event->accept();
}

void LiveText::keyPressEvent(QKeyEvent* event) {
    const QString setting = markedSetting();
    const int step = event->key() == Qt::Key_Up || event->key() == Qt::Key_Right    ? 1
                     : event->key() == Qt::Key_Down || event->key() == Qt::Key_Left ? -1
                                                                                    : 0;
    if (setting.isEmpty() || step == 0 || event->modifiers() != Qt::NoModifier) {
        QTextBrowser::keyPressEvent(event);
        return;
    }
    emit turned(setting, step);
    event->accept();
}

void LiveText::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void LiveText::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        render();
}

} // namespace quadrille
