// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text.h"

#include "core/plan/dimension.h"
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
    parts << scheduleLabel(scenario.plan.schedule);
    return parts.join(QStringLiteral(" · "));
}

QString clusterLine(const Cluster& cluster) {
    if (cluster.gpus <= cluster.gpusPerNode)
        return Text::tr("One node of %1 GPUs").arg(format::count(cluster.gpusPerNode));
    const std::int64_t nodes = (cluster.gpus + cluster.gpusPerNode - 1) / cluster.gpusPerNode;
    return Text::tr("%1 nodes of %2 GPUs, %3 Gbit/s each")
        .arg(format::count(nodes), format::count(cluster.gpusPerNode), format::number(cluster.nicGbps));
}

QString scheduleLabel(ScheduleKind kind) {
    // Names that the papers gave are the same in every language.
    switch (kind) {
    case ScheduleKind::gpipe:
        return QStringLiteral("GPipe");
    case ScheduleKind::oneForwardOneBackward:
        return QStringLiteral("1F1B");
    case ScheduleKind::eager:
        return Text::tr("Eager 1F1B");
    case ScheduleKind::interleaved:
        return Text::tr("Interleaved 1F1B");
    case ScheduleKind::interleavedOverlap:
        return Text::tr("Interleaved, overlapped");
    case ScheduleKind::breadthFirst:
        return Text::tr("Breadth-first");
    case ScheduleKind::zeroBubbleH1:
        return QStringLiteral("ZB-H1");
    case ScheduleKind::zeroBubbleH2:
        return QStringLiteral("ZB-H2");
    case ScheduleKind::zeroBubbleInterleaved:
        return Text::tr("Interleaved ZB1P");
    case ScheduleKind::zeroBubbleV:
        return QStringLiteral("ZB-V");
    case ScheduleKind::vHalf:
        return QStringLiteral("V-Half");
    case ScheduleKind::vMin:
        return QStringLiteral("V-Min");
    case ScheduleKind::dualPipe:
        return QStringLiteral("DualPipe");
    case ScheduleKind::dualPipeV:
        return QStringLiteral("DualPipeV");
    case ScheduleKind::chimera:
        return QStringLiteral("Chimera");
    case ScheduleKind::zeroBubbleAuto:
        return Text::tr("ZB, searched");
    case ScheduleKind::zeroBubbleVAuto:
        return Text::tr("ZB-V, searched");
    case ScheduleKind::custom:
        break;
    }
    return Text::tr("Order from a file");
}

} // namespace quadrille
