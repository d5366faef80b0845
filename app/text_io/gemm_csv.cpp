// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/gemm_csv.h"

#include "app/text_io/csv.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/text/clean_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace quadrille::text_io {
namespace {

constexpr std::size_t mostRows = 100'000;

/// What a column holds; a rate or a time is in so many FLOP/s or seconds.
enum class Kind { m, n, k, batch, precision, rate, time };

struct Column {
    std::string_view name; ///< letters and digits alone, in small letters
    Kind kind;
    double unit = 1;
};

constexpr std::array columns{
    Column{"m", Kind::m},
    Column{"n", Kind::n},
    Column{"k", Kind::k},
    Column{"batch", Kind::batch},
    Column{"dtype", Kind::precision},
    Column{"precision", Kind::precision},
    Column{"tflops", Kind::rate, 1e12},
    Column{"tflop", Kind::rate, 1e12},
    Column{"gflops", Kind::rate, 1e9},
    Column{"ms", Kind::time, 1e-3},
    Column{"timems", Kind::time, 1e-3},
    Column{"us", Kind::time, 1e-6},
    Column{"timeus", Kind::time, 1e-6},
    Column{"s", Kind::time},
    Column{"seconds", Kind::time},
    Column{"times", Kind::time},
};

struct Word {
    std::string_view name; ///< likewise
    Precision precision;
};

constexpr std::array words{Word{"bf16", Precision::bf16},
                           Word{"bfloat16", Precision::bf16},
                           Word{"torchbfloat16", Precision::bf16},
                           Word{"fp16", Precision::fp16},
                           Word{"float16", Precision::fp16},
                           Word{"half", Precision::fp16},
                           Word{"torchfloat16", Precision::fp16},
                           Word{"fp8", Precision::fp8},
                           Word{"fp8e4m3", Precision::fp8},
                           Word{"float8e4m3fn", Precision::fp8},
                           Word{"torchfloat8e4m3fn", Precision::fp8},
                           Word{"fp4", Precision::fp4},
                           Word{"nvfp4", Precision::fp4}};

/// "TFLOP/s" → "tflops", "time (us)" → "timeus".
std::string lettersAndDigits(std::string_view text) {
    std::string letters;
    for (const char c : text)
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            letters += c;
        else if (c >= 'A' && c <= 'Z')
            letters += static_cast<char>(c - 'A' + 'a');
    return letters;
}

const Column* columnOf(std::string_view field) {
    const auto* const found = std::ranges::find(columns, lettersAndDigits(field), &Column::name);
    return found == columns.end() ? nullptr : found;
}

/// Which column stands where.
struct Head {
    std::vector<const Column*> at; ///< null: it does not matter

    [[nodiscard]] bool has(Kind kind) const {
        return std::ranges::any_of(
            at, [kind](const Column* each) { return each != nullptr && each->kind == kind; });
    }
    [[nodiscard]] bool isWhole() const {
        return has(Kind::m) && has(Kind::n) && has(Kind::k) && (has(Kind::rate) || has(Kind::time));
    }
};

Head headOf(const CsvRecord& record) {
    Head head;
    for (const std::string& field : record.fields)
        head.at.push_back(columnOf(field));
    return head;
}

Precision precisionOf(const std::string& field, const std::string& text) {
    const auto* const found = std::ranges::find(words, lettersAndDigits(text), &Word::name);
    if (found == words.end())
        refuse(field, QUADRILLE_MESSAGE("must be bf16, fp16, fp8 or fp4, not %1"), inQuotes(text));
    return found->precision;
}

benchmarks::GemmRow rowOf(const CsvRecord& record, const Head& head, const std::string& line) {
    benchmarks::GemmRow row;
    double batch = 1;
    std::optional<double> rate, time;
    for (std::size_t i = 0; i < head.at.size() && i < record.fields.size(); ++i) {
        if (head.at[i] == nullptr)
            continue;
        const auto& [name, kind, unit] = *head.at[i];
        const std::string field = line + std::string(name);
        const std::string text(withoutSpaces(record.fields[i]));
        const auto whole = [&] { return static_cast<double>(wholeNumber(field, text)); };
        constexpr double most = 1e12;
        const auto real = [&, unit = unit] { return boundedNumber(field, text, 0, most) * unit; };
        switch (kind) {
        case Kind::m:
            row.m = whole();
            break;
        case Kind::n:
            row.n = whole();
            break;
        case Kind::k:
            row.k = whole();
            break;
        case Kind::batch:
            batch = whole();
            break;
        case Kind::precision:
            row.precision = precisionOf(field, text);
            break;
        case Kind::rate:
            rate = real();
            break;
        case Kind::time:
            time = real();
            break;
        }
    }
    if (!(row.flops() > 0))
        refuse(line + "row", QUADRILLE_MESSAGE("must have m, n and k"));
    // The time says it more directly.
    row.seconds = time ? *time / batch : rate && *rate > 0 ? row.flops() / *rate : 0;
    if (!(row.seconds > 0) || !std::isfinite(row.seconds))
        refuse(line + (time ? "time" : "rate"), QUADRILLE_MESSAGE("must be more than 0"));
    return row;
}

} // namespace

bool looksLikeGemms(std::string_view text) {
    CsvReader reader(text.substr(0, text.find('\n')));
    CsvRecord record;
    return reader.next(record) && record.problem.empty() && headOf(record).isWhole();
}

std::vector<benchmarks::GemmRow> readGemms(std::string_view text) {
    if (const auto at = firstNonUtf8(text))
        refuse("line " + std::to_string(placeOf(text, *at).line), QUADRILLE_MESSAGE("must be UTF-8"));
    CsvReader reader(text);
    CsvRecord record;
    if (!reader.next(record) || !headOf(record).isWhole())
        refuse("header",
               QUADRILLE_MESSAGE("must have m, n, k, and a rate (tflops) or a time (ms, us, seconds)"));
    const Head head = headOf(record);
    std::vector<benchmarks::GemmRow> rows;
    while (reader.next(record)) {
        const std::string line = "line " + std::to_string(reader.line()) + ", ";
        if (!record.problem.empty())
            refuse(line + "row", "%1", record.problem);
        if (rows.size() >= mostRows)
            refuse("table", QUADRILLE_MESSAGE("must have no more than %1 rows"),
                   static_cast<std::int64_t>(mostRows));
        rows.push_back(rowOf(record, head, line));
    }
    if (rows.empty())
        refuse("table", QUADRILLE_MESSAGE("must have a row below its header"));
    return rows;
}

} // namespace quadrille::text_io
