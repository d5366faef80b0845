// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/picture_size.h"

#include <QWidget>

class QCheckBox;
class QComboBox;

namespace quadrille {

/// How an exported picture or document is to look, as far as one can choose.
struct PictureLook {
    const PictureSize* size = nullptr; ///< null: as large as on screen
    bool dark = false;
    bool title = true;   ///< the finding above a picture
    bool caption = true; ///< the scenario below it
    bool legend = true;  ///< what its colours mean
    friend bool operator==(const PictureLook&, const PictureLook&) = default;
};

/// Asks for it.
class PictureLookEdit : public QWidget {
    Q_OBJECT
public:
    /// \param ofDocument only the colours are asked for
    PictureLookEdit(const PictureLook& look, bool ofDocument, QWidget* parent);

    [[nodiscard]] PictureLook look() const;

signals:
    void changed();

private:
    QComboBox* m_size;
    QComboBox* m_colours;
    QCheckBox* m_title;
    QCheckBox* m_caption;
    QCheckBox* m_legend;
};

} // namespace quadrille
