// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editors/profile_columns.h"

#include "core/framework/tensor_names.h"

#include <QCoreApplication>

namespace quadrille {
namespace {

using Kind = ProfileColumn::Kind;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(profile)
};

/// The words of an enumeration, which has no gaps.
template <class Enum>
QStringList wordsOf() {
    QStringList words;
    for (int i = 0; !name(static_cast<Enum>(i)).empty(); ++i) {
        const std::string_view word = name(static_cast<Enum>(i));
        words << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    }
    return words;
}

QStringList moduleWords() {
    QStringList words;
    for (const RecomputeModule module : allRecomputeModules)
        words << QString::fromLatin1(name(module).data(), static_cast<qsizetype>(name(module).size()));
    return words;
}

} // namespace

std::vector<ProfileColumn> tensorColumns() {
    return {{"name", Kind::text, {}, Text::tr("Name"), Text::tr("As people write it.")},
            {"place", Kind::choice, wordsOf<TensorPlace>(), Text::tr("Place"),
             Text::tr("Where in the model the tensor arises.")},
            {"life", Kind::choice, wordsOf<TensorLife>(), Text::tr("Life"),
             Text::tr("From when to when the tensor lives.")},
            {"width", Kind::choice, wordsOf<TensorWidth>(), Text::tr("Width"),
             Text::tr("Elements of the tensor for one token.")},
            {"bytes", Kind::number, {}, Text::tr("Bytes"), Text::tr("Of one element.")},
            {"fp8_bytes",
             Kind::optionalNumber,
             {},
             Text::tr("In FP8"),
             Text::tr("Bytes of one element where training is in FP8; empty: as many as otherwise.")},
            {"split", Kind::choice, wordsOf<TensorSplit>(), Text::tr("Split"),
             Text::tr("What divides the tensor beside context parallelism, which divides all of them.")},
            {"dropped_by_selective",
             Kind::flag,
             {},
             Text::tr("Selective"),
             Text::tr("Selective recomputation does not keep it.")},
            {"dropped_by", Kind::words, moduleWords(), Text::tr("Modules"),
             Text::tr("Modules of a layer whose recomputation does not keep it: words with commas between "
                      "them.")},
            {"when", Kind::words, wordsOf<TensorCondition>(), Text::tr("When"),
             Text::tr("What must hold for the tensor to exist: words with commas between them.")}};
}

std::vector<ProfileColumn> stateColumns() {
    return {{"name", Kind::text, {}, Text::tr("Name"), Text::tr("As people write it.")},
            {"part", Kind::choice, wordsOf<StateBytes::Part>(), Text::tr("Part"),
             Text::tr("Which part of the bars it adds to.")},
            {"amount", Kind::choice, wordsOf<StateBytes::Amount>(), Text::tr("Amount"),
             Text::tr("Where the number of bytes is from: this profile, or the recipe.")},
            {"bytes", Kind::optionalNumber, {}, Text::tr("Bytes"), Text::tr("For each parameter.")},
            {"sharded_from",
             Kind::number,
             {},
             Text::tr("Sharded from"),
             Text::tr("The ZeRO stage from which data parallelism shards it; 4: never.")},
            {"absent_from",
             Kind::optionalNumber,
             {},
             Text::tr("Absent from"),
             Text::tr("The ZeRO stage from which it does not exist; empty: always there.")},
            {"only_fp8", Kind::flag, {}, Text::tr("FP8 only"), Text::tr("Only where training is in FP8.")},
            {"absent_with_fp8_params",
             Kind::flag,
             {},
             Text::tr("Not in FP8"),
             Text::tr("Not of the layers' matrices where these are kept in FP8.")},
            {"only_fp32_gradients",
             Kind::flag,
             {},
             Text::tr("FP32 gradients only"),
             Text::tr("Only where gradients are accumulated in FP32.")}};
}

std::vector<ProfileColumn> offerColumns() {
    QStringList settings;
    for (const std::string_view setting : offeredSettings)
        settings << QString::fromLatin1(setting.data(), static_cast<qsizetype>(setting.size()));
    return {{"setting", Kind::choice, settings, Text::tr("Setting"), Text::tr("As the command line has it.")},
            {"values",
             Kind::words,
             {},
             Text::tr("Values"),
             Text::tr("What it can be, as one types it there, with commas between the values.")},
            {"only_pipelined",
             Kind::flag,
             {},
             Text::tr("Pipelines only"),
             Text::tr("With a pipeline alone it can be no more than that.")}};
}

} // namespace quadrille
