// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tuple>

class QWidget;

namespace quadrille {

class Actions;
class OwnRuns;
class PanelContents;
class SharedSpeedOptions;
class RunBook;
class ScenarioStore;
class Settings;
struct Catalogue;
struct Prompts;

/// What the window has for its panels, as long as they can be used: not in their destructors, since the
/// window's own parts go before its children.
struct PanelContext {
    std::tuple<ScenarioStore&, SharedSpeedOptions&, const Catalogue&, Settings&, const Actions&,
               const Prompts&, RunBook&, OwnRuns&>
        parts;
};

/// Contents that are made of these parts and a parent.
template <class Contents, class... Parts>
PanelContents* makePanel(const PanelContext& context, QWidget* parent) {
    return new Contents(std::get<Parts&>(context.parts)..., parent);
}

} // namespace quadrille
