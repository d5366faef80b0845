// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_axes_bar.h"

#include "widgets/format.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace quadrille {
namespace {

Dimension dimensionOf(int index) {
    return allDimensions[static_cast<std::size_t>(index)];
}

int indexOf(Dimension dimension) {
    return static_cast<int>(dimension);
}

} // namespace

HeatmapAxesBar::HeatmapAxesBar(QWidget* parent)
    : QWidget(parent), m_xLabel(new QLabel(this)), m_yLabel(new QLabel(this)), m_xBox(new QComboBox(this)),
      m_yBox(new QComboBox(this)), m_memory(new QToolButton(this)), m_bubble(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    const int space = fontMetrics().height() / 2;
    row->setSpacing(space);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_xLabel, m_xBox, m_yLabel, m_yBox})
        row->addWidget(widget);
    row->addStretch();
    auto* toggle = new QHBoxLayout;
    toggle->setSpacing(0);
    auto* group = new QButtonGroup(this);
    for (QToolButton* button : {m_memory, m_bubble}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        group->addButton(button);
        toggle->addWidget(button);
    }
    row->addLayout(toggle);
    m_memory->setChecked(true);
    m_xLabel->setBuddy(m_xBox);
    m_yLabel->setBuddy(m_yBox);
    for (QComboBox* box : {m_xBox, m_yBox}) {
        for (std::size_t i = 0; i < allDimensions.size(); ++i)
            box->addItem(QString());
    }
    retranslate();
    showAxes();

    connect(m_xBox, &QComboBox::activated, this, [this](int index) {
        const Dimension x = dimensionOf(index);
        choose(x, x == m_y ? m_x : m_y);
    });
    connect(m_yBox, &QComboBox::activated, this, [this](int index) {
        const Dimension y = dimensionOf(index);
        choose(y == m_x ? m_y : m_x, y);
    });
    connect(group, &QButtonGroup::buttonToggled, this, [this](QAbstractButton*, bool checked) {
        if (checked)
            emit quantityChanged(quantity());
    });
}

void HeatmapAxesBar::setAxes(Dimension x, Dimension y) {
    m_x = x;
    m_y = y;
    showAxes();
}

void HeatmapAxesBar::setQuantity(HeatmapQuantity quantity) {
    QButtonGroup* group = m_memory->group();
    group->blockSignals(true);
    (quantity == HeatmapQuantity::memory ? m_memory : m_bubble)->setChecked(true);
    group->blockSignals(false);
}

HeatmapQuantity HeatmapAxesBar::quantity() const {
    return m_bubble->isChecked() ? HeatmapQuantity::bubble : HeatmapQuantity::memory;
}

void HeatmapAxesBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HeatmapAxesBar::choose(Dimension x, Dimension y) {
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
            box->setItemText(i, format::dimensionName(dimensionOf(i)));
    }
    m_memory->setText(tr("Memory"));
    m_memory->setToolTip(tr("Memory of the fullest GPU in GiB, coloured by zone"));
    m_memory->setAccessibleName(tr("Show memory in the heatmap"));
    m_bubble->setText(tr("Bubble"));
    m_bubble->setToolTip(tr("Share of total time in which the pipeline idles"));
    m_bubble->setAccessibleName(tr("Show the bubble in the heatmap"));
}

} // namespace quadrille
