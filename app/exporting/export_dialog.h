// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/export.h"

#include <QDialog>

class QDialogButtonBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace quadrille {

/// Shows what will be written, asks where to, and writes it; what goes wrong is said here, and can be mended.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// \param folder that is offered
    ExportDialog(ExportJob job, const QString& folder, QWidget* parent);

    [[nodiscard]] QString file() const; ///< as it stands, with folder and suffix
    [[nodiscard]] QString remark() const;
    [[nodiscard]] QString previewText() const; ///< of a file of text; empty: there is none

signals:
    void exported(const QString& file);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the preview: as large as there is room

private:
    QWidget* createPreview();
    QDialogButtonBox* createButtons();
    QWidget* createText();
    void writeText();
    void createLook(QFormLayout& form);
    [[nodiscard]] ExportChoice choice() const;
    void drawPreview();
    void fitPreview();
    [[nodiscard]] const ExportFormat& format() const;
    void chooseFormat();
    void chooseFolder();
    void readSuffix();
    void check();
    void write();

    ExportJob m_job;
    QLabel* m_preview = nullptr;
    QPlainTextEdit* m_text = nullptr; ///< a preview, of a file of text
    QLabel* m_onText = nullptr;       ///< what there is to say of it
    QImage m_image;                   ///< in the preview; null: it is not drawn
    PictureLookEdit* m_look = nullptr;
    QLineEdit* m_name;
    QLineEdit* m_folder;
    QComboBox* m_format;
    QLabel* m_remark;
    QPushButton* m_write = nullptr;
};

} // namespace quadrille
