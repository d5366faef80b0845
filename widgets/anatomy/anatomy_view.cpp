// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_view.h"

#include "core/cluster/link.h"
#include "widgets/anatomy/anatomy_painter.h"
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/format.h"
#include "widgets/picture/mark.h"
#include "widgets/picture/motion.h"

#include <algorithm>

namespace quadrille {
namespace {

using What = AnatomyPlace::What;

constexpr int motionMilliseconds = 350;

} // namespace

AnatomyView::AnatomyView(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("What a GPU holds"); });
    setUsualSize(60, 18);
    m_motion.setDuration(motionMilliseconds);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (!m_content)
            return;
        m_content->cuts = between(m_from, m_to, value.toDouble());
        update();
    });
}

void AnatomyView::setAnalysis(const Analysis& analysis) {
    const std::optional<Cuts> before = m_content ? std::optional(m_content->cuts) : std::nullopt;
    m_motion.stop();
    m_content.reset();
    if (analysis.memory && analysis.performance) {
        m_gpu = std::clamp<std::int64_t>(m_gpu, 0,
                                         std::max<std::int64_t>(0, analysis.scenario().cluster.gpus - 1));
        m_content.emplace(analysis, m_gpu, m_kind);
        m_content->sections = m_sections;
        if (before)
            moveTo(*before);
    }
    contentChanged();
    tellMarked();
}

/// From where they were to where they belong.
void AnatomyView::moveTo(const Cuts& cuts) {
    if (!wantsMotion(*this) || !isVisible() || cuts == m_content->cuts)
        return;
    m_from = cuts;
    m_to = m_content->cuts;
    m_content->cuts = m_from;
    m_motion.start();
}

void AnatomyView::setSections(const AnatomySections& sections) {
    m_sections = sections;
    if (!m_content)
        return;
    m_content->sections = sections;
    contentChanged();
}

void AnatomyView::look(std::int64_t gpu, bool inMotion) {
    if (!m_content || m_content->share.gpu == gpu)
        return;
    m_motion.stop();
    const Cuts before = m_content->cuts;
    m_content->lookAt(gpu);
    if (inMotion)
        moveTo(before);
    contentChanged();
}

void AnatomyView::chooseGpu(std::int64_t gpu) {
    if (m_content)
        gpu = std::clamp<std::int64_t>(gpu, 0, m_content->gpus() - 1);
    if (gpu == m_gpu && (!m_content || m_content->share.gpu == gpu))
        return;
    m_gpu = gpu;
    look(gpu, true);
    update();
    tellMarked();
}

void AnatomyView::chooseKind(std::optional<TrafficKind> kind) {
    if (kind == m_kind)
        return;
    m_kind = kind;
    showKind(kind);
    tellMarked();
}

void AnatomyView::showKind(std::optional<TrafficKind> kind) {
    if (!m_content)
        return;
    const auto rows = m_content->exchanges.rows();
    if (kind && std::ranges::find(rows, *kind) == rows.end())
        kind.reset();
    if (kind == m_content->kind)
        return;
    m_content->kind = kind;
    contentChanged();
}

void AnatomyView::showKindOf(const AnatomyPlace& place) {
    if (place.what == What::dimension)
        showKind(static_cast<TrafficKind>(place.index));
    else if (place.what == What::expert || place.what == What::routed)
        showKind(TrafficKind::expert);
    else
        showKind(m_kind);
}

std::optional<AnatomyView::Marked> AnatomyView::marked() const {
    const bool pointing = pointed().what == What::gpu;
    if (!m_content || (!m_content->kind && !pointing))
        return std::nullopt;
    return Marked{m_content->share.gpu, m_content->kind};
}

void AnatomyView::tellMarked() {
    if (const auto now = marked(); now != m_marked) {
        m_marked = now;
        emit markedChanged();
    }
}

void AnatomyView::cursorMoved(const AnatomyPlace& place) {
    showKindOf(place);
    tellMarked();
}

void AnatomyView::chooseStage(std::int64_t pipelineRank) {
    if (!m_content || pipelineRank < 0 || pipelineRank >= m_content->scenario().plan.pp)
        return;
    RankPosition at = positionOf(m_content->scenario(), m_gpu);
    if (at.pipeline == pipelineRank)
        return;
    at.pipeline = pipelineRank;
    chooseGpu(gpuAt(m_content->scenario(), at));
}

QString AnatomyView::finding() const {
    return m_content ? withRemark(anatomy_text::finding(*m_content))
                     : emptyReason(tr("There is no plan to show yet."));
}

AnatomyLayout AnatomyView::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutAnatomy(*m_content, area, QFontMetricsF(font, device));
}

void AnatomyView::paintLayout(QPainter& painter, const AnatomyLayout& layout, const Colours& colours) const {
    paintAnatomy(painter, *m_content, layout, m_gpu, colours);
}

void AnatomyView::paintMark(QPainter& painter, const AnatomyPlace& place, const Colours& colours) const {
    const QRectF box = layoutNow().boxOf(place);
    if (!box.isEmpty())
        paintDashedMark(painter, box.adjusted(-1, -1, 1, 1), layoutNow().hair, colours);
}

QString AnatomyView::say(const AnatomyPlace& place) const {
    const QString text = anatomy_text::readout(*m_content, place);
    const std::int64_t experts = layoutNow().model.expertsPerBox;
    return place.what == What::expert && experts > 1
               ? tr("%1 A square is %2 experts.", "sentences, a number").arg(text, format::count(experts))
               : text;
}

AnatomyPlace AnatomyView::kept(const AnatomyPlace& place) const {
    if (place.what == What::gpu)
        return place.index < m_content->gpus() ? place : AnatomyPlace{};
    if (place.what == What::matrix && place.index >= static_cast<std::int64_t>(m_content->matrices().size()))
        return {};
    return layoutNow().boxOf(place).isEmpty() ? AnatomyPlace{} : place;
}

AnatomyPlace AnatomyView::start(int) const {
    const auto& order = layoutNow().order;
    return order.empty() ? AnatomyPlace{What::gpu, m_gpu} : order.front();
}

std::optional<AnatomyPlace> AnatomyView::neighbour(const AnatomyPlace& place, int key) const {
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return std::nullopt;
    const auto& order = layoutNow().order;
    if (order.empty())
        return std::nullopt;
    // What the pointer was on may be none of those that keys walk over, as one layer of many.
    auto at = std::ranges::find(order, place);
    if (at == order.end())
        at = std::ranges::find(order, place.what, &AnatomyPlace::what);
    const int from = at == order.end() ? 0 : static_cast<int>(at - order.begin());
    const auto to = alongRow(from, static_cast<int>(order.size()) - 1, key, RowKeys::down);
    return to ? std::optional(order[static_cast<std::size_t>(*to)]) : std::nullopt;
}

std::optional<Subject> AnatomyView::subjectOf(const AnatomyPlace& place) const {
    Subject subject;
    if (place.what == What::part) {
        subject.kind = Subject::Kind::memoryPart;
        subject.stage = m_content->share.at.pipeline;
        subject.part = static_cast<MemoryPart>(place.index);
        return subject;
    }
    if (place.what != What::dimension)
        return std::nullopt;
    subject.kind = Subject::Kind::exchange;
    subject.traffic = static_cast<TrafficKind>(place.index);
    return subject;
}

bool AnatomyView::isUsable(const AnatomyPlace& place) const {
    switch (place.what) {
    case What::gpu:
    case What::dimension:
    case What::part:
        return true;
    case What::layer:
        return place.index >= 0 && place.index < m_content->scenario().model.layers;
    default:
        return false;
    }
}

void AnatomyView::use(const AnatomyPlace& place) {
    if (!isUsable(place))
        return;
    switch (place.what) {
    case What::gpu:
        return pick(place.index);
    case What::layer:
        if (const auto rank = m_content->rankOfLayer(place.index)) {
            RankPosition at = m_content->share.at;
            at.pipeline = *rank;
            pick(gpuAt(m_content->scenario(), at));
        }
        return;
    case What::dimension: {
        const auto kind = static_cast<TrafficKind>(place.index);
        chooseKind(m_kind == kind ? std::nullopt : std::optional(kind));
        emit kindChosen();
        return;
    }
    default:
        if (const auto subject = subjectOf(place))
            emit explainRequested(*subject);
    }
}

bool AnatomyView::explainCurrent() {
    const auto subject = isSomewhere(cursorPlace()) ? subjectOf(cursorPlace()) : std::nullopt;
    if (subject)
        emit explainRequested(*subject);
    return subject.has_value();
}

void AnatomyView::pick(std::int64_t gpu) {
    gpu = std::clamp<std::int64_t>(gpu, 0, m_content->gpus() - 1);
    chooseGpu(gpu);
    emit gpuChosen(gpu);
    readOut({What::gpu, gpu});
}

void AnatomyView::hoverMoved() {
    InteractivePicture::hoverMoved();
    if (!isDrawn())
        return;
    look(hoverPlace().what == What::gpu ? hoverPlace().index : m_gpu, false);
    showKindOf(pointed());
    tellMarked();
}

void AnatomyView::keyPressEvent(QKeyEvent* event) {
    if (!isDrawn())
        return InteractivePicture::keyPressEvent(event);
    const std::int64_t node = std::max<std::int64_t>(1, fastDomain(m_content->scenario().cluster));
    switch (event->key()) {
    case Qt::Key_Left:
        return pick(m_gpu - 1);
    case Qt::Key_Right:
        return pick(m_gpu + 1);
    case Qt::Key_PageUp:
        return pick(m_gpu - node);
    case Qt::Key_PageDown:
        return pick(m_gpu + node);
    case Qt::Key_Home:
        return pick(0);
    case Qt::Key_End:
        return pick(m_content->gpus() - 1);
    default:
        return InteractivePicture::keyPressEvent(event);
    }
}

} // namespace quadrille
