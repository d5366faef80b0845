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
    <message>
        <source>Stored tensors</source>
        <translation>保持テンソル</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>1 層</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
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
        <source>Forward of micro-batch %1, %2: %3</source>
        <translation>マイクロバッチ %1 の順伝播、%2：%3</translation>
    </message>
    <message>
        <source>Backward of micro-batch %1, %2: %3</source>
        <translation>マイクロバッチ %1 の逆伝播、%2：%3</translation>
    </message>
    <message>
        <source>Input gradient of micro-batch %1, %2: %3</source>
        <translation>マイクロバッチ %1 の入力勾配、%2：%3</translation>
    </message>
    <message>
        <source>Weight gradient of micro-batch %1, %2: %3</source>
        <translation>マイクロバッチ %1 の重み勾配、%2：%3</translation>
    </message>
    <message>
        <source>Forward of micro-batch %1 with backward of micro-batch %2, %3: %4</source>
        <translation>マイクロバッチ %1 の順伝播とマイクロバッチ %2 の逆伝播、%3：%4</translation>
    </message>
    <message>
        <source>Stage %1 idle %2, %3</source>
        <translation>ステージ %1 アイドル %2、%3</translation>
    </message>
    <message>
        <source>Stage %1, %2: %3, %4 idle</source>
        <translation>ステージ %1、%2：%3、アイドル %4</translation>
    </message>
    <message>
        <source>%1 of states, %2 of activations and working memory</source>
        <translation>状態 %1、活性値と作業メモリ %2</translation>
    </message>
    <message>
        <source>Stage %1 holds %2 at %3: %4</source>
        <translation>ステージ %1 は %3 の時点で %2 を保持：%4</translation>
    </message>
    <message>
        <source>Stage %1 holds %2 of %3 at %4: %5</source>
        <translation>ステージ %1 は %4 の時点で %3 中 %2 を保持：%5</translation>
    </message>
    <message>
        <source>%1; %2 too many</source>
        <translation>%1；%2 超過</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replicas, half of them upward</source>
        <translation>
            <numerusform>複製 %Ln 個（半数は上向き）</numerusform>
        </translation>
    </message>
    <message>
        <source>States</source>
        <comment>of the memory: parameters, gradients, optimizer</comment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Activations and working memory</source>
        <translation>活性値と作業メモリ</translation>
    </message>
    <message>
        <source>Over capacity</source>
        <translation>容量超過</translation>
    </message>
    <message>
        <source>Backward or input gradient</source>
        <translation>逆伝播または入力勾配</translation>
    </message>
    <message>
        <source>Upward pipeline darker</source>
        <translation>上向きのパイプラインは濃色</translation>
    </message>
    <message>
        <source>Later chunks darker</source>
        <translation>後のチャンクほど濃色</translation>
    </message>
    <message>
        <source>Zoom in to see transfers</source>
        <translation>拡大すると転送を表示</translation>
    </message>
    <message>
        <source>Modelled time (%1)</source>
        <translation>モデル時間（%1）</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of things and its last one</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>the forward of micro-batch %1 from %2</source>
        <translation>%2 からのマイクロバッチ %1 の順伝播</translation>
    </message>
    <message>
        <source>the gradient of micro-batch %1 from %2</source>
        <translation>%2 からのマイクロバッチ %1 の勾配</translation>
    </message>
    <message>
        <source>the forward of micro-batch %1 here</source>
        <translation>ここでのマイクロバッチ %1 の順伝播</translation>
    </message>
    <message>
        <source>the input gradient of micro-batch %1 here</source>
        <translation>ここでのマイクロバッチ %1 の入力勾配</translation>
    </message>
    <message>
        <source>the forward of micro-batch %1 on %2</source>
        <translation>%2 でのマイクロバッチ %1 の順伝播</translation>
    </message>
    <message>
        <source>the input gradient of micro-batch %1 on %2</source>
        <translation>%2 でのマイクロバッチ %1 の入力勾配</translation>
    </message>
    <message>
        <source>the backward of micro-batch %1 on %2</source>
        <translation>%2 でのマイクロバッチ %1 の逆伝播</translation>
    </message>
    <message>
        <source>the backward of micro-batch %1 here</source>
        <translation>ここでのマイクロバッチ %1 の逆伝播</translation>
    </message>
    <message>
        <source>the weight gradient of micro-batch %1 here</source>
        <translation>ここでのマイクロバッチ %1 の重み勾配</translation>
    </message>
    <message>
        <source>Needs no other operation</source>
        <translation>必要な演算なし</translation>
    </message>
    <message>
        <source>Needs %1</source>
        <translation>必要：%1</translation>
    </message>
    <message>
        <source>Unblocks no other operation</source>
        <translation>これを待つ演算なし</translation>
    </message>
    <message>
        <source>Unblocks %1</source>
        <translation>これを待つ演算：%1</translation>
    </message>
    <message>
        <source>Slack %1</source>
        <translation>余裕 %1</translation>
    </message>
    <message>
        <source>No slack: it is critical</source>
        <translation>余裕なし：クリティカル</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>idle time and its reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waits</source>
        <translation>
            <numerusform>他に待ち %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>between two sentences</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Stages idle %1 of the pipeline&apos;s %2: %3</source>
        <translation>パイプライン %2 の %1 がアイドル：%3</translation>
    </message>
    <message>
        <source>Time (forward of one micro-batch through one stage = 1)</source>
        <translation>時間（1 マイクロバッチが 1 ステージを順伝播する時間 = 1）</translation>
    </message>
    <message>
        <source>idle %1</source>
        <comment>a length of time</comment>
        <translation>アイドル %1</translation>
    </message>
    <message>
        <source>idle %1: waits for stage %2</source>
        <comment>a length of time</comment>
        <translation>アイドル %1：ステージ %2 を待つ</translation>
    </message>
    <message>
        <source>idle %1: its work is done</source>
        <comment>a length of time</comment>
        <translation>アイドル %1：処理完了</translation>
    </message>
    <message>
        <source>Strips up to %1, the capacity</source>
        <translation>帯の上端は容量 %1</translation>
    </message>
    <message>
        <source>Strips up to %1, the peak</source>
        <translation>帯の上端はピーク %1</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <source>Measured time (%1)</source>
        <translation>測定時間（%1）</translation>
    </message>
    <message>
        <source>Stage %1 was not measured: there is no trace of it</source>
        <translation>ステージ %1 は測定されていません。トレースがありません</translation>
    </message>
    <message>
        <source>not measured</source>
        <comment>a stage</comment>
        <translation>未測定</translation>
    </message>
    <message>
        <source>Stages idle %1 of the step, were they all alike: %2</source>
        <translation>すべてのステージが同じなら、ステップの %1 がアイドル：%2</translation>
    </message>
</context>
<context>
    <name>LessonValues</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>レッスン %1：%2</translation>
    </message>
</context>
<context>
    <name>MakeItFit</name>
    <message>
        <source>It takes three changes to make this plan fit; the cheapest: %1</source>
        <translation>収めるには 3 つの変更が必要；最も安いのは：%1</translation>
    </message>
    <message>
        <source>This plan cannot run: mend its broken rules first</source>
        <translation>このプランは実行不可：先に違反を直す</translation>
    </message>
    <message>
        <source>Now: %1 of %2 · bubble %3 · %4 sent by each GPU in a step · %5 of computation repeated</source>
        <translation>現在：%1 / %2 · バブル %3 · 各 GPU が 1 ステップに %4 送信 · 計算の %5 を再計算</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n single changes make this plan fit; the cheapest: %1</source>
        <translation>
            <numerusform>単独の変更 %n 件で収まる；最も安いのは：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No single change is enough, but %n pairs make this plan fit; the cheapest: %1</source>
        <translation>
            <numerusform>単独の変更では足りず、%n 組の変更で収まる；最も安いのは：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>This plan fits, and no single change makes it faster</source>
        <translation>このプランは収まり、単独の変更でこれ以上速くなるものはありません</translation>
    </message>
    <message>
        <source>%1 No figure is better than with %2, and one is worse.</source>
        <translation>%1 %2 と比べて良くなる数値はなく、悪くなる数値があります。</translation>
    </message>
    <message>
        <source>Nothing found makes this plan fit: it holds %1 too much. Take GPUs with more memory, or a smaller model</source>
        <translation>このプランを収める変更は見つかりません。%1 超過しています。メモリの多い GPU か、より小さいモデルにしてください</translation>
    </message>
    <message>
        <source>Nothing found makes this plan fit; the closest holds %1 too much. Take GPUs with more memory, or a smaller model</source>
        <translation>このプランを収める変更は見つかりません。最も近いものでも %1 超過しています。メモリの多い GPU か、より小さいモデルにしてください</translation>
    </message>
    <message numerus="yes">
        <source>This plan fits; %n single changes make it faster, the best: %1 (%2 less time)</source>
        <translation>
            <numerusform>このプランは収まります。単独で速くする変更が %n 件あり、最良は %1（時間が %2 短い）です</numerusform>
        </translation>
    </message>
    <message>
        <source>memory %1 → %2</source>
        <translation>メモリ %1 → %2</translation>
    </message>
    <message>
        <source>bubble %1 → %2</source>
        <translation>バブル %1 → %2</translation>
    </message>
    <message>
        <source>each GPU sends %1 → %2 in a step</source>
        <translation>各 GPU の 1 ステップの送信 %1 → %2</translation>
    </message>
    <message>
        <source>computation repeated %1 → %2</source>
        <translation>計算の繰り返し %1 → %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the figures that move</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A step takes about as long.</source>
        <translation>1 ステップの時間はほぼ同じ。</translation>
    </message>
    <message>
        <source>A step takes roughly %1 less time.</source>
        <translation>1 ステップの時間はおよそ %1 短い。</translation>
    </message>
    <message>
        <source>A step takes roughly %1 more time.</source>
        <translation>1 ステップの時間はおよそ %1 長い。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a change</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a change, what moves with it</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2 as before</source>
        <comment>a kind of traffic, its amount</comment>
        <translation>%1：%2（変わらず）</translation>
    </message>
    <message numerus="yes">
        <source>Nothing found fits on %Ln GPUs: %1 too much at best. It takes %2 GPUs</source>
        <translation>
            <numerusform>%Ln GPU で収まる変更は見つからない：最良でも %1 超過。%2 GPU が必要</numerusform>
        </translation>
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
    <message>
        <source>%1 / %2</source>
        <comment>measured, predicted</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>our TFLOP/s</source>
        <translation>本推定 TFLOP/s</translation>
    </message>
    <message>
        <source>paper / ours</source>
        <translation>論文 / 本推定</translation>
    </message>
    <message>
        <source>error</source>
        <translation>誤差</translation>
    </message>
    <message numerus="yes">
        <source>Table %1: %n runs with a mean error of %2, rank correlation %3</source>
        <translation>
            <numerusform>表 %1：実行 %n 件の平均誤差 %2、順位相関 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table %1: %n runs with a mean error of %2</source>
        <translation>
            <numerusform>表 %1：実行 %n 件の平均誤差 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, our prediction %2 TFLOP/s per GPU if it ran</source>
        <translation>%1、実行できた場合の本予測 %2 TFLOP/s/GPU</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s per GPU measured in the paper, ours %3 (%4); our estimate %5</source>
        <translation>%1：論文の実測 %2 TFLOP/s/GPU、本推定 %3（%4）；メモリの本推定 %5</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>%1 (chunk %2)</source>
        <translation>%1（チャンク %2）</translation>
    </message>
    <message>
        <source>Stage %1 runs the forward of micro-batch %2</source>
        <translation>ステージ %1 がマイクロバッチ %2 の順伝播を実行</translation>
    </message>
    <message>
        <source>Stage %1 runs the backward of micro-batch %2</source>
        <translation>ステージ %1 がマイクロバッチ %2 の逆伝播を実行</translation>
    </message>
    <message>
        <source>Stage %1 runs the input gradient of micro-batch %2</source>
        <translation>ステージ %1 がマイクロバッチ %2 の入力勾配を実行</translation>
    </message>
    <message>
        <source>Stage %1 runs the weight gradient of micro-batch %2</source>
        <translation>ステージ %1 がマイクロバッチ %2 の重み勾配を実行</translation>
    </message>
    <message>
        <source>Stage %1 runs the forward of micro-batch %2 and the backward of micro-batch %3 at once</source>
        <translation>ステージ %1 がマイクロバッチ %2 の順伝播とマイクロバッチ %3 の逆伝播を同時に実行</translation>
    </message>
    <message>
        <source>%1; stage %2 waits for its gradient</source>
        <translation>%1；ステージ %2 がその勾配を待つ</translation>
    </message>
    <message>
        <source>%1; stage %2 waits for its activations</source>
        <translation>%1；ステージ %2 がその活性値を待つ</translation>
    </message>
    <message>
        <source>%1: Micro-batch %2 enters at stage %3. %4 of %5 micro-batches are done.</source>
        <translation>%1：マイクロバッチ %2 がステージ %3 に入る。マイクロバッチ %5 個中 %4 個が完了。</translation>
    </message>
    <message>
        <source>%1: Micro-batch %2 is done with its last gradient on stage %3. %4 of %5 micro-batches are done.</source>
        <translation>%1：マイクロバッチ %2 がステージ %3 での最後の勾配で完了。マイクロバッチ %5 個中 %4 個が完了。</translation>
    </message>
    <message>
        <source>%1: %2. %3 of %4 stages work.</source>
        <comment>time, sentence, numbers</comment>
        <translation>%1：%2。%4 ステージ中 %3 が稼働。</translation>
    </message>
    <message>
        <source>The step is over after %1. Micro-batches: %2; stages: %3.</source>
        <translation>ステップは %1 で終わりです。マイクロバッチ：%2、ステージ：%3。</translation>
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
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 vs A</source>
        <comment>a difference from the baseline</comment>
        <translation>A 比 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>used, capacity</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>バブル %1</translation>
    </message>
    <message>
        <source>m %1</source>
        <comment>number of micro-batches</comment>
        <translation>m %1</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <comment>a time</comment>
        <translation>1 ステップ %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>an interval</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1, uncalibrated</source>
        <comment>an interval</comment>
        <translation>%1、未較正</translation>
    </message>
    <message>
        <source>%1, extrapolated</source>
        <comment>an interval</comment>
        <translation>%1、外挿</translation>
    </message>
    <message>
        <source>%1 HFU (%2)</source>
        <comment>hardware FLOPs utilisation and its interval</comment>
        <translation>%1 HFU（%2）</translation>
    </message>
    <message>
        <source>%1 MFU (%2)</source>
        <comment>model FLOPs utilisation and its interval</comment>
        <translation>%1 MFU（%2）</translation>
    </message>
    <message>
        <source>%1 tokens/s per GPU</source>
        <translation>%1 トークン/s/GPU</translation>
    </message>
    <message>
        <source>%1 tok/s/GPU</source>
        <translation>%1 tok/s/GPU</translation>
    </message>
    <message>
        <source>%1 TFLOP/s per GPU</source>
        <translation>%1 TFLOP/s/GPU</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Model FLOPs as Megatron-LM counts them: attention not halved.</source>
        <translation>Megatron-LM の数え方によるモデル FLOPs：注意機構を半分にしない。</translation>
    </message>
    <message>
        <source>Model FLOPs without the masked half of attention.</source>
        <translation>注意機構のマスクされる半分を除いたモデル FLOPs。</translation>
    </message>
    <message>
        <source>Uncalibrated: no runs on this GPU were fitted. Nine of ten measurements are expected in the interval.</source>
        <translation>未較正：この GPU の実行には当てはめていない。実測 10 件中 9 件がこの区間に入る見込み。</translation>
    </message>
    <message>
        <source>Extrapolated: the plan lies outside of the runs that were fitted. Nine of ten measurements are expected in the interval.</source>
        <translation>外挿：プランは当てはめに使った実行の範囲外。実測 10 件中 9 件がこの区間に入る見込み。</translation>
    </message>
    <message>
        <source>Fitted on measured runs; nine of ten measurements are expected in the interval.</source>
        <translation>実測した実行に当てはめ済み。実測 10 件中 9 件がこの区間に入る見込み。</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>a step&apos;s time, utilisation, tokens per second</comment>
        <translation>%1、%2、%3。</translation>
    </message>
    <message>
        <source>Idle share of the pipeline, idle ÷ total: %1.</source>
        <translation>パイプラインのアイドル比率、アイドル ÷ 総時間：%1。</translation>
    </message>
    <message>
        <source>Fill and drain %1, unequal stages %2, waiting for messages %3.</source>
        <comment>three shares</comment>
        <translation>充填と排出 %1、ステージの不均等 %2、通信待ち %3。</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>two sentences</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1
Textbook, for equal stages: %2.</source>
        <comment>sentences, share</comment>
        <translation>%1
教科書の値（均等なステージ）：%2。</translation>
    </message>
    <message>
        <source>Hardware FLOPs: what the kernels compute, recomputation included, without what the mask leaves out.</source>
        <translation>ハードウェア FLOPs：カーネルが実際に計算する量。再計算を含み、マスクで省かれる分は含まない。</translation>
    </message>
    <message>
        <source>the layer split</source>
        <translation>層の分割</translation>
    </message>
    <message>
        <source>the precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>sequence parallelism</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <source>the ZeRO stage</source>
        <translation>ZeRO ステージ</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>the bytes of a gradient</source>
        <translation>勾配のバイト数</translation>
    </message>
    <message>
        <source>the estimator</source>
        <translation>推定器</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均す</translation>
    </message>
    <message>
        <source>Paper, eq. 18</source>
        <translation>論文、式 18</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message numerus="yes">
        <source>Closest: %n runs of %1, %2 doublings away; nine in ten of them within %3.</source>
        <translation>
            <numerusform>最も近い実測: %1 の %n 件、2 倍を単位に %2 段離れています。10 件中 9 件は誤差 %3 以内です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closest: %n runs of %1, which enclose the plan; nine in ten of them within %2.</source>
        <translation>
            <numerusform>最も近い実測: %1 の %n 件。プランはその範囲内です。10 件中 9 件は誤差 %2 以内です。</numerusform>
        </translation>
    </message>
    <message>
        <source>They ran under another framework, %1.</source>
        <translation>別のフレームワーク %1 での実行です。</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>選択的</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全体</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>memory by stage</source>
        <comment>a link to a panel</comment>
        <translation>ステージ別メモリ</translation>
    </message>
    <message>
        <source>time of the step</source>
        <comment>a link to a panel</comment>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>communication</source>
        <comment>a link to a panel</comment>
        <translation>通信</translation>
    </message>
    <message>
        <source>pipeline</source>
        <comment>a link to a panel</comment>
        <translation>パイプライン</translation>
    </message>
    <message>
        <source>the paper’s tables</source>
        <comment>a link to a panel</comment>
        <translation>論文の表</translation>
    </message>
    <message>
        <source>all changes</source>
        <comment>a link to a panel</comment>
        <translation>すべての変更</translation>
    </message>
    <message>
        <source>best plans</source>
        <comment>a link to a panel</comment>
        <translation>最良のプラン</translation>
    </message>
    <message>
        <source>Looking at the plan…</source>
        <translation>プランを調べています…</translation>
    </message>
    <message>
        <source>This plan cannot run: %1</source>
        <translation>このプランは実行できません：%1</translation>
    </message>
    <message>
        <source>Beside the best plan</source>
        <translation>最良のプランとの比較</translation>
    </message>
    <message>
        <source>Searching for the best plan…</source>
        <translation>最良のプランを探しています…</translation>
    </message>
    <message>
        <source>Not searched yet.</source>
        <translation>まだ探索していません。</translation>
    </message>
    <message>
        <source>The smallest changes that help</source>
        <translation>効果のある最小の変更</translation>
    </message>
    <message>
        <source>Rules of thumb that it breaks</source>
        <translation>従っていない経験則</translation>
    </message>
    <message>
        <source>Rules of thumb that it follows</source>
        <translation>従っている経験則</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>changes of a plan and what they do</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Where the guide does not add up</source>
        <translation>ガイドの辻褄が合わない点</translation>
    </message>
</context>
<context>
    <name>anatomy</name>
    <message>
        <source>GPU %1 on node %2</source>
        <translation>ノード %2 の GPU %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a GPU, its ranks</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <source>Final norm and head</source>
        <translation>最終ノルムと出力ヘッド</translation>
    </message>
    <message>
        <source>%1: %2 parameters here</source>
        <translation>%1：ここにパラメータ %2</translation>
    </message>
    <message>
        <source>%1: on another stage</source>
        <translation>%1：別のステージ</translation>
    </message>
    <message>
        <source>with experts</source>
        <translation>エキスパートあり</translation>
    </message>
    <message>
        <source>with a dense FFN</source>
        <translation>密な FFN</translation>
    </message>
    <message>
        <source>Layer %1, %2, on stage %3 of %4</source>
        <comment>number, kind of layer, two numbers</comment>
        <translation>層 %1（%2）、ステージ %3／全 %4</translation>
    </message>
    <message>
        <source>%1: on other GPUs</source>
        <comment>a layer</comment>
        <translation>%1：ほかの GPU</translation>
    </message>
    <message>
        <source>%1: %2 parameters here</source>
        <comment>a layer, a number</comment>
        <translation>%1：ここにパラメータ %2</translation>
    </message>
    <message>
        <source>Each token visits %1; an even share is %2 tokens of a micro-batch to each expert.</source>
        <comment>two numbers</comment>
        <translation>各トークンは %1 個を訪れ、均等なら各エキスパートにマイクロバッチあたり %2 トークンです。</translation>
    </message>
    <message>
        <source>Experts %1 to %2 of %3 are here</source>
        <comment>three numbers</comment>
        <translation>エキスパート %1～%2（全 %3）がここにあります</translation>
    </message>
    <message>
        <source>%1, 1/%2 of each</source>
        <comment>experts, a number</comment>
        <translation>%1、それぞれの 1/%2</translation>
    </message>
    <message>
        <source>Expert %1 is on EP rank %2.</source>
        <comment>two numbers</comment>
        <translation>エキスパート %1 は EP ランク %2 にあります。</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from a number to another</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two runs of tokens</comment>
        <translation> と </translation>
    </message>
    <message>
        <source>Sequence %1 of every %2</source>
        <translation>%2 本毎の系列 %1</translation>
    </message>
    <message>
        <source>Sequences %1 to %2 of every %3</source>
        <translation>%3 本毎の系列 %1～%2</translation>
    </message>
    <message>
        <source>%1, %2 times a step; of each the tokens %3: %4 tokens a step.</source>
        <comment>sequences, number of micro-batches, runs of tokens, number</comment>
        <translation>%1、1 ステップに %2 回。各系列のトークン %3。1 ステップに %4 トークン。</translation>
    </message>
    <message>
        <source>Queries of rank %1 meet keys of rank %2</source>
        <comment>two ranks of context parallelism</comment>
        <translation>ランク %1 のクエリがランク %2 のキーと出会う</translation>
    </message>
    <message>
        <source>%1, gathered before</source>
        <comment>a sentence</comment>
        <translation>%1（先に収集）</translation>
    </message>
    <message>
        <source>%1 in step 0, before any arrive</source>
        <comment>a sentence</comment>
        <translation>%1：ステップ 0、到着を待たない</translation>
    </message>
    <message>
        <source>%1 in step %2 of the ring</source>
        <comment>a sentence, a number</comment>
        <translation>%1：リングのステップ %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 on this GPU</source>
        <comment>part of memory, two times bytes</comment>
        <translation>%1：この GPU の %3 のうち %2</translation>
    </message>
    <message>
        <source>%1; shard %2 of %3</source>
        <comment>a sentence, which of how many</comment>
        <translation>%1；シャード %2／全 %3</translation>
    </message>
    <message>
        <source>ZeRO %1: parameters %2, gradients %3, optimizer states %4; together %5 on each GPU of the stage</source>
        <comment>stage, four times bytes</comment>
        <translation>ZeRO %1：パラメータ %2、勾配 %3、オプティマイザ状態 %4。ステージの各 GPU に計 %5</translation>
    </message>
    <message>
        <source>In every layer of every pass, before and after attention and FFN.</source>
        <translation>すべてのパスのすべての層で、注意機構と FFN の前後に。</translation>
    </message>
    <message>
        <source>In the attention of every layer and pass.</source>
        <translation>すべての層とパスの注意機構で。</translation>
    </message>
    <message>
        <source>In every layer with experts, before and after them.</source>
        <translation>エキスパートのあるすべての層で、その前後に。</translation>
    </message>
    <message>
        <source>After every forward and backward pass of a chunk, to the next stage and back.</source>
        <translation>チャンクの順伝播・逆伝播のたびに、次のステージへ、また戻りへ。</translation>
    </message>
    <message>
        <source>Once a step, as the last backward passes end.</source>
        <translation>1 ステップに 1 回、最後の逆伝播が終わるときに。</translation>
    </message>
    <message>
        <source>Once a step: gradients as the last backward passes end, parameters after the optimizer.</source>
        <translation>1 ステップに 1 回：勾配は最後の逆伝播の終わりに、パラメータはオプティマイザの後に。</translation>
    </message>
    <message>
        <source>Gradients in the backward pass of every micro-batch, parameters once a step.</source>
        <translation>勾配はマイクロバッチ毎の逆伝播で、パラメータは 1 ステップに 1 回。</translation>
    </message>
    <message>
        <source>In every pass of every micro-batch, layer by layer.</source>
        <translation>すべてのマイクロバッチのすべてのパスで、層毎に。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>One GPU</source>
        <translation>GPU 1 基</translation>
    </message>
    <message>
        <source>%1 GPUs in one node</source>
        <translation>1 ノードの %1 GPU</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 GPUs in %2 nodes</source>
        <comment>two numbers</comment>
        <translation>%2 ノードの %1 GPU</translation>
    </message>
    <message>
        <source>A square is %1 GPUs</source>
        <translation>四角 1 つが %1 GPU</translation>
    </message>
    <message>
        <source>□ = %1</source>
        <comment>a square is so many GPUs</comment>
        <translation>□ = %1</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>its %1 group</source>
        <comment>degree</comment>
        <translation>その %1 グループ</translation>
    </message>
    <message>
        <source>stronger: higher rank in its own group</source>
        <translation>強いほど自グループでのランクが大きい</translation>
    </message>
    <message>
        <source>stronger: higher rank</source>
        <translation>強いほど高いランク</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>hold the same weights</source>
        <translation>同じ重みを保持</translation>
    </message>
    <message>
        <source>same weights</source>
        <translation>同じ重み</translation>
    </message>
    <message>
        <source>hold other parts of its layers</source>
        <translation>その層の別の部分を保持</translation>
    </message>
    <message>
        <source>same layers</source>
        <translation>同じ層</translation>
    </message>
    <message>
        <source>No layers of %1</source>
        <translation>全 %1 層のうちなし</translation>
    </message>
    <message>
        <source>No layers</source>
        <translation>層なし</translation>
    </message>
    <message>
        <source>Layers %1 of %2</source>
        <comment>a list of layers, how many there are</comment>
        <translation>層 %1／全 %2</translation>
    </message>
    <message>
        <source>%1, whole</source>
        <comment>layers</comment>
        <translation>%1、全体</translation>
    </message>
    <message>
        <source>Layers %1</source>
        <translation>層 %1</translation>
    </message>
    <message>
        <source>%1, 1/%2 of each matrix</source>
        <comment>layers, a number</comment>
        <translation>%1、各行列の 1/%2</translation>
    </message>
    <message>
        <source>%1, 1/%2 each</source>
        <comment>layers, a number</comment>
        <translation>%1、各 1/%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>experts</comment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>1/%1 of the batch</source>
        <translation>バッチの 1/%1</translation>
    </message>
    <message>
        <source>The whole batch</source>
        <translation>バッチ全体</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>%1, 1/%2 of each sequence</source>
        <comment>part of the batch, a number</comment>
        <translation>%1、各系列の 1/%2</translation>
    </message>
    <message>
        <source>Batch 1/%1, sequence 1/%2</source>
        <translation>バッチ 1/%1、系列 1/%2</translation>
    </message>
    <message>
        <source>→ %1 tokens</source>
        <translation>→ %1 トークン</translation>
    </message>
    <message>
        <source>Queries × keys, gathered</source>
        <translation>クエリ × キー（収集）</translation>
    </message>
    <message>
        <source>Queries × keys</source>
        <translation>クエリ × キー</translation>
    </message>
    <message>
        <source>Queries × keys: step of the ring</source>
        <translation>クエリ × キー：リングのステップ</translation>
    </message>
    <message>
        <source>Step of the ring</source>
        <translation>リングのステップ</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>%1 works alone</source>
        <comment>a GPU</comment>
        <translation>%1 は単独</translation>
    </message>
    <message>
        <source>%1 works with</source>
        <comment>a GPU</comment>
        <translation>%1 の相手</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>degree, rank, how many ranks</comment>
        <translation>%1 %2／%3</translation>
    </message>
    <message>
        <source>GPUs %1</source>
        <comment>a list of numbers</comment>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Holds %1 of %2</source>
        <comment>bytes</comment>
        <translation>%2 のうち %1 を保持</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>States under ZeRO</source>
        <translation>ZeRO での状態</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>States under ZeRO, over %1 GPUs</source>
        <translation>ZeRO での状態（%1 GPU で分割）</translation>
    </message>
    <message>
        <source>ZeRO %1 ◂</source>
        <comment>the plan&apos;s own stage</comment>
        <translation>ZeRO %1 ◂</translation>
    </message>
    <message>
        <source>ZeRO %1</source>
        <translation>ZeRO %1</translation>
    </message>
    <message>
        <source>GPU %1 holds no layers, %2, and passes on %3 tokens a step</source>
        <translation>GPU %1 は層を持たず（%2）、1 ステップに %3 トークンを渡します</translation>
    </message>
    <message>
        <source>GPU %1 holds 1/%2 of layers %3, %4 in all, and trains on %5 tokens a step</source>
        <comment>number, part, list of layers, bytes, number</comment>
        <translation>GPU %1 は層 %3 の 1/%2、計 %4 を保持し、1 ステップに %5 トークンで学習します</translation>
    </message>
    <message>
        <source>GPU %1 holds layers %2, %3 in all, and trains on %4 tokens a step</source>
        <comment>number, list of layers, bytes, number</comment>
        <translation>GPU %1 は層 %2、計 %3 を保持し、1 ステップに %4 トークンで学習します</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Norm of the embedding</source>
        <translation>埋め込みのノルム</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>ノルム</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>Compression of queries</source>
        <translation>クエリの圧縮</translation>
    </message>
    <message>
        <source>Norm of compressed queries</source>
        <translation>圧縮クエリのノルム</translation>
    </message>
    <message>
        <source>Queries from compressed ones</source>
        <translation>圧縮からのクエリ</translation>
    </message>
    <message>
        <source>Compression of keys and values</source>
        <translation>キーとバリューの圧縮</translation>
    </message>
    <message>
        <source>Norm of compressed keys and values</source>
        <translation>圧縮キー・バリューのノルム</translation>
    </message>
    <message>
        <source>Keys and values from compressed ones</source>
        <translation>圧縮からのキーとバリュー</translation>
    </message>
    <message>
        <source>Biases of queries, keys and values</source>
        <translation>クエリ・キー・バリューのバイアス</translation>
    </message>
    <message>
        <source>Norms of queries and keys</source>
        <translation>クエリとキーのノルム</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>アテンションシンク</translation>
    </message>
    <message>
        <source>Attention output</source>
        <translation>注意機構の出力</translation>
    </message>
    <message>
        <source>Bias of the attention output</source>
        <translation>注意機構の出力のバイアス</translation>
    </message>
    <message>
        <source>FFN gate</source>
        <translation>FFN ゲート</translation>
    </message>
    <message>
        <source>FFN up</source>
        <translation>FFN アップ</translation>
    </message>
    <message>
        <source>Biases of the first FFN matrices</source>
        <translation>最初の FFN 行列のバイアス</translation>
    </message>
    <message>
        <source>FFN down</source>
        <translation>FFN ダウン</translation>
    </message>
    <message>
        <source>Bias of FFN down</source>
        <translation>FFN ダウンのバイアス</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>ルーター</translation>
    </message>
    <message>
        <source>Bias of the router</source>
        <translation>ルーターのバイアス</translation>
    </message>
    <message>
        <source>Correction of the router</source>
        <translation>ルーターの補正</translation>
    </message>
    <message>
        <source>Gate of shared experts</source>
        <translation>共有エキスパートのゲート</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>最終ノルム</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>出力ヘッド</translation>
    </message>
    <message>
        <source>%1 of the experts</source>
        <comment>a matrix</comment>
        <translation>エキスパートの%1</translation>
    </message>
    <message>
        <source>%1 of the shared experts</source>
        <comment>a matrix</comment>
        <translation>共有エキスパートの%1</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>an FFN matrix</comment>
        <translation>ゲート</translation>
    </message>
    <message>
        <source>up</source>
        <comment>an FFN matrix</comment>
        <translation>アップ</translation>
    </message>
    <message>
        <source>down</source>
        <comment>an FFN matrix</comment>
        <translation>ダウン</translation>
    </message>
    <message>
        <source>router</source>
        <translation>ルーター</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>a matrix, inputs × outputs</comment>
        <translation>%1、%2 × %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 experts here</source>
        <comment>a matrix, two numbers</comment>
        <translation>%1、%3 エキスパートのうち %2 がここ</translation>
    </message>
    <message>
        <source>whole on every rank</source>
        <translation>各ランクに全体</translation>
    </message>
    <message>
        <source>would be divided by its inputs</source>
        <translation>分割するなら入力方向</translation>
    </message>
    <message>
        <source>would be divided by its outputs</source>
        <translation>分割するなら出力方向</translation>
    </message>
    <message>
        <source>row-parallel: inputs %1 to %2 here, and what comes out is added up</source>
        <translation>行並列：入力 %1～%2 がここ、結果は足し合わせる</translation>
    </message>
    <message>
        <source>column-parallel: outputs %1 to %2 here</source>
        <translation>列並列：出力 %1～%2 がここ</translation>
    </message>
    <message>
        <source>%1; %2 ranks hold the same</source>
        <comment>a sentence, a number</comment>
        <translation>%1；%2 ランクが同じものを保持</translation>
    </message>
    <message>
        <source>%1: %2. %3 parameters in each of its layers.</source>
        <comment>a matrix, how it is divided, a number</comment>
        <translation>%1：%2。各層にパラメータ %3。</translation>
    </message>
    <message>
        <source>Norms, dropout and residuals: each of %1 tensor parallel ranks has 1/%1 of the tokens. An all-gather (AG) follows in the forward pass, a reduce-scatter (RS) in the backward pass.</source>
        <translation>ノルム・ドロップアウト・残差：テンソル並列の %1 ランクがトークンの 1/%1 ずつを持つ。順伝播では all-gather（AG）、逆伝播では reduce-scatter（RS）が続く。</translation>
    </message>
    <message>
        <source>Norms, dropout and residuals: every tensor parallel rank has all tokens, and does the same.</source>
        <translation>ノルム・ドロップアウト・残差：テンソル並列の各ランクが全トークンを持ち、同じ計算をする。</translation>
    </message>
    <message>
        <source>Norms, dropout and residuals: all tokens are here.</source>
        <translation>ノルム・ドロップアウト・残差：全トークンがここにある。</translation>
    </message>
    <message>
        <source>Attention: all heads are here.</source>
        <translation>注意機構：全ヘッドがここにある。</translation>
    </message>
    <message>
        <source>FFN: all of it is here.</source>
        <translation>FFN：すべてここにある。</translation>
    </message>
    <message>
        <source>a reduce-scatter (RS)</source>
        <translation>reduce-scatter（RS）</translation>
    </message>
    <message>
        <source>an all-reduce (AR)</source>
        <translation>all-reduce（AR）</translation>
    </message>
    <message>
        <source>Attention: all tokens, 1/%1 of the heads. What the ranks compute is added up by %2.</source>
        <comment>number, a collective</comment>
        <translation>注意機構：全トークン、ヘッドの 1/%1。各ランクの結果は %2 で足し合わせる。</translation>
    </message>
    <message>
        <source>FFN: all tokens, 1/%1 of its width. What the ranks compute is added up by %2.</source>
        <comment>number, a collective</comment>
        <translation>FFN：全トークン、幅の 1/%1。各ランクの結果は %2 で足し合わせる。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>bytes, time</comment>
        <translation>%2 で %1</translation>
    </message>
    <message>
        <source>Projection of multi-token prediction</source>
        <translation>マルチトークン予測の射影</translation>
    </message>
    <message>
        <source>Norms of multi-token prediction</source>
        <translation>マルチトークン予測の正規化</translation>
    </message>
    <message>
        <source>In a layer the tokens of a micro-batch on this GPU make %1 visits to experts, %2 each</source>
        <comment>two numbers</comment>
        <translation>1 層で、この GPU 上のマイクロバッチのトークンはエキスパートを延べ %1 回（各トークン %2 個）訪れます</translation>
    </message>
    <message>
        <source>%1; all experts are here, and none is sent.</source>
        <comment>a sentence</comment>
        <translation>%1。全エキスパートがここにあり、何も送りません。</translation>
    </message>
    <message>
        <source>%1 stay here, %2 go over the fast link, %3 leave the node</source>
        <comment>three numbers of visits to experts</comment>
        <translation>%1 はここに残り、%2 は高速リンクを通り、%3 はノードの外へ出ます</translation>
    </message>
    <message>
        <source>%1, some of which are handed on there</source>
        <comment>where tokens go</comment>
        <translation>%1（一部はそこで中継されます）</translation>
    </message>
    <message>
        <source>The all-to-all that dispatches them sends %1 to %2 other GPUs in %3; another one brings as much back.</source>
        <comment>bytes, a number, time</comment>
        <translation>それらを配る all-to-all は他の %2 GPU に %1 を %3 で送り、もう一つの all-to-all が同じ量を戻します。</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>three sentences</comment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>The busiest EP rank computes %1 visits, %2 times an even share</source>
        <comment>two numbers</comment>
        <translation>最も混む EP ランクは %1 回、均等な割り当ての %2 倍を計算します</translation>
    </message>
    <message>
        <source>%1; %2 beyond the capacity are dropped</source>
        <comment>a sentence, a number</comment>
        <translation>%1。容量を超える %2 回は捨てられます</translation>
    </message>
    <message>
        <source>%1; its all-to-all takes %2 in place of %3</source>
        <comment>a sentence, two times</comment>
        <translation>%1。その all-to-all は %3 ではなく %2 かかります</translation>
    </message>
    <message>
        <source>%1. The others wait for it.</source>
        <comment>a sentence</comment>
        <translation>%1。ほかのランクはそれを待ちます。</translation>
    </message>
    <message>
        <source>Experts %1 of %2</source>
        <comment>one or a range of them, a number</comment>
        <translation>エキスパート %1（全 %2）</translation>
    </message>
    <message>
        <source>%1 (□ = %2)</source>
        <comment>experts; a square is so many</comment>
        <translation>%1（□ = %2）</translation>
    </message>
    <message>
        <source>Visits to a layer’s experts, top %1 of %2, in a micro-batch</source>
        <comment>two numbers</comment>
        <translation>1 層のエキスパートへの訪問（%2 中上位 %1）、マイクロバッチあたり</translation>
    </message>
    <message>
        <source>Visits to experts, top %1 of %2</source>
        <comment>two numbers</comment>
        <translation>エキスパートへの訪問、%2 中上位 %1</translation>
    </message>
    <message>
        <source>Experts, top %1</source>
        <comment>a number</comment>
        <translation>エキスパート、上位 %1</translation>
    </message>
    <message>
        <source>From here</source>
        <comment>visits of tokens to experts</comment>
        <translation>ここから</translation>
    </message>
    <message>
        <source>To its experts</source>
        <comment>visits of tokens</comment>
        <translation>自分のエキスパートへ</translation>
    </message>
    <message>
        <source>To the busiest</source>
        <comment>visits of tokens</comment>
        <translation>最も混む所へ</translation>
    </message>
    <message>
        <source>In a layer the experts here compute %1 visits of a micro-batch where all get as many, %2 each.</source>
        <comment>two numbers</comment>
        <translation>1 層で、均等ならここのエキスパートはマイクロバッチの %1 回分（各 %2 回）を計算します。</translation>
    </message>
    <message>
        <source>Expert %1 of %2 is here</source>
        <comment>two numbers</comment>
        <translation>エキスパート %1（全 %2）はここにあります</translation>
    </message>
    <message>
        <source>GPU %1 on node %2, leaf %3</source>
        <translation>GPU %1、ノード %2、リーフ %3</translation>
    </message>
    <message>
        <source>%1 GPUs in %2 nodes below %3 leaves</source>
        <comment>three numbers</comment>
        <translation>%3 リーフの下の %2 ノードに %1 GPU</translation>
    </message>
    <message>
        <source>between leaves (racks)</source>
        <translation>リーフ(ラック)の境目</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>リーフ</translation>
    </message>
    <message numerus="yes">
        <source>→ %1 tokens, %Ln micro-batches</source>
        <comment>a number; tokens go to the right</comment>
        <translation>
            <numerusform>→ %1 トークン、マイクロバッチ %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>An all-to-all dispatches them in FP8 and another one brings them back in 16 bits, each %1 to %2 other GPUs in %3 in the mean.</source>
        <comment>bytes, a number, time</comment>
        <translation>all-to-all が FP8 で送り、もう一つが 16 ビットで戻します。平均してそれぞれ、ほかの %2 基の GPU へ %1 を %3 で送ります。</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Quadrille has to end: %1
%2</source>
        <comment>reason, sentence</comment>
        <translation>Quadrille を終了します: %1
%2</translation>
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
        <source>Stage %1, %2: %3, %4 of the stage, %5 of capacity%6</source>
        <comment>stage, part, GiB, two shares, comparison with A</comment>
        <translation>ステージ %1、%2：%3、ステージの %4、容量の %5%6</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <translation>断片化</translation>
    </message>
    <message>
        <source>communicators</source>
        <translation>コミュニケータ</translation>
    </message>
    <message>
        <source>GPU context</source>
        <translation>GPU コンテキスト</translation>
    </message>
    <message>
        <source>P(OOM) %1</source>
        <comment>probability of running out of memory</comment>
        <translation>P(OOM) %1</translation>
    </message>
    <message>
        <source>P %1</source>
        <comment>probability of running out of memory</comment>
        <translation>P %1</translation>
    </message>
    <message>
        <source>band %1–%2</source>
        <comment>from a probability to another</comment>
        <translation>帯 %1–%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a sentence, a probability</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Stage %1: %2, %3 of capacity, %4</source>
        <comment>stage, GiB, share, zone</comment>
        <translation>ステージ %1：%2、容量の %3、%4</translation>
    </message>
    <message>
        <source>%1; fullest: %2%3</source>
        <comment>a sentence, name of a moment, comparison with A</comment>
        <translation>%1；最大時：%2%3</translation>
    </message>
    <message>
        <source>%1; micro-batches in flight: %2%3</source>
        <comment>a sentence, number, comparison with A</comment>
        <translation>%1；保持中のマイクロバッチ：%2%3</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <comment>a moment, a sentence</comment>
        <translation>時点 %1：%2</translation>
    </message>
    <message>
        <source>; running out is %1 likely at %2, %3 at %4, %5 at %6</source>
        <comment>three times percent and GiB</comment>
        <translation>；不足の確率は %2 で %1、%4 で %3、%6 で %5</translation>
    </message>
</context>
<context>
    <name>bubble_curve</name>
    <message>
        <source>%1, %2</source>
        <comment>two schedules that idle alike</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 of ideal time</source>
        <comment>a share of idle time</comment>
        <translation>理想時間の %1</translation>
    </message>
    <message>
        <source>%1 of total time</source>
        <comment>a share of idle time</comment>
        <translation>総時間の %1</translation>
    </message>
    <message>
        <source>Bubble: idle ÷ ideal time</source>
        <translation>バブル：アイドル ÷ 理想時間</translation>
    </message>
    <message>
        <source>Bubble: idle ÷ total time</source>
        <translation>バブル：アイドル ÷ 総時間</translation>
    </message>
    <message>
        <source>Micro-batches of a step</source>
        <translation>1 ステップのマイクロバッチ数</translation>
    </message>
    <message>
        <source>No schedule is chosen for the bubble curve</source>
        <translation>バブル曲線に選ばれたスケジュールはない</translation>
    </message>
    <message>
        <source>None of these schedules runs %1 micro-batches</source>
        <translation>マイクロバッチ %1 個を実行できるスケジュールはこの中にない</translation>
    </message>
    <message>
        <source>At %1 micro-batches, %2 idles least: %3</source>
        <translation>マイクロバッチ %1 個では %2 のアイドルが最小：%3</translation>
    </message>
    <message>
        <source>At %1 micro-batches, %2 idles %3; least does %4: %5</source>
        <translation>マイクロバッチ %1 個で %2 のアイドルは %3；最小は %4：%5</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a schedule and its share of idle time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 micro-batches: %2</source>
        <comment>micro-batches and the bubble of every schedule</comment>
        <translation>マイクロバッチ %1 個：%2</translation>
    </message>
</context>
<context>
    <name>collective</name>
    <message>
        <source>the input of a layer</source>
        <translation>1 層の入力</translation>
    </message>
    <message>
        <source>keys and values of a layer</source>
        <translation>1 層のキーとバリュー</translation>
    </message>
    <message>
        <source>the tokens that a GPU dispatches in a layer</source>
        <translation>1 層で GPU が配るトークン</translation>
    </message>
    <message>
        <source>what one stage passes on</source>
        <translation>1 ステージが渡す分</translation>
    </message>
    <message>
        <source>gradients of a GPU’s shared parameters</source>
        <translation>GPU の共有パラメータの勾配</translation>
    </message>
    <message>
        <source>At first each GPU has one chunk.</source>
        <translation>最初、各 GPU はチャンクを 1 つ持ちます。</translation>
    </message>
    <message>
        <source>Each has one chunk.</source>
        <translation>各 GPU に 1 チャンク。</translation>
    </message>
    <message>
        <source>At first each GPU has a chunk for every GPU: 0→2 is from 0 for 2.</source>
        <translation>最初、各 GPU は全 GPU 宛てのチャンクを持ちます。0→2 は 0 から 2 宛てです。</translation>
    </message>
    <message>
        <source>A chunk for every GPU.</source>
        <translation>全 GPU 宛てに 1 チャンク。</translation>
    </message>
    <message>
        <source>At first each GPU has numbers of its own for every chunk.</source>
        <translation>最初、各 GPU は全チャンクについて自分の数値を持ちます。</translation>
    </message>
    <message>
        <source>Numbers of its own for every chunk.</source>
        <translation>全チャンクに自分の数値。</translation>
    </message>
    <message>
        <source>In the end each GPU has one chunk of the sum over all GPUs.</source>
        <translation>最後に、各 GPU は全 GPU の和のチャンクを 1 つ持ちます。</translation>
    </message>
    <message>
        <source>Each has one chunk of the sum.</source>
        <translation>各 GPU に和の 1 チャンク。</translation>
    </message>
    <message>
        <source>In the end each GPU has the chunks of all.</source>
        <translation>最後に、各 GPU は全員のチャンクを持ちます。</translation>
    </message>
    <message>
        <source>Each has all chunks.</source>
        <translation>各 GPU に全チャンク。</translation>
    </message>
    <message>
        <source>In the end each GPU has the sum over all GPUs, in every chunk.</source>
        <translation>最後に、各 GPU は全チャンクで全 GPU の和を持ちます。</translation>
    </message>
    <message>
        <source>Each has the whole sum.</source>
        <translation>各 GPU に和の全体。</translation>
    </message>
    <message>
        <source>In the end each GPU has a chunk from every GPU.</source>
        <translation>最後に、各 GPU は全 GPU からのチャンクを持ちます。</translation>
    </message>
    <message>
        <source>A chunk from every GPU.</source>
        <translation>全 GPU から 1 チャンク。</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>Reduce-scatter</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-gather</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-reduce</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>All-to-all</translation>
    </message>
    <message>
        <source>All-reduce = reduce-scatter + all-gather</source>
        <translation>All-reduce = reduce-scatter + all-gather</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2 ステップ中 %1</translation>
    </message>
    <message>
        <source>GPUs swap chunks in pairs.</source>
        <translation>GPU が 2 つずつ組んでチャンクを交換します。</translation>
    </message>
    <message>
        <source>each GPU passes a chunk to the next one, which adds it to its own.</source>
        <translation>各 GPU がチャンクを隣へ渡し、隣は自分の分に足します。</translation>
    </message>
    <message>
        <source>each GPU passes a chunk to the next one, which keeps it.</source>
        <translation>各 GPU がチャンクを隣へ渡し、隣はそれを保持します。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step of how many, a collective</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step of how many, what happens</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a group, bytes, what they are</comment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a group, bytes</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 among %2 GPUs: %3</source>
        <comment>a collective, a number, what happens now</comment>
        <translation>%2 GPU 間の %1：%3</translation>
    </message>
    <message>
        <source>%1 %2. %3.</source>
        <comment>three sentences</comment>
        <translation>%1 %2。%3。</translation>
    </message>
    <message>
        <source>%1 has nothing of chunk %2 yet.</source>
        <comment>a GPU, a letter</comment>
        <translation>%1 はチャンク %2 をまだ持っていません。</translation>
    </message>
    <message>
        <source>%1 has the chunk from %2 for %3.</source>
        <comment>three GPUs</comment>
        <translation>%1 は %2 から %3 宛てのチャンクを持っています。</translation>
    </message>
    <message>
        <source>%1 has of chunk %2 the sum over %3.</source>
        <comment>a GPU, a letter, GPUs</comment>
        <translation>%1 はチャンク %2 の %3 の和を持っています。</translation>
    </message>
    <message>
        <source>%1 has chunk %2, from %3.</source>
        <comment>a GPU, a letter, a GPU</comment>
        <translation>%1 は %3 からのチャンク %2 を持っています。</translation>
    </message>
    <message>
        <source>passed on and added.</source>
        <comment>chunks</comment>
        <translation>渡して加算。</translation>
    </message>
    <message>
        <source>passed on and kept.</source>
        <comment>chunks</comment>
        <translation>渡して保持。</translation>
    </message>
    <message>
        <source>%1 group of %2 GPUs</source>
        <comment>degree of parallelism, a number</comment>
        <translation>%2 GPU の %1 グループ</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln steps in pairs, each GPU sends %2 in %3</source>
        <comment>a collective, bytes, time</comment>
        <translation>
            <numerusform>%1：組での %Ln ステップ、各 GPU は %3 で %2 を送信</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln steps around a ring, each GPU sends %2 in %3</source>
        <comment>a collective, bytes, time</comment>
        <translation>
            <numerusform>%1：リングで %Ln ステップ、各 GPU は %3 で %2 を送信</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps, %1, %2</source>
        <comment>bytes that a GPU sends, time</comment>
        <translation>
            <numerusform>%Ln ステップ、%1、%2</numerusform>
        </translation>
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
        <source>Pre&amp;vious panel</source>
        <translation>前のパネル(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Import model…</source>
        <translation>モデルを読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Edit &amp;model…</source>
        <translation>モデルを編集(&amp;M)…</translation>
    </message>
    <message>
        <source>Edit &amp;GPU…</source>
        <translation>GPU を編集(&amp;G)…</translation>
    </message>
    <message>
        <source>Edit &amp;framework profile…</source>
        <translation>フレームワークのプロファイルを編集(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Own models and GPUs…</source>
        <translation>自分のモデルと GPU(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>比較対象(&amp;C)</translation>
    </message>
    <message>
        <source>Step &amp;by</source>
        <translation>送りの単位(&amp;B)</translation>
    </message>
    <message>
        <source>Export as Chrome &amp;trace…</source>
        <translation>Chrome トレースを書き出す(&amp;T)…</translation>
    </message>
    <message>
        <source>Export the &amp;order…</source>
        <translation>順序を書き出す(&amp;O)…</translation>
    </message>
    <message>
        <source>Export the timeline as &amp;CSV…</source>
        <translation>タイムラインを CSV で書き出す(&amp;C)…</translation>
    </message>
    <message>
        <source>Export the timeline as &amp;JSON…</source>
        <translation>タイムラインを JSON で書き出す(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;Model time</source>
        <translation>モデル時間(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>単位(&amp;U)</translation>
    </message>
    <message>
        <source>C&amp;ritical path</source>
        <translation>クリティカルパス(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;ommunication</source>
        <translation>通信(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Plan &amp;A’s pipeline</source>
        <translation>プラン A のパイプライン(&amp;A)</translation>
    </message>
    <message>
        <source>Order from a &amp;file…</source>
        <translation>ファイルの順序(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>再生・一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Step b&amp;ack</source>
        <translation>1 つ戻る(&amp;A)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>1 つ進む(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>先頭へ(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>末尾へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>演算(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Micro-batch</source>
        <translation>マイクロバッチ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;One a second</source>
        <translation>毎秒 1 つ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Four a second</source>
        <translation>毎秒 4 つ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Twenty a second</source>
        <translation>毎秒 20(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All in twenty seconds</source>
        <translation>全体を 20 秒で(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>パイプライン(&amp;P)</translation>
    </message>
    <message>
        <source>Export the sche&amp;dule</source>
        <translation>スケジュールを書き出す(&amp;D)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速度(&amp;D)</translation>
    </message>
    <message>
        <source>Show the e&amp;xplanation</source>
        <translation>説明を表示(&amp;X)</translation>
    </message>
    <message>
        <source>Estim&amp;ate</source>
        <translation>推定(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>レシピ(&amp;R)</translation>
    </message>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>次のパネル(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Find a command or value…</source>
        <translation>コマンドや値を検索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>用語集(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>プラン(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>メモリ(&amp;M)</translation>
    </message>
    <message>
        <source>P&amp;ipeline</source>
        <translation>パイプライン(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>ヒートマップ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Step time</source>
        <translation>ステップ時間(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Communication</source>
        <translation>通信(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Over time</source>
        <translation>時間推移(&amp;O)</translation>
    </message>
    <message>
        <source>Make it &amp;fit</source>
        <translation>収める(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>曲線(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Schedules</source>
        <translation>スケジュール(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Bubble curve</source>
        <translation>バブル曲線(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Paper tables</source>
        <translation>論文の表(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Truth</source>
        <translation>実測との照合(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;FSDP study</source>
        <translation>FSDP の検討(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;My cluster</source>
        <translation>自分のクラスタ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>説明(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;This plan</source>
        <translation>このプラン(&amp;T)</translation>
    </message>
    <message>
        <source>Pipeli&amp;nes</source>
        <translation>パイプライン比較(&amp;N)</translation>
    </message>
    <message>
        <source>Stud&amp;y</source>
        <translation>研究(&amp;Y)</translation>
    </message>
    <message>
        <source>Memor&amp;y against the capacity</source>
        <translation>メモリを容量と比べる(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Best plans</source>
        <translation>最良のプラン(&amp;B)</translation>
    </message>
    <message>
        <source>Se&amp;nsitivity</source>
        <translation>感度(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Anatomy</source>
        <translation>解剖図(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reference tables</source>
        <translation>早見表(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>早見表(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Load kept plan</source>
        <translation>保存したプランを読み込む(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rename kept plan</source>
        <translation>保存したプランを改名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Drop kept plan</source>
        <translation>保存したプランを破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Pin kept plan as &amp;A</source>
        <translation>保存したプランを A として固定(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keep this plan</source>
        <translation>このプランを保存(&amp;K)</translation>
    </message>
    <message>
        <source>Load kept plan &amp;%1</source>
        <translation>保存したプラン &amp;%1 を読み込む</translation>
    </message>
    <message>
        <source>Rename kept plan &amp;%1…</source>
        <translation>保存したプラン &amp;%1 を改名…</translation>
    </message>
    <message>
        <source>Pin kept plan &amp;%1 as baseline A</source>
        <translation>保存したプラン &amp;%1 を基準 A として固定</translation>
    </message>
    <message>
        <source>Drop kept plan &amp;%1</source>
        <translation>保存したプラン &amp;%1 を破棄</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>並べて比較(&amp;S)</translation>
    </message>
    <message>
        <source>Sca&amp;ling</source>
        <translation>スケーリング(&amp;L)</translation>
    </message>
    <message>
        <source>Ad&amp;viser</source>
        <translation>アドバイザー(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>レポート(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>発表する(&amp;P)</translation>
    </message>
    <message>
        <source>St&amp;ops</source>
        <translation>ストップ(&amp;O)</translation>
    </message>
    <message>
        <source>Spee&amp;d in the strips</source>
        <translation>ストリップに速度を表示(&amp;D)</translation>
    </message>
    <message>
        <source>Measured &amp;trace…</source>
        <translation>測定したトレース(&amp;T)…</translation>
    </message>
    <message>
        <source>Measured step as a r&amp;un of My cluster</source>
        <translation>測定したステップを自分のクラスタの実行に(&amp;U)</translation>
    </message>
    <message>
        <source>Copy plan a&amp;s</source>
        <translation>プランを形式を選んでコピー(&amp;S)</translation>
    </message>
    <message>
        <source>Import &amp;configuration…</source>
        <translation>設定を読み込む(&amp;C)…</translation>
    </message>
    <message>
        <source>Export p&amp;lan…</source>
        <translation>プランを書き出す(&amp;L)…</translation>
    </message>
    <message>
        <source>P&amp;aste a configuration…</source>
        <translation>設定を貼り付け(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>ツアー(&amp;T)</translation>
    </message>
    <message>
        <source>La&amp;boratory</source>
        <translation>実験室(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Measured step teaches the profi&amp;le…</source>
        <translation>測定したステップからプロファイルを学ぶ(&amp;L)…</translation>
    </message>
    <message>
        <source>Export tal&amp;k…</source>
        <translation>発表をエクスポート(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Keep as a stop of the talk</source>
        <translation>発表のストップとして保存(&amp;K)</translation>
    </message>
    <message>
        <source>Present fr&amp;om this stop</source>
        <translation>このストップから発表(&amp;O)</translation>
    </message>
    <message>
        <source>Less mot&amp;ion</source>
        <translation>動きを減らす(&amp;I)</translation>
    </message>
</context>
<context>
    <name>communication</name>
    <message>
        <source>all-gathers and reduce-scatters, two of each a layer in either pass</source>
        <translation>all-gather と reduce-scatter、順伝播・逆伝播とも層毎に各 2 回</translation>
    </message>
    <message>
        <source>all-reduces, two a layer in either pass</source>
        <translation>all-reduce、順伝播・逆伝播とも層毎に 2 回</translation>
    </message>
    <message>
        <source>keys and values around a ring, with their gradients in the backward pass</source>
        <translation>キーとバリューをリングで回し、逆伝播ではその勾配も回す</translation>
    </message>
    <message>
        <source>all-to-alls, tokens to their experts and back in either pass</source>
        <translation>all-to-all、順伝播・逆伝播ともトークンをエキスパートへ送り、戻す</translation>
    </message>
    <message>
        <source>point-to-point messages, activations down and gradients up</source>
        <translation>1 対 1 のメッセージ、活性値は下流へ、勾配は上流へ</translation>
    </message>
    <message>
        <source>an all-reduce of gradients</source>
        <translation>勾配の all-reduce</translation>
    </message>
    <message>
        <source>a reduce-scatter of gradients and an all-gather of parameters</source>
        <translation>勾配の reduce-scatter とパラメータの all-gather</translation>
    </message>
    <message>
        <source>reduce-scatters of gradients for every micro-batch and an all-gather of parameters</source>
        <translation>マイクロバッチ毎の勾配の reduce-scatter とパラメータの all-gather</translation>
    </message>
    <message>
        <source>all-gathers of parameters and reduce-scatters of gradients for every micro-batch</source>
        <translation>マイクロバッチ毎のパラメータの all-gather と勾配の reduce-scatter</translation>
    </message>
    <message>
        <source>all inside the node</source>
        <translation>すべてノード内</translation>
    </message>
    <message>
        <source>all over the network</source>
        <translation>すべてネットワーク経由</translation>
    </message>
    <message>
        <source>%1 of it over the network</source>
        <comment>share</comment>
        <translation>うち %1 がネットワーク経由</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of a list</comment>
        <translation>、</translation>
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
        <source>Expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>データ並列</translation>
    </message>
    <message>
        <source>all %1 in one node</source>
        <comment>ranks</comment>
        <translation>%1 すべてが 1 ノード内</translation>
    </message>
    <message>
        <source>%1 in %1 nodes</source>
        <comment>as many ranks as nodes</comment>
        <translation>%1 が %1 ノードに</translation>
    </message>
    <message>
        <source>%1 of %2 in a node</source>
        <comment>ranks</comment>
        <translation>%2 中 %1 が 1 ノード内</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>degree of parallelism, where its ranks stand</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <comment>bytes</comment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 PB</source>
        <translation>%1 PB</translation>
    </message>
    <message>
        <source>Sent by one GPU a step</source>
        <translation>GPU 1 基の 1 ステップの送信量</translation>
    </message>
    <message>
        <source>Sent</source>
        <comment>bytes</comment>
        <translation>送信</translation>
    </message>
    <message>
        <source>Time a step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>node</source>
        <comment>sent inside it</comment>
        <translation>ノード</translation>
    </message>
    <message>
        <source>network</source>
        <comment>sent over it</comment>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>露出</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隠蔽</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>ノード %1</translation>
    </message>
    <message>
        <source>… %1 more nodes</source>
        <translation>… 他 %1 ノード</translation>
    </message>
    <message>
        <source>Nothing is sent: there is one GPU</source>
        <translation>送信なし：GPU は 1 基</translation>
    </message>
    <message>
        <source>Nothing is sent: every group has one rank</source>
        <translation>送信なし：各グループは 1 ランク</translation>
    </message>
    <message>
        <source>%1 sends most: %2 a step from each GPU, %3; %4 of its time is exposed</source>
        <comment>degree, bytes, over which links, share</comment>
        <translation>%1 の送信が最大：各 GPU から 1 ステップに %2、%3；その時間の %4 が露出</translation>
    </message>
    <message>
        <source>%1, ranks: %2. Each GPU sends %3 a step, %4: %5.</source>
        <comment>degree, where its ranks stand, bytes, over which links, names of collectives</comment>
        <translation>%1、ランク：%2。各 GPU は 1 ステップに %3 を送信、%4：%5。</translation>
    </message>
    <message>
        <source>It takes %1, of which %2 is exposed; bus bandwidth %3.</source>
        <comment>two times, bytes per second</comment>
        <translation>所要時間 %1、うち %2 が露出；バス帯域 %3。</translation>
    </message>
    <message>
        <source>GPU %1 on node %2: rank %3.</source>
        <comment>numbers, a list of ranks</comment>
        <translation>ノード %2 の GPU %1：ランク %3。</translation>
    </message>
    <message>
        <source>Its %1 group: GPUs %2.</source>
        <comment>degree, a list of numbers</comment>
        <translation>その %1 グループ：GPU %2。</translation>
    </message>
    <message>
        <source>an all-reduce of gradients and an all-gather of parameters</source>
        <translation>勾配の all-reduce とパラメータの all-gather</translation>
    </message>
    <message>
        <source>nowhere</source>
        <comment>path of messages</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>over the fast link</source>
        <comment>path of messages</comment>
        <translation>高速リンク経由</translation>
    </message>
    <message>
        <source>below one leaf of the network</source>
        <comment>path of messages</comment>
        <translation>同じリーフの配下</translation>
    </message>
    <message>
        <source>over the spine, %1 of %2 below a leaf</source>
        <comment>path of messages, ranks</comment>
        <translation>スパイン経由、リーフ配下に %2 中 %1</translation>
    </message>
    <message>
        <source>over the network</source>
        <comment>path of messages</comment>
        <translation>ネットワーク経由</translation>
    </message>
    <message>
        <source>%1, leaf %2</source>
        <comment>name of a node, number</comment>
        <translation>%1、リーフ %2</translation>
    </message>
    <message>
        <source>Its messages go %1.</source>
        <comment>path of messages</comment>
        <translation>メッセージの経路：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln groups, %2; %3</source>
        <comment>degree, where its ranks stand, path of messages</comment>
        <translation>
            <numerusform>%1：%Ln グループ、%2、%3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pipelines share the ranks, so %1 times the data parallel size hold each stage.</source>
        <comment>a number from 2</comment>
        <translation>%1 本のパイプラインがランクを共有するため、データ並列サイズの %1 倍のランクが各ステージを保持します。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln groups in each copy of the model, %2; %3</source>
        <comment>degree, where its ranks stand, path of messages</comment>
        <translation>
            <numerusform>%1：モデルの複製ごとに %Ln グループ、%2、%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Of it %1 are of experts, among the ranks that hold the same ones: %2, %3.</source>
        <comment>bytes, where the ranks stand, over which links</comment>
        <translation>そのうち %1 はエキスパートのもので、同じエキスパートを持つランクの間で送られます：%2、%3。</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Memory of capacity</source>
        <translation>容量に占めるメモリ</translation>
    </message>
    <message>
        <source>P(OOM)</source>
        <translation>P(OOM)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>Tokens/s/GPU</source>
        <translation>トークン/秒/GPU</translation>
    </message>
    <message>
        <source>TFLOP/s/GPU</source>
        <translation>TFLOP/s/GPU</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Bubble of total</source>
        <translation>バブル(全体比)</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>データ並列サイズ</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>マイクロバッチ数</translation>
    </message>
    <message>
        <source>Days of training</source>
        <translation>学習日数</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Memory of the fullest stage</source>
        <translation>最も埋まるステージのメモリ</translation>
    </message>
    <message>
        <source>Predicted time of a step</source>
        <translation>1 ステップの予測時間</translation>
    </message>
    <message>
        <source>Tokens per second of the whole cluster</source>
        <translation>クラスタ全体の毎秒トークン数</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>較正</translation>
    </message>
    <message>
        <source>better than %1</source>
        <comment>a plan</comment>
        <translation>%1 より良い</translation>
    </message>
    <message>
        <source>worse than %1</source>
        <comment>a plan</comment>
        <translation>%1 より悪い</translation>
    </message>
    <message>
        <source>within the interval: which of it and %1 is better is not certain</source>
        <translation>区間内: %1 とどちらが良いかは確かでない</translation>
    </message>
    <message>
        <source>other than %1, neither better nor worse</source>
        <comment>a plan</comment>
        <translation>%1 と異なるが、良くも悪くもない</translation>
    </message>
    <message>
        <source>None of these plans can run</source>
        <translation>これらのプランはどれも実行できません</translation>
    </message>
    <message>
        <source>Fastest of %1 plans: %2</source>
        <translation>%1 個中で最速のプラン: %2</translation>
    </message>
    <message>
        <source>No plan is faster than %1</source>
        <translation>%1 より速いプランはありません</translation>
    </message>
    <message>
        <source>Fastest of %1 plans: %2, %3 more tokens per second than %4</source>
        <translation>%1 個中で最速のプラン: %2、%4 より毎秒トークン数が %3 多い</translation>
    </message>
    <message>
        <source>, which is within the interval</source>
        <translation>(区間内の差)</translation>
    </message>
    <message>
        <source>%1. They differ in %2</source>
        <translation>%1。違いは %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a plan and what is to say of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None of these plans fits</source>
        <translation>どのプランも収まりません</translation>
    </message>
    <message>
        <source>%1 does not fit; fastest of those that do: %2</source>
        <translation>%1 は収まりません。収まるもののうち最速は %2</translation>
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
        <source>Narayanan et al. (2021), section 2.2</source>
        <translation>Narayanan ら (2021)、2.2 節</translation>
    </message>
    <message>
        <source>Bubble: idle time ÷ total time</source>
        <translation>バブル：アイドル時間 ÷ 総時間</translation>
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
    <message>
        <source>while the optimizer runs</source>
        <translation>オプティマイザの実行中</translation>
    </message>
    <message>
        <source>Assumption of the framework&apos;s profile</source>
        <translation>フレームワークのプロファイルの仮定</translation>
    </message>
    <message>
        <source>Allocated memory of one GPU of the stage</source>
        <translation>ステージの GPU 1 基の割り当てメモリ</translation>
    </message>
    <message>
        <source>Bytes per parameter of the framework&apos;s profile</source>
        <translation>フレームワークのプロファイルのパラメータあたりバイト数</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2020), section 5</source>
        <translation>Rajbhandari ら (2020)、5 節</translation>
    </message>
    <message>
        <source>Stored tensors of the framework&apos;s profile</source>
        <translation>フレームワークのプロファイルの保持テンソル</translation>
    </message>
    <message>
        <source>Working memory and buffers</source>
        <translation>作業メモリとバッファ</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>断片化</translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation>コミュニケータ</translation>
    </message>
    <message>
        <source>GPU context</source>
        <translation>GPU コンテキスト</translation>
    </message>
    <message>
        <source>Exact counts of the model&apos;s matrices and vectors</source>
        <translation>モデルの行列とベクトルの正確な数</translation>
    </message>
    <message>
        <source>Probability of running out of memory</source>
        <translation>メモリが不足する確率</translation>
    </message>
    <message>
        <source>Logistic fit to Fujii et al. (2024), Tables 3, 4 and 6</source>
        <translation>Fujii ら (2024) 表 3、4、6 へのロジスティック回帰</translation>
    </message>
    <message>
        <source>micro-batches of the chunk in flight at the peak</source>
        <translation>ピーク時に保持中のチャンクのマイクロバッチ数</translation>
    </message>
    <message>
        <source>reserved beyond what is allocated, as a share</source>
        <translation>割り当てを超えて予約される割合</translation>
    </message>
    <message>
        <source>bytes of driver and libraries</source>
        <translation>ドライバとライブラリのバイト数</translation>
    </message>
    <message>
        <source>communicators of more than one rank</source>
        <translation>2 ランク以上のコミュニケータ数</translation>
    </message>
    <message>
        <source>bytes of one communicator&apos;s buffers</source>
        <translation>コミュニケータ 1 つのバッファのバイト数</translation>
    </message>
    <message>
        <source>layers with a dense FFN</source>
        <translation>密な FFN の層数</translation>
    </message>
    <message>
        <source>parameters of such a layer</source>
        <translation>その層のパラメータ数</translation>
    </message>
    <message>
        <source>layers with experts</source>
        <translation>エキスパートを持つ層数</translation>
    </message>
    <message>
        <source>parameters of embedding, final norm and head</source>
        <translation>埋め込み、最終の正規化、出力層のパラメータ数</translation>
    </message>
    <message>
        <source>fitted coefficient</source>
        <translation>回帰した係数</translation>
    </message>
    <message>
        <source>size of single tensors, log₂ b + ½·log₂(s ÷ 8192)</source>
        <translation>個々のテンソルの大きさ、log₂ b + ½·log₂(s ÷ 8192)</translation>
    </message>
    <message>
        <source>Logarithm of the odds</source>
        <translation>オッズの対数</translation>
    </message>
    <message>
        <source>bytes per token that TP divides</source>
        <translation>TP が分割するトークンあたりバイト数</translation>
    </message>
    <message>
        <source>bytes per token and key of attention scores</source>
        <translation>注意スコアのトークンとキーあたりバイト数</translation>
    </message>
    <message>
        <source>bytes per token that sequence parallelism divides</source>
        <translation>シーケンス並列が分割するトークンあたりバイト数</translation>
    </message>
    <message>
        <source>bytes per token that every TP rank keeps</source>
        <translation>各 TP ランクが保持するトークンあたりバイト数</translation>
    </message>
    <message>
        <source>parameters of a layer that TP divides</source>
        <translation>1 層のうち TP が分割するパラメータ数</translation>
    </message>
    <message>
        <source>parameters of a layer that every TP rank holds</source>
        <translation>1 層のうち各 TP ランクが保持するパラメータ数</translation>
    </message>
    <message>
        <source>parameters of a layer&apos;s routed experts</source>
        <translation>1 層のルーティング対象エキスパートのパラメータ数</translation>
    </message>
    <message>
        <source>output biases of a layer&apos;s routed experts</source>
        <translation>1 層のルーティング対象エキスパートの出力バイアス数</translation>
    </message>
    <message>
        <source>parameters of the embedding</source>
        <translation>埋め込みのパラメータ数</translation>
    </message>
    <message>
        <source>parameters of positions and the embedding&apos;s norm</source>
        <translation>位置と埋め込みの正規化のパラメータ数</translation>
    </message>
    <message>
        <source>parameters of the head</source>
        <translation>出力層のパラメータ数</translation>
    </message>
    <message>
        <source>parameters of the final norm</source>
        <translation>最終の正規化のパラメータ数</translation>
    </message>
    <message>
        <source>bytes per parameter that every replica holds</source>
        <translation>各複製が保持するパラメータあたりバイト数</translation>
    </message>
    <message>
        <source>bytes per parameter that ZeRO shards</source>
        <translation>ZeRO が分割するパラメータあたりバイト数</translation>
    </message>
    <message>
        <source>expert parallel size</source>
        <translation>エキスパート並列数</translation>
    </message>
    <message>
        <source>recomputed layers with a dense FFN</source>
        <translation>再計算する密な FFN の層数</translation>
    </message>
    <message>
        <source>recomputed layers with experts</source>
        <translation>再計算するエキスパート層数</translation>
    </message>
    <message>
        <source>Activations of a layer for one micro-batch</source>
        <translation>マイクロバッチ 1 個の 1 層の活性値</translation>
    </message>
    <message>
        <source>Activations of a layer with experts for one micro-batch</source>
        <translation>マイクロバッチ 1 個のエキスパート 1 層の活性値</translation>
    </message>
    <message>
        <source>Checkpoint of a recomputed layer for one micro-batch</source>
        <translation>マイクロバッチ 1 個の再計算する 1 層のチェックポイント</translation>
    </message>
    <message>
        <source>bytes per parameter of gathered layers</source>
        <translation>収集した層のパラメータあたりバイト数</translation>
    </message>
    <message>
        <source>Parameters on one GPU, routed experts apart</source>
        <translation>GPU 1 基のパラメータ数（ルーティング対象エキスパートを除く）</translation>
    </message>
    <message>
        <source>Parameters of routed experts on one GPU</source>
        <translation>GPU 1 基のルーティング対象エキスパートのパラメータ数</translation>
    </message>
    <message>
        <source>micro-batches on their way between stages</source>
        <translation>ステージ間を移動中のマイクロバッチ数</translation>
    </message>
    <message>
        <source>bytes of gradients on their way</source>
        <translation>通信中の勾配のバイト数</translation>
    </message>
    <message>
        <source>bytes per gathered parameter of embedding and head</source>
        <translation>収集した埋め込みと出力層のパラメータあたりバイト数</translation>
    </message>
    <message>
        <source>bytes per parameter while the optimizer runs</source>
        <translation>オプティマイザ実行中のパラメータあたりバイト数</translation>
    </message>
    <message>
        <source>must have at most %1 entries</source>
        <translation>%1 項目以下でなければなりません</translation>
    </message>
    <message>
        <source>%1 layers cannot be dealt to %2 stages as “%3” says.</source>
        <translation>%1 層を「%3」の通りに %2 ステージへ割り当てられません。</translation>
    </message>
    <message>
        <source>The optimizer&apos;s bytes per parameter must not be negative, but are %1.</source>
        <translation>オプティマイザのパラメータあたりバイト数は負にできません（現在 %1）。</translation>
    </message>
    <message>
        <source>The framework profile “%1” lists no stored tensors.</source>
        <translation>フレームワークのプロファイル「%1」に保持テンソルがありません。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations deal the layers evenly; they do not see another split.</source>
        <translation>論文の式は層を均等に分け、ほかの分割は反映されません。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations assume FlashAttention without dropout and Adam with fp32 copies of the weights; they do not see another recipe.</source>
        <translation>論文の式は Dropout なしの FlashAttention と重みの fp32 コピーを持つ Adam を前提とし、ほかのレシピは反映されません。</translation>
    </message>
    <message>
        <source>Embedding and loss count as layers</source>
        <translation>埋め込みと損失も層と数える</translation>
    </message>
    <message>
        <source>Fewer layers on end stages (%1)</source>
        <translation>両端のステージの層を減らす（%1）</translation>
    </message>
    <message>
        <source>Balanced layers</source>
        <translation>層を均す</translation>
    </message>
    <message>
        <source>TP %1 → %2</source>
        <translation>TP %1 → %2</translation>
    </message>
    <message>
        <source>CP %1 → %2</source>
        <translation>CP %1 → %2</translation>
    </message>
    <message>
        <source>PP %1 → %2</source>
        <translation>PP %1 → %2</translation>
    </message>
    <message>
        <source>Virtual stages %1 → %2</source>
        <translation>仮想ステージ %1 → %2</translation>
    </message>
    <message>
        <source>EP %1 → %2</source>
        <translation>EP %1 → %2</translation>
    </message>
    <message>
        <source>Micro-batch %1 → %2</source>
        <translation>マイクロバッチ %1 → %2</translation>
    </message>
    <message>
        <source>GPUs %1 → %2</source>
        <translation>GPU 数 %1 → %2</translation>
    </message>
    <message>
        <source>Recompute attention selectively</source>
        <translation>注意機構を選択的に再計算</translation>
    </message>
    <message>
        <source>Recompute every layer</source>
        <translation>全層を再計算</translation>
    </message>
    <message>
        <source>Recompute one layer in %1</source>
        <translation>%1 層に 1 層を再計算</translation>
    </message>
    <message>
        <source>ZeRO %1 → %2</source>
        <translation>ZeRO %1 → %2</translation>
    </message>
    <message>
        <source>1F1B without interleaving</source>
        <translation>インターリーブなしの 1F1B</translation>
    </message>
    <message>
        <source>Fused loss</source>
        <translation>損失の融合</translation>
    </message>
    <message>
        <source>A token cannot visit %1 of %2 experts.</source>
        <translation>トークンは %2 エキスパート中 %1 個を通れません。</translation>
    </message>
    <message>
        <source>The model has %1 layers; %2 of them cannot be dense.</source>
        <translation>モデルは %1 層です。うち %2 層を密にはできません。</translation>
    </message>
    <message>
        <source>The model has %1 layers; not one of them would hold experts.</source>
        <translation>モデルは %1 層ですが、エキスパートを持つ層がなくなります。</translation>
    </message>
    <message>
        <source>%1 layers have no experts, and need an FFN of their own.</source>
        <translation>エキスパートのない %1 層には独自の FFN が必要です。</translation>
    </message>
    <message>
        <source>must begin with a letter or a digit</source>
        <translation>文字か数字で始まらなければなりません</translation>
    </message>
    <message>
        <source>must be none of the catalogue&apos;s; %1 is free</source>
        <translation>カタログの名前は使えません（%1 は使えます）</translation>
    </message>
    <message>
        <source>cannot be removed: %1</source>
        <translation>削除できません：%1</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>No family is named; it is read as Llama: gated FFN, RMSNorm, biases only where a key says so.</source>
        <translation>モデル系列の記載がなく、Llama として読み込み：ゲート付き FFN、RMSNorm、バイアスはキーで指定された箇所のみ。</translation>
    </message>
    <message>
        <source>The family “%1” is not known; it is read as Llama: gated FFN, RMSNorm, biases only where a key says so.</source>
        <translation>モデル系列「%1」は未知で、Llama として読み込み：ゲート付き FFN、RMSNorm、バイアスはキーで指定された箇所のみ。</translation>
    </message>
    <message>
        <source>must be false: only models with a decoder alone are read</source>
        <translation>false でなければなりません：デコーダのみのモデルだけを読み込みます</translation>
    </message>
    <message>
        <source>Only the text model inside is read (“%1”).</source>
        <translation>内部のテキストモデル（「%1」）のみ読み込み。</translation>
    </message>
    <message>
        <source>“%1” is not given; %2 is taken.</source>
        <translation>「%1」の記載がなく、%2 と仮定。</translation>
    </message>
    <message>
        <source>“%1” is not given; it is taken as true.</source>
        <translation>「%1」の記載がなく、true と仮定。</translation>
    </message>
    <message>
        <source>“%1” is not given; it is taken as false.</source>
        <translation>「%1」の記載がなく、false と仮定。</translation>
    </message>
    <message>
        <source>“%1” is not given; the head is taken to reuse the embedding.</source>
        <translation>「%1」の記載がなく、出力層が埋め込みを共有すると仮定。</translation>
    </message>
    <message>
        <source>“%1” is not given; the head is taken to have its own matrix.</source>
        <translation>「%1」の記載がなく、出力層が独自の行列を持つと仮定。</translation>
    </message>
    <message>
        <source>must be a multiple of “%1”, %2</source>
        <translation>「%1」(%2) の倍数でなければなりません</translation>
    </message>
    <message>
        <source>must list the first layers only: 0, 1, and so on</source>
        <translation>先頭の層 0、1、… だけを並べなければなりません</translation>
    </message>
    <message>
        <source>must list the layers that the other keys make sparse</source>
        <translation>ほかのキーで疎となる層を並べなければなりません</translation>
    </message>
    <message>
        <source>must not name more layers than there are</source>
        <translation>存在する層数を超えて指定できません</translation>
    </message>
    <message>
        <source>must be 1</source>
        <translation>1 でなければなりません</translation>
    </message>
    <message>
        <source>must be true</source>
        <translation>true でなければなりません</translation>
    </message>
    <message>
        <source>must be false</source>
        <translation>false でなければなりません</translation>
    </message>
    <message>
        <source>must be the same as the hidden size, %1</source>
        <translation>隠れ層の次元 %1 と同じでなければなりません</translation>
    </message>
    <message>
        <source>must divide the number of heads, %1</source>
        <translation>ヘッド数 %1 を割り切らなければなりません</translation>
    </message>
    <message>
        <source>must be true in this family</source>
        <translation>この系列では true でなければなりません</translation>
    </message>
    <message>
        <source>must be false where “%1” is</source>
        <translation>「%1」が false なら false でなければなりません</translation>
    </message>
    <message>
        <source>must be false where attention is latent</source>
        <translation>潜在注意機構では false でなければなりません</translation>
    </message>
    <message>
        <source>must not be given, since this family has no experts</source>
        <translation>この系列にエキスパートはなく、指定できません</translation>
    </message>
    <message>
        <source>must not be given, since this family has no latent attention</source>
        <translation>この系列に潜在注意機構はなく、指定できません</translation>
    </message>
    <message>
        <source>Attention is taken as the latent attention of DeepSeek-V2.</source>
        <translation>注意機構は DeepSeek-V2 の潜在注意機構と仮定。</translation>
    </message>
    <message>
        <source>The FFN is taken as a mixture of experts as “%1” has it, with a router of one matrix.</source>
        <translation>FFN は「%1」と同じ混合エキスパートで、ルータは行列 1 つと仮定。</translation>
    </message>
    <message>
        <source>cannot be derived: the hidden size %1 is no multiple of the number of heads, %2</source>
        <translation>導出できません：隠れ層の次元 %1 はヘッド数 %2 の倍数ではありません</translation>
    </message>
    <message>
        <source>must not be given twice in the same object</source>
        <translation>同じオブジェクトで重複して指定できません</translation>
    </message>
    <message>
        <source>must be JSON that is nested at most %1 levels deep</source>
        <translation>入れ子が %1 段以下の JSON でなければなりません</translation>
    </message>
    <message>
        <source>makespan of the executed schedule, in units</source>
        <translation>実行したスケジュールのメイクスパン（単位）</translation>
    </message>
    <message>
        <source>micro-batches in flight on the stage</source>
        <translation>ステージが保持中のマイクロバッチ数</translation>
    </message>
    <message>
        <source>The work of stage %1, and the warm-up and the drain that nothing avoids</source>
        <translation>ステージ %1 の作業と、避けられないウォームアップとドレイン</translation>
    </message>
    <message>
        <source>The activations that stage %1 must hold, and how many it may hold at once</source>
        <translation>ステージ %1 が保持すべき活性値と、同時に保持できる数</translation>
    </message>
    <message>
        <source>One micro-batch&apos;s way through all stages and back</source>
        <translation>マイクロバッチ 1 個の全ステージの往復</translation>
    </message>
    <message>
        <source>The file ends after the lines of %1 ranks; there are %2 ranks.</source>
        <translation>ファイルが %1 ランク分の行で終わっています（全 %2 ランク）。</translation>
    </message>
    <message>
        <source>After the first rank there are only lines of ranks; this one begins with %1.</source>
        <translation>最初のランクより後はランクの行だけですが、この行は %1 で始まっています。</translation>
    </message>
    <message>
        <source>There must be a colon behind the number of the rank, as in &quot;rank 0:&quot;.</source>
        <translation>「rank 0:」のように、ランクの番号の後ろにコロンが必要です。</translation>
    </message>
    <message>
        <source>%1 is not a rank; there are %2, and the first is 0.</source>
        <translation>%1 はランクではありません。ランクは %2 個で、最初は 0 です。</translation>
    </message>
    <message>
        <source>All %1 ranks have their lines already.</source>
        <translation>%1 ランクすべての行がすでにあります。</translation>
    </message>
    <message>
        <source>Each rank has one line, in ascending order; this should be rank %1, not %2.</source>
        <translation>ランクの行は昇順に 1 行ずつです。ここはランク %2 でなくランク %1 でなければなりません。</translation>
    </message>
    <message>
        <source>The order has more than the %1 operations that can be laid out.</source>
        <translation>順序の演算数が配置できる上限 %1 を超えています。</translation>
    </message>
    <message>
        <source>%1 can not be fused: a fused block is a forward and a whole backward, as in F3.5&amp;B1.2.</source>
        <translation>%1 は融合できません。融合ブロックは F3.5&amp;B1.2 のように順伝播と分割しない逆伝播の組です。</translation>
    </message>
    <message>
        <source>%1 is not an operation: write the kind, the micro-batch, a point and the stage, as in F3.5.</source>
        <translation>%1 は演算ではありません。F3.5 のように種類、マイクロバッチ、ピリオド、ステージの順に書きます。</translation>
    </message>
    <message>
        <source>The kind of %1 is unknown; there are F, B, I and W, and fused blocks as in F3.5&amp;B1.2.</source>
        <translation>%1 の種類は未知です。使えるのは F、B、I、W と、F3.5&amp;B1.2 のような融合ブロックです。</translation>
    </message>
    <message>
        <source>The stage of %1 is not a number from 0 to %2.</source>
        <translation>%1 のステージは 0 から %2 までの数ではありません。</translation>
    </message>
    <message>
        <source>The micro-batch of %1 is not a number from 0 to %2.</source>
        <translation>%1 のマイクロバッチは 0 から %2 までの数ではありません。</translation>
    </message>
    <message>
        <source>%1 is on the line of rank %2, but stage %3 is on rank %4.</source>
        <translation>%1 はランク %2 の行にありますが、ステージ %3 はランク %4 にあります。</translation>
    </message>
    <message>
        <source>%1 is in the order twice.</source>
        <translation>%1 が順序に重複しています。</translation>
    </message>
    <message>
        <source>%1 and %2 are both in the order: a backward is either whole or split.</source>
        <translation>%1 と %2 が両方とも順序にあります。逆伝播は分割するかしないかのどちらかです。</translation>
    </message>
    <message>
        <source>The operation %1 is missing; stage %2 is on rank %3.</source>
        <translation>演算 %1 がありません（ステージ %2 はランク %3）。</translation>
    </message>
    <message>
        <source>%1 needs its own result before it can begin.</source>
        <translation>%1 は自身の結果がないと開始できません。</translation>
    </message>
    <message>
        <source>%1 comes before %2, which it needs.</source>
        <translation>%1 が、必要とする %2 より前にあります。</translation>
    </message>
    <message>
        <source>The ranks wait for each other in a circle. Each operation that waits, the one it needs, and their lines: %1.</source>
        <translation>ランク同士が循環して待っています。待つ演算、それが必要とする演算、それぞれの行：%1。</translation>
    </message>
    <message>
        <source>The order needs a line with its ranks, as in &quot;ranks 4&quot;.</source>
        <translation>順序には「ranks 4」のようなランク数の行が必要です。</translation>
    </message>
    <message>
        <source>The order needs a line with its micro-batches, as in &quot;microbatches 8&quot;.</source>
        <translation>順序には「microbatches 8」のようなマイクロバッチ数の行が必要です。</translation>
    </message>
    <message>
        <source>The setting %1 is unknown; there are ranks, microbatches, chunks, placement, stages and directions, and then a line for each rank.</source>
        <translation>設定 %1 は未知です。使えるのは ranks、microbatches、chunks、placement、stages、directions と、それに続く各ランクの行です。</translation>
    </message>
    <message>
        <source>The setting %1 is already on line %2.</source>
        <translation>設定 %1 はすでに %2 行目にあります。</translation>
    </message>
    <message>
        <source>The order is empty.</source>
        <translation>順序が空です。</translation>
    </message>
    <message>
        <source>This setting is one whole number from 1 to %1.</source>
        <translation>この設定は 1 から %1 までの整数 1 つです。</translation>
    </message>
    <message>
        <source>%1 micro-batches on %2 ranks with %3 chunks are more than the %4 operations that can be laid out.</source>
        <translation>マイクロバッチ %1 個、%2 ランク、%3 チャンクでは、配置できる演算数の上限 %4 を超えます。</translation>
    </message>
    <message>
        <source>The file is too short for all operations of %1 micro-batches on %2 ranks with %3 chunks.</source>
        <translation>ファイルが短すぎて、マイクロバッチ %1 個、%2 ランク、%3 チャンクの全演算に足りません。</translation>
    </message>
    <message>
        <source>A placement is either named or written out as stages, which line %1 does.</source>
        <translation>配置は名前で指定するか stages で書き出すかのどちらかです（%1 行目に stages があります）。</translation>
    </message>
    <message>
        <source>With stages in several directions there must be a line with the direction of every micro-batch, as in &quot;directions 0 1&quot;.</source>
        <translation>複数方向のステージには、「directions 0 1」のように各マイクロバッチの方向の行が必要です。</translation>
    </message>
    <message>
        <source>Directions go with a placement that is written out as stages.</source>
        <translation>directions は stages で書き出した配置とともに使います。</translation>
    </message>
    <message>
        <source>The placement %1 is unknown; there are loop, v and bidirectional.</source>
        <translation>配置 %1 は未知です。使えるのは loop、v、bidirectional です。</translation>
    </message>
    <message>
        <source>The placement %1 is for %2 chunks on each rank; the order has %3.</source>
        <translation>配置 %1 は各ランク %2 チャンク用です（順序は %3）。</translation>
    </message>
    <message>
        <source>%1 is not one of the numbers from 0 to %2 that this line is made of.</source>
        <translation>%1 は、この行に使える 0 から %2 までの数ではありません。</translation>
    </message>
    <message>
        <source>This line must have %1 numbers; it has %2.</source>
        <translation>この行には %1 個の数が必要です（現在 %2）。</translation>
    </message>
    <message>
        <source>Rank %1 has %2 of the stages; each rank has as many as it has chunks, %3.</source>
        <translation>ランク %1 のステージは %2 個です。各ランクのステージ数はチャンク数 %3 と同じです。</translation>
    </message>
    <message>
        <source>An order is UTF-8 text; this line has bytes that are not.</source>
        <translation>順序は UTF-8 テキストです。この行に UTF-8 でないバイトがあります。</translation>
    </message>
    <message>
        <source>The schedule %1 needs at least 1 model chunk on each rank; it has %2.</source>
        <translation>スケジュール %1 には各ランクに 1 つ以上のモデルチャンクが必要です（現在 %2）。</translation>
    </message>
    <message>
        <source>The schedule %1 keeps exactly 2 model chunks on each rank; %2 were asked for.</source>
        <translation>スケジュール %1 のモデルチャンクは各ランクちょうど 2 つです（指定 %2）。</translation>
    </message>
    <message>
        <source>The limit of chunks in flight can not be negative or endless; it is %1.</source>
        <translation>保持中のチャンクの上限は負や無限にできません（現在 %1）。</translation>
    </message>
    <message>
        <source>The schedule %1 has at least %3 chunks in flight on each rank; the limit asked for is %2.</source>
        <translation>スケジュール %1 は各ランクで %3 以上のチャンクを保持します（指定された上限 %2）。</translation>
    </message>
    <message>
        <source>The limit of chunks in flight is counted in halves; it is %1.</source>
        <translation>保持中のチャンクの上限は 0.5 刻みです（現在 %1）。</translation>
    </message>
    <message>
        <source>The number of pipelines can not be negative; it is %1.</source>
        <translation>パイプライン数は負にできません（現在 %1）。</translation>
    </message>
    <message>
        <source>The schedule %1 runs both ways and needs an even number of pipeline ranks; it has %2, and %3 would do.</source>
        <translation>スケジュール %1 は双方向に実行するため、偶数のパイプラインランクが必要です（現在 %2、%3 なら可能）。</translation>
    </message>
    <message>
        <source>The schedule %1 sends half of the micro-batches each way and needs an even number of them; it has %2, and %3 would do.</source>
        <translation>スケジュール %1 はマイクロバッチを半分ずつ各方向に送るため、偶数のマイクロバッチが必要です（現在 %2、%3 なら可能）。</translation>
    </message>
    <message>
        <source>The schedule %1 needs at least %3 micro-batches, twice the number of its pipeline ranks; it has %2.</source>
        <translation>スケジュール %1 にはパイプラインランク数の 2 倍、%3 個以上のマイクロバッチが必要です（現在 %2）。</translation>
    </message>
    <message>
        <source>Chimera needs the number of micro-batches to be a multiple of the %2 pipeline ranks; it is %1, and %3 would do.</source>
        <translation>Chimera ではマイクロバッチ数がパイプラインランク数 %2 の倍数でなければなりません（現在 %1、%3 なら可能）。</translation>
    </message>
    <message>
        <source>Chimera&apos;s pipelines come in pairs, one each way; %1 were asked for, and %2 would do.</source>
        <translation>Chimera のパイプラインは各方向 1 本ずつの対です（指定 %1、%2 なら可能）。</translation>
    </message>
    <message>
        <source>Chimera needs a number of pipelines that divides the %2 pipeline ranks; %1 were asked for.</source>
        <translation>Chimera のパイプライン数はパイプラインランク数 %2 を割り切らなければなりません（指定 %1）。</translation>
    </message>
    <message>
        <source>Warm-up: waits for the forward of micro-batch %1 from stage %2</source>
        <translation>ウォームアップ：ステージ %2 からのマイクロバッチ %1 の順伝播を待つ</translation>
    </message>
    <message>
        <source>Warm-up: waits for the forward of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>ウォームアップ：ステージ %2（チャンク %3）からのマイクロバッチ %1 の順伝播を待つ</translation>
    </message>
    <message>
        <source>Waits for the forward of micro-batch %1 from stage %2</source>
        <translation>ステージ %2 からのマイクロバッチ %1 の順伝播を待つ</translation>
    </message>
    <message>
        <source>Waits for the forward of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>ステージ %2（チャンク %3）からのマイクロバッチ %1 の順伝播を待つ</translation>
    </message>
    <message>
        <source>Waits for the gradient of micro-batch %1 from stage %2</source>
        <translation>ステージ %2 からのマイクロバッチ %1 の勾配を待つ</translation>
    </message>
    <message>
        <source>Waits for the gradient of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>ステージ %2（チャンク %3）からのマイクロバッチ %1 の勾配を待つ</translation>
    </message>
    <message>
        <source>The forward of micro-batch %1 is on its way from stage %2</source>
        <translation>マイクロバッチ %1 の順伝播がステージ %2 から移動中</translation>
    </message>
    <message>
        <source>The forward of micro-batch %1 is on its way from stage %2 (chunk %3)</source>
        <translation>マイクロバッチ %1 の順伝播がステージ %2（チャンク %3）から移動中</translation>
    </message>
    <message>
        <source>The gradient of micro-batch %1 is on its way from stage %2</source>
        <translation>マイクロバッチ %1 の勾配がステージ %2 から移動中</translation>
    </message>
    <message>
        <source>The gradient of micro-batch %1 is on its way from stage %2 (chunk %3)</source>
        <translation>マイクロバッチ %1 の勾配がステージ %2（チャンク %3）から移動中</translation>
    </message>
    <message>
        <source>Stage %4 waits for the forward of micro-batch %1 from stage %2</source>
        <translation>ステージ %4 はステージ %2 からのマイクロバッチ %1 の順伝播を待つ</translation>
    </message>
    <message>
        <source>Stage %4 waits for the forward of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>ステージ %4 はステージ %2（チャンク %3）からのマイクロバッチ %1 の順伝播を待つ</translation>
    </message>
    <message>
        <source>Stage %4 waits for the gradient of micro-batch %1 from stage %2</source>
        <translation>ステージ %4 はステージ %2 からのマイクロバッチ %1 の勾配を待つ</translation>
    </message>
    <message>
        <source>Stage %4 waits for the gradient of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>ステージ %4 はステージ %2（チャンク %3）からのマイクロバッチ %1 の勾配を待つ</translation>
    </message>
    <message>
        <source>Drain: has done its part of the step</source>
        <translation>ドレイン：ステップの担当分は完了</translation>
    </message>
    <message>
        <source>Has no part in this step</source>
        <translation>このステップに担当なし</translation>
    </message>
    <message>
        <source>Stage %1 is busy with other work until then</source>
        <translation>ステージ %1 はそれまで別の作業中</translation>
    </message>
    <message>
        <source>Stage %1 begins with the step</source>
        <translation>ステージ %1 はステップと同時に開始</translation>
    </message>
    <message>
        <source>The paper&apos;s equations give each rank one part of the model; they do not see where %1 places its stages.</source>
        <translation>論文の式は各ランクにモデルの 1 部分を割り当て、%1 のステージの配置は反映されません。</translation>
    </message>
    <message>
        <source>The schedule %1 needs 2 virtual stages.</source>
        <translation>スケジュール %1 には 2 つの仮想ステージが必要です。</translation>
    </message>
    <message>
        <source>The schedule %1 needs at least 2 virtual stages.</source>
        <translation>スケジュール %1 には 2 つ以上の仮想ステージが必要です。</translation>
    </message>
    <message>
        <source>The schedule %1 places 2 virtual stages on each rank, not %2.</source>
        <translation>スケジュール %1 は各ランクに 2 つの仮想ステージを置きます（現在 %2）。</translation>
    </message>
    <message>
        <source>The schedule %1 is worked out operation by operation; %2 pipeline ranks with %3 micro-batches are too many for that.</source>
        <translation>スケジュール %1 は演算を 1 つずつ求めますが、%2 パイプラインランク、マイクロバッチ %3 個では多すぎます。</translation>
    </message>
    <message>
        <source>1F1B instead of %1</source>
        <translation>%1 の代わりに 1F1B</translation>
    </message>
    <message>
        <source>micro-batches whose loss waits</source>
        <translation>損失を保持して待つマイクロバッチ</translation>
    </message>
    <message>
        <source>must be [lowest, highest], both at least 0</source>
        <translation>[最小, 最大] の形で、どちらも 0 以上でなければなりません</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <translation>%1 から %2 までの値でなければなりません</translation>
    </message>
    <message>
        <source>Large matrix products, share of the peak</source>
        <translation>大きな行列積、ピークに対する割合</translation>
    </message>
    <message>
        <source>Elements by which matrices count longer</source>
        <translation>行列を実際より長く数える要素数</translation>
    </message>
    <message>
        <source>Attention core, share of the peak</source>
        <translation>注意機構の中核、ピークに対する割合</translation>
    </message>
    <message>
        <source>Memory-bound operators, share of the memory bandwidth</source>
        <translation>メモリ律速の演算子、メモリ帯域に対する割合</translation>
    </message>
    <message>
        <source>Launch of an operator</source>
        <translation>演算子の起動</translation>
    </message>
    <message>
        <source>Collectives, share of the fast link&apos;s bandwidth</source>
        <translation>集団通信、高速リンクの帯域に対する割合</translation>
    </message>
    <message>
        <source>Collectives, share of the network&apos;s bandwidth</source>
        <translation>集団通信、ネットワークの帯域に対する割合</translation>
    </message>
    <message>
        <source>Hidden share of tensor parallel communication</source>
        <translation>テンソル並列通信のうち隠れる割合</translation>
    </message>
    <message>
        <source>Share of the attention core that hides ring messages</source>
        <translation>注意機構の中核のうちリングのメッセージを隠す割合</translation>
    </message>
    <message>
        <source>Share of the last backward pass that hides gradient reduction</source>
        <translation>最後の逆伝播のうち勾配の集約を隠す割合</translation>
    </message>
    <message>
        <source>Fixed time of a step</source>
        <translation>ステップの固定時間</translation>
    </message>
    <message>
        <source>Fixed time of a micro-batch&apos;s pass through a stage</source>
        <translation>マイクロバッチがステージを 1 回通る際の固定時間</translation>
    </message>
    <message>
        <source>Launches and overheads longer with every doubling of the GPUs, share</source>
        <translation>GPU 数が倍になる毎に起動とオーバーヘッドが延びる割合</translation>
    </message>
    <message>
        <source>Passes longer with every doubling of TP × CP × PP, share</source>
        <translation>TP × CP × PP が倍になる毎に順伝播・逆伝播が延びる割合</translation>
    </message>
    <message>
        <source>must have at least one with a measured time</source>
        <translation>時間を実測したものが 1 つ以上必要です</translation>
    </message>
    <message>
        <source>%1 is not among the names above</source>
        <translation>%1 は上の名前の中にありません</translation>
    </message>
    <message>
        <source>must be at most 1</source>
        <translation>1 以下でなければなりません</translation>
    </message>
    <message>
        <source>must be given, or a memory, unless the run ran out of memory</source>
        <translation>これかメモリの指定が必要です（メモリ不足になった実行を除く）</translation>
    </message>
    <message>
        <source>Iterations of %2: %1, of which the first %3 are left out.</source>
        <translation>%2 の反復：%1 回、うち最初の %3 回を除く。</translation>
    </message>
    <message>
        <source>An iteration takes %1 s.</source>
        <translation>1 反復は %1 s。</translation>
    </message>
    <message>
        <source>%1 tokens/s per GPU.</source>
        <translation>%1 トークン/s/GPU。</translation>
    </message>
    <message>
        <source>%1 TFLOP/s per GPU, as %2 counts them.</source>
        <translation>%1 TFLOP/s/GPU（%2 の数え方）。</translation>
    </message>
    <message>
        <source>Global batch %1.</source>
        <translation>グローバルバッチ %1。</translation>
    </message>
    <message>
        <source>At most %1 GiB reserved.</source>
        <translation>予約は最大 %1 GiB。</translation>
    </message>
    <message>
        <source>The log says nothing of memory.</source>
        <translation>ログにメモリの記載なし。</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <source>FLOP/s per GPU</source>
        <translation>GPU 1 基あたり FLOP/s</translation>
    </message>
    <message>
        <source>Utilisation: FLOP/s per GPU ÷ dense peak</source>
        <translation>利用率：GPU 1 基あたり FLOP/s ÷ 密行列のピーク</translation>
    </message>
    <message>
        <source>Chowdhery et al. (2022), section 4.1</source>
        <translation>Chowdhery ら (2022)、4.1 節</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>GPU 1 基・1 秒あたりのトークン数</translation>
    </message>
    <message>
        <source>Communication in one step, were nothing else done</source>
        <translation>1 ステップの通信（他に何もしない場合）</translation>
    </message>
    <message>
        <source>Narayanan et al. (2021), eq. 3, without recomputation: attention counted whole</source>
        <translation>Narayanan ら (2021)、式 3、再計算なし：注意機構は全体を数える</translation>
    </message>
    <message>
        <source>Model FLOPs of one step</source>
        <translation>1 ステップのモデル FLOPs</translation>
    </message>
    <message>
        <source>Model FLOPs of one step, without the masked half of attention</source>
        <translation>1 ステップのモデル FLOPs（注意機構のマスクされる半分を除く）</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022), section 6.3</source>
        <translation>Korthikanti ら (2022)、6.3 節</translation>
    </message>
    <message>
        <source>dense peak of one GPU, FLOP/s</source>
        <translation>GPU 1 基の密行列のピーク、FLOP/s</translation>
    </message>
    <message>
        <source>forward FLOPs of a token with weights: two per parameter used</source>
        <translation>重みによる 1 トークンの順伝播 FLOPs：使うパラメータ毎に 2</translation>
    </message>
    <message>
        <source>forward FLOPs of a token in the attention cores, every key counted</source>
        <translation>注意機構の中核による 1 トークンの順伝播 FLOPs（全キーを数える）</translation>
    </message>
    <message>
        <source>bytes per second that the group&apos;s links reach</source>
        <translation>グループのリンクが達する毎秒バイト数</translation>
    </message>
    <message>
        <source>Most tokens of a GPU</source>
        <translation>GPU 1 基の最大トークン数</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 12</source>
        <translation>Wang ら (2024)、式 12</translation>
    </message>
    <message>
        <source>Highest HFU that hides the network</source>
        <translation>ネットワークが隠れる最大の HFU</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 22</source>
        <translation>Wang ら (2024)、式 22</translation>
    </message>
    <message>
        <source>Highest MFU that hides the network</source>
        <translation>ネットワークが隠れる最大の MFU</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 25</source>
        <translation>Wang ら (2024)、式 25</translation>
    </message>
    <message>
        <source>Most tokens per second and GPU</source>
        <translation>GPU 1 基・1 秒あたりの最大トークン数</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 31</source>
        <translation>Wang ら (2024)、式 31</translation>
    </message>
    <message>
        <source>%1 GPUs: states take %2 GiB of each, so that one token does not fit in %3 GiB, of which the system has %4.</source>
        <translation>%1 GPU：状態が各 GPU で %2 GiB を占め、%3 GiB（うちシステムが %4 GiB）に 1 トークンも収まりません。</translation>
    </message>
    <message>
        <source>Tokens of a GPU and step</source>
        <translation>GPU 1 基・1 ステップのトークン数</translation>
    </message>
    <message>
        <source>Parameters of the layers</source>
        <translation>層のパラメータ数</translation>
    </message>
    <message>
        <source>Wang et al. (2024), section 2.1</source>
        <translation>Wang ら (2024)、2.1 節</translation>
    </message>
    <message>
        <source>Wang et al. (2024), section 2.2</source>
        <translation>Wang ら (2024)、2.2 節</translation>
    </message>
    <message>
        <source>Memory left for activations</source>
        <translation>活性値に残るメモリ</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 1</source>
        <translation>Wang ら (2024)、式 1</translation>
    </message>
    <message>
        <source>Outputs of the layers, of one token</source>
        <translation>1 トークンの層の出力</translation>
    </message>
    <message>
        <source>All activations of one token</source>
        <translation>1 トークンの全活性値</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 2</source>
        <translation>Wang ら (2024)、式 2</translation>
    </message>
    <message>
        <source>Activations kept of one token</source>
        <translation>1 トークンの保持する活性値</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 3</source>
        <translation>Wang ら (2024)、式 3</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 4</source>
        <translation>Wang ら (2024)、式 4</translation>
    </message>
    <message>
        <source>Time to gather all parameters</source>
        <translation>全パラメータの収集時間</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 5</source>
        <translation>Wang ら (2024)、式 5</translation>
    </message>
    <message>
        <source>FLOPs of one token, forward</source>
        <translation>1 トークンの FLOPs、順伝播</translation>
    </message>
    <message>
        <source>Wang et al. (2024), section 2.4</source>
        <translation>Wang ら (2024)、2.4 節</translation>
    </message>
    <message>
        <source>FLOPs of one token, backward</source>
        <translation>1 トークンの FLOPs、逆伝播</translation>
    </message>
    <message>
        <source>FLOPs of one token</source>
        <translation>1 トークンの FLOPs</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 6</source>
        <translation>Wang ら (2024)、式 6</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 8</source>
        <translation>Wang ら (2024)、式 8</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 11</source>
        <translation>Wang ら (2024)、式 11</translation>
    </message>
    <message>
        <source>Time of the forward pass</source>
        <translation>順伝播の時間</translation>
    </message>
    <message>
        <source>Time of the backward pass</source>
        <translation>逆伝播の時間</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>ステップの時間</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 9</source>
        <translation>Wang ら (2024)、式 9</translation>
    </message>
    <message>
        <source>Hardware FLOPs utilisation</source>
        <translation>ハードウェア FLOPs 利用率</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation</source>
        <translation>モデル FLOPs 利用率</translation>
    </message>
    <message>
        <source>Communication ÷ computation, forward</source>
        <translation>通信 ÷ 計算、順伝播</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 10</source>
        <translation>Wang ら (2024)、式 10</translation>
    </message>
    <message>
        <source>Communication ÷ computation, backward</source>
        <translation>通信 ÷ 計算、逆伝播</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隠れ層の次元</translation>
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
        <source>Bytes of a number</source>
        <translation>数値 1 つのバイト数</translation>
    </message>
    <message>
        <source>Share of activations kept</source>
        <translation>活性値を保持する割合</translation>
    </message>
    <message>
        <source>Memory of a GPU, bytes</source>
        <translation>GPU 1 基のメモリ、バイト</translation>
    </message>
    <message>
        <source>Bytes reserved for the system</source>
        <translation>システム用に予約するバイト数</translation>
    </message>
    <message>
        <source>Bandwidth between nodes per GPU, bytes/s</source>
        <translation>GPU 1 基あたりのノード間帯域、バイト/s</translation>
    </message>
    <message>
        <source>Latency per layer and GPU, seconds</source>
        <translation>層・GPU 毎の遅延、秒</translation>
    </message>
    <message>
        <source>Peak of a GPU, FLOP/s</source>
        <translation>GPU 1 基のピーク、FLOP/s</translation>
    </message>
    <message>
        <source>Hardware FLOPs utilisation of computing alone</source>
        <translation>計算のみのハードウェア FLOPs 利用率</translation>
    </message>
    <message>
        <source>Projections of attention, forward</source>
        <translation>注意機構の射影、順伝播</translation>
    </message>
    <message>
        <source>Matrix products of the FFN, forward</source>
        <translation>FFN の行列積、順伝播</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022), section 4.2.2</source>
        <translation>Korthikanti ら (2022)、4.2.2 節</translation>
    </message>
    <message>
        <source>Attention core, forward</source>
        <translation>注意機構の中核、順伝播</translation>
    </message>
    <message>
        <source>Dao (2023): causal, in tiles</source>
        <translation>Dao (2023)：因果的、タイル単位</translation>
    </message>
    <message>
        <source>Memory-bound operators of a layer, forward</source>
        <translation>1 層のメモリ律速の演算子、順伝播</translation>
    </message>
    <message>
        <source>Ring of keys and values, forward, exposed</source>
        <translation>キーとバリューのリング、順伝播、露出分</translation>
    </message>
    <message>
        <source>Liu et al. (2023), section 3</source>
        <translation>Liu ら (2023)、3 節</translation>
    </message>
    <message>
        <source>Dispatch and combination of a layer&apos;s tokens</source>
        <translation>1 層のトークンの分配と結合</translation>
    </message>
    <message>
        <source>Lepikhin et al. (2021), section 3.2</source>
        <translation>Lepikhin ら (2021)、3.2 節</translation>
    </message>
    <message>
        <source>Matrix product of the head</source>
        <translation>出力層の行列積</translation>
    </message>
    <message>
        <source>Memory-bound work of the loss, forward</source>
        <translation>損失のメモリ律速の処理、順伝播</translation>
    </message>
    <message>
        <source>Data parallel, a step</source>
        <translation>データ並列、1 ステップ</translation>
    </message>
    <message>
        <source>all-reduce of gradients</source>
        <translation>勾配の all-reduce</translation>
    </message>
    <message>
        <source>ZeRO 1, a step</source>
        <translation>ZeRO 1、1 ステップ</translation>
    </message>
    <message>
        <source>reduce-scatter of gradients, all-gather of parameters</source>
        <translation>勾配の reduce-scatter、パラメータの all-gather</translation>
    </message>
    <message>
        <source>ZeRO 2, a step</source>
        <translation>ZeRO 2、1 ステップ</translation>
    </message>
    <message>
        <source>The guide counts the reduce-scatter alone, half of an all-reduce. The updated parameters still have to be gathered, which is the other half (Rajbhandari et al. 2020, section 7.2.1).</source>
        <translation>ガイドは reduce-scatter だけを数えており、これは all-reduce の半分です。更新したパラメータを集める必要がまだあり、それが残りの半分です（Rajbhandari ら 2020、7.2.1 節）。</translation>
    </message>
    <message>
        <source>ZeRO 3 or FSDP, a step</source>
        <translation>ZeRO 3 または FSDP、1 ステップ</translation>
    </message>
    <message>
        <source>two all-gathers of parameters, reduce-scatter of gradients</source>
        <translation>パラメータの all-gather 2 回、勾配の reduce-scatter</translation>
    </message>
    <message>
        <source>The guide says “roughly tripling” of ZeRO 3 and “about 1.5×” of FSDP, which it calls the same. Three passes of Ψ against the two of an all-reduce are 1.5 times as much.</source>
        <translation>ガイドは ZeRO 3 を「およそ 3 倍」、それと同じとする FSDP を「約 1.5×」としています。all-reduce の 2 回に対し Ψ を 3 回通すので 1.5 倍です。</translation>
    </message>
    <message>
        <source>Pipeline parallel, a micro-batch and boundary, each way</source>
        <translation>パイプライン並列、マイクロバッチ・境界毎、片方向</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>1 対 1</translation>
    </message>
    <message>
        <source>Tensor parallel, a layer, forward and backward</source>
        <translation>テンソル並列、1 層、順伝播と逆伝播</translation>
    </message>
    <message>
        <source>four all-reduces</source>
        <translation>all-reduce 4 回</translation>
    </message>
    <message>
        <source>summed by all-reduces</source>
        <translation>all-reduce で合計する量</translation>
    </message>
    <message>
        <source>A token in one all-reduce</source>
        <translation>1 回の all-reduce における 1 トークン</translation>
    </message>
    <message>
        <source>A token in all layers, forward and backward</source>
        <translation>全層における 1 トークン、順伝播と逆伝播</translation>
    </message>
    <message>
        <source>A pipeline boundary, 4 × 2048 tokens</source>
        <translation>パイプラインの境界、4 × 2048 トークン</translation>
    </message>
    <message>
        <source>Prefill of 4 × 2048 tokens, forward</source>
        <translation>4 × 2048 トークンのプリフィル、順伝播</translation>
    </message>
    <message>
        <source>Decoding one token of each of 32 sequences</source>
        <translation>32 系列それぞれの 1 トークンのデコード</translation>
    </message>
    <message>
        <source>%1 tokens of 16 KiB in 2 all-reduces of each of %2 layers are %3 MB; the guide prints 12.8 MB.</source>
        <translation>16 KiB のトークン %1 個を %2 層それぞれ 2 回の all-reduce で送ると %3 MB です。ガイドには 12.8 MB とあります。</translation>
    </message>
    <message>
        <source>The guide&apos;s 1.3 GB for %1 tokens × %2 does not follow from its own figures: 16 KiB a token, 2 all-reduces a layer and %3 layers give %4 GB forward. A ring of %5 sends %6 GB of each GPU for them.</source>
        <translation>%1 トークン × %2 に対するガイドの 1.3 GB は、ガイド自身の数値から導けません：1 トークン 16 KiB、層毎に all-reduce 2 回、%3 層なら順伝播で %4 GB です。%5 ランクのリングでは、そのために各 GPU が %6 GB を送ります。</translation>
    </message>
    <message>
        <source>Matrix products beyond their ideal time</source>
        <translation>行列積、理想時間の超過分</translation>
    </message>
    <message>
        <source>Attention core beyond its ideal time</source>
        <translation>注意機構の中核、理想時間の超過分</translation>
    </message>
    <message>
        <source>Memory-bound operators</source>
        <translation>メモリ律速の演算子</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022), section 5</source>
        <translation>Korthikanti ら (2022)、5 節</translation>
    </message>
    <message>
        <source>Tensor parallel communication</source>
        <translation>テンソル並列の通信</translation>
    </message>
    <message>
        <source>Context parallel communication</source>
        <translation>コンテキスト並列の通信</translation>
    </message>
    <message>
        <source>Expert parallel communication</source>
        <translation>エキスパート並列の通信</translation>
    </message>
    <message>
        <source>The executed schedule, with and without messages</source>
        <translation>実行したスケジュール、メッセージの有無の差</translation>
    </message>
    <message>
        <source>The executed schedule</source>
        <translation>実行したスケジュール</translation>
    </message>
    <message>
        <source>Data parallel communication that is not hidden</source>
        <translation>隠れないデータ並列の通信</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2020), section 7</source>
        <translation>Rajbhandari ら (2020)、7 節</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>オプティマイザステップ</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>オーバーヘッド</translation>
    </message>
    <message>
        <source>The profile of the GPU</source>
        <translation>GPU のプロファイル</translation>
    </message>
    <message>
        <source>attention heads</source>
        <translation>注意ヘッド数</translation>
    </message>
    <message>
        <source>key-value heads</source>
        <translation>キー・バリューヘッド数</translation>
    </message>
    <message>
        <source>size of one head</source>
        <translation>1 ヘッドの大きさ</translation>
    </message>
    <message>
        <source>routed experts of a layer</source>
        <translation>1 層のルーティング対象エキスパート数</translation>
    </message>
    <message>
        <source>experts that a token visits</source>
        <translation>トークンが通るエキスパート数</translation>
    </message>
    <message>
        <source>shared experts of a layer</source>
        <translation>1 層の共有エキスパート数</translation>
    </message>
    <message>
        <source>FFN hidden size of one expert</source>
        <translation>エキスパート 1 つの FFN の隠れ層の次元</translation>
    </message>
    <message>
        <source>rank of compressed queries</source>
        <translation>圧縮したクエリのランク</translation>
    </message>
    <message>
        <source>rank of compressed keys and values</source>
        <translation>圧縮したキーとバリューのランク</translation>
    </message>
    <message>
        <source>part of a head without rotary position</source>
        <translation>ヘッドのうち回転位置のない部分</translation>
    </message>
    <message>
        <source>part of a head with rotary position</source>
        <translation>ヘッドのうち回転位置のある部分</translation>
    </message>
    <message>
        <source>size of one head&apos;s values</source>
        <translation>1 ヘッドのバリューの大きさ</translation>
    </message>
    <message>
        <source>latency of one of its collectives, seconds</source>
        <translation>集団通信 1 回の遅延、秒</translation>
    </message>
    <message>
        <source>how much slower the slowest host is</source>
        <translation>最も遅いホストの遅さの度合い</translation>
    </message>
    <message>
        <source>FLOP/s that a large matrix product reaches</source>
        <translation>大きな行列積が達する FLOP/s</translation>
    </message>
    <message>
        <source>elements by which each dimension counts longer</source>
        <translation>各次元を実際より長く数える要素数</translation>
    </message>
    <message>
        <source>FLOP/s that the attention core reaches</source>
        <translation>注意機構の中核が達する FLOP/s</translation>
    </message>
    <message>
        <source>bytes per second of memory-bound operators</source>
        <translation>メモリ律速の演算子の毎秒バイト数</translation>
    </message>
    <message>
        <source>seconds of an operator beside its work</source>
        <translation>演算子の処理以外の秒数</translation>
    </message>
    <message>
        <source>hidden share of tensor parallel communication</source>
        <translation>テンソル並列通信のうち隠れる割合</translation>
    </message>
    <message>
        <source>share of the core that hides the ring&apos;s messages</source>
        <translation>中核のうちリングのメッセージを隠す割合</translation>
    </message>
    <message>
        <source>width of a head&apos;s queries and values, added up</source>
        <translation>1 ヘッドのクエリとバリューの幅の和</translation>
    </message>
    <message>
        <source>micro-batches of a step and replica</source>
        <translation>1 ステップ・1 複製あたりのマイクロバッチ数</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <source>how much slower the slowest GPU of the group is</source>
        <translation>グループ内で最も遅い GPU の遅さの度合い</translation>
    </message>
    <message>
        <source>seconds of a step that no operator accounts for</source>
        <translation>どの演算子にも属さないステップの秒数</translation>
    </message>
    <message>
        <source>reduce-scatter of a rank&apos;s gradients</source>
        <translation>ランクの勾配の reduce-scatter</translation>
    </message>
    <message>
        <source>all-gather of a rank&apos;s 16-bit weights</source>
        <translation>ランクの 16 ビット重みの all-gather</translation>
    </message>
    <message>
        <source>forward pass of one micro-batch through the rank</source>
        <translation>ランクを通るマイクロバッチ 1 個の順伝播</translation>
    </message>
    <message>
        <source>backward pass of one micro-batch through the rank</source>
        <translation>ランクを通るマイクロバッチ 1 個の逆伝播</translation>
    </message>
    <message>
        <source>share of a pass that hides communication</source>
        <translation>順伝播・逆伝播のうち通信を隠す割合</translation>
    </message>
    <message>
        <source>parameters that one GPU updates</source>
        <translation>GPU 1 基が更新するパラメータ数</translation>
    </message>
    <message>
        <source>bytes read and written for one of them</source>
        <translation>その 1 個につき読み書きするバイト数</translation>
    </message>
    <message>
        <source>model FLOPs of a step, without the masked half of attention</source>
        <translation>1 ステップのモデル FLOPs（注意機構のマスクされる半分を除く）</translation>
    </message>
    <message>
        <source>ideal time of the step</source>
        <translation>ステップの理想時間</translation>
    </message>
    <message>
        <source>time that the mean rank is busy</source>
        <translation>平均的なランクの稼働時間</translation>
    </message>
    <message>
        <source>Textbook: stages all alike, no messages</source>
        <translation>教科書の値：全ステージ均等、通信なし</translation>
    </message>
    <message>
        <source>micro-batches in flight: %1</source>
        <translation>保持中のマイクロバッチ：%1</translation>
    </message>
    <message>
        <source>backward pass of the loss, micro-batches in flight: %1</source>
        <translation>損失の逆伝播、保持中のマイクロバッチ：%1</translation>
    </message>
    <message>
        <source>forward pass of the loss, micro-batches in flight: %1</source>
        <translation>損失の順伝播、保持中のマイクロバッチ：%1</translation>
    </message>
    <message>
        <source>backward pass of layer %1, recomputed, micro-batches in flight: %2</source>
        <translation>層 %1 の逆伝播（再計算）、保持中のマイクロバッチ：%2</translation>
    </message>
    <message>
        <source>backward pass of layer %1, micro-batches in flight: %2</source>
        <translation>層 %1 の逆伝播、保持中のマイクロバッチ：%2</translation>
    </message>
    <message>
        <source>forward pass of layer %1, micro-batches in flight: %2</source>
        <translation>層 %1 の順伝播、保持中のマイクロバッチ：%2</translation>
    </message>
    <message>
        <source>Bubble: idle time ÷ busy time</source>
        <translation>バブル：アイドル時間 ÷ 稼働時間</translation>
    </message>
    <message>
        <source>FLOPs that the kernels compute in one step, recomputation included</source>
        <translation>1 ステップでカーネルが計算する FLOPs（再計算を含む）</translation>
    </message>
    <message>
        <source>forward FLOPs of a token in the head</source>
        <translation>出力層での 1 トークンの順伝播 FLOPs</translation>
    </message>
    <message>
        <source>share of the layers that are recomputed</source>
        <translation>再計算する層の割合</translation>
    </message>
    <message>
        <source>stages of the pipeline</source>
        <translation>パイプラインのステージ数</translation>
    </message>
    <message>
        <source>seconds of a micro-batch on a stage beside its operators</source>
        <translation>演算以外に 1 マイクロバッチがステージで要する秒数</translation>
    </message>
    <message>
        <source>makespan of the executed pipeline</source>
        <translation>実行したパイプラインのメイクスパン</translation>
    </message>
    <message>
        <source>time that the busiest rank is busy</source>
        <translation>最も忙しいランクの稼働時間</translation>
    </message>
    <message>
        <source>makespan of the executed pipeline, were messages to arrive at once</source>
        <translation>通信が瞬時に届くとしたときの、実行したパイプラインのメイクスパン</translation>
    </message>
    <message>
        <source>bytes of one message between stages</source>
        <translation>ステージ間の 1 メッセージのバイト数</translation>
    </message>
    <message>
        <source>latency of one message, seconds</source>
        <translation>1 メッセージのレイテンシ（秒）</translation>
    </message>
    <message>
        <source>Bubble: filling and draining the pipeline</source>
        <translation>バブル：パイプラインの充填と排出</translation>
    </message>
    <message>
        <source>Bubble: unequal stages</source>
        <translation>バブル：ステージの不均等</translation>
    </message>
    <message>
        <source>Bubble: waiting for messages between stages</source>
        <translation>バブル：ステージ間の通信待ち</translation>
    </message>
    <message>
        <source>The busiest experts have at least an even share of the tokens: their imbalance must be 1 or more, not %1.</source>
        <translation>最も忙しいエキスパートのトークンは均等な割合以上です：不均衡は 1 以上でなければならず、%1 は使えません。</translation>
    </message>
    <message>
        <source>The profile %1 says itself in how many bytes gradients are kept; its memory does not change with %2.</source>
        <translation>プロファイル %1 は勾配を保持するバイト数を自ら定めており、%2 を変えてもメモリは変わりません。</translation>
    </message>
    <message>
        <source>The profile %1 keeps no fp32 copy beside its weights that could be left out.</source>
        <translation>プロファイル %1 は重みのほかに、省ける fp32 のコピーを保持していません。</translation>
    </message>
    <message>
        <source>FlashAttention stores no scores, so that selective recomputation saves next to no memory; it runs the attention cores again all the same.</source>
        <translation>FlashAttention はスコアを保存しないため、選択的再計算ではメモリはほとんど減りませんが、アテンションコアは再び計算されます。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>What the fullest GPU holds at its fullest moment.</source>
        <translation>最も埋まる GPU が、最も埋まる時点で保持する量。</translation>
    </message>
    <message>
        <source>Parameters, gradients, optimizer states, activations and buffers; in GiB, 2^30 bytes each.</source>
        <translation>パラメータ、勾配、オプティマイザ状態、活性値、バッファ。単位は GiB（2^30 バイト）。</translation>
    </message>
    <message>
        <source>Allocated memory</source>
        <translation>割り当てメモリ</translation>
    </message>
    <message>
        <source>What tensors take at the fullest moment: torch.cuda.max_memory_allocated.</source>
        <translation>最大時にテンソルが占める量：torch.cuda.max_memory_allocated。</translation>
    </message>
    <message>
        <source>Reserved memory</source>
        <translation>予約メモリ</translation>
    </message>
    <message>
        <source>What the allocator holds for tensors, gaps included: torch.cuda.max_memory_reserved.</source>
        <translation>アロケータがテンソルのために確保する量（すき間を含む）：torch.cuda.max_memory_reserved。</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>デバイスメモリ</translation>
    </message>
    <message>
        <source>What nvidia-smi shows: reserved memory, GPU context and communicators.</source>
        <translation>nvidia-smi の表示：予約メモリ、GPU コンテキスト、コミュニケータ。</translation>
    </message>
    <message>
        <source>Fits, may run out, does not fit</source>
        <translation>収まる・不足の恐れ・収まらない</translation>
    </message>
    <message>
        <source>How a plan stands to the memory of a GPU: green fits, yellow may run out, red does not fit, hatched cannot run at all.</source>
        <translation>GPU のメモリに対するプランの判定：緑は収まる、黄は不足の恐れ、赤は収まらない、斜線は実行不可。</translation>
    </message>
    <message>
        <source>How likely the plan runs out of memory.</source>
        <translation>プランのメモリが不足する確率。</translation>
    </message>
    <message>
        <source>A fit to published runs, of which it is known whether they ran out; beyond them it is an extrapolation.</source>
        <translation>不足したかどうかがわかる公表済みの実行への当てはめ。その範囲の外は外挿。</translation>
    </message>
    <message>
        <source>Fit of the probability</source>
        <translation>確率の当てはめ</translation>
    </message>
    <message>
        <source>Features and coefficients from which the probability of running out is computed.</source>
        <translation>メモリが不足する確率を計算する特徴量と係数。</translation>
    </message>
    <message>
        <source>x: logarithm of memory ÷ capacity; q: size of single tensors; z: logarithm of the odds.</source>
        <translation>x：メモリ ÷ 容量の対数、q：個々のテンソルの大きさ、z：オッズの対数。</translation>
    </message>
    <message>
        <source>How the loss changes with each parameter, added up over micro-batches.</source>
        <translation>各パラメータに対する損失の変化。マイクロバッチにわたり累積する。</translation>
    </message>
    <message>
        <source>What the optimizer remembers of each parameter, and its fp32 copy of the weights.</source>
        <translation>オプティマイザがパラメータ毎に保持するものと、重みの fp32 コピー。</translation>
    </message>
    <message>
        <source>Results of the forward pass that are kept until the backward pass needs them.</source>
        <translation>逆伝播で使うまで保持する、順伝播の結果。</translation>
    </message>
    <message>
        <source>They grow with the micro-batch, the sequence, and the micro-batches in flight.</source>
        <translation>マイクロバッチ、系列長、保持中のマイクロバッチ数とともに増える。</translation>
    </message>
    <message>
        <source>What exists only for a while: logits, gradients on their way, gathered parameters.</source>
        <translation>一時的に存在するもの：ロジット、通信中の勾配、収集したパラメータ。</translation>
    </message>
    <message>
        <source>Micro-batches in flight</source>
        <translation>保持中のマイクロバッチ</translation>
    </message>
    <message>
        <source>Micro-batches whose forward pass is done and whose backward pass is not: their activations are kept.</source>
        <translation>順伝播が済み逆伝播がまだのマイクロバッチ。その活性値が保持される。</translation>
    </message>
    <message>
        <source>Bytes per token</source>
        <translation>トークンあたりバイト数</translation>
    </message>
    <message>
        <source>What a part of the model stores for each token.</source>
        <translation>モデルの一部が各トークンに保持する量。</translation>
    </message>
    <message>
        <source>t: TP divides it; s: sequence parallelism does; r: every TP rank keeps it; a: for each token and key.</source>
        <translation>t：TP が分割、s：シーケンス並列が分割、r：各 TP ランクが保持、a：トークンとキー毎。</translation>
    </message>
    <message>
        <source>Bytes per parameter</source>
        <translation>パラメータあたりバイト数</translation>
    </message>
    <message>
        <source>What is stored or moved for each parameter.</source>
        <translation>パラメータ毎に保持または移動する量。</translation>
    </message>
    <message>
        <source>w: by every replica; z: sharded by ZeRO; g: of gathered layers; u: read and written by the optimizer; Q: of one number.</source>
        <translation>w：各複製、z：ZeRO が分割、g：収集した層、u：オプティマイザが読み書き、Q：数値 1 つ。</translation>
    </message>
    <message>
        <source>What the allocator reserves beyond the allocated bytes, as a share of them.</source>
        <translation>アロケータが割り当てを超えて予約する量の、割り当てに対する割合。</translation>
    </message>
    <message>
        <source>An assumption of the framework’s profile.</source>
        <translation>フレームワークのプロファイルの仮定。</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA コンテキスト</translation>
    </message>
    <message>
        <source>Driver, kernels and libraries of one process, outside the allocator.</source>
        <translation>1 プロセスのドライバ、カーネル、ライブラリ。アロケータの外。</translation>
    </message>
    <message>
        <source>Communicator</source>
        <translation>コミュニケータ</translation>
    </message>
    <message>
        <source>A group of GPUs that exchange data. Its buffers lie outside the allocator.</source>
        <translation>データを交換する GPU のグループ。そのバッファはアロケータの外にある。</translation>
    </message>
    <message>
        <source>Activations that are computed again in the backward pass instead of being kept.</source>
        <translation>保持せずに逆伝播で計算し直す活性値。</translation>
    </message>
    <message>
        <source>Also called activation checkpointing. It saves memory and costs computation: about a third more where it is full.</source>
        <translation>Activation checkpointing とも呼ぶ。メモリを節約する代わりに計算が増える（全体の再計算でおよそ 3 分の 1）。</translation>
    </message>
    <message>
        <source>No recomputation</source>
        <translation>再計算なし</translation>
    </message>
    <message>
        <source>Every activation is kept.</source>
        <translation>全活性値を保持する。</translation>
    </message>
    <message>
        <source>Selective recomputation</source>
        <translation>選択的な再計算</translation>
    </message>
    <message>
        <source>The parts that are large and cheap, such as attention scores, are computed again.</source>
        <translation>注意スコアなど、大きく計算の安い部分を再計算する。</translation>
    </message>
    <message>
        <source>Full recomputation</source>
        <translation>全体の再計算</translation>
    </message>
    <message>
        <source>Whole layers are computed again from their inputs.</source>
        <translation>層全体を入力から再計算する。</translation>
    </message>
    <message>
        <source>Recompute every n-th layer</source>
        <translation>n 層毎に再計算</translation>
    </message>
    <message>
        <source>Full recomputation of one layer in so many on each stage.</source>
        <translation>各ステージで、この層数に 1 層を全体再計算。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>The number format of weights and matrix products.</source>
        <translation>重みと行列積の数値形式。</translation>
    </message>
    <message>
        <source>Bytes of a gradient</source>
        <translation>勾配のバイト数</translation>
    </message>
    <message>
        <source>The bytes in which one gradient is accumulated.</source>
        <translation>勾配 1 つを累積するバイト数。</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>What turns gradients into new parameters; it remembers something of each parameter.</source>
        <translation>勾配から新しいパラメータを求める。パラメータ毎に状態を保持する。</translation>
    </message>
    <message>
        <source>Optimizer bytes</source>
        <translation>オプティマイザのバイト数</translation>
    </message>
    <message>
        <source>Bytes that the optimizer remembers of each parameter, beside its fp32 copy.</source>
        <translation>fp32 コピーのほかにオプティマイザがパラメータ毎に保持するバイト数。</translation>
    </message>
    <message>
        <source>fp32 weights</source>
        <translation>fp32 の重み</translation>
    </message>
    <message>
        <source>The optimizer keeps an fp32 copy of the 16-bit weights.</source>
        <translation>オプティマイザが 16 ビットの重みの fp32 コピーを保持する。</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>Attention without storing the matrix of scores.</source>
        <translation>スコア行列を保持しない注意機構。</translation>
    </message>
    <message>
        <source>It works in tiles that fit a GPU’s fast memory.</source>
        <translation>GPU の高速メモリに収まるタイル単位で計算する。</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Numbers are set to 0 at random while training; what was dropped must be remembered.</source>
        <translation>学習中に無作為に数値を 0 にする。どれを落としたかを保持する必要がある。</translation>
    </message>
    <message>
        <source>Here after attention and FFN, and in scores that are stored.</source>
        <translation>ここでは注意機構と FFN の後、および保持するスコア。</translation>
    </message>
    <message>
        <source>Cross-entropy without fp32 copies of the logits.</source>
        <translation>ロジットの fp32 コピーを作らない交差エントロピー。</translation>
    </message>
    <message>
        <source>Gathered logits</source>
        <translation>ロジットの収集</translation>
    </message>
    <message>
        <source>Every tensor parallel rank holds the logits of the whole vocabulary.</source>
        <translation>各テンソル並列ランクが全語彙のロジットを保持する。</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>エキスパートの偏り</translation>
    </message>
    <message>
        <source>Tokens of the busiest expert parallel rank, as a multiple of an even share.</source>
        <translation>最も忙しいエキスパート並列ランクのトークン数。均等割りに対する倍率。</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>推定器</translation>
    </message>
    <message>
        <source>Which memory model answers.</source>
        <translation>どのメモリモデルで推定するか。</translation>
    </message>
    <message>
        <source>Detailed counts every tensor that the framework stores, moment by moment. The paper’s are the equations of Fujii et al. (2024), word for word.</source>
        <translation>詳細はフレームワークが保持する全テンソルを時点毎に数える。論文は Fujii ら (2024) の式をそのまま使う。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>Whose stored tensors and bytes per parameter are counted.</source>
        <translation>どのフレームワークの保持テンソルとパラメータあたりバイト数を数えるか。</translation>
    </message>
    <message>
        <source>Transformer layers of the model, or those of one kind.</source>
        <translation>モデルの Transformer の層数、またはその一部。</translation>
    </message>
    <message>
        <source>Indices tell kinds apart: d dense, e with experts, c and f the recomputed ones of these.</source>
        <translation>添字は種類を示す：d は密、e はエキスパートあり、c と f はそれぞれのうち再計算する層。</translation>
    </message>
    <message>
        <source>Numbers that stand for a token between layers.</source>
        <translation>層の間で 1 トークンを表す数値の個数。</translation>
    </message>
    <message>
        <source>Width inside the feed-forward network of a layer, or of one expert.</source>
        <translation>1 層またはエキスパート 1 つのフィードフォワード網の内部の幅。</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意ヘッド数</translation>
    </message>
    <message>
        <source>Parts of attention that look at the sequence side by side.</source>
        <translation>並行して系列を見る注意機構の単位の数。</translation>
    </message>
    <message>
        <source>TP must divide their number.</source>
        <translation>TP で割り切れなければならない。</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>キー・バリューヘッド数</translation>
    </message>
    <message>
        <source>Heads that have keys and values of their own.</source>
        <translation>固有のキーとバリューを持つヘッドの数。</translation>
    </message>
    <message>
        <source>Fewer than attention heads: several of these share them (grouped-query attention).</source>
        <translation>注意ヘッドより少なければ、複数のヘッドが共有する（grouped-query attention）。</translation>
    </message>
    <message>
        <source>Size of one head</source>
        <translation>1 ヘッドの大きさ</translation>
    </message>
    <message>
        <source>Numbers of a head for one token.</source>
        <translation>1 ヘッドが 1 トークンに持つ数値の個数。</translation>
    </message>
    <message>
        <source>n and r mean the parts without and with rotary position, v the values; w is the width of queries and values together.</source>
        <translation>n と r は回転位置のない部分とある部分、v はバリュー。w はクエリとバリューの幅の和。</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>語彙数</translation>
    </message>
    <message>
        <source>Different tokens that the model knows.</source>
        <translation>モデルが扱うトークンの種類の数。</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Networks of a layer of which each token visits a few.</source>
        <translation>1 層にある複数の網。各トークンはその一部だけを通る。</translation>
    </message>
    <message>
        <source>E: routed; E_s: shared, visited by every token; K: routed experts that a token visits.</source>
        <translation>E：ルーティング対象の数、E_s：全トークンが通る共有のもの、K：1 トークンが通る数。</translation>
    </message>
    <message>
        <source>Latent attention</source>
        <translation>潜在注意機構</translation>
    </message>
    <message>
        <source>Queries, keys and values that are compressed to fewer numbers.</source>
        <translation>クエリ、キー、バリューを少ない数値に圧縮する。</translation>
    </message>
    <message>
        <source>The rank is the number of what is kept of a token.</source>
        <translation>ランクは 1 トークンに保持する数値の個数。</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024)</source>
        <translation>DeepSeek-AI (2024)</translation>
    </message>
    <message>
        <source>Numbers that the model learns.</source>
        <translation>モデルが学習する数値。</translation>
    </message>
    <message>
        <source>Indices say where: in the embedding, the head, a norm, an expert, divided by TP (t) or on every TP rank (r).</source>
        <translation>添字は場所を示す：埋め込み、出力層、正規化、エキスパート、TP が分割するもの (t)、各 TP ランクが持つもの (r)。</translation>
    </message>
    <message>
        <source>Tensor parallel size</source>
        <translation>テンソル並列数</translation>
    </message>
    <message>
        <source>GPUs that share every matrix of a layer. They talk to each other in every layer.</source>
        <translation>各層の行列を分け合う GPU の数。層毎に互いに通信する。</translation>
    </message>
    <message>
        <source>Each GPU holds 1/t of a layer’s weights. Since activations are exchanged several times a layer, TP seldom goes beyond one node. It must divide the attention heads and the FFN.</source>
        <translation>各 GPU は層の重みの 1/t を持つ。1 層に何度も活性値を交換するため、TP が 1 ノードを超えることはまれ。注意ヘッド数と FFN を割り切る数でなければならない。</translation>
    </message>
    <message>
        <source>Shoeybi et al. (2019)</source>
        <translation>Shoeybi ら (2019)</translation>
    </message>
    <message>
        <source>Context parallel size</source>
        <translation>コンテキスト並列数</translation>
    </message>
    <message>
        <source>GPUs that share each sequence: every one holds a part of its tokens.</source>
        <translation>各系列を分け合う GPU の数。それぞれがトークンの一部を持つ。</translation>
    </message>
    <message>
        <source>Keys and values travel round in a ring, so that each token sees all earlier ones. Activations shrink to 1/c, parameters do not.</source>
        <translation>キーとバリューがリング状に回り、各トークンはそれより前の全トークンを見る。活性値は 1/c になるが、パラメータは減らない。</translation>
    </message>
    <message>
        <source>Pipeline parallel size</source>
        <translation>パイプライン並列数</translation>
    </message>
    <message>
        <source>Groups of layers on different GPUs, through which the micro-batches pass one after the other.</source>
        <translation>層のまとまりを別々の GPU に置き、マイクロバッチを順に通す。その段数。</translation>
    </message>
    <message>
        <source>Each GPU holds about 1/p of the layers. At the start and the end of a step stages wait for others: the bubble.</source>
        <translation>各 GPU は層のおよそ 1/p を持つ。ステップの始めと終わりに待ちが生じる：バブル。</translation>
    </message>
    <message>
        <source>Huang et al. (2019), section 2.3</source>
        <translation>Huang ら (2019)、2.3 節</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>仮想ステージ</translation>
    </message>
    <message>
        <source>Chunks of layers, apart in the model, that each pipeline rank holds.</source>
        <translation>各パイプラインランクが持つ、モデル内で離れた層のチャンクの数。</translation>
    </message>
    <message>
        <source>With more chunks the pipeline fills sooner and idles less, but sends more messages and keeps more activations. The schedules count them in the column v.</source>
        <translation>チャンクが多いほどパイプラインは早く埋まりアイドルが減るが、メッセージと保持する活性値が増える。スケジュールの表では v の列に示す。</translation>
    </message>
    <message>
        <source>Expert parallel size</source>
        <translation>エキスパート並列数</translation>
    </message>
    <message>
        <source>GPUs over which the experts of a layer are spread.</source>
        <translation>1 層のエキスパートを分散させる GPU の数。</translation>
    </message>
    <message>
        <source>Each token travels to the GPUs of the experts that it visits, and back. EP must divide the number of experts.</source>
        <translation>各トークンは通るエキスパートのある GPU へ送られ、戻る。EP はエキスパート数を割り切る数でなければならない。</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>データ並列数</translation>
    </message>
    <message>
        <source>Replicas of the model, each of which trains on a part of the batch.</source>
        <translation>モデルの複製の数。それぞれがバッチの一部で学習する。</translation>
    </message>
    <message>
        <source>d = GPUs ÷ (t · c · p). After each step the replicas average their gradients.</source>
        <translation>d = GPU 数 ÷ (t · c · p)。ステップ毎に複製の間で勾配を平均する。</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), Table 1</source>
        <translation>Fujii ら (2024)、表 1</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>GPUs that train the model together.</source>
        <translation>モデルを共に学習する GPU の数。</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>A GPU’s place in a group that works together, counted from 0.</source>
        <translation>共に働くグループの中での GPU の番号。0 から数える。</translation>
    </message>
    <message>
        <source>The pipeline rank says which stages a GPU holds.</source>
        <translation>パイプラインランクは GPU がどのステージを持つかを示す。</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <source>Tensor parallel ranks divide norms, dropout and residuals along the sequence.</source>
        <translation>テンソル並列ランクが正規化、Dropout、残差を系列方向に分割する。</translation>
    </message>
    <message>
        <source>It saves memory and costs no more communication. Left alone, it is on where TP is above 1.</source>
        <translation>メモリを節約し、通信は増えない。自動では TP が 1 より大きいときに有効。</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO ステージ</translation>
    </message>
    <message>
        <source>What data parallel ranks share out instead of each keeping a copy.</source>
        <translation>データ並列ランクが複製せずに分け合うもの。</translation>
    </message>
    <message>
        <source>1: optimizer states; 2: gradients, too; 3: parameters, too, which are then gathered layer by layer. FSDP is stage 3.</source>
        <translation>1：オプティマイザ状態、2：勾配も、3：パラメータも（層毎に収集して使う）。FSDP はステージ 3 にあたる。</translation>
    </message>
    <message>
        <source>Micro-batch size</source>
        <translation>マイクロバッチサイズ</translation>
    </message>
    <message>
        <source>Sequences that pass through the model at a time.</source>
        <translation>モデルを同時に通る系列の数。</translation>
    </message>
    <message>
        <source>A larger one uses a GPU better and keeps more activations.</source>
        <translation>大きいほど GPU を有効に使えるが、保持する活性値が増える。</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>グローバルバッチサイズ</translation>
    </message>
    <message>
        <source>Sequences of one optimizer step, over all replicas.</source>
        <translation>オプティマイザの 1 ステップの系列数（全複製の合計）。</translation>
    </message>
    <message>
        <source>B = b · m · d: micro-batch size times micro-batches times replicas.</source>
        <translation>B = b · m · d：マイクロバッチサイズ × マイクロバッチ数 × 複製数。</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>マイクロバッチ数</translation>
    </message>
    <message>
        <source>Passes through the model that each replica makes in one step: GBS ÷ (MBS · DP).</source>
        <translation>各複製が 1 ステップにモデルを通す回数：GBS ÷ (MBS · DP)。</translation>
    </message>
    <message>
        <source>The more there are, the smaller the share of time in which the pipeline fills and drains.</source>
        <translation>多いほど、パイプラインが埋まり空になる時間の割合が減る。</translation>
    </message>
    <message>
        <source>Tokens of one sequence.</source>
        <translation>1 系列のトークン数。</translation>
    </message>
    <message>
        <source>Activations grow with it in proportion, the work of attention with its square.</source>
        <translation>活性値は系列長に比例し、注意機構の計算は 2 乗で増える。</translation>
    </message>
    <message>
        <source>Tokens on which one GPU trains in a step.</source>
        <translation>1 ステップに 1 基の GPU が学習するトークン数。</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>The order in which each pipeline rank runs its forward and backward passes.</source>
        <translation>各パイプラインランクが順伝播と逆伝播を実行する順序。</translation>
    </message>
    <message>
        <source>It decides how long ranks wait and how many micro-batches are in flight.</source>
        <translation>ランクの待ち時間と、保持中のマイクロバッチ数を決める。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>The layers that one pipeline rank holds, or one of its chunks.</source>
        <translation>1 つのパイプラインランクが持つ層、またはそのチャンク。</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>順伝播</translation>
    </message>
    <message>
        <source>The pass of a micro-batch from the first layer to the loss.</source>
        <translation>マイクロバッチを最初の層から損失まで通す計算。</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>逆伝播</translation>
    </message>
    <message>
        <source>The pass back, which computes gradients; about twice the work of the forward pass.</source>
        <translation>勾配を計算する逆向きの計算。順伝播のおよそ 2 倍の計算量。</translation>
    </message>
    <message>
        <source>Some schedules split it: the gradient of the input first (B), that of the weights later (W), where there is room.</source>
        <translation>2 つに分けるスケジュールもある：入力の勾配を先に (B)、重みの勾配は空いた時間に (W)。</translation>
    </message>
    <message>
        <source>Qi et al. (2023)</source>
        <translation>Qi ら (2023)</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Time in which pipeline ranks wait for others: idle time.</source>
        <translation>パイプラインランクが他を待つ時間：アイドル時間。</translation>
    </message>
    <message>
        <source>Bubble, idle ÷ ideal</source>
        <translation>バブル（アイドル ÷ 理想）</translation>
    </message>
    <message>
        <source>Idle time as a share of the time in which ranks work.</source>
        <translation>ランクが働く時間に対するアイドル時間の割合。</translation>
    </message>
    <message>
        <source>Of equal stages under 1F1B it is (p − 1)/m.</source>
        <translation>均等なステージの 1F1B では (p − 1)/m。</translation>
    </message>
    <message>
        <source>Bubble, idle ÷ total</source>
        <translation>バブル（アイドル ÷ 総時間）</translation>
    </message>
    <message>
        <source>Idle time as a share of all time.</source>
        <translation>総時間に対するアイドル時間の割合。</translation>
    </message>
    <message>
        <source>Of equal stages under 1F1B it is (p − 1)/(m + p − 1).</source>
        <translation>均等なステージの 1F1B では (p − 1)/(m + p − 1)。</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>メイクスパン</translation>
    </message>
    <message>
        <source>From the first forward to the last backward of a step, in the pipeline alone.</source>
        <translation>ステップの最初の順伝播から最後の逆伝播まで、パイプラインのみの時間。</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>最良値</translation>
    </message>
    <message>
        <source>A proven bound: no order on this placement ends sooner. “vs best” is how much longer the schedule takes.</source>
        <translation>証明された下限：この配置のどの順序もこれより早く終われない。「最良比」はスケジュールがどれだけ長いか。</translation>
    </message>
    <message>
        <source>Whether an order reaches the bound is not said.</source>
        <translation>下限に達する順序があるとは限らない。</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>クリティカルパス</translation>
    </message>
    <message>
        <source>The operations on which the makespan hangs: were one shorter, the step could be.</source>
        <translation>メイクスパンを決める演算。どれかが短くなれば、ステップも短くなりうる。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>A time base in which every stage is alike: a forward takes 1 unit, a backward 2, messages nothing.</source>
        <translation>全ステージを同じとみなす時間軸：順伝播 1 単位、逆伝播 2、メッセージ 0。</translation>
    </message>
    <message>
        <source>It is what textbooks draw.</source>
        <translation>教科書の図はこれで描かれる。</translation>
    </message>
    <message>
        <source>Model time</source>
        <translation>モデル時間</translation>
    </message>
    <message>
        <source>The times that the model’s stages and messages take on these GPUs.</source>
        <translation>この GPU でモデルの各ステージとメッセージにかかる時間。</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Bytes that a GPU sends to other stages, or to others of its groups, in a step.</source>
        <translation>GPU が 1 ステップに他のステージ、または同じグループの GPU へ送るバイト数。</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>Predicted time of one optimizer step.</source>
        <translation>オプティマイザの 1 ステップの予測時間。</translation>
    </message>
    <message>
        <source>It comes from FLOPs, bytes and the executed pipeline, by a profile of the GPU that is fitted to published runs.</source>
        <translation>FLOPs、バイト数、実行したパイプラインから、公表済みの実行に当てはめた GPU のプロファイルで求める。</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>Nine of ten runs lie in it, judged by those to which the profile was fitted.</source>
        <translation>10 回の実行のうち 9 回が入る範囲。プロファイルを当てはめた実行から求める。</translation>
    </message>
    <message>
        <source>Devices without such runs are called uncalibrated; their interval is wide.</source>
        <translation>そのような実行のないデバイスは未較正で、区間が広い。</translation>
    </message>
    <message>
        <source>Ideal time</source>
        <translation>理想時間</translation>
    </message>
    <message>
        <source>Time of the model’s FLOPs, were every GPU to compute at its peak.</source>
        <translation>全 GPU がピーク性能で計算した場合の、モデルの FLOPs にかかる時間。</translation>
    </message>
    <message>
        <source>Model FLOPs per second as a share of the GPU’s peak; nothing that is repeated counts.</source>
        <translation>毎秒のモデル FLOPs の、GPU のピークに対する割合。繰り返す計算は数えない。</translation>
    </message>
    <message>
        <source>As MFU, but what recomputation repeats counts again.</source>
        <translation>MFU と同様だが、再計算で繰り返す分も数える。</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Multiplications and additions of numbers. Training needs about 6 for each parameter and token.</source>
        <translation>数値の乗算と加算の回数。学習には 1 パラメータ・1 トークンあたりおよそ 6 回必要。</translation>
    </message>
    <message>
        <source>Three conventions: all scores of attention; without the masked half; with what recomputation repeats.</source>
        <translation>3 通りの数え方：注意スコアすべて、マスクされた半分を除く、再計算で繰り返す分を含む。</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>GPU あたり TFLOP/s</translation>
    </message>
    <message>
        <source>FLOPs of a step ÷ step time ÷ GPUs, in 10^12 a second.</source>
        <translation>1 ステップの FLOPs ÷ ステップ時間 ÷ GPU 数。毎秒 10^12 回単位。</translation>
    </message>
    <message>
        <source>Tokens that every GPU trains on in a second.</source>
        <translation>各 GPU が 1 秒に学習するトークン数。</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>ピーク</translation>
    </message>
    <message>
        <source>FLOP/s that a GPU’s data sheet promises for dense matrices, or what a kind of work reaches of it.</source>
        <translation>GPU の仕様にある密行列の FLOP/s、またはある種の処理が達する値。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域</translation>
    </message>
    <message>
        <source>Bytes per second that memory or a link carries.</source>
        <translation>メモリまたはリンクが毎秒運ぶバイト数。</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>遅延</translation>
    </message>
    <message>
        <source>Time of an exchange beside that of its bytes.</source>
        <translation>1 回の交換にかかる、バイト数によらない時間。</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>露出した通信</translation>
    </message>
    <message>
        <source>Communication that no computation hides: GPUs wait for it.</source>
        <translation>計算に隠れず、待ちが生じる通信。</translation>
    </message>
    <message>
        <source>The letters o are the shares that are hidden.</source>
        <translation>o は隠れる割合を表す。</translation>
    </message>
    <message>
        <source>Communication time</source>
        <translation>通信時間</translation>
    </message>
    <message>
        <source>Time of what GPUs exchange, by the degree of parallelism that needs it.</source>
        <translation>GPU が交換するものにかかる時間。どの並列化によるかで分ける。</translation>
    </message>
    <message>
        <source>Time of a kind of work</source>
        <translation>処理の種類毎の時間</translation>
    </message>
    <message>
        <source>Matrix products, attention, memory-bound operators, recomputation, optimizer.</source>
        <translation>行列積、注意機構、メモリ律速の演算子、再計算、オプティマイザ。</translation>
    </message>
    <message>
        <source>Launches of operators, fixed times, and waiting for the slowest of a group.</source>
        <translation>演算子の起動、固定時間、グループで最も遅い GPU を待つ時間。</translation>
    </message>
    <message>
        <source>Repeated computation</source>
        <translation>再計算の計算量</translation>
    </message>
    <message>
        <source>FLOPs that recomputation does again, as a share of the model’s own.</source>
        <translation>再計算で繰り返す FLOPs の、モデル本来の FLOPs に対する割合。</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>基準 A</translation>
    </message>
    <message>
        <source>A plan that is pinned; every number then says how it differs from it.</source>
        <translation>固定したプラン。各数値はこれとの差を示す。</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>平均誤差</translation>
    </message>
    <message>
        <source>Mean of |predicted ÷ measured − 1| of throughput.</source>
        <translation>スループットの |予測 ÷ 実測 − 1| の平均。</translation>
    </message>
    <message>
        <source>Error with one factor</source>
        <translation>係数 1 つで補正した誤差</translation>
    </message>
    <message>
        <source>The mean error after multiplying the predictions of each table by one factor, the best for it.</source>
        <translation>各表の予測に最適な係数 1 つを掛けた後の平均誤差。</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>順位相関</translation>
    </message>
    <message>
        <source>How well the predicted order of plans that compete agrees with the measured one: 1 is the same, 0 is chance.</source>
        <translation>競合するプランの予測の順位が実測の順位とどれだけ一致するか：1 は同じ、0 は偶然。</translation>
    </message>
    <message>
        <source>Spearman’s, among plans of one table and number of GPUs; the mean.</source>
        <translation>スピアマンの順位相関。同じ表・同じ GPU 数のプランの間で求めた平均。</translation>
    </message>
    <message>
        <source>Loss of choice</source>
        <translation>選択の損失</translation>
    </message>
    <message>
        <source>γ: what is not kept is computed again. 0 recomputes all, 1 keeps all.</source>
        <translation>γ：保持しない分は再計算する。0 はすべて再計算、1 はすべて保持。</translation>
    </message>
    <message>
        <source>HFU of computing alone</source>
        <translation>計算のみの HFU</translation>
    </message>
    <message>
        <source>What computing alone reaches of the peak at most, were communication free.</source>
        <translation>通信が 0 の場合に、計算だけで達するピークに対する割合の上限。</translation>
    </message>
    <message>
        <source>The schedule %1 is laid out slot by slot, idle ones included; %2 ranks with %3 micro-batches take more than the %4 slots that can be laid out.</source>
        <translation>スケジュール %1 は空きも含めてスロット単位で配置されます。%2 ランク、%3 マイクロバッチでは、配置できる %4 スロットを超えます。</translation>
    </message>
    <message>
        <source>Recompute nothing</source>
        <translation>再計算しない</translation>
    </message>
    <message>
        <source>Schedule %1 instead of %2</source>
        <translation>スケジュールを %2 から %1 に</translation>
    </message>
    <message>
        <source>It has two conventions: idle ÷ ideal and idle ÷ total. If one is x/(1−x), the other is x. It is filling and draining, unequal stages, and waiting for messages.</source>
        <translation>2 通りの表し方がある：アイドル ÷ 理想とアイドル ÷ 総時間。一方が x/(1−x) なら他方は x。内訳は充填と排出、ステージの不均等、メッセージ待ち。</translation>
    </message>
    <message>
        <source>The profile %1 does not shard %2: under ZeRO %3 every rank keeps them whole; step time and messages are those of ZeRO %3 all the same.</source>
        <translation>プロファイル %1 は %2 を分割しません。ZeRO %3 でも各ランクが全体を保持しますが、ステップ時間と通信は ZeRO %3 のものです。</translation>
    </message>
    <message>
        <source>cannot be written: it is a link to a file whose name is not UTF-8</source>
        <translation>書き込めません：リンク先のファイル名が UTF-8 ではありません</translation>
    </message>
    <message>
        <source>All forwards, then all backwards</source>
        <translation>すべての順伝播、その後すべての逆伝播</translation>
    </message>
    <message>
        <source>The simplest schedule. Every micro-batch of a step is in flight at once, so that activations grow with their number.</source>
        <translation>最も単純なスケジュール。1 ステップのマイクロバッチがすべて同時に実行中となるため、活性値はその数とともに増える。</translation>
    </message>
    <message>
        <source>One forward, one backward</source>
        <translation>順伝播 1 回、逆伝播 1 回</translation>
    </message>
    <message>
        <source>After a warm-up each rank runs a forward and a backward in turn: the bubble of GPipe, with at most p micro-batches in flight.</source>
        <translation>ウォームアップの後、各ランクは順伝播と逆伝播を交互に実行する。バブルは GPipe と同じで、実行中のマイクロバッチは最大 p 個。</translation>
    </message>
    <message>
        <source>Eager 1F1B warms up with about twice as many forwards: messages hide behind work, and activations take up to twice the memory.</source>
        <translation>Eager 1F1B はおよそ 2 倍の順伝播でウォームアップする。通信は計算の裏に隠れ、活性値は最大 2 倍のメモリを使う。</translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation>インターリーブ 1F1B</translation>
    </message>
    <message>
        <source>Each rank holds v chunks of layers that lie apart. Filling and draining take a v-th of the time; messages are v times as many.</source>
        <translation>各ランクは離れた位置の v 個のチャンクを持つ。充填と排出の時間は v 分の 1、メッセージは v 倍になる。</translation>
    </message>
    <message>
        <source>Overlapped, a forward and a backward of different micro-batches run as one block in which the messages of one hide behind the work of the other.</source>
        <translation>オーバーラップでは、異なるマイクロバッチの順伝播と逆伝播を 1 つのブロックとして実行し、一方の通信を他方の計算の裏に隠す。</translation>
    </message>
    <message>
        <source>Breadth-first schedule</source>
        <translation>幅優先スケジュール</translation>
    </message>
    <message>
        <source>Each chunk takes all micro-batches before the next chunk begins. Sharded parameters are gathered once a chunk; activations take as much as under GPipe.</source>
        <translation>各チャンクがすべてのマイクロバッチを終えてから次のチャンクが始まる。分割されたパラメータの収集はチャンクごとに 1 回、活性値は GPipe と同じだけ使う。</translation>
    </message>
    <message>
        <source>Lamy-Poirier (2023)</source>
        <translation>Lamy-Poirier (2023)</translation>
    </message>
    <message>
        <source>Zero-bubble schedules</source>
        <translation>ゼロバブルスケジュール</translation>
    </message>
    <message>
        <source>ZB-H1 takes about the memory of 1F1B, ZB-H2 about twice as much for less idle time. What is called no bubble is a rank&apos;s own span; seen from outside ranks still start one after the other.</source>
        <translation>ZB-H1 のメモリは 1F1B とほぼ同じ、ZB-H2 は約 2 倍でアイドルはより少ない。「バブルなし」とは各ランク自身の期間のことで、外から見ればランクは依然として順に始まる。</translation>
    </message>
    <message>
        <source>V-shaped schedules</source>
        <translation>V 字型スケジュール</translation>
    </message>
    <message>
        <source>Each rank holds one chunk from the front and one from the back of the model, with a split backward, so that all ranks need alike much memory.</source>
        <translation>各ランクはモデルの前方と後方のチャンクを 1 つずつ持ち、逆伝播を分けるため、すべてのランクのメモリがほぼ等しくなる。</translation>
    </message>
    <message>
        <source>ZB-V takes the activations of 1F1B, V-Half about half of them and V-Min about a third, for more idle time.</source>
        <translation>活性値は ZB-V が 1F1B と同じ、V-Half はその約半分、V-Min は約 3 分の 1 で、その分アイドルが増える。</translation>
    </message>
    <message>
        <source>Qi et al. (2024)</source>
        <translation>Qi et al. (2024)</translation>
    </message>
    <message>
        <source>Two directions at once</source>
        <translation>同時に双方向</translation>
    </message>
    <message>
        <source>Half of the micro-batches go through the ranks the other way round; where both meet, a forward and a backward run as one block. Each rank holds two stages&apos; parameters.</source>
        <translation>マイクロバッチの半分はランクを逆向きに進み、両者が出会うところで順伝播と逆伝播を 1 つのブロックとして実行する。各ランクは 2 ステージ分のパラメータを持つ。</translation>
    </message>
    <message>
        <source>DualPipeV is one half of it, folded into a V: nothing is held twice.</source>
        <translation>DualPipeV はその片側を V 字に折りたたんだもので、重複して持つものはない。</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 3.2</source>
        <translation>DeepSeek-AI (2024)、3.2 節</translation>
    </message>
    <message>
        <source>Pipelines in both directions</source>
        <translation>双方向のパイプライン</translation>
    </message>
    <message>
        <source>Two pipelines run through the same ranks in opposite directions and fill each other&apos;s gaps. Each rank holds two stages&apos; parameters.</source>
        <translation>2 本のパイプラインが同じランクを逆向きに通り、互いの隙間を埋める。各ランクは 2 ステージ分のパラメータを持つ。</translation>
    </message>
    <message>
        <source>Li and Hoefler (2021)</source>
        <translation>Li and Hoefler (2021)</translation>
    </message>
    <message>
        <source>Searched schedules</source>
        <translation>探索されたスケジュール</translation>
    </message>
    <message>
        <source>An order that is looked for with the plan&apos;s own stage times, within a limit of memory, instead of following a fixed pattern.</source>
        <translation>固定のパターンではなく、計画自身のステージ時間とメモリの上限から探索された順序。</translation>
    </message>
    <message>
        <source>The backward is split: the gradient of the input runs at once, that of the weights where a rank would wait.</source>
        <translation>逆伝播を 2 つに分ける。入力の勾配はすぐに、重みの勾配はランクが待つはずの時間に計算する。</translation>
    </message>
    <message>
        <source>logarithm of memory ÷ capacity, with context, communicators and what fragmentation beyond a tenth adds</source>
        <translation>メモリ ÷ 容量の対数（コンテキスト、コミュニケータ、1 割を超える断片化の分を含む）</translation>
    </message>
    <message>
        <source>cannot be read: it needs more memory than there is</source>
        <translation>読み込めません：メモリが足りません</translation>
    </message>
    <message>
        <source>Breadth-first</source>
        <translation>幅優先</translation>
    </message>
    <message>
        <source>Order from a file</source>
        <translation>ファイルの順序</translation>
    </message>
    <message>
        <source>Eager 1F1B</source>
        <translation>Eager 1F1B</translation>
    </message>
    <message>
        <source>Interleaved, overlapped</source>
        <translation>インターリーブ（重畳）</translation>
    </message>
    <message>
        <source>ZB, searched</source>
        <translation>ZB（探索）</translation>
    </message>
    <message>
        <source>Interleaved ZB1P</source>
        <translation>インターリーブ ZB1P</translation>
    </message>
    <message>
        <source>ZB-V, searched</source>
        <translation>ZB-V（探索）</translation>
    </message>
    <message>
        <source>must be given, since hidden %1 is no multiple of heads %2</source>
        <translation>指定が必要です：hidden %1 は heads %2 の倍数ではありません</translation>
    </message>
    <message>
        <source>must be given where no model is named</source>
        <translation>モデル名がない場合は指定が必要です</translation>
    </message>
    <message>
        <source>a quoted field must end with a quote</source>
        <translation>引用符で始まるフィールドは引用符で終わらなければなりません</translation>
    </message>
    <message>
        <source>after the closing quote of a field there must be a comma or the end of the line</source>
        <translation>フィールドの閉じ引用符の後はコンマか行末でなければなりません</translation>
    </message>
    <message>
        <source>must be %1, not %2; nearest: %3</source>
        <translation>%1でなければならず、%2 ではいけません：近いもの：%3</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, not %3</source>
        <translation>%1 から %2 までの整数でなければならず、%3 ではいけません</translation>
    </message>
    <message>
        <source>must be a number from 0 to %1 such as 0.5, not %2</source>
        <translation>0 から %1 までの 0.5 のような数でなければならず、%2 ではいけません</translation>
    </message>
    <message>
        <source>must be a number above 0 and at most %1 such as 0.5, not %2</source>
        <translation>0 より大きく %1 以下の 0.5 のような数でなければならず、%2 ではいけません</translation>
    </message>
    <message>
        <source>must be on or off, not %1</source>
        <translation>on か off でなければならず、%1 ではいけません</translation>
    </message>
    <message>
        <source>header</source>
        <translation>ヘッダー行</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>must name each column once; %1 is there twice</source>
        <translation>各列の名前は 1 回だけでなければなりません：%1 が 2 回あります</translation>
    </message>
    <message>
        <source>must say what was run by at least one option, such as model or tp</source>
        <translation>何を実行したかを model や tp などのオプション 1 つ以上で示さなければなりません</translation>
    </message>
    <message>
        <source>must say what was measured, or that the run ran out of memory</source>
        <translation>測定値か、メモリ不足になったことを示さなければなりません</translation>
    </message>
    <message>
        <source>must not be on where a speed was measured</source>
        <translation>速度が測定されている場合は on にできません</translation>
    </message>
    <message>
        <source>must have %1 fields like the header, not %2</source>
        <translation>ヘッダー行と同じ %1 個のフィールドでなければならず、%2 個ではいけません</translation>
    </message>
    <message>
        <source>must be UTF-8, which it is not on line %1, at byte %2 of it</source>
        <translation>UTF-8 でなければなりません：%1 行目の %2 バイト目が UTF-8 ではありません</translation>
    </message>
    <message>
        <source>must name the columns, but the file is empty</source>
        <translation>列の名前が必要ですが、ファイルが空です</translation>
    </message>
    <message>
        <source>must be %1, not %2</source>
        <translation>%1 でなければならず、%2 ではいけません</translation>
    </message>
    <message>
        <source>must be at least %1, %2, not %3</source>
        <translation>%1 以上でなければならず（%2）、%3 ではいけません</translation>
    </message>
    <message>
        <source>must not be given together with a model</source>
        <translation>モデルと同時に指定できません</translation>
    </message>
    <message>
        <source>a model of the list</source>
        <translation>一覧にあるモデル</translation>
    </message>
    <message>
        <source>a GPU of the list</source>
        <translation>一覧にある GPU</translation>
    </message>
    <message>
        <source>Ideal time of the attention cores</source>
        <translation>注意機構の中核の理想時間</translation>
    </message>
    <message>
        <source>The schedule %1 needs at least %3 model chunks on each rank; it has %2.</source>
        <translation>スケジュール %1 には各ランクに %3 つ以上のモデルチャンクが必要です（現在 %2）。</translation>
    </message>
    <message>
        <source>The schedule %1 has its own number of chunks in flight; a limit of %2 was asked for, which only searched schedules such as %3 take.</source>
        <translation>スケジュール %1 の保持中のチャンク数は固有です（指定された上限 %2）。上限は %3 などの探索されるスケジュールだけで使えます。</translation>
    </message>
    <message>
        <source>The schedule %1 does not choose its number of pipelines; %2 were asked for, which only %3 takes.</source>
        <translation>スケジュール %1 はパイプライン数を選べません（指定 %2）。選べるのは %3 だけです。</translation>
    </message>
    <message>
        <source>The micro-batch group of the schedule %1 must be at least the %3 pipeline ranks; it is %2.</source>
        <translation>スケジュール %1 のマイクロバッチグループはパイプラインランク数 %3 以上でなければなりません（現在 %2）。</translation>
    </message>
    <message>
        <source>The micro-batch group of the schedule %1 is %2, more than the %3 micro-batches of a step.</source>
        <translation>スケジュール %1 のマイクロバッチグループ %2 は、1 ステップのマイクロバッチ数 %3 を超えています。</translation>
    </message>
    <message>
        <source>The schedule %1 needs the number of micro-batches to be a multiple of the %3 pipeline ranks; it is %2.</source>
        <translation>スケジュール %1 ではマイクロバッチ数がパイプラインランク数 %3 の倍数でなければなりません（現在 %2）。</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1を有効化</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>an even share</source>
        <translation>均等割り</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%2 の %1：%3</translation>
    </message>
    <message>
        <source>Host&apos;s time to issue an operator</source>
        <translation>ホストが演算を発行する時間</translation>
    </message>
    <message>
        <source>Latency of a hop over the fast link</source>
        <translation>高速リンクの 1 ホップの遅延</translation>
    </message>
    <message>
        <source>Latency of a hop over the network</source>
        <translation>ネットワークの 1 ホップの遅延</translation>
    </message>
    <message>
        <source>must have a value for each of %1 columns</source>
        <translation>%1 列それぞれに値が必要です</translation>
    </message>
    <message>
        <source>seconds that the host takes to issue an operator</source>
        <translation>ホストが演算を発行するのにかかる秒数</translation>
    </message>
    <message>
        <source>A pipeline of PP %1 × %2 virtual stages has more than the %3 stages that are worked out one by one.</source>
        <translation>PP %1 × 仮想ステージ %2 のパイプラインは、1 つずつ計算できる %3 ステージを超えています。</translation>
    </message>
    <message>
        <source>%1 of %2 stages hold no layers, no embedding and no head: they pass on what comes.</source>
        <translation>%2 ステージのうち %1 ステージは層も埋め込みも出力層も持たず、受け取ったものを渡すだけです。</translation>
    </message>
    <message>
        <source>backward pass of the embedding, micro-batches in flight: %1</source>
        <translation>埋め込みの逆伝播、保持中のマイクロバッチ：%1</translation>
    </message>
    <message>
        <source>forward pass of the embedding, micro-batches in flight: %1</source>
        <translation>埋め込みの順伝播、保持中のマイクロバッチ：%1</translation>
    </message>
    <message>
        <source>a stage without layers, micro-batches in flight: %1</source>
        <translation>層のないステージ、保持中のマイクロバッチ：%1</translation>
    </message>
    <message>
        <source>Groups of %1 ranks that shard the states do not divide the %2 ranks of DP × CP that hold the same.</source>
        <translation>状態を分割する %1 ランクのグループは、同じものを持つ DP × CP の %2 ランクを割り切りません。</translation>
    </message>
    <message>
        <source>EP %1 does not divide the %2 ranks that shard the states together: some would hold other experts than the rest.</source>
        <translation>EP %1 は、状態を一緒に分割する %2 ランクを割り切りません。一部のランクが異なるエキスパートを持つことになります。</translation>
    </message>
    <message>
        <source>ZeRO 0 shards nothing: groups of %1 ranks change nothing.</source>
        <translation>ZeRO 0 は何も分割しないため、%1 ランクのグループは何も変えません。</translation>
    </message>
    <message>
        <source>Modules to recompute (%1) count under selective recomputation alone.</source>
        <translation>再計算するモジュール（%1）は、選択的な再計算でのみ有効です。</translation>
    </message>
    <message>
        <source>Neither %1 nor the profile %2 has anything that recomputation of %3 would not keep.</source>
        <translation>%1 にもプロファイル %2 にも、%3 の再計算によって保持しなくなるものはありません。</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to %2, not %3.</source>
        <translation>%1 は 0 から %2 までの整数でなければなりません（現在 %3）。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations shard over all replicas; they do not see groups of %1 ranks.</source>
        <translation>論文の式はすべてのレプリカで分割します。%1 ランクのグループは考慮しません。</translation>
    </message>
    <message>
        <source>Modules to recompute</source>
        <translation>再計算するモジュール</translation>
    </message>
    <message>
        <source>Which parts of a layer are computed again: the attention core unless others are named.</source>
        <translation>選択的な再計算が層のどの部分を計算し直すか。指定がなければ注意機構の中核です。</translation>
    </message>
    <message>
        <source>MLP and MoE are computed again from their normed input. Of the experts’ activation function, the norms and the up-projections of latent attention the outputs are not kept.</source>
        <translation>MLP と MoE は正規化後の入力から計算し直します。エキスパートの活性化関数、正規化、潜在注意機構のアップ射影は、出力を保持しません。</translation>
    </message>
    <message>
        <source>NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py</source>
        <translation>NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py</translation>
    </message>
    <message>
        <source>Shard group</source>
        <translation>分割グループ</translation>
    </message>
    <message>
        <source>Replicas that shard optimizer states, gradients or parameters among themselves.</source>
        <translation>オプティマイザの状態、勾配、パラメータを互いに分割するレプリカ。</translation>
    </message>
    <message>
        <source>Smaller groups keep gathering within a node and hold more on each GPU. Groups hold the same shards and add up their gradients. Known as hybrid sharding (HSDP) and as several instances of the distributed optimizer.</source>
        <translation>小さいグループでは収集がノード内で済む代わりに、GPU ごとの保持量が増えます。各グループは同じ分割を持ち、勾配を足し合わせます。ハイブリッド分割（HSDP）、また分散オプティマイザの複数インスタンスとして知られています。</translation>
    </message>
    <message>
        <source>Zhao et al. (2023), section 3.2.2</source>
        <translation>Zhao et al. (2023)、3.2.2 節</translation>
    </message>
    <message>
        <source>ranks that shard the states together</source>
        <translation>状態を一緒に分割するランク</translation>
    </message>
    <message>
        <source>forward FLOPs of a token in recomputed modules</source>
        <translation>再計算するモジュールでのトークンあたり順伝播 FLOPs</translation>
    </message>
    <message>
        <source>reduce-scatter of a rank&apos;s gradients in its group, and all-reduce of its shard with the others</source>
        <translation>グループ内でのランクの勾配の reduce-scatter と、他のグループとの自分の分割の all-reduce</translation>
    </message>
    <message>
        <source>Matrix products of recomputed modules</source>
        <translation>再計算するモジュールの行列積</translation>
    </message>
    <message>
        <source>Memory-bound work of recomputed modules</source>
        <translation>再計算するモジュールのメモリ律速の処理</translation>
    </message>
    <message>
        <source>The profile %1 keeps 16-bit weights beside parameters in FP8: these are gathered faster and save no memory but that of gathered layers.</source>
        <translation>プロファイル %1 は FP8 のパラメータとは別に 16 ビットの重みを保持します。収集は速くなりますが、節約できるのは収集した層のメモリだけです。</translation>
    </message>
    <message>
        <source>The offloaded share of the activations must be from 0 to 1, not %1.</source>
        <translation>オフロードする活性値の割合は 0 から 1 でなければなりません（現在 %1）。</translation>
    </message>
    <message>
        <source>No NVFP4 rate of %1 is known.</source>
        <translation>%1 の NVFP4 の速度はわかっていません。</translation>
    </message>
    <message>
        <source>The recipe of FP8 and parameters in FP8 count under precision fp8 alone, not under %1.</source>
        <translation>FP8 のレシピと FP8 のパラメータは精度 fp8 でのみ有効で、%1 では無効です。</translation>
    </message>
    <message>
        <source>No bandwidth between %1 and its host is known.</source>
        <translation>%1 とホストの間の帯域幅はわかっていません。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations keep everything on the GPU; they do not see what is offloaded.</source>
        <translation>論文の式はすべてを GPU に保持します。オフロードしたものは考慮しません。</translation>
    </message>
    <message>
        <source>The paper&apos;s equations store weights and activations in 16 bits; they do not see %1.</source>
        <translation>論文の式は重みと活性値を 16 ビットで保存します。%1 は考慮しません。</translation>
    </message>
    <message>
        <source>Offloading</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <source>Optimizer states or activations wait in the host’s memory while they are not needed.</source>
        <translation>オプティマイザの状態や活性値を、使わない間はホストのメモリに置きます。</translation>
    </message>
    <message>
        <source>Activations travel behind computation as far as the link is fast enough. Optimizer states come when activations are gone, and leave before the next step.</source>
        <translation>リンクが十分に速ければ、活性値は計算の裏で移動します。オプティマイザの状態は活性値がなくなってから戻り、次のステップの前に出ていきます。</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2021), section 5</source>
        <translation>Rajbhandari et al. (2021)、5 節</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>オフロードする割合</translation>
    </message>
    <message>
        <source>Of the stored activations, the share that waits in the host’s memory.</source>
        <translation>保存する活性値のうち、ホストのメモリに置く割合。</translation>
    </message>
    <message>
        <source>FP8 scales</source>
        <translation>FP8 のスケール</translation>
    </message>
    <message>
        <source>What shares a scale in FP8: a whole tensor, or tiles of 128 numbers.</source>
        <translation>FP8 でスケールを共有する単位。テンソル全体、または 128 個ずつのタイル。</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (2024), section 3.3.2</source>
        <translation>DeepSeek-V3 (2024)、3.3.2 節</translation>
    </message>
    <message>
        <source>FP8 parameters</source>
        <translation>FP8 のパラメータ</translation>
    </message>
    <message>
        <source>The weights of the layers’ matrices are kept and gathered in FP8.</source>
        <translation>層の行列の重みを FP8 で保持し、収集します。</translation>
    </message>
    <message>
        <source>Megatron-Core then keeps no 16-bit copy of them; its optimizer&apos;s fp32 copies stay. Embedding, head, norms and routers stay in 16 bits.</source>
        <translation>Megatron-Core はその 16 ビットの複製を保持しません。オプティマイザの fp32 の複製は残ります。埋め込み、出力層、正規化、ルータは 16 ビットのままです。</translation>
    </message>
    <message>
        <source>bytes per parameter that is kept in FP8 instead</source>
        <translation>代わりに FP8 で保持するパラメータあたりのバイト数</translation>
    </message>
    <message>
        <source>bytes per parameter that FP8 spares of gathered layers</source>
        <translation>収集した層で FP8 が節約するパラメータあたりのバイト数</translation>
    </message>
    <message>
        <source>share of the stored activations on the host</source>
        <translation>保存する活性値のうちホストにある割合</translation>
    </message>
    <message>
        <source>all-gather of a rank&apos;s weights, those of matrices in FP8</source>
        <translation>ランクの重みの all-gather（行列は FP8）</translation>
    </message>
    <message>
        <source>seconds that activations leave for beyond their forward pass</source>
        <translation>活性値の退避が順伝播より長くかかる秒数</translation>
    </message>
    <message>
        <source>seconds that activations return for beyond their backward pass</source>
        <translation>活性値の復帰が逆伝播より長くかかる秒数</translation>
    </message>
    <message>
        <source>bytes of a rank&apos;s optimizer states</source>
        <translation>ランクのオプティマイザの状態のバイト数</translation>
    </message>
    <message>
        <source>bytes per second between GPU and host, one direction</source>
        <translation>GPU とホストの間の 1 秒あたりバイト数（片方向）</translation>
    </message>
    <message>
        <source>Waiting for what is offloaded to the host</source>
        <translation>ホストにオフロードしたものを待つ時間</translation>
    </message>
    <message>
        <source>FLOP/s that the head&apos;s product reaches, in 16 bits</source>
        <translation>出力層の積が 16 ビットで達する FLOP/s</translation>
    </message>
    <message>
        <source>Order of ranks</source>
        <translation>ランクの順序</translation>
    </message>
    <message>
        <source>How ranks are numbered over the GPUs: which groups stand within a node.</source>
        <translation>GPU 上でランクにどう番号を振るか。どのグループがノード内に収まるかを決めます。</translation>
    </message>
    <message>
        <source>Tensor parallel ranks come first, beside each other. Frameworks place data parallel ranks next and the stages of the pipeline furthest apart; the other order keeps small pipelines within a node.</source>
        <translation>テンソル並列のランクが最初に隣り合って並びます。フレームワークは次にデータ並列のランクを置き、パイプラインのステージを最も離します。もう一方の順序では小さなパイプラインがノード内に収まります。</translation>
    </message>
    <message>
        <source>Grattafiori et al. (2024), section 3.3.2</source>
        <translation>Grattafiori et al. (2024)、3.3.2 節</translation>
    </message>
    <message>
        <source>seconds that the host is held by a collective of tensor parallelism beside the pipeline&apos;s messages</source>
        <translation>パイプラインの通信と並ぶテンソル並列集団通信 1 回がホストを占める秒数</translation>
    </message>
    <message>
        <source>Goodput: share of the time that trains</source>
        <translation>グッドプット: 学習に使われる時間の割合</translation>
    </message>
    <message>
        <source>Daly (2006), eq. 20</source>
        <translation>Daly (2006)、式 20</translation>
    </message>
    <message>
        <source>Days of the training</source>
        <translation>学習の日数</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not %4.</source>
        <translation>%1 は %2 から %3 までの数でなければなりません（%4 ではなく）。</translation>
    </message>
    <message>
        <source>parameters of the model</source>
        <translation>モデルのパラメータ数</translation>
    </message>
    <message>
        <source>bytes of a parameter in a checkpoint: weight and optimizer states</source>
        <translation>チェックポイントでの 1 パラメータのバイト数: 重みとオプティマイザ状態</translation>
    </message>
    <message>
        <source>time to write a checkpoint, as it was set</source>
        <translation>チェックポイントの書き込み時間（設定値）</translation>
    </message>
    <message>
        <source>bandwidth of one GPU to the storage, bytes/s</source>
        <translation>1 GPU からストレージへの帯域幅、バイト/s</translation>
    </message>
    <message>
        <source>failures per GPU and hour</source>
        <translation>GPU・時間あたりの故障数</translation>
    </message>
    <message>
        <source>time from a failure until training goes on</source>
        <translation>故障から学習再開までの時間</translation>
    </message>
    <message>
        <source>training between two checkpoints, as it was set</source>
        <translation>チェックポイント間の学習時間（設定値）</translation>
    </message>
    <message>
        <source>GPU-hours of the training</source>
        <translation>学習の GPU 時間</translation>
    </message>
    <message>
        <source>tokens to train on</source>
        <translation>学習するトークン数</translation>
    </message>
    <message>
        <source>Mean time between failures of the cluster</source>
        <translation>クラスタの平均故障間隔</translation>
    </message>
    <message>
        <source>Bytes of a checkpoint</source>
        <translation>チェックポイントのバイト数</translation>
    </message>
    <message>
        <source>Time to write a checkpoint</source>
        <translation>チェックポイントの書き込み時間</translation>
    </message>
    <message>
        <source>Training between two checkpoints, at best</source>
        <translation>チェックポイント間の学習時間（最適）</translation>
    </message>
    <message>
        <source>Daly (2006), eq. 37</source>
        <translation>Daly (2006)、式 37</translation>
    </message>
    <message>
        <source>Share of the time that writes no checkpoint</source>
        <translation>チェックポイントを書いていない時間の割合</translation>
    </message>
    <message>
        <source>Share of the work that no failure undoes</source>
        <translation>故障で失われない仕事の割合</translation>
    </message>
    <message>
        <source>Share of the time that does not start again</source>
        <translation>再起動していない時間の割合</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>学習するトークン数</translation>
    </message>
    <message>
        <source>All tokens of the training; days, GPU-hours and price follow from them.</source>
        <translation>学習の全トークン数。日数、GPU 時間、価格はここから決まります。</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>GPU 時間の単価</translation>
    </message>
    <message>
        <source>In any currency; what the training costs is in the same.</source>
        <translation>通貨は任意です。学習の費用も同じ通貨になります。</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>グッドプット</translation>
    </message>
    <message>
        <source>Share of the time that trains: without writing checkpoints, work that a failure undoes, and restarts.</source>
        <translation>学習に使われる時間の割合: チェックポイントの書き込み、故障で失われる仕事、再起動を除きます。</translation>
    </message>
    <message>
        <source>Also effective training time. Llama 3 reports more than 90 % on 16,384 GPUs.</source>
        <translation>実効学習時間とも呼ばれます。Llama 3 は 16,384 GPU で 90 % 超と報告しています。</translation>
    </message>
    <message>
        <source>Mean time between failures</source>
        <translation>平均故障間隔</translation>
    </message>
    <message>
        <source>Of the whole cluster: one GPU’s, divided by their number. Any failure interrupts all.</source>
        <translation>クラスタ全体の値: 1 GPU の値を台数で割ったもの。どの故障も全体を中断させます。</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>故障率</translation>
    </message>
    <message>
        <source>Unexpected interruptions of the training for each GPU and hour.</source>
        <translation>GPU・時間あたりの予期しない学習の中断数。</translation>
    </message>
    <message>
        <source>By default that of Llama 3: 419 in 54 days on 16,384 GPUs.</source>
        <translation>既定値は Llama 3 のもの: 16,384 GPU で 54 日間に 419 回。</translation>
    </message>
    <message>
        <source>Grattafiori et al. (2024), section 3.3.4</source>
        <translation>Grattafiori et al. (2024)、3.3.4 節</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Weights and optimizer states, saved so that training can go on from there.</source>
        <translation>学習をそこから再開できるように保存された重みとオプティマイザ状態。</translation>
    </message>
    <message>
        <source>Time of a checkpoint</source>
        <translation>チェックポイントの時間</translation>
    </message>
    <message>
        <source>How long training stands still to write one; else its bytes by the storage’s bandwidth.</source>
        <translation>書き込みで学習が止まる時間。設定しなければバイト数をストレージの帯域幅で割ります。</translation>
    </message>
    <message>
        <source>Where checkpoints are written while training goes on, it is the time that they hold it up.</source>
        <translation>学習と並行して書き込む場合は、学習が止められる時間です。</translation>
    </message>
    <message>
        <source>Storage bandwidth</source>
        <translation>ストレージの帯域幅</translation>
    </message>
    <message>
        <source>What the storage of checkpoints takes from one GPU while all of them write.</source>
        <translation>全 GPU が書き込むときに、チェックポイントのストレージが 1 GPU から受け取る速さ。</translation>
    </message>
    <message>
        <source>By default that of Llama 3: 2 TB/s for 16,384 GPUs.</source>
        <translation>既定値は Llama 3 のもの: 16,384 GPU に対して 2 TB/s。</translation>
    </message>
    <message>
        <source>Grattafiori et al. (2024), section 3.3.1</source>
        <translation>Grattafiori et al. (2024)、3.3.1 節</translation>
    </message>
    <message>
        <source>Time of a restart</source>
        <translation>再起動の時間</translation>
    </message>
    <message>
        <source>From a failure until training goes on: noticing it, replacing a node, loading.</source>
        <translation>故障から学習再開まで: 検知、ノード交換、読み込み。</translation>
    </message>
    <message>
        <source>By default ten minutes, as MegaScale reports at most.</source>
        <translation>既定値は 10 分で、MegaScale が報告する上限です。</translation>
    </message>
    <message>
        <source>Jiang et al. (2024), section 6.3</source>
        <translation>Jiang et al. (2024)、6.3 節</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>チェックポイント間隔</translation>
    </message>
    <message>
        <source>Training between two checkpoints. More of them cost time, fewer lose more work to a failure.</source>
        <translation>チェックポイント間の学習時間。多いと時間がかかり、少ないと故障で失う仕事が増えます。</translation>
    </message>
    <message>
        <source>The best is near √(2·δ·MTBF), by Young (1974).</source>
        <translation>最適値は √(2·δ·MTBF) に近い値です（Young (1974)）。</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <source>GPUs times hours of the whole training, failures included.</source>
        <translation>学習全体の GPU 数 × 時間。故障を含みます。</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2 such as 0.5 or 2e9, not %3</source>
        <translation>は %1 から %2 までの数（0.5 や 2e9 など）でなければなりません（%3 ではなく）</translation>
    </message>
    <message>
        <source>A tensor parallel size of experts, %1, needs a model with experts; %2 has none.</source>
        <translation>エキスパートのテンソル並列数 %1 にはエキスパートを持つモデルが必要です。%2 にはありません。</translation>
    </message>
    <message>
        <source>The FFN hidden size %1 of an expert does not divide by the tensor parallel size %2 of experts.</source>
        <translation>エキスパートの FFN 中間次元 %1 は、エキスパートのテンソル並列数 %2 で割り切れません。</translation>
    </message>
    <message>
        <source>Experts of tensor parallel size %1 beside TP %2 need sequence parallelism, which gives each rank tokens of its own.</source>
        <translation>TP %2 とともにエキスパートのテンソル並列数 %1 を使うには、各ランクに固有のトークンを与えるシーケンス並列が必要です。</translation>
    </message>
    <message>
        <source>EP %1 × expert tensor parallel size %2 does not divide the %3 ranks of TP × CP × DP that share the experts.</source>
        <translation>EP %1 × エキスパートのテンソル並列数 %2 は、エキスパートを分け合う TP × CP × DP の %3 ランクを割り切りません。</translation>
    </message>
    <message>
        <source>A token that may visit %1 nodes finds %2 experts on each: fewer than the %3 that it visits.</source>
        <translation>%1 ノードまで訪れられるトークンが各ノードで見つけるエキスパートは %2 個で、訪れる %3 個より少なくなります。</translation>
    </message>
    <message>
        <source>The capacity of %1 even shares drops %2 % of what the busiest experts are sent, %3 even shares.</source>
        <translation>均等割の %1 倍の容量では、最も混むエキスパートに送られる均等割の %3 倍のうち %2 % が捨てられます。</translation>
    </message>
    <message>
        <source>An expert must have room for an even share of the tokens: the capacity factor must be 1 or more, or 0 for no limit, not %1.</source>
        <translation>エキスパートにはトークンの均等割を受け入れる余地が必要です。容量係数は 1 以上、または無制限の 0 でなければならず、%1 は使えません。</translation>
    </message>
    <message>
        <source>Capacity factor</source>
        <translation>容量係数</translation>
    </message>
    <message>
        <source>Tokens that an expert takes at most, as a multiple of an even share.</source>
        <translation>エキスパートが受け取るトークンの上限。均等割の倍数。</translation>
    </message>
    <message>
        <source>Tokens beyond it are dropped: they pass the layer by. It bounds how long others wait for the busiest experts, and what these must hold.</source>
        <translation>これを超えるトークンは捨てられ、その層を素通りします。最も混むエキスパートを他が待つ時間と、そこで保持する量が抑えられます。</translation>
    </message>
    <message>
        <source>Fedus et al. (2022), section 2.2</source>
        <translation>Fedus et al. (2022) 2.2 節</translation>
    </message>
    <message>
        <source>Expert tensor parallel size</source>
        <translation>エキスパートのテンソル並列数</translation>
    </message>
    <message>
        <source>GPUs that divide the matrices of each expert among them.</source>
        <translation>各エキスパートの行列を分け合う GPU の数。</translation>
    </message>
    <message>
        <source>Of another size than TP, experts stand on a grid of their own over the GPUs of a stage: expert tensor × expert × expert data parallel. EP may then be as large as TP · CP · DP ÷ ETP.</source>
        <translation>TP と異なる場合、エキスパートはステージの GPU 上の独自の格子に置かれます: エキスパートテンソル × エキスパート × エキスパートデータ並列。このとき EP は TP · CP · DP ÷ ETP まで大きくできます。</translation>
    </message>
    <message>
        <source>Liu et al. (2025), section 3</source>
        <translation>Liu et al. (2025) 3 節</translation>
    </message>
    <message>
        <source>Expert overlap</source>
        <translation>エキスパート通信の重ね合わせ</translation>
    </message>
    <message>
        <source>Tokens of one micro-batch travel to their experts and back while another micro-batch computes.</source>
        <translation>あるマイクロバッチのトークンがエキスパートとの間を往復する間に、別のマイクロバッチが計算します。</translation>
    </message>
    <message>
        <source>Schedules that fuse a forward and a backward pass, such as DualPipe, are made for it. Assumed: 80 % of a layer’s computation can hide messages.</source>
        <translation>DualPipe のように順伝播と逆伝播を融合するスケジュールはこのために作られています。仮定: 層の計算の 80 % が通信を隠せます。</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 3.2.1</source>
        <translation>DeepSeek-AI (2024) 3.2.1 節</translation>
    </message>
    <message>
        <source>Node-limited routing</source>
        <translation>ノード数制限ルーティング</translation>
    </message>
    <message>
        <source>Nodes whose experts a token may visit, at most.</source>
        <translation>1 トークンがエキスパートを訪れられるノード数の上限。</translation>
    </message>
    <message>
        <source>A token then leaves its node at most once for each of them, and is handed on to its experts over the fast link there.</source>
        <translation>トークンがノードを出るのは各ノードにつき 1 回までで、その先では高速リンクでエキスパートに渡されます。</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 2.1.2</source>
        <translation>DeepSeek-AI (2024) 2.1.2 節</translation>
    </message>
    <message>
        <source>tensor parallel size of experts</source>
        <translation>エキスパートのテンソル並列数</translation>
    </message>
    <message>
        <source>Waiting for the busiest experts</source>
        <translation>最も混むエキスパートの待ち</translation>
    </message>
    <message>
        <source>Dispatch and combination that nothing hides</source>
        <translation>何にも隠れないディスパッチと結合</translation>
    </message>
    <message>
        <source>Products of the busiest experts beyond an even share</source>
        <translation>最も混むエキスパートの行列積のうち均等割を超える分</translation>
    </message>
    <message>
        <source>share of computation that hides messages of experts, an assumption</source>
        <translation>エキスパートの通信を隠す計算の割合（仮定）</translation>
    </message>
    <message>
        <source>%1 ranks that swap tokens for heads do not divide CP %2.</source>
        <translation>トークンとヘッドを交換する %1 ランクは CP %2 を割り切りません。</translation>
    </message>
    <message>
        <source>TP %1 × %2 ranks that swap tokens for heads do not divide %3 attention heads and %4 key-value heads.</source>
        <translation>TP %1 × トークンとヘッドを交換する %2 ランクは、アテンションヘッド %3 個とキー・バリューヘッド %4 個を割り切りません。</translation>
    </message>
    <message>
        <source>TP %1 holds each of the %2 key-value heads %3 times.</source>
        <translation>TP %1 では %2 個のキー・バリューヘッドがそれぞれ %3 重に保持されます。</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens does not divide by CP %2.</source>
        <translation>%1 トークンの系列は CP %2 で割り切れません。</translation>
    </message>
    <message>
        <source>Context exchange</source>
        <translation>コンテキストの交換</translation>
    </message>
    <message>
        <source>How context parallel ranks get the keys and values of other tokens.</source>
        <translation>コンテキスト並列ランクが他のトークンのキーとバリューを得る方法。</translation>
    </message>
    <message>
        <source>A ring passes them around while attention computes. An all-gather brings them first, so that nothing hides it. Ulysses swaps tokens for heads: each rank then has whole sequences of some heads.</source>
        <translation>リングはアテンションの計算中にこれらを回します。オールギャザーは先に集めるため、何にも隠れません。Ulysses はトークンとヘッドを交換し、各ランクは一部のヘッドの系列全体を持ちます。</translation>
    </message>
    <message>
        <source>Liu et al. (2023), Grattafiori et al. (2024), Jacobs et al. (2023)</source>
        <translation>Liu et al. (2023)、Grattafiori et al. (2024)、Jacobs et al. (2023)</translation>
    </message>
    <message>
        <source>Ulysses ranks</source>
        <translation>Ulysses ランク数</translation>
    </message>
    <message>
        <source>Ranks that swap tokens for heads by all-to-alls, beside a ring.</source>
        <translation>リングと併用し、オールツーオールでトークンとヘッドを交換するランクの数。</translation>
    </message>
    <message>
        <source>They stand nearest to each other. Times TP they must divide the heads; where there are fewer key-value heads, each is sent several times.</source>
        <translation>互いに最も近くに置かれます。TP との積はヘッド数を割り切る必要があり、キー・バリューヘッドが足りない場合はそれぞれが複数回送られます。</translation>
    </message>
    <message>
        <source>Fang and Zhao (2024), section 3</source>
        <translation>Fang and Zhao (2024) 3 節</translation>
    </message>
    <message>
        <source>Context balance</source>
        <translation>コンテキストの均衡</translation>
    </message>
    <message>
        <source>Which tokens of a sequence a context parallel rank has.</source>
        <translation>コンテキスト並列ランクが系列のどのトークンを持つか。</translation>
    </message>
    <message>
        <source>Zig-zag gives each an early and a late chunk, so that a causal mask leaves all as much. In contiguous parts the last rank has up to twice the mean.</source>
        <translation>ジグザグは各ランクに前半と後半の断片を与え、因果マスクのもとで仕事が等しくなります。連続した分割では最後のランクが平均の最大 2 倍になります。</translation>
    </message>
    <message>
        <source>Gathering keys and values, forward</source>
        <translation>キーとバリューの収集、順伝播</translation>
    </message>
    <message>
        <source>All-to-alls of tokens and heads, forward</source>
        <translation>トークンとヘッドのオールツーオール、順伝播</translation>
    </message>
    <message>
        <source>Jacobs et al. (2023), section 3.2</source>
        <translation>Jacobs et al. (2023) 3.2 節</translation>
    </message>
    <message>
        <source>work of the ring&apos;s last rank ÷ the mean</source>
        <translation>リングの最後のランクの仕事 ÷ 平均</translation>
    </message>
    <message>
        <source>ranks of a ring of context parallelism</source>
        <translation>コンテキスト並列のリングのランク数</translation>
    </message>
    <message>
        <source>ranks that swap tokens for heads</source>
        <translation>トークンとヘッドを交換するランク数</translation>
    </message>
    <message>
        <source>key-value heads that attention reads, one for each rank</source>
        <translation>アテンションが読むキー・バリューヘッド（各ランクに 1 個）</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>スライディングウィンドウ</translation>
    </message>
    <message>
        <source>Tokens that a token looks back at in layers that do not see all.</source>
        <translation>すべてを見ない層でトークンが振り返るトークン数。</translation>
    </message>
    <message>
        <source>Attention then takes time for a window rather than for half of the sequence. Some models let every second or sixth layer see all tokens.</source>
        <translation>アテンションの時間は系列の半分ではなくウィンドウの分になります。2 層または 6 層ごとに全トークンを見るモデルもあります。</translation>
    </message>
    <message>
        <source>Jiang et al. (2023), “Mistral 7B”, section 2</source>
        <translation>Jiang et al. (2023)「Mistral 7B」2 節</translation>
    </message>
    <message>
        <source>share of the keys that sliding windows leave</source>
        <translation>スライディングウィンドウが残すキーの割合</translation>
    </message>
    <message>
        <source>Idle ÷ ideal, as printed</source>
        <translation>アイドル ÷ 理想（文献の式）</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Idle ÷ ideal here</source>
        <translation>アイドル ÷ 理想（このプラン）</translation>
    </message>
    <message>
        <source>Idle ÷ total here</source>
        <translation>アイドル ÷ 全体（このプラン）</translation>
    </message>
    <message>
        <source>Micro-batches held on rank 0</source>
        <translation>ランク 0 が保持するマイクロバッチ</translation>
    </message>
    <message>
        <source>p = %1 ranks, m = %2 micro-batches, v chunks; stages all alike, F = I = W, without messages.</source>
        <translation>p = %1 ランク、m = %2 マイクロバッチ、v チャンク。全ステージ同じ、F = I = W、通信なし。</translation>
    </message>
    <message>
        <source>Huang et al. (2019); Narayanan et al. (2021); each schedule’s own paper</source>
        <translation>Huang et al. (2019)；Narayanan et al. (2021)；各スケジュールの論文</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>Sent by one GPU</source>
        <translation>1 GPU の送信量</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>このプラン</translation>
    </message>
    <message>
        <source>Time here</source>
        <translation>このプランの時間</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Chan et al. (2007); Hu et al. (2025), “Demystifying NCCL”, section V</source>
        <translation>Chan et al. (2007)；Hu et al. (2025) 「Demystifying NCCL」 V 節</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>all-gather</translation>
    </message>
    <message>
        <source>parameters of ZeRO 3; inputs of TP under SP</source>
        <translation>ZeRO 3 のパラメータ、SP での TP の入力</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>reduce-scatter</translation>
    </message>
    <message>
        <source>gradients of ZeRO; outputs of TP under SP</source>
        <translation>ZeRO の勾配、SP での TP の出力</translation>
    </message>
    <message>
        <source>All-reduce = reduce-scatter + all-gather</source>
        <translation>all-reduce = reduce-scatter + all-gather</translation>
    </message>
    <message>
        <source>gradients of plain data parallelism; TP without SP</source>
        <translation>単純なデータ並列の勾配、SP なしの TP</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>all-to-all</translation>
    </message>
    <message>
        <source>tokens to experts and back; tokens for heads (Ulysses)</source>
        <translation>トークンをエキスパートへ往復、トークンとヘッドの交換（Ulysses）</translation>
    </message>
    <message>
        <source>Point to point</source>
        <translation>1 対 1</translation>
    </message>
    <message>
        <source>from stage to stage; around the ring of context parallelism</source>
        <translation>ステージ間、コンテキスト並列のリング</translation>
    </message>
    <message>
        <source>V: the input of a layer for one micro-batch, %1 MB in 16 bits; g: %2 GPUs, over the link of their group in this plan.</source>
        <translation>V：1 マイクロバッチの層の入力、16 ビットで %1 MB。g：%2 GPU、このプランのグループのリンク。</translation>
    </message>
    <message>
        <source>The plan has one GPU: nothing is sent.</source>
        <translation>計画の GPU は 1 基：送信なし。</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>並列化</translation>
    </message>
    <message>
        <source>Over the network</source>
        <translation>ネットワーク経由</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>露出分</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>パイプライン</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>All kept, without SP</source>
        <translation>すべて保持、SP なし</translation>
    </message>
    <message>
        <source>All kept, with SP</source>
        <translation>すべて保持、SP あり</translation>
    </message>
    <message>
        <source>Selective recomputation, without SP</source>
        <translation>選択的再計算、SP なし</translation>
    </message>
    <message>
        <source>Selective recomputation, with SP</source>
        <translation>選択的再計算、SP あり</translation>
    </message>
    <message>
        <source>Full recomputation, without SP</source>
        <translation>完全再計算、SP なし</translation>
    </message>
    <message>
        <source>Full recomputation, with SP</source>
        <translation>完全再計算、SP あり</translation>
    </message>
    <message>
        <source>All kept</source>
        <translation>すべて保持</translation>
    </message>
    <message>
        <source>ZeRO 0: nothing is sharded</source>
        <translation>ZeRO 0：分割なし</translation>
    </message>
    <message>
        <source>ZeRO 1: optimizer states</source>
        <translation>ZeRO 1：オプティマイザ状態</translation>
    </message>
    <message>
        <source>ZeRO 2: gradients, too</source>
        <translation>ZeRO 2：勾配も</translation>
    </message>
    <message>
        <source>ZeRO 3: parameters, too (FSDP)</source>
        <translation>ZeRO 3：パラメータも（FSDP）</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Sent in a step</source>
        <translation>1 ステップの送信量</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2020), Figure 1 and section 7</source>
        <translation>Rajbhandari et al. (2020) 図 1 と 7 節</translation>
    </message>
    <message>
        <source>%1 GPUs hold the same parameters. Sent: by data parallelism, the mean over the stages.</source>
        <translation>%1 GPU が同じパラメータを保持。送信量：データ並列による、ステージ平均。</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>A layer of GPT, as printed</source>
        <translation>GPT の 1 層（文献の式）</translation>
    </message>
    <message>
        <source>A layer of this model</source>
        <translation>このモデルの 1 層</translation>
    </message>
    <message>
        <source>All on its first stage</source>
        <translation>最初のステージの合計</translation>
    </message>
    <message>
        <source>For one micro-batch; the formulas count dropout and stored attention scores, which the plan may not have, and a c-th of s where CP divides sequences. The numbers are of the detailed estimator.</source>
        <translation>1 マイクロバッチ分。式はドロップアウトと保存した注意スコアを含み（計画にない場合あり）、CP が系列を分割するときは s の 1/c。数値は詳細推定による。</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022), eqs. 1 to 6</source>
        <translation>Korthikanti et al. (2022) 式 1～6</translation>
    </message>
    <message>
        <source>Which parallelism when</source>
        <translation>どの並列化をいつ</translation>
    </message>
    <message>
        <source>What this plan exchanges in a step</source>
        <translation>このプランが 1 ステップに交換するもの</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>ZeRO: states of the fullest GPU, and what it sends</source>
        <translation>ZeRO：最も埋まる GPU の状態と送信量</translation>
    </message>
    <message>
        <source>Activations, by what is recomputed</source>
        <translation>再計算別の活性値</translation>
    </message>
    <message>
        <source>The bubble of every schedule</source>
        <translation>各スケジュールのバブル</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>経験則</translation>
    </message>
    <message>
        <source>Data parallel, ZeRO</source>
        <translation>データ並列、ZeRO</translation>
    </message>
    <message>
        <source>the batch; with ZeRO also states</source>
        <translation>バッチ（ZeRO では状態も）</translation>
    </message>
    <message>
        <source>always, as far as the batch allows; ZeRO where states do not fit</source>
        <translation>バッチが許す限り常に。状態が収まらなければ ZeRO</translation>
    </message>
    <message>
        <source>gradients, and parameters under ZeRO, around every step</source>
        <translation>勾配、ZeRO ではパラメータも、ステップ毎</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>every matrix of a layer</source>
        <translation>層の各行列</translation>
    </message>
    <message>
        <source>a layer is too large, or its activations are; within the fast link</source>
        <translation>層やその活性値が大きすぎるとき。高速リンクの中で</translation>
    </message>
    <message>
        <source>two all-reduces in each layer and pass</source>
        <translation>層・パス毎に all-reduce 2 回</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <source>the layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>the model is too deep for a node, and there are many micro-batches</source>
        <translation>モデルが 1 ノードには深すぎ、マイクロバッチが多いとき</translation>
    </message>
    <message>
        <source>activations and gradients at the boundaries of stages</source>
        <translation>ステージ境界の活性値と勾配</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>コンテキスト並列</translation>
    </message>
    <message>
        <source>every sequence</source>
        <translation>各系列</translation>
    </message>
    <message>
        <source>sequences are long: above some 32,000 tokens</source>
        <translation>系列が長いとき（約 32,000 トークン超）</translation>
    </message>
    <message>
        <source>keys and values around a ring, or all-to-alls</source>
        <translation>キーとバリューのリング、または all-to-all</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <source>the experts of a layer</source>
        <translation>層のエキスパート</translation>
    </message>
    <message>
        <source>the model has experts</source>
        <translation>モデルにエキスパートがあるとき</translation>
    </message>
    <message>
        <source>tokens to their experts and back, in each sparse layer and pass</source>
        <translation>エキスパート層とパス毎にトークンを往復</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>分割対象</translation>
    </message>
    <message>
        <source>When</source>
        <translation>使うとき</translation>
    </message>
    <message>
        <source>Sends</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>GPUs here</source>
        <translation>このプランの GPU</translation>
    </message>
    <message>
        <source>Exposed of the step</source>
        <translation>ステップ中の露出分</translation>
    </message>
    <message>
        <source>GPUs: of one group, which of data parallelism counts all that hold the same parameters.</source>
        <translation>GPU：1 グループの数。データ並列は同じパラメータを持つ全 GPU。</translation>
    </message>
    <message>
        <source>After the quick reference of a guide to parallelism strategies</source>
        <translation>並列化戦略ガイドの早見表による</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>From</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>16 to 20 bytes of states for a parameter, before ZeRO</source>
        <translation>ZeRO 前はパラメータあたり状態 16～20 バイト</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2020)</source>
        <translation>Rajbhandari et al. (2020)</translation>
    </message>
    <message>
        <source>At most 80 % of the GPU’s memory</source>
        <translation>GPU メモリの 80 % まで</translation>
    </message>
    <message>
        <source>Fujii et al. (2024)</source>
        <translation>Fujii et al. (2024)</translation>
    </message>
    <message>
        <source>Tensor parallelism within the fast link</source>
        <translation>テンソル並列は高速リンクの中</translation>
    </message>
    <message>
        <source>Narayanan et al. (2021)</source>
        <translation>Narayanan et al. (2021)</translation>
    </message>
    <message>
        <source>At least 4 micro-batches for each pipeline rank</source>
        <translation>パイプラインランクあたりマイクロバッチ 4 個以上</translation>
    </message>
    <message>
        <source>Huang et al. (2019)</source>
        <translation>Huang et al. (2019)</translation>
    </message>
    <message>
        <source>4 to 60 million tokens in a step of a large run</source>
        <translation>大規模学習は 1 ステップ 400 万～6000 万トークン</translation>
    </message>
    <message>
        <source>The Ultra-Scale Playbook (2025)</source>
        <translation>The Ultra-Scale Playbook (2025)</translation>
    </message>
    <message>
        <source>Full recomputation costs a third more computation</source>
        <translation>完全再計算で計算量が 1/3 増</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022)</source>
        <translation>Korthikanti et al. (2022)</translation>
    </message>
    <message>
        <source>Good runs use 40 to 55 % of the peak (MFU)</source>
        <translation>良い実行はピークの 40～55 %（MFU）</translation>
    </message>
    <message>
        <source>A guide to parallelism strategies</source>
        <translation>並列化戦略のガイド</translation>
    </message>
    <message>
        <source>%1 cannot run, so that nothing can be judged against it.</source>
        <translation>%1 は実行できないため、それとの優劣は判定できません。</translation>
    </message>
    <message>
        <source>It trains another model than %1 (%2, not %3): the times of a step and the cost of a training are not judged.</source>
        <translation>%1 とは別のモデルを学習します(%3 ではなく %2): ステップ時間と学習の費用は判定しません。</translation>
    </message>
    <message>
        <source>Its step trains on other tokens than that of %1 (%2, not %3): the times of a step are not judged, tokens per second are.</source>
        <translation>1 ステップのトークン数が %1 と異なります(%3 ではなく %2): ステップ時間は判定せず、毎秒トークン数で比べます。</translation>
    </message>
    <message>
        <source>Its training has other tokens than that of %1: what both cost is not judged.</source>
        <translation>学習全体のトークン数が %1 と異なります: 両者の費用は判定しません。</translation>
    </message>
    <message>
        <source>must be a list of plans</source>
        <translation>はプランのリストでなければなりません</translation>
    </message>
    <message>
        <source>must hold at most %1 plans, not %2</source>
        <translation>に入るプランは %1 個までです(%2 個ありました)</translation>
    </message>
    <message>
        <source>must have 1 to %1 letters, be no other plan&apos;s, and not be “A”</source>
        <translation>は 1~%1 文字で、他のプランと重ならず、「A」以外でなければなりません</translation>
    </message>
    <message>
        <source>no file says it</source>
        <translation>どのファイルにもありません</translation>
    </message>
    <message>
        <source>holds what the script does not say</source>
        <translation>スクリプトに書かれていない内容です</translation>
    </message>
    <message>
        <source>must have no more than %1 keys</source>
        <translation>キーは %1 個までです</translation>
    </message>
    <message>
        <source>to the host&apos;s memory; NVMe is not known here</source>
        <translation>ホストのメモリに置くとします。NVMe はここでは扱いません</translation>
    </message>
    <message>
        <source>parameters stay on the GPU, which here are never offloaded</source>
        <translation>パラメータは GPU に残るとします。ここではパラメータを退避しません</translation>
    </message>
    <message>
        <source>must be no larger than %1 bytes</source>
        <translation>%1 バイト以下でなければなりません</translation>
    </message>
    <message>
        <source>must be UTF-8</source>
        <translation>UTF-8 でなければなりません</translation>
    </message>
    <message>
        <source>must be text, without control characters</source>
        <translation>制御文字を含まないテキストでなければなりません</translation>
    </message>
    <message>
        <source>must not be given twice</source>
        <translation>二度指定することはできません</translation>
    </message>
    <message>
        <source>is not valid JSON</source>
        <translation>正しい JSON ではありません</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>数ではありません</translation>
    </message>
    <message>
        <source>what the recipe %1 sets itself is not read</source>
        <translation>レシピ %1 自体の設定は読みません</translation>
    </message>
    <message>
        <source>must say 0 or 1 for each of %1 layers</source>
        <translation>%1 層のそれぞれについて 0 か 1 を示さなければなりません</translation>
    </message>
    <message>
        <source>of every %1 layers the last has experts, which is about as many as the list says</source>
        <translation>%1 層ごとに最後の層がエキスパートを持つとします。リストとほぼ同じ数です</translation>
    </message>
    <message>
        <source>a shared expert of %1 is taken as %2 of the routed experts&apos; size</source>
        <translation>大きさ %1 の共有エキスパートは、ルーティングされるエキスパートの大きさの %2 個とみなします</translation>
    </message>
    <message>
        <source>must divide the hidden size %1, where no kv-channels are given</source>
        <translation>kv-channels の指定がないときは、隠れ次元 %1 を割り切らなければなりません</translation>
    </message>
    <message>
        <source>no file says it; %1 is otherwise the same model</source>
        <translation>どのファイルにもありません。ほかの点では %1 と同じモデルです</translation>
    </message>
    <message>
        <source>no file says it; without one Megatron trains in FP32</source>
        <translation>どのファイルにもありません。指定がなければ Megatron は FP32 で学習します</translation>
    </message>
    <message>
        <source>blocks of 32 numbers are taken as blocks of 128</source>
        <translation>32 個の数のブロックを 128 個のブロックとみなします</translation>
    </message>
    <message>
        <source>%1 is not recomputed here</source>
        <translation>%1 はここでは再計算しません</translation>
    </message>
    <message>
        <source>%1 of the %2 layers of a stage are recomputed</source>
        <translation>ステージの %2 層のうち %1 層を再計算します</translation>
    </message>
    <message>
        <source>the input of every layer is kept, not of every %1th</source>
        <translation>%1 層ごとではなく、すべての層の入力を保持します</translation>
    </message>
    <message>
        <source>must leave the other ranks of the pipeline whole layers in each chunk</source>
        <translation>パイプラインの残りのランクの各チャンクに整数個の層が残らなければなりません</translation>
    </message>
    <message>
        <source>must lay out a multiple of %1 stages in the letters E, t, m and L</source>
        <translation>E、t、m、L の文字で %1 の倍数のステージを並べなければなりません</translation>
    </message>
    <message>
        <source>layers for multi-token prediction are left out</source>
        <translation>複数トークン予測の層は省きます</translation>
    </message>
    <message>
        <source>all of the optimizer&apos;s states are offloaded, not a part</source>
        <translation>オプティマイザの状態は一部ではなくすべて退避します</translation>
    </message>
    <message>
        <source>must divide the hidden size %1</source>
        <translation>隠れ次元 %1 を割り切らなければなりません</translation>
    </message>
    <message>
        <source>has no key of a framework that is known here</source>
        <translation>ここで知られているフレームワークのキーがありません</translation>
    </message>
    <message>
        <source>has no key of %1</source>
        <translation>%1 のキーがありません</translation>
    </message>
    <message>
        <source>has no key of %1; it looks like %2&apos;s</source>
        <translation>%1 のキーがありません。%2 のもののようです</translation>
    </message>
    <message>
        <source>looks like %1&apos;s, and another file like %2&apos;s: one plan has one framework</source>
        <translation>%1 のもののようですが、別のファイルは %2 のもののようです。一つのプランのフレームワークは一つです</translation>
    </message>
    <message>
        <source>is a second model</source>
        <translation>二つ目のモデルです</translation>
    </message>
    <message>
        <source>%1 says it again</source>
        <translation>%1 がもう一度指定しています</translation>
    </message>
    <message>
        <source>is left to the program</source>
        <translation>プログラムに任されています</translation>
    </message>
    <message>
        <source>must be one value, not %1</source>
        <translation>%1 ではなく一つの値でなければなりません</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>%1 から %2 まででなければなりません</translation>
    </message>
    <message>
        <source>the model&apos;s own file counts, of which %1 says other sizes</source>
        <translation>モデル自身のファイルを使います。%1 の大きさはそれと異なります</translation>
    </message>
    <message>
        <source>the script does not say what %1 is</source>
        <translation>%1 が何かはスクリプトに書かれていません</translation>
    </message>
    <message>
        <source>%1 is set to %2, which the script does not say</source>
        <translation>%1 は %2 とされますが、その値はスクリプトに書かれていません</translation>
    </message>
    <message>
        <source>moves what is not modelled here</source>
        <translation>ここでモデル化していないものに影響します</translation>
    </message>
    <message>
        <source>moves neither memory nor the time of a step</source>
        <translation>メモリにもステップ時間にも影響しません</translation>
    </message>
    <message>
        <source>is not known here</source>
        <translation>ここでは知られていません</translation>
    </message>
    <message>
        <source>no file says how many nodes: one</source>
        <translation>ノード数はどのファイルにもないので 1 とします</translation>
    </message>
    <message>
        <source>must not be nested more than %1 deep</source>
        <translation>%1 段より深く入れ子にできません</translation>
    </message>
    <message>
        <source>depends on what the script does not say</source>
        <translation>スクリプトに書かれていないことに依存します</translation>
    </message>
    <message>
        <source>is another script: give it, too</source>
        <translation>別のスクリプトです。それも指定してください</translation>
    </message>
    <message>
        <source>must not make so much of its variables</source>
        <translation>変数をこれほど大きく展開することはできません</translation>
    </message>
    <message>
        <source>must be TOML: %1</source>
        <translation>TOML でなければなりません: %1</translation>
    </message>
    <message>
        <source>%1 is no model of the catalogue</source>
        <translation>%1 はカタログにないモデルです</translation>
    </message>
    <message>
        <source>must make a multiple of %1 stages, not %2</source>
        <translation>ステージ数は %2 ではなく %1 の倍数でなければなりません</translation>
    </message>
    <message>
        <source>the attention core is repeated; torchtitan repeats all but attention and every second matrix product</source>
        <translation>アテンションの中核を再計算するとします。torchtitan はアテンションと一つおきの行列積を除くすべてを再計算します</translation>
    </message>
    <message>
        <source>the attention core is repeated; what the compiler chooses for a memory budget is not known</source>
        <translation>アテンションの中核を再計算するとします。メモリ予算に対してコンパイラが何を選ぶかは分かりません</translation>
    </message>
    <message>
        <source>FP32 is not known here</source>
        <translation>FP32 はここでは扱いません</translation>
    </message>
    <message>
        <source>the optimizer&apos;s states wait on the host; torchtitan moves parameters and gradients there, too</source>
        <translation>オプティマイザの状態をホストに置くとします。torchtitan はパラメータと勾配も移します</translation>
    </message>
    <message>
        <source>is another file: give it, too</source>
        <translation>別のファイルです。それも指定してください</translation>
    </message>
    <message>
        <source>all parameters are trained here</source>
        <translation>ここではすべてのパラメータを学習します</translation>
    </message>
    <message>
        <source>all of its parameters are trained; %1 trains few</source>
        <translation>すべてのパラメータを学習するとします。%1 は一部だけを学習します</translation>
    </message>
    <message>
        <source>must have words as keys</source>
        <translation>キーは語でなければなりません</translation>
    </message>
    <message>
        <source>stands for a list or a map elsewhere in the file</source>
        <translation>ファイルの別の場所にあるリストまたはマップを指しています</translation>
    </message>
    <message>
        <source>must have keys</source>
        <translation>キーが必要です</translation>
    </message>
    <message>
        <source>stands in a second document of the file</source>
        <translation>ファイルの二つ目の文書にあります</translation>
    </message>
    <message>
        <source>must be YAML: %1</source>
        <translation>YAML でなければなりません: %1</translation>
    </message>
    <message>
        <source>must not be given together with a session</source>
        <translation>セッションと一緒に指定することはできません</translation>
    </message>
    <message>
        <source>must not be given here</source>
        <translation>ここでは指定できません</translation>
    </message>
    <message>
        <source>%1 plans are too many to look at for the best of them.</source>
        <translation>プランが %1 個あり、最良のものを探すには多すぎます。</translation>
    </message>
    <message>
        <source>No plan on these GPUs fits, of %1 looked at.</source>
        <translation>調べた %1 個のうち、これらの GPU に収まるプランはありません。</translation>
    </message>
    <message>
        <source>Of %1 plans that fit the fastest is %2, %3 % slower than this one.</source>
        <translation>収まる %1 個のプランのうち最速は %2 で、このプランより %3 % 遅い。</translation>
    </message>
    <message>
        <source>The smallest TP·CP·PP that fits, then the largest micro-batch (Fujii et al.), is %1: %2 % slower than the fastest found.</source>
        <translation>収まる最小の TP·CP·PP、次に最大のマイクロバッチ（Fujii ら）は %1：見つかった最速より %2 % 遅い。</translation>
    </message>
    <message>
        <source>The guide&apos;s tree takes %1: %2 % slower than the fastest found.</source>
        <translation>ガイドの決定木が選ぶのは %1：見つかった最速より %2 % 遅い。</translation>
    </message>
    <message>
        <source>The rule (TP·CP·PP)^−0.25 · MBS^0.05 takes %1: %2 % slower than the fastest found.</source>
        <translation>規則 (TP·CP·PP)^−0.25 · MBS^0.05 が選ぶのは %1：見つかった最速より %2 % 遅い。</translation>
    </message>
    <message>
        <source>To run %1 as well makes that %2 %.</source>
        <translation>さらに %1 も実行すると %2 % になります。</translation>
    </message>
    <message>
        <source>The guide wants about %1 micro-batches for a bubble under %2 % with %3 stages: they leave %4 % of ideal, as its own table says, and it takes %5. Its example has %6 with a micro-batch of one sequence.</source>
        <translation>ガイドは %3 ステージでバブルを %2 % 未満にするのにマイクロバッチ約 %1 個とするが、それでは理想時間の %4 %（ガイド自身の表の通り）で、必要なのは %5 個。その例では 1 系列のマイクロバッチで %6 個になる。</translation>
    </message>
    <message>
        <source>Its example counts %1 all-reduces a step for TP: that is the forward pass of one micro-batch. A step of %2 micro-batches has %3.</source>
        <translation>その例は TP の all-reduce を 1 ステップ %1 回とするが、それはマイクロバッチ 1 個の順伝播分。マイクロバッチ %2 個のステップでは %3 回。</translation>
    </message>
    <message>
        <source>Its row for DeepSeek-V3, TP %1 · PP %2 · DP %3, makes %4 GPUs of %5. CS336 has PP 16, EP 64 and ZeRO 1 for it and no tensor parallelism: DP %6.</source>
        <translation>DeepSeek-V3 の行 TP %1 · PP %2 · DP %3 は %5 GPU のうち %4 にしかならない。CS336 では PP 16、EP 64、ZeRO 1 でテンソル並列なし：DP %6。</translation>
    </message>
    <message>
        <source>The guide says that ZeRO 3 roughly triples communication, and elsewhere that it takes 1.5 times as much. Two gathers and a scatter beside an all-reduce, which is as much as two of them, make %1.</source>
        <translation>ガイドは ZeRO 3 で通信がおよそ 3 倍になると言い、別の箇所では 1.5 倍と言う。gather 2 回と scatter 1 回は、その 2 回分に当たる all-reduce に対して %1 倍。</translation>
    </message>
    <message>
        <source>Ask on</source>
        <translation>次の問いへ</translation>
    </message>
    <message>
        <source>Do all states of training fit on one GPU?</source>
        <translation>学習状態はすべて 1 GPU に収まるか？</translation>
    </message>
    <message>
        <source>16 bytes a parameter: %1 GiB for %2</source>
        <translation>1 パラメータ 16 バイト：%2 に対し %1 GiB</translation>
    </message>
    <message>
        <source>Data parallelism alone</source>
        <translation>データ並列のみ</translation>
    </message>
    <message>
        <source>Do they with ZeRO 1 or 2?</source>
        <translation>ZeRO 1 か 2 なら収まるか？</translation>
    </message>
    <message>
        <source>ZeRO 2 on %1 GPUs: %2 GiB for %3</source>
        <translation>%1 GPU で ZeRO 2：%3 に対し %2 GiB</translation>
    </message>
    <message>
        <source>ZeRO 1 or 2, nothing split</source>
        <translation>ZeRO 1 か 2、分割なし</translation>
    </message>
    <message>
        <source>Does a node have NVLink or its like?</source>
        <translation>ノードに NVLink などはあるか？</translation>
    </message>
    <message>
        <source>%1 GPUs a node, %2 GB/s each</source>
        <translation>ノード毎に %1 GPU、各 %2 GB/s</translation>
    </message>
    <message>
        <source>PCIe, %1 GB/s</source>
        <translation>PCIe、%1 GB/s</translation>
    </message>
    <message>
        <source>TP %1, then as few stages as fit, DP for the rest</source>
        <translation>TP %1、次に収まる最少のステージ、残りは DP</translation>
    </message>
    <message>
        <source>ZeRO 3 rather than TP</source>
        <translation>TP より ZeRO 3</translation>
    </message>
    <message>
        <source>Does the model have experts?</source>
        <translation>モデルにエキスパートはあるか？</translation>
    </message>
    <message>
        <source>%1 experts, %2 of them for a token</source>
        <translation>エキスパート %1 個、トークン毎に %2 個</translation>
    </message>
    <message>
        <source>A dense model</source>
        <translation>密なモデル</translation>
    </message>
    <message>
        <source>EP over the GPUs of DP</source>
        <translation>DP の GPU に EP</translation>
    </message>
    <message>
        <source>No EP</source>
        <translation>EP なし</translation>
    </message>
    <message>
        <source>Is a sequence longer than %1 tokens?</source>
        <translation>系列は %1 トークンより長いか？</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>CP by ring or Ulysses</source>
        <translation>ring か Ulysses の CP</translation>
    </message>
    <message>
        <source>No CP</source>
        <translation>CP なし</translation>
    </message>
    <message>
        <source>This is the plan of %1 (%2), of which no time was published.</source>
        <translation>これは %1（%2）のプランで、時間は公表されていません。</translation>
    </message>
    <message>
        <source>This is the plan of %1 (%2): a step was measured to take %3 s and is predicted to take %4 s, %5 % more.</source>
        <translation>これは %1（%2）のプラン：1 ステップの実測は %3 s、予測は %4 s で %5 % 長い。</translation>
    </message>
    <message>
        <source>This is the plan of %1 (%2): a step was measured to take %3 s and is predicted to take %4 s, %5 % less.</source>
        <translation>これは %1（%2）のプラン：1 ステップの実測は %3 s、予測は %4 s で %5 % 短い。</translation>
    </message>
    <message>
        <source>For the same work %1 (%2) has %3.</source>
        <translation>同じ作業に対し %1（%2）は %3。</translation>
    </message>
    <message>
        <source>For the same work %1 (%2) has %3, and was measured to take %4 s a step.</source>
        <translation>同じ作業に対し %1（%2）は %3 で、実測は 1 ステップ %4 s。</translation>
    </message>
    <message>
        <source>TP %1 stays among the %2 GPUs that share the fast link: its messages are %3 % of the step.</source>
        <translation>TP %1 は高速リンクを共有する %2 GPU の中に留まる：その通信はステップの %3 %。</translation>
    </message>
    <message>
        <source>TP %1 reaches beyond the %2 GPUs that share the fast link: its messages are %3 % of the step.</source>
        <translation>TP %1 は高速リンクを共有する %2 GPU を超える：その通信はステップの %3 %。</translation>
    </message>
    <message>
        <source>TP fills the %1 GPUs of a node before PP %2 splits the layers: the bubble is %3 % of the pipeline&apos;s time.</source>
        <translation>PP %2 で層を分ける前に TP がノードの %1 GPU を満たす：バブルはパイプライン時間の %3 %。</translation>
    </message>
    <message>
        <source>PP %1 splits the layers, though TP %2 leaves room among the %3 GPUs of a node: the bubble is %4 % of the pipeline&apos;s time, TP&apos;s messages are %5 % of the step.</source>
        <translation>ノードの %3 GPU に対し TP %2 で余裕があるのに、PP %1 で層を分けている：バブルはパイプライン時間の %4 %、TP の通信はステップの %5 %。</translation>
    </message>
    <message>
        <source>CP %1 for sequences of %2 tokens: its messages are %3 % of the step.</source>
        <translation>%2 トークンの系列に CP %1：その通信はステップの %3 %。</translation>
    </message>
    <message>
        <source>Sequences of %1 tokens on every GPU whole, without CP: the fullest GPU holds %2 GiB.</source>
        <translation>CP なしで %1 トークンの系列を各 GPU に丸ごと置く：最も多い GPU で %2 GiB。</translation>
    </message>
    <message>
        <source>CP %1, though sequences have only %2 tokens: its messages are %3 % of the step.</source>
        <translation>系列は %2 トークンしかないのに CP %1：その通信はステップの %3 %。</translation>
    </message>
    <message>
        <source>%1 micro-batches for %2 stages, at least four for each: the bubble is %3 % of the pipeline&apos;s time.</source>
        <translation>%2 ステージにマイクロバッチ %1 個、各ステージ 4 個以上：バブルはパイプライン時間の %3 %。</translation>
    </message>
    <message>
        <source>%1 micro-batches for %2 stages, less than four for each: the bubble is %3 % of the pipeline&apos;s time.</source>
        <translation>%2 ステージにマイクロバッチ %1 個、各ステージ 4 個未満：バブルはパイプライン時間の %3 %。</translation>
    </message>
    <message>
        <source>No smaller TP·CP·PP than %1 fits, and no larger micro-batch than %2 beside it.</source>
        <translation>%1 より小さい TP·CP·PP は収まらず、それと共に %2 より大きいマイクロバッチも収まらない。</translation>
    </message>
    <message>
        <source>TP·CP·PP is %1 with a micro-batch of %2; the smallest that fits is %3, with a micro-batch of %4.</source>
        <translation>TP·CP·PP は %1、マイクロバッチは %2。収まる最小は %3 で、マイクロバッチは %4。</translation>
    </message>
    <message>
        <source>By the paper&apos;s equations the fullest GPU holds %1 of %2 GiB, %3 %: up to 80 % no run of theirs ran out.</source>
        <translation>論文の式では最も多い GPU で %2 GiB 中 %1、%3 %：80 % までメモリ不足になった実行はない。</translation>
    </message>
    <message>
        <source>By the paper&apos;s equations the fullest GPU holds %1 of %2 GiB, %3 %, and only up to 80 % no run of theirs ran out.</source>
        <translation>論文の式では最も多い GPU で %2 GiB 中 %1、%3 %。メモリ不足がなかったのは 80 % まで。</translation>
    </message>
    <message>
        <source>DP %1 takes the rest of the GPUs: %2 % of the step waits for its messages.</source>
        <translation>残りの GPU は DP %1：ステップの %2 % がその通信待ち。</translation>
    </message>
    <message>
        <source>is no run of that table</source>
        <translation>はその表の実行ではありません</translation>
    </message>
    <message>
        <source>must not be given together with a session or other files</source>
        <translation>はセッションや他のファイルと同時に指定できません</translation>
    </message>
    <message>
        <source>a published plan of the list</source>
        <translation>一覧にある公表済みプラン</translation>
    </message>
    <message>
        <source>The smallest TP·CP·PP that fits, then the largest micro-batch (Fujii et al.), is %1: nothing found is faster.</source>
        <translation>収まる最小の TP·CP·PP、次に最大のマイクロバッチ（Fujii ら）は %1：見つかった中にこれより速いものはない。</translation>
    </message>
    <message>
        <source>The guide&apos;s tree takes %1: nothing found is faster.</source>
        <translation>ガイドの決定木が選ぶのは %1：見つかった中にこれより速いものはない。</translation>
    </message>
    <message>
        <source>The rule (TP·CP·PP)^−0.25 · MBS^0.05 takes %1: nothing found is faster.</source>
        <translation>規則 (TP·CP·PP)^−0.25 · MBS^0.05 が選ぶのは %1：見つかった中にこれより速いものはない。</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>リストでなければなりません</translation>
    </message>
    <message>
        <source>must hold at most %1, not %2</source>
        <translation>最大 %1 個です（%2 個は不可）</translation>
    </message>
    <message>
        <source>must be names of panels</source>
        <translation>パネルの名前でなければなりません</translation>
    </message>
    <message>
        <source>must be a list of at most %1 decks</source>
        <translation>最大 %1 個の発表のリストでなければなりません</translation>
    </message>
    <message>
        <source>must be no other deck&apos;s</source>
        <translation>他の発表と同じ名前は使えません</translation>
    </message>
    <message>
        <source>A spine joins leaves of the network: without their size its oversubscription changes nothing.</source>
        <translation>スパインはネットワークのリーフ同士を結びます。リーフの大きさがなければ、そのオーバーサブスクリプションは何も変えません。</translation>
    </message>
    <message>
        <source>Modules of multi-token prediction are those of Megatron-Core; %1 may hold them otherwise, or have none.</source>
        <translation>マルチトークン予測のモジュールは Megatron-Core のものです。%1 では保持の仕方が異なるか、存在しないことがあります。</translation>
    </message>
    <message>
        <source>Below one leaf of the network stand %1 GPUs or more, those that share the fast link, not %2.</source>
        <translation>ネットワークのリーフの配下には、高速リンクを共有する %1 GPU 以上が必要です（%2 ではありません）。</translation>
    </message>
    <message>
        <source>A spine is at best as wide as its leaves: its oversubscription must be 1 or more, not %1.</source>
        <translation>スパインの幅は最大でもリーフの合計です。オーバーサブスクリプションは 1 以上でなければなりません（%1 ではありません）。</translation>
    </message>
    <message>
        <source>Multi-token prediction</source>
        <translation>マルチトークン予測</translation>
    </message>
    <message>
        <source>Modules behind the last layer that learn to predict the tokens after the next.</source>
        <translation>最終層の後に置かれ、次の次以降のトークンの予測を学ぶモジュール。</translation>
    </message>
    <message>
        <source>Each has a layer, norms and a projection of its own, and uses the model’s embedding and head. All stand on the last stage. They are counted in memory, time and FLOPs, but not as parameters of the model.</source>
        <translation>それぞれ独自の層、正規化、射影を持ち、モデルの埋め込みとヘッドを使います。すべて最終ステージに置かれます。メモリ、時間、FLOPs には数えますが、モデルのパラメータ数には含めません。</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 2.2</source>
        <translation>DeepSeek-AI (2024)、2.2 節</translation>
    </message>
    <message>
        <source>Fast link’s domain</source>
        <translation>高速リンクのドメイン</translation>
    </message>
    <message>
        <source>GPUs that NVLink or its like joins: a node, or a whole rack such as NVL72.</source>
        <translation>NVLink などで結ばれた GPU：ノード、または NVL72 のようなラック全体。</translation>
    </message>
    <message>
        <source>What leaves it goes over the network cards.</source>
        <translation>ここから出る通信はネットワークカードを通ります。</translation>
    </message>
    <message>
        <source>Leaf of the network</source>
        <translation>ネットワークのリーフ</translation>
    </message>
    <message>
        <source>GPUs below the same leaf switches, or the same rails, that reach each other at the cards’ full rate.</source>
        <translation>同じリーフスイッチまたは同じレールの配下にあり、カードの全帯域で互いに通信できる GPU。</translation>
    </message>
    <message>
        <source>Also called a pod or a scalable unit; leaves are joined by the spine. In the cluster of Llama 3 a pod has 3,072 GPUs.</source>
        <translation>ポッドやスケーラブルユニットとも呼ばれ、リーフ同士はスパインで結ばれます。Llama 3 のクラスタでは 1 ポッドが 3,072 GPU です。</translation>
    </message>
    <message>
        <source>Oversubscription of the spine</source>
        <translation>スパインのオーバーサブスクリプション</translation>
    </message>
    <message>
        <source>What the GPUs below a leaf can send together ÷ what its links to the spine carry.</source>
        <translation>リーフ配下の GPU が合わせて送れる量 ÷ リーフからスパインへのリンクが運べる量。</translation>
    </message>
    <message>
        <source>A ring that has k nodes below each leaf sends out of it once for k hops, and so gets k ÷ o of a card’s rate there, at most all of it; Llama 3 had 7 above its pods.</source>
        <translation>各リーフ配下に k ノードを持つリングは k ホップに 1 回だけリーフを出るので、そこではカードの帯域の k ÷ o（最大で全部）を得ます。Llama 3 ではポッドの上で 7 でした。</translation>
    </message>
    <message>
        <source>modules of multi-token prediction</source>
        <translation>マルチトークン予測のモジュール数</translation>
    </message>
    <message>
        <source>parameters of a projection of multi-token prediction</source>
        <translation>マルチトークン予測の射影のパラメータ数</translation>
    </message>
    <message>
        <source>parameters of the norms of multi-token prediction</source>
        <translation>マルチトークン予測の正規化のパラメータ数</translation>
    </message>
    <message>
        <source>modules of multi-token prediction that keep their tensors</source>
        <translation>テンソルを保持するマルチトークン予測のモジュール数</translation>
    </message>
    <message>
        <source>recomputed modules of multi-token prediction</source>
        <translation>再計算されるマルチトークン予測のモジュール数</translation>
    </message>
    <message>
        <source>a full spine</source>
        <translation>全帯域のスパイン</translation>
    </message>
    <message>
        <source>Projection of multi-token prediction</source>
        <translation>マルチトークン予測の射影</translation>
    </message>
    <message>
        <source>Norms and embedding of multi-token prediction</source>
        <translation>マルチトークン予測の正規化と埋め込み</translation>
    </message>
    <message>
        <source>%1 deals layers by their cost, the head among them: the first stage holds %2 of %3, the last %4.</source>
        <translation>%1 は出力層も含めたコストで層を配ります。全 %3 層のうち、最初のステージが %2 層、最後のステージが %4 層を持ちます。</translation>
    </message>
    <message>
        <source>bytes per parameter of the gradient that a matrix returns</source>
        <translation>行列が返す勾配のパラメータあたりバイト数</translation>
    </message>
    <message>
        <source>The trace marks no steps: all of it counts as one.</source>
        <translation>トレースにステップの印がないため、全体を 1 ステップとして数えます。</translation>
    </message>
    <message>
        <source>The ranks&apos; clocks differ by more than a step: each begins at the start of its own.</source>
        <translation>ランクの時計が 1 ステップ以上ずれているため、それぞれ自分のステップの始まりから表示します。</translation>
    </message>
    <message>
        <source>Passes have no names: they are told by the thread that issued their kernels, and neighbours of the same kind are one.</source>
        <translation>パスに名前がないため、カーネルを発行したスレッドで見分け、隣り合う同種のパスは 1 つとします。</translation>
    </message>
    <message>
        <source>Not all traces tell forward from backward passes.</source>
        <translation>順伝播と逆伝播を区別できないトレースがあります。</translation>
    </message>
    <message>
        <source>has no kernel in %1</source>
        <translation>に対応するカーネルが %1 にありません</translation>
    </message>
    <message>
        <source>must be one that all traces have, and there is none</source>
        <translation>はすべてのトレースにあるものでなければなりませんが、ありません</translation>
    </message>
    <message>
        <source>A trace has kernels of several GPUs: only those of the first count.</source>
        <translation>複数の GPU のカーネルを含むトレースがあります：最初の GPU のものだけを数えます。</translation>
    </message>
    <message>
        <source>must have the name of a number in its braces</source>
        <translation>の波括弧には数の名前が必要です</translation>
    </message>
    <message>
        <source>The trace is of %1 GPUs, the plan of %2.</source>
        <translation>トレースは %1 GPU、プランは %2 GPU です。</translation>
    </message>
    <message>
        <source>%1 groups are of %2 ranks in the trace, of %3 in the plan.</source>
        <translation>%1 グループはトレースでは %2 ランク、プランでは %3 ランクです。</translation>
    </message>
    <message>
        <source>The trace has %1 micro-batches, the plan %2.</source>
        <translation>マイクロバッチはトレースで %1 個、プランで %2 個です。</translation>
    </message>
    <message>
        <source>%1 %2 takes %3 % longer than predicted: %4 GB/s instead of %5 GB/s</source>
        <translation>%1 %2 は予測より %3 % 長い：%5 GB/s のはずが %4 GB/s</translation>
    </message>
    <message>
        <source>%1 %2 takes %3 % less than predicted: %4 GB/s instead of %5 GB/s</source>
        <translation>%1 %2 は予測より %3 % 短い：%5 GB/s のはずが %4 GB/s</translation>
    </message>
    <message>
        <source>%1: %2 % longer than predicted, %3 ms instead of %4 ms</source>
        <translation>%1：予測より %2 % 長い（%4 ms のはずが %3 ms）</translation>
    </message>
    <message>
        <source>%1: %2 % less than predicted, %3 ms instead of %4 ms</source>
        <translation>%1：予測より %2 % 短い（%4 ms のはずが %3 ms）</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>行列積</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>Other kernels</source>
        <translation>その他のカーネル</translation>
    </message>
    <message>
        <source>TP messages</source>
        <translation>TP の通信</translation>
    </message>
    <message>
        <source>CP messages</source>
        <translation>CP の通信</translation>
    </message>
    <message>
        <source>EP messages</source>
        <translation>EP の通信</translation>
    </message>
    <message>
        <source>Waiting in the pipeline</source>
        <translation>パイプラインでの待ち</translation>
    </message>
    <message>
        <source>DP messages</source>
        <translation>DP の通信</translation>
    </message>
    <message>
        <source>Messages of unknown groups</source>
        <translation>不明なグループの通信</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Launches and the rest</source>
        <translation>起動とその他</translation>
    </message>
    <message>
        <source>is no word that is known here</source>
        <translation>は知られていない語です</translation>
    </message>
    <message>
        <source>ends in the middle of its compressed data</source>
        <translation>の圧縮データが途中で終わっています</translation>
    </message>
    <message>
        <source>has damaged compressed data</source>
        <translation>の圧縮データが壊れています</translation>
    </message>
    <message>
        <source>has a text or a number of more than %1 characters</source>
        <translation>に %1 文字を超える文字列か数があります</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>が %1 バイトを超えています</translation>
    </message>
    <message>
        <source>must have a column %1</source>
        <translation>には列 %1 が必要です</translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation>は最大 %1 です</translation>
    </message>
    <message>
        <source>must be F, B, I or W, not %1</source>
        <translation>は F、B、I、W のいずれかです（%1 は不可）</translation>
    </message>
    <message>
        <source>must not be before its start</source>
        <translation>は開始より前にできません</translation>
    </message>
    <message>
        <source>must be among the first %1 passes</source>
        <translation>は最初の %1 パスに含まれなければなりません</translation>
    </message>
    <message>
        <source>must have a line for at least one pass</source>
        <translation>には少なくとも 1 パスの行が必要です</translation>
    </message>
    <message>
        <source>and stage make more than %1 stages</source>
        <translation>と stage から %1 を超えるステージになります</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>は数でなければなりません</translation>
    </message>
    <message>
        <source>is no time that a clock can show</source>
        <translation>は時計が示せる時刻ではありません</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>は負にできません</translation>
    </message>
    <message>
        <source>has a value of the wrong type</source>
        <translation>の値の型が違います</translation>
    </message>
    <message>
        <source>has more than %1 kernels: fewer steps would do</source>
        <translation>のカーネルが %1 個を超えています。ステップを減らしてください</translation>
    </message>
    <message>
        <source>has more than %1 annotations: fewer steps would do</source>
        <translation>の注釈が %1 個を超えています。ステップを減らしてください</translation>
    </message>
    <message>
        <source>has more than %1 launches: fewer steps would do</source>
        <translation>の起動が %1 回を超えています。ステップを減らしてください</translation>
    </message>
    <message>
        <source>has more than %1 groups of ranks</source>
        <translation>のランクのグループが %1 個を超えています</translation>
    </message>
    <message>
        <source>has more than %1 kinds of messages</source>
        <translation>の通信の種類が %1 を超えています</translation>
    </message>
    <message>
        <source>has more than %1 streams</source>
        <translation>のストリームが %1 本を超えています</translation>
    </message>
    <message>
        <source>has no kernel of a GPU: the profiler has to record its activity</source>
        <translation>に GPU のカーネルがありません。プロファイラで GPU の活動を記録してください</translation>
    </message>
    <message>
        <source>is nested deeper than %1</source>
        <translation>の入れ子が %1 より深くなっています</translation>
    </message>
    <message>
        <source>ends in the middle, at byte %1: it is not complete</source>
        <translation>がバイト %1 で途切れています：完全ではありません</translation>
    </message>
    <message>
        <source>is no JSON at byte %1</source>
        <translation>はバイト %1 で JSON ではありません</translation>
    </message>
    <message>
        <source>has no traceEvents: it is no trace of the PyTorch profiler</source>
        <translation>に traceEvents がありません：PyTorch プロファイラのトレースではありません</translation>
    </message>
    <message>
        <source>has %1 ranks on a host, where a node of the plan has %2 GPUs</source>
        <translation>1 ホストに %1 ランクありますが、プランのノードは %2 GPU です</translation>
    </message>
    <message>
        <source>has %1 ranks on a host, which does not divide the %2 GPUs of a node of the plan</source>
        <translation>1 ホストに %1 ランクあり、プランのノードの %2 GPU を割り切りません</translation>
    </message>
    <message>
        <source>%1 among %2 ranks, %3 of them in a node, over %4.</source>
        <translation>%1、%2 ランク（うちノード内 %3）、%4経由。</translation>
    </message>
    <message>
        <source>Measured on %1; the plan has %2.</source>
        <translation>測定は %1、プランは %2。</translation>
    </message>
    <message>
        <source>The table lists no hosts: its ranks are taken to be neighbours.</source>
        <translation>表にホストの記載がないため、ランクは隣り合うとみなします。</translation>
    </message>
    <message>
        <source>No message of 16 MiB or more: the bandwidth stays as it is.</source>
        <translation>16 MiB 以上のメッセージがないため、帯域はそのままです。</translation>
    </message>
    <message>
        <source>busbw of large messages: %1 GB/s (algbw × %2).</source>
        <translation>大きなメッセージの busbw：%1 GB/s（algbw × %2）。</translation>
    </message>
    <message>
        <source>The fast link within the nodes is what holds it back, so that it tells nothing of the network.</source>
        <translation>ノード内の高速リンクが律速のため、ネットワークについては何も分かりません。</translation>
    </message>
    <message>
        <source>has a busbw of %1 GB/s, far more than the %2 GB/s of this link</source>
        <translation>busbw が %1 GB/s で、このリンクの %2 GB/s を大きく超えています</translation>
    </message>
    <message>
        <source>That is more than the %1 GB/s of the link, as where switches add up: all of it is taken to be reached.</source>
        <translation>スイッチが加算する場合のようにリンクの %1 GB/s を超えるため、すべて達成とみなします。</translation>
    </message>
    <message>
        <source>That is less than any profile may have: the bandwidth stays as it is.</source>
        <translation>プロファイルの下限を下回るため、帯域はそのままです。</translation>
    </message>
    <message>
        <source>No message of 4 KiB or less: the latency stays as it is.</source>
        <translation>4 KiB 以下のメッセージがないため、遅延はそのままです。</translation>
    </message>
    <message>
        <source>A small message takes %1 µs.</source>
        <translation>小さなメッセージは %1 µs かかります。</translation>
    </message>
    <message>
        <source>No latency of a hop gives that: it stays as it is.</source>
        <translation>それに合う 1 ホップの遅延がないため、そのままです。</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>the fast link</source>
        <translation>高速リンク</translation>
    </message>
    <message>
        <source>must have no more than %1 rows</source>
        <translation>%1 行以下でなければなりません</translation>
    </message>
    <message>
        <source>must have rows as nccl-tests prints them: size, count, type, redop, root, time, algbw, busbw</source>
        <translation>nccl-tests が出力する行（size、count、type、redop、root、time、algbw、busbw）が必要です</translation>
    </message>
    <message>
        <source>must be of all_reduce, all_gather, reduce_scatter or alltoall, not of %1</source>
        <translation>all_reduce、all_gather、reduce_scatter、alltoall のいずれかでなければなりません（%1 は不可）</translation>
    </message>
    <message>
        <source>must be of one test, not of several</source>
        <translation>複数ではなく 1 つのテストのものでなければなりません</translation>
    </message>
    <message>
        <source>must name its test, or have a message at a GB/s or more</source>
        <translation>テスト名か、1 GB/s 以上のメッセージが必要です</translation>
    </message>
    <message>
        <source>must say among how many ranks it was measured: its list of devices, or both bandwidths, tell</source>
        <translation>測定したランク数（デバイス一覧または 2 つの帯域）が必要です</translation>
    </message>
    <message>
        <source>must have as many ranks on one host as on another</source>
        <translation>各ホストのランク数は等しくなければなりません</translation>
    </message>
    <message>
        <source>must have a busbw of %1 times its algbw, not %2: that of %3 among %4 ranks</source>
        <translation>busbw は algbw の %1 倍（%3、%4 ランク）でなければなりません（現在 %2 倍）</translation>
    </message>
    <message>
        <source>Products of matrices: %1, of which %2 in %3 that take at least %4 µs are used.</source>
        <translation>行列積 %1 個、うち %3 で %4 µs 以上かかる %2 個を使います。</translation>
    </message>
    <message>
        <source>The fastest runs at %1 TFLOP/s, of a peak of %2 TFLOP/s.</source>
        <translation>最速は %1 TFLOP/s（ピーク %2 TFLOP/s）。</translation>
    </message>
    <message>
        <source>has products at %1 of the peak of %2, where only %3 to %4 can be: is it of this GPU and precision?</source>
        <translation>行列積が %2 のピークの %1 倍ですが、あり得るのは %3～%4 倍です。この GPU と精度のものですか</translation>
    </message>
    <message>
        <source>Fewer than four different sizes: how much longer matrices count stays as it is.</source>
        <translation>異なるサイズが 4 つ未満のため、行列を長く数える要素数はそのままです。</translation>
    </message>
    <message>
        <source>Times deviate by %1 % from what these two give.</source>
        <translation>時間はこの 2 つによる値から %1 % ずれています。</translation>
    </message>
    <message>
        <source>must have lines that one of these prints after a step: %1</source>
        <translation>次のいずれかがステップ後に出力する行が必要です：%1</translation>
    </message>
    <message>
        <source>At most %1 GiB allocated.</source>
        <translation>割り当ては最大 %1 GiB。</translation>
    </message>
    <message>
        <source>At most %1 GiB on the device.</source>
        <translation>デバイス上で最大 %1 GiB。</translation>
    </message>
    <message>
        <source>The log tells of no step: the run ran out of memory.</source>
        <translation>ログにステップがありません：メモリ不足で終わった実行です。</translation>
    </message>
    <message>
        <source>%1 sequences/s.</source>
        <translation>%1 系列/s。</translation>
    </message>
    <message>
        <source>In the end it ran out of memory.</source>
        <translation>最後にメモリが不足しました。</translation>
    </message>
    <message>
        <source>must be given with the table of a benchmark</source>
        <translation>ベンチマークの表と一緒に指定する必要があります</translation>
    </message>
    <message>
        <source>is neither a log nor a configuration</source>
        <translation>ログでも設定でもありません</translation>
    </message>
    <message>
        <source>goes with no log</source>
        <translation>対応するログがありません</translation>
    </message>
    <message>
        <source>must be bf16, fp16, fp8 or fp4, not %1</source>
        <translation>bf16、fp16、fp8、fp4 のいずれかでなければなりません（現在 %1）</translation>
    </message>
    <message>
        <source>must be more than 0</source>
        <translation>0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>must have m, n, k, and a rate (tflops) or a time (ms, us, seconds)</source>
        <translation>m、n、k と、速度（tflops）または時間（ms、us、seconds）が必要です</translation>
    </message>
    <message>
        <source>must have a row below its header</source>
        <translation>見出しの下に行が必要です</translation>
    </message>
    <message>
        <source>The laboratory has no fused blocks.</source>
        <translation>実験室に融合ブロックはありません。</translation>
    </message>
    <message>
        <source>In the laboratory all backwards are whole (B) or all are split (I and W).</source>
        <translation>実験室では、逆伝播はすべて一体 (B) か、すべて分割 (I と W) です。</translation>
    </message>
    <message>
        <source>Backwards are split here: I, and W later.</source>
        <translation>ここでは逆伝播は分割です。まず I、W はあとで。</translation>
    </message>
    <message>
        <source>Backwards are whole here: B, and no I or W.</source>
        <translation>ここでは逆伝播は一体です。B だけで、I も W もありません。</translation>
    </message>
    <message>
        <source>%1 does not belong on stage %2.</source>
        <translation>%1 はステージ %2 のものではありません。</translation>
    </message>
    <message>
        <source>%1 is on stage %2 already.</source>
        <translation>%1 はもうステージ %2 にあります。</translation>
    </message>
    <message>
        <source>%1 comes after %2 on stage %3, whose result it needs.</source>
        <translation>ステージ %3 では、%1 は %2 の結果を使うので、そのあとです。</translation>
    </message>
    <message>
        <source>%1 on stage %2 waits for a message: place %3 on stage %4 first.</source>
        <translation>ステージ %2 の %1 は通信を待っています。先に %3 をステージ %4 に置いてください。</translation>
    </message>
    <message>
        <source>Stage %1 would hold the activations of %2 micro-batches and has room for %3: a W has to make room first.</source>
        <translation>ステージ %1 は %2 マイクロバッチ分の活性値を持つことになりますが、%3 分しか入りません。先に W で空けてください。</translation>
    </message>
    <message>
        <source>Stage %1 would hold the activations of %2 micro-batches and has room for %3: a B has to make room first.</source>
        <translation>ステージ %1 は %2 マイクロバッチ分の活性値を持つことになりますが、%3 分しか入りません。先に B で空けてください。</translation>
    </message>
    <message>
        <source>Stages would wait for each other in a circle (operation.stage, and what it waits for): %1.</source>
        <translation>ステージどうしが輪になって待ち合います (演算.ステージと、待つ相手): %1。</translation>
    </message>
    <message>
        <source>what runs of this framework add</source>
        <translation>このフレームワークの実行が加える分</translation>
    </message>
    <message>
        <source>how sharply runs of this framework tell</source>
        <translation>このフレームワークの実行がどれだけ鋭く分けるか</translation>
    </message>
    <message>
        <source>must have m, n and k</source>
        <translation>m、n、k が必要です</translation>
    </message>
    <message>
        <source>must have at most %1 characters</source>
        <translation>%1 文字以下でなければなりません</translation>
    </message>
    <message>
        <source>The laboratory has room for %1 ranks, %2 chunks on each and %3 micro-batches; these are %4, %5 and %6.</source>
        <translation>実験室に入るのは %1 ランク、各 %2 チャンク、%3 マイクロバッチまでです。これは %4、%5、%6 です。</translation>
    </message>
    <message>
        <source>In the laboratory stages are dealt to the ranks in turn, or two to each in a V.</source>
        <translation>実験室では、ステージはランクに順番に割り当てるか、2 つずつ V 字に割り当てます。</translation>
    </message>
    <message>
        <source>%1 does not belong on rank %2.</source>
        <translation>%1 はランク %2 のものではありません。</translation>
    </message>
    <message>
        <source>%1 is on rank %2 already.</source>
        <translation>%1 はすでにランク %2 にあります。</translation>
    </message>
    <message>
        <source>%1 comes after %2 on rank %3, whose result it needs.</source>
        <translation>ランク %3 では、%1 はその結果を使う %2 より後でなければなりません。</translation>
    </message>
    <message>
        <source>%1 on rank %2 waits for a message: place %3 on rank %4 first.</source>
        <translation>ランク %2 の %1 は通信を待っています。先に %3 をランク %4 に置いてください。</translation>
    </message>
    <message>
        <source>Rank %1 would hold activations of %2 forwards and has room for %3: a W has to make room first.</source>
        <translation>ランク %1 は順伝播 %2 個分の活性値を持つことになりますが、入るのは %3 個分です。先に W が場所を空けなければなりません。</translation>
    </message>
    <message>
        <source>Rank %1 would hold activations of %2 forwards and has room for %3: a B has to make room first.</source>
        <translation>ランク %1 は順伝播 %2 個分の活性値を持つことになりますが、入るのは %3 個分です。先に B が場所を空けなければなりません。</translation>
    </message>
    <message>
        <source>Ranks would wait for each other in a circle (operation.stage, and what it waits for): %1.</source>
        <translation>ランクどうしが輪になって待ち合います（演算.ステージ ← 待っている相手）: %1。</translation>
    </message>
    <message>
        <source>Latencies stay as they are: how long a small message takes is mostly waiting for other ranks.</source>
        <translation>レイテンシはそのままです。小さなメッセージの時間の大半は、他のランクを待つ時間です。</translation>
    </message>
    <message>
        <source>TP messages take %1 ms, of which %2 ms run beside computation.</source>
        <translation>TP のメッセージは %1 ms かかり、そのうち %2 ms は計算と並行しています。</translation>
    </message>
    <message>
        <source>Other kernels and the optimizer</source>
        <translation>その他のカーネルとオプティマイザ</translation>
    </message>
    <message>
        <source>tells nothing of the plan’s kernels or messages</source>
        <translation>にはプランのカーネルやメッセージについて何も書かれていません</translation>
    </message>
    <message>
        <source>%1 %2 over the network: a quarter of %3 large messages are faster than %4 GB/s; the profile gives %5 GB/s.</source>
        <translation>ネットワーク経由の %1 %2: 大きなメッセージ %3 個の 4 分の 1 は %4 GB/s より速く、プロファイルでは %5 GB/s です。</translation>
    </message>
    <message>
        <source>%1 %2 over the fast link: a quarter of %3 large messages are faster than %4 GB/s; the profile gives %5 GB/s.</source>
        <translation>高速リンク経由の %1 %2: 大きなメッセージ %3 個の 4 分の 1 は %4 GB/s より速く、プロファイルでは %5 GB/s です。</translation>
    </message>
    <message>
        <source>That is far more than the %1 GB/s of this link: it stays as it is.</source>
        <translation>このリンクの %1 GB/s をはるかに超えています。値はそのままです。</translation>
    </message>
    <message>
        <source>%1: %2 ms of the step; the profile gives %3 ms.</source>
        <translation>%1: ステップのうち %2 ms。プロファイルでは %3 ms です。</translation>
    </message>
    <message>
        <source>No profile may have that: the share stays as it is.</source>
        <translation>プロファイルが取り得ない値です。割合はそのままです。</translation>
    </message>
    <message>
        <source>the optimizer %1 is not known here</source>
        <translation>オプティマイザ %1 には対応していません</translation>
    </message>
    <message>
        <source>as Adam&apos;s: the optimizer %1 is not known here</source>
        <translation>Adam と同じとしました。オプティマイザ %1 には対応していません</translation>
    </message>
    <message>
        <source>is empty: it has no key</source>
        <translation>空です。キーが1つもありません</translation>
    </message>
    <message>
        <source>GPUs: %1.</source>
        <translation>GPU: %1。</translation>
    </message>
    <message>
        <source>Memory goes from %1 to %2 GiB, the bubble from %3 % to %4 %, communication from %5 to %6 GB a step and GPU, and recomputation from %7 % to %8 %.</source>
        <translation>メモリは %1 GiB から %2 GiB、バブルは %3% から %4%、GPU 毎・ステップ毎の通信は %5 GB から %6 GB、再計算は %7% から %8% になります。</translation>
    </message>
    <message>
        <source>hosts have %1 to %2 GPUs; all are taken to have the fewest</source>
        <translation>ホストの GPU は %1 から %2 個です。すべて最少のものとみなします</translation>
    </message>
    <message>
        <source>is no GPU that is known here</source>
        <translation>ここで知られている GPU ではありません</translation>
    </message>
    <message>
        <source>is another GPU than the first</source>
        <translation>最初のものと違う GPU です</translation>
    </message>
    <message>
        <source>the same sizes are those of %1, too</source>
        <translation>%1 も同じ大きさです</translation>
    </message>
    <message>
        <source>no file says how many nodes: as few as the plan runs on</source>
        <translation>ノード数はどのファイルにもありません：計画が動く最少の数にします</translation>
    </message>
    <message>
        <source>all %1 micro-batches run through the pipeline at once; torchtitan fills and drains it %2 times a step, with %3 each, and idles more</source>
        <translation>%1 個のマイクロバッチすべてが一度にパイプラインを流れます。torchtitan は 1 ステップに %2 回、各 %3 個で満たしては空にし、待ちが増えます</translation>
    </message>
    <message>
        <source>%1 says it, which is not given</source>
        <translation>%1 に書かれていますが、渡されていません</translation>
    </message>
    <message>
        <source>must be a multiple of micro-batch × accumulations, %1 × %2</source>
        <translation>マイクロバッチ × 累積の %1 × %2 の倍数でなければなりません</translation>
    </message>
    <message>
        <source>as many replicas as the batch is made of: %1</source>
        <translation>バッチを構成するレプリカの数だけ：%1</translation>
    </message>
    <message>
        <source>keys by which a sequence counts longer in attention</source>
        <translation>アテンションで系列を長く数えるキーの数</translation>
    </message>
    <message>
        <source>%1 shards over the GPUs of a node</source>
        <translation>%1 は 1 ノードの GPU で分割します</translation>
    </message>
    <message>
        <source>sequences are not packed: each is counted at full length</source>
        <translation>系列は詰め合わされていません。どれも最大の長さとして数えます</translation>
    </message>
    <message>
        <source>no key says that anything is sharded</source>
        <translation>何かを分割すると書いたキーがありません</translation>
    </message>
    <message>
        <source>Tiles of 1 × 128 activations and blocks of 128 × 128 weights have a scale in fp32 each. On Hopper products of two such tiles, those of weight gradients, take 1.41 times as long, as measured.</source>
        <translation>1 × 128 の活性値のタイルと 128 × 128 の重みのブロックが、それぞれ fp32 のスケールを持ちます。Hopper では、そのようなタイル同士の積、つまり重みの勾配の積は、測定によると 1.41 倍かかります。</translation>
    </message>
    <message>
        <source>when the backward pass ends and all gradients are there</source>
        <translation>逆伝播が終わり、すべての勾配がそろったとき</translation>
    </message>
    <message>
        <source>Gradients, which come as the backward pass gives activations back</source>
        <translation>勾配。逆伝播が活性値を返すにつれて現れる</translation>
    </message>
    <message>
        <source>Inputs of products made narrow, forward</source>
        <translation>積の入力を狭い数にする、順伝播</translation>
    </message>
    <message>
        <source>Gradients of products made narrow, backward</source>
        <translation>積の勾配を狭い数にする、逆伝播</translation>
    </message>
    <message>
        <source>seconds to make a number of 16 bits one of 8 or 4, as it is and transposed</source>
        <translation>16 ビットの数を、そのままの形と転置した形で 8 または 4 ビットの数にする秒数</translation>
    </message>
    <message>
        <source>is the table of a benchmark, which is opened by itself</source>
        <translation>ベンチマークの表であり、単独で開きます</translation>
    </message>
    <message>
        <source>is converted with the framework&apos;s defaults and the rest of the plan</source>
        <translation>フレームワークの既定値とプランの残りを使って換算されます</translation>
    </message>
    <message>
        <source>no file says it: it stays as it was</source>
        <translation>どのファイルにも記載がないため、以前のままです</translation>
    </message>
    <message>
        <source>no file says it; before it was %1</source>
        <translation>どのファイルにも記載がありません（以前は %1）</translation>
    </message>
    <message>
        <source>the log says none, as earlier versions do</source>
        <translation>ログには記載がありません（以前のバージョンと同様）</translation>
    </message>
    <message>
        <source>the log says these sizes alone; the model, the GPU and all else of the plan stay as they were</source>
        <translation>ログに記載があるのはこれらのサイズだけで、モデル、GPU、プランの残りは以前のままです</translation>
    </message>
    <message>
        <source>is read together with other keys</source>
        <translation>他のキーと合わせて読み取られます</translation>
    </message>
    <message>
        <source>is read together with %1</source>
        <translation>%1 と合わせて読み取られます</translation>
    </message>
    <message>
        <source>the files say %1 nodes, and no file how many GPUs one has: %2 are taken; the plan takes a multiple of %3 GPUs</source>
        <translation>ファイルにはノード数 %1 だけが記載され、ノードあたりの GPU 数は記載されていないため %2 とします。このプランには %3 の倍数の GPU が必要です</translation>
    </message>
    <message>
        <source>BF16 and FP16 take 2 bytes a number, FP8 one, NVFP4 a half and a sixteenth of one for its scales; both are faster where a GPU has units for them. Head and attention stay in 16 bits. Products of narrow numbers reach 0.885 of the share of their peak that others reach, and making a number narrow, as it is and transposed, takes as long as 5.5 bytes at the memory’s peak, with torchtitan 9.7: read off what was measured on Hopper in FP8, and taken for NVFP4.</source>
        <translation>BF16 と FP16 は 1 つの数に 2 バイト、FP8 は 1 バイト、NVFP4 は半バイトとスケール用の 1/16 バイトを使います。GPU に専用の演算器があればどちらも高速です。出力層と注意機構は 16 ビットのままです。狭い数の積は、ほかの積が自分のピークに対して届く割合の 0.885 倍に届き、数をそのままの形と転置した形で狭くするには、メモリのピークで 5.5 バイト分、torchtitan では 9.7 バイト分の時間がかかります。Hopper の FP8 での測定から読み取り、NVFP4 にも当てはまるとみなします。</translation>
    </message>
    <message>
        <source>how much longer products of weight gradients take with scales of 128 numbers</source>
        <translation>128 個ごとのスケールを持つ重みの勾配の積が、どれだけ長くかかるか</translation>
    </message>
    <message>
        <source>%1 says %2, and counts for more</source>
        <translation>%1 では %2 で、こちらが優先されます</translation>
    </message>
    <message>
        <source>grows with DP</source>
        <translation>DP とともに増える</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <source>large, for a small bubble</source>
        <translation>バブルを小さくするため大きく</translation>
    </message>
    <message>
        <source>long sequences, to hide more behind</source>
        <translation>より多くを隠すため長い系列</translation>
    </message>
    <message>
        <source>grows with EP</source>
        <translation>EP とともに増える</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>Divides in memory, as printed</source>
        <translation>メモリで分割するもの（文献の式）</translation>
    </message>
    <message>
        <source>Divides in computation, as printed</source>
        <translation>計算で分割するもの（文献の式）</translation>
    </message>
    <message>
        <source>Exchanges, as printed</source>
        <translation>交換するもの（文献の式）</translation>
    </message>
    <message>
        <source>Held of it here</source>
        <translation>このプランでの保持量</translation>
    </message>
    <message>
        <source>As printed: forward pass (fwd), backward pass (bwd) and end of a step; L layers; sequences of a step (gbs) and of a micro-batch (mbs). Held: on the fullest GPU; of EP the parameters of its experts in 16 bits, before ZeRO.</source>
        <translation>文献の式：順伝播（fwd）、逆伝播（bwd）、ステップの終わり（end）。L は層数、gbs は 1 ステップ、mbs は 1 マイクロバッチの系列数。保持量：最も埋まる GPU のもの。EP ではエキスパートの 16 ビットのパラメータ、ZeRO 適用前。</translation>
    </message>
    <message>
        <source>The notes err on ZeRO: under all stages the 16-bit parameters are gathered, half of model_fp32 (Rajbhandari et al. 2020, section 7). Under stage 1 a reduce-scatter of gradients is enough, though nanotron, the playbook’s framework, all-reduces them.</source>
        <translation>ノートは ZeRO について誤っている：どの段階でも集められるのは 16 ビットのパラメータで、model_fp32 の半分である（Rajbhandari ら 2020、7 節）。段階 1 では勾配の reduce-scatter で足りるが、プレイブックのフレームワーク nanotron は all-reduce する。</translation>
    </message>
    <message>
        <source>The notes err on TP: it gathers and reduce-scatters activations and their gradients, not parameters; under SP it divides the activations that are kept, too.</source>
        <translation>ノートは TP について誤っている：all-gather と reduce-scatter の対象は活性値とその勾配で、パラメータではない。SP では保持する活性値も分割する。</translation>
    </message>
    <message>
        <source>PP sends activations in the forward pass, and once for every micro-batch: gbs times where that is one sequence. Around the ring of CP go keys and values, not all activations; EP sends to the experts and back, two all-to-alls each way.</source>
        <translation>PP は順伝播で活性値を送り、マイクロバッチ毎に 1 回である。gbs 回となるのは、それが 1 系列のとき。CP のリングを回るのはキーとバリューで、活性値すべてではない。EP はエキスパートへ送り、戻すため、順伝播と逆伝播のそれぞれで all-to-all が 2 回。</translation>
    </message>
    <message>
        <source>Notes “5D parallelism in LLM training”, section 0, on the cheat sheet of The Ultra-Scale Playbook (2025)</source>
        <translation>ノート「5D parallelism in LLM training」0 節、The Ultra-Scale Playbook (2025) の早見表について</translation>
    </message>
    <message>
        <source>Elements, as printed: Ψ parameters on a GPU, b·s·h the input of a layer for one micro-batch; of the pipeline at a boundary of stages, of TP in each layer and by all-reduces.</source>
        <translation>要素数（文献の式）：Ψ は 1 GPU のパラメータ数、b·s·h は 1 マイクロバッチの層の入力。パイプラインではステージ境界毎、TP では各層で all-reduce による。</translation>
    </message>
    <message>
        <source>States: of the fullest GPU; without TP or the pipeline on so many times fewer GPUs.</source>
        <translation>状態：最も埋まる GPU のもの。TP やパイプラインがない場合は、その分だけ少ない GPU で。</translation>
    </message>
    <message>
        <source>The recap lets memory of DDP and ZeRO 1 not scale at all; of ZeRO 1 that holds for parameters and gradients alone. Earlier the lecture itself counts (4 + K/N)·Ψ bytes: N ranks divide the optimizer states.</source>
        <translation>まとめでは DDP と ZeRO 1 のメモリはまったくスケールしないとされるが、ZeRO 1 ではパラメータと勾配だけがそうである。講義自身が前の部分で (4 + K/N)·Ψ バイトと数えており、オプティマイザ状態は N ランクで分割される。</translation>
    </message>
    <message>
        <source>3·Ψ is for one micro-batch: FSDP gathers and reduces in each of the %1 here.</source>
        <translation>3·Ψ は 1 マイクロバッチ分。FSDP はこのプランの %1 マイクロバッチ毎に収集と縮約を行う。</translation>
    </message>
    <message>
        <source>Synchronizes</source>
        <translation>同期</translation>
    </message>
    <message>
        <source>Easy to use</source>
        <translation>使いやすさ</translation>
    </message>
    <message>
        <source>States without it</source>
        <translation>適用しない場合の状態</translation>
    </message>
    <message>
        <source>States with it</source>
        <translation>適用した場合の状態</translation>
    </message>
    <message>
        <source>Stanford CS336 (2025), lecture 7, recap of LLM parallelism</source>
        <translation>Stanford CS336 (2025)、第 7 回講義、LLM 並列化のまとめ</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>very</source>
        <translation>とても使いやすい</translation>
    </message>
    <message>
        <source>once a batch</source>
        <translation>バッチ毎に 1 回</translation>
    </message>
    <message>
        <source>does not scale</source>
        <translation>スケールしない</translation>
    </message>
    <message>
        <source>three times in each FSDP block</source>
        <translation>FSDP ブロック毎に 3 回</translation>
    </message>
    <message>
        <source>once a pipeline</source>
        <translation>パイプライン毎に 1 回</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>まったく使いやすくない</translation>
    </message>
    <message>
        <source>Tensor and sequence parallel</source>
        <translation>テンソル並列とシーケンス並列</translation>
    </message>
    <message>
        <source>twice in each transformer block</source>
        <translation>Transformer ブロック毎に 2 回</translation>
    </message>
    <message>
        <source>A lecture’s recap of the strategies</source>
        <translation>講義による戦略のまとめ</translation>
    </message>
    <message>
        <source>A playbook’s cheat sheet: what each strategy divides</source>
        <translation>プレイブックの早見表：各戦略が分割するもの</translation>
    </message>
    <message>
        <source>A layer’s computation against its communication</source>
        <translation>1 層の計算と通信の比較</translation>
    </message>
    <message>
        <source>computation</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>B: %1 tokens of a step; D = %2: hidden size; F = %3: FFN hidden size; X: %4 GPUs that hold the same parameters; Y: TP %5. At the peak of %6 TFLOP/s and the %7 and %8 GB/s that data sheets give a GPU among the X and among the Y.</source>
        <translation>B：1 ステップの %1 トークン。D = %2：隠れ層の次元。F = %3：FFN の隠れ層の次元。X：同じパラメータを持つ %4 GPU。Y：TP %5。ピーク %6 TFLOP/s、仕様による 1 GPU の帯域は X の間で %7、Y の間で %8 GB/s。</translation>
    </message>
    <message>
        <source>A layer is two matrices of 16 bits, without attention and gate, and groups are large: (g − 1)/g is 1. What takes longer binds where one hides behind the other.</source>
        <translation>1 層は 16 ビットの行列 2 つで、アテンションとゲートを含まず、グループは大きい（(g − 1)/g は 1）とする。一方が他方に隠れるとき、長い方が律速となる。</translation>
    </message>
    <message>
        <source>The book’s rows do not agree: with X = 1 the last would send 4·B·D + 8·B·D of activations, and MP has 4·B·D + 4·B·D. Its own steps make the second 6·B·D, or 4·B·D where the gathered input is kept.</source>
        <translation>書籍の行は一致しない：X = 1 なら最後の行は活性値を 4·B·D + 8·B·D 送ることになるが、MP は 4·B·D + 4·B·D。書籍自身の手順では第 2 項は 6·B·D、集めた入力を保持するなら 4·B·D となる。</translation>
    </message>
    <message>
        <source>The book takes a step in one go: in %1 micro-batches FSDP gathers and reduces %1 times.</source>
        <translation>書籍は 1 ステップを一度に処理する。%1 マイクロバッチでは、FSDP は収集と縮約を %1 回行う。</translation>
    </message>
    <message>
        <source>Every layer of this model has experts, of which the book’s table says nothing.</source>
        <translation>このモデルはどの層にもエキスパートがあり、書籍の表はこれを扱っていない。</translation>
    </message>
    <message>
        <source>FLOPs, as printed</source>
        <translation>FLOP 数（文献の式）</translation>
    </message>
    <message>
        <source>Bytes sent, as printed</source>
        <translation>送信バイト数（文献の式）</translation>
    </message>
    <message>
        <source>Computation here</source>
        <translation>このプランの計算</translation>
    </message>
    <message>
        <source>Communication here</source>
        <translation>このプランの通信</translation>
    </message>
    <message>
        <source>Binds</source>
        <translation>律速</translation>
    </message>
    <message>
        <source>Austin et al. (2025), “How to Scale Your Model”, part 5, after Stanford CS336 (2025), lecture 7</source>
        <translation>Austin et al. (2025)、“How to Scale Your Model”、第 5 部、Stanford CS336 (2025) 第 7 回講義による</translation>
    </message>
    <message>
        <source>Manual, “The time model”</source>
        <translation>マニュアル「時間のモデル」</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), Table 1</source>
        <translation>DeepSeek-AI (2024)、表 1</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Fault Tolerance at Scale”</source>
        <translation>並列化戦略のガイド「Fault Tolerance at Scale」</translation>
    </message>
    <message>
        <source>PyTorch documentation, “CUDA semantics”, “Memory management”</source>
        <translation>PyTorch ドキュメント「CUDA semantics」の「Memory management」</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 4.1</source>
        <translation>Fujii ら (2024)、4.1 節</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 3.1</source>
        <translation>Fujii ら (2024)、3.1 節</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 3.3</source>
        <translation>Fujii ら (2024)、3.3 節</translation>
    </message>
    <message>
        <source>Under 1F1B rank r of p has p − r of them, at most m.</source>
        <translation>1F1B では p 個中のランク r が p − r 個（最大 m 個）を持つ。</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 3.2.2</source>
        <translation>Fujii ら (2024)、3.2.2 節</translation>
    </message>
    <message>
        <source>Notes on the Ultra-scale Playbook, “Memory for others”</source>
        <translation>Ultra-scale Playbook のノート「Memory for others」</translation>
    </message>
    <message>
        <source>NVIDIA/nccl, issues 391, 964 and 1450</source>
        <translation>NVIDIA/nccl の Issue 391、964、1450</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Mixed Precision”</source>
        <translation>並列化戦略のガイド「Mixed Precision」</translation>
    </message>
    <message>
        <source>Kingma &amp; Ba (2015): two fp32 moments</source>
        <translation>Kingma &amp; Ba (2015)：fp32 のモーメント 2 つ</translation>
    </message>
    <message>
        <source>Stanford CS336 (2025), lecture 7</source>
        <translation>Stanford CS336 (2025)、第 7 回講義</translation>
    </message>
    <message>
        <source>Manual, “The memory model”</source>
        <translation>マニュアル「メモリのモデル」</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “The Hardware Hierarchy”</source>
        <translation>並列化戦略のガイド「The Hardware Hierarchy」</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Distributed Data Parallel (DDP)”</source>
        <translation>並列化戦略のガイド「Distributed Data Parallel (DDP)」</translation>
    </message>
    <message>
        <source>Notes on the Ultra-scale Playbook, “Revisiting global batch size”</source>
        <translation>Ultra-scale Playbook のノート「Revisiting global batch size」</translation>
    </message>
    <message>
        <source>Of equal stages under 1F1B it is (m + p − 1)(F + B).</source>
        <translation>均等なステージの 1F1B では (m + p − 1)(F + B)。</translation>
    </message>
    <message>
        <source>Manual, “Pipelines and schedules”</source>
        <translation>マニュアル「パイプラインとスケジュール」</translation>
    </message>
    <message>
        <source>Notes on the Ultra-scale Playbook, “TP has heavy communication”</source>
        <translation>Ultra-scale Playbook のノート「TP has heavy communication」</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Communication Primitives Reference”</source>
        <translation>並列化戦略のガイド「Communication Primitives Reference」</translation>
    </message>
    <message>
        <source>Manual, “How far to trust it”</source>
        <translation>マニュアル「どこまで信じられるか」</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 4.2</source>
        <translation>Fujii ら (2024)、4.2 節</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Overlapping Communication and Computation”</source>
        <translation>並列化戦略のガイド「Overlapping Communication and Computation」</translation>
    </message>
    <message>
        <source>Manual, “Views to compare and search”</source>
        <translation>マニュアル「比べるビューと探すビュー」</translation>
    </message>
    <message>
        <source>%1 shards over a node, which no key says how large it is</source>
        <translation>%1 は 1 ノードに分割しますが、その大きさを言うキーがありません</translation>
    </message>
    <message>
        <source>does not go with parallelism_config_cp_size</source>
        <translation>parallelism_config_cp_size とは併用できません</translation>
    </message>
    <message>
        <source>no mixed precision is asked for: the model&apos;s own type counts, which is taken to be bf16</source>
        <translation>混合精度は指定されていません。モデル自身の型になり、bf16 とみなします</translation>
    </message>
    <message>
        <source>is a part of a model, whose number of layers, hidden size and heads the files do not all say</source>
        <translation>モデルの一部です。層数、隠れ次元、ヘッド数のすべてはファイルにありません</translation>
    </message>
    <message>
        <source>must be another in each trace: %1 stands in two</source>
        <translation>はトレースごとに違わなければなりません。%1 が二つあります</translation>
    </message>
    <message>
        <source>is compressed: unpack it</source>
        <translation>は圧縮されています。展開してください</translation>
    </message>
    <message>
        <source>models with Mamba layers, or with encoder and decoder, are not known here; %1 says that it is one</source>
        <translation>Mamba 層のあるモデルや、エンコーダとデコーダのあるモデルはここでは扱えません。%1 がそう言っています</translation>
    </message>
    <message>
        <source>%1 says it</source>
        <translation>%1 が言っています</translation>
    </message>
    <message>
        <source>is not followed (%1), and nothing else there has a key of a framework that is known here</source>
        <translation>はたどれません（%1）。ほかにも、ここで知られているフレームワークのキーはありません</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>何も言っていません</translation>
    </message>
    <message>
        <source>the other file says %1, and counts for more</source>
        <translation>もう一方のファイルが %1 としており、そちらが優先されます</translation>
    </message>
    <message>
        <source>is handed to a text that a shell runs, and not followed</source>
        <translation>シェルが実行するテキストに渡されるもので、たどりません</translation>
    </message>
    <message>
        <source>must be text; it begins as UTF-16, but is damaged or broken off</source>
        <translation>テキストでなければなりません。UTF-16 として始まりますが、壊れているか途中で切れています</translation>
    </message>
    <message>
        <source>a session of this program</source>
        <translation>このプログラムのセッション</translation>
    </message>
    <message>
        <source>a model&apos;s config.json</source>
        <translation>モデルの config.json</translation>
    </message>
    <message>
        <source>the table of a benchmark</source>
        <translation>ベンチマークの表</translation>
    </message>
    <message>
        <source>a log of %1</source>
        <translation>%1 のログ</translation>
    </message>
    <message>
        <source>a configuration of %1</source>
        <translation>%1 の設定</translation>
    </message>
    <message>
        <source>a list of hosts or GPUs</source>
        <translation>ホストまたは GPU の一覧</translation>
    </message>
    <message>
        <source>what was measured of a step</source>
        <translation>ステップの計測結果</translation>
    </message>
    <message>
        <source>%1; the file looks like %2</source>
        <translation>%1。このファイルは%2のようです</translation>
    </message>
    <message>
        <source>%1 The file looks like %2.</source>
        <translation>%1 このファイルは%2のようです。</translation>
    </message>
    <message>
        <source>layers are gathered one by one; without %1 Accelerate gathers all of them at once</source>
        <translation>層は一つずつ集めるものとします。%1 がないと Accelerate はすべてを一度に集めます</translation>
    </message>
    <message>
        <source>%1 GPUs a node are started, which counts; the hosts have %2</source>
        <translation>ノードあたり %1 GPU が起動され、こちらを採ります。ホストは %2 GPU です</translation>
    </message>
    <message>
        <source>%1 nodes are started, which counts; the hosts are %2</source>
        <translation>%1 ノードが起動され、こちらを採ります。ホストは %2 台です</translation>
    </message>
    <message>
        <source>tokens are exchanged all to all, where Megatron gathers all of them unless %1 says otherwise</source>
        <translation>トークンは全対全で交換するものとします。%1 で指定しない限り Megatron はすべてを集めます</translation>
    </message>
    <message>
        <source>models with Mamba layers are not known here</source>
        <translation>Mamba 層を持つモデルはここでは扱えません</translation>
    </message>
    <message>
        <source>is a log of %1: what it measured is read where it is given alone, and by My cluster</source>
        <translation>%1 のログです。測定値は、単独で渡したときと「自分のクラスタ」で読みます</translation>
    </message>
    <message>
        <source>must be UTF-8, which its field %1 is not</source>
        <translation>UTF-8 でなければなりませんが、%1 番目のフィールドがそうではありません</translation>
    </message>
    <message>
        <source>must be text; its field %1 has control characters</source>
        <translation>テキストでなければなりませんが、%1 番目のフィールドに制御文字があります</translation>
    </message>
    <message>
        <source>is a loop, whose body is read once</source>
        <translation>は、中身を一度だけ読むループです</translation>
    </message>
    <message>
        <source>is a function called by too many others to be followed</source>
        <translation>は、ほかの関数を通した呼び出しが深すぎてたどれない関数です</translation>
    </message>
    <message>
        <source>is one of several functions, of which it is not known which is called</source>
        <translation>は、どれが呼び出されるか分からないいくつかの関数のひとつです</translation>
    </message>
    <message>
        <source>is a loop&apos;s variable, with another value in each round</source>
        <translation>は、回ごとに値が変わるループの変数です</translation>
    </message>
    <message>
        <source>%1 says %2, and not with which memory</source>
        <translation>%1 は %2 と言い、メモリ容量は言っていません</translation>
    </message>
    <message>
        <source>is a script run by too many others to be followed</source>
        <translation>は、たどるには多すぎるスクリプトを経て起動されます</translation>
    </message>
    <message>
        <source>opens a quote or a bracket that is never closed: the file may be cut off</source>
        <translation>は引用符または括弧を開いたままです。ファイルが途中で切れているかもしれません</translation>
    </message>
    <message>
        <source>how many stages there are follows from the model, which no file says</source>
        <translation>ステージの数はモデルで決まりますが、どのファイルもモデルを言っていません</translation>
    </message>
    <message>
        <source>as on GPUs that have it; the file leaves it open</source>
        <translation>対応する GPU での値です。ファイルは決めていません</translation>
    </message>
    <message>
        <source>no file says it; without one its trainer computes in FP32</source>
        <translation>どのファイルも言っていません。指定がなければトレーナーは FP32 で計算します</translation>
    </message>
    <message>
        <source>Where scores are stored, attention is computed by matrix products, not by %1.</source>
        <translation>スコアを保存するとき、アテンションを計算するのは行列積であり、%1 ではありません。</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>アテンションカーネル</translation>
    </message>
    <message>
        <source>Shah et al. (2024), “FlashAttention-3”</source>
        <translation>Shah et al. (2024)、「FlashAttention-3」</translation>
    </message>
    <message>
        <source>%1 has no experts: their capacity, routing, dispatch and overlap change nothing.</source>
        <translation>%1 にはエキスパートがありません。容量、ルーティング、ディスパッチ、重ね合わせは何も変えません。</translation>
    </message>
    <message>
        <source>FP8 dispatch</source>
        <translation>FP8 ディスパッチ</translation>
    </message>
    <message>
        <source>Tokens travel to their experts in FP8, and gradients the same way; both come back in 16 bits.</source>
        <translation>トークンは FP8 でエキスパートへ送られ、勾配も同様です。どちらも 16 ビットで戻ります。</translation>
    </message>
    <message>
        <source>With a scale for every 128 numbers, a number takes 1.03 bytes there and 2 back.</source>
        <translation>128 個ごとに一つのスケールがあり、一つの数は行きに 1.03 バイト、帰りに 2 バイトです。</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 3.3.3</source>
        <translation>DeepSeek-AI (2024)、3.3.3 節</translation>
    </message>
    <message>
        <source>bytes of a number to an expert and back, the mean of both</source>
        <translation>一つの数がエキスパートへ行って戻るバイト数の平均</translation>
    </message>
    <message>
        <source>Tensor parallel collectives of a layer, forward or backward</source>
        <translation>1 層のテンソル並列集団通信、順伝播または逆伝播</translation>
    </message>
    <message>
        <source>Further latency of tensor parallelism, a rank, beside a pipeline that leaves the node by way of the host</source>
        <translation>ホスト経由でノードを出るパイプラインと併せたとき、テンソル並列のランクごとに加わるレイテンシ</translation>
    </message>
    <message>
        <source>Host&apos;s time for a tensor parallel collective, a rank, beside a pipeline that leaves the node by way of the host</source>
        <translation>ホスト経由でノードを出るパイプラインと併せたとき、テンソル並列の集団通信でホストがランクごとに使う時間</translation>
    </message>
    <message>
        <source>What computes attention: a kernel written for Hopper and Blackwell, FlashAttention 2, which was written for Ampere, or FlashAttention in Triton before them.</source>
        <translation>アテンションを計算するもの。Hopper と Blackwell 向けのカーネル、Ampere 向けの FlashAttention 2、またはそれより前の Triton の FlashAttention です。</translation>
    </message>
    <message>
        <source>As measured on Hopper, FlashAttention 2 reaches 0.56 of what cuDNN&apos;s attention does, 0.64 with heads of 64 numbers; FlashAttention 3 is taken to be like cuDNN&apos;s. In Triton it reached 0.43 and 0.49 of FlashAttention 2. Unless a plan says which, it is what the framework takes on the GPU. The cluster of Fujii et al. ran FlashAttention 2, MosaicML mostly Triton.</source>
        <translation>Hopper での測定では、FlashAttention 2 は cuDNN のアテンションの 0.56 倍、64 個の数のヘッドでは 0.64 倍の速さです。FlashAttention 3 は cuDNN と同じとみなします。Triton のものは FlashAttention 2 の 0.43 倍と 0.49 倍でした。プランが言わなければ、フレームワークがその GPU で選ぶものになります。Fujii らのクラスターは FlashAttention 2、MosaicML はおもに Triton で動きました。</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>トランスポート</translation>
    </message>
    <message>
        <source>What moves bytes between nodes: the network’s cards alone, or the host’s cores with them.</source>
        <translation>ノードの間でバイトを運ぶもの。ネットワークのカードだけか、ホストのコアも加わるかです。</translation>
    </message>
    <message>
        <source>InfiniBand and RoCE leave it to the cards. On AWS’s EFA and on Omni-Path the host takes part; beside a pipeline over nodes, tensor parallelism was measured to be slower there with each of its ranks.</source>
        <translation>InfiniBand と RoCE はカードに任せます。AWS の EFA と Omni-Path ではホストも加わり、ノードをまたぐパイプラインと併せると、テンソル並列はランクが増えるごとに遅くなると測定されました。</translation>
    </message>
    <message>
        <source>Published runs of nanotron and of BLOOM</source>
        <translation>nanotron と BLOOM の公表された実行</translation>
    </message>
    <message>
        <source>To try %1, which runs out of memory with a probability of %2 %, makes what can be expected to be gained %3 %.</source>
        <translation>%2 % の確率でメモリ不足になる %1 も試すと、見込める向上は %3 % になります。</translation>
    </message>
    <message>
        <source>To run %1 first can be expected to reach %2 % more than the fastest that fits: they run out of memory with probabilities of %3 and %4 %.</source>
        <translation>まず %1 を実行すると、収まる最速のプランより %2 % 多く期待できます。メモリ不足になる確率は %3 % と %4 % です。</translation>
    </message>
    <message>
        <source>To run %1 beside the fastest can be expected to gain %2 %.</source>
        <translation>最速に加えて %1 も実行すると、期待できる改善は %2 % です。</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>空にできません</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2, not %3</source>
        <translation>%1 から %2 までの数でなければならず、%3 ではいけません</translation>
    </message>
    <message>
        <source>%1 cannot be configured with ZeRO %2 beside a pipeline, only with %3; these are the figures of one that could.</source>
        <translation>%1 は、パイプラインと併せて ZeRO %2 に設定できず、%3 だけです。示す数値は、できたとした場合のものです。</translation>
    </message>
    <message>
        <source>%1 cannot be configured with ZeRO %2, only with %3; these are the figures of one that could.</source>
        <translation>%1 は ZeRO %2 に設定できず、%3 だけです。示す数値は、できたとした場合のものです。</translation>
    </message>
    <message>
        <source>%1 cannot be configured with the schedule %2, only with %3; these are the figures of one that could.</source>
        <translation>%1 はスケジュール %2 に設定できず、%3 だけです。示す数値は、できたとした場合のものです。</translation>
    </message>
    <message>
        <source>%1 cannot be configured with recomputation %2, only with %3; these are the figures of one that could.</source>
        <translation>%1 は再計算 %2 に設定できず、%3 だけです。示す数値は、できたとした場合のものです。</translation>
    </message>
    <message>
        <source>%1 cannot be configured to recompute one layer in %2 (recompute-every), only with %3; these are the figures of one that could.</source>
        <translation>%1 は %2 層に 1 層の再計算（recompute-every）に設定できず、%3 だけです。示す数値は、できたとした場合のものです。</translation>
    </message>
    <message>
        <source>must be a value of %1, not “%2”</source>
        <translation>は %1 の値でなければならず、「%2」ではありません</translation>
    </message>
    <message>
        <source>is %1 a second time</source>
        <translation>は二度目の %1 です</translation>
    </message>
    <message>
        <source>Of %1 plans that fit the fastest is %2; others that may be as good: %3.</source>
        <translation>収まる %1 個のプランのうち最速は %2。ほかに同等かもしれないものは %3 個。</translation>
    </message>
    <message>
        <source>Of %1 plans that fit the fastest is %2, %3 % faster than this one; others that may be as good: %4.</source>
        <translation>収まる %1 個のプランのうち最速は %2 で、このプランより %3 % 速い。ほかに同等かもしれないものは %4 個。</translation>
    </message>
    <message>
        <source>No plan of %1 that fit is faster than this one; others that may be as good: %2.</source>
        <translation>収まる %1 個のうち、このプランより速いものはありません。ほかに同等かもしれないものは %2 個。</translation>
    </message>
    <message>
        <source>Causal FLOPs at the dense peak</source>
        <translation>密行列のピークでの因果的な FLOPs</translation>
    </message>
    <message>
        <source>Throughput lost by taking the fastest predicted instead of the fastest measured plan.</source>
        <translation>実測で最速のプランの代わりに予測で最速のプランを取ることで失うスループット。</translation>
    </message>
    <message>
        <source>The mean over sets of plans that compete, of what ran.</source>
        <translation>実行できたものについて、競合するプランの組にわたる平均。</translation>
    </message>
    <message>
        <source>must have a column of what was measured: step_seconds, tokens_per_second_per_gpu, tflops_per_gpu, mfu, memory_gib, oom or outcome</source>
        <translation>測定したものの列が必要です：step_seconds、tokens_per_second_per_gpu、tflops_per_gpu、mfu、memory_gib、oom、outcome のどれか</translation>
    </message>
    <message>
        <source>must be allocated, reserved or device, of the fullest stage or with -first-stage or -last-stage behind it, not %1</source>
        <translation>allocated、reserved、device のいずれか（最も満ちた段のもの、または -first-stage か -last-stage を付けたもの）でなければならず、%1 ではいけません</translation>
    </message>
    <message>
        <source>must be ok, oom, crashed, hang or failed, not %1</source>
        <translation>ok、oom、crashed、hang、failed のいずれかでなければならず、%1 ではいけません</translation>
    </message>
</context>
<context>
    <name>cost</name>
    <message>
        <source>goodput %1</source>
        <comment>share of the time that trains</comment>
        <translation>グッドプット %1</translation>
    </message>
    <message>
        <source>%1 days</source>
        <comment>of training</comment>
        <translation>%1 日</translation>
    </message>
    <message>
        <source>%1 · %2 GPU-hours</source>
        <comment>days of training</comment>
        <translation>%1 · %2 GPU 時間</translation>
    </message>
    <message>
        <source>%1 · costs %2</source>
        <comment>days and hours, an amount of money in no currency</comment>
        <translation>%1 · 費用 %2</translation>
    </message>
    <message>
        <source>%1 MWh at the power of the GPUs’ boards, without hosts and cooling</source>
        <translation>GPU ボードの電力で %1 MWh（ホストと冷却を除く）</translation>
    </message>
    <message>
        <source>A failure every %1 hours in the mean</source>
        <translation>平均 %1 時間ごとに 1 回の故障</translation>
    </message>
    <message>
        <source>No failures</source>
        <translation>故障なし</translation>
    </message>
    <message>
        <source>A checkpoint takes %1 s, after every %2 minutes of training</source>
        <translation>チェックポイントは %1 s、学習 %2 分ごと</translation>
    </message>
</context>
<context>
    <name>course</name>
    <message>
        <source>states %1, activations %2, waiting</source>
        <comment>GiB</comment>
        <translation>状態 %1、活性値 %2、待機中</translation>
    </message>
    <message>
        <source>states %1, activations %2, working memory %3</source>
        <comment>GiB</comment>
        <translation>状態 %1、活性値 %2、作業メモリ %3</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Working memory</source>
        <translation>作業メモリ</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>GiB, name of a moment</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stage %1 runs nothing and holds %2 of states</source>
        <comment>stage, GiB</comment>
        <translation>ステージ %1 は何も実行せず、状態 %2 を保持</translation>
    </message>
    <message>
        <source>Stage %1 peaks at %2, %3 of %4: %5</source>
        <comment>stage, GiB, share, capacity, name of a moment</comment>
        <translation>ステージ %1 のピーク：%2、%4 の %3：%5</translation>
    </message>
    <message>
        <source>Operation %1, time %2 to %3: %4, %5 of capacity: %6</source>
        <comment>number, two times, GiB, share, parts</comment>
        <translation>演算 %1、時間 %2 ～ %3：%4、容量の %5：%6</translation>
    </message>
    <message>
        <source>%1. The peak of these passes.</source>
        <translation>%1。この順伝播・逆伝播のピーク。</translation>
    </message>
    <message>
        <source>Time %1: %2, %3 of capacity: %4</source>
        <comment>time, GiB, share, parts</comment>
        <translation>時間 %1：%2、容量の %3：%4</translation>
    </message>
    <message>
        <source>Time %1 to %2: at most %3, %4 of capacity: %5</source>
        <comment>two times, GiB, share, parts</comment>
        <translation>時間 %1 ～ %2：最大 %3、容量の %4：%5</translation>
    </message>
    <message>
        <source>Stage %1 holds most %2, %3; up to %4 before, %5 of %6</source>
        <comment>stage, name of a moment, GiB, GiB, share, capacity</comment>
        <translation>ステージ %1 が最も多く保持するのは%2で、%3。それまでは最大 %4、%6 の %5</translation>
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
    <message>
        <source>Framework profiles (*.json);;All files (*)</source>
        <translation>フレームワークのプロファイル (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>モデルを読み込む</translation>
    </message>
    <message>
        <source>Model configurations (*.json);;All files (*)</source>
        <translation>モデルの設定 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Delete “%1” from your library? Sessions that use it keep it.</source>
        <translation>「%1」をライブラリから削除しますか。使用中のセッションには残ります。</translation>
    </message>
    <message>
        <source>Load a framework profile</source>
        <translation>フレームワークのプロファイルを読み込む</translation>
    </message>
    <message>
        <source>Save the framework profile</source>
        <translation>フレームワークのプロファイルを保存</translation>
    </message>
    <message>
        <source>Orders of operations (*.txt);;All files (*)</source>
        <translation>演算の順序 (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Performance profiles (*.json);;All files (*)</source>
        <translation>性能プロファイル (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open training runs</source>
        <translation>学習の実行を開く</translation>
    </message>
    <message>
        <source>Load a profile</source>
        <translation>プロファイルを読み込む</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>プロファイルを保存</translation>
    </message>
    <message>
        <source>“%1” was changed by another program or window since it was opened here. Save over it?</source>
        <translation>「%1」は、ここで開いた後に別のプログラムまたはウィンドウで変更されました。上書きしますか？</translation>
    </message>
    <message>
        <source>Another window ended with unsaved changes of “%1”.</source>
        <translation>別のウィンドウが「%1」の未保存の変更を残して終了しました。</translation>
    </message>
    <message>
        <source>Open them here</source>
        <translation>ここで開く</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>破棄する</translation>
    </message>
    <message>
        <source>Changed meanwhile</source>
        <translation>その間に変更されました</translation>
    </message>
    <message>
        <source>Save &amp;over it</source>
        <translation>上書き保存(&amp;O)</translation>
    </message>
    <message>
        <source>Name of the plan:</source>
        <translation>プランの名前:</translation>
    </message>
    <message>
        <source>Rename a plan</source>
        <translation>プランの改名</translation>
    </message>
    <message>
        <source>Export the progress</source>
        <translation>進み具合の書き出し</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>表 (*.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Compare with a measured step</source>
        <translation>測定したステップと比較</translation>
    </message>
    <message>
        <source>Traces of the PyTorch profiler, and measured passes (*.json *.json.gz *.gz *.csv);;All files (*)</source>
        <translation>PyTorch プロファイラのトレース、測定したパス (*.json *.json.gz *.gz *.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Runs and logs (*.csv *.log *.out *.txt);;All files (*)</source>
        <translation>実行とログ (*.csv *.log *.out *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Import configurations</source>
        <translation>設定を読み込む</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>ログのフォルダーを開く</translation>
    </message>
    <message>
        <source>Open an order of operations</source>
        <translation>演算の順序を開く</translation>
    </message>
    <message>
        <source>Save the order of operations</source>
        <translation>演算の順序を保存</translation>
    </message>
    <message>
        <source>Configurations, scripts and hosts (*.sh *.bash *.slurm *.sbatch *.toml *.yaml *.yml *.json *.txt *.log *.out *host*);;All files (*)</source>
        <translation>設定、スクリプト、ホスト (*.sh *.bash *.slurm *.sbatch *.toml *.yaml *.yml *.json *.txt *.log *.out *host*);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>Paper, eq. 18</source>
        <translation>論文、式 18</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>推定器</translation>
    </message>
    <message>
        <source>Every tensor that the framework stores, stage by stage and moment by moment.</source>
        <translation>フレームワークが保持する全テンソルを、ステージ毎・時点毎に数える。</translation>
    </message>
    <message>
        <source>The equations of Fujii et al. (2024), word for word.</source>
        <translation>Fujii ら (2024) の式をそのまま使う。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>出典：%1</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（変更あり）</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA コンテキスト</translation>
    </message>
    <message>
        <source>Each communicator</source>
        <translation>コミュニケータ毎</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>断片化</translation>
    </message>
    <message>
        <source>Communicator</source>
        <translation>コミュニケータ</translation>
    </message>
</context>
<context>
    <name>exporting</name>
    <message>
        <source>Export as Chrome trace</source>
        <translation>Chrome トレースを書き出す</translation>
    </message>
    <message>
        <source>Export the order</source>
        <translation>順序を書き出す</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>タイムラインを書き出す</translation>
    </message>
    <message>
        <source>Export %1 as a picture</source>
        <comment>name of a panel</comment>
        <translation>%1を図として書き出す</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 図形</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文書</translation>
    </message>
    <message>
        <source>Export the numbers of %1</source>
        <comment>name of a panel</comment>
        <translation>数値を書き出す：%1</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>カンマ区切りの値</translation>
    </message>
    <message>
        <source>Chrome trace, for Perfetto</source>
        <translation>Chrome トレース（Perfetto 用）</translation>
    </message>
    <message>
        <source>Order of operations</source>
        <translation>演算の順序</translation>
    </message>
    <message>
        <source>JSON, as of the command line</source>
        <translation>コマンドラインと同じ JSON</translation>
    </message>
    <message>
        <source>%1; stages: %2, operations: %3</source>
        <comment>a schedule, two numbers</comment>
        <translation>%1；ステージ：%2、演算：%3</translation>
    </message>
    <message>
        <source>PDF document, A4</source>
        <translation>PDF 文書（A4）</translation>
    </message>
    <message>
        <source>PDF document, Letter</source>
        <translation>PDF 文書（Letter）</translation>
    </message>
    <message>
        <source>PDF document, slides of 16:9</source>
        <translation>PDF 文書（16:9 スライド）</translation>
    </message>
    <message>
        <source>Web page, all in one file</source>
        <translation>ウェブページ（1 ファイル）</translation>
    </message>
    <message>
        <source>Markdown, pictures beside it</source>
        <translation>Markdown（図は別ファイル）</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>%1 (it runs %2)</source>
        <comment>setting and value, value</comment>
        <translation>%1（実行は %2）</translation>
    </message>
    <message>
        <source>Export the plan</source>
        <translation>プランを書き出す</translation>
    </message>
    <message>
        <source>It says everything of this plan.</source>
        <translation>このプランのすべてを表せます。</translation>
    </message>
    <message>
        <source>It cannot say: %1</source>
        <comment>settings</comment>
        <translation>表せないもの：%1</translation>
    </message>
</context>
<context>
    <name>figure_text</name>
    <message>
        <source>%1×</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
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
    <message>
        <source>Expert parallel</source>
        <translation>エキスパート並列</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>断片化</translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation>コミュニケータ</translation>
    </message>
    <message>
        <source>GPU context</source>
        <translation>GPU コンテキスト</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <translation>%1 未満</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation>%1 超</translation>
    </message>
    <message>
        <source>%1 likely to run out</source>
        <comment>a probability</comment>
        <translation>不足の確率 %1</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>予約</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>%1 allocated</source>
        <comment>GiB</comment>
        <translation>割り当て %1</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <comment>GiB</comment>
        <translation>予約 %1</translation>
    </message>
    <message>
        <source>%1 on the device</source>
        <comment>GiB</comment>
        <translation>デバイス %1</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>%1 FLOPs</source>
        <translation>%1 FLOPs</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/s</translation>
    </message>
    <message>
        <source>%1 PB</source>
        <translation>%1 PB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 B</source>
        <comment>bytes</comment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>an amount of bytes</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the words before, the last one</comment>
        <translation>%1 または %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>words to choose from</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>freshness</name>
    <message>
        <source>Computing…</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>Last plan that runs</source>
        <translation>最後に実行できたプラン</translation>
    </message>
</context>
<context>
    <name>fsdp_curves</name>
    <message>
        <source>%1 MFU</source>
        <comment>share</comment>
        <translation>%1 MFU</translation>
    </message>
    <message>
        <source>%1 HFU</source>
        <comment>share</comment>
        <translation>%1 HFU</translation>
    </message>
    <message>
        <source>%1 per GPU</source>
        <comment>tokens per second</comment>
        <translation>GPU 1 基あたり %1</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 Gbit/s</source>
        <translation>%1 Gbit/s</translation>
    </message>
    <message>
        <source>No model fits</source>
        <translation>収まるモデルはない</translation>
    </message>
    <message>
        <source>At %1, %2 can reach %3</source>
        <comment>stop, line, value</comment>
        <translation>%1 では %2 が %3 に到達可能</translation>
    </message>
    <message>
        <source>At %1, %2 can reach %3, %4 only %5</source>
        <comment>stop, line, value, line, value</comment>
        <translation>%1 では %2 が %3 に到達可能、%4 は %5 のみ</translation>
    </message>
    <message>
        <source>γ %1, ZeRO %2, %3 tokens a GPU</source>
        <comment>share, stage, number</comment>
        <translation>γ %1、ZeRO %2、GPU 1 基あたり %3 トークン</translation>
    </message>
    <message>
        <source>%1, less than one sequence</source>
        <comment>how it was reached</comment>
        <translation>%1、1 系列に満たない</translation>
    </message>
    <message>
        <source>measured: out of memory</source>
        <translation>実測：メモリ不足</translation>
    </message>
    <message>
        <source>measured %1 with one sequence of %2</source>
        <comment>value, tokens</comment>
        <translation>実測 %1（長さ %2 の系列 1 個）</translation>
    </message>
    <message numerus="yes">
        <source>measured %1 with %n sequences of %2</source>
        <comment>value, tokens</comment>
        <translation>
            <numerusform>実測 %1（長さ %2 の系列 %n 個）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (MFU · 4/3)</source>
        <comment>a measured HFU</comment>
        <translation>%1（MFU · 4/3）</translation>
    </message>
    <message>
        <source>Best MFU</source>
        <translation>最良の MFU</translation>
    </message>
    <message>
        <source>Best HFU</source>
        <translation>最良の HFU</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>トークン/s/GPU</translation>
    </message>
    <message>
        <source>Model, by parameters</source>
        <translation>モデル（パラメータ数順）</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Bandwidth between nodes per GPU, Gbit/s</source>
        <translation>GPU 1 基あたりのノード間帯域、Gbit/s</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 トークン/s</translation>
    </message>
    <message>
        <source>Nothing is chosen for the FSDP curves</source>
        <translation>FSDP 曲線に選ばれたものはない</translation>
    </message>
    <message>
        <source>%1; measured: %2 of the best</source>
        <comment>a sentence, share</comment>
        <translation>%1；実測：最良値の %2</translation>
    </message>
    <message>
        <source>%1; measured: %2 to %3 of the best</source>
        <comment>a sentence, shares</comment>
        <translation>%1；実測：最良値の %2 から %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, under which conditions</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>line, stop</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: at best %2 (%3)</source>
        <comment>where, value, how</comment>
        <translation>%1：最良で %2（%3）</translation>
    </message>
    <message>
        <source>%1: Table 4 has no sequence length for it</source>
        <comment>where</comment>
        <translation>%1：表 4 に系列長の記載なし</translation>
    </message>
    <message>
        <source>%1: does not fit</source>
        <comment>where</comment>
        <translation>%1：収まらない</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>sentence so far, more</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1, %2 of the best</source>
        <comment>sentence so far, share</comment>
        <translation>%1、最良値の %2</translation>
    </message>
</context>
<context>
    <name>gantt</name>
    <message>
        <source>Links</source>
        <comment>between pipeline stages</comment>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Messages between stages</source>
        <translation>ステージ間のメッセージ</translation>
    </message>
    <message>
        <source>%1: %2 after the pipeline, on all stages together. %3</source>
        <comment>part, time, sentence</comment>
        <translation>%1：パイプラインの後に %2、全ステージ同時。%3</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) between stages on the way, %1 each</source>
        <translation>
            <numerusform>ステージ間で転送中のメッセージ %n 件、各 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No message between stages is on its way; each takes %1</source>
        <translation>ステージ間で転送中のメッセージなし；1 件につき %1</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>, </source>
        <comment>between symbols</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a term and its symbols</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>In this plan: %1</source>
        <comment>a panel</comment>
        <translation>このプランで：%1</translation>
    </message>
    <message>
        <source>To look up: %1</source>
        <comment>a table</comment>
        <translation>早見表：%1</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <comment>its title</comment>
        <translation>レッスン：%1</translation>
    </message>
</context>
<context>
    <name>goal_text</name>
    <message>
        <source>the plan can run</source>
        <translation>プランが実行できる</translation>
    </message>
    <message>
        <source>data parallel size</source>
        <translation>データ並列数</translation>
    </message>
    <message>
        <source>memory of the fullest GPU</source>
        <translation>最も埋まった GPU のメモリ</translation>
    </message>
    <message>
        <source>what a GPU has</source>
        <translation>GPU の容量</translation>
    </message>
    <message>
        <source>chance of running out of memory</source>
        <translation>メモリ不足の確率</translation>
    </message>
    <message>
        <source>bubble (idle ÷ total)</source>
        <translation>バブル (アイドル ÷ 全体)</translation>
    </message>
    <message>
        <source>bubble (idle ÷ ideal)</source>
        <translation>バブル (アイドル ÷ 理想)</translation>
    </message>
    <message>
        <source>textbook bubble (idle ÷ total)</source>
        <translation>教科書のバブル (アイドル ÷ 全体)</translation>
    </message>
    <message>
        <source>textbook bubble (idle ÷ ideal)</source>
        <translation>教科書のバブル (アイドル ÷ 理想)</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>マイクロバッチ数</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>tokens per second of a GPU</source>
        <translation>GPU あたり毎秒トークン数</translation>
    </message>
    <message>
        <source>TFLOP/s of a GPU</source>
        <translation>GPU あたり TFLOP/s</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>グッドプット</translation>
    </message>
    <message>
        <source>days of training</source>
        <translation>学習日数</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <comment>a figure</comment>
        <translation>はじめの%1</translation>
    </message>
    <message>
        <source>%1 of the best plan</source>
        <comment>a figure</comment>
        <translation>最良プランの%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>conditions</comment>
        <translation>%1、かつ %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>conditions</comment>
        <translation>%1、または %2</translation>
    </message>
    <message>
        <source>not: %1</source>
        <comment>a condition</comment>
        <translation>次でない: %1</translation>
    </message>
    <message>
        <source>the plan fits (green)</source>
        <translation>プランが収まる（緑）</translation>
    </message>
</context>
<context>
    <name>gpu</name>
    <message>
        <source>Memory, GiB</source>
        <translation>メモリ、GiB</translation>
    </message>
    <message>
        <source>What the framework can see, not what the box says</source>
        <translation>フレームワークから見える量。公称値ではない</translation>
    </message>
    <message>
        <source>Memory bandwidth, GB/s</source>
        <translation>メモリ帯域、GB/s</translation>
    </message>
    <message>
        <source>Of the GPU&apos;s own memory</source>
        <translation>GPU 自身のメモリ</translation>
    </message>
    <message>
        <source>16-bit rate, TFLOP/s</source>
        <translation>16 ビット性能、TFLOP/s</translation>
    </message>
    <message>
        <source>Dense peak, without sparsity</source>
        <translation>密行列のピーク、疎性なし</translation>
    </message>
    <message>
        <source>8-bit rate, TFLOP/s</source>
        <translation>8 ビット性能、TFLOP/s</translation>
    </message>
    <message>
        <source>no 8-bit units</source>
        <translation>8 ビット演算器なし</translation>
    </message>
    <message>
        <source>Fast link, GB/s</source>
        <translation>高速リンク、GB/s</translation>
    </message>
    <message>
        <source>NVLink and its like: one GPU, one direction</source>
        <translation>NVLink など：GPU 1 基、片方向</translation>
    </message>
    <message>
        <source>GPUs on the fast link</source>
        <translation>高速リンクの GPU 数</translation>
    </message>
    <message>
        <source>How many GPUs the fast link joins</source>
        <translation>高速リンクがつなぐ GPU 数</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>ノードの GPU 数</translation>
    </message>
    <message>
        <source>Of one host</source>
        <translation>ホスト 1 台あたり</translation>
    </message>
    <message>
        <source>Network, Gbit/s</source>
        <translation>ネットワーク、Gbit/s</translation>
    </message>
    <message>
        <source>Between nodes: one GPU, one direction</source>
        <translation>ノード間：GPU 1 基、片方向</translation>
    </message>
    <message>
        <source>16-bit units know BF16</source>
        <translation>16 ビット演算器が BF16 対応</translation>
    </message>
    <message>
        <source>Off for devices whose 16-bit units only know FP16</source>
        <translation>16 ビット演算器が FP16 のみのデバイスではオフ</translation>
    </message>
    <message>
        <source>NVFP4 rate, TFLOP/s</source>
        <translation>NVFP4 の速度、TFLOP/s</translation>
    </message>
    <message>
        <source>no 4-bit units</source>
        <translation>4 ビット演算器なし</translation>
    </message>
    <message>
        <source>Host link, GB/s</source>
        <translation>ホストとのリンク、GB/s</translation>
    </message>
    <message>
        <source>PCIe or NVLink-C2C to the host&apos;s memory: one direction</source>
        <translation>ホストのメモリへの PCIe または NVLink-C2C（片方向）</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Board power, W</source>
        <translation>ボード電力、W</translation>
    </message>
    <message>
        <source>At most, as the vendor&apos;s data sheet has it (TDP)</source>
        <translation>最大値、メーカーのデータシートによる（TDP）</translation>
    </message>
    <message>
        <source>Large products, % of the peak</source>
        <translation>大きな積、ピークの %</translation>
    </message>
    <message>
        <source>What matrix products of 0.2 ms and more were measured to reach of the 16-bit peak; predictions follow it</source>
        <translation>0.2 ms 以上の行列積が 16 ビットのピークのどれだけに達したかの測定値。予測はこれに従います</translation>
    </message>
</context>
<context>
    <name>guide_tree</name>
    <message numerus="yes">
        <source>⚠ The guide errs here (%n)</source>
        <comment>mistakes of the guide</comment>
        <translation>
            <numerusform>⚠ ここでガイドは誤り（%n 件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <comment>an answer</comment>
        <translation>はい：%1</translation>
    </message>
    <message>
        <source>No: %1</source>
        <comment>an answer</comment>
        <translation>いいえ：%1</translation>
    </message>
    <message>
        <source>The guide’s tree recommends: %1; this plan does %2 of %3</source>
        <comment>recommendations, two counts</comment>
        <translation>ガイドの決定木の推奨：%1。このプランは %3 件中 %2 件に従う</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <comment>of a plan</comment>
        <translation>1 ステップ %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 速い</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 遅い</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>同じ速さ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a speed and how a plan fits</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>nothing like that runs</source>
        <translation>該当して実行できるものなし</translation>
    </message>
    <message>
        <source>✓ as this plan does</source>
        <translation>✓ このプランの通り</translation>
    </message>
    <message>
        <source>as this plan, which does not fit</source>
        <translation>このプランの通りだが、収まらない</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>changes of a plan and what they do</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not asked of this model on these GPUs.</source>
        <translation>このモデルとこれらの GPU では問われません。</translation>
    </message>
    <message>
        <source>What the guide says here does not add up:</source>
        <translation>ここでのガイドの説明は辻褄が合いません：</translation>
    </message>
    <message>
        <source>%1 Yes: %2</source>
        <comment>a question and an answer</comment>
        <translation>%1 はい：%2</translation>
    </message>
    <message>
        <source>%1 No: %2</source>
        <comment>a question and an answer</comment>
        <translation>%1 いいえ：%2</translation>
    </message>
    <message>
        <source>%1. This scenario answers otherwise.</source>
        <translation>%1。このシナリオの答えは異なります。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an answer and a remark</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>heatmap</name>
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
    <message>
        <source>%1 T</source>
        <comment>10^12</comment>
        <translation>%1 T</translation>
    </message>
    <message>
        <source>%1 B</source>
        <comment>10^9</comment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>10^6</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>10^3</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 HFU</source>
        <translation>%1 HFU</translation>
    </message>
    <message>
        <source>%1 MFU</source>
        <translation>%1 MFU</translation>
    </message>
    <message>
        <source>%1, %2 and %3 per GPU</source>
        <comment>utilisation, TFLOP/s, tokens/s</comment>
        <translation>%1、%2、GPU 1 基あたり %3</translation>
    </message>
    <message>
        <source>%1; %2: %3</source>
        <comment>rates, what is to be paid for, amount</comment>
        <translation>%1；%2：%3</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a quantity, its least and greatest value</comment>
        <translation>%1：%2 から %3</translation>
    </message>
    <message>
        <source>%1; none of these plans fits</source>
        <translation>%1；収まるプランはこの中にない</translation>
    </message>
    <message>
        <source>%1; best that fits: %2 at %3, %4</source>
        <comment>a range, a value, two dimensions</comment>
        <translation>%1；収まる中で最良：%3、%4 で %2</translation>
    </message>
    <message>
        <source>%1; now %2</source>
        <comment>a sentence, the current plan&apos;s value</comment>
        <translation>%1；現在 %2</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <source>Hardware TFLOP/s per GPU</source>
        <translation>ハードウェア TFLOP/s/GPU</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>TFLOP/s/GPU</translation>
    </message>
    <message>
        <source>HFU</source>
        <comment>hardware FLOPs utilisation</comment>
        <translation>HFU</translation>
    </message>
    <message>
        <source>MFU</source>
        <comment>model FLOPs utilisation</comment>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>トークン/s/GPU</translation>
    </message>
    <message>
        <source>Price of %1 tokens</source>
        <comment>amount</comment>
        <translation>%1 トークンの費用</translation>
    </message>
    <message>
        <source>GPU-hours for %1 tokens</source>
        <comment>amount</comment>
        <translation>%1 トークンの GPU 時間</translation>
    </message>
    <message>
        <source>best that fits</source>
        <translation>収まる中で最良</translation>
    </message>
    <message>
        <source>%1; %2 a step, %3</source>
        <comment>a sentence, a time, utilisation and throughput</comment>
        <translation>%1；1 ステップ %2、%3</translation>
    </message>
    <message>
        <source>%1, step %2 longer</source>
        <comment>differences, a time</comment>
        <translation>%1、ステップは %2 長い</translation>
    </message>
    <message>
        <source>%1, step %2 shorter</source>
        <comment>differences, a time</comment>
        <translation>%1、ステップは %2 短い</translation>
    </message>
    <message>
        <source>%1, step as long</source>
        <comment>differences</comment>
        <translation>%1、ステップは同じ長さ</translation>
    </message>
    <message>
        <source>%1; A trains %2</source>
        <comment>differences, a model</comment>
        <translation>%1；A が学習するのは %2</translation>
    </message>
    <message numerus="yes">
        <source>%n %1 values cannot run</source>
        <comment>symbol of a dimension</comment>
        <translation>
            <numerusform>%1 の %n 値は実行不可</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fold %n %1 values</source>
        <comment>symbol of a dimension</comment>
        <translation>
            <numerusform>%1 の %n 値を折りたたむ</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 %2: no plan here can run; click or press %3 to show them</source>
        <comment>dimension, its values, key</comment>
        <translation>%1 %2：実行できるプランなし；クリックまたは %3 で表示</translation>
    </message>
    <message>
        <source>%1 %2: no plan here can run; click or press %3 to fold them away</source>
        <comment>dimension, its values, key</comment>
        <translation>%1 %2：実行できるプランなし；クリックまたは %3 で折りたたむ</translation>
    </message>
    <message numerus="yes">
        <source>Computing: %1 of %n plans…</source>
        <comment>number of those that are known</comment>
        <translation>
            <numerusform>%n プラン中 %1 を計算済み…</numerusform>
        </translation>
    </message>
    <message>
        <source>computing…</source>
        <comment>numbers of a plan</comment>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>%1, %2: computing…</source>
        <comment>two dimensions and their values</comment>
        <translation>%1、%2：計算中…</translation>
    </message>
    <message>
        <source>No plan with any of these fits</source>
        <translation>これらの値で収まるプランはありません</translation>
    </message>
    <message>
        <source>Fastest over everything else. %1</source>
        <comment>of each pair of values; a sentence</comment>
        <translation>他のすべての設定にわたる最速。%1</translation>
    </message>
</context>
<context>
    <name>kept_plans</name>
    <message>
        <source>A plan needs a name.</source>
        <translation>プランには名前が必要です。</translation>
    </message>
    <message numerus="yes">
        <source>A plan&apos;s name may have %Ln letter(s).</source>
        <translation>
            <numerusform>プランの名前は %Ln 文字までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>“A” is the pinned baseline.</source>
        <translation>「A」は固定した基準です。</translation>
    </message>
    <message>
        <source>Another plan is called “%1”.</source>
        <translation>「%1」という名前のプランは既にあります。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two names of one plan</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>このプラン</translation>
    </message>
</context>
<context>
    <name>laboratory</name>
    <message numerus="yes">
        <source>%1 on stage %2, from %3 to %4; then it holds %n micro-batch(es)</source>
        <translation>
            <numerusform>ステージ %2 の %1、%3 から %4 まで。その後 %n マイクロバッチ分を保持</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage %1 waits for %2</source>
        <translation>ステージ %1 は %2 を待っています</translation>
    </message>
    <message>
        <source>Stage %1 idles for %2 before %3: %4 on stage %5 has to end first</source>
        <translation>ステージ %1 は %3 の前に %2 遊びます。ステージ %5 の %4 が先に終わる必要があります</translation>
    </message>
    <message>
        <source>%1: placed on every stage</source>
        <translation>%1: すべてのステージに置きました</translation>
    </message>
    <message>
        <source>%1: to be placed on stage %2</source>
        <comment>operation, list of numbers</comment>
        <translation>%1: 残りはステージ %2</translation>
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
        <source>Input gradient</source>
        <translation>入力勾配</translation>
    </message>
    <message>
        <source>Weight gradient</source>
        <translation>重み勾配</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>逆伝播</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n スロット</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>held, room</comment>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>none is shorter than %1</source>
        <translation>%1 より短いものはない</translation>
    </message>
    <message>
        <source>best found %1</source>
        <translation>見つかった最良 %1</translation>
    </message>
    <message>
        <source>Drag an operation from below into a stage, or go to a stage with the arrow keys and press F or B.</source>
        <translation>下から演算をステージへドラッグするか、矢印キーでステージへ行って F か B を押してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) to place; no schedule takes less than %1</source>
        <translation>
            <numerusform>置く演算は %n 個。どのスケジュールも %1 より短くなりません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 operations placed, %3 so far</source>
        <translation>%2 個中 %1 個の演算を配置、いまのところ %3</translation>
    </message>
    <message>
        <source>%1, bubble %2: no schedule can be shorter</source>
        <translation>%1、バブル %2。これより短いスケジュールはありません</translation>
    </message>
    <message>
        <source>%1, bubble %2; no schedule takes less than %3</source>
        <translation>%1、バブル %2。どのスケジュールも %3 より短くなりません</translation>
    </message>
    <message>
        <source>all operations placed</source>
        <translation>すべての演算を配置</translation>
    </message>
    <message>
        <source>shorter than the best found, %1 (%2)</source>
        <translation>見つかった最良 %1 (%2) より短い</translation>
    </message>
    <message>
        <source>within 2 % of the best found, %1 (%2)</source>
        <translation>見つかった最良 %1 (%2) の 2 % 以内</translation>
    </message>
    <message>
        <source>the best is being looked for…</source>
        <translation>最良のものを探しています…</translation>
    </message>
    <message>
        <source>as short as is proven possible, %1 (%2)</source>
        <translation>証明された下限 %1 (%2) と同じ</translation>
    </message>
    <message>
        <source>End of stage %1: F, I and W place what comes next</source>
        <translation>ステージ %1 の終わり。F、I、W で次を置きます</translation>
    </message>
    <message>
        <source>End of stage %1: F and B place what comes next</source>
        <translation>ステージ %1 の終わり。F、B で次を置きます</translation>
    </message>
    <message>
        <source>searched</source>
        <comment>a schedule</comment>
        <translation>探索</translation>
    </message>
    <message numerus="yes">
        <source>%1 on rank %2, from %3 to %4; then it holds activations of %n forward(s)</source>
        <translation>
            <numerusform>ランク %2 の %1、%3 から %4 まで。その後はフォワード %n 個分の活性値を持ちます</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1 waits for %2</source>
        <translation>ランク %1 は %2 を待っています</translation>
    </message>
    <message>
        <source>Rank %1 idles for %2 before %3: %4 on rank %5 has to end first</source>
        <translation>ランク %1 は %3 の前に %2 空きます。先にランク %5 の %4 が終わらなければなりません</translation>
    </message>
    <message>
        <source>End of rank %1: F, I and W place what comes next</source>
        <translation>ランク %1 の末尾: F、I、W で次を置きます</translation>
    </message>
    <message>
        <source>End of rank %1: F and B place what comes next</source>
        <translation>ランク %1 の末尾: F と B で次を置きます</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>ランク %1</translation>
    </message>
    <message>
        <source>To place</source>
        <comment>operations</comment>
        <translation>未配置</translation>
    </message>
    <message>
        <source>best found %1; none is shorter</source>
        <translation>見つかった最良 %1。これより短いものはない</translation>
    </message>
</context>
<context>
    <name>layer_split</name>
    <message>
        <source>Layer split</source>
        <translation>層の分割</translation>
    </message>
    <message>
        <source>How many layers each stage of the pipeline holds.</source>
        <translation>パイプラインの各ステージが持つ層数。</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均す</translation>
    </message>
    <message>
        <source>Ends count as layers</source>
        <translation>両端も層と数える</translation>
    </message>
    <message>
        <source>Lighter ends</source>
        <translation>両端を軽く</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>There are too many stages for these layers.</source>
        <translation>層数に対してステージが多すぎる。</translation>
    </message>
    <message>
        <source>The same number on each stage; a remainder cannot run.</source>
        <translation>各ステージに同数。余りがあると実行不可。</translation>
    </message>
    <message>
        <source>The first stages take one layer more where there is a remainder.</source>
        <translation>余りがあれば、先頭のステージから 1 層ずつ多く持つ。</translation>
    </message>
    <message>
        <source>Embedding and loss count as one layer each, on the first and on the last stage.</source>
        <translation>最初のステージの埋め込みと最後のステージの損失を、それぞれ 1 層と数える。</translation>
    </message>
    <message>
        <source>The first and the last stage hold so many layers, the others share the rest.</source>
        <translation>最初と最後のステージの層数を指定し、残りをほかで分ける。</translation>
    </message>
    <message>
        <source>One number for each stage.</source>
        <translation>ステージ毎に 1 つの数。</translation>
    </message>
    <message>
        <source>as others</source>
        <translation>ほかと同じ</translation>
    </message>
    <message>
        <source>Type whole numbers with commas between them, such as 8, 9, 8, 7.</source>
        <translation>整数をカンマ区切りで入力。例：8, 9, 8, 7。</translation>
    </message>
    <message>
        <source>The pipeline has %1 stages; these are %2 numbers.</source>
        <translation>パイプラインは %1 ステージですが、数は %2 個です。</translation>
    </message>
    <message>
        <source>The model has %1 layers; these add up to %2.</source>
        <translation>モデルは %1 層ですが、合計は %2 です。</translation>
    </message>
    <message>
        <source>Layers of the first stage</source>
        <translation>最初のステージの層数</translation>
    </message>
    <message>
        <source>Layers of the first stage, which also holds the embedding.</source>
        <translation>埋め込みも持つ最初のステージの層数。</translation>
    </message>
    <message>
        <source>Layers of the last stage</source>
        <translation>最後のステージの層数</translation>
    </message>
    <message>
        <source>Layers of the last stage, which also holds head and loss.</source>
        <translation>出力層と損失も持つ最後のステージの層数。</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”</source>
        <translation>「%1」を「%2」にする</translation>
    </message>
    <message>
        <source>The list was not taken. %1</source>
        <translation>リストは採用されませんでした。%1</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>Layers of each stage</source>
        <translation>各ステージの層数</translation>
    </message>
    <message>
        <source>The layers of each stage, in the order of the model.</source>
        <translation>各ステージの層数（モデルの順）。</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <source>letter</source>
        <translation>記号</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ここでは</translation>
    </message>
    <message>
        <source>in the fit</source>
        <translation>当てはめの中で</translation>
    </message>
    <message>
        <source>each source predicted without it</source>
        <translation>各出典を除いて予測</translation>
    </message>
    <message>
        <source>each device predicted without it</source>
        <translation>各デバイスを除いて予測</translation>
    </message>
    <message>
        <source>rule (TP·CP·PP)^−0.25 · MBS^0.05</source>
        <translation>規則 (TP·CP·PP)^−0.25 · MBS^0.05</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>median error</source>
        <translation>誤差の中央値</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>平均誤差</translation>
    </message>
    <message>
        <source>with one factor a table</source>
        <translation>表ごとに係数ひとつを許して</translation>
    </message>
    <message>
        <source>rank correlation among plans that compete</source>
        <translation>競い合うプランの順位相関</translation>
    </message>
    <message>
        <source>inside the nine-in-ten interval</source>
        <translation>九割区間の内</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>こちら</translation>
    </message>
    <message>
        <source>the better of our two</source>
        <translation>こちらの二つの良い方</translation>
    </message>
    <message>
        <source>Fujii et al.</source>
        <translation>Fujii et al.</translation>
    </message>
    <message>
        <source>guide&apos;s tree</source>
        <translation>ガイドの木</translation>
    </message>
    <message>
        <source>hand rule</source>
        <translation>経験則</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>偶然</translation>
    </message>
    <message>
        <source>throughput lost</source>
        <translation>失うスループット</translation>
    </message>
    <message>
        <source>ran out of memory, which loses all</source>
        <translation>メモリ不足（すべてを失う）</translation>
    </message>
    <message>
        <source>over the %1 runs</source>
        <translation>%1 件の実行で</translation>
    </message>
    <message>
        <source>over the %1 choices</source>
        <translation>%1 回の選択で</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>faultless</source>
        <translation>誤差なし</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>over the %1 sources</source>
        <translation>%1 件の出典で</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>of the plan it cannot say</source>
        <translation>プランのうち言えないこと</translation>
    </message>
    <message>
        <source>its keys are those of</source>
        <translation>キーの出典</translation>
    </message>
    <message>
        <source>is only read</source>
        <translation>読むだけ</translation>
    </message>
    <message>
        <source>its lines are those of</source>
        <translation>行の出典</translation>
    </message>
    <message>
        <source>throughput lost by the fastest predicted of what ran</source>
        <translation>実行できたもののうち予測最速のプランで失うスループット</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Hidden size</source>
        <translation>隠れ層の次元</translation>
    </message>
    <message>
        <source>Width of what one layer hands to the next, h</source>
        <translation>層が次の層へ渡す幅、h</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層数</translation>
    </message>
    <message>
        <source>Transformer layers, L</source>
        <translation>Transformer の層数、L</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>注意ヘッド数</translation>
    </message>
    <message>
        <source>Heads of the queries, a</source>
        <translation>クエリのヘッド数、a</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>キー・バリューヘッド数</translation>
    </message>
    <message>
        <source>Heads of keys and values, k; follows the attention heads while equal</source>
        <translation>キーとバリューのヘッド数、k。等しい間は注意ヘッド数に従う</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>ヘッドの次元</translation>
    </message>
    <message>
        <source>Width of one head; follows hidden size ÷ heads while equal to it</source>
        <translation>1 ヘッドの幅。等しい間は隠れ層の次元 ÷ ヘッド数に従う</translation>
    </message>
    <message>
        <source>FFN size</source>
        <translation>FFN の次元</translation>
    </message>
    <message>
        <source>Hidden size of the feed-forward network of a dense layer</source>
        <translation>密な層のフィードフォワード網の隠れ層の次元</translation>
    </message>
    <message>
        <source>no dense layer</source>
        <translation>密な層なし</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>語彙数</translation>
    </message>
    <message>
        <source>Rows of the embedding, v</source>
        <translation>埋め込みの行数、v</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>学習する位置</translation>
    </message>
    <message>
        <source>Rows of a learned position table</source>
        <translation>学習する位置表の行数</translation>
    </message>
    <message>
        <source>none: rotary or other</source>
        <translation>なし：回転位置など</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>スライド窓</translation>
    </message>
    <message>
        <source>Keys that a token sees in the layers that do not see all</source>
        <translation>全体を見ない層でトークンが見るキーの数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Norms per layer</source>
        <translation>層あたりの正規化</translation>
    </message>
    <message>
        <source>Over the hidden size: usually 2, 4 in Gemma 2 and 3</source>
        <translation>隠れ層の次元にわたる正規化：通常 2、Gemma 2 と 3 では 4</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Routed experts of a layer</source>
        <translation>1 層のルーティング対象エキスパート数</translation>
    </message>
    <message>
        <source>Visited experts</source>
        <translation>通過エキスパート</translation>
    </message>
    <message>
        <source>Routed experts that a token visits, top-k</source>
        <translation>トークンが通るルーティング対象エキスパート数、top-k</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>共有エキスパート</translation>
    </message>
    <message>
        <source>Experts that every token visits</source>
        <translation>全トークンが通るエキスパート数</translation>
    </message>
    <message>
        <source>FFN size of an expert</source>
        <translation>エキスパートの FFN の次元</translation>
    </message>
    <message>
        <source>Hidden size of one expert&apos;s feed-forward network</source>
        <translation>エキスパート 1 つのフィードフォワード網の隠れ層の次元</translation>
    </message>
    <message>
        <source>Dense layers first</source>
        <translation>先頭の密な層</translation>
    </message>
    <message>
        <source>Leading layers without experts</source>
        <translation>エキスパートのない先頭の層数</translation>
    </message>
    <message>
        <source>Experts in every</source>
        <translation>エキスパート層の間隔</translation>
    </message>
    <message>
        <source>1: every layer holds experts; 2: every second one</source>
        <translation>1：全層がエキスパートを持つ；2：2 層毎</translation>
    </message>
    <message>
        <source>Query rank</source>
        <translation>クエリのランク</translation>
    </message>
    <message>
        <source>Width of the compressed queries</source>
        <translation>圧縮したクエリの幅</translation>
    </message>
    <message>
        <source>not compressed</source>
        <translation>圧縮なし</translation>
    </message>
    <message>
        <source>Key-value rank</source>
        <translation>キー・バリューのランク</translation>
    </message>
    <message>
        <source>Width of the compressed keys and values</source>
        <translation>圧縮したキーとバリューの幅</translation>
    </message>
    <message>
        <source>Head size without position</source>
        <translation>位置なしのヘッド次元</translation>
    </message>
    <message>
        <source>Part of a query&apos;s and a key&apos;s head without rotary position</source>
        <translation>クエリとキーのヘッドのうち回転位置のない部分</translation>
    </message>
    <message>
        <source>Head size with position</source>
        <translation>位置ありのヘッド次元</translation>
    </message>
    <message>
        <source>Part of a query&apos;s and a key&apos;s head with rotary position</source>
        <translation>クエリとキーのヘッドのうち回転位置のある部分</translation>
    </message>
    <message>
        <source>Head size of values</source>
        <translation>バリューのヘッド次元</translation>
    </message>
    <message>
        <source>Width of a head&apos;s values</source>
        <translation>1 ヘッドのバリューの幅</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>RMSNorm has one weight for each element, LayerNorm a bias as well</source>
        <translation>RMSNorm は要素毎に重み 1 つ、LayerNorm はバイアスも持つ</translation>
    </message>
    <message>
        <source>Norm of queries and keys</source>
        <translation>クエリとキーの正規化</translation>
    </message>
    <message>
        <source>Over one head each, or over all heads at once</source>
        <translation>ヘッド毎、または全ヘッド一括</translation>
    </message>
    <message>
        <source>each head</source>
        <translation>ヘッド毎</translation>
    </message>
    <message>
        <source>all heads at once</source>
        <translation>全ヘッド一括</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>バイアス</translation>
    </message>
    <message>
        <source>Which linear layers have a bias</source>
        <translation>どの線形層がバイアスを持つか</translation>
    </message>
    <message>
        <source>queries, keys, values</source>
        <translation>クエリ、キー、バリュー</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意機構</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Gated FFN</source>
        <translation>ゲート付き FFN</translation>
    </message>
    <message>
        <source>Three matrices (SwiGLU, GeGLU) rather than two (GELU, ReLU)</source>
        <translation>行列が 2 つ (GELU、ReLU) でなく 3 つ (SwiGLU、GeGLU)</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>埋め込みの共有</translation>
    </message>
    <message>
        <source>The head uses the embedding&apos;s matrix again</source>
        <translation>出力層が埋め込みの行列を使う</translation>
    </message>
    <message>
        <source>Norm after the embedding</source>
        <translation>埋め込み後の正規化</translation>
    </message>
    <message>
        <source>As in BLOOM</source>
        <translation>BLOOM と同様</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>アテンションシンク</translation>
    </message>
    <message>
        <source>One learned logit for each head, as in gpt-oss</source>
        <translation>ヘッド毎に学習するロジット 1 つ、gpt-oss と同様</translation>
    </message>
    <message>
        <source>Router correction</source>
        <translation>ルータの補正</translation>
    </message>
    <message>
        <source>A correction of the router&apos;s choice for each expert, as in DeepSeek-V3</source>
        <translation>エキスパート毎のルータ選択の補正、DeepSeek-V3 と同様</translation>
    </message>
    <message>
        <source>Gate of shared experts</source>
        <translation>共有エキスパートのゲート</translation>
    </message>
    <message>
        <source>A gate before the shared experts, as in Qwen2-MoE</source>
        <translation>共有エキスパートの前のゲート、Qwen2-MoE と同様</translation>
    </message>
    <message>
        <source>Multi-token prediction</source>
        <translation>マルチトークン予測</translation>
    </message>
    <message>
        <source>Modules behind the last layer that predict the tokens after the next</source>
        <translation>最終層の後で次の次以降のトークンを予測するモジュール</translation>
    </message>
</context>
<context>
    <name>other_model</name>
    <message>
        <source>A trains another model, %1</source>
        <translation>A は別のモデル %1 を学習</translation>
    </message>
    <message>
        <source>%1 against A, which trains %2</source>
        <comment>a signed difference in GiB, a model</comment>
        <translation>%2 を学習する A と比べて %1</translation>
    </message>
    <message>
        <source>A, which trains %1, idles %2</source>
        <comment>a model, share of total time</comment>
        <translation>%1 を学習する A のアイドルは %2</translation>
    </message>
    <message>
        <source>a token takes %1 times what it takes A, which trains %2</source>
        <comment>a factor, a model</comment>
        <translation>1 トークンの時間は、%2 を学習する A の %1 倍</translation>
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
    <message>
        <source>%1 in both</source>
        <translation>%1（両方とも）</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>value before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 → %2 (+%3)</source>
        <comment>value before and after, share</comment>
        <translation>%1 → %2 (+%3)</translation>
    </message>
    <message>
        <source>%1 → %2 (−%3)</source>
        <comment>value before and after, share</comment>
        <translation>%1 → %2 (−%3)</translation>
    </message>
    <message>
        <source>%1 takes %2: no order with its placement is shorter.</source>
        <translation>%1 は %2：この配置でこれより短い順序はない。</translation>
    </message>
    <message>
        <source>%1 takes %2, %3 above the best possible %4 for its placement.</source>
        <translation>%1 は %2、この配置での最良値 %4 より %3 長い。</translation>
    </message>
    <message>
        <source>Makespan %1</source>
        <translation>メイクスパン %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>アイドル %1</translation>
    </message>
    <message>
        <source>Peak %1</source>
        <comment>most memory</comment>
        <translation>ピーク %1</translation>
    </message>
    <message>
        <source>Sent %1</source>
        <comment>by a GPU</comment>
        <translation>送信 %1</translation>
    </message>
</context>
<context>
    <name>plan_cloud</name>
    <message>
        <source>A</source>
        <comment>the pinned plan</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>このプラン</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Throughput (tokens/s)</source>
        <translation>スループット(トークン/秒)</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU (GiB)</source>
        <translation>最も満ちたGPUのメモリ(GiB)</translation>
    </message>
    <message>
        <source>Cost (GPU-hours per billion tokens)</source>
        <translation>コスト(10億トークンあたりGPU時間)</translation>
    </message>
    <message>
        <source>Bubble (% of the step)</source>
        <translation>バブル(ステップの%)</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 GPU-hours per billion tokens</source>
        <translation>10億トークンあたり%1 GPU時間</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>バブル %1</translation>
    </message>
    <message>
        <source>%1 a step, %2 to %3</source>
        <comment>the interval of a prediction</comment>
        <translation>1ステップ %1(%2~%3)</translation>
    </message>
    <message>
        <source>%1 per GPU</source>
        <translation>GPUあたり%1</translation>
    </message>
    <message>
        <source>MFU %1</source>
        <translation>MFU %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>memory and how likely it runs out</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a plan and its numbers</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日数</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>P(OOM)</source>
        <translation>P(OOM)</translation>
    </message>
    <message>
        <source>Days per trillion tokens, uninterrupted</source>
        <translation>1 兆トークンあたりの日数（中断なし）</translation>
    </message>
    <message>
        <source>Step time (s)</source>
        <translation>ステップ時間（秒）</translation>
    </message>
    <message>
        <source>MFU (%)</source>
        <translation>MFU（%）</translation>
    </message>
    <message>
        <source>P(OOM) (%)</source>
        <translation>P(OOM)（%）</translation>
    </message>
    <message>
        <source>%1 days per trillion tokens</source>
        <translation>1 兆トークンあたり %1 日</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <comment>a time</comment>
        <translation>1 ステップ %1</translation>
    </message>
</context>
<context>
    <name>plan_lists</name>
    <message>
        <source>Fastest predicted</source>
        <translation>予測で最速</translation>
    </message>
    <message>
        <source>Fujii et al.</source>
        <translation>Fujii ら</translation>
    </message>
    <message>
        <source>Guide&apos;s tree</source>
        <translation>ガイドの決定木</translation>
    </message>
    <message>
        <source>Hand rule</source>
        <translation>経験則</translation>
    </message>
    <message>
        <source>highest expected throughput</source>
        <translation>期待スループットが最大</translation>
    </message>
</context>
<context>
    <name>plan_table</name>
    <message>
        <source>none</source>
        <comment>recomputation</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>selective</source>
        <comment>recomputation</comment>
        <translation>選択的</translation>
    </message>
    <message>
        <source>full</source>
        <comment>recomputation</comment>
        <translation>全体</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1 recomputation</source>
        <comment>full, selective</comment>
        <translation>%1再計算</translation>
    </message>
    <message>
        <source>data parallel alone</source>
        <translation>データ並列のみ</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>層の分割</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>ノード毎の GPU 数</translation>
    </message>
    <message>
        <source>%1, 1 in %2</source>
        <comment>recomputation of one layer in so many</comment>
        <translation>%1、%2 層に 1 層</translation>
    </message>
</context>
<context>
    <name>plan_values</name>
    <message>
        <source>%1: %2</source>
        <comment>a setting and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”</source>
        <translation>「%1」を「%2」にする</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Published plan</source>
        <translation>公表されたプラン</translation>
    </message>
</context>
<context>
    <name>plans_finding</name>
    <message>
        <source>a P(OOM) of %1 (%2)</source>
        <comment>probability, memory of a plan</comment>
        <translation>P(OOM) %1（%2）</translation>
    </message>
    <message>
        <source>memory ≤ %1 GiB</source>
        <translation>メモリ ≤ %1 GiB</translation>
    </message>
    <message>
        <source>bubble ≤ %1 %</source>
        <translation>バブル ≤ %1 %</translation>
    </message>
    <message>
        <source>step time ≤ %1 s</source>
        <translation>ステップ時間 ≤ %1 s</translation>
    </message>
    <message>
        <source>nodes of a group ≤ %1</source>
        <translation>グループのノード数 ≤ %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>limits that are relaxed together</comment>
        <translation> かつ </translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between ways to relax limits</comment>
        <translation>、または </translation>
    </message>
    <message>
        <source>%1 plans are too many to look at: keep something as it is</source>
        <translation>%1個のプランは多すぎます。何かを固定してください</translation>
    </message>
    <message>
        <source>No plan keeps every limit. Enough would be %1</source>
        <translation>すべての制限を満たすプランはありません。次のいずれかで足ります：%1</translation>
    </message>
    <message>
        <source>No plan fits: the one that needs least takes %1 of %2. Allow a higher P(OOM), try more settings, or take more GPUs</source>
        <translation>収まるプランがありません。最小でも%2のうち%1が必要です。P(OOM)の上限を上げるか、試す設定かGPUを増やしてください</translation>
    </message>
    <message>
        <source>Looking for plans…</source>
        <translation>プランを探しています…</translation>
    </message>
    <message>
        <source>Searching, %1 looked at. </source>
        <translation>探索中、%1を確認。</translation>
    </message>
    <message>
        <source>%1 of %2 plans fit. Fastest: %3</source>
        <translation>%2個中%1個のプランが収まります。最速: %3</translation>
    </message>
    <message>
        <source>, %1 faster than this plan</source>
        <translation>、このプランより%1速い</translation>
    </message>
    <message>
        <source>, %1 slower than this plan</source>
        <translation>、このプランより%1遅い</translation>
    </message>
    <message>
        <source>, as fast as this plan</source>
        <translation>、このプランと同じ速さ</translation>
    </message>
    <message>
        <source>, all with %1</source>
        <translation>、すべて%1</translation>
    </message>
    <message>
        <source>To run %1 of them can be expected to gain %2</source>
        <translation>うち %1 個を実行すると %2 の改善が期待できる</translation>
    </message>
    <message>
        <source>%1 of them are drawn</source>
        <translation>うち%1個を描画</translation>
    </message>
    <message>
        <source>To run %1, of which %2 may run out of memory, can be expected to gain %3</source>
        <translation>%2 個がメモリ不足になりうる %1 個を走らせると、%3 の向上が見込めます</translation>
    </message>
    <message>
        <source>To run %1 first can be expected to reach %2 more than the fastest, where running out of memory is to reach nothing</source>
        <translation>まず %1 を実行すると、メモリ不足では何も得られないとして、最速のプランより %2 多く期待できます</translation>
    </message>
    <message>
        <source>; or </source>
        <comment>between what to set instead</comment>
        <translation>、または </translation>
    </message>
    <message>
        <source>None of %1 plans can run.</source>
        <translation>%1個のプランはどれも実行できません。</translation>
    </message>
    <message>
        <source>%1 In the way of the closest: %2</source>
        <comment>two sentences</comment>
        <translation>%1最も近いプランを妨げているもの：%2</translation>
    </message>
    <message>
        <source>%1 Some could: %2</source>
        <comment>sentences on why no plan can run; what to set instead</comment>
        <translation>%1次のようにすれば実行できるものがあります：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other plan(s) may be as good</source>
        <translation>
            <numerusform>ほかに%Ln個のプランが同等の可能性があります</numerusform>
        </translation>
    </message>
    <message>
        <source>No plan fits: the one that needs least takes %1 of %2. Try more settings, or take more GPUs</source>
        <translation>収まるプランはありません。最も少なく済むものでも %2 のうち %1 を要します。ほかの設定を試すか、GPU を増やしてください</translation>
    </message>
    <message>
        <source>%1 Some could, though none looked at fits in memory: %2</source>
        <comment>sentences on why no plan can run; what to set instead</comment>
        <translation>%1 次のようにすれば動くものがありますが、調べた限りメモリに収まるものはありません：%2</translation>
    </message>
    <message>
        <source>Searching, %1 looked at, none of which fits so far</source>
        <translation>探索中：%1 を調べ、まだ収まるものはありません</translation>
    </message>
</context>
<context>
    <name>plans_picture</name>
    <message>
        <source>It cannot run.</source>
        <translation>実行できません。</translation>
    </message>
    <message>
        <source>It trains another model than %1.</source>
        <translation>%1 とは別のモデルを学習します。</translation>
    </message>
    <message>
        <source>Its pipeline of %1 operations is too long to be drawn.</source>
        <translation>%1 個の演算からなるパイプラインは長すぎて描けません。</translation>
    </message>
    <message>
        <source>Fullest stage (GiB)</source>
        <translation>最も埋まるステージ (GiB)</translation>
    </message>
    <message>
        <source>Step (%1)</source>
        <comment>a unit</comment>
        <translation>ステップ (%1)</translation>
    </message>
    <message>
        <source>Pipeline (%1)</source>
        <comment>a unit</comment>
        <translation>パイプライン (%1)</translation>
    </message>
    <message>
        <source>At peak</source>
        <comment>time of computation</comment>
        <translation>ピーク時</translation>
    </message>
    <message>
        <source>Below peak</source>
        <comment>time of computation</comment>
        <translation>ピーク未満</translation>
    </message>
    <message>
        <source>Memory-bound</source>
        <comment>time of computation</comment>
        <translation>メモリ律速</translation>
    </message>
    <message>
        <source>Communication</source>
        <comment>time that it takes</comment>
        <translation>通信</translation>
    </message>
    <message>
        <source>Idle</source>
        <comment>time</comment>
        <translation>アイドル</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>time</comment>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>As people write it.</source>
        <translation>人が読む表記。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Where in the model the tensor arises.</source>
        <translation>テンソルが生じるモデル内の場所。</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>寿命</translation>
    </message>
    <message>
        <source>From when to when the tensor lives.</source>
        <translation>テンソルが存在する期間。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Elements of the tensor for one token.</source>
        <translation>1 トークンあたりの要素数。</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Of one element.</source>
        <translation>1 要素あたり。</translation>
    </message>
    <message>
        <source>In FP8</source>
        <translation>FP8 時</translation>
    </message>
    <message>
        <source>Bytes of one element where training is in FP8; empty: as many as otherwise.</source>
        <translation>FP8 学習時の 1 要素のバイト数。空欄：通常と同じ。</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>What divides the tensor beside context parallelism, which divides all of them.</source>
        <translation>テンソルを分割するもの。コンテキスト並列は常に分割する。</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>選択的</translation>
    </message>
    <message>
        <source>Selective recomputation does not keep it.</source>
        <translation>選択的再計算では保持しない。</translation>
    </message>
    <message>
        <source>When</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>What must hold for the tensor to exist: words with commas between them.</source>
        <translation>テンソルが存在する条件：カンマ区切りの語。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Which part of the bars it adds to.</source>
        <translation>棒のどの部分に加わるか。</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Where the number of bytes is from: this profile, or the recipe.</source>
        <translation>バイト数の出所：このプロファイルかレシピ。</translation>
    </message>
    <message>
        <source>For each parameter.</source>
        <translation>1 パラメータあたり。</translation>
    </message>
    <message>
        <source>Sharded from</source>
        <translation>分割開始</translation>
    </message>
    <message>
        <source>The ZeRO stage from which data parallelism shards it; 4: never.</source>
        <translation>データ並列が分割し始める ZeRO ステージ。4：分割しない。</translation>
    </message>
    <message>
        <source>Absent from</source>
        <translation>消える段階</translation>
    </message>
    <message>
        <source>The ZeRO stage from which it does not exist; empty: always there.</source>
        <translation>存在しなくなる ZeRO ステージ。空欄：常に存在。</translation>
    </message>
    <message>
        <source>FP8 only</source>
        <translation>FP8 のみ</translation>
    </message>
    <message>
        <source>Only where training is in FP8.</source>
        <translation>FP8 学習時のみ。</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Modules of a layer whose recomputation does not keep it: words with commas between them.</source>
        <translation>再計算によってこれを保持しなくなる層のモジュール。単語をコンマで区切ります。</translation>
    </message>
    <message>
        <source>Not in FP8</source>
        <translation>FP8 では不要</translation>
    </message>
    <message>
        <source>Not of the layers&apos; matrices where these are kept in FP8.</source>
        <translation>層の行列を FP8 で保持する場合、その行列には存在しません。</translation>
    </message>
    <message>
        <source>FP32 gradients only</source>
        <translation>FP32 勾配のみ</translation>
    </message>
    <message>
        <source>Only where gradients are accumulated in FP32.</source>
        <translation>勾配を FP32 で累積する場合のみ。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>As the command line has it.</source>
        <translation>コマンドラインでの名前です。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What it can be, as one types it there, with commas between the values.</source>
        <translation>取りうる値。コマンドラインで入力する形を、コンマで区切って並べます。</translation>
    </message>
    <message>
        <source>Pipelines only</source>
        <translation>パイプライン時のみ</translation>
    </message>
    <message>
        <source>With a pipeline alone it can be no more than that.</source>
        <translation>この制限は、パイプラインがあるときだけのものです。</translation>
    </message>
</context>
<context>
    <name>quadrille::AccuracyModel</name>
    <message>
        <source>Runs of</source>
        <translation>実行の出典</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行数</translation>
    </message>
    <message>
        <source>Where the runs were published</source>
        <translation>実行の公表元</translation>
    </message>
    <message>
        <source>That measured a step</source>
        <translation>ステップを実測した実行</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>本推定</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>const.</source>
        <comment>one constant for all</comment>
        <translation>定数</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>平均誤差</translation>
    </message>
    <message>
        <source>With one factor</source>
        <translation>係数 1 つで補正</translation>
    </message>
    <message>
        <source>Rank corr.</source>
        <translation>順位相関</translation>
    </message>
    <message>
        <source>Loss of choice</source>
        <translation>選択の損失</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, and whose</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>By this model.</source>
        <translation>本モデルによる。</translation>
    </message>
    <message>
        <source>By the rule that throughput is (TP·CP·PP)^−0.25 · MBS^0.05 times a share of the peak, fitted to all other tables.</source>
        <translation>スループットを (TP·CP·PP)^−0.25 · MBS^0.05 とピークに対する割合の積とする規則による（他の全表に当てはめ）。</translation>
    </message>
    <message>
        <source>By the same share of the peak for every run, fitted to all other tables.</source>
        <translation>全実行でピークに対する同じ割合とする（他の全表に当てはめ）。</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>That measured the memory of a GPU</source>
        <translation>GPU のメモリを測ったもの</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Half of the measured memories are predicted to within this. By this model: rule and constant say nothing of memory.</source>
        <translation>実測メモリの半分は、この誤差以内で予測されています。このモデルによるもので、経験則と定数はメモリについて何も言いません。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
</context>
<context>
    <name>quadrille::AccuracyTable</name>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>way</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>実行数</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>平均誤差</translation>
    </message>
    <message>
        <source>mean error with one factor</source>
        <translation>係数 1 つで補正した平均誤差</translation>
    </message>
    <message>
        <source>rank correlation</source>
        <translation>順位相関</translation>
    </message>
    <message>
        <source>loss of first choice</source>
        <translation>第 1 候補の損失</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>本推定</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>Accuracy of the predictions</source>
        <translation>予測の精度</translation>
    </message>
    <message>
        <source>Running out of memory, expected and measured</source>
        <translation>メモリ不足、予想と実測</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>メモリ：%1</translation>
    </message>
    <message>
        <source>runs with memory</source>
        <translation>メモリを測った件数</translation>
    </message>
    <message>
        <source>median error of memory</source>
        <translation>メモリ誤差の中央値</translation>
    </message>
</context>
<context>
    <name>quadrille::AdviceView</name>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
</context>
<context>
    <name>quadrille::AdviserPanel</name>
    <message>
        <source>Looking at the plan…</source>
        <translation>プランを調べています…</translation>
    </message>
    <message>
        <source>Follow the advice: %1</source>
        <translation>助言に従う：%1</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>決定木</translation>
    </message>
    <message>
        <source>The guide’s decision tree, with this plan’s way through it</source>
        <translation>ガイドの決定木と、このプランがたどる道</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>Rules of thumb, small changes and the best plan, in sentences</source>
        <translation>経験則、小さな変更、最良のプランを文章で</translation>
    </message>
</context>
<context>
    <name>quadrille::AnatomyView</name>
    <message>
        <source>of</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>what</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>this GPU</source>
        <translation>この GPU</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>layers with a dense FFN</source>
        <translation>密な FFN の層</translation>
    </message>
    <message>
        <source>layers with experts</source>
        <translation>エキスパートのある層</translation>
    </message>
    <message>
        <source>outside the layers</source>
        <translation>層の外</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>tokens of a step</source>
        <translation>1 ステップのトークン</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>states</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>ZeRO %1</source>
        <translation>ZeRO %1</translation>
    </message>
    <message>
        <source>sent in a step</source>
        <translation>1 ステップの送信量</translation>
    </message>
    <message>
        <source>What a GPU holds</source>
        <translation>GPU が保持するもの</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランはまだありません。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>experts of a layer, by EP group</source>
        <translation>1 層のエキスパート（EP グループごと）</translation>
    </message>
    <message>
        <source>visits of a micro-batch</source>
        <translation>マイクロバッチの訪問数</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>dispatched</source>
        <translation>配分</translation>
    </message>
    <message>
        <source>of these sent to other GPUs</source>
        <translation>うち他の GPU へ送信</translation>
    </message>
    <message>
        <source>computed, an even share</source>
        <translation>計算、均等な割り当て</translation>
    </message>
    <message>
        <source>computed by the busiest rank</source>
        <translation>最も混むランクの計算</translation>
    </message>
    <message>
        <source>%1 A square is %2 experts.</source>
        <comment>sentences, a number</comment>
        <translation>%1 四角 1 個は %2 エキスパートです。</translation>
    </message>
</context>
<context>
    <name>quadrille::AnswerCover</name>
    <message>
        <source>Covered until you have made your guess in the lesson</source>
        <translation>レッスンで予想するまで隠してあります</translation>
    </message>
</context>
<context>
    <name>quadrille::AttentionMask</name>
    <message>
        <source>Tokens that a token looks back at</source>
        <translation>トークンが振り返るトークン</translation>
    </message>
    <message>
        <source>A window of %1 of %2 tokens leaves %3 of the pairs that a token may see</source>
        <comment>numbers, a share</comment>
        <translation>%2 トークン中 %1 のウィンドウは、トークンが見てよい組の %3 を残します</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>window (tokens)</source>
        <translation>ウィンドウ（トークン）</translation>
    </message>
    <message>
        <source>sequence (tokens)</source>
        <translation>系列（トークン）</translation>
    </message>
    <message>
        <source>visible share</source>
        <translation>見える割合</translation>
    </message>
</context>
<context>
    <name>quadrille::BarDiagram</name>
    <message>
        <source>Figures as bars</source>
        <translation>数値の棒</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>quadrille::BoardView</name>
    <message>
        <source>Schedule made by hand</source>
        <translation>手で組むスケジュール</translation>
    </message>
    <message>
        <source>Nothing to schedule</source>
        <translation>組むものがありません</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>演算</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>start (slots)</source>
        <translation>開始 (スロット)</translation>
    </message>
    <message>
        <source>end (slots)</source>
        <translation>終了 (スロット)</translation>
    </message>
    <message>
        <source>%1 stays on stage %2, which has its layers.</source>
        <translation>%1 はその層を持つステージ %2 から動きません。</translation>
    </message>
    <message>
        <source>Stage %1 has all of them already.</source>
        <translation>ステージ %1 にはもうすべてあります。</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取る</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>%1 stays on rank %2, which has its layers.</source>
        <translation>%1 は、その層を持つランク %2 から動かせません。</translation>
    </message>
    <message>
        <source>Rank %1 has all of them already.</source>
        <translation>ランク %1 にはすでに全部あります。</translation>
    </message>
</context>
<context>
    <name>quadrille::BubbleCurve</name>
    <message>
        <source>Bubble curve</source>
        <translation>バブル曲線</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>マイクロバッチ数</translation>
    </message>
    <message>
        <source>bubble ÷ ideal</source>
        <translation>バブル ÷ 理想時間</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>バブル ÷ 総時間</translation>
    </message>
</context>
<context>
    <name>quadrille::BubblePanel</name>
    <message>
        <source>The pipeline has one stage: nothing ever waits</source>
        <translation>パイプラインは 1 ステージ：待ちは生じない</translation>
    </message>
    <message>
        <source>%1, v = %2</source>
        <comment>a schedule and its virtual stages</comment>
        <translation>%1、v = %2</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Schedules whose lines are drawn</source>
        <translation>線を描くスケジュール</translation>
    </message>
    <message>
        <source>Schedules whose lines are drawn, beside the plan&apos;s own</source>
        <translation>プラン自身のものに加えて線を描くスケジュール</translation>
    </message>
    <message>
        <source>What idle time is divided by</source>
        <translation>アイドル時間を何で割るか</translation>
    </message>
    <message>
        <source>Here is what share of a step each schedule idles, along the number of micro-batches: with two pipeline stages or more.</source>
        <translation>ここには、各スケジュールのアイドルの割合がマイクロバッチ数に沿って表示されます。パイプラインが 2 ステージ以上のときです。</translation>
    </message>
    <message>
        <source>Use two stages</source>
        <translation>2 ステージにする</translation>
    </message>
</context>
<context>
    <name>quadrille::BudgetEdit</name>
    <message>
        <source>To train on:</source>
        <translation>学習量：</translation>
    </message>
    <message>
        <source>Price:</source>
        <translation>単価：</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>学習するトークン数</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>GPU 時間の単価</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>単価なし</translation>
    </message>
    <message>
        <source> /GPU-h</source>
        <comment>price of a GPU-hour</comment>
        <translation> /GPU 時間</translation>
    </message>
    <message>
        <source>Change the tokens to train on</source>
        <translation>学習するトークン数を変更</translation>
    </message>
    <message>
        <source>Change the price of a GPU-hour</source>
        <translation>GPU 時間の単価を変更</translation>
    </message>
    <message>
        <source>no tokens</source>
        <translation>トークンなし</translation>
    </message>
</context>
<context>
    <name>quadrille::ChooseInput</name>
    <message>
        <source>&amp;Answer</source>
        <translation>答える(&amp;A)</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>No. Try another answer.</source>
        <translation>違います。別の答えを選んでみましょう。</translation>
    </message>
    <message>
        <source>About your choice</source>
        <translation>選んだ答えについて</translation>
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
    <name>quadrille::CollectiveBox</name>
    <message>
        <source>%1, %2 GPUs</source>
        <comment>degree of parallelism, a number</comment>
        <translation>%1、%2 GPU</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <comment>so many GPUs</comment>
        <translation>%1 個表示</translation>
    </message>
    <message>
        <source>The collective</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>The group of the plan whose bytes and time are told</source>
        <translation>バイト数と時間を示すプランのグループ</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>最初へ (Home)</translation>
    </message>
    <message>
        <source>A step back (Left)</source>
        <translation>1 ステップ戻る (左)</translation>
    </message>
    <message>
        <source>A step on (Right)</source>
        <translation>1 ステップ進む (右)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>最後へ (End)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>一時停止 (Space)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>再生 (Space)</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <comment>so many GPUs are shown</comment>
        <translation>自動: %1</translation>
    </message>
    <message>
        <source>How many GPUs are shown; auto: as many as the group has, 8 at most</source>
        <translation>表示する GPU の数。自動：グループの数だけ、最大 8</translation>
    </message>
</context>
<context>
    <name>quadrille::CollectiveView</name>
    <message>
        <source>A collective, step by step</source>
        <translation>集団通信をステップごとに</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>from</source>
        <translation>送信元</translation>
    </message>
    <message>
        <source>to</source>
        <translation>送信先</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>added</source>
        <translation>加算</translation>
    </message>
</context>
<context>
    <name>quadrille::ColumnModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column and its value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>quadrille::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>A command or a value: heatmap, llama 70b, tp 8, full recompute</source>
        <translation>コマンドか値：ヒートマップ、llama 70b、tp 8、再計算 全体</translation>
    </message>
    <message>
        <source>Command or value to find</source>
        <translation>探すコマンドか値</translation>
    </message>
    <message>
        <source>Commands and values</source>
        <translation>コマンドと値</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>「%1」に合うものはありません</translation>
    </message>
</context>
<context>
    <name>quadrille::CommunicationPanel</name>
    <message>
        <source>This plan</source>
        <translation>このプラン</translation>
    </message>
    <message>
        <source>Textbooks</source>
        <translation>教科書</translation>
    </message>
    <message>
        <source>What the GPUs of the current plan send each other</source>
        <translation>現在のプランの GPU 同士の送信</translation>
    </message>
    <message>
        <source>What courses and guides print about communication, beside ours</source>
        <translation>講義やガイドに載る通信量と本推定の比較</translation>
    </message>
    <message>
        <source>Here is what each group of GPUs sends, over which links, and what of it is hidden behind computation.</source>
        <translation>ここには、GPU の各グループが何をどのリンクで送り、そのうちどれだけが計算の陰に隠れるかが表示されます。</translation>
    </message>
    <message>
        <source>Take two GPUs</source>
        <translation>GPU を 2 個にする</translation>
    </message>
</context>
<context>
    <name>quadrille::CommunicationView</name>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランはまだありません。</translation>
    </message>
    <message>
        <source>parallelism</source>
        <translation>並列化</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>ランク数</translation>
    </message>
    <message>
        <source>ranks in a node</source>
        <translation>ノード内のランク数</translation>
    </message>
    <message>
        <source>sent by one GPU (bytes)</source>
        <translation>GPU 1 基の送信（バイト）</translation>
    </message>
    <message>
        <source>over the network (bytes)</source>
        <translation>ネットワーク経由（バイト）</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>時間 (s)</translation>
    </message>
    <message>
        <source>exposed (s)</source>
        <translation>露出 (s)</translation>
    </message>
    <message>
        <source>Communication of a step</source>
        <translation>1 ステップの通信</translation>
    </message>
    <message>
        <source>path</source>
        <comment>of messages</comment>
        <translation>経路</translation>
    </message>
    <message>
        <source>of it experts</source>
        <comment>a row below data parallel</comment>
        <translation>うちエキスパート</translation>
    </message>
    <message>
        <source>host’s memory, each way</source>
        <translation>ホストメモリ（片道）</translation>
    </message>
</context>
<context>
    <name>quadrille::ComparePanel</name>
    <message>
        <source>Compared with %1</source>
        <comment>a plan</comment>
        <translation>%1 と比較</translation>
    </message>
    <message>
        <source>Keep a plan (%1) or pin it as A (%2), change something, and see both side by side here.</source>
        <translation>プランを保存(%1)するか A として固定(%2)してから何かを変えると、ここに並べて表示されます。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Settings and figures that differ</source>
        <translation>異なる設定と数値</translation>
    </message>
    <message>
        <source>Memory, step and pipeline on common axes</source>
        <translation>共通の軸に描いたメモリ・ステップ・パイプライン</translation>
    </message>
    <message>
        <source>What the others are compared with</source>
        <translation>他のプランを何と比べるか</translation>
    </message>
    <message>
        <source>What cannot be compared, and why</source>
        <translation>比較できないものとその理由</translation>
    </message>
    <message>
        <source>▲ better and ▼ worse than %1; ≈ within the interval: which is better is not certain</source>
        <comment>a plan</comment>
        <translation>▲ は %1 より良い、▼ は悪い。≈ は区間内で、どちらが良いかは確かではありません</translation>
    </message>
</context>
<context>
    <name>quadrille::ComparisonModel</name>
    <message>
        <source>%1 of %2: %3</source>
        <comment>a figure, of a plan</comment>
        <translation>%2 の%1: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, how it is judged</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a figure, its difference, how it is judged</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a figure and its difference</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>The others are compared with this plan.</source>
        <translation>他のプランはこのプランと比べられます。</translation>
    </message>
    <message>
        <source>A double click or Enter in the column loads this plan.</source>
        <translation>列でダブルクリックまたは Enter を押すと、このプランを読み込みます。</translation>
    </message>
    <message>
        <source>Settings and figures in which the plans differ.</source>
        <translation>プランの間で異なる設定と値。</translation>
    </message>
</context>
<context>
    <name>quadrille::ComparisonTable</name>
    <message>
        <source>Plans side by side</source>
        <translation>並べたプラン</translation>
    </message>
</context>
<context>
    <name>quadrille::ConfigurationController</name>
    <message>
        <source>Import from %1</source>
        <comment>frameworks</comment>
        <translation>%1 から読み込む</translation>
    </message>
    <message>
        <source>A plan that cannot run is no configuration: %1</source>
        <translation>実行できないプランは設定にできません：%1</translation>
    </message>
    <message>
        <source>Copied for %1.</source>
        <comment>a framework</comment>
        <translation>%1 用にコピーしました。</translation>
    </message>
    <message>
        <source>Copied for %1, which cannot say: %2</source>
        <comment>a framework, settings</comment>
        <translation>%1 用にコピーしました。表せないもの：%2</translation>
    </message>
</context>
<context>
    <name>quadrille::ContentsPage</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%2 ステップ中 %1</translation>
    </message>
    <message numerus="yes">
        <source>taken, %1 of %n answers right</source>
        <translation>
            <numerusform>修了、%n 問中 %1 問正解</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) on how training is split</source>
        <translation>
            <numerusform>学習の分割を学ぶ %n 本のレッスン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) taken</source>
        <translation>
            <numerusform>%n 本中 %1 本のレッスンを修了</numerusform>
        </translation>
    </message>
    <message>
        <source>Each lesson puts plans on screen, asks, and lets you try. Your own plan comes back when you leave.</source>
        <translation>どのレッスンもプランを画面に出し、問いかけ、試してもらいます。終えると元のプランに戻ります。</translation>
    </message>
    <message>
        <source>Really forget all of it</source>
        <translation>本当にすべて消す</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>進み具合を消す</translation>
    </message>
    <message>
        <source>E&amp;xport for a class…</source>
        <translation>クラス用に書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Takes the marks and answers off all lessons, and forgets the schedules of the laboratory; it asks once more</source>
        <translation>すべてのレッスンの印と答えを消し、実験室のスケジュールを忘れます。もう一度確認します</translation>
    </message>
    <message>
        <source>A table of every step, whether it was done and answered rightly, and of your best schedules of the laboratory, with your user name, as CSV</source>
        <translation>全ステップの表（CSV）：修了したか、正解したか。実験室での最良のスケジュールと利用者名も入ります</translation>
    </message>
</context>
<context>
    <name>quadrille::CoursePanel</name>
    <message>
        <source>The paper&apos;s equations know no moments; choose the detailed estimator.</source>
        <translation>論文の式に時点の区別はない。詳細な推定器を選択。</translation>
    </message>
    <message>
        <source>There are more operations than are followed one by one.</source>
        <translation>演算が多すぎて個別に追跡できない。</translation>
    </message>
    <message>
        <source>Here is what a GPU holds at every moment of a step, as its pipeline runs.</source>
        <translation>ここには、パイプラインの実行に沿って、ステップの各時点で GPU が持つメモリが表示されます。</translation>
    </message>
    <message>
        <source>Use the detailed estimator</source>
        <translation>詳細な推定器を使う</translation>
    </message>
</context>
<context>
    <name>quadrille::DeckExporter</name>
    <message>
        <source>Export the talk</source>
        <translation>発表をエクスポート</translation>
    </message>
    <message>
        <source>PDF document, slides of 16:9</source>
        <translation>PDF 文書（16:9 スライド）</translation>
    </message>
    <message>
        <source>Web page, all in one file</source>
        <translation>ウェブページ（1 ファイル）</translation>
    </message>
    <message numerus="yes">
        <source>“%1”, a page for each of %n stop(s)</source>
        <comment>name of a deck</comment>
        <translation>
            <numerusform>「%1」、%n ストップを 1 ページずつ</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing the stops…</source>
        <translation>ストップを描いています…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Drawing stop %1 of %2…</source>
        <translation>ストップ %1 / %2 を描いています…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>中止しました。何も書き出していません。</translation>
    </message>
    <message>
        <source>There is no talk to export yet: “Keep as a stop of the talk” keeps what is on screen.</source>
        <translation>エクスポートする発表はまだありません。「発表のストップとして保存」で画面の内容を保存できます。</translation>
    </message>
</context>
<context>
    <name>quadrille::DeckStore</name>
    <message>
        <source>Talk</source>
        <translation>発表</translation>
    </message>
    <message>
        <source>Begin the deck “%1”</source>
        <translation>発表「%1」を作成</translation>
    </message>
    <message>
        <source>Call the deck “%1”</source>
        <translation>発表を「%1」と命名</translation>
    </message>
    <message>
        <source>Delete the deck “%1”</source>
        <translation>発表「%1」を削除</translation>
    </message>
    <message>
        <source>Keep the stop “%1”</source>
        <translation>ストップ「%1」を保存</translation>
    </message>
    <message>
        <source>Move the stop “%1”</source>
        <translation>ストップ「%1」を移動</translation>
    </message>
    <message>
        <source>Delete the stop “%1”</source>
        <translation>ストップ「%1」を削除</translation>
    </message>
</context>
<context>
    <name>quadrille::DifferenceModel</name>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>The whole step, on the mean rank</source>
        <translation>ステップ全体（平均的なランク）</translation>
    </message>
    <message>
        <source>What the step takes for it. With what hides behind computation: %1 measured, %2 predicted</source>
        <translation>ステップがこれに費やす時間。計算の裏に隠れる分を含めて：測定 %1、予測 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n kernels of all ranks, hidden ones too; predicted is how long the same bytes would take at the rate that the plan counts with</source>
        <translation>
            <numerusform>全ランクのカーネル %n 個（隠れたものを含む）。予測は同じバイト数をプランのレートで送る時間</numerusform>
        </translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What the time of a step goes to</source>
        <translation>ステップの時間の使い道</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>Of the mean rank whose trace was read</source>
        <translation>トレースを読んだランクの平均</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Of the plan&apos;s mean rank</source>
        <translation>プランの平均的なランク</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Measured beyond predicted</source>
        <translation>測定と予測の差</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Of what is predicted</source>
        <translation>予測に対する割合</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>Bytes that a rank sends in a second of these messages</source>
        <translation>この通信 1 秒あたりにランクが送るバイト数</translation>
    </message>
    <message>
        <source>Predicted rate</source>
        <translation>予測レート</translation>
    </message>
    <message>
        <source>That of the plan&apos;s profile, latency included</source>
        <translation>プランのプロファイルのレート（レイテンシを含む）</translation>
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
    <message>
        <source>Baseline A, which trains %1: %2</source>
        <comment>a model, a value</comment>
        <translation>基準 A（%1 を学習）：%2</translation>
    </message>
    <message>
        <source>no plan with it fits</source>
        <translation>この値で収まるプランはありません</translation>
    </message>
    <message>
        <source>the fastest plan with it reaches %1 per GPU, %2 of the best stop</source>
        <comment>tokens per second, a share</comment>
        <translation>この値で最速のプランは GPU あたり %1、最良の値の %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a stop of a slider, its speed</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>quadrille::EmptyHint</name>
    <message>
        <source>The step that fills this view</source>
        <translation>このビューを満たす操作</translation>
    </message>
</context>
<context>
    <name>quadrille::EstimatePanel</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（コピー）</translation>
    </message>
    <message>
        <source>Edit the profile of %1</source>
        <translation>%1 のプロファイルを編集</translation>
    </message>
    <message>
        <source>Reset the assumptions</source>
        <translation>仮定を元に戻す</translation>
    </message>
    <message>
        <source>Edit a copy of the profile…</source>
        <translation>プロファイルのコピーを編集…</translation>
    </message>
    <message>
        <source>Shows the stored tensors and the bytes of each parameter that this profile lists, to change, save and load them.</source>
        <translation>このプロファイルの保持テンソルとパラメータあたりバイト数を表示し、変更・保存・読み込みする。</translation>
    </message>
    <message>
        <source>Assumptions outside the allocator</source>
        <translation>アロケータ外の仮定</translation>
    </message>
    <message>
        <source>Takes back what this framework&apos;s profile says.</source>
        <translation>このフレームワークのプロファイルの値に戻す。</translation>
    </message>
    <message>
        <source>The whole training</source>
        <translation>学習全体</translation>
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
    <name>quadrille::ExplanationPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>quadrille::ExportDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダ(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>形式(&amp;O)</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>書き出される内容</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダ</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>名前が必要です。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>このフォルダはありません。</translation>
    </message>
    <message>
        <source>A file of this name is there, and will be replaced.</source>
        <translation>同じ名前のファイルがあり、置き換えられます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>書き出す(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy as an image</source>
        <translation>画像としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>外観(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Put this text on the clipboard</source>
        <translation>このテキストをクリップボードに入れる</translation>
    </message>
</context>
<context>
    <name>quadrille::Exporter</name>
    <message>
        <source>There is no timeline to export.</source>
        <translation>書き出すタイムラインはありません。</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <comment>a link to a file</comment>
        <translation>書き出しました：%1</translation>
    </message>
</context>
<context>
    <name>quadrille::FrameworkDialog</name>
    <message>
        <source>Framework profile</source>
        <translation>フレームワークのプロファイル</translation>
    </message>
    <message>
        <source>Stored tensors</source>
        <translation>保持テンソル</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Add a tensor</source>
        <translation>テンソルを追加</translation>
    </message>
    <message>
        <source>Remove the tensor</source>
        <translation>テンソルを削除</translation>
    </message>
    <message>
        <source>Add a state</source>
        <translation>状態を追加</translation>
    </message>
    <message>
        <source>Remove the state</source>
        <translation>状態を削除</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>読み込む(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Of the command line and of files: lower case with dashes.</source>
        <translation>コマンドラインとファイル用：英小文字とハイフン。</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>表示名</translation>
    </message>
    <message>
        <source>As people write it.</source>
        <translation>人が読む表記。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Which versions of the framework&apos;s source were read.</source>
        <translation>参照したフレームワークのソースのバージョン。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Where these facts are from.</source>
        <translation>これらの情報の出所。</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>収集する層数</translation>
    </message>
    <message>
        <source>Layers of whole parameters that ZeRO 3 holds at once: the one that computes and those prefetched.</source>
        <translation>ZeRO 3 が同時にパラメータ全体を持つ層数：計算中の層と先読みした層。</translation>
    </message>
    <message>
        <source>Bytes of a gathered parameter</source>
        <translation>収集したパラメータのバイト数</translation>
    </message>
    <message>
        <source>Of one parameter of such a layer.</source>
        <translation>その層の 1 パラメータあたり。</translation>
    </message>
    <message>
        <source>Layers of gathered gradients</source>
        <translation>勾配を収集する層数</translation>
    </message>
    <message>
        <source>Layers of whole gradients that ZeRO 3 holds at once in the backward pass.</source>
        <translation>ZeRO 3 が逆伝播で同時に勾配全体を持つ層数。</translation>
    </message>
    <message>
        <source>Bytes of a gathered gradient</source>
        <translation>収集した勾配のバイト数</translation>
    </message>
    <message>
        <source>Of one gradient of such a layer.</source>
        <translation>その層の 1 勾配あたり。</translation>
    </message>
    <message>
        <source>Embedding and head stay gathered</source>
        <translation>埋め込みと出力層は収集したまま</translation>
    </message>
    <message>
        <source>ZeRO 3 gathers embedding and head for the whole step.</source>
        <translation>ZeRO 3 がステップの間、埋め込みと出力層を収集したままにする。</translation>
    </message>
    <message>
        <source>Bytes of the optimizer step</source>
        <translation>オプティマイザステップのバイト数</translation>
    </message>
    <message>
        <source>While the optimizer runs, for each parameter that the rank updates.</source>
        <translation>オプティマイザ実行中、ランクが更新する 1 パラメータあたり。</translation>
    </message>
    <message>
        <source>Bytes of gradient buckets</source>
        <translation>勾配バケットのバイト数</translation>
    </message>
    <message>
        <source>Gradients on their way between replicas, where there are some.</source>
        <translation>複製があるとき、その間で通信中の勾配。</translation>
    </message>
    <message>
        <source>Pipeline buffers</source>
        <translation>パイプラインバッファ</translation>
    </message>
    <message>
        <source>Micro-batch boundaries that a rank of a pipeline sends or receives at once.</source>
        <translation>パイプラインのランクが同時に送受信するマイクロバッチ境界の数。</translation>
    </message>
    <message>
        <source>Tensor %1, “%2”, %3: %4</source>
        <translation>テンソル %1、「%2」、%3：%4</translation>
    </message>
    <message>
        <source>State %1, “%2”, %3: %4</source>
        <translation>状態 %1、「%2」、%3：%4</translation>
    </message>
    <message>
        <source>✕ The file was not loaded. %1: %2</source>
        <translation>✕ ファイルを読み込めませんでした。%1：%2</translation>
    </message>
    <message>
        <source>ZeRO 1 reduces gradients as a whole</source>
        <translation>ZeRO 1 で勾配を一括して縮約</translation>
    </message>
    <message>
        <source>Gradients are all-reduced in one piece after the backward passes and parameters gathered after the optimizer&apos;s step; nothing hides either.</source>
        <translation>勾配は逆伝播の後に一括で all-reduce され、パラメータはオプティマイザのステップ後に集められます。どちらも何にも隠れません。</translation>
    </message>
    <message>
        <source>Bytes of a returned gradient</source>
        <translation>返される勾配のバイト数</translation>
    </message>
    <message>
        <source>Of each parameter of one layer&apos;s matrices and of the head&apos;s, for the whole step: the gradient that a matrix returns beside the accumulated one.</source>
        <translation>1 層分の行列と出力層の行列の各パラメータについて、ステップの間ずっと保持されるもの。累積された勾配のほかに行列が返す勾配です。</translation>
    </message>
    <message>
        <source>Layers go to stages by cost</source>
        <translation>層をコストでステージに配る</translation>
    </message>
    <message>
        <source>Where a plan says “even”, a stage takes layers until its share of all matrices is reached, the head&apos;s among them.</source>
        <translation>プランが「even」のとき、各ステージは出力層の行列も含めた全行列に占める自分の割合に達するまで層を受け取ります。</translation>
    </message>
    <message>
        <source>Gathered inputs</source>
        <translation>収集した入力</translation>
    </message>
    <message>
        <source>With sequence parallelism: inputs of matrices, gathered from the tensor parallel ranks, that a host ahead of its GPU holds while memory is free. No plan needs them; measured memory has them.</source>
        <translation>シーケンス並列のとき：テンソル並列のランクから収集した行列の入力のうち、GPU より先を行くホストが、メモリが空いている間だけ保持しているもの。計画には必要ないが、測定されたメモリには含まれる。</translation>
    </message>
    <message>
        <source>Gradients are freed after each step</source>
        <translation>勾配はステップごとに解放される</translation>
    </message>
    <message>
        <source>They come anew as the backward pass gives activations back: a step of one micro-batch never holds both whole.</source>
        <translation>逆伝播が活性値を返すにつれて新しく作られます。マイクロバッチ一つのステップでは、両方がそろって保持されることはありません。</translation>
    </message>
    <message>
        <source>Bytes of a cast</source>
        <translation>変換のバイト数</translation>
    </message>
    <message>
        <source>To make a number of 16 bits one of 8, as it is and transposed, takes as long as these bytes at the memory&apos;s peak.</source>
        <translation>16 ビットの数を、そのままの形と転置した形で 8 ビットの数にするには、メモリのピークでこのバイト数分の時間がかかります。</translation>
    </message>
    <message>
        <source>cuDNN&apos;s attention from</source>
        <translation>cuDNN アテンションの開始</translation>
    </message>
    <message>
        <source>Compute capability of the first GPUs on which it takes cuDNN&apos;s attention when it is not told: 9 for Hopper, 10 for Blackwell, 0 for none.</source>
        <translation>指定がないとき cuDNN のアテンションを使う最初の GPU の Compute Capability。9 は Hopper、10 は Blackwell、0 は使わない。</translation>
    </message>
    <message>
        <source>Runs over the host&apos;s transport</source>
        <translation>ホスト経由で動く</translation>
    </message>
    <message>
        <source>Its own scripts start it on a network whose bytes the host&apos;s cores move, as AWS&apos;s EFA. A plan may say otherwise.</source>
        <translation>AWS の EFA のように、ホストのコアがバイトを運ぶネットワークで、自身のスクリプトが起動します。プランは別のことを言えます。</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>Add an offer</source>
        <translation>選択肢を追加</translation>
    </message>
    <message>
        <source>Remove the offer</source>
        <translation>選択肢を削除</translation>
    </message>
    <message>
        <source>What the framework can be configured with. Of settings that are not listed nothing is known: any value will do.</source>
        <translation>フレームワークで設定できるもの。挙げられていない設定については何も知られておらず、どの値でも通ります。</translation>
    </message>
    <message>
        <source>Offer %1, “%2”, %3: %4</source>
        <translation>選択肢 %1「%2」、%3：%4</translation>
    </message>
    <message>
        <source>Measured as</source>
        <translation>測定の引用元</translation>
    </message>
    <message>
        <source>Name of the framework whose measured runs speak for this one: for its times and for where memory runs out. A copy keeps that of the original; left empty, only runs under the profile&apos;s own name do.</source>
        <translation>このフレームワークの時間とメモリ不足の境目を示す実行が、どのフレームワークのものか、その名前です。写しは元のものを引き継ぎます。空なら、プロファイル自身の名前の実行だけが使われます。</translation>
    </message>
</context>
<context>
    <name>quadrille::FsdpCurves</name>
    <message>
        <source>FSDP curves</source>
        <translation>FSDP 曲線</translation>
    </message>
    <message>
        <source>line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>系列長</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>HFU of computing alone</source>
        <translation>計算のみの HFU</translation>
    </message>
    <message>
        <source>tokens of a GPU</source>
        <translation>GPU 1 基のトークン数</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>measured sequence length</source>
        <translation>実測の系列長</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリ不足</translation>
    </message>
</context>
<context>
    <name>quadrille::FsdpPanel</name>
    <message>
        <source>Looking for the best configurations…</source>
        <translation>最良の構成を探しています…</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>HFU</source>
        <translation>HFU</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>トークン/s/GPU</translation>
    </message>
    <message>
        <source>against model size</source>
        <translation>モデルの大きさに対して</translation>
    </message>
    <message>
        <source>against GPUs</source>
        <translation>GPU 数に対して</translation>
    </message>
    <message>
        <source>against bandwidth</source>
        <translation>帯域に対して</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <comment>a number</comment>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>longest measured sequences</source>
        <translation>実測の最長の系列</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>系列長 %1</translation>
    </message>
    <message>
        <source>any γ</source>
        <translation>任意の γ</translation>
    </message>
    <message>
        <source>γ 0: all recomputed</source>
        <translation>γ 0：すべて再計算</translation>
    </message>
    <message>
        <source>γ 1: all kept</source>
        <translation>γ 1：すべて保持</translation>
    </message>
    <message>
        <source>γ %1</source>
        <translation>γ %1</translation>
    </message>
    <message>
        <source>computing at %1</source>
        <translation>計算は最大 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between conditions</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Lines are the best of the grid search of Wang et al. (2024), Algorithm 1: limits of their equations, no predictions. Shapes are their measured runs.</source>
        <translation>線は Wang ら (2024) のアルゴリズム 1 のグリッド探索の最良値：論文の式の限界であり、予測ではありません。図形は論文の実測です。</translation>
    </message>
    <message>
        <source>The bandwidth is one GPU&apos;s share of its node&apos;s connection, as the paper names its clusters. Three runs at 100 Gbit/s are faster than its equation 15 allows with that; none is with the whole node&apos;s.</source>
        <translation>帯域は、論文のクラスタ名の通り、ノードの接続のうち GPU 1 基の分です。100 Gbit/s の実行 3 件は、この値での式 15 の上限より速く、ノード全体の値ならそのような実行はありません。</translation>
    </message>
    <message>
        <source>The paper contradicts itself, and this is what is shown: Table 2 prints D = 4086 for 7B, 4096 is meant; its last column follows no equation, equation 2 is used; Table 3 prints 40GB-A100-200Gbps with 100 and with 200 Gbit/s, 200 is used; Tables 9 to 12 head both halves 200 Gbps, the second is 100; MFU and throughput of 30B do not agree.</source>
        <translation>論文には矛盾があり、ここでは次のように表示します：表 2 は 7B で D = 4086 ですが、4096 の意味とみなし、最終列はどの式にも従わないため式 2 を使用；表 3 の 40GB-A100-200Gbps は 100 と 200 Gbit/s の両方で載っており、200 を使用；表 9 ～ 12 の見出しは両半分とも 200 Gbps ですが、後半は 100；30B の MFU とスループットは一致しません。</translation>
    </message>
    <message>
        <source>Measured HFU is MFU · 4/3, since every run recomputed all activations.</source>
        <translation>全実行が全活性値を再計算したため、実測の HFU は MFU · 4/3 です。</translation>
    </message>
    <message>
        <source>What the curves show</source>
        <translation>曲線の表示内容</translation>
    </message>
    <message>
        <source>What it is shown against</source>
        <translation>何に対して表示するか</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスタ</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>系列長</translation>
    </message>
    <message>
        <source>Share of the activations kept</source>
        <translation>保持する活性値の割合</translation>
    </message>
    <message>
        <source>HFU that computing alone reaches at most</source>
        <translation>計算のみで達する HFU の上限</translation>
    </message>
    <message>
        <source>computing at </source>
        <comment>before a percentage</comment>
        <translation>計算は最大 </translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>whole sequences</source>
        <translation>系列全体</translation>
    </message>
    <message>
        <source>Only with at least one sequence on a GPU; the paper&apos;s algorithm asks for one token</source>
        <translation>GPU に少なくとも 1 系列ある場合のみ。論文のアルゴリズムは 1 トークンでよい</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>What the lines are, and where the paper contradicts itself</source>
        <translation>線の意味と、論文の矛盾する箇所</translation>
    </message>
    <message>
        <source>The best configurations of fully sharded training stand here as curves, with what was measured over them; none fits what is chosen above, and none was measured.</source>
        <translation>完全シャード学習の最良の構成が曲線で、実測値がその上に並びます。上の選択に合う構成も実測値もありません。</translation>
    </message>
    <message>
        <source>Choose as at first</source>
        <translation>最初の選択に戻す</translation>
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
    <message>
        <source>Moment %1</source>
        <translation>時点 %1</translation>
    </message>
    <message>
        <source>Start (s)</source>
        <translation>開始 (s)</translation>
    </message>
    <message>
        <source>End (s)</source>
        <translation>終了 (s)</translation>
    </message>
    <message>
        <source>Stage of the fused backward</source>
        <translation>融合した逆伝播のステージ</translation>
    </message>
    <message>
        <source>Micro-batch of the fused backward</source>
        <translation>融合した逆伝播のマイクロバッチ</translation>
    </message>
    <message>
        <source>Click or drag to choose a moment.</source>
        <translation>クリックかドラッグで時点を選択。</translation>
    </message>
    <message>
        <source>Stage %1 does not idle before it</source>
        <translation>ステージ %1 はその前にアイドルなし</translation>
    </message>
    <message>
        <source>Select this</source>
        <translation>これを選択</translation>
    </message>
    <message>
        <source>Explain the idle share</source>
        <translation>アイドル率を説明</translation>
    </message>
</context>
<context>
    <name>quadrille::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
</context>
<context>
    <name>quadrille::GlossaryView</name>
    <message>
        <source>Nothing in the glossary answers “%1”</source>
        <translation>用語集に「%1」に合う項目はありません</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 terms</source>
        <translation>
            <numerusform>%1 項目中 %n 項目</numerusform>
        </translation>
    </message>
    <message>
        <source>A term or a symbol: bubble, MBS, h_ffn</source>
        <translation>用語か記号：バブル、MBS、h_ffn</translation>
    </message>
    <message>
        <source>Term or symbol to find</source>
        <translation>探す用語か記号</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>用語</translation>
    </message>
    <message>
        <source>Meaning of the term</source>
        <translation>用語の意味</translation>
    </message>
</context>
<context>
    <name>quadrille::GoalsView</name>
    <message>
        <source>Start this step &amp;again</source>
        <translation>このステップをやり直す(&amp;A)</translation>
    </message>
    <message>
        <source>Reached: %1</source>
        <translation>達成：%1</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <translation>未達成：%1</translation>
    </message>
    <message>
        <source>Here, these must stay as they were: %1</source>
        <translation>ここでは変えてはいけません：%1</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>できました。</translation>
    </message>
</context>
<context>
    <name>quadrille::GpuEditor</name>
    <message>
        <source>its name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1（編集済み）</translation>
    </message>
    <message>
        <source>Edit the GPU: %1</source>
        <translation>GPU を編集：%1</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>%1 に戻す</translation>
    </message>
    <message>
        <source>In no list: this GPU comes from a session</source>
        <translation>一覧にない：この GPU はセッションのもの</translation>
    </message>
    <message>
        <source>As %1 is listed</source>
        <translation>一覧の %1 と同じ</translation>
    </message>
    <message>
        <source>%1 GiB of memory against %2 GiB of %3</source>
        <translation>メモリ %1 GiB（%3 は %2 GiB）</translation>
    </message>
    <message>
        <source>Edit GPU</source>
        <translation>GPU を編集</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Back to the GPU as it is listed</source>
        <translation>一覧の GPU に戻す</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep this GPU among your own</source>
        <translation>この GPU を自分の GPU に加える</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>quadrille::GuardedApplication</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリが足りません。</translation>
    </message>
    <message>
        <source>Something unknown went wrong.</source>
        <translation>不明な問題が発生しました。</translation>
    </message>
</context>
<context>
    <name>quadrille::GuessBar</name>
    <message>
        <source>your guess: %1</source>
        <translation>予想：%1</translation>
    </message>
    <message>
        <source>truth: %1</source>
        <translation>実際：%1</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>truth, as asked: %1</source>
        <translation>正解（出題時）：%1</translation>
    </message>
</context>
<context>
    <name>quadrille::GuideTreeView</name>
    <message>
        <source>The guide’s decision tree</source>
        <translation>ガイドの決定木</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランはまだありません。</translation>
    </message>
    <message>
        <source>question</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>問われる</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>recommendation</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>done by the plan</source>
        <translation>プランが従う</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>speed (share)</source>
        <translation>速度（比率）</translation>
    </message>
    <message>
        <source>memory (B)</source>
        <translation>メモリ (B)</translation>
    </message>
    <message>
        <source>mistakes of the guide</source>
        <translation>ガイドの誤り</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Do as recommended</source>
        <translation>推奨に従う</translation>
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
    <message>
        <source>Computing these plans…</source>
        <translation>プランを計算中…</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>ステップ (s)</translation>
    </message>
    <message>
        <source>FLOP/s per GPU</source>
        <translation>FLOP/s/GPU</translation>
    </message>
    <message>
        <source>FLOPs utilisation</source>
        <translation>FLOPs 利用率</translation>
    </message>
    <message>
        <source>tokens/s per GPU</source>
        <translation>トークン/s/GPU</translation>
    </message>
    <message>
        <source>GPU-hours of the budget</source>
        <translation>学習量の GPU 時間</translation>
    </message>
    <message>
        <source>folded away</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>Fold away %1 values that cannot run</source>
        <comment>dimension</comment>
        <translation>実行不可の値を折りたたむ：%1</translation>
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
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Share of total time in which the pipeline idles</source>
        <translation>パイプラインがアイドルになる時間の割合</translation>
    </message>
    <message>
        <source>Shows:</source>
        <translation>表示：</translation>
    </message>
    <message>
        <source>What the cells of the heatmap show</source>
        <translation>ヒートマップのセルの表示内容</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>Time of one optimizer step</source>
        <translation>オプティマイザの 1 ステップの時間</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>FLOPs per second and GPU</source>
        <translation>GPU 1 基・1 秒あたりの FLOPs</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>FLOPs per second as a share of the GPU&apos;s peak</source>
        <translation>毎秒の FLOPs の、GPU のピークに対する割合</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>トークン/s</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>GPU 1 基・1 秒あたりのトークン数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>GPU-hours, or their price, of training on a number of tokens</source>
        <translation>指定したトークン数の学習に要する GPU 時間、またはその費用</translation>
    </message>
    <message>
        <source>Best over the rest</source>
        <translation>他の設定で最良</translation>
    </message>
    <message>
        <source>Each cell is the fastest plan that fits with its two values, whatever else it has, rather than this plan moved there. A click loads it.</source>
        <translation>各マスは、このプランをそこへ動かしたものではなく、その 2 つの値で収まる最速のプラン(他の設定は自由)です。クリックで読み込みます。</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>over the rest</comment>
        <translation>最良</translation>
    </message>
</context>
<context>
    <name>quadrille::HeatmapPanel</name>
    <message>
        <source>Set %1 to %2 and %3 to %4</source>
        <translation>%1 を %2、%3 を %4 にする</translation>
    </message>
    <message>
        <source>No plan with these two fits.</source>
        <translation>この 2 つの値で収まるプランはありません。</translation>
    </message>
    <message>
        <source>%1 plans are too many to look at: choose other axes</source>
        <translation>%1 個のプランは多すぎて調べられません: 他の軸を選んでください</translation>
    </message>
    <message>
        <source>Load the plan %1</source>
        <translation>プラン %1 を読み込む</translation>
    </message>
</context>
<context>
    <name>quadrille::ImportDialog</name>
    <message>
        <source>%1 parameters (%2)</source>
        <translation>パラメータ %1 個（%2）</translation>
    </message>
    <message>
        <source>%1, of which a token passes through %2</source>
        <translation>%1、うちトークンが通るのは %2</translation>
    </message>
    <message>
        <source>Import model</source>
        <translation>モデルを読み込む</translation>
    </message>
    <message>
        <source>Read from “%1”</source>
        <translation>「%1」から読み込み</translation>
    </message>
    <message>
        <source>%1 family, read from “%2”</source>
        <translation>%1 系、「%2」から読み込み</translation>
    </message>
    <message>
        <source>Nothing had to be assumed.</source>
        <translation>仮定した値はなし。</translation>
    </message>
    <message>
        <source>What the file does not say was assumed:</source>
        <translation>ファイルにない値の仮定：</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>Train this model in the open session</source>
        <translation>開いているセッションでこのモデルを学習</translation>
    </message>
    <message>
        <source>&amp;Save to library…</source>
        <translation>ライブラリに保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep it among your own models, and use it</source>
        <translation>自分のモデルに加えて使用</translation>
    </message>
</context>
<context>
    <name>quadrille::ImportDrop</name>
    <message>
        <source>Drop “%1” here to import the model</source>
        <translation>「%1」をここにドロップしてモデルを読み込む</translation>
    </message>
    <message>
        <source>Drop “%1” here to open the session</source>
        <translation>「%1」をここにドロップしてセッションを開く</translation>
    </message>
    <message>
        <source>Drop “%1” here to compare its runs with this model</source>
        <translation>「%1」をここにドロップして、その実行をこのモデルと比較</translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n files here to compare their runs with this model</source>
        <translation>
            <numerusform>この %n 個のファイルをここにドロップして、その実行をこのモデルと比較</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop “%1” here to see what it says of a plan</source>
        <translation>「%1」をここにドロップして、プランとしての内容を見る</translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n files here to see what they say of a plan</source>
        <translation>
            <numerusform>この %n 個のファイルをここにドロップして、プランとしての内容を見る</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop these logs here to compare their runs with this model</source>
        <translation>これらのログをここにドロップして、その実行をこのモデルと比較</translation>
    </message>
    <message>
        <source>Drop “%1” here to lay what was measured below the prediction</source>
        <translation>「%1」をここにドロップすると、測定結果を予測の下に並べます</translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n traces here to lay what was measured below the prediction</source>
        <translation>
            <numerusform>これら %n 個のトレースをここにドロップすると、測定結果を予測の下に並べます</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop “%1” here to learn from it what your cluster reaches</source>
        <translation>「%1」をここにドロップすると、クラスタの到達性能を学習します</translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n files here to learn from them what your cluster reaches</source>
        <translation>
            <numerusform>これら %n 個のファイルをここにドロップすると、クラスタの到達性能を学習します</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::ImportNotesModel</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>理解</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>無視</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>what a framework does unless it is told</comment>
        <translation>既定</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Understood, assumed since no file says it, ignored, or left as the framework has it</source>
        <translation>理解したもの、どのファイルにもなく仮定したもの、無視したもの、フレームワークの既定のままのもの</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>As the file writes it</source>
        <translation>ファイルの表記のまま</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The setting here that it bears on</source>
        <translation>対応するここでの設定</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>結果の値</translation>
    </message>
    <message>
        <source>What the setting is after the import</source>
        <translation>読み込み後の設定の値</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>File and line</source>
        <translation>ファイルと行</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why it is assumed or ignored, or how it was read</source>
        <translation>仮定または無視された理由、あるいは読み取り方</translation>
    </message>
    <message>
        <source>the framework does so unless it is told otherwise</source>
        <translation>指定がなければフレームワークはこのように動作します</translation>
    </message>
</context>
<context>
    <name>quadrille::ImportSources</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>ファイルを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>More files of the same plan: the model’s config.json, a machine file</source>
        <translation>同じプランの他のファイル：モデルの config.json、マシンファイル</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Add what is on the clipboard</source>
        <translation>クリップボードの内容を追加</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Do without the marked file</source>
        <translation>選んだファイルを除く</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み取り形式</translation>
    </message>
    <message>
        <source>Files to import</source>
        <translation>読み込むファイル</translation>
    </message>
    <message>
        <source>Text of the marked file</source>
        <translation>選んだファイルのテキスト</translation>
    </message>
    <message>
        <source>Paste a configuration or a launch script here</source>
        <translation>設定または起動スクリプトをここに貼り付け</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
</context>
<context>
    <name>quadrille::KeptCommands</name>
    <message>
        <source>%1: %2</source>
        <comment>a command and what it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>it is “%1”</source>
        <translation>「%1」として保存済み</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plan(s) are kept, which is all there is room for</source>
        <translation>
            <numerusform>%Ln 個のプランが保存済みで、もう空きがありません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::KindToggle</name>
    <message>
        <source>Figure of memory</source>
        <translation>メモリの種類</translation>
    </message>
    <message>
        <source>The estimator of the paper knows allocated memory only.</source>
        <translation>論文の推定器は割り当てメモリのみ扱う。</translation>
    </message>
    <message>
        <source>Show memory: %1</source>
        <comment>allocated, reserved or device</comment>
        <translation>メモリを表示：%1</translation>
    </message>
</context>
<context>
    <name>quadrille::LaboratoryBar</name>
    <message>
        <source>Stages</source>
        <translation>ステージ数</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>マイクロバッチ数</translation>
    </message>
    <message>
        <source>Split backward</source>
        <translation>逆伝播を分割</translation>
    </message>
    <message>
        <source>Backwards run as I, which the stage before waits for, and W, which can wait</source>
        <translation>逆伝播を、前のステージが待つ I と、後回しにできる W に分けます</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>入る数</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of micro-batches that memory has room for</comment>
        <translation>いくつでも</translation>
    </message>
    <message>
        <source>Micro-batches whose activations a stage may hold at once</source>
        <translation>ステージが同時に活性値を保持できるマイクロバッチの数</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空から</translation>
    </message>
    <message>
        <source>From 1F1B</source>
        <translation>1F1B から</translation>
    </message>
    <message>
        <source>The plan is too large for the laboratory</source>
        <translation>プランが大きすぎて実験室に入りません</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open an order file</source>
        <translation>順序ファイルを開く</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save as an order file, as “quadrille schedule --order” reads it</source>
        <translation>「quadrille schedule --order」が読む順序ファイルとして保存</translation>
    </message>
    <message>
        <source>To the pipeline</source>
        <translation>パイプラインへ</translation>
    </message>
    <message>
        <source>Compare this order with the plan’s pipeline</source>
        <translation>この順序をプランのパイプラインと比べる</translation>
    </message>
    <message>
        <source>Ranks of the pipeline, a stage each</source>
        <translation>パイプラインのランク数（1 ランクに 1 ステージ）</translation>
    </message>
    <message>
        <source>Micro-batches of a step, each of which runs through all stages</source>
        <translation>1 ステップのマイクロバッチ数（それぞれが全ステージを通る）</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>直前の操作を取り消す</translation>
    </message>
    <message>
        <source>Make the move again</source>
        <translation>操作をやり直す</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>ランク</translation>
    </message>
    <message>
        <source>Ranks of the pipeline</source>
        <translation>パイプラインのランク</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Chunks of the model that a rank holds (virtual stages): dealt in turn, or two in a V, where the last rank has the two in the middle</source>
        <translation>ランクが持つモデルのチャンク（仮想ステージ）。順番に割り当てるか、2 つを V 字に割り当て、最後のランクが中央の 2 つを持ちます</translation>
    </message>
    <message>
        <source>2 in a V</source>
        <translation>2（V 字）</translation>
    </message>
    <message>
        <source>Forwards whose activations a rank may hold at once: each of one chunk and one micro-batch</source>
        <translation>ランクが同時に活性値を持てる順伝播の数。1 つは 1 チャンク・1 マイクロバッチ分です</translation>
    </message>
    <message>
        <source>Slots that a message from rank to rank takes</source>
        <translation>ランク間の通信にかかるスロット数</translation>
    </message>
    <message>
        <source>Begin with an empty board, with a usual schedule, or as large as the plan</source>
        <translation>空の盤、一般的なスケジュール、またはプランと同じ大きさから始めます</translation>
    </message>
    <message>
        <source>From a usual schedule</source>
        <translation>一般的なスケジュールから</translation>
    </message>
    <message>
        <source>Interleaved 1F1B where it exists for so many micro-batches and this memory; else whatever can run runs, backwards first</source>
        <translation>このマイクロバッチ数とメモリでインターリーブ 1F1B が存在すればそれ。なければ、実行できるものを逆伝播優先で順に実行します</translation>
    </message>
    <message>
        <source>As large as the plan: %1</source>
        <translation>プランと同じ大きさ: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stage(s)</source>
        <translation>
            <numerusform>%Ln ステージ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) of %1 chunks</source>
        <translation>
            <numerusform>各 %1 チャンクのランク %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>stages, micro-batches</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln micro-batch(es)</source>
        <translation>
            <numerusform>マイクロバッチ %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::LaboratoryPanel</name>
    <message>
        <source>The order was not opened, and nothing has changed.
%1: %2</source>
        <comment>file and line, reason</comment>
        <translation>順序は開かれず、何も変わっていません。
%1: %2</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>実験室</translation>
    </message>
</context>
<context>
    <name>quadrille::LessonWalk</name>
    <message>
        <source>Back to the plan before the lesson</source>
        <translation>レッスン前のプランに戻す</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 を %2 にする</translation>
    </message>
    <message>
        <source>A step of the lesson “%1”</source>
        <translation>レッスン「%1」のステップ</translation>
    </message>
</context>
<context>
    <name>quadrille::LessonsPanel</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Lesson: %1, step %2</source>
        <translation>レッスン：%1、ステップ %2</translation>
    </message>
</context>
<context>
    <name>quadrille::LibraryController</name>
    <message>
        <source>My models</source>
        <translation>自分のモデル</translation>
    </message>
    <message>
        <source>My GPUs</source>
        <translation>自分の GPU</translation>
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
        <source>“%1” was not deleted.</source>
        <translation>「%1」を削除できませんでした。</translation>
    </message>
    <message>
        <source>“%1” was not imported, and the open session is untouched.
%2</source>
        <translation>「%1」を読み込めませんでした。開いているセッションはそのままです。
%2</translation>
    </message>
    <message>
        <source>These files were passed over, and left as they are:</source>
        <translation>次のファイルは読み飛ばし、そのまま残しました：</translation>
    </message>
    <message>
        <source>“%1” of your library could not be read</source>
        <translation>ライブラリの「%1」を読み込めません</translation>
    </message>
    <message numerus="yes">
        <source>“%1” and %n others of your library could not be read</source>
        <translation>
            <numerusform>ライブラリの「%1」ほか %n 件を読み込めません</numerusform>
        </translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を表示</translation>
    </message>
    <message>
        <source>Save to library</source>
        <translation>ライブラリに保存</translation>
    </message>
    <message>
        <source>“%1” was not saved.</source>
        <translation>「%1」を保存できませんでした。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>“%1” was not renamed.</source>
        <translation>「%1」の名前を変更できませんでした。</translation>
    </message>
</context>
<context>
    <name>quadrille::LibraryDialog</name>
    <message>
        <source>My models</source>
        <translation>自分のモデル</translation>
    </message>
    <message>
        <source>My GPUs</source>
        <translation>自分の GPU</translation>
    </message>
    <message>
        <source>None yet: edit or import a model, then save it</source>
        <translation>まだない：モデルを編集するか読み込んで保存</translation>
    </message>
    <message>
        <source>None yet: edit a GPU, then save it</source>
        <translation>まだない：GPU を編集して保存</translation>
    </message>
    <message>
        <source>Own models and GPUs</source>
        <translation>自分のモデルと GPU</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation>コマンドライン名</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>フォルダを開く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>quadrille::LimitsEdit</name>
    <message>
        <source>&amp;Memory of the fullest GPU</source>
        <translation>最も埋まる GPU のメモリ(&amp;M)</translation>
    </message>
    <message>
        <source>Plans whose fullest GPU needs more do not count, whatever the GPU has.</source>
        <translation>最も埋まる GPU がこれを超えるプランは、GPU の容量にかかわらず対象外です。</translation>
    </message>
    <message>
        <source>&amp;Bubble</source>
        <translation>バブル(&amp;B)</translation>
    </message>
    <message>
        <source>Plans whose ranks are idle for a larger share of the step do not count.</source>
        <translation>ランクの待ち時間の割合がこれを超えるプランは対象外です。</translation>
    </message>
    <message>
        <source>&amp;Step time</source>
        <translation>ステップ時間(&amp;S)</translation>
    </message>
    <message>
        <source>Plans whose step is predicted to take longer do not count.</source>
        <translation>予測ステップ時間がこれを超えるプランは対象外です。</translation>
    </message>
    <message>
        <source>&amp;Nodes of a group</source>
        <translation>グループのノード数(&amp;N)</translation>
    </message>
    <message>
        <source>Plans with a tensor, context or expert parallel group over more nodes do not count. Data parallel groups and pipelines, which exchange less, may span any.</source>
        <translation>テンソル・コンテキスト・エキスパート並列のグループがこれより多くのノードにまたがるプランは対象外です。通信の少ないデータ並列とパイプラインは制限しません。</translation>
    </message>
    <message>
        <source>any</source>
        <comment>amount: no limit</comment>
        <translation>制限なし</translation>
    </message>
    <message>
        <source> GiB</source>
        <comment>behind a number</comment>
        <translation> GiB</translation>
    </message>
    <message>
        <source> %</source>
        <comment>behind a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source> s</source>
        <comment>behind a number</comment>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>quadrille::LogFolderDialog</name>
    <message>
        <source>%1: %2</source>
        <comment>field, rule</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Logs and their configurations</source>
        <translation>ログとその設定</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み取り形式</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Reading logs…</source>
        <translation>ログを読み込み中…</translation>
    </message>
    <message>
        <source>It ran out of memory.</source>
        <translation>メモリ不足で終了しました。</translation>
    </message>
    <message>
        <source>No configuration goes with it: the plan on screen is taken.</source>
        <translation>対応する設定がないため、画面のプランを使います。</translation>
    </message>
    <message>
        <source>There is no log here.</source>
        <translation>ここにログはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n logs.</source>
        <translation>
            <numerusform>ログ %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tell of a run, %2 of them with a configuration.</source>
        <translation>実行を含むもの %1、うち設定のあるもの %2。</translation>
    </message>
    <message>
        <source>There are more files than the %1 that were looked at.</source>
        <translation>調べた %1 個より多くのファイルがあります。</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n runs</source>
        <translation>
            <numerusform>%n 件の実行を追加(&amp;A)</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare the marked runs with their predictions</source>
        <translation>選んだ実行を予測と比較</translation>
    </message>
    <message>
        <source>GPUs, TP, CP and PP are those that the log prints.</source>
        <translation>GPU 数、TP、CP、PP はログに出力された値です。</translation>
    </message>
    <message>
        <source>No configuration goes with it: the rest is that of the plan on screen.</source>
        <translation>対応する設定がないため、残りは画面上のプランの値です。</translation>
    </message>
    <message>
        <source>It tells a throughput, and nothing says the global batch that its step follows from.</source>
        <translation>スループットだけを示し、ステップ時間を導くグローバルバッチはどこにもありません。</translation>
    </message>
    <message>
        <source>Assumed, since nothing says it: %1.</source>
        <translation>どこにも書かれていないので仮定しました：%1。</translation>
    </message>
    <message>
        <source>In the end it ran out of memory.</source>
        <translation>最後にメモリが尽きました。</translation>
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
        <source>%1 finds anything · %2 shows the keys</source>
        <translation>%1 で何でも検索 · %2 でキー一覧</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>a file</comment>
        <translation>%1 に保存しました。</translation>
    </message>
</context>
<context>
    <name>quadrille::MakeItFitPanel</name>
    <message>
        <source>Looking for the smallest changes…</source>
        <translation>最小の変更を探しています…</translation>
    </message>
    <message>
        <source>Make it fit: %1</source>
        <translation>収める：%1</translation>
    </message>
    <message>
        <source>Make it faster: %1</source>
        <translation>速くする: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::MakeItFitView</name>
    <message>
        <source>Changes that make the plan fit</source>
        <translation>プランを収める変更</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Make the marked change (Enter); it can be undone</source>
        <translation>選択中の変更を適用 (Enter)。元に戻せる</translation>
    </message>
    <message>
        <source>Changes that make the plan faster</source>
        <translation>プランを速くする変更</translation>
    </message>
</context>
<context>
    <name>quadrille::ManualWindow</name>
    <message numerus="yes">
        <source>%n chapters</source>
        <translation>
            <numerusform>%n 章</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chapter, and a section of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n 箇所</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual answers “%1”</source>
        <translation>「%1」に当たるものはマニュアルにありません</translation>
    </message>
    <message>
        <source>Reading the manual…</source>
        <translation>マニュアルを読んでいます…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Words to find in the manual</source>
        <translation>マニュアルで探す言葉</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
</context>
<context>
    <name>quadrille::MeasuredPipeline</name>
    <message numerus="yes">
        <source>%n traces</source>
        <translation>
            <numerusform>トレース %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>The trace was not read, and nothing has changed.
%1: %2</source>
        <comment>field, reason</comment>
        <translation>トレースを読み込めませんでした。何も変わっていません。
%1：%2</translation>
    </message>
    <message>
        <source>Reads %1, %2</source>
        <comment>file, share</comment>
        <translation>%1 を読み込み中、%2</translation>
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
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>quadrille::MemoryCourseView</name>
    <message>
        <source>There is no memory over time to show yet.</source>
        <translation>表示するメモリ推移はまだありません。</translation>
    </message>
    <message>
        <source>start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>states (bytes)</source>
        <translation>状態（バイト）</translation>
    </message>
    <message>
        <source>activations (bytes)</source>
        <translation>活性値（バイト）</translation>
    </message>
    <message>
        <source>working memory (bytes)</source>
        <translation>作業メモリ（バイト）</translation>
    </message>
    <message>
        <source>total (bytes)</source>
        <translation>合計（バイト）</translation>
    </message>
    <message>
        <source>Memory of one stage over time</source>
        <translation>1 ステージのメモリの時間推移</translation>
    </message>
</context>
<context>
    <name>quadrille::MemoryPanel</name>
    <message>
        <source>At %1</source>
        <comment>a moment of the step</comment>
        <translation>時点 %1</translation>
    </message>
    <message>
        <source>Back to the peaks</source>
        <translation>ピークに戻る</translation>
    </message>
    <message>
        <source>Show every stage at its fullest again (Escape)</source>
        <translation>各ステージの最大時の表示に戻す (Escape)</translation>
    </message>
    <message>
        <source>The paper&apos;s equations know no moments; choose the detailed estimator to see memory at one.</source>
        <translation>論文の式に時点の区別はない。時点のメモリを見るには詳細な推定器を選択。</translation>
    </message>
</context>
<context>
    <name>quadrille::MessageBar</name>
    <message>
        <source>Close this message (Escape)</source>
        <translation>このメッセージを閉じる（Esc）</translation>
    </message>
    <message>
        <source>Close this message: %1</source>
        <translation>このメッセージを閉じる：%1</translation>
    </message>
</context>
<context>
    <name>quadrille::MessageToolBar</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>quadrille::ModelEditor</name>
    <message>
        <source>its name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Edit the model: %1</source>
        <translation>モデルを編集：%1</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>%1 に戻す</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>パラメータ %1 個</translation>
    </message>
    <message>
        <source>More than a whole number of 64 bits can count</source>
        <translation>64 ビット整数で数えられる上限を超過</translation>
    </message>
    <message>
        <source>%1 in all, of which a token passes through %2 (%3)</source>
        <translation>全 %1、うちトークンが通るのは %2（%3）</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>全 %1</translation>
    </message>
    <message>
        <source>In no list: this model comes from a file or a session</source>
        <translation>一覧にない：このモデルはファイルかセッションのもの</translation>
    </message>
    <message>
        <source>As %1 is listed</source>
        <translation>一覧の %1 と同じ</translation>
    </message>
    <message>
        <source>Not comparable with %1</source>
        <translation>%1 とは比較できない</translation>
    </message>
    <message>
        <source>As many as %1, arranged otherwise</source>
        <translation>%1 と同数で構成が異なる</translation>
    </message>
    <message>
        <source>%1 (%2) against %3</source>
        <translation>%3 との差 %1（%2）</translation>
    </message>
    <message>
        <source>Edit model</source>
        <translation>モデルを編集</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Norms, biases, matrices</source>
        <translation>正規化、バイアス、行列</translation>
    </message>
    <message>
        <source>Mixture of experts</source>
        <translation>混合エキスパート (MoE)</translation>
    </message>
    <message>
        <source>Multi-head latent attention</source>
        <translation>マルチヘッド潜在注意機構</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Back to the model as it is listed</source>
        <translation>一覧のモデルに戻す</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep this model among your own</source>
        <translation>このモデルを自分のモデルに加える</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>quadrille::MyClusterPanel</name>
    <message>
        <source>uncalibrated</source>
        <comment>a profile</comment>
        <translation>未較正</translation>
    </message>
    <message>
        <source>✕ No profile was fitted: %1</source>
        <translation>✕ プロファイルを当てはめられませんでした：%1</translation>
    </message>
    <message>
        <source>The fit was stopped; nothing has changed.</source>
        <translation>当てはめを停止しました。何も変わっていません。</translation>
    </message>
    <message>
        <source>pasted log</source>
        <translation>貼り付けたログ</translation>
    </message>
    <message numerus="yes">
        <source>%n runs read.</source>
        <translation>
            <numerusform>実行 %n 件を読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read: see the end of the list.</source>
        <translation>
            <numerusform>%n 行を読み込めませんでした：一覧の末尾を参照。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a file of your own runs here, or paste a log, to see how they compare with this model</source>
        <translation>自分の実行のファイルをここにドロップするかログを貼り付けて、このモデルと比較</translation>
    </message>
    <message>
        <source>Predicting your runs…</source>
        <translation>自分の実行を予測中…</translation>
    </message>
    <message>
        <source>None of your runs tells how long a step took</source>
        <translation>自分の実行にステップの所要時間の記載がない</translation>
    </message>
    <message numerus="yes">
        <source>%n runs of yours: %1 mean error, %2 beyond what nine of ten runs do</source>
        <translation>
            <numerusform>自分の実行 %n 件：平均誤差 %1、10 件中 9 件の範囲を超えるもの %2 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>GPU, profile before and after</comment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>GPU, its profile</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 · my cluster</source>
        <comment>a GPU</comment>
        <translation>%1 · 自分のクラスタ</translation>
    </message>
    <message numerus="yes">
        <source>Fitted to %n runs: mean error %1 → %2</source>
        <translation>
            <numerusform>実行 %n 件に当てはめ：平均誤差 %1 → %2</numerusform>
        </translation>
    </message>
    <message>
        <source>, rank correlation %1 → %2</source>
        <translation>、順位相関 %1 → %2</translation>
    </message>
    <message>
        <source>Use a new profile of %1</source>
        <translation>%1 の新しいプロファイルを使用</translation>
    </message>
    <message>
        <source>%1 now has this profile; undo takes it back.</source>
        <translation>%1 のプロファイルを変更しました。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>✕ The profile was not saved. %1: %2</source>
        <translation>✕ プロファイルを保存できませんでした。%1：%2</translation>
    </message>
    <message>
        <source>The profile was saved as “%1”.</source>
        <translation>プロファイルを「%1」に保存しました。</translation>
    </message>
    <message>
        <source>✕ The profile was not loaded. %1: %2</source>
        <translation>✕ プロファイルを読み込めませんでした。%1：%2</translation>
    </message>
    <message>
        <source>“%1” was loaded; apply it to use it.</source>
        <translation>「%1」を読み込みました。使用するには適用してください。</translation>
    </message>
    <message>
        <source>Fit the parameters of %1 to your runs on it, from its present profile</source>
        <translation>%1 のパラメータを、現在のプロファイルから出発して、その GPU での自分の実行に当てはめる</translation>
    </message>
    <message>
        <source>None of your runs measured a step on %1</source>
        <translation>自分の実行に %1 でステップを実測したものがない</translation>
    </message>
    <message numerus="yes">
        <source>Fitting: all runs predicted %n times…</source>
        <translation>
            <numerusform>当てはめ中：全実行を %n 回予測…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open runs…</source>
        <translation>実行を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>A CSV file with the options of the command line as columns, beside step_seconds, tflops_per_gpu, mfu or memory_gib; or a log</source>
        <translation>コマンドラインのオプションを列とし、step_seconds、tflops_per_gpu、mfu、memory_gib のいずれかを加えた CSV ファイル、またはログ</translation>
    </message>
    <message>
        <source>Read runs from the log of a training run</source>
        <translation>学習のログから実行を読み込む</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the marked run</source>
        <translation>選択した実行を削除</translation>
    </message>
    <message>
        <source>Remove all runs of yours</source>
        <translation>自分の実行をすべて削除</translation>
    </message>
    <message>
        <source>Close the log without reading it</source>
        <translation>ログを読み込まずに閉じる</translation>
    </message>
    <message>
        <source>Read the runs of this log</source>
        <translation>このログの実行を読み込む</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stop fitting; nothing changes</source>
        <translation>当てはめを中止（何も変わらない）</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Predict with this profile from now on</source>
        <translation>今後このプロファイルで予測する</translation>
    </message>
    <message>
        <source>&amp;Save profile…</source>
        <translation>プロファイルを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep the new profile in a file</source>
        <translation>新しいプロファイルをファイルに保存</translation>
    </message>
    <message>
        <source>Take the new profile from a file</source>
        <translation>新しいプロファイルをファイルから読み込む</translation>
    </message>
    <message>
        <source>Log of a training run</source>
        <translation>学習の実行のログ</translation>
    </message>
    <message>
        <source>Your runs</source>
        <translation>自分の実行</translation>
    </message>
    <message>
        <source>Parameters of the profile, before and after</source>
        <translation>プロファイルのパラメータ、前と後</translation>
    </message>
    <message>
        <source>Reading was stopped; no run of “%1” was added.</source>
        <translation>読み込みを中止しました。「%1」の実行は追加されていません。</translation>
    </message>
    <message>
        <source>Stop reading; no run is added</source>
        <translation>読み込みを中止（実行は追加されない）</translation>
    </message>
    <message>
        <source>Reading “%1”: %2</source>
        <comment>file, percentage</comment>
        <translation>「%1」を読み込み中：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n files that waited were not read.</source>
        <translation>
            <numerusform>待機中の %n 個のファイルは読み込みませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <comment>file</comment>
        <translation>「%1」を読み込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%n runs removed.</source>
        <translation>
            <numerusform>実行 %n 件を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message numerus="yes">
        <source>%n files or logs could not be read: see the end of the list.</source>
        <translation>
            <numerusform>ファイルまたはログ %n 件を読み込めませんでした：一覧の末尾を参照。</numerusform>
        </translation>
    </message>
    <message>
        <source>✕ “%1” was not read: %2</source>
        <comment>file, rule</comment>
        <translation>✕ 「%1」を読み込めませんでした：%2</translation>
    </message>
    <message>
        <source>✕ “%1” was not read, and nothing has changed. %2: %3</source>
        <comment>file, field, rule</comment>
        <translation>✕ 「%1」を読み込めませんでした。変更はありません。%2：%3</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a parameter, before and after</comment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>貼り付けた表</translation>
    </message>
    <message>
        <source>Open a fol&amp;der…</source>
        <translation>フォルダーを開く(&amp;D)…</translation>
    </message>
    <message>
        <source>A folder of logs, each beside the launch script or configuration that it ran</source>
        <translation>ログと、それぞれが実行した起動スクリプトや設定が並ぶフォルダー</translation>
    </message>
    <message>
        <source>Paste lines that a framework printed for each iteration (%1). What they do not tell is taken from the scenario on screen. A table of nccl-tests or a CSV of matrix products (m, n, k, dtype, tflops or ms) teaches the profile.</source>
        <translation>フレームワーク（%1）が反復毎に出力した行を貼り付けてください。そこにない情報は画面のシナリオから補います。nccl-tests の表や行列積の CSV（m、n、k、dtype、tflops または ms）はプロファイルに反映されます。</translation>
    </message>
    <message>
        <source>Runs that you measured stand here, each beside what is predicted for it; a profile of your cluster is fitted to them. Logs and tables can be opened, dropped or pasted.</source>
        <translation>測定した実行が、それぞれの予測と並べてここに表示され、クラスタのプロファイルをそれに合わせて求めます。ログや表は、開く、ドロップする、貼り付けることができます。</translation>
    </message>
    <message>
        <source>Open the first runs…</source>
        <translation>最初の実行を開く…</translation>
    </message>
    <message>
        <source>None of your runs measured a step on %1; choose %2, on which they ran, to fit its profile</source>
        <comment>two GPUs</comment>
        <translation>%1 でステップを計測した実行はありません。実行された %2 を選ぶと、そのプロファイルを当てはめられます</translation>
    </message>
    <message>
        <source>The new profile of %1 waits here until that GPU is chosen again.</source>
        <translation>%1 の新しいプロファイルは、その GPU が再び選ばれるまでここに残ります。</translation>
    </message>
    <message>
        <source>The new profile of %1, which waited, is here again.</source>
        <translation>待機していた %1 の新しいプロファイルが再び表示されています。</translation>
    </message>
    <message>
        <source>The mean error has grown, since in a fit outliers count less, and what is known of the GPU counts, too: look at the runs that it misses before you apply it.</source>
        <translation>平均誤差が大きくなりました。当てはめでは外れ値の重みが小さく、GPU について既知の値も考慮されるためです。適用する前に、外れている実行を確認してください。</translation>
    </message>
    <message>
        <source>The fit had not settled when it ended.</source>
        <translation>当てはめは終了時に収束していませんでした。</translation>
    </message>
    <message>
        <source>It started from what tables and traces taught, and keeps all of that.</source>
        <translation>表とトレースから学習した値を出発点とし、そのすべてを保っています。</translation>
    </message>
    <message>
        <source>It started from what tables and traces taught, of which it changed %1.</source>
        <comment>parameters</comment>
        <translation>表とトレースから学習した値を出発点とし、次の値を変更しました: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these runs are of another GPU with the same peak and the same fast link, which shares this profile.</source>
        <translation>
            <numerusform>これらの実行のうち %n 件は、ピーク性能と高速リンクが同じでこのプロファイルを共有する別の GPU のものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>What tables and traces had taught is not in it: read them again on top of it.</source>
        <translation>表とトレースから学習した値は含まれていません。読み込んだ後に、もう一度読み取ってください。</translation>
    </message>
    <message>
        <source>Fit the parameters of %1 to your runs on it, from what tables and traces taught</source>
        <translation>%1 のパラメータを、表とトレースから学んだ値から出発して、その GPU での自分の実行に当てはめる</translation>
    </message>
    <message>
        <source>Paste a &amp;log</source>
        <translation>ログを貼り付け(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;move all</source>
        <translation>すべて削除(&amp;M)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>キャンセル(&amp;N)</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>F&amp;it a profile</source>
        <translation>プロファイルを当てはめる(&amp;I)</translation>
    </message>
    <message>
        <source>Load profile…</source>
        <translation>プロファイルを読み込む…</translation>
    </message>
</context>
<context>
    <name>quadrille::NotesView</name>
    <message>
        <source>What became of every key</source>
        <translation>各キーの結果</translation>
    </message>
    <message>
        <source>Show or hide these</source>
        <translation>これらの表示を切り替え</translation>
    </message>
</context>
<context>
    <name>quadrille::NumberButton</name>
    <message>
        <source>%1, %2</source>
        <comment>number, difference</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and difference, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>better than A</source>
        <translation>A より良い</translation>
    </message>
    <message>
        <source>worse than A</source>
        <translation>A より悪い</translation>
    </message>
    <message>
        <source>less than the prediction may be off by</source>
        <translation>予測の誤差の範囲内</translation>
    </message>
</context>
<context>
    <name>quadrille::OomTableModel</name>
    <message>
        <source>%1 of %2 that fit, and %3 of %4 that ran out, were expected to</source>
        <translation>収まった %2 件中 %1 件、不足した %4 件中 %3 件が予想通り</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>expected, happened, number of runs</comment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>収まった</translation>
    </message>
    <message>
        <source>ran out</source>
        <translation>不足した</translation>
    </message>
    <message>
        <source>expected to fit</source>
        <translation>収まると予想</translation>
    </message>
    <message>
        <source>expected to run out</source>
        <translation>不足すると予想</translation>
    </message>
    <message>
        <source>What became of the run</source>
        <translation>実行の結果</translation>
    </message>
    <message>
        <source>What P(OOM) said of the run</source>
        <translation>P(OOM) による実行の予測</translation>
    </message>
</context>
<context>
    <name>quadrille::OwnRuns</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>file, field, rule</comment>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>%1, line %2, %3: %4</source>
        <comment>file, line, column, rule</comment>
        <translation>%1、%2 行目、%3：%4</translation>
    </message>
    <message>
        <source>Columns that mean nothing here: %1.</source>
        <translation>ここで意味を持たない列：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more lines could not be read</source>
        <comment>file</comment>
        <translation>
            <numerusform>%1：ほか %n 行を読み込めませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there is not enough memory for its runs</source>
        <comment>file</comment>
        <translation>%1：実行を取り込むメモリが足りません</translation>
    </message>
    <message>
        <source>The log says what it ran: %1.</source>
        <comment>a plan</comment>
        <translation>ログ自体が実行内容を示しています：%1。</translation>
    </message>
</context>
<context>
    <name>quadrille::OwnRunsModel</name>
    <message>
        <source>ran out</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>What distinguishes the run</source>
        <translation>実行を区別するもの</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Time of one step, as it was measured</source>
        <translation>1 ステップの時間の実測値</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>Time of one step, by the GPU&apos;s present profile</source>
        <translation>GPU の現在のプロファイルによる 1 ステップの時間</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>How much longer the step took than predicted; “!” is beyond nine of ten runs</source>
        <translation>ステップが予測よりどれだけ長かったか。「!」は 10 件中 9 件の範囲を超える</translation>
    </message>
    <message>
        <source>Slower by</source>
        <translation>遅れ</translation>
    </message>
    <message>
        <source>The same by the profile that was fitted to your runs</source>
        <translation>自分の実行に当てはめたプロファイルでの同じ値</translation>
    </message>
    <message>
        <source>After fit</source>
        <translation>当てはめ後</translation>
    </message>
    <message>
        <source>Of the fullest GPU, as it was measured</source>
        <translation>最大の GPU のメモリの実測値</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Of the fullest GPU, as this model expects it</source>
        <translation>最大の GPU のメモリ、このモデルの予想値</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>予想</translation>
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
    <message>
        <source>Fold this panel to the edge of the window (F9)</source>
        <translation>このパネルをウィンドウの端に折りたたむ（F9）</translation>
    </message>
</context>
<context>
    <name>quadrille::PanelFold</name>
    <message>
        <source>Unfold: %1</source>
        <comment>a panel at the window&apos;s edge</comment>
        <translation>開く：%1</translation>
    </message>
    <message>
        <source>Show this panel (F9)</source>
        <translation>このパネルを表示（F9）</translation>
    </message>
</context>
<context>
    <name>quadrille::PanelHead</name>
    <message>
        <source>Panels below</source>
        <translation>下のパネル</translation>
    </message>
    <message>
        <source>What the panels below are about</source>
        <translation>下のパネルが扱う内容</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a list chooses, and what is chosen</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>More panels</source>
        <translation>その他のパネル</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a panel and its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>quadrille::PaperTable</name>
    <message>
        <source>Published table</source>
        <translation>公表された表</translation>
    </message>
    <message>
        <source>Load this cell&apos;s plan</source>
        <translation>このセルのプランを読み込む</translation>
    </message>
</context>
<context>
    <name>quadrille::PaperTableView</name>
    <message>
        <source>Table of the paper</source>
        <translation>論文の表</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>セルの表示内容</translation>
    </message>
    <message>
        <source>Measured and ours</source>
        <translation>実測と本推定</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>本推定</translation>
    </message>
</context>
<context>
    <name>quadrille::Picture</name>
    <message>
        <source>%1; %2</source>
        <comment>a sentence, and what it goes on with</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Explain this</source>
        <translation>これを説明</translation>
    </message>
</context>
<context>
    <name>quadrille::PictureLookEdit</name>
    <message>
        <source>&amp;Title</source>
        <translation>タイトル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>キャプション(&amp;C)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>画面と同じ</translation>
    </message>
    <message>
        <source>%1 (%2 × %3)</source>
        <comment>a usual size, its width and height</comment>
        <translation>%1（%2 × %3）</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>凡例(&amp;L)</translation>
    </message>
    <message>
        <source>What the picture shows, in a sentence above it</source>
        <translation>図が示すことを、図の上に一文で</translation>
    </message>
    <message>
        <source>The scenario, in a line below it</source>
        <translation>シナリオを、図の下に一行で</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>色の意味</translation>
    </message>
</context>
<context>
    <name>quadrille::PipelineBar</name>
    <message>
        <source>Pause (Space)</source>
        <translation>一時停止 (Space)</translation>
    </message>
    <message>
        <source>Play the step (Space)</source>
        <translation>ステップを再生 (Space)</translation>
    </message>
    <message>
        <source>Tools of the pipeline</source>
        <translation>パイプラインのツール</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>ペース</translation>
    </message>
    <message>
        <source>How far a step goes, and how fast it plays</source>
        <translation>1 回に進む量と再生の速さ</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Put another schedule below, on the same time axis</source>
        <translation>同じ時間軸で別のスケジュールを下に表示</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>クリティカルパス</translation>
    </message>
    <message>
        <source>Show the operations on which the makespan hangs</source>
        <translation>メイクスパンを決める演算を表示</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Show what passes from stage to stage</source>
        <translation>ステージ間の受け渡しを表示</translation>
    </message>
    <message>
        <source>Model time</source>
        <translation>モデル時間</translation>
    </message>
    <message>
        <source>Times of the model on these GPUs</source>
        <translation>この GPU でのモデルの時間</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Every stage alike: forward 1 unit, backward 2</source>
        <translation>全ステージ同じ：順伝播 1 単位、逆伝播 2</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>先頭へ</translation>
    </message>
    <message>
        <source>To the start of the step</source>
        <translation>ステップの先頭へ</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1 つ戻る</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>1 つ進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>末尾へ</translation>
    </message>
    <message>
        <source>To the end of the step</source>
        <translation>ステップの末尾へ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play the step</source>
        <translation>ステップを再生</translation>
    </message>
    <message>
        <source>To the capacity</source>
        <translation>容量まで</translation>
    </message>
    <message>
        <source>Show the strips of memory against the capacity</source>
        <translation>メモリの帯を容量に対して表示</translation>
    </message>
</context>
<context>
    <name>quadrille::PipelinePair</name>
    <message>
        <source>A: %1</source>
        <comment>plan A and its schedule</comment>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>No plan is pinned as A.</source>
        <translation>A に固定したプランはありません。</translation>
    </message>
    <message>
        <source>Plan A has more operations than are drawn one by one.</source>
        <translation>プラン A は演算が多すぎて個別に描けません。</translation>
    </message>
    <message>
        <source>Units of plan A last otherwise than these; model times compare them.</source>
        <translation>プラン A の単位は長さが異なります。モデル時間なら比較できます。</translation>
    </message>
    <message>
        <source>It has more operations than are drawn one by one.</source>
        <translation>演算が多すぎて個別に描けません。</translation>
    </message>
    <message>
        <source>No order has been read from a file.</source>
        <translation>ファイルから読み込んだ順序はありません。</translation>
    </message>
    <message>
        <source>The order is for %1 stages, the plan has %2.</source>
        <translation>順序は %1 ステージ用ですが、プランは %2 ステージです。</translation>
    </message>
    <message>
        <source>The plan cannot be split into the %1 chunks a stage of the order.</source>
        <translation>プランを、順序のステージ毎 %1 チャンクに分割できません。</translation>
    </message>
    <message>
        <source>The order runs %1 micro-batches, the plan %2: their times say nothing about each other.</source>
        <translation>順序のマイクロバッチは %1 個、プランは %2 個です。時間は比較になりません。</translation>
    </message>
    <message>
        <source>%1: their times say nothing about each other.</source>
        <comment>that A trains another model</comment>
        <translation>%1：時間は比較になりません。</translation>
    </message>
    <message>
        <source>Computing plan A…</source>
        <translation>プラン A を計算中…</translation>
    </message>
    <message>
        <source>a measured pipeline</source>
        <translation>測定したパイプライン</translation>
    </message>
    <message>
        <source>No trace has been read.</source>
        <translation>トレースは読み込まれていません。</translation>
    </message>
    <message>
        <source>What was measured lasts seconds: model times compare with it.</source>
        <translation>測定値は秒です：モデル時間にすると比較できます。</translation>
    </message>
    <message>
        <source>The trace tells no forward from backward passes.</source>
        <translation>トレースからは順伝播と逆伝播を区別できません。</translation>
    </message>
</context>
<context>
    <name>quadrille::PipelinePairPicture</name>
    <message>
        <source>Pipeline</source>
        <translation>パイプライン</translation>
    </message>
    <message>
        <source>above</source>
        <translation>上</translation>
    </message>
    <message>
        <source>below</source>
        <translation>下</translation>
    </message>
</context>
<context>
    <name>quadrille::PipelinePanel</name>
    <message>
        <source>Computing the other pipeline…</source>
        <translation>もう一方のパイプラインを計算中…</translation>
    </message>
    <message>
        <source>Below: %1</source>
        <comment>name of a schedule</comment>
        <translation>下：%1</translation>
    </message>
    <message>
        <source>%1; textbook %2</source>
        <comment>sentence, share</comment>
        <translation>%1；教科書の値 %2</translation>
    </message>
    <message>
        <source>The order was not read, and nothing has changed.
%1: %2</source>
        <comment>file and line, reason</comment>
        <translation>順序を読み込めませんでした。何も変わっていません。
%1：%2</translation>
    </message>
    <message>
        <source>Differences between the measured and the predicted step</source>
        <translation>測定したステップと予測との差</translation>
    </message>
    <message>
        <source>The measured step of “%1” is a run of My cluster now.</source>
        <translation>「%1」の測定したステップが自分のクラスタの実行に加わりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n stages have no trace: their lanes are empty.</source>
        <translation>
            <numerusform>%n ステージにはトレースがなく、行は空です。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” teaches no profile: %2</source>
        <comment>trace, reason</comment>
        <translation>「%1」からはプロファイルを学べません: %2</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanCloud</name>
    <message>
        <source>Every plan that fits</source>
        <translation>収まるすべてのプラン</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>ステップ(秒)</translation>
    </message>
    <message>
        <source>tokens/s per GPU</source>
        <translation>GPUあたりトークン/秒</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>memory (bytes)</source>
        <translation>メモリ(バイト)</translation>
    </message>
    <message>
        <source>chance of running out</source>
        <translation>不足する確率</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>バブル÷全体</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU数</translation>
    </message>
    <message>
        <source>Load this plan</source>
        <translation>このプランを読み込む</translation>
    </message>
    <message>
        <source>nine in ten: step from (s)</source>
        <translation>10 回中 9 回：ステップの下端 (s)</translation>
    </message>
    <message>
        <source>nine in ten: step to (s)</source>
        <translation>10 回中 9 回：ステップの上端 (s)</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanImportDialog</name>
    <message>
        <source>Whose the files are, where they do not look like it</source>
        <translation>見た目から分からない場合の、ファイルのフレームワーク</translation>
    </message>
    <message>
        <source>As they look</source>
        <translation>内容から判断</translation>
    </message>
    <message>
        <source>Import configuration</source>
        <translation>設定を読み込む</translation>
    </message>
    <message>
        <source>What the import would change</source>
        <translation>読み込みで変わるもの</translation>
    </message>
    <message>
        <source>Re&amp;ad as</source>
        <translation>読み取り形式(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>読み込む(&amp;I)</translation>
    </message>
    <message>
        <source>Put this plan on screen; undo takes it back</source>
        <translation>このプランを画面に出す（元に戻せます）</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>&amp;What was read</source>
        <translation>読み取った内容(&amp;W)</translation>
    </message>
    <message>
        <source>What c&amp;hanges</source>
        <translation>変わるもの(&amp;H)</translation>
    </message>
    <message>
        <source>On screen</source>
        <comment>the plan there is</comment>
        <translation>画面</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>the plan of files</comment>
        <translation>読み込み</translation>
    </message>
    <message>
        <source>Add files, drop them here, or paste the text of a launch script or a configuration.</source>
        <translation>ファイルを追加またはドロップするか、起動スクリプトや設定のテキストを貼り付けてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n keys were understood.</source>
        <translation>
            <numerusform>%n 個のキーを理解しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files say which model it is, and nothing of the plan.</source>
        <translation>ファイルからはモデルだけが分かり、プランは分かりません。</translation>
    </message>
    <message>
        <source>The plan on screen is the same.</source>
        <translation>画面のプランと同じです。</translation>
    </message>
    <message>
        <source>This plan cannot run here: %1</source>
        <translation>このプランは実行できません：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file and line, rule</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Choose under “Read as” whose it is. The plan on screen is as it was.</source>
        <translation>「読み取り形式」でフレームワークを選んでください。画面のプランは変わっていません。</translation>
    </message>
    <message>
        <source>The plan on screen is as it was.</source>
        <translation>画面のプランは変わっていません。</translation>
    </message>
    <message>
        <source>The table of a benchmark is read by “My cluster”: drop it on the window. The plan on screen is as it was.</source>
        <translation>ベンチマークの表は「自分のクラスタ」で読み取ります。ウィンドウにドロップしてください。画面上のプランは変わりません。</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanModel</name>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>a time and its interval</comment>
        <translation>%1(%2–%3)</translation>
    </message>
    <message>
        <source>≈: as good as the best, as far as the intervals of the predictions can tell. Enter loads a plan.</source>
        <translation>≈: 予測区間で判断できる限り、最良と同等です。Enterでプランを読み込みます。</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Other settings that the search tries</source>
        <translation>探索が試すその他の設定</translation>
    </message>
    <message>
        <source>Tokens/s/GPU</source>
        <translation>トークン/秒/GPU</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>GPUあたり毎秒トークン数</translation>
    </message>
    <message>
        <source>Δ speed</source>
        <translation>Δ速度</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Predicted time of a step; nine in ten are between the two others</source>
        <translation>予測ステップ時間。10回中9回は残り2つの値の間に入ります</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Memory of the fullest stage</source>
        <translation>最も満ちたステージのメモリ</translation>
    </message>
    <message>
        <source>P(OOM)</source>
        <translation>P(OOM)</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>%1 ≈</source>
        <comment>a rank</comment>
        <translation>%1 ≈</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a plan and its numbers</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>Time of a step as it was measured, and by how much the predicted one is longer or shorter</source>
        <translation>実測のステップ時間と、予測がそれよりどれだけ長いか短いか</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a measured time and how far the predicted one is from it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Tokens per second of the whole cluster, compared with the plan on screen; of plans for its model and sequence length</source>
        <translation>クラスタ全体の毎秒トークン数を、画面のプランと比べたもの。モデルと系列長が同じプランについて示します</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>最良と同等</translation>
    </message>
    <message>
        <source>tokens/s per GPU</source>
        <translation>GPU あたりトークン/秒</translation>
    </message>
    <message>
        <source>throughput against the plan on screen</source>
        <translation>表示中のプランに対するスループット</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>ステップ（秒）</translation>
    </message>
    <message>
        <source>nine in ten: step from (s)</source>
        <translation>十中九：ステップの下限（秒）</translation>
    </message>
    <message>
        <source>nine in ten: step to (s)</source>
        <translation>十中九：ステップの上限（秒）</translation>
    </message>
    <message>
        <source>measured step (s)</source>
        <translation>実測ステップ（秒）</translation>
    </message>
    <message>
        <source>memory of the fullest stage (bytes)</source>
        <translation>最も満ちた段のメモリ（バイト）</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>バブル</translation>
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
    <message>
        <source>Estimate</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>Which memory model answers, and what it assumes.</source>
        <translation>どのメモリモデルで推定し、何を仮定するか。</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>How one step is trained, beside how it is split.</source>
        <translation>分割以外の、1 ステップの学習方法。</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanTable</name>
    <message>
        <source>Plans</source>
        <translation>プラン</translation>
    </message>
</context>
<context>
    <name>quadrille::PlansBar</name>
    <message>
        <source>Try:</source>
        <comment>settings that a search tries</comment>
        <translation>試す:</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a setting that is kept</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1, tried</source>
        <translation>%1、試す</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1、固定</translation>
    </message>
    <message>
        <source>Every value is tried. A click keeps the plan&apos;s.</source>
        <translation>すべての値を試します。クリックするとプランの値に固定します。</translation>
    </message>
    <message>
        <source>Kept as the plan has it. A click tries every value.</source>
        <translation>プランの値に固定しています。クリックするとすべての値を試します。</translation>
    </message>
    <message>
        <source>Fewer GPUs, by halves</source>
        <translation>GPU数を半分ずつ減らす</translation>
    </message>
    <message>
        <source>Every schedule that needs no search</source>
        <translation>探索の要らないすべてのスケジュール</translation>
    </message>
    <message>
        <source>More ✓</source>
        <comment>settings that a search tries</comment>
        <translation>その他 ✓</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More settings to try</source>
        <translation>さらに試す設定</translation>
    </message>
    <message>
        <source>P(OOM) ≤ %1</source>
        <translation>P(OOM) ≤ %1</translation>
    </message>
    <message>
        <source>Most likely to run out of memory</source>
        <translation>メモリ不足の確率の上限</translation>
    </message>
    <message>
        <source>Plans that are more likely to run out of memory do not count.</source>
        <translation>これよりメモリ不足になりやすいプランは数えません。</translation>
    </message>
    <message>
        <source>Limits ✓</source>
        <comment>of a search</comment>
        <translation>制限 ✓</translation>
    </message>
    <message>
        <source>Limits</source>
        <comment>of a search</comment>
        <translation>制限</translation>
    </message>
    <message>
        <source>What a plan may take at most: memory, bubble, step time, nodes of a group</source>
        <translation>プランの上限：メモリ、バブル、ステップ時間、グループのノード数</translation>
    </message>
</context>
<context>
    <name>quadrille::PlansPanel</name>
    <message>
        <source>Colour: %1</source>
        <translation>色: %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>so many plans ago</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Best with</source>
        <translation>各値の最良</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Load the plan %1</source>
        <translation>プラン%1を読み込む</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Every plan that fits, a point each</source>
        <translation>収まるプランを1点ずつ</translation>
    </message>
    <message>
        <source>The best of them, a row each</source>
        <translation>その最良を1行ずつ</translation>
    </message>
    <message>
        <source>↑ %1</source>
        <comment>an axis</comment>
        <translation>↑ %1</translation>
    </message>
    <message>
        <source>→ %1</source>
        <comment>an axis</comment>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>縦軸</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>What the colours tell</source>
        <translation>色の意味</translation>
    </message>
    <message>
        <source>Which plans the table lists</source>
        <translation>表に載せるプラン</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>フロント</translation>
    </message>
    <message>
        <source>Best with each setting</source>
        <translation>設定ごとの最良</translation>
    </message>
    <message>
        <source>Tried so far</source>
        <translation>これまでに試したもの</translation>
    </message>
    <message>
        <source>Plans that no other beats in both quantities of the picture</source>
        <translation>図の2つの量の両方で他に負けないプラン</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>By rules of thumb</source>
        <translation>経験則による</translation>
    </message>
    <message>
        <source>What people take without predicting, of the plans that fit: the smallest TP·CP·PP with the largest micro-batch (Fujii et al.), TP as wide as a node, then few stages (the guide&apos;s tree), the largest (TP·CP·PP)^−0.25 · MBS^0.05 (by hand)</source>
        <translation>収まるプランのうち、予測なしで選ばれるもの: 最小のTP·CP·PPと最大のマイクロバッチ(藤井ほか)、ノード幅のTPと少ないステージ(ガイドの決定木)、(TP·CP·PP)^−0.25 · MBS^0.05の最大(経験則)</translation>
    </message>
    <message>
        <source>Expected gain</source>
        <translation>期待される改善</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表済み</translation>
    </message>
    <message>
        <source>Worth running first</source>
        <translation>先に実行する価値があるもの</translation>
    </message>
    <message>
        <source>Of the plans that may be as good as the fastest those whose measurement can be expected to gain most: the best of them, run on your cluster, beside the first alone</source>
        <translation>最速と同等かもしれないプランのうち、測定で最も改善が期待できるもの：手元のクラスタで実行した中の最良を、最初の 1 個だけの場合と比べて</translation>
    </message>
    <message>
        <source>Plans that others published, measured beside predicted; Enter loads one</source>
        <translation>他者が公表したプラン、実測と予測を並べて表示。Enter で読み込む</translation>
    </message>
    <message>
        <source>What can be expected of running a plan and those above it, and keeping the best of them: against the fastest that fits. ≈: as good as the best, as far as the intervals of the predictions can tell. %1: it may run out of memory. Enter loads a plan.</source>
        <translation>そのプランとその上のプランを走らせ、最良のものを採るときに期待できる改善。収まる最速のプランに対します。≈: 予測区間で判断できる限り、最良と同等です。%1：メモリ不足になることがあります。Enterでプランを読み込みます。</translation>
    </message>
</context>
<context>
    <name>quadrille::PlansPicture</name>
    <message>
        <source>Plans on common axes</source>
        <translation>共通の軸に描いたプラン</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランはまだありません。</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>図</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>memory (B)</source>
        <translation>メモリ (B)</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>時間 (s)</translation>
    </message>
    <message>
        <source>idle (share)</source>
        <translation>アイドル(割合)</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>パイプライン</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4</source>
        <comment>a plan, a part of memory, its amount, all</comment>
        <translation>%1: %2、%4 のうち %3</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4</source>
        <comment>a plan, a part of the step, its time, all</comment>
        <translation>%1: %2、%4 のうち %3</translation>
    </message>
    <message>
        <source>%1: %2, %3, bubble %4 of total</source>
        <comment>a plan, its schedule, the pipeline&apos;s time, a share</comment>
        <translation>%1: %2、%3、バブルは全体の %4</translation>
    </message>
    <message>
        <source>Load this plan</source>
        <translation>このプランを読み込む</translation>
    </message>
</context>
<context>
    <name>quadrille::PredictInput</name>
    <message>
        <source>Your guess</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>Right, within %1.</source>
        <translation>正解です（誤差 %1 以内）。</translation>
    </message>
    <message>
        <source>Your guess is %1 too high.</source>
        <translation>予想は %1 大きすぎます。</translation>
    </message>
    <message>
        <source>Your guess is %1 too low.</source>
        <translation>予想は %1 小さすぎます。</translation>
    </message>
    <message>
        <source>Show the tr&amp;uth</source>
        <translation>実際を見る(&amp;U)</translation>
    </message>
    <message>
        <source>Your guess is %1 points too high.</source>
        <comment>percentage points</comment>
        <translation>予想は %1 ポイント大きすぎます。</translation>
    </message>
    <message>
        <source>Your guess is %1 points too low.</source>
        <comment>percentage points</comment>
        <translation>予想は %1 ポイント小さすぎます。</translation>
    </message>
    <message>
        <source>Your guess is %1 times what it is.</source>
        <translation>予想は実際の %1 倍です。</translation>
    </message>
</context>
<context>
    <name>quadrille::Presentation</name>
    <message>
        <source>→ Page Down: on
← Page Up: back
Home, End: first, last
R: the stop as it was kept
Tab, F6: into the panels
T: their tools
V: verdict
S: spotlight
P: pen, C: wipe
B: black
N: notes
Escape: end</source>
        <translation>→ Page Down：次へ
← Page Up：前へ
Home、End：最初、最後
R：保存時のストップに戻す
Tab、F6：パネルの中へ
T：パネルのツール
V：判定
S：スポットライト
P：ペン、C：消去
B：暗転
N：ノート
Escape：終了</translation>
    </message>
</context>
<context>
    <name>quadrille::ProfileModel</name>
    <message>
        <source>Free parameters of the performance model</source>
        <translation>性能モデルの自由パラメータ</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>In the GPU&apos;s present profile</source>
        <translation>GPU の現在のプロファイルの値</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>In the new profile</source>
        <translation>新しいプロファイルの値</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>How much of the value your runs told, and not what was known before</source>
        <translation>値のうち、事前の知識でなく自分の実行から得られた割合</translation>
    </message>
    <message>
        <source>Learnt</source>
        <translation>学習分</translation>
    </message>
</context>
<context>
    <name>quadrille::ProposalModel</name>
    <message>
        <source>What to change</source>
        <translation>変更の内容</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Difference of memory</source>
        <translation>メモリの差</translation>
    </message>
    <message>
        <source>Δ memory</source>
        <translation>Δ メモリ</translation>
    </message>
    <message>
        <source>Difference of the pipeline&apos;s idle share of a step, in percentage points</source>
        <translation>ステップのパイプラインアイドル率の差、ポイント</translation>
    </message>
    <message>
        <source>Δ bubble</source>
        <translation>Δ バブル</translation>
    </message>
    <message>
        <source>Difference of what each GPU sends in a step</source>
        <translation>各 GPU の 1 ステップの送信量の差</translation>
    </message>
    <message>
        <source>Δ sent</source>
        <translation>Δ 送信</translation>
    </message>
    <message>
        <source>Computation repeated by recomputation, of the model&apos;s own</source>
        <translation>再計算で繰り返す計算の、モデル本来の計算に対する割合</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>≈ Time</source>
        <translation>≈ 時間</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>memory and its zone</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Memory of the fullest stage after the change; it fits up to the mark</source>
        <translation>変更後に最も詰まったステージのメモリ。印までは収まります</translation>
    </message>
    <message>
        <source>Difference of a step&apos;s predicted time</source>
        <translation>予測ステップ時間の差</translation>
    </message>
    <message>
        <source>%1, beaten by %2</source>
        <comment>two changes</comment>
        <translation>%1（%2 のほうが優れる）</translation>
    </message>
</context>
<context>
    <name>quadrille::QuestionBox</name>
    <message>
        <source>No plan fits, so there is no best one: of the %1 looked at, the one that needs least takes %2 of %3.</source>
        <translation>収まるプランがないため、最良のプランはありません。調べた %1 件のうち最も少ないものでも %3 のうち %2 を使います。</translation>
    </message>
    <message>
        <source>There is no plan to look at, and so no best one.</source>
        <translation>調べるプランがないため、最良のプランもありません。</translation>
    </message>
    <message>
        <source>The best plan is being looked for…</source>
        <translation>最良のプランを探しています…</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>None of the %1 plans looked at can run, so there is no best one. In the way of the closest: %2</source>
        <translation>調べた %1 個のプランはどれも実行できないので、最良のものはありません。最も近いプランを妨げているもの：%2</translation>
    </message>
</context>
<context>
    <name>quadrille::RecipePanel</name>
    <message>
        <source>ZeRO %1</source>
        <translation>ZeRO %1</translation>
    </message>
    <message>
        <source>recompute: %1</source>
        <translation>再計算：%1</translation>
    </message>
</context>
<context>
    <name>quadrille::ReferencePanel</name>
    <message>
        <source>To look up, with the numbers of this plan</source>
        <translation>早見表（このプランの数値つき）</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集団通信</translation>
    </message>
    <message>
        <source>A collective step by step</source>
        <translation>集団通信を一段ずつ</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Tables to look up, with the numbers of this plan</source>
        <translation>調べるための表（このプランの数値つき）</translation>
    </message>
</context>
<context>
    <name>quadrille::ReferenceView</name>
    <message>
        <source>Reference tables</source>
        <translation>早見表</translation>
    </message>
</context>
<context>
    <name>quadrille::ReportExporter</name>
    <message>
        <source>Working out the report…</source>
        <translation>レポートを作成しています…</translation>
    </message>
</context>
<context>
    <name>quadrille::RunBook</name>
    <message>
        <source>The published runs cannot be read: %1 %2</source>
        <translation>公表された実行を読み込めません：%1 %2</translation>
    </message>
    <message>
        <source>There is not enough memory to predict the runs.</source>
        <translation>実行を予測するメモリが足りません。</translation>
    </message>
</context>
<context>
    <name>quadrille::SaveDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>On the &amp;command line</source>
        <translation>コマンドライン名(&amp;C)</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>名前が必要。</translation>
    </message>
    <message>
        <source>Your own one of this name is replaced.</source>
        <translation>同名の自分の項目は置き換えられる。</translation>
    </message>
</context>
<context>
    <name>quadrille::ScalingCurve</name>
    <message>
        <source>Best plans against GPUs</source>
        <translation>GPU 数に対する最良のプラン</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランはまだありません。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU 数</translation>
    </message>
    <message>
        <source>global batch</source>
        <translation>グローバルバッチ</translation>
    </message>
    <message>
        <source>best plan</source>
        <translation>最良のプラン</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>ステップ (s)</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>FLOP/s per GPU</source>
        <translation>GPU あたり FLOP/s</translation>
    </message>
    <message>
        <source>memory (bytes)</source>
        <translation>メモリ(バイト)</translation>
    </message>
    <message>
        <source>GPU-hours of the budget</source>
        <translation>予算の GPU 時間</translation>
    </message>
    <message>
        <source>share of the ideal</source>
        <translation>理想に対する割合</translation>
    </message>
    <message>
        <source>this plan&apos;s tokens/s</source>
        <translation>このプランのトークン/秒</translation>
    </message>
    <message>
        <source>what changes</source>
        <translation>変わるもの</translation>
    </message>
    <message>
        <source>why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Load the best plan there</source>
        <translation>そこで最良のプランを読み込む</translation>
    </message>
</context>
<context>
    <name>quadrille::ScalingPanel</name>
    <message>
        <source>Looking for the best plan with each number of GPUs…</source>
        <translation>GPU 数ごとの最良のプランを探しています…</translation>
    </message>
    <message>
        <source>No plan fits with any of these numbers of GPUs</source>
        <translation>どの GPU 数でも収まるプランはありません</translation>
    </message>
    <message>
        <source>Load the plan %1 on %2 GPUs</source>
        <translation>プラン %1 を %2 GPU で読み込む</translation>
    </message>
    <message>
        <source>Strong: the same global batch</source>
        <translation>強スケーリング: グローバルバッチは一定</translation>
    </message>
    <message>
        <source>Weak: a batch that grows with the GPUs</source>
        <translation>弱スケーリング: バッチは GPU 数に比例</translation>
    </message>
    <message>
        <source>Whether the global batch grows with the GPUs</source>
        <translation>グローバルバッチを GPU 数に比例させるか</translation>
    </message>
    <message>
        <source>What is drawn against the GPUs</source>
        <translation>GPU 数に対して描くもの</translation>
    </message>
</context>
<context>
    <name>quadrille::ScenarioForm</name>
    <message>
        <source>The paper&apos;s equations see nothing of what is grey here.</source>
        <translation>灰色の項目は論文の式に反映されません。</translation>
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
        <source>Repair: %1</source>
        <comment>what a button says</comment>
        <translation>修正：%1</translation>
    </message>
    <message>
        <source>Load plan “%1”</source>
        <translation>プラン「%1」を読み込む</translation>
    </message>
    <message>
        <source>Keep this plan as “%1”</source>
        <translation>このプランを「%1」として保存</translation>
    </message>
    <message>
        <source>Rename plan “%1” to “%2”</source>
        <translation>プラン「%1」を「%2」に改名</translation>
    </message>
    <message>
        <source>Drop plan “%1”</source>
        <translation>プラン「%1」を破棄</translation>
    </message>
    <message>
        <source>Pin plan “%1” as baseline A</source>
        <translation>プラン「%1」を基準 A として固定</translation>
    </message>
</context>
<context>
    <name>quadrille::ScheduleModel</name>
    <message>
        <source>Enter uses a schedule; the mark draws its bubble curve</source>
        <translation>Enter でスケジュールを使用；チェックでバブル曲線を描画</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>÷ ideal</source>
        <comment>idle over ideal time</comment>
        <translation>÷ 理想</translation>
    </message>
    <message>
        <source>÷ total</source>
        <comment>idle over total time</comment>
        <translation>÷ 総時間</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>メイクスパン</translation>
    </message>
    <message>
        <source>vs best</source>
        <translation>最良比</translation>
    </message>
    <message>
        <source>Memory of the fullest stage; the mark is at 80 % of the GPU</source>
        <translation>最大ステージのメモリ。目印は GPU の 80%</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>P(OOM)</source>
        <translation>P(OOM)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a schedule and why it cannot run</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>longer by a share</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1, the plan&apos;s own</source>
        <translation>%1（プランのもの）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>memory and its zone</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>quadrille::ScheduleTable</name>
    <message>
        <source>schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>current</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>bubble ÷ ideal</source>
        <translation>バブル ÷ 理想時間</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>バブル ÷ 総時間</translation>
    </message>
    <message>
        <source>makespan (s)</source>
        <translation>メイクスパン (s)</translation>
    </message>
    <message>
        <source>makespan (units)</source>
        <translation>メイクスパン（単位）</translation>
    </message>
    <message>
        <source>lower bound (s)</source>
        <translation>下限 (s)</translation>
    </message>
    <message>
        <source>lower bound (units)</source>
        <translation>下限（単位）</translation>
    </message>
    <message>
        <source>memory (bytes)</source>
        <translation>メモリ（バイト）</translation>
    </message>
    <message>
        <source>fullest stage</source>
        <translation>最大ステージ</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>chance of running out</source>
        <translation>不足の確率</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>メッセージ数</translation>
    </message>
    <message>
        <source>sent (bytes)</source>
        <translation>送信（バイト）</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>実行不可の理由</translation>
    </message>
    <message>
        <source>Comparison of schedules</source>
        <translation>スケジュールの比較</translation>
    </message>
</context>
<context>
    <name>quadrille::SchedulesPanel</name>
    <message>
        <source>Comparing schedules: %1 of %2…</source>
        <translation>スケジュールを比較中：%1 / %2…</translation>
    </message>
    <message>
        <source>Use the schedule %1</source>
        <translation>スケジュール %1 を使用</translation>
    </message>
</context>
<context>
    <name>quadrille::SensitivityPanel</name>
    <message>
        <source>Looking at what one change would do…</source>
        <translation>一つの変更の効果を調べています…</translation>
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
    <message>
        <source>The session could not be kept.</source>
        <translation>セッションを保存できませんでした。</translation>
    </message>
    <message>
        <source>The session as it is now comes back at the next start.</source>
        <translation>現在のセッションは次回の起動時に復元されます。</translation>
    </message>
    <message>
        <source>The session as it is now is kept as “%1”.</source>
        <translation>現在のセッションは「%1」に保存されています。</translation>
    </message>
    <message>
        <source>The program ended before “%1” was saved: these are its changes.</source>
        <translation>「%1」が保存される前にプログラムが終了しました。これがその変更です。</translation>
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
    <name>quadrille::SpeakerWindow</name>
    <message>
        <source>Speaker’s notes</source>
        <translation>発表者ノート</translation>
    </message>
    <message>
        <source>%1: stop %2 of %3</source>
        <comment>name of a deck, two numbers</comment>
        <translation>%1：ストップ %2 / %3</translation>
    </message>
    <message>
        <source>No notes.</source>
        <translation>ノートはありません。</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a stop</comment>
        <translation>次：%1</translation>
    </message>
    <message>
        <source>This is the last stop.</source>
        <translation>これが最後のストップです。</translation>
    </message>
    <message>
        <source>%1 · %2 since the start</source>
        <comment>time of day, minutes and seconds</comment>
        <translation>%1 · 開始から %2</translation>
    </message>
</context>
<context>
    <name>quadrille::StepPage</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>見せて(&amp;M)</translation>
    </message>
    <message>
        <source>Brings up what this step is about</source>
        <translation>このステップで扱うものを表示</translation>
    </message>
    <message>
        <source>F&amp;inish</source>
        <translation>終わる(&amp;I)</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>やめる(&amp;A)</translation>
    </message>
    <message>
        <source>Back to the contents and to your own plan (Esc)</source>
        <translation>目次と自分のプランに戻る(Esc)</translation>
    </message>
</context>
<context>
    <name>quadrille::StepPanel</name>
    <message>
        <source>Model FLOPs, as Megatron-LM</source>
        <translation>モデル FLOPs（Megatron-LM 式）</translation>
    </message>
    <message>
        <source>Causal model FLOPs</source>
        <translation>因果的なモデル FLOPs</translation>
    </message>
    <message>
        <source>Hardware FLOPs, with recomputation</source>
        <translation>ハードウェア FLOPs（再計算を含む）</translation>
    </message>
    <message>
        <source>All scores of attention count, masked or not, and nothing that is repeated.</source>
        <translation>マスクの有無によらず注意スコアをすべて数え、繰り返す計算は数えない。</translation>
    </message>
    <message>
        <source>The masked half of attention does not count.</source>
        <translation>注意機構のマスクされた半分は数えない。</translation>
    </message>
    <message>
        <source>What recomputation repeats counts again: HFU.</source>
        <translation>再計算で繰り返す分も数える：HFU。</translation>
    </message>
    <message>
        <source>MFU counts:</source>
        <translation>MFU の計算対象：</translation>
    </message>
    <message>
        <source>FLOPs that utilisation counts</source>
        <translation>利用率で数える FLOPs</translation>
    </message>
    <message>
        <source>What is assumed of failures and checkpoints stands in the section “Estimate” of the plan.</source>
        <translation>故障とチェックポイントについての仮定は、プランの「推定」の節にあります。</translation>
    </message>
    <message>
        <source>Click: these runs on the truth page, where each can be loaded</source>
        <translation>クリック: これらの実行を実測比較ページに表示し、そこで読み込めます</translation>
    </message>
</context>
<context>
    <name>quadrille::StopEdit</name>
    <message>
        <source>What the audience reads below the panels</source>
        <translation>聴衆がパネルの下で読む文</translation>
    </message>
    <message>
        <source>What the speaker alone sees</source>
        <translation>発表者だけに見える文</translation>
    </message>
    <message>
        <source>Up to three panels, in the order in which they are chosen</source>
        <translation>最大 3 つのパネル。選んだ順に並びます</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>キャプション</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>One to %1 panels of a stop</source>
        <translation>一つのストップにパネルは %1 枚まで</translation>
    </message>
</context>
<context>
    <name>quadrille::StopList</name>
    <message>
        <source>%1. %2</source>
        <comment>number and name of a stop</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Call the stop “%1”</source>
        <translation>ストップを「%1」と命名</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>a stop, its caption</comment>
        <translation>%1 — %2</translation>
    </message>
</context>
<context>
    <name>quadrille::StopsPanel</name>
    <message>
        <source>Rename the deck</source>
        <translation>発表の名前を変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Keep what is on screen as stops of a talk, and present them</source>
        <translation>画面の内容を発表のストップとして保存し、発表します</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n stops</source>
        <comment>name of a deck</comment>
        <translation>
            <numerusform>「%1」にはストップが %n 個あります</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>ストップ %1</translation>
    </message>
    <message>
        <source>Show the window of now at “%1”</source>
        <translation>「%1」で現在の画面を表示</translation>
    </message>
    <message>
        <source>Describe the stop “%1”</source>
        <translation>ストップ「%1」を編集</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Begin another deck</source>
        <translation>別の発表を作成</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Give this deck another name</source>
        <translation>この発表の名前を変更</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete this deck with its stops</source>
        <translation>この発表をストップごと削除</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Let this stop show what is on screen now; caption, notes and panels stay</source>
        <translation>このストップを現在の画面に更新します。キャプション、ノート、パネルはそのままです</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>発表</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>ストップ</translation>
    </message>
    <message>
        <source>Return shows a stop in the window, F2 renames it, Alt with ↑ ↓ moves it, Delete deletes it</source>
        <translation>Return でストップをウィンドウに表示、F2 で名前を変更、Alt と ↑ ↓ で移動、Delete で削除</translation>
    </message>
    <message>
        <source>Stops of a talk stand here: what the window shows now, to be shown again. Set it as the audience is to see it, and keep it.</source>
        <translation>発表のストップがここに並びます。今のウィンドウの表示を保存し、あとで再び見せるものです。聴衆に見せたい状態にして、保存してください。</translation>
    </message>
    <message>
        <source>Keep this as the first stop</source>
        <translation>これを最初のストップとして保存</translation>
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
    <message>
        <source>Move the plan here</source>
        <translation>プランをここへ移す</translation>
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
    <name>quadrille::TableCopy</name>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>CSV でコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Markdown でコピー(&amp;M)</translation>
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
    <name>quadrille::TalkController</name>
    <message>
        <source>Show the stop “%1”</source>
        <translation>ストップ「%1」を表示</translation>
    </message>
    <message>
        <source>There is nothing to present yet: “Keep as a stop of the talk” keeps what is on screen.</source>
        <translation>まだ発表するものがありません。「発表のストップとして保存」で画面の内容を保存できます。</translation>
    </message>
    <message>
        <source>Kept as “%1”, with %2.</source>
        <comment>a stop of a talk, its panels</comment>
        <translation>「%1」として残しました（%2）。</translation>
    </message>
</context>
<context>
    <name>quadrille::TermPictures</name>
    <message>
        <source>A small plan, not yours: %1</source>
        <comment>what a picture shows</comment>
        <translation>自分のプランではなく小さなプラン：%1</translation>
    </message>
</context>
<context>
    <name>quadrille::TokenBox</name>
    <message>
        <source>%1 T tokens</source>
        <comment>10^12</comment>
        <translation>%1 T トークン</translation>
    </message>
    <message>
        <source>%1 B tokens</source>
        <comment>10^9</comment>
        <translation>%1 B トークン</translation>
    </message>
    <message>
        <source>%1 M tokens</source>
        <comment>10^6</comment>
        <translation>%1 M トークン</translation>
    </message>
</context>
<context>
    <name>quadrille::Tornado</name>
    <message>
        <source>What one change would gain or lose</source>
        <translation>一つの変更による得失</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランがまだありません。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更対象</translation>
    </message>
    <message>
        <source>change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>speed (share)</source>
        <translation>速度 (比)</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>ステップ (s)</translation>
    </message>
    <message>
        <source>memory (B)</source>
        <translation>メモリ (B)</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>不可の理由</translation>
    </message>
    <message>
        <source>enough (share)</source>
        <translation>十分な量 (比)</translation>
    </message>
    <message>
        <source>Make this change</source>
        <translation>この変更を行う</translation>
    </message>
</context>
<context>
    <name>quadrille::Tour</name>
    <message>
        <source>Best plan for %1 on %2 GPUs</source>
        <translation>GPU %2 基での %1 の最良プラン</translation>
    </message>
    <message>
        <source>%1. None of them can run; the bar above says which rule is broken and offers repairs.</source>
        <comment>plans looked at</comment>
        <translation>%1。実行できるものはありません。上のバーが、破られた規則と直し方を示します。</translation>
    </message>
    <message>
        <source>%1, and this is the fastest that fits. %2 Click any number to see how it comes about.</source>
        <translation>%1。これが収まるもののなかで最速です。%2 数値をクリックすると、その成り立ちが分かります。</translation>
    </message>
    <message>
        <source>%1, and none of them fits. The one that comes closest is on screen. %2 “Make it fit” tells what would help.</source>
        <translation>%1。収まるものはありません。最も近いものを表示しています。%2 「収める」が手立てを示します。</translation>
    </message>
    <message>
        <source>What do you want to train?</source>
        <translation>何を学習させますか</translation>
    </message>
    <message>
        <source>Quadrille answers one question: how should a model be split over your GPUs? Ask it yours; the best split is looked for.</source>
        <translation>Quadrille が答える問いは一つ、モデルを GPU にどう分けるかです。あなたの問いを入れてください。最良の分け方を探します。</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>変えてみる</translation>
    </message>
    <message>
        <source>Move a slider: everything follows at once. The strip below it shows beforehand which values fit (green), may run out of memory (yellow) or do not fit (red). %1 takes a change back.</source>
        <translation>スライダーを動かすと、すべてがすぐ追従します。下の帯は、収まる値 (緑)、メモリ不足の恐れがある値 (黄)、収まらない値 (赤) を前もって示します。%1 で元に戻せます。</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>理由を見る</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>この先へ</translation>
    </message>
    <message>
        <source>More views stand here in groups: all plans that fit, studies, lessons (%1) and a laboratory to schedule a pipeline by hand. %2 finds any command or value. This tour is in the Help menu.</source>
        <translation>ここにはほかの画面がグループごとに並びます。収まるプランのすべて、調査、レッスン (%1)、パイプラインを手で組む実験室。%2 でどのコマンドや値も見つかります。このツアーはヘルプメニューにあります。</translation>
    </message>
    <message>
        <source>Looking at every way to split it…</source>
        <translation>あらゆる分け方を調べています…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plan(s) looked at</source>
        <translation>
            <numerusform>%Ln 個のプランを調べました</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 plans</source>
        <comment>plans looked at</comment>
        <translation>%2 件中 %1 件で停止しました</translation>
    </message>
    <message>
        <source>%1 of %2 plans looked at</source>
        <comment>so far</comment>
        <translation>%2 件中 %1 件のプランを調査済み</translation>
    </message>
    <message>
        <source>%1. Some fit; the fastest of them is kept in mind.</source>
        <translation>%1。収まるものがあり、そのうち最速のものを控えています。</translation>
    </message>
    <message>
        <source>%1. None of them fits so far.</source>
        <translation>%1。今のところ収まるものはありません。</translation>
    </message>
    <message>
        <source>Your lesson waits where you left it.</source>
        <translation>レッスンは中断したところで待っています。</translation>
    </message>
    <message>
        <source>&amp;Take the best so far</source>
        <translation>ここまでの最良を採用(&amp;T)</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>plans looked at; names of schedules</comment>
        <translation>%1（スケジュール：%2）</translation>
    </message>
    <message>
        <source>Beside it, what each pipeline stage holds; here, what it does during a step, where the hatched time is idle. Point at anything to read it, press E on it to have it explained.</source>
        <translation>隣は各パイプラインステージが持つもの、ここはステップの間にすること。斜線はアイドルです。指せば読み取れ、E を押せば説明が出ます。</translation>
    </message>
    <message>
        <source>F&amp;ind the best plan</source>
        <translation>最良のプランを探す(&amp;I)</translation>
    </message>
</context>
<context>
    <name>quadrille::TourCard</name>
    <message>
        <source>%1 of %2</source>
        <comment>stops of the tour</comment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>ツアーを飛ばす(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
</context>
<context>
    <name>quadrille::TourQuestion</name>
    <message>
        <source>I have</source>
        <comment>… GPUs</comment>
        <translation>使えるのは</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU の数</translation>
    </message>
    <message>
        <source>Kind of GPU</source>
        <translation>GPU の種類</translation>
    </message>
    <message>
        <source>and want to train</source>
        <comment>a model</comment>
        <translation>学習させたいのは</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
</context>
<context>
    <name>quadrille::TruthPanel</name>
    <message>
        <source>All sources</source>
        <translation>すべての出典</translation>
    </message>
    <message>
        <source>All GPUs</source>
        <translation>すべての GPU</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>すべてのモデル</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>すべての実行</translation>
    </message>
    <message>
        <source>Fitted on</source>
        <translation>当てはめに使用</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>検証用</translation>
    </message>
    <message>
        <source>Predicting %1 of %2 runs…</source>
        <translation>%2 件中 %1 件の実行を予測中…</translation>
    </message>
    <message>
        <source>Reading the published runs…</source>
        <translation>公表された実行を読み込み中…</translation>
    </message>
    <message>
        <source>No run passes these filters</source>
        <translation>条件に合う実行がない</translation>
    </message>
    <message>
        <source>All shown</source>
        <translation>表示中の全実行</translation>
    </message>
    <message>
        <source>Of these, fitted on</source>
        <translation>うち当てはめに使用</translation>
    </message>
    <message>
        <source>Load the run %1</source>
        <translation>実行 %1 を読み込む</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Source of the runs</source>
        <translation>実行の出典</translation>
    </message>
    <message>
        <source>GPU of the runs</source>
        <translation>実行の GPU</translation>
    </message>
    <message>
        <source>Model of the runs</source>
        <translation>実行のモデル</translation>
    </message>
    <message>
        <source>Whether profiles were fitted on the runs</source>
        <translation>プロファイルの当てはめに使った実行か</translation>
    </message>
    <message>
        <source>Profiles are fitted on runs whose source says enough about them; others are held out.</source>
        <translation>プロファイルは、出典に十分な記載がある実行に当てはめる。ほかは検証用。</translation>
    </message>
    <message>
        <source>Plans of the runs</source>
        <translation>実行のプラン</translation>
    </message>
    <message>
        <source>Plan: tp=4 gpus&gt;=64</source>
        <translation>プラン：tp=4 gpus&gt;=64</translation>
    </message>
    <message>
        <source>What the axes measure</source>
        <translation>軸の量</translation>
    </message>
    <message>
        <source>What the colours tell</source>
        <translation>色の意味</translation>
    </message>
    <message>
        <source>Colour: GPU</source>
        <translation>色：GPU</translation>
    </message>
    <message>
        <source>Colour: source</source>
        <translation>色：出典</translation>
    </message>
    <message>
        <source>Predicted against measured, a sign for each run</source>
        <translation>予測と実測の比較、実行毎に印 1 つ</translation>
    </message>
    <message>
        <source>Errors by source, beside a rule and a constant</source>
        <translation>出典毎の誤差（規則・定数と比較）</translation>
    </message>
    <message>
        <source>Settings compared with values (%1), or words such as “selective”.</source>
        <translation>設定と値の比較 (%1)、または「selective」などの語。</translation>
    </message>
    <message>
        <source>Only %1 ✕</source>
        <comment>a source and table; a click ends this</comment>
        <translation>%1 のみ ✕</translation>
    </message>
    <message>
        <source>Only the runs of %1</source>
        <translation>%1 の実行のみ</translation>
    </message>
    <message>
        <source>The fitted runs of %1 that are closest to the plan. A click shows all runs again.</source>
        <translation>プランに最も近い、%1 のフィットに使われた実行。クリックするとすべての実行を表示します。</translation>
    </message>
    <message>
        <source>Each published run stands here as it was measured and as it is predicted; what is chosen above leaves none of them.</source>
        <translation>公表された各実行の実測値と予測値がここに並びます。上の選択では一つも残りません。</translation>
    </message>
    <message>
        <source>Show all runs</source>
        <translation>すべての実行を表示</translation>
    </message>
    <message>
        <source>“%1” compares nothing</source>
        <translation>「%1」は何も比較していません</translation>
    </message>
    <message>
        <source>Write tp=4 or gpus&gt;=64; the tip of the field names all that can be compared.</source>
        <translation>tp=4 や gpus&gt;=64 のように書いてください。比較できるものはすべて欄のツールチップにあります。</translation>
    </message>
</context>
<context>
    <name>quadrille::TruthScatter</name>
    <message>
        <source>Predicted against measured</source>
        <translation>予測と実測の比較</translation>
    </message>
    <message>
        <source>source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>predicted step (s)</source>
        <translation>予測ステップ (s)</translation>
    </message>
    <message>
        <source>measured step (s)</source>
        <translation>実測ステップ (s)</translation>
    </message>
    <message>
        <source>predicted FLOP/s per GPU</source>
        <translation>予測 FLOP/s/GPU</translation>
    </message>
    <message>
        <source>measured FLOP/s per GPU</source>
        <translation>実測 FLOP/s/GPU</translation>
    </message>
    <message>
        <source>predicted MFU</source>
        <translation>予測 MFU</translation>
    </message>
    <message>
        <source>measured MFU</source>
        <translation>実測 MFU</translation>
    </message>
    <message>
        <source>error of throughput</source>
        <translation>スループットの誤差</translation>
    </message>
    <message>
        <source>ran out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>expected to run out</source>
        <translation>不足すると予想</translation>
    </message>
    <message>
        <source>Load this run</source>
        <translation>この実行を読み込む</translation>
    </message>
    <message>
        <source>nine in ten: step from (s)</source>
        <translation>10 回中 9 回：ステップの下端 (s)</translation>
    </message>
    <message>
        <source>nine in ten: step to (s)</source>
        <translation>10 回中 9 回：ステップの上端 (s)</translation>
    </message>
    <message>
        <source>predicted memory (bytes)</source>
        <translation>予測メモリ（バイト）</translation>
    </message>
    <message>
        <source>measured memory (bytes)</source>
        <translation>実測メモリ（バイト）</translation>
    </message>
    <message>
        <source>kind of memory</source>
        <translation>メモリの種類</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>quadrille::VerdictBar</name>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
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
    <message>
        <source>%1, as calibrated on published runs.
%2</source>
        <comment>probability to run out, another sentence</comment>
        <translation>%1（公表された実行で較正）。
%2</translation>
    </message>
    <message>
        <source>Click to see how it is computed.</source>
        <translation>クリックで計算を表示。</translation>
    </message>
    <message>
        <source>A trains %1</source>
        <comment>a model</comment>
        <translation>A が学習するのは %1</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>HFU</source>
        <translation>HFU</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>GPU あたりトークン/秒</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>GPU あたり TFLOP/s</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>バブル</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>データ並列サイズ</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>マイクロバッチ</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>大きく表示する数値</translation>
    </message>
    <message>
        <source>The difference: %1.</source>
        <translation>差: %1。</translation>
    </message>
    <message>
        <source>The plan is being computed.</source>
        <translation>プランを計算しています。</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>計算中</translation>
    </message>
</context>
<context>
    <name>quadrille::VerdictToolBar</name>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
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
</context>
<context>
    <name>quadrille::VolumesTable</name>
    <message>
        <source>Communication volumes of textbooks</source>
        <translation>教科書の通信量</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランはまだありません。</translation>
    </message>
    <message>
        <source>volume or link</source>
        <translation>通信量またはリンク</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>formula or bandwidth</source>
        <translation>式または帯域</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>記載値</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>本推定</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>why not alike</source>
        <translation>不一致の理由</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
</context>
<context>
    <name>quadrille::Waterfall</name>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>表示するプランはまだありません。</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>時間 (s)</translation>
    </message>
    <message>
        <source>share of the step</source>
        <translation>ステップに対する割合</translation>
    </message>
    <message>
        <source>time of A (s)</source>
        <translation>A の時間 (s)</translation>
    </message>
    <message>
        <source>Time of a step by what it is spent on</source>
        <translation>1 ステップの時間の内訳</translation>
    </message>
</context>
<context>
    <name>quadrille::WindowCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>quadrille::text_io</name>
    <message>
        <source>%1, edited</source>
        <comment>a model</comment>
        <translation>%1（編集済み）</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <comment>how many parameters it has: 7.5 B</comment>
        <translation>%1 のモデル</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>選択的</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO ステージ</translation>
    </message>
    <message>
        <source>0 · nothing</source>
        <translation>0 · なし</translation>
    </message>
    <message>
        <source>1 · optimizer</source>
        <translation>1 · オプティマイザ</translation>
    </message>
    <message>
        <source>2 · + gradients</source>
        <translation>2 · + 勾配</translation>
    </message>
    <message>
        <source>3 · + parameters</source>
        <translation>3 · + パラメータ</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <source>Auto: on</source>
        <translation>自動：オン</translation>
    </message>
    <message>
        <source>Auto: off</source>
        <translation>自動：オフ</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>Recompute every n-th layer</source>
        <translation>n 層毎に再計算</translation>
    </message>
    <message>
        <source>1 in </source>
        <comment>one layer in so many</comment>
        <translation>1 / </translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>全層</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>FP8 (not on this GPU)</source>
        <translation>FP8（この GPU では不可）</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 に FP8 演算器はありません。</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>勾配</translation>
    </message>
    <message>
        <source>2 bytes</source>
        <translation>2 バイト</translation>
    </message>
    <message>
        <source>4 bytes</source>
        <translation>4 バイト</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Optimizer bytes</source>
        <translation>オプティマイザのバイト数</translation>
    </message>
    <message>
        <source> B</source>
        <comment>bytes</comment>
        <translation> B</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>エキスパートの偏り</translation>
    </message>
    <message>
        <source>fp32 weights</source>
        <translation>fp32 の重み</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Fused loss</source>
        <translation>損失の融合</translation>
    </message>
    <message>
        <source>Gathered logits</source>
        <translation>ロジットの収集</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>Sequence par.</source>
        <translation>シーケンス並列</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>層の分割</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>偏り</translation>
    </message>
    <message>
        <source>Shard group</source>
        <translation>分割グループ</translation>
    </message>
    <message>
        <source> ranks</source>
        <translation> ランク</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>すべてのレプリカ</translation>
    </message>
    <message>
        <source>Modules to recompute</source>
        <translation>再計算するモジュール</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>注意機構の中核</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>MLP and attention core</source>
        <translation>MLP・注意機構</translation>
    </message>
    <message>
        <source>MoE</source>
        <translation>MoE</translation>
    </message>
    <message>
        <source>Expert activation</source>
        <translation>活性化関数</translation>
    </message>
    <message>
        <source>MLA projection</source>
        <translation>MLA の射影</translation>
    </message>
    <message>
        <source>Norms, activation, MLA</source>
        <translation>正規化、活性化、MLA</translation>
    </message>
    <message>
        <source>NVFP4 (not on this GPU)</source>
        <translation>NVFP4（GPU になし）</translation>
    </message>
    <message>
        <source>No NVFP4 rate of %1 is known.</source>
        <translation>%1 の NVFP4 の速度はわかっていません。</translation>
    </message>
    <message>
        <source>FP8 scales</source>
        <translation>FP8 のスケール</translation>
    </message>
    <message>
        <source>One a tensor</source>
        <translation>テンソルごとに 1 つ</translation>
    </message>
    <message>
        <source>One a block of 128</source>
        <translation>128 個のブロックごとに 1 つ</translation>
    </message>
    <message>
        <source>Offload to host</source>
        <translation>ホストへのオフロード</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>オプティマイザの状態</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>活性値</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Offloaded activations</source>
        <translation>オフロードする活性値</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>オフロード</translation>
    </message>
    <message>
        <source>FP8 parameters</source>
        <translation>FP8 のパラメータ</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Order of ranks</source>
        <translation>ランクの順序</translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation>ランクの順序</translation>
    </message>
    <message>
        <source>Expert tensor parallel</source>
        <translation>エキスパートのテンソル並列</translation>
    </message>
    <message>
        <source>as TP</source>
        <translation>TP と同じ</translation>
    </message>
    <message>
        <source>Expert overlap</source>
        <translation>エキスパート通信の重ね合わせ</translation>
    </message>
    <message>
        <source>Expert capacity</source>
        <translation>エキスパートの容量</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Nodes of a token</source>
        <translation>トークンのノード数</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>全ノード</translation>
    </message>
    <message>
        <source>Expert TP</source>
        <translation>エキスパート TP</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重ね合わせ</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>ルーティング</translation>
    </message>
    <message>
        <source>Context exchange</source>
        <translation>コンテキストの交換</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>オールギャザー</translation>
    </message>
    <message>
        <source>Ulysses × ring</source>
        <translation>Ulysses × リング</translation>
    </message>
    <message>
        <source>Ulysses ranks</source>
        <translation>Ulysses ランク数</translation>
    </message>
    <message>
        <source>as heads allow</source>
        <translation>ヘッド数に応じて</translation>
    </message>
    <message>
        <source>Context balance</source>
        <translation>コンテキストの均衡</translation>
    </message>
    <message>
        <source>Zig-zag</source>
        <translation>ジグザグ</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>連続</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Multi-token prediction</source>
        <translation>マルチトークン予測</translation>
    </message>
    <message>
        <source>none</source>
        <comment>modules</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Fast link’s domain</source>
        <translation>高速リンクのドメイン</translation>
    </message>
    <message>
        <source> GPUs</source>
        <translation> GPU</translation>
    </message>
    <message>
        <source>usual: %1</source>
        <comment>GPUs</comment>
        <translation>通常：%1</translation>
    </message>
    <message>
        <source>Leaf of the network</source>
        <translation>ネットワークのリーフ</translation>
    </message>
    <message>
        <source>one for all</source>
        <translation>全体で 1 つ</translation>
    </message>
    <message>
        <source>Oversubscription of the spine</source>
        <translation>スパインのオーバーサブスクリプション</translation>
    </message>
    <message>
        <source>Fast link</source>
        <translation>高速リンク</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>リーフ</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>スパイン</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>予測数</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>アテンションカーネル</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>FP8 dispatch</source>
        <translation>FP8 ディスパッチ</translation>
    </message>
    <message>
        <source>FlashAttention, Triton</source>
        <translation>FlashAttention、Triton</translation>
    </message>
    <message>
        <source>Transport between nodes</source>
        <translation>ノード間のトランスポート</translation>
    </message>
    <message>
        <source>By the host</source>
        <comment>transport between nodes</comment>
        <translation>ホスト経由</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>トランスポート</translation>
    </message>
    <message>
        <source>Auto: %1</source>
        <comment>what the framework takes</comment>
        <translation>自動: %1</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
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
    <message>
        <source>%1: there is too little memory for a picture of this size</source>
        <translation>%1: この大きさの画像に必要なメモリが足りません</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>スライド（16:9）</translation>
    </message>
    <message>
        <source>Half a slide</source>
        <translation>スライドの半分</translation>
    </message>
    <message>
        <source>Column of a paper</source>
        <translation>論文の 1 段</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>ポスター</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a plan, and the plan in a line</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>%1 × %2</source>
        <comment>number of GPUs, their name</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>How should the training of %1 (%2 parameters) be split over %3? %4. A step trains on %5 sequences of %6 tokens, %7 tokens together.</source>
        <comment>model, number, GPUs, how they stand, three numbers</comment>
        <translation>%1（パラメータ %2）の学習を %3 にどう分割するか。%4。1 ステップは %6 トークンの系列 %5 本、合計 %7 トークンで学習する。</translation>
    </message>
    <message>
        <source>Do not start a long training with %1 untried: this plan may run out of memory.</source>
        <translation>%1 で長い学習を始める前に試すこと。このプランはメモリ不足になるおそれがある。</translation>
    </message>
    <message>
        <source>Do not split it as %1: this plan does not fit.</source>
        <translation>%1 には分割しない。このプランは収まらない。</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推奨</translation>
    </message>
    <message>
        <source>The whole training: %1.</source>
        <translation>学習全体：%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>No single change mends all of it.</source>
        <translation>単独の変更ですべてが解決するものはない。</translation>
    </message>
    <message>
        <source>Each of these changes alone mends it:</source>
        <translation>次の変更はいずれも単独で解決する：</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>The plan then</source>
        <translation>変更後のプラン</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>ノードあたりの GPU 数</translation>
    </message>
    <message>
        <source>Network of a GPU, Gbit/s</source>
        <translation>GPU あたりのネットワーク、Gbit/s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and symbol of a setting</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>このプラン</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスタ</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>フレームワーク</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>図</translation>
    </message>
    <message>
        <source>What the GPUs of each pipeline stage hold at their fullest, against the GPU’s memory.</source>
        <translation>各パイプラインステージの GPU が最も埋まった時点で保持する量と、GPU のメモリ容量。</translation>
    </message>
    <message>
        <source>Where the time of a step goes: each bar begins where the one above it ends, from the least time that the computation needs to the time that a step takes.</source>
        <translation>1 ステップの時間の内訳。各棒は上の棒の終わりから始まり、計算に必要な最短時間から実際のステップ時間に至る。</translation>
    </message>
    <message>
        <source>What each pipeline stage does during a step; where nothing is drawn it is idle.</source>
        <translation>各パイプラインステージが 1 ステップの間に行うこと。何も描かれていない部分はアイドル。</translation>
    </message>
    <message>
        <source>The pipeline has %1 operations, more than are drawn.</source>
        <translation>パイプラインの演算は %1 個あり、描ける数を超えている。</translation>
    </message>
    <message>
        <source>What a GPU sends in a step, by what it is split for, how long that takes, and how much of it computation hides.</source>
        <translation>1 つの GPU が 1 ステップで送る量を並列化の種類ごとに示す。所要時間と、計算の裏に隠れる割合も示す。</translation>
    </message>
    <message>
        <source>The plans around this one, which is framed: two of its settings take other values.</source>
        <translation>枠で囲んだこのプランの周辺のプラン。2 つの設定を他の値に変えたもの。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>model, GPUs</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>A report by Quadrille %1</source>
        <translation>Quadrille %1 によるレポート</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Memory of every stage</source>
        <translation>各ステージのメモリ</translation>
    </message>
    <message>
        <source>Published runs</source>
        <translation>公開された実行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行数</translation>
    </message>
    <message>
        <source>Nine in ten within</source>
        <translation>9 割が収まる誤差</translation>
    </message>
    <message>
        <source>Speeds of the GPU and its links: no runs on this GPU were fitted; its specifications and shares that are usual elsewhere are taken.</source>
        <translation>GPU とリンクの速度：この GPU での実行には当てはめていない。仕様値と、他の GPU で一般的な到達率を用いる。</translation>
    </message>
    <message>
        <source>Memory by eq. 18 of Fujii et al. (2024): Llama with ZeRO 1, sequence parallelism and no recomputation.</source>
        <translation>メモリは Fujii et al. (2024) の式 18 による：Llama、ZeRO 1、系列並列、再計算なし。</translation>
    </message>
    <message>
        <source>Memory tensor by tensor as %1 stores them (%2).</source>
        <comment>framework, its version</comment>
        <translation>メモリは %1（%2）が保持するテンソルを 1 つずつ数える。</translation>
    </message>
    <message>
        <source>Outside the allocator: %1 of driver and libraries, %2 for each communicator.</source>
        <translation>アロケータの外：ドライバとライブラリに %1、通信グループごとに %2。</translation>
    </message>
    <message>
        <source>The allocator reserves %1 beyond what is allocated.</source>
        <translation>アロケータは割り当て量を %1 上回って確保する。</translation>
    </message>
    <message>
        <source>The busiest experts get %1 times an even share of the tokens.</source>
        <translation>最も混むエキスパートは均等割りの %1 倍のトークンを受け取る。</translation>
    </message>
    <message>
        <source>Cost and days</source>
        <translation>費用と日数</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>How far to trust it</source>
        <translation>どこまで信頼できるか</translation>
    </message>
    <message>
        <source>Sources that were left out of the fit are predicted with a median error of %1, and %2 of their runs lie in the interval.</source>
        <translation>当てはめから除いた情報源の実行は誤差の中央値 %1 で予測され、その %2 が区間に入る。</translation>
    </message>
    <message>
        <source>The chance of running out of memory is fitted to published runs that did and that did not; it is never taken to be below %1 or above %2.</source>
        <translation>メモリ不足の確率は、実際に不足した実行としなかった実行の公開データに当てはめたもの。%1 未満や %2 超とはみなさない。</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>再現方法</translation>
    </message>
    <message>
        <source>Quadrille %1 answers this with the same numbers:</source>
        <translation>次のコマンドに対し、Quadrille %1 は同じ数値を答える：</translation>
    </message>
    <message>
        <source>The session is part of this document. It also has what no option sets, such as a model or a profile of one’s own.</source>
        <translation>セッションはこの文書に含まれている。独自のモデルやプロファイルなど、オプションで指定できないものも含む。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>an interval</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU, allocated</source>
        <translation>最も埋まる GPU のメモリ（割り当て）</translation>
    </message>
    <message>
        <source>The same, reserved</source>
        <translation>同（確保）</translation>
    </message>
    <message>
        <source>The same, on the device</source>
        <translation>同（デバイス上）</translation>
    </message>
    <message>
        <source>Chance of running out of memory</source>
        <translation>メモリ不足になる確率</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>1 ステップの時間</translation>
    </message>
    <message>
        <source>Nine of ten steps take</source>
        <translation>10 回中 9 回のステップ時間</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Computation of a GPU</source>
        <translation>GPU あたりの計算</translation>
    </message>
    <message>
        <source>Throughput of a GPU</source>
        <translation>GPU あたりのスループット</translation>
    </message>
    <message>
        <source>Throughput of all GPUs</source>
        <translation>全 GPU のスループット</translation>
    </message>
    <message>
        <source>Idle share of the pipeline, idle ÷ total</source>
        <translation>パイプラインのアイドル比率、アイドル ÷ 総時間</translation>
    </message>
    <message>
        <source>The same, idle ÷ ideal</source>
        <translation>同、アイドル ÷ 理想時間</translation>
    </message>
    <message>
        <source>Textbook, for equal stages, idle ÷ total</source>
        <translation>教科書の値（等しいステージ）、アイドル ÷ 総時間</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>データ並列サイズ</translation>
    </message>
    <message>
        <source>Micro-batches of a pipeline</source>
        <translation>パイプラインのマイクロバッチ数</translation>
    </message>
    <message>
        <source>Sent by each GPU in a step</source>
        <translation>各 GPU が 1 ステップで送る量</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>学習トークン数</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日数</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <source>Price, at %1 for a GPU-hour</source>
        <translation>費用（1 GPU 時間あたり %1）</translation>
    </message>
    <message>
        <source>Goodput: share of the time that trains</source>
        <translation>グッドプット：学習に使われる時間の割合</translation>
    </message>
    <message>
        <source>Stage, GiB</source>
        <translation>ステージ（GiB）</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 他 %1</translation>
    </message>
    <message>
        <source>The numbers of this picture</source>
        <translation>この図の数値</translation>
    </message>
    <message>
        <source>Take the session out of this page</source>
        <translation>このページからセッションを取り出す</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a page, the number of pages</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, and its difference from another plan’s</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Plans side by side</source>
        <translation>並べたプラン</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>異なる点</translation>
    </message>
    <message>
        <source>Memory, the parts of a step and the pipeline of these plans, on common axes.</source>
        <translation>これらのプランのメモリ、ステップの内訳、パイプラインを共通の軸で示します。</translation>
    </message>
    <message numerus="yes">
        <source>Speeds of the GPU and its links: profile %1, fitted on %Ln runs.</source>
        <translation>
            <numerusform>GPU とリンクの速度：プロファイル %1、%Ln 回の実行に当てはめたもの。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every expert gets an even share of the tokens.</source>
        <translation>どのエキスパートも均等な割合のトークンを受け取る。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a difference, and a word that judges it</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>better</source>
        <comment>than another plan</comment>
        <translation>良い</translation>
    </message>
    <message>
        <source>worse</source>
        <comment>than another plan</comment>
        <translation>悪い</translation>
    </message>
    <message>
        <source>In brackets: how a plan differs from %1; ≈ within the interval: which is better is not certain.</source>
        <translation>括弧内は %1 との差；≈ は区間内で、どちらが良いかは確かでない。</translation>
    </message>
    <message>
        <source>Split as %1, the training fits.</source>
        <translation>%1 に分けると学習は収まります。</translation>
    </message>
    <message>
        <source>Split as %1, this training cannot run. Why:</source>
        <translation>%1 に分割すると、この学習は実行できない。理由：</translation>
    </message>
    <message>
        <source>The same, without the masked half of attention</source>
        <translation>同じく、アテンションのマスクされた半分を除いて</translation>
    </message>
    <message>
        <source>Doublings away</source>
        <translation>距離（倍化の回数）</translation>
    </message>
    <message>
        <source>Do not start a long training with %1 untried: this plan will probably run out of memory.</source>
        <translation>%1 で長い学習を始める前に試すこと。このプランはおそらくメモリ不足になる。</translation>
    </message>
    <message>
        <source>%1, another framework</source>
        <comment>a distance</comment>
        <translation>%1、別のフレームワーク</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <comment>so many changes of a plan</comment>
        <translation>ほか %1 件。</translation>
    </message>
</context>
<context>
    <name>run</name>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>GPU-hour</source>
        <translation>GPU 時間</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Storage per GPU</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>学習するトークン数</translation>
    </message>
    <message>
        <source> B</source>
        <comment>10^9 tokens</comment>
        <translation> B</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>GPU 時間の単価</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>価格なし</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>故障率</translation>
    </message>
    <message>
        <source> in 10⁶ GPU-h</source>
        <translation> /10⁶ h</translation>
    </message>
    <message>
        <source>Time of a checkpoint</source>
        <translation>チェックポイントの時間</translation>
    </message>
    <message>
        <source>by its bytes</source>
        <translation>サイズから</translation>
    </message>
    <message>
        <source>Storage bandwidth</source>
        <translation>ストレージの帯域幅</translation>
    </message>
    <message>
        <source> Gbit/s</source>
        <translation> Gbit/s</translation>
    </message>
    <message>
        <source>Time of a restart</source>
        <translation>再起動の時間</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes</comment>
        <translation> 分</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>チェックポイント間隔</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>最適</translation>
    </message>
</context>
<context>
    <name>run_sentence</name>
    <message>
        <source>%1 to %2</source>
        <comment>seconds</comment>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>It ran out of memory, as this model expects.</source>
        <translation>メモリ不足になった。このモデルの予想通り。</translation>
    </message>
    <message>
        <source>It ran out of memory, which this model does not expect.</source>
        <translation>メモリ不足になったが、このモデルはそう予想していない。</translation>
    </message>
    <message>
        <source>Its fullest GPU held %1; this model expects %2.</source>
        <translation>最大の GPU のメモリは %1、このモデルの予想は %2。</translation>
    </message>
    <message>
        <source>%1 a step instead of %2</source>
        <comment>seconds</comment>
        <translation>1 ステップ %1（予測 %2）</translation>
    </message>
    <message>
        <source>Your run is %1 slower than this model expects, %2: within what nine of ten runs do (%3).</source>
        <translation>自分の実行はこのモデルの予想より %1 遅い、%2：10 件中 9 件の範囲内（%3）。</translation>
    </message>
    <message>
        <source>Your run is %1 faster than this model expects, %2: within what nine of ten runs do (%3).</source>
        <translation>自分の実行はこのモデルの予想より %1 速い、%2：10 件中 9 件の範囲内（%3）。</translation>
    </message>
    <message>
        <source>%1, expected to take %2 or %3 of a step</source>
        <comment>part of a step, time, share</comment>
        <translation>%1（予想は %2、ステップの %3）</translation>
    </message>
    <message>
        <source>Your run is %1 slower than this model expects: %2, beyond what nine of ten runs do (%3). Most likely your cluster loses more to the largest loss of this plan: %4.</source>
        <translation>自分の実行はこのモデルの予想より %1 遅い：%2、10 件中 9 件の範囲を超える（%3）。おそらくこのクラスタでは、このプランの最大の損失が予想より大きい：%4。</translation>
    </message>
    <message>
        <source>Your run is %1 faster than this model expects: %2, beyond what nine of ten runs do (%3). Most likely your cluster loses less to the largest loss of this plan: %4.</source>
        <translation>自分の実行はこのモデルの予想より %1 速い：%2、10 件中 9 件の範囲を超える（%3）。おそらくこのクラスタでは、このプランの最大の損失が予想より小さい：%4。</translation>
    </message>
    <message>
        <source>This plan cannot run as it is described, so nothing is predicted for it.</source>
        <translation>このプランは記載の通りでは実行できないため、予測はない。</translation>
    </message>
    <message>
        <source>Nothing was measured on such a GPU before: fit a profile to your runs.</source>
        <translation>この GPU での実測はまだない：自分の実行にプロファイルを当てはめる。</translation>
    </message>
</context>
<context>
    <name>scaling</name>
    <message>
        <source>GPUs, for the same global batch</source>
        <translation>GPU 数(グローバルバッチは一定)</translation>
    </message>
    <message>
        <source>GPUs, for a global batch that grows with them</source>
        <translation>GPU 数(グローバルバッチも比例)</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>トークン/秒</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>GPU あたり TFLOP/s</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>毎秒トークン数</translation>
    </message>
    <message>
        <source>Step (s)</source>
        <translation>ステップ (s)</translation>
    </message>
    <message>
        <source>Price of %1 tokens</source>
        <translation>%1 トークンの価格</translation>
    </message>
    <message>
        <source>GPU-hours of %1 tokens</source>
        <translation>%1 トークンの GPU 時間</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <translation>%1 GPU 時間</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>最良のプラン</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>このプラン</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>a setting, its value before and now</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The plan before breaks a rule here: %1</source>
        <translation>直前のプランはここでは規則に反します: %1</translation>
    </message>
    <message>
        <source>The plan before would run out of memory here</source>
        <translation>直前のプランはここではメモリが足りません</translation>
    </message>
    <message>
        <source>The plan before would take %1 longer here, mostly for %2</source>
        <comment>a share, a part of the step</comment>
        <translation>直前のプランはここでは %1 長くかかり、主因は%2です</translation>
    </message>
    <message>
        <source>The plan before would take %1 longer here</source>
        <translation>直前のプランはここでは %1 長くかかります</translation>
    </message>
    <message>
        <source>%1, which is within the interval</source>
        <translation>%1(区間内の差)</translation>
    </message>
    <message>
        <source>Searching, %1 of %2 numbers of GPUs are known</source>
        <translation>探索中、%2 通りの GPU 数のうち %1 が判明</translation>
    </message>
    <message>
        <source>No plan fits with any of these numbers of GPUs</source>
        <translation>どの GPU 数でも収まるプランはありません</translation>
    </message>
    <message>
        <source>With %1 GPUs each is %2 as fast as with %3</source>
        <comment>GPUs, a share, GPUs</comment>
        <translation>%1 GPU では 1 基あたりの速さが %3 GPU のときの %2</translation>
    </message>
    <message>
        <source>at %1 GPUs (%2)</source>
        <translation>%1 GPU(%2)</translation>
    </message>
    <message>
        <source>One plan is best for all of them</source>
        <translation>どの数でも同じプランが最良</translation>
    </message>
    <message>
        <source>The best plan changes %1</source>
        <comment>places</comment>
        <translation>最良のプランが変わるのは %1</translation>
    </message>
    <message>
        <source>%1 GPUs, %2 sequences a step</source>
        <translation>%1 GPU、1 ステップ %2 系列</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1: searching…</source>
        <comment>GPUs</comment>
        <translation>%1: 探索中…</translation>
    </message>
    <message>
        <source>%1: no plan fits</source>
        <comment>GPUs</comment>
        <translation>%1: 収まるプランなし</translation>
    </message>
    <message>
        <source>%1: %2 with %3</source>
        <comment>GPUs, a value, a plan</comment>
        <translation>%1: %3 で %2</translation>
    </message>
    <message>
        <source>This plan: %1</source>
        <translation>このプラン: %1</translation>
    </message>
    <message>
        <source>%1 of the ideal</source>
        <translation>理想の %1</translation>
    </message>
    <message>
        <source>This plan: %1 (%2, P(OOM) %3)</source>
        <comment>a value, how it fits, a probability</comment>
        <translation>このプラン: %1（%2、P(OOM) %3）</translation>
    </message>
    <message>
        <source>This plan: %1 (%2)</source>
        <comment>a value, how it fits</comment>
        <translation>このプラン: %1（%2）</translation>
    </message>
</context>
<context>
    <name>scenario_inputs</name>
    <message>
        <source>Set “%1” to “%2”</source>
        <translation>「%1」を「%2」にする</translation>
    </message>
    <message>
        <source>Switch “%1” on</source>
        <translation>「%1」をオンにする</translation>
    </message>
    <message>
        <source>Switch “%1” off</source>
        <translation>「%1」をオフにする</translation>
    </message>
</context>
<context>
    <name>schedule_table</name>
    <message>
        <source>%1 units</source>
        <translation>%1 単位</translation>
    </message>
    <message>
        <source>No schedule can run this plan</source>
        <translation>このプランを実行できるスケジュールはない</translation>
    </message>
    <message>
        <source>%1 is the shortest that fits: %2, idle ÷ ideal %3</source>
        <translation>収まる中で最短は %1：%2、アイドル ÷ 理想 %3</translation>
    </message>
    <message>
        <source>No schedule fits safely; %1 is the shortest that may: %2, idle ÷ ideal %3</source>
        <translation>確実に収まるスケジュールはない；収まり得る中で最短は %1：%2、アイドル ÷ 理想 %3</translation>
    </message>
    <message>
        <source>No schedule fits; %1 is the shortest: %2, idle ÷ ideal %3</source>
        <translation>収まるスケジュールはない；最短は %1：%2、アイドル ÷ 理想 %3</translation>
    </message>
    <message>
        <source>%1; the plan uses it</source>
        <translation>%1；プランで使用中</translation>
    </message>
    <message>
        <source>%1; the plan&apos;s %2 takes %3</source>
        <translation>%1；プランの %2 は %3</translation>
    </message>
    <message>
        <source>%1 cannot run this plan: %2</source>
        <translation>%1 はこのプランを実行不可：%2</translation>
    </message>
    <message>
        <source>%1, %2 above the best possible</source>
        <translation>%1、最良値より %2 長い</translation>
    </message>
    <message>
        <source>bubble %1 of ideal, %2 of total time</source>
        <translation>バブルは理想時間の %1、総時間の %2</translation>
    </message>
    <message>
        <source>longest rank span %1</source>
        <translation>最長ランクスパン %1</translation>
    </message>
    <message>
        <source>too many operations to run them one by one</source>
        <translation>演算が多すぎて個別に実行できない</translation>
    </message>
    <message>
        <source>%1 on stage %2, %3</source>
        <comment>memory, rank and zone</comment>
        <translation>ステージ %2 に %1、%3</translation>
    </message>
    <message>
        <source>%1 sent to other stages by the GPU that sends most</source>
        <translation>最も多く送る GPU が他のステージへ %1 送信</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a schedule and what it does</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>Every runnable plan fits in %1; %2 holds most, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>実行可能な全プランが %1 に収まる；最大は %2 の %3</translation>
    </message>
    <message>
        <source>No runnable plan fits in %1; %2 holds least, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>%1 に収まるプランはない；最小は %2 の %3</translation>
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
    <message>
        <source>expert parallel %1</source>
        <translation>エキスパート並列 %1</translation>
    </message>
    <message>
        <source>Every runnable plan may run out of %1; %2 holds least, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>実行可能な全プランで %1 が不足しうる；最小は %2 の %3</translation>
    </message>
    <message>
        <source>Plans do not fit in %1 from %2 on</source>
        <comment>capacity, a stop</comment>
        <translation>%2 から %1 に収まらない</translation>
    </message>
    <message>
        <source>Plans may run out of %1 from %2 on</source>
        <comment>capacity, a stop</comment>
        <translation>%2 から %1 が不足しうる</translation>
    </message>
    <message>
        <source>Plans may run out of %1 from %2 on and do not fit from %3 on</source>
        <comment>capacity, two stops</comment>
        <translation>%2 から %1 が不足しうるようになり、%3 から収まらない</translation>
    </message>
    <message>
        <source>Plans fit in %1 from %2 on</source>
        <comment>capacity, a stop</comment>
        <translation>%2 から %1 に収まる</translation>
    </message>
    <message>
        <source>%1 of %2 runnable plans fit in %3</source>
        <comment>numbers, capacity</comment>
        <translation>実行可能な %2 プラン中 %1 が %3 に収まる</translation>
    </message>
    <message numerus="yes">
        <source>Computing: %1 of %n plans…</source>
        <comment>number of those that are known</comment>
        <translation>
            <numerusform>%n プラン中 %1 を計算済み…</numerusform>
        </translation>
    </message>
    <message>
        <source>computing…</source>
        <comment>numbers of a plan</comment>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>%1: computing…</source>
        <comment>dimension and its value</comment>
        <translation>%1：計算中…</translation>
    </message>
</context>
<context>
    <name>termDiagrams</name>
    <message>
        <source>bytes per parameter</source>
        <translation>パラメータあたりのバイト数</translation>
    </message>
    <message>
        <source>ZeRO %1 ◂</source>
        <comment>the plan&apos;s own stage</comment>
        <translation>ZeRO %1 ◂</translation>
    </message>
    <message>
        <source>ZeRO %1</source>
        <translation>ZeRO %1</translation>
    </message>
    <message>
        <source>%1 bytes of states for each parameter without ZeRO, %2 under the plan’s ZeRO %3</source>
        <comment>two numbers, a stage</comment>
        <translation>ZeRO なしではパラメータあたり %1 バイトの状態、プランの ZeRO %3 では %2 バイト</translation>
    </message>
    <message>
        <source>share of the time</source>
        <translation>時間の割合</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>全時間</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>writes checkpoints</source>
        <translation>チェックポイントの書き込み</translation>
    </message>
    <message>
        <source>does lost steps again</source>
        <translation>失ったステップのやり直し</translation>
    </message>
    <message>
        <source>restarts</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>The rest, magnified</source>
        <translation>残りを拡大</translation>
    </message>
    <message>
        <source>%1 of the time trains</source>
        <comment>a share</comment>
        <translation>時間の %1 が学習</translation>
    </message>
    <message>
        <source>%1 days</source>
        <comment>of training</comment>
        <translation>%1 日</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <comment>of training</comment>
        <translation>%1 GPU 時間</translation>
    </message>
</context>
<context>
    <name>termFormula</name>
    <message>
        <source>%1 in this plan: %2</source>
        <comment>a title, a formula</comment>
        <translation>このプランの%1：%2</translation>
    </message>
</context>
<context>
    <name>termViews</name>
    <message>
        <source>another recomputation</source>
        <translation>別の再計算</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>このプラン</translation>
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
        <source>%1; leaves of %2 GPUs, oversubscribed %3 : 1</source>
        <comment>nodes of a cluster, its network</comment>
        <translation>%1、リーフは %2 GPU、オーバーサブスクリプション %3 : 1</translation>
    </message>
</context>
<context>
    <name>tornado</name>
    <message>
        <source>%1 %2</source>
        <comment>another value and its effect</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n with less effect</source>
        <comment>rows that have no room</comment>
        <translation>
            <numerusform>ほか %n 件は効果がより小さい</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing else runs</source>
        <translation>ほかに実行できるものはありません</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two values</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Speed after one change of the plan</source>
        <translation>プランを一つ変えたときの速度</translation>
    </message>
    <message>
        <source>Speed with half and twice the hardware</source>
        <translation>ハードウェアを半分・2 倍にしたときの速度</translation>
    </message>
    <message>
        <source>Peak FLOP/s</source>
        <translation>ピーク FLOP/s</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>メモリ帯域幅</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU メモリ</translation>
    </message>
    <message>
        <source>Link in the node</source>
        <translation>ノード内リンク</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>ノードあたり GPU 数</translation>
    </message>
    <message>
        <source>this plan does not wait for it</source>
        <translation>このプランはこれを待ちません</translation>
    </message>
    <message>
        <source>from %1 on, more would save less than 1 %</source>
        <translation>%1 以上では、増やしても短縮は 1 % 未満</translation>
    </message>
    <message>
        <source>half</source>
        <translation>半分</translation>
    </message>
    <message>
        <source>twice</source>
        <comment>as much of some hardware</comment>
        <translation>2 倍</translation>
    </message>
    <message>
        <source>%1 Gbit/s</source>
        <translation>%1 Gbit/s</translation>
    </message>
    <message>
        <source>1 layer in %1</source>
        <comment>is recomputed</comment>
        <translation>%1 層に 1 層</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>hardware, its amount and another</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>The best single change that fits as well: %1, %2</source>
        <comment>a change and its effect</comment>
        <translation>同等以上に収まる最良の単独変更: %1、%2</translation>
    </message>
    <message>
        <source>No single change that fits as well is faster</source>
        <translation>同等以上に収まる単独変更でより速いものはありません</translation>
    </message>
    <message>
        <source>twice the hardware helps most in: %1, %2</source>
        <comment>hardware and its effect</comment>
        <translation>2 倍にして最も効くハードウェア: %1、%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two findings</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1 cannot run: %2</source>
        <translation>%1 は実行できません: %2</translation>
    </message>
    <message>
        <source>%1 of speed</source>
        <comment>+12 %</comment>
        <translation>速度 %1</translation>
    </message>
    <message>
        <source>%1 a step instead of %2</source>
        <translation>1 ステップ %1 (現在 %2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>memory and its zone</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a change and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The fastest single change, which does not fit either: %1, %2</source>
        <comment>a change and its effect</comment>
        <translation>最速の単独変更（これも収まりません）：%1、%2</translation>
    </message>
    <message>
        <source>The fastest single change that fits: %1, %2</source>
        <comment>a change and its effect</comment>
        <translation>最速の単独変更（収まります）：%1、%2</translation>
    </message>
    <message>
        <source>No single change is faster</source>
        <translation>より速い単独変更はありません</translation>
    </message>
</context>
<context>
    <name>truth_scatter</name>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>TFLOP/s/GPU</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>Measured TFLOP/s per GPU</source>
        <translation>実測 TFLOP/s/GPU</translation>
    </message>
    <message>
        <source>Measured MFU (%)</source>
        <translation>実測 MFU (%)</translation>
    </message>
    <message>
        <source>Measured step time (s)</source>
        <translation>実測ステップ時間 (s)</translation>
    </message>
    <message>
        <source>Predicted TFLOP/s per GPU</source>
        <translation>予測 TFLOP/s/GPU</translation>
    </message>
    <message>
        <source>Predicted MFU (%)</source>
        <translation>予測 MFU (%)</translation>
    </message>
    <message>
        <source>Predicted step time (s)</source>
        <translation>予測ステップ時間 (s)</translation>
    </message>
    <message>
        <source>ran out</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>±%1</source>
        <translation>±%1</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>No run is shown</source>
        <translation>表示する実行がない</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs shown, none of which measured a step</source>
        <translation>
            <numerusform>実行 %Ln 件を表示中、ステップを実測したものはない</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 · %4 on %5</source>
        <comment>source, table, plan, model, GPU</comment>
        <translation>%1、%2：%3 · %4（%5）</translation>
    </message>
    <message>
        <source>predicted %1 (%2 to %3)</source>
        <comment>a value and nine of ten measurements around it</comment>
        <translation>予測 %1（%2 ～ %3）</translation>
    </message>
    <message>
        <source>%1. It ran out of memory, as expected; %2</source>
        <translation>%1。予想通りメモリ不足；%2</translation>
    </message>
    <message>
        <source>%1. It ran out of memory, which was not expected; %2</source>
        <translation>%1。予想外のメモリ不足；%2</translation>
    </message>
    <message>
        <source>%1. %2, measured %3: %4</source>
        <comment>run, prediction, measurement, error</comment>
        <translation>%1。%2、実測 %3：%4</translation>
    </message>
    <message>
        <source>%1; it was expected to run out of memory</source>
        <translation>%1；メモリが不足すると予想していた</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fitted runs</source>
        <translation>
            <numerusform>当てはめに使った %Ln 件の実行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs that it was not fitted to</source>
        <translation>
            <numerusform>当てはめに使っていない %Ln 件の実行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. It crashed, and was expected to run out of memory; %2</source>
        <translation>%1。異常終了しました。メモリ不足になると予想されていました。%2</translation>
    </message>
    <message>
        <source>%1. It crashed, its source does not say of what; it was not expected to run out of memory; %2</source>
        <translation>%1。異常終了しましたが、出典に原因は書かれていません。メモリ不足は予想されていませんでした。%2</translation>
    </message>
    <message>
        <source>The plan that it picks is %1 slower than the best one measured, half of the step times are within %2: %3</source>
        <comment>two shares, so many runs</comment>
        <translation>選ばれるプランは実測で最良のものより %1 遅く、ステップ時間の半数は誤差 %2 以内：%3</translation>
    </message>
    <message>
        <source>Half of the step times are within %1, by the rule of thumb within %2: %3</source>
        <comment>two shares, so many runs</comment>
        <translation>ステップ時間の半数は誤差 %1 以内、経験則では %2 以内：%3</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Measured memory of a GPU (GiB)</source>
        <translation>GPU の実測メモリ（GiB）</translation>
    </message>
    <message>
        <source>Predicted memory of a GPU (GiB)</source>
        <translation>GPU の予測メモリ（GiB）</translation>
    </message>
    <message>
        <source>no step</source>
        <comment>a short label: of these runs no step was measured</comment>
        <translation>時間なし</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <comment>a value</comment>
        <translation>予測 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs shown, of none of which the memory was measured</source>
        <translation>
            <numerusform>%Ln 件の実行を表示。どれもメモリは測られていません</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of the memories are within %1: %2</source>
        <comment>a share, so many runs</comment>
        <translation>メモリの半分は誤差 %1 以内：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs whose sources say enough</source>
        <translation>
            <numerusform>出典が十分に述べている %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs whose sources leave much unsaid</source>
        <translation>
            <numerusform>出典が多くを述べていない %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. It failed, and not for want of memory (%2); %3</source>
        <comment>run, why, prediction</comment>
        <translation>%1。メモリ不足以外の理由で失敗しました（%2）。%3</translation>
    </message>
    <message>
        <source>%1. Its memory alone was measured; %2</source>
        <translation>%1。メモリだけが測られました。%2</translation>
    </message>
    <message>
        <source>Half of the step times are within %1 (%2 by fits without their source), the plan that it picks loses %3: %4</source>
        <comment>three shares, so many runs</comment>
        <translation>ステップ時間の半分は誤差 %1 以内（出典を除いた当てはめでは %2）、選んだプランの損失は %3：%4</translation>
    </message>
    <message>
        <source>Half of the step times are within %1 (%2 by a fit without them): %3</source>
        <comment>two shares, so many runs</comment>
        <translation>ステップ時間の半分は誤差 %1 以内（これらを除いた当てはめでは %2）：%3</translation>
    </message>
</context>
<context>
    <name>volumes</name>
    <message>
        <source>Volume</source>
        <translation>通信量</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>記載値</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>本推定</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>One direction</source>
        <translation>片方向</translation>
    </message>
    <message>
        <source>%1 Ψ</source>
        <comment>multiple of the number of parameters</comment>
        <translation>%1 Ψ</translation>
    </message>
    <message>
        <source>%1 b·s·h</source>
        <comment>multiple of a layer&apos;s input</comment>
        <translation>%1 b·s·h</translation>
    </message>
    <message>
        <source>All-reduces of a forward pass of %1, %2 × %3 tokens, TP %4: %5 from each GPU</source>
        <comment>model, sequences, tokens, ranks, bytes</comment>
        <translation>%1、%2 × %3 トークン、TP %4 の順伝播の all-reduce：各 GPU から %5</translation>
    </message>
    <message>
        <source>%1 of %2 printed volumes agree with ours; where a source contradicts itself, both stand here</source>
        <translation>記載された通信量 %2 件中 %1 件が本推定と一致；出典に矛盾がある場合は両方を掲載</translation>
    </message>
    <message>
        <source>%1; tensor parallelism takes %2 times as long over %3 as over %4</source>
        <comment>a sentence, a factor, names of links</comment>
        <translation>%1；テンソル並列は %3 では %4 の %2 倍の時間</translation>
    </message>
    <message>
        <source>%1: %2; printed %3, ours %4. Source: %5.</source>
        <comment>volume, collectives, two amounts, source</comment>
        <translation>%1：%2；記載値 %3、本推定 %4。出典：%5。</translation>
    </message>
    <message>
        <source>%1: %2 of one GPU in one direction, so that it takes %3. Source: %4.</source>
        <comment>link, bandwidth, a time, source</comment>
        <translation>%1：GPU 1 基の片方向で %2、所要時間は %3。出典：%4。</translation>
    </message>
</context>
<context>
    <name>waterfall</name>
    <message>
        <source>Matrix products below peak</source>
        <translation>ピーク未満の行列積</translation>
    </message>
    <message>
        <source>Attention below peak</source>
        <translation>ピーク未満の注意機構</translation>
    </message>
    <message>
        <source>Memory-bound operators</source>
        <translation>メモリ律速の演算子</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>Exposed tensor parallel</source>
        <translation>露出したテンソル並列</translation>
    </message>
    <message>
        <source>Exposed context parallel</source>
        <translation>露出したコンテキスト並列</translation>
    </message>
    <message>
        <source>Exposed expert parallel</source>
        <translation>露出したエキスパート並列</translation>
    </message>
    <message>
        <source>Exposed data parallel</source>
        <translation>露出したデータ並列</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>オプティマイザ</translation>
    </message>
    <message>
        <source>Other overhead</source>
        <translation>その他のオーバーヘッド</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>行列積</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意機構</translation>
    </message>
    <message>
        <source>Memory-bound</source>
        <translation>メモリ律速</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>computing at peak</source>
        <translation>ピークでの計算</translation>
    </message>
    <message>
        <source>matrix products below peak</source>
        <translation>ピーク未満の行列積</translation>
    </message>
    <message>
        <source>attention below peak</source>
        <translation>ピーク未満の注意機構</translation>
    </message>
    <message>
        <source>memory-bound operators</source>
        <translation>メモリ律速の演算子</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>再計算</translation>
    </message>
    <message>
        <source>exposed tensor parallel communication</source>
        <translation>露出したテンソル並列通信</translation>
    </message>
    <message>
        <source>exposed context parallel communication</source>
        <translation>露出したコンテキスト並列通信</translation>
    </message>
    <message>
        <source>exposed expert parallel communication</source>
        <translation>露出したエキスパート並列通信</translation>
    </message>
    <message>
        <source>messages between pipeline stages</source>
        <translation>パイプラインステージ間の通信</translation>
    </message>
    <message>
        <source>the pipeline&apos;s bubble</source>
        <translation>パイプラインのバブル</translation>
    </message>
    <message>
        <source>exposed data parallel communication</source>
        <translation>露出したデータ並列通信</translation>
    </message>
    <message>
        <source>the optimizer&apos;s step</source>
        <translation>オプティマイザの更新</translation>
    </message>
    <message>
        <source>overhead that no operator accounts for</source>
        <translation>どの演算子にもよらないオーバーヘッド</translation>
    </message>
    <message>
        <source>The least time that the model&apos;s own FLOPs take at the dense peak of all GPUs; the masked half of attention does not count.</source>
        <translation>モデル自身の FLOPs が全 GPU の密行列のピークで要する最短時間。注意機構のマスクされた半分は数えない。</translation>
    </message>
    <message>
        <source>What matrix products take beyond that: partly filled tiles, launches, and less than the peak even for large ones.</source>
        <translation>行列積がそれを超えて要する時間：埋まりきらないタイル、起動、大きな行列積でも届かないピーク。</translation>
    </message>
    <message>
        <source>What the attention core takes beyond its FLOPs at peak.</source>
        <translation>注意機構の本体が、ピークでの FLOPs を超えて要する時間。</translation>
    </message>
    <message>
        <source>Norms, activations, residuals, rotary positions and the loss run at the speed of device memory.</source>
        <translation>正規化、活性化関数、残差、回転位置、損失はデバイスメモリの速度で動く。</translation>
    </message>
    <message>
        <source>All-gathers and reduce-scatters inside every layer that nothing hides.</source>
        <translation>各層内の all-gather と reduce-scatter のうち、何にも隠れない分。</translation>
    </message>
    <message>
        <source>Keys and values on their way around the ring that attention does not hide.</source>
        <translation>リングを巡るキーとバリューのうち、注意機構に隠れない分。</translation>
    </message>
    <message>
        <source>Tokens on their way to their experts and back.</source>
        <translation>エキスパートとの間を往復するトークン。</translation>
    </message>
    <message>
        <source>Reducing gradients and gathering parameters, as far as the backward pass does not hide it.</source>
        <translation>勾配の集約とパラメータの収集のうち、逆伝播に隠れない分。</translation>
    </message>
    <message>
        <source>Every rank updates the parameters that it keeps the optimizer states of.</source>
        <translation>各ランクは、自分がオプティマイザ状態を持つパラメータを更新する。</translation>
    </message>
    <message>
        <source>What the profile&apos;s runs took beyond all operators: launches, stragglers, logging.</source>
        <translation>プロファイルの実行が全演算子を超えて要した時間：起動、遅いランク、ログ出力。</translation>
    </message>
    <message>
        <source>More or faster GPUs shorten it, or 8-bit matrix products.</source>
        <translation>GPU を増やすか速くする、または 8 ビットの行列積にすると短くなる。</translation>
    </message>
    <message>
        <source>Less tensor parallelism or larger micro-batches make the products larger.</source>
        <translation>テンソル並列を減らすか、マイクロバッチを大きくすると、行列積が大きくなる。</translation>
    </message>
    <message>
        <source>Longer pieces of a sequence on each GPU help: less context parallelism.</source>
        <translation>各 GPU の系列の断片が長いほどよい：コンテキスト並列を減らす。</translation>
    </message>
    <message>
        <source>Sequence parallelism splits it; fused kernels shorten it.</source>
        <translation>シーケンス並列で分割でき、融合カーネルで短くなる。</translation>
    </message>
    <message>
        <source>Recompute less: selectively, in fewer layers, or not at all where memory allows.</source>
        <translation>再計算を減らす：選択的にする、層を減らす、メモリが許せばなくす。</translation>
    </message>
    <message>
        <source>Keep tensor parallel groups inside a node, or make them smaller.</source>
        <translation>テンソル並列のグループをノード内に収めるか、小さくする。</translation>
    </message>
    <message>
        <source>Less context parallelism, or longer sequences, over which attention grows faster than its messages.</source>
        <translation>コンテキスト並列を減らすか、系列を長くする。系列が長いと注意機構が通信より速く増える。</translation>
    </message>
    <message>
        <source>Keep expert parallel groups inside a node, or make them smaller.</source>
        <translation>エキスパート並列のグループをノード内に収めるか、小さくする。</translation>
    </message>
    <message>
        <source>Fewer stages or virtual stages send less.</source>
        <translation>ステージや仮想ステージを減らすと送信が減る。</translation>
    </message>
    <message>
        <source>More micro-batches, fewer stages, virtual stages or a schedule with less idle time shrink it.</source>
        <translation>マイクロバッチを増やす、ステージを減らす、仮想ステージやアイドルの少ないスケジュールを使うと縮む。</translation>
    </message>
    <message>
        <source>A larger global batch spreads it over more work; ZeRO 1 sends less than 3.</source>
        <translation>グローバルバッチを大きくすると、より多くの計算で薄まる。ZeRO 1 は ZeRO 3 より送信が少ない。</translation>
    </message>
    <message>
        <source>ZeRO 1 and higher spread it over the data parallel ranks.</source>
        <translation>ZeRO 1 以上ではデータ並列のランクに分散する。</translation>
    </message>
    <message>
        <source>Longer steps and fewer micro-batches pay it less often.</source>
        <translation>ステップを長くし、マイクロバッチを減らすと、発生回数が減る。</translation>
    </message>
    <message>
        <source>; as long as in A</source>
        <translation>；A と同じ長さ</translation>
    </message>
    <message>
        <source>; %1 more than in A</source>
        <comment>a time</comment>
        <translation>；A より %1 長い</translation>
    </message>
    <message>
        <source>; %1 less than in A</source>
        <comment>a time</comment>
        <translation>；A より %1 短い</translation>
    </message>
    <message>
        <source> This GPU is uncalibrated: the prediction starts from its specifications.</source>
        <translation> この GPU は未較正：予測は仕様値に基づく。</translation>
    </message>
    <message>
        <source> The plan lies outside of what the profile was fitted on.</source>
        <translation> プランはプロファイルの当てはめ範囲の外。</translation>
    </message>
    <message>
        <source>HFU %1</source>
        <comment>hardware FLOPs utilisation</comment>
        <translation>HFU %1</translation>
    </message>
    <message>
        <source>MFU %1</source>
        <comment>model FLOPs utilisation</comment>
        <translation>MFU %1</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>utilisation, and the interval in which it is expected</comment>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>%1, uncalibrated</source>
        <comment>utilisation and its interval</comment>
        <translation>%1、未較正</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>基準 A</translation>
    </message>
    <message>
        <source>Time of one step, %1</source>
        <comment>unit of time</comment>
        <translation>1 ステップの時間、%1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Whole step</source>
        <translation>ステップ全体</translation>
    </message>
    <message numerus="yes">
        <source>%n smaller part(s)</source>
        <translation>
            <numerusform>小さい部分 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the step computes at peak</source>
        <comment>share</comment>
        <translation>ステップの %1 がピークでの計算</translation>
    </message>
    <message>
        <source>%1 of the step computes at peak; the largest loss is %2: %3</source>
        <comment>share, part of the step, share</comment>
        <translation>ステップの %1 がピークでの計算；最大の損失は%2：%3</translation>
    </message>
    <message>
        <source>%1; %2, as long as A</source>
        <comment>a sentence, a time</comment>
        <translation>%1；%2、A と同じ長さ</translation>
    </message>
    <message>
        <source>%1; %2, %3 times as long as A</source>
        <comment>a sentence, a time, a factor</comment>
        <translation>%1；%2、A の %3 倍の長さ</translation>
    </message>
    <message>
        <source>%1; %2, %3 shorter than A</source>
        <comment>a sentence, a time, share</comment>
        <translation>%1；%2、A より %3 短い</translation>
    </message>
    <message>
        <source>%1; %2, %3 longer than A</source>
        <comment>a sentence, a time, share</comment>
        <translation>%1；%2、A より %3 長い</translation>
    </message>
    <message>
        <source>Whole step: %1, %2%3.</source>
        <comment>a time, utilisation, comparison with A</comment>
        <translation>ステップ全体：%1、%2%3。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of the step, a time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2 of the step%3: %4.</source>
        <comment>a time, share, comparison with A, a list</comment>
        <translation>%1、ステップの %2%3：%4。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the step%4. %5 %6</source>
        <comment>part of the step, time, share, comparison with A, two sentences</comment>
        <translation>%1：%2、ステップの %3%4。%5%6</translation>
    </message>
    <message>
        <source>Bubble: fill and drain</source>
        <translation>バブル：充填と排出</translation>
    </message>
    <message>
        <source>Bubble: unequal stages</source>
        <translation>バブル：ステージの不均等</translation>
    </message>
    <message>
        <source>Bubble: waiting for messages</source>
        <translation>バブル：通信待ち</translation>
    </message>
    <message>
        <source>Fill/drain</source>
        <translation>充填/排出</translation>
    </message>
    <message>
        <source>Unequal</source>
        <translation>不均等</translation>
    </message>
    <message>
        <source>filling and draining the pipeline</source>
        <translation>パイプラインの充填と排出</translation>
    </message>
    <message>
        <source>unequal pipeline stages</source>
        <translation>パイプラインステージの不均等</translation>
    </message>
    <message>
        <source>What forward passes compute that run again, because their activations were not kept.</source>
        <translation>活性値を保持しなかったためにやり直す順伝播の計算。</translation>
    </message>
    <message>
        <source>What the busiest stage waits while the pipeline fills and drains, and in between for others.</source>
        <translation>最も忙しいステージが、パイプラインの充填・排出の間や他ステージを待つ間にアイドルになる時間。</translation>
    </message>
    <message>
        <source>What other stages have less to do than the busiest one.</source>
        <translation>他のステージの仕事が最も忙しいステージより少ない分。</translation>
    </message>
    <message>
        <source>What waiting for activations and gradients on their way between stages adds.</source>
        <translation>ステージ間を移動する活性値と勾配を待つことで増える時間。</translation>
    </message>
    <message>
        <source>Fewer layers on the stages with embedding and head even it out.</source>
        <translation>埋め込みと出力層のあるステージの層を減らすと均される。</translation>
    </message>
    <message>
        <source>%1 The whole bubble is %2 of the pipeline&apos;s time: idle ÷ total.</source>
        <comment>sentences, share</comment>
        <translation>%1 バブル全体はパイプライン時間の %2：アイドル ÷ 総時間。</translation>
    </message>
    <message>
        <source>Causal FLOPs at peak</source>
        <translation>ピークでの因果的な FLOPs</translation>
    </message>
    <message>
        <source>Waiting for the host</source>
        <translation>ホスト待ち</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>waiting for what is offloaded to the host</source>
        <translation>ホストにオフロードしたものを待つ時間</translation>
    </message>
    <message>
        <source>Activations and optimizer states on their way to the host&apos;s memory and back, as far as computation does not hide them.</source>
        <translation>ホストのメモリとの間を行き来する活性値とオプティマイザの状態のうち、計算で隠れない分。</translation>
    </message>
    <message>
        <source>A smaller share of the activations, or none, travels sooner.</source>
        <translation>活性値の割合を減らすか、なしにすると短くなります。</translation>
    </message>
    <message>
        <source>Waiting for the busiest experts</source>
        <translation>最も混むエキスパートの待ち</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>偏り</translation>
    </message>
    <message>
        <source>waiting for the busiest experts</source>
        <translation>最も混むエキスパートの待ち</translation>
    </message>
    <message>
        <source>What the products and messages of the busiest experts take beyond those of an even share of the tokens.</source>
        <translation>最も混むエキスパートの行列積と通信が、トークンの均等割の場合を超えてかかる時間。</translation>
    </message>
    <message>
        <source>A router that spreads tokens more evenly, or a capacity of the experts.</source>
        <translation>トークンをより均等に配るルーター、またはエキスパートの容量。</translation>
    </message>
    <message>
        <source>At peak</source>
        <translation>ピーク時</translation>
    </message>
</context>
</TS>
