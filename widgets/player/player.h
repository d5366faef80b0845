// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/player/playback.h"

#include <QObject>
#include <QTimer>

#include <array>

namespace quadrille {

enum class PlaySpeed : std::uint8_t {
    slow,  ///< one stop a second
    brisk, ///< four a second
    fast,  ///< twenty a second
    whole, ///< all of the step in twenty seconds, however many stops it has
};
inline constexpr std::array allPlaySpeeds{PlaySpeed::slow, PlaySpeed::brisk, PlaySpeed::fast,
                                          PlaySpeed::whole};

/// Walks through an executed step, stop by stop, by hand or by itself.
///
/// It is at rest until the first step, and again after leave(): nothing is marked then. Otherwise it stands
/// at one of the stops of its Playback, or at their end. Between two ticks of its timer it does nothing.
class Player : public QObject {
    Q_OBJECT
public:
    explicit Player(QObject* parent = nullptr);

    /// Another step to play; null for none. It is at rest then.
    void setTimeline(std::shared_ptr<const Timeline> timeline);
    void setStepBy(StepBy by); ///< stays at the last stop before where it stood
    void setSpeed(PlaySpeed speed);
    /// Moves no more than twice a second by itself, in longer strides: for reduced motion.
    void setCalm(bool calm);

    [[nodiscard]] StepBy stepBy() const { return m_by; }
    [[nodiscard]] PlaySpeed speed() const { return m_speed; }
    [[nodiscard]] bool hasTimeline() const { return m_timeline != nullptr && m_timeline->size() > 0; }
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] bool isAtRest() const { return !m_position.has_value(); }
    /// The stop, or as many as there are when the step is over; nothing at rest.
    [[nodiscard]] std::optional<std::size_t> position() const { return m_position; }
    /// When the stop is; nothing at rest and when the step is over.
    [[nodiscard]] std::optional<double> time() const;
    /// What is marked there; nothing at rest and when the step is over.
    [[nodiscard]] std::optional<std::size_t> operation() const;
    /// The stops; built when first asked for. \pre hasTimeline()
    [[nodiscard]] const Playback& playback() const;
    /// Milliseconds from tick to tick, and the stops of one tick.
    [[nodiscard]] int interval() const;
    [[nodiscard]] std::size_t stride() const;

public slots:
    void toggle(); ///< plays, from the beginning when it is at rest or over; or pauses
    void pause();
    void stepForward(); ///< these pause it
    void stepBack();
    void toStart();
    void toEnd();
    void leave(); ///< to rest

signals:
    void moved();          ///< position() is another
    void playingChanged(); ///< isPlaying() is

private:
    void play();
    void tick();
    void moveTo(std::optional<std::size_t> position);
    void retime();

    std::shared_ptr<const Timeline> m_timeline;
    mutable std::unique_ptr<Playback> m_playback;
    StepBy m_by = StepBy::operation;
    PlaySpeed m_speed = PlaySpeed::brisk;
    bool m_calm = false;
    std::optional<std::size_t> m_position;
    QTimer m_timer;
};

} // namespace quadrille
