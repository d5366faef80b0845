// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/shelf.h"

#include "app/session/file_io.h"
#include "core/cluster/gpu_json.h"
#include "core/model/model_json.h"
#include "core/text/catalogue_entries.h"

#include <QDir>
#include <QFile>

namespace quadrille {
namespace {

using nlohmann::json;

constexpr qint64 largestEntryFile = 1 << 20;
constexpr std::size_t longestName = 100; // it is also the name of a file

ModelSpec parsed(const JsonObject& object, const ModelSpec*) {
    return modelFromJson(object);
}
GpuSpec parsed(const JsonObject& object, const GpuSpec*) {
    return gpuFromJson(object);
}

template <class Spec>
Spec read(const QString& file) {
    const QByteArray bytes = readWhole(file, largestEntryFile);
    const json document = parseJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "document");
    Spec spec = parsed(JsonObject(document, {}), static_cast<const Spec*>(nullptr));
    // A key with a slip in it would be a dimension that silently has its default. Blocks that an entry may
    // leave out are known even where they are.
    json known = toJson(spec);
    for (const char* key : {"published_parameters", "sliding_window", "fp8_flops_per_second",
                            "fp4_flops_per_second", "host_link_bytes_per_second"})
        known.emplace(key, nullptr);
    refuseUnknownKeys(document, known, {});
    return spec;
}

bool isOrdinary(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// "My Llama 8B (long)" → "my-llama-8b-long".
std::string asName(std::string_view text) {
    std::string name;
    for (char c : text) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
        if (isOrdinary(c) || (c == '.' && !name.empty()))
            name += c;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    name.resize(std::min(name.size(), longestName - 10)); // room for a number
    while (!name.empty() && !isOrdinary(name.back()))
        name.pop_back();
    return name;
}

QString text(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

template <class Spec>
std::vector<UnreadFile> Shelf<Spec>::read() {
    m_entries.clear();
    m_files.clear();
    std::vector<UnreadFile> unread;
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString file = folder.filePath(name);
        try {
            const Spec spec = quadrille::read<Spec>(file);
            checkName(spec.name);
            if (find(spec.name) != nullptr)
                throw InputError("name", {QUADRILLE_MESSAGE("must be used only once"), {}});
            add(spec, file);
        } catch (const InputError& error) {
            unread.push_back({file, error});
        }
    }
    return unread;
}

template <class Spec>
void Shelf<Spec>::add(const Spec& spec, const QString& file) {
    const QString label = QString::fromStdString(spec.label);
    std::size_t at = 0;
    while (at < m_entries.size() &&
           QString::fromStdString(m_entries[at].label).compare(label, Qt::CaseInsensitive) <= 0)
        ++at;
    m_entries.insert(m_entries.begin() + static_cast<std::ptrdiff_t>(at), spec);
    m_files.insert(m_files.begin() + static_cast<std::ptrdiff_t>(at), file);
}

template <class Spec>
std::ptrdiff_t Shelf<Spec>::indexOf(std::string_view name) const {
    const Spec* found = find(name);
    return found == nullptr ? -1 : found - m_entries.data();
}

template <class Spec>
const Spec* Shelf<Spec>::find(std::string_view name) const {
    return entryNamed(m_entries, name);
}

template <class Spec>
const Spec* Shelf<Spec>::findAny(std::string_view name) const {
    const Spec* own = find(name);
    return own != nullptr ? own : entryNamed(m_builtIn, name);
}

template <class Spec>
QString Shelf<Spec>::file(std::string_view name) const {
    return m_files.at(static_cast<std::size_t>(indexOf(name)));
}

template <class Spec>
void Shelf<Spec>::checkName(const std::string& name) const {
    if (!isCatalogueName(name))
        throw InputError("name",
                         {QUADRILLE_MESSAGE("must be lower-case letters, digits, dots and dashes"), {}});
    if (!isOrdinary(name.front()))
        throw InputError("name", {QUADRILLE_MESSAGE("must begin with a letter or a digit"), {}});
    if (name.size() > longestName)
        throw InputError("name", {QUADRILLE_MESSAGE("must be at most %1 bytes long"),
                                  {static_cast<std::int64_t>(longestName)}});
    if (entryNamed(m_builtIn, name) != nullptr)
        throw InputError(
            "name", {QUADRILLE_MESSAGE("must be none of the catalogue's; %1 is free"), {freeName(name)}});
}

template <class Spec>
std::string Shelf<Spec>::freeName(std::string_view wish) const {
    std::string name = asName(wish);
    if (name.empty())
        name = "my-own";
    const std::string base = name;
    for (int number = 2; findAny(name) != nullptr; ++number)
        name = base + "-" + std::to_string(number);
    return name;
}

template <class Spec>
QString Shelf<Spec>::freeFile(const std::string& name) const {
    // A file of this name that is no entry, since it could not be read, is the user's work all the same.
    const QDir folder(m_folder);
    QString file = text(name) + QStringLiteral(".json");
    for (int number = 2; folder.exists(file); ++number)
        file = QStringLiteral("%1-%2.json").arg(text(name)).arg(number);
    return folder.filePath(file);
}

template <class Spec>
void Shelf<Spec>::save(const Spec& spec) {
    checkName(spec.name);
    const json object = toJson(spec);
    const Spec again = parsed(JsonObject(object, {}), static_cast<const Spec*>(nullptr));
    const std::ptrdiff_t index = indexOf(spec.name);
    const QString target = index < 0 ? freeFile(spec.name) : m_files[static_cast<std::size_t>(index)];
    QDir().mkpath(m_folder);
    writeWhole(target, QByteArray::fromStdString(object.dump(2)) + '\n');
    if (index >= 0) {
        m_entries.erase(m_entries.begin() + index);
        m_files.erase(m_files.begin() + index);
    }
    add(again, target);
}

template <class Spec>
void Shelf<Spec>::rename(const std::string& name, const Spec& renamed) {
    save(renamed);
    if (renamed.name != name)
        remove(name);
}

template <class Spec>
void Shelf<Spec>::remove(const std::string& name) {
    const std::ptrdiff_t index = indexOf(name);
    if (index < 0)
        return;
    QFile target(m_files[static_cast<std::size_t>(index)]);
    if (target.exists() && !target.remove())
        throw InputError(target.fileName().toStdString(),
                         {QUADRILLE_MESSAGE("cannot be removed: %1"), {target.errorString().toStdString()}});
    m_entries.erase(m_entries.begin() + index);
    m_files.erase(m_files.begin() + index);
}

template class Shelf<ModelSpec>;
template class Shelf<GpuSpec>;

} // namespace quadrille
