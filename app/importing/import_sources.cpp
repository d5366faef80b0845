// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/import_sources.h"

#include "app/dialogs/dialogs.h"
#include "app/importing/local_files.h"
#include "app/text_io/frameworks/source_file.h"
#include "widgets/picture/colours.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHeaderView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <charconv>

namespace quadrille {
namespace {

QPushButton* smallButton(const char* name, const QString& text, const QString& tip, QWidget* parent) {
    auto* made = new QPushButton(text, parent);
    made->setObjectName(QLatin1String(name));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

/// The number at the beginning; 0: none.
std::size_t lineAt(std::string_view text) {
    std::size_t line = 0;
    (void)std::from_chars(text.data(), text.data() + text.size(), line);
    return line;
}

} // namespace

ImportSources::ImportSources(QWidget* parent)
    : QWidget(parent), m_list(new QTreeWidget(this)), m_text(new QPlainTextEdit(this)),
      m_add(smallButton("add", tr("&Add files…"),
                        tr("More files of the same plan: the model’s config.json, "
                           "a machine file"),
                        this)),
      m_paste(smallButton("paste", tr("&Paste"), tr("Add what is on the clipboard"), this)),
      m_remove(smallButton("remove", tr("&Remove"), tr("Do without the marked file"), this)) {
    setAcceptDrops(true);
    m_list->setObjectName(QStringLiteral("sources"));
    m_list->setHeaderLabels({tr("File"), tr("Read as")});
    m_list->setAccessibleName(tr("Files to import"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_list->setFixedHeight(fontMetrics().lineSpacing() * 6);
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setAccessibleName(tr("Text of the marked file"));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setPlaceholderText(tr("Paste a configuration or a launch script here"));
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_add, m_paste, m_remove})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    column->addLayout(buttons);
    column->addWidget(m_text, 1);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ImportSources::showText);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ImportSources::edited);
    connect(m_add, &QPushButton::clicked, this, [this] { addFiles(configurationsToImport(this)); });
    connect(m_paste, &QPushButton::clicked, this, [this] { addText(QApplication::clipboard()->text()); });
    connect(m_remove, &QPushButton::clicked, this, &ImportSources::remove);
    showText();
}

QString ImportSources::freeName(const QString& wish) const {
    const auto taken = [this](const QString& name) {
        return std::ranges::any_of(m_sources, [&name](const Source& each) { return each.name == name; });
    };
    QString name = wish;
    for (int number = 2; taken(name); ++number)
        name = QStringLiteral("%1 (%2)").arg(wish).arg(number);
    return name;
}

void ImportSources::add(Source source) {
    m_sources.push_back(std::move(source));
    const Source& added = m_sources.back();
    auto* item = new QTreeWidgetItem(m_list, {added.name, QString()});
    item->setToolTip(0, added.path.isEmpty() ? added.name : added.path);
    m_list->setCurrentItem(item);
}

void ImportSources::addFiles(const QStringList& files) {
    for (const QString& path : files) {
        const auto known = std::ranges::find(m_sources, path, &Source::path);
        const bool isNew = known == m_sources.end();
        Source source{isNew ? freeName(QFileInfo(path).fileName()) : known->name, path, {}, {}};
        try {
            source.text = frameworks::readSource(path);
        } catch (const InputError& error) {
            source.unread = InputError(source.name.toStdString(), error.rule());
        }
        if (isNew) {
            add(std::move(source));
            continue;
        }
        // It may have been mended since, or replaced.
        *known = std::move(source);
        m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(known - m_sources.begin())));
        showText();
    }
    if (!files.isEmpty())
        emit changed();
}

void ImportSources::addText(const QString& text) {
    add({freeName(tr("pasted text")), {}, text.toStdString(), {}});
    m_text->setFocus();
    emit changed();
}

void ImportSources::remove() {
    const int at = current();
    if (at < 0)
        return;
    {
        const QSignalBlocker quiet(m_list); // which for a moment has a row more than there are sources
        m_sources.erase(m_sources.begin() + at);
        delete m_list->takeTopLevelItem(at);
    }
    showText();
    emit changed();
}

std::vector<frameworks::SourceText> ImportSources::texts() const {
    std::vector<frameworks::SourceText> texts;
    for (const Source& each : m_sources)
        if (!each.unread)
            texts.push_back({each.name.toStdString(), each.text});
    return texts;
}

std::optional<InputError> ImportSources::unread() const {
    const auto found =
        std::ranges::find_if(m_sources, [](const Source& each) { return each.unread.has_value(); });
    return found == m_sources.end() ? std::nullopt : found->unread;
}

void ImportSources::setRecognised(const std::vector<frameworks::ImportedFile>& files) {
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        const auto found =
            std::ranges::find(files, m_sources[i].name.toStdString(), &frameworks::ImportedFile::file);
        m_list->topLevelItem(static_cast<int>(i))
            ->setText(1, found == files.end() ? QStringLiteral("–") : QString::fromStdString(found->label));
    }
}

void ImportSources::showPlace(const std::string& field, std::size_t line) {
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        const std::string name = m_sources[i].name.toStdString();
        // Of “pasted text” and “pasted text (2)” the whole name counts.
        if (!field.starts_with(name) || (field.size() > name.size() && field[name.size()] != ':'))
            continue;
        m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(i)));
        if (line == 0 && field.size() > name.size() && field[name.size()] == ':')
            line = lineAt(std::string_view(field).substr(name.size() + 1));
        break;
    }
    QList<QTextEdit::ExtraSelection> marks;
    const QTextBlock block = m_text->document()->findBlockByNumber(static_cast<int>(line) - 1);
    if (line > 0 && block.isValid()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        QColor colour = coloursFor(palette()).accent;
        constexpr float pale = 0.3F;
        colour.setAlphaF(pale);
        mark.format.setBackground(colour);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
        // Not while somebody types in it.
        if (!m_text->hasFocus()) {
            m_text->setTextCursor(mark.cursor);
            m_text->centerCursor();
        }
    }
    m_text->setExtraSelections(marks);
}

int ImportSources::current() const {
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void ImportSources::showText() {
    const int at = current();
    const QSignalBlocker quiet(m_text);
    m_text->setExtraSelections({});
    m_text->setPlainText(at < 0 ? QString()
                                : QString::fromStdString(m_sources.at(static_cast<std::size_t>(at)).text));
    // Who types without having pasted before begins a text of their own.
    m_text->setReadOnly(at >= 0 && !m_sources.at(static_cast<std::size_t>(at)).path.isEmpty());
    m_remove->setEnabled(at >= 0);
}

void ImportSources::edited() {
    const int at = current();
    if (at < 0) {
        const QString text = m_text->toPlainText();
        if (!text.isEmpty()) {
            add({freeName(tr("pasted text")), {}, text.toStdString(), {}});
            m_text->moveCursor(QTextCursor::End);
            emit changed();
        }
        return;
    }
    m_sources.at(static_cast<std::size_t>(at)).text = m_text->toPlainText().toStdString();
    emit changed();
}

void ImportSources::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ImportSources::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    addFiles(localFiles(*event->mimeData()));
}

} // namespace quadrille
