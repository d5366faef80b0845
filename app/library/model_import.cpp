// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/model_import.h"

#include "app/session/file_io.h"
#include "core/model/hugging_face.h"
#include "core/model/model_json.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace quadrille {
namespace {

/// Our own files say "hidden" where a config.json says "hidden_size" or "n_embd".
bool isOfLibrary(const nlohmann::json& document) {
    return document.is_object() && document.contains("hidden") && document.contains("kv_heads");
}

QString folderName(const QString& file) {
    const QString folder = QFileInfo(file).absoluteDir().dirName();
    return folder.isEmpty() ? QFileInfo(file).fileName() : folder;
}

} // namespace

void nameAfterFile(ModelSpec& model, const QString& file) {
    if (model.label.empty() || model.label == "config.json")
        model.label =
            (QFileInfo(file).isFile() ? folderName(file) : QFileInfo(file).fileName()).toStdString();
}

ModelImport importModel(const QString& file) {
    const QByteArray bytes = readWhole(file, largestModelFile);
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const nlohmann::json document = parseJson(text, "config");
    if (isOfLibrary(document))
        return {modelFromJson(JsonObject(document, {})), {}, file};
    ImportedModel read = importHuggingFace(text);
    ModelImport imported{std::move(read.model), std::move(read.assumptions), file};
    ModelSpec& model = imported.model;
    nameAfterFile(model, file);
    if (model.source.empty())
        model.source = "imported from " + QFileInfo(file).fileName().toStdString();
    return imported;
}

bool looksLikeSession(const QString& file) {
    return readBeginning(file, largestModelFile).contains("quadrille-session");
}

} // namespace quadrille
