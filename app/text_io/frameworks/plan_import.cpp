// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/plan_import.h"

#include "app/text_io/frameworks/accelerate_options.h"
#include "app/text_io/frameworks/arguments_block.h"
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/machine_file.h"
#include "app/text_io/frameworks/model_file.h"
#include "app/text_io/frameworks/plan_difference.h"
#include "app/text_io/frameworks/use_framework.h"
#include "app/text_io/frameworks/world_size_line.h"
#include "app/text_io/numbers.h"
#include "core/cluster/catalogue.h"
#include "core/measurements/training_log.h"
#include "core/text/input_error.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <iterator>

namespace quadrille::frameworks {
namespace {

/// The script, the log or the configuration is a framework's, whatever else stands in it.
bool isFrameworks(const SourceText& source) {
    try {
        return formatOf(readDocument(source.text, source.file)) != nullptr;
    } catch (const InputError&) {
        return false;
    }
}

/// What a setting of a note is, as one types it; empty: it is none.
std::string resultOf(std::string_view name, const Scenario& scenario) {
    if (const Setting* setting = findSetting(name)) {
        const std::string result = effectiveText(*setting, scenario);
        return name == "layer-split" || result.empty() ? settingText(*setting, scenario) : result;
    }
    if (name == "model")
        return scenario.model.name.empty() ? scenario.model.label : scenario.model.name;
    return name == "gpu" ? scenario.cluster.gpu.name : std::string();
}

/// Both are whole numbers, but not the same.
bool isOtherNumber(std::string_view a, std::string_view b) {
    const auto isNumber = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return isNumber(a) && isNumber(b) && a != b;
}

/// Why a setting became another number than a key says.
Message whyAnother(const ImportNote& note, const std::vector<ImportNote>& all) {
    const auto overruling = std::ranges::find_if(all, [&note](const ImportNote& other) {
        return other.setting == note.setting && other.file != note.file && other.value == note.result;
    });
    if (overruling != all.end())
        return {QUADRILLE_MESSAGE("%1 says %2, and counts for more"), {overruling->file, overruling->value}};
    return {QUADRILLE_MESSAGE("is converted with the framework's defaults and the rest of the plan"), {}};
}

/// What the settings of the notes became, and why that is not what the file says; of what no file says
/// whether it is what there was.
void tellResults(ImportedPlan& plan, const Scenario& base) {
    for (std::vector<ImportNote>* notes : {&plan.understood, &plan.assumed, &plan.defaults})
        for (ImportNote& note : *notes)
            note.result = resultOf(note.setting, plan.scenario);
    std::erase_if(plan.defaults, [&plan](const ImportNote& note) {
        return std::ranges::find(plan.understood, note.setting, &ImportNote::setting) !=
               plan.understood.end();
    });
    for (ImportNote& note : plan.understood)
        if (note.reason.text.empty() && isOtherNumber(note.value, note.result))
            note.reason = whyAnother(note, plan.understood);
    for (ImportNote& note : plan.assumed) {
        if (note.reason.text != noFileSaysIt)
            continue;
        const std::string before = resultOf(note.setting, base);
        if (before == note.result)
            note.reason = {QUADRILLE_MESSAGE("no file says it: it stays as it was"), {}};
        else if (!before.empty())
            note.reason = {QUADRILLE_MESSAGE("no file says it; before it was %1"), {before}};
    }
}

/// What the file is called tells what it was to be where its text is nobody's: it is said where it breaks.
void refuseBroken(const SourceText& source, const Document& document) {
    if (source.text.find_first_not_of(" \t\r\n") == std::string::npos ||
        (document.entries.empty() && document.syntax != Syntax::commandLine))
        throw InputError(source.file, {std::string(isEmpty), {}});
    if (source.file.ends_with(".toml") && formatOf(document) == nullptr)
        static_cast<void>(readToml(source.text, source.file));
}

const Format& chosen(const Document& document, std::string_view format) {
    const Format* looksLike = formatOf(document);
    if (format.empty()) {
        // Of a script that hands all to another file that one says it.
        const auto other = std::ranges::find_if(
            document.leftOut, [](const LeftOut& left) { return left.reason.text == isOtherFile; });
        if (looksLike == nullptr && other != document.leftOut.end())
            refuseLine(fileOf(*other, document), other->line, other->what, other->reason);
        if (looksLike == nullptr && !document.leftOut.empty())
            throw InputError(fileOf(document.leftOut.front(), document) + ":" +
                                 std::to_string(document.leftOut.front().line),
                             {QUADRILLE_MESSAGE("is not followed (%1), and nothing else there has a key of a "
                                                "framework that is known here"),
                              {text_io::inQuotes(document.leftOut.front().what)}});
        if (looksLike == nullptr)
            throw InputError(document.file, {std::string(isNoConfiguration), {}});
        return *looksLike;
    }
    const Format* asked = findFormat(format);
    if (asked == nullptr) {
        Alternatives names;
        for (const Format* known : formats())
            names.words.emplace_back(known->name);
        throw InputError("format",
                         {QUADRILLE_MESSAGE("must be %1, not %2"), {names, text_io::inQuotes(format)}});
    }
    if (knownKeys(*asked, document) == 0)
        throw InputError(document.file,
                         looksLike == nullptr
                             ? Message{QUADRILLE_MESSAGE("has no key of %1"), {std::string(asked->label)}}
                             : Message{QUADRILLE_MESSAGE("has no key of %1; it looks like %2's"),
                                       {std::string(asked->label), std::string(looksLike->label)}});
    return *asked;
}

/// Configurations that a script writes, each with its places in the script's file; then the script goes only
/// where it says something itself.
std::vector<Document> withEmbedded(Document script) {
    std::vector<Document> all;
    for (const EmbeddedText& each : script.embedded) {
        if (each.text.find_first_not_of(" \t\r\n") == std::string::npos)
            continue;
        try {
            Document document = readDocument(each.text, fileOf(each, script));
            if (document.entries.empty() || formatOf(document) == nullptr)
                continue;
            document.writtenBy = script.file;
            for (Entry& entry : document.entries)
                entry.line += each.line - 1;
            for (LeftOut& left : document.leftOut)
                left.line += each.line - 1;
            all.push_back(std::move(document));
        } catch (const InputError& error) {
            script.leftOut.push_back({each.line, "<<", error.rule(), each.file});
        }
    }
    if (all.empty() || formatOf(script) != nullptr)
        all.push_back(std::move(script)); // which counts over what it writes
    return all;
}

/// The plan as the framework runs it when it is told nothing.
void startOver(Scenario& scenario, const Format& format, const Catalogue& catalogue) {
    const Plan before = scenario.plan;
    scenario.plan = {};
    scenario.plan.globalBatch = before.globalBatch;
    scenario.plan.sequence = before.sequence;
    scenario.recipe = {};
    useFramework(scenario, format.framework, catalogue);
}

/// It starts what another file configures, and says no more than on how many GPUs, and a few keys that the
/// other one's framework knows better.
bool isLauncher(const Document& document, const std::vector<Document>& all) {
    if (document.syntax != Syntax::commandLine || (document.entries.empty() && !document.starts))
        return false;
    const Format* own = formatOf(document);
    return std::ranges::any_of(all, [&](const Document& other) {
        const Format* theirs =
            &other == &document || other.syntax == Syntax::commandLine ? nullptr : formatOf(other);
        return theirs != nullptr && theirs != own &&
               (own == nullptr || knownKeys(*theirs, document) >= knownKeys(*own, document) ||
                (own == &transformersTrainer && !isDecided(*own, document)));
    });
}

/// Those that another one reads in are a part of it; of several that read in each other the first stays.
void leaveSourced(std::vector<Document>& documents, ImportedPlan& plan) {
    const auto isRead = [](const Document& document, const std::vector<std::string>& files) {
        const std::string& script = document.writtenBy.empty() ? document.file : document.writtenBy;
        return std::ranges::find(files, script) != files.end();
    };
    std::vector<std::string> all, parts;
    for (const Document& document : documents)
        all.insert(all.end(), document.sourced.begin(), document.sourced.end());
    for (const Document& document : documents)
        if (!isRead(document, all))
            parts.insert(parts.end(), document.sourced.begin(), document.sourced.end());
    for (const Document& document : documents)
        if (isRead(document, all) && !isRead(document, parts))
            for (const std::string& file : document.sourced)
                if (file != document.file)
                    parts.push_back(file);
    std::erase_if(documents, [&](const Document& document) {
        const bool isPart = isRead(document, parts);
        if (isPart && document.writtenBy.empty())
            plan.files.push_back({document.file, "script", "script that another one runs or reads in"});
        return isPart;
    });
}

/// Whose the documents are: one framework's, and perhaps what one that it runs is told besides.
struct Owners {
    const Format* whose = nullptr;
    std::vector<const Document*> documents;
    /// What it hands on, each with its documents.
    std::vector<std::pair<const Format*, std::vector<const Document*>>> besides;
};

/// Whose file the others stand beside: of one that stands alone; else of Accelerate, which runs DeepSpeed;
/// else of the only one. None: there are none.
const Format* ownerOf(const std::vector<std::pair<const Document*, const Format*>>& all) {
    const auto first = [&all](auto&& test) {
        const auto found = std::ranges::find_if(all, [&](const auto& each) { return test(*each.second); });
        return found == all.end() ? nullptr : found->second;
    };
    if (const Format* alone = first([](const Format& each) { return each.readBeside == nullptr; }))
        return alone;
    if (const Format* runs = first([](const Format& each) { return each.runsOthers; }))
        return runs;
    return all.empty() ? nullptr : all.front().second;
}

/// \throws InputError where they are no one plan
Owners ownersOf(const std::vector<Document>& documents, std::string_view format, ImportedPlan& plan) {
    Owners owners;
    std::vector<std::pair<const Document*, const Format*>> all;
    std::vector<const Document*> launchers;
    for (const Document& document : documents) {
        if (isLauncher(document, documents)) {
            launchers.push_back(&document);
            plan.files.push_back({document.file, "script", "launch script"});
            continue;
        }
        const Format& one = chosen(document, format);
        all.emplace_back(&document, &one);
        plan.files.push_back({document.file, std::string(one.name), std::string(one.label)});
    }
    owners.whose = ownerOf(all);
    for (const auto& [document, one] : all) {
        if (one == owners.whose) {
            owners.documents.push_back(document);
            continue;
        }
        if (one->readBeside == nullptr)
            throw InputError(
                document->file,
                {QUADRILLE_MESSAGE("looks like %1's, and another file like %2's: one plan has one framework"),
                 {std::string(one->label), std::string(owners.whose->label)}});
        auto known = std::ranges::find(owners.besides, one, [](const auto& each) { return each.first; });
        if (known == owners.besides.end())
            known = owners.besides.insert(known, {one, {}});
        known->second.push_back(document);
    }
    // What the one that runs others says of the sizes, they may count on.
    std::ranges::stable_partition(owners.besides, [](const auto& each) { return each.first->runsOthers; });
    owners.documents.insert(owners.documents.end(), launchers.begin(), launchers.end());
    return owners;
}

/// What several files say of the machine, the later over the earlier.
class Machines {
public:
    /// Whether the text is one of them.
    bool take(const SourceText& source, ImportedPlan& plan, const Catalogue& catalogue) {
        auto machine = readMachine(source, catalogue);
        if (!machine)
            return false;
        plan.files.push_back({source.file, "machine", machine->label});
        std::ranges::move(machine->understood, std::back_inserter(plan.understood));
        std::ranges::move(machine->assumed, std::back_inserter(plan.assumed));
        std::ranges::move(machine->ignored, std::back_inserter(plan.ignored));
        m_nodes = machine->nodes ? machine->nodes : m_nodes;
        m_gpusPerNode = machine->gpusPerNode ? machine->gpusPerNode : m_gpusPerNode;
        if (machine->gpu != nullptr) {
            placeGpu(plan.scenario.cluster, *machine->gpu);
            m_saysGpu = true;
        }
        return true;
    }
    [[nodiscard]] bool saysGpu() const { return m_saysGpu; }
    void tell(Sizes& sizes) const {
        sizes.nodes = m_nodes;
        sizes.gpusPerNode = m_gpusPerNode;
    }
    /// Where no framework's file settles it.
    void settle(Cluster& cluster) const {
        if (m_gpusPerNode)
            cluster.gpusPerNode = *m_gpusPerNode;
        if (m_nodes)
            cluster.gpus = saturatingProduct(*m_nodes, cluster.gpusPerNode);
    }

private:
    std::optional<std::int64_t> m_nodes, m_gpusPerNode;
    bool m_saysGpu = false;
};

/// What logs say of the sizes of their run, and nothing else of it.
class LogSizes {
public:
    /// Whether the text is such a log.
    bool take(const SourceText& source, ImportedPlan& plan) {
        auto line = readWorldSizeLine(source.text);
        if (!line || isFrameworks(source))
            return false;
        plan.files.push_back({source.file, "log", "Megatron-LM log"});
        plan.saysPlan = true;
        for (const LogSize& each : line->sizes) {
            if (!each.key.empty()) {
                plan.understood.push_back({.file = source.file,
                                           .line = line->line,
                                           .key = each.key,
                                           .value = std::to_string(each.size),
                                           .setting = std::string(name(each.dimension))});
            } else {
                plan.assumed.push_back(
                    {.setting = std::string(name(each.dimension)),
                     .reason = {QUADRILLE_MESSAGE("the log says none, as earlier versions do"), {}}});
            }
        }
        m_line = std::move(*line);
        return true;
    }
    void tell(Reading& reading) const { reading.ran = m_line; }
    /// Where no framework's file says the rest.
    void settle(ImportedPlan& plan) const {
        if (!m_line)
            return;
        plan.scenario = withSizes(std::move(plan.scenario), *m_line);
        plan.assumed.push_back(
            {.reason = {
                 QUADRILLE_MESSAGE(
                     "the log says these sizes alone; the model, the GPU and all else of the plan stay as "
                     "they were"),
                 {}}});
    }

private:
    std::optional<WorldSizeLine> m_line;
};

/// What a run has printed, given with what it ran: it says nothing more of the plan. \return the text is that
bool leaveLog(const SourceText& source, ImportedPlan& plan) {
    try {
        const std::string label = parseTrainingLog(source.text).label();
        if (argumentsBlock(source.text) || isFrameworks(source))
            return false;
        plan.files.push_back({source.file, "log", label + " log"});
        plan.ignored.push_back(
            {.file = source.file,
             .key = "log",
             .reason = {
                 QUADRILLE_MESSAGE("is a log of %1: what it measured is read where it is given alone, and "
                                   "by My cluster"),
                 {label}}});
        return true;
    } catch (const InputError&) {
        return false;
    }
}

/// What the other framework's files add.
void readBeside(const Owners& owners, ImportedPlan& plan, const Catalogue& catalogue) {
    for (const auto& [format, documents] : owners.besides) {
        useFramework(plan.scenario, format->framework, catalogue);
        Reading more(*format, plan, catalogue);
        more.besides = true;
        for (const Document* document : documents)
            more.add(*document);
        format->readBeside(more);
        more.finish();
    }
}

} // namespace

ImportedPlan importPlan(const std::vector<SourceText>& texts, const Scenario& base,
                        const Catalogue& catalogue, std::string_view format) {
    ImportedPlan plan;
    plan.scenario = base;
    std::vector<Document> documents;
    Machines machines;
    LogSizes logSizes;
    bool hasModel = false;
    for (const SourceText& source : texts) {
        if (takeModelFile(source, plan)) {
            if (hasModel)
                throw InputError(source.file, {QUADRILLE_MESSAGE("is a second model"), {}});
            hasModel = true;
        } else if (!machines.take(source, plan, catalogue) && !logSizes.take(source, plan) &&
                   (texts.size() == 1 || !leaveLog(source, plan))) {
            Document document = readDocument(source.text, source.file, texts);
            refuseBroken(source, document);
            std::ranges::move(withEmbedded(std::move(document)), std::back_inserter(documents));
        }
    }
    leaveSourced(documents, plan);
    partAccelerate(documents);
    // What is said where a run is started counts over its configuration, in whichever order they are given.
    std::ranges::stable_partition(
        documents, [](const Document& document) { return document.syntax != Syntax::commandLine; });
    const Owners owners = ownersOf(documents, format, plan);
    if (owners.whose != nullptr) {
        plan.saysPlan = true;
        startOver(plan.scenario, *owners.whose, catalogue);
        Reading reading(*owners.whose, plan, catalogue);
        reading.saysModel = hasModel;
        reading.saysGpu = machines.saysGpu();
        reading.besides = !owners.besides.empty();
        machines.tell(reading.sizes);
        logSizes.tell(reading);
        for (const Document* document : owners.documents)
            reading.add(*document);
        reading.rows();
        owners.whose->read(reading);
        reading.finish();
        readBeside(owners, plan, catalogue);
        const bool isAssumed =
            std::ranges::find(plan.assumed, "model", &ImportNote::setting) != plan.assumed.end();
        if (!reading.saysModel && !isAssumed)
            reading.assume("model", {std::string(noFileSaysIt), {}});
        if (!machines.saysGpu() && !reading.isAssumed("gpu"))
            reading.assume("gpu", {std::string(noFileSaysIt), {}});
    } else {
        machines.settle(plan.scenario.cluster);
        logSizes.settle(plan);
    }
    tellResults(plan, base);
    return plan;
}

} // namespace quadrille::frameworks
