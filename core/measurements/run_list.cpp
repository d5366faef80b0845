// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/run_list.h"

#include <algorithm>
#include <utility>

namespace quadrille {

RunList::RunList(std::vector<MeasuredRun> runs) {
    m_runs = pointersTo(*m_lists.emplace_back(std::move(runs)));
}

void RunList::append(const RunList& more) {
    auto lists = m_lists;
    for (const auto& list : more.m_lists)
        if (std::ranges::none_of(lists, [&list](const auto& known) { return &*known == &*list; }))
            lists.push_back(list);
    m_runs.insert(m_runs.end(), more.m_runs.begin(), more.m_runs.end());
    m_lists = std::move(lists);
}

void RunList::remove(std::size_t run) {
    m_runs.erase(m_runs.begin() + static_cast<std::ptrdiff_t>(run));
    if (m_runs.empty())
        m_lists.clear();
}

RunList RunList::at(std::span<const std::size_t> places) const {
    RunList chosen;
    chosen.m_lists = m_lists;
    chosen.m_runs.reserve(places.size());
    for (const std::size_t place : places)
        chosen.m_runs.push_back(m_runs[place]);
    return chosen;
}

bool operator==(const RunList& a, const RunList& b) {
    return std::ranges::equal(a.m_runs, b.m_runs,
                              [](const MeasuredRun* x, const MeasuredRun* y) { return x == y || *x == *y; });
}

} // namespace quadrille
