// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/truth_question.h"

#include "app/measurements/truth_point.h"
#include "core/measurements/fit.h"
#include "core/stop.h"

#include <map>
#include <string>
#include <utility>

namespace quadrille {
namespace {

/// Where words stand in a list.
class Places {
public:
    explicit Places(const QStringList& words) {
        for (const QString& word : words)
            m_places.emplace(word.toStdString(), static_cast<int>(m_places.size()));
    }
    [[nodiscard]] int of(const std::string& word) const { return m_places.at(word); }

private:
    std::map<std::string, int> m_places;
};

/// The empty choice is all words.
bool passes(const std::string& choice, const std::string& word) {
    return choice.empty() || choice == word;
}

/// Runs that say nothing of memory would fill its picture.
bool standsIn(TruthMeasure measure, const TruthPoint& point) {
    return measure != TruthMeasure::memory || point.isMeasuredIn(measure) ||
           (point.ranOut() && point.predictedMemory > 0);
}

} // namespace

TruthAnswer answerTo(const TruthQuestion& question, const std::stop_token& stop) {
    const std::vector<ValidatedRun>& predictions = *question.predictions;
    const std::string source = question.source.toStdString(), gpu = question.gpu.toStdString(),
                      model = question.model.toStdString();
    const Places sources(question.words.sources), gpus(question.words.gpus);
    TruthAnswer answer;
    TruthData data;
    data.sources = question.words.sources;
    data.gpus = question.words.gpus;
    data.measure = question.measure;
    data.colouring = question.colouring;
    std::vector<const ValidatedRun*> chosen;
    RunNames names;
    for (std::size_t i = 0; i < question.runs.size(); ++i) {
        throwIfStopped(stop);
        const MeasuredRun& run = question.runs[i];
        const ValidatedRun& prediction = predictions[i];
        const bool used =
            question.use == RunUse::all || prediction.fitted == (question.use == RunUse::fitted);
        if (!used || !passes(source, sourceOf(run)) || !passes(gpu, gpuOf(run)) ||
            !passes(model, modelOf(run)) || !question.plan.accepts(run) ||
            (question.counted && (i >= question.shipped || !isCounted(run, *question.counted))))
            continue;
        answer.shown.push_back(i);
        answer.fitted += prediction.fitted;
        chosen.push_back(&prediction);
        auto point = truthPointOf(run, prediction, names);
        if (point && standsIn(question.measure, *point)) {
            point->run = static_cast<int>(i);
            point->source = sources.of(sourceOf(run));
            point->gpu = gpus.of(gpuOf(run));
            point->own = i >= question.shipped;
            data.points.push_back(*std::move(point));
        }
    }
    data.points.shrink_to_fit();
    answer.figures = summarise(chosen, question.runs, stop);
    // The figures of all, whatever their sources leave unsaid, where none was fitted.
    const Comparison& fitted = answer.figures.overall;
    data.fitted = fitted.ours.runs > 0;
    const Comparison& told = data.fitted ? fitted : answer.figures.all;
    data.ours = told.ours;
    data.rule = told.rule;
    if (data.fitted)
        data.leftOut = question.leftOut;
    if (question.measure == TruthMeasure::memory)
        data.fitted = answer.figures.memory.runs > 0;
    data.memory = data.fitted ? answer.figures.memory : answer.figures.memoryOfAll;
    throwIfStopped(stop);
    answer.content = truthContent(std::move(data));
    return answer;
}

} // namespace quadrille
