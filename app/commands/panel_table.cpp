// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/panel_table.h"

#include "app/commands/command_table.h"

#include <cstring>

namespace quadrille {
namespace {

#define TEXT(english) QT_TRANSLATE_NOOP("commands", english)

using P = PanelId;
using G = PanelGroup;

constexpr PanelSpec panels[] = {
    {P::plan, "panel.plan", TEXT("&Plan"), G::none, "Ctrl+1"},
    {P::memory, "panel.memory", TEXT("&Memory"), G::none, "Ctrl+2"},
    {P::pipeline, "panel.pipeline", TEXT("P&ipeline"), G::none, "Ctrl+3"},
    {P::heatmap, "panel.heatmap", TEXT("&Heatmap"), G::plan, "Ctrl+4"},
    {P::step, "panel.step", TEXT("&Step time"), G::plan, "Ctrl+Shift+4"},
    {P::communication, "panel.communication", TEXT("&Communication"), G::plan, "Ctrl+Shift+5"},
    {P::course, "panel.course", TEXT("&Over time"), G::plan, "Ctrl+Shift+7"},
    {P::fit, "panel.fit", TEXT("Make it &fit"), G::plan, "Ctrl+8"},
    {P::curve, "panel.curve", TEXT("C&urve"), G::plan, "Ctrl+7"},
    {P::schedules, "panel.schedules", TEXT("&Schedules"), G::pipelines, "Ctrl+Shift+3"},
    {P::bubble, "panel.bubble", TEXT("&Bubble curve"), G::pipelines, "Ctrl+Alt+3"},
    {P::tables, "panel.tables", TEXT("&Paper tables"), G::study, "Ctrl+5"},
    {P::truth, "panel.truth", TEXT("&Truth"), G::study, "Ctrl+Shift+T"},
    {P::fsdp, "panel.fsdp", TEXT("&FSDP study"), G::study, "Ctrl+Shift+8"},
    {P::cluster, "panel.cluster", TEXT("&My cluster"), G::study, "Ctrl+Alt+L"},
    {P::explain, "panel.explain", TEXT("&Explanation"), G::none, "Ctrl+6"},
};

} // namespace

std::span<const PanelSpec> allPanels() {
    return panels;
}

const PanelSpec& specOf(PanelId id) {
    return allPanels()[static_cast<std::size_t>(id)];
}

QString nameOf(const PanelSpec& spec) {
    return QString::fromUtf8(spec.command + std::strlen("panel."));
}

QString titleOf(const PanelSpec& spec) {
    return withoutMnemonic(QCoreApplication::translate("commands", spec.title));
}

const char* englishTitle(PanelGroup group) {
    switch (group) {
    case PanelGroup::none:
        break;
    case PanelGroup::plan:
        return TEXT("&This plan");
    case PanelGroup::pipelines:
        return TEXT("Pipeli&nes");
    case PanelGroup::study:
        return TEXT("Stud&y");
    }
    return nullptr;
}

QString titleOf(PanelGroup group) {
    return withoutMnemonic(QCoreApplication::translate("commands", englishTitle(group)));
}

#undef TEXT

} // namespace quadrille
