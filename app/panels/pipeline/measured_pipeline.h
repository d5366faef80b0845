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

    [[nodiscard]] bool isEmpty() const { return step() == nullptr && m_content->passes.empty(); }
    [[nodiscard]] bool reading() const { return m_reader.pending(); }
    /// "Reads rank0.json, 35 %"; empty while nothing is read.
    [[nodiscard]] QString readingText() const;
    [[nodiscard]] QString name() const { return m_name; } ///< of its file, or how many
    /// What its timeline is made of; what was read later does not change it.
    struct Content {
        std::shared_ptr<const traces::MeasuredStep> step; ///< null: passes from a CSV
        std::vector<traces::TimedPass> passes;
    };
    /// The lanes of its timeline beside a plan: another one is made where they differ.
    struct Lanes {
        std::shared_ptr<const Content> content;
        std::vector<std::int64_t> ofRanks; ///< the pipeline rank of each traced rank
        std::int64_t count = 0;            ///< there are at least so many

        friend bool operator==(const Lanes&, const Lanes&) = default;
    };
    /// \param plan null: it cannot run, and has no lanes
    [[nodiscard]] Lanes lanes(const Scenario* plan) const;
    [[nodiscard]] static std::size_t passCount(const Content& content);
    /// Seconds from its start. Null without passes.
    [[nodiscard]] static std::shared_ptr<const Timeline> timelineOf(const Lanes& lanes);
    /// Nothing for passes from a CSV, or where the plan cannot run.
    [[nodiscard]] std::optional<traces::StepDifference> difference(const Analysis& analysis) const;
    /// What was assumed.
    [[nodiscard]] std::vector<Message> notes() const;
    /// Null: nothing was read, or passes from a CSV.
    [[nodiscard]] const traces::MeasuredStep* step() const { return m_content->step.get(); }
    /// Seconds of the step that was measured; nothing from a CSV.
    [[nodiscard]] std::optional<double> seconds() const;

signals:
    void changed();    ///< what was read is another
    void progressed(); ///< readingText() is another
    void failed(const QString& sentence);

private:
    [[nodiscard]] static Content contentOf(const QStringList& files, const Scenario& plan,
                                           const std::function<void(const QString&, double)>& tell,
                                           const std::stop_token& stop);

    QString m_name;
    QString m_fileName; ///< of what is being read
    double m_share = 0; ///< of it that is read
    std::shared_ptr<const Content> m_content = std::make_shared<const Content>();
    LatestJob m_reader; ///< last: it ends first
};

} // namespace quadrille
