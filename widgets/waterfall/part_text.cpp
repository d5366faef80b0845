// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

/// What is said of every part of the step.
namespace quadrille::waterfall {
namespace {

/// English, of the context "waterfall".
struct PartText {
    StepPart part;
    const char* name;
    const char* brief;
    const char* phrase; ///< within a sentence
    const char* meaning;
    const char* remedy;
};

constexpr std::array partTexts{
    PartText{StepPart::ideal, QT_TRANSLATE_NOOP("waterfall", "Causal FLOPs at peak"),
             QT_TRANSLATE_NOOP("waterfall", "At peak"), QT_TRANSLATE_NOOP("waterfall", "computing at peak"),
             QT_TRANSLATE_NOOP("waterfall", "The least time that the model's own FLOPs take at the dense "
                                            "peak of all GPUs; the masked half of attention does not count."),
             QT_TRANSLATE_NOOP("waterfall", "More or faster GPUs shorten it, or 8-bit matrix products.")},
    PartText{StepPart::matrices, QT_TRANSLATE_NOOP("waterfall", "Matrix products below peak"),
             QT_TRANSLATE_NOOP("waterfall", "Matrices"),
             QT_TRANSLATE_NOOP("waterfall", "matrix products below peak"),
             QT_TRANSLATE_NOOP("waterfall", "What matrix products take beyond that: partly filled tiles, "
                                            "launches, and less than the peak even for large ones."),
             QT_TRANSLATE_NOOP("waterfall",
                               "Less tensor parallelism or larger micro-batches make the products larger.")},
    PartText{StepPart::attention, QT_TRANSLATE_NOOP("waterfall", "Attention below peak"),
             QT_TRANSLATE_NOOP("waterfall", "Attention"),
             QT_TRANSLATE_NOOP("waterfall", "attention below peak"),
             QT_TRANSLATE_NOOP("waterfall", "What the attention core takes beyond its FLOPs at peak."),
             QT_TRANSLATE_NOOP("waterfall",
                               "Longer pieces of a sequence on each GPU help: less context parallelism.")},
    PartText{StepPart::memoryBound, QT_TRANSLATE_NOOP("waterfall", "Memory-bound operators"),
             QT_TRANSLATE_NOOP("waterfall", "Memory-bound"),
             QT_TRANSLATE_NOOP("waterfall", "memory-bound operators"),
             QT_TRANSLATE_NOOP("waterfall", "Norms, activations, residuals, rotary positions and the loss "
                                            "run at the speed of device memory."),
             QT_TRANSLATE_NOOP("waterfall", "Sequence parallelism splits it; fused kernels shorten it.")},
    PartText{
        StepPart::recomputation, QT_TRANSLATE_NOOP("waterfall", "Recomputation"),
        QT_TRANSLATE_NOOP("waterfall", "Recompute"), QT_TRANSLATE_NOOP("waterfall", "recomputation"),
        QT_TRANSLATE_NOOP(
            "waterfall",
            "What forward passes compute that run again, because their activations were not kept."),
        QT_TRANSLATE_NOOP(
            "waterfall", "Recompute less: selectively, in fewer layers, or not at all where memory allows.")},
    PartText{
        StepPart::tensor, QT_TRANSLATE_NOOP("waterfall", "Exposed tensor parallel"),
        QT_TRANSLATE_NOOP("waterfall", "TP"),
        QT_TRANSLATE_NOOP("waterfall", "exposed tensor parallel communication"),
        QT_TRANSLATE_NOOP("waterfall",
                          "All-gathers and reduce-scatters inside every layer that nothing hides."),
        QT_TRANSLATE_NOOP("waterfall", "Keep tensor parallel groups inside a node, or make them smaller.")},
    PartText{StepPart::context, QT_TRANSLATE_NOOP("waterfall", "Exposed context parallel"),
             QT_TRANSLATE_NOOP("waterfall", "CP"),
             QT_TRANSLATE_NOOP("waterfall", "exposed context parallel communication"),
             QT_TRANSLATE_NOOP("waterfall",
                               "Keys and values on their way around the ring that attention does not hide."),
             QT_TRANSLATE_NOOP("waterfall", "Less context parallelism, or longer sequences, over which "
                                            "attention grows faster than its messages.")},
    PartText{
        StepPart::expert, QT_TRANSLATE_NOOP("waterfall", "Exposed expert parallel"),
        QT_TRANSLATE_NOOP("waterfall", "EP"),
        QT_TRANSLATE_NOOP("waterfall", "exposed expert parallel communication"),
        QT_TRANSLATE_NOOP("waterfall", "Tokens on their way to their experts and back."),
        QT_TRANSLATE_NOOP("waterfall", "Keep expert parallel groups inside a node, or make them smaller.")},
    PartText{StepPart::imbalance, QT_TRANSLATE_NOOP("waterfall", "Waiting for the busiest experts"),
             QT_TRANSLATE_NOOP("waterfall", "Imbalance"),
             QT_TRANSLATE_NOOP("waterfall", "waiting for the busiest experts"),
             QT_TRANSLATE_NOOP("waterfall",
                               "What the products and messages of the busiest experts take beyond those of "
                               "an even share of the tokens."),
             QT_TRANSLATE_NOOP("waterfall",
                               "A router that spreads tokens more evenly, or a capacity of the experts.")},
    PartText{
        StepPart::fillAndDrain, QT_TRANSLATE_NOOP("waterfall", "Bubble: fill and drain"),
        QT_TRANSLATE_NOOP("waterfall", "Fill/drain"),
        QT_TRANSLATE_NOOP("waterfall", "filling and draining the pipeline"),
        QT_TRANSLATE_NOOP(
            "waterfall",
            "What the busiest stage waits while the pipeline fills and drains, and in between for others."),
        QT_TRANSLATE_NOOP(
            "waterfall",
            "More micro-batches, fewer stages, virtual stages or a schedule with less idle time shrink it.")},
    PartText{
        StepPart::unequalStages, QT_TRANSLATE_NOOP("waterfall", "Bubble: unequal stages"),
        QT_TRANSLATE_NOOP("waterfall", "Unequal"), QT_TRANSLATE_NOOP("waterfall", "unequal pipeline stages"),
        QT_TRANSLATE_NOOP("waterfall", "What other stages have less to do than the busiest one."),
        QT_TRANSLATE_NOOP("waterfall", "Fewer layers on the stages with embedding and head even it out.")},
    PartText{StepPart::pipeline, QT_TRANSLATE_NOOP("waterfall", "Bubble: waiting for messages"),
             QT_TRANSLATE_NOOP("waterfall", "PP"),
             QT_TRANSLATE_NOOP("waterfall", "messages between pipeline stages"),
             QT_TRANSLATE_NOOP(
                 "waterfall", "What waiting for activations and gradients on their way between stages adds."),
             QT_TRANSLATE_NOOP("waterfall", "Fewer stages or virtual stages send less.")},
    PartText{
        StepPart::data, QT_TRANSLATE_NOOP("waterfall", "Exposed data parallel"),
        QT_TRANSLATE_NOOP("waterfall", "DP"),
        QT_TRANSLATE_NOOP("waterfall", "exposed data parallel communication"),
        QT_TRANSLATE_NOOP(
            "waterfall",
            "Reducing gradients and gathering parameters, as far as the backward pass does not hide it."),
        QT_TRANSLATE_NOOP("waterfall",
                          "A larger global batch spreads it over more work; ZeRO 1 sends less than 3.")},
    PartText{StepPart::offload, QT_TRANSLATE_NOOP("waterfall", "Waiting for the host"),
             QT_TRANSLATE_NOOP("waterfall", "Host"),
             QT_TRANSLATE_NOOP("waterfall", "waiting for what is offloaded to the host"),
             QT_TRANSLATE_NOOP("waterfall",
                               "Activations and optimizer states on their way to the host's memory and "
                               "back, as far as computation does not hide them."),
             QT_TRANSLATE_NOOP("waterfall", "A smaller share of the activations, or none, travels sooner.")},
    PartText{StepPart::optimizer, QT_TRANSLATE_NOOP("waterfall", "Optimizer"),
             QT_TRANSLATE_NOOP("waterfall", "Optimizer"),
             QT_TRANSLATE_NOOP("waterfall", "the optimizer's step"),
             QT_TRANSLATE_NOOP("waterfall",
                               "Every rank updates the parameters that it keeps the optimizer states of."),
             QT_TRANSLATE_NOOP("waterfall", "ZeRO 1 and higher spread it over the data parallel ranks.")},
    PartText{
        StepPart::overhead, QT_TRANSLATE_NOOP("waterfall", "Other overhead"),
        QT_TRANSLATE_NOOP("waterfall", "Other"),
        QT_TRANSLATE_NOOP("waterfall", "overhead that no operator accounts for"),
        QT_TRANSLATE_NOOP(
            "waterfall", "What the profile's runs took beyond all operators: launches, stragglers, logging."),
        QT_TRANSLATE_NOOP("waterfall", "Longer steps and fewer micro-batches pay it less often.")},
};

QString said(StepPart part, const char* PartText::*what) {
    const auto* row = std::ranges::find(partTexts, part, &PartText::part);
    return QCoreApplication::translate("waterfall", row->*what);
}

} // namespace

QString partName(StepPart part) {
    return said(part, &PartText::name);
}

QString shortName(StepPart part) {
    return said(part, &PartText::brief);
}

QString partPhrase(StepPart part) {
    return said(part, &PartText::phrase);
}

QString meaning(StepPart part) {
    return said(part, &PartText::meaning);
}

QString remedy(StepPart part) {
    return said(part, &PartText::remedy);
}

} // namespace quadrille::waterfall
