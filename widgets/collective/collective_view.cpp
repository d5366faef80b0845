// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collective/collective_view.h"

#include "widgets/collective/collective_painter.h"
#include "widgets/collective/collective_text.h"
#include "widgets/picture/mark.h"
#include "widgets/picture/motion.h"

#include <algorithm>

namespace quadrille {
namespace {

constexpr int motionMilliseconds = 800;
constexpr int restMilliseconds = 500;

} // namespace

CollectiveView::CollectiveView(QWidget* parent) : InteractivePicture(PlaceUse::read, parent) {
    setName([] { return tr("A collective, step by step"); });
    setUsualSize(40, 14);
    m_motion.setDuration(motionMilliseconds);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InOutQuad);
    m_rest.setSingleShot(true);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_content.moved = value.toDouble();
        update();
    });
    connect(&m_motion, &QVariantAnimation::finished, this, &CollectiveView::endStep);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (moves())
            beginStep();
        else
            endStep();
    });
}

bool CollectiveView::moves() const {
    return wantsMotion(*this);
}

void CollectiveView::begin(Collective collective, int ranks) {
    pause();
    m_content.steps = CollectiveSteps(collective, ranks);
    m_content.done = 0;
    forgetPlaces();
    contentChanged();
    emit stepped();
}

void CollectiveView::setCollective(Collective collective) {
    if (collective != m_content.steps.collective())
        begin(collective, m_content.steps.ranks());
}

void CollectiveView::setRanks(int ranks) {
    if (ranks != m_content.steps.ranks())
        begin(m_content.steps.collective(), ranks);
}

void CollectiveView::setPlan(const std::optional<CollectiveOfPlan>& plan) {
    if (plan == m_content.plan)
        return;
    m_content.plan = plan;
    contentChanged();
}

void CollectiveView::goTo(int done) {
    done = std::clamp(done, 0, m_content.steps.steps());
    if (done == m_content.done && m_content.moved == 0)
        return;
    m_content.done = done;
    m_content.moved = 0;
    contentChanged();
    emit stepped();
}

void CollectiveView::beginStep() {
    m_motion.start();
    contentChanged();
}

void CollectiveView::endStep() {
    goTo(m_content.done + 1);
    if (m_content.isOver())
        return pause();
    m_rest.start(moves() ? restMilliseconds : restMilliseconds + motionMilliseconds);
}

void CollectiveView::toggle() {
    if (m_playing)
        return pause();
    if (m_content.isOver())
        goTo(0);
    m_playing = true;
    emit playingChanged();
    if (moves())
        beginStep();
    else
        m_rest.start(restMilliseconds + motionMilliseconds);
}

void CollectiveView::pause() {
    m_rest.stop();
    m_motion.stop();
    if (m_content.moved != 0) {
        m_content.moved = 0;
        contentChanged();
    }
    if (!m_playing)
        return;
    m_playing = false;
    emit playingChanged();
}

void CollectiveView::stepForward() {
    pause();
    goTo(m_content.done + 1);
}

void CollectiveView::stepBack() {
    pause();
    goTo(m_content.done - 1);
}

void CollectiveView::toStart() {
    pause();
    goTo(0);
}

void CollectiveView::toEnd() {
    pause();
    goTo(m_content.steps.steps());
}

QString CollectiveView::finding() const {
    return collective_text::finding(m_content);
}

DataTable CollectiveView::data() const {
    DataTable table;
    table.columns = {tr("step"), tr("from"), tr("to"), tr("chunk"), tr("added")};
    for (int step = 0; step < m_content.steps.steps(); ++step)
        for (const ChunkMove& move : m_content.steps.moves(step))
            table.rows << QList<QVariant>{
                step + 1, collective_text::rankName(m_content, move.from),
                collective_text::rankName(m_content, move.to),
                collective_text::chunkSign(m_content, m_content.steps.held(step, move.from, move.fromSlot)),
                move.adds};
    return table;
}

CollectiveLayout CollectiveView::layOut(const QRectF& area, const QFont& font,
                                        const QPaintDevice* device) const {
    return layoutCollective(m_content, area, QFontMetricsF(font, device));
}

void CollectiveView::paintLayout(QPainter& painter, const CollectiveLayout& layout,
                                 const Colours& colours) const {
    paintCollective(painter, m_content, layout, colours);
}

void CollectiveView::paintMark(QPainter& painter, const SlotPlace& place, const Colours& colours) const {
    paintAccentMark(painter, layoutNow().boxOf(place), colours);
}

QString CollectiveView::say(const SlotPlace& place) const {
    return collective_text::readout(m_content, place.rank, place.slot);
}

SlotPlace CollectiveView::kept(const SlotPlace& place) const {
    const int ranks = m_content.steps.ranks();
    return place.rank < ranks && place.slot < ranks ? place : SlotPlace{};
}

std::optional<SlotPlace> CollectiveView::neighbour(const SlotPlace& place, int key) const {
    const int ranks = m_content.steps.ranks();
    const auto to = alongRow(place.rank * ranks + place.slot, ranks * ranks - 1, key, RowKeys::down);
    return to ? std::optional(SlotPlace{*to / ranks, *to % ranks}) : std::nullopt;
}

void CollectiveView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
        return toggle();
    case Qt::Key_Right:
        return stepForward();
    case Qt::Key_Left:
        return stepBack();
    case Qt::Key_Home:
        return toStart();
    case Qt::Key_End:
        return toEnd();
    default:
        return InteractivePicture::keyPressEvent(event);
    }
}

void CollectiveView::hideEvent(QHideEvent* event) {
    pause();
    InteractivePicture::hideEvent(event);
}

} // namespace quadrille
