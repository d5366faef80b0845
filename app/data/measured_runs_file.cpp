// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/measured_runs_file.h"

#include "app/data/fsdp_study_file.h"
#include "core/measurements/fsdp_runs.h"
#include "core/measurements/measured_runs.h"
#include "core/text/input_error.h"

#include <QFile>

#include <algorithm>
#include <iterator>

namespace quadrille {

std::vector<MeasuredRun> loadMeasuredRuns(const Catalogue& catalogue) {
    const KnownNames known{catalogue.models, catalogue.gpus, catalogue.frameworks};
    std::vector<MeasuredRun> runs;
    const auto add = [&runs](std::vector<MeasuredRun> more) {
        std::move(more.begin(), more.end(), std::back_inserter(runs));
    };
    for (const PublishedTable& table : loadPublishedTables())
        if (table.kind == PublishedTable::Kind::measured)
            add(runsOf(table, known));
    add(runsOf(loadFsdpStudy(), known));
    const QString path = QStringLiteral(":/measured_runs.json");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(path.toStdString(), {QUADRILLE_MESSAGE("cannot be read"), {}});
    const QByteArray bytes = file.readAll();
    add(parseMeasuredRuns({bytes.constData(), static_cast<std::size_t>(bytes.size())}, known));
    return runs;
}

} // namespace quadrille
