// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck.h"
#include "app/measurements/own_runs.h"
#include "app/measurements/run_book.h"
#include "app/session/session_controller.h"
#include "app/store/speed_options.h"

#include <QByteArray>
#include <QSize>

#include <functional>
#include <memory>
#include <optional>

namespace quadrille {

class Actions;
class Settings;
class Stage;
struct Catalogue;

/// A talk on paper: a page of 16:9 for each stop, with what an audience sees of it. In the window's thread,
/// since panels are widgets; what they work out aside is waited for.
class DeckPages {
public:
    /// In units of 1/96 inch.
    static constexpr QSize pageSize{1280, 720};

    /// The references must outlive it. \pre the deck has stops
    DeckPages(Deck deck, const Catalogue& catalogue, Settings& settings);
    ~DeckPages();

    [[nodiscard]] std::size_t size() const { return m_deck.stops.size(); }
    /// Asked before each stop, and time and again while one is worked out: whether to go on.
    using GoOn = std::function<bool(std::size_t done)>;

    /// As a PDF; nothing: it was stopped.
    [[nodiscard]] std::optional<QByteArray> toPdf(const GoOn& goOn = {});
    /// As a page of HTML that fetches nothing from elsewhere, each stop drawn in it as SVG; likewise. Notes,
    /// which are the speaker's, are in neither.
    [[nodiscard]] std::optional<QByteArray> toHtml(const GoOn& goOn = {});

private:
    bool eachStop(const GoOn& goOn, const std::function<void(const Stop&)>& draw);
    void show(const Stop& stop, const std::function<bool()>& goOn);

    const Deck m_deck;
    ScenarioStore m_store;
    SharedSpeedOptions m_speed;
    Prompts m_prompts; ///< nobody is asked
    std::unique_ptr<QWidget> m_owner;
    std::unique_ptr<Actions> m_actions;
    RunBook m_runs;
    OwnRuns m_ownRuns;
    std::unique_ptr<Stage> m_stage;
};

} // namespace quadrille
