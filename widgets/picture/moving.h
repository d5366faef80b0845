// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/motion.h"

#include <QVariantAnimation>

#include <functional>
#include <optional>
#include <utility>

namespace quadrille {

/// The way of what a picture shows from one value to the next, where that is to be seen and not a jump.
template <class Value>
class Moving {
public:
    using Between = Value (*)(const Value& from, const Value& to, double share);

    /// \param between what is shown at a share of the way, 0 to 1
    /// \param moved is called whenever now() has changed
    Moving(QWidget& picture, Between between, std::function<void()> moved)
        : m_picture(picture), m_between(between), m_moved(std::move(moved)) {
        constexpr int duration = 350; // milliseconds: long enough to be followed
        m_motion.setStartValue(0.0);
        m_motion.setEndValue(1.0);
        m_motion.setDuration(duration);
        m_motion.setEasingCurve(QEasingCurve::InOutQuad);
        QObject::connect(&m_motion, &QVariantAnimation::valueChanged, &m_motion,
                         [this](const QVariant& share) {
                             if (m_now)
                                 goTo(share.toDouble());
                         });
        QObject::connect(&m_motion, &QVariantAnimation::finished, &m_motion, [this] { stop(); });
    }

    /// The next other value is reached from what is shown now. \param value where nothing is on its way
    void moveToNext(const std::optional<Value>& value) {
        std::optional<Value> shown = m_now ? m_now : value;
        stop();
        if (m_picture.isVisible() && wantsMotion(m_picture))
            m_from = std::move(shown);
    }
    /// The picture's value is another now. \pre it is not the one that now() is on its way to
    void set(const std::optional<Value>& value) {
        const bool moves = m_from && !m_now && value && *value != *m_from;
        if (m_now)
            stop();
        if (!moves)
            return;
        m_to = value;
        goTo(0);
        m_motion.start();
    }
    void stop() {
        m_motion.stop();
        m_now.reset();
        m_from.reset();
        m_moved();
    }
    /// What is to be painted; none: the picture's value.
    [[nodiscard]] const std::optional<Value>& now() const { return m_now; }

private:
    void goTo(double share) {
        m_now = m_between(*m_from, *m_to, share);
        m_moved();
    }

    QWidget& m_picture;
    Between m_between;
    std::function<void()> m_moved;
    std::optional<Value> m_from; ///< from which the next one is reached; none: at a jump
    std::optional<Value> m_to;   ///< of the way that is gone
    std::optional<Value> m_now;  ///< on the way
    QVariantAnimation m_motion;
};

} // namespace quadrille
