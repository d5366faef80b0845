// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/import_dialog.h"

#include "app/library/model_draft.h"
#include "app/library/model_fields.h"
#include "core/model/parameters.h"
#include "widgets/format.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace quadrille {
namespace {

struct Fact {
    QString name;
    QString value;
};

/// The sizes that the model has, and the kinds that are not the usual ones.
QList<Fact> factsOf(const ModelSpec& model) {
    ModelDraft draft = draftOf(model);
    QList<Fact> facts;
    for (const ModelNumber& field : modelNumbers()) {
        if ((field.block == ModelBlock::experts && !draft.hasExperts) ||
            (field.block == ModelBlock::latent && !draft.hasLatent))
            continue;
        const std::int64_t value = field.at(draft);
        if (value != 0 || field.zero == nullptr)
            facts.append({modelText(field.label), format::count(value)});
    }
    for (const ModelChoice& field : modelChoices()) {
        const auto value = static_cast<std::size_t>(field.get(draft));
        if (value != 0 || field.id == std::string_view("norm"))
            facts.append({modelText(field.label), modelText(field.words.at(value))});
    }
    for (const ModelFlag& field : modelFlags()) {
        const bool there = field.block == ModelBlock::experts ? draft.hasExperts : true;
        if (there && field.at(draft))
            facts.append({modelText(field.label), QStringLiteral("✓")});
    }
    return facts;
}

/// Two columns of names and values.
QGridLayout* tableOf(const QList<Fact>& facts, QWidget* parent) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    const int rows = static_cast<int>((facts.size() + 1) / 2);
    for (int i = 0; i < facts.size(); ++i) {
        const int column = i < rows ? 0 : 3;
        auto* name = new QLabel(facts.at(i).name, parent);
        auto* value = new QLabel(facts.at(i).value, parent);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        name->setBuddy(value);
        grid->addWidget(name, i % rows, column);
        grid->addWidget(value, i % rows, column + 1);
    }
    grid->setColumnMinimumWidth(2, 24);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(3, 1);
    return grid;
}

QString countLine(const ModelSpec& model) {
    const std::int64_t all = parameterCount(model);
    const QString whole = ImportDialog::tr("%1 parameters (%2)")
                              .arg(format::parameters(static_cast<double>(all)), format::count(all));
    return model.experts
               ? ImportDialog::tr("%1, of which a token passes through %2")
                     .arg(whole, format::parameters(static_cast<double>(activeParameterCount(model))))
               : whole;
}

} // namespace

ImportDialog::ImportDialog(const ModelImport& imported, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("importDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import model"));
    const ModelSpec& model = imported.model;
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    const QString family = QString::fromStdString(model.family);
    const QString label = QString::fromStdString(model.label);
    auto* title = new QLabel(label, this);
    title->setTextFormat(Qt::PlainText);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setBold(true);
    title->setFont(large);
    title->setWordWrap(true);
    auto* count = new QLabel(countLine(model), this);
    count->setObjectName(QStringLiteral("count"));
    count->setWordWrap(true);
    const QString file = QFileInfo(imported.file).fileName();
    auto* origin = new QLabel(family.isEmpty() ? tr("Read from “%1”").arg(file)
                                               : tr("%1 family, read from “%2”").arg(family, file),
                              this);
    origin->setToolTip(imported.file);
    for (QLabel* line : {title, count, origin}) {
        line->setTextFormat(Qt::PlainText);
        layout->addWidget(line);
    }
    layout->addLayout(tableOf(factsOf(model), this));

    for (const Message& assumption : imported.assumptions)
        m_assumptions << format::sentence(assumption);
    auto* heading = new QLabel(m_assumptions.isEmpty() ? tr("Nothing had to be assumed.")
                                                       : tr("What the file does not say was assumed:"),
                               this);
    QFont bold = heading->font();
    bold.setBold(!m_assumptions.isEmpty());
    heading->setFont(bold);
    layout->addSpacing(4);
    layout->addWidget(heading);
    if (!m_assumptions.isEmpty()) {
        auto* list = new QLabel(QStringLiteral("• ") + m_assumptions.join(QStringLiteral("\n• ")), this);
        list->setTextFormat(Qt::PlainText);
        list->setObjectName(QStringLiteral("assumptions"));
        list->setWordWrap(true);
        list->setTextInteractionFlags(Qt::TextSelectableByMouse);
        list->setAlignment(Qt::AlignTop);
        auto* scroll = new QScrollArea(this);
        scroll->setWidget(list);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setMinimumHeight(
            std::min(list->fontMetrics().lineSpacing() * (static_cast<int>(m_assumptions.size()) + 2), 160));
        layout->addWidget(scroll, 1);
    }
    layout->addStretch(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* use = buttons->addButton(tr("&Use"), QDialogButtonBox::AcceptRole);
    use->setToolTip(tr("Train this model in the open session"));
    use->setObjectName(QStringLiteral("use"));
    use->setDefault(true);
    auto* save = buttons->addButton(tr("&Save to library…"), QDialogButtonBox::ActionRole);
    save->setToolTip(tr("Keep it among your own models, and use it"));
    save->setObjectName(QStringLiteral("save"));
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit useRequested();
        accept();
    });
    connect(save, &QPushButton::clicked, this, &ImportDialog::saveRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 84);
}

} // namespace quadrille
