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

/// What an option of "accelerate launch" is in Accelerate's file; none: it is another program's.
std::optional<Entry> inFile(const Entry& option) {
    if (!option.key.starts_with("--"))
        return {};
    const std::string key = option.key.substr(2);
    Entry entry = option;
    if (key == "use_fsdp" || key == "use_deepspeed") {
        entry.key = "distributed_type";
        entry.value = key == "use_fsdp" ? "FSDP" : "DEEPSPEED";
    } else if (key.starts_with("fsdp_")) {
        entry.key = "fsdp_config." + key;
    } else if (key.starts_with("parallelism_config_")) {
        entry.key = "parallelism_config." + key;
    } else if (key == "zero_stage" || key.starts_with("offload_") || key == "deepspeed_config_file") {
        entry.key = "deepspeed_config." + key;
    } else if (key == "mixed_precision") {
        entry.key = key;
    } else {
        return {};
    }
    return entry;
}

/// The script starts another framework's program by "accelerate launch --use_fsdp …".
bool startsByAccelerate(const Document& script) {
    return script.syntax == Syntax::commandLine && formatOf(script) != &accelerate &&
           std::ranges::any_of(script.entries, [](const Entry& entry) {
               return entry.key == "--use_fsdp" || entry.key == "--use_deepspeed";
           });
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
    std::vector<Document> told;
    for (Document& script : documents) {
        if (!startsByAccelerate(script))
            continue;
        Document& options = told.emplace_back(
            Document{.file = script.file, .syntax = Syntax::yaml, .entries = {}, .leftOut = {}});
        std::erase_if(script.entries, [&options](const Entry& entry) {
            auto option = inFile(entry);
            if (!option)
                return false;
            options.entries.push_back(*std::move(option));
            return true;
        });
    }
    std::ranges::move(told, std::back_inserter(documents));
}

} // namespace quadrille::frameworks
