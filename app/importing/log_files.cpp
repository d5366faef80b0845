// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/log_files.h"

#include "app/importing/file_kind.h"
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/shell_words.h"
#include "app/text_io/frameworks/source_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace quadrille {
namespace {

bool isScript(const QString& file) {
    return frameworks::isScriptFile(file.toLower().toStdString());
}

/// What a log, a script or a configuration may be called; a folder of runs has checkpoints, too.
bool mayBeText(const QFileInfo& info) {
    const QString suffix = info.suffix().toLower();
    if (suffix.isEmpty()) // "hostfile", "machinefile"
        return info.fileName().contains(QLatin1String("host"), Qt::CaseInsensitive) ||
               info.fileName().contains(QLatin1String("machine"), Qt::CaseInsensitive);

    static const QSet<QString> suffixes{QStringLiteral("log"), QStringLiteral("out"),  QStringLiteral("err"),
                                        QStringLiteral("txt"), QStringLiteral("toml"), QStringLiteral("yaml"),
                                        QStringLiteral("yml"), QStringLiteral("json")};
    return suffixes.contains(suffix) || isScript(info.fileName());
}

LogFile fileOf(const QFileInfo& info, const QString& root) {
    return {info.filePath(), root.isEmpty() ? info.fileName() : QDir(root).relativeFilePath(info.filePath()),
            info.absolutePath(), info.completeBaseName()};
}

bool isCompressedLog(const QString& file) {
    const QString name = file.toLower();
    return name.endsWith(QLatin1String(".log.gz")) || name.endsWith(QLatin1String(".out.gz")) ||
           name.endsWith(QLatin1String(".txt.gz"));
}

/// As lists of hosts and of GPUs are.
bool isShort(const QString& file) {
    constexpr qint64 longest = 64 << 10;
    return QFileInfo(file).size() <= longest;
}

bool isNamedLikeLog(const QString& file) {
    static const QSet<QString> suffixes{QStringLiteral("out"), QStringLiteral("err"), QStringLiteral("log")};
    return suffixes.contains(QFileInfo(file).suffix().toLower());
}

/// What the Hugging Face Trainer writes beside its checkpoints has keys of configurations, and is none.
bool isOfTrainer(const LogFile& file) {
    return QFileInfo(file.path).fileName() == QLatin1String("trainer_state.json");
}

/// Of a script without keys of a framework.
bool startsTraining(const QString& file) {
    if (!isScript(file))
        return false;
    try {
        return frameworks::readDocument(frameworks::readSource(file), file.toStdString()).starts;
    } catch (const InputError&) {
        return false;
    }
}

class Finder {
public:
    Finder(LogFiles& files, const Catalogue& catalogue, const std::stop_token& stop)
        : m_files(files), m_catalogue(catalogue), m_stop(stop) {}

    void add(const QString& path) {
        const QFileInfo info(path);
        if (!info.isDir()) {
            take(fileOf(info, {}));
            return;
        }
        QStringList found;
        for (QDirIterator below(path, QDir::Files, QDirIterator::Subdirectories); below.hasNext();) {
            throwIfStopped(m_stop);
            const QString file = below.next();
            if (isCompressedLog(file))
                m_files.left.emplace_back(QDir(path).relativeFilePath(file).toStdString(),
                                          Message{QUADRILLE_MESSAGE("is compressed: unpack it"), {}});
            if (!mayBeText(QFileInfo(file)))
                continue;
            if (++m_seen > mostLogFiles) {
                m_files.cut = true;
                break;
            }
            found << file;
        }
        found.sort();
        for (const QString& file : found)
            take(fileOf(QFileInfo(file), path));
    }

private:
    void take(LogFile file) {
        throwIfStopped(m_stop);
        const bool isShortFile = isShort(file.path);
        const bool isCalledLog = isNamedLikeLog(file.path);
        // A long one that is called a log is one, whatever it begins with.
        const auto kind =
            (isCalledLog && !isShortFile) || isOfTrainer(file) ? std::nullopt : kindByContents(file.path);
        if (kind == FileKind::configuration && isShortFile && isMachineFile(file.path, m_catalogue)) {
            file.isMachine = true;
            m_files.configurations.push_back(std::move(file));
        } else if (kind == FileKind::runs || isCalledLog) {
            m_files.logs.push_back(std::move(file));
        } else if (!kind && isShortFile && startsTraining(file.path)) {
            file.isLaunch = true;
            m_files.configurations.push_back(std::move(file));
        } else if (kind == FileKind::model || kind == FileKind::configuration) {
            file.isModel = kind == FileKind::model;
            m_files.configurations.push_back(std::move(file));
        } else {
            m_files.left.emplace_back(
                file.shown.toStdString(),
                kind == FileKind::benchmark
                    ? Message{QUADRILLE_MESSAGE("is the table of a benchmark, which is opened by itself"), {}}
                    : Message{QUADRILLE_MESSAGE("is neither a log nor a configuration"), {}});
        }
    }

    LogFiles& m_files;
    const Catalogue& m_catalogue;
    const std::stop_token& m_stop;
    int m_seen = 0;
};

/// What scripts speak of, among the files of their folders.
void lookForNames(std::vector<LogFile>& files) {
    QHash<QString, std::size_t> places;
    for (std::size_t i = 0; i < files.size(); ++i)
        places.insert(files[i].path, i);
    static const QRegularExpression name(QStringLiteral("[\\w.+-]+"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!isScript(files[i].path))
            continue;
        QString text;
        try {
            text = QString::fromStdString(frameworks::readSource(files[i].path));
        } catch (const InputError&) {
            continue; // which is told where it is read
        }
        const QString folder = QFileInfo(files[i].path).path();
        for (auto words = name.globalMatch(text); words.hasNext();)
            if (const auto place = places.constFind(folder + u'/' + words.next().captured());
                place != places.constEnd() && *place != i &&
                std::ranges::find(files[i].named, *place) == files[i].named.end())
                files[i].named.push_back(*place);
    }
}

/// “tp8-1234” is called like “tp8”, but not like “tp”.
bool isCalledLike(const QString& log, const QString& configuration) {
    return !configuration.isEmpty() && log.startsWith(configuration) &&
           (log.size() == configuration.size() || !log.at(configuration.size()).isLetterOrNumber());
}

} // namespace

LogFiles findLogFiles(const QStringList& paths, const Catalogue& catalogue, const std::stop_token& stop) {
    LogFiles files;
    Finder finder(files, catalogue, stop);
    for (const QString& path : paths)
        finder.add(path);
    lookForNames(files.configurations);
    return files;
}

/// Files that a chosen script names go with it, and scripts that start what is chosen, however they are
/// called.
static void takeNamed(std::vector<std::size_t>& chosen, const std::vector<LogFile>& all) {
    std::vector<std::size_t> open = chosen;
    const auto take = [&](std::size_t place) {
        if (std::ranges::find(chosen, place) != chosen.end())
            return;
        chosen.push_back(place);
        open.push_back(place);
    };
    while (!open.empty()) {
        const std::size_t next = open.back();
        open.pop_back();
        std::ranges::for_each(all[next].named, take);
    }
    for (std::size_t place = 0; place < all.size(); ++place)
        if (all[place].isLaunch && std::ranges::any_of(all[place].named, [&chosen](std::size_t each) {
                return std::ranges::find(chosen, each) != chosen.end();
            }))
            take(place);
}

std::vector<std::size_t> configurationsOf(const LogFile& log, const LogFiles& files) {
    const auto& all = files.configurations;
    std::vector<std::size_t> chosen;
    const auto inFolder = [&](const QString& folder, auto&& test) {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].folder == folder && test(all[i]))
                chosen.push_back(i);
    };
    // The longest name that the log's begins with.
    qsizetype longest = 0;
    for (const LogFile& each : all)
        if (each.folder == log.folder && !each.goesWithAny() && isCalledLike(log.stem, each.stem))
            longest = std::max(longest, each.stem.size());
    if (longest > 0)
        inFolder(log.folder, [&](const LogFile& each) {
            return each.goesWithAny() || (each.stem.size() == longest && isCalledLike(log.stem, each.stem));
        });
    const auto isNobodys = [&files](const LogFile& each) {
        return each.goesWithAny() || std::ranges::none_of(files.logs, [&each](const LogFile& other) {
                   return other.folder == each.folder && isCalledLike(other.stem, each.stem);
               });
    };
    for (QString folder = log.folder; chosen.empty(); folder = QFileInfo(folder).path()) {
        inFolder(folder, isNobodys);
        if (folder == QFileInfo(folder).path())
            break;
    }
    takeNamed(chosen, all);
    // What starts a program says nothing of its plan alone.
    if (std::ranges::all_of(
            chosen, [&all](std::size_t each) { return all[each].isLaunch || all[each].goesWithAny(); }))
        std::erase_if(chosen, [&all](std::size_t each) { return all[each].isLaunch; });
    return chosen;
}

} // namespace quadrille
