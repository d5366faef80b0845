// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/search_request.h"

#include "app/text_io/command_line_text.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/text/joined.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

void expectSetting(const std::string& name) {
    if (findSetting(name) != nullptr)
        return;
    std::vector<std::string> usual;
    for (const Setting* each : usuallySearched())
        usual.emplace_back(each->name);
    refuse("free", "names no setting “%1”; usual ones are %2, so are other options of plan and recipe", name,
           joined(usual, ", "));
}

} // namespace

std::vector<const Setting*> freed(const std::vector<std::string>& names) {
    std::ranges::for_each(names, expectSetting);
    std::vector<const Setting*> free;
    for (const Setting& setting : allSettings)
        if (std::ranges::find(names, setting.name) != names.end())
            free.push_back(&setting);
    return free;
}

std::string fix(GivenOptions& given, const std::string& text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos)
        refuse("fix", "must be NAME=VALUE, not “%1”", text);
    const std::string name = text.substr(0, sign);
    const std::size_t index = optionIndex(name);
    if (index == scenarioOptions.size())
        refuse("fix", "names no setting “%1”", name);
    given.set(index, std::string_view(text).substr(sign + 1));
    return std::string(scenarioOptions.at(index).name);
}

std::optional<DoublingRange> rangeOf(const char* field, const std::string& text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string::npos)
        return std::nullopt;
    const DoublingRange range{wholeNumber(field, text.substr(0, dots)),
                              wholeNumber(field, text.substr(dots + 2))};
    if (range.least > range.most || range.most > largestDimensionValue)
        refuse(field, "must be a range such as 64..1024, not “%1”", text);
    return range;
}

std::vector<PlanQuantity> quantities(const std::string& text) {
    std::vector<PlanQuantity> found;
    std::size_t from = 0;
    while (!text.empty() && from <= text.size()) {
        const std::size_t to = std::min(text.find(',', from), text.size());
        const std::string word = text.substr(from, to - from);
        const auto* quantity = std::ranges::find(planQuantities, word, [](auto each) { return name(each); });
        if (quantity == planQuantities.end())
            refuse("pareto",
                   "must be of throughput, memory, gpus, cost, days, bubble, step, mfu and oom, not “%1”",
                   word);
        if (std::ranges::find(found, *quantity) == found.end())
            found.push_back(*quantity);
        from = to + 1;
    }
    if (found.size() == 1)
        refuse("pareto", "needs two quantities or more");
    return found;
}

std::size_t countOf(const char* field, const std::string& text, std::size_t usual, std::int64_t most) {
    if (text.empty())
        return usual;
    const std::int64_t count = wholeNumber(field, text);
    if (count > most)
        refuse(field, "must be at most %1, not %2", most, count);
    return static_cast<std::size_t>(count);
}

} // namespace quadrille::cli
