// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/fsdp/fsdp_question.h"

namespace quadrille {
namespace {

bool sameGpu(const FsdpStudy::Cluster& a, const FsdpStudy::Cluster& b) {
    return a.memory == b.memory && a.peak == b.peak;
}

/// A run without a cluster was on one node, which does not use the network.
bool wasOn(const FsdpStudy& study, const FsdpStudy::Run& run, const FsdpStudy::Cluster& cluster) {
    return run.cluster ? study.clusters[*run.cluster].name == cluster.name
                       : sameGpu(study.clusters.front(), cluster);
}

/// Whether the run stands for the question's sequence length.
bool hasSequence(const FsdpStudy::Run& run, const FsdpQuestion& question) {
    return question.sequence ? run.sequence == *question.sequence : run.table == 11;
}

/// Where the run stands on the line of this model or cluster; none: nowhere.
std::optional<double> placeOf(const FsdpStudy& study, const FsdpStudy::Run& run, const FsdpQuestion& question,
                              std::size_t line) {
    const auto& asked = study.clusters[question.cluster];
    switch (question.axis) {
    case FsdpAxis::model:
        if (run.gpus == question.gpus && wasOn(study, run, study.clusters[line]))
            return study.models[run.model].parameters();
        break;
    case FsdpAxis::gpus:
        if (run.model == line && wasOn(study, run, asked))
            return static_cast<double>(run.gpus);
        break;
    case FsdpAxis::bandwidth:
        if (run.model == line && run.gpus == question.gpus && run.cluster &&
            sameGpu(study.clusters[*run.cluster], asked))
            return study.clusters[*run.cluster].gpuGbps;
        break;
    }
    return std::nullopt;
}

FsdpLine lineOf(const FsdpStudy& study, const FsdpQuestion& question, std::size_t index) {
    const bool models = question.axis == FsdpAxis::model;
    const FsdpStudy::Model& model = study.models[models ? 0 : index];
    const FsdpStudy::Cluster& cluster = study.clusters[models ? index : question.cluster];
    const fsdp::Setup setup = setupOf(model, cluster, question.gpus, question.sequence.value_or(0));
    fsdp::SearchSpace space = question.space;
    if (question.wholeSequences && question.sequence)
        space.leastTokens = static_cast<double>(*question.sequence);
    FsdpLine line{.name = QString::fromStdString(models ? cluster.name : model.name),
                  .stops = question.sequence ? fsdpSweep(study, question.axis, setup, space)
                                             : fsdpSweepAtLongest(study, question.axis, index, setup, space,
                                                                  question.wholeSequences),
                  .measured = {}};
    for (const FsdpStudy::Run& run : study.runs)
        if (hasSequence(run, question))
            if (const auto at = placeOf(study, run, question, index))
                line.measured.push_back({*at, run});
    return line;
}

} // namespace

QString gpuOfCluster(const FsdpStudy::Cluster& cluster) {
    return QString::fromStdString(cluster.name).section(u'-', 0, 1);
}

FsdpCurvesData fsdpCurves(const FsdpStudy& study, const FsdpQuestion& question) {
    FsdpCurvesData data;
    data.axis = question.axis;
    const std::size_t lines = question.axis == FsdpAxis::model ? study.clusters.size() : study.models.size();
    for (std::size_t i = 0; i < lines; ++i)
        data.lines.push_back(lineOf(study, question, i));
    if (question.axis == FsdpAxis::model)
        for (const FsdpStudy::Model& model : study.models)
            data.stopNames << QString::fromStdString(model.name);
    return data;
}

} // namespace quadrille
