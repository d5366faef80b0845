// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/user_library.h"

#include <QStandardPaths>

#include <iterator>

namespace quadrille {
namespace {

template <class Spec>
void append(std::vector<Spec>& to, const Shelf<Spec>& shelf) {
    for (Spec spec : shelf.entries()) {
        spec.source = "user's own: " + shelf.file(spec.name).toStdString();
        to.push_back(std::move(spec));
    }
}

} // namespace

QString userLibraryFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

UserLibrary::UserLibrary(const Catalogue& catalogue, const QString& folder, QObject* parent)
    : QObject(parent), m_models(folder + QStringLiteral("/models"), catalogue.models),
      m_gpus(folder + QStringLiteral("/gpus"), catalogue.gpus) {
    m_unread = m_models.read();
    std::vector<UnreadFile> gpus = m_gpus.read();
    std::move(gpus.begin(), gpus.end(), std::back_inserter(m_unread));
}

template <class Change>
void UserLibrary::apply(Change change) {
    change();
    emit changed();
}

void UserLibrary::save(const ModelSpec& model) {
    apply([&] { m_models.save(model); });
}
void UserLibrary::save(const GpuSpec& gpu) {
    apply([&] { m_gpus.save(gpu); });
}
void UserLibrary::rename(const std::string& name, const ModelSpec& renamed) {
    apply([&] { m_models.rename(name, renamed); });
}
void UserLibrary::rename(const std::string& name, const GpuSpec& renamed) {
    apply([&] { m_gpus.rename(name, renamed); });
}
void UserLibrary::removeModel(const std::string& name) {
    apply([&] { m_models.remove(name); });
}
void UserLibrary::removeGpu(const std::string& name) {
    apply([&] { m_gpus.remove(name); });
}

Catalogue loadCatalogueAndLibrary(std::vector<UnreadFile>& unread) {
    Catalogue catalogue = loadCatalogue();
    const UserLibrary library(catalogue);
    unread = library.unread();
    Catalogue whole = catalogue;
    append(whole.models, library.models());
    append(whole.gpus, library.gpus());
    attachProfiles(whole.gpus, whole.profiles);
    return whole;
}

} // namespace quadrille
