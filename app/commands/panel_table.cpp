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
    {P::plan, G::none, "panel.plan", TEXT("&Plan"), "Ctrl+1"},
    {P::memory, G::none, "panel.memory", TEXT("&Memory"), "Ctrl+2"},
    {P::pipeline, G::none, "panel.pipeline", TEXT("P&ipeline"), "Ctrl+3"},
    {P::heatmap, G::plan, "panel.heatmap", TEXT("&Heatmap"), "Ctrl+4"},
    {P::step, G::plan, "panel.step", TEXT("&Step time"), "Ctrl+Shift+4"},
    {P::communication, G::plan, "panel.communication", TEXT("&Communication"), "Ctrl+Shift+5"},
    {P::course, G::plan, "panel.course", TEXT("&Over time"), "Ctrl+Shift+7"},
    {P::fit, G::plan, "panel.fit", TEXT("Make it &fit"), "Ctrl+8"},
    {P::curve, G::plan, "panel.curve", TEXT("C&urve"), "Ctrl+7"},
    {P::schedules, G::pipelines, "panel.schedules", TEXT("&Schedules"), "Ctrl+Shift+3"},
    {P::bubble, G::pipelines, "panel.bubble", TEXT("&Bubble curve"), "Ctrl+Alt+3"},
    {P::tables, G::study, "panel.tables", TEXT("&Paper tables"), "Ctrl+5"},
    {P::truth, G::study, "panel.truth", TEXT("&Truth"), "Ctrl+Shift+T"},
    {P::fsdp, G::study, "panel.fsdp", TEXT("&FSDP study"), "Ctrl+Shift+8"},
    {P::cluster, G::study, "panel.cluster", TEXT("&My cluster"), "Ctrl+Alt+L"},
    {P::explain, G::none, "panel.explain", TEXT("&Explanation"), "Ctrl+6"},
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
