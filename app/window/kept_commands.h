// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/actions.h"
#include "app/session/session_controller.h"
#include "app/store/scenario_store.h"

namespace quadrille {

/// The commands about plans that are kept by name: those of plans that are not there cannot be seen, and the
/// others say the name.
class KeptCommands : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    KeptCommands(ScenarioStore& store, const Actions& actions, const Prompts& prompts,
                 QObject* parent = nullptr);

    void refresh();

private:
    [[nodiscard]] QAction* of(const char* what, std::size_t place) const;
    void rename(std::size_t place);

    ScenarioStore& m_store;
    const Actions& m_actions;
    const Prompts& m_prompts;
};

} // namespace quadrille
