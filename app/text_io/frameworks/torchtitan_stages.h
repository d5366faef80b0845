// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/format.h"

/// The pipeline of torchtitan: its schedule, its virtual stages and the layers of each.
namespace quadrille::frameworks::torchtitan_stages {

/// \pre the model and the pipeline's size are read
void read(Reading& reading);
void write(Writing& writing);

} // namespace quadrille::frameworks::torchtitan_stages
