// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_json.h"

#include "core/cluster/profile_parameters.h"
#include "core/text/catalogue_entries.h"

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

void readParameters(Profile& profile, const JsonObject& object) {
    for (const ParameterTraits& known : allProfileParameters()) {
        if (!object.has(known.key))
            continue;
        const double value = object.nonNegative(known.key);
        if (value < known.lower || value > known.upper)
            object.fail(known.key,
                        {QUADRILLE_MESSAGE("must be between %1 and %2"), {known.lower, known.upper}});
        profile.at(known.parameter) = value;
    }
}

/// All that a file of ours has. \throws InputError for a parameter that is missing
Profile strictProfile(const JsonObject& object) {
    const JsonObject parameters = object.object("parameters");
    for (const ParameterTraits& known : allProfileParameters())
        if (!parameters.has(known.key))
            parameters.fail(known.key, {QUADRILLE_MESSAGE("is missing"), {}});
    return profileFromJson(object);
}

} // namespace

json toJson(const Profile& profile) {
    json parameters = json::object();
    for (const ParameterTraits& known : allProfileParameters())
        parameters[known.key] = profile.at(known.parameter);
    json object{{"name", profile.name},    {"label", profile.label},         {"parameters", parameters},
                {"runs", profile.runs},    {"deviation", profile.deviation}, {"fitted_on", profile.fittedOn},
                {"source", profile.source}};
    if (profile.calibrated())
        object["domain_log2"] = domainJson(profile.domain);
    return object;
}

Profile profileFromJson(const JsonObject& object) {
    Profile profile;
    profile.name = object.text("name", {});
    profile.label = object.text("label", profile.name);
    if (object.has("parameters"))
        readParameters(profile, object.object("parameters"));
    profile.runs = static_cast<int>(object.whole("runs", runCount, 0));
    if (object.has("deviation"))
        profile.deviation = object.nonNegative("deviation");
    if (profile.calibrated())
        profile.domain = domainFromJson(object.object("domain_log2"));
    profile.fittedOn = object.text("fitted_on", {});
    profile.source = object.text("source", {});
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
