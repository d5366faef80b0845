// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"
#include "core/text/message.h"

#include <QString>

#include <vector>

namespace quadrille {

/// A model read from a file, and what the file did not say.
struct ModelImport {
    ModelSpec model; ///< has a label; a name only where it comes from a library
    std::vector<Message> assumptions;
    QString file;
};

/// The largest file that is read as a model, in bytes: those of today have a few kilobytes.
inline constexpr qint64 largestModelFile = 1 << 20;

/// Reads a Hugging Face config.json, or a model that was saved from a library. A config.json without a
/// name is called after its folder. \throws InputError naming the key and the rule, or the file where it
/// cannot be read
[[nodiscard]] ModelImport importModel(const QString& file);

/// All such files have the same name: a model that does not say its own is called after the folder of its
/// file.
void nameAfterFile(ModelSpec& model, const QString& file);

/// Whether a file begins as a session does, whatever it is called. False also where it cannot be read.
[[nodiscard]] bool looksLikeSession(const QString& file);

} // namespace quadrille
