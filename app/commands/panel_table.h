// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <cstddef>
#include <span>

namespace quadrille {

/// The panels of the window, in the order of F6.
enum class PanelId {
    plan,
    memory,
    pipeline,
    heatmap,
    step,
    communication,
    course,
    fit,
    curve,
    schedules,
    bubble,
    tables,
    truth,
    fsdp,
    cluster,
    explain
};

/// What the panels of the lower area are for; it shows one group at a time.
enum class PanelGroup {
    none, ///< stands elsewhere, and is always there
    plan,
    pipelines,
    study
};

/// Everything the window knows of a panel beside its content. Tabs, menus, keys, the order of F6 and the
/// names in session files come from here.
struct PanelSpec {
    PanelId id;
    PanelGroup group;
    const char* command;  ///< the command that goes to it: "panel.heatmap"
    const char* title;    ///< English, context "commands", with its mnemonic: on the tab and in the menu
    const char* shortcut; ///< portable text
};

[[nodiscard]] std::span<const PanelSpec> allPanels(); ///< by id
[[nodiscard]] const PanelSpec& specOf(PanelId id);
/// "heatmap": unique and stable, in window states and sessions.
[[nodiscard]] QString nameOf(const PanelSpec& spec);
/// "Heatmap", in the user's language.
[[nodiscard]] QString titleOf(const PanelSpec& spec);

inline constexpr PanelGroup allPanelGroups[] = {PanelGroup::plan, PanelGroup::pipelines, PanelGroup::study};
/// English, context "commands", with its mnemonic; null of none.
[[nodiscard]] const char* englishTitle(PanelGroup group);
/// "This plan", in the user's language.
[[nodiscard]] QString titleOf(PanelGroup group);

} // namespace quadrille
