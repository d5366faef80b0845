// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"
#include "app/text_io/frameworks/world_size_line.h"
#include "core/units/largest.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace quadrille::frameworks {

struct Format;
struct Row;

/// GPUs and ranks, as far as the files say them; settle() makes the cluster of it.
struct Sizes {
    std::optional<std::int64_t> gpus; ///< of the run
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> gpusPerNode;
    std::optional<std::int64_t> dataParallel; ///< replicas of the model
    std::optional<std::int64_t> microBatches; ///< that accumulate in a step, where it says these rather than
                                              ///< the global batch
    bool globalBatch = false;                 ///< it is said
};

/// A format reads the entries of its documents through this: what it takes is noted as understood.
/// Readers of a value throw InputError that names file, line and key.
class Reading {
public:
    Reading(const Format& format, ImportedPlan& plan, const Catalogue& catalogue);

    /// The document's entries count, over those of documents before it.
    void add(const Document& document);
    void rows();

    [[nodiscard]] Scenario& scenario() { return m_plan.scenario; }
    [[nodiscard]] const Catalogue& catalogue() const { return m_catalogue; }
    [[nodiscard]] const Format& format() const { return m_format; }
    Sizes sizes;
    /// What a log says has run, which counts over what it was told.
    std::optional<WorldSizeLine> ran;

    /// There, with a value that is known, and not null.
    [[nodiscard]] bool has(std::string_view key);
    [[nodiscard]] std::optional<std::int64_t> whole(std::string_view key, std::int64_t least = 1,
                                                    std::int64_t most = largestDimensionValue);
    [[nodiscard]] std::optional<double> real(std::string_view key);
    [[nodiscard]] std::optional<bool> flag(std::string_view key);
    [[nodiscard]] std::optional<std::string> word(std::string_view key);
    [[nodiscard]] std::vector<std::string> list(std::string_view key);
    /// The value as it stands there; null: it is not there.
    [[nodiscard]] const Json* value(std::string_view key);

    /// The key bears on the setting, whose value is noted in the end.
    void bearsOn(std::string_view key, std::string_view setting);
    void ignore(std::string_view key, Message reason);
    /// Something beside what the key says, which is not modelled.
    void remark(std::string_view key, Message what);
    /// No file says it. \param setting it became what it is now
    void assume(std::string_view setting, Message reason);
    [[nodiscard]] bool isAssumed(std::string_view setting) const;
    /// What was assumed of it before is said now.
    void withdraw(std::string_view setting);
    /// The key stands there with a value that the script does not say: notes it so. \return it does
    bool assumeUnknown(std::string_view key, std::string_view setting);
    /// The framework's own default, which nothing changed.
    void leave(std::string_view setting);
    [[noreturn]] void refuse(std::string_view key, Message rule);

    /// The model that the files describe or name; one of the catalogue that is the same gives its name.
    void take(ModelSpec model);
    /// A model has been taken, or a file of its own says it.
    bool saysModel = false;
    /// A list of the machine's GPUs says what they are.
    bool saysGpu = false;
    /// There are files of two frameworks of which one runs the other, as a trainer's and DeepSpeed's.
    bool besides = false;

    /// Every entry gets its note.
    void finish();

private:
    struct Held {
        Entry entry;
        std::string file;
        std::string setting; ///< that it bears on
        bool taken = false;
        std::optional<Message> ignored;
    };
    Held* find(std::string_view key);
    [[noreturn]] void refuse(const Held& held, Message rule) const;
    [[nodiscard]] std::string scalarText(const Held& held) const;
    [[nodiscard]] Message howTaken(const Held& held) const;
    void takeNameOf(ModelSpec& model); ///< of the catalogue that is the same, if one is
    void row(const Row& row);
    void set(const Row& row, const Held& held);

    const Format& m_format;
    ImportedPlan& m_plan;
    const Catalogue& m_catalogue;
    std::vector<Held> m_entries;
    std::unordered_map<std::string, std::size_t> m_places;
};

/// GPUs, nodes and global batch out of what the files say; what they do not say stays as it was, as far as
/// the plan runs on it, and is noted.
void settle(Reading& reading);

} // namespace quadrille::frameworks
