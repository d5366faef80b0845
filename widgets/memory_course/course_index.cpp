// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_index.h"

#include <algorithm>

namespace quadrille::course {

Index::Index(const std::vector<MemoryMoment>& moments) : m_moments(&moments) {
    m_blocks.reserve(moments.size() / blockSize);
    for (std::size_t first = 0; first + blockSize <= moments.size(); first += blockSize) {
        std::size_t best = first;
        for (std::size_t i = first + 1; i < first + blockSize; ++i) {
            if (of(best).total() < of(i).total())
                best = i;
        }
        m_blocks.push_back({of(best).total(), best});
    }
}

Level Index::of(std::size_t moment) const {
    const MemoryMoment& held = (*m_moments)[moment];
    return {held.activations, held.working, moment};
}

Level Index::before(std::size_t moment) const {
    if (moment == 0 || moment >= m_moments->size())
        return {};
    return {(*m_moments)[moment - 1].after, Bytes(), {}};
}

std::size_t Index::fullestOf(std::size_t first, std::size_t last) const {
    std::size_t best = first;
    Bytes most = of(first).total();
    const auto consider = [&](std::size_t moment, Bytes total) {
        if (most < total) {
            best = moment;
            most = total;
        }
    };
    for (std::size_t i = first; i < last;) {
        if (i % blockSize == 0 && i + blockSize <= last) {
            consider(m_blocks[i / blockSize].moment, m_blocks[i / blockSize].total);
            i += blockSize;
        } else {
            consider(i, of(i).total());
            ++i;
        }
    }
    return best;
}

Level Index::at(double time) const {
    const auto after = std::partition_point(m_moments->begin(), m_moments->end(),
                                            [time](const MemoryMoment& m) { return m.start <= time; });
    const auto next = static_cast<std::size_t>(after - m_moments->begin());
    return next > 0 && (*m_moments)[next - 1].end > time ? of(next - 1) : before(next);
}

Level Index::fullest(double begin, double end) const {
    if (!(end > begin))
        return at(begin);
    const auto over =
        std::partition_point(m_moments->begin(), m_moments->end(), [begin](const MemoryMoment& m) {
            return m.end < begin || (m.end <= begin && m.start < begin);
        });
    const auto later =
        std::partition_point(over, m_moments->end(), [end](const MemoryMoment& m) { return m.start < end; });
    const auto first = static_cast<std::size_t>(over - m_moments->begin());
    const auto last = static_cast<std::size_t>(later - m_moments->begin());
    // A wait holds no more than the operations around it, one of which overlaps the stretch unless none does.
    return first == last ? before(first) : of(fullestOf(first, last));
}

std::vector<Level> Index::columns(const gantt::TimeRange& range, std::size_t columns) const {
    std::vector<Level> levels;
    levels.reserve(columns);
    double begin = range.begin;
    for (std::size_t column = 0; column < columns; ++column) {
        const double end =
            range.begin + range.length() * static_cast<double>(column + 1) / static_cast<double>(columns);
        levels.push_back(fullest(begin, end));
        begin = end;
    }
    return levels;
}

} // namespace quadrille::course
