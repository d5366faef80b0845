// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fuzz/mutation.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QFile>

#include <map>
#include <random>
#include <string>
#include <vector>

namespace quadrille::test {

/// Files of one kind that are all but right: the seeds of a fuzz target after a few random changes, or as
/// they are.
class OddFiles {
public:
    /// \param folder where they are written, one over the other
    OddFiles(QString folder, std::mt19937& random) : m_folder(std::move(folder)), m_random(random) {}

    /// From now on they are as they are, and nothing is wrong with them.
    void leaveAsTheyAre() { m_changed = false; }

    /// \param kind a folder of tests/fuzz/seeds \return the path of one, whose name is `name`
    [[nodiscard]] QString make(const char* kind, const QString& name) {
        constexpr std::size_t longest = 1 << 16;
        const auto& seeds = seedsOf(kind);
        const auto& seed = any(seeds);
        std::string text =
            m_changed && m_random() % 4 != 0 ? fuzz::mutated(seed, any(seeds), m_random) : seed;
        text.resize(std::min(text.size(), longest));
        return write(QByteArray::fromStdString(text), name);
    }
    [[nodiscard]] QString write(const QByteArray& text, const QString& name) const {
        QFile file(QDir(m_folder).filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }

private:
    using Seeds = std::vector<std::string>;

    [[nodiscard]] const std::string& any(const Seeds& seeds) { return seeds.at(m_random() % seeds.size()); }
    [[nodiscard]] const Seeds& seedsOf(const char* kind) {
        Seeds& seeds = m_seeds[kind];
        const QDir folder(QStringLiteral("%1/tests/fuzz/seeds/%2")
                              .arg(QString::fromUtf8(sourceDir()), QString::fromUtf8(kind)));
        if (seeds.empty())
            for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
                if (QFile file(folder.filePath(name)); file.open(QIODevice::ReadOnly))
                    seeds.push_back(file.readAll().toStdString());
        return seeds;
    }

    QString m_folder;
    std::mt19937& m_random;
    bool m_changed = true;
    std::map<std::string, Seeds> m_seeds;
};

} // namespace quadrille::test
