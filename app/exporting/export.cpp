// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/export.h"

#include "app/cli/output.h"
#include "app/cli/schedule_text.h"
#include "app/exporting/exported_view.h"
#include "app/render/render.h"
#include "app/report/file.h"
#include "app/report/preview.h"
#include "app/session/file_io.h"
#include "app/text_io/scenario_line.h"
#include "core/pipeline/order_file.h"
#include "core/scenario/dimension.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <utility>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(exporting)
};

constexpr QSize smallest(640, 360);
constexpr qsizetype longestPreview = 4000; ///< letters
constexpr double pngRatio = 2;             ///< pixels of a PNG per unit, so that it is sharp on a wall

RenderOptions optionsFor(const PictureLook& look, const QString& caption) {
    return {.caption = look.caption ? caption : QString(),
            .dark = look.dark,
            .pixelRatio = look.size != nullptr ? look.size->pixelRatio : pngRatio,
            .titled = look.title,
            .legend = look.legend,
            .scale = look.size != nullptr ? look.size->scale : 1};
}

/// Unless another is chosen as large as on screen, with room for title and caption.
QSize sizeFor(const Picture& picture, const QString& caption, const PictureLook& look) {
    const int more = static_cast<int>(caption.count(u'\n')) * picture.fontMetrics().lineSpacing();
    return look.size != nullptr ? look.size->size
                                : (picture.size() + QSize(24, 84 + more)).expandedTo(smallest);
}

PictureLook usualLook(const Picture& picture) {
    return {.dark = isDark(picture.palette())};
}

QImage imageOf(const Picture& picture, const QString& caption, const PictureLook& look) {
    return renderImage(picture, sizeFor(picture, caption, look), optionsFor(look, caption));
}

QString sentenceOf(const InputError& error) {
    return QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                        format::sentence(error.rule()));
}

QString errorOf(const std::function<void()>& write) {
    try {
        write();
    } catch (const InputError& error) {
        return sentenceOf(error);
    }
    return {};
}

/// A unit of time of a trace is shown as a millisecond.
Timeline inMilliseconds(Timeline timeline) {
    for (std::vector<double>* times : {&timeline.starts, &timeline.ends})
        for (double& time : *times)
            time *= 1000;
    return timeline;
}

} // namespace

QString captionOf(const ExportedView& view, const Scenario& scenario) {
    return view.plans.isEmpty() ? scenarioLine(scenario) : view.plans;
}

QImage imageOf(const Picture& picture, const QString& caption) {
    return imageOf(picture, caption, usualLook(picture));
}

QString safeFileName(QString name) {
    static const QRegularExpression unsafe(QStringLiteral("[^\\p{L}\\p{N}._]+"));
    return name.replace(unsafe, QStringLiteral("-"));
}

QString exportName(const Scenario& scenario, const QString& view) {
    QStringList parts{QString::fromStdString(scenario.model.name)};
    for (const Dimension dimension : allDimensions) {
        const std::string_view name = quadrille::name(dimension);
        if (const std::int64_t number = value(scenario, dimension); number != 1)
            parts << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())) +
                         QString::number(number);
    }
    parts << view;
    return safeFileName(parts.join(u'-'));
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

ExportJob pictureJob(const std::shared_ptr<const ExportedView>& view, const Scenario& scenario) {
    const Picture& picture = *view->picture;
    const QString caption = captionOf(*view, scenario);
    return {
        Text::tr("Export %1 as a picture", "name of a panel").arg(view->name),
        exportName(scenario, view->id),
        {{QStringLiteral(".png"), Text::tr("PNG image")},
         {QStringLiteral(".svg"), Text::tr("SVG drawing")},
         {QStringLiteral(".pdf"), Text::tr("PDF document")}},
        picture.finding(),
        [view, caption](const QString& file, const ExportChoice& choice) {
            const Picture& shown = *view->picture;
            QString error;
            (void)renderPicture(shown, sizeFor(shown, caption, choice.look), file, &error,
                                optionsFor(choice.look, caption));
            return error;
        },
        {},
        [view, caption](const ExportChoice& choice) { return imageOf(*view->picture, caption, choice.look); },
        usualLook(picture)};
}

ExportJob numbersJob(const ExportedView& view, const Scenario& scenario) {
    const QString csv = toCsv(numbersOf(view));
    return {Text::tr("Export the numbers of %1", "name of a panel").arg(view.name),
            exportName(scenario, view.id),
            {{QStringLiteral(".csv"), Text::tr("Comma-separated values")}},
            view.picture->finding(),
            [csv](const QString& file, const ExportChoice&) {
                return errorOf([&] { writeWhole(file, csv.toUtf8()); });
            },
            csv.left(longestPreview)};
}

ExportJob reportJob(std::shared_ptr<const report::Document> document, const Scenario& scenario) {
    const QList<std::pair<report::Page, QString>> pages{
        {report::Page::a4, Text::tr("PDF document, A4")},
        {report::Page::letter, Text::tr("PDF document, Letter")},
        {report::Page::slides, Text::tr("PDF document, slides of 16:9")}};
    QList<ExportFormat> formats;
    for (const auto& [page, label] : pages)
        formats << ExportFormat{QStringLiteral(".pdf"), label};
    formats << ExportFormat{QStringLiteral(".html"), Text::tr("Web page, all in one file")}
            << ExportFormat{QStringLiteral(".md"), Text::tr("Markdown, pictures beside it")};
    const auto optionsOf = [pages](const ExportChoice& choice) {
        return report::FileOptions{pages.value(choice.format).first, choice.look.dark};
    };
    return {Text::tr("Report"),
            exportName(scenario, QStringLiteral("report")),
            formats,
            document->title,
            [document, optionsOf](const QString& file, const ExportChoice& choice) {
                return errorOf([&] { report::write(*document, file, optionsOf(choice)); });
            },
            {},
            [document, optionsOf](const ExportChoice& choice) {
                const auto [page, isDark] = optionsOf(choice);
                return report::firstPage(*document, page, isDark);
            },
            PictureLook{},
            true};
}

ExportJob scheduleJob(ScheduleFile kind, const Analysis& analysis) {
    const auto& [title, format] = [kind]() -> std::pair<QString, ExportFormat> {
        switch (kind) {
        case ScheduleFile::trace:
            return {Text::tr("Export as Chrome trace"),
                    {QStringLiteral(".trace.json"), Text::tr("Chrome trace, for Perfetto")}};
        case ScheduleFile::order:
            return {Text::tr("Export the order"),
                    {QStringLiteral(".order.txt"), Text::tr("Order of operations")}};
        case ScheduleFile::timelineCsv:
            return {Text::tr("Export the timeline"),
                    {QStringLiteral(".csv"), Text::tr("Comma-separated values")}};
        case ScheduleFile::timelineJson:
            break;
        }
        return {Text::tr("Export the timeline"),
                {QStringLiteral(".json"), Text::tr("JSON, as of the command line")}};
    }();
    const std::string_view schedule = scheduleName(analysis.scenario().plan.schedule);
    const auto operations = static_cast<std::int64_t>(analysis.timeline->size());
    return {title,
            exportName(analysis.scenario(),
                       QString::fromLatin1(schedule.data(), static_cast<qsizetype>(schedule.size()))),
            {format},
            Text::tr("%1; stages: %2, operations: %3", "a schedule, two numbers")
                .arg(format::scheduleLabel(analysis.scenario().plan.schedule),
                     format::count(analysis.scenario().plan.pp), format::count(operations)),
            [kind, analysis](const QString& file, const ExportChoice&) {
                return errorOf([&] { writeScheduleFile(file, kind, analysis); });
            }};
}

} // namespace quadrille
