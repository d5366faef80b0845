// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/setting_form.h"

/// The settings of a whole training: what it is to cost, and what is assumed of failures and checkpoints.
namespace quadrille::run_settings {

[[nodiscard]] std::vector<SettingForm> forms();

} // namespace quadrille::run_settings
