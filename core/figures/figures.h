// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/formula/label.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Every number of an answer by its name, which is the key of “estimate --json”: "memory.total_bytes",
/// "performance.mfu". What reads figures by name (texts of lessons, what they ask for) looks them up here.
namespace quadrille {

/// A number, on or off, a word, or nothing: the plan cannot run, or there is no such number.
using FigureValue = std::variant<std::monostate, double, bool, std::string>;

/// What a number is measured in: so many times the base unit of its kind.
struct Measure {
    Unit unit = Unit::none;
    double size = 1;    ///< 10^12 of "tflops_per_gpu"
    bool whole = false; ///< a count

    friend bool operator==(const Measure&, const Measure&) = default;
};

struct Figure {
    std::string name;
    Measure measure; ///< of a number
    std::function<FigureValue(const Analysis&)> of;
};

/// Those of a fixed name, in the order of “estimate --json”; then what the window says beside them ("fits",
/// "runs", "dp"), and the settings under their names, with "_" for "-" as in session files.
[[nodiscard]] const std::vector<Figure>& figures();

/// What a stage of the pipeline has: "total_bytes" of "memory.stages[0].total_bytes".
struct StageFigure {
    std::string name;
    Measure measure;
    double (*of)(const StageMemory&);
};
[[nodiscard]] const std::vector<StageFigure>& stageFigures();

/// Also "memory.stages[N].…", where N is a number from 0, "last" or "fullest". None: there is no such.
[[nodiscard]] std::optional<Figure> figureNamed(std::string_view name);

/// Every name that figureNamed() knows, stages by "memory.stages[0]".
[[nodiscard]] std::vector<std::string> figureNames();

/// Key of "performance.communication": "tensor_parallel".
[[nodiscard]] const char* figureKey(TrafficKind kind);

} // namespace quadrille
