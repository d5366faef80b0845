// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/comparison/comparison_text.h"
#include "widgets/picture/colours.h"

#include <QAbstractTableModel>

#include <optional>

namespace quadrille {

/// Plans side by side: a row a setting or figure that differs, a column a plan behind the row's name.
class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit ComparisonModel(QObject* parent);

    void setComparison(std::optional<PlansComparison> plans);
    [[nodiscard]] const std::optional<PlansComparison>& comparison() const { return m_plans; }
    [[nodiscard]] const std::vector<ComparisonLine>& lines() const { return m_lines; }
    void setColours(const Colours& colours);
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString planAt(int column) const;
    [[nodiscard]] QString tipOf(const ComparisonLine& line, int column) const;

    std::optional<PlansComparison> m_plans;
    std::vector<ComparisonLine> m_lines;
    Colours m_colours;
};

} // namespace quadrille
