// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/measured_run.h"

#include <cstddef>
#include <iterator>
#include <span>
#include <vector>

namespace quadrille {

/// Runs of other lists, in an order of its own. It shares those lists and copies no run, so that of very many
/// runs there can be several selections. What is removed is given back with the rest of its list.
class RunList {
public:
    class Iterator;

    RunList() = default;
    RunList(std::vector<MeasuredRun> runs); // NOLINT(google-explicit-constructor): the same runs, kept

    [[nodiscard]] std::size_t size() const { return m_runs.size(); }
    [[nodiscard]] bool empty() const { return m_runs.empty(); }
    [[nodiscard]] const MeasuredRun& operator[](std::size_t run) const { return *m_runs[run]; }
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;
    operator RunPointers() const { return m_runs; } // NOLINT(google-explicit-constructor): a look at it

    /// All of it stays as it is where there is no memory for more.
    void append(const RunList& more);
    /// \pre run < size()
    void remove(std::size_t run);
    /// \pre every place < size()
    [[nodiscard]] RunList at(std::span<const std::size_t> places) const;

    /// The same runs, wherever they are kept.
    friend bool operator==(const RunList& a, const RunList& b);

private:
    std::vector<SharedValue<std::vector<MeasuredRun>>> m_lists; ///< that hold the runs
    std::vector<const MeasuredRun*> m_runs;
};

class RunList::Iterator {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = MeasuredRun;
    using difference_type = std::ptrdiff_t;
    using pointer = const MeasuredRun*;
    using reference = const MeasuredRun&;

    Iterator() = default;
    explicit Iterator(const MeasuredRun* const* place) : m_place(place) {}
    reference operator*() const { return **m_place; }
    pointer operator->() const { return *m_place; }
    Iterator& operator++() {
        ++m_place;
        return *this;
    }
    Iterator operator++(int) { return Iterator(m_place++); }
    friend difference_type operator-(const Iterator& a, const Iterator& b) { return a.m_place - b.m_place; }
    friend bool operator==(const Iterator&, const Iterator&) = default;

private:
    const MeasuredRun* const* m_place = nullptr;
};

inline RunList::Iterator RunList::begin() const {
    return Iterator(m_runs.data());
}
inline RunList::Iterator RunList::end() const {
    return Iterator(m_runs.data() + m_runs.size());
}

} // namespace quadrille
