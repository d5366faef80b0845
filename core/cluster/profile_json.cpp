// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_json.h"

#include "core/cluster/profile_parameters.h"
#include "core/text/catalogue_entries.h"

#include <algorithm>
#include <array>
#include <limits>

namespace quadrille {
namespace {

using nlohmann::json;

constexpr WholeRange runCount{0, std::numeric_limits<int>::max()};

json domainJson(const ProfileDomain& domain) {
    json object = json::object();
    for (const ProfileFeature feature : allProfileFeatures) {
        const auto i = static_cast<std::size_t>(feature);
        object[std::string(name(feature))] = {domain.lowest.at(i), domain.highest.at(i)};
    }
    return object;
}

ProfileDomain domainFromJson(const JsonObject& object) {
    ProfileDomain domain;
    for (const ProfileFeature feature : allProfileFeatures) {
        const std::string key(name(feature));
        const json& range = object.array(key.c_str());
        const auto fine = [](const json& value) {
            return value.is_number() && value.get<double>() >= 0 && value.get<double>() <= largestNumber;
        };
        if (range.size() != 2 || !fine(range[0]) || !fine(range[1]) ||
            range[0].get<double>() > range[1].get<double>())
            object.fail(key, {QUADRILLE_MESSAGE("must be [lowest, highest], both at least 0"), {}});
        domain.lowest.at(static_cast<std::size_t>(feature)) = range[0].get<double>();
        domain.highest.at(static_cast<std::size_t>(feature)) = range[1].get<double>();
    }
    return domain;
}

using Values = std::array<double, profileParameters>;

json parametersJson(const Values& values) {
    json parameters = json::object();
    for (const ParameterTraits& known : allProfileParameters())
        parameters[known.key] = values.at(static_cast<std::size_t>(known.parameter));
    return parameters;
}

void readParameters(Values& values, const JsonObject& object) {
    for (const ParameterTraits& known : allProfileParameters()) {
        if (!object.has(known.key))
            continue;
        const double value = object.nonNegative(known.key);
        if (value < known.lower || value > known.upper)
            object.fail(known.key,
                        {QUADRILLE_MESSAGE("must be between %1 and %2"), {known.lower, known.upper}});
        values.at(static_cast<std::size_t>(known.parameter)) = value;
    }
}

constexpr std::size_t mostEntries = 1000; ///< of frameworks, or of clusters of runs

/// Calls read(entry) for each object of a list, which may be missing.
template <class Read>
void forEachEntry(const JsonObject& object, const char* key, Read read) {
    if (!object.has(key))
        return;
    const json& list = object.array(key);
    if (list.size() > mostEntries)
        object.fail(key, {QUADRILLE_MESSAGE("must have at most %1 entries"),
                          {static_cast<std::int64_t>(mostEntries)}});
    for (std::size_t i = 0; i < list.size(); ++i)
        read(JsonObject(list[i], indexed(object.path(key), i)));
}

/// What files knew nothing of that were written before November 2026: it took no time.
constexpr std::array laterParameters{ProfileParameter::host, ProfileParameter::busyLatency,
                                     ProfileParameter::busyHost};

/// All that a file of ours has. \throws InputError for a parameter that is missing
Profile strictProfile(const JsonObject& object) {
    const JsonObject parameters = object.object("parameters");
    Profile profile = profileFromJson(object);
    for (const ParameterTraits& known : allProfileParameters()) {
        if (parameters.has(known.key))
            continue;
        if (std::ranges::find(laterParameters, known.parameter) == laterParameters.end())
            parameters.fail(known.key, {QUADRILLE_MESSAGE("is missing"), {}});
        profile.at(known.parameter) = known.lower;
    }
    return profile;
}

} // namespace

json toJson(const Profile& profile) {
    json object{{"name", profile.name},
                {"label", profile.label},
                {"parameters", parametersJson(profile.values)},
                {"runs", profile.runs},
                {"deviation", profile.deviation},
                {"fitted_on", profile.fittedOn},
                {"source", profile.source}};
    if (profile.largeProducts)
        object["large_products"] = *profile.largeProducts;
    for (const FrameworkValues& each : profile.frameworks)
        object["frameworks"].push_back(
            {{"framework", each.framework}, {"parameters", parametersJson(each.values)}});
    if (profile.calibrated())
        object["domain_log2"] = domainJson(profile.domain);
    for (const RunCluster& each : profile.clusters)
        object["fitted_runs"].push_back({{"name", each.name},
                                         {"framework", each.framework},
                                         {"runs", each.runs},
                                         {"deviation", each.deviation},
                                         {"domain_log2", domainJson(each.domain)}});
    return object;
}

Profile profileFromJson(const JsonObject& object) {
    Profile profile;
    profile.name = object.text("name", {});
    profile.label = object.text("label", profile.name);
    if (object.has("parameters"))
        readParameters(profile.values, object.object("parameters"));
    forEachEntry(object, "frameworks", [&profile](const JsonObject& entry) {
        FrameworkValues& each = profile.frameworks.emplace_back();
        each.framework = entry.text("framework");
        each.values = profile.values;
        readParameters(each.values, entry.object("parameters"));
    });
    profile.runs = static_cast<int>(object.whole("runs", runCount, 0));
    if (object.has("deviation"))
        profile.deviation = object.nonNegative("deviation");
    if (profile.calibrated())
        profile.domain = domainFromJson(object.object("domain_log2"));
    forEachEntry(object, "fitted_runs", [&profile](const JsonObject& entry) {
        profile.clusters.push_back({.name = entry.text("name"),
                                    .framework = entry.text("framework"),
                                    .runs = static_cast<int>(entry.whole("runs", runCount)),
                                    .deviation = entry.nonNegative("deviation"),
                                    .domain = domainFromJson(entry.object("domain_log2"))});
    });
    profile.fittedOn = object.text("fitted_on", {});
    profile.source = object.text("source", {});
    if (object.has("large_products"))
        profile.largeProducts = object.positive("large_products");
    return profile;
}

Profile parseProfile(std::string_view text) {
    const json document = parseJson(text, "profile");
    const JsonObject root(document, {});
    Profile profile = strictProfile(root);
    refuseUnknownKeys(document, toJson(profile), {});
    return profile;
}

std::vector<Profile> parseProfiles(std::string_view text) {
    return catalogueEntries(text, "profiles", strictProfile);
}

const Profile* findProfile(const std::vector<Profile>& profiles, std::string_view name) {
    return entryNamed(profiles, name);
}

} // namespace quadrille
