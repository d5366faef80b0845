// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/export_dialog.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace quadrille {

ExportDialog::ExportDialog(ExportJob job, const QString& folder, QWidget* parent)
    : QDialog(parent), m_job(std::move(job)), m_name(new QLineEdit(this)),
      m_folder(new QLineEdit(QDir::toNativeSeparators(folder), this)), m_format(new QComboBox(this)),
      m_remark(new QLabel(this)) {
    setObjectName(QStringLiteral("exportDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(m_job.title);
    m_name->setObjectName(QStringLiteral("name"));
    m_folder->setObjectName(QStringLiteral("folder"));
    m_format->setObjectName(QStringLiteral("format"));
    m_remark->setObjectName(QStringLiteral("remark"));
    for (const ExportFormat& each : m_job.formats)
        m_format->addItem(QStringLiteral("%1 (*%2)").arg(each.label, each.suffix));
    m_name->setText(m_job.name + format().tail + format().suffix);
    m_remark->setWordWrap(true);
    m_remark->setMinimumHeight(m_remark->fontMetrics().lineSpacing());

    QWidget* preview = createPreview();
    auto* browse = new QPushButton(tr("&Browse…"), this);
    browse->setAutoDefault(false);
    auto* place = new QHBoxLayout;
    place->addWidget(m_folder, 1);
    place->addWidget(browse);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Name"), m_name);
    auto* folderName = new QLabel(tr("&Folder"), this);
    folderName->setBuddy(m_folder);
    form->addRow(folderName, place);
    form->addRow(tr("F&ormat"), m_format);
    m_format->setEnabled(m_format->count() > 1);
    createLook(*form);
    QDialogButtonBox* buttons = createButtons();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(preview, 1);
    layout->addLayout(form);
    layout->addWidget(m_remark);
    layout->addWidget(buttons);

    connect(browse, &QPushButton::clicked, this, &ExportDialog::chooseFolder);
    connect(m_format, &QComboBox::activated, this, &ExportDialog::chooseFormat);
    connect(m_name, &QLineEdit::textEdited, this, [this] {
        readSuffix();
        check();
    });
    connect(m_folder, &QLineEdit::textChanged, this, &ExportDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::write);
    m_name->setFocus();
    m_name->setSelection(0, static_cast<int>(m_job.name.size()));
    const QSize room = (parent != nullptr ? parent->screen() : screen())->availableSize() * 4 / 5;
    const int em = fontMetrics().height();
    const bool shows = !m_image.isNull() || m_text != nullptr;
    resize(QSize((m_job.text ? 52 : 44) * em, (shows ? 36 : 10) * em).boundedTo(room));
    check();
}

QDialogButtonBox* ExportDialog::createButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_write = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    if (m_look != nullptr && !m_job.isDocument) {
        auto* copy = buttons->addButton(tr("&Copy as an image"), QDialogButtonBox::ActionRole);
        copy->setObjectName(QStringLiteral("copy"));
        copy->setAutoDefault(false);
        connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setImage(m_image); });
    }
    if (m_job.text) {
        auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
        copy->setObjectName(QStringLiteral("copy"));
        copy->setToolTip(tr("Put this text on the clipboard"));
        copy->setAutoDefault(false);
        connect(copy, &QPushButton::clicked, this,
                [this] { QApplication::clipboard()->setText(m_job.text(choice()).text); });
    }
    m_write->setDefault(true);
    return buttons;
}

QWidget* ExportDialog::createPreview() {
    if (m_job.text || !m_job.beginning.isEmpty())
        return createText();
    m_preview = new QLabel(this);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("What will be written"));
    m_preview->setAccessibleDescription(m_job.finding);
    if (!m_job.preview) {
        m_preview->setText(m_job.finding);
        m_preview->setWordWrap(true);
        return m_preview;
    }
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_preview->setMinimumSize(120, 60);
    m_preview->installEventFilter(this);
    return m_preview;
}

QWidget* ExportDialog::createText() {
    m_text = new QPlainTextEdit(m_job.beginning, this);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("What will be written"));
    m_text->setAccessibleDescription(m_job.finding);
    if (!m_job.text)
        return m_text;
    m_onText = new QLabel(this);
    m_onText->setObjectName(QStringLiteral("onText"));
    m_onText->setTextFormat(Qt::PlainText);
    m_onText->setWordWrap(true);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_onText);
    column->addWidget(m_text, 1);
    writeText();
    return page;
}

void ExportDialog::writeText() {
    const ExportedText written = m_job.text(choice());
    m_text->setPlainText(written.text);
    m_onText->setText(written.remark);
    m_text->setAccessibleDescription(written.remark);
}

QString ExportDialog::previewText() const {
    return m_text != nullptr ? m_text->toPlainText() : QString();
}

void ExportDialog::createLook(QFormLayout& form) {
    if (!m_job.look)
        return;
    m_look = new PictureLookEdit(*m_job.look, m_job.isDocument, this);
    form.addRow(m_job.isDocument ? tr("&Colours") : tr("&Look"), m_look);
    connect(m_look, &PictureLookEdit::changed, this, &ExportDialog::drawPreview);
    drawPreview();
}

ExportChoice ExportDialog::choice() const {
    return {m_format->currentIndex(), m_look != nullptr ? m_look->look() : PictureLook{}};
}

void ExportDialog::drawPreview() {
    if (!m_job.preview)
        return;
    m_image = m_job.preview(choice());
    fitPreview();
}

void ExportDialog::fitPreview() {
    if (m_image.isNull())
        return;
    const double ratio = devicePixelRatioF();
    const QSize room = (QSizeF(m_preview->contentsRect().size()) * ratio).toSize();
    QImage shown = m_image;
    if (shown.width() > room.width() || shown.height() > room.height())
        shown = shown.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    shown.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(shown));
}

bool ExportDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_preview && event->type() == QEvent::Resize)
        fitPreview();
    return QDialog::eventFilter(watched, event);
}

const ExportFormat& ExportDialog::format() const {
    return m_job.formats.at(m_format->currentIndex());
}

QString ExportDialog::file() const {
    QString name = m_name->text().trimmed();
    if (!name.endsWith(format().suffix, Qt::CaseInsensitive))
        name += format().suffix;
    return QDir(QDir::fromNativeSeparators(m_folder->text().trimmed())).absoluteFilePath(name);
}

QString ExportDialog::remark() const {
    return m_remark->text();
}

void ExportDialog::chooseFormat() {
    QString name = m_name->text();
    for (const ExportFormat& each : m_job.formats) {
        if (name.endsWith(each.suffix, Qt::CaseInsensitive))
            name.chop(each.suffix.size());
    }
    for (const ExportFormat& each : m_job.formats) {
        if (each.tail.isEmpty() || !name.endsWith(each.tail))
            continue; // a name that was typed stays
        name.chop(each.tail.size());
        name += format().tail;
        break;
    }
    m_name->setText(name + format().suffix);
    if (m_job.isDocument) // its pages are others
        drawPreview();
    if (m_job.text)
        writeText();
    check();
}

void ExportDialog::readSuffix() {
    if (m_name->text().trimmed().endsWith(format().suffix, Qt::CaseInsensitive))
        return;
    for (int i = 0; i < m_job.formats.size(); ++i) {
        if (m_name->text().trimmed().endsWith(m_job.formats.at(i).suffix, Qt::CaseInsensitive)) {
            m_format->setCurrentIndex(i);
            break; // of several with that suffix the first
        }
    }
    if (m_job.text)
        writeText();
}

void ExportDialog::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder"), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

void ExportDialog::check() {
    const QFileInfo target(file());
    const bool named = !m_name->text().trimmed().isEmpty();
    const bool there = target.absoluteDir().exists();
    const bool replaces = named && target.isFile();
    m_remark->setText(!named     ? tr("It needs a name.")
                      : !there   ? tr("There is no such folder.")
                      : replaces ? tr("A file of this name is there, and will be replaced.")
                                 : QString());
    m_write->setText(replaces ? tr("&Replace") : tr("&Export"));
    m_write->setEnabled(named && there);
}

void ExportDialog::write() {
    const QString target = file();
    const QString error = m_job.write(target, choice());
    if (error.isEmpty()) {
        emit exported(target);
        return accept();
    }
    m_remark->setText(QStringLiteral("✕ ") + error);
    QAccessibleEvent alert(m_remark, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace quadrille
