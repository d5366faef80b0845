// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_layout.h"
#include "widgets/picture/interactive_picture.h"
#include "widgets/picture/moving.h"

namespace quadrille {

/// Memory of every pipeline stage as a stacked bar against the GPU's capacity, with a ghost of a pinned plan
/// A.
///
/// Keys: Left and Right walk over the stages (PageUp and PageDown by ten, Home and End to the ends), Up and
/// Down over the parts of a stage up to its total, Enter, Space or E explains, Escape leaves.
class MemoryBars : public InteractivePicture<BarsHit, BarsLayout> {
    Q_OBJECT
public:
    explicit MemoryBars(QWidget* parent = nullptr);

    /// Sets what is shown. None: the empty reason is shown instead. Selection and cursor stay on their stage
    /// as long as there is one.
    void setEstimate(std::optional<MemoryEstimate> estimate);
    /// The next other estimate is not there at a jump: the bars grow and shrink to it from what is shown now.
    /// What is read out, and data(), are of the estimate at once.
    void moveToNext();
    void setBaseline(std::optional<MemoryEstimate> baseline); ///< the pinned plan A
    /// Which of the three figures of memory the bars add up. An estimate that knows only one, as the paper's,
    /// shows that.
    void setKind(MemoryKind kind);
    [[nodiscard]] MemoryKind kind() const { return m_content.wanted; }
    /// Whether the estimate tells the three apart: whether there is anything to choose.
    [[nodiscard]] bool hasKinds() const { return m_content.hasKinds; }
    /// Where memory may run out, on the axis of allocated bytes; none for no band.
    void setOomBand(std::optional<OomBand> band);
    /// When the estimate's stages hold what it says, as "1.24 s"; empty: each at its own fullest. At a moment
    /// there is nothing to explain.
    void setMoment(const QString& moment);
    /// Highlights a stage without emitting stageSelected(); −1 for none.
    void setSelectedStage(int stage);
    [[nodiscard]] int selectedStage() const { return m_content.selected; }

    [[nodiscard]] QString finding() const override;
    /// A row a stage: "stage", the parts of the figure shown and their "total" in bytes, "in flight" in
    /// micro-batches.
    [[nodiscard]] DataTable data() const override;

signals:
    void stageSelected(int stage); ///< the user pointed at a stage

protected:
    [[nodiscard]] bool isDrawn() const override { return m_content.estimate.has_value(); }
    [[nodiscard]] BarsLayout layOut(const QRectF& area, const QFont& font,
                                    const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const BarsLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const BarsHit& hit, const Colours& colours) const override;
    [[nodiscard]] BarsHit placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const BarsHit& hit) const override;
    [[nodiscard]] BarsHit kept(const BarsHit& hit) const override;
    [[nodiscard]] BarsHit start(int key) const override;
    [[nodiscard]] std::optional<BarsHit> neighbour(const BarsHit& hit, int key) const override;
    [[nodiscard]] bool isUsable(const BarsHit& hit) const override;
    void use(const BarsHit& hit) override;
    void cursorMoved(const BarsHit& hit) override { select(hit.stage); }
    void settle() override;

private:
    void select(int stage);
    void moved(); ///< on the way to the next estimate
    [[nodiscard]] const BarsContent& painted() const { return m_moving ? *m_moving : m_content; }

    BarsContent m_content;
    std::optional<BarsContent> m_moving; ///< on the way
    Moving<MemoryEstimate> m_way;
};

} // namespace quadrille
