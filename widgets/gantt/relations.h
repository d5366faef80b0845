// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/dependencies.h"
#include "core/pipeline/executor.h"
#include "widgets/gantt/link_time.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace quadrille::gantt {

/// Who waits for whom in a timeline, how much room each operation has, and what the makespan hangs on. Costs
/// some tens of nanoseconds an operation: built when first asked for.
class Relations {
public:
    /// \pre isPossible(*timeline)
    explicit Relations(std::shared_ptr<const Timeline> timeline);

    /// Whether the timeline's order says where its stages are; a list of times alone has no relations.
    [[nodiscard]] static bool isPossible(const Timeline& timeline);

    [[nodiscard]] const Timeline& timeline() const { return *m_timeline; }
    [[nodiscard]] const Dependencies& dependencies() const { return m_dependencies; }
    /// How much later the operation could end without the step growing.
    [[nodiscard]] double slack(std::size_t operation) const { return m_slack[operation]; }
    /// The longest chain of operations that wait for each other, in time order.
    [[nodiscard]] const std::vector<std::size_t>& criticalPath() const { return m_criticalPath; }
    /// When boundaries are on their way.
    [[nodiscard]] const LinkTime& links() const { return m_links; }
    /// When what the input's operation makes arrives: its end, and the latency where it crosses ranks.
    [[nodiscard]] double arrival(const Input& input) const;

private:
    std::shared_ptr<const Timeline> m_timeline;
    Dependencies m_dependencies;
    std::vector<double> m_slack;
    std::vector<std::size_t> m_criticalPath;
    LinkTime m_links;
};

} // namespace quadrille::gantt
