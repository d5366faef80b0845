// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tour_question.h"

#include "app/data/catalogue.h"
#include "core/model/parameters.h"
#include "widgets/chooser/chooser.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int mostGpus = 1'000'000;

} // namespace

TourQuestion::TourQuestion(const Catalogue& catalogue, const Scenario& asked, QWidget* parent)
    : QWidget(parent), m_catalogue(catalogue), m_have(new QLabel(this)), m_gpus(new QSpinBox(this)),
      m_gpu(new Chooser(this)), m_train(new QLabel(this)), m_model(new Chooser(this)) {
    m_gpus->setRange(1, mostGpus);
    m_gpus->setGroupSeparatorShown(true);
    m_gpus->setValue(static_cast<int>(std::min<std::int64_t>(asked.cluster.gpus, mostGpus)));
    m_gpu->setEntries(chooserEntries(catalogue.gpus));
    m_gpu->setCurrentName(QString::fromStdString(asked.cluster.gpu.name));
    m_model->setEntries(chooserEntries(
        catalogue.models, [](const ModelSpec& model) { return static_cast<double>(parameterCount(model)); }));
    m_model->setCurrentName(QString::fromStdString(asked.model.name));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_have, 0, 0);
    grid->addWidget(m_gpus, 0, 1);
    grid->addWidget(m_gpu, 0, 2);
    grid->addWidget(m_train, 1, 0);
    grid->addWidget(m_model, 1, 1, 1, 2);
    grid->setColumnStretch(2, 1);
    setFocusProxy(m_gpus);
}

Scenario TourQuestion::answered(Scenario scenario) const {
    if (const ModelSpec* model = findModel(m_catalogue.models, m_model->currentName().toStdString()))
        scenario.model = *model;
    const std::int64_t gpus = m_gpus->value();
    const GpuSpec* gpu = findGpu(m_catalogue.gpus, m_gpu->currentName().toStdString());
    if (gpu != nullptr && gpu->name != scenario.cluster.gpu.name)
        scenario.cluster = clusterOf(*gpu, gpus);
    scenario.cluster.gpus = gpus;
    return scenario;
}

void TourQuestion::retranslate() {
    m_have->setText(tr("I have", "… GPUs"));
    m_gpus->setAccessibleName(tr("Number of GPUs"));
    m_gpu->setAccessibleName(tr("Kind of GPU"));
    m_train->setText(tr("and want to train", "a model"));
    m_model->setAccessibleName(tr("Model"));
}

} // namespace quadrille
