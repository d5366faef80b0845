// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/memory_bars.h"

#include "widgets/format.h"
#include "widgets/memory_bars/bars_painter.h"
#include "widgets/memory_bars/bars_text.h"
#include "widgets/picture/hatch.h"
#include "widgets/tip/tip.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace quadrille {
namespace {

using What = BarsHit::What;

/// Parts of a stage that hold something, bottom first: the levels Up and Down walk over, below the total.
std::vector<MemoryPart> levels(const BarsContent& content, int index) {
    const StageMemory& stage = content.stage(index);
    std::vector<MemoryPart> parts;
    for (const auto part : content.parts()) {
        if (stage.part(part) > Bytes())
            parts.push_back(part);
    }
    return parts;
}

} // namespace

MemoryBars::MemoryBars(QWidget* parent) : Picture(parent) {
    retranslate();
}

void MemoryBars::setEstimate(std::optional<MemoryEstimate> estimate) {
    m_content.setEstimate(std::move(estimate));
    settle();
}

void MemoryBars::setKind(MemoryKind kind) {
    if (kind == m_content.wanted)
        return;
    m_content.setKind(kind);
    settle();
}

void MemoryBars::setOomBand(std::optional<OomBand> band) {
    if (band == m_content.band)
        return;
    m_content.band = band;
    contentChanged();
}

/// Selection and cursors stay where there still is something.
void MemoryBars::settle() {
    const auto gone = [this](int stage) { return stage >= m_content.stages(); };
    if (gone(m_content.selected))
        m_content.selected = -1;
    if (gone(m_cursor.stage))
        m_cursor = {};
    if (gone(m_hover.stage))
        m_hover = {};
    const auto parts = partsOf(m_content.kind());
    for (BarsHit* place : {&m_cursor, &m_hover}) {
        const bool shown = std::find(parts.begin(), parts.end(), place->part) != parts.end();
        if (place->what == What::segment && !shown)
            *place = {What::head, place->stage};
    }
    // The pointer rests, but what it rests on has another value now.
    const BarsHit hit = m_cursor.stage >= 0 ? m_cursor : m_hover;
    if (hit.stage >= 0)
        emit readout(say(hit));
    contentChanged();
}

void MemoryBars::setBaseline(std::optional<MemoryEstimate> baseline) {
    m_content.setBaseline(std::move(baseline));
    contentChanged();
}

void MemoryBars::setMoment(const QString& moment) {
    if (moment == m_content.moment)
        return;
    m_content.moment = moment;
    settle();
}

void MemoryBars::setEmptyReason(const QString& reason) {
    if (reason == m_emptyReason)
        return;
    m_emptyReason = reason;
    contentChanged();
}

void MemoryBars::setSelectedStage(int stage) {
    const int known = stage >= 0 && stage < m_content.stages() ? stage : -1;
    if (known == m_content.selected)
        return;
    m_content.selected = known;
    update();
}

QString MemoryBars::finding() const {
    if (m_content.estimate)
        return withRemark(bars::finding(m_content));
    return m_emptyReason.isEmpty() ? tr("There is no plan to show yet.") : m_emptyReason;
}

void MemoryBars::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.isEmpty())
        return;
    if (!m_content.estimate) {
        paintReason(painter, area, finding(), colours);
        return;
    }
    const QFontMetricsF metrics(painter.font(), painter.device());
    paintBars(painter, m_content, layoutBars(m_content, area, metrics), colours);
}

DataTable MemoryBars::data() const {
    DataTable table;
    table.columns = {tr("stage")};
    const auto parts = partsOf(m_content.kind());
    for (const auto part : parts)
        table.columns << tr("%1 (bytes)").arg(format::partName(part));
    table.columns << (m_content.hasKinds ? tr("%1 (bytes)").arg(format::ofKind(tr("total"), m_content.kind()))
                                         : tr("total (bytes)"))
                  << tr("micro-batches in flight");
    for (int i = 0; i < m_content.stages(); ++i) {
        const StageMemory& stage = m_content.stage(i);
        QList<QVariant> row{QVariant::fromValue(static_cast<qlonglong>(stage.stage))};
        for (const auto part : parts)
            row << stage.part(part).value();
        row << m_content.totals[std::size_t(i)] << stage.inFlight;
        table.rows << row;
    }
    return table;
}

QSize MemoryBars::sizeHint() const {
    return {30 * fontMetrics().height(), 18 * fontMetrics().height()};
}
QSize MemoryBars::minimumSizeHint() const {
    return {160, 100};
}

BarsLayout MemoryBars::layoutNow() const {
    return layoutBars(m_content, QRectF(rect()), QFontMetricsF(font(), this));
}

QString MemoryBars::say(const BarsHit& hit) const {
    if (hit.stage < 0 || hit.stage >= m_content.stages())
        return {};
    return hit.what == What::segment ? bars::partReadout(m_content, hit.stage, hit.part)
                                     : bars::stageReadout(m_content, hit.stage);
}

void MemoryBars::select(int stage) {
    if (stage == m_content.selected)
        return;
    m_content.selected = stage;
    update();
    emit stageSelected(stage);
}

void MemoryBars::explain(const BarsHit& hit) {
    if (!m_content.moment.isEmpty()) { // formulas are of the fullest moment
        emit readout(say(hit));
        return;
    }
    Subject subject;
    subject.stage = m_content.stage(hit.stage).stage;
    if (hit.what == What::segment) {
        subject.kind = Subject::Kind::memoryPart;
        subject.part = hit.part;
    }
    emit explainRequested(subject);
}

bool MemoryBars::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_content.estimate) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = say(hitTest(m_content, layoutNow(), help->pos()));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            tip::show(help->globalPos(), text, this);
        return true;
    }
    return Picture::event(event);
}

void MemoryBars::paintEvent(QPaintEvent* event) {
    Picture::paintEvent(event);
    if (!hasFocus() || m_cursor.stage < 0 || !m_content.estimate)
        return;
    QPainter painter(this);
    paintBarsCursor(painter, m_content, layoutNow(), m_cursor, coloursFor(palette()));
}

void MemoryBars::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Picture::changeEvent(event);
}

void MemoryBars::moveCursor(int stage, int level) {
    const auto parts = levels(m_content, stage);
    const int top = static_cast<int>(parts.size());
    level = std::clamp(level, 0, top);
    m_cursor =
        level == top ? BarsHit{What::head, stage} : BarsHit{What::segment, stage, parts[std::size_t(level)]};
    select(stage);
    updateOverlay();
    emit readout(say(m_cursor));
}

void MemoryBars::keyPressEvent(QKeyEvent* event) {
    const int last = m_content.stages() - 1;
    if (last < 0) {
        Picture::keyPressEvent(event);
        return;
    }
    const bool fresh = m_cursor.stage < 0;
    const int stage = fresh ? std::max(m_content.selected, 0) : m_cursor.stage;
    const auto parts = levels(m_content, stage);
    const auto found = std::find(parts.begin(), parts.end(), m_cursor.part);
    const bool onHead = m_cursor.what != What::segment;
    const int level = static_cast<int>((onHead ? parts.end() : found) - parts.begin());
    // Walking sideways keeps to the same part; the first key only shows where the cursor is.
    const auto go = [&](int to) {
        const int target = std::clamp(fresh ? stage : to, 0, last);
        const auto there = levels(m_content, target);
        const auto same = std::find(there.begin(), there.end(), m_cursor.part);
        moveCursor(target, static_cast<int>((onHead ? there.end() : same) - there.begin()));
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(stage - 1);
    case Qt::Key_Right:
        return go(stage + 1);
    case Qt::Key_PageUp:
        return go(stage - 10);
    case Qt::Key_PageDown:
        return go(stage + 10);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(last);
    case Qt::Key_Up:
        return moveCursor(stage, fresh ? 0 : level + 1);
    case Qt::Key_Down:
        return moveCursor(stage, fresh ? static_cast<int>(parts.size()) : level - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_E:
        if (fresh)
            moveCursor(stage, static_cast<int>(parts.size()));
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

void MemoryBars::mouseMoveEvent(QMouseEvent* event) {
    if (!m_content.estimate)
        return;
    const BarsHit hit = hitTest(m_content, layoutNow(), event->position());
    if (hit == m_hover)
        return;
    m_hover = hit;
    setCursor(hit.what == What::segment || hit.what == What::head ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit readout(say(hit));
}

void MemoryBars::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_content.estimate) {
        Picture::mousePressEvent(event);
        return;
    }
    const BarsHit hit = hitTest(m_content, layoutNow(), event->position());
    if (hit.what == What::nothing)
        return;
    m_cursor = {};
    select(hit.stage);
    if (hit.what != What::above)
        explain(hit);
}

void MemoryBars::leaveEvent(QEvent* event) {
    m_hover = {};
    emit readout({});
    Picture::leaveEvent(event);
}

void MemoryBars::focusOutEvent(QFocusEvent* event) {
    if (m_cursor.stage >= 0)
        emit readout({});
    m_cursor = {};
    Picture::focusOutEvent(event);
}

void MemoryBars::retranslate() {
    setAccessibleName(tr("Memory by pipeline stage"));
}

} // namespace quadrille
