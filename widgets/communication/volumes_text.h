// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/communication/volumes_layout.h"

#include <QStringList>

/// Every word of the textbooks' tables.
namespace quadrille::volumes {

QStringList volumeHeads();                      ///< what, printed, ours
QStringList linkHeads();                        ///< link, bandwidth, printed, ours
QString amount(double value, VolumeUnit unit);  ///< "1.97 Ψ", "7 b·s·h", "21.5 GB"
QString printed(const PublishedVolume& volume); ///< its formula, with its value where that is not the same
QString sign(const PublishedVolume& volume);    ///< "=", "≈" (in the limit of many ranks), "≠"
QString remark(const PublishedVolume& volume);  ///< empty where there is nothing to say
QString linksCaption(const TextbookCase& textbook);
QString finding(const VolumesContent& content);
QString readout(const PublishedVolume& volume);
QString readout(const LinkTime& link);

} // namespace quadrille::volumes
