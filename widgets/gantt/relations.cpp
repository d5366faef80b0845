// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/relations.h"

#include "core/pipeline/critical_path.h"

#include <utility>

namespace quadrille::gantt {

Relations::Relations(std::shared_ptr<const Timeline> timeline)
    : m_timeline(std::move(timeline)), m_dependencies(m_timeline->order),
      m_slack(quadrille::slack(*m_timeline, m_dependencies)),
      m_criticalPath(quadrille::criticalPath(*m_timeline, m_dependencies)),
      m_links(*m_timeline, m_dependencies) {}

bool Relations::isPossible(const Timeline& timeline) {
    return timeline.size() > 0 && !timeline.order->placement.stageToRank.empty() &&
           timeline.order->shape.microbatches > 0;
}

double Relations::arrival(const Input& input) const {
    return m_timeline->ends[input.operation] + (input.otherRank ? m_timeline->p2p : 0);
}

} // namespace quadrille::gantt
