// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/deck_json.h"

#include "app/session/refuse_session.h"

namespace quadrille {
namespace {

using Json = nlohmann::json;

const Json& listAt(const Json& json, const char* key, const std::string& path, std::size_t most) {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_array())
        refuse(path + "." + key, QUADRILLE_MESSAGE("must be a list"));
    if (found->size() > most)
        refuse(path + "." + key, QUADRILLE_MESSAGE("must hold at most %1, not %2"),
               {static_cast<std::int64_t>(most), static_cast<std::int64_t>(found->size())});
    return *found;
}

/// Empty where it is not there.
QString textAt(const Json& json, const char* key, const std::string& path) {
    const auto found = json.find(key);
    if (found == json.end())
        return {};
    if (!found->is_string())
        refuse(path + "." + key, QUADRILLE_MESSAGE("must be a text"));
    return QString::fromStdString(found->get<std::string>());
}

/// How a view is set is never worth refusing a file for.
double shareAt(const Json& json, const char* key, double usual) {
    const auto found = json.find(key);
    const double share = found != json.end() && found->is_number() ? found->get<double>() : usual;
    return share >= 0 && share <= 1 ? share : usual;
}

Stop stopFromJson(const Json& json, const std::string& path, const StateJson& state) {
    if (!json.is_object())
        refuse(path, QUADRILLE_MESSAGE("must be an object"));
    Stop stop{textAt(json, "name", path), textAt(json, "caption", path), textAt(json, "notes", path)};
    for (const Json& panel : listAt(json, "panels", path, static_cast<std::size_t>(mostStopPanels))) {
        if (!panel.is_string())
            refuse(path + ".panels", QUADRILLE_MESSAGE("must be names of panels"));
        stop.panels << QString::fromStdString(panel.get<std::string>());
    }
    if (stop.panels.isEmpty())
        refuse(path + ".panels", QUADRILLE_MESSAGE("must be names of panels"));
    stop.timeFrom = shareAt(json, "time-from", 0);
    stop.timeTo = shareAt(json, "time-to", 1);
    if (stop.timeFrom >= stop.timeTo) {
        stop.timeFrom = 0;
        stop.timeTo = 1;
    }
    state.read(json, path, stop.state, stop.view);
    return stop;
}

} // namespace

Json toJson(const Decks& decks, const StateJson& state) {
    Json list = Json::array();
    for (const Deck& deck : decks) {
        Json stops = Json::array();
        for (const Stop& stop : deck.stops) {
            Json json = state.write(stop.state, stop.view);
            json["name"] = stop.name.toStdString();
            json["caption"] = stop.caption.toStdString();
            json["notes"] = stop.notes.toStdString();
            json["time-from"] = stop.timeFrom;
            json["time-to"] = stop.timeTo;
            json["panels"] = Json::array();
            for (const QString& panel : stop.panels)
                json["panels"].push_back(panel.toStdString());
            stops.push_back(std::move(json));
        }
        list.push_back({{"name", deck.name.toStdString()}, {"stops", std::move(stops)}});
    }
    return list;
}

Decks decksFromJson(const Json& json, const StateJson& state) {
    if (!json.is_array() || json.size() > mostDecks)
        refuse("decks", QUADRILLE_MESSAGE("must be a list of at most %1 decks"),
               {static_cast<std::int64_t>(mostDecks)});
    Decks decks;
    for (const Json& each : json) {
        const std::string path = "decks." + std::to_string(decks.size() + 1);
        if (!each.is_object())
            refuse(path, QUADRILLE_MESSAGE("must be an object"));
        Deck deck{textAt(each, "name", path), {}};
        for (const Json& stop : listAt(each, "stops", path, mostStops))
            deck.stops.push_back(
                stopFromJson(stop, path + ".stops." + std::to_string(deck.stops.size() + 1), state));
        decks.push_back(std::move(deck));
        if (!isSound(decks))
            refuse(path + ".name", QUADRILLE_MESSAGE("must be no other deck's"));
    }
    return decks;
}

} // namespace quadrille
