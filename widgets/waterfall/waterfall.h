// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/interactive_picture.h"
#include "widgets/picture/moving.h"
#include "widgets/waterfall/waterfall_layout.h"

namespace quadrille {

/// What is pointed at in a waterfall: a part, or the whole step.
struct WaterfallPlace {
    bool some = false;
    bool total = false;
    StepPart part = StepPart::ideal;
    friend bool operator==(const WaterfallPlace&, const WaterfallPlace&) = default;
};

/// Where the time of a step goes: a bar for every part, from the least time that its FLOPs need to the time
/// that it takes, each beginning where the one above ends, with the bars of a pinned plan A as outlines.
///
/// Keys: arrows walk over the bars, Page Up and Page Down by ten, Home and End to the ends, Enter, Space or E
/// explains, Escape leaves.
class Waterfall : public InteractivePicture<WaterfallPlace, WaterfallLayout> {
    Q_OBJECT
public:
    explicit Waterfall(QWidget* parent = nullptr);

    /// Sets what is shown. None: the empty reason is shown instead. The cursor stays on its part as long as
    /// there is one.
    void setPerformance(const std::optional<Performance>& performance);
    /// The next other step is not there at a jump: the bars grow and shrink to it from what is shown now.
    /// finding() and data() are of that step at once.
    void moveToNext();
    void setBaseline(const std::optional<Performance>& baseline);
    void setConvention(FlopConvention convention); ///< of MFU
    [[nodiscard]] FlopConvention convention() const { return m_content.convention; }
    [[nodiscard]] const WaterfallContent& content() const { return m_content; }

    [[nodiscard]] QString finding() const override;
    [[nodiscard]] DataTable data() const override;

protected:
    [[nodiscard]] bool isDrawn() const override { return m_content.performance.has_value(); }
    [[nodiscard]] WaterfallLayout layOut(const QRectF& area, const QFont& font,
                                         const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const WaterfallLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const WaterfallPlace& place, const Colours& colours) const override;
    [[nodiscard]] WaterfallPlace placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const WaterfallPlace& place) const override;
    [[nodiscard]] WaterfallPlace kept(const WaterfallPlace& place) const override;
    [[nodiscard]] WaterfallPlace start(int) const override { return placeOf(0); }
    [[nodiscard]] std::optional<WaterfallPlace> neighbour(const WaterfallPlace& place,
                                                          int key) const override;
    void use(const WaterfallPlace& place) override;

private:
    void moved(); ///< on the way to the next step
    [[nodiscard]] WaterfallPlace placeOf(int row) const;
    [[nodiscard]] int rowOf(const WaterfallPlace& place) const;

    WaterfallContent m_content;
    Moving<Performance> m_way;
};

} // namespace quadrille
