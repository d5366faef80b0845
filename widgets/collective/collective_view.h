// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/collective/collective_layout.h"
#include "widgets/picture/interactive_picture.h"

#include <QTimer>
#include <QVariantAnimation>

namespace quadrille {

/// A collective among a few GPUs, step by step: which chunk goes from where to where, and what each GPU has
/// then. It plays by itself, or is stepped through; where the style wants no motion chunks do not move, and
/// steps follow each other as slowly.
///
/// Keys: Space plays and pauses, Right and Left go a step on and back, Home and End to the ends, Up and Down
/// walk over what the GPUs hold, Escape leaves.
class CollectiveView : public InteractivePicture<SlotPlace, CollectiveLayout> {
    Q_OBJECT
public:
    explicit CollectiveView(QWidget* parent = nullptr);

    void setCollective(Collective collective); ///< at its beginning
    void setRanks(int ranks);                  ///< likewise \pre one of CollectiveSteps::sizes
    void setPlan(const std::optional<CollectiveOfPlan>& plan);
    [[nodiscard]] const CollectiveContent& content() const { return m_content; }
    [[nodiscard]] bool isPlaying() const { return m_playing; }

    [[nodiscard]] QString finding() const override;
    /// Of every move: step, from, to, chunk, whether it is added.
    [[nodiscard]] DataTable data() const override;

public slots:
    void toggle(); ///< plays, from the beginning where it was over; or pauses
    void pause();
    void stepForward(); ///< these pause it
    void stepBack();
    void toStart();
    void toEnd();

signals:
    void playingChanged();
    void stepped(); ///< content().done is another

protected:
    [[nodiscard]] bool isDrawn() const override { return true; }
    [[nodiscard]] CollectiveLayout layOut(const QRectF& area, const QFont& font,
                                          const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const CollectiveLayout& layout,
                     const Colours& colours) const override;
    void paintMark(QPainter& painter, const SlotPlace& place, const Colours& colours) const override;
    [[nodiscard]] SlotPlace placeAt(QPointF point) const override { return layoutNow().placeAt(point); }
    [[nodiscard]] QString say(const SlotPlace& place) const override;
    [[nodiscard]] SlotPlace kept(const SlotPlace& place) const override;
    [[nodiscard]] SlotPlace start(int) const override { return {0, 0}; }
    [[nodiscard]] std::optional<SlotPlace> neighbour(const SlotPlace& place, int key) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override; ///< what nobody sees does not play

private:
    void begin(Collective collective, int ranks);
    void goTo(int done);
    void beginStep(); ///< of those that play
    void endStep();
    [[nodiscard]] bool moves() const; ///< the style has no objection to motion

    CollectiveContent m_content;
    bool m_playing = false;
    QVariantAnimation m_motion;
    QTimer m_rest; ///< between two steps
};

} // namespace quadrille
