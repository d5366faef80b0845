// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/performance/published_volumes.h"

#include "core/model/parameters.h"
#include "core/text/rounded.h"
#include "core/timing/traffic_formulas.h"

#include <array>
#include <cmath>
#include <string_view>

namespace quadrille {
namespace {

constexpr auto lecture = "Stanford CS336 (2025), lecture 7";
constexpr auto guide = "Guide to parallelism strategies";

double number(std::int64_t value) {
    return static_cast<double>(value);
}

/// Of one layer, one stage and one micro-batch; tokens are s·b.
traffic::Inputs<double> inputsOf(const TextbookCase& textbook, std::int64_t sequences, std::int64_t tokens) {
    return {.b = number(sequences),
            .c = 1,
            .d = number(textbook.dataRanks),
            .e = 1,
            .h = number(textbook.model.hidden),
            .k = 2.0 * number(textbook.model.kvHeads * textbook.model.headDim),
            .L = 1,
            .m = 1,
            .p = 1,
            .s = number(tokens),
            .t = number(textbook.tensorRanks),
            .v = 1,
            .q = 1,
            .sparseLayers = 0,
            .topK = 0,
            .u = number(textbook.tensorRanks),
            .ring = 1,
            .ulysses = 1,
            .headed = 0,
            .sharedExperts = 0,
            .repeatedTensor = 0,
            .repeatedAround = 0,
            .repeatedFfn = 0,
            .repeatedContext = 0,
            .repeatedExpert = 0};
}

traffic::Inputs<double> prefill(const TextbookCase& textbook) {
    return inputsOf(textbook, textbook.sequences, textbook.sequence);
}

/// All-reduces of a layer, either way.
constexpr double allReducesOfPass = 2;

/// What all-reduces of a forward pass add up, once: not yet times what a ring passes on.
double forwardPayload(const TextbookCase& textbook, const traffic::Inputs<double>& x) {
    return allReducesOfPass * number(textbook.model.layers) * traffic::layerInputBytes(x);
}

/// A row about data parallelism, in multiples of Ψ.
PublishedVolume sharded(const TextbookCase& textbook, int stage, const char* what, const char* formula,
                        const char* collective, double published) {
    const double parameters = number(parameterCount(textbook.model));
    const double bytes =
        traffic::dataParallel(parameters, number(textbook.dataRanks), 1.0, traffic::halfBytes, stage);
    return {.what = what,
            .formula = formula,
            .collective = collective,
            .unit = VolumeUnit::parameters,
            .published = published,
            .ours = bytes / traffic::halfBytes / parameters,
            .source = lecture};
}

void addSharding(std::vector<PublishedVolume>& rows, const TextbookCase& textbook) {
    rows.push_back(sharded(textbook, 0, QUADRILLE_MESSAGE("Data parallel, a step"), "2·Ψ",
                           QUADRILLE_MESSAGE("all-reduce of gradients"), 2));
    rows.push_back(sharded(textbook, 1, QUADRILLE_MESSAGE("ZeRO 1, a step"), "2·Ψ",
                           QUADRILLE_MESSAGE("reduce-scatter of gradients, all-gather of parameters"), 2));
    PublishedVolume second =
        sharded(textbook, 2, QUADRILLE_MESSAGE("ZeRO 2, a step"), "Ψ",
                QUADRILLE_MESSAGE("reduce-scatter of gradients, all-gather of parameters"), 1);
    second.source = guide;
    second.agrees = false;
    second.remark = Message{
        QUADRILLE_MESSAGE("The guide counts the reduce-scatter alone, half of an all-reduce. The updated "
                          "parameters still have to be gathered, which is the other half (Rajbhandari et al. "
                          "2020, section 7.2.1)."),
        {}};
    rows.push_back(std::move(second));
    rows.push_back(sharded(textbook, 3, QUADRILLE_MESSAGE("ZeRO 3 or FSDP, a step"), "3·Ψ",
                           QUADRILLE_MESSAGE("two all-gathers of parameters, reduce-scatter of gradients"),
                           3));
    PublishedVolume tripled = rows.back();
    tripled.formula = "3 × 2·Ψ";
    tripled.published = 6;
    tripled.source = guide;
    tripled.agrees = false;
    tripled.remark = Message{
        QUADRILLE_MESSAGE("The guide says “roughly tripling” of ZeRO 3 and “about 1.5×” of FSDP, which it "
                          "calls the same. Three passes of Ψ against the two of an all-reduce are 1.5 times "
                          "as much."),
        {}};
    rows.push_back(std::move(tripled));
}

void addModelParallel(std::vector<PublishedVolume>& rows, const TextbookCase& textbook) {
    const auto x = prefill(textbook);
    const double activations = traffic::layerInputBytes(x) / traffic::halfBytes;
    auto boundary = x;
    boundary.p = 2; // ranks with one boundary between them: the mean of both is one direction's
    rows.push_back({.what = QUADRILLE_MESSAGE("Pipeline parallel, a micro-batch and boundary, each way"),
                    .formula = "b·s·h",
                    .collective = QUADRILLE_MESSAGE("point to point"),
                    .unit = VolumeUnit::activations,
                    .published = 1,
                    .ours = traffic::pipelineParallel(boundary) / traffic::halfBytes / activations,
                    .source = lecture});
    rows.push_back({.what = QUADRILLE_MESSAGE("Tensor parallel, a layer, forward and backward"),
                    .formula = "8·b·s·h·(n − 1)/n",
                    .collective = QUADRILLE_MESSAGE("four all-reduces"),
                    .unit = VolumeUnit::activations,
                    .published = 8 * (x.t - 1) / x.t,
                    .ours = traffic::tensorParallel(x) / traffic::halfBytes / activations,
                    .source = lecture});
}

void addGuide(std::vector<PublishedVolume>& rows, const TextbookCase& textbook) {
    constexpr double mega = 1e6, giga = 1e9;
    constexpr double kibi = 1024, mebi = 1048576; // which the guide calls KB and MB
    const auto token = inputsOf(textbook, 1, 1);
    const auto row = [&rows](const char* what, const char* formula, const char* collective, double published,
                             double ours) -> PublishedVolume& {
        rows.push_back({.what = what,
                        .formula = formula,
                        .collective = collective,
                        .unit = VolumeUnit::bytes,
                        .published = published,
                        .ours = ours,
                        .source = guide});
        return rows.back();
    };
    const char* reduced = QUADRILLE_MESSAGE("summed by all-reduces");
    row(QUADRILLE_MESSAGE("A token in one all-reduce"), "B·L·8192·2", reduced, 16 * kibi,
        traffic::layerInputBytes(token));
    row(QUADRILLE_MESSAGE("A token in all layers, forward and backward"), "320 · B·L·16 KB", reduced,
        5 * mebi, 2 * forwardPayload(textbook, token));
    row(QUADRILLE_MESSAGE("A pipeline boundary, 4 × 2048 tokens"), "B·L·8192·2",
        QUADRILLE_MESSAGE("point to point"), 128 * mebi, traffic::layerInputBytes(prefill(textbook)));
    PublishedVolume& first = row(QUADRILLE_MESSAGE("Prefill of 4 × 2048 tokens, forward"), "1.3 GB", reduced,
                                 1.3 * giga, forwardPayload(textbook, prefill(textbook)));
    first.agrees = false;
    first.remark = prefillRemark(textbook);
    const double decoded = forwardPayload(textbook, inputsOf(textbook, textbook.decodeBatch, 1));
    PublishedVolume& last = row(QUADRILLE_MESSAGE("Decoding one token of each of 32 sequences"), "12.8 MB",
                                reduced, 12.8 * mega, decoded);
    last.agrees = false;
    last.remark = Message{
        QUADRILLE_MESSAGE("%1 tokens of 16 KiB in 2 all-reduces of each of %2 layers are %3 MB; the guide "
                          "prints 12.8 MB."),
        {textbook.decodeBatch, textbook.model.layers, tenths(decoded / mega)}};
}

} // namespace

std::vector<PublishedVolume> publishedVolumes(const TextbookCase& textbook) {
    std::vector<PublishedVolume> rows;
    addSharding(rows, textbook);
    addModelParallel(rows, textbook);
    addGuide(rows, textbook);
    return rows;
}

Bytes prefillTraffic(const TextbookCase& textbook) {
    // The formula is of both passes, which are alike.
    return Bytes(traffic::tensorParallel(prefill(textbook)) * number(textbook.model.layers) / 2);
}

std::vector<LinkTime> allReduceTimes(const TextbookCase& textbook, const std::vector<Interconnect>& links) {
    struct Printed {
        std::string_view link;
        double seconds;
    };
    static constexpr std::array printed{Printed{"nvlink-4", 2e-3}, Printed{"pcie-4", 40e-3}};
    std::vector<LinkTime> times;
    for (const Interconnect& link : links) {
        LinkTime& time = times.emplace_back();
        time.link = link;
        time.ours = Seconds(prefillTraffic(textbook).value() / link.bandwidth.value());
        for (const Printed& each : printed)
            if (each.link == link.name)
                time.published = Seconds(each.seconds);
    }
    return times;
}

Message prefillRemark(const TextbookCase& textbook) {
    constexpr double giga = 1e9;
    return {QUADRILLE_MESSAGE("The guide's 1.3 GB for %1 tokens × %2 does not follow from its own figures: "
                              "16 KiB a token, 2 all-reduces a layer and %3 layers give %4 GB forward. A "
                              "ring of %5 sends %6 GB of each GPU for them."),
            {textbook.sequence, textbook.sequences, textbook.model.layers,
             tenths(forwardPayload(textbook, prefill(textbook)) / giga), textbook.tensorRanks,
             tenths(prefillTraffic(textbook).value() / giga)}};
}

} // namespace quadrille
