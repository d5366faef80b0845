<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>DiscreteSlider</name>
    <message>
        <source>%1Mi</source>
        <comment>short for mebi, 1,048,576</comment>
        <translation>%1Mi</translation>
    </message>
    <message>
        <source>%1Ki</source>
        <comment>short for kibi, 1,024</comment>
        <translation>%1Ki</translation>
    </message>
</context>
<context>
    <name>ExplainPanel</name>
    <message>
        <source>%1 parameters</source>
        <translation>パラメータ %1 個</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>記号</translation>
    </message>
    <message>
        <source>= %1 bytes = %2</source>
        <translation>= %1 バイト = %2</translation>
    </message>
    <message>
        <source>= %1 = %2</source>
        <translation>= %1 = %2</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
</context>
<context>
    <name>Gantt</name>
    <message>
        <source>stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>stage %1 (chunk %2)</source>
        <translation>ステージ %1（チャンク %2）</translation>
    </message>
    <message>
        <source>as long as A</source>
        <translation>A と同じ長さ</translation>
    </message>
    <message>
        <source>%1 shorter than A</source>
        <translation>A より %1 短い</translation>
    </message>
    <message>
        <source>%1 longer than A</source>
        <translation>A より %1 長い</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>逆伝播</translation>
    </message>
    <message>
        <source>Input gradient</source>
        <translation>入力勾配</translation>
    </message>
    <message>
        <source>Weight gradient</source>
        <translation>重み勾配</translation>
    </message>
    <message>
        <source>Forward and backward fused</source>
        <translation>順伝播と逆伝播の融合</translation>
    </message>
    <message numerus="yes">
        <source>%Ln units</source>
        <translation>
            <numerusform>%Ln 単位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 単位</translation>
    </message>
    <message>
        <source>Forward of micro-batch %1, %2: %3 – %4</source>
        <translation>マイクロバッチ %1 の順伝播、%2：%3 – %4</translation>
    </message>
    <message>
        <source>Backward of micro-batch %1, %2: %3 – %4</source>
        <translation>マイクロバッチ %1 の逆伝播、%2：%3 – %4</translation>
    </message>
    <message>
        <source>Input gradient of micro-batch %1, %2: %3 – %4</source>
        <translation>マイクロバッチ %1 の入力勾配、%2：%3 – %4</translation>
    </message>
    <message>
        <source>Weight gradient of micro-batch %1, %2: %3 – %4</source>
        <translation>マイクロバッチ %1 の重み勾配、%2：%3 – %4</translation>
    </message>
    <message>
        <source>Forward of micro-batch %1 with backward of micro-batch %2, %3: %4 – %5</source>
        <translation>マイクロバッチ %1 の順伝播とマイクロバッチ %2 の逆伝播、%3：%4 – %5</translation>
    </message>
    <message>
        <source>Stage %1 idle %2 – %3: %4</source>
        <translation>ステージ %1 はアイドル %2 – %3：%4</translation>
    </message>
    <message>
        <source>Stage %1, %2 – %3: %4, %5 idle</source>
        <translation>ステージ %1、%2 – %3：%4、アイドル %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations</source>
        <translation>
            <numerusform>演算 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stages</source>
        <translation>
            <numerusform>%Ln ステージ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln micro-batches</source>
        <translation>
            <numerusform>マイクロバッチ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunks a stage</source>
        <translation>
            <numerusform>ステージ毎に %Ln チャンク</numerusform>
        </translation>
    </message>
    <message>
        <source>Stages idle %1 of the step: %2</source>
        <translation>ステップの %1 がアイドル：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a sentence</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Idle %1 of total, %2 of ideal</source>
        <translation>アイドルは総時間の %1、理想時間の %2</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>アイドル %1</translation>
    </message>
    <message>
        <source>visible: %1 idle</source>
        <translation>表示範囲：アイドル %1</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>アイドル %1</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>Activations in flight</source>
        <translation>保持中の活性値</translation>
    </message>
    <message>
        <source>Time (forward of one micro-batch through one chunk = 1)</source>
        <translation>時間（マイクロバッチ 1 個の 1 チャンク分の順伝播 = 1）</translation>
    </message>
    <message>
        <source>Time (forward of one micro-batch = 1)</source>
        <translation>時間（マイクロバッチ 1 個の順伝播 = 1）</translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message>
        <source>OOM</source>
        <comment>out of memory</comment>
        <translation>OOM</translation>
    </message>
    <message>
        <source>OOM</source>
        <translation>OOM</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>本推定</translation>
    </message>
    <message>
        <source>our GiB</source>
        <translation>推定 GiB</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>TP %1, CP %2, PP %3, MBS %4 on %5 GPUs</source>
        <translation>%5 GPU で TP %1、CP %2、PP %3、MBS %4</translation>
    </message>
    <message>
        <source>Table %1: of the plans estimated to fit %2 of %3 ran, of those that may run out %4 of %5, of those that do not fit %6 of %7</source>
        <translation>表 %1：推定で「収まる」%3 件中 %2 件、「不足の恐れ」%5 件中 %4 件、「収まらない」%7 件中 %6 件が実行できた</translation>
    </message>
    <message>
        <source>Table %1: %2 of %3 cells agree to %4</source>
        <translation>表 %1：%3 セル中 %2 セルが %4 以内で一致</translation>
    </message>
    <message numerus="yes">
        <source>%1; %2 misprints in the paper</source>
        <translation>
            <numerusform>%1；論文に誤植 %2 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The paper prints %1 where its own equation gives %2: a misprint.</source>
        <translation>論文には %1 とあるが、論文自身の式では %2 となる：誤植。</translation>
    </message>
    <message>
        <source>%1: not in the paper</source>
        <translation>%1：論文に記載なし</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1: ran out of memory in the paper; our estimate %2</source>
        <translation>%1：論文ではメモリ不足；本推定 %2</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s per GPU measured in the paper; our estimate %3</source>
        <translation>%1：論文の実測 %2 TFLOP/s/GPU；本推定 %3</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>%1: ours %2, paper %3</source>
        <translation>%1：本推定 %2、論文 %3</translation>
    </message>
    <message>
        <source>† %1: %2</source>
        <translation>† %1：%2</translation>
    </message>
    <message>
        <source>Table %1 · %2 · %3 on %4, %5 tokens</source>
        <translation>表 %1 · %2 · %3、%4、%5 トークン</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Slider: to the next stop, to the first or last</source>
        <translation>スライダー：隣の値へ、最初・最後の値へ</translation>
    </message>
    <message>
        <source>← → · Home End</source>
        <translation>← → · Home End</translation>
    </message>
    <message>
        <source>Slider: any value</source>
        <translation>スライダー：任意の値</translation>
    </message>
    <message>
        <source>type digits, Enter</source>
        <translation>数字を入力して Enter</translation>
    </message>
    <message>
        <source>Any picture: from element to element</source>
        <translation>各図：要素から要素へ</translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <translation>← → ↑ ↓</translation>
    </message>
    <message>
        <source>Any picture: explain or take what is marked</source>
        <translation>各図：選択中のものを説明・採用</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Pipeline: closer, farther, all of it</source>
        <translation>パイプライン：拡大、縮小、全体</translation>
    </message>
    <message>
        <source>+ − 0, or the wheel</source>
        <translation>+ − 0、またはホイール</translation>
    </message>
    <message>
        <source>In the panels</source>
        <translation>パネル内</translation>
    </message>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
</context>
<context>
    <name>TypedValue</name>
    <message>
        <source>Type a whole number.</source>
        <translation>整数を入力してください。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number; K or Ki may follow for 1,024 tokens, M for 1,048,576.</source>
        <translation>「%1」は整数ではありません。後ろに K または Ki（1,024 トークン）、M（1,048,576）を付けられます。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>「%1」は整数ではありません。</translation>
    </message>
    <message>
        <source>%1: at most %2.</source>
        <translation>%1：%2 以下。</translation>
    </message>
    <message>
        <source>%1: at least %2.</source>
        <translation>%1：%2 以上。</translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>cannot run</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 / %2（%3）</translation>
    </message>
    <message>
        <source>bubble %1 of total</source>
        <translation>バブルは総時間の %1</translation>
    </message>
    <message>
        <source>DP %1</source>
        <comment>data parallel size</comment>
        <translation>DP %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 micro-batches</source>
        <translation>
            <numerusform>マイクロバッチ %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>the schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>ノード毎の GPU 数</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 を %2 にする</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Pipeline %1, %2, %3.</source>
        <translation>パイプライン：%1、%2、%3。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>bars</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>オプティマイザ状態</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>活性値</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <source>; A has no such stage</source>
        <translation>；A にこのステージはない</translation>
    </message>
    <message>
        <source>; %1 against A</source>
        <translation>；A 比 %1</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>基準 A</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of memory and its GiB</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pipeline stage</source>
        <translation>パイプラインステージ</translation>
    </message>
    <message numerus="yes">
        <source>Pipeline stage; each column shows the fullest of up to %n stages</source>
        <translation>
            <numerusform>パイプラインステージ；各列は最大 %n ステージ中の最大値</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage; fullest of %n each</source>
        <translation>
            <numerusform>ステージ；各 %n 個中の最大</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max of %n</source>
        <comment>stages a column stands for</comment>
        <translation>
            <numerusform>%n 個中最大</numerusform>
        </translation>
    </message>
    <message>
        <source>Every GPU holds %1, %2 of it %3</source>
        <translation>各 GPU に %1、うち %2 が%3</translation>
    </message>
    <message>
        <source>All stages hold alike: %1, %2 of it %3</source>
        <translation>全ステージ同量：%1、うち %2 が%3</translation>
    </message>
    <message>
        <source>Stage %1 holds most: %2, %3 of it %4</source>
        <translation>ステージ %1 が最大：%2、うち %3 が%4</translation>
    </message>
    <message>
        <source>%1; as much as A</source>
        <translation>%1；A と同量</translation>
    </message>
    <message>
        <source>%1; %2 more than A</source>
        <translation>%1；A より %2 多い</translation>
    </message>
    <message>
        <source>%1; %2 less than A</source>
        <translation>%1；A より %2 少ない</translation>
    </message>
    <message>
        <source>Stage %1: %2, %3 of capacity, %4; micro-batches in flight: %5%6</source>
        <comment>stage, GiB, share, zone, number, comparison with A</comment>
        <translation>ステージ %1：%2、容量の %3、%4；保持中のマイクロバッチ：%5%6</translation>
    </message>
    <message>
        <source>Stage %1, %2: %3, %4 of the stage, %5 of capacity%6</source>
        <comment>stage, part, GiB, two shares, comparison with A</comment>
        <translation>ステージ %1、%2：%3、ステージの %4、容量の %5%6</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>文字の大きさ(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>図を書き出す(&amp;P)…</translation>
    </message>
    <message>
        <source>Export n&amp;umbers…</source>
        <translation>数値を書き出す(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>数値をコピー(&amp;N)</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>図をコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy scenario as &amp;command line</source>
        <translation>シナリオをコマンドとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pin as baseline A</source>
        <translation>基準 A に固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Unpin baseline A</source>
        <translation>基準 A を解除(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Swap with baseline A</source>
        <translation>基準 A と入れ替え(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Fill the window with this panel</source>
        <translation>パネルをウィンドウ全体に表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>配置を元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>The &amp;paper’s</source>
        <translation>論文と同じ(&amp;P)</translation>
    </message>
    <message>
        <source>Safe for &amp;colour-blind eyes</source>
        <translation>色覚多様性に配慮(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>文字を大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>標準の文字(&amp;N)</translation>
    </message>
    <message>
        <source>Text for a &amp;projector</source>
        <translation>プロジェクター用の文字(&amp;P)</translation>
    </message>
    <message>
        <source>Go to &amp;plan</source>
        <translation>プランへ(&amp;P)</translation>
    </message>
    <message>
        <source>Go to &amp;memory</source>
        <translation>メモリへ(&amp;M)</translation>
    </message>
    <message>
        <source>Go to p&amp;ipeline</source>
        <translation>パイプラインへ(&amp;I)</translation>
    </message>
    <message>
        <source>Go to &amp;heatmap</source>
        <translation>ヒートマップへ(&amp;H)</translation>
    </message>
    <message>
        <source>Go to paper &amp;tables</source>
        <translation>論文の表へ(&amp;T)</translation>
    </message>
    <message>
        <source>Go to &amp;explanation</source>
        <translation>説明へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>次のパネル(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>コマンドを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Quadrille</source>
        <translation>Quadrille について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Go to &amp;curve</source>
        <translation>曲線へ(&amp;C)</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>前のパネル(&amp;V)</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Fujii et al. (2024), eq. 18</source>
        <translation>Fujii ら (2024)、式 18</translation>
    </message>
    <message>
        <source>Memory of one GPU of the stage</source>
        <translation>ステージの GPU 1 基のメモリ</translation>
    </message>
    <message>
        <source>Parameters of the model</source>
        <translation>モデルのパラメータ数</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 3</source>
        <translation>Fujii ら (2024)、式 3</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <source>The paper&apos;s equations count none</source>
        <translation>論文の式では数えない</translation>
    </message>
    <message>
        <source>Bubble: idle time ÷ ideal time</source>
        <translation>バブル：アイドル時間 ÷ 理想時間</translation>
    </message>
    <message>
        <source>Narayanan et al. (2021), section 2.2</source>
        <translation>Narayanan ら (2021)、2.2 節</translation>
    </message>
    <message>
        <source>Bubble: idle time ÷ total time</source>
        <translation>バブル：アイドル時間 ÷ 総時間</translation>
    </message>
    <message>
        <source>Huang et al. (2019), section 2.3</source>
        <translation>Huang ら (2019)、2.3 節</translation>
    </message>
    <message>
        <source>Data parallel size: replicas of the model</source>
        <translation>データ並列数：モデルの複製数</translation>
    </message>
    <message>
        <source>Micro-batches of a step and replica</source>
        <translation>1 ステップ・1 複製あたりのマイクロバッチ数</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>tensor parallel size</source>
        <translation>テンソル並列数</translation>
    </message>
    <message>
        <source>context parallel size</source>
        <translation>コンテキスト並列数</translation>
    </message>
    <message>
        <source>pipeline parallel size</source>
        <translation>パイプライン並列数</translation>
    </message>
    <message>
        <source>global batch size, sequences</source>
        <translation>グローバルバッチサイズ（系列数）</translation>
    </message>
    <message>
        <source>micro-batch size</source>
        <translation>マイクロバッチサイズ</translation>
    </message>
    <message>
        <source>virtual stages of a rank</source>
        <translation>ランク毎の仮想ステージ数</translation>
    </message>
    <message>
        <source>must be a number above 0 and at most %1</source>
        <translation>0 より大きく %1 以下の数でなければなりません</translation>
    </message>
    <message>
        <source>must be [TP, CP, PP, micro-batch]</source>
        <translation>[TP, CP, PP, マイクロバッチ] の形でなければなりません</translation>
    </message>
    <message>
        <source>must be %1 cells, one for each number of GPUs</source>
        <translation>GPU 数ごとに 1 つ、計 %1 個のセルでなければなりません</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>%1 のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>must be used only once</source>
        <translation>重複して使えません</translation>
    </message>
    <message>
        <source>%1 is not in the catalogue</source>
        <translation>%1 はカタログにありません</translation>
    </message>
    <message>
        <source>Attention parameters of a layer</source>
        <translation>1 層の注意機構のパラメータ数</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 1</source>
        <translation>Fujii ら (2024)、式 1</translation>
    </message>
    <message>
        <source>FFN parameters of a layer</source>
        <translation>1 層の FFN のパラメータ数</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 2</source>
        <translation>Fujii ら (2024)、式 2</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 4</source>
        <translation>Fujii ら (2024)、式 4</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>オプティマイザ状態</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 10</source>
        <translation>Fujii ら (2024)、式 10</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>活性値</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 17</source>
        <translation>Fujii ら (2024)、式 17</translation>
    </message>
    <message>
        <source>Parameters of a layer on one GPU</source>
        <translation>GPU 1 基あたり 1 層のパラメータ数</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 6</source>
        <translation>Fujii ら (2024)、式 6</translation>
    </message>
    <message>
        <source>Bytes a layer keeps per element of its input</source>
        <translation>1 層が入力要素あたりに保持するバイト数</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 12</source>
        <translation>Fujii ら (2024)、式 12</translation>
    </message>
    <message>
        <source>Parameters on one GPU</source>
        <translation>GPU 1 基のパラメータ数</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 7</source>
        <translation>Fujii ら (2024)、式 7</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 8</source>
        <translation>Fujii ら (2024)、式 8</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 9</source>
        <translation>Fujii ら (2024)、式 9</translation>
    </message>
    <message>
        <source>number of attention heads</source>
        <translation>注意ヘッド数</translation>
    </message>
    <message>
        <source>data parallel size</source>
        <translation>データ並列数</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>隠れ層の次元</translation>
    </message>
    <message>
        <source>FFN hidden size</source>
        <translation>FFN の隠れ層の次元</translation>
    </message>
    <message>
        <source>number of key-value heads</source>
        <translation>キー・バリューヘッド数</translation>
    </message>
    <message>
        <source>number of transformer layers</source>
        <translation>Transformer の層数</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>系列長</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>語彙数</translation>
    </message>
    <message>
        <source>Micro-batches in flight on the stage</source>
        <translation>ステージが保持中のマイクロバッチ数</translation>
    </message>
    <message>
        <source>micro-batches of a step</source>
        <translation>1 ステップのマイクロバッチ数</translation>
    </message>
    <message>
        <source>pipeline rank of the stage</source>
        <translation>ステージのパイプラインランク</translation>
    </message>
    <message>
        <source>is not supported: only dense models without latent attention are</source>
        <translation>対応していません：潜在注意機構のない密なモデルのみ対応しています</translation>
    </message>
    <message>
        <source>is missing, and hidden_size %1 is no multiple of num_attention_heads %2</source>
        <translation>がなく、hidden_size %1 は num_attention_heads %2 の倍数ではありません</translation>
    </message>
    <message>
        <source>must be the same as mlp_bias</source>
        <translation>mlp_bias と同じでなければなりません</translation>
    </message>
    <message>
        <source>The micro-batch group of interleaved 1F1B must be at least the %2 pipeline ranks; it is %1.</source>
        <translation>インターリーブ 1F1B のマイクロバッチグループはパイプラインランク数 %2 以上でなければなりません（現在 %1）。</translation>
    </message>
    <message>
        <source>The micro-batch group of interleaved 1F1B is %1, more than the %2 micro-batches of a step.</source>
        <translation>インターリーブ 1F1B のマイクロバッチグループ %1 は、1 ステップのマイクロバッチ数 %2 を超えています。</translation>
    </message>
    <message>
        <source>Interleaved 1F1B needs the number of micro-batches to be a multiple of the %2 pipeline ranks; it is %1.</source>
        <translation>インターリーブ 1F1B ではマイクロバッチ数がパイプラインランク数 %2 の倍数でなければなりません（現在 %1）。</translation>
    </message>
    <message>
        <source>In groups of %2, %1 micro-batches leave a last group of %3, fewer than the %4 pipeline ranks.</source>
        <translation>マイクロバッチ %1 個を %2 個ずつに分けると最後のグループが %3 個となり、パイプラインランク数 %4 に足りません。</translation>
    </message>
    <message>
        <source>A pipeline needs at least 1 rank; it has %1.</source>
        <translation>パイプラインには 1 つ以上のランクが必要です（現在 %1）。</translation>
    </message>
    <message>
        <source>A step needs at least 1 micro-batch; it has %1.</source>
        <translation>1 ステップには 1 つ以上のマイクロバッチが必要です（現在 %1）。</translation>
    </message>
    <message>
        <source>The micro-batch group can not be negative; it is %1.</source>
        <translation>マイクロバッチグループは負にできません（現在 %1）。</translation>
    </message>
    <message>
        <source>Interleaved 1F1B needs at least 2 model chunks on each rank; it has %1.</source>
        <translation>インターリーブ 1F1B には各ランクに 2 つ以上のモデルチャンクが必要です（現在 %1）。</translation>
    </message>
    <message>
        <source>The schedule %1 keeps 1 model chunk on each rank; %2 were asked for.</source>
        <translation>スケジュール %1 のモデルチャンクは各ランク 1 つです（指定 %2）。</translation>
    </message>
    <message>
        <source>The schedule %1 has no micro-batch groups; a group of %2 was asked for.</source>
        <translation>スケジュール %1 にはマイクロバッチグループがありません（指定 %2）。</translation>
    </message>
    <message>
        <source>The schedule would have more than the %1 operations that can be laid out: %2 ranks, %3 model chunks on each, %4 micro-batches.</source>
        <translation>スケジュールの演算数が配置できる上限 %1 を超えます：%2 ランク、各 %3 モデルチャンク、マイクロバッチ %4 個。</translation>
    </message>
    <message>
        <source>%1 GPUs do not divide into replicas of TP %2 × CP %3 × PP %4 = %5 GPUs.</source>
        <translation>%1 GPU は TP %2 × CP %3 × PP %4 = %5 GPU の複製に割り切れません。</translation>
    </message>
    <message>
        <source>%1 attention heads do not divide by TP %2.</source>
        <translation>注意ヘッド数 %1 は TP %2 で割り切れません。</translation>
    </message>
    <message>
        <source>%1 key-value heads do not divide by TP %2.</source>
        <translation>キー・バリューヘッド数 %1 は TP %2 で割り切れません。</translation>
    </message>
    <message>
        <source>The FFN hidden size %1 does not divide by TP %2.</source>
        <translation>FFN の隠れ層の次元 %1 は TP %2 で割り切れません。</translation>
    </message>
    <message>
        <source>%1 layers do not divide over PP %2 stages.</source>
        <translation>層数 %1 は PP %2 ステージに割り切れません。</translation>
    </message>
    <message>
        <source>%1 layers do not divide over PP %2 × %3 virtual stages.</source>
        <translation>層数 %1 は PP %2 × 仮想ステージ %3 に割り切れません。</translation>
    </message>
    <message>
        <source>A global batch of %1 does not divide by DP %2 × micro-batch %3.</source>
        <translation>グローバルバッチ %1 は DP %2 × マイクロバッチ %3 で割り切れません。</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens does not divide into the 2·CP = %2 chunks that context parallelism balances a causal mask with.</source>
        <translation>系列長 %1 トークンは、コンテキスト並列が因果マスクの負荷を均すための 2·CP = %2 個のチャンクに割り切れません。</translation>
    </message>
    <message>
        <source>Sequence parallelism splits the %1 tokens of a rank by TP %2, which does not divide them.</source>
        <translation>シーケンス並列はランクの %1 トークンを TP %2 で分割しますが、割り切れません。</translation>
    </message>
    <message>
        <source>EP %1 needs a model with experts; %2 has none.</source>
        <translation>EP %1 にはエキスパートを持つモデルが必要ですが、%2 にはありません。</translation>
    </message>
    <message>
        <source>%1 experts do not divide by EP %2.</source>
        <translation>エキスパート数 %1 は EP %2 で割り切れません。</translation>
    </message>
    <message>
        <source>EP %1 does not divide the %2 ranks of DP × CP that share the experts.</source>
        <translation>エキスパートを分け合う DP × CP の %2 ランクは EP %1 で割り切れません。</translation>
    </message>
    <message>
        <source>TP %1 reaches beyond the %2 GPUs that share the fast link: its traffic of every layer crosses the network.</source>
        <translation>TP %1 は高速リンクを共有する %2 GPU を超えます：各層の通信がネットワークを経由します。</translation>
    </message>
    <message>
        <source>TP %1 does not divide the %2 GPUs that share the fast link: some groups lie across two of them.</source>
        <translation>高速リンクを共有する %2 GPU は TP %1 で割り切れません：一部のグループが 2 つにまたがります。</translation>
    </message>
    <message>
        <source>%1 GPUs leave a node of %2 partly empty.</source>
        <translation>%1 GPU では %2 GPU のノードに空きが残ります。</translation>
    </message>
    <message>
        <source>The vocabulary of %1 does not divide by TP %2: frameworks pad it.</source>
        <translation>語彙数 %1 は TP %2 で割り切れません：フレームワークがパディングします。</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, not %3.</source>
        <translation>%1 は 1 から %2 までの整数でなければなりません（現在 %3）。</translation>
    </message>
    <message>
        <source>%1 attention heads do not divide into groups for %2 key-value heads.</source>
        <translation>注意ヘッド数 %1 はキー・バリューヘッド数 %2 のグループに割り切れません。</translation>
    </message>
    <message>
        <source>The ZeRO stage must be 0, 1, 2 or 3, not %1.</source>
        <translation>ZeRO のステージは 0、1、2、3 のいずれかです（現在 %1）。</translation>
    </message>
    <message>
        <source>Gradients take 2 or 4 bytes, not %1.</source>
        <translation>勾配は 2 または 4 バイトです（現在 %1）。</translation>
    </message>
    <message>
        <source>The GPU&apos;s memory must be a positive number of GiB, not %1.</source>
        <translation>GPU のメモリは正の GiB 数でなければなりません（現在 %1）。</translation>
    </message>
    <message>
        <source>The network bandwidth must not be negative, but is %1 Gbit/s.</source>
        <translation>ネットワーク帯域は負にできません（現在 %1 Gbit/s）。</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 に FP8 演算器はありません。</translation>
    </message>
    <message>
        <source>%1 has no BF16 units; FP16 takes the same memory.</source>
        <translation>%1 に BF16 演算器はありません。FP16 のメモリ使用量は同じです。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations describe Llama (gated FFN, separate head, RMSNorm, no biases); for %1 they are an approximation.</source>
        <translation>論文の式は Llama（ゲート付き FFN、独立した出力層、RMSNorm、バイアスなし）のものです。%1 では近似となります。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations assume sequence parallelism beside TP; they do not see it switched off.</source>
        <translation>論文の式は TP とシーケンス並列の併用を前提とし、無効化は反映されません。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations assume ZeRO 1; they do not see ZeRO %1.</source>
        <translation>論文の式は ZeRO 1 を前提とし、ZeRO %1 は反映されません。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations know no activation recomputation; the estimate is without it.</source>
        <translation>論文の式は活性値の再計算を扱わず、推定は再計算なしの値です。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations keep gradients in 4 bytes; they do not see %1.</source>
        <translation>論文の式では勾配は 4 バイトで、%1 バイトは反映されません。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations store weights and activations in 16 bits; they do not see FP8.</source>
        <translation>論文の式では重みと活性値は 16 ビットで、FP8 は反映されません。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations describe Megatron-LM; they do not see what %1 stores.</source>
        <translation>論文の式は Megatron-LM のもので、%1 が保持するものは反映されません。</translation>
    </message>
    <message>
        <source>%1 virtual stages need the interleaved schedule, not %2.</source>
        <translation>仮想ステージ %1 にはインターリーブスケジュールが必要です（現在 %2）。</translation>
    </message>
    <message>
        <source>The interleaved schedule needs at least 2 virtual stages.</source>
        <translation>インターリーブスケジュールには 2 つ以上の仮想ステージが必要です。</translation>
    </message>
    <message>
        <source>%1 virtual stages need a pipeline: PP is 1.</source>
        <translation>仮想ステージ %1 にはパイプラインが必要です：PP が 1 です。</translation>
    </message>
    <message>
        <source>Interleaving runs micro-batches in groups of PP %2, and %1 do not divide into them.</source>
        <translation>インターリーブはマイクロバッチを PP %2 個ずつ実行しますが、%1 個は割り切れません。</translation>
    </message>
    <message>
        <source>%1 micro-batches cannot fill %2 pipeline stages: most of the step is bubble.</source>
        <translation>マイクロバッチ %1 個では %2 段のパイプラインを満たせません：ステップの大半がバブルです。</translation>
    </message>
    <message>
        <source>must be lower-case letters, digits, dots and dashes</source>
        <translation>英小文字、数字、ピリオド、ハイフンだけでなければなりません</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>がありません</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>配列でなければなりません</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>%1 から %2 までの整数でなければなりません</translation>
    </message>
    <message>
        <source>must be a number from 0 to %1</source>
        <translation>0 から %1 までの数でなければなりません</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>true か false でなければなりません</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>文字列でなければなりません</translation>
    </message>
    <message>
        <source>must be at most %1 bytes long</source>
        <translation>%1 バイト以下でなければなりません</translation>
    </message>
    <message>
        <source>must not contain control characters</source>
        <translation>制御文字を含められません</translation>
    </message>
    <message>
        <source>is not valid JSON at byte %1</source>
        <translation>%1 バイト目が正しい JSON ではありません</translation>
    </message>
    <message>
        <source>contains a number too large to read</source>
        <translation>大きすぎて読めない数を含みます</translation>
    </message>
    <message>
        <source>is not a known key</source>
        <translation>未知のキーです</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>must be a file</source>
        <translation>ファイルでなければなりません</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>読み込めません：%1</translation>
    </message>
    <message>
        <source>must have at most %1 bytes; this file has %2</source>
        <translation>%1 バイト以下でなければなりません（このファイルは %2）</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>書き込めません：%1</translation>
    </message>
    <message>
        <source>must be JSON; it stops being JSON at byte %1 of %2</source>
        <translation>JSON でなければなりません：%2 バイト中 %1 バイト目から JSON ではありません</translation>
    </message>
    <message>
        <source>must be a JSON object</source>
        <translation>JSON オブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>must be “%1”; this file is something else</source>
        <translation>「%1」でなければなりません：これは別のファイルです</translation>
    </message>
    <message>
        <source>must be a whole number from 1 on</source>
        <translation>1 以上の整数でなければなりません</translation>
    </message>
    <message>
        <source>must be at most %1; a newer Quadrille wrote this file</source>
        <translation>%1 以下でなければなりません：新しい Quadrille が書いたファイルです</translation>
    </message>
    <message>
        <source>must be at least %1</source>
        <translation>%1 以上でなければなりません</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>Quadrille sessions (*.quadrille);;All files (*)</source>
        <translation>Quadrille セッション (*.quadrille);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存されていない変更</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>「%1」には保存されていない変更があります。</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>セッションを開く</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>About Quadrille</source>
        <translation>Quadrille について</translation>
    </message>
    <message>
        <source>How should this model be split over these GPUs?</source>
        <translation>このモデルをこの GPU 群にどう分割するか？</translation>
    </message>
    <message>
        <source>The memory estimate and the published tables are from K. Fujii, K. Watanabe and R. Yokota, “Accelerating Large Language Model Training with 4D Parallelism and Memory Consumption Estimator” (2024). Pipeline schedules follow Huang et al. (2019) and Narayanan et al. (2021). Every model and GPU names its own source.</source>
        <translation>メモリの推定と公表された表は K. Fujii、K. Watanabe、R. Yokota「Accelerating Large Language Model Training with 4D Parallelism and Memory Consumption Estimator」(2024) によります。パイプラインスケジュールは Huang ら (2019) と Narayanan ら (2021) に従います。各モデルと GPU にはそれぞれの出典があります。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>GNU 一般公衆ライセンス第 3 版以降による自由ソフトウェアです。無保証です。</translation>
    </message>
    <message>
        <source>Made with Qt %1, Eigen, nlohmann-json and CLI11.</source>
        <translation>Qt %1、Eigen、nlohmann-json、CLI11 を使用しています。</translation>
    </message>
</context>
<context>
    <name>exporting</name>
    <message>
        <source>Export the picture</source>
        <translation>図を書き出す</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG 画像 (*.png);;SVG 図面 (*.svg);;PDF 文書 (*.pdf)</translation>
    </message>
    <message>
        <source>Export the numbers</source>
        <translation>数値を書き出す</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>カンマ区切り値 (*.csv)</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ポイント</translation>
    </message>
    <message>
        <source>%1 Ki</source>
        <translation>%1 Ki</translation>
    </message>
    <message>
        <source>%1 T</source>
        <translation>%1 T</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>仮想ステージ</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>グローバルバッチ</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>系列長</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Seq</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>オプティマイザ状態</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>活性値</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>収まる</translation>
    </message>
    <message>
        <source>may run out</source>
        <translation>不足の恐れ</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まらない</translation>
    </message>
</context>
<context>
    <name>heatmap</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>None of %1 plans fits in %2</source>
        <translation>%1 プラン中、%2 に収まるものはない</translation>
    </message>
    <message>
        <source>1 of %1 plans fits in %2</source>
        <translation>%1 プラン中 1 つが %2 に収まる</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 plans fit in %2</source>
        <translation>
            <numerusform>%1 プラン中 %n が %2 に収まる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more may run out</source>
        <translation>
            <numerusform>%1、他に %n が不足の恐れ</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these plans can run</source>
        <translation>実行できるプランはない</translation>
    </message>
    <message>
        <source>Bubbles take %1 to %2 of total time</source>
        <translation>バブルは総時間の %1 ～ %2</translation>
    </message>
    <message>
        <source>GiB on the fullest GPU</source>
        <translation>最大の GPU の GiB</translation>
    </message>
    <message>
        <source>Bubble: idle ÷ total time</source>
        <translation>バブル：アイドル ÷ 総時間</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>%1; the current one cannot run</source>
        <translation>%1；現在のプランは実行不可</translation>
    </message>
    <message>
        <source>%1; the current one needs %2</source>
        <translation>%1；現在のプランは %2</translation>
    </message>
    <message>
        <source>%1; the current plan&apos;s takes %2</source>
        <translation>%1；現在のプランは %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>dimension and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2: cannot run</source>
        <translation>%1、%2：実行不可</translation>
    </message>
    <message>
        <source>%1, %2: cannot run. %3</source>
        <translation>%1、%2：実行不可。%3</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4 of capacity, %5; bubble %6 of total time</source>
        <translation>%1、%2：%3、容量の %4、%5；バブルは総時間の %6</translation>
    </message>
    <message>
        <source>%1. Against A: %2, bubble %3</source>
        <translation>%1。A との差: %2、バブル %3</translation>
    </message>
</context>
<context>
    <name>pipeline</name>
    <message>
        <source>%1 operations are more than are drawn one by one.</source>
        <translation>演算 %1 個は多すぎて個別に描けません。</translation>
    </message>
    <message>
        <source>Computing %1 operations…</source>
        <translation>演算 %1 個を計算中…</translation>
    </message>
</context>
<context>
    <name>quadrille::Chooser</name>
    <message>
        <source>Nothing is called “%1”; still %2.</source>
        <translation>「%1」はありません。%2 のままです。</translation>
    </message>
    <message>
        <source>“%1” matches %2 entries; still %3. Type more, or pick one from the list.</source>
        <translation>「%1」に %2 件が一致。%3 のままです。続けて入力するか一覧から選んでください。</translation>
    </message>
    <message>
        <source>Type to search.</source>
        <translation>入力して検索。</translation>
    </message>
    <message>
        <source>%1. Type to search.</source>
        <translation>%1。入力して検索。</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>入力して検索</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>quadrille::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>したいことを入力</translation>
    </message>
    <message>
        <source>Command to find</source>
        <translation>検索するコマンド</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
</context>
<context>
    <name>quadrille::DiscreteSlider</name>
    <message>
        <source>%1 %2</source>
        <comment>dimension and its value: TP 8</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>%1: cannot run</source>
        <translation>%1：実行不可</translation>
    </message>
    <message>
        <source>%1: cannot run. %2</source>
        <translation>%1：実行不可。%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1, cannot run</source>
        <translation>%1、実行不可</translation>
    </message>
    <message>
        <source>Baseline A: %1</source>
        <translation>基準 A：%1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1の値</translation>
    </message>
    <message>
        <source>Click to type; K or Ki stands for 1,024 tokens, M for 1,048,576.</source>
        <translation>クリックして入力。K または Ki は 1,024 トークン、M は 1,048,576。</translation>
    </message>
    <message>
        <source>Click to type any whole number.</source>
        <translation>クリックして任意の整数を入力。</translation>
    </message>
</context>
<context>
    <name>quadrille::ExplainController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>quadrille::ExplainPanel</name>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Click a number, a segment of a bar or a cell: its formula, the values put into it and their source appear here.</source>
        <translation>数値、棒の一部、セルをクリックすると、その式、代入した値、出典がここに表示されます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>quadrille::GanttView</name>
    <message>
        <source>Pipeline timeline</source>
        <translation>パイプラインのタイムライン</translation>
    </message>
    <message>
        <source>There is no pipeline to show.</source>
        <translation>表示するパイプラインはありません。</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>Start (units)</source>
        <translation>開始（単位）</translation>
    </message>
    <message>
        <source>End (units)</source>
        <translation>終了（単位）</translation>
    </message>
    <message>
        <source>Bubble of the step, idle ÷ total</source>
        <translation>ステップのバブル、アイドル ÷ 総時間</translation>
    </message>
    <message>
        <source>Bubble of the step, idle ÷ ideal</source>
        <translation>ステップのバブル、アイドル ÷ 理想</translation>
    </message>
    <message>
        <source>Click or press E to see how the idle share follows.</source>
        <translation>クリックまたは E でアイドル率の導出を表示。</translation>
    </message>
</context>
<context>
    <name>quadrille::Heatmap</name>
    <message>
        <source>There are no plans to compare yet.</source>
        <translation>比較するプランはまだありません。</translation>
    </message>
    <message>
        <source>runnable</source>
        <translation>実行可能</translation>
    </message>
    <message>
        <source>memory (bytes)</source>
        <translation>メモリ（バイト）</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>バブル ÷ 総時間</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>実行不可の理由</translation>
    </message>
    <message>
        <source>Explain the current plan&apos;s number</source>
        <translation>現在のプランの数値を説明</translation>
    </message>
    <message>
        <source>Move the plan here</source>
        <translation>プランをここへ移す</translation>
    </message>
    <message>
        <source>Heatmap of plans</source>
        <translation>プランのヒートマップ</translation>
    </message>
</context>
<context>
    <name>quadrille::HeatmapAxesBar</name>
    <message>
        <source>Across:</source>
        <translation>横軸：</translation>
    </message>
    <message>
        <source>Up:</source>
        <translation>縦軸：</translation>
    </message>
    <message>
        <source>Horizontal axis of the heatmap</source>
        <translation>ヒートマップの横軸</translation>
    </message>
    <message>
        <source>Vertical axis of the heatmap</source>
        <translation>ヒートマップの縦軸</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU in GiB, coloured by zone</source>
        <translation>最大の GPU のメモリ (GiB)、判定で色分け</translation>
    </message>
    <message>
        <source>Show memory in the heatmap</source>
        <translation>ヒートマップにメモリを表示</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Share of total time in which the pipeline idles</source>
        <translation>パイプラインがアイドルになる時間の割合</translation>
    </message>
    <message>
        <source>Show the bubble in the heatmap</source>
        <translation>ヒートマップにバブルを表示</translation>
    </message>
</context>
<context>
    <name>quadrille::HeatmapPanel</name>
    <message>
        <source>Set %1 to %2 and %3 to %4</source>
        <translation>%1 を %2、%3 を %4 にする</translation>
    </message>
</context>
<context>
    <name>quadrille::MainWindow</name>
    <message>
        <source>%1[*] – Quadrille</source>
        <translation>%1[*] – Quadrille</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>パイプライン</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>Paper tables</source>
        <translation>論文の表</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Pin A</source>
        <translation>A に固定</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>入れ替え</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>%1 finds any command · %2 shows the keys</source>
        <translation>%1 でコマンド検索 · %2 でキー一覧</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
</context>
<context>
    <name>quadrille::MemoryBars</name>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランはまだありません。</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <translation>%1（バイト）</translation>
    </message>
    <message>
        <source>total (bytes)</source>
        <translation>合計（バイト）</translation>
    </message>
    <message>
        <source>micro-batches in flight</source>
        <translation>保持中のマイクロバッチ</translation>
    </message>
    <message>
        <source>Memory by pipeline stage</source>
        <translation>パイプラインステージ別メモリ</translation>
    </message>
</context>
<context>
    <name>quadrille::NumberButton</name>
    <message>
        <source>%1, %2</source>
        <comment>number, difference</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>quadrille::Panel</name>
    <message>
        <source>Fill the window with this panel, and back (F11)</source>
        <translation>このパネルをウィンドウ全体に表示・元に戻す (F11)</translation>
    </message>
    <message>
        <source>Give this panel a window of its own, and back</source>
        <translation>このパネルを別ウィンドウに分離・元に戻す</translation>
    </message>
</context>
<context>
    <name>quadrille::PaperTable</name>
    <message>
        <source>Published table</source>
        <translation>公表された表</translation>
    </message>
</context>
<context>
    <name>quadrille::PaperTableView</name>
    <message>
        <source>Table of the paper</source>
        <translation>論文の表</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanPanel</name>
    <message>
        <source>%1 on %2 × %3</source>
        <translation>%1（%2 × %3）</translation>
    </message>
    <message>
        <source>Train %1</source>
        <translation>%1 を学習</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 を使用</translation>
    </message>
    <message>
        <source>Use the schedule %1</source>
        <translation>スケジュール %1 を使用</translation>
    </message>
    <message>
        <source>How the GPUs stand in nodes, and how fast one GPU talks to another node</source>
        <translation>ノード毎の GPU 配置と、他ノードへの GPU 毎の通信速度</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The model that is trained</source>
        <translation>学習するモデル</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPU it is trained on</source>
        <translation>学習に使う GPU</translation>
    </message>
    <message>
        <source>Sche&amp;dule</source>
        <translation>スケジュール(&amp;D)</translation>
    </message>
    <message>
        <source>Pipeline schedule</source>
        <translation>パイプラインスケジュール</translation>
    </message>
</context>
<context>
    <name>quadrille::ScenarioStore</name>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 を %2 にする</translation>
    </message>
    <message>
        <source>Pin as baseline A</source>
        <translation>基準 A に固定</translation>
    </message>
    <message>
        <source>Unpin baseline A</source>
        <translation>基準 A を解除</translation>
    </message>
    <message>
        <source>Swap with baseline A</source>
        <translation>基準 A と入れ替え</translation>
    </message>
    <message>
        <source>Repair: set %1 to %2</source>
        <translation>修正：%1 を %2 にする</translation>
    </message>
</context>
<context>
    <name>quadrille::SessionController</name>
    <message>
        <source>“%1” was not opened, and the open session is untouched.
%2</source>
        <translation>「%1」を開けませんでした。開いているセッションはそのままです。
%2</translation>
    </message>
    <message>
        <source>The session was not saved.
%1</source>
        <translation>セッションを保存できませんでした。
%1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>quadrille::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
</context>
<context>
    <name>quadrille::SweepCurve</name>
    <message>
        <source>runnable</source>
        <translation>実行可能</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <comment>a part of memory</comment>
        <translation>%1（バイト）</translation>
    </message>
    <message>
        <source>total (bytes)</source>
        <translation>合計（バイト）</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>バブル ÷ 総時間</translation>
    </message>
    <message>
        <source>total of A (bytes)</source>
        <translation>A の合計（バイト）</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>実行不可の理由</translation>
    </message>
    <message>
        <source>Curve of memory and bubble</source>
        <translation>メモリとバブルの曲線</translation>
    </message>
</context>
<context>
    <name>quadrille::SweepPanel</name>
    <message>
        <source>Along:</source>
        <translation>横軸：</translation>
    </message>
    <message>
        <source>Dimension of the curve</source>
        <translation>曲線の次元</translation>
    </message>
</context>
<context>
    <name>quadrille::TablesPanel</name>
    <message>
        <source>Load a cell of table %1</source>
        <translation>表 %1 のセルを読み込む</translation>
    </message>
</context>
<context>
    <name>quadrille::VerdictBar</name>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>%1 vs A</source>
        <translation>A 比 %1</translation>
    </message>
    <message>
        <source>Memory of the fullest stage, %1. Click to see how it is computed.</source>
        <translation>メモリ最大のステージ %1 のメモリ。クリックで計算を表示。</translation>
    </message>
    <message>
        <source>A cannot run</source>
        <translation>A は実行不可</translation>
    </message>
    <message>
        <source>Idle share of the pipeline, idle ÷ total. Click to see how it is computed.</source>
        <translation>パイプラインのアイドル率、アイドル ÷ 総時間。クリックで計算を表示。</translation>
    </message>
    <message>
        <source>Data parallel size. Click to see how it is computed.</source>
        <translation>データ並列数。クリックで計算を表示。</translation>
    </message>
    <message>
        <source>Micro-batches of one step. Click to see how they are counted.</source>
        <translation>1 ステップのマイクロバッチ数。クリックで数え方を表示。</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>他 %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n more broken rules</source>
        <translation>
            <numerusform>他に違反 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>render</name>
    <message>
        <source>size: must be 1 to %1 pixels each way</source>
        <translation>size：縦横とも 1 ～ %1 ピクセルでなければなりません</translation>
    </message>
    <message>
        <source>%1: must end in .png, .svg or .pdf</source>
        <translation>%1：.png、.svg、.pdf のいずれかで終わる必要があります</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Every runnable plan fits in %1; %2 holds most, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>実行可能な全プランが %1 に収まる；最大は %2 の %3</translation>
    </message>
    <message>
        <source>No runnable plan stays within %1 of %2; %3 holds least, %4</source>
        <comment>share, capacity, a stop, GiB</comment>
        <translation>%2 の %1 以内となるプランはない；最小は %3 の %4</translation>
    </message>
    <message>
        <source>No runnable plan fits in %1; %2 holds least, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>%1 に収まるプランはない；最小は %2 の %3</translation>
    </message>
    <message>
        <source>Memory passes %1 of %2 from %3 on</source>
        <comment>share, capacity, a stop</comment>
        <translation>%3 以上で %2 の %1 超</translation>
    </message>
    <message>
        <source>Memory passes all of %1 from %2 on</source>
        <comment>capacity, a stop</comment>
        <translation>%2 以上で %1 超</translation>
    </message>
    <message>
        <source>%1, all of it from %2 on</source>
        <comment>the sentence so far, a stop</comment>
        <translation>%1、%2 以上で 100% 超</translation>
    </message>
    <message>
        <source>Memory stays within %1 of %2 from %3 on</source>
        <comment>share, capacity, a stop</comment>
        <translation>%3 以上で %2 の %1 以内</translation>
    </message>
    <message>
        <source>%1 of %2 runnable plans stay within %3 of %4</source>
        <comment>numbers, share, capacity</comment>
        <translation>実行可能な %2 プラン中 %1 が %4 の %3 以内</translation>
    </message>
    <message>
        <source>GiB on the fullest GPU</source>
        <translation>最大の GPU の GiB</translation>
    </message>
    <message>
        <source>Bubble: idle ÷ total time</source>
        <translation>バブル：アイドル ÷ 総時間</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>基準 A</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>実行不可</translation>
    </message>
    <message>
        <source>Capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>tensor parallel %1</source>
        <translation>テンソル並列 %1</translation>
    </message>
    <message>
        <source>context parallel %1</source>
        <translation>コンテキスト並列 %1</translation>
    </message>
    <message>
        <source>pipeline parallel %1</source>
        <translation>パイプライン並列 %1</translation>
    </message>
    <message>
        <source>virtual stages %1</source>
        <translation>仮想ステージ %1</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>マイクロバッチ %1</translation>
    </message>
    <message>
        <source>global batch %1</source>
        <translation>グローバルバッチ %1</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>系列長 %1</translation>
    </message>
    <message>
        <source>GPUs %1</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>There are no plans to compare yet</source>
        <translation>比較するプランはまだない</translation>
    </message>
    <message>
        <source>None of these plans can run</source>
        <translation>実行できるプランはない</translation>
    </message>
    <message>
        <source>%1; bubble %2 of total time</source>
        <translation>%1；バブルは総時間の %2</translation>
    </message>
    <message>
        <source>%1; bubble %2 to %3 of total time</source>
        <translation>%1；バブルは総時間の %2 ～ %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>dimension and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: cannot run</source>
        <translation>%1：実行不可</translation>
    </message>
    <message>
        <source>%1: cannot run. %2</source>
        <translation>%1：実行不可。%2</translation>
    </message>
    <message>
        <source>%1: %2 on stage %3, %4 of capacity, %5; bubble %6 of total time</source>
        <comment>stop, GiB, stage, share, zone, share</comment>
        <translation>%1：ステージ %3 に %2、容量の %4、%5；バブルは総時間の %6</translation>
    </message>
    <message>
        <source>%1; %2 against A</source>
        <translation>%1；A 比 %2</translation>
    </message>
    <message>
        <source>%1; A cannot run there</source>
        <translation>%1；A はそこで実行不可</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>%1 on %2 × %3</source>
        <translation>%1（%2 × %3）</translation>
    </message>
    <message>
        <source>One node of %1 GPUs</source>
        <translation>1 ノード、%1 GPU</translation>
    </message>
    <message>
        <source>%1 nodes of %2 GPUs, %3 Gbit/s each</source>
        <translation>%1 ノード × %2 GPU、各 %3 Gbit/s</translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation>インターリーブ 1F1B</translation>
    </message>
</context>
</TS>
