// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"
#include "core/text/input_error.h"

#include <QWidget>

#include <optional>

class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace quadrille {

/// The texts that are to be imported: files, and what was pasted. Below their list stands the text of the
/// marked one, which can be edited where it was pasted. Files can be dropped on it.
class ImportSources : public QWidget {
    Q_OBJECT
public:
    explicit ImportSources(QWidget* parent = nullptr);

    void addFiles(const QStringList& files);
    void addText(const QString& text);
    void remove(); ///< the marked one

    [[nodiscard]] std::vector<frameworks::SourceText> texts() const; ///< of all that could be read
    /// Of the first file that could not be read.
    [[nodiscard]] std::optional<InputError> unread() const;
    /// What each file was recognised as; of none that is not named.
    void setRecognised(const std::vector<frameworks::ImportedFile>& files);
    /// Marks the file and shows the line, from 1. \param field the file, as SourceText::file or with ":12"
    /// behind it
    void showPlace(const std::string& field, std::size_t line = 0);

signals:
    void changed();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Source {
        QString name; ///< unlike all others
        QString path; ///< empty: pasted
        std::string text;
        std::optional<InputError> unread;
    };
    void add(Source source);
    [[nodiscard]] QString freeName(const QString& wish) const;
    void showText();
    void edited();
    [[nodiscard]] int current() const; ///< -1: none

    std::vector<Source> m_sources;
    QTreeWidget* m_list;
    QPlainTextEdit* m_text;
    QPushButton* m_add;
    QPushButton* m_paste;
    QPushButton* m_remove;
};

} // namespace quadrille
