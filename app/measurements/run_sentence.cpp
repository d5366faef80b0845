// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/run_sentence.h"

#include "core/memory/detailed/oom.h"
#include "widgets/format.h"
#include "widgets/waterfall/waterfall_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(run_sentence)
};

QString range(const ValidatedRun& prediction) {
    const Seconds step = *prediction.predicted;
    return Text::tr("%1 to %2", "seconds")
        .arg(format::duration(prediction.interval.shortest(step).value()),
             format::duration(prediction.interval.longest(step).value()));
}

/// What the memory of a run says beside its time; empty where there is nothing to say.
QString memorySentence(const MeasuredRun& run, const ValidatedRun& prediction) {
    if (run.ranOut())
        return isLikelyToRunOut(prediction.oomProbability)
                   ? Text::tr("It ran out of memory, as this model expects.")
                   : Text::tr("It ran out of memory, which this model does not expect.");
    if (!prediction.memoryCompared())
        return {};
    return Text::tr("Its fullest GPU held %1; this model expects %2.")
        .arg(format::gib(*prediction.measuredMemory), format::gib(*prediction.predictedMemory));
}

QString timeSentence(const ValidatedRun& prediction) {
    const Seconds step = *prediction.predicted;
    // A share of the predicted time: 1.18 times as long is 18 % slower.
    const double longer = *prediction.measured / step - 1;
    const QString share = format::percent(std::abs(longer), 0);
    const QString times =
        Text::tr("%1 a step instead of %2", "seconds")
            .arg(format::duration(prediction.measured->value()), format::duration(step.value()));
    if (prediction.withinInterval)
        return (longer > 0 ? Text::tr("Your run is %1 slower than this model expects, %2: within what nine "
                                      "of ten runs do (%3).")
                           : Text::tr("Your run is %1 faster than this model expects, %2: within what nine "
                                      "of ten runs do (%3)."))
            .arg(share, times, range(prediction));
    const QString reason =
        Text::tr("%1, expected to take %2 or %3 of a step", "part of a step, time, share")
            .arg(waterfall::partPhrase(prediction.largestLoss), format::duration(prediction.lost.value()),
                 format::percent(prediction.lost / step, 0));
    return (longer > 0
                ? Text::tr(
                      "Your run is %1 slower than this model expects: %2, beyond what nine of ten runs do "
                      "(%3). Most likely your cluster loses more to the largest loss of this plan: %4.")
                : Text::tr(
                      "Your run is %1 faster than this model expects: %2, beyond what nine of ten runs do "
                      "(%3). Most likely your cluster loses less to the largest loss of this plan: %4."))
        .arg(share, times, range(prediction), reason);
}

} // namespace

QString runSentence(const MeasuredRun& run, const ValidatedRun& prediction) {
    if (!prediction.predicted)
        return Text::tr("This plan cannot run as it is described, so nothing is predicted for it.");
    QStringList sentences;
    if (prediction.compared())
        sentences << timeSentence(prediction);
    const QString memory = memorySentence(run, prediction);
    if (!memory.isEmpty())
        sentences << memory;
    if (prediction.compared() && !prediction.calibrated)
        sentences << Text::tr("Nothing was measured on such a GPU before: fit a profile to your runs.");
    return sentences.join(QLatin1Char(' '));
}

} // namespace quadrille
