// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/picture_look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>

namespace quadrille {

PictureLookEdit::PictureLookEdit(const PictureLook& look, bool ofDocument, QWidget* parent)
    : QWidget(parent), m_size(new QComboBox(this)), m_colours(new QComboBox(this)),
      m_title(new QCheckBox(tr("&Title"), this)), m_caption(new QCheckBox(tr("&Caption"), this)),
      m_legend(new QCheckBox(tr("&Legend"), this)) {
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setAccessibleName(tr("Size"));
    m_size->addItem(tr("As on screen"));
    for (const PictureSize& each : pictureSizes) {
        const QSize pixels = (QSizeF(each.size) * each.pixelRatio).toSize();
        m_size->addItem(tr("%1 (%2 × %3)", "a usual size, its width and height")
                            .arg(labelOf(each))
                            .arg(pixels.width())
                            .arg(pixels.height()));
    }
    m_colours->setObjectName(QStringLiteral("colours"));
    m_colours->setAccessibleName(tr("Colours"));
    m_colours->addItems({tr("Light"), tr("Dark")});
    m_colours->setCurrentIndex(look.dark ? 1 : 0);
    m_title->setObjectName(QStringLiteral("titled"));
    m_title->setChecked(look.title);
    m_caption->setObjectName(QStringLiteral("captioned"));
    m_caption->setChecked(look.caption);
    m_legend->setObjectName(QStringLiteral("legend"));
    m_legend->setChecked(look.legend);
    m_title->setToolTip(tr("What the picture shows, in a sentence above it"));
    m_caption->setToolTip(tr("The scenario, in a line below it"));
    m_legend->setToolTip(tr("What the colours mean"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_size, m_colours, m_title, m_caption, m_legend})
        row->addWidget(each);
    row->addStretch(1);
    for (QWidget* each : std::initializer_list<QWidget*>{m_size, m_title, m_caption, m_legend})
        each->setVisible(!ofDocument);
    setFocusProxy(ofDocument ? m_colours : m_size);
    for (QComboBox* each : {m_size, m_colours})
        connect(each, &QComboBox::currentIndexChanged, this, &PictureLookEdit::changed);
    for (QCheckBox* each : {m_title, m_caption, m_legend})
        connect(each, &QCheckBox::toggled, this, &PictureLookEdit::changed);
}

PictureLook PictureLookEdit::look() const {
    const int size = m_size->currentIndex();
    return {size > 0 ? &pictureSizes.at(static_cast<std::size_t>(size - 1)) : nullptr,
            m_colours->currentIndex() == 1, m_title->isChecked(), m_caption->isChecked(),
            m_legend->isChecked()};
}

} // namespace quadrille
