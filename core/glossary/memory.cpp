// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/rooms.h"
#include "core/text/message.h"

namespace quadrille::glossary_rooms {
namespace {

// What a GPU holds.
constexpr GlossaryEntry entries[] = {
    {.id = "memory",
     .symbols = "M M_act M_grad M_param M_opt M_buf M_frag M_ctx M_comm",
     .term = QUADRILLE_MESSAGE("Memory"),
     .brief = QUADRILLE_MESSAGE("What the fullest GPU holds at its fullest moment."),
     .more = QUADRILLE_MESSAGE(
         "Parameters, gradients, optimizer states, activations and buffers; in GiB, 2^30 bytes each."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 18")},
    {.id = "allocated",
     .term = QUADRILLE_MESSAGE("Allocated memory"),
     .brief = QUADRILLE_MESSAGE("What tensors take at the fullest moment: torch.cuda.max_memory_allocated."),
     .source = QUADRILLE_MESSAGE("PyTorch documentation, “CUDA semantics”, “Memory management”")},
    {.id = "reserved",
     .term = QUADRILLE_MESSAGE("Reserved memory"),
     .brief = QUADRILLE_MESSAGE(
         "What the allocator holds for tensors, gaps included: torch.cuda.max_memory_reserved."),
     .source = QUADRILLE_MESSAGE("PyTorch documentation, “CUDA semantics”, “Memory management”")},
    {.id = "device",
     .symbols = "M_MAX M_Reserved",
     .term = QUADRILLE_MESSAGE("Device memory"),
     .brief = QUADRILLE_MESSAGE("What nvidia-smi shows: reserved memory, GPU context and communicators."),
     .source = QUADRILLE_MESSAGE("PyTorch documentation, “CUDA semantics”, “Memory management”")},
    {.id = "zone",
     .term = QUADRILLE_MESSAGE("Fits, may run out, does not fit"),
     .brief = QUADRILLE_MESSAGE("How a plan stands to the memory of a GPU: green fits, yellow may run out, "
                                "red does not fit, hatched cannot run at all."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 4.1")},
    {.id = "oom",
     .symbols = "P(OOM)",
     .term = QUADRILLE_MESSAGE("Probability of running out of memory"),
     .brief = QUADRILLE_MESSAGE("How likely the plan runs out of memory."),
     .more = QUADRILLE_MESSAGE("A fit to published runs, of which it is known whether they ran out; beyond "
                               "them it is an extrapolation."),
     .source = QUADRILLE_MESSAGE("Logistic fit to Fujii et al. (2024), Tables 3, 4 and 6")},
    {.id = "oom-fit",
     .symbols = "q x β_0 β_1 β_2 z κ",
     .term = QUADRILLE_MESSAGE("Fit of the probability"),
     .brief = QUADRILLE_MESSAGE(
         "Features and coefficients from which the probability of running out is computed."),
     .more = QUADRILLE_MESSAGE(
         "x: logarithm of memory ÷ capacity; q: size of single tensors; z: logarithm of the odds."),
     .source = QUADRILLE_MESSAGE("Logistic fit to Fujii et al. (2024), Tables 3, 4 and 6")},
    {.id = "gradients",
     .term = QUADRILLE_MESSAGE("Gradients"),
     .brief = QUADRILLE_MESSAGE("How the loss changes with each parameter, added up over micro-batches."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.1")},
    {.id = "optimizer-states",
     .term = QUADRILLE_MESSAGE("Optimizer states"),
     .brief = QUADRILLE_MESSAGE(
         "What the optimizer remembers of each parameter, and its fp32 copy of the weights."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.1")},
    {.id = "activations",
     .symbols = "A_d A_e A_c A_layer",
     .term = QUADRILLE_MESSAGE("Activations"),
     .brief =
         QUADRILLE_MESSAGE("Results of the forward pass that are kept until the backward pass needs them."),
     .more =
         QUADRILLE_MESSAGE("They grow with the micro-batch, the sequence, and the micro-batches in flight."),
     .source = QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 4.2.2")},
    {.id = "buffers",
     .symbols = "M_bucket",
     .term = QUADRILLE_MESSAGE("Working memory and buffers"),
     .brief = QUADRILLE_MESSAGE(
         "What exists only for a while: logits, gradients on their way, gathered parameters."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.3")},
    {.id = "in-flight",
     .symbols = "n n_h n_p2p",
     .term = QUADRILLE_MESSAGE("Micro-batches in flight"),
     .brief = QUADRILLE_MESSAGE("Micro-batches whose forward pass is done and whose backward pass is not: "
                                "their activations are kept."),
     .more = QUADRILLE_MESSAGE("Under 1F1B rank r of p has p − r of them, at most m."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.2.2")},
    {.id = "bytes-per-token",
     .symbols = "β_a β_r β_s β_t ε_r ε_s η_r η_s η_t κ_s π_s σ_a σ_r σ_s σ_t ω_a ω_r ω_s ω_t",
     .term = QUADRILLE_MESSAGE("Bytes per token"),
     .brief = QUADRILLE_MESSAGE("What a part of the model stores for each token."),
     .more = QUADRILLE_MESSAGE("t: TP divides it; s: sequence parallelism does; r: every TP rank keeps it; "
                               "a: for each token and key."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 12")},
    {.id = "bytes-per-parameter",
     .symbols = "w g g_0 g_w z Q u",
     .term = QUADRILLE_MESSAGE("Bytes per parameter"),
     .brief = QUADRILLE_MESSAGE("What is stored or moved for each parameter."),
     .more = QUADRILLE_MESSAGE("w: by every replica; z: sharded by ZeRO; g: of gathered layers; u: read and "
                               "written by the optimizer; Q: of one number."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.1")},
    {.id = "fragmentation",
     .symbols = "f",
     .term = QUADRILLE_MESSAGE("Fragmentation"),
     .brief =
         QUADRILLE_MESSAGE("What the allocator reserves beyond the allocated bytes, as a share of them."),
     .more = QUADRILLE_MESSAGE("An assumption of the framework’s profile."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.3")},
    {.id = "context-mib",
     .symbols = "M_0",
     .term = QUADRILLE_MESSAGE("CUDA context"),
     .brief = QUADRILLE_MESSAGE("Driver, kernels and libraries of one process, outside the allocator."),
     .source = QUADRILLE_MESSAGE("Notes on the Ultra-scale Playbook, “Memory for others”")},
    {.id = "communicator-mib",
     .symbols = "M_1 n_comm",
     .term = QUADRILLE_MESSAGE("Communicator"),
     .brief = QUADRILLE_MESSAGE("A group of GPUs that exchange data. Its buffers lie outside the allocator."),
     .source = QUADRILLE_MESSAGE("NVIDIA/nccl, issues 391, 964 and 1450")},
    {.id = "recompute",
     .term = QUADRILLE_MESSAGE("Recomputation"),
     .brief =
         QUADRILLE_MESSAGE("Activations that are computed again in the backward pass instead of being kept."),
     .more = QUADRILLE_MESSAGE("Also called activation checkpointing. It saves memory and costs computation: "
                               "about a third more where it is full."),
     .source = QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 5")},
    {.id = "recompute-none",
     .term = QUADRILLE_MESSAGE("No recomputation"),
     .brief = QUADRILLE_MESSAGE("Every activation is kept."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 2")},
    {.id = "recompute-selective",
     .term = QUADRILLE_MESSAGE("Selective recomputation"),
     .brief = QUADRILLE_MESSAGE(
         "The parts that are large and cheap, such as attention scores, are computed again."),
     .source = QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 5")},
    {.id = "recompute-full",
     .term = QUADRILLE_MESSAGE("Full recomputation"),
     .brief = QUADRILLE_MESSAGE("Whole layers are computed again from their inputs."),
     .source = QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 5")},
    {.id = "recompute-every",
     .term = QUADRILLE_MESSAGE("Recompute every n-th layer"),
     .brief = QUADRILLE_MESSAGE("Full recomputation of one layer in so many on each stage."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 3")},
    {.id = "recompute-modules",
     .symbols = "T_again T_amem f_m",
     .term = QUADRILLE_MESSAGE("Modules to recompute"),
     .brief = QUADRILLE_MESSAGE(
         "Which parts of a layer are computed again: the attention core unless others are named."),
     .more = QUADRILLE_MESSAGE("MLP and MoE are computed again from their normed input. Of the experts’ "
                               "activation function, the norms "
                               "and the up-projections of latent attention the outputs are not kept."),
     .source =
         QUADRILLE_MESSAGE("NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py")},
    {.id = "offload",
     .symbols = "T_host t_out t_in V_opt β_host x_h",
     .term = QUADRILLE_MESSAGE("Offloading"),
     .brief = QUADRILLE_MESSAGE(
         "Optimizer states or activations wait in the host’s memory while they are not needed."),
     .more = QUADRILLE_MESSAGE(
         "Activations travel behind computation as far as the link is fast enough. Optimizer states "
         "come when activations are gone, and leave before the next step."),
     .source = QUADRILLE_MESSAGE("Rajbhandari et al. (2021), section 5")},
    {.id = "offload-share",
     .term = QUADRILLE_MESSAGE("Offloaded share"),
     .brief = QUADRILLE_MESSAGE("Of the stored activations, the share that waits in the host’s memory."),
     .source = QUADRILLE_MESSAGE("Rajbhandari et al. (2021), section 5")},
    {.id = "precision",
     .symbols = "BF16 FP16 FP8 NVFP4 P_head t_c f_w T_cast T_castb",
     .term = QUADRILLE_MESSAGE("Precision"),
     .brief = QUADRILLE_MESSAGE("The number format of weights and matrix products."),
     .more = QUADRILLE_MESSAGE("BF16 and FP16 take 2 bytes a number, FP8 one, NVFP4 a half and a sixteenth "
                               "of one for its scales; both are "
                               "faster where a GPU has units for them. Head and attention stay in 16 bits. "
                               "Products of narrow numbers reach 0.885 of the share of their peak that "
                               "others reach, and making a number narrow, as it is and transposed, takes "
                               "as long as 5.5 bytes at the memory’s peak, with torchtitan 9.7: read off "
                               "what was measured on Hopper in FP8, and taken for NVFP4."),
     .source = QUADRILLE_MESSAGE("Guide to parallelism strategies, “Mixed Precision”")},
    {.id = "fp8-recipe",
     .term = QUADRILLE_MESSAGE("FP8 scales"),
     .brief = QUADRILLE_MESSAGE("What shares a scale in FP8: a whole tensor, or tiles of 128 numbers."),
     .more = QUADRILLE_MESSAGE(
         "Tiles of 1 × 128 activations and blocks of 128 × 128 weights have a scale in fp32 each. "
         "On Hopper products of two such tiles, those of weight gradients, take 1.41 times as long, as "
         "measured."),
     .source = QUADRILLE_MESSAGE("DeepSeek-V3 (2024), section 3.3.2")},
    {.id = "fp8-params",
     .symbols = "w_8 g_8",
     .term = QUADRILLE_MESSAGE("FP8 parameters"),
     .brief = QUADRILLE_MESSAGE("The weights of the layers’ matrices are kept and gathered in FP8."),
     .more = QUADRILLE_MESSAGE(
         "Megatron-Core then keeps no 16-bit copy of them; its optimizer's fp32 copies stay. "
         "Embedding, head, norms and routers stay in 16 bits."),
     .source =
         QUADRILLE_MESSAGE("NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py")},
    {.id = "grad-bytes",
     .term = QUADRILLE_MESSAGE("Bytes of a gradient"),
     .brief = QUADRILLE_MESSAGE("The bytes in which one gradient is accumulated."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.1")},
    {.id = "optimizer",
     .term = QUADRILLE_MESSAGE("Optimizer"),
     .brief = QUADRILLE_MESSAGE(
         "What turns gradients into new parameters; it remembers something of each parameter."),
     .source = QUADRILLE_MESSAGE("Kingma & Ba (2015): two fp32 moments")},
    {.id = "moment-bytes",
     .term = QUADRILLE_MESSAGE("Optimizer bytes"),
     .brief =
         QUADRILLE_MESSAGE("Bytes that the optimizer remembers of each parameter, beside its fp32 copy."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.1")},
    {.id = "master-weights",
     .term = QUADRILLE_MESSAGE("fp32 weights"),
     .brief = QUADRILLE_MESSAGE("The optimizer keeps an fp32 copy of the 16-bit weights."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.1")},
    {.id = "flash-attention",
     .term = QUADRILLE_MESSAGE("FlashAttention"),
     .brief = QUADRILLE_MESSAGE("Attention without storing the matrix of scores."),
     .more = QUADRILLE_MESSAGE("It works in tiles that fit a GPU’s fast memory."),
     .source = QUADRILLE_MESSAGE("Dao (2023): causal, in tiles")},
    {.id = "attention-kernel",
     .term = QUADRILLE_MESSAGE("Attention kernel"),
     .brief = QUADRILLE_MESSAGE(
         "What computes attention: a kernel written for Hopper and Blackwell, FlashAttention 2, which "
         "was written for Ampere, or FlashAttention in Triton before them."),
     .more = QUADRILLE_MESSAGE(
         "As measured on Hopper, FlashAttention 2 reaches 0.56 of what cuDNN's attention does, 0.64 with "
         "heads of 64 numbers; FlashAttention 3 is taken to be like cuDNN's. In Triton it reached 0.43 and "
         "0.49 "
         "of FlashAttention 2. Unless a plan says which, it is what the framework takes on the GPU. The "
         "cluster "
         "of Fujii et al. ran FlashAttention 2, MosaicML mostly Triton."),
     .source = QUADRILLE_MESSAGE("Shah et al. (2024), “FlashAttention-3”")},
    {.id = "dropout",
     .term = QUADRILLE_MESSAGE("Dropout"),
     .brief = QUADRILLE_MESSAGE(
         "Numbers are set to 0 at random while training; what was dropped must be remembered."),
     .more = QUADRILLE_MESSAGE("Here after attention and FFN, and in scores that are stored."),
     .source =
         QUADRILLE_MESSAGE("NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py")},
    {.id = "fused-loss",
     .term = QUADRILLE_MESSAGE("Fused loss"),
     .brief = QUADRILLE_MESSAGE("Cross-entropy without fp32 copies of the logits."),
     .source = QUADRILLE_MESSAGE("Stanford CS336 (2025), lecture 7")},
    {.id = "gathered-logits",
     .term = QUADRILLE_MESSAGE("Gathered logits"),
     .brief = QUADRILLE_MESSAGE("Every tensor parallel rank holds the logits of the whole vocabulary."),
     .source = QUADRILLE_MESSAGE("Shoeybi et al. (2019)")},
    {.id = "expert-imbalance",
     .symbols = "T_imb T_uneven",
     .term = QUADRILLE_MESSAGE("Expert imbalance"),
     .brief =
         QUADRILLE_MESSAGE("Tokens of the busiest expert parallel rank, as a multiple of an even share."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024), section 2.1.2")},
    {.id = "capacity-factor",
     .term = QUADRILLE_MESSAGE("Capacity factor"),
     .brief = QUADRILLE_MESSAGE("Tokens that an expert takes at most, as a multiple of an even share."),
     .more =
         QUADRILLE_MESSAGE("Tokens beyond it are dropped: they pass the layer by. It bounds how long others "
                           "wait for the busiest experts, and what these must hold."),
     .source = QUADRILLE_MESSAGE("Fedus et al. (2022), section 2.2")},
    {.id = "estimator",
     .term = QUADRILLE_MESSAGE("Estimator"),
     .brief = QUADRILLE_MESSAGE("Which memory model answers."),
     .more = QUADRILLE_MESSAGE("Detailed counts every tensor that the framework stores, moment by moment. "
                               "The paper’s are the equations of Fujii et al. (2024), word for word."),
     .source = QUADRILLE_MESSAGE("Manual, “The memory model”")},
    {.id = "framework",
     .term = QUADRILLE_MESSAGE("Framework"),
     .brief = QUADRILLE_MESSAGE("Whose stored tensors and bytes per parameter are counted."),
     .source = QUADRILLE_MESSAGE("Manual, “The memory model”")},
};

} // namespace

std::span<const GlossaryEntry> memory() {
    return entries;
}

} // namespace quadrille::glossary_rooms
