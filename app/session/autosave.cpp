// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/autosave.h"

#include "app/session/file_io.h"
#include "core/text/input_error.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

namespace quadrille {
namespace {

using Json = nlohmann::json;

QByteArray toBytes(const Autosaved& state) {
    // A session file with two more keys: it can be opened as one.
    Json json = Json::parse(quadrille::toBytes(state.session).toStdString());
    json["file"] = state.file.toStdString();
    json["modified"] = state.modified;
    if (!state.onDisk.isEmpty())
        json["file-fingerprint"] = state.onDisk.toHex().toStdString();
    if (state.failed)
        json["failed"] = true;
    return QByteArray::fromStdString(json.dump());
}

} // namespace

QString autosaveFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/last.quadrille");
}

std::optional<Autosaved> readAutosaved(const QString& path) {
    if (!QFileInfo::exists(path))
        return std::nullopt;
    try {
        const QByteArray bytes = readWhole(path, largestSessionFile);
        Autosaved state{sessionFromBytes(bytes), {}, false};
        const Json json = Json::parse(bytes.begin(), bytes.end());
        if (const auto file = json.find("file"); file != json.end() && file->is_string())
            state.file = QString::fromStdString(file->get<std::string>());
        if (const auto modified = json.find("modified"); modified != json.end() && modified->is_boolean())
            state.modified = modified->get<bool>();
        if (const auto print = json.find("file-fingerprint"); print != json.end() && print->is_string())
            state.onDisk = QByteArray::fromHex(QByteArray::fromStdString(print->get<std::string>()));
        state.failed = json.contains("failed");
        return state;
    } catch (const InputError& error) {
        qWarning("The last state is not used: %s", error.what());
        return std::nullopt;
    }
}

Autosave::Autosave(std::function<Autosaved()> state, QString file)
    : m_state(std::move(state)), m_file(std::move(file)) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
}

void Autosave::schedule() {
    // A running timer is left alone: a long drag must not put the writing off for ever.
    if (!m_timer.isActive())
        m_timer.start();
}

bool Autosave::writeNow() {
    if (!m_timer.isActive())
        return true;
    m_timer.stop();
    return write();
}

bool Autosave::write() {
    QDir().mkpath(QFileInfo(m_file).path());
    try {
        writeWhole(m_file, toBytes(m_state()));
        return true;
    } catch (const InputError& error) {
        qWarning("The last state is not kept: %s", error.what());
        return false;
    }
}

} // namespace quadrille
