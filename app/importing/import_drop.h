// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/importing/file_kind.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QDropEvent;

namespace quadrille {

/// Takes files that are dropped on a window, and shows over it where and what for while they are dragged:
/// one of any kind, or several that are all runs, or traces of a step's ranks, or configurations and models
/// of one plan, or logs with what they ran.
class ImportDrop : public QWidget {
    Q_OBJECT
public:
    /// Lies over the window, and hears of its drags.
    explicit ImportDrop(QWidget* window);

    /// What would happen to the file that is dragged; empty while nothing is.
    [[nodiscard]] QString invitation() const { return isHidden() ? QString() : m_invitation; }

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
    /// What is dragged, as one.
    struct Dragged {
        QStringList files;
        FileKind kind{};
    };
    /// None: nothing that could be dropped.
    [[nodiscard]] static std::optional<Dragged> dragged(const QDropEvent& event);
    [[nodiscard]] static QString invitationOf(const Dragged& dragged);
    void hand(const Dragged& dragged);

    QString m_invitation;
};

} // namespace quadrille
