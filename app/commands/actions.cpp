// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/actions.h"

#include "app/settings/icon.h"
#include "app/settings/translator.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

#include <string_view>

namespace quadrille {
namespace {

QList<QKeySequence> shortcuts(const Command& command) {
    QList<QKeySequence> keys;
    const QStringList words =
        QString::fromUtf8(command.shortcut).split(QStringLiteral("; "), Qt::SkipEmptyParts);
    for (const QString& word : words)
        keys << QKeySequence(word, QKeySequence::PortableText);
    return keys;
}

/// Without mnemonic and dots, and behind what is asked for.
QString shown(const Command& command, const QString& text) {
    QString plain = withoutMnemonic(text);
    // A place to go to is called as its panel.
    const bool place = command.section == Section::go;
    // A choice, and a bare name, say nothing without their menu; other entries of menus are whole sentences.
    const bool isName = std::string_view(command.text).find('&') == std::string_view::npos;
    if (!place && (command.submenu == nullptr || !(command.checkable || isName)))
        return plain;
    const QString group = withoutMnemonic(place ? title(command.section)
                                                : QCoreApplication::translate("commands", command.submenu));
    return QCoreApplication::translate("commands", "%1: %2").arg(group, plain);
}

} // namespace

Actions::Actions(QWidget* owner) : QObject(owner) {
    QHash<QString, QActionGroup*> groups;
    for (const Command& command : allCommands()) {
        auto* action = new QAction(owner);
        action->setObjectName(QString::fromUtf8(command.id));
        action->setData(QVariant::fromValue(static_cast<const void*>(&command)));
        action->setShortcuts(shortcuts(command));
        action->setCheckable(command.checkable || command.toggle);
        // Only what the system asks for moves an entry to another menu.
        action->setMenuRole(QAction::NoRole);
        if (*command.icon != '\0')
            action->setIcon(tintedIcon(QString::fromUtf8(command.icon)));
        if (command.checkable) {
            QActionGroup*& group = groups[QString::fromUtf8(command.submenu)];
            if (group == nullptr)
                group = new QActionGroup(owner);
            group->addAction(action);
        }
        if (command.reach == Reach::window)
            owner->addAction(action);
        else // who answers to its keys adds it
            action->setShortcutContext(Qt::WidgetShortcut);
        m_all.push_back(action);
        m_byId.insert(action->objectName(), action);
    }
    for (std::size_t i = 0; i < m_byPlace.size(); ++i)
        m_byPlace[i] = named(QLatin1String(command_rows::commands[i].id));
    retranslate();
}

const Command& Actions::commandOf(const QAction& action) {
    return *static_cast<const Command*>(action.data().value<const void*>());
}

QString Actions::plainText(const QAction& action) {
    return shown(commandOf(action), action.text());
}

QString Actions::englishText(const QAction& action) {
    const Command& command = commandOf(action);
    return Translator::inEnglish([&command] { return shown(command, text(command)); });
}

void Actions::fill(QMenuBar& bar, QMenu* recent) const {
    bar.clear();
    for (const Section section : allSections) {
        QMenu* menu = bar.addMenu(title(section));
        QHash<QString, QMenu*> submenus;
        for (QAction* action : m_all) {
            const Command& command = commandOf(*action);
            if (command.section != section)
                continue;
            const QString inside = QString::fromUtf8(command.submenu);
            QMenu* target = inside.isEmpty() ? menu : submenus.value(inside);
            if (command.startsGroup) // or stands first in a submenu that does
                (target != nullptr ? target : menu)->addSeparator();
            if (target == nullptr)
                target = submenus[inside] =
                    menu->addMenu(QCoreApplication::translate("commands", command.submenu));
            target->addAction(action);
            if (action == (*this)["file.open"] && recent != nullptr)
                menu->addMenu(recent);
        }
    }
}

void Actions::retranslate() {
    for (QAction* action : m_all)
        action->setText(text(commandOf(*action)));
}

} // namespace quadrille
