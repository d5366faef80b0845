// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/published_plans_file.h"

#include "app/data/measured_runs_file.h"
#include "core/text/input_error.h"

#include <QFile>

#include <iterator>

namespace quadrille {

std::vector<PublishedPlan> loadPublishedPlans(const Catalogue& catalogue) {
    const std::string name = ":/published_plans.json";
    QFile file(QString::fromStdString(name));
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(name, {QUADRILLE_MESSAGE("cannot be read"), {}});
    const std::string text = file.readAll().toStdString();
    std::vector<MeasuredRun> runs;
    for (const std::string& each : filesOfPublishedPlans(text)) {
        std::vector<MeasuredRun> more = loadRunsOfFile(each, catalogue);
        std::move(more.begin(), more.end(), std::back_inserter(runs));
    }
    try {
        return parsePublishedPlans(text, {catalogue.models, catalogue.gpus, catalogue.frameworks}, runs);
    } catch (const InputError& error) {
        throw InputError(name + ": " + error.field(), error.rule());
    }
}

} // namespace quadrille
