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
        return Text::tr("Model FLOPs at peak");
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
    case StepPart::pipeline:
        return Text::tr("Exposed pipeline messages");
    case StepPart::bubble:
        return Text::tr("Pipeline bubble");
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
    case StepPart::pipeline:
        return Text::tr("PP");
    case StepPart::bubble:
        return Text::tr("Bubble");
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
    case StepPart::pipeline:
        return Text::tr("messages between pipeline stages");
    case StepPart::bubble:
        return Text::tr("the pipeline's bubble");
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
        return Text::tr("Forward passes that run again, because their activations were not kept.");
    case StepPart::tensor:
        return Text::tr("All-gathers and reduce-scatters inside every layer that nothing hides.");
    case StepPart::context:
        return Text::tr("Keys and values on their way around the ring that attention does not hide.");
    case StepPart::expert:
        return Text::tr("Tokens on their way to their experts and back.");
    case StepPart::pipeline:
        return Text::tr("Activations and gradients between stages that somebody waits for.");
    case StepPart::bubble:
        return Text::tr("Ranks idle while the pipeline fills and drains, or because others have more to do.");
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
    case StepPart::pipeline:
        return Text::tr("Fewer stages or virtual stages send less.");
    case StepPart::bubble:
        return Text::tr("More micro-batches, fewer stages, virtual stages or a schedule with less idle time "
                        "shrink it.");
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
