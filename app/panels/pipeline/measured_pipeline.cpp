// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/measured_pipeline.h"

#include "app/session/file_io.h"
#include "app/text_io/traces/pipeline_csv.h"
#include "app/text_io/traces/trace_file.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QFileInfo>

namespace quadrille {
namespace {

QString suffixOf(const QString& file) {
    return QFileInfo(file).suffix().toLower();
}

std::vector<traces::TimedPass> readCsv(const QString& file) {
    constexpr qint64 largestFile = 1LL << 28; // bytes
    const QByteArray text = readWhole(file, largestFile);
    return traces::readPipelineCsv({text.constData(), static_cast<std::size_t>(text.size())});
}

} // namespace

MeasuredPipeline::Content MeasuredPipeline::contentOf(const QStringList& files, const Scenario& plan,
                                                      const std::function<void(const QString&, double)>& tell,
                                                      const std::stop_token& stop) {
    Content content;
    if (files.size() == 1 && suffixOf(files.front()) == QStringLiteral("csv")) {
        content.passes = readCsv(files.front());
        return content;
    }
    std::vector<traces::RankTrace> read;
    for (const QString& file : files) {
        const QString name = QFileInfo(file).fileName();
        read.push_back(traces::readTraceFile(
            file,
            [&](std::int64_t done, std::int64_t all) {
                tell(name, all > 0 ? static_cast<double>(done) / static_cast<double>(all) : 0);
            },
            stop));
        traces::recogniseGroups(read.back(), plan);
    }
    content.step = std::make_shared<const traces::MeasuredStep>(traces::measuredStep(read, {}, stop));
    return content;
}

void MeasuredPipeline::read(const QStringList& files, const Scenario& plan) {
    m_fileName = QFileInfo(files.front()).fileName();
    m_share = 0;
    const QString name =
        files.size() == 1 ? m_fileName : tr("%n traces", nullptr, static_cast<int>(files.size()));
    m_reader.ask([this, files, plan, name](const std::stop_token& stop,
                                           LatestJob::Tell& tell) -> LatestJob::Here {
        try {
            const auto progress = [this, &tell](const QString& file, double share) {
                if (tell.isPartDue())
                    tell([this, file, share] {
                        m_fileName = file;
                        m_share = share;
                        emit progressed();
                    });
            };
            auto content = std::make_shared<Content>(contentOf(files, plan, progress, stop));
            return [this, content, name] {
                m_name = name;
                m_content = content;
                emit changed();
            };
        } catch (const InputError& error) {
            return [this, error] { // which is said in the language of then
                emit progressed();
                emit failed(tr("The trace was not read, and nothing has changed.\n%1: %2", "field, reason")
                                .arg(QString::fromStdString(error.field()), format::sentence(error.rule())));
            };
        }
    });
    emit progressed();
}

void MeasuredPipeline::stop() {
    m_reader.stop();
    emit progressed();
}

QString MeasuredPipeline::readingText() const {
    return reading() ? tr("Reads %1, %2", "file, share").arg(m_fileName, format::percent(m_share, 0))
                     : QString();
}

MeasuredPipeline::Lanes MeasuredPipeline::lanes(const Scenario* plan) const {
    Lanes lanes{m_content, {}, plan != nullptr ? plan->plan.pp : 0};
    if (step() != nullptr)
        lanes.ofRanks = traces::pipelineRanks(*step(), plan);
    return lanes;
}

std::size_t MeasuredPipeline::passCount(const Content& content) {
    std::size_t count = content.passes.size();
    if (content.step != nullptr)
        for (const traces::MeasuredRank& rank : content.step->ranks)
            count += rank.passes.passes.size();
    return count;
}

std::shared_ptr<const Timeline> MeasuredPipeline::timelineOf(const Lanes& lanes) {
    const Content& content = *lanes.content;
    return traces::measuredTimeline(
        content.step == nullptr ? content.passes : traces::timedPasses(*content.step, lanes.ofRanks),
        lanes.count);
}

std::optional<traces::StepDifference> MeasuredPipeline::difference(const Analysis& analysis) const {
    if (step() == nullptr || !analysis.runnable())
        return std::nullopt;
    return traces::stepDifference(*step(), analysis);
}

std::vector<Message> MeasuredPipeline::notes() const {
    return step() == nullptr ? std::vector<Message>() : step()->notes;
}

std::optional<double> MeasuredPipeline::seconds() const {
    return step() == nullptr ? std::nullopt : std::optional(step()->seconds());
}

} // namespace quadrille
