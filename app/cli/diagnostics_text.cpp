// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diagnostics_text.h"

namespace quadrille::cli {
namespace {

const char* severityName(Severity severity) {
    return severity == Severity::error ? "error" : "warning";
}

} // namespace

Json diagnosticsJson(const std::vector<Diagnostic>& diagnostics) {
    Json list = Json::array();
    for (const Diagnostic& diagnostic : diagnostics)
        list.push_back({{"field", diagnostic.field},
                        {"rule", diagnostic.rule},
                        {"severity", severityName(diagnostic.severity)},
                        {"suggestion", suggestion(diagnostic)},
                        {"message", english(diagnostic.message)}});
    return list;
}

std::string sentence(const Diagnostic& diagnostic) {
    const std::string advice = suggestion(diagnostic);
    return diagnostic.field + ": " + english(diagnostic.message) + (advice.empty() ? "" : " " + advice);
}

std::string diagnosticsText(const std::vector<Diagnostic>& diagnostics) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics)
        text += std::string(severityName(diagnostic.severity)) + ": " + sentence(diagnostic) + "\n";
    return text;
}

} // namespace quadrille::cli
