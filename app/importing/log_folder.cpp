// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/log_folder.h"

#include "app/importing/log_files.h"
#include "app/measurements/runs_content.h"
#include "app/session/file_io.h"
#include "app/text_io/frameworks/plan_import.h"
#include "app/text_io/frameworks/source_file.h"
#include "app/text_io/frameworks/world_size_line.h"
#include "core/measurements/training_log.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace quadrille {
namespace {

constexpr qint64 largestLog = 64 << 20;

/// What configurations say, read once however many logs they go with.
class Plans {
public:
    Plans(const LogFiles& files, const Scenario& base, const Catalogue& catalogue)
        : m_files(files), m_catalogue(catalogue) {
        m_base.scenario = base;
    }

    /// \throws InputError
    [[nodiscard]] const frameworks::ImportedPlan& of(const std::vector<std::size_t>& configurations) {
        if (configurations.empty())
            return m_base;
        const auto found = m_known.find(configurations);
        if (found != m_known.end())
            return found->second;
        return m_known
            .emplace(configurations,
                     frameworks::importPlan(textsOf(configurations), m_base.scenario, m_catalogue))
            .first->second;
    }
    /// \throws InputError
    [[nodiscard]] std::vector<frameworks::SourceText>
    textsOf(const std::vector<std::size_t>& configurations) const {
        std::vector<frameworks::SourceText> texts;
        for (const std::size_t each : configurations) {
            const LogFile& file = m_files.configurations.at(each);
            texts.push_back({file.shown.toStdString(), frameworks::readSource(file.path)});
        }
        return texts;
    }

private:
    const LogFiles& m_files;
    const Catalogue& m_catalogue;
    frameworks::ImportedPlan m_base;
    std::map<std::vector<std::size_t>, frameworks::ImportedPlan> m_known;
};

/// Settings that nothing says, each once.
std::vector<std::string> assumedBy(const frameworks::ImportedPlan& plan) {
    std::vector<std::string> settings;
    for (const frameworks::ImportNote& note : plan.assumed)
        if (!note.setting.empty() && std::ranges::find(settings, note.setting) == settings.end())
            settings.push_back(note.setting);
    return settings;
}

/// One log with the configurations that go with it. \throws InputError
class LogReader {
public:
    LogReader(const LogFiles& files, const Scenario& base, const Catalogue& catalogue)
        : m_files(files), m_base(base), m_catalogue(catalogue), m_plans(files, base, catalogue) {}

    void read(const LogFile& file, const std::vector<std::size_t>& beside, PairedLog& paired) {
        const QByteArray bytes = readWhole(file.path, largestLog);
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        const TrainingLog log = parseTrainingLog(text);
        Scenario scenario;
        std::vector<std::size_t> machines;
        std::ranges::copy_if(beside, std::back_inserter(machines),
                             [this](std::size_t each) { return m_files.configurations[each].isMachine; });
        if (const auto printed =
                planOfLog(text, file.shown.toStdString(), m_base, m_catalogue, m_plans.textsOf(machines))) {
            paired.configurations = QStringList{file.shown};
            for (const std::size_t each : machines)
                paired.configurations << m_files.configurations[each].shown;
            paired.assumed = assumedBy(*printed);
            scenario = printed->scenario;
        } else {
            const frameworks::ImportedPlan& plan = m_plans.of(beside);
            const auto sized = frameworks::withSizesOfLog(plan.scenario, text);
            paired.saysSizes = sized.has_value();
            paired.assumed = assumedBy(plan);
            if (sized)
                std::erase_if(paired.assumed, isOneOfSizes);
            scenario = sized ? *sized : plan.scenario;
        }
        if (log.globalBatch)
            std::erase(paired.assumed, "gbs");
        if (log.gpus)
            std::erase(paired.assumed, "gpus");
        const bool saysBatch =
            log.globalBatch || (!paired.configurations.isEmpty() &&
                                std::ranges::find(paired.assumed, "gbs") == paired.assumed.end());
        paired.stepFromAssumedBatch = !log.step && (log.tokensPerGpu || log.samplesPerSecond) && !saysBatch;
        paired.ranOutInTheEnd = log.ranOut && log.format != nullptr;
        MeasuredRun run = runOf(log, scenario);
        run.source = file.shown.toStdString();
        run.table = log.format == nullptr ? "log" : log.label();
        run.label = file.stem.toStdString() + " · " + run.label; // runs of one plan differ in nothing else
        paired.run = std::move(run);
    }

private:
    static bool isOneOfSizes(const std::string& setting) {
        return setting == "gpus" || setting == "tp" || setting == "cp" || setting == "pp";
    }

    const LogFiles& m_files;
    const Scenario& m_base;
    const Catalogue& m_catalogue;
    Plans m_plans;
};

} // namespace

LogFolder readLogFolder(const QStringList& paths, const Scenario& base, const Catalogue& catalogue,
                        const std::stop_token& stop, const std::function<void(double)>& share) {
    const LogFiles files = findLogFiles(paths, catalogue, stop);
    LogFolder folder{{}, files.left, files.cut};
    LogReader reader(files, base, catalogue);
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
            reader.read(file, beside, paired);
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
