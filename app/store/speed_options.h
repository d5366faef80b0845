// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"

#include <QObject>

namespace quadrille {

/// How speed is counted: which FLOPs count. Of the view rather than of the scenario: no step of undo, saved
/// in the session.
struct SpeedOptions {
    FlopConvention convention = FlopConvention::model;

    friend bool operator==(const SpeedOptions&, const SpeedOptions&) = default;
};

/// Those that all views share.
class SharedSpeedOptions : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const SpeedOptions& state() const { return m_state; }
    [[nodiscard]] FlopConvention convention() const { return m_state.convention; }

    void setState(const SpeedOptions& state);
    void setConvention(FlopConvention convention);

signals:
    void changed(); ///< after every real change

private:
    SpeedOptions m_state;
};

} // namespace quadrille
