// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/actions.h"
#include "app/docks/panel_fold.h"
#include "app/docks/panel_layout.h"

namespace quadrille {

void PanelLayout::connectCommands(const Actions& actions) {
    const auto on = [this, &actions](CommandKey command, auto&& slot) {
        connect(actions[command], &QAction::triggered, this, slot);
    };
    for (Panel* panel : m_panels.all())
        connect(actions.named(QLatin1String(panel->spec().command)), &QAction::triggered, this,
                [this, panel] { focus(*panel); });
    on("panel.next", [this] { focusNext(1); });
    on("panel.previous", [this] { focusNext(-1); });
    on("panel.fill", [this] { toggleFill(); });
    on("layout.reset", [this] { reset(); });
    on("explain.show", [this](bool shown) { m_fold->setFolded(!shown); });
    m_fold->panel().addFoldButton(actions["explain.show"]);
    const auto refresh = [this, shown = actions["explain.show"]] { shown->setChecked(!m_fold->folded()); };
    connect(m_fold, &PanelFold::changed, this, refresh);
    refresh();
}

} // namespace quadrille
