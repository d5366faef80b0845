// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QSet>
#include <QStringList>
#include <QXmlStreamReader>

#include <stdexcept>
#include <vector>

namespace quadrille::test {

/// One message of a .ts file, as Qt Linguist wrote it.
struct TsMessage {
    QString context;
    QString source;
    QString comment;
    bool plural = false;
    QString type;      ///< empty: finished; else "unfinished", "vanished" or "obsolete"
    QStringList forms; ///< the translation; for a plural one text for each of the language's forms

    /// What the program looks it up by.
    [[nodiscard]] QString key() const {
        return QStringList{context, source, comment, plural ? QStringLiteral("plural") : QString()}.join(
            QStringLiteral(" | "));
    }
    [[nodiscard]] QByteArray where() const { return (context + QStringLiteral(": ") + source).toUtf8(); }
};

inline void readTranslation(QXmlStreamReader& xml, TsMessage& message) {
    message.type = xml.attributes().value(QLatin1String("type")).toString();
    if (!message.plural) {
        message.forms << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement())
        message.forms << xml.readElementText();
}

inline TsMessage readMessage(QXmlStreamReader& xml, const QString& context) {
    TsMessage message{context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == u"yes", {}, {}};
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source")
            message.source = xml.readElementText();
        else if (xml.name() == u"comment")
            message.comment = xml.readElementText();
        else if (xml.name() == u"translation")
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

/// All messages of a .ts file; throws std::runtime_error on one that can not be read.
inline std::vector<TsMessage> readTs(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error(path.toStdString() + ": " + file.errorString().toStdString());
    QXmlStreamReader xml(&file);
    std::vector<TsMessage> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages.push_back(readMessage(xml, context));
    }
    if (xml.hasError())
        throw std::runtime_error(path.toStdString() + ": " + xml.errorString().toStdString());
    return messages;
}

inline QSet<QString> keysOf(const std::vector<TsMessage>& messages) {
    QSet<QString> keys;
    for (const auto& message : messages)
        keys.insert(message.key());
    return keys;
}

} // namespace quadrille::test
