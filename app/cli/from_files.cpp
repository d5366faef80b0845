// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/from_files.h"

#include "app/cli/output.h"
#include "app/text_io/frameworks/source_file.h"
#include "app/text_io/note.h"
#include "app/text_io/refuse.h"

#include <algorithm>
#include <sstream>

namespace quadrille::cli {

frameworks::ImportedPlan importPlanFiles(const std::vector<std::string>& files, const Scenario& base,
                                         const Catalogue& catalogue, std::string_view format) {
    if (std::ranges::count(files, "-") > 1)
        text_io::refuse("files", "must have standard input, “-”, once");
    std::vector<frameworks::SourceText> texts;
    texts.reserve(files.size());
    for (const std::string& file : files) {
        if (file == "-")
            texts.push_back({std::string(standardInputName),
                             readInput("files", file, frameworks::largestConfiguration).toStdString()});
        else
            texts.push_back({file, frameworks::readSource(QString::fromStdString(file))});
    }
    return frameworks::importPlan(texts, base, catalogue, format);
}

text_io::ReadFrom fromFiles(const Catalogue& catalogue) {
    return [&catalogue](const std::string& files, const Scenario& base, const text_io::GivenOptions& given) {
        std::vector<std::string> names;
        std::istringstream lines(files);
        for (std::string name; std::getline(lines, name);)
            names.push_back(name);
        const frameworks::ImportedPlan plan = importPlanFiles(names, base, catalogue);
        for (const frameworks::ImportNote& assumed : plan.assumed) {
            const std::size_t option = text_io::optionIndex(assumed.setting);
            if (option >= text_io::scenarioOptions.size() || !given.has(option))
                text_io::note(assumed.setting + " " + assumed.result + ": " + english(assumed.reason));
        }
        return plan.scenario;
    };
}

Scenario scenarioOf(const text_io::GivenOptions& given, const Catalogue& catalogue) {
    return text_io::resolve(given, catalogue, text_io::WithoutModel::changeDefault, fromFiles(catalogue));
}

} // namespace quadrille::cli
