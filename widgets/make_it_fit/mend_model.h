// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/make_it_fit.h"

#include <QAbstractTableModel>
#include <QColor>

#include <vector>

namespace quadrille {

/// Proposals as a table, in the order of the search. Words are made when they are asked for, so that they
/// follow the language.
class MendModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { change, memory, memoryDifference, bubble, traffic, computation, time, columns };
    enum Role {
        sortRole = Qt::UserRole, ///< the number behind a cell
        shareRole,               ///< memory ÷ capacity
        zoneRole,                ///< as int
        markRole                 ///< share of the capacity up to which a plan is green
    };

    explicit MendModel(QObject* parent = nullptr);

    void setMending(Mending mending, const Scenario& before);
    [[nodiscard]] const Mending& mending() const { return m_mending; }
    [[nodiscard]] const Scenario& before() const { return m_before; }
    /// The proposal in this row: those that fit, or the one that comes closest.
    [[nodiscard]] const Mend& mend(int row) const { return m_mends.at(static_cast<std::size_t>(row)); }
    void setBeatenColour(const QColor& colour); ///< of the words of proposals that others beat
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString shown(const Mend& mend, int column) const;
    [[nodiscard]] QString tip(const Mend& mend, int column) const;
    [[nodiscard]] QString spoken(const Mend& mend, int column) const;
    [[nodiscard]] double number(const Mend& mend, int row, int column) const;

    Mending m_mending;
    Scenario m_before;
    std::vector<Mend> m_mends;
    QColor m_beaten;
};

} // namespace quadrille
