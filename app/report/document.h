// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <variant>
#include <vector>

namespace quadrille {
class Picture;
}

/// A report as a value, before anybody knows what kind of file it becomes. Every text is plain.
namespace quadrille::report {

struct Paragraph {
    QString text;
};

struct Points {
    QStringList items;
};

/// The first column says what a row is about.
struct Table {
    QStringList columns;
    std::vector<QStringList> rows;
    bool numbers = true; ///< the other columns are numbers, aligned at their ends; else sentences
};

/// What one types into a terminal.
struct Code {
    QStringList lines;
};

struct Figure {
    QString name; ///< "memory": of files and of places in the document
    std::shared_ptr<const Picture> picture;
    QString caption; ///< what is drawn, in a sentence; what it shows is the picture's finding
};

using Block = std::variant<Paragraph, Points, Table, Code, Figure>;

struct Section {
    QString name; ///< "answer"
    QString title;
    std::vector<Block> blocks;
};

struct Document {
    QString title;
    QString subtitle;
    QString language; ///< "en"
    std::vector<Section> sections;
    QByteArray session; ///< the text of a session file with what the report is about
};

} // namespace quadrille::report
