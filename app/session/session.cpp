// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include "app/session/deck_json.h"
#include "app/session/file_io.h"
#include "app/session/refuse_session.h"
#include "app/session/view_json.h"
#include "core/scenario/scenario_json.h"
#include "core/text/input_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

using Json = nlohmann::json;

constexpr auto formatName = "quadrille-session";

Json parse(const QByteArray& bytes) {
    try {
        return Json::parse(bytes.begin(), bytes.end());
    } catch (const Json::parse_error& error) {
        refuse("session", QUADRILLE_MESSAGE("must be JSON; it stops being JSON at byte %1 of %2"),
               {static_cast<std::int64_t>(error.byte), static_cast<std::int64_t>(bytes.size())});
    } catch (const Json::exception&) { // a number too large to hold
        refuse("session", QUADRILLE_MESSAGE("contains a number too large to read"));
    }
}

void checkHeader(const Json& json) {
    if (!json.is_object())
        refuse("session", QUADRILLE_MESSAGE("must be a JSON object"));
    const auto format = json.find("format");
    if (format == json.end() || *format != formatName)
        refuse("format", QUADRILLE_MESSAGE("must be “%1”; this file is something else"), {formatName});
    const auto version = json.find("version");
    if (version == json.end() || !version->is_number_integer() || *version < 1)
        refuse("version", QUADRILLE_MESSAGE("must be a whole number from 1 on"));
    if (*version > sessionVersion)
        refuse("version", QUADRILLE_MESSAGE("must be at most %1; a newer Quadrille wrote this file"),
               {std::int64_t{sessionVersion}});
}

/// Rules inside the scenario are reported as "baseline.plan.tp".
/// \param path what the scenario is called there
Scenario scenarioAt(const Json& json, const char* key, const std::string& path) {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_object())
        refuse(path, QUADRILLE_MESSAGE("must be an object"));
    try {
        return scenarioFromJson(*found);
    } catch (const InputError& error) {
        throw InputError(path + "." + error.field(), error.rule());
    }
}

Json toJson(const KeptPlans& kept) {
    Json list = Json::array();
    for (const KeptPlan& plan : kept)
        list.push_back({{"name", plan.name.toStdString()}, {"scenario", toJson(plan.scenario)}});
    return list;
}

/// Rules are reported as "kept.2.scenario.plan.tp", plans counted from 1.
KeptPlans keptFromJson(const Json& json) {
    if (!json.is_array())
        refuse("kept", QUADRILLE_MESSAGE("must be a list of plans"));
    if (json.size() > mostKeptPlans)
        refuse("kept", QUADRILLE_MESSAGE("must hold at most %1 plans, not %2"),
               {static_cast<std::int64_t>(mostKeptPlans), static_cast<std::int64_t>(json.size())});
    KeptPlans kept;
    for (const Json& each : json) {
        const std::string path = "kept." + std::to_string(kept.size() + 1);
        if (!each.is_object())
            refuse(path, QUADRILLE_MESSAGE("must be an object"));
        const auto name = each.find("name");
        if (name == each.end() || !name->is_string())
            refuse(path + ".name", QUADRILLE_MESSAGE("must be a text"));
        KeptPlan plan{tidyPlanName(QString::fromStdString(name->get<std::string>())), {}};
        if (!nameRefused(plan.name, kept).isEmpty())
            refuse(path + ".name",
                   QUADRILLE_MESSAGE("must have 1 to %1 letters, be no other plan's, and not be “A”"),
                   {static_cast<std::int64_t>(longestPlanName)});
        plan.scenario = scenarioAt(each, "scenario", path + ".scenario");
        kept.push_back(std::move(plan));
    }
    return kept;
}

/// Files of before kept the tokens to train on and the price of a GPU-hour with the view.
void readBudget(const Json& view, TrainingRun& run) {
    const auto read = [&view](const char* key, double most, double& into) {
        const auto found = view.find(key);
        if (found == view.end() || !found->is_number())
            return;
        if (const double number = found->get<double>(); number >= 0 && number <= most)
            into = number;
    };
    if (!view.is_object())
        return;
    read("train-tokens", mostTokens, run.tokens);
    read("gpu-hour-price", highestHourPrice, run.pricePerGpuHour);
}

/// A stop has what a session has.
StateJson stateJson() {
    const auto write = [](const StoreState& state, const ViewState& view) {
        Json json{{"scenario", toJson(state.scenario)}, {"view", toJson(view)}};
        if (state.baseline)
            json["baseline"] = toJson(*state.baseline);
        if (!state.kept.empty())
            json["kept"] = toJson(state.kept);
        return json;
    };
    const auto read = [](const Json& json, const std::string& path, StoreState& state, ViewState& view) {
        state.scenario = scenarioAt(json, "scenario", path + ".scenario");
        if (json.contains("baseline"))
            state.baseline = scenarioAt(json, "baseline", path + ".baseline");
        if (const auto kept = json.find("kept"); kept != json.end())
            try {
                state.kept = keptFromJson(*kept);
            } catch (const InputError& error) {
                throw InputError(path + "." + error.field(), error.rule());
            }
        if (const auto found = json.find("view"); found != json.end())
            view = viewFromJson(*found);
    };
    return {write, read};
}

} // namespace

QByteArray toBytes(const Session& session) {
    Json json{{"format", formatName}, {"version", sessionVersion}, {"scenario", toJson(session.scenario)}};
    json["baseline"] = session.baseline ? toJson(*session.baseline) : Json();
    if (!session.kept.empty())
        json["kept"] = toJson(session.kept);
    json["view"] = toJson(session.view);
    if (!session.decks.empty())
        json["decks"] = toJson(session.decks, stateJson());
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

Session sessionFromBytes(const QByteArray& bytes) {
    const Json json = parse(bytes);
    checkHeader(json);
    Session session;
    session.scenario = scenarioAt(json, "scenario", "scenario");
    if (const auto baseline = json.find("baseline"); baseline != json.end() && !baseline->is_null())
        session.baseline = scenarioAt(json, "baseline", "baseline");
    if (const auto kept = json.find("kept"); kept != json.end() && !kept->is_null())
        session.kept = keptFromJson(*kept);
    if (const auto view = json.find("view"); view != json.end()) {
        session.view = viewFromJson(*view);
        readBudget(*view, session.scenario.run);
        if (session.baseline)
            readBudget(*view, session.baseline->run);
    }
    if (const auto decks = json.find("decks"); decks != json.end() && !decks->is_null())
        session.decks = decksFromJson(*decks, stateJson());
    return session;
}

Session readSession(const QString& file) {
    return sessionFromBytes(readWhole(file, largestSessionFile));
}

void writeSession(const QString& file, const Session& session) {
    writeWhole(file, toBytes(session));
}

} // namespace quadrille
