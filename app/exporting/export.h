// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exporting/picture_look.h"
#include "core/analysis/analysis.h"
#include "core/scenario/scenario.h"

#include <QImage>
#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace quadrille {

class Picture;
struct ExportedView;
namespace report {
struct Document;
}

/// Files that a timeline is written to, beside pictures.
enum class ScheduleFile {
    trace, ///< Chrome trace-event JSON, which Perfetto opens; a second of the model lasts a second there
    order, ///< the text of core/pipeline/order_file.h
    timelineCsv, ///< a row an operation
    timelineJson ///< the keys of `schedule --json`
};

/// One way to write a file.
struct ExportFormat {
    QString suffix; ///< ".png", also of two parts
    QString label;  ///< for people: "PNG image"
    QString tail{}; ///< of the suggested name, before the suffix: "-torchtitan"
};

/// What was chosen of it.
struct ExportChoice {
    int format = 0; ///< its place among the formats
    PictureLook look;
};

/// A file of text, as it depends on what was chosen.
struct ExportedText {
    QString text;
    QString remark; ///< on it, for people
};

/// What is to be written, how it may be called, and what it will look like; for the dialog that asks where
/// to.
struct ExportJob {
    QString title;               ///< of the dialog
    QString name;                ///< suggested, without suffix
    QList<ExportFormat> formats; ///< the usual one first
    QString finding;             ///< what it says, in a sentence
    /// Writes it whole or not at all. \return what went wrong; empty: nothing
    std::function<QString(const QString& file, const ExportChoice& choice)> write;
    QString beginning = {}; ///< of a file of text, a preview; empty: none
    std::function<QImage(const ExportChoice& choice)> preview = {}; ///< none: not drawn
    std::optional<PictureLook> look = {};                           ///< at first; none: nothing to choose
    bool isDocument = false; ///< of the look only the colours can be chosen, and no image is copied
    std::function<ExportedText(const ExportChoice& choice)> text = {}; ///< instead of `beginning`
};

/// What a person called something, of letters, digits and "._-" alone.
[[nodiscard]] QString safeFileName(QString name);

/// "llama-3.1-8b-tp2-pp4-gbs128-seq8192-gpus64-memory": model, what of the plan is not 1, view; of letters,
/// digits and "._-" alone.
[[nodiscard]] QString exportName(const Scenario& scenario, const QString& view);

/// What stands below a picture: its plan or plans. \param scenario on screen
[[nodiscard]] QString captionOf(const ExportedView& view, const Scenario& scenario);

/// The picture as it would be exported as PNG, for the clipboard.
[[nodiscard]] QImage imageOf(const Picture& picture, const QString& caption);

/// \pre the view's widgets live as long as the job
[[nodiscard]] ExportJob pictureJob(const std::shared_ptr<const ExportedView>& view, const Scenario& scenario);
[[nodiscard]] ExportJob numbersJob(const ExportedView& view, const Scenario& scenario);
/// \param scenario which the report is about
/// Light, as paper is, until the person chooses otherwise.
[[nodiscard]] ExportJob reportJob(std::shared_ptr<const report::Document> document, const Scenario& scenario);
/// \pre there is a timeline
[[nodiscard]] ExportJob scheduleJob(ScheduleFile kind, const Analysis& analysis);

/// Writes it whole or not at all. \throws InputError when the place cannot be written. \pre there is a
/// timeline
void writeScheduleFile(const QString& file, ScheduleFile kind, const Analysis& analysis);

} // namespace quadrille
