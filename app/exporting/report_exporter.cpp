// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/report_exporter.h"

#include "app/exporting/exporter.h"
#include "app/report/compose.h"

namespace quadrille {

ReportExporter::ReportExporter(Exporter& exporter, const Catalogue& catalogue,
                               std::function<Session()> session, QObject* parent)
    : QObject(parent), m_exporter(exporter), m_catalogue(catalogue), m_session(std::move(session)) {
    connect(&m_question, &LatestJob::becameLate, this,
            [this] { emit working(tr("Working out the report…")); });
}

void ReportExporter::make() {
    m_question.ask([this, session = m_session()](const std::stop_token& stop, const auto&) {
        return [this, facts = report::gather(session, stop)] {
            emit working({});
            m_exporter.ask(
                reportJob(std::make_shared<const report::Document>(report::compose(facts, m_catalogue)),
                          facts.session.scenario));
        };
    });
}

} // namespace quadrille
