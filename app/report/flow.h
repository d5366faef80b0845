// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/document.h"
#include "widgets/picture/colours.h"

#include <QTextDocument>

#include <memory>

namespace quadrille::report {

class FlowingPictures;

/// Text, tables and pictures that flow from page to page. Pictures are drawn, not copied from pixels.
class Flow {
public:
    /// \param device whose resolution counts  \param fontSize in units of the device
    Flow(const Colours& colours, QPaintDevice& device, double fontSize);
    ~Flow();
    Flow(const Flow&) = delete;
    Flow& operator=(const Flow&) = delete;

    /// \param header the elements before the first section
    /// \param page of the body, without margins; a height of 0: one page, as high as it has to be
    void set(const QString& header, const std::vector<Section>& sections, QSizeF page);
    [[nodiscard]] int pageCount() const { return m_text.pageCount(); }
    [[nodiscard]] double height() const { return m_text.size().height(); }
    /// Whether a cell of a table takes more than one line.
    [[nodiscard]] bool breaksCells() const;
    /// Paints one page, whose body begins at the origin.
    void paint(QPainter& painter, int page) const;

private:
    void keepTogether();

    const Colours m_colours;
    std::unique_ptr<FlowingPictures> m_pictures;
    QTextDocument m_text;
    QSizeF m_page;
};

} // namespace quadrille::report
