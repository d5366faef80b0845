// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/library_dialog.h"

#include "app/library/user_library.h"
#include "core/model/parameters.h"
#include "widgets/format.h"

#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>

namespace quadrille {
namespace {

constexpr int isModelRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;

} // namespace

LibraryDialog::LibraryDialog(const UserLibrary& library, QWidget* parent)
    : QDialog(parent), m_library(library), m_tree(new QTreeWidget(this)), m_use(new QPushButton(this)),
      m_rename(new QPushButton(this)), m_remove(new QPushButton(this)), m_folder(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    setObjectName(QStringLiteral("libraryDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_tree->setColumnCount(3);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_use->setObjectName(QStringLiteral("use"));
    m_rename->setObjectName(QStringLiteral("rename"));
    m_remove->setObjectName(QStringLiteral("remove"));
    auto* buttons = new QVBoxLayout;
    for (QPushButton* button : {m_use, m_rename, m_remove, m_folder}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    m_close->setAutoDefault(false);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_tree, 1);
    layout->addLayout(buttons);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &LibraryDialog::refreshButtons);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { ask(&LibraryDialog::useRequested); });
    connect(m_use, &QPushButton::clicked, this, [this] { ask(&LibraryDialog::useRequested); });
    connect(m_rename, &QPushButton::clicked, this, [this] { ask(&LibraryDialog::renameRequested); });
    connect(m_remove, &QPushButton::clicked, this, [this] { ask(&LibraryDialog::removeRequested); });
    connect(m_folder, &QPushButton::clicked, this, [this] {
        QDir().mkpath(m_library.models().folder());
        QDesktopServices::openUrl(
            QUrl::fromLocalFile(QDir(m_library.models().folder()).filePath(QStringLiteral(".."))));
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_library, &UserLibrary::changed, this, &LibraryDialog::list);
    retranslate();
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().lineSpacing() * 20);
}

void LibraryDialog::list() {
    const QString selected =
        m_tree->currentItem() != nullptr ? m_tree->currentItem()->data(0, nameRole).toString() : QString();
    m_tree->clear();
    const auto section = [this](const QString& title) {
        auto* top = new QTreeWidgetItem(m_tree, {title});
        top->setFlags(Qt::ItemIsEnabled);
        top->setFirstColumnSpanned(true);
        QFont bold = top->font(0);
        bold.setBold(true);
        top->setFont(0, bold);
        return top;
    };
    const auto add = [this, &selected](QTreeWidgetItem* top, bool isModel, const std::string& label,
                                       const std::string& name, const QString& facts) {
        auto* item =
            new QTreeWidgetItem(top, {QString::fromStdString(label), facts, QString::fromStdString(name)});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, isModelRole, isModel);
        item->setData(0, nameRole, QString::fromStdString(name));
        if (item->text(2) == selected)
            m_tree->setCurrentItem(item);
    };
    auto* models = section(tr("My models"));
    for (const ModelSpec& model : m_library.models().entries())
        add(models, true, model.label, model.name,
            format::parameters(static_cast<double>(parameterCount(model))));
    auto* gpus = section(tr("My GPUs"));
    for (const GpuSpec& gpu : m_library.gpus().entries())
        add(gpus, false, gpu.label, gpu.name, format::gib(gpu.memory));
    for (QTreeWidgetItem* top : {models, gpus})
        if (top->childCount() == 0)
            (new QTreeWidgetItem(top, {top == models ? tr("None yet: edit or import a model, then save it")
                                                     : tr("None yet: edit a GPU, then save it")}))
                ->setFlags(Qt::NoItemFlags);
    for (QTreeWidgetItem* top : {models, gpus})
        if (top->child(0)->flags() == Qt::NoItemFlags)
            top->child(0)->setFirstColumnSpanned(true);
    m_tree->expandAll();
    m_tree->header()->setStretchLastSection(true);
    m_tree->resizeColumnToContents(0);
    m_tree->resizeColumnToContents(1);
    refreshButtons();
}

void LibraryDialog::refreshButtons() {
    const QTreeWidgetItem* item = m_tree->currentItem();
    const bool any = item != nullptr && !item->data(0, nameRole).toString().isEmpty();
    for (QPushButton* button : {m_use, m_rename, m_remove})
        button->setEnabled(any);
}

void LibraryDialog::ask(void (LibraryDialog::*request)(bool, const QString&)) {
    const QTreeWidgetItem* item = m_tree->currentItem();
    if (item != nullptr && !item->data(0, nameRole).toString().isEmpty())
        emit(this->*request)(item->data(0, isModelRole).toBool(), item->data(0, nameRole).toString());
}

void LibraryDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LibraryDialog::retranslate() {
    setWindowTitle(tr("Own models and GPUs"));
    m_tree->setAccessibleName(windowTitle());
    m_tree->setHeaderLabels({tr("Name"), tr("Size"), tr("On the command line")});
    m_use->setText(tr("&Use"));
    m_rename->setText(tr("&Rename…"));
    m_remove->setText(tr("&Delete…"));
    m_folder->setText(tr("Open &folder"));
    m_close->setText(tr("&Close"));
    list();
}

} // namespace quadrille
