// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall.h"

#include "widgets/picture/hatch.h"
#include "widgets/tip/tip.h"
#include "widgets/waterfall/waterfall_painter.h"
#include "widgets/waterfall/waterfall_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace quadrille {

Waterfall::Waterfall(QWidget* parent) : Picture(parent) {
    retranslate();
}

void Waterfall::setPerformance(std::optional<Performance> performance) {
    m_content.performance = std::move(performance);
    settle();
}

void Waterfall::setBaseline(std::optional<Performance> baseline) {
    m_content.baseline = std::move(baseline);
    settle();
}

void Waterfall::setConvention(FlopConvention convention) {
    if (convention == m_content.convention)
        return;
    m_content.convention = convention;
    settle();
}

void Waterfall::setEmptyReason(const QString& reason) {
    m_emptyReason = reason;
    contentChanged();
}

/// Cursors stay where there still is something, and what rests on another value says it.
void Waterfall::settle() {
    const auto parts = m_content.parts();
    for (Place* place : {&m_cursor, &m_hover}) {
        const bool known = place->total || std::find(parts.begin(), parts.end(), place->part) != parts.end();
        if (!m_content.performance || !known)
            *place = {};
    }
    const Place pointed = m_cursor.some ? m_cursor : m_hover;
    if (pointed.some)
        emit readout(say(pointed));
    contentChanged();
}

QString Waterfall::finding() const {
    if (m_content.performance)
        return withRemark(waterfall::finding(m_content));
    return m_emptyReason.isEmpty() ? tr("There is no plan to show yet.") : m_emptyReason;
}

void Waterfall::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.width() < 1 || area.height() < 1)
        return;
    if (!m_content.performance) {
        paintReason(painter, area, finding(), colours);
        return;
    }
    const QFontMetricsF metrics(painter.font(), painter.device());
    paintWaterfall(painter, layoutWaterfall(m_content, area, metrics), colours);
}

DataTable Waterfall::data() const {
    DataTable table;
    table.columns = {tr("part"), tr("time (s)"), tr("share of the step")};
    if (m_content.baseline)
        table.columns << tr("time of A (s)");
    if (!m_content.performance)
        return table;
    for (const StepPart part : allStepParts) {
        const double seconds = WaterfallContent::seconds(*m_content.performance, part);
        QList<QVariant> row{waterfall::partName(part), seconds, m_content.share(seconds)};
        if (m_content.baseline)
            row << WaterfallContent::seconds(*m_content.baseline, part);
        table.rows << row;
    }
    const double step = WaterfallContent::step(*m_content.performance);
    WaterfallRow whole;
    whole.total = true;
    QList<QVariant> last{waterfall::rowName(whole, false), step, m_content.share(step)};
    if (m_content.baseline)
        last << WaterfallContent::step(*m_content.baseline);
    table.rows << last;
    return table;
}

QSize Waterfall::sizeHint() const {
    return {36 * fontMetrics().height(), 18 * fontMetrics().height()};
}
QSize Waterfall::minimumSizeHint() const {
    return {160, 100};
}

WaterfallLayout Waterfall::layoutNow() const {
    return layoutWaterfall(m_content, QRectF(rect()), QFontMetricsF(font(), this));
}

Waterfall::Place Waterfall::placeOf(const WaterfallLayout& layout, int row) const {
    if (row < 0)
        return {};
    const WaterfallRow& found = layout.rows.at(static_cast<std::size_t>(row));
    return {.some = true,
            .total = found.total,
            .part = found.total || found.parts.empty() ? StepPart::ideal : found.parts.front()};
}

int Waterfall::rowOf(const WaterfallLayout& layout, const Place& place) const {
    if (!place.some)
        return -1;
    return place.total ? static_cast<int>(layout.rows.size()) - 1 : layout.rowOf(place.part);
}

QString Waterfall::say(const Place& place) const {
    if (!m_content.performance || !place.some)
        return {};
    const WaterfallLayout layout = layoutNow();
    const int row = rowOf(layout, place);
    return row < 0 ? QString() : waterfall::readout(m_content, layout.rows[static_cast<std::size_t>(row)]);
}

void Waterfall::explain(const Place& place) {
    Subject subject;
    subject.kind = place.total ? Subject::Kind::stepTime : Subject::Kind::stepPart;
    subject.stepPart = place.part;
    emit explainRequested(subject);
}

bool Waterfall::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_content.performance) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const WaterfallLayout layout = layoutNow();
        const QString text = say(placeOf(layout, layout.rowAt(help->pos())));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            tip::show(help->globalPos(), text, this);
        return true;
    }
    return Picture::event(event);
}

void Waterfall::paintEvent(QPaintEvent* event) {
    Picture::paintEvent(event);
    if (!hasFocus() || !m_cursor.some || !m_content.performance)
        return;
    QPainter painter(this);
    const WaterfallLayout layout = layoutNow();
    paintWaterfallCursor(painter, layout, rowOf(layout, m_cursor), coloursFor(palette()));
}

void Waterfall::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Picture::changeEvent(event);
}

void Waterfall::keyPressEvent(QKeyEvent* event) {
    if (!m_content.performance) {
        Picture::keyPressEvent(event);
        return;
    }
    const WaterfallLayout layout = layoutNow();
    const int last = static_cast<int>(layout.rows.size()) - 1;
    // The first key only shows where the cursor is.
    const bool fresh = !m_cursor.some;
    const int row = fresh ? 0 : rowOf(layout, m_cursor);
    const auto go = [&](int to) {
        m_cursor = placeOf(layout, fresh ? 0 : std::clamp(to, 0, last));
        updateOverlay();
        emit readout(say(m_cursor));
    };
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Left:
        return go(row - 1);
    case Qt::Key_Down:
    case Qt::Key_Right:
        return go(row + 1);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_E:
        if (fresh)
            go(0);
        return explain(m_cursor);
    case Qt::Key_Escape:
        if (fresh)
            break;
        m_cursor = {};
        updateOverlay();
        emit readout({});
        return;
    default:
        break;
    }
    Picture::keyPressEvent(event);
}

void Waterfall::mouseMoveEvent(QMouseEvent* event) {
    if (!m_content.performance)
        return;
    const WaterfallLayout layout = layoutNow();
    const Place place = placeOf(layout, layout.rowAt(event->position()));
    if (place == m_hover)
        return;
    m_hover = place;
    setCursor(place.some ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit readout(say(place));
}

void Waterfall::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_content.performance) {
        Picture::mousePressEvent(event);
        return;
    }
    const WaterfallLayout layout = layoutNow();
    const Place place = placeOf(layout, layout.rowAt(event->position()));
    if (!place.some)
        return;
    m_cursor = {};
    updateOverlay();
    explain(place);
}

void Waterfall::leaveEvent(QEvent* event) {
    m_hover = {};
    emit readout({});
    Picture::leaveEvent(event);
}

void Waterfall::focusOutEvent(QFocusEvent* event) {
    if (m_cursor.some)
        emit readout({});
    m_cursor = {};
    Picture::focusOutEvent(event);
}

void Waterfall::retranslate() {
    setAccessibleName(tr("Time of a step by what it is spent on"));
}

} // namespace quadrille
