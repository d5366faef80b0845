// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/importing/file_kind.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QDropEvent;

namespace quadrille {

/// Files that somebody hands to the window, and what they are as one.
struct HandedFiles {
    QStringList files;
    FileKind kind{};
};

/// Takes files that are dropped on a window, and shows over it where and what for while they are dragged:
/// one of any kind, or several with a kindTogether().
class ImportDrop : public QWidget {
    Q_OBJECT
public:
    /// Lies over the window, and hears of its drags.
    explicit ImportDrop(QWidget* window);

    /// What would happen to the file that is dragged; empty while nothing is.
    [[nodiscard]] QString invitation() const { return isHidden() ? QString() : m_invitation; }

    /// Emits the signal of their kind, as if they were dropped.
    void hand(const HandedFiles& handed);

signals:
    void sessionDropped(const QString& file);
    void modelDropped(const QString& file);
    void runsDropped(const QStringList& files); ///< measured training runs: CSV, or a log; or benchmarks
    void configurationsDropped(const QStringList& files);
    void tracesDropped(const QStringList& files); ///< a measured step, or the passes of a pipeline
    void logsDropped(const QStringList& paths);   ///< folders of logs, or logs with what they ran

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// None: nothing that could be dropped.
    [[nodiscard]] static std::optional<HandedFiles> dragged(const QDropEvent& event);
    [[nodiscard]] static QString invitationOf(const HandedFiles& dragged);

    QString m_invitation;
};

} // namespace quadrille
