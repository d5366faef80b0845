// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guarded_application.h"

#include <exception>
#include <utility>

namespace quadrille {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
    bool result = true;
    guard([&] { result = QApplication::notify(receiver, event); });
    return result;
}

bool GuardedApplication::guard(const std::function<void()>& work) {
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        fail(tr("There is not enough memory."));
    } catch (const std::exception& error) {
        fail(QString::fromUtf8(error.what()));
    } catch (...) {
        fail(tr("Something unknown went wrong."));
    }
    return false;
}

void GuardedApplication::fail(const QString& reason) {
    if (const auto lastResort = std::exchange(m_lastResort, nullptr)) {
        try {
            lastResort(reason);
        } catch (const std::exception& error) {
            qCritical("quadrille: %s", error.what());
        }
    }
    exit(2);
}

} // namespace quadrille
