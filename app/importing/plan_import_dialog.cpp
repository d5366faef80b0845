// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/plan_import_dialog.h"

#include "app/importing/import_sources.h"
#include "app/importing/notes_view.h"
#include "app/text_io/benchmark_text.h"
#include "app/text_io/frameworks/format.h"
#include "widgets/comparison/comparison_table.h"
#include "widgets/format.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QComboBox* formatBox(QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setObjectName(QStringLiteral("format"));
    box->setToolTip(PlanImportDialog::tr("Whose the files are, where they do not look like it"));
    box->addItem(PlanImportDialog::tr("As they look"));
    for (const frameworks::Format* format : frameworks::formats())
        box->addItem(textOf(format->label), textOf(format->name));
    return box;
}

} // namespace

PlanImportDialog::PlanImportDialog(Scenario base, Catalogue catalogue, QWidget* parent)
    : QDialog(parent), m_base(std::move(base)),
      m_catalogue(std::make_shared<const Catalogue>(std::move(catalogue))),
      m_sources(new ImportSources(this)), m_format(formatBox(this)), m_remark(new QLabel(this)),
      m_pages(new QTabWidget(this)), m_notes(new NotesView(this)), m_changes(new ComparisonTable(this)) {
    setObjectName(QStringLiteral("planImportDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Import configuration"));
    m_remark->setObjectName(QStringLiteral("remark"));
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_remark->setAlignment(Qt::AlignTop);
    m_remark->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_remark->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_changes->setAccessibleName(tr("What the import would change"));
    auto* left = new QWidget(this);
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 4, 0);
    leftColumn->addWidget(m_sources, 1);
    auto* form = new QFormLayout;
    form->addRow(tr("Re&ad as"), m_format);
    leftColumn->addLayout(form);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(createAnswer());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("import"));
    m_import->setToolTip(tr("Put this plan on screen; undo takes it back"));
    m_import->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    connect(m_sources, &ImportSources::changed, this, &PlanImportDialog::read);
    connect(m_format, &QComboBox::currentIndexChanged, this, &PlanImportDialog::read);
    connect(&m_question, &LatestJob::becameLate, this, [this] { say(tr("Reading…"), false); });
    connect(m_notes, &NotesView::marked, this,
            [this](const frameworks::ImportNote& note) { m_sources->showPlace(note.file, note.line); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (!m_review)
            return;
        emit importRequested(m_review->plan);
        accept();
    });
    const QSize room = (parent != nullptr ? parent->screen() : screen())->availableSize() * 9 / 10;
    const int em = fontMetrics().height();
    resize(QSize(96 * em, 44 * em).boundedTo(room));
    constexpr int share = 1000;
    splitter->setSizes({share, 3 * share}); // the table has six columns
    read();
}

QWidget* PlanImportDialog::createAnswer() {
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(4, 0, 0, 0);
    column->addWidget(m_remark);
    m_pages->addTab(m_notes, tr("&What was read"));
    m_pages->addTab(m_changes, tr("What c&hanges"));
    column->addWidget(m_pages, 1);
    return right;
}

QString PlanImportDialog::remark() const {
    return m_remark->text();
}

void PlanImportDialog::read() {
    m_review.reset();
    m_import->setEnabled(false);
    ImportQuestion question{m_sources->texts(), m_format->currentData().toString().toStdString(), m_base,
                            tr("On screen", "the plan there is").toStdString(),
                            tr("Imported", "the plan of files").toStdString()};
    if (const auto unread = m_sources->unread()) {
        m_question.stop();
        showError(*unread);
        return;
    }
    if (question.texts.empty()) {
        m_question.stop();
        m_notes->setPlan({});
        m_changes->setComparison({});
        say(tr("Add files, drop them here, or paste the text of a launch script or a configuration."), false);
        return;
    }
    m_question.ask([this, question = std::move(question),
                    catalogue = m_catalogue](const std::stop_token& stop, const auto&) -> LatestJob::Here {
        auto answer = std::make_shared<std::variant<PlanReview, InputError>>(
            quadrille::review(question, *catalogue, stop));
        return [this, answer] {
            if (auto* read = std::get_if<PlanReview>(answer.get()))
                showReview(std::move(*read));
            else
                showError(std::get<InputError>(*answer));
        };
    });
}

void PlanImportDialog::showReview(PlanReview review) {
    m_review = std::move(review);
    const frameworks::ImportedPlan& plan = m_review->plan;
    m_sources->setRecognised(plan.files);
    m_sources->showPlace({});
    m_notes->setPlan(plan);
    m_changes->setComparison(m_review->changes);
    const bool same = plan.scenario == m_base;
    m_import->setEnabled(!same);
    QStringList sentences{
        plan.saysPlan ? tr("%n keys were understood.", nullptr, static_cast<int>(plan.understood.size()))
                      : tr("The files say which model it is, and nothing of the plan.")};
    if (same)
        sentences << tr("The plan on screen is the same.");
    if (m_review->broken)
        sentences << tr("This plan cannot run here: %1").arg(format::sentence(*m_review->broken));
    say(sentences.join(QLatin1Char(' ')), m_review->broken.has_value());
}

void PlanImportDialog::showError(const InputError& error) {
    m_sources->setRecognised({});
    m_notes->setPlan({});
    m_changes->setComparison({});
    m_sources->showPlace(error.field());
    const bool unrecognised = error.rule().text == frameworks::isNoConfiguration;
    const auto texts = m_sources->texts();
    const bool isBenchmark = std::ranges::any_of(
        texts, [](const auto& source) { return text_io::looksLikeBenchmark(source.text); });
    say(tr("%1: %2", "file and line, rule")
                .arg(format::translated(error.field()), format::sentence(error.rule())) +
            QLatin1Char('\n') +
            (isBenchmark ? tr("The table of a benchmark is read by “My cluster”: drop it on the window. The "
                              "plan on screen is as it was.")
             : unrecognised ? tr("Choose under “Read as” whose it is. The plan on screen is as it was.")
                            : tr("The plan on screen is as it was.")),
        true);
}

void PlanImportDialog::say(const QString& remark, bool wrong) {
    const QString text = wrong ? QStringLiteral("✕ ") + remark : remark;
    if (text == m_remark->text())
        return;
    m_remark->setText(text);
    if (!wrong)
        return;
    QAccessibleEvent alert(m_remark, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace quadrille
