// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/megatron_parts.h"
#include "app/text_io/numbers.h"
#include "core/text/lower_case.h"

#include <array>

namespace quadrille::frameworks::megatron {
namespace {

/// The presets of Megatron-Bridge and of PyTorch Lightning: "bf16_with_fp8_current_scaling_mixed",
/// "bf16-mixed".
struct Preset {
    explicit Preset(const std::string& name)
        : said(!name.empty()), half(name.starts_with("fp16") || name.starts_with("16")),
          eight(has(name, "fp8")), four(has(name, "fp4")),
          whole(name == "32" || name.starts_with("32-") || name.starts_with("fp32")),
          blocks(has(name, "mxfp8") || has(name, "subchannel")), small(has(name, "mxfp8")) {}
    static bool has(const std::string& name, const char* part) {
        return name.find(part) != std::string::npos;
    }

    bool said, half, eight, four, whole, blocks, small;
};

bool isBf16(std::string_view type) {
    return type == "bf16" || type == "bfloat16" || type == "torch.bfloat16";
}

/// NeMo writes "False" where it has none.
bool isNamed(Reading& reading, std::string_view key) {
    const std::string word = lowerCase(reading.word(key).value_or("none"));
    return word != "none" && word != "null" && word != "false";
}

void readFormats(Reading& reading) {
    Recipe& recipe = reading.scenario().recipe;
    const Preset preset(reading.word("mixed-precision").value_or(""));
    const bool half = reading.flag("fp16").value_or(preset.half);
    const bool eight = isNamed(reading, "fp8-format") || preset.eight,
               four = isNamed(reading, "fp4-format") || preset.four;
    const bool said = half || eight || four || preset.said || reading.flag("bf16").value_or(false);
    recipe.precision = four    ? Precision::fp4
                       : eight ? Precision::fp8
                       : half  ? Precision::fp16
                               : Precision::bf16;
    for (const std::string_view key :
         {"bf16", "fp16", "fp8-format", "fp4-format", "fp4-recipe", "mixed-precision"})
        reading.bearsOn(key, "precision");
    if (preset.whole)
        reading.assume("precision", {QUADRILLE_MESSAGE("FP32 is not known here"), {}});
    if (!said)
        reading.assume("precision",
                       {QUADRILLE_MESSAGE("no file says it; without one Megatron trains in FP32"), {}});
    const std::string scale = reading.word("fp8-recipe").value_or(preset.blocks ? "blockwise" : "delayed");
    recipe.fp8Recipe = scale == "blockwise" || scale == "mxfp8" ? Fp8Recipe::block : Fp8Recipe::tensor;
    reading.bearsOn("fp8-recipe", "fp8-recipe");
    if (eight && (scale == "mxfp8" || preset.small))
        reading.assume("fp8-recipe",
                       {QUADRILLE_MESSAGE("blocks of 32 numbers are taken as blocks of 128"), {}});
    recipe.fp8Params = reading.flag("fp8-param-gather").value_or(false) && eight;
    reading.bearsOn("fp8-param-gather", "fp8-params");
}

void readGradients(Reading& reading) {
    Recipe& recipe = reading.scenario().recipe;
    const bool half = recipe.precision == Precision::fp16 && !reading.has("mixed-precision");
    const bool brief = reading.flag("grad-reduce-in-bf16").value_or(false) ||
                       isBf16(reading.word("main-grads-dtype").value_or("fp32")) ||
                       !reading.flag("accumulate-allreduce-grads-in-fp32").value_or(!half) ||
                       !reading.flag("grad-reduce-in-fp32").value_or(true);
    recipe.gradientBytes = brief ? 2 : 4;
    for (const std::string_view key : {"grad-reduce-in-bf16", "main-grads-dtype",
                                       "accumulate-allreduce-grads-in-fp32", "grad-reduce-in-fp32"})
        reading.bearsOn(key, "grad-bytes");
}

} // namespace

void readPrecision(Reading& reading) {
    readFormats(reading);
    readGradients(reading);
    Recipe& recipe = reading.scenario().recipe;
    // Megatron-LM drops a tenth where it is not told; the recipes of Bridge drop nothing.
    const double usual = reading.format().syntax == Syntax::commandLine ? 0.1 : 0;
    const double hidden = reading.real("hidden-dropout").value_or(usual);
    const double attention = reading.real("attention-dropout").value_or(usual);
    recipe.dropout = hidden > 0 || attention > 0;
    reading.bearsOn("hidden-dropout", "dropout");
    reading.bearsOn("attention-dropout", "dropout");
    if (!reading.has("hidden-dropout") && !reading.has("attention-dropout"))
        reading.leave("dropout");
    const std::string backend = reading.word("attention-backend").value_or("auto");
    recipe.flashAttention = backend != "unfused" && backend != "local";
    if (backend == "flash" || backend == "fused")
        recipe.attentionKernel = backend == "flash" ? AttentionKernel::flash2 : AttentionKernel::cudnn;
    reading.bearsOn("attention-backend", recipe.attentionKernel == AttentionKernel::byFramework
                                             ? "flash-attention"
                                             : "attention-kernel");
    reading.bearsOn("use-flash-attn", "flash-attention");
    reading.bearsOn("cross-entropy-fusion-impl", "fused-loss");
}

void writePrecision(Writing& writing) {
    const Recipe& recipe = writing.scenario().recipe;
    const bool half = recipe.precision == Precision::fp16;
    const bool says = writing.saysSwitches();
    if (says)
        writing.put("mixed-precision", half ? "fp16_mixed" : "bf16_mixed");
    else
        writing.put(half ? "fp16" : "bf16", true);
    if (recipe.precision == Precision::fp8) {
        writing.put("fp8-format", "hybrid");
        writing.put("fp8-recipe", recipe.fp8Recipe == Fp8Recipe::block ? "blockwise" : "delayed");
        if (recipe.fp8Params)
            writing.put("fp8-param-gather", true);
    } else if (recipe.precision == Precision::fp4) {
        writing.put("fp4-format", "e2m1");
    }
    if (says)
        writing.put("grad-reduce-in-fp32", recipe.gradientBytes == 4);
    else if (half)
        writing.raise("accumulate-allreduce-grads-in-fp32", recipe.gradientBytes == 4);
    else
        writing.raise("grad-reduce-in-bf16", recipe.gradientBytes == 2);
    const double dropped = recipe.dropout ? 0.1 : 0.0;
    writing.put("attention-dropout", dropped);
    writing.put("hidden-dropout", dropped);
    if (!recipe.flashAttention)
        writing.put("attention-backend", "unfused");
    else if (recipe.attentionKernel == AttentionKernel::flash2)
        writing.put("attention-backend", "flash");
    else if (recipe.attentionKernel == AttentionKernel::cudnn)
        writing.put("attention-backend", "fused");
}

} // namespace quadrille::frameworks::megatron
