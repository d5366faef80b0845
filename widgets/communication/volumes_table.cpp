// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/volumes_table.h"

#include "widgets/communication/volumes_text.h"
#include "widgets/format.h"
#include "widgets/tip/tip.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace quadrille {

VolumesTable::VolumesTable(QWidget* parent) : Picture(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    refresh();
}

void VolumesTable::setCase(const TextbookCase& textbook, const std::vector<Interconnect>& links) {
    m_case = textbook;
    m_links = links;
    refresh();
    contentChanged();
}

void VolumesTable::refresh() {
    setAccessibleName(tr("Communication volumes of textbooks"));
    if (m_links.empty())
        return;
    m_content = {.volumes = publishedVolumes(m_case),
                 .links = allReduceTimes(m_case, m_links),
                 .linksCaption = volumes::linksCaption(m_case),
                 .linksRemark = format::sentence(prefillRemark(m_case))};
    updateGeometry();
}

QString VolumesTable::finding() const {
    return m_content.volumes.empty() ? tr("There is no plan to show yet.") : volumes::finding(m_content);
}

void VolumesTable::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.width() < 1 || area.height() < 1)
        return;
    painter.save();
    const QFontMetricsF metrics(painter.font(), painter.device());
    const VolumesLayout layout = layoutVolumes(m_content, area, metrics);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const VolumesRow& row : layout.rows) {
        if (row.box.bottom() > area.bottom())
            continue;
        painter.fillRect(QRectF(row.box.left(), row.box.bottom() - layout.hair, row.box.width(), layout.hair),
                         colours.grid);
        if (!row.bar.isEmpty())
            painter.fillRect(row.bar, colours.time(TimeFamily::communication));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const VolumesWord& word : layout.words) {
        if (word.placed.box.bottom() > area.bottom())
            continue;
        const bool differs = word.kind == VolumesWord::Kind::differs;
        const bool quiet = word.kind == VolumesWord::Kind::remark || word.kind == VolumesWord::Kind::head;
        painter.setPen(differs ? colours.accent : quiet ? colours.mutedText : colours.text);
        drawText(painter, word.placed);
    }
    painter.restore();
}

DataTable VolumesTable::data() const {
    DataTable table;
    table.columns = {tr("volume or link"), tr("unit"),         tr("formula or bandwidth"),
                     tr("printed"),        tr("ours"),         tr("agrees"),
                     tr("source"),         tr("why not alike")};
    for (const PublishedVolume& volume : m_content.volumes) {
        const QString unit = volume.unit == VolumeUnit::parameters    ? QStringLiteral("Ψ")
                             : volume.unit == VolumeUnit::activations ? QStringLiteral("b·s·h")
                                                                      : tr("bytes");
        table.rows << QList<QVariant>{format::translated(volume.what),
                                      unit,
                                      QString::fromStdString(volume.formula),
                                      volume.published,
                                      volume.ours,
                                      volume.agrees,
                                      QString::fromStdString(volume.source),
                                      volumes::remark(volume)};
    }
    for (const LinkTime& link : m_content.links)
        table.rows << QList<QVariant>{QString::fromStdString(link.link.label),
                                      tr("s", "seconds"),
                                      link.link.bandwidth.value(),
                                      link.published ? QVariant(link.published->value()) : QVariant(),
                                      link.ours.value(),
                                      !link.published,
                                      QString::fromStdString(link.link.source),
                                      link.published ? m_content.linksRemark : QString()};
    return table;
}

VolumesLayout VolumesTable::layoutFor(double width) const {
    return layoutVolumes(m_content, QRectF(0, 0, width, 1), QFontMetricsF(font(), this));
}

int VolumesTable::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(layoutFor(width).height));
}

QSize VolumesTable::sizeHint() const {
    const int width = 44 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

QString VolumesTable::say(QPointF point) const {
    const VolumesLayout layout = layoutFor(width());
    const int row = layout.rowAt(point);
    if (row < 0)
        return {};
    const VolumesRow& found = layout.rows[static_cast<std::size_t>(row)];
    return found.volume >= 0 ? volumes::readout(m_content.volumes[static_cast<std::size_t>(found.volume)])
                             : volumes::readout(m_content.links[static_cast<std::size_t>(found.link)]);
}

bool VolumesTable::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = say(help->pos());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            tip::show(help->globalPos(), text, this);
        return true;
    }
    return Picture::event(event);
}

void VolumesTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        refresh();
    Picture::changeEvent(event);
}

void VolumesTable::mouseMoveEvent(QMouseEvent* event) {
    const QString text = say(event->position());
    if (text == m_lastText)
        return;
    m_lastText = text;
    emit readout(text);
}

void VolumesTable::leaveEvent(QEvent* event) {
    m_lastText.clear();
    emit readout({});
    Picture::leaveEvent(event);
}

} // namespace quadrille
