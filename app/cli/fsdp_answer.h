// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/fsdp_request.h"
#include "app/cli/output.h"
#include "app/text_io/json_text.h"
#include "core/check/check.h"
#include "core/performance/fsdp/evaluation.h"

#include <vector>

namespace quadrille::cli {
using namespace text_io;

/// What the study says about one configuration.
struct FsdpAnswer {
    FsdpRequest request;
    fsdp::Evaluation values;
    fsdp::SearchResult found;
    double searchSeconds = 0;
    std::vector<Diagnostic> diagnostics;         ///< empty: it runs
    std::vector<const FsdpStudy::Run*> measured; ///< of this model, cluster and number of GPUs
    std::vector<std::string> notes;        ///< what of the paper matters here and is not as it is printed
    std::vector<Explanation> explanations; ///< empty when not asked for
};

[[nodiscard]] FsdpAnswer fsdpAnswer(const FsdpRequest& request, const FsdpStudy& study, bool explain);

[[nodiscard]] std::string fsdpText(const FsdpAnswer& answer);
[[nodiscard]] std::string fsdpJson(const FsdpAnswer& answer);

/// Every stop of the request's sweep, as text, CSV or JSON. \pre request.sweep
void writeFsdpSweep(Output& out, const FsdpRequest& request, const FsdpStudy& study, bool json, bool csv);

/// The options as they were understood.
[[nodiscard]] Json fsdpEcho(const FsdpRequest& request);
/// "13B on 512 × a100-sxm-40gb, 200 Gbit/s a GPU, sequence 2048"
[[nodiscard]] std::string fsdpTitle(const FsdpRequest& request);

} // namespace quadrille::cli
