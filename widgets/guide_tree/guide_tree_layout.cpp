// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide_tree/guide_tree_layout.h"

#include "widgets/format.h"
#include "widgets/guide_tree/guide_tree_text.h"
#include "widgets/picture/wrapped_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(guide_tree)
};

using Part = TreePlace::Part;
constexpr double pad = 0.35; ///< of a line, within a box

/// What a box says, before it is known how much of it has room.
struct Words {
    struct Paragraph {
        TreeLine::Kind kind = TreeLine::Kind::title;
        QStringList lines;
    };
    std::vector<Paragraph> paragraphs;

    [[nodiscard]] int lines() const {
        int count = 0;
        for (const Paragraph& each : paragraphs)
            count += static_cast<int>(each.lines.size());
        return count;
    }
};

Words wordsOf(const TreePlace& place, const PlanAdvice& advice, double width, const QFontMetricsF& metrics) {
    const auto row = static_cast<std::size_t>(place.row);
    const TreeNode& node = advice.tree.at(row);
    Words words;
    const auto add = [&](TreeLine::Kind kind, const QString& text) {
        if (!text.isEmpty())
            words.paragraphs.push_back({kind, wrapped(text, width, metrics)});
    };
    if (place.part == Part::asks) {
        add(TreeLine::Kind::title, format::sentence(node.asks));
        add(TreeLine::Kind::detail, format::sentence(node.compares));
        if (!node.wrong.empty())
            add(TreeLine::Kind::remark, Text::tr("⚠ The guide errs here (%n)", "mistakes of the guide",
                                                 static_cast<int>(node.wrong.size())));
        return words;
    }
    const bool yes = place.part == Part::yes;
    const TreeAnswer& answer = yes ? node.yes : node.no;
    add(TreeLine::Kind::title, (yes ? Text::tr("Yes: %1", "an answer") : Text::tr("No: %1", "an answer"))
                                   .arg(format::sentence(answer.does)));
    if (node.reached && answer.given && !answer.asksOn)
        add(TreeLine::Kind::remark, guide_tree::remark(advice.recommended.at(row)));
    return words;
}

class Layouter {
public:
    Layouter(const PlanAdvice& advice, const QRectF& area, const QFontMetricsF& metrics)
        : m_advice(advice), m_metrics(metrics), m_line(metrics.height()),
          m_inner(area.adjusted(m_line / 2, m_line / 3, -m_line / 2, -m_line / 3)) {}

    [[nodiscard]] GuideTreeLayout layOut() {
        GuideTreeLayout layout;
        if (m_inner.width() < 18 * m_line || m_inner.height() < 6.5 * m_line)
            return layout;
        measure();
        if (!m_fits)
            return layout;
        double top = m_inner.top();
        for (int row = 0; row < rows; ++row) {
            placeRow(layout, row, top);
            top += m_heights.at(static_cast<std::size_t>(row)) + m_gap;
        }
        connect(layout);
        return layout;
    }

private:
    static constexpr int rows = static_cast<int>(treeQuestions.size());

    [[nodiscard]] double widthOf(Part part) const {
        const double boxes = m_inner.width() - 3 * m_line; // two gaps for the branches
        return boxes * (part == Part::asks ? 0.36 : 0.32);
    }
    [[nodiscard]] double leftOf(Part part) const {
        const double gap = 1.5 * m_line;
        switch (part) {
        case Part::asks:
            return m_inner.left();
        case Part::yes:
            return m_inner.left() + widthOf(Part::asks) + gap;
        case Part::no:
            break;
        }
        return m_inner.left() + widthOf(Part::asks) + widthOf(Part::yes) + 2 * gap;
    }

    /// Every row as high as its words ask for; where that is too much, the highest give way first.
    void measure() {
        std::array<int, rows> lines{};
        for (int row = 0; row < rows; ++row)
            for (const Part part : {Part::asks, Part::yes, Part::no})
                lines.at(static_cast<std::size_t>(row)) =
                    std::max(lines.at(static_cast<std::size_t>(row)),
                             wordsOf({row, part}, m_advice, textWidth(part), m_metrics).lines());
        const auto heightOf = [this](int count) { return (count + 2 * pad) * m_line; };
        m_gap = m_line * 0.5;
        const auto whole = [&] {
            double sum = (rows - 1) * m_gap;
            for (const int each : lines)
                sum += heightOf(each);
            return sum;
        };
        while (whole() > m_inner.height()) {
            const auto highest = std::ranges::max_element(lines);
            if (*highest <= 1)
                break;
            --*highest;
        }
        // Boxes of one line each stand closer where that is what it takes.
        m_gap = std::max(0.0, m_gap - std::max(0.0, whole() - m_inner.height()) / (rows - 1));
        m_fits = whole() <= m_inner.height() + 1e-6;
        const double spare = std::max(0.0, m_inner.height() - whole());
        m_gap += std::min(m_line, spare / (2 * rows));
        for (std::size_t row = 0; row < lines.size(); ++row)
            m_heights.at(row) = heightOf(lines.at(row)) + std::min(0.5 * m_line, spare / (2 * rows));
    }

    [[nodiscard]] double textWidth(Part part) const { return widthOf(part) - 2 * pad * m_line; }

    void placeRow(GuideTreeLayout& layout, int row, double top) {
        const TreeNode& node = m_advice.tree.at(static_cast<std::size_t>(row));
        for (const Part part : {Part::asks, Part::yes, Part::no}) {
            const bool given = part == Part::asks || (part == Part::yes ? node.yes : node.no).given;
            TreeBox box{
                .place = {row, part},
                .box = {leftOf(part), top, widthOf(part), m_heights.at(static_cast<std::size_t>(row))},
                .lit = node.reached && given,
                .reached = node.reached,
                .warns = part == Part::asks && !node.wrong.empty(),
                .lines = {}};
            fill(box);
            layout.boxes.push_back(std::move(box));
        }
    }

    void fill(TreeBox& box) const {
        const Words words = wordsOf(box.place, m_advice, textWidth(box.place.part), m_metrics);
        const int room =
            std::max(1, static_cast<int>(std::floor(box.box.height() / m_line - 2 * pad + 0.01)));
        const int shown = std::min(room, words.lines());
        double middle = box.box.center().y() - (shown - 1) * m_line / 2;
        int left = shown;
        for (const Words::Paragraph& paragraph : words.paragraphs) {
            for (qsizetype i = 0; i < paragraph.lines.size() && left > 0; ++i, --left) {
                const bool cut = left == 1 && i + 1 < paragraph.lines.size();
                QString text = cut ? paragraph.lines.mid(i).join(QLatin1Char(' ')) : paragraph.lines.at(i);
                text = m_metrics.elidedText(text, Qt::ElideRight, textWidth(box.place.part));
                box.lines.append(
                    {paragraph.kind, leftText(text, {box.box.left() + pad * m_line, middle}, m_metrics)});
                middle += m_line;
            }
        }
    }

    void connect(GuideTreeLayout& layout) const {
        const TreeBox* before = nullptr; // the question that is asked before
        for (int row = 0; row < rows; ++row) {
            const TreeBox& asks = *layout.boxOf({row, Part::asks});
            for (const Part part : {Part::yes, Part::no}) {
                const TreeBox& answer = *layout.boxOf({row, part});
                // The second answer's branch passes below the first one's box.
                const double y = part == Part::yes ? asks.box.center().y() : asks.box.bottom() + m_gap / 3;
                if (part == Part::yes) {
                    layout.branches.push_back({{asks.box.right(), y, answer.box.left(), y}, answer.lit});
                    continue;
                }
                const double from = asks.box.right() - m_line, to = answer.box.left() + m_line;
                layout.branches.push_back({{from, asks.box.bottom(), from, y}, answer.lit});
                layout.branches.push_back({{from, y, to, y}, answer.lit});
                layout.branches.push_back({{to, y, to, answer.box.bottom()}, answer.lit});
            }
            if (asks.reached) {
                if (before != nullptr) {
                    const double x = asks.box.left() + m_line;
                    layout.branches.push_back({{x, before->box.bottom(), x, asks.box.top()}, true});
                }
                before = &asks;
            }
        }
    }

    const PlanAdvice& m_advice;
    const QFontMetricsF& m_metrics;
    double m_line;
    QRectF m_inner;
    double m_gap = 0;
    bool m_fits = true; ///< every row has a line at least
    std::array<double, rows> m_heights{};
};

} // namespace

TreePlace GuideTreeLayout::placeAt(QPointF point) const {
    for (const TreeBox& each : boxes)
        if (each.box.contains(point))
            return each.place;
    return {};
}

const TreeBox* GuideTreeLayout::boxOf(const TreePlace& place) const {
    const auto found = std::ranges::find(boxes, place, &TreeBox::place);
    return found == boxes.end() ? nullptr : &*found;
}

GuideTreeLayout layoutGuideTree(const PlanAdvice& advice, const QRectF& area, const QFontMetricsF& metrics) {
    return Layouter(advice, area, metrics).layOut();
}

} // namespace quadrille
