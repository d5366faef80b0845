// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/batch_results.h"
#include "app/cli/batch_rows.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/text/json_object.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

/// Writes results as the values of an object.
struct Values {
    Json& object;
    std::size_t at = 0;

    void operator()(std::optional<double> number) { next() = number ? Json(*number) : Json(); }
    void operator()(std::string_view word) { next() = word; }
    void operator()(bool truth) { next() = truth; }

private:
    Json& next() { return object[std::string(resultColumns.at(at++))]; }
};

/// With other names for the keys that results have. \throws InputError where two would have one name; then
/// the object is without the results' names
void renameInAnswer(Json& object) {
    Json renamed = Json::object();
    std::string twice;
    for (auto& [key, value] : object.items()) {
        const std::string name = nameInAnswer(key);
        if (renamed.contains(name) || (name != key && object.contains(name)))
            twice = twice.empty() ? key : twice;
        if (name == key || !renamed.contains(name))
            renamed[name] = std::move(value);
    }
    object = std::move(renamed);
    if (!twice.empty())
        refuse(twice, "must not be there together with %1", inQuotes(nameInAnswer(twice)));
}

/// What the value would be on the command line; none: not given.
std::optional<std::string> textOf(const std::string& key, const Json& value) {
    if (value.is_null())
        return std::nullopt;
    if (value.is_boolean())
        return value.get<bool>() ? "on" : "off";
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number_integer())
        return value.dump();
    if (value.is_number())
        return shortest(value.get<double>());
    refuse(key, "must be a text, a number, true, false or null");
}

} // namespace

void BatchLines::read(const Json& object) {
    m_given.clear();
    for (const auto& [key, value] : object.items()) {
        const std::size_t option = optionIndex(columnName(key));
        if (option == scenarioOptions.size())
            continue;
        if (m_given.has(option))
            refuse(key, "is there twice");
        if (const auto text = textOf(key, value); text && !withoutSpaces(*text).empty())
            m_given.set(option, withoutSpaces(*text));
    }
}

void BatchLines::addResults(Json& object) {
    read(object);
    m_resolver.resolve(m_scenario, m_given);
    Json results = object;
    const std::string error = visitResults(m_scenario, m_memo, Values{results});
    if (error.empty())
        object = std::move(results);
    else
        object["error"] = error;
}

BatchAnswer BatchLines::answer(std::string_view records, const std::stop_token& stop) {
    BatchAnswer answer;
    while (!stop.stop_requested() && !records.empty()) {
        const std::size_t end = std::min(records.find('\n'), records.size());
        const std::string_view line = withoutSpaces(records.substr(0, end));
        records.remove_prefix(std::min(end + 1, records.size()));
        if (line.empty() || line == "\r")
            continue;
        Json object = Json::object();
        try {
            (void)parseJson(line, "line"); // says what is wrong with it, but forgets the order of keys
            Json given = Json::parse(line);
            if (!given.is_object())
                refuse("line", "must be a JSON object");
            object = std::move(given);
            renameInAnswer(object);
            addResults(object);
        } catch (const std::exception& error) { // must not end the run
            object["error"] = error.what();
        }
        ++answer.rows;
        if (object.contains("error"))
            ++answer.bad;
        else
            object["error"] = nullptr;
        answer.text += jsonText(object) + '\n';
    }
    return answer;
}

} // namespace quadrille::cli
