// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/runs_content.h"

#include "app/session/file_io.h"
#include "app/text_io/frameworks/arguments_block.h"
#include "app/text_io/frameworks/world_size_line.h"

#include <QFileInfo>

#include <new>
#include <utility>

namespace quadrille {
namespace {

RunsContent contentOfCsv(const QByteArray& text, const Catalogue& catalogue, const QString& name,
                         const std::stop_token& stop, const std::function<void(double)>& share) {
    return {readRuns({text.constData(), static_cast<std::size_t>(text.size())}, catalogue, name.toStdString(),
                     stop, [&](std::size_t bytes) {
                         if (share)
                             share(static_cast<double>(bytes) / static_cast<double>(text.size()));
                     })};
}

} // namespace

std::optional<frameworks::ImportedPlan> planOfLog(std::string_view log, const std::string& name,
                                                  const Scenario& base, const Catalogue& catalogue,
                                                  std::vector<frameworks::SourceText> beside) {
    const auto block = frameworks::argumentsBlock(log);
    if (!block)
        return {};
    beside.push_back({name, std::string(*block)});
    return frameworks::importPlan(beside, base, catalogue);
}

RunsContent contentOfLog(const QByteArray& text, const QString& name, const Scenario& base,
                         const Catalogue& catalogue) {
    const std::string_view log(text.constData(), static_cast<std::size_t>(text.size()));
    TrainingLog found = parseTrainingLog(log);
    if (auto plan = planOfLog(log, name.toStdString(), base, catalogue))
        return {std::move(found), std::move(plan->scenario)};
    return {std::move(found), frameworks::withSizesOfLog(base, log)};
}

RunsContent contentOfRuns(const QString& path, const Scenario& base, const Catalogue& catalogue,
                          const std::stop_token& stop, const std::function<void(double)>& share) {
    const QFileInfo file(path);
    try {
        const QByteArray text = readWhole(path, largestRunsFile);
        throwIfStopped(stop);
        return file.suffix().compare(QStringLiteral("csv"), Qt::CaseInsensitive) == 0
                   ? contentOfCsv(text, catalogue, file.fileName(), stop, share)
                   : contentOfLog(text, file.fileName(), base, catalogue);
    } catch (const InputError& error) {
        return {error};
    } catch (const std::bad_alloc&) { // what was read so far is given back by now
        return {InputError(path.toStdString(),
                           {QUADRILLE_MESSAGE("cannot be read: it needs more memory than there is"), {}})};
    }
}

} // namespace quadrille
