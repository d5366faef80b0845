// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/data_parallel.h"
#include "app/text_io/frameworks/format_list.h"
#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/optimizer_names.h"

#include <array>

namespace quadrille::frameworks {
namespace {

constexpr std::array<WordPair, 2> engines{WordPair{"1f1b", "1f1b"}, WordPair{"gpipe", "afab"}};
constexpr std::array<WordPair, 2> modes{WordPair{"on", "reduce_scatter"}, WordPair{"off", "all_reduce"}};
constexpr std::array<WordPair, 2> layers{WordPair{"full", "true"}, WordPair{"none", "false"}};
constexpr std::array<WordPair, 2> gradients{WordPair{"4", "true"}, WordPair{"2", "false"}};
constexpr std::array<WordPair, 2> stages{WordPair{"0", "0"}, WordPair{"1", "1"}};
constexpr std::array<WordPair, 3> types{WordPair{"bf16", "bfloat16"}, WordPair{"fp16", "float16"},
                                        WordPair{"bf16", "float32"}};

constexpr std::array rows{Row{"parallelism.tp", "tp", "1"},
                          Row{"parallelism.pp", "pp", "1"},
                          Row{"parallelism.context_parallel_size", "cp", "1"},
                          Row{"parallelism.expert_parallel_size", "ep", "1"},
                          Row{"parallelism.pp_engine", "schedule", "gpipe", engines},
                          Row{"parallelism.tp_mode", "sp", "off", modes},
                          Row{"parallelism.recompute_layer", "recompute", "none", layers},
                          Row{"tokens.micro_batch_size", "mbs"},
                          Row{"tokens.sequence_length", "seq"},
                          Row{"optimizer.zero_stage", "zero", "0", stages},
                          Row{"optimizer.accumulate_grad_in_fp32", "grad-bytes", "2", gradients},
                          Row{"model.dtype", "precision", "bf16", types}};

constexpr std::string_view accumulation = "tokens.batch_accumulation_per_replica";
constexpr std::string_view optimizerKey = "optimizer.optimizer_factory.name";

/// The sizes of Transformers' names under model.model_config.
void readModel(Reading& reading) {
    constexpr std::string_view at = "model.model_config.";
    const auto key = [&](std::string_view name) { return std::string(at) + std::string(name); };
    if (reading.flag(key("is_mamba_config")).value_or(false)) {
        const Message notModelled{QUADRILLE_MESSAGE("models with Mamba layers are not known here"), {}};
        for (const std::string_view name : {"is_mamba_config", "d_model", "num_hidden_layers", "vocab_size"})
            reading.ignore(key(name), notModelled);
        reading.assume("model", notModelled);
        return;
    }
    const auto size = [&](std::string_view name, std::string_view setting) {
        const auto value = reading.whole(key(name));
        reading.bearsOn(key(name), setting);
        return value;
    };
    const auto hidden = size("hidden_size", "hidden"), count = size("num_hidden_layers", "layers"),
               heads = size("num_attention_heads", "heads");
    if (!hidden || !count || !heads)
        return;
    for (const std::string_view name :
         {"is_llama_config", "is_qwen2_config", "moe_config.enable_shared_expert"})
        reading.bearsOn(key(name), "model");
    ModelSpec model;
    model.hidden = *hidden;
    model.layers = *count;
    model.heads = *heads;
    model.kvHeads = size("num_key_value_heads", "kv-heads").value_or(model.heads);
    if (model.hidden % model.heads != 0)
        reading.refuse(key("num_attention_heads"),
                       {QUADRILLE_MESSAGE("must divide the hidden size %1"), {model.hidden}});
    model.headDim = model.hidden / model.heads;
    model.ffn = size("intermediate_size", "ffn").value_or(11008);
    model.vocab = size("vocab_size", "vocab").value_or(32000);
    model.tiedEmbeddings = reading.flag(key("tie_word_embeddings")).value_or(false);
    reading.bearsOn(key("tie_word_embeddings"), "tied");
    const bool qwen = reading.flag(key("is_qwen2_config")).value_or(false);
    const bool biased = reading.flag(key("attention_bias")).value_or(qwen);
    reading.bearsOn(key("attention_bias"), "model");
    model.bias = qwen && biased ? Bias::queryKeyValue : Bias::none;
    if (const auto experts = size("moe_config.num_experts", "model")) {
        model.experts =
            MixtureOfExperts{.experts = *experts,
                             .topK = size("moe_config.top_k", "model").value_or(2),
                             .expertFfn = size("moe_config.moe_intermediate_size", "model").value_or(1408)};
        if (reading.flag(key("moe_config.enable_shared_expert")).value_or(false))
            model.experts->sharedExperts = std::max<std::int64_t>(
                1, size("moe_config.shared_expert_intermediate_size", "model").value_or(5632) /
                       model.experts->expertFfn);
        model.ffn = 0;
    }
    reading.take(std::move(model));
}

void writeModel(Writing& writing) {
    const ModelSpec& model = writing.scenario().model;
    const auto put = [&](std::string_view name, Json value) {
        writing.put("model.model_config." + std::string(name), std::move(value));
    };
    const bool qwen = model.bias == Bias::queryKeyValue || model.experts;
    put(qwen ? "is_qwen2_config" : "is_llama_config", true);
    put("hidden_size", model.hidden);
    put("num_hidden_layers", model.layers);
    put("num_attention_heads", model.heads);
    put("num_key_value_heads", model.kvHeads);
    if (model.ffn > 0)
        put("intermediate_size", model.ffn);
    put("vocab_size", model.vocab);
    put("tie_word_embeddings", model.tiedEmbeddings);
    put("attention_bias", model.bias == Bias::queryKeyValue);
    if (const auto& experts = model.experts) {
        put("moe_config.num_experts", experts->experts);
        put("moe_config.top_k", experts->topK);
        put("moe_config.moe_intermediate_size", experts->expertFfn);
        put("moe_config.enable_shared_expert", experts->sharedExperts > 0);
        if (experts->sharedExperts > 0)
            put("moe_config.shared_expert_intermediate_size", experts->sharedExperts * experts->expertFfn);
    }
}

void read(Reading& reading) {
    readLaunch(reading);
    readModel(reading);
    if (reading.word("model.dtype") == "float32")
        reading.assume("precision", {QUADRILLE_MESSAGE("FP32 is not known here"), {}});
    readOptimizerName(reading, optimizerKey);
    reading.sizes.dataParallel = reading.whole("parallelism.dp");
    reading.bearsOn("parallelism.dp", "gpus");
    reading.sizes.microBatches = reading.whole(accumulation);
    reading.bearsOn(accumulation, "gbs");
    settle(reading);
}

void write(Writing& writing) {
    const Scenario& s = writing.scenario();
    writing.put("parallelism.dp", dataParallel(s));
    writing.put(accumulation, accumulated(s));
    if (s.plan.zero > 1) // it has no more
        writing.put("optimizer.zero_stage", 1);
    if (s.recipe.momentBytes == 8 || s.recipe.momentBytes == 0)
        writing.put(optimizerKey, s.recipe.momentBytes == 8 ? "adamW" : "sgd");
    if (s.model.hidden == s.model.headDim * s.model.heads) // heads of another size have no key
        writeModel(writing);
}

constexpr std::array<std::string_view, 9> further{"parallelism.dp",
                                                  accumulation,
                                                  "model.model_config.hidden_size",
                                                  "model.model_config.num_hidden_layers",
                                                  "model.model_config.num_attention_heads",
                                                  "model.model_config.is_llama_config",
                                                  optimizerKey,
                                                  "model.init_method.std",
                                                  "data_stages"};
constexpr std::array<std::string_view, 25> idle{"doremi.",
                                                "data.",
                                                "optimizer.adam_",
                                                "optimizer.torch_adam_is_fused",
                                                "data_stages[",
                                                "lighteval",
                                                "metrics_logging",
                                                "model.model_config.",
                                                "profiler.",
                                                "s3_upload",
                                                "optimizer.weight_decay_exclude_named_params",
                                                "checkpoints.",
                                                "data_stages",
                                                "general.",
                                                "logging.",
                                                "metrics_logging.",
                                                "lighteval.",
                                                "optimizer.learning_rate_scheduler.",
                                                "optimizer.optimizer_factory.",
                                                "optimizer.clip_grad",
                                                "optimizer.weight_decay",
                                                "profiler",
                                                "tokenizer.",
                                                "tokens.",
                                                "model.init_method."};

constexpr std::array<std::string_view, 8> unmodelled{"parallelism.tp_linear_async_communication",
                                                     "parallelism.tp_recompute_allgather",
                                                     "model.ddp_bucket_cap_mb",
                                                     "model.make_vocab_size_divisible_by",
                                                     "model.model_config._",
                                                     "model.model_config.sliding_window_size",
                                                     "model.model_config.flex_attention_mask",
                                                     "model.model_config.moe_config."};

} // namespace

const Format nanotron{
    .name = "nanotron",
    .label = "nanotron",
    .source = "huggingface/nanotron@2411b02, src/nanotron/config/config.py, parallelism_config.py and "
              "models_config.py",
    .syntax = Syntax::yaml,
    .framework = "nanotron",
    .fileName = "config.yaml",
    .rows = rows,
    .further = further,
    .idle = idle,
    .unmodelled = unmodelled,
    .renamed = {},
    .spell = nullptr,
    .read = read,
    .write = write};

} // namespace quadrille::frameworks
