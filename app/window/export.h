// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis.h"
#include "core/scenario.h"

#include <QImage>
#include <QString>

class QWidget;

namespace quadrille {

class Picture;

/// Files that a timeline is written to, beside pictures.
enum class ScheduleFile {
    trace, ///< Chrome trace-event JSON, which Perfetto opens; a second of the model lasts a second there
    order, ///< the text of core/pipeline/order_file.h
    timelineCsv, ///< a row an operation
    timelineJson ///< the keys of `schedule --json`
};

/// The picture as it would be exported as PNG, for the clipboard.
[[nodiscard]] QImage imageOf(const Picture& picture, const Scenario& scenario);

// Each asks where to, and writes. \return what went wrong; empty: nothing, or the user cancelled.
[[nodiscard]] QString askAndExportPicture(QWidget* window, const Picture& picture, const Scenario& scenario);
[[nodiscard]] QString askAndExportNumbers(QWidget* window, const Picture& picture);
[[nodiscard]] QString askAndExportSchedule(QWidget* window, ScheduleFile kind, const Analysis& analysis);

/// Writes it whole or not at all. \throws InputError when the place cannot be written. \pre there is a
/// timeline
void writeScheduleFile(const QString& file, ScheduleFile kind, const Analysis& analysis);

} // namespace quadrille
