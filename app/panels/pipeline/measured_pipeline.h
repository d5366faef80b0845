// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/latest_job.h"
#include "core/traces/measured_timeline.h"
#include "core/traces/step_difference.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace quadrille {

/// A pipeline that was measured, from traces of its ranks or from a CSV of its passes, and how it differs
/// from a plan's. Files are read on another thread; what was there before stays until then.
class MeasuredPipeline : public QObject {
    Q_OBJECT
public:
    explicit MeasuredPipeline(QObject* parent) : QObject(parent), m_reader(this) {}

    /// Reads them instead of what is read now. Groups whose names say nothing are told by the plan.
    void read(const QStringList& files, const Scenario& plan);
    void stop(); ///< whatever is being read is not taken

    [[nodiscard]] bool isEmpty() const { return m_step == nullptr && m_passes.empty(); }
    [[nodiscard]] bool reading() const { return m_reader.pending(); }
    /// "Reads rank0.json, 35 %"; empty while nothing is read.
    [[nodiscard]] QString readingText() const;
    [[nodiscard]] QString name() const { return m_name; } ///< of its file, or how many
    /// Seconds from its start, on the plan's pipeline ranks. Null without passes.
    [[nodiscard]] std::shared_ptr<const Timeline> timeline(const Scenario& plan);
    /// Nothing for passes from a CSV, or where the plan cannot run.
    [[nodiscard]] std::optional<traces::StepDifference> difference(const Analysis& analysis) const;
    /// What was assumed.
    [[nodiscard]] std::vector<Message> notes() const;
    /// Seconds of the step that was measured; nothing from a CSV.
    [[nodiscard]] std::optional<double> seconds() const;

signals:
    void changed();    ///< what was read is another
    void progressed(); ///< readingText() is another
    void failed(const QString& sentence);

private:
    struct Content {
        std::shared_ptr<const traces::MeasuredStep> step; ///< null: passes from a CSV
        std::vector<traces::TimedPass> passes;
    };
    [[nodiscard]] static Content contentOf(const QStringList& files, const Scenario& plan,
                                           const std::function<void(const QString&, double)>& tell,
                                           const std::stop_token& stop);

    QString m_name;
    QString m_fileName; ///< of what is being read
    double m_share = 0; ///< of it that is read
    std::shared_ptr<const traces::MeasuredStep> m_step;
    std::vector<traces::TimedPass> m_passes;
    std::shared_ptr<const Timeline> m_timeline; ///< of the lanes below
    std::vector<std::int64_t> m_lanes;
    std::int64_t m_laneCount = 0;
    LatestJob m_reader; ///< last: it ends first
};

/// Whether such a file may be one: by its name and its beginning.
[[nodiscard]] bool looksLikeMeasuredPipeline(const QString& file);

} // namespace quadrille
