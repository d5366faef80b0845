// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/export.h"

#include "app/render/render.h"
#include "app/session/file_io.h"
#include "app/text.h"
#include "core/text/input_error.h"
#include "widgets/format.h"

#include <QCoreApplication>
#include <QFileDialog>

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

QString askAndExportNumbers(QWidget* window, const Picture& picture) {
    const QString file =
        QFileDialog::getSaveFileName(window, Text::tr("Export the numbers"), QStringLiteral("quadrille.csv"),
                                     Text::tr("Comma-separated values (*.csv)"));
    if (file.isEmpty())
        return {};
    try {
        writeWhole(file, toCsv(picture.data()).toUtf8());
    } catch (const InputError& error) {
        return QStringLiteral("%1: %2").arg(QString::fromStdString(error.field()),
                                            format::sentence(error.rule()));
    }
    return {};
}

} // namespace quadrille
