// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_text.h"

#include <QCoreApplication>

/// What is said of every part of the step.
namespace quadrille::waterfall {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(waterfall)
};

} // namespace

QString partName(StepPart part) {
    switch (part) {
    case StepPart::ideal:
        return Text::tr("Causal FLOPs at peak");
    case StepPart::matrices:
        return Text::tr("Matrix products below peak");
    case StepPart::attention:
        return Text::tr("Attention below peak");
    case StepPart::memoryBound:
        return Text::tr("Memory-bound operators");
    case StepPart::recomputation:
        return Text::tr("Recomputation");
    case StepPart::tensor:
        return Text::tr("Exposed tensor parallel");
    case StepPart::context:
        return Text::tr("Exposed context parallel");
    case StepPart::expert:
        return Text::tr("Exposed expert parallel");
    case StepPart::fillAndDrain:
        return Text::tr("Bubble: fill and drain");
    case StepPart::unequalStages:
        return Text::tr("Bubble: unequal stages");
    case StepPart::pipeline:
        return Text::tr("Bubble: waiting for messages");
    case StepPart::data:
        return Text::tr("Exposed data parallel");
    case StepPart::optimizer:
        return Text::tr("Optimizer");
    case StepPart::overhead:
        break;
    }
    return Text::tr("Other overhead");
}

QString shortName(StepPart part) {
    switch (part) {
    case StepPart::ideal:
        return Text::tr("Ideal");
    case StepPart::matrices:
        return Text::tr("Matrices");
    case StepPart::attention:
        return Text::tr("Attention");
    case StepPart::memoryBound:
        return Text::tr("Memory-bound");
    case StepPart::recomputation:
        return Text::tr("Recompute");
    case StepPart::tensor:
        return Text::tr("TP");
    case StepPart::context:
        return Text::tr("CP");
    case StepPart::expert:
        return Text::tr("EP");
    case StepPart::fillAndDrain:
        return Text::tr("Fill/drain");
    case StepPart::unequalStages:
        return Text::tr("Unequal");
    case StepPart::pipeline:
        return Text::tr("PP");
    case StepPart::data:
        return Text::tr("DP");
    case StepPart::optimizer:
        return Text::tr("Optimizer");
    case StepPart::overhead:
        break;
    }
    return Text::tr("Other");
}

QString partPhrase(StepPart part) {
    switch (part) {
    case StepPart::ideal:
        return Text::tr("computing at peak");
    case StepPart::matrices:
        return Text::tr("matrix products below peak");
    case StepPart::attention:
        return Text::tr("attention below peak");
    case StepPart::memoryBound:
        return Text::tr("memory-bound operators");
    case StepPart::recomputation:
        return Text::tr("recomputation");
    case StepPart::tensor:
        return Text::tr("exposed tensor parallel communication");
    case StepPart::context:
        return Text::tr("exposed context parallel communication");
    case StepPart::expert:
        return Text::tr("exposed expert parallel communication");
    case StepPart::fillAndDrain:
        return Text::tr("filling and draining the pipeline");
    case StepPart::unequalStages:
        return Text::tr("unequal pipeline stages");
    case StepPart::pipeline:
        return Text::tr("messages between pipeline stages");
    case StepPart::data:
        return Text::tr("exposed data parallel communication");
    case StepPart::optimizer:
        return Text::tr("the optimizer's step");
    case StepPart::overhead:
        break;
    }
    return Text::tr("overhead that no operator accounts for");
}

QString meaning(StepPart part) {
    switch (part) {
    case StepPart::ideal:
        return Text::tr("The least time that the model's own FLOPs take at the dense peak of all GPUs; the "
                        "masked half of attention does not count.");
    case StepPart::matrices:
        return Text::tr("What matrix products take beyond that: partly filled tiles, launches, and less than "
                        "the peak even for large ones.");
    case StepPart::attention:
        return Text::tr("What the attention core takes beyond its FLOPs at peak.");
    case StepPart::memoryBound:
        return Text::tr("Norms, activations, residuals, rotary positions and the loss run at the speed of "
                        "device memory.");
    case StepPart::recomputation:
        return Text::tr(
            "What forward passes compute that run again, because their activations were not kept.");
    case StepPart::tensor:
        return Text::tr("All-gathers and reduce-scatters inside every layer that nothing hides.");
    case StepPart::context:
        return Text::tr("Keys and values on their way around the ring that attention does not hide.");
    case StepPart::expert:
        return Text::tr("Tokens on their way to their experts and back.");
    case StepPart::fillAndDrain:
        return Text::tr(
            "What the busiest stage waits while the pipeline fills and drains, and in between for others.");
    case StepPart::unequalStages:
        return Text::tr("What other stages have less to do than the busiest one.");
    case StepPart::pipeline:
        return Text::tr("What waiting for activations and gradients on their way between stages adds.");
    case StepPart::data:
        return Text::tr("Reducing gradients and gathering parameters, as far as the backward pass does not "
                        "hide it.");
    case StepPart::optimizer:
        return Text::tr("Every rank updates the parameters that it keeps the optimizer states of.");
    case StepPart::overhead:
        break;
    }
    return Text::tr("What the profile's runs took beyond all operators: launches, stragglers, logging.");
}

QString remedy(StepPart part) {
    switch (part) {
    case StepPart::ideal:
        return Text::tr("More or faster GPUs shorten it, or 8-bit matrix products.");
    case StepPart::matrices:
        return Text::tr("Less tensor parallelism or larger micro-batches make the products larger.");
    case StepPart::attention:
        return Text::tr("Longer pieces of a sequence on each GPU help: less context parallelism.");
    case StepPart::memoryBound:
        return Text::tr("Sequence parallelism splits it; fused kernels shorten it.");
    case StepPart::recomputation:
        return Text::tr("Recompute less: selectively, in fewer layers, or not at all where memory allows.");
    case StepPart::tensor:
        return Text::tr("Keep tensor parallel groups inside a node, or make them smaller.");
    case StepPart::context:
        return Text::tr("Less context parallelism, or longer sequences, over which attention grows faster "
                        "than its messages.");
    case StepPart::expert:
        return Text::tr("Keep expert parallel groups inside a node, or make them smaller.");
    case StepPart::fillAndDrain:
        return Text::tr("More micro-batches, fewer stages, virtual stages or a schedule with less idle time "
                        "shrink it.");
    case StepPart::unequalStages:
        return Text::tr("Fewer layers on the stages with embedding and head even it out.");
    case StepPart::pipeline:
        return Text::tr("Fewer stages or virtual stages send less.");
    case StepPart::data:
        return Text::tr("A larger global batch spreads it over more work; ZeRO 1 sends less than 3.");
    case StepPart::optimizer:
        return Text::tr("ZeRO 1 and higher spread it over the data parallel ranks.");
    case StepPart::overhead:
        break;
    }
    return Text::tr("Longer steps and fewer micro-batches pay it less often.");
}

} // namespace quadrille::waterfall
