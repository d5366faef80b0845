// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/benchmarks/collective_table.h"

#include "core/measurements/median.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <span>

namespace quadrille::benchmarks {
namespace {

constexpr std::size_t mostRows = 10'000;

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    constexpr std::string_view spaces = " \t";
    constexpr std::size_t most = 64; // no table has more columns
    for (std::size_t at = line.find_first_not_of(spaces); at < line.size() && words.size() < most;) {
        const std::size_t end = std::min(line.find_first_of(spaces, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = std::min(line.find_first_not_of(spaces, end), line.size());
    }
    return words;
}

std::optional<double> numberOf(std::string_view word) {
    double number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    return read.ec == std::errc() && read.ptr == word.data() + word.size() && std::isfinite(number)
               ? std::optional(number)
               : std::nullopt;
}

/// What the text calls a test.
struct Named {
    std::string_view words;
    Collective collective;
};
constexpr std::array tests{
    Named{"all_reduce_perf", Collective::allReduce}, Named{"reduce_scatter_perf", Collective::reduceScatter},
    Named{"all_gather_perf", Collective::allGather}, Named{"alltoall_perf", Collective::allToAll}};
/// Whose bus bandwidth is of one rank's link alone, or of one root's.
constexpr std::array<std::string_view, 6> others{"sendrecv_perf", "broadcast_perf", "reduce_perf",
                                                 "gather_perf",   "scatter_perf",   "hypercube_perf"};

bool has(std::string_view text, std::string_view words) {
    for (std::size_t at = text.find(words); at != std::string_view::npos; at = text.find(words, at + 1))
        if (at == 0 || (text[at - 1] != '_' && std::isalnum(static_cast<unsigned char>(text[at - 1])) == 0))
            return true;
    return false;
}

/// Where the columns stand: those of today, until a head says otherwise.
struct Columns {
    std::size_t reduction = 3, time = 5, algorithm = 6, bus = 7;
};

/// Of a head: "#       size         count      type   redop    root     time   algbw   busbw #wrong …".
std::optional<Columns> headOf(const std::vector<std::string_view>& words) {
    const auto size = std::ranges::find(words, std::string_view("size"));
    const auto placeOf = [&](std::string_view word) -> std::optional<std::size_t> {
        const auto found = std::find(size, words.end(), word);
        return found == words.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - size));
    };
    const auto time = placeOf("time"), cpu = placeOf("cputime"), algorithm = placeOf("algbw"),
               bus = placeOf("busbw");
    if (!algorithm || !bus || (!time && !cpu))
        return std::nullopt;
    return Columns{placeOf("redop").value_or(0), time ? *time : *cpu, *algorithm, *bus};
}

struct Parsed {
    CollectiveRow row;
    double algorithmBandwidth;
    bool reduces;
};

/// A row, out of place.
std::optional<Parsed> rowOf(const std::vector<std::string_view>& all, const Columns& at) {
    // Whoever started the ranks may have put a tag before the line.
    const std::size_t needed = std::max({at.reduction, at.time, at.algorithm, at.bus}) + 1;
    for (std::size_t first = 0; first < 2 && first + needed <= all.size(); ++first) {
        const std::span words(all.begin() + static_cast<std::ptrdiff_t>(first), all.end());
        const auto bytes = numberOf(words[0]), count = numberOf(words[1]);
        const auto microseconds = numberOf(words[at.time]), algorithm = numberOf(words[at.algorithm]),
                   bus = numberOf(words[at.bus]);
        if (!bytes || !count || numberOf(words[2]) || !microseconds || !algorithm || !bus)
            continue;
        if (*bytes < 0 || *microseconds <= 0 || *algorithm < 0 || *bus < 0)
            return std::nullopt;
        const Parsed parsed{{*bytes, *microseconds * micro, *bus * gigabytes},
                            *algorithm * gigabytes,
                            at.reduction > 0 && words[at.reduction] != "none"};
        // Numbers without end, or too small to be told from nothing, are none of a table.
        if (!(parsed.row.seconds > 0) || !std::isfinite(parsed.row.busBandwidth) ||
            !std::isfinite(parsed.algorithmBandwidth))
            return std::nullopt;
        return parsed;
    }
    return std::nullopt;
}

/// "#  Rank  0 Group  0 Pid 1623025 on  host device  0 [0x1b] NVIDIA H100": the host and the device.
std::optional<std::pair<std::string, std::string>> deviceOf(const std::vector<std::string_view>& words) {
    const auto rank = std::ranges::find(words, std::string_view("Rank"));
    const auto on = std::ranges::find(words, std::string_view("on"));
    const auto device = std::ranges::find(words, std::string_view("device"));
    if (rank == words.end() || on == words.end() || device - on < 2 || words.end() - device < 4)
        return std::nullopt;
    std::string name;
    for (auto word = device + 3; word != words.end(); ++word)
        name += (name.empty() ? "" : " ") + std::string(*word);
    return std::pair(std::string(*(on + 1)), name);
}

/// Of so many ranks, by the ratio of the two bandwidths.
std::int64_t ranksByRatio(double ratio, Collective collective) {
    const double share = collective == Collective::allReduce ? ratio / 2 : ratio; // (n−1)/n
    constexpr double most = 1e6;
    return share < 1 ? static_cast<std::int64_t>(std::llround(std::min(most, 1 / (1 - share)))) : 0;
}

class Table {
public:
    void line(std::string_view text) {
        const std::vector<std::string_view> words = wordsOf(text);
        if (const auto device = deviceOf(words)) {
            ++m_devices[device->first];
            if (m_table.device.empty())
                m_table.device = storable(device->second);
            ++m_ranks;
            return;
        }
        if (text.find('#') != std::string_view::npos) {
            if (const auto head = headOf(words))
                m_columns = *head;
            return;
        }
        if (const auto row = rowOf(words, m_columns))
            add(*row);
    }

    void add(const Parsed& parsed) {
        if (m_table.rows.size() >= mostRows)
            throw InputError("table", {QUADRILLE_MESSAGE("must have no more than %1 rows"),
                                       {static_cast<std::int64_t>(mostRows)}});
        m_table.rows.push_back(parsed.row);
        m_reduces = m_reduces || parsed.reduces;
        constexpr double precise = 1e9; // below a GB/s the two have no two digits in common
        if (parsed.algorithmBandwidth >= precise)
            m_ratios.push_back(parsed.row.busBandwidth / parsed.algorithmBandwidth);
    }

    [[nodiscard]] CollectiveTable table(std::string_view text) &&;

private:
    CollectiveTable m_table;
    Columns m_columns;
    std::map<std::string, std::int64_t> m_devices; ///< ranks of each host
    std::int64_t m_ranks = 0;
    std::vector<double> m_ratios;
    bool m_reduces = false;
};

CollectiveTable Table::table(std::string_view text) && {
    const auto refuse = [](const char* rule) { throw InputError("table", {rule, {}}); };
    if (m_table.rows.empty())
        refuse(QUADRILLE_MESSAGE(
            "must have rows as nccl-tests prints them: size, count, type, redop, root, time, "
            "algbw, busbw"));
    for (const std::string_view other : others)
        if (has(text, other))
            throw InputError("table",
                             {QUADRILLE_MESSAGE("must be of all_reduce, all_gather, reduce_scatter or "
                                                "alltoall, not of %1"),
                              {std::string(other)}});
    std::set<Collective> named;
    for (const Named& test : tests)
        if (has(text, test.words))
            named.insert(test.collective);
    if (named.size() > 1)
        refuse(QUADRILLE_MESSAGE("must be of one test, not of several"));
    if (named.empty() && m_reduces && m_ratios.empty())
        refuse(QUADRILLE_MESSAGE("must name its test, or have a message at a GB/s or more"));
    const double ratio = median(m_ratios);
    if (!named.empty())
        m_table.collective = *named.begin();
    else // an all-reduce's ratio is at least 1, the others' is less
        m_table.collective = !m_reduces   ? Collective::gather
                             : ratio >= 1 ? Collective::allReduce
                                          : Collective::reduceScatter;
    m_table.ranks = m_ranks > 0 ? m_ranks : m_ratios.empty() ? 0 : ranksByRatio(ratio, m_table.collective);
    if (m_table.ranks < 2)
        refuse(
            QUADRILLE_MESSAGE("must say among how many ranks it was measured: its list of devices, or both "
                              "bandwidths, tell"));
    if (!m_devices.empty()) {
        m_table.ranksPerNode = m_devices.begin()->second;
        for (const auto& [host, ranks] : m_devices)
            if (ranks != m_table.ranksPerNode)
                refuse(QUADRILLE_MESSAGE("must have as many ranks on one host as on another"));
    }
    // As the table says itself; what is not, is of another kind.
    constexpr double tolerance = 0.03;
    if (!m_ratios.empty() && std::abs(ratio / busFactor(m_table.collective, m_table.ranks) - 1) > tolerance)
        throw InputError("table",
                         {QUADRILLE_MESSAGE("must have a busbw of %1 times its algbw, not %2: that of %3 "
                                            "among %4 ranks"),
                          {busFactor(m_table.collective, m_table.ranks), ratio,
                           std::string(name(m_table.collective)), m_table.ranks}});
    std::ranges::stable_sort(m_table.rows, {}, &CollectiveRow::bytes);
    return std::move(m_table);
}

} // namespace

std::string_view name(Collective collective) {
    static constexpr std::array<std::string_view, 5> names{"all_reduce", "reduce_scatter",
                                                           "all_gather/alltoall", "all_gather", "alltoall"};
    return names.at(static_cast<std::size_t>(collective));
}

double busFactor(Collective collective, std::int64_t ranks) {
    const auto n = static_cast<double>(ranks);
    return (collective == Collective::allReduce ? 2 : 1) * (n - 1) / n;
}

bool looksLikeCollectives(std::string_view text) {
    return text.find("algbw") != std::string_view::npos && text.find("busbw") != std::string_view::npos;
}

CollectiveTable readCollectives(std::string_view text) {
    if (const auto at = firstNonUtf8(text))
        throw InputError("line " + std::to_string(placeOf(text, *at).line),
                         {QUADRILLE_MESSAGE("must be UTF-8"), {}});
    const std::string clean = withoutEscapes(text);
    Table table;
    for (std::size_t at = 0; at < clean.size();) {
        const std::size_t end = std::min(clean.find_first_of("\r\n", at), clean.size());
        if (end > at)
            table.line(std::string_view(clean).substr(at, end - at));
        at = end + 1;
    }
    return std::move(table).table(clean);
}

} // namespace quadrille::benchmarks
