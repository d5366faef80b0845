// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

class Actions;
class OwnRuns;
class Reckoning;
class RunBook;
class ScenarioStore;
class Settings;
struct Catalogue;
struct Prompts;

/// What the window has for its panels; all of it outlives them.
struct PanelContext {
    ScenarioStore& store;
    Reckoning& reckoning;
    const Catalogue& catalogue;
    Settings& settings;
    const Actions& actions;
    const Prompts& prompts;
    RunBook& runs;
    OwnRuns& ownRuns;
};

} // namespace quadrille
