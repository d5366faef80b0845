// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_layout.h"
#include "widgets/picture/picture.h"

namespace quadrille {

/// Memory of every pipeline stage as a stacked bar against the GPU's capacity, with a ghost of a pinned plan
/// A.
///
/// Keys: Left and Right walk over the stages (PageUp and PageDown by ten, Home and End to the ends), Up and
/// Down over the parts of a stage up to its total, Enter or E explains, Escape leaves.
class MemoryBars : public Picture {
    Q_OBJECT
public:
    explicit MemoryBars(QWidget* parent = nullptr);

    /// Sets what is shown. None: the empty reason is shown instead. Selection and cursor stay on their stage
    /// as long as there is one.
    void setEstimate(std::optional<MemoryEstimate> estimate);
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
    /// The sentence shown while there is no estimate.
    void setEmptyReason(const QString& reason);
    /// Highlights a stage without emitting stageSelected(); −1 for none.
    void setSelectedStage(int stage);
    [[nodiscard]] int selectedStage() const { return m_content.selected; }

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// A row a stage: "stage", the parts of the figure shown and their "total" in bytes, "in flight" in
    /// micro-batches.
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stageSelected(int stage); ///< the user pointed at a stage

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] BarsLayout layoutNow() const;
    [[nodiscard]] QString say(const BarsHit& hit) const;
    void settle();
    void moveCursor(int stage, int level);
    void select(int stage);
    void explain(const BarsHit& hit);
    void retranslate();

    BarsContent m_content;
    QString m_emptyReason;
    BarsHit m_cursor; ///< of the keyboard
    BarsHit m_hover;  ///< of the pointer
};

} // namespace quadrille
