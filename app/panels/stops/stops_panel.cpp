// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/stops/stops_panel.h"

#include "app/commands/actions.h"
#include "app/panels/empty_hint.h"
#include "app/panels/panel_context.h"
#include "app/panels/stops/stop_edit.h"
#include "app/panels/stops/stop_list.h"
#include "app/settings/icon.h"
#include "widgets/format.h"
#include "widgets/verdict/flow_layout.h"

#include <QComboBox>
#include <QInputDialog>
#include <QKeyEvent>
#include <QListView>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

const PanelSpec StopsPanel::spec{PanelGroup::learn, "panel.stops", QT_TRANSLATE_NOOP("commands", "St&ops"),
                                 "Ctrl+Shift+K", makePanel<StopsPanel, ScenarioStore, const Actions>};

StopsPanel::StopsPanel(ScenarioStore& store, const Actions& actions, QWidget* parent)
    : PanelContents(parent), m_decks(decksOf(store)), m_actions(actions) {
    connect(&m_decks, &DeckStore::changed, this, &StopsPanel::findingChanged);
}

void StopsPanel::make() {
    makeBar();
    makeList();
    setFocusProxy(m_list);
    connect(m_edit, &StopEdit::edited, this, &StopsPanel::describe);
    connect(&m_decks, &DeckStore::editsFinished, m_edit, &StopEdit::finish);
    connect(&m_decks, &DeckStore::changed, this, [this] { moved(); }); // once the list has begun anew
}

void StopsPanel::makeBar() {
    auto* row = new QWidget(this); // in some languages longer than a small window is wide
    auto* bar = new FlowLayout(row);
    bar->setContentsMargins(6, 2, 6, 2);
    m_names = new QComboBox(this);
    m_names->setObjectName(QStringLiteral("decks"));
    m_names->setMinimumContentsLength(14);
    bar->addWidget(m_names);
    const auto add = [this, bar](QToolButton*& button, const char* name) {
        button = new QToolButton(this);
        button->setObjectName(QLatin1String(name));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        bar->addWidget(button);
    };
    add(m_add, "addDeck");
    add(m_rename, "renameDeck");
    add(m_delete, "deleteDeck");
    add(m_keep, "keep");
    add(m_update, "update");
    add(m_present, "present");
    add(m_export, "export");
    m_keep->setDefaultAction(m_actions["stop.keep"]);
    m_present->setDefaultAction(m_actions["stop.present"]);
    m_export->setDefaultAction(m_actions["export.deck"]);
    column()->addWidget(row);
    connect(m_names, &QComboBox::activated, this,
            [this](int index) { m_decks.setCurrent(static_cast<std::size_t>(index)); });
    connect(m_add, &QToolButton::clicked, this, [this] { m_decks.addDeck({}); });
    connect(m_rename, &QToolButton::clicked, this, [this] {
        bool given = false;
        const QString name = QInputDialog::getText(this, tr("Rename the deck"), tr("Name"), QLineEdit::Normal,
                                                   deck()->name, &given);
        if (given)
            m_decks.renameDeck(name);
    });
    connect(m_delete, &QToolButton::clicked, &m_decks, &DeckStore::deleteDeck);
    connect(m_update, &QToolButton::clicked, this, [this] { update(); });
}

void StopsPanel::makeList() {
    auto* split = new QSplitter(this);
    m_list = new QListView(split);
    m_list->setObjectName(QStringLiteral("stops"));
    m_model = new StopList(m_decks, m_list);
    m_list->setModel(m_model);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDragDropOverwriteMode(false);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_edit = new StopEdit(split);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    split->setContentsMargins(6, 0, 6, 6);
    column()->addWidget(split, 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showStop();
        enable();
    });
    connect(m_list, &QListView::doubleClicked, this, &StopsPanel::show);
    m_hint = new EmptyHint(
        *m_list->viewport(),
        [this]() -> EmptyHint::Words {
            if (deck() != nullptr && !deck()->stops.empty())
                return {};
            return {
                tr("Stops of a talk stand here: what the window shows now, to be shown again. Set it as the "
                   "audience is to see it, and keep it."),
                tr("Keep this as the first stop")};
        },
        [this] { m_actions["stop.keep"]->trigger(); });
}

const Deck* StopsPanel::deck() const {
    const auto current = m_decks.current();
    return current ? &m_decks.decks()[*current] : nullptr;
}

std::optional<std::size_t> StopsPanel::place() const {
    const QModelIndex index = m_list != nullptr ? m_list->currentIndex() : QModelIndex();
    if (index.isValid())
        return static_cast<std::size_t>(index.row());
    // The list begins anew with every change, and has its place again only when it is seen.
    if (!isStale() || deck() == nullptr || deck()->stops.empty())
        return {};
    return std::min(static_cast<std::size_t>(std::max(m_last, 0)), deck()->stops.size() - 1);
}

const Stop* StopsPanel::stop() const {
    const auto current = place();
    return current ? &deck()->stops.at(*current) : nullptr;
}

void StopsPanel::setPlace(std::size_t place) {
    prepare();
    if (isStale())
        refresh();
    m_list->setCurrentIndex(m_model->index(static_cast<int>(place)));
}

QString StopsPanel::finding() const {
    const Deck* shown = deck();
    if (shown == nullptr || shown->stops.empty())
        return tr("Keep what is on screen as stops of a talk, and present them");
    return tr("“%1” has %n stops", "name of a deck", static_cast<int>(shown->stops.size())).arg(shown->name);
}

void StopsPanel::refresh() {
    setStale(false);
    const QSignalBlocker quiet(m_names);
    m_names->clear();
    for (const Deck& each : m_decks.decks())
        m_names->addItem(each.name);
    if (const auto current = m_decks.current())
        m_names->setCurrentIndex(static_cast<int>(*current));
    // The list begins anew with every change, and forgets where it was.
    const auto count = static_cast<int>(deck() != nullptr ? deck()->stops.size() : 0);
    if (count > 0 && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(std::clamp(m_last, 0, count - 1)));
    showStop();
    enable();
    m_hint->follow();
}

void StopsPanel::showStop() {
    m_edit->setStop(stop(), place().value_or(0));
}

void StopsPanel::enable() {
    if (const auto current = place())
        m_last = static_cast<int>(*current);
    const bool any = deck() != nullptr;
    m_names->setEnabled(any);
    m_rename->setEnabled(any);
    m_delete->setEnabled(any);
    m_update->setEnabled(place().has_value());
}

void StopsPanel::keep() {
    prepare();
    Stop kept = m_window();
    const std::size_t number = (deck() != nullptr ? deck()->stops.size() : 0) + 1;
    kept.name = tr("Stop %1").arg(format::count(static_cast<std::int64_t>(number)));
    const auto behind = place();
    const std::size_t before = deck() != nullptr ? deck()->stops.size() : 0;
    m_last = static_cast<int>(behind ? *behind + 1 : before);
    m_decks.addStop(std::move(kept), behind ? behind : before > 0 ? std::optional(before - 1) : std::nullopt);
    setPlace(static_cast<std::size_t>(m_last));
}

void StopsPanel::update() {
    const Stop* old = stop();
    if (old == nullptr)
        return;
    Stop now = m_window();
    now.name = old->name;
    now.caption = old->caption;
    now.notes = old->notes;
    now.panels = old->panels;
    m_decks.updateStop(*place(), now,
                       [name = now.name] { return tr("Show the window of now at “%1”").arg(name); });
}

void StopsPanel::describe(std::size_t place, const Stop& described) {
    if (deck() != nullptr && place < deck()->stops.size())
        m_decks.updateStop(place, described,
                           [name = described.name] { return tr("Describe the stop “%1”").arg(name); });
}

void StopsPanel::show() {
    if (const Stop* wanted = stop())
        emit shown(*wanted);
}

void StopsPanel::remove() {
    if (const auto current = place()) {
        m_last = static_cast<int>(*current);
        m_decks.deleteStop(*current);
    }
}

void StopsPanel::move(int by) {
    const auto current = place();
    if (!current)
        return;
    const int to = static_cast<int>(*current) + by;
    if (to < 0 || to >= m_model->rowCount())
        return;
    m_last = to;
    m_decks.moveStop(*current, static_cast<std::size_t>(to));
}

bool StopsPanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    const bool alt = modifiers == Qt::AltModifier;
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (alt)
            move(key == Qt::Key_Up ? -1 : 1);
        return alt;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        show();
        return true;
    case Qt::Key_Delete:
        remove();
        return true;
    default:
        return false;
    }
}

bool StopsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return PanelContents::eventFilter(watched, event);
    // While a name is typed, the keys are its editor's, which hands on the Return that it ends with.
    if (watched == m_list->viewport())
        return true;
    if (watched == m_list) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (takeKey(key->key(), key->modifiers()))
            return true;
    }
    return PanelContents::eventFilter(watched, event);
}

void StopsPanel::retranslate() {
    const auto name = [](QToolButton* button, const QString& text, const QString& tip) {
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleDescription(tip);
    };
    name(m_add, tr("New"), tr("Begin another deck"));
    name(m_rename, tr("Rename…"), tr("Give this deck another name"));
    name(m_delete, tr("Delete"), tr("Delete this deck with its stops"));
    name(m_update, tr("Update"),
         tr("Let this stop show what is on screen now; caption, notes and panels stay"));
    m_names->setAccessibleName(tr("Deck"));
    m_list->setAccessibleName(tr("Stops"));
    m_list->setToolTip(tr("Return shows a stop in the window, F2 renames it, Alt with ↑ ↓ moves it, Delete "
                          "deletes it"));
    m_edit->retranslate();
    refresh();
}

} // namespace quadrille
