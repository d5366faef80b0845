// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/autosave.h"
#include "app/session/recovery.h"
#include "app/settings/settings.h"
#include "app/store/scenario_store.h"

#include <QObject>

#include <functional>

namespace quadrille {

enum class UnsavedAnswer { save, discard, cancel };

/// The questions the controller asks. The window asks them in dialogs, tests answer at once.
struct Prompts {
    std::function<QString()> fileToOpen;                         ///< empty: cancelled
    std::function<QString(const QString& suggested)> fileToSave; ///< empty: cancelled
    std::function<UnsavedAnswer(const QString& name)> unsaved;
    std::function<void(const QString& sentence)> error;
    /// What is wrong with a file that is no session, and what else it looks like; unset: the former alone.
    std::function<Message(const Message& rule, const QString& file)> explained = {};
    std::function<void(const QString& sentence)> note = {};    ///< worth knowing; nothing went wrong
    std::function<void(const QString& sentence)> settled = {}; ///< what this error said holds no longer
    std::function<QString()> fileToImport = {};                ///< empty: cancelled
    std::function<bool(const QString& label)> mayDelete = {};  ///< something of the library
    std::function<QString()> orderToOpen = {};                 ///< of a pipeline; empty: cancelled
    std::function<QString(const QString& suggested)> orderToSave = {}; ///< likewise
    std::function<QStringList()> tracesToOpen = {};                    ///< of its ranks; empty: cancelled
    /// Another program wrote the file since it was opened: may it be written over?
    std::function<bool(const QString& name)> mayOverwrite = {};
    /// A name for a plan that is kept, instead of the one it has; why the last answer was refused, or empty.
    /// \return empty: cancelled
    std::function<QString(const QString& now, const QString& refused)> planName = {};
    /// A window was killed with unsaved changes: they can be opened, or thrown away, or left for later.
    std::function<void(const QString& name, const std::function<void()>& open,
                       const std::function<void()>& discard)>
        orphan = {};
};

/// New, open, save, and never losing anything in between.
class SessionController : public QObject {
    Q_OBJECT
public:
    /// fresh: the scenario of a new session. view: how the views are set now.
    SessionController(ScenarioStore& store, Settings& settings, Scenario fresh, Prompts prompts,
                      std::function<ViewState()> view, QObject* parent = nullptr);

    /// The first thing after start: the given file, else what the last run left, else a new session.
    void start(const QString& file);

    void newSession();
    void askAndOpen();
    /// Opens a file, after asking about unsaved changes. A file that cannot be read changes nothing. \return
    /// opened
    bool open(const QString& file);
    bool save();   ///< \return saved
    bool saveAs(); ///< \return saved
    /// Before the window closes: asks about unsaved changes. \return it may close
    [[nodiscard]] bool mayClose();
    /// Writes the last state at once, for a program that has to end and cannot ask. Should it already have
    /// failed with what it was started with, the state is put aside, so that the next start does not fail,
    /// too. \return a sentence that says where it is
    QString keepAfterFailure();
    void viewChanged(); ///< worth remembering, no change of the session

    [[nodiscard]] QString file() const { return m_file; } ///< empty: never saved
    [[nodiscard]] QString name() const;                   ///< for the title bar
    [[nodiscard]] bool modified() const;
    [[nodiscard]] Session current() const; ///< as it would be saved
    [[nodiscard]] Session shown() const;   ///< likewise, but with the plan on screen, whoever put it there
    /// While something else is shown for a while, as the plan of a lesson: the user's own plan and baseline,
    /// which are saved. Nothing: those on screen.
    void setOwnState(std::function<std::optional<StoreState>()> own) { m_ownState = std::move(own); }

signals:
    void fileChanged();
    void saved(const QString& file);
    void recentFilesChanged();
    void viewStateOpened(const quadrille::ViewState& view);

private:
    [[nodiscard]] bool mayReplace();
    void put(Session session, const QString& file, bool modified, QByteArray onDisk);
    void bring(const Autosaved& last);
    bool keepNow();
    bool saveTo(const QString& file);
    void remember(const QString& file);
    void startAsBefore();
    void offerOrphans();
    void openOrphan(const QString& orphan);
    [[nodiscard]] bool mayOverwrite(const QString& file) const;

    ScenarioStore& m_store;
    Settings& m_settings;
    const Scenario m_fresh;
    Prompts m_prompts;
    std::function<ViewState()> m_view;
    std::function<std::optional<StoreState>()> m_ownState;
    QString m_file;
    Session m_clean;             ///< as last opened or saved: what remains when changes are discarded
    QByteArray m_onDisk;         ///< fingerprint of the session file as it was last opened or saved
    QStringList m_unsaved;       ///< what was said of attempts to save that failed
    bool m_failed = false;       ///< the program is about to end because of it
    bool m_failedBefore = false; ///< the run before did, with what this one was started with
    Recovery m_recovery;
    Autosave m_autosave;
};

} // namespace quadrille
