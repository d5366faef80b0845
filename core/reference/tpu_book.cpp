// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/link.h"
#include "core/model/model_sizes.h"
#include "core/reference/plan_numbers.h"
#include "core/reference/tables.h"
#include "core/text/rounded.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace quadrille::reference {
namespace {

/// What one GPU of a group sends in a second, by data sheets, as the peak is.
BytesPerSecond sheetRate(const Scenario& scenario, TrafficKind kind) {
    const GroupPlace place = groupPlace(scenario, kind);
    const BusBandwidth bus = collectiveBandwidth(scenario.cluster, place.ranksInNode);
    if (!place.leavesNode())
        return bus.fast;
    return place.ranksInNode > 1 ? std::min(bus.fast, bus.network) : bus.network;
}

/// The letters of the book, for the plan.
struct BookLetters {
    double B, D, F, X, Y;
    FlopsPerSecond C;
    BytesPerSecond dataRate, modelRate; ///< W among the X, and among the Y
};

BookLetters bookLetters(const Analysis& analysis) {
    const Scenario& scenario = analysis.scenario();
    const auto number = [](std::int64_t value) { return static_cast<double>(value); };
    return {.B = analysis.performance->tokens,
            .D = number(scenario.model.hidden),
            .F = number(scenario.model.ffn),
            .X = number(dataRanks(scenario)),
            .Y = number(scenario.plan.tp),
            .C = scenario.cluster.gpu.bf16, // whatever the plan computes in: the book's numbers have 16 bits
            .dataRate = sheetRate(scenario, TrafficKind::data),
            .modelRate = sheetRate(scenario, TrafficKind::tensor)};
}

/// Of a layer, forward and backward, on one GPU.
struct LayerCost {
    double flops = 0;
    double weightBytes = 0;     ///< sent among the X
    double activationBytes = 0; ///< sent among the Y
};

/// What both passes of a layer of two matrices compute, on all GPUs.
double layerFlops(const BookLetters& x) {
    return (4 + 8) * x.B * x.D * x.F;
}

/// A line of the book; no cost where the plan has no such group.
ReferenceRow bookRow(const char* name, const char* flops, const char* bytes, const BookLetters& x,
                     const std::optional<LayerCost>& cost, bool own) {
    ReferenceRow row{
        .cells = {ReferenceFormula{name}, ReferenceFormula{flops}, ReferenceFormula{bytes}, {}, {}, {}},
        .own = own};
    if (!cost)
        return row;
    const double computation = cost->flops / x.C.value();
    const double communication =
        cost->weightBytes / x.dataRate.value() + cost->activationBytes / x.modelRate.value();
    row.cells[3] = number(computation, ReferenceUnit::seconds);
    row.cells[4] = number(communication, ReferenceUnit::seconds);
    row.cells[5] = words(computation >= communication ? QUADRILLE_MESSAGE("computation")
                                                      : QUADRILLE_MESSAGE("communication"));
    return row;
}

void addBookRows(ReferenceTable& table, const BookLetters& x, int zero, bool known) {
    const double weights = x.D * x.F, inputs = x.B * x.D;
    const bool data = x.X > 1, model = x.Y > 1, mixed = data && model;
    const auto costIf = [known](bool has, const LayerCost& cost) {
        return known && has ? std::optional(cost) : std::nullopt;
    };
    table.rows.push_back(bookRow("DP", "4·B·D·F/X + 8·B·D·F/X", "0 + 8·D·F", x,
                                 costIf(data, {.flops = layerFlops(x) / x.X, .weightBytes = 8 * weights}),
                                 data && zero < 3));
    table.rows.push_back(
        bookRow("FSDP", "4·B·D·F/X + 8·B·D·F/X", "4·D·F + 8·D·F", x,
                costIf(data, {.flops = layerFlops(x) / x.X, .weightBytes = (4 + 8) * weights}),
                data && zero == 3 && !mixed));
    table.rows.push_back(
        bookRow("MP (TP)", "4·B·D·F/Y + 8·B·D·F/Y", "4·B·D + 4·B·D", x,
                costIf(model, {.flops = layerFlops(x) / x.Y, .activationBytes = (4 + 4) * inputs}),
                model && !(mixed && zero == 3)));
    table.rows.push_back(bookRow("FSDP + MP", "4·B·D·F/(X·Y) + 8·B·D·F/(X·Y)",
                                 "(4·B·D/X + 4·D·F/Y) + (8·B·D/X + 8·D·F/Y)", x,
                                 costIf(mixed, {.flops = layerFlops(x) / (x.X * x.Y),
                                                .weightBytes = (4 + 8) * weights / x.Y,
                                                .activationBytes = (4 + 8) * inputs / x.X}),
                                 mixed && zero == 3));
}

void addBookRemarks(ReferenceTable& table, const BookLetters& x, const Scenario& scenario, bool known) {
    constexpr double tera = 1e12, giga = 1e9;
    const auto whole = [](double value) { return static_cast<std::int64_t>(std::llround(value)); };
    table.remarks.push_back(
        {QUADRILLE_MESSAGE("B: %1 tokens of a step; D = %2: hidden size; F = %3: FFN hidden size; X: %4 GPUs "
                           "that hold the same parameters; Y: TP %5. At the peak of %6 TFLOP/s and the %7 "
                           "and %8 GB/s that data sheets give a GPU among the X and among the Y."),
         {whole(x.B), whole(x.D), whole(x.F), whole(x.X), whole(x.Y), tenths(x.C.value() / tera),
          tenths(x.dataRate.value() / giga), tenths(x.modelRate.value() / giga)}});
    table.remarks.push_back(words(QUADRILLE_MESSAGE(
        "A layer is two matrices of 16 bits, without attention and gate, and groups are large: "
        "(g − 1)/g is 1. What takes longer binds where one hides behind the other.")));
    table.remarks.push_back(words(QUADRILLE_MESSAGE(
        "The book’s rows do not agree: with X = 1 the last would send 4·B·D + 8·B·D of activations, and MP "
        "has 4·B·D + 4·B·D. Its own steps make the second 6·B·D, or 4·B·D where the gathered input is "
        "kept.")));
    if (const std::int64_t microbatches = microBatches(scenario); microbatches > 1)
        table.remarks.push_back(
            {QUADRILLE_MESSAGE(
                 "The book takes a step in one go: in %1 micro-batches FSDP gathers and reduces %1 times."),
             {microbatches}});
    if (!known)
        table.remarks.push_back(words(QUADRILLE_MESSAGE(
            "Every layer of this model has experts, of which the book’s table says nothing.")));
}

} // namespace

ReferenceTable tpuBook(const Analysis& analysis) {
    const Scenario& scenario = analysis.scenario();
    ReferenceTable table{
        .head = &referenceHead("tpu_book"),
        .columns = {words(QUADRILLE_MESSAGE("Strategy")), words(QUADRILLE_MESSAGE("FLOPs, as printed")),
                    words(QUADRILLE_MESSAGE("Bytes sent, as printed")),
                    words(QUADRILLE_MESSAGE("Computation here")),
                    words(QUADRILLE_MESSAGE("Communication here")), words(QUADRILLE_MESSAGE("Binds"))},
        .rows = {},
        .remarks = {},
        .source = QUADRILLE_MESSAGE("Austin et al. (2025), “How to Scale Your Model”, part 5, after Stanford "
                                    "CS336 (2025), lecture 7")};
    const BookLetters x = bookLetters(analysis);
    const bool known = sparseLayers(scenario.model) < scenario.model.layers;
    addBookRows(table, x, scenario.plan.zero, known);
    addBookRemarks(table, x, scenario, known);
    return table;
}

} // namespace quadrille::reference
