# SPDX-License-Identifier: GPL-3.0-or-later
# The AppStream metadata as it is installed. Screenshots in it must be at web addresses: they are named where it is known
# at which address this folder's sources are published. cmake -Din=… -Dout=… -Dhome=https://… -P metainfo.cmake
file(READ ${in} metainfo)
if(home)
    string(REGEX REPLACE "/$" "" home "${home}")
    set(screenshots "  <screenshots>
    <screenshot type=\"default\">
      <caption>The window: sliders, memory by stage, the pipeline and where the time of a step goes</caption>
      <caption xml:lang=\"de\">Das Fenster: Regler, Speicher je Stufe, die Pipeline und wohin die Zeit eines Schritts geht</caption>
      <caption xml:lang=\"ja\">ウィンドウ：スライダー、ステージごとのメモリ、パイプライン、ステップの時間の内訳</caption>
      <image type=\"source\">${home}/resources/screenshots/window.png</image>
    </screenshot>
  </screenshots>
")
    string(REPLACE "  <categories>" "${screenshots}  <categories>" metainfo "${metainfo}")
endif()
file(WRITE ${out} "${metainfo}")
