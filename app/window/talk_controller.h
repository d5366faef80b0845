// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace quadrille {

class MainWindow;
class Panel;
class Presentation;
class Settings;
class StopsPanel;
struct Catalogue;
struct Prompts;

/// Keeps what the window shows as stops of a talk, shows them in the window again, and presents them.
class TalkController : public QObject {
    Q_OBJECT
public:
    struct View {
        std::function<ViewState()> get; ///< as the views are set now
        std::function<void(const ViewState&)> set;
    };

    /// The references must outlive it.
    TalkController(MainWindow& window, const Catalogue& catalogue, Settings& settings, const Prompts& prompts,
                   View view);

    ~TalkController() override; ///< ends what is presented

    [[nodiscard]] Stop now() const; ///< what the window shows
    void keep();                    ///< what is on screen as a stop, and says so
    void show(const Stop& stop);    ///< in the window; a step of undo
    void present(bool fromHere);    ///< from the current stop on, else from the first

private:
    void rememberFront();

    MainWindow& m_window;
    const Catalogue& m_catalogue;
    Settings& m_settings;
    const Prompts& m_prompts;
    View m_view;
    StopsPanel& m_panel;
    const Panel* m_front = nullptr; ///< of the area, apart from the panels of stops and lessons
    QPointer<Presentation> m_shown;
};

} // namespace quadrille
