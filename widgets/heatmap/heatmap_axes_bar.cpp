// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_axes_bar.h"

#include "widgets/plan_table/axis_text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

const PlanAxis& axisAt(int index) {
    return allPlanAxes()[static_cast<std::size_t>(index)];
}

int indexOf(const PlanAxis& axis) {
    const auto axes = allPlanAxes();
    return static_cast<int>(std::ranges::find(axes, axis) - axes.begin());
}

} // namespace

HeatmapAxesBar::HeatmapAxesBar(QWidget* parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_xLabel(new QLabel(this)), m_yLabel(new QLabel(this)),
      m_quantityLabel(new QLabel(this)), m_xBox(new QComboBox(this)), m_yBox(new QComboBox(this)),
      m_quantityBox(new QComboBox(this)), m_best(new QToolButton(this)) {
    m_row->setContentsMargins({});
    m_row->setSpacing(fontMetrics().height() / 2);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_xLabel, m_xBox, m_yLabel, m_yBox, m_quantityLabel, m_quantityBox})
        m_row->addWidget(widget);
    m_row->addWidget(m_best);
    m_best->setCheckable(true);
    m_best->setFocusPolicy(Qt::TabFocus);
    m_row->addStretch();
    m_xLabel->setBuddy(m_xBox);
    m_yLabel->setBuddy(m_yBox);
    m_quantityLabel->setBuddy(m_quantityBox);
    for (QComboBox* box : {m_xBox, m_yBox}) {
        for (std::size_t i = 0; i < allPlanAxes().size(); ++i)
            box->addItem(QString());
    }
    for (std::size_t i = 0; i < allHeatmapQuantities.size(); ++i)
        m_quantityBox->addItem(QString());
    retranslate();
    allowShortening();
    showAxes();
    for (QComboBox* box : {m_xBox, m_yBox, m_quantityBox}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentIndexChanged, this, &HeatmapAxesBar::fitChoices);
    }
    fitChoices();

    connect(m_xBox, &QComboBox::activated, this, [this](int index) {
        const PlanAxis x = axisAt(index);
        choose(x, x == m_y ? m_x : m_y);
    });
    connect(m_yBox, &QComboBox::activated, this, [this](int index) {
        const PlanAxis y = axisAt(index);
        choose(y == m_x ? m_y : m_x, y);
    });
    connect(m_quantityBox, &QComboBox::currentIndexChanged, this,
            [this] { emit quantityChanged(quantity()); });
    connect(m_best, &QToolButton::toggled, this, &HeatmapAxesBar::bestChanged);
}

void HeatmapAxesBar::setAxes(PlanAxis x, PlanAxis y) {
    m_x = x;
    m_y = y;
    showAxes();
}

void HeatmapAxesBar::setBest(bool best) {
    const QSignalBlocker silent(m_best);
    m_best->setChecked(best);
}

bool HeatmapAxesBar::best() const {
    return m_best->isChecked();
}

void HeatmapAxesBar::setQuantity(HeatmapQuantity quantity) {
    const QSignalBlocker silent(m_quantityBox);
    m_quantityBox->setCurrentIndex(static_cast<int>(quantity));
    fitChoices();
}

HeatmapQuantity HeatmapAxesBar::quantity() const {
    return allHeatmapQuantities[static_cast<std::size_t>(std::max(0, m_quantityBox->currentIndex()))];
}

void HeatmapAxesBar::addWidget(QWidget* widget) {
    m_row->insertWidget(m_row->count() - 1, widget); // before the stretch
}

void HeatmapAxesBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        allowShortening();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fitChoices();
    QWidget::changeEvent(event);
}

void HeatmapAxesBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showLabels();
}

/// With large text the window must not grow for it; the boxes then show the beginnings of their choices.
void HeatmapAxesBar::allowShortening() {
    constexpr int letters = 9; // and the arrow
    for (QComboBox* box : {m_xBox, m_yBox, m_quantityBox})
        box->setMinimumWidth(letters * fontMetrics().averageCharWidth());
}

/// Each box is as wide as what is chosen in it: the longest choice would take the room of the others.
void HeatmapAxesBar::fitChoices() {
    for (QComboBox* box : {m_xBox, m_yBox, m_quantityBox}) {
        const QFontMetrics metrics = box->fontMetrics();
        const int letter = metrics.horizontalAdvance(u'X'); // by which the box counts
        box->setMinimumContentsLength((metrics.horizontalAdvance(box->currentText()) + letter - 1) / letter);
    }
    showLabels();
}

/// The labels give way where choices would be cut, since the picture names its axes itself; then words of
/// the button do.
void HeatmapAxesBar::showLabels() {
    const std::array<QLabel*, 3> labels{m_xLabel, m_yLabel, m_quantityLabel};
    const QString whole = tr("Best over the rest");
    const QFontMetrics metrics = m_best->fontMetrics();
    int needed = metrics.horizontalAdvance(whole) - metrics.horizontalAdvance(m_best->text());
    int forLabels = 0;
    for (int i = 0; i < m_row->count(); ++i)
        if (QWidget* widget = m_row->itemAt(i)->widget())
            (std::ranges::find(labels, widget) == labels.end() ? needed : forLabels) +=
                widget->sizeHint().width() + m_row->spacing();
    for (QLabel* label : labels)
        label->setVisible(needed + forLabels <= width());
    const QString text = needed <= width() ? whole : tr("Best", "over the rest");
    if (m_best->text() != text)
        m_best->setText(text);
}

void HeatmapAxesBar::choose(PlanAxis x, PlanAxis y) {
    if (x == m_x && y == m_y)
        return;
    setAxes(x, y);
    emit axesChanged(x, y);
}

void HeatmapAxesBar::showAxes() {
    m_xBox->setCurrentIndex(indexOf(m_x));
    m_yBox->setCurrentIndex(indexOf(m_y));
}

void HeatmapAxesBar::retranslate() {
    m_xLabel->setText(tr("Across:"));
    m_yLabel->setText(tr("Up:"));
    m_xBox->setAccessibleName(tr("Horizontal axis of the heatmap"));
    m_yBox->setAccessibleName(tr("Vertical axis of the heatmap"));
    for (QComboBox* box : {m_xBox, m_yBox}) {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, axisName(axisAt(i)));
        for (int i = 0; i < box->count(); ++i)
            box->setItemData(i, axisTip(axisAt(i)), Qt::ToolTipRole);
    }
    m_best->setAccessibleName(tr("Best over the rest"));
    m_best->setToolTip(
        tr("Each cell is the fastest plan that fits with its two values, whatever else it has, "
           "rather than this plan moved there. A click loads it."));
    m_quantityLabel->setText(tr("Shows:"));
    m_quantityBox->setAccessibleName(tr("What the cells of the heatmap show"));
    const auto entry = [this](HeatmapQuantity quantity, const QString& name, const QString& hint) {
        m_quantityBox->setItemText(static_cast<int>(quantity), name);
        m_quantityBox->setItemData(static_cast<int>(quantity), hint, Qt::ToolTipRole);
    };
    entry(HeatmapQuantity::memory, tr("Memory"), tr("Memory of the fullest GPU in GiB, coloured by zone"));
    entry(HeatmapQuantity::bubble, tr("Bubble"), tr("Share of total time in which the pipeline idles"));
    entry(HeatmapQuantity::step, tr("Step time"), tr("Time of one optimizer step"));
    entry(HeatmapQuantity::flops, tr("TFLOP/s"), tr("FLOPs per second and GPU"));
    entry(HeatmapQuantity::utilisation, tr("MFU"), tr("FLOPs per second as a share of the GPU's peak"));
    entry(HeatmapQuantity::tokens, tr("Tokens/s"), tr("Tokens per second and GPU"));
    entry(HeatmapQuantity::cost, tr("Cost"),
          tr("GPU-hours, or their price, of training on a number of tokens"));
}

} // namespace quadrille
