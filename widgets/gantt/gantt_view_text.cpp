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
/// Narrower idle time is not pointed at by itself.
constexpr double narrowestGap = 1.5;
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
    if (m_pointer) {
        pointAt(*m_pointer); // says what it could not say before
    }
    update();
}

std::optional<Gap> GanttView::gapAt(const Target& target) {
    if (!target.lane || target.operation || target.memory) {
        return {};
    }
    const gantt::Relations* const known = relations();
    if (known == nullptr) {
        return {};
    }
    const auto gap = quadrille::gapAt(*m_timeline, known->dependencies(),
                                      static_cast<std::size_t>(*target.lane), target.time);
    const double pixel = m_scene.range.length() / std::max(geometryNow().plot.width(), 1.0);
    return gap && gap->length() >= narrowestGap * pixel ? gap : std::nullopt;
}

void GanttView::explainGap(const Gap& gap) {
    m_scene.gap = gantt::ExplainedGap{gap, waitChain(*m_timeline, m_scene.relations->dependencies(), gap)};
}

QStringList GanttView::textsOf(std::size_t operation) {
    QStringList texts{gantt::operationText(*m_scene.index, operation, m_scene.timeBase)};
    if (const gantt::Relations* const known = relations()) {
        texts << gantt::relatedTexts(*m_scene.index, *known, operation, m_scene.timeBase);
    }
    return texts;
}

QStringList GanttView::textsOf(const Gap& gap) const {
    const Dependencies& dependencies = m_scene.relations->dependencies();
    return gantt::waitTexts(*m_scene.relations, gap, waitChain(*m_timeline, dependencies, gap), mostLinksSaid,
                            m_scene.timeBase);
}

QStringList GanttView::textsAt(const QPointF& position) {
    if (m_scene.index) {
        if (const QString around = gantt::aroundText(m_scene, geometryNow(), position); !around.isEmpty()) {
            return {around};
        }
    }
    const Target target = targetAt(position);
    if (!target.lane) {
        return {};
    }
    const auto lane = static_cast<std::size_t>(*target.lane);
    if (target.memory) {
        return {gantt::memoryText(*m_scene.memory, lane,
                                  gantt::momentText(target.time, m_scene.range.length(), m_scene.timeBase),
                                  target.time)};
    }
    if (target.operation) {
        return textsOf(*target.operation);
    }
    if (const auto explained = gapAt(target)) {
        return textsOf(*explained);
    }
    const double pixel = m_scene.range.length() / std::max(geometryNow().plot.width(), 1.0);
    if (const auto gap = m_scene.index->gapAt(lane, target.time);
        gap && gap->length() >= narrowestGap * pixel) {
        return {gantt::gapText(lane, *gap, m_scene.timeBase)};
    }
    const gantt::TimeRange& span = m_scene.index->span();
    const gantt::TimeRange stretch{std::max(span.begin, target.time - 4 * pixel),
                                   std::min(span.end, target.time + 4 * pixel)};
    return stretch.isGood() ? QStringList{gantt::stretchText(*m_scene.index, lane, stretch, m_scene.timeBase)}
                            : QStringList();
}

QString GanttView::textAt(const QPointF& position) {
    return gantt::sentencesText(textsAt(position));
}

} // namespace quadrille
