// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace quadrille {

/// The words of a text, in small letters; what is neither letter nor digit parts them: "zb-v" has two.
[[nodiscard]] QStringList wordsOf(const QString& text);

/// How well a text answers what was typed word by word: each word must be one of the text's, or the beginning
/// of one, in whatever order. Higher is better: whole words count more than beginnings, and of texts that
/// answer alike the shorter is meant. Words typed without a space between them ("llama3.1") match words that
/// follow each other. None: it does not answer.
[[nodiscard]] std::optional<int> wordScore(const QStringList& typed, const QString& text);

} // namespace quadrille
