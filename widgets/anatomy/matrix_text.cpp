// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/format.h"

#include <QCoreApplication>

namespace quadrille::anatomy_text {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(anatomy)
};

QString plainName(MatrixName name) {
    using enum MatrixName;
    switch (name) {
    case embedding:
        return Text::tr("Embedding");
    case positions:
        return Text::tr("Positions");
    case embeddingNorm:
        return Text::tr("Norm of the embedding");
    case norms:
        return Text::tr("Norms");
    case queries:
        return Text::tr("Queries");
    case keys:
        return Text::tr("Keys");
    case values:
        return Text::tr("Values");
    case queryDown:
        return Text::tr("Compression of queries");
    case queryDownNorm:
        return Text::tr("Norm of compressed queries");
    case queryUp:
        return Text::tr("Queries from compressed ones");
    case keyValueDown:
        return Text::tr("Compression of keys and values");
    case keyValueDownNorm:
        return Text::tr("Norm of compressed keys and values");
    case keyValueUp:
        return Text::tr("Keys and values from compressed ones");
    case queryKeyValueBias:
        return Text::tr("Biases of queries, keys and values");
    case queryKeyNorm:
        return Text::tr("Norms of queries and keys");
    case sinks:
        return Text::tr("Attention sinks");
    case output:
        return Text::tr("Attention output");
    case outputBias:
        return Text::tr("Bias of the attention output");
    case gate:
        return Text::tr("FFN gate");
    case up:
        return Text::tr("FFN up");
    case upBias:
        return Text::tr("Biases of the first FFN matrices");
    case down:
        return Text::tr("FFN down");
    case downBias:
        return Text::tr("Bias of FFN down");
    case router:
        return Text::tr("Router");
    case routerBias:
        return Text::tr("Bias of the router");
    case routerCorrection:
        return Text::tr("Correction of the router");
    case sharedExpertGate:
        return Text::tr("Gate of shared experts");
    case finalNorm:
        return Text::tr("Final norm");
    case head:
        return Text::tr("Head");
    case prediction:
        return Text::tr("Projection of multi-token prediction");
    case predictionNorms:
        return Text::tr("Norms of multi-token prediction");
    }
    return {};
}

} // namespace

QString matrixName(const anatomy::MatrixShare& matrix) {
    QString name = plainName(matrix.whole.name);
    switch (matrix.whole.owner) {
    case MatrixOwner::layer:
        return name;
    case MatrixOwner::routedExpert:
        return Text::tr("%1 of the experts", "a matrix").arg(name);
    case MatrixOwner::sharedExpert:
        break;
    }
    return Text::tr("%1 of the shared experts", "a matrix").arg(name);
}

QString matrixSign(MatrixName name) {
    using enum MatrixName;
    switch (name) {
    case queries:
        return QStringLiteral("Q");
    case keys:
        return QStringLiteral("K");
    case values:
        return QStringLiteral("V");
    case queryDown:
        return QStringLiteral("Q↓");
    case queryUp:
        return QStringLiteral("Q↑");
    case keyValueDown:
        return QStringLiteral("KV↓");
    case keyValueUp:
        return QStringLiteral("KV↑");
    case output:
        return QStringLiteral("O");
    case gate:
        return Text::tr("gate", "an FFN matrix");
    case up:
        return Text::tr("up", "an FFN matrix");
    case down:
        return Text::tr("down", "an FFN matrix");
    case router:
        return Text::tr("router");
    default:
        break;
    }
    return {};
}

QString matrixReadout(const anatomy::MatrixShare& matrix) {
    const Matrix<double>& whole = matrix.whole;
    const auto size = [](double number) { return format::count(static_cast<std::int64_t>(number)); };
    QString shape = Text::tr("%1, %2 × %3", "a matrix, inputs × outputs")
                        .arg(matrixName(matrix), size(whole.rows), size(whole.columns));
    if (whole.owner != MatrixOwner::layer)
        shape = Text::tr("%1, %2 of %3 experts here", "a matrix, two numbers")
                    .arg(shape, format::number(matrix.copies, 4), size(whole.copies));
    const bool rows = whole.split == MatrixSplit::rows;
    const double along = rows ? whole.rows : whole.columns;
    const auto parts = static_cast<double>(matrix.parts);
    const auto border = [&](std::int64_t part) {
        return static_cast<std::int64_t>(along * static_cast<double>(part) / parts);
    };
    const QString from = format::count(border(matrix.part)), to = format::count(border(matrix.part + 1) - 1);
    QString held;
    if (whole.split == MatrixSplit::whole)
        held = Text::tr("whole on every rank");
    else if (matrix.parts == 1)
        held =
            rows ? Text::tr("would be divided by its inputs") : Text::tr("would be divided by its outputs");
    else
        held =
            rows
                ? Text::tr("row-parallel: inputs %1 to %2 here, and what comes out is added up").arg(from, to)
                : Text::tr("column-parallel: outputs %1 to %2 here").arg(from, to);
    if (matrix.repeated > 1)
        held = Text::tr("%1; %2 ranks hold the same", "a sentence, a number")
                   .arg(held, format::count(matrix.repeated));
    return Text::tr("%1: %2. %3 parameters in each of its layers.", "a matrix, how it is divided, a number")
        .arg(shape, held, format::parameters(matrix.parameters()));
}

QString messageSign(const AnatomyContent& content, bool intoNorm) {
    if (usesSequenceParallel(content.scenario().plan))
        return intoNorm ? QStringLiteral("RS") : QStringLiteral("AG");
    return intoNorm ? QStringLiteral("AR") : QString();
}

QString regionReadout(const AnatomyContent& content, std::int64_t region) {
    const Plan& plan = content.scenario().plan;
    const bool norm = region % 2 == 0;
    const QString tensor = format::count(plan.tp);
    if (norm && usesSequenceParallel(plan))
        return Text::
            tr("Norms, dropout and residuals: each of %1 tensor parallel ranks has 1/%1 of the tokens. An "
               "all-gather (AG) follows in the forward pass, a reduce-scatter (RS) in the backward pass.")
                .arg(tensor);
    if (norm)
        return plan.tp > 1
                   ? Text::tr("Norms, dropout and residuals: every tensor parallel rank has all tokens, and "
                              "does the same.")
                   : Text::tr("Norms, dropout and residuals: all tokens are here.");
    if (plan.tp == 1)
        return region == 1 ? Text::tr("Attention: all heads are here.") : Text::tr("FFN: all of it is here.");
    const QString ends =
        usesSequenceParallel(plan) ? Text::tr("a reduce-scatter (RS)") : Text::tr("an all-reduce (AR)");
    if (region == 1)
        return Text::tr("Attention: all tokens, 1/%1 of the heads. What the ranks compute is added up by %2.",
                        "number, a collective")
            .arg(tensor, ends);
    return Text::tr("FFN: all tokens, 1/%1 of its width. What the ranks compute is added up by %2.",
                    "number, a collective")
        .arg(tensor, ends);
}

} // namespace quadrille::anatomy_text
