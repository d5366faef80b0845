// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <functional>

namespace quadrille {

/// An application in which what no handler foresaw is told, instead of ending the process without a word.
class GuardedApplication : public QApplication {
    Q_OBJECT
public:
    GuardedApplication(int& argc, char** argv) : QApplication(argc, argv) {}

    /// What to do when the handling of an event threw: keep what can be kept, say why. Called once, however
    /// much goes wrong afterwards; then the event loop ends with exit code 2.
    void setLastResort(std::function<void(const QString& reason)> lastResort) {
        m_lastResort = std::move(lastResort);
    }

    /// Runs it as if it were the handling of an event. \return nothing was thrown
    bool guard(const std::function<void()>& work);

    bool notify(QObject* receiver, QEvent* event) override;

private:
    void fail(const QString& reason);

    std::function<void(const QString& reason)> m_lastResort;
};

} // namespace quadrille
