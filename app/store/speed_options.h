// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"

#include <QObject>

namespace quadrille {

/// How speed is counted: which FLOPs count, how many tokens are to be trained on, and what an hour of a
/// GPU costs. Of the view rather than of the scenario: no step of undo, saved in the session.
struct SpeedOptions {
    FlopConvention convention = FlopConvention::model;
    double tokens = 15e12;      ///< to train on; as Llama 3
    double pricePerGpuHour = 0; ///< in any currency; 0: none is known

    friend bool operator==(const SpeedOptions&, const SpeedOptions&) = default;
};

/// Those that all views share.
class SharedSpeedOptions : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const SpeedOptions& state() const { return m_state; }
    [[nodiscard]] FlopConvention convention() const { return m_state.convention; }
    [[nodiscard]] double tokens() const { return m_state.tokens; }
    [[nodiscard]] double pricePerGpuHour() const { return m_state.pricePerGpuHour; }

    void setState(const SpeedOptions& state);
    void setConvention(FlopConvention convention);
    void setTokens(double tokens);
    void setPricePerGpuHour(double price);

signals:
    void changed(); ///< after every real change

private:
    SpeedOptions m_state;
};

inline constexpr double mostTokens = 1e18;       ///< of a budget
inline constexpr double highestHourPrice = 9999; ///< of a GPU-hour

} // namespace quadrille
