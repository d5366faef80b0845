// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/gpu_spec.h"
#include "core/model/model_spec.h"
#include "core/text/input_error.h"

#include <QString>

#include <string_view>
#include <vector>

namespace quadrille {

/// A file that was passed over, and why. It stays as it is.
struct UnreadFile {
    QString file;
    InputError error;
};

/// The user's own models, or own GPUs: one JSON file each in a folder, in the form of an entry of the
/// catalogue. No two have one name, and none has a name of the catalogue. Spec: ModelSpec or GpuSpec.
template <class Spec>
class Shelf {
public:
    /// builtIn must outlive the shelf. Nothing is read before read().
    Shelf(QString folder, const std::vector<Spec>& builtIn)
        : m_folder(std::move(folder)), m_builtIn(builtIn) {}

    /// Reads the folder anew, in the order of the labels. A file that breaks a rule is left out.
    /// \return the files left out
    std::vector<UnreadFile> read();

    [[nodiscard]] const std::vector<Spec>& entries() const { return m_entries; }
    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// The own entry with this name, or null.
    [[nodiscard]] const Spec* find(std::string_view name) const;
    /// The own entry or the catalogue's with this name, or null.
    [[nodiscard]] const Spec* findAny(std::string_view name) const;
    /// The own entry's file. \pre there is one of this name
    [[nodiscard]] QString file(std::string_view name) const;

    /// \throws InputError naming the rule when no own entry may have this name
    void checkName(const std::string& name) const;
    /// The name that comes of a label or a name, made different from all that are taken.
    [[nodiscard]] std::string freeName(std::string_view wish) const;

    /// Writes an entry, in place of the own one of its name. \throws InputError naming field and rule when it
    /// could not be read again, or the file and why it cannot be written
    void save(const Spec& spec);
    /// Puts an entry in place of another one that had another name. \throws InputError as save()
    void rename(const std::string& name, const Spec& renamed);
    /// \throws InputError naming the file when it cannot be removed
    void remove(const std::string& name);

private:
    void add(const Spec& spec, const QString& file);
    [[nodiscard]] std::ptrdiff_t indexOf(std::string_view name) const;
    [[nodiscard]] QString freeFile(const std::string& name) const;

    QString m_folder;
    const std::vector<Spec>& m_builtIn;
    std::vector<Spec> m_entries;
    std::vector<QString> m_files; ///< of the entries, in their order
};

extern template class Shelf<ModelSpec>;
extern template class Shelf<GpuSpec>;

} // namespace quadrille
