// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/glossary/term_views.h"
#include "app/store/latest_job.h"

#include <QObject>
#include <QString>

#include <functional>

namespace quadrille {

class RunBook;
class ScenarioStore;

/// Pictures of the glossary's terms on the current plan, worked out on another thread: the latest that is
/// wanted.
class TermPictures : public QObject {
    Q_OBJECT
public:
    /// Store and catalogue must outlive it.
    TermPictures(const ScenarioStore& store, const Catalogue& catalogue, QObject* parent);

    /// Says whether the plan's figures are to be guessed first: then pictures are of a small plan instead.
    void setHidden(std::function<bool()> areFigures) { m_hidden = std::move(areFigures); }

    void want(const QString& term);
    void stop(); ///< nothing is wanted any more
    [[nodiscard]] bool computing() const { return m_question.pending(); }

signals:
    /// With mark-up, and its value in the plan; comes before the picture.
    void formulaReady(const QString& term, const QString& html);
    /// The picture lives no longer than this. \param caption its finding, and whether it is of the plan
    void ready(const QString& term, const quadrille::Picture& picture, const QString& caption);

private:
    void wantTruth(const QString& term);

    const ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    RunBook* m_book = nullptr; ///< made when measured runs are first wanted
    std::function<bool()> m_hidden;
    QString m_wanted;
    LatestJob m_question;
};

} // namespace quadrille
