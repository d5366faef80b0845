// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/scenario_line.h"

#include "core/scenario/dimension.h"
#include "widgets/format.h"

#include <QCoreApplication>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(text)
};

} // namespace

QString scenarioLine(const Scenario& scenario) {
    QStringList parts{Text::tr("%1 on %2 × %3")
                          .arg(QString::fromStdString(scenario.model.label),
                               format::count(scenario.cluster.gpus),
                               QString::fromStdString(scenario.cluster.gpu.label))};
    for (const Dimension dimension : allDimensions) {
        if (dimension == Dimension::gpus)
            continue;
        parts << QStringLiteral("%1 %2").arg(format::dimensionSymbol(dimension),
                                             format::dimensionValue(dimension, value(scenario, dimension)));
    }
    parts << QStringLiteral("DP %1").arg(format::count(dataParallel(scenario)));
    parts << format::scheduleLabel(scenario.plan.schedule);
    return parts.join(QStringLiteral(" · "));
}

static QString nodesLine(const Cluster& cluster) {
    if (cluster.gpus <= cluster.gpusPerNode)
        return Text::tr("One node of %1 GPUs").arg(format::count(cluster.gpusPerNode));
    const std::int64_t nodes = (cluster.gpus + cluster.gpusPerNode - 1) / cluster.gpusPerNode;
    return Text::tr("%1 nodes of %2 GPUs, %3 Gbit/s each")
        .arg(format::count(nodes), format::count(cluster.gpusPerNode), format::number(cluster.nicGbps));
}

QString clusterLine(const Cluster& cluster) {
    QString nodes = nodesLine(cluster);
    if (cluster.fabric.leafGpus == 0)
        return nodes;
    return Text::tr("%1; leaves of %2 GPUs, oversubscribed %3 : 1", "nodes of a cluster, its network")
        .arg(nodes, format::count(cluster.fabric.leafGpus), format::number(cluster.fabric.oversubscription));
}

} // namespace quadrille
