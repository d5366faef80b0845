// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/guide_tree/guide_tree_layout.h"
#include "widgets/picture/interactive_picture.h"

namespace quadrille {

/// The guide's decision tree with the way that a scenario takes through it: each question with the numbers
/// that decide, and what of the recommendations the plan does.
///
/// Keys: arrows walk over the boxes, Home and End to the first and last question, Enter or Space does as the
/// answer recommends, Escape leaves.
class GuideTreeView : public InteractivePicture<TreePlace, GuideTreeLayout> {
    Q_OBJECT
public:
    explicit GuideTreeView(QWidget* parent = nullptr);

    /// None: the empty reason is shown instead.
    void setAdvice(std::optional<PlanAdvice> advice);
    [[nodiscard]] const std::optional<PlanAdvice>& advice() const { return m_advice; }

    [[nodiscard]] QString finding() const override;
    [[nodiscard]] DataTable data() const override;

signals:
    void recommendationChosen(const quadrille::Recommendation& recommendation);

protected:
    [[nodiscard]] bool isDrawn() const override { return m_advice.has_value(); }
    [[nodiscard]] GuideTreeLayout layOut(const QRectF& area, const QFont& font,
                                         const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const GuideTreeLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const TreePlace& place, const Colours& colours) const override;
    [[nodiscard]] TreePlace placeAt(QPointF point) const override { return layoutNow().placeAt(point); }
    [[nodiscard]] QString say(const TreePlace& place) const override;
    [[nodiscard]] TreePlace kept(const TreePlace& place) const override { return place; }
    [[nodiscard]] TreePlace start(int) const override;
    [[nodiscard]] std::optional<TreePlace> neighbour(const TreePlace& place, int key) const override;
    [[nodiscard]] bool isUsable(const TreePlace& place) const override;
    [[nodiscard]] QString useName() const override { return tr("Do as recommended"); }
    void use(const TreePlace& place) override;

private:
    std::optional<PlanAdvice> m_advice;
};

} // namespace quadrille
