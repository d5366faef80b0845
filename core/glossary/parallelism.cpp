// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/rooms.h"
#include "core/text/message.h"

namespace quadrille::glossary_rooms {
namespace {

// How a model is split, and what passes through it.
constexpr GlossaryEntry entries[] = {
    {.id = "tp",
     .symbols = "TP t",
     .term = QUADRILLE_MESSAGE("Tensor parallel size"),
     .brief = QUADRILLE_MESSAGE(
         "GPUs that share every matrix of a layer. They talk to each other in every layer."),
     .more = QUADRILLE_MESSAGE(
         "Each GPU holds 1/t of a layer’s weights. Since activations are exchanged several times a layer, TP "
         "seldom goes beyond one node. It must divide the attention heads and the FFN."),
     .source = QUADRILLE_MESSAGE("Shoeybi et al. (2019)")},
    {.id = "cp",
     .symbols = "CP c",
     .term = QUADRILLE_MESSAGE("Context parallel size"),
     .brief = QUADRILLE_MESSAGE("GPUs that share each sequence: every one holds a part of its tokens."),
     .more = QUADRILLE_MESSAGE("Keys and values travel round in a ring, so that each token sees all earlier "
                               "ones. Activations shrink to 1/c, parameters do not."),
     .source = QUADRILLE_MESSAGE("Liu et al. (2023), section 3")},
    {.id = "cp-method",
     .symbols = "c_r T_cp",
     .term = QUADRILLE_MESSAGE("Context exchange"),
     .brief = QUADRILLE_MESSAGE("How context parallel ranks get the keys and values of other tokens."),
     .more = QUADRILLE_MESSAGE(
         "A ring passes them around while attention computes. An all-gather brings them first, so that "
         "nothing hides it. Ulysses swaps tokens for heads: each rank then has whole sequences of some "
         "heads."),
     .source = QUADRILLE_MESSAGE("Liu et al. (2023), Grattafiori et al. (2024), Jacobs et al. (2023)")},
    {.id = "ulysses",
     .symbols = "u k_u T_u",
     .term = QUADRILLE_MESSAGE("Ulysses ranks"),
     .brief = QUADRILLE_MESSAGE("Ranks that swap tokens for heads by all-to-alls, beside a ring."),
     .more = QUADRILLE_MESSAGE("They stand nearest to each other. Times TP they must divide the heads; where "
                               "there are fewer key-value heads, each is sent several times."),
     .source = QUADRILLE_MESSAGE("Fang and Zhao (2024), section 3")},
    {.id = "sliding-window",
     .symbols = "f_k",
     .term = QUADRILLE_MESSAGE("Sliding window"),
     .brief = QUADRILLE_MESSAGE("Tokens that a token looks back at in layers that do not see all."),
     .more = QUADRILLE_MESSAGE("Attention then takes time for a window rather than for half of the sequence. "
                               "Some models let every second or sixth layer see all tokens."),
     .source = QUADRILLE_MESSAGE("Jiang et al. (2023), “Mistral 7B”, section 2")},
    {.id = "cp-balance",
     .symbols = "f_c",
     .term = QUADRILLE_MESSAGE("Context balance"),
     .brief = QUADRILLE_MESSAGE("Which tokens of a sequence a context parallel rank has."),
     .more = QUADRILLE_MESSAGE(
         "Zig-zag gives each an early and a late chunk, so that a causal mask leaves all as "
         "much. In contiguous parts the last rank has up to twice the mean."),
     .source = QUADRILLE_MESSAGE("Grattafiori et al. (2024), section 3.3.2")},
    {.id = "pp",
     .symbols = "PP p",
     .term = QUADRILLE_MESSAGE("Pipeline parallel size"),
     .brief = QUADRILLE_MESSAGE(
         "Groups of layers on different GPUs, through which the micro-batches pass one after the other."),
     .more = QUADRILLE_MESSAGE("Each GPU holds about 1/p of the layers. At the start and the end of a step "
                               "stages wait for others: the bubble."),
     .source = QUADRILLE_MESSAGE("Huang et al. (2019), section 2.3")},
    {.id = "vp",
     .symbols = "VP v_p",
     .term = QUADRILLE_MESSAGE("Virtual stages"),
     .brief = QUADRILLE_MESSAGE("Chunks of layers, apart in the model, that each pipeline rank holds."),
     .more =
         QUADRILLE_MESSAGE("With more chunks the pipeline fills sooner and idles less, but sends more "
                           "messages and keeps more activations. The schedules count them in the column v."),
     .source = QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2")},
    {.id = "ep",
     .symbols = "EP e",
     .term = QUADRILLE_MESSAGE("Expert parallel size"),
     .brief = QUADRILLE_MESSAGE("GPUs over which the experts of a layer are spread."),
     .more = QUADRILLE_MESSAGE("Each token travels to the GPUs of the experts that it visits, and back. EP "
                               "must divide the number of experts."),
     .source = QUADRILLE_MESSAGE("Lepikhin et al. (2021), section 3.2")},
    {.id = "etp",
     .symbols = "ETP t_e β_ETP λ_ETP",
     .term = QUADRILLE_MESSAGE("Expert tensor parallel size"),
     .brief = QUADRILLE_MESSAGE("GPUs that divide the matrices of each expert among them."),
     .more =
         QUADRILLE_MESSAGE("Of another size than TP, experts stand on a grid of their own over the GPUs of a "
                           "stage: expert tensor "
                           "× expert × expert data parallel. EP may then be as large as TP · CP · DP ÷ ETP."),
     .source = QUADRILLE_MESSAGE("Liu et al. (2025), section 3")},
    {.id = "moe-overlap",
     .symbols = "o_EP",
     .term = QUADRILLE_MESSAGE("Expert overlap"),
     .brief = QUADRILLE_MESSAGE(
         "Tokens of one micro-batch travel to their experts and back while another micro-batch computes."),
     .more =
         QUADRILLE_MESSAGE("Schedules that fuse a forward and a backward pass, such as DualPipe, are made "
                           "for it. Assumed: 80 % of a layer’s computation can hide messages."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024), section 3.2.1")},
    {.id = "route-nodes",
     .symbols = "M",
     .term = QUADRILLE_MESSAGE("Node-limited routing"),
     .brief = QUADRILLE_MESSAGE("Nodes whose experts a token may visit, at most."),
     .more = QUADRILLE_MESSAGE("A token then leaves its node at most once for each of them, and is handed on "
                               "to its experts over the fast link there."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024), section 2.1.2")},
    {.id = "fp8-dispatch",
     .symbols = "w_ep",
     .term = QUADRILLE_MESSAGE("FP8 dispatch"),
     .brief = QUADRILLE_MESSAGE(
         "Tokens travel to their experts in FP8, and gradients the same way; both come back in "
         "16 bits."),
     .more =
         QUADRILLE_MESSAGE("With a scale for every 128 numbers, a number takes 1.03 bytes there and 2 back."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024), section 3.3.3")},
    {.id = "fast-domain",
     .symbols = "",
     .term = QUADRILLE_MESSAGE("Fast link’s domain"),
     .brief = QUADRILLE_MESSAGE("GPUs that NVLink or its like joins: a node, or a whole rack such as NVL72."),
     .more = QUADRILLE_MESSAGE("What leaves it goes over the network cards."),
     .source = QUADRILLE_MESSAGE("Guide to parallelism strategies, “The Hardware Hierarchy”")},
    {.id = "leaf-gpus",
     .symbols = "",
     .term = QUADRILLE_MESSAGE("Leaf of the network"),
     .brief = QUADRILLE_MESSAGE("GPUs below the same leaf switches, or the same rails, that reach each other "
                                "at the cards’ full rate."),
     .more = QUADRILLE_MESSAGE("Also called a pod or a scalable unit; leaves are joined by the spine. In the "
                               "cluster of Llama 3 a pod has 3,072 GPUs."),
     .source = QUADRILLE_MESSAGE("Grattafiori et al. (2024), section 3.3.1")},
    {.id = "oversubscription",
     .symbols = "",
     .term = QUADRILLE_MESSAGE("Oversubscription of the spine"),
     .brief = QUADRILLE_MESSAGE(
         "What the GPUs below a leaf can send together ÷ what its links to the spine carry."),
     .more =
         QUADRILLE_MESSAGE("A ring that has k nodes below each leaf sends out of it once for k hops, and so "
                           "gets k ÷ o of a card’s rate there, at most all of it; Llama 3 had 7 above its "
                           "pods."),
     .source = QUADRILLE_MESSAGE("Grattafiori et al. (2024), section 3.3.1")},
    {.id = "transport",
     .symbols = "",
     .term = QUADRILLE_MESSAGE("Transport"),
     .brief =
         QUADRILLE_MESSAGE("What moves bytes between nodes: the network’s cards alone, or the host’s cores "
                           "with them."),
     .more = QUADRILLE_MESSAGE(
         "InfiniBand and RoCE leave it to the cards. On AWS’s EFA and on Omni-Path the host takes part; "
         "beside a "
         "pipeline over nodes, tensor parallelism was measured to be slower there with each of its ranks."),
     .source = QUADRILLE_MESSAGE("Published runs of nanotron and of BLOOM")},
    {.id = "dp",
     .symbols = "DP d",
     .term = QUADRILLE_MESSAGE("Data parallel size"),
     .brief = QUADRILLE_MESSAGE("Replicas of the model, each of which trains on a part of the batch."),
     .more =
         QUADRILLE_MESSAGE("d = GPUs ÷ (t · c · p). After each step the replicas average their gradients."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "shard-group",
     .symbols = "d_s",
     .term = QUADRILLE_MESSAGE("Shard group"),
     .brief =
         QUADRILLE_MESSAGE("Replicas that shard optimizer states, gradients or parameters among themselves."),
     .more = QUADRILLE_MESSAGE(
         "Smaller groups keep gathering within a node and hold more on each GPU. Groups hold the same "
         "shards and add up their gradients. Known as hybrid sharding (HSDP) and as several instances of the "
         "distributed optimizer."),
     .source = QUADRILLE_MESSAGE("Zhao et al. (2023), section 3.2.2")},
    {.id = "rank-order",
     .term = QUADRILLE_MESSAGE("Order of ranks"),
     .brief = QUADRILLE_MESSAGE("How ranks are numbered over the GPUs: which groups stand within a node."),
     .more = QUADRILLE_MESSAGE(
         "Tensor parallel ranks come first, beside each other. Frameworks place data parallel ranks next and "
         "the "
         "stages of the pipeline furthest apart; the other order keeps small pipelines within a node."),
     .source = QUADRILLE_MESSAGE("Grattafiori et al. (2024), section 3.3.2")},
    {.id = "gpus",
     .symbols = "G N",
     .term = QUADRILLE_MESSAGE("Number of GPUs"),
     .brief = QUADRILLE_MESSAGE("GPUs that train the model together."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 1")},
    {.id = "rank",
     .symbols = "r",
     .term = QUADRILLE_MESSAGE("Rank"),
     .brief = QUADRILLE_MESSAGE("A GPU’s place in a group that works together, counted from 0."),
     .more = QUADRILLE_MESSAGE("The pipeline rank says which stages a GPU holds."),
     .source = QUADRILLE_MESSAGE("Guide to parallelism strategies, “Distributed Data Parallel (DDP)”")},
    {.id = "sp",
     .symbols = "SP",
     .term = QUADRILLE_MESSAGE("Sequence parallelism"),
     .brief =
         QUADRILLE_MESSAGE("Tensor parallel ranks divide norms, dropout and residuals along the sequence."),
     .more = QUADRILLE_MESSAGE(
         "It saves memory and costs no more communication. Left alone, it is on where TP is above 1."),
     .source = QUADRILLE_MESSAGE("Korthikanti et al. (2022), section 4.2.2")},
    {.id = "zero",
     .symbols = "ZeRO",
     .term = QUADRILLE_MESSAGE("ZeRO stage"),
     .brief = QUADRILLE_MESSAGE("What data parallel ranks share out instead of each keeping a copy."),
     .more = QUADRILLE_MESSAGE("1: optimizer states; 2: gradients, too; 3: parameters, too, which are then "
                               "gathered layer by layer. FSDP is stage 3."),
     .source = QUADRILLE_MESSAGE("Rajbhandari et al. (2020), section 5")},
    {.id = "mbs",
     .symbols = "MBS b",
     .term = QUADRILLE_MESSAGE("Micro-batch size"),
     .brief = QUADRILLE_MESSAGE("Sequences that pass through the model at a time."),
     .more = QUADRILLE_MESSAGE("A larger one uses a GPU better and keeps more activations."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "gbs",
     .symbols = "GBS B",
     .term = QUADRILLE_MESSAGE("Global batch size"),
     .brief = QUADRILLE_MESSAGE("Sequences of one optimizer step, over all replicas."),
     .more = QUADRILLE_MESSAGE("B = b · m · d: micro-batch size times micro-batches times replicas."),
     .source = QUADRILLE_MESSAGE("Notes on the Ultra-scale Playbook, “Revisiting global batch size”")},
    {.id = "m",
     .symbols = "m",
     .term = QUADRILLE_MESSAGE("Micro-batches"),
     .brief =
         QUADRILLE_MESSAGE("Passes through the model that each replica makes in one step: GBS ÷ (MBS · DP)."),
     .more = QUADRILLE_MESSAGE(
         "The more there are, the smaller the share of time in which the pipeline fills and drains."),
     .source = QUADRILLE_MESSAGE("Huang et al. (2019), section 2.3")},
    {.id = "seq",
     .symbols = "Seq s l_seq",
     .term = QUADRILLE_MESSAGE("Sequence length"),
     .brief = QUADRILLE_MESSAGE("Tokens of one sequence."),
     .more =
         QUADRILLE_MESSAGE("Activations grow with it in proportion, the work of attention with its square."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "step-tokens",
     .symbols = "E",
     .term = QUADRILLE_MESSAGE("Tokens of a GPU and step"),
     .brief = QUADRILLE_MESSAGE("Tokens on which one GPU trains in a step."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 4")},
};

} // namespace

std::span<const GlossaryEntry> parallelism() {
    return entries;
}

} // namespace quadrille::glossary_rooms
