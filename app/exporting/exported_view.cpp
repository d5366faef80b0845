// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/exported_view.h"

#include "app/docks/panel.h"
#include "app/panels/compare/compare_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/render/plan_pictures.h"
#include "app/settings/appearance.h"
#include "widgets/comparison/comparison_table.h"
#include "widgets/comparison/comparison_text.h"
#include "widgets/schedule_table/schedule_table.h"
#include "widgets/truth_scatter/accuracy_table.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QPainter>
#include <QPointer>
#include <QScrollBar>

namespace quadrille {
namespace {

/// Lets a table show all of its rows and columns for as long as this lives, while it is not drawn.
class Unrolled {
public:
    /// \param from the size it has where that is enough
    Unrolled(QAbstractItemView& table, QSize from)
        : m_table(table), m_size(table.size()), m_across(table.horizontalScrollBar()->value()),
          m_down(table.verticalScrollBar()->value()), m_acrossPolicy(table.horizontalScrollBarPolicy()),
          m_downPolicy(table.verticalScrollBarPolicy()) {
        table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        table.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        table.resize(from);
        // Beyond this an image has no room for it, and no reader patience.
        constexpr QSize most(4000, 6000);
        for (int tries = 0; tries < 3; ++tries) { // columns may take what room there is
            const QSize more(hiddenWidth(), hiddenHeight());
            if (more.isNull())
                break;
            table.resize((table.size() + more).boundedTo(most));
        }
    }
    ~Unrolled() {
        m_table.setHorizontalScrollBarPolicy(m_acrossPolicy);
        m_table.setVerticalScrollBarPolicy(m_downPolicy);
        m_table.resize(m_size);
        m_table.horizontalScrollBar()->setValue(m_across);
        m_table.verticalScrollBar()->setValue(m_down);
    }
    Unrolled(const Unrolled&) = delete;
    Unrolled& operator=(const Unrolled&) = delete;

private:
    /// Of the columns beyond the last that is seen, each as wide as what it says.
    [[nodiscard]] int hiddenWidth() const {
        const QHeaderView* header = nullptr;
        for (const auto* each : m_table.findChildren<QHeaderView*>())
            if (each->orientation() == Qt::Horizontal)
                header = each;
        if (header == nullptr)
            return m_table.horizontalScrollBar()->maximum();
        int needed = header->length(); // what waits to be resized is so now
        for (int column = 0; column < header->count(); ++column)
            if (header->sectionResizeMode(column) == QHeaderView::Stretch && !header->isSectionHidden(column))
                needed += std::max(m_table.sizeHintForColumn(column), header->sectionSizeHint(column)) -
                          header->sectionSize(column);
        return std::max(0, needed - m_table.viewport()->width());
    }
    /// Of the rows below the last that is seen.
    [[nodiscard]] int hiddenHeight() const {
        const QAbstractItemModel& model = *m_table.model();
        const QRect last = m_table.visualRect(model.index(model.rowCount() - 1, 0));
        const QRect first = m_table.visualRect(model.index(0, 0));
        const int needed = last.bottom() - first.top() + 1;
        return std::max(0, needed - m_table.viewport()->height());
    }

    QAbstractItemView& m_table;
    QSize m_size;
    int m_across;
    int m_down;
    Qt::ScrollBarPolicy m_acrossPolicy;
    Qt::ScrollBarPolicy m_downPolicy;
};

/// Lets a table have the palette of a picture's colours for as long as this lives.
class Recoloured {
public:
    Recoloured(QAbstractItemView& table, bool dark)
        : m_table(table), m_before(table.testAttribute(Qt::WA_SetPalette) ? table.palette() : QPalette()),
          m_isOther(isDark(table.palette()) != dark) {
        if (m_isOther)
            table.setPalette(makePalette(dark));
    }
    ~Recoloured() {
        if (m_isOther)
            m_table.setPalette(m_before);
    }
    Recoloured(const Recoloured&) = delete;
    Recoloured& operator=(const Recoloured&) = delete;

private:
    QAbstractItemView& m_table;
    QPalette m_before;
    bool m_isOther;
};

/// A table as it looks in the window, with all its rows, for files and the clipboard: it is never shown
/// itself.
class TablePicture : public Picture {
public:
    TablePicture(QAbstractItemView& table, QString finding)
        : Picture(nullptr), m_table(&table), m_finding(std::move(finding)) {
        setFont(table.font());
        setPalette(table.palette());
        const Unrolled whole(table, table.size());
        resize(table.size());
    }
    [[nodiscard]] QString finding() const override { return m_finding; }
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override {
        if (m_table == nullptr || m_table->width() < 1 || m_table->height() < 1)
            return;
        const Recoloured inColours(*m_table, colours.dark);
        // What is empty beside and below it on screen would make its letters smaller.
        const Unrolled whole(*m_table, area.size().toSize());
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
        if (const auto* plans = qobject_cast<const ComparisonTable*>(owner);
            plans != nullptr && plans->comparison())
            return comparison::tableOf(*plans->comparison());
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

DataTable numbersOf(const ExportedView& view) {
    return view.table ? *view.table : view.picture->data();
}

bool hasView(const Panel& panel) {
    QWidget* content = panel.widget();
    return content != nullptr &&
           (shownIn<Picture>(*content) != nullptr || shownIn<QAbstractItemView>(*content) != nullptr);
}

std::optional<ExportedView> viewOf(const Panel& panel) {
    QWidget* content = panel.widget();
    if (content == nullptr)
        return std::nullopt;
    ExportedView view{panel.objectName(), panel.windowTitle(), nullptr, nullptr};
    if (const auto* pipeline = qobject_cast<const PipelinePanel*>(content))
        view.made = pipeline->comparison();
    if (const auto* compare = qobject_cast<const ComparePanel*>(content)) {
        view.plans = planLines(compare->known()).join(u'\n');
        const ComparisonTable* table = compare->table();
        if (table != nullptr && table->isVisibleTo(content) && table->comparison())
            view.table = comparison::tableOf(*table->comparison());
    }
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
