// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/task_remark.h"

#include "core/pipeline/order_file_text.h"

#include <algorithm>
#include <optional>

namespace quadrille::laboratory {
namespace {

constexpr std::string_view beginning = "# laboratory:";

/// Takes the text up to the separator off, and that with it; all of it where there is none.
std::string_view takeUpTo(char separator, std::string_view& text) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

bool take(std::int32_t& into, std::string_view word, std::int32_t most) {
    const std::optional<std::int32_t> value = parseCount(word);
    if (!value || *value > most)
        return false;
    into = *value;
    return true;
}

bool take(bool& into, std::string_view word) {
    into = word == "yes";
    return into || word == "no";
}

/// Whether the value is one that a task may have; it is in the task then.
bool take(Task& task, std::string_view key, std::string_view value) {
    if (key == "memory")
        return take(task.memory, value, mostMicrobatches * mostChunks);
    if (key == "message")
        return take(task.message, value, mostMessage);
    if (key == "split")
        return take(task.splitBackward, value);
    if (key == "v")
        return take(task.vShaped, value);
    return true;
}

/// Nothing where a value is of no task.
std::optional<Task> read(std::string_view settings, Task task) {
    while (!settings.empty()) {
        std::string_view setting = takeUpTo(',', settings);
        const std::string_view key = takeWord(setting);
        const std::string_view value = takeWord(setting);
        if (!take(task, key, value) || !takeWord(setting).empty())
            return {};
    }
    return task;
}

} // namespace

std::string taskRemark(const Task& task) {
    const auto answer = [](bool yes) { return yes ? "yes" : "no"; };
    return std::string(beginning) + " memory " + std::to_string(task.memory) + ", message " +
           std::to_string(task.message) + ", split " + answer(task.splitBackward) + ", v " +
           answer(task.vShaped) + '\n';
}

Task withRemark(const Task& task, std::string_view text) {
    while (!text.empty()) {
        std::string_view line = takeUpTo('\n', text);
        if (line.starts_with(beginning))
            return read(line.substr(beginning.size()), task).value_or(task);
    }
    return task;
}

} // namespace quadrille::laboratory
