// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/log_folder.h"

#include "app/importing/log_files.h"
#include "app/measurements/runs_content.h"
#include "app/session/file_io.h"
#include "app/text_io/frameworks/plan_import.h"
#include "app/text_io/frameworks/source_file.h"
#include "app/text_io/frameworks/world_size_line.h"
#include "core/measurements/training_log.h"

#include <map>

namespace quadrille {
namespace {

constexpr qint64 largestLog = 64 << 20;

/// What configurations say, read once however many logs they go with.
class Plans {
public:
    Plans(const LogFiles& files, const Scenario& base, const Catalogue& catalogue)
        : m_files(files), m_base(base), m_catalogue(catalogue) {}

    /// \throws InputError
    [[nodiscard]] const Scenario& of(const std::vector<std::size_t>& configurations) {
        if (configurations.empty())
            return m_base;
        const auto found = m_known.find(configurations);
        if (found != m_known.end())
            return found->second;
        std::vector<frameworks::SourceText> texts;
        for (const std::size_t each : configurations) {
            const LogFile& file = m_files.configurations.at(each);
            texts.push_back({file.shown.toStdString(), frameworks::readSource(file.path)});
        }
        return m_known.emplace(configurations, frameworks::importPlan(texts, m_base, m_catalogue).scenario)
            .first->second;
    }

private:
    const LogFiles& m_files;
    const Scenario& m_base;
    const Catalogue& m_catalogue;
    std::map<std::vector<std::size_t>, Scenario> m_known;
};

} // namespace

LogFolder readLogFolder(const QStringList& paths, const Scenario& base, const Catalogue& catalogue,
                        const std::stop_token& stop, const std::function<void(double)>& share) {
    const LogFiles files = findLogFiles(paths, stop);
    LogFolder folder{{}, files.left, files.cut};
    Plans plans(files, base, catalogue);
    std::vector<bool> used(files.configurations.size());
    for (const LogFile& file : files.logs) {
        throwIfStopped(stop);
        if (share)
            share(static_cast<double>(folder.logs.size()) / static_cast<double>(files.logs.size()));
        PairedLog& paired = folder.logs.emplace_back(PairedLog{file.shown, {}, {}});
        const std::vector<std::size_t> beside = configurationsOf(file, files);
        for (const std::size_t each : beside) {
            paired.configurations << files.configurations[each].shown;
            used[each] = true;
        }
        try {
            const QByteArray bytes = readWhole(file.path, largestLog);
            const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
            const TrainingLog log = parseTrainingLog(text);
            auto plan = planOfLog(text, file.shown.toStdString(), base, catalogue);
            if (plan) {
                paired.configurations = {file.shown};
            } else {
                plan = frameworks::withSizesOfLog(plans.of(beside), text);
                paired.saysSizes = plan.has_value();
            }
            MeasuredRun run = runOf(log, plan ? *plan : plans.of(beside));
            run.source = file.shown.toStdString();
            run.table = log.format == nullptr ? "log" : log.label();
            paired.run = std::move(run);
        } catch (const InputError& error) {
            paired.problem = error;
        }
    }
    for (std::size_t i = 0; i < used.size(); ++i)
        if (!used[i])
            folder.left.emplace_back(files.configurations[i].shown.toStdString(),
                                     Message{QUADRILLE_MESSAGE("goes with no log"), {}});
    return folder;
}

} // namespace quadrille
