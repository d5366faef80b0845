// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"

#include <QStringList>

#include <variant>
#include <vector>

namespace quadrille {

/// What a diagram of bars shows: rows on one scale, each of parts side by side.
struct BarDiagramData {
    /// Whose colour a part has.
    using Meaning = std::variant<MemoryPart, TimeFamily, std::size_t>; ///< the last: Colours::category()
    struct Part {
        double value = 0;
        Meaning meaning = std::size_t{0};
        QString name; ///< for the legend, where it stands once
    };
    struct Row {
        QString name;
        std::vector<Part> parts;
        QString value; ///< of all of it
    };
    QString finding;
    QString unit; ///< of the values, in a table
    std::vector<Row> rows;

    [[nodiscard]] double longest() const;
};

/// A small picture of something that has no view of its own: figures as bars, with a legend.
class BarDiagram : public Picture {
    Q_OBJECT
public:
    explicit BarDiagram(QWidget* parent = nullptr);

    void setData(BarDiagramData data);

    [[nodiscard]] QString finding() const override { return m_data.finding; }
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    [[nodiscard]] DataTable data() const override;

private:
    BarDiagramData m_data;
};

} // namespace quadrille
