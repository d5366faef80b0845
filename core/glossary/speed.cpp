// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/rooms.h"
#include "core/text/message.h"

namespace quadrille::glossary_rooms {
namespace {

// How long a step takes.
constexpr GlossaryEntry entries[] = {
    {.id = "step",
     .symbols = "t_step",
     .term = QUADRILLE_MESSAGE("Step time"),
     .brief = QUADRILLE_MESSAGE("Predicted time of one optimizer step."),
     .more = QUADRILLE_MESSAGE("It comes from FLOPs, bytes and the executed pipeline, by a profile of the "
                               "GPU that is fitted to published runs."),
     .source = QUADRILLE_MESSAGE("Manual, “The time model”")},
    {.id = "interval",
     .term = QUADRILLE_MESSAGE("Interval"),
     .brief =
         QUADRILLE_MESSAGE("Nine of ten runs lie in it, judged by those to which the profile was fitted."),
     .more = QUADRILLE_MESSAGE("Devices without such runs are called uncalibrated; their interval is wide."),
     .source = QUADRILLE_MESSAGE("Manual, “How far to trust it”")},
    {.id = "ideal",
     .symbols = "T_ideal T_a0",
     .term = QUADRILLE_MESSAGE("Ideal time"),
     .brief = QUADRILLE_MESSAGE("Time of the model’s FLOPs, were every GPU to compute at its peak."),
     .source = QUADRILLE_MESSAGE("Chowdhery et al. (2022), section 4.1")},
    {.id = "mfu",
     .symbols = "MFU α_MFU",
     .term = QUADRILLE_MESSAGE("Model FLOPs utilisation"),
     .brief = QUADRILLE_MESSAGE(
         "Model FLOPs per second as a share of the GPU’s peak; nothing that is repeated counts."),
     .source = QUADRILLE_MESSAGE("Chowdhery et al. (2022), section 4.1")},
    {.id = "hfu",
     .symbols = "HFU α_HFU",
     .term = QUADRILLE_MESSAGE("Hardware FLOPs utilisation"),
     .brief = QUADRILLE_MESSAGE("As MFU, but what recomputation repeats counts again."),
     .source = QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 6.3")},
    {.id = "flops",
     .symbols = "F f_a f_w f_h",
     .term = QUADRILLE_MESSAGE("FLOPs"),
     .brief = QUADRILLE_MESSAGE(
         "Multiplications and additions of numbers. Training needs about 6 for each parameter and token."),
     .more = QUADRILLE_MESSAGE("Three conventions: all scores of attention; without the masked half; with "
                               "what recomputation repeats."),
     .source = QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2")},
    {.id = "flops-per-gpu",
     .symbols = "TFLOP/s",
     .term = QUADRILLE_MESSAGE("TFLOP/s per GPU"),
     .brief = QUADRILLE_MESSAGE("FLOPs of a step ÷ step time ÷ GPUs, in 10^12 a second."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 4.2")},
    {.id = "tokens-per-gpu",
     .symbols = "K K_GPU",
     .term = QUADRILLE_MESSAGE("Tokens per second and GPU"),
     .brief = QUADRILLE_MESSAGE("Tokens that every GPU trains on in a second."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 11")},
    {.id = "peak",
     .symbols = "P P_gemm P_attn S_FLOPs",
     .term = QUADRILLE_MESSAGE("Peak"),
     .brief = QUADRILLE_MESSAGE("FLOP/s that a GPU’s data sheet promises for dense matrices, or what a kind "
                                "of work reaches of it."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), section 2.4")},
    {.id = "bandwidth",
     .symbols = "W β β_TP β_CP β_EP S_volume",
     .term = QUADRILLE_MESSAGE("Bandwidth"),
     .brief = QUADRILLE_MESSAGE("Bytes per second that memory or a link carries."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 5")},
    {.id = "latency",
     .symbols = "λ λ_TP λ_CP λ_EP ϵ",
     .term = QUADRILLE_MESSAGE("Latency"),
     .brief = QUADRILLE_MESSAGE("Time of an exchange beside that of its bytes."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 5")},
    {.id = "exposed",
     .symbols = "o_DP o_TP o_CP",
     .term = QUADRILLE_MESSAGE("Exposed communication"),
     .brief = QUADRILLE_MESSAGE("Communication that no computation hides: GPUs wait for it."),
     .more = QUADRILLE_MESSAGE("The letters o are the shares that are hidden."),
     .source =
         QUADRILLE_MESSAGE("Guide to parallelism strategies, “Overlapping Communication and Computation”")},
    {.id = "communication-time",
     .symbols = "T_TP T_CP T_EP T_DP T_grad T_w T_ep T_tp T_transfer",
     .term = QUADRILLE_MESSAGE("Communication time"),
     .brief = QUADRILLE_MESSAGE("Time of what GPUs exchange, by the degree of parallelism that needs it."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 5")},
    {.id = "work-time",
     .symbols = "T_mat T_core T_bw T_rec T_opt T_attn T_ffn T_proj T_mem T_head T_loss",
     .term = QUADRILLE_MESSAGE("Time of a kind of work"),
     .brief =
         QUADRILLE_MESSAGE("Matrix products, attention, memory-bound operators, recomputation, optimizer."),
     .source = QUADRILLE_MESSAGE("Manual, “The time model”")},
    {.id = "overhead",
     .symbols = "t_0 t_m t_host t_held T_over T_wait J_group J_host ε ε_a",
     .term = QUADRILLE_MESSAGE("Overhead"),
     .brief =
         QUADRILLE_MESSAGE("Launches of operators, fixed times, and waiting for the slowest of a group."),
     .source = QUADRILLE_MESSAGE("Manual, “The time model”")},
    {.id = "repeated",
     .symbols = "x",
     .term = QUADRILLE_MESSAGE("Repeated computation"),
     .brief = QUADRILLE_MESSAGE("FLOPs that recomputation does again, as a share of the model’s own."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 6")},
};

} // namespace

std::span<const GlossaryEntry> speed() {
    return entries;
}

} // namespace quadrille::glossary_rooms
