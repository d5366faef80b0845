// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/exported_view.h"

#include "app/window/panel.h"
#include "app/window/pipeline_panel.h"
#include "widgets/schedule_table/schedule_table.h"
#include "widgets/truth_scatter/accuracy_table.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPointer>

namespace quadrille {
namespace {

/// A table as it looks in the window, for files and the clipboard: it is never shown itself.
class TablePicture : public Picture {
public:
    TablePicture(QAbstractItemView& table, QString finding)
        : Picture(nullptr), m_table(&table), m_finding(std::move(finding)) {
        setFont(table.font());
        setPalette(table.palette());
        resize(table.size());
    }
    [[nodiscard]] QString finding() const override { return m_finding; }
    void paintOn(QPainter& painter, const QRectF& area, const Colours&) const override {
        if (m_table == nullptr || m_table->width() < 1 || m_table->height() < 1)
            return;
        const double scale = std::min(area.width() / m_table->width(), area.height() / m_table->height());
        painter.save();
        painter.translate(area.topLeft());
        painter.scale(scale, scale);
        m_table->render(&painter, {}, {}, DrawChildren);
        painter.restore();
    }
    [[nodiscard]] DataTable data() const override;

private:
    QPointer<QAbstractItemView> m_table;
    QString m_finding;
};

DataTable TablePicture::data() const {
    // These know their numbers unrounded.
    for (const QWidget* owner = m_table; owner != nullptr; owner = owner->parentWidget()) {
        if (const auto* schedules = qobject_cast<const ScheduleTable*>(owner))
            return schedules->data();
        if (const auto* accuracy = qobject_cast<const AccuracyTable*>(owner))
            return accuracy->data();
    }
    DataTable data;
    if (m_table == nullptr || m_table->model() == nullptr)
        return data;
    const QAbstractItemModel& model = *m_table->model();
    for (int column = 0; column < model.columnCount(); ++column)
        data.columns << model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row) {
        QList<QVariant> cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data();
        data.rows << cells;
    }
    return data;
}

/// The first of that kind that is not hidden in it.
template <class Widget>
Widget* shownIn(QWidget& content) {
    for (Widget* each : content.findChildren<Widget*>()) {
        if (each->isVisibleTo(&content))
            return each;
    }
    return qobject_cast<Widget*>(&content);
}

} // namespace

std::optional<ExportedView> viewOf(const Panel& panel) {
    QWidget* content = panel.widget();
    if (content == nullptr)
        return std::nullopt;
    ExportedView view{panel.objectName(), panel.windowTitle(), nullptr, nullptr};
    if (const auto* pipeline = qobject_cast<const PipelinePanel*>(content))
        view.made = pipeline->comparison();
    if (view.made == nullptr) {
        view.picture = shownIn<Picture>(*content);
        if (view.picture != nullptr)
            return view;
        if (auto* table = shownIn<QAbstractItemView>(*content))
            view.made = std::make_unique<TablePicture>(*table, panel.finding());
    }
    view.picture = view.made.get();
    return view.picture != nullptr ? std::optional(std::move(view)) : std::nullopt;
}

} // namespace quadrille
