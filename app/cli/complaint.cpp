// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/complaint.h"

#include "app/cli/diagnostics_text.h"
#include "app/cli/exit_code.h"

#include <algorithm>
#include <cstdio>

namespace quadrille::cli {
namespace {

/// "--tp" → "tp", "“--tpp”" → "tpp": what a script looks for.
std::string bare(std::string field) {
    for (const std::string_view quote : {"“", "”"})
        if (const std::size_t at = field.find(quote); at != std::string::npos)
            field.erase(at, quote.size());
    field.erase(0, std::min(field.find_first_not_of('-'), field.size()));
    return field;
}

} // namespace

int complain(const Complaint& complaint, Output& out, bool json) {
    std::string line = (complaint.field.empty() ? "" : complaint.field + ": ") + english(complaint.message);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c >= 0 && c < ' '; }, ' ');
    std::fprintf(stderr, "quadrille: %s\n", line.c_str());
    if (!out.discard() || !json)
        return exitBadInput;
    try {
        writeDiagnostics(out, {{.field = bare(complaint.field),
                                .rule = complaint.rule,
                                .severity = Severity::error,
                                .message = complaint.message,
                                .repairs = complaint.repairs}});
        out.flush();
    } catch (const CannotWrite&) {
        // The line has said what there is to say, and it may have been this.
    } catch (const ClosedPipe&) {
    }
    return exitBadInput;
}

int notRunnable(Output& out, const std::vector<Diagnostic>& diagnostics) {
    try {
        // What was well said on standard output must not come after its own reasons.
        out.flush();
    } catch (const ClosedPipe&) {
        // Who does not read the answer may still read the reasons.
    }
    std::fputs(diagnosticsText(diagnostics).c_str(), stderr);
    return exitNotRunnable;
}

void writeDiagnostics(Output& out, const std::vector<Diagnostic>& diagnostics) {
    out << jsonText({{"diagnostics", diagnosticsJson(diagnostics)}}) << "\n";
}

} // namespace quadrille::cli
