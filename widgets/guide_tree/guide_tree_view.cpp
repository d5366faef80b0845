// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide_tree/guide_tree_view.h"

#include "widgets/format.h"
#include "widgets/guide_tree/guide_tree_text.h"
#include "widgets/picture/mark.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace quadrille {
namespace {

using Part = TreePlace::Part;

void paintBox(QPainter& painter, const TreeBox& box, double hair, const Colours& colours) {
    constexpr double rounding = 4;
    const double width = box.lit ? 2 * hair : hair;
    QColor fill = colours.background;
    if (box.lit && box.place.part != Part::asks) {
        fill = colours.accent;
        fill.setAlphaF(colours.dark ? 0.28F : 0.14F);
        painter.setPen(Qt::NoPen); // the branches end at the box, not within it
        painter.setBrush(colours.background);
        painter.drawRoundedRect(box.box, rounding, rounding);
    }
    const bool dashed = !box.reached || (box.place.part != Part::asks && !box.lit);
    painter.setPen(
        QPen(box.lit ? colours.accent : colours.grid, width, dashed ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(fill);
    painter.drawRoundedRect(box.box, rounding, rounding);
    for (const TreeLine& line : box.lines) {
        const bool strong = box.lit && line.kind != TreeLine::Kind::detail;
        painter.setPen(strong ? colours.text : colours.mutedText);
        drawText(painter, line.placed);
    }
}

} // namespace

GuideTreeView::GuideTreeView(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("The guide’s decision tree"); });
    setUsualSize(50, 20);
}

void GuideTreeView::setAdvice(std::optional<PlanAdvice> advice) {
    m_advice = std::move(advice);
    contentChanged();
}

QString GuideTreeView::finding() const {
    return m_advice ? withRemark(guide_tree::finding(*m_advice))
                    : emptyReason(tr("There is no plan to show yet."));
}

DataTable GuideTreeView::data() const {
    DataTable table;
    table.columns = {tr("question"),       tr("numbers"),
                     tr("asked"),          tr("answer"),
                     tr("recommendation"), tr("done by the plan"),
                     tr("changes"),        tr("speed (share)"),
                     tr("memory (B)"),     tr("mistakes of the guide")};
    if (!m_advice)
        return table;
    for (std::size_t i = 0; i < m_advice->tree.size(); ++i) {
        const TreeNode& node = m_advice->tree.at(i);
        const TreeAnswer& answer = node.yes.given ? node.yes : node.no;
        const auto& done = m_advice->recommended.at(i);
        QStringList wrong;
        for (const Message& each : node.wrong)
            wrong << format::sentence(each);
        const auto yesOrNo = [](bool yes) { return yes ? tr("yes") : tr("no"); };
        table.rows << QList<QVariant>{format::sentence(node.asks),
                                      format::sentence(node.compares),
                                      yesOrNo(node.reached),
                                      yesOrNo(node.yes.given),
                                      format::sentence(answer.does),
                                      done ? QVariant(yesOrNo(done->agreesWith)) : QVariant(),
                                      done ? QVariant(guide_tree::changes(done->changes)) : QVariant(),
                                      done && done->plan.speed > 0 ? QVariant(done->plan.speed) : QVariant(),
                                      done ? QVariant(done->plan.seen.total.value()) : QVariant(),
                                      wrong.join(QLatin1Char(' '))};
    }
    return table;
}

GuideTreeLayout GuideTreeView::layOut(const QRectF& area, const QFont& font,
                                      const QPaintDevice* device) const {
    return layoutGuideTree(*m_advice, area, QFontMetricsF(font, device));
}

void GuideTreeView::paintLayout(QPainter& painter, const GuideTreeLayout& layout,
                                const Colours& colours) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const bool lit : {false, true}) {
        painter.setPen(QPen(lit ? colours.accent : colours.grid, (lit ? 2 : 1) * layout.hair));
        for (const TreeBranch& branch : layout.branches)
            if (branch.lit == lit)
                painter.drawLine(branch.line);
    }
    for (const TreeBox& box : layout.boxes)
        paintBox(painter, box, layout.hair, colours);
    painter.restore();
}

void GuideTreeView::paintMark(QPainter& painter, const TreePlace& place, const Colours& colours) const {
    if (const TreeBox* box = layoutNow().boxOf(place))
        paintDashedMark(painter, box->box.adjusted(-2, -2, 2, 2), layoutNow().hair, colours);
}

QString GuideTreeView::say(const TreePlace& place) const {
    const auto row = static_cast<std::size_t>(place.row);
    const TreeNode& node = m_advice->tree.at(row);
    if (place.part == Part::asks)
        return guide_tree::readout(node);
    return guide_tree::readout(node, place.part == Part::yes, m_advice->recommended.at(row));
}

TreePlace GuideTreeView::start(int) const {
    return layoutNow().boxes.empty() ? TreePlace{} : TreePlace{0, Part::asks};
}

std::optional<TreePlace> GuideTreeView::neighbour(const TreePlace& place, int key) const {
    if (layoutNow().boxes.empty())
        return std::nullopt;
    const int last = static_cast<int>(treeQuestions.size()) - 1;
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const int part = std::clamp(static_cast<int>(place.part) + (key == Qt::Key_Right ? 1 : -1), 0, 2);
        return TreePlace{place.row, static_cast<Part>(part)};
    }
    const auto row = alongRow(place.row, last, key, RowKeys::down);
    return row ? std::optional(TreePlace{*row, place.part}) : std::nullopt;
}

bool GuideTreeView::isUsable(const TreePlace& place) const {
    if (place.row < 0 || place.part == Part::asks)
        return false;
    const auto row = static_cast<std::size_t>(place.row);
    const TreeNode& node = m_advice->tree.at(row);
    const auto& done = m_advice->recommended.at(row);
    return (place.part == Part::yes ? node.yes : node.no).given && done && !done->changes.empty();
}

void GuideTreeView::use(const TreePlace& place) {
    if (isUsable(place))
        emit recommendationChosen(*m_advice->recommended.at(static_cast<std::size_t>(place.row)));
}

} // namespace quadrille
