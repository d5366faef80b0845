// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/format.h"
#include "app/text_io/frameworks/plan_export.h"
#include "app/text_io/scenario_resolver.h"
#include "core/check/check.h"
#include "core/scenario/scenario_json.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;
using namespace quadrille::frameworks;

namespace {

void checkNotes(const std::vector<ImportNote>& notes) {
    for (const ImportNote& note : notes)
        for (const std::string& words :
             {note.key, note.value, note.setting, note.result, english(note.reason)})
            fuzz::holds(!firstNonUtf8(words), "what is said of a key is text");
}

} // namespace

/// What frameworks are configured with, in whichever syntax.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = loadCatalogue();
    static const Scenario base = text_io::resolve({}, catalogue);
    const std::string text(fuzz::textOf(data, size));
    const auto plan = fuzz::readOrRefused([&] { return importPlan({{"file", text}}, base, catalogue); });
    if (!plan)
        return 0;
    for (const auto* notes : {&plan->understood, &plan->assumed, &plan->defaults, &plan->ignored})
        checkNotes(*notes);
    const Scenario& scenario = plan->scenario;
    fuzz::comesBack(scenario, toJson(scenario),
                    [](std::string_view json) { return scenarioFromJson(parseJson(json, "scenario")); });
    // What runs can be written, and what was written is read.
    if (runnable(scenario))
        for (const Format* format : writtenFormats())
            fuzz::holds(
                fuzz::readOrRefused([&] { return exportPlan(scenario, *format, catalogue); }).has_value(),
                "a plan is written and read");
    return 0;
}
