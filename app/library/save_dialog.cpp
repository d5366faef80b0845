// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/save_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace quadrille {

SaveDialog::SaveDialog(const QString& title, const QString& label, const std::string& name, Names names,
                       QWidget* parent)
    : QDialog(parent), m_names(std::move(names)), m_label(new QLineEdit(label, this)),
      m_name(new QLineEdit(this)), m_remark(new QLabel(this)), m_named(!name.empty()) {
    setObjectName(QStringLiteral("saveDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_label->setObjectName(QStringLiteral("label"));
    m_label->setMaxLength(200);
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setText(QString::fromStdString(m_named ? name : m_names.suggested(label)));
    m_remark->setObjectName(QStringLiteral("remark"));
    m_remark->setWordWrap(true);
    m_remark->setMinimumHeight(2 * m_remark->fontMetrics().lineSpacing());
    m_remark->setAlignment(Qt::AlignTop);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), m_label);
    form->addRow(tr("On the &command line"), m_name);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_remark);
    layout->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    connect(m_label, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (!m_named)
            m_name->setText(QString::fromStdString(m_names.suggested(text)));
        check();
    });
    connect(m_name, &QLineEdit::textEdited, this, [this] {
        m_named = true;
        check();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(m_label->text().simplified(), m_name->text());
        accept();
    });
    m_label->selectAll();
    check();
}

void SaveDialog::check() {
    const std::string name = m_name->text().toStdString();
    QString remark = m_label->text().simplified().isEmpty() ? tr("It needs a name.") : m_names.refusal(name);
    m_save->setEnabled(remark.isEmpty());
    if (remark.isEmpty() && m_names.replaces(name))
        remark = tr("Your own one of this name is replaced.");
    m_remark->setText(remark);
}

} // namespace quadrille
