// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/kept_commands.h"

#include "widgets/plural.h"

#include <QMenu>

namespace quadrille {
namespace {

constexpr const char* kinds[] = {"load", "rename", "pin", "drop"};

} // namespace

KeptCommands::KeptCommands(ScenarioStore& store, const Actions& actions, const Prompts& prompts,
                           QObject* parent)
    : QObject(parent), m_store(store), m_actions(actions), m_prompts(prompts) {
    connect(actions["kept.keep"], &QAction::triggered, &store, &ScenarioStore::keep);
    for (std::size_t place = 0; place < mostKeptPlans; ++place) {
        // A key may come when there is no such plan.
        const auto on = [&](const char* what, auto act) {
            connect(of(what, place), &QAction::triggered, this, [this, place, act] {
                if (place < m_store.kept().size())
                    act();
            });
        };
        on("load", [this, place] { m_store.loadKept(place); });
        on("rename", [this, place] { rename(place); });
        on("pin", [this, place] { m_store.pinKept(place); });
        on("drop", [this, place] { m_store.dropKept(place); });
    }
    connect(&store, &ScenarioStore::changed, this, &KeptCommands::refresh);
    connect(&store, &ScenarioStore::baselineChanged, this, &KeptCommands::refresh);
    connect(&store, &ScenarioStore::keptChanged, this, &KeptCommands::refresh);
    refresh();
}

QAction* KeptCommands::of(const char* what, std::size_t place) const {
    return m_actions.named(QStringLiteral("kept.%1.%2").arg(QLatin1String(what)).arg(place + 1));
}

void KeptCommands::rename(std::size_t place) {
    QString name = m_store.kept().at(place).name;
    QString refused;
    do {
        name = m_prompts.planName ? m_prompts.planName(name, refused) : QString();
        if (name.isEmpty() || place >= m_store.kept().size())
            return;
        refused = m_store.renameKept(place, name);
    } while (!refused.isEmpty());
}

void KeptCommands::refresh() {
    const KeptPlans& kept = m_store.kept();
    const auto now = placeOf(m_store.scenario(), kept);
    QAction* keep = m_actions["kept.keep"];
    const bool full = kept.size() >= mostKeptPlans;
    keep->setEnabled(!now && !full);
    const auto say = [](QAction* entry, const QString& what) {
        const QString plain = text(Actions::commandOf(*entry));
        entry->setText(what.isEmpty() ? plain
                                      : tr("%1: %2", "a command and what it is about").arg(plain, what));
    };
    say(keep,
        now    ? tr("it is “%1”").arg(kept[*now].name)
        : full ? tr("%Ln plan(s) are kept, which is all there is room for", nullptr, pluralOf(mostKeptPlans))
               : freePlanName(kept));
    for (std::size_t place = 0; place < mostKeptPlans; ++place)
        for (const char* what : kinds) {
            QAction* entry = of(what, place);
            const bool there = place < kept.size();
            entry->setVisible(there);
            say(entry, there ? QString(kept[place].name).replace(u'&', QStringLiteral("&&")) : QString());
        }
    // An empty submenu leads nowhere.
    for (const char* what : kinds)
        for (QObject* user : of(what, 0)->associatedObjects())
            if (const auto* menu = qobject_cast<QMenu*>(user))
                menu->menuAction()->setVisible(!kept.empty());
    for (std::size_t place = 0; place < kept.size(); ++place) {
        of("load", place)->setEnabled(kept[place].scenario != m_store.scenario());
        of("pin", place)->setEnabled(m_store.state().baseline != kept[place].scenario);
    }
}

} // namespace quadrille
