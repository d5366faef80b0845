// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/comparison/plans_layout.h"
#include "widgets/picture/interactive_picture.h"

namespace quadrille {

/// A piece of a bar.
struct PlansPlace {
    int plan = -1; ///< −1: nowhere
    PlansBand band = PlansBand::memory;
    std::size_t part = 0;
    friend bool operator==(const PlansPlace&, const PlansPlace&) = default;
};

/// Memory, step and pipeline of several plans, below each other on common axes. In a pipeline every pixel is
/// what ran in its stretch of time, so that idle pixels are idle time.
///
/// Keys: arrows walk over the pieces, Page Up and Page Down by ten, Home and End to the ends, Enter or Space
/// chooses the plan, Escape leaves.
class PlansPicture : public InteractivePicture<PlansPlace, PlansLayout> {
    Q_OBJECT
public:
    explicit PlansPicture(QWidget* parent = nullptr);

    /// \param finding the picture's sentence
    void setPlans(std::vector<PicturedPlan> plans, const QString& finding);
    [[nodiscard]] const std::vector<PicturedPlan>& plans() const { return m_plans; }

    [[nodiscard]] QString finding() const override;
    [[nodiscard]] DataTable data() const override;

signals:
    void planChosen(int plan);

protected:
    [[nodiscard]] bool isDrawn() const override { return !m_plans.empty(); }
    [[nodiscard]] PlansLayout layOut(const QRectF& area, const QFont& font,
                                     const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const PlansLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const PlansPlace& place, const Colours& colours) const override;
    [[nodiscard]] PlansPlace placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const PlansPlace& place) const override;
    [[nodiscard]] PlansPlace kept(const PlansPlace& place) const override {
        return barOf(place) >= 0 ? place : PlansPlace{};
    }
    [[nodiscard]] PlansPlace start(int) const override { return placeOf(0); }
    [[nodiscard]] std::optional<PlansPlace> neighbour(const PlansPlace& place, int key) const override;
    [[nodiscard]] QString useName() const override { return tr("Load this plan"); }
    void use(const PlansPlace& place) override { emit planChosen(place.plan); }

private:
    [[nodiscard]] PlansPlace placeOf(int bar) const;
    [[nodiscard]] int barOf(const PlansPlace& place) const;
    [[nodiscard]] double amountOf(const PlansPlace& place) const; ///< bytes or seconds
    [[nodiscard]] QString partName(const PlansPlace& place) const;
    void paintStrip(QPainter& painter, const PlansStrip& strip, const PlansLayout& layout,
                    const Colours& colours) const;

    std::vector<PicturedPlan> m_plans;
    QString m_finding;
};

} // namespace quadrille
