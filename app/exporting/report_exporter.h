// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "app/store/latest_job.h"

#include <QObject>

namespace quadrille {

class Exporter;
struct Catalogue;

/// The command that makes a report of the session: works it out aside, and asks where to.
class ReportExporter : public QObject {
    Q_OBJECT
public:
    /// The references must outlive it. \param session as it is now
    ReportExporter(Exporter& exporter, const Catalogue& catalogue, std::function<Session()> session,
                   QObject* parent);

    void make();
    [[nodiscard]] bool pending() const { return m_question.pending(); }

signals:
    void working(const QString& sentence); ///< it takes a while; empty: it has come

private:
    Exporter& m_exporter;
    const Catalogue& m_catalogue;
    std::function<Session()> m_session;
    LatestJob m_question;
};

} // namespace quadrille
