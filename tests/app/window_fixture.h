// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "tests/app/isolation.h"

#include <QAction>
#include <QTest>

namespace quadrille::test {

/// A program with its window, as the user starts it; what the user answers to questions is set beforehand.
struct Running {
    explicit Running(const QStringList& files = {}, QSize size = {1280, 720})
        : appearance(settings), catalogue(loadCatalogue()),
          window(catalogue, settings, appearance, prompts()) {
        window.start(files);
        window.resize(size);
        window.show();
        (void)QTest::qWaitForWindowExposed(&window);
    }

    [[nodiscard]] Prompts prompts() {
        Prompts prompts{[this] { return openAnswer; }, [this](const QString&) { return saveAnswer; },
                        [this](const QString&) {
                            ++asked;
                            return unsavedAnswer;
                        },
                        [this](const QString& sentence) { errors << sentence; }};
        prompts.note = [this](const QString& sentence) { notes << sentence; };
        prompts.settled = [this](const QString& sentence) { errors.removeAll(sentence); };
        prompts.mayOverwrite = [this](const QString&) {
            ++askedToOverwrite;
            return overwriteAnswer;
        };
        prompts.planName = [this](const QString&, const QString& refused) {
            namesRefused << refused;
            return planNames.isEmpty() ? QString() : planNames.takeFirst();
        };
        return prompts;
    }

    void trigger(const char* id) { actions(id)->trigger(); }
    [[nodiscard]] ScenarioStore& store() { return window.store(); }
    [[nodiscard]] QAction* actions(const char* id) const { return window.actions().named(QLatin1String(id)); }
    template <class View>
    [[nodiscard]] View* find() {
        return window.findChild<View*>();
    }

    QString openAnswer;
    QString saveAnswer;
    UnsavedAnswer unsavedAnswer = UnsavedAnswer::cancel;
    int asked = 0;
    bool overwriteAnswer = true;
    int askedToOverwrite = 0;
    QStringList planNames;    ///< what the user calls a plan, one answer after the other
    QStringList namesRefused; ///< what was said when they were asked for
    QStringList errors;       ///< that still hold
    QStringList notes;
    Settings settings;
    Appearance appearance;
    Catalogue catalogue;
    MainWindow window;
};

} // namespace quadrille::test
