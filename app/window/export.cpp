// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export.h"

#include "app/cli/output.h"
#include "app/cli/schedule_text.h"
#include "app/render/render.h"
#include "app/session/file_io.h"
#include "app/text.h"
#include "core/pipeline/order_file.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QCoreApplication>
#include <QFileDialog>

#include <tuple>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(exporting)
};

constexpr QSize smallest(640, 360);
constexpr double pngRatio = 2; ///< pixels of a PNG per unit, so that it is sharp on a wall

RenderOptions optionsFor(const Picture& picture, const Scenario& scenario) {
    return {scenarioLine(scenario), isDark(picture.palette()), pngRatio};
}

/// As large as on screen, with room for title and caption.
QSize sizeFor(const Picture& picture) {
    return (picture.size() + QSize(24, 84)).expandedTo(smallest);
}

QString sentenceOf(const InputError& error) {
    return QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                        format::sentence(error.rule()));
}

/// A unit of time of a trace is shown as a millisecond.
Timeline inMilliseconds(Timeline timeline) {
    for (std::vector<double>* times : {&timeline.starts, &timeline.ends})
        for (double& time : *times)
            time *= 1000;
    return timeline;
}

} // namespace

QImage imageOf(const Picture& picture, const Scenario& scenario) {
    return renderImage(picture, sizeFor(picture), optionsFor(picture, scenario));
}

QString askAndExportPicture(QWidget* window, const Picture& picture, const Scenario& scenario) {
    const QString suggested = QString::fromStdString(scenario.model.name) + QStringLiteral(".png");
    const QString file = QFileDialog::getSaveFileName(
        window, Text::tr("Export the picture"), suggested,
        Text::tr("PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)"));
    QString error;
    if (!file.isEmpty() &&
        !renderPicture(picture, sizeFor(picture), file, &error, optionsFor(picture, scenario)))
        return error;
    return {};
}

void writeScheduleFile(const QString& file, ScheduleFile kind, const Analysis& analysis) {
    const Timeline& timeline = *analysis.timeline;
    if (kind == ScheduleFile::order) {
        writeWhole(file, QByteArray::fromStdString(writeOrder(*timeline.order)));
        return;
    }
    cli::TargetFile target("export", file.toStdString());
    switch (kind) {
    case ScheduleFile::trace:
        cli::writeTrace(target.output(),
                        analysis.timeBase == TimeBase::model ? inMilliseconds(timeline) : timeline);
        break;
    case ScheduleFile::timelineCsv:
        cli::writeScheduleCsv(target.output(), timeline);
        break;
    case ScheduleFile::timelineJson:
        cli::writeScheduleJson(target.output(), timeline);
        break;
    case ScheduleFile::order:
        break;
    }
    target.commit();
}

QString askAndExportSchedule(QWidget* window, ScheduleFile kind, const Analysis& analysis) {
    if (analysis.timeline == nullptr)
        return Text::tr("There is no timeline to export.");
    const auto& [title, suffix, filter] = [kind]() -> std::tuple<QString, QString, QString> {
        switch (kind) {
        case ScheduleFile::trace:
            return {Text::tr("Export as Chrome trace"), QStringLiteral(".trace.json"),
                    Text::tr("Chrome trace, for Perfetto (*.json)")};
        case ScheduleFile::order:
            return {Text::tr("Export the order"), QStringLiteral(".order.txt"),
                    Text::tr("Order of operations (*.txt)")};
        case ScheduleFile::timelineCsv:
            return {Text::tr("Export the timeline"), QStringLiteral(".csv"),
                    Text::tr("Comma-separated values (*.csv)")};
        case ScheduleFile::timelineJson:
            break;
        }
        return {Text::tr("Export the timeline"), QStringLiteral(".json"),
                Text::tr("JSON, as of the command line (*.json)")};
    }();
    const std::string_view schedule = scheduleName(analysis.scenario.plan.schedule);
    const QString suggested =
        QString::fromLatin1(schedule.data(), static_cast<qsizetype>(schedule.size())) + suffix;
    const QString file = QFileDialog::getSaveFileName(window, title, suggested, filter);
    if (file.isEmpty())
        return {};
    try {
        writeScheduleFile(file, kind, analysis);
    } catch (const InputError& error) {
        return sentenceOf(error);
    }
    return {};
}

QString askAndExportNumbers(QWidget* window, const Picture& picture) {
    const QString file =
        QFileDialog::getSaveFileName(window, Text::tr("Export the numbers"), QStringLiteral("quadrille.csv"),
                                     Text::tr("Comma-separated values (*.csv)"));
    if (file.isEmpty())
        return {};
    try {
        writeWhole(file, toCsv(picture.data()).toUtf8());
    } catch (const InputError& error) {
        return sentenceOf(error);
    }
    return {};
}

} // namespace quadrille
