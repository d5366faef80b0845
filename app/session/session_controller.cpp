// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_controller.h"

#include "app/data/catalogue.h"
#include "app/decks/deck_store.h"
#include "app/session/complete_session.h"
#include "app/session/file_io.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace quadrille {
namespace {

QString sentence(const InputError& error) {
    return QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                        format::sentence(error.rule()));
}

/// Of what a file holds; empty where it cannot be read.
QByteArray fingerprintOf(const QString& file) {
    try {
        return QCryptographicHash::hash(readWhole(file, largestSessionFile), QCryptographicHash::Sha256);
    } catch (const InputError&) {
        return {};
    }
}

} // namespace

SessionController::SessionController(ScenarioStore& store, Settings& settings, Scenario fresh,
                                     Prompts prompts, std::function<ViewState()> view, QObject* parent)
    : QObject(parent), m_store(store), m_settings(settings), m_fresh(std::move(fresh)),
      m_prompts(std::move(prompts)), m_view(std::move(view)), m_clean{m_fresh, {}, {}},
      m_autosave(
          [this] {
              return Autosaved{current(), m_file, modified(), m_onDisk, m_failed};
          },
          m_recovery.file()) {
    connect(&m_store, &ScenarioStore::changed, &m_autosave, &Autosave::schedule);
    connect(&m_store, &ScenarioStore::baselineChanged, &m_autosave, &Autosave::schedule);
    connect(&m_store, &ScenarioStore::keptChanged, &m_autosave, &Autosave::schedule);
    connect(&m_store, &ScenarioStore::selectionChanged, &m_autosave, &Autosave::schedule);
    connect(&decksOf(m_store), &DeckStore::changed, &m_autosave, &Autosave::schedule);
    connect(&m_store.undoStack(), &QUndoStack::cleanChanged, this, &SessionController::fileChanged);
}

void SessionController::start(const QString& file) {
    // A window beside others begins anew: what they left is theirs.
    if (m_recovery.isFirst())
        startAsBefore();
    if (!file.isEmpty())
        open(file);
    offerOrphans();
}

void SessionController::startAsBefore() {
    const auto last = readAutosaved(m_recovery.file());
    if (!last)
        return;
    m_failedBefore = last->failed;
    bring(*last);
    if (last->modified && m_prompts.note) // only a program that was ended leaves such
        m_prompts.note(tr("The program ended before “%1” was saved: these are its changes.").arg(name()));
}

void SessionController::bring(const Autosaved& last) {
    std::optional<Session> onDisk;
    if (!last.file.isEmpty()) {
        try {
            onDisk = readSession(last.file);
        } catch (const InputError&) { // the file is gone; what was left is all there is
        }
    }
    if (!last.modified && onDisk) { // what the file holds now may be more than it held then
        onDisk->view = last.session.view;
        put(*onDisk, last.file, false, fingerprintOf(last.file));
        return;
    }
    put(last.session, last.file, last.modified, last.onDisk);
    if (last.modified)
        m_clean = onDisk ? *onDisk : last.file.isEmpty() ? Session{m_fresh, {}, {}} : last.session;
}

void SessionController::offerOrphans() {
    if (!m_prompts.orphan)
        return;
    for (const QString& orphan : m_recovery.orphans()) {
        const auto state = readAutosaved(orphan);
        if (!state)
            continue;
        const QString name =
            state->file.isEmpty() ? tr("Untitled") : QFileInfo(state->file).completeBaseName();
        m_prompts.orphan(
            name, [this, orphan] { openOrphan(orphan); }, [orphan] { Recovery::remove(orphan); });
    }
}

void SessionController::openOrphan(const QString& orphan) {
    const auto state = readAutosaved(orphan);
    if (!state || !mayReplace())
        return;
    bring(*state);
    if (keepNow()) // else it is only there
        Recovery::remove(orphan);
}

bool SessionController::mayOverwrite(const QString& file) const {
    if (file != m_file || m_onDisk.isEmpty() || !m_prompts.mayOverwrite)
        return true;
    const QByteArray now = fingerprintOf(file);
    return now.isEmpty() || now == m_onDisk || m_prompts.mayOverwrite(QFileInfo(file).fileName());
}

void SessionController::newSession() {
    if (mayReplace())
        put(Session{m_fresh, {}, {}}, {}, false, {});
}

void SessionController::askAndOpen() {
    const QString file = m_prompts.fileToOpen();
    if (!file.isEmpty())
        open(file);
}

bool SessionController::open(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    try {
        // Read before anything is given up.
        const QByteArray onDisk = fingerprintOf(path);
        const Session session = readSession(path);
        if (!mayReplace())
            return false;
        put(session, path, false, onDisk);
        remember(path);
        return true;
    } catch (const InputError& error) {
        m_settings.removeRecentFile(path);
        emit recentFilesChanged();
        const Message rule = m_prompts.explained ? m_prompts.explained(error.rule(), path) : error.rule();
        m_prompts.error(tr("“%1” was not opened, and the open session is untouched.\n%2")
                            .arg(QFileInfo(path).fileName(), sentence({error.field(), rule})));
        return false;
    }
}

bool SessionController::save() {
    return m_file.isEmpty() ? saveAs() : saveTo(m_file);
}

bool SessionController::saveAs() {
    const QString suffix = QStringLiteral(".") + QLatin1String(sessionSuffix);
    const QString suggested =
        m_file.isEmpty() ? QString::fromStdString(m_store.scenario().model.name) + suffix : m_file;
    QString file = m_prompts.fileToSave(suggested);
    if (file.isEmpty())
        return false;
    if (QFileInfo(file).suffix().isEmpty())
        file += suffix;
    return saveTo(QFileInfo(file).absoluteFilePath());
}

bool SessionController::saveTo(const QString& file) {
    decksOf(m_store).finishEdits();
    if (!mayOverwrite(file))
        return false;
    try {
        const Session session = current();
        writeSession(file, session);
        m_clean = session;
        m_file = file;
        m_onDisk = fingerprintOf(file);
        m_store.undoStack().setClean();
        m_autosave.schedule();
        remember(file);
        emit fileChanged();
        emit saved(file);
        for (const QString& sentence : std::exchange(m_unsaved, {}))
            if (m_prompts.settled)
                m_prompts.settled(sentence);
        return true;
    } catch (const InputError& error) {
        m_unsaved << tr("The session was not saved.\n%1").arg(sentence(error));
        m_prompts.error(m_unsaved.back());
        return false;
    }
}

bool SessionController::mayClose() {
    decksOf(m_store).finishEdits();
    if (!mayReplace())
        return false;
    if (modified())
        put(m_clean, m_file, false, m_onDisk); // discarded: the next start must not bring it back
    keepNow();
    m_recovery.close();
    return true;
}

bool SessionController::mayReplace() {
    if (!modified())
        return true;
    switch (m_prompts.unsaved(name())) {
    case UnsavedAnswer::save:
        return save();
    case UnsavedAnswer::discard:
        return true;
    case UnsavedAnswer::cancel:
        break;
    }
    return false;
}

bool SessionController::keepNow() {
    m_autosave.schedule();
    return m_autosave.writeNow();
}

QString SessionController::keepAfterFailure() {
    m_failed = true;
    if (!keepNow())
        return tr("The session could not be kept.");
    if (!m_failedBefore)
        return tr("The session as it is now comes back at the next start.");
    const QString aside = m_recovery.file() + QStringLiteral(".failed");
    QFile::remove(aside);
    QFile::rename(m_recovery.file(), aside);
    return tr("The session as it is now is kept as “%1”.").arg(aside);
}

void SessionController::viewChanged() {
    m_autosave.schedule();
}

QString SessionController::name() const {
    return m_file.isEmpty() ? tr("Untitled") : QFileInfo(m_file).completeBaseName();
}

bool SessionController::modified() const {
    return !m_store.undoStack().isClean();
}

Session SessionController::current() const {
    Session session = shown();
    if (const auto own = m_ownState ? m_ownState() : std::nullopt) {
        session.scenario = own->scenario;
        session.baseline = own->baseline;
    }
    return session;
}

Session SessionController::shown() const {
    Session session{m_store.scenario(), m_store.state().baseline, m_view(), m_store.kept()};
    session.view.selectedStage = m_store.selectedStage();
    session.decks = decksOf(m_store).decks();
    return session;
}

void SessionController::put(Session session, const QString& file, bool modified, QByteArray onDisk) {
    complete(session, loadCatalogue());
    m_file = file;
    m_onDisk = std::move(onDisk);
    m_clean = session;
    m_store.replace({session.scenario, session.baseline, session.kept}, modified);
    decksOf(m_store).replace(session.decks);
    emit viewStateOpened(session.view); // which ends a lesson
    m_store.selectStage(session.view.selectedStage);
    emit fileChanged();
    m_autosave.schedule();
}

void SessionController::remember(const QString& file) {
    m_settings.addRecentFile(file);
    emit recentFilesChanged();
}

} // namespace quadrille
