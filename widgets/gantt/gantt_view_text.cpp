// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/relation_text.h"
#include "widgets/gantt/step_around.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace quadrille {
namespace {

/// Relations of more operations than these take longer than a frame: they are built in the background.
constexpr std::size_t mostAtOnce = 100'000;
constexpr std::size_t mostLinksSaid = 5;

using RelationsPointer = std::shared_ptr<const gantt::Relations>;

} // namespace

const gantt::Relations* GanttView::relations() {
    if (!m_scene.relations && m_scene.index && gantt::Relations::isPossible(*m_timeline)) {
        if (m_timeline->size() <= mostAtOnce) {
            m_scene.relations = std::make_shared<const gantt::Relations>(m_timeline);
        } else {
            buildRelationsLater();
        }
    }
    return m_scene.relations.get();
}

void GanttView::buildRelationsLater() {
    if (m_buildingRelations) {
        return;
    }
    m_buildingRelations = true;
    const auto promise = std::make_shared<QPromise<RelationsPointer>>();
    promise->start();
    // Goes with the view, and the result of what still runs then with it.
    auto* const watcher = new QFutureWatcher<RelationsPointer>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] {
        watcher->deleteLater();
        takeRelations(watcher->result()); // throws what building them threw
    });
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, timeline = m_timeline] {
        try {
            promise->addResult(std::make_shared<const gantt::Relations>(timeline));
        } catch (...) {
            promise->setException(std::current_exception());
        }
        promise->finish();
    });
}

void GanttView::takeRelations(std::shared_ptr<const gantt::Relations> built) {
    if (&built->timeline() != m_timeline.get()) {
        return; // of a timeline that is no longer shown
    }
    m_scene.relations = std::move(built);
    m_buildingRelations = false;
    settle(); // says what it could not say before
    update();
}

void GanttView::relationsOf(const gantt::Place& place) {
    if (place.what == gantt::Place::What::operation || place.what == gantt::Place::What::gap)
        relations();
}

QStringList GanttView::textsOf(const gantt::Place& place) const {
    const gantt::TimelineIndex& index = *m_scene.index;
    const TimeBase base = m_scene.timeBase;
    const auto lane = static_cast<std::size_t>(place.lane);
    switch (place.what) {
    case gantt::Place::What::idleShare:
        return {finding()};
    case gantt::Place::What::around:
        return {gantt::aroundText(m_scene, layoutNow(), place.point)};
    case gantt::Place::What::memory:
        return {gantt::memoryText(*m_scene.memory, lane,
                                  gantt::momentText(place.time.begin, m_scene.range.length(), base),
                                  place.time.begin)};
    case gantt::Place::What::operation: {
        QStringList texts{gantt::operationText(index, place.operation, base)};
        if (m_scene.relations)
            texts << gantt::relatedTexts(index, *m_scene.relations, place.operation, base);
        return texts;
    }
    case gantt::Place::What::gap:
        if (const auto gap = m_scene.gapAt(place)) {
            const Dependencies& dependencies = m_scene.relations->dependencies();
            return gantt::waitTexts(*m_scene.relations, *gap, waitChain(*m_timeline, dependencies, *gap),
                                    mostLinksSaid, base);
        }
        return {gantt::gapText(lane, place.time, base)};
    case gantt::Place::What::stretch:
        return {gantt::stretchText(index, lane, place.time, base)};
    default:
        return {};
    }
}

QString GanttView::say(const gantt::Place& place) const {
    return gantt::sentencesText(textsOf(place));
}

QString GanttView::tipOf(const gantt::Place& place) const {
    if (place.what == gantt::Place::What::idleShare)
        return tr("Click or press E to see how the idle share follows.");
    if (place.what == gantt::Place::What::axis)
        return tr("Click or drag to choose a moment.");
    return textsOf(place).join(u'\n');
}

QString GanttView::textAt(const QPointF& position) {
    const gantt::Place place = isDrawn() ? placeAt(position) : gantt::Place{};
    relationsOf(place);
    return isSomewhere(place) ? say(place) : QString();
}

} // namespace quadrille
