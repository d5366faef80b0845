// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/pipeline/measured_pipeline.h"
#include "app/panels/pipeline/pipeline_panel_numbers.h"
#include "app/store/scenario_store.h"
#include "app/text_io/order_file.h"

#include <QObject>

namespace quadrille {

/// The store's pipeline and the one that it is compared with, and what both come to. Large ones are worked
/// out on another thread; the numbers of before stay until then.
class PipelinePair : public QObject {
    Q_OBJECT
public:
    explicit PipelinePair(ScenarioStore& store, QObject* parent);

    void setChoice(const CompareChoice& choice);
    [[nodiscard]] const CompareChoice& choice() const { return m_choice; }
    /// What CompareChoice::What::measured means.
    [[nodiscard]] MeasuredPipeline& measured() { return m_measured; }
    [[nodiscard]] const MeasuredPipeline& measured() const { return m_measured; }
    /// The order that CompareChoice::What::file means.
    void setFile(OrderFile file);

    /// Of the store's timeline; without timeline while they are on their way.
    [[nodiscard]] const PipelineNumbers& own() const { return m_own; }
    /// Of the other pipeline; without timeline when there is none or it is on its way.
    [[nodiscard]] const PipelineNumbers& other() const { return m_other; }
    /// How the other one is called: a schedule, "A" or a file.
    [[nodiscard]] QString otherName() const;
    /// Why there is no other pipeline; empty when there is.
    [[nodiscard]] QString whyNoOther() const { return m_reason; }
    /// Why the two do not do the same work, so that their times say nothing about each other; else empty.
    [[nodiscard]] QString whyNotComparable() const;
    [[nodiscard]] bool pending() const { return m_pending; }

public slots:
    void refresh(); ///< texts too, after a change of language

signals:
    void changed();

private:
    struct Result {
        PipelineNumbers own;
        PipelineNumbers other;
        QString broken; ///< what execute() said about an order; English, of core
        std::optional<MeasuredPipeline::Lanes> measured; ///< what `other` is of, where that was measured
    };
    /// What is to be worked out beside the plan's own pipeline: at most one of them.
    struct Other {
        std::optional<ComparedPipeline> compared;
        std::optional<MeasuredPipeline::Lanes> measured;
    };
    [[nodiscard]] Other request();
    [[nodiscard]] bool isImmediate(const Other& other) const;
    /// Why what was measured cannot be shown beside the plan; empty where it can.
    [[nodiscard]] QString whyNotMeasured() const;
    [[nodiscard]] static Result work(const Resolved& resolved, std::shared_ptr<const Timeline> timeline,
                                     TimeBase base, const Other& other, const std::stop_token& stop);
    void take(Result result);

    ScenarioStore& m_store;
    CompareChoice m_choice;
    std::optional<OrderFile> m_file;
    MeasuredPipeline m_measured;
    PipelineNumbers m_own;
    PipelineNumbers m_other;
    std::optional<MeasuredPipeline::Lanes> m_shown; ///< of m_other, where that was measured
    QString m_reason;
    bool m_pending = false;
    LatestJob m_question;
};

} // namespace quadrille
