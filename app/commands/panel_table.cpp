// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/panel_table.h"

#include "app/commands/command_table.h"

#include <algorithm>
#include <cstring>

namespace quadrille {
#define TEXT(english) QT_TRANSLATE_NOOP("commands", english)

PanelId panelNamed(std::string_view name) {
    const auto panels = allPanels();
    const auto found = std::ranges::find_if(panels, [name](PanelId panel) {
        return nameOf(*panel) == QLatin1String(name.data(), static_cast<qsizetype>(name.size()));
    });
    return found != panels.end() ? *found : nullptr;
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
    case PanelGroup::learn:
        return TEXT("&Learn");
    }
    return nullptr;
}

QString titleOf(PanelGroup group) {
    return withoutMnemonic(QCoreApplication::translate("commands", englishTitle(group)));
}

#undef TEXT

} // namespace quadrille
