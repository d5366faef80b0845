// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_report.h"

#include "app/cli/text_table.h"
#include "app/text_io/scenario_options.h"

namespace quadrille::cli {
namespace {

using frameworks::ImportedPlan;
using frameworks::ImportNote;
using text_io::Json;

std::string place(const ImportNote& note) {
    return note.line == 0 ? note.file : note.file + ":" + std::to_string(note.line);
}

std::string became(const ImportNote& note) {
    return note.setting.empty() ? std::string()
                                : note.setting + (note.result.empty() ? "" : " " + note.result);
}

Json notesJson(const std::vector<ImportNote>& notes) {
    Json list = Json::array();
    for (const ImportNote& note : notes) {
        Json one = Json::object();
        if (!note.file.empty())
            one["file"] = note.file;
        if (note.line > 0)
            one["line"] = note.line;
        if (!note.key.empty()) {
            one["key"] = note.key;
            one["value"] = note.value;
        }
        if (!note.setting.empty()) {
            one["setting"] = note.setting;
            one["result"] = note.result;
        }
        if (!note.reason.text.empty())
            one["reason"] = english(note.reason);
        list.push_back(std::move(one));
    }
    return list;
}

} // namespace

std::string importText(const ImportedPlan& plan) {
    using Align = TextTable::Align;
    std::string text;
    for (const frameworks::ImportedFile& file : plan.files)
        text += file.file + ": " + file.label + "\n";
    const auto section = [&text](const char* title, const std::vector<ImportNote>& notes, const auto& add) {
        if (notes.empty())
            return;
        TextTable table({{"", Align::left}, {"", Align::left}, {"", Align::left}});
        for (const ImportNote& note : notes)
            add(table, note);
        const std::string rows = table.text();
        text += std::string("\n") + title + "\n" + rows.substr(rows.find('\n', rows.find('\n') + 1) + 1);
    };
    section("Understood", plan.understood, [](TextTable& table, const ImportNote& note) {
        table.add({"  " + place(note), note.key + " " + note.value, became(note)});
    });
    section("Assumed, since no file says it", plan.assumed, [](TextTable& table, const ImportNote& note) {
        table.add({"  " + place(note), became(note), english(note.reason)});
    });
    if (!plan.defaults.empty()) {
        text += "\nLeft as the framework has it\n ";
        for (const ImportNote& note : plan.defaults)
            text += " " + became(note) + (&note == &plan.defaults.back() ? "\n" : ",");
    }
    section("Ignored", plan.ignored, [](TextTable& table, const ImportNote& note) {
        table.add({"  " + place(note), note.key + (note.value.empty() ? "" : " " + note.value),
                   english(note.reason)});
    });
    return text;
}

Json importJson(const ImportedPlan& plan) {
    Json files = Json::array();
    for (const frameworks::ImportedFile& file : plan.files)
        files.push_back({{"file", file.file}, {"format", file.format}});
    return {{"files", std::move(files)},
            {"scenario", text_io::echo(plan.scenario, {})},
            {"understood", notesJson(plan.understood)},
            {"assumed", notesJson(plan.assumed)},
            {"defaults", notesJson(plan.defaults)},
            {"ignored", notesJson(plan.ignored)}};
}

} // namespace quadrille::cli
