// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/entry.h"
#include "core/scenario/scenario.h"

namespace quadrille::frameworks {

struct Format;

/// A format writes a scenario through this.
class Writing {
public:
    Writing(const Format& format, const Scenario& scenario) : m_format(format), m_scenario(scenario) {}

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    /// Keys of the tables, in the order in which they are put. A switch that is off is written as such.
    void put(std::string_view key, Json value);
    /// Nothing where it is off: of a command line.
    void raise(std::string_view key, bool flag) {
        if (flag)
            put(key, true);
    }
    void rows();
    /// The configuration has switches that are on or off, not options that stand there or do not.
    [[nodiscard]] bool saysSwitches() const;
    /// What follows belongs together: "MODEL".
    void group(std::string name) { m_groups.emplace_back(m_entries.size(), std::move(name)); }
    /// Where each group begins among the entries.
    [[nodiscard]] const std::vector<std::pair<std::size_t, std::string>>& groups() const { return m_groups; }
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }

private:
    const Format& m_format;
    const Scenario& m_scenario;
    std::vector<Entry> m_entries;
    std::vector<std::pair<std::size_t, std::string>> m_groups;
};

} // namespace quadrille::frameworks
