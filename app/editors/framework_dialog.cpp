// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editors/framework_dialog.h"

#include "app/dialogs/dialogs.h"
#include "app/editors/profile_columns.h"
#include "app/editors/profile_table.h"
#include "app/importing/file_kind.h"
#include "app/session/file_io.h"
#include "core/framework/framework_json.h"
#include "widgets/format.h"

#include <nlohmann/json.hpp>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabWidget>

namespace quadrille {

using nlohmann::json;

namespace {

/// Where an error is in a table: its list, its entry and the key of its cell, also where the key names one
/// word of that cell, as "tensors[3].when[1]" does.
QRegularExpressionMatch placeOf(const InputError& error) {
    static const QRegularExpression place(
        QStringLiteral("^(tensors|states|offers)\\[(\\d+)\\](?:\\.([^\\[]*).*)?$"));
    return place.match(QString::fromStdString(error.field()));
}

} // namespace

FrameworkDialog::FrameworkDialog(const Framework& framework, QWidget* parent)
    : QDialog(parent), m_tensors(new ProfileTable(tensorColumns(), this)),
      m_states(new ProfileTable(stateColumns(), this)), m_offers(new ProfileTable(offerColumns(), this)),
      m_tabs(new QTabWidget(this)), m_message(new QLabel(this)) {
    setWindowTitle(tr("Framework profile"));
    constexpr QSize usual(980, 560);
    resize(usual);
    m_tensors->setAccessibleName(tr("Stored tensors"));
    m_states->setAccessibleName(tr("States"));
    m_tabs->addTab(createTablePage(*m_tensors, tr("Add a tensor"), tr("Remove the tensor")),
                   tr("Stored tensors"));
    m_tabs->addTab(createTablePage(*m_states, tr("Add a state"), tr("Remove the state")), tr("States"));
    m_offers->setAccessibleName(tr("Offers"));
    m_tabs->addTab(createTablePage(*m_offers, tr("Add an offer"), tr("Remove the offer")), tr("Offers"));
    m_tabs->setTabToolTip(
        m_tabs->count() - 1,
        tr("What the framework can be configured with. Of settings that are not listed nothing "
           "is known: any value will do."));
    m_tabs->addTab(createProfilePage(), tr("Profile"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    QPushButton* load = buttons->addButton(tr("&Load…"), QDialogButtonBox::ActionRole);
    QPushButton* save = buttons->addButton(tr("&Save as…"), QDialogButtonBox::ActionRole);
    for (QPushButton* button : {load, save})
        button->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &FrameworkDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &FrameworkDialog::reject);
    connect(load, &QPushButton::clicked, this, &FrameworkDialog::askAndLoad);
    connect(save, &QPushButton::clicked, this, &FrameworkDialog::askAndSave);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    show(framework);
    for (ProfileTable* table : {m_tensors, m_states, m_offers})
        connect(table, &ProfileTable::edited, this, &FrameworkDialog::validate);
    for (const auto* field : findChildren<QLineEdit*>())
        connect(field, &QLineEdit::textEdited, this, &FrameworkDialog::validate);
    validate();
}

QWidget* FrameworkDialog::createTablePage(ProfileTable& table, const QString& addText,
                                          const QString& removeText) {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(&table, 1);
    auto* row = new QHBoxLayout;
    auto* add = new QPushButton(addText, page);
    auto* remove = new QPushButton(removeText, page);
    for (QPushButton* button : {add, remove}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    layout->addLayout(row);
    connect(add, &QPushButton::clicked, &table, &ProfileTable::addEntry);
    connect(remove, &QPushButton::clicked, &table, &ProfileTable::removeEntry);
    return page;
}

QLineEdit* FrameworkDialog::addField(QFormLayout& form, const QString& name, const QString& tip) {
    auto* field = new QLineEdit(this);
    field->setToolTip(tip);
    field->setAccessibleName(name);
    field->setAccessibleDescription(tip);
    form.addRow(name, field);
    return field;
}

QWidget* FrameworkDialog::createProfilePage() {
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = addField(*form, tr("Name"), tr("Of the command line and of files: lower case with dashes."));
    m_label = addField(*form, tr("Label"), tr("As people write it."));
    m_version = addField(*form, tr("Version"), tr("Which versions of the framework's source were read."));
    m_source = addField(*form, tr("Source"), tr("Where these facts are from."));
    m_measuredAs = addField(*form, tr("Measured as"),
                            tr("Name of the framework whose measured runs speak for this one: for its times "
                               "and for where memory runs out. A copy keeps that of the original; left "
                               "empty, only runs under the profile's own name do."));
    const auto number = [this, form](const char* group, const char* key, const QString& name,
                                     const QString& tip) {
        m_numbers.push_back({group, key, addField(*form, name, tip)});
    };
    number("gathered", "layers", tr("Gathered layers"),
           tr("Layers of whole parameters that ZeRO 3 holds at once: the one that computes and those "
              "prefetched."));
    number("gathered", "bytes", tr("Bytes of a gathered parameter"), tr("Of one parameter of such a layer."));
    number("gathered", "gradient_layers", tr("Layers of gathered gradients"),
           tr("Layers of whole gradients that ZeRO 3 holds at once in the backward pass."));
    number("gathered", "gradient_bytes", tr("Bytes of a gathered gradient"),
           tr("Of one gradient of such a layer."));
    m_ends = new QCheckBox(tr("Embedding and head stay gathered"), page);
    m_ends->setToolTip(tr("ZeRO 3 gathers embedding and head for the whole step."));
    form->addRow(QString(), m_ends);
    number("", "step_bytes", tr("Bytes of the optimizer step"),
           tr("While the optimizer runs, for each parameter that the rank updates."));
    number("", "bucket_bytes", tr("Bytes of gradient buckets"),
           tr("Gradients on their way between replicas, where there are some."));
    number("", "returned_gradient_bytes", tr("Bytes of a returned gradient"),
           tr("Of each parameter of one layer's matrices and of the head's, for the whole step: the "
              "gradient that a matrix returns beside the accumulated one."));
    number("", "cast_bytes", tr("Bytes of a cast"),
           tr("To make a number of 16 bits one of 8, as it is and transposed, takes as long as these bytes "
              "at the memory's peak."));
    number(
        "", "cudnn_attention_from", tr("cuDNN's attention from"),
        tr("Compute capability of the first GPUs on which it takes cuDNN's attention when it is not told: 9 "
           "for Hopper, 10 for Blackwell, 0 for none."));
    number("", "pipeline_buffers", tr("Pipeline buffers"),
           tr("Micro-batch boundaries that a rank of a pipeline sends or receives at once."));
    number("", "gathered_inputs", tr("Gathered inputs"),
           tr("With sequence parallelism: inputs of matrices, gathered from the tensor parallel ranks, that "
              "a host "
              "ahead of its GPU holds while memory is free. No plan needs them; measured memory has them."));
    m_reducesWhole = new QCheckBox(tr("ZeRO 1 reduces gradients as a whole"), page);
    m_reducesWhole->setToolTip(tr("Gradients are all-reduced in one piece after the backward passes and "
                                  "parameters gathered after the optimizer's step; nothing hides either."));
    form->addRow(QString(), m_reducesWhole);
    m_freesGradients = new QCheckBox(tr("Gradients are freed after each step"), page);
    m_freesGradients->setToolTip(tr("They come anew as the backward pass gives activations back: a step of "
                                    "one micro-batch never holds both whole."));
    form->addRow(QString(), m_freesGradients);
    m_dealsByCost = new QCheckBox(tr("Layers go to stages by cost"), page);
    m_dealsByCost->setToolTip(tr("Where a plan says “even”, a stage takes layers until its share of all "
                                 "matrices is reached, the head's among them."));
    form->addRow(QString(), m_dealsByCost);
    m_hostTransport = new QCheckBox(tr("Runs over the host's transport"), page);
    m_hostTransport->setToolTip(
        tr("Its own scripts start it on a network whose bytes the host's cores move, as "
           "AWS's EFA. A plan may say otherwise."));
    form->addRow(QString(), m_hostTransport);
    return page;
}

void FrameworkDialog::show(const Framework& framework) {
    m_outside = framework.outside;
    const json whole = toJson(framework);
    m_tensors->setEntries(whole.at("tensors"));
    m_states->setEntries(whole.at("states"));
    m_offers->setEntries(whole.at("offers"));
    m_name->setText(QString::fromStdString(framework.name));
    m_label->setText(QString::fromStdString(framework.label));
    m_version->setText(QString::fromStdString(framework.version));
    m_source->setText(QString::fromStdString(framework.source));
    m_measuredAs->setText(QString::fromStdString(framework.measuredName()));
    for (QLineEdit* field : {m_name, m_label, m_version, m_source, m_measuredAs})
        field->setCursorPosition(0);
    m_ends->setChecked(framework.gathered.ends);
    m_reducesWhole->setChecked(framework.zero1ReducesWhole);
    m_freesGradients->setChecked(framework.freesGradients);
    m_dealsByCost->setChecked(framework.dealsByCost);
    m_hostTransport->setChecked(framework.hostTransport);
    for (const Number& number : m_numbers) {
        const json& holder = *number.group == '\0' ? whole : whole.at(number.group);
        constexpr int exact = 15;
        number.field->setText(format::number(holder.at(number.key).get<double>(), exact));
    }
}

json FrameworkDialog::typed() const {
    Framework assumptions;
    assumptions.outside = m_outside;
    json whole{{"name", m_name->text().trimmed().toStdString()},
               {"label", m_label->text().trimmed().toStdString()},
               {"version", m_version->text().trimmed().toStdString()},
               {"source", m_source->text().trimmed().toStdString()},
               {"measured_as", m_measuredAs->text().trimmed().toStdString()},
               {"states", m_states->entries()},
               {"gathered", {{"ends", m_ends->isChecked()}}},
               {"zero_1_reduces_whole", m_reducesWhole->isChecked()},
               {"frees_gradients", m_freesGradients->isChecked()},
               {"deals_layers_by_cost", m_dealsByCost->isChecked()},
               {"host_transport", m_hostTransport->isChecked()},
               {"offers", m_offers->entries()},
               {"outside", toJson(assumptions).at("outside")},
               {"tensors", m_tensors->entries()}};
    for (const Number& number : m_numbers) {
        json& holder = *number.group == '\0' ? whole : whole[number.group];
        holder[number.key] = numberOrText(number.field->text());
    }
    return whole;
}

Framework FrameworkDialog::read() const {
    return parseFramework(typed().dump());
}

std::optional<Framework> FrameworkDialog::framework() const {
    try {
        return read();
    } catch (const InputError&) {
        return std::nullopt;
    }
}

QString FrameworkDialog::message() const {
    return m_message->text();
}

void FrameworkDialog::say(const QString& message) {
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    setAccessibleDescription(message);
}

void FrameworkDialog::validate() {
    try {
        (void)read();
        say({});
    } catch (const InputError& error) {
        say(sentenceOf(error));
    }
}

QString FrameworkDialog::sentenceOf(const InputError& error) const {
    const QString rule = format::sentence(error.rule());
    const QRegularExpressionMatch match = placeOf(error);
    if (!match.hasMatch())
        return QStringLiteral("✕ %1: %2").arg(QString::fromStdString(error.field()), rule);
    const ProfileTable* table = tableOf(match.captured(1));
    const int row = match.captured(2).toInt();
    const int column = table->columnOf(match.captured(3));
    const QTableWidgetItem* name = table->item(row, 0);
    const QString title =
        column >= 0 ? table->columns()[static_cast<std::size_t>(column)].title : match.captured(3);
    return QStringLiteral("✕ ") +
           (table == m_tensors  ? tr("Tensor %1, “%2”, %3: %4")
            : table == m_states ? tr("State %1, “%2”, %3: %4")
                                : tr("Offer %1, “%2”, %3: %4"))
               .arg(format::count(row + 1), name != nullptr ? name->text() : QString(), title, rule);
}

ProfileTable* FrameworkDialog::tableOf(const QString& list) const {
    return list == QLatin1String("tensors")  ? m_tensors
           : list == QLatin1String("states") ? m_states
                                             : m_offers;
}

void FrameworkDialog::goTo(const InputError& error) {
    const QRegularExpressionMatch match = placeOf(error);
    if (!match.hasMatch()) {
        constexpr int profilePage = 3;
        m_tabs->setCurrentIndex(profilePage);
        return;
    }
    ProfileTable* table = tableOf(match.captured(1));
    m_tabs->setCurrentIndex(table == m_tensors ? 0 : table == m_states ? 1 : 2);
    table->setCurrentCell(match.captured(2).toInt(), std::max(0, table->columnOf(match.captured(3))));
    table->setFocus();
}

void FrameworkDialog::apply() {
    try {
        const Framework profile = read();
        emit applied(profile);
        accept();
    } catch (const InputError& error) {
        say(sentenceOf(error));
        goTo(error);
    }
}

bool FrameworkDialog::load(const QString& file) {
    constexpr qint64 largestProfileFile = 4 << 20;
    try {
        const QByteArray bytes = readWhole(file, largestProfileFile);
        show(parseFramework({bytes.constData(), static_cast<std::size_t>(bytes.size())}));
    } catch (const InputError& error) {
        say(tr("✕ The file was not loaded. %1: %2")
                .arg(QString::fromStdString(error.field()),
                     format::sentence(withLikeness(error.rule(), file))));
        return false;
    }
    validate();
    return true;
}

bool FrameworkDialog::save(const QString& file) {
    constexpr int indent = 1;
    try {
        const Framework profile = read();
        writeWhole(file, QByteArray::fromStdString(toJson(profile).dump(indent)) + '\n');
    } catch (const InputError& error) {
        say(sentenceOf(error));
        goTo(error);
        return false;
    }
    return true;
}

void FrameworkDialog::askAndLoad() {
    const QString file = profileToLoad(this);
    if (!file.isEmpty())
        load(file);
}

void FrameworkDialog::askAndSave() {
    const QString file = profileToSave(this, m_name->text() + QStringLiteral(".json"));
    if (!file.isEmpty())
        save(file);
}

} // namespace quadrille
