// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/memory_bars.h"

#include "widgets/format.h"
#include "widgets/memory_bars/bars_motion.h"
#include "widgets/memory_bars/bars_painter.h"
#include "widgets/memory_bars/bars_text.h"

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

/// The level of a place's part in any stage; the total's where that stage has no such part.
int levelOf(const BarsContent& content, int stage, const BarsHit& hit) {
    const auto parts = levels(content, stage);
    const bool onPart = hit.what == What::segment;
    return static_cast<int>((onPart ? std::find(parts.begin(), parts.end(), hit.part) : parts.end()) -
                            parts.begin());
}

BarsHit atLevel(const BarsContent& content, int stage, int level) {
    const auto parts = levels(content, stage);
    const int top = static_cast<int>(parts.size());
    level = std::clamp(level, 0, top);
    return level == top ? BarsHit{What::head, stage}
                        : BarsHit{What::segment, stage, parts[static_cast<std::size_t>(level)]};
}

} // namespace

MemoryBars::MemoryBars(QWidget* parent)
    : InteractivePicture(PlaceUse::explain, parent), m_way(*this, bars::between, [this] { moved(); }) {
    setName([] { return tr("Memory by pipeline stage"); });
}

void MemoryBars::moveToNext() {
    m_way.moveToNext(m_content.estimate);
}

void MemoryBars::moved() {
    m_moving.reset();
    if (m_way.now()) {
        m_moving = m_content;
        m_moving->setEstimate(m_way.now());
    }
    forget();
    update();
}

void MemoryBars::setEstimate(std::optional<MemoryEstimate> estimate) {
    if (m_way.now() && estimate == m_content.estimate)
        return; // on its way there
    m_content.setEstimate(std::move(estimate));
    m_way.set(m_content.estimate);
    contentChanged();
}

void MemoryBars::setKind(MemoryKind kind) {
    if (kind == m_content.wanted)
        return;
    m_content.setKind(kind);
    contentChanged();
}

void MemoryBars::setOomBand(std::optional<OomBand> band) {
    if (band == m_content.band)
        return;
    m_content.band = band;
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
    m_way.stop(); // what follows a moment is no way to another plan
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
    return emptyReason(tr("There is no plan to show yet."));
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

BarsLayout MemoryBars::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutBars(painted(), area, QFontMetricsF(font, device));
}

void MemoryBars::paintLayout(QPainter& painter, const BarsLayout& layout, const Colours& colours) const {
    paintBars(painter, painted(), layout, colours);
}

void MemoryBars::paintMark(QPainter& painter, const BarsHit& hit, const Colours& colours) const {
    paintBarsCursor(painter, m_content, layoutNow(), hit, colours);
}

BarsHit MemoryBars::placeAt(QPointF point) const {
    return hitTest(m_content, layoutNow(), point);
}

QString MemoryBars::say(const BarsHit& hit) const {
    return hit.what == What::segment ? bars::partReadout(m_content, hit.stage, hit.part)
                                     : bars::stageReadout(m_content, hit.stage);
}

/// Selection and cursors stay where there still is something.
void MemoryBars::settle() {
    if (m_content.selected >= m_content.stages())
        m_content.selected = -1;
    InteractivePicture::settle();
}

BarsHit MemoryBars::kept(const BarsHit& hit) const {
    if (hit.stage >= m_content.stages())
        return {};
    const auto parts = partsOf(m_content.kind());
    const bool shown = std::find(parts.begin(), parts.end(), hit.part) != parts.end();
    return hit.what == What::segment && !shown ? BarsHit{What::head, hit.stage} : hit;
}

void MemoryBars::select(int stage) {
    if (stage == m_content.selected)
        return;
    m_content.selected = stage;
    update();
    emit stageSelected(stage);
}

bool MemoryBars::isUsable(const BarsHit& hit) const {
    return hit.what == What::segment || hit.what == What::head;
}

void MemoryBars::use(const BarsHit& hit) {
    select(hit.stage);
    if (!isUsable(hit))
        return;
    if (!m_content.moment.isEmpty()) { // formulas are of the fullest moment
        readOut(hit);
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

BarsHit MemoryBars::start(int key) const {
    if (m_content.stages() == 0)
        return {};
    const int stage = std::max(m_content.selected, 0);
    return key == Qt::Key_Up ? atLevel(m_content, stage, 0) : BarsHit{What::head, stage};
}

std::optional<BarsHit> MemoryBars::neighbour(const BarsHit& hit, int key) const {
    const int level = levelOf(m_content, hit.stage, hit);
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        return atLevel(m_content, hit.stage, level + (key == Qt::Key_Up ? 1 : -1));
    // Walking sideways keeps to the same part.
    const auto stage = alongRow(hit.stage, m_content.stages() - 1, key, RowKeys::across);
    return stage ? std::optional(atLevel(m_content, *stage, levelOf(m_content, *stage, hit))) : std::nullopt;
}

} // namespace quadrille
