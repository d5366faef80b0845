// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/accelerate_options.h"

#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/shell_words.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

namespace quadrille::frameworks {
namespace {

/// Of a script that starts another framework's program by "accelerate launch --use_fsdp …" what Accelerate is
/// told, as its file would say it.
std::optional<Document> accelerateOptions(const Document& script) {
    const auto has = [&script](std::string_view key) {
        return std::ranges::find(script.entries, key, &Entry::key) != script.entries.end();
    };
    if (script.syntax != Syntax::commandLine || !(has("--use_fsdp") || has("--use_deepspeed")) ||
        formatOf(script) == &accelerate)
        return {};
    Document options{.file = script.file, .syntax = Syntax::yaml, .entries = {}, .leftOut = {}};
    for (const Entry& entry : script.entries) {
        Entry option = entry;
        const std::string_view key = std::string_view(entry.key).substr(entry.key.starts_with("--") ? 2 : 0);
        if (key == "use_fsdp" || key == "use_deepspeed") {
            option.key = "distributed_type";
            option.value = key == "use_fsdp" ? "FSDP" : "DEEPSPEED";
        } else if (key.starts_with("fsdp_")) {
            option.key = "fsdp_config." + std::string(key);
        } else if (key.starts_with("parallelism_config_")) {
            option.key = "parallelism_config." + std::string(key);
        } else if (key == "zero_stage" || key.starts_with("offload_") || key == "deepspeed_config_file") {
            option.key = "deepspeed_config." + std::string(key);
        } else if (key == "mixed_precision") {
            option.key = key;
        } else {
            continue;
        }
        options.entries.push_back(std::move(option));
    }
    return options;
}

/// A file of the keys that a trainer hands to FSDP ("--fsdp_config fsdp.json",
/// src/transformers/training_args.py): Accelerate's, without what theirs begin with.
void nameFsdpFiles(std::vector<Document>& documents) {
    std::vector<std::string> named;
    for (const Document& document : documents)
        for (const Entry& entry : document.entries)
            if (document.syntax == Syntax::commandLine && entry.key == "--fsdp_config" &&
                entry.value.is_string())
                named.emplace_back(fileNameOf(entry.value.get_ref<const std::string&>()));
    for (Document& document : documents) {
        if (document.syntax == Syntax::commandLine ||
            std::ranges::find(named, fileNameOf(document.file)) == named.end())
            continue;
        for (Entry& entry : document.entries)
            entry.key =
                "fsdp_config." + std::string(entry.key.starts_with("fsdp_") ? "" : "fsdp_") + entry.key;
        document.entries.push_back({.key = "distributed_type", .value = "FSDP", .line = 1});
    }
}

} // namespace

void partAccelerate(std::vector<Document>& documents) {
    nameFsdpFiles(documents);
    if (std::ranges::any_of(documents, [](const Document& each) { return formatOf(each) == &accelerate; }))
        return;
    std::vector<Document> options;
    for (Document& script : documents) {
        auto told = accelerateOptions(script);
        if (!told)
            continue;
        std::erase_if(script.entries, [&told](const Entry& entry) {
            return std::ranges::any_of(told->entries, [&entry](const Entry& option) {
                return option.line == entry.line && entry.key.starts_with("--") &&
                       (option.key.ends_with(entry.key.substr(2)) || entry.key == "--use_fsdp" ||
                        entry.key == "--use_deepspeed");
            });
        });
        options.push_back(*std::move(told));
    }
    std::ranges::move(options, std::back_inserter(documents));
}

} // namespace quadrille::frameworks
