// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/stops/stop_list.h"

#include "widgets/format.h"

#include <QMimeData>

#include <algorithm>

namespace quadrille {
namespace {

const QString rowType = QStringLiteral("application/x-quadrille-stop");

} // namespace

StopList::StopList(DeckStore& decks, QObject* parent) : QAbstractListModel(parent), m_decks(decks) {
    connect(&decks, &DeckStore::changed, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

const std::vector<Stop>& StopList::stops() const {
    static const std::vector<Stop> none;
    const auto deck = m_decks.current();
    return deck ? m_decks.decks()[*deck].stops : none;
}

int StopList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(stops().size());
}

QVariant StopList::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Stop& stop = stops().at(static_cast<std::size_t>(index.row()));
    if (role == Qt::EditRole)
        return stop.name;
    if (role == Qt::ToolTipRole)
        return stop.caption;
    if (role == Qt::DisplayRole) {
        const QString name =
            tr("%1. %2", "number and name of a stop").arg(format::count(index.row() + 1), stop.name);
        const QString caption = stop.caption.simplified();
        return caption.isEmpty() || caption == stop.name
                   ? name
                   : tr("%1 — %2", "a stop, its caption").arg(name, caption);
    }
    return {};
}

bool StopList::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || !index.isValid() || name.isEmpty())
        return false;
    const auto place = static_cast<std::size_t>(index.row());
    Stop stop = stops().at(place);
    stop.name = name;
    m_decks.updateStop(place, stop, [name] { return tr("Call the stop “%1”").arg(name); });
    return true;
}

Qt::ItemFlags StopList::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractListModel::flags(index);
    return index.isValid() ? usual | Qt::ItemIsEditable | Qt::ItemIsDragEnabled
                           : usual | Qt::ItemIsDropEnabled;
}

QStringList StopList::mimeTypes() const {
    return {rowType};
}

QMimeData* StopList::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(rowType, QByteArray::number(indexes.front().row()));
    return data;
}

bool StopList::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                            const QModelIndex& parent) {
    bool isRow = false;
    const int from = data->data(rowType).toInt(&isRow);
    const int count = rowCount();
    if (action != Qt::MoveAction || !isRow || from < 0 || from >= count)
        return false;
    int to = row >= 0 ? row : parent.isValid() ? parent.row() : count;
    if (to > from)
        --to; // the row that is taken out makes room
    if (to != from)
        m_decks.moveStop(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    return false; // it is moved already: the view need not take it away
}

} // namespace quadrille
