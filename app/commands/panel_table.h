// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <span>
#include <string_view>

class QWidget;

namespace quadrille {

class PanelContents;
struct PanelContext;

/// What the panels of the lower area are for; it shows one group at a time.
enum class PanelGroup {
    none, ///< stands elsewhere, and is always there
    plan,
    pipelines,
    study,
    learn
};

/// Everything the window knows of a panel. Tabs, menus, keys, the order of F6 and the names in session files
/// come from here.
struct PanelSpec {
    PanelGroup group = PanelGroup::none;
    const char* command = nullptr; ///< that goes to it: "panel.heatmap"
    const char* title =
        nullptr; ///< English, context "commands", with its mnemonic: on the tab and in the menu
    const char* shortcut = nullptr; ///< portable text
    PanelContents* (*make)(const PanelContext& context, QWidget* parent) = nullptr;
    bool showsLastThatRan = false; ///< its picture, where the plan cannot run or its answer is on its way
};

/// By the address of its description, of which there is one.
using PanelId = const PanelSpec*;

/// In the order of F6. A new panel is a folder of its own and a line there.
[[nodiscard]] std::span<const PanelId> allPanels();
/// Null where none has that name.
[[nodiscard]] PanelId panelNamed(std::string_view name);
/// "heatmap": unique and stable, in window states and sessions.
[[nodiscard]] QString nameOf(const PanelSpec& spec);
/// "Heatmap", in the user's language.
[[nodiscard]] QString titleOf(const PanelSpec& spec);

inline constexpr PanelGroup allPanelGroups[] = {PanelGroup::plan, PanelGroup::pipelines, PanelGroup::study,
                                                PanelGroup::learn};
/// English, context "commands", with its mnemonic; null of none.
[[nodiscard]] const char* englishTitle(PanelGroup group);
/// "This plan", in the user's language.
[[nodiscard]] QString titleOf(PanelGroup group);

} // namespace quadrille
