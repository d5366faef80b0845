// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/label.h"

#include <cstdint>
#include <string>
#include <vector>

namespace quadrille {

/// One formula: what it is called, where it stands, how it reads, with numbers, and what comes out.
struct ExplanationStep {
    std::string title;       ///< English, marked for translation: "Activation memory per layer"
    std::string source;      ///< "Fujii et al. (2024), eq. 12"; empty for a definition of ours
    std::string symbol;      ///< how other steps refer to it: "A"; empty for the result
    std::string formula;     ///< "s·b·h·(12 + 4·k/a + 8·h_ffn/h)"
    std::string substituted; ///< "8192·1·4096·(12 + 4·8/32 + 8·14336/4096)"
    double value = 0;
    Unit unit = Unit::none;
};

/// One letter of the formulas.
struct ExplanationSymbol {
    std::string symbol;  ///< "h_ffn"
    std::string meaning; ///< English, marked for translation: "FFN hidden size"
    double value = 0;
};

/// One stored tensor behind an activation figure.
struct ExplanationTensor {
    std::string name;        ///< as the framework's profile calls it
    std::string shape;       ///< of one micro-batch and layer, on one GPU: "s·b/c × h/t"
    double elements = 0;     ///< on one GPU
    double bytes = 0;        ///< on one GPU, of one micro-batch and layer (or of embedding, or of the head)
    std::int64_t layers = 0; ///< of the stage that store it; 1 for embedding and head
    double total = 0;        ///< bytes × layers × micro-batches in flight that hold it
};

/// Why a number is what it is; recorded by the very templates that computed it.
struct Explanation {
    std::string title;                      ///< English, marked for translation
    std::vector<ExplanationStep> steps;     ///< the result first, then what it is made of, each once
    std::vector<ExplanationSymbol> symbols; ///< every letter that occurs, alphabetically
    std::vector<ExplanationTensor> tensors; ///< behind an activation figure, largest first; otherwise empty
    [[nodiscard]] double value() const { return steps.front().value; }
};

} // namespace quadrille
