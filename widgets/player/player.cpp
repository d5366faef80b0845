// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/player/player.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

constexpr int frame = 50; ///< ms: more often, single operations can not be followed
constexpr int calmFrame = 500;
constexpr double wholeStep = 20'000; ///< ms

} // namespace

Player::Player(QObject* parent) : QObject(parent) {
    connect(&m_timer, &QTimer::timeout, this, &Player::tick);
}

void Player::setTimeline(std::shared_ptr<const Timeline> timeline) {
    if (timeline == m_timeline)
        return;
    m_timeline = std::move(timeline);
    m_playback.reset();
    leave();
}

void Player::setStepBy(StepBy by) {
    if (by == m_by)
        return;
    const auto moment = time();
    const bool over = m_position.has_value() && !moment;
    m_by = by;
    m_playback.reset();
    retime();
    if (moment)
        moveTo(playback().stopAt(*moment).value_or(0));
    else if (over)
        moveTo(playback().size());
}

void Player::setSpeed(PlaySpeed speed) {
    m_speed = speed;
    retime();
}

void Player::setCalm(bool calm) {
    m_calm = calm;
    retime();
}

const Playback& Player::playback() const {
    if (!m_playback)
        m_playback = std::make_unique<Playback>(m_timeline, m_by);
    return *m_playback;
}

std::optional<double> Player::time() const {
    if (!m_position || *m_position >= playback().size())
        return std::nullopt;
    return playback().stops()[*m_position].time;
}

std::optional<std::size_t> Player::operation() const {
    if (!m_position || *m_position >= playback().size())
        return std::nullopt;
    return playback().stops()[*m_position].operation;
}

int Player::interval() const {
    const int least = m_calm ? calmFrame : frame;
    switch (m_speed) {
    case PlaySpeed::slow:
        return std::max(1000, least);
    case PlaySpeed::brisk:
        return std::max(250, least);
    case PlaySpeed::fast:
        return least;
    case PlaySpeed::whole:
        break;
    }
    const double stops = m_timeline ? static_cast<double>(std::max<std::size_t>(playback().size(), 1)) : 1;
    return std::max(least, static_cast<int>(std::lround(wholeStep / stops)));
}

std::size_t Player::stride() const {
    double stops = 1; // a second
    switch (m_speed) {
    case PlaySpeed::slow:
        break;
    case PlaySpeed::brisk:
        stops = 4;
        break;
    case PlaySpeed::fast:
        stops = 20;
        break;
    case PlaySpeed::whole:
        stops = m_timeline ? 1000 * static_cast<double>(playback().size()) / wholeStep : 1;
        break;
    }
    return static_cast<std::size_t>(std::max(1.0, std::round(stops * interval() / 1000)));
}

void Player::toggle() {
    if (isPlaying())
        pause();
    else
        play();
}

void Player::play() {
    if (!hasTimeline() || isPlaying())
        return;
    if (!m_position || *m_position >= playback().size())
        moveTo(0);
    m_timer.start(interval());
    emit playingChanged();
}

void Player::pause() {
    if (!isPlaying())
        return;
    m_timer.stop();
    emit playingChanged();
}

void Player::tick() {
    const std::size_t next = std::min(*m_position + stride(), playback().size());
    moveTo(next);
    if (next == playback().size())
        pause();
}

void Player::stepForward() {
    pause();
    if (hasTimeline())
        moveTo(m_position ? std::min(*m_position + 1, playback().size()) : 0);
}

void Player::stepBack() {
    pause();
    if (!hasTimeline())
        return;
    const std::size_t here = m_position.value_or(playback().size());
    moveTo(here == 0 ? 0 : here - 1);
}

void Player::toStart() {
    pause();
    if (hasTimeline())
        moveTo(0);
}

void Player::toEnd() {
    pause();
    if (hasTimeline())
        moveTo(playback().size());
}

void Player::leave() {
    pause();
    moveTo(std::nullopt);
}

void Player::moveTo(std::optional<std::size_t> position) {
    if (position == m_position)
        return;
    m_position = position;
    emit moved();
}

void Player::retime() {
    if (isPlaying())
        m_timer.start(interval());
}

} // namespace quadrille
