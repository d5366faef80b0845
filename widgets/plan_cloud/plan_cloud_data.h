// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_point.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace quadrille {

using PlanPoints = std::vector<PlanPoint>; ///< ascending by number

/// What the colour of a point tells: its value on one axis of the space.
struct CloudColouring {
    QString name;
    QStringList values;       ///< as people read them
    std::uint64_t stride = 1; ///< plans of the space from one value to the next
    bool ordered = false;     ///< numbers: from pale to strong

    [[nodiscard]] std::size_t valueOf(const PlanPoint& point) const {
        return values.isEmpty() ? 0 : point.number / stride % static_cast<std::uint64_t>(values.size());
    }
};

/// As the axes count: tokens a second, GiB, GPUs, GPU-hours per billion tokens, % of the step.
[[nodiscard]] double inAxisUnit(PlanQuantity quantity, double amount);

/// A part of the plane that is looked at alone, in the units of the axes.
struct CloudBrush {
    double lowX = 0, highX = 0, lowY = 0, highY = 0;

    friend bool operator==(const CloudBrush&, const CloudBrush&) = default;
};

/// The feasible plans of a space in the plane of two quantities.
struct PlanCloudData {
    std::shared_ptr<const PlanPoints> points = std::make_shared<const PlanPoints>();
    PlanQuantity x = PlanQuantity::memory;
    PlanQuantity y = PlanQuantity::throughput;
    CloudColouring colouring;
    std::optional<PlanPoint> current;  ///< the plan on screen, where it runs
    std::optional<PlanPoint> baseline; ///< A
    /// A plan that others published for the same work.
    struct Published {
        QString name;
        PlanPoint seen;
    };
    std::vector<Published> published;
    std::function<QString(const PlanPoint&)> nameOf; ///< "TP 4 · PP 8"
    QString finding;
    QString whyNot; ///< instead of points, as a sentence

    [[nodiscard]] bool isIn(const CloudBrush& brush, const PlanPoint& point) const {
        const double across = inAxisUnit(x, amount(x, point)), up = inAxisUnit(y, amount(y, point));
        return across >= brush.lowX && across <= brush.highX && up >= brush.lowY && up <= brush.highY;
    }
};

} // namespace quadrille
