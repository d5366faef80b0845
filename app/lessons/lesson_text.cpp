// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_text.h"

#include "core/lessons/turned.h"
#include "widgets/lesson/figure_text.h"

#include <QLocale>

namespace quadrille::lesson_text {
namespace {

LivePiece::Kind kindOf(TextPiece::Kind kind) {
    switch (kind) {
    case TextPiece::Kind::value:
        return LivePiece::Kind::number;
    case TextPiece::Kind::formula:
        return LivePiece::Kind::formula;
    case TextPiece::Kind::displayedFormula:
        return LivePiece::Kind::displayedFormula;
    case TextPiece::Kind::markdown:
        break;
    }
    return LivePiece::Kind::markdown;
}

LivePiece valuePiece(const LiveValue& live, const LessonStep& step, const StepAnswers& answers) {
    const std::string_view name = live.expression.onlyName();
    LivePiece piece{LivePiece::Kind::number,
                    figure_text::shown(live.expression.value(figuresOf(answers)),
                                       live.expression.measure(measuresOf(step)), live.format),
                    {}};
    if (settingCalled(name) != nullptr) {
        piece.kind = LivePiece::Kind::setting;
        piece.name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    return piece;
}

} // namespace

std::vector<LivePiece> pieces(const Passage& passage, const LessonStep& step, const StepAnswers& answers) {
    std::vector<LivePiece> all;
    all.reserve(passage.pieces.size());
    for (const TextPiece& piece : passage.pieces)
        all.push_back(piece.kind == TextPiece::Kind::value
                          ? valuePiece(piece.value, step, answers)
                          : LivePiece{kindOf(piece.kind), QString::fromStdString(piece.text), {}});
    return all;
}

QString plain(const Passage& passage) {
    QString text;
    for (const TextPiece& piece : passage.pieces)
        text += QString::fromStdString(piece.text);
    return text.simplified();
}

ChoiceText choiceText(const Passage& passage) {
    ChoiceText text{{{}, passage.line}, {{}, passage.line}};
    bool inLabel = true;
    for (const TextPiece& piece : passage.pieces) {
        // Empty lines before the label are not its end; those behind a formula that ends it are.
        const std::size_t from = text.label.pieces.empty() ? piece.text.find_first_not_of('\n') : 0;
        const std::size_t end = inLabel && piece.kind == TextPiece::Kind::markdown
                                    ? piece.text.find("\n\n", from)
                                    : std::string::npos;
        if (end == std::string::npos) {
            (inLabel ? text.label : text.said).pieces.push_back(piece);
            continue;
        }
        inLabel = false;
        TextPiece before = piece, after = piece;
        before.text = piece.text.substr(0, end);
        after.text = piece.text.substr(end);
        text.label.pieces.push_back(std::move(before));
        text.said.pieces.push_back(std::move(after));
    }
    return text;
}

std::string language() {
    return QLocale().name().left(2).toStdString();
}

} // namespace quadrille::lesson_text
