// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck_store.h"

#include <QAbstractListModel>

namespace quadrille {

/// The stops of the current deck as a list, whose names can be typed and whose rows be dragged.
class StopList : public QAbstractListModel {
    Q_OBJECT
public:
    StopList(DeckStore& decks, QObject* parent);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    [[nodiscard]] const std::vector<Stop>& stops() const;

    DeckStore& m_decks;
};

} // namespace quadrille
