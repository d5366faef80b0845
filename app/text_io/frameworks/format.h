// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/reading.h"
#include "app/text_io/frameworks/writing.h"

#include <span>

namespace quadrille::frameworks {

/// Two names of the same: a value of a setting, and how a configuration writes it.
struct WordPair {
    std::string_view ours;
    std::string_view theirs; ///< "true" and "false" are switches
};

/// A setting that a configuration has a key of its own for.
struct Row {
    std::string_view key;
    std::string_view setting;  ///< name of an option of the command line
    std::string_view absent{}; ///< what the framework does without the key, as one types the setting; empty:
                               ///< it must be said
    std::span<const WordPair> words{}; ///< none: both write it alike
};

/// How one framework writes a plan down.
struct Format {
    std::string_view name;      ///< of the command line: "megatron"
    std::string_view label;     ///< as people write it
    std::string_view source;    ///< repository, commit and files that it was read from
    Syntax syntax;              ///< in which it is written
    std::string_view framework; ///< whose memory it is: of the catalogue
    std::string_view fileName;  ///< as such a file is usually called
    std::span<const Row> rows;
    std::span<const std::string_view> further; ///< keys that read() takes
    std::span<const std::string_view> idle;    ///< beginnings of keys that move nothing here
    /// Beginnings of keys that move something which is not modelled here.
    std::span<const std::string_view> unmodelled;
    /// Keys of earlier versions: now, and then. With dots at their ends the beginnings of keys.
    std::span<const WordPair> renamed;
    std::string (*spell)(std::string_view key); ///< how the file writes a key of the tables; null: as it is
    void (*read)(Reading&);                     ///< what is no row, after the rows
    void (*write)(Writing&);                    ///< likewise; null: it is only read
    /// What its file adds to the configuration of another framework that runs it; null: it stands alone.
    void (*readBeside)(Reading&) = nullptr;
    bool runsOthers = false; ///< whose files may say how it does so: Accelerate runs DeepSpeed
    /// Keys of which each by itself tells whose the file is, whatever keys it shares with others.
    std::span<const std::string_view> decisive{};
    bool onCommandLines = false; ///< its keys are options, too: "--micro_batch_size", "--micro-batch-size"
};

/// Every format, the more particular before the more general.
[[nodiscard]] std::span<const Format* const> formats();
[[nodiscard]] const Format* findFormat(std::string_view name);

/// What a key of an earlier version is called now; itself where nothing renamed it.
[[nodiscard]] std::string keyOfToday(const Format& format, std::string_view written);

/// How many keys of the document the format knows.
[[nodiscard]] std::size_t knownKeys(const Format& format, const Document& document);
/// The document has one of the format's decisive keys.
[[nodiscard]] bool isDecided(const Format& format, const Document& document);
/// The format that has a decisive key of it, or else knows most; null: none knows one.
[[nodiscard]] const Format* formatOf(const Document& document);

} // namespace quadrille::frameworks
