// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "app/cli/batch_results.h"
#include "app/cli/from_files.h"
#include "app/cli/nothing_feasible.h"
#include "app/cli/progress.h"
#include "app/cli/search_request.h"
#include "app/cli/text_table.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/command_line_text.h"
#include "app/text_io/csv.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/analysis/analysis.h"
#include "core/search/worth_running.h"
#include "core/text/notable.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace quadrille::cli {
namespace {

struct Options {
    GivenOptions given;
    std::vector<std::string> free, fixed;
    std::string gpus, batch, top, front, probability, threads;
    std::string memory, bubble, step, groupNodes; ///< limits
    bool json = false;
    bool csv = false;
    bool jsonLines = false;
};

constexpr double mostPlans = 1e10; ///< of a space: weeks of computing

/// A plan's numbers, by the names that a batch gives them.
struct Number {
    const char* name;
    double (*of)(const Glance&);
};
constexpr std::array numbers{
    Number{"memory_gib", [](const Glance& seen) { return inGib(seen.total); }},
    Number{"bubble_over_total", [](const Glance& seen) { return seen.bubbleOverTotal; }},
    Number{"step_seconds", [](const Glance& seen) { return seen.step.value(); }},
    Number{"tokens_per_second_per_gpu", [](const Glance& seen) { return seen.tokensPerSecondPerGpu; }},
    Number{"tflops_per_gpu", [](const Glance& seen) { return seen.flopsPerGpu.value() / 1e12; }},
    Number{"mfu", [](const Glance& seen) { return seen.mfu; }},
    Number{"step_low_seconds", [](const Glance& seen) { return seen.shortestStep().value(); }},
    Number{"step_high_seconds", [](const Glance& seen) { return seen.longestStep().value(); }}};

class Search {
public:
    explicit Search(const Options& options) : m_options(options) {
        GivenOptions given = options.given;
        std::vector<std::string> toTry = options.free; // what is fixed is not free
        for (const std::string& each : options.fixed)
            std::erase(toTry, fix(given, each));
        if (toTry.empty() && !options.free.empty())
            refuse("free", "names only what --fix keeps as it is");
        m_ranges.gpus = rangeOr(given, "gpus", options.gpus);
        m_ranges.globalBatch = rangeOr(given, "gbs", options.batch);
        const auto named = freed(toTry);
        const Catalogue catalogue = userCatalogue();
        m_base = scenarioOf(given, catalogue);
        std::vector<const Setting*> free = named;
        if (named.empty())
            for (const Setting* setting : usuallySearched())
                if (!given.has(optionIndex(setting->name)))
                    free.push_back(setting);
        if (const Setting* split = findSetting("layer-split");
            named.empty() && !given.has(optionIndex(split->name)) && splitsUnevenly(m_base))
            free.push_back(split);
        try {
            m_space = planSpace(m_base, free, m_ranges, named);
        } catch (const std::invalid_argument& error) {
            refuse("free", "%1", std::string(error.what()));
        }
        if (m_space.size() > mostPlans)
            refuse("free", "frees so much that %1 plans would have to be looked at; fix something",
                   m_space.size());
        m_given = given;
        m_alike = saidOptions(m_base, catalogue);
        std::erase_if(m_alike, [this](const auto& each) { return m_space.has(each.first); }); // own columns
    }

    int run(Output& out, const std::stop_token& stop) {
        Progress progress(false);
        PlanSearchOptions options;
        constexpr std::int64_t mostTop = 1'000'000;
        constexpr std::int64_t mostThreads = 1024;
        options.top = countOf("top", m_options.top, options.top, mostTop);
        options.threads = countOf("threads", m_options.threads, 0, mostThreads);
        options.front = quantities(m_options.front);
        if (!m_options.probability.empty())
            options.mostOomProbability = boundedNumber("max-oom-probability", m_options.probability, 0, 1);
        options.limits = limits();
        options.weighsRisks = !m_options.csv && !m_options.jsonLines;
        options.progress = [&progress](double looked, double all) {
            progress.at(std::to_string(static_cast<std::int64_t>(100 * looked / all)) + " % of " +
                        std::to_string(static_cast<std::int64_t>(all)) + " plans");
        };
        if (m_options.csv) {
            writeHeader(out);
            options.found = [this, &out](const FoundPlan& plan) { writeRow(out, plan); };
        }
        if (m_options.jsonLines)
            options.found = [this, &out](const FoundPlan& plan) { out << jsonText(planJson(plan)) << "\n"; };
        const auto start = std::chrono::steady_clock::now();
        const PlanSearchAnswer answer = searchPlans(m_base, m_space, options, stop);
        m_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (answer.feasible == 0)
            m_ways = waysThrough(m_base, m_space, answer, options, stop);
        if (m_options.json)
            writeJson(out, answer);
        else if (!m_options.csv && !m_options.jsonLines)
            writeText(out, answer);
        if (answer.feasible > 0)
            return exitDone;
        std::fprintf(stderr, "%s\n", whyNone(m_base, answer, m_ways).c_str());
        return exitNotRunnable;
    }

private:
    /// A number alone is given as any other option.
    static std::optional<DoublingRange> rangeOr(GivenOptions& given, const char* name,
                                                const std::string& text) {
        const std::optional<DoublingRange> range = rangeOf(name, text);
        if (!text.empty() && !range)
            given.set(optionIndex(name), text);
        return range;
    }

    [[nodiscard]] PlanLimits limits() const {
        PlanLimits limits;
        if (!m_options.memory.empty())
            limits.memory = gibibytes(decimalNumber(memoryReason, m_options.memory, false));
        if (!m_options.bubble.empty())
            limits.bubble = boundedNumber(bubbleReason, m_options.bubble, 0, 1);
        if (!m_options.step.empty())
            limits.step = Seconds(decimalNumber(stepReason, m_options.step, false));
        if (!m_options.groupNodes.empty())
            limits.groupNodes = wholeNumber(groupNodesReason, m_options.groupNodes);
        return limits;
    }

    /// Of a run whose length is known.
    [[nodiscard]] bool tellsCost() const { return m_base.run.tokens > 0; }

    void writeHeader(Output& out) const {
        for (const SearchAxis& axis : m_space.axes)
            out << axis.setting->name << ",";
        out << "oom_probability";
        for (const Number& number : numbers)
            out << "," << number.name;
        if (tellsCost())
            for (const std::string_view name : costColumns)
                out << "," << name;
        for (const auto& [name, value] : m_alike)
            out << "," << name;
        out << "\n";
    }

    void writeRow(Output& out, const FoundPlan& plan) const {
        std::string line;
        for (std::size_t axis = 0; axis < m_space.axes.size(); ++axis) {
            appendCsvField(line, m_space.axes[axis].values[plan.places[axis]]);
            line += ',';
        }
        if (plan.seen.oomProbability)
            appendShortest(line, *plan.seen.oomProbability);
        for (const Number& number : numbers) {
            line += ',';
            appendShortest(line, number.of(plan.seen));
        }
        if (tellsCost())
            for (const std::optional<double>& part :
                 costResults(planAt(m_base, m_space, plan.places), plan.seen)) {
                line += ',';
                if (part)
                    appendShortest(line, *part);
            }
        for (const auto& [name, value] : m_alike) {
            line += ',';
            appendCsvField(line, value);
        }
        out << line << "\n";
    }

    [[nodiscard]] Json planJson(const FoundPlan& plan) const {
        const Scenario scenario = planAt(m_base, m_space, plan.places);
        Json json = echo(scenario, m_given);
        if (plan.seen.oomProbability)
            json["oom_probability"] = *plan.seen.oomProbability;
        else
            json["oom_probability"] = nullptr;
        for (const Number& number : numbers)
            json[number.name] = number.of(plan.seen);
        if (tellsCost()) {
            const auto cost = costResults(scenario, plan.seen);
            for (std::size_t i = 0; i < cost.size(); ++i)
                json[std::string(costColumns[i])] = cost[i] ? Json(*cost[i]) : Json();
        }
        return json;
    }

    /// What would let a plan through, where none is feasible.
    void addWaysThrough(Json& json) const {
        json["relax"] = Json::array();
        for (const Relaxation& each : m_ways.relaxations) {
            Json limits = Json::object();
            for (const RelaxedLimit& limit : each.limits)
                limits[optionOf(limit)] = enoughOf(limit);
            json["relax"].push_back(std::move(limits));
        }
        if (m_ways.none.reason)
            json["in_the_way"] = english(*m_ways.none.reason);
        json["to_free"] = m_ways.toFree;
        json["to_run"] = Json::array();
        if (!m_ways.none.ways.empty())
            json["to_run_fits"] = !m_ways.none.noneFits;
        for (const RunningRepair& way : m_ways.none.ways) {
            const Setting& setting = *findSetting(way.repair.field);
            json["to_run"].push_back({{way.repair.field, echo(setting, repaired(m_base, way.repair))}});
        }
    }

    void writeJson(Output& out, const PlanSearchAnswer& answer) const {
        Json json{{"evaluated", answer.evaluated}, {"feasible", answer.feasible},
                  {"rejected", Json::object()},    {"seconds", m_seconds},
                  {"free", Json::object()},        {"plans", Json::array()}};
        for (const auto& [reason, count] : answer.rejected)
            json["rejected"][reason] = count;
        for (const SearchAxis& axis : m_space.axes)
            json["free"][std::string(axis.setting->name)] = axis.values;
        for (const FoundPlan& plan : answer.best)
            json["plans"].push_back(planJson(plan));
        json["as_good"] = {{"count", answer.asGood.size()}, {"shared", Json::object()}};
        for (const auto& [setting, value] : sharedBy(answer))
            json["as_good"]["shared"][std::string(setting->name)] = value;
        json["run_first"] = Json::array();
        for (const WorthRunning& each : worthRunning(m_space, answer)) {
            const FoundPlan found = seenAgain(each);
            Json plan = planJson(found);
            plan["fits"] = each.fits;
            plan["expected_gain"] = each.gain;
            plan["expected_tokens_per_second_per_gpu"] = each.expected / static_cast<double>(found.seen.gpus);
            json["run_first"].push_back(std::move(plan));
        }
        if (answer.feasible == 0)
            addWaysThrough(json);
        if (!m_options.front.empty()) {
            json["pareto"] = Json::array();
            for (const FoundPlan& plan : answer.front)
                json["pareto"].push_back(planJson(plan));
        }
        out << jsonText(json) << "\n";
    }

    /// What all plans that may be as good as the fastest have in common, of what was free.
    [[nodiscard]] std::vector<std::pair<const Setting*, std::string>>
    sharedBy(const PlanSearchAnswer& answer) const {
        std::vector<std::pair<const Setting*, std::string>> same;
        const auto places = shared(m_space, answer.asGood);
        for (std::size_t axis = 0; axis < places.size(); ++axis)
            if (const SearchAxis& on = m_space.axes[axis]; places[axis] && on.values.size() > 1)
                same.emplace_back(on.setting, on.values[*places[axis]]);
        return same;
    }

    [[nodiscard]] FoundPlan seenAgain(const WorthRunning& worth) const {
        FoundPlan plan{m_space.places(worth.number), {}};
        plan.seen = glance(planAt(m_base, m_space, plan.places));
        return plan;
    }

    [[nodiscard]] std::vector<FoundPlan> seenAgain(const std::vector<WorthRunning>& worth) const {
        std::vector<FoundPlan> plans;
        plans.reserve(worth.size());
        for (const WorthRunning& each : worth)
            plans.push_back(seenAgain(each));
        return plans;
    }

    /// How many may be as good, and what a small measurement would decide.
    void writeWorth(Output& out, const PlanSearchAnswer& answer) const {
        if (answer.asGood.size() > 1) {
            const std::size_t others = answer.asGood.size() - 1;
            out << "\n"
                << std::to_string(others) << (others == 1 ? " other plan" : " other plans")
                << " may be as good as the fastest";
            std::string same;
            for (const auto& [setting, value] : sharedBy(answer))
                same += (same.empty() ? ", all with " : ", ") + std::string(setting->name) + " " + value;
            out << same << "\n";
        }
        const std::vector<WorthRunning> worth = worthRunning(m_space, answer);
        if (worth.empty())
            return;
        if (answer.best.empty()) {
            out << "\nNothing fits. What can be expected to reach most may run out of memory\n";
            writeTable(out, seenAgain(worth));
            return;
        }
        if (worth.size() == 1 && worth.front().gain < notableShare)
            return;
        const bool isRisky = std::ranges::any_of(worth, [](const WorthRunning& each) { return !each.fits; });
        out << "\nWorth running first" << (isRisky ? ", though some may run out of memory" : "")
            << ": against the fastest that fits ";
        if (worth.front().gain >= notableShare)
            out << "the first can be expected to gain " << percent(worth.front().gain)
                << (worth.size() > 1 ? ", the better of two " + percent(worth[1].gain) : "");
        else
            out << "the better of two can be expected to gain " << percent(worth[1].gain);
        if (worth.size() > 2)
            out << ", the best of three " << percent(worth[2].gain);
        out << "\n";
        writeTable(out, seenAgain(worth));
    }

    void writeTable(Output& out, const std::vector<FoundPlan>& plans) const {
        constexpr std::array numbersShown{"memory", "P(OOM)", "step", "tok/s/GPU", "MFU", "bubble"};
        std::vector<TextTable::Column> columns;
        columns.reserve(m_space.axes.size() + numbersShown.size());
        for (const SearchAxis& axis : m_space.axes)
            columns.push_back({std::string(axis.setting->name)});
        for (const char* title : numbersShown)
            columns.push_back({title});
        TextTable table(std::move(columns));
        for (const FoundPlan& plan : plans) {
            std::vector<std::string> cells;
            for (std::size_t axis = 0; axis < m_space.axes.size(); ++axis)
                cells.push_back(m_space.axes[axis].values[plan.places[axis]]);
            const Glance& seen = plan.seen;
            cells.push_back(fixed(inGib(seen.total), 1) + " GiB");
            cells.push_back(seen.oomProbability ? chance(*seen.oomProbability) : "");
            cells.push_back(fixed(seen.step.value(), 3) + " s");
            cells.push_back(fixed(seen.tokensPerSecondPerGpu, 0));
            cells.push_back(percent(seen.mfu));
            cells.push_back(percent(seen.bubbleOverTotal));
            table.add(std::move(cells));
        }
        out << table.text();
    }

    void writeText(Output& out, const PlanSearchAnswer& answer) const {
        out << std::to_string(answer.evaluated) << " plans in " << fixed(m_seconds, 1) << " s, "
            << std::to_string(answer.feasible) << " feasible\n";
        std::vector<std::pair<std::uint64_t, std::string>> reasons;
        reasons.reserve(answer.rejected.size());
        for (const auto& [reason, count] : answer.rejected)
            reasons.emplace_back(count, reason);
        std::ranges::sort(reasons, std::greater<>());
        for (const auto& [count, reason] : reasons)
            out << "  " << std::to_string(count) << " rejected: " << reason << "\n";
        if (!answer.best.empty()) {
            out << "\nFastest\n";
            writeTable(out, answer.best);
        }
        writeWorth(out, answer);
        if (!answer.front.empty()) {
            out << "\nNot beaten in " << m_options.front << "\n";
            writeTable(out, answer.front);
        }
    }

    const Options& m_options;
    GivenOptions m_given;
    Scenario m_base;
    std::vector<std::pair<std::string, std::string>>
        m_alike; ///< options of every plan, and their values: a row says its whole scenario
    PlanSpace m_space;
    SearchRanges m_ranges;
    double m_seconds = 0;
    WaysThrough m_ways; ///< where nothing is feasible
};

} // namespace

Command addSearch(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App& app = addCommand(
        root, "search", "The best plans of a scenario: every way to split that rules and memory allow",
        "Free without --free: tp, cp, pp, ep, vpp, mbs, zero, recompute and schedule (1f1b and interleaved), "
        "but for what is given,\nand layer-split where the layers do not divide by 4.\nNumbers divide what "
        "they split; --free schedule tries all that need no "
        "search of their own.");
    addValues(app, "--free", options->free, "NAME", "settings to try, and no others");
    addValues(app, "--fix", options->fixed, "NAME=VALUE", "a setting that keeps this value, as its option");
    addValue(app, "--gpus", options->gpus, "N or A..B", "number of GPUs; a range tries its doublings");
    addValue(app, "--gbs", options->batch, "N or A..B",
             "global batch size, sequences; so does a range of it");
    addValue(app, "--top", options->top, "K", "so many of the best; default 10");
    addValue(app, "--pareto", options->front, "LIST",
             "plans that no other beats in all of these: throughput, memory, gpus, cost, days, bubble, "
             "step, mfu, oom");
    addValue(app, "--max-oom-probability", options->probability, "X",
             "plans more likely to run out of memory are rejected; default 0.05");
    addValue(app, "--max-memory-gib", options->memory, "X",
             "plans whose fullest GPU holds more are rejected");
    addValue(app, "--max-bubble", options->bubble, "X",
             "plans that idle for a larger share of the total are");
    addValue(app, "--max-step-seconds", options->step, "X",
             "plans whose step is predicted to take longer are");
    addValue(app, "--max-group-nodes", options->groupNodes, "N",
             "plans of which a tensor, context or expert parallel group spans more nodes are");
    addValue(app, "--threads", options->threads, "N", "default all cores");
    CLI::Option* json = addJsonFlag(app, options->json);
    CLI::Option* csv = addFlag(app, "--csv", options->csv, "Every feasible plan a row, as it is found");
    CLI::Option* lines = addFlag(app, "--jsonl", options->jsonLines,
                                 "Every feasible plan a JSON object on a line of its own, as it is found");
    exclude(json, {csv, lines});
    exclude(csv, {lines});
    addScenarioOptions(app, options->given);
    return {&app,
            [options](Output& out, const std::stop_token& stop) { return Search(*options).run(out, stop); }};
}

} // namespace quadrille::cli
