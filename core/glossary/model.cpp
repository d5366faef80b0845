// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/rooms.h"
#include "core/text/message.h"

namespace quadrille::glossary_rooms {
namespace {

// The model that is trained.
constexpr GlossaryEntry entries[] = {
    {.id = "layers",
     .symbols = "L L_d L_e L_c L_f",
     .term = QUADRILLE_MESSAGE("Layers"),
     .brief = QUADRILLE_MESSAGE("Transformer layers of the model, or those of one kind."),
     .more = QUADRILLE_MESSAGE(
         "Indices tell kinds apart: d dense, e with experts, c and f the recomputed ones of these."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "hidden",
     .symbols = "h H",
     .term = QUADRILLE_MESSAGE("Hidden size"),
     .brief = QUADRILLE_MESSAGE("Numbers that stand for a token between layers."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "ffn",
     .symbols = "h_ffn h_exp",
     .term = QUADRILLE_MESSAGE("FFN hidden size"),
     .brief = QUADRILLE_MESSAGE("Width inside the feed-forward network of a layer, or of one expert."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "heads",
     .symbols = "a",
     .term = QUADRILLE_MESSAGE("Attention heads"),
     .brief = QUADRILLE_MESSAGE("Parts of attention that look at the sequence side by side."),
     .more = QUADRILLE_MESSAGE("TP must divide their number."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "kv-heads",
     .symbols = "k",
     .term = QUADRILLE_MESSAGE("Key-value heads"),
     .brief = QUADRILLE_MESSAGE("Heads that have keys and values of their own."),
     .more = QUADRILLE_MESSAGE(
         "Fewer than attention heads: several of these share them (grouped-query attention)."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "head-size",
     .symbols = "d_h d_n d_r d_v w",
     .term = QUADRILLE_MESSAGE("Size of one head"),
     .brief = QUADRILLE_MESSAGE("Numbers of a head for one token."),
     .more = QUADRILLE_MESSAGE("n and r mean the parts without and with rotary position, v the values; w is "
                               "the width of queries and values together."),
     .source =
         QUADRILLE_MESSAGE("NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py")},
    {.id = "vocabulary",
     .symbols = "v",
     .term = QUADRILLE_MESSAGE("Vocabulary size"),
     .brief = QUADRILLE_MESSAGE("Different tokens that the model knows."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), Table 1")},
    {.id = "experts",
     .symbols = "E E_s K",
     .term = QUADRILLE_MESSAGE("Experts"),
     .brief = QUADRILLE_MESSAGE("Networks of a layer of which each token visits a few."),
     .more = QUADRILLE_MESSAGE(
         "E: routed; E_s: shared, visited by every token; K: routed experts that a token visits."),
     .source = QUADRILLE_MESSAGE("Lepikhin et al. (2021), section 3.2")},
    {.id = "latent",
     .symbols = "r_kv r_q",
     .term = QUADRILLE_MESSAGE("Latent attention"),
     .brief = QUADRILLE_MESSAGE("Queries, keys and values that are compressed to fewer numbers."),
     .more = QUADRILLE_MESSAGE("The rank is the number of what is kept of a token."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024)")},
    {.id = "mtp",
     .symbols = "n_mtp n_mtc n_mtk T_mtp T_mtm",
     .term = QUADRILLE_MESSAGE("Multi-token prediction"),
     .brief =
         QUADRILLE_MESSAGE("Modules behind the last layer that learn to predict the tokens after the next."),
     .more = QUADRILLE_MESSAGE("Each has a layer, norms and a projection of its own, and uses the model’s "
                               "embedding and head. All stand "
                               "on the last stage. They are counted in memory, time and FLOPs, but not as "
                               "parameters of the model."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024), section 2.2")},
    {.id = "parameters",
     .symbols = "N_0 N_b N_d N_e N_emb N_head N_norm N_pos N_mtp N_mtn N_r N_t N_upd S_r S_t N_GPU N_layer "
                "N_attn N_ffn "
                "N_exp Ψ ϕ",
     .term = QUADRILLE_MESSAGE("Parameters"),
     .brief = QUADRILLE_MESSAGE("Numbers that the model learns."),
     .more = QUADRILLE_MESSAGE("Indices say where: in the embedding, the head, a norm, an expert, divided by "
                               "TP (t) or on every TP rank (r)."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), eq. 3")},
};

} // namespace

std::span<const GlossaryEntry> model() {
    return entries;
}

} // namespace quadrille::glossary_rooms
