// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdict/verdict_bar.h"

#include "core/analysis/plan_comparison.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/picture/colours.h"
#include "widgets/picture/freshness.h"
#include "widgets/verdict/flow_layout.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_text.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace quadrille {
namespace {

constexpr std::size_t repairButtons = 3;

std::vector<const Diagnostic*> withSeverity(const Analysis& analysis, Severity severity) {
    std::vector<const Diagnostic*> found;
    for (const auto& diagnostic : analysis.diagnostics)
        if (diagnostic.severity == severity)
            found.push_back(&diagnostic);
    return found;
}

/// Dims what lies below it, which goes on working.
class Veil : public QWidget {
public:
    explicit Veil(QWidget* parent) : QWidget(parent) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        hide();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter(this).fillRect(rect(), veilOver(palette().color(QPalette::Window)));
    }
};

QToolButton* menuButton(const QString& name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMenu(new QMenu(button));
    return button;
}

} // namespace

VerdictBar::VerdictBar(QWidget* parent) : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(6, 3, 6, 3);
    layout->setSpacing(10);
    m_chip = new VerdictChip(this);
    m_chip->setObjectName(QStringLiteral("verdict"));
    layout->addWidget(m_chip);
    m_step = addNumber(QStringLiteral("step"), Subject::Kind::stepTime);
    m_utilisation = addNumber(QStringLiteral("utilisation"), Subject::Kind::utilisation);
    m_memory = addNumber(QStringLiteral("memory"), Subject::Kind::stageMemory);
    m_tokens = addNumber(QStringLiteral("tokens"), Subject::Kind::tokens);
    m_flops = addNumber(QStringLiteral("flops"), Subject::Kind::modelFlops);
    m_bubble = addNumber(QStringLiteral("bubble"), Subject::Kind::bubbleOverTotal);
    m_dataParallel = addNumber(QStringLiteral("data-parallel"), Subject::Kind::dataParallel);
    m_microBatches = addNumber(QStringLiteral("micro-batches"), Subject::Kind::microBatches);
    m_rule = new QLabel(this);
    m_rule->setObjectName(QStringLiteral("rule"));
    m_rule->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rule->setWordWrap(false);
    layout->addWidget(m_rule);
    for (std::size_t i = 0; i < repairButtons; ++i) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("repair-%1").arg(i));
        button->setAutoDefault(false);
        layout->addWidget(button);
        m_repairs.append(button);
    }
    for (qsizetype i = 0; i < m_repairs.size(); ++i)
        connect(m_repairs[i], &QPushButton::clicked, this, [this, i] {
            const auto errors = withSeverity(*m_analysis, Severity::error);
            const Repair repair = errors.front()->repairs.at(static_cast<std::size_t>(i));
            emit repairRequested(repair);
        });
    m_more = menuButton(QStringLiteral("more"), this);
    m_warnings = menuButton(QStringLiteral("warnings"), this);
    layout->addWidget(m_more);
    layout->addWidget(m_warnings);
    m_baselineVerdict = new QLabel(this);
    m_baselineVerdict->setObjectName(QStringLiteral("baseline"));
    layout->addWidget(m_baselineVerdict);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_veil = new Veil(this);
    m_sizes = new QMenu(this);
    fillSizes();
    setLarge({QStringLiteral("step"), QStringLiteral("utilisation")});
    refresh();
}

QList<NumberButton*> VerdictBar::numbers() const {
    return {m_step, m_utilisation, m_memory, m_tokens, m_flops, m_bubble, m_dataParallel, m_microBatches};
}

QString VerdictBar::nameOf(const NumberButton* number) const {
    if (number == m_step)
        return tr("Step time");
    if (number == m_utilisation)
        return m_convention == FlopConvention::hardware ? tr("HFU") : tr("MFU");
    if (number == m_memory)
        return tr("Memory");
    if (number == m_tokens)
        return tr("Tokens/s per GPU");
    if (number == m_flops)
        return tr("TFLOP/s per GPU");
    if (number == m_bubble)
        return tr("Bubble");
    return number == m_dataParallel ? tr("Data parallel size") : tr("Micro-batches");
}

void VerdictBar::fillSizes() {
    m_sizes->clear();
    m_sizes->setAccessibleName(tr("Large numbers"));
    m_sizes->addSection(tr("Large numbers"));
    for (NumberButton* number : numbers()) {
        QAction* entry = m_sizes->addAction(nameOf(number));
        entry->setObjectName(number->objectName());
        entry->setCheckable(true);
        entry->setChecked(number->isLarge());
        connect(entry, &QAction::triggered, this, [this, number](bool on) {
            number->setLarge(on);
            updateGeometry();
            claimLines();
            emit largeChanged();
        });
    }
}

void VerdictBar::setLarge(const QStringList& names) {
    for (NumberButton* number : numbers())
        number->setLarge(names.contains(number->objectName()));
    for (QAction* entry : m_sizes->actions())
        entry->setChecked(names.contains(entry->objectName()));
    updateGeometry();
    claimLines();
}

QStringList VerdictBar::large() const {
    QStringList names;
    for (const NumberButton* number : numbers())
        if (number->isLarge())
            names << number->objectName();
    return names;
}

void VerdictBar::contextMenuEvent(QContextMenuEvent* event) {
    m_sizes->popup(event->globalPos());
}

NumberButton* VerdictBar::addNumber(const QString& objectName, Subject::Kind explains) {
    auto* button = new NumberButton(this);
    button->setObjectName(objectName);
    layout()->addWidget(button);
    connect(button, &NumberButton::clicked, this, [this, explains] { ask(explains); });
    return button;
}

void VerdictBar::setAnalysis(const Analysis& analysis) {
    m_analysis = analysis;
    m_analysis->timeline.reset();
    refresh();
}

void VerdictBar::setBaseline(std::optional<Analysis> baseline) {
    m_baseline = std::move(baseline);
    if (m_baseline)
        m_baseline->timeline.reset();
    refresh();
}

void VerdictBar::setComputing(bool computing) {
    if (computing == m_computing)
        return;
    m_computing = computing;
    refresh();
}

QString VerdictBar::spoken() const {
    if (m_computing)
        return tr("The plan is being computed.");
    return m_analysis ? verdict::spoken(*m_analysis, m_convention) : QString();
}

void VerdictBar::setConvention(FlopConvention convention) {
    m_convention = convention;
    fillSizes();
    refresh();
}

void VerdictBar::ask(Subject::Kind kind) {
    Subject subject;
    subject.kind = kind;
    if (kind == Subject::Kind::stageMemory && m_analysis && m_analysis->memory)
        subject.stage = static_cast<std::int64_t>(m_analysis->memory->fullest);
    if (kind == Subject::Kind::utilisation || kind == Subject::Kind::modelFlops)
        subject.convention = m_convention;
    emit explainRequested(subject);
}

void VerdictBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        fillSizes();
        refresh();
        break;
    default:
        break;
    }
}

void VerdictBar::refresh() {
    setAccessibleName(tr("Verdict"));
    const bool known = m_analysis.has_value();
    m_shown.clear();
    m_chip->setVisible(known);
    if (known) {
        const Colours colours = coloursFor(palette());
        m_chip->setToolTip(glossary_text::tip("zone"));
        if (m_computing)
            m_chip->setVerdict(QStringLiteral("…"), tr("computing"), colours.grid);
        else
            m_chip->setVerdict(verdict::glyph(*m_analysis), verdict::word(*m_analysis),
                               m_analysis->memory ? colours.zone(m_analysis->memory->zone) : QColor());
        if (m_analysis->memory)
            showNumbers();
        else
            showBrokenRule();
        showWarnings();
    }
    // Once for each part, or what has the focus would lose it between hiding and showing.
    QList<QWidget*> parts{m_memory, m_step,   m_utilisation,  m_tokens,
                          m_flops,  m_bubble, m_dataParallel, m_microBatches,
                          m_rule,   m_more,   m_warnings,     m_baselineVerdict};
    for (QPushButton* button : m_repairs)
        parts.append(button);
    for (QWidget* part : parts)
        part->setVisible(m_shown.contains(part));
    for (NumberButton* number : numbers())
        if (const QString words = NumberButton::wordsOf(number->meaning()); !words.isEmpty())
            number->setToolTip(number->toolTip() + u'\n' + tr("The difference: %1.").arg(words));
    setAccessibleDescription(spoken());
    placeVeil();
    updateGeometry();
    claimLines();
}

void VerdictBar::claimLines() {
    if (const int needed = heightForWidth(width()); isVisible() && needed != minimumHeight())
        setMinimumHeight(needed);
}

void VerdictBar::placeVeil() {
    m_veil->setVisible(m_computing);
    m_veil->setGeometry(rect());
    m_veil->raise();
    m_chip->raise();
}

void VerdictBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    claimLines();
    placeVeil();
}

void VerdictBar::showNumbers() {
    const MemoryEstimate& memory = *m_analysis->memory;
    m_memory->setNumber(
        verdict::memory(memory, m_baseline && m_baseline->memory ? &*m_baseline->memory : nullptr));
    QString hint = tr("Memory of the fullest stage, %1. Click to see how it is computed.")
                       .arg(format::count(static_cast<std::int64_t>(memory.fullest)));
    if (memory.oomProbability)
        hint = tr("%1, as calibrated on published runs.\n%2", "probability to run out, another sentence")
                   .arg(format::likelyToRunOut(*memory.oomProbability), hint);
    m_memory->setToolTip(hint);
    m_shown.insert(m_memory);
    if (m_baseline && !m_baseline->memory) {
        m_baselineVerdict->setText(tr("A cannot run"));
        m_shown.insert(m_baselineVerdict);
    } else if (m_baseline && !trainTheSame(m_baseline->scenario(), m_analysis->scenario())) {
        m_baselineVerdict->setText(
            tr("A trains %1", "a model").arg(QString::fromStdString(m_baseline->scenario().model.label)));
        m_shown.insert(m_baselineVerdict);
    }
    if (m_analysis->pipeline)
        showPipeline();
    if (m_analysis->performance)
        showPerformance();
}

void VerdictBar::showPipeline() {
    const PipelineSummary& now = *m_analysis->pipeline;
    const PipelineSummary* before = m_baseline && m_baseline->pipeline ? &*m_baseline->pipeline : nullptr;
    m_bubble->setNumber(verdict::bubble(now, before));
    m_dataParallel->setNumber(verdict::dataParallel(now, before));
    m_microBatches->setNumber(verdict::microBatches(now, before));
    const auto hint = [](NumberButton* button, const char* id, const QString& more = {}) {
        QStringList lines{glossary_text::tip(id), more, tr("Click to see how it is computed.")};
        lines.removeAll(QString());
        button->setToolTip(lines.join(u'\n'));
    };
    hint(m_bubble, "over-total", verdict::bubbleParts(now));
    hint(m_dataParallel, "dp");
    hint(m_microBatches, "m");
    for (NumberButton* button : {m_bubble, m_dataParallel, m_microBatches})
        m_shown.insert(button);
}

void VerdictBar::showPerformance() {
    const Performance& now = *m_analysis->performance;
    const Performance* before = m_baseline && m_baseline->performance ? &*m_baseline->performance : nullptr;
    const bool comparable = m_baseline && trainTheSame(m_baseline->scenario(), m_analysis->scenario());
    m_step->setNumber(verdict::step(now, comparable ? before : nullptr));
    m_utilisation->setNumber(verdict::utilisation(now, m_convention, before));
    m_tokens->setNumber(verdict::tokens(now, before));
    m_flops->setNumber(verdict::flops(now, m_convention, before));
    const QString sure = verdict::certainty(now);
    const QString nearest = verdict::nearest(m_analysis->scenario());
    const auto hint = [&sure, &nearest](NumberButton* button, const char* id, const QString& counted = {}) {
        QStringList lines{glossary_text::tip(id), counted, tr("Click to see how it is computed."), sure,
                          nearest};
        lines.removeAll(QString());
        button->setToolTip(lines.join(u'\n'));
    };
    hint(m_step, "step");
    hint(m_utilisation, m_convention == FlopConvention::hardware ? "hfu" : "mfu",
         verdict::counted(now.counted(m_convention)));
    hint(m_tokens, "tokens-per-gpu");
    hint(m_flops, "flops-per-gpu", verdict::counted(now.counted(m_convention)));
    for (NumberButton* button : {m_step, m_utilisation, m_tokens, m_flops})
        m_shown.insert(button);
}

void VerdictBar::showBrokenRule() {
    auto errors = withSeverity(*m_analysis, Severity::error);
    if (errors.empty())
        return;
    const Diagnostic& first = *errors.front();
    m_rule->setText(format::sentence(first.message));
    m_rule->setToolTip(m_rule->text());
    m_shown.insert(m_rule);
    for (qsizetype i = 0; i < m_repairs.size() && static_cast<std::size_t>(i) < first.repairs.size(); ++i) {
        const Repair& repair = first.repairs[static_cast<std::size_t>(i)];
        const bool sameField = i > 0 && repair.field == first.repairs.front().field;
        m_repairs[i]->setText(verdict::repair(repair, !sameField));
        m_repairs[i]->setAccessibleName(verdict::repair(repair, true));
        m_shown.insert(m_repairs[i]);
    }
    errors.erase(errors.begin());
    if (errors.empty())
        return;
    fillMenu(m_more->menu(), errors);
    m_more->setText(tr("+%1 more").arg(format::count(static_cast<std::int64_t>(errors.size()))));
    m_more->setAccessibleName(tr("%n more broken rules", nullptr, static_cast<int>(errors.size())));
    m_more->setToolTip(m_more->accessibleName());
    m_shown.insert(m_more);
}

void VerdictBar::showWarnings() {
    const auto warnings = withSeverity(*m_analysis, Severity::warning);
    if (warnings.empty())
        return;
    fillMenu(m_warnings->menu(), warnings);
    m_warnings->setText(
        QStringLiteral("⚠ %1").arg(format::count(static_cast<std::int64_t>(warnings.size()))));
    m_warnings->setAccessibleName(tr("%n warnings", nullptr, static_cast<int>(warnings.size())));
    QStringList sentences;
    for (const Diagnostic* warning : warnings)
        sentences << format::sentence(warning->message);
    m_warnings->setToolTip(sentences.join(u'\n'));
    m_shown.insert(m_warnings);
}

void VerdictBar::fillMenu(QMenu* menu, const std::vector<const Diagnostic*>& diagnostics) {
    menu->clear();
    // Nothing happens on its sentences, which are to be read all the same.
    QPalette readable = palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        readable.setColor(QPalette::Disabled, role, palette().color(QPalette::Active, role));
    menu->setPalette(readable);
    for (const Diagnostic* diagnostic : diagnostics) {
        if (!menu->isEmpty())
            menu->addSeparator();
        QString sentence = format::sentence(diagnostic->message);
        sentence.replace(QStringLiteral("&"), QStringLiteral("&&"));
        menu->addAction(sentence)->setEnabled(false);
        for (const Repair& repair : diagnostic->repairs)
            menu->addAction(verdict::repair(repair, true), this,
                            [this, repair] { emit repairRequested(repair); });
    }
}

} // namespace quadrille
