// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/library/shelf.h"

#include <QObject>

namespace quadrille {

/// The folder of own models and GPUs in the user's data: "models" and "gpus" are in it.
[[nodiscard]] QString userLibraryFolder();

/// What the user keeps beside the catalogue, read once at start and written with every change.
class UserLibrary : public QObject {
    Q_OBJECT
public:
    /// Reads the folder. The catalogue must outlive the library.
    explicit UserLibrary(const Catalogue& catalogue, const QString& folder = userLibraryFolder(),
                         QObject* parent = nullptr);

    [[nodiscard]] const Shelf<ModelSpec>& models() const { return m_models; }
    [[nodiscard]] const Shelf<GpuSpec>& gpus() const { return m_gpus; }
    /// The files that could not be read at start.
    [[nodiscard]] const std::vector<UnreadFile>& unread() const { return m_unread; }

    void save(const ModelSpec& model); ///< \throws InputError as Shelf::save()
    void save(const GpuSpec& gpu);     ///< \throws InputError as Shelf::save()
    /// \throws InputError as Shelf::rename()
    void rename(const std::string& name, const ModelSpec& renamed);
    void rename(const std::string& name, const GpuSpec& renamed);
    void removeModel(const std::string& name); ///< \throws InputError as Shelf::remove()
    void removeGpu(const std::string& name);   ///< \throws InputError as Shelf::remove()

signals:
    void changed();

private:
    template <class Change>
    void apply(Change change);

    Shelf<ModelSpec> m_models;
    Shelf<GpuSpec> m_gpus;
    std::vector<UnreadFile> m_unread;
};

/// The catalogue with the user's own entries behind its own, for whom a list is enough. The source of these
/// entries says whose they are. \param unread the files that could not be read
[[nodiscard]] Catalogue loadCatalogueAndLibrary(std::vector<UnreadFile>& unread);

} // namespace quadrille
