// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/csv.h"
#include "app/text_io/scenario_options.h"

#include <array>
#include <optional>

namespace quadrille::cli {
using namespace text_io;

/// What a batch appends, in this order.
inline constexpr std::array<std::string_view, 20> resultColumns{"memory_gib",
                                                                "memory_last_stage_gib",
                                                                "memory_reserved_gib",
                                                                "memory_device_gib",
                                                                "zone",
                                                                "oom_probability",
                                                                "bubble_over_total",
                                                                "step_seconds",
                                                                "tokens_per_second_per_gpu",
                                                                "tflops_per_gpu",
                                                                "mfu",
                                                                "step_low_seconds",
                                                                "step_high_seconds",
                                                                "extrapolated",
                                                                "cost_days",
                                                                "cost_gpu_hours",
                                                                "cost_price",
                                                                "cost_goodput",
                                                                "cost_energy_kwh",
                                                                "error"};

/// A sentence that names them.
[[nodiscard]] std::string resultColumnsText();

/// What an input's column, or key, is called in the answer: itself, or "given_…" where a result has that
/// name, as search's and batch's own answers have.
[[nodiscard]] std::string nameInAnswer(std::string_view column);

/// Control characters that a record may have, beside tabs and line ends.
enum class Controls {
    none,
    allButNul ///< some write colours into their logs, and NUL where a disk lost what was there
};

/// Which rule of text a record breaks, as bytes of another encoding do; none: all of it is text.
[[nodiscard]] std::optional<Message> brokenText(const CsvRecord& record, Controls controls);

/// Which column of a batch file is which option. Spaces around names and values do not matter, nor does the
/// case of names, and an underscore or a space in a name is as good as a dash.
class BatchColumns {
public:
    /// \throws InputError when it is no text, no column is an option, an option has two, or two would have
    /// one name in the answer
    explicit BatchColumns(const CsvRecord& header);

    [[nodiscard]] std::size_t count() const { return m_options.size(); }
    /// The options that the row gives: its cells that are not empty. \pre as many fields as columns
    void read(const CsvRecord& row, GivenOptions& given) const;
    /// The columns' names in the answer, before the results.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    /// The names of the columns that are no option, for a message.
    [[nodiscard]] const std::string& unread() const { return m_unread; }
    /// Of them, those that have another name in the answer.
    [[nodiscard]] const std::string& renamed() const { return m_renamed; }

private:
    std::vector<std::size_t> m_options; ///< of each column, as optionIndex()
    std::vector<std::string> m_names;
    std::string m_unread, m_renamed;
};

} // namespace quadrille::cli
