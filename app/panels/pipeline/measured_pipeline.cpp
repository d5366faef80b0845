// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/measured_pipeline.h"

#include "app/session/file_io.h"
#include "app/text_io/traces/pipeline_csv.h"
#include "app/text_io/traces/trace_file.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QFile>
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

bool looksLikeMeasuredPipeline(const QString& file) {
    const QString suffix = suffixOf(file);
    if (suffix == QStringLiteral("gz"))
        return file.contains(QStringLiteral("json"), Qt::CaseInsensitive);
    if (suffix != QStringLiteral("json") && suffix != QStringLiteral("csv"))
        return false;
    constexpr qint64 beginning = 1 << 16;
    QFile source(file);
    if (!QFileInfo(file).isFile() || !source.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = source.read(beginning);
    if (suffix == QStringLiteral("json"))
        return text.contains("\"traceEvents\"") || text.contains("\"deviceProperties\"");
    const QByteArray header = text.left(text.indexOf('\n')).toLower();
    return header.contains("stage") && header.contains("kind") && header.contains("start");
}

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
    m_reader.ask(
        [this, files, plan, name](const std::stop_token& stop, LatestJob::Tell& tell) -> LatestJob::Here {
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
                    m_step = content->step;
                    m_passes = std::move(content->passes);
                    m_timeline.reset();
                    emit changed();
                };
            } catch (const InputError& error) {
                const QString sentence =
                    tr("The trace was not read, and nothing has changed.\n%1: %2", "field, reason")
                        .arg(QString::fromStdString(error.field()), format::sentence(error.rule()));
                return [this, sentence] {
                    emit progressed();
                    emit failed(sentence);
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

std::shared_ptr<const Timeline> MeasuredPipeline::timeline(const Scenario& plan) {
    if (m_step == nullptr) {
        if (!m_passes.empty() && (m_timeline == nullptr || m_laneCount != plan.plan.pp))
            m_timeline = traces::measuredTimeline(m_passes, plan.plan.pp);
    } else if (auto lanes = traces::pipelineRanks(*m_step, &plan);
               m_timeline == nullptr || lanes != m_lanes || m_laneCount != plan.plan.pp) {
        m_timeline = traces::measuredTimeline(traces::timedPasses(*m_step, lanes), plan.plan.pp);
        m_lanes = std::move(lanes);
    }
    m_laneCount = plan.plan.pp;
    return m_timeline;
}

std::optional<traces::StepDifference> MeasuredPipeline::difference(const Analysis& analysis) const {
    if (m_step == nullptr || !analysis.runnable())
        return std::nullopt;
    return traces::stepDifference(*m_step, analysis);
}

std::vector<Message> MeasuredPipeline::notes() const {
    return m_step == nullptr ? std::vector<Message>() : m_step->notes;
}

std::optional<double> MeasuredPipeline::seconds() const {
    return m_step == nullptr ? std::nullopt : std::optional(m_step->seconds());
}

} // namespace quadrille
