// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/trainer_parts.h"

#include "app/text_io/frameworks/launch.h"
#include "app/text_io/frameworks/model_pieces.h"
#include "app/text_io/frameworks/sharding_words.h"
#include "app/text_io/numbers.h"
#include "core/text/lower_case.h"

#include <algorithm>

namespace quadrille::frameworks {
namespace {

/// "full_shard auto_wrap", also as a list: the Trainer's own words for FSDP 1. \return it says such
bool readListedSharding(Reading& reading) {
    const std::vector<std::string> said = reading.list("fsdp");
    for (const ShardingWord& each : shardingWords) {
        const std::string word = lowerCase(std::string(each.word));
        if (std::ranges::find(said, word) == said.end())
            continue;
        reading.scenario().plan.zero = each.zero;
        if (each.hybrid)
            reading.assume(
                "shard-group",
                {QUADRILLE_MESSAGE("%1 shards over a node, which no key says how large it is"), {word}});
        return true;
    }
    return false;
}

} // namespace

void readNamedModel(Reading& reading, std::string_view key) {
    const auto name = reading.word(key);
    if (!name)
        return;
    if (const ModelSpec* model = modelCalled(*name, reading.catalogue())) {
        reading.bearsOn(key, "model");
        reading.take(*model);
        return;
    }
    const Message unknown{QUADRILLE_MESSAGE("%1 is no model of the catalogue"), {text_io::inQuotes(*name)}};
    reading.ignore(key, unknown);
    reading.assume("model", unknown);
}

void readPacking(Reading& reading, bool packed, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        reading.bearsOn(key, "seq");
    if (!packed)
        reading.assume("seq",
                       {QUADRILLE_MESSAGE("sequences are not packed: each is counted at full length"), {}});
}

void readAttention(Reading& reading, bool stores, std::initializer_list<std::string_view> keys) {
    Recipe& recipe = reading.scenario().recipe;
    recipe.flashAttention = !stores;
    for (const std::string_view key : keys) {
        reading.bearsOn(key, "flash-attention");
        if (key != "attn_implementation" && key != "flash_attn")
            continue;
        // Transformers' word, and LLaMA-Factory's: "flash_attention_3", "fa2".
        const std::string kernel = reading.word(key).value_or("");
        if (kernel == "fa2" || kernel.starts_with("flash_attention_"))
            recipe.attentionKernel = kernel.ends_with('2') ? AttentionKernel::flash2 : AttentionKernel::cudnn;
    }
}

void readOtherFile(Reading& reading, std::string_view key) {
    const auto file = reading.word(key);
    if (file && reading.besides) {
        reading.bearsOn(key, "zero");
    } else if (file) {
        reading.ignore(key, {std::string(isOtherFile), {}});
        reading.assume("zero",
                       {QUADRILLE_MESSAGE("%1 says it, which is not given"), {text_io::inQuotes(*file)}});
    }
}

void noteSharding(Reading& reading) {
    if (reading.scenario().plan.zero == 0 && !reading.besides && !reading.isAssumed("zero") &&
        !reading.has("deepspeed") && !reading.has("fsdp"))
        reading.assume("zero", {QUADRILLE_MESSAGE("no key says that anything is sharded"), {}});
}

void readTrainer(Reading& reading) {
    Scenario& s = reading.scenario();
    readLaunch(reading);
    const bool isHalf = reading.flag("fp16").value_or(false);
    s.recipe.precision = isHalf ? Precision::fp16 : Precision::bf16;
    if (!isHalf && !reading.flag("bf16").value_or(false) && !reading.besides)
        reading.assume("precision",
                       {reading.has("bf16")
                            ? QUADRILLE_MESSAGE("as on GPUs that have it; the file leaves it open")
                            : QUADRILLE_MESSAGE("no file says it; without one its trainer computes "
                                                "in FP32"),
                        {}});
    reading.bearsOn("fp16", "precision");
    reading.bearsOn("bf16", "precision");
    for (const std::string_view key : {"use_liger_kernel", "enable_liger_kernel"}) {
        if (reading.flag(key).value_or(false)) // which fuses the loss with the head
            s.recipe.fusedLoss = true;
        reading.bearsOn(key, "fused-loss");
    }
    reading.sizes.microBatches = reading.whole("gradient_accumulation_steps").value_or(1);
    reading.bearsOn("gradient_accumulation_steps", "gbs");
    s.plan.zero = 0;
    const bool isListed = readListedSharding(reading);
    for (const std::string_view key : {"deepspeed", "fsdp"})
        if (isListed && key == "fsdp") {
            reading.bearsOn(key, "zero");
        } else {
            readOtherFile(reading, key);
        }
    for (const std::string_view key : {"adapter", "finetuning_type"})
        if (const auto kind = reading.word(key); kind && *kind != "full" && *kind != "freeze") {
            reading.ignore(key, {QUADRILLE_MESSAGE("all parameters are trained here"), {}});
            reading.assume("model",
                           {QUADRILLE_MESSAGE("all of its parameters are trained; %1 trains few"), {*kind}});
        }
}

} // namespace quadrille::frameworks
