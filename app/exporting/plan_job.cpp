// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/plan_job.h"

#include "app/session/file_io.h"
#include "core/scenario/settings.h"
#include "core/text/input_error.h"
#include "widgets/format.h"
#include "widgets/plan_table/plan_row.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(exporting)
};

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString nameOf(const std::string& setting) {
    if (const Setting* found = findSetting(setting))
        return settingName(*found);
    return setting == "model"       ? Text::tr("Model")
           : setting == "framework" ? Text::tr("Framework")
                                    : textOf(setting);
}

QString valueOf(const std::string& setting, const std::string& value) {
    const Setting* found = findSetting(setting);
    return found != nullptr && !value.empty() ? settingValue(*found, value) : textOf(value);
}

} // namespace

QString unsaidText(const std::vector<frameworks::Unsaid>& unsaid) {
    QStringList parts;
    for (const frameworks::Unsaid& each : unsaid) {
        const QString said = nameOf(each.setting) + QLatin1Char(' ') + valueOf(each.setting, each.value);
        parts << (each.instead.empty() ? said
                                       : Text::tr("%1 (it runs %2)", "setting and value, value")
                                             .arg(said, valueOf(each.setting, each.instead)));
    }
    return parts.join(QStringLiteral(" · "));
}

ExportJob planJob(const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<frameworks::ExportedPlan> plans;
    ExportJob job;
    job.title = Text::tr("Export the plan");
    job.name = exportName(scenario, QStringLiteral("plan"));
    for (const frameworks::Format* format : frameworks::writtenFormats()) {
        job.formats << ExportFormat{QLatin1Char('.') + QFileInfo(textOf(format->fileName)).suffix(),
                                    textOf(format->label), QLatin1Char('-') + textOf(format->name)};
        plans.push_back(frameworks::exportPlan(scenario, *format, catalogue));
    }
    job.text = [plans](const ExportChoice& choice) {
        const frameworks::ExportedPlan& plan = plans.at(static_cast<std::size_t>(choice.format));
        const QString unsaid = unsaidText(plan.unsaid);
        return ExportedText{textOf(plan.text), unsaid.isEmpty()
                                                   ? Text::tr("It says everything of this plan.")
                                                   : Text::tr("It cannot say: %1", "settings").arg(unsaid)};
    };
    job.write = [text = job.text](const QString& file, const ExportChoice& choice) -> QString {
        try {
            writeWhole(file, text(choice).text.toUtf8());
        } catch (const InputError& error) {
            return QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                                format::sentence(error.rule()));
        }
        return {};
    };
    return job;
}

} // namespace quadrille
