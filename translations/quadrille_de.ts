<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>DiscreteSlider</name>
    <message>
        <source>%1Mi</source>
        <comment>short for mebi, 1,048,576</comment>
        <translation>%1 Mi</translation>
    </message>
    <message>
        <source>%1Ki</source>
        <comment>short for kibi, 1,024</comment>
        <translation>%1 Ki</translation>
    </message>
</context>
<context>
    <name>ExplainPanel</name>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Formelzeichen</translation>
    </message>
    <message>
        <source>= %1 bytes = %2</source>
        <translation>= %1 Byte = %2</translation>
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
        <translation>Gespeicherte Tensoren</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>eine Schicht</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
</context>
<context>
    <name>Gantt</name>
    <message>
        <source>stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>stage %1 (chunk %2)</source>
        <translation>Stufe %1 (Chunk %2)</translation>
    </message>
    <message>
        <source>as long as A</source>
        <translation>so lang wie A</translation>
    </message>
    <message>
        <source>%1 shorter than A</source>
        <translation>%1 kürzer als A</translation>
    </message>
    <message>
        <source>%1 longer than A</source>
        <translation>%1 länger als A</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>Input gradient</source>
        <translation>Eingabegradient</translation>
    </message>
    <message>
        <source>Weight gradient</source>
        <translation>Gewichtsgradient</translation>
    </message>
    <message>
        <source>Forward and backward fused</source>
        <translation>Vorwärts und rückwärts verschmolzen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln units</source>
        <translation>
            <numerusform>%Ln Einheit</numerusform>
            <numerusform>%Ln Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations</source>
        <translation>
            <numerusform>%Ln Operation</numerusform>
            <numerusform>%Ln Operationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stages</source>
        <translation>
            <numerusform>%Ln Stufe</numerusform>
            <numerusform>%Ln Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln micro-batches</source>
        <translation>
            <numerusform>%Ln Mikro-Batch</numerusform>
            <numerusform>%Ln Mikro-Batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunks a stage</source>
        <translation>
            <numerusform>%Ln Chunk je Stufe</numerusform>
            <numerusform>%Ln Chunks je Stufe</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts of a sentence</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Idle %1 of total, %2 of ideal</source>
        <translation>Leerlauf %1 der Zeit, %2 der idealen Zeit</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>Leerlauf %1</translation>
    </message>
    <message>
        <source>visible: %1 idle</source>
        <translation>sichtbar: %1 Leerlauf</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 Leerlauf</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>Activations in flight</source>
        <translation>Gehaltene Aktivierungen</translation>
    </message>
    <message>
        <source>Forward of micro-batch %1, %2: %3</source>
        <translation>Mikro-Batch %1 vorwärts, %2: %3</translation>
    </message>
    <message>
        <source>Backward of micro-batch %1, %2: %3</source>
        <translation>Mikro-Batch %1 rückwärts, %2: %3</translation>
    </message>
    <message>
        <source>Input gradient of micro-batch %1, %2: %3</source>
        <translation>Eingabegradient von Mikro-Batch %1, %2: %3</translation>
    </message>
    <message>
        <source>Weight gradient of micro-batch %1, %2: %3</source>
        <translation>Gewichtsgradient von Mikro-Batch %1, %2: %3</translation>
    </message>
    <message>
        <source>Forward of micro-batch %1 with backward of micro-batch %2, %3: %4</source>
        <translation>Mikro-Batch %1 vorwärts mit Mikro-Batch %2 rückwärts, %3: %4</translation>
    </message>
    <message>
        <source>Stage %1 idle %2, %3</source>
        <translation>Stufe %1 Leerlauf %2, %3</translation>
    </message>
    <message>
        <source>Stage %1, %2: %3, %4 idle</source>
        <translation>Stufe %1, %2: %3, %4 Leerlauf</translation>
    </message>
    <message>
        <source>%1 of states, %2 of activations and working memory</source>
        <translation>%1 Zustände, %2 Aktivierungen und Arbeitspuffer</translation>
    </message>
    <message>
        <source>Stage %1 holds %2 at %3: %4</source>
        <translation>Stufe %1 hält %2 bei %3: %4</translation>
    </message>
    <message>
        <source>Stage %1 holds %2 of %3 at %4: %5</source>
        <translation>Stufe %1 hält %2 von %3 bei %4: %5</translation>
    </message>
    <message>
        <source>%1; %2 too many</source>
        <translation>%1; %2 zu viel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replicas, half of them upward</source>
        <translation>
            <numerusform>%Ln Kopie, die Hälfte davon aufwärts</numerusform>
            <numerusform>%Ln Kopien, die Hälfte davon aufwärts</numerusform>
        </translation>
    </message>
    <message>
        <source>States</source>
        <comment>of the memory: parameters, gradients, optimizer</comment>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Activations and working memory</source>
        <translation>Aktivierungen und Arbeitspuffer</translation>
    </message>
    <message>
        <source>Over capacity</source>
        <translation>Über der Kapazität</translation>
    </message>
    <message>
        <source>Backward or input gradient</source>
        <translation>Rückwärts oder Eingabegradient</translation>
    </message>
    <message>
        <source>Upward pipeline darker</source>
        <translation>Aufwärts-Pipeline dunkler</translation>
    </message>
    <message>
        <source>Later chunks darker</source>
        <translation>Spätere Chunks dunkler</translation>
    </message>
    <message>
        <source>Zoom in to see transfers</source>
        <translation>Für Übertragungen näher zoomen</translation>
    </message>
    <message>
        <source>Modelled time (%1)</source>
        <translation>Modellierte Zeit (%1)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of things and its last one</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>the forward of micro-batch %1 from %2</source>
        <translation>Mikro-Batch %1 vorwärts von %2</translation>
    </message>
    <message>
        <source>the gradient of micro-batch %1 from %2</source>
        <translation>den Gradienten von Mikro-Batch %1 von %2</translation>
    </message>
    <message>
        <source>the forward of micro-batch %1 here</source>
        <translation>Mikro-Batch %1 vorwärts hier</translation>
    </message>
    <message>
        <source>the input gradient of micro-batch %1 here</source>
        <translation>den Eingabegradienten von Mikro-Batch %1 hier</translation>
    </message>
    <message>
        <source>the forward of micro-batch %1 on %2</source>
        <translation>Mikro-Batch %1 vorwärts auf %2</translation>
    </message>
    <message>
        <source>the input gradient of micro-batch %1 on %2</source>
        <translation>den Eingabegradienten von Mikro-Batch %1 auf %2</translation>
    </message>
    <message>
        <source>the backward of micro-batch %1 on %2</source>
        <translation>Mikro-Batch %1 rückwärts auf %2</translation>
    </message>
    <message>
        <source>the backward of micro-batch %1 here</source>
        <translation>Mikro-Batch %1 rückwärts hier</translation>
    </message>
    <message>
        <source>the weight gradient of micro-batch %1 here</source>
        <translation>den Gewichtsgradienten von Mikro-Batch %1 hier</translation>
    </message>
    <message>
        <source>Needs no other operation</source>
        <translation>Braucht keine andere Operation</translation>
    </message>
    <message>
        <source>Needs %1</source>
        <translation>Braucht %1</translation>
    </message>
    <message>
        <source>Unblocks no other operation</source>
        <translation>Ermöglicht keine andere Operation</translation>
    </message>
    <message>
        <source>Unblocks %1</source>
        <translation>Ermöglicht %1</translation>
    </message>
    <message>
        <source>Slack %1</source>
        <translation>Spielraum %1</translation>
    </message>
    <message>
        <source>No slack: it is critical</source>
        <translation>Kein Spielraum: kritisch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>idle time and its reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waits</source>
        <translation>
            <numerusform>%Ln weitere Wartezeit</numerusform>
            <numerusform>%Ln weitere Wartezeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>between two sentences</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Stages idle %1 of the pipeline&apos;s %2: %3</source>
        <translation>Leerlauf der Stufen %1 der %2 der Pipeline: %3</translation>
    </message>
    <message>
        <source>Time (forward of one micro-batch through one stage = 1)</source>
        <translation>Zeit (Vorwärtsdurchlauf eines Mikro-Batches durch eine Stufe = 1)</translation>
    </message>
    <message>
        <source>idle %1</source>
        <comment>a length of time</comment>
        <translation>Leerlauf %1</translation>
    </message>
    <message>
        <source>idle %1: waits for stage %2</source>
        <comment>a length of time</comment>
        <translation>Leerlauf %1: wartet auf Stufe %2</translation>
    </message>
    <message>
        <source>idle %1: its work is done</source>
        <comment>a length of time</comment>
        <translation>Leerlauf %1: Arbeit erledigt</translation>
    </message>
    <message>
        <source>Strips up to %1, the capacity</source>
        <translation>Streifen bis %1, der Kapazität</translation>
    </message>
    <message>
        <source>Strips up to %1, the peak</source>
        <translation>Streifen bis %1, der Spitze</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Measured time (%1)</source>
        <translation>Gemessene Zeit (%1)</translation>
    </message>
    <message>
        <source>Stage %1 was not measured: there is no trace of it</source>
        <translation>Stufe %1 wurde nicht gemessen: Es gibt keinen Trace von ihr</translation>
    </message>
    <message>
        <source>not measured</source>
        <comment>a stage</comment>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>Stages idle %1 of the step, were they all alike: %2</source>
        <translation>Leerlauf der Stufen %1 des Schritts, wären alle gleich: %2</translation>
    </message>
</context>
<context>
    <name>LessonValues</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lektion %1: %2</translation>
    </message>
</context>
<context>
    <name>MakeItFit</name>
    <message>
        <source>It takes three changes to make this plan fit; the cheapest: %1</source>
        <translation>Erst drei Änderungen machen diesen Plan passend; die günstigste: %1</translation>
    </message>
    <message>
        <source>This plan cannot run: mend its broken rules first</source>
        <translation>Dieser Plan ist nicht lauffähig: zuerst die verletzten Regeln beheben</translation>
    </message>
    <message>
        <source>Now: %1 of %2 · bubble %3 · %4 sent by each GPU in a step · %5 of computation repeated</source>
        <translation>Jetzt: %1 von %2 · Bubble %3 · je GPU und Schritt %4 gesendet · %5 der Berechnung wiederholt</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n single changes make this plan fit; the cheapest: %1</source>
        <translation>
            <numerusform>%n einzelne Änderung macht diesen Plan passend: %1</numerusform>
            <numerusform>%n einzelne Änderungen machen diesen Plan passend; die günstigste: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No single change is enough, but %n pairs make this plan fit; the cheapest: %1</source>
        <translation>
            <numerusform>Keine einzelne Änderung genügt, aber %n Paar macht diesen Plan passend: %1</numerusform>
            <numerusform>Keine einzelne Änderung genügt, aber %n Paare machen diesen Plan passend; das günstigste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This plan fits, and no single change makes it faster</source>
        <translation>Dieser Plan passt, und keine einzelne Änderung macht ihn schneller</translation>
    </message>
    <message>
        <source>%1 No figure is better than with %2, and one is worse.</source>
        <translation>%1 Keine Zahl ist besser als mit %2, und eine ist schlechter.</translation>
    </message>
    <message>
        <source>Nothing found makes this plan fit: it holds %1 too much. Take GPUs with more memory, or a smaller model</source>
        <translation>Nichts Gefundenes lässt diesen Plan passen: Er hält %1 zu viel. Nehmen Sie GPUs mit mehr Speicher oder ein kleineres Modell</translation>
    </message>
    <message>
        <source>Nothing found makes this plan fit; the closest holds %1 too much. Take GPUs with more memory, or a smaller model</source>
        <translation>Nichts Gefundenes lässt diesen Plan passen; das Nächstliegende hält %1 zu viel. Nehmen Sie GPUs mit mehr Speicher oder ein kleineres Modell</translation>
    </message>
    <message numerus="yes">
        <source>This plan fits; %n single changes make it faster, the best: %1 (%2 less time)</source>
        <translation>
            <numerusform>Dieser Plan passt; %n einzelne Änderung macht ihn schneller: %1 (%2 weniger Zeit)</numerusform>
            <numerusform>Dieser Plan passt; %n einzelne Änderungen machen ihn schneller, am meisten: %1 (%2 weniger Zeit)</numerusform>
        </translation>
    </message>
    <message>
        <source>memory %1 → %2</source>
        <translation>Speicher %1 → %2</translation>
    </message>
    <message>
        <source>bubble %1 → %2</source>
        <translation>Bubble %1 → %2</translation>
    </message>
    <message>
        <source>each GPU sends %1 → %2 in a step</source>
        <translation>jede GPU sendet je Schritt %1 → %2</translation>
    </message>
    <message>
        <source>computation repeated %1 → %2</source>
        <translation>wiederholte Berechnung %1 → %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the figures that move</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A step takes about as long.</source>
        <translation>Ein Schritt dauert etwa gleich lang.</translation>
    </message>
    <message>
        <source>A step takes roughly %1 less time.</source>
        <translation>Ein Schritt dauert ungefähr %1 kürzer.</translation>
    </message>
    <message>
        <source>A step takes roughly %1 more time.</source>
        <translation>Ein Schritt dauert ungefähr %1 länger.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a change</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a change, what moves with it</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 as before</source>
        <comment>a kind of traffic, its amount</comment>
        <translation>%1: %2 wie zuvor</translation>
    </message>
    <message numerus="yes">
        <source>Nothing found fits on %Ln GPUs: %1 too much at best. It takes %2 GPUs</source>
        <translation>
            <numerusform>Keine gefundene Änderung passt auf %Ln GPU: bestenfalls %1 zu viel. Es braucht %2 GPUs</numerusform>
            <numerusform>Keine gefundene Änderung passt auf %Ln GPUs: bestenfalls %1 zu viel. Es braucht %2 GPUs</numerusform>
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
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>our GiB</source>
        <translation>GiB hier</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>TP %1, CP %2, PP %3, MBS %4 on %5 GPUs</source>
        <translation>TP %1, CP %2, PP %3, MBS %4 auf %5 GPUs</translation>
    </message>
    <message>
        <source>Table %1: of the plans estimated to fit %2 of %3 ran, of those that may run out %4 of %5, of those that do not fit %6 of %7</source>
        <translation>Tabelle %1: Von den Plänen, die laut Schätzung passen, liefen %2 von %3, von den knappen %4 von %5, von den nicht passenden %6 von %7</translation>
    </message>
    <message>
        <source>Table %1: %2 of %3 cells agree to %4</source>
        <translation>Tabelle %1: %2 von %3 Zellen stimmen auf %4 überein</translation>
    </message>
    <message numerus="yes">
        <source>%1; %2 misprints in the paper</source>
        <translation>
            <numerusform>%1; %2 Druckfehler im Paper</numerusform>
            <numerusform>%1; %2 Druckfehler im Paper</numerusform>
        </translation>
    </message>
    <message>
        <source>The paper prints %1 where its own equation gives %2: a misprint.</source>
        <translation>Im Paper steht %1, seine eigene Gleichung ergibt %2: ein Druckfehler.</translation>
    </message>
    <message>
        <source>%1: not in the paper</source>
        <translation>%1: nicht im Paper</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: ran out of memory in the paper; our estimate %2</source>
        <translation>%1: im Paper reichte der Speicher nicht; unsere Schätzung %2</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s per GPU measured in the paper; our estimate %3</source>
        <translation>%1: im Paper %2 TFLOP/s je GPU gemessen; unsere Schätzung %3</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Speicher voll</translation>
    </message>
    <message>
        <source>%1: ours %2, paper %3</source>
        <translation>%1: hier %2, Paper %3</translation>
    </message>
    <message>
        <source>† %1: %2</source>
        <translation>† %1: %2</translation>
    </message>
    <message>
        <source>Table %1 · %2 · %3 on %4, %5 tokens</source>
        <translation>Tabelle %1 · %2 · %3 auf %4, %5 Token</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>measured, predicted</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>our TFLOP/s</source>
        <translation>TFLOP/s hier</translation>
    </message>
    <message>
        <source>paper / ours</source>
        <translation>Paper / hier</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message numerus="yes">
        <source>Table %1: %n runs with a mean error of %2, rank correlation %3</source>
        <translation>
            <numerusform>Tabelle %1: %n Lauf mit mittlerem Fehler %2, Rangkorrelation %3</numerusform>
            <numerusform>Tabelle %1: %n Läufe mit mittlerem Fehler %2, Rangkorrelation %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table %1: %n runs with a mean error of %2</source>
        <translation>
            <numerusform>Tabelle %1: %n Lauf mit mittlerem Fehler %2</numerusform>
            <numerusform>Tabelle %1: %n Läufe mit mittlerem Fehler %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, our prediction %2 TFLOP/s per GPU if it ran</source>
        <translation>%1, unsere Vorhersage %2 TFLOP/s je GPU, liefe er</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s per GPU measured in the paper, ours %3 (%4); our estimate %5</source>
        <translation>%1: im Paper %2 TFLOP/s je GPU gemessen, hier %3 (%4); unsere Schätzung %5</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>%1 (chunk %2)</source>
        <translation>%1 (Chunk %2)</translation>
    </message>
    <message>
        <source>Stage %1 runs the forward of micro-batch %2</source>
        <translation>Stufe %1 führt Mikro-Batch %2 vorwärts aus</translation>
    </message>
    <message>
        <source>Stage %1 runs the backward of micro-batch %2</source>
        <translation>Stufe %1 führt Mikro-Batch %2 rückwärts aus</translation>
    </message>
    <message>
        <source>Stage %1 runs the input gradient of micro-batch %2</source>
        <translation>Stufe %1 berechnet den Eingabegradienten von Mikro-Batch %2</translation>
    </message>
    <message>
        <source>Stage %1 runs the weight gradient of micro-batch %2</source>
        <translation>Stufe %1 berechnet den Gewichtsgradienten von Mikro-Batch %2</translation>
    </message>
    <message>
        <source>Stage %1 runs the forward of micro-batch %2 and the backward of micro-batch %3 at once</source>
        <translation>Stufe %1 führt Mikro-Batch %2 vorwärts und Mikro-Batch %3 rückwärts zugleich aus</translation>
    </message>
    <message>
        <source>%1; stage %2 waits for its gradient</source>
        <translation>%1; Stufe %2 wartet auf den Gradienten</translation>
    </message>
    <message>
        <source>%1; stage %2 waits for its activations</source>
        <translation>%1; Stufe %2 wartet auf die Aktivierungen</translation>
    </message>
    <message>
        <source>%1: Micro-batch %2 enters at stage %3. %4 of %5 micro-batches are done.</source>
        <translation>%1: Mikro-Batch %2 tritt auf Stufe %3 ein. %4 von %5 Mikro-Batches sind fertig.</translation>
    </message>
    <message>
        <source>%1: Micro-batch %2 is done with its last gradient on stage %3. %4 of %5 micro-batches are done.</source>
        <translation>%1: Mikro-Batch %2 ist mit dem letzten Gradienten auf Stufe %3 fertig. %4 von %5 Mikro-Batches sind fertig.</translation>
    </message>
    <message>
        <source>%1: %2. %3 of %4 stages work.</source>
        <comment>time, sentence, numbers</comment>
        <translation>%1: %2. %3 von %4 Stufen arbeiten.</translation>
    </message>
    <message>
        <source>The step is over after %1. Micro-batches: %2; stages: %3.</source>
        <translation>Nach %1 ist der Schritt vorbei. Mikro-Batches: %2; Stufen: %3.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Slider: to the next stop, to the first or last</source>
        <translation>Schieberegler: zum nächsten, ersten oder letzten Wert</translation>
    </message>
    <message>
        <source>← → · Home End</source>
        <translation>← → · Pos1 Ende</translation>
    </message>
    <message>
        <source>Slider: any value</source>
        <translation>Schieberegler: beliebiger Wert</translation>
    </message>
    <message>
        <source>type digits, Enter</source>
        <translation>Ziffern tippen, Eingabe</translation>
    </message>
    <message>
        <source>Any picture: from element to element</source>
        <translation>Jedes Bild: von Element zu Element</translation>
    </message>
    <message>
        <source>← → ↑ ↓</source>
        <translation>← → ↑ ↓</translation>
    </message>
    <message>
        <source>Any picture: explain or take what is marked</source>
        <translation>Jedes Bild: Markiertes erklären oder übernehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Pipeline: closer, farther, all of it</source>
        <translation>Pipeline: näher, weiter, alles</translation>
    </message>
    <message>
        <source>+ − 0, or the wheel</source>
        <translation>+ − 0 oder Mausrad</translation>
    </message>
    <message>
        <source>In the panels</source>
        <translation>In den Bereichen</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>TypedValue</name>
    <message>
        <source>Type a whole number.</source>
        <translation>Eine ganze Zahl eingeben.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number; K or Ki may follow for 1,024 tokens, M for 1,048,576.</source>
        <translation>„%1“ ist keine ganze Zahl; K oder Ki darf für 1.024 Token folgen, M für 1.048.576.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1: at most %2.</source>
        <translation>%1: höchstens %2.</translation>
    </message>
    <message>
        <source>%1: at least %2.</source>
        <translation>%1: mindestens %2.</translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>cannot run</source>
        <translation>nicht lauffähig</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 von %2 (%3)</translation>
    </message>
    <message>
        <source>bubble %1 of total</source>
        <translation>Bubble %1 der Gesamtzeit</translation>
    </message>
    <message>
        <source>DP %1</source>
        <comment>data parallel size</comment>
        <translation>DP %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 micro-batches</source>
        <translation>
            <numerusform>%1 Mikro-Batch</numerusform>
            <numerusform>%1 Mikro-Batches</numerusform>
        </translation>
    </message>
    <message>
        <source>the schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Pipeline %1, %2, %3.</source>
        <translation>Pipeline: %1, %2, %3.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 vs A</source>
        <comment>a difference from the baseline</comment>
        <translation>%1 ggü. A</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>used, capacity</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>Bubble %1</translation>
    </message>
    <message>
        <source>m %1</source>
        <comment>number of micro-batches</comment>
        <translation>m %1</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <comment>a time</comment>
        <translation>%1 je Schritt</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>an interval</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1, uncalibrated</source>
        <comment>an interval</comment>
        <translation>%1, unkalibriert</translation>
    </message>
    <message>
        <source>%1, extrapolated</source>
        <comment>an interval</comment>
        <translation>%1, extrapoliert</translation>
    </message>
    <message>
        <source>%1 HFU (%2)</source>
        <comment>hardware FLOPs utilisation and its interval</comment>
        <translation>%1 HFU (%2)</translation>
    </message>
    <message>
        <source>%1 MFU (%2)</source>
        <comment>model FLOPs utilisation and its interval</comment>
        <translation>%1 MFU (%2)</translation>
    </message>
    <message>
        <source>%1 tokens/s per GPU</source>
        <translation>%1 Token/s je GPU</translation>
    </message>
    <message>
        <source>%1 tok/s/GPU</source>
        <translation>%1 Tok/s/GPU</translation>
    </message>
    <message>
        <source>%1 TFLOP/s per GPU</source>
        <translation>%1 TFLOP/s je GPU</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Model FLOPs as Megatron-LM counts them: attention not halved.</source>
        <translation>Modell-FLOPs, wie Megatron-LM sie zählt: Attention nicht halbiert.</translation>
    </message>
    <message>
        <source>Model FLOPs without the masked half of attention.</source>
        <translation>Modell-FLOPs ohne die maskierte Hälfte der Attention.</translation>
    </message>
    <message>
        <source>Uncalibrated: no runs on this GPU were fitted. Nine of ten measurements are expected in the interval.</source>
        <translation>Unkalibriert: An keine Läufe auf dieser GPU wurde angepasst. Neun von zehn Messungen werden im Intervall erwartet.</translation>
    </message>
    <message>
        <source>Extrapolated: the plan lies outside of the runs that were fitted. Nine of ten measurements are expected in the interval.</source>
        <translation>Extrapoliert: Der Plan liegt außerhalb der Läufe, an die angepasst wurde. Neun von zehn Messungen werden im Intervall erwartet.</translation>
    </message>
    <message>
        <source>Fitted on measured runs; nine of ten measurements are expected in the interval.</source>
        <translation>An gemessene Läufe angepasst; neun von zehn Messungen werden im Intervall erwartet.</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <comment>a step&apos;s time, utilisation, tokens per second</comment>
        <translation>%1, %2, %3.</translation>
    </message>
    <message>
        <source>Idle share of the pipeline, idle ÷ total: %1.</source>
        <translation>Leerlaufanteil der Pipeline, Leerlauf ÷ gesamt: %1.</translation>
    </message>
    <message>
        <source>Fill and drain %1, unequal stages %2, waiting for messages %3.</source>
        <comment>three shares</comment>
        <translation>Füllen und Leeren %1, ungleiche Stufen %2, Warten auf Nachrichten %3.</translation>
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
Lehrbuch, für gleiche Stufen: %2.</translation>
    </message>
    <message>
        <source>Hardware FLOPs: what the kernels compute, recomputation included, without what the mask leaves out.</source>
        <translation>Hardware-FLOPs: was die Kernel berechnen, Neuberechnung eingeschlossen, ohne das, was die Maske auslässt.</translation>
    </message>
    <message>
        <source>the layer split</source>
        <translation>Schichtaufteilung</translation>
    </message>
    <message>
        <source>the precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>sequence parallelism</source>
        <translation>Sequenzparallelität</translation>
    </message>
    <message>
        <source>the ZeRO stage</source>
        <translation>ZeRO-Stufe</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>the bytes of a gradient</source>
        <translation>Bytes je Gradient</translation>
    </message>
    <message>
        <source>the estimator</source>
        <translation>Schätzer</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Paper, eq. 18</source>
        <translation>Paper, Gl. 18</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detailliert</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message numerus="yes">
        <source>Closest: %n runs of %1, %2 doublings away; nine in ten of them within %3.</source>
        <translation>
            <numerusform>Am nächsten: %n Lauf von %1, %2 Verdopplungen entfernt; neun von zehn davon auf %3 genau.</numerusform>
            <numerusform>Am nächsten: %n Läufe von %1, %2 Verdopplungen entfernt; neun von zehn davon auf %3 genau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closest: %n runs of %1, which enclose the plan; nine in ten of them within %2.</source>
        <translation>
            <numerusform>Am nächsten: %n Lauf von %1, bei dem der Plan liegt; neun von zehn davon auf %2 genau.</numerusform>
            <numerusform>Am nächsten: %n Läufe von %1, zwischen denen der Plan liegt; neun von zehn davon auf %2 genau.</numerusform>
        </translation>
    </message>
    <message>
        <source>They ran under another framework, %1.</source>
        <translation>Sie liefen unter einem anderen Framework, %1.</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Selektiv</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>memory by stage</source>
        <comment>a link to a panel</comment>
        <translation>Speicher je Stufe</translation>
    </message>
    <message>
        <source>time of the step</source>
        <comment>a link to a panel</comment>
        <translation>Zeit des Schritts</translation>
    </message>
    <message>
        <source>communication</source>
        <comment>a link to a panel</comment>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>pipeline</source>
        <comment>a link to a panel</comment>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>the paper’s tables</source>
        <comment>a link to a panel</comment>
        <translation>Tabellen des Artikels</translation>
    </message>
    <message>
        <source>all changes</source>
        <comment>a link to a panel</comment>
        <translation>alle Änderungen</translation>
    </message>
    <message>
        <source>best plans</source>
        <comment>a link to a panel</comment>
        <translation>beste Pläne</translation>
    </message>
    <message>
        <source>Looking at the plan…</source>
        <translation>Der Plan wird betrachtet …</translation>
    </message>
    <message>
        <source>This plan cannot run: %1</source>
        <translation>Dieser Plan kann nicht laufen: %1</translation>
    </message>
    <message>
        <source>Beside the best plan</source>
        <translation>Neben dem besten Plan</translation>
    </message>
    <message>
        <source>Searching for the best plan…</source>
        <translation>Der beste Plan wird gesucht …</translation>
    </message>
    <message>
        <source>Not searched yet.</source>
        <translation>Noch nicht gesucht.</translation>
    </message>
    <message>
        <source>The smallest changes that help</source>
        <translation>Die kleinsten Änderungen, die helfen</translation>
    </message>
    <message>
        <source>Rules of thumb that it breaks</source>
        <translation>Faustregeln, die er bricht</translation>
    </message>
    <message>
        <source>Rules of thumb that it follows</source>
        <translation>Faustregeln, denen er folgt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>changes of a plan and what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Where the guide does not add up</source>
        <translation>Wo der Leitfaden nicht aufgeht</translation>
    </message>
</context>
<context>
    <name>anatomy</name>
    <message>
        <source>GPU %1 on node %2</source>
        <translation>GPU %1 in Knoten %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a GPU, its ranks</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Final norm and head</source>
        <translation>Letzte Norm und Kopf</translation>
    </message>
    <message>
        <source>%1: %2 parameters here</source>
        <translation>%1: %2 Parameter hier</translation>
    </message>
    <message>
        <source>%1: on another stage</source>
        <translation>%1: auf einer anderen Stufe</translation>
    </message>
    <message>
        <source>with experts</source>
        <translation>mit Experten</translation>
    </message>
    <message>
        <source>with a dense FFN</source>
        <translation>mit dichtem FFN</translation>
    </message>
    <message>
        <source>Layer %1, %2, on stage %3 of %4</source>
        <comment>number, kind of layer, two numbers</comment>
        <translation>Schicht %1, %2, auf Stufe %3 von %4</translation>
    </message>
    <message>
        <source>%1: on other GPUs</source>
        <comment>a layer</comment>
        <translation>%1: auf anderen GPUs</translation>
    </message>
    <message>
        <source>%1: %2 parameters here</source>
        <comment>a layer, a number</comment>
        <translation>%1: %2 Parameter hier</translation>
    </message>
    <message>
        <source>Each token visits %1; an even share is %2 tokens of a micro-batch to each expert.</source>
        <comment>two numbers</comment>
        <translation>Jedes Token besucht %1; gleich verteilt sind es je Experte %2 Token eines Mikro-Batches.</translation>
    </message>
    <message>
        <source>Experts %1 to %2 of %3 are here</source>
        <comment>three numbers</comment>
        <translation>Experten %1 bis %2 von %3 sind hier</translation>
    </message>
    <message>
        <source>%1, 1/%2 of each</source>
        <comment>experts, a number</comment>
        <translation>%1, von jedem 1/%2</translation>
    </message>
    <message>
        <source>Expert %1 is on EP rank %2.</source>
        <comment>two numbers</comment>
        <translation>Experte %1 ist auf EP-Rang %2.</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from a number to another</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two runs of tokens</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>Sequence %1 of every %2</source>
        <translation>Sequenz %1 von je %2</translation>
    </message>
    <message>
        <source>Sequences %1 to %2 of every %3</source>
        <translation>Sequenzen %1 bis %2 von je %3</translation>
    </message>
    <message>
        <source>%1, %2 times a step; of each the tokens %3: %4 tokens a step.</source>
        <comment>sequences, number of micro-batches, runs of tokens, number</comment>
        <translation>%1, %2-mal je Schritt; von jeder die Token %3: %4 Token je Schritt.</translation>
    </message>
    <message>
        <source>Queries of rank %1 meet keys of rank %2</source>
        <comment>two ranks of context parallelism</comment>
        <translation>Queries von Rang %1 treffen Keys von Rang %2</translation>
    </message>
    <message>
        <source>%1, gathered before</source>
        <comment>a sentence</comment>
        <translation>%1, vorher eingesammelt</translation>
    </message>
    <message>
        <source>%1 in step 0, before any arrive</source>
        <comment>a sentence</comment>
        <translation>%1 in Schritt 0, bevor welche ankommen</translation>
    </message>
    <message>
        <source>%1 in step %2 of the ring</source>
        <comment>a sentence, a number</comment>
        <translation>%1 in Schritt %2 des Rings</translation>
    </message>
    <message>
        <source>%1: %2 of %3 on this GPU</source>
        <comment>part of memory, two times bytes</comment>
        <translation>%1: %2 von %3 auf dieser GPU</translation>
    </message>
    <message>
        <source>%1; shard %2 of %3</source>
        <comment>a sentence, which of how many</comment>
        <translation>%1; Teil %2 von %3</translation>
    </message>
    <message>
        <source>ZeRO %1: parameters %2, gradients %3, optimizer states %4; together %5 on each GPU of the stage</source>
        <comment>stage, four times bytes</comment>
        <translation>ZeRO %1: Parameter %2, Gradienten %3, Optimizer-Zustände %4; zusammen %5 auf jeder GPU der Stufe</translation>
    </message>
    <message>
        <source>In every layer of every pass, before and after attention and FFN.</source>
        <translation>In jeder Schicht jedes Durchlaufs, vor und nach Attention und FFN.</translation>
    </message>
    <message>
        <source>In the attention of every layer and pass.</source>
        <translation>In der Attention jeder Schicht und jedes Durchlaufs.</translation>
    </message>
    <message>
        <source>In every layer with experts, before and after them.</source>
        <translation>In jeder Schicht mit Experten, vor und nach ihnen.</translation>
    </message>
    <message>
        <source>After every forward and backward pass of a chunk, to the next stage and back.</source>
        <translation>Nach jedem Vorwärts- und Rückwärtsdurchlauf eines Chunks, zur nächsten Stufe und zurück.</translation>
    </message>
    <message>
        <source>Once a step, as the last backward passes end.</source>
        <translation>Einmal je Schritt, wenn die letzten Rückwärtsdurchläufe enden.</translation>
    </message>
    <message>
        <source>Once a step: gradients as the last backward passes end, parameters after the optimizer.</source>
        <translation>Einmal je Schritt: Gradienten, wenn die letzten Rückwärtsdurchläufe enden, Parameter nach dem Optimizer.</translation>
    </message>
    <message>
        <source>Gradients in the backward pass of every micro-batch, parameters once a step.</source>
        <translation>Gradienten im Rückwärtsdurchlauf jedes Mikro-Batches, Parameter einmal je Schritt.</translation>
    </message>
    <message>
        <source>In every pass of every micro-batch, layer by layer.</source>
        <translation>In jedem Durchlauf jedes Mikro-Batches, Schicht für Schicht.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>One GPU</source>
        <translation>Eine GPU</translation>
    </message>
    <message>
        <source>%1 GPUs in one node</source>
        <translation>%1 GPUs in einem Knoten</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>%1 GPUs in %2 nodes</source>
        <comment>two numbers</comment>
        <translation>%1 GPUs in %2 Knoten</translation>
    </message>
    <message>
        <source>A square is %1 GPUs</source>
        <translation>Ein Quadrat sind %1 GPUs</translation>
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
        <translation>ihre %1-Gruppe</translation>
    </message>
    <message>
        <source>stronger: higher rank in its own group</source>
        <translation>kräftiger: höherer Rang in der eigenen Gruppe</translation>
    </message>
    <message>
        <source>stronger: higher rank</source>
        <translation>kräftiger: höherer Rang</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>hold the same weights</source>
        <translation>halten dieselben Gewichte</translation>
    </message>
    <message>
        <source>same weights</source>
        <translation>dieselben Gewichte</translation>
    </message>
    <message>
        <source>hold other parts of its layers</source>
        <translation>halten andere Teile ihrer Schichten</translation>
    </message>
    <message>
        <source>same layers</source>
        <translation>dieselben Schichten</translation>
    </message>
    <message>
        <source>No layers of %1</source>
        <translation>Keine der %1 Schichten</translation>
    </message>
    <message>
        <source>No layers</source>
        <translation>Keine Schichten</translation>
    </message>
    <message>
        <source>Layers %1 of %2</source>
        <comment>a list of layers, how many there are</comment>
        <translation>Schichten %1 von %2</translation>
    </message>
    <message>
        <source>%1, whole</source>
        <comment>layers</comment>
        <translation>%1, ganz</translation>
    </message>
    <message>
        <source>Layers %1</source>
        <translation>Schichten %1</translation>
    </message>
    <message>
        <source>%1, 1/%2 of each matrix</source>
        <comment>layers, a number</comment>
        <translation>%1, 1/%2 jeder Matrix</translation>
    </message>
    <message>
        <source>%1, 1/%2 each</source>
        <comment>layers, a number</comment>
        <translation>%1, je 1/%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>experts</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>1/%1 of the batch</source>
        <translation>1/%1 des Batches</translation>
    </message>
    <message>
        <source>The whole batch</source>
        <translation>Der ganze Batch</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>%1, 1/%2 of each sequence</source>
        <comment>part of the batch, a number</comment>
        <translation>%1, 1/%2 jeder Sequenz</translation>
    </message>
    <message>
        <source>Batch 1/%1, sequence 1/%2</source>
        <translation>Batch 1/%1, Sequenz 1/%2</translation>
    </message>
    <message>
        <source>→ %1 tokens</source>
        <translation>→ %1 Token</translation>
    </message>
    <message>
        <source>Queries × keys, gathered</source>
        <translation>Queries × Keys, eingesammelt</translation>
    </message>
    <message>
        <source>Queries × keys</source>
        <translation>Queries × Keys</translation>
    </message>
    <message>
        <source>Queries × keys: step of the ring</source>
        <translation>Queries × Keys: Schritt des Rings</translation>
    </message>
    <message>
        <source>Step of the ring</source>
        <translation>Schritt des Rings</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>%1 works alone</source>
        <comment>a GPU</comment>
        <translation>%1 arbeitet allein</translation>
    </message>
    <message>
        <source>%1 works with</source>
        <comment>a GPU</comment>
        <translation>%1 arbeitet mit</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>degree, rank, how many ranks</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>GPUs %1</source>
        <comment>a list of numbers</comment>
        <translation>GPUs %1</translation>
    </message>
    <message>
        <source>Holds %1 of %2</source>
        <comment>bytes</comment>
        <translation>Hält %1 von %2</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>States under ZeRO</source>
        <translation>Zustände unter ZeRO</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>States under ZeRO, over %1 GPUs</source>
        <translation>Zustände unter ZeRO, über %1 GPUs</translation>
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
        <translation>GPU %1 hält keine Schichten, %2, und gibt je Schritt %3 Token weiter</translation>
    </message>
    <message>
        <source>GPU %1 holds 1/%2 of layers %3, %4 in all, and trains on %5 tokens a step</source>
        <comment>number, part, list of layers, bytes, number</comment>
        <translation>GPU %1 hält 1/%2 der Schichten %3, insgesamt %4, und trainiert je Schritt auf %5 Token</translation>
    </message>
    <message>
        <source>GPU %1 holds layers %2, %3 in all, and trains on %4 tokens a step</source>
        <comment>number, list of layers, bytes, number</comment>
        <translation>GPU %1 hält die Schichten %2, insgesamt %3, und trainiert je Schritt auf %4 Token</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Norm of the embedding</source>
        <translation>Norm des Embeddings</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normen</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Queries</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Compression of queries</source>
        <translation>Kompression der Queries</translation>
    </message>
    <message>
        <source>Norm of compressed queries</source>
        <translation>Norm der komprimierten Queries</translation>
    </message>
    <message>
        <source>Queries from compressed ones</source>
        <translation>Queries aus den komprimierten</translation>
    </message>
    <message>
        <source>Compression of keys and values</source>
        <translation>Kompression der Keys und Values</translation>
    </message>
    <message>
        <source>Norm of compressed keys and values</source>
        <translation>Norm der komprimierten Keys und Values</translation>
    </message>
    <message>
        <source>Keys and values from compressed ones</source>
        <translation>Keys und Values aus den komprimierten</translation>
    </message>
    <message>
        <source>Biases of queries, keys and values</source>
        <translation>Biases von Queries, Keys und Values</translation>
    </message>
    <message>
        <source>Norms of queries and keys</source>
        <translation>Normen von Queries und Keys</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>Attention-Sinks</translation>
    </message>
    <message>
        <source>Attention output</source>
        <translation>Attention-Ausgang</translation>
    </message>
    <message>
        <source>Bias of the attention output</source>
        <translation>Bias des Attention-Ausgangs</translation>
    </message>
    <message>
        <source>FFN gate</source>
        <translation>FFN-Gate</translation>
    </message>
    <message>
        <source>FFN up</source>
        <translation>FFN aufwärts</translation>
    </message>
    <message>
        <source>Biases of the first FFN matrices</source>
        <translation>Biases der ersten FFN-Matrizen</translation>
    </message>
    <message>
        <source>FFN down</source>
        <translation>FFN abwärts</translation>
    </message>
    <message>
        <source>Bias of FFN down</source>
        <translation>Bias von FFN abwärts</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Bias of the router</source>
        <translation>Bias des Routers</translation>
    </message>
    <message>
        <source>Correction of the router</source>
        <translation>Korrektur des Routers</translation>
    </message>
    <message>
        <source>Gate of shared experts</source>
        <translation>Gate der geteilten Experten</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>Letzte Norm</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>%1 of the experts</source>
        <comment>a matrix</comment>
        <translation>%1 der Experten</translation>
    </message>
    <message>
        <source>%1 of the shared experts</source>
        <comment>a matrix</comment>
        <translation>%1 der geteilten Experten</translation>
    </message>
    <message>
        <source>gate</source>
        <comment>an FFN matrix</comment>
        <translation>Gate</translation>
    </message>
    <message>
        <source>up</source>
        <comment>an FFN matrix</comment>
        <translation>auf</translation>
    </message>
    <message>
        <source>down</source>
        <comment>an FFN matrix</comment>
        <translation>ab</translation>
    </message>
    <message>
        <source>router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>a matrix, inputs × outputs</comment>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3 experts here</source>
        <comment>a matrix, two numbers</comment>
        <translation>%1, %2 von %3 Experten hier</translation>
    </message>
    <message>
        <source>whole on every rank</source>
        <translation>ganz auf jedem Rang</translation>
    </message>
    <message>
        <source>would be divided by its inputs</source>
        <translation>würde nach seinen Eingängen geteilt</translation>
    </message>
    <message>
        <source>would be divided by its outputs</source>
        <translation>würde nach seinen Ausgängen geteilt</translation>
    </message>
    <message>
        <source>row-parallel: inputs %1 to %2 here, and what comes out is added up</source>
        <translation>zeilenparallel: Eingänge %1 bis %2 hier, und was herauskommt, wird addiert</translation>
    </message>
    <message>
        <source>column-parallel: outputs %1 to %2 here</source>
        <translation>spaltenparallel: Ausgänge %1 bis %2 hier</translation>
    </message>
    <message>
        <source>%1; %2 ranks hold the same</source>
        <comment>a sentence, a number</comment>
        <translation>%1; %2 Ränge halten dasselbe</translation>
    </message>
    <message>
        <source>%1: %2. %3 parameters in each of its layers.</source>
        <comment>a matrix, how it is divided, a number</comment>
        <translation>%1: %2. %3 Parameter in jeder seiner Schichten.</translation>
    </message>
    <message>
        <source>Norms, dropout and residuals: each of %1 tensor parallel ranks has 1/%1 of the tokens. An all-gather (AG) follows in the forward pass, a reduce-scatter (RS) in the backward pass.</source>
        <translation>Normen, Dropout und Residuen: Jeder von %1 Tensorparallel-Rängen hat 1/%1 der Token. Vorwärts folgt ein All-Gather (AG), rückwärts ein Reduce-Scatter (RS).</translation>
    </message>
    <message>
        <source>Norms, dropout and residuals: every tensor parallel rank has all tokens, and does the same.</source>
        <translation>Normen, Dropout und Residuen: Jeder Tensorparallel-Rang hat alle Token und tut dasselbe.</translation>
    </message>
    <message>
        <source>Norms, dropout and residuals: all tokens are here.</source>
        <translation>Normen, Dropout und Residuen: Alle Token sind hier.</translation>
    </message>
    <message>
        <source>Attention: all heads are here.</source>
        <translation>Attention: Alle Köpfe sind hier.</translation>
    </message>
    <message>
        <source>FFN: all of it is here.</source>
        <translation>FFN: Alles davon ist hier.</translation>
    </message>
    <message>
        <source>a reduce-scatter (RS)</source>
        <translation>ein Reduce-Scatter (RS)</translation>
    </message>
    <message>
        <source>an all-reduce (AR)</source>
        <translation>ein All-Reduce (AR)</translation>
    </message>
    <message>
        <source>Attention: all tokens, 1/%1 of the heads. What the ranks compute is added up by %2.</source>
        <comment>number, a collective</comment>
        <translation>Attention: alle Token, 1/%1 der Köpfe. Was die Ränge berechnen, addiert %2.</translation>
    </message>
    <message>
        <source>FFN: all tokens, 1/%1 of its width. What the ranks compute is added up by %2.</source>
        <comment>number, a collective</comment>
        <translation>FFN: alle Token, 1/%1 der Breite. Was die Ränge berechnen, addiert %2.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>bytes, time</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Projection of multi-token prediction</source>
        <translation>Projektion der Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>Norms of multi-token prediction</source>
        <translation>Normen der Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>In a layer the tokens of a micro-batch on this GPU make %1 visits to experts, %2 each</source>
        <comment>two numbers</comment>
        <translation>In einer Schicht machen die Token eines Mikro-Batches auf dieser GPU %1 Besuche bei Experten, jedes %2</translation>
    </message>
    <message>
        <source>%1; all experts are here, and none is sent.</source>
        <comment>a sentence</comment>
        <translation>%1; alle Experten sind hier, gesendet wird nichts.</translation>
    </message>
    <message>
        <source>%1 stay here, %2 go over the fast link, %3 leave the node</source>
        <comment>three numbers of visits to experts</comment>
        <translation>%1 bleiben hier, %2 gehen über die schnelle Verbindung, %3 verlassen den Knoten</translation>
    </message>
    <message>
        <source>%1, some of which are handed on there</source>
        <comment>where tokens go</comment>
        <translation>%1, wo einige weitergereicht werden</translation>
    </message>
    <message>
        <source>The all-to-all that dispatches them sends %1 to %2 other GPUs in %3; another one brings as much back.</source>
        <comment>bytes, a number, time</comment>
        <translation>Das All-to-all, das sie verteilt, sendet %1 an %2 andere GPUs in %3; ein weiteres bringt ebenso viel zurück.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>three sentences</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>The busiest EP rank computes %1 visits, %2 times an even share</source>
        <comment>two numbers</comment>
        <translation>Der meistbesuchte EP-Rang berechnet %1 Besuche, das %2-Fache eines gleichen Anteils</translation>
    </message>
    <message>
        <source>%1; %2 beyond the capacity are dropped</source>
        <comment>a sentence, a number</comment>
        <translation>%1; %2 über der Kapazität werden verworfen</translation>
    </message>
    <message>
        <source>%1; its all-to-all takes %2 in place of %3</source>
        <comment>a sentence, two times</comment>
        <translation>%1; sein All-to-all dauert %2 statt %3</translation>
    </message>
    <message>
        <source>%1. The others wait for it.</source>
        <comment>a sentence</comment>
        <translation>%1. Die anderen warten auf ihn.</translation>
    </message>
    <message>
        <source>Experts %1 of %2</source>
        <comment>one or a range of them, a number</comment>
        <translation>Experten %1 von %2</translation>
    </message>
    <message>
        <source>%1 (□ = %2)</source>
        <comment>experts; a square is so many</comment>
        <translation>%1 (□ = %2)</translation>
    </message>
    <message>
        <source>Visits to a layer’s experts, top %1 of %2, in a micro-batch</source>
        <comment>two numbers</comment>
        <translation>Besuche bei den Experten einer Schicht, Top %1 von %2, je Mikro-Batch</translation>
    </message>
    <message>
        <source>Visits to experts, top %1 of %2</source>
        <comment>two numbers</comment>
        <translation>Besuche bei Experten, Top %1 von %2</translation>
    </message>
    <message>
        <source>Experts, top %1</source>
        <comment>a number</comment>
        <translation>Experten, Top %1</translation>
    </message>
    <message>
        <source>From here</source>
        <comment>visits of tokens to experts</comment>
        <translation>Von hier</translation>
    </message>
    <message>
        <source>To its experts</source>
        <comment>visits of tokens</comment>
        <translation>Bei ihren Experten</translation>
    </message>
    <message>
        <source>To the busiest</source>
        <comment>visits of tokens</comment>
        <translation>Beim meistbesuchten</translation>
    </message>
    <message>
        <source>In a layer the experts here compute %1 visits of a micro-batch where all get as many, %2 each.</source>
        <comment>two numbers</comment>
        <translation>In einer Schicht berechnen die Experten hier %1 Besuche eines Mikro-Batches, wo alle gleich viele bekommen, jeder %2.</translation>
    </message>
    <message>
        <source>Expert %1 of %2 is here</source>
        <comment>two numbers</comment>
        <translation>Experte %1 von %2 ist hier</translation>
    </message>
    <message>
        <source>GPU %1 on node %2, leaf %3</source>
        <translation>GPU %1 auf Knoten %2, Leaf %3</translation>
    </message>
    <message>
        <source>%1 GPUs in %2 nodes below %3 leaves</source>
        <comment>three numbers</comment>
        <translation>%1 GPUs in %2 Knoten unter %3 Leafs</translation>
    </message>
    <message>
        <source>between leaves (racks)</source>
        <translation>zwischen Leafs (Racks)</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Leafs</translation>
    </message>
    <message numerus="yes">
        <source>→ %1 tokens, %Ln micro-batches</source>
        <comment>a number; tokens go to the right</comment>
        <translation>
            <numerusform>→ %1 Token, %Ln Mikro-Batch</numerusform>
            <numerusform>→ %1 Token, %Ln Mikro-Batches</numerusform>
        </translation>
    </message>
    <message>
        <source>An all-to-all dispatches them in FP8 and another one brings them back in 16 bits, each %1 to %2 other GPUs in %3 in the mean.</source>
        <comment>bytes, a number, time</comment>
        <translation>Ein All-to-All verschickt sie in FP8, ein anderes bringt sie in 16 Bit zurück, im Mittel jedes %1 an %2 andere GPUs in %3.</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Quadrille has to end: %1
%2</source>
        <comment>reason, sentence</comment>
        <translation>Quadrille muss beendet werden: %1
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
        <translation>Parameter</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>Optimizer-Zustände</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>; A has no such stage</source>
        <translation>; A hat keine solche Stufe</translation>
    </message>
    <message>
        <source>; %1 against A</source>
        <translation>; %1 gegenüber A</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>Referenz A</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of memory and its GiB</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pipeline stage</source>
        <translation>Pipeline-Stufe</translation>
    </message>
    <message numerus="yes">
        <source>Pipeline stage; each column shows the fullest of up to %n stages</source>
        <translation>
            <numerusform>Pipeline-Stufe; jede Säule zeigt die vollste von bis zu %n Stufe</numerusform>
            <numerusform>Pipeline-Stufe; jede Säule zeigt die vollste von bis zu %n Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage; fullest of %n each</source>
        <translation>
            <numerusform>Stufe; je vollste von %n</numerusform>
            <numerusform>Stufe; je vollste von %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max of %n</source>
        <comment>stages a column stands for</comment>
        <translation>
            <numerusform>max. von %n</numerusform>
            <numerusform>max. von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Every GPU holds %1, %2 of it %3</source>
        <translation>Jede GPU hält %1, davon %2 %3</translation>
    </message>
    <message>
        <source>All stages hold alike: %1, %2 of it %3</source>
        <translation>Alle Stufen halten gleich viel: %1, davon %2 %3</translation>
    </message>
    <message>
        <source>Stage %1 holds most: %2, %3 of it %4</source>
        <translation>Stufe %1 max.: %2, %3 %4</translation>
    </message>
    <message>
        <source>%1; as much as A</source>
        <translation>%1; so viel wie A</translation>
    </message>
    <message>
        <source>%1; %2 more than A</source>
        <translation>%1; %2 mehr als A</translation>
    </message>
    <message>
        <source>%1; %2 less than A</source>
        <translation>%1; %2 weniger als A</translation>
    </message>
    <message>
        <source>Stage %1, %2: %3, %4 of the stage, %5 of capacity%6</source>
        <comment>stage, part, GiB, two shares, comparison with A</comment>
        <translation>Stufe %1, %2: %3, %4 der Stufe, %5 der Kapazität%6</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>communicators</source>
        <translation>Kommunikatoren</translation>
    </message>
    <message>
        <source>GPU context</source>
        <translation>GPU-Kontext</translation>
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
        <translation>Band %1–%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a sentence, a probability</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Stage %1: %2, %3 of capacity, %4</source>
        <comment>stage, GiB, share, zone</comment>
        <translation>Stufe %1: %2, %3 der Kapazität, %4</translation>
    </message>
    <message>
        <source>%1; fullest: %2%3</source>
        <comment>a sentence, name of a moment, comparison with A</comment>
        <translation>%1; am vollsten: %2%3</translation>
    </message>
    <message>
        <source>%1; micro-batches in flight: %2%3</source>
        <comment>a sentence, number, comparison with A</comment>
        <translation>%1; gehaltene Mikro-Batches: %2%3</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <comment>a moment, a sentence</comment>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>; running out is %1 likely at %2, %3 at %4, %5 at %6</source>
        <comment>three times percent and GiB</comment>
        <translation>; OOM zu %1 wahrscheinlich bei %2, zu %3 bei %4, zu %5 bei %6</translation>
    </message>
</context>
<context>
    <name>bubble_curve</name>
    <message>
        <source>%1, %2</source>
        <comment>two schedules that idle alike</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of ideal time</source>
        <comment>a share of idle time</comment>
        <translation>%1 der idealen Zeit</translation>
    </message>
    <message>
        <source>%1 of total time</source>
        <comment>a share of idle time</comment>
        <translation>%1 der Gesamtzeit</translation>
    </message>
    <message>
        <source>Bubble: idle ÷ ideal time</source>
        <translation>Bubble: Leerlauf ÷ ideal</translation>
    </message>
    <message>
        <source>Bubble: idle ÷ total time</source>
        <translation>Bubble: Leerlauf ÷ gesamt</translation>
    </message>
    <message>
        <source>Micro-batches of a step</source>
        <translation>Mikro-Batches eines Schritts</translation>
    </message>
    <message>
        <source>No schedule is chosen for the bubble curve</source>
        <translation>Für die Bubble-Kurve ist kein Ablaufplan gewählt</translation>
    </message>
    <message>
        <source>None of these schedules runs %1 micro-batches</source>
        <translation>Keiner dieser Ablaufpläne führt %1 Mikro-Batches aus</translation>
    </message>
    <message>
        <source>At %1 micro-batches, %2 idles least: %3</source>
        <translation>Bei %1 Mikro-Batches hat %2 den geringsten Leerlauf: %3</translation>
    </message>
    <message>
        <source>At %1 micro-batches, %2 idles %3; least does %4: %5</source>
        <translation>Bei %1 Mikro-Batches hat %2 %3 Leerlauf, am wenigsten %4: %5</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a schedule and its share of idle time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 micro-batches: %2</source>
        <comment>micro-batches and the bubble of every schedule</comment>
        <translation>%1 Mikro-Batches: %2</translation>
    </message>
</context>
<context>
    <name>collective</name>
    <message>
        <source>the input of a layer</source>
        <translation>die Eingabe einer Schicht</translation>
    </message>
    <message>
        <source>keys and values of a layer</source>
        <translation>Schlüssel und Werte einer Schicht</translation>
    </message>
    <message>
        <source>the tokens that a GPU dispatches in a layer</source>
        <translation>die Token, die eine GPU in einer Schicht verteilt</translation>
    </message>
    <message>
        <source>what one stage passes on</source>
        <translation>was eine Stufe weitergibt</translation>
    </message>
    <message>
        <source>gradients of a GPU’s shared parameters</source>
        <translation>Gradienten der geteilten Parameter einer GPU</translation>
    </message>
    <message>
        <source>At first each GPU has one chunk.</source>
        <translation>Am Anfang hat jede GPU ein Stück.</translation>
    </message>
    <message>
        <source>Each has one chunk.</source>
        <translation>Jede hat ein Stück.</translation>
    </message>
    <message>
        <source>At first each GPU has a chunk for every GPU: 0→2 is from 0 for 2.</source>
        <translation>Am Anfang hat jede GPU für jede ein Stück: 0→2 ist von 0 für 2.</translation>
    </message>
    <message>
        <source>A chunk for every GPU.</source>
        <translation>Ein Stück für jede GPU.</translation>
    </message>
    <message>
        <source>At first each GPU has numbers of its own for every chunk.</source>
        <translation>Am Anfang hat jede GPU eigene Zahlen für jedes Stück.</translation>
    </message>
    <message>
        <source>Numbers of its own for every chunk.</source>
        <translation>Eigene Zahlen für jedes Stück.</translation>
    </message>
    <message>
        <source>In the end each GPU has one chunk of the sum over all GPUs.</source>
        <translation>Am Ende hat jede GPU ein Stück der Summe über alle GPUs.</translation>
    </message>
    <message>
        <source>Each has one chunk of the sum.</source>
        <translation>Jede hat ein Stück der Summe.</translation>
    </message>
    <message>
        <source>In the end each GPU has the chunks of all.</source>
        <translation>Am Ende hat jede GPU die Stücke aller.</translation>
    </message>
    <message>
        <source>Each has all chunks.</source>
        <translation>Jede hat alle Stücke.</translation>
    </message>
    <message>
        <source>In the end each GPU has the sum over all GPUs, in every chunk.</source>
        <translation>Am Ende hat jede GPU die Summe über alle GPUs, in jedem Stück.</translation>
    </message>
    <message>
        <source>Each has the whole sum.</source>
        <translation>Jede hat die ganze Summe.</translation>
    </message>
    <message>
        <source>In the end each GPU has a chunk from every GPU.</source>
        <translation>Am Ende hat jede GPU von jeder ein Stück.</translation>
    </message>
    <message>
        <source>A chunk from every GPU.</source>
        <translation>Ein Stück von jeder GPU.</translation>
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
        <translation>All-reduce = Reduce-scatter + All-gather</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>GPUs swap chunks in pairs.</source>
        <translation>GPUs tauschen paarweise Stücke.</translation>
    </message>
    <message>
        <source>each GPU passes a chunk to the next one, which adds it to its own.</source>
        <translation>Jede GPU gibt ein Stück an die nächste weiter, die es zu ihrem addiert.</translation>
    </message>
    <message>
        <source>each GPU passes a chunk to the next one, which keeps it.</source>
        <translation>Jede GPU gibt ein Stück an die nächste weiter, die es behält.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step of how many, a collective</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step of how many, what happens</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a group, bytes, what they are</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a group, bytes</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 among %2 GPUs: %3</source>
        <comment>a collective, a number, what happens now</comment>
        <translation>%1 unter %2 GPUs: %3</translation>
    </message>
    <message>
        <source>%1 %2. %3.</source>
        <comment>three sentences</comment>
        <translation>%1 %2. %3.</translation>
    </message>
    <message>
        <source>%1 has nothing of chunk %2 yet.</source>
        <comment>a GPU, a letter</comment>
        <translation>%1 hat von Stück %2 noch nichts.</translation>
    </message>
    <message>
        <source>%1 has the chunk from %2 for %3.</source>
        <comment>three GPUs</comment>
        <translation>%1 hat das Stück von %2 für %3.</translation>
    </message>
    <message>
        <source>%1 has of chunk %2 the sum over %3.</source>
        <comment>a GPU, a letter, GPUs</comment>
        <translation>%1 hat von Stück %2 die Summe über %3.</translation>
    </message>
    <message>
        <source>%1 has chunk %2, from %3.</source>
        <comment>a GPU, a letter, a GPU</comment>
        <translation>%1 hat Stück %2, von %3.</translation>
    </message>
    <message>
        <source>passed on and added.</source>
        <comment>chunks</comment>
        <translation>weitergegeben und addiert.</translation>
    </message>
    <message>
        <source>passed on and kept.</source>
        <comment>chunks</comment>
        <translation>weitergegeben und behalten.</translation>
    </message>
    <message>
        <source>%1 group of %2 GPUs</source>
        <comment>degree of parallelism, a number</comment>
        <translation>%1-Gruppe von %2 GPUs</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln steps in pairs, each GPU sends %2 in %3</source>
        <comment>a collective, bytes, time</comment>
        <translation>
            <numerusform>%1: %Ln paarweiser Schritt, jede GPU sendet %2 in %3</numerusform>
            <numerusform>%1: %Ln paarweise Schritte, jede GPU sendet %2 in %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln steps around a ring, each GPU sends %2 in %3</source>
        <comment>a collective, bytes, time</comment>
        <translation>
            <numerusform>%1: %Ln Schritt um einen Ring, jede GPU sendet %2 in %3</numerusform>
            <numerusform>%1: %Ln Schritte um einen Ring, jede GPU sendet %2 in %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps, %1, %2</source>
        <comment>bytes that a GPU sends, time</comment>
        <translation>
            <numerusform>%Ln Schritt, %1, %2</numerusform>
            <numerusform>%Ln Schritte, %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Far&amp;ben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>Export n&amp;umbers…</source>
        <translation>&amp;Zahlen exportieren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>&amp;Zahlen kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy scenario as &amp;command line</source>
        <translation>Szenario als Be&amp;fehlszeile kopieren</translation>
    </message>
    <message>
        <source>&amp;Pin as baseline A</source>
        <translation>Als Referenz A &amp;merken</translation>
    </message>
    <message>
        <source>&amp;Unpin baseline A</source>
        <translation>Referenz A auf&amp;heben</translation>
    </message>
    <message>
        <source>&amp;Swap with baseline A</source>
        <translation>Mit Referenz A &amp;tauschen</translation>
    </message>
    <message>
        <source>&amp;Fill the window with this panel</source>
        <translation>&amp;Fenster mit diesem Bereich füllen</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>The &amp;paper’s</source>
        <translation>Wie im &amp;Paper</translation>
    </message>
    <message>
        <source>Safe for &amp;colour-blind eyes</source>
        <translation>Für &amp;Farbenblinde geeignet</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>&amp;Normaler Text</translation>
    </message>
    <message>
        <source>Text for a &amp;projector</source>
        <translation>Text für &amp;Projektor</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Quadrille</source>
        <translation>&amp;Über Quadrille</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Import model…</source>
        <translation>Modell &amp;importieren…</translation>
    </message>
    <message>
        <source>Edit &amp;model…</source>
        <translation>&amp;Modell bearbeiten…</translation>
    </message>
    <message>
        <source>Edit &amp;GPU…</source>
        <translation>&amp;GPU bearbeiten…</translation>
    </message>
    <message>
        <source>Edit &amp;framework profile…</source>
        <translation>Framework-&amp;Profil bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Own models and GPUs…</source>
        <translation>&amp;Eigene Modelle und GPUs…</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
        <source>Step &amp;by</source>
        <translation>Schri&amp;ttweite</translation>
    </message>
    <message>
        <source>Export as Chrome &amp;trace…</source>
        <translation>Als Chrome-&amp;Trace exportieren…</translation>
    </message>
    <message>
        <source>Export the &amp;order…</source>
        <translation>&amp;Reihenfolge exportieren…</translation>
    </message>
    <message>
        <source>Export the timeline as &amp;CSV…</source>
        <translation>Zeitlinie als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Export the timeline as &amp;JSON…</source>
        <translation>Zeitlinie als &amp;JSON exportieren…</translation>
    </message>
    <message>
        <source>&amp;Model time</source>
        <translation>&amp;Modellzeit</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Einheiten</translation>
    </message>
    <message>
        <source>C&amp;ritical path</source>
        <translation>&amp;Kritischer Pfad</translation>
    </message>
    <message>
        <source>C&amp;ommunication</source>
        <translation>Ko&amp;mmunikation</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>Plan &amp;A’s pipeline</source>
        <translation>Pipeline von Plan &amp;A</translation>
    </message>
    <message>
        <source>Order from a &amp;file…</source>
        <translation>Reihenfolge aus Da&amp;tei…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Step b&amp;ack</source>
        <translation>Schritt z&amp;urück</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt v&amp;orwärts</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum A&amp;nfang</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>&amp;Operation</translation>
    </message>
    <message>
        <source>&amp;Micro-batch</source>
        <translation>&amp;Mikro-Batch</translation>
    </message>
    <message>
        <source>&amp;One a second</source>
        <translation>&amp;Eine je Sekunde</translation>
    </message>
    <message>
        <source>&amp;Four a second</source>
        <translation>&amp;Vier je Sekunde</translation>
    </message>
    <message>
        <source>&amp;Twenty a second</source>
        <translation>&amp;Zwanzig je Sekunde</translation>
    </message>
    <message>
        <source>&amp;All in twenty seconds</source>
        <translation>&amp;Alles in zwanzig Sekunden</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>&amp;Pipeline</translation>
    </message>
    <message>
        <source>Export the sche&amp;dule</source>
        <translation>Ablauf&amp;plan exportieren</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Tem&amp;po</translation>
    </message>
    <message>
        <source>Show the e&amp;xplanation</source>
        <translation>&amp;Erklärung zeigen</translation>
    </message>
    <message>
        <source>Estim&amp;ate</source>
        <translation>Schät&amp;zung</translation>
    </message>
    <message>
        <source>&amp;Recipe</source>
        <translation>&amp;Rezept</translation>
    </message>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>&amp;Find a command or value…</source>
        <translation>&amp;Befehl oder Wert suchen…</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Speicher</translation>
    </message>
    <message>
        <source>P&amp;ipeline</source>
        <translation>P&amp;ipeline</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>&amp;Step time</source>
        <translation>&amp;Schrittzeit</translation>
    </message>
    <message>
        <source>&amp;Communication</source>
        <translation>&amp;Kommunikation</translation>
    </message>
    <message>
        <source>&amp;Over time</source>
        <translation>&amp;Zeitverlauf</translation>
    </message>
    <message>
        <source>Make it &amp;fit</source>
        <translation>&amp;Passend machen</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>K&amp;urve</translation>
    </message>
    <message>
        <source>&amp;Schedules</source>
        <translation>&amp;Ablaufpläne</translation>
    </message>
    <message>
        <source>&amp;Bubble curve</source>
        <translation>&amp;Bubble-Kurve</translation>
    </message>
    <message>
        <source>&amp;Paper tables</source>
        <translation>&amp;Paper-Tabellen</translation>
    </message>
    <message>
        <source>&amp;Truth</source>
        <translation>&amp;Messwerte</translation>
    </message>
    <message>
        <source>&amp;FSDP study</source>
        <translation>&amp;FSDP-Studie</translation>
    </message>
    <message>
        <source>&amp;My cluster</source>
        <translation>Eigener &amp;Cluster</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>&amp;Erklärung</translation>
    </message>
    <message>
        <source>&amp;This plan</source>
        <translation>&amp;Dieser Plan</translation>
    </message>
    <message>
        <source>Pipeli&amp;nes</source>
        <translation>Pipeli&amp;nes</translation>
    </message>
    <message>
        <source>Stud&amp;y</source>
        <translation>S&amp;tudie</translation>
    </message>
    <message>
        <source>Memor&amp;y against the capacity</source>
        <translation>Spei&amp;cher gegen die Kapazität</translation>
    </message>
    <message>
        <source>&amp;Best plans</source>
        <translation>&amp;Beste Pläne</translation>
    </message>
    <message>
        <source>Se&amp;nsitivity</source>
        <translation>&amp;Empfindlichkeit</translation>
    </message>
    <message>
        <source>&amp;Anatomy</source>
        <translation>&amp;Anatomie</translation>
    </message>
    <message>
        <source>&amp;Reference tables</source>
        <translation>&amp;Nachschlagetabellen</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Nachschlagen</translation>
    </message>
    <message>
        <source>&amp;Load kept plan</source>
        <translation>Behaltenen Plan &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Rename kept plan</source>
        <translation>Behaltenen Plan &amp;umbenennen</translation>
    </message>
    <message>
        <source>&amp;Drop kept plan</source>
        <translation>Behaltenen Plan &amp;verwerfen</translation>
    </message>
    <message>
        <source>Pin kept plan as &amp;A</source>
        <translation>Behaltenen Plan als &amp;A merken</translation>
    </message>
    <message>
        <source>&amp;Keep this plan</source>
        <translation>Diesen Plan &amp;behalten</translation>
    </message>
    <message>
        <source>Load kept plan &amp;%1</source>
        <translation>Behaltenen Plan &amp;%1 laden</translation>
    </message>
    <message>
        <source>Rename kept plan &amp;%1…</source>
        <translation>Behaltenen Plan &amp;%1 umbenennen …</translation>
    </message>
    <message>
        <source>Pin kept plan &amp;%1 as baseline A</source>
        <translation>Behaltenen Plan &amp;%1 als Referenz A merken</translation>
    </message>
    <message>
        <source>Drop kept plan &amp;%1</source>
        <translation>Behaltenen Plan &amp;%1 verwerfen</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>Sca&amp;ling</source>
        <translation>Ska&amp;lierung</translation>
    </message>
    <message>
        <source>Ad&amp;viser</source>
        <translation>Be&amp;rater</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>Berich&amp;t …</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Vorführen</translation>
    </message>
    <message>
        <source>St&amp;ops</source>
        <translation>&amp;Haltepunkte</translation>
    </message>
    <message>
        <source>Spee&amp;d in the strips</source>
        <translation>Gesch&amp;windigkeit in den Streifen</translation>
    </message>
    <message>
        <source>Measured &amp;trace…</source>
        <translation>Ge&amp;messener Trace…</translation>
    </message>
    <message>
        <source>Measured step as a r&amp;un of My cluster</source>
        <translation>&amp;Gemessenen Schritt als Lauf des eigenen Clusters</translation>
    </message>
    <message>
        <source>Copy plan a&amp;s</source>
        <translation>Plan kopieren a&amp;ls</translation>
    </message>
    <message>
        <source>Import &amp;configuration…</source>
        <translation>&amp;Konfiguration importieren…</translation>
    </message>
    <message>
        <source>Export p&amp;lan…</source>
        <translation>Plan exp&amp;ortieren…</translation>
    </message>
    <message>
        <source>P&amp;aste a configuration…</source>
        <translation>&amp;Konfiguration einfügen…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>La&amp;boratory</source>
        <translation>La&amp;bor</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Measured step teaches the profi&amp;le…</source>
        <translation>Gemessener Schritt lehrt das Profi&amp;l…</translation>
    </message>
    <message>
        <source>Export tal&amp;k…</source>
        <translation>&amp;Vortrag exportieren…</translation>
    </message>
    <message>
        <source>&amp;Keep as a stop of the talk</source>
        <translation>Als &amp;Haltepunkt des Vortrags behalten</translation>
    </message>
    <message>
        <source>Present fr&amp;om this stop</source>
        <translation>Ab diesem Halte&amp;punkt vorführen</translation>
    </message>
    <message>
        <source>Less mot&amp;ion</source>
        <translation>We&amp;niger Bewegung</translation>
    </message>
</context>
<context>
    <name>communication</name>
    <message>
        <source>all-gathers and reduce-scatters, two of each a layer in either pass</source>
        <translation>All-Gathers und Reduce-Scatters, je zwei pro Schicht in jedem der Durchläufe</translation>
    </message>
    <message>
        <source>all-reduces, two a layer in either pass</source>
        <translation>All-Reduces, zwei pro Schicht in jedem der Durchläufe</translation>
    </message>
    <message>
        <source>keys and values around a ring, with their gradients in the backward pass</source>
        <translation>Keys und Values im Ring, im Rückwärtsdurchlauf mit ihren Gradienten</translation>
    </message>
    <message>
        <source>all-to-alls, tokens to their experts and back in either pass</source>
        <translation>All-to-Alls, Token zu ihren Experten und zurück in jedem der Durchläufe</translation>
    </message>
    <message>
        <source>point-to-point messages, activations down and gradients up</source>
        <translation>Punkt-zu-Punkt-Nachrichten, Aktivierungen abwärts und Gradienten aufwärts</translation>
    </message>
    <message>
        <source>an all-reduce of gradients</source>
        <translation>ein All-Reduce der Gradienten</translation>
    </message>
    <message>
        <source>a reduce-scatter of gradients and an all-gather of parameters</source>
        <translation>ein Reduce-Scatter der Gradienten und ein All-Gather der Parameter</translation>
    </message>
    <message>
        <source>reduce-scatters of gradients for every micro-batch and an all-gather of parameters</source>
        <translation>Reduce-Scatters der Gradienten für jeden Mikro-Batch und ein All-Gather der Parameter</translation>
    </message>
    <message>
        <source>all-gathers of parameters and reduce-scatters of gradients for every micro-batch</source>
        <translation>All-Gathers der Parameter und Reduce-Scatters der Gradienten für jeden Mikro-Batch</translation>
    </message>
    <message>
        <source>all inside the node</source>
        <translation>alles im Knoten</translation>
    </message>
    <message>
        <source>all over the network</source>
        <translation>alles über das Netz</translation>
    </message>
    <message>
        <source>%1 of it over the network</source>
        <comment>share</comment>
        <translation>davon %1 über das Netz</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the numbers of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>all %1 in one node</source>
        <comment>ranks</comment>
        <translation>alle %1 in einem Knoten</translation>
    </message>
    <message>
        <source>%1 in %1 nodes</source>
        <comment>as many ranks as nodes</comment>
        <translation>%1 in %1 Knoten</translation>
    </message>
    <message>
        <source>%1 of %2 in a node</source>
        <comment>ranks</comment>
        <translation>%1 von %2 in einem Knoten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>degree of parallelism, where its ranks stand</comment>
        <translation>%1: %2</translation>
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
        <translation>Von einer GPU je Schritt gesendet</translation>
    </message>
    <message>
        <source>Sent</source>
        <comment>bytes</comment>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Time a step</source>
        <translation>Zeit je Schritt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>node</source>
        <comment>sent inside it</comment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>network</source>
        <comment>sent over it</comment>
        <translation>Netz</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>unverdeckt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>… %1 more nodes</source>
        <translation>… %1 weitere Knoten</translation>
    </message>
    <message>
        <source>Nothing is sent: there is one GPU</source>
        <translation>Nichts wird gesendet: Es gibt nur eine GPU</translation>
    </message>
    <message>
        <source>Nothing is sent: every group has one rank</source>
        <translation>Nichts wird gesendet: Jede Gruppe hat einen Rang</translation>
    </message>
    <message>
        <source>%1 sends most: %2 a step from each GPU, %3; %4 of its time is exposed</source>
        <comment>degree, bytes, over which links, share</comment>
        <translation>%1 sendet am meisten: %2 je Schritt von jeder GPU, %3; %4 der Zeit ist unverdeckt</translation>
    </message>
    <message>
        <source>%1, ranks: %2. Each GPU sends %3 a step, %4: %5.</source>
        <comment>degree, where its ranks stand, bytes, over which links, names of collectives</comment>
        <translation>%1, Ränge: %2. Jede GPU sendet %3 je Schritt, %4: %5.</translation>
    </message>
    <message>
        <source>It takes %1, of which %2 is exposed; bus bandwidth %3.</source>
        <comment>two times, bytes per second</comment>
        <translation>Das dauert %1, davon %2 unverdeckt; Busbandbreite %3.</translation>
    </message>
    <message>
        <source>GPU %1 on node %2: rank %3.</source>
        <comment>numbers, a list of ranks</comment>
        <translation>GPU %1 auf Knoten %2: Rang %3.</translation>
    </message>
    <message>
        <source>Its %1 group: GPUs %2.</source>
        <comment>degree, a list of numbers</comment>
        <translation>Ihre Gruppe (%1): GPUs %2.</translation>
    </message>
    <message>
        <source>an all-reduce of gradients and an all-gather of parameters</source>
        <translation>ein All-Reduce der Gradienten und ein All-Gather der Parameter</translation>
    </message>
    <message>
        <source>nowhere</source>
        <comment>path of messages</comment>
        <translation>nirgendwohin</translation>
    </message>
    <message>
        <source>over the fast link</source>
        <comment>path of messages</comment>
        <translation>über die schnelle Verbindung</translation>
    </message>
    <message>
        <source>below one leaf of the network</source>
        <comment>path of messages</comment>
        <translation>unter einem Leaf des Netzes</translation>
    </message>
    <message>
        <source>over the spine, %1 of %2 below a leaf</source>
        <comment>path of messages, ranks</comment>
        <translation>über den Spine, %1 von %2 unter einem Leaf</translation>
    </message>
    <message>
        <source>over the network</source>
        <comment>path of messages</comment>
        <translation>über das Netz</translation>
    </message>
    <message>
        <source>%1, leaf %2</source>
        <comment>name of a node, number</comment>
        <translation>%1, Leaf %2</translation>
    </message>
    <message>
        <source>Its messages go %1.</source>
        <comment>path of messages</comment>
        <translation>Ihre Nachrichten gehen %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln groups, %2; %3</source>
        <comment>degree, where its ranks stand, path of messages</comment>
        <translation>
            <numerusform>%1: %Ln Gruppe, %2; %3</numerusform>
            <numerusform>%1: %Ln Gruppen, %2; %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pipelines share the ranks, so %1 times the data parallel size hold each stage.</source>
        <comment>a number from 2</comment>
        <translation>%1 Pipelines teilen sich die Ränge, deshalb hält das %1-Fache der Datenparallelität jede Stufe.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln groups in each copy of the model, %2; %3</source>
        <comment>degree, where its ranks stand, path of messages</comment>
        <translation>
            <numerusform>%1: %Ln Gruppe in jeder Kopie des Modells, %2; %3</numerusform>
            <numerusform>%1: %Ln Gruppen in jeder Kopie des Modells, %2; %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Of it %1 are of experts, among the ranks that hold the same ones: %2, %3.</source>
        <comment>bytes, where the ranks stand, over which links</comment>
        <translation>Davon gehören %1 Experten, unter den Rängen mit denselben: %2, %3.</translation>
    </message>
</context>
<context>
    <name>comparison</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory of capacity</source>
        <translation>Speicher von der Kapazität</translation>
    </message>
    <message>
        <source>P(OOM)</source>
        <translation>P(OOM)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>Tokens/s/GPU</source>
        <translation>Token/s/GPU</translation>
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
        <translation>Bubble von gesamt</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Mikrobatches</translation>
    </message>
    <message>
        <source>Days of training</source>
        <translation>Tage des Trainings</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Memory of the fullest stage</source>
        <translation>Speicher der vollsten Stufe</translation>
    </message>
    <message>
        <source>Predicted time of a step</source>
        <translation>Vorhergesagte Zeit eines Schritts</translation>
    </message>
    <message>
        <source>Tokens per second of the whole cluster</source>
        <translation>Token je Sekunde des ganzen Clusters</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>better than %1</source>
        <comment>a plan</comment>
        <translation>besser als %1</translation>
    </message>
    <message>
        <source>worse than %1</source>
        <comment>a plan</comment>
        <translation>schlechter als %1</translation>
    </message>
    <message>
        <source>within the interval: which of it and %1 is better is not certain</source>
        <translation>innerhalb des Intervalls: ob er oder %1 besser ist, ist nicht sicher</translation>
    </message>
    <message>
        <source>other than %1, neither better nor worse</source>
        <comment>a plan</comment>
        <translation>anders als %1, weder besser noch schlechter</translation>
    </message>
    <message>
        <source>None of these plans can run</source>
        <translation>Keiner dieser Pläne kann laufen</translation>
    </message>
    <message>
        <source>Fastest of %1 plans: %2</source>
        <translation>Schnellster von %1 Plänen: %2</translation>
    </message>
    <message>
        <source>No plan is faster than %1</source>
        <translation>Kein Plan ist schneller als %1</translation>
    </message>
    <message>
        <source>Fastest of %1 plans: %2, %3 more tokens per second than %4</source>
        <translation>Schnellster von %1 Plänen: %2, %3 mehr Token je Sekunde als %4</translation>
    </message>
    <message>
        <source>, which is within the interval</source>
        <translation>, was innerhalb des Intervalls liegt</translation>
    </message>
    <message>
        <source>%1. They differ in %2</source>
        <translation>%1. Sie unterscheiden sich in %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a plan and what is to say of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None of these plans fits</source>
        <translation>Keiner dieser Pläne passt</translation>
    </message>
    <message>
        <source>%1 does not fit; fastest of those that do: %2</source>
        <translation>%1 passt nicht; der schnellste von denen, die passen: %2</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Fujii et al. (2024), eq. 18</source>
        <translation>Fujii et al. (2024), Gl. 18</translation>
    </message>
    <message>
        <source>Memory of one GPU of the stage</source>
        <translation>Speicher einer GPU der Stufe</translation>
    </message>
    <message>
        <source>Parameters of the model</source>
        <translation>Parameter des Modells</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 3</source>
        <translation>Fujii et al. (2024), Gl. 3</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>The paper&apos;s equations count none</source>
        <translation>Die Gleichungen des Papers zählen keine</translation>
    </message>
    <message>
        <source>Narayanan et al. (2021), section 2.2</source>
        <translation>Narayanan et al. (2021), Abschn. 2.2</translation>
    </message>
    <message>
        <source>Bubble: idle time ÷ total time</source>
        <translation>Bubble: Leerlauf ÷ gesamte Zeit</translation>
    </message>
    <message>
        <source>Data parallel size: replicas of the model</source>
        <translation>Größe der Datenparallelität: Kopien des Modells</translation>
    </message>
    <message>
        <source>Micro-batches of a step and replica</source>
        <translation>Mikro-Batches je Schritt und Kopie</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <translation>Anzahl der GPUs</translation>
    </message>
    <message>
        <source>tensor parallel size</source>
        <translation>Größe der Tensorparallelität</translation>
    </message>
    <message>
        <source>context parallel size</source>
        <translation>Größe der Kontextparallelität</translation>
    </message>
    <message>
        <source>pipeline parallel size</source>
        <translation>Größe der Pipelineparallelität</translation>
    </message>
    <message>
        <source>global batch size, sequences</source>
        <translation>globale Batchgröße in Sequenzen</translation>
    </message>
    <message>
        <source>micro-batch size</source>
        <translation>Größe eines Mikro-Batches</translation>
    </message>
    <message>
        <source>virtual stages of a rank</source>
        <translation>virtuelle Stufen je Rang</translation>
    </message>
    <message>
        <source>must be a number above 0 and at most %1</source>
        <translation>muss eine Zahl über 0 und höchstens %1 sein</translation>
    </message>
    <message>
        <source>must be [TP, CP, PP, micro-batch]</source>
        <translation>muss [TP, CP, PP, Mikro-Batch] sein</translation>
    </message>
    <message>
        <source>must be %1 cells, one for each number of GPUs</source>
        <translation>muss aus %1 Zellen bestehen, eine je GPU-Anzahl</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>muss eines von %1 sein</translation>
    </message>
    <message>
        <source>must be used only once</source>
        <translation>darf nur einmal vorkommen</translation>
    </message>
    <message>
        <source>%1 is not in the catalogue</source>
        <translation>%1 steht nicht im Katalog</translation>
    </message>
    <message>
        <source>Attention parameters of a layer</source>
        <translation>Attention-Parameter einer Schicht</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 1</source>
        <translation>Fujii et al. (2024), Gl. 1</translation>
    </message>
    <message>
        <source>FFN parameters of a layer</source>
        <translation>FFN-Parameter einer Schicht</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 2</source>
        <translation>Fujii et al. (2024), Gl. 2</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 4</source>
        <translation>Fujii et al. (2024), Gl. 4</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>Optimizer-Zustände</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 10</source>
        <translation>Fujii et al. (2024), Gl. 10</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 17</source>
        <translation>Fujii et al. (2024), Gl. 17</translation>
    </message>
    <message>
        <source>Parameters of a layer on one GPU</source>
        <translation>Parameter einer Schicht auf einer GPU</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 6</source>
        <translation>Fujii et al. (2024), Gl. 6</translation>
    </message>
    <message>
        <source>Bytes a layer keeps per element of its input</source>
        <translation>Byte, die eine Schicht je Eingabeelement aufhebt</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 12</source>
        <translation>Fujii et al. (2024), Gl. 12</translation>
    </message>
    <message>
        <source>Parameters on one GPU</source>
        <translation>Parameter auf einer GPU</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 7</source>
        <translation>Fujii et al. (2024), Gl. 7</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 8</source>
        <translation>Fujii et al. (2024), Gl. 8</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), eq. 9</source>
        <translation>Fujii et al. (2024), Gl. 9</translation>
    </message>
    <message>
        <source>number of attention heads</source>
        <translation>Anzahl der Attention-Köpfe</translation>
    </message>
    <message>
        <source>data parallel size</source>
        <translation>Größe der Datenparallelität</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>verborgene Größe</translation>
    </message>
    <message>
        <source>FFN hidden size</source>
        <translation>verborgene Größe des FFN</translation>
    </message>
    <message>
        <source>number of key-value heads</source>
        <translation>Anzahl der Key-Value-Köpfe</translation>
    </message>
    <message>
        <source>number of transformer layers</source>
        <translation>Anzahl der Transformer-Schichten</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>Größe des Vokabulars</translation>
    </message>
    <message>
        <source>Micro-batches in flight on the stage</source>
        <translation>Gehaltene Mikro-Batches der Stufe</translation>
    </message>
    <message>
        <source>micro-batches of a step</source>
        <translation>Mikro-Batches eines Schritts</translation>
    </message>
    <message>
        <source>pipeline rank of the stage</source>
        <translation>Pipeline-Rang der Stufe</translation>
    </message>
    <message>
        <source>In groups of %2, %1 micro-batches leave a last group of %3, fewer than the %4 pipeline ranks.</source>
        <translation>In Gruppen zu %2 lassen %1 Mikro-Batches eine letzte Gruppe von %3, weniger als die %4 Pipeline-Ränge.</translation>
    </message>
    <message>
        <source>A pipeline needs at least 1 rank; it has %1.</source>
        <translation>Eine Pipeline braucht mindestens 1 Rang; sie hat %1.</translation>
    </message>
    <message>
        <source>A step needs at least 1 micro-batch; it has %1.</source>
        <translation>Ein Schritt braucht mindestens 1 Mikro-Batch; er hat %1.</translation>
    </message>
    <message>
        <source>The micro-batch group can not be negative; it is %1.</source>
        <translation>Die Mikro-Batch-Gruppe kann nicht negativ sein; sie ist %1.</translation>
    </message>
    <message>
        <source>The schedule %1 keeps 1 model chunk on each rank; %2 were asked for.</source>
        <translation>Der Ablaufplan %1 hält 1 Modell-Chunk je Rang; verlangt waren %2.</translation>
    </message>
    <message>
        <source>The schedule %1 has no micro-batch groups; a group of %2 was asked for.</source>
        <translation>Der Ablaufplan %1 kennt keine Mikro-Batch-Gruppen; verlangt war eine Gruppe von %2.</translation>
    </message>
    <message>
        <source>The schedule would have more than the %1 operations that can be laid out: %2 ranks, %3 model chunks on each, %4 micro-batches.</source>
        <translation>Der Ablaufplan hätte mehr als die %1 darstellbaren Operationen: %2 Ränge, je %3 Modell-Chunks, %4 Mikro-Batches.</translation>
    </message>
    <message>
        <source>%1 GPUs do not divide into replicas of TP %2 × CP %3 × PP %4 = %5 GPUs.</source>
        <translation>%1 GPUs sind nicht durch TP %2 × CP %3 × PP %4 = %5 teilbar.</translation>
    </message>
    <message>
        <source>%1 attention heads do not divide by TP %2.</source>
        <translation>%1 Attention-Köpfe sind nicht durch TP %2 teilbar.</translation>
    </message>
    <message>
        <source>%1 key-value heads do not divide by TP %2.</source>
        <translation>%1 Key-Value-Köpfe sind nicht durch TP %2 teilbar.</translation>
    </message>
    <message>
        <source>The FFN hidden size %1 does not divide by TP %2.</source>
        <translation>Die verborgene Größe %1 des FFN ist nicht durch TP %2 teilbar.</translation>
    </message>
    <message>
        <source>%1 layers do not divide over PP %2 stages.</source>
        <translation>%1 Schichten lassen sich nicht auf PP %2 Stufen aufteilen.</translation>
    </message>
    <message>
        <source>%1 layers do not divide over PP %2 × %3 virtual stages.</source>
        <translation>%1 Schichten lassen sich nicht auf PP %2 × %3 virtuelle Stufen aufteilen.</translation>
    </message>
    <message>
        <source>A global batch of %1 does not divide by DP %2 × micro-batch %3.</source>
        <translation>Ein globaler Batch von %1 ist nicht durch DP %2 × Mikro-Batch %3 teilbar.</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens does not divide into the 2·CP = %2 chunks that context parallelism balances a causal mask with.</source>
        <translation>Eine Sequenz von %1 Token lässt sich nicht in die 2·CP = %2 Stücke teilen, mit denen Kontextparallelität eine kausale Maske ausgleicht.</translation>
    </message>
    <message>
        <source>Sequence parallelism splits the %1 tokens of a rank by TP %2, which does not divide them.</source>
        <translation>Sequenzparallelität teilt die %1 Token eines Rangs durch TP %2, was nicht aufgeht.</translation>
    </message>
    <message>
        <source>EP %1 needs a model with experts; %2 has none.</source>
        <translation>EP %1 braucht ein Modell mit Experten; %2 hat keine.</translation>
    </message>
    <message>
        <source>%1 experts do not divide by EP %2.</source>
        <translation>%1 Experten sind nicht durch EP %2 teilbar.</translation>
    </message>
    <message>
        <source>EP %1 does not divide the %2 ranks of DP × CP that share the experts.</source>
        <translation>EP %1 teilt die %2 Ränge von DP × CP nicht, die sich die Experten teilen.</translation>
    </message>
    <message>
        <source>TP %1 reaches beyond the %2 GPUs that share the fast link: its traffic of every layer crosses the network.</source>
        <translation>TP %1 reicht über die %2 GPUs mit schneller Verbindung hinaus: Ihr Datenverkehr jeder Schicht läuft über das Netz.</translation>
    </message>
    <message>
        <source>TP %1 does not divide the %2 GPUs that share the fast link: some groups lie across two of them.</source>
        <translation>TP %1 teilt die %2 GPUs mit schneller Verbindung nicht: Manche Gruppen liegen über zwei davon.</translation>
    </message>
    <message>
        <source>%1 GPUs leave a node of %2 partly empty.</source>
        <translation>%1 GPUs lassen einen Knoten mit %2 teilweise leer.</translation>
    </message>
    <message>
        <source>The vocabulary of %1 does not divide by TP %2: frameworks pad it.</source>
        <translation>Das Vokabular von %1 ist nicht durch TP %2 teilbar: Frameworks füllen es auf.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, not %3.</source>
        <translation>%1 muss eine ganze Zahl von 1 bis %2 sein, nicht %3.</translation>
    </message>
    <message>
        <source>%1 attention heads do not divide into groups for %2 key-value heads.</source>
        <translation>%1 Attention-Köpfe lassen sich nicht auf %2 Key-Value-Köpfe aufteilen.</translation>
    </message>
    <message>
        <source>The ZeRO stage must be 0, 1, 2 or 3, not %1.</source>
        <translation>Die ZeRO-Stufe muss 0, 1, 2 oder 3 sein, nicht %1.</translation>
    </message>
    <message>
        <source>Gradients take 2 or 4 bytes, not %1.</source>
        <translation>Gradienten belegen 2 oder 4 Byte, nicht %1.</translation>
    </message>
    <message>
        <source>The GPU&apos;s memory must be a positive number of GiB, not %1.</source>
        <translation>Der Speicher der GPU muss eine positive Zahl von GiB sein, nicht %1.</translation>
    </message>
    <message>
        <source>The network bandwidth must not be negative, but is %1 Gbit/s.</source>
        <translation>Die Netzbandbreite darf nicht negativ sein, beträgt aber %1 Gbit/s.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 hat keine FP8-Einheiten.</translation>
    </message>
    <message>
        <source>%1 has no BF16 units; FP16 takes the same memory.</source>
        <translation>%1 hat keine BF16-Einheiten; FP16 belegt gleich viel Speicher.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations describe Llama (gated FFN, separate head, RMSNorm, no biases); for %1 they are an approximation.</source>
        <translation>Die Gleichungen des Papers beschreiben Llama (FFN mit Gate, eigene Ausgabeschicht, RMSNorm, keine Biases); für %1 sind sie eine Näherung.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations assume sequence parallelism beside TP; they do not see it switched off.</source>
        <translation>Die Gleichungen des Papers setzen neben TP Sequenzparallelität voraus; dass sie aus ist, sehen sie nicht.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations assume ZeRO 1; they do not see ZeRO %1.</source>
        <translation>Die Gleichungen des Papers setzen ZeRO 1 voraus; ZeRO %1 sehen sie nicht.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations know no activation recomputation; the estimate is without it.</source>
        <translation>Die Gleichungen des Papers kennen keine Neuberechnung der Aktivierungen; die Schätzung ist ohne sie.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations keep gradients in 4 bytes; they do not see %1.</source>
        <translation>Die Gleichungen des Papers halten Gradienten in 4 Byte; %1 sehen sie nicht.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations describe Megatron-LM; they do not see what %1 stores.</source>
        <translation>Die Gleichungen des Papers beschreiben Megatron-LM; was %1 speichert, sehen sie nicht.</translation>
    </message>
    <message>
        <source>%1 virtual stages need the interleaved schedule, not %2.</source>
        <translation>%1 virtuelle Stufen brauchen den verschränkten Ablaufplan, nicht %2.</translation>
    </message>
    <message>
        <source>The interleaved schedule needs at least 2 virtual stages.</source>
        <translation>Der verschränkte Ablaufplan braucht mindestens 2 virtuelle Stufen.</translation>
    </message>
    <message>
        <source>%1 virtual stages need a pipeline: PP is 1.</source>
        <translation>%1 virtuelle Stufen brauchen eine Pipeline: PP ist 1.</translation>
    </message>
    <message>
        <source>Interleaving runs micro-batches in groups of PP %2, and %1 do not divide into them.</source>
        <translation>Verschränkung führt Mikro-Batches in Gruppen zu PP %2 aus, und %1 gehen darin nicht auf.</translation>
    </message>
    <message>
        <source>%1 micro-batches cannot fill %2 pipeline stages: most of the step is bubble.</source>
        <translation>%1 Mikro-Batches können %2 Pipeline-Stufen nicht füllen: Der größte Teil des Schritts ist Bubble.</translation>
    </message>
    <message>
        <source>must be lower-case letters, digits, dots and dashes</source>
        <translation>muss aus Kleinbuchstaben, Ziffern, Punkten und Bindestrichen bestehen</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>must be an array</source>
        <translation>muss ein Array sein</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be a number from 0 to %1</source>
        <translation>muss eine Zahl von 0 bis %1 sein</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>must be at most %1 bytes long</source>
        <translation>darf höchstens %1 Byte lang sein</translation>
    </message>
    <message>
        <source>must not contain control characters</source>
        <translation>darf keine Steuerzeichen enthalten</translation>
    </message>
    <message>
        <source>is not valid JSON at byte %1</source>
        <translation>ist bei Byte %1 kein gültiges JSON</translation>
    </message>
    <message>
        <source>contains a number too large to read</source>
        <translation>enthält eine zu große Zahl</translation>
    </message>
    <message>
        <source>is not a known key</source>
        <translation>ist kein bekannter Schlüssel</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ist nicht lesbar</translation>
    </message>
    <message>
        <source>must be a file</source>
        <translation>muss eine Datei sein</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>must have at most %1 bytes; this file has %2</source>
        <translation>darf höchstens %1 Byte haben; diese Datei hat %2</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>must be JSON; it stops being JSON at byte %1 of %2</source>
        <translation>muss JSON sein; ab Byte %1 von %2 ist es keines mehr</translation>
    </message>
    <message>
        <source>must be a JSON object</source>
        <translation>muss ein JSON-Objekt sein</translation>
    </message>
    <message>
        <source>must be “%1”; this file is something else</source>
        <translation>muss „%1“ sein; diese Datei ist etwas anderes</translation>
    </message>
    <message>
        <source>must be a whole number from 1 on</source>
        <translation>muss eine ganze Zahl ab 1 sein</translation>
    </message>
    <message>
        <source>must be at most %1; a newer Quadrille wrote this file</source>
        <translation>darf höchstens %1 sein; diese Datei stammt von einem neueren Quadrille</translation>
    </message>
    <message>
        <source>must be at least %1</source>
        <translation>muss mindestens %1 sein</translation>
    </message>
    <message>
        <source>while the optimizer runs</source>
        <translation>während der Optimizer läuft</translation>
    </message>
    <message>
        <source>Assumption of the framework&apos;s profile</source>
        <translation>Annahme des Framework-Profils</translation>
    </message>
    <message>
        <source>Allocated memory of one GPU of the stage</source>
        <translation>Belegter Speicher einer GPU der Stufe</translation>
    </message>
    <message>
        <source>Bytes per parameter of the framework&apos;s profile</source>
        <translation>Byte je Parameter laut Framework-Profil</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2020), section 5</source>
        <translation>Rajbhandari et al. (2020), Abschn. 5</translation>
    </message>
    <message>
        <source>Stored tensors of the framework&apos;s profile</source>
        <translation>Gespeicherte Tensoren laut Framework-Profil</translation>
    </message>
    <message>
        <source>Working memory and buffers</source>
        <translation>Arbeitspuffer und Puffer</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation>Kommunikatoren</translation>
    </message>
    <message>
        <source>GPU context</source>
        <translation>GPU-Kontext</translation>
    </message>
    <message>
        <source>Exact counts of the model&apos;s matrices and vectors</source>
        <translation>Genaue Zählung der Matrizen und Vektoren des Modells</translation>
    </message>
    <message>
        <source>Probability of running out of memory</source>
        <translation>Wahrscheinlichkeit, dass der Speicher nicht reicht</translation>
    </message>
    <message>
        <source>Logistic fit to Fujii et al. (2024), Tables 3, 4 and 6</source>
        <translation>Logistische Anpassung an Fujii et al. (2024), Tab. 3, 4 und 6</translation>
    </message>
    <message>
        <source>micro-batches of the chunk in flight at the peak</source>
        <translation>gehaltene Mikro-Batches des Chunks in der Spitze</translation>
    </message>
    <message>
        <source>reserved beyond what is allocated, as a share</source>
        <translation>über das Belegte hinaus reserviert, als Anteil</translation>
    </message>
    <message>
        <source>bytes of driver and libraries</source>
        <translation>Byte von Treiber und Bibliotheken</translation>
    </message>
    <message>
        <source>communicators of more than one rank</source>
        <translation>Kommunikatoren mit mehr als einem Rang</translation>
    </message>
    <message>
        <source>bytes of one communicator&apos;s buffers</source>
        <translation>Byte der Puffer eines Kommunikators</translation>
    </message>
    <message>
        <source>layers with a dense FFN</source>
        <translation>Schichten mit dichtem FFN</translation>
    </message>
    <message>
        <source>parameters of such a layer</source>
        <translation>Parameter einer solchen Schicht</translation>
    </message>
    <message>
        <source>layers with experts</source>
        <translation>Schichten mit Experten</translation>
    </message>
    <message>
        <source>parameters of embedding, final norm and head</source>
        <translation>Parameter von Embedding, letzter Norm und Ausgabeschicht</translation>
    </message>
    <message>
        <source>fitted coefficient</source>
        <translation>angepasster Koeffizient</translation>
    </message>
    <message>
        <source>size of single tensors, log₂ b + ½·log₂(s ÷ 8192)</source>
        <translation>Größe einzelner Tensoren, log₂ b + ½·log₂(s ÷ 8192)</translation>
    </message>
    <message>
        <source>Logarithm of the odds</source>
        <translation>Logarithmus der Chance</translation>
    </message>
    <message>
        <source>bytes per token that TP divides</source>
        <translation>Byte je Token, die TP teilt</translation>
    </message>
    <message>
        <source>bytes per token and key of attention scores</source>
        <translation>Byte der Attention-Scores je Token und Key</translation>
    </message>
    <message>
        <source>bytes per token that sequence parallelism divides</source>
        <translation>Byte je Token, die Sequenzparallelität teilt</translation>
    </message>
    <message>
        <source>bytes per token that every TP rank keeps</source>
        <translation>Byte je Token, die jeder TP-Rang hält</translation>
    </message>
    <message>
        <source>parameters of a layer that TP divides</source>
        <translation>Parameter einer Schicht, die TP teilt</translation>
    </message>
    <message>
        <source>parameters of a layer that every TP rank holds</source>
        <translation>Parameter einer Schicht, die jeder TP-Rang hält</translation>
    </message>
    <message>
        <source>parameters of a layer&apos;s routed experts</source>
        <translation>Parameter der gerouteten Experten einer Schicht</translation>
    </message>
    <message>
        <source>output biases of a layer&apos;s routed experts</source>
        <translation>Ausgabe-Biases der gerouteten Experten einer Schicht</translation>
    </message>
    <message>
        <source>parameters of the embedding</source>
        <translation>Parameter des Embeddings</translation>
    </message>
    <message>
        <source>parameters of positions and the embedding&apos;s norm</source>
        <translation>Parameter der Positionen und der Embedding-Norm</translation>
    </message>
    <message>
        <source>parameters of the head</source>
        <translation>Parameter der Ausgabeschicht</translation>
    </message>
    <message>
        <source>parameters of the final norm</source>
        <translation>Parameter der letzten Norm</translation>
    </message>
    <message>
        <source>bytes per parameter that every replica holds</source>
        <translation>Byte je Parameter, die jede Kopie hält</translation>
    </message>
    <message>
        <source>bytes per parameter that ZeRO shards</source>
        <translation>Byte je Parameter, die ZeRO aufteilt</translation>
    </message>
    <message>
        <source>expert parallel size</source>
        <translation>Größe der Expertenparallelität</translation>
    </message>
    <message>
        <source>recomputed layers with a dense FFN</source>
        <translation>neu berechnete Schichten mit dichtem FFN</translation>
    </message>
    <message>
        <source>recomputed layers with experts</source>
        <translation>neu berechnete Schichten mit Experten</translation>
    </message>
    <message>
        <source>Activations of a layer for one micro-batch</source>
        <translation>Aktivierungen einer Schicht für einen Mikro-Batch</translation>
    </message>
    <message>
        <source>Activations of a layer with experts for one micro-batch</source>
        <translation>Aktivierungen einer Schicht mit Experten für einen Mikro-Batch</translation>
    </message>
    <message>
        <source>Checkpoint of a recomputed layer for one micro-batch</source>
        <translation>Checkpoint einer neu berechneten Schicht für einen Mikro-Batch</translation>
    </message>
    <message>
        <source>bytes per parameter of gathered layers</source>
        <translation>Byte je Parameter eingesammelter Schichten</translation>
    </message>
    <message>
        <source>Parameters on one GPU, routed experts apart</source>
        <translation>Parameter auf einer GPU, ohne geroutete Experten</translation>
    </message>
    <message>
        <source>Parameters of routed experts on one GPU</source>
        <translation>Parameter gerouteter Experten auf einer GPU</translation>
    </message>
    <message>
        <source>micro-batches on their way between stages</source>
        <translation>Mikro-Batches unterwegs zwischen Stufen</translation>
    </message>
    <message>
        <source>bytes of gradients on their way</source>
        <translation>Byte unterwegs befindlicher Gradienten</translation>
    </message>
    <message>
        <source>bytes per gathered parameter of embedding and head</source>
        <translation>Byte je eingesammeltem Parameter von Embedding und Ausgabeschicht</translation>
    </message>
    <message>
        <source>bytes per parameter while the optimizer runs</source>
        <translation>Byte je Parameter, während der Optimizer läuft</translation>
    </message>
    <message>
        <source>must have at most %1 entries</source>
        <translation>darf höchstens %1 Einträge haben</translation>
    </message>
    <message>
        <source>%1 layers cannot be dealt to %2 stages as “%3” says.</source>
        <translation>%1 Schichten lassen sich nicht nach „%3“ auf %2 Stufen verteilen.</translation>
    </message>
    <message>
        <source>The optimizer&apos;s bytes per parameter must not be negative, but are %1.</source>
        <translation>Die Byte je Parameter des Optimizers dürfen nicht negativ sein, sind aber %1.</translation>
    </message>
    <message>
        <source>The framework profile “%1” lists no stored tensors.</source>
        <translation>Das Framework-Profil „%1“ führt keine gespeicherten Tensoren auf.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations deal the layers evenly; they do not see another split.</source>
        <translation>Die Gleichungen des Papers verteilen die Schichten gleichmäßig; eine andere Aufteilung sehen sie nicht.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations assume FlashAttention without dropout and Adam with fp32 copies of the weights; they do not see another recipe.</source>
        <translation>Die Gleichungen des Papers setzen FlashAttention ohne Dropout und Adam mit fp32-Kopien der Gewichte voraus; ein anderes Rezept sehen sie nicht.</translation>
    </message>
    <message>
        <source>Embedding and loss count as layers</source>
        <translation>Embedding und Loss zählen als Schichten</translation>
    </message>
    <message>
        <source>Fewer layers on end stages (%1)</source>
        <translation>Weniger Schichten auf den Randstufen (%1)</translation>
    </message>
    <message>
        <source>Balanced layers</source>
        <translation>Ausgeglichene Schichten</translation>
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
        <translation>Virtuelle Stufen %1 → %2</translation>
    </message>
    <message>
        <source>EP %1 → %2</source>
        <translation>EP %1 → %2</translation>
    </message>
    <message>
        <source>Micro-batch %1 → %2</source>
        <translation>Mikro-Batch %1 → %2</translation>
    </message>
    <message>
        <source>GPUs %1 → %2</source>
        <translation>GPUs %1 → %2</translation>
    </message>
    <message>
        <source>Recompute attention selectively</source>
        <translation>Attention selektiv neu berechnen</translation>
    </message>
    <message>
        <source>Recompute every layer</source>
        <translation>Jede Schicht neu berechnen</translation>
    </message>
    <message>
        <source>Recompute one layer in %1</source>
        <translation>1 von %1 Schichten neu berechnen</translation>
    </message>
    <message>
        <source>ZeRO %1 → %2</source>
        <translation>ZeRO %1 → %2</translation>
    </message>
    <message>
        <source>1F1B without interleaving</source>
        <translation>1F1B ohne Verschränkung</translation>
    </message>
    <message>
        <source>Fused loss</source>
        <translation>Verschmolzener Loss</translation>
    </message>
    <message>
        <source>A token cannot visit %1 of %2 experts.</source>
        <translation>Ein Token kann nicht %1 von %2 Experten besuchen.</translation>
    </message>
    <message>
        <source>The model has %1 layers; %2 of them cannot be dense.</source>
        <translation>Das Modell hat %1 Schichten; davon können nicht %2 dicht sein.</translation>
    </message>
    <message>
        <source>The model has %1 layers; not one of them would hold experts.</source>
        <translation>Das Modell hat %1 Schichten; keine davon hätte Experten.</translation>
    </message>
    <message>
        <source>%1 layers have no experts, and need an FFN of their own.</source>
        <translation>%1 Schichten haben keine Experten und brauchen ein eigenes FFN.</translation>
    </message>
    <message>
        <source>must begin with a letter or a digit</source>
        <translation>muss mit einem Buchstaben oder einer Ziffer beginnen</translation>
    </message>
    <message>
        <source>must be none of the catalogue&apos;s; %1 is free</source>
        <translation>darf keiner des Katalogs sein; %1 ist frei</translation>
    </message>
    <message>
        <source>cannot be removed: %1</source>
        <translation>lässt sich nicht entfernen: %1</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>No family is named; it is read as Llama: gated FFN, RMSNorm, biases only where a key says so.</source>
        <translation>Keine Familie ist genannt; gelesen als Llama: FFN mit Gate, RMSNorm, Biases nur, wo ein Schlüssel es sagt.</translation>
    </message>
    <message>
        <source>The family “%1” is not known; it is read as Llama: gated FFN, RMSNorm, biases only where a key says so.</source>
        <translation>Die Familie „%1“ ist unbekannt; gelesen als Llama: FFN mit Gate, RMSNorm, Biases nur, wo ein Schlüssel es sagt.</translation>
    </message>
    <message>
        <source>must be false: only models with a decoder alone are read</source>
        <translation>muss false sein: nur Modelle allein mit Decoder werden gelesen</translation>
    </message>
    <message>
        <source>Only the text model inside is read (“%1”).</source>
        <translation>Nur das enthaltene Textmodell wird gelesen („%1“).</translation>
    </message>
    <message>
        <source>“%1” is not given; %2 is taken.</source>
        <translation>„%1“ fehlt; angenommen wird %2.</translation>
    </message>
    <message>
        <source>“%1” is not given; it is taken as true.</source>
        <translation>„%1“ fehlt; angenommen wird true.</translation>
    </message>
    <message>
        <source>“%1” is not given; it is taken as false.</source>
        <translation>„%1“ fehlt; angenommen wird false.</translation>
    </message>
    <message>
        <source>“%1” is not given; the head is taken to reuse the embedding.</source>
        <translation>„%1“ fehlt; angenommen wird, dass die Ausgabeschicht das Embedding mitverwendet.</translation>
    </message>
    <message>
        <source>“%1” is not given; the head is taken to have its own matrix.</source>
        <translation>„%1“ fehlt; angenommen wird, dass die Ausgabeschicht eine eigene Matrix hat.</translation>
    </message>
    <message>
        <source>must be a multiple of “%1”, %2</source>
        <translation>muss ein Vielfaches von „%1“ sein, %2</translation>
    </message>
    <message>
        <source>must list the first layers only: 0, 1, and so on</source>
        <translation>darf nur die ersten Schichten aufführen: 0, 1 und so weiter</translation>
    </message>
    <message>
        <source>must list the layers that the other keys make sparse</source>
        <translation>muss die Schichten aufführen, die nach den anderen Schlüsseln Experten haben</translation>
    </message>
    <message>
        <source>must not name more layers than there are</source>
        <translation>darf nicht mehr Schichten nennen, als es gibt</translation>
    </message>
    <message>
        <source>must be 1</source>
        <translation>muss 1 sein</translation>
    </message>
    <message>
        <source>must be true</source>
        <translation>muss true sein</translation>
    </message>
    <message>
        <source>must be false</source>
        <translation>muss false sein</translation>
    </message>
    <message>
        <source>must be the same as the hidden size, %1</source>
        <translation>muss gleich der verborgenen Größe sein, %1</translation>
    </message>
    <message>
        <source>must divide the number of heads, %1</source>
        <translation>muss die Anzahl der Köpfe teilen, %1</translation>
    </message>
    <message>
        <source>must be true in this family</source>
        <translation>muss in dieser Familie true sein</translation>
    </message>
    <message>
        <source>must be false where “%1” is</source>
        <translation>muss false sein, wo „%1“ es ist</translation>
    </message>
    <message>
        <source>must be false where attention is latent</source>
        <translation>muss bei Latent Attention false sein</translation>
    </message>
    <message>
        <source>must not be given, since this family has no experts</source>
        <translation>darf nicht angegeben sein, da diese Familie keine Experten hat</translation>
    </message>
    <message>
        <source>must not be given, since this family has no latent attention</source>
        <translation>darf nicht angegeben sein, da diese Familie keine Latent Attention hat</translation>
    </message>
    <message>
        <source>Attention is taken as the latent attention of DeepSeek-V2.</source>
        <translation>Als Attention wird die Latent Attention von DeepSeek-V2 angenommen.</translation>
    </message>
    <message>
        <source>The FFN is taken as a mixture of experts as “%1” has it, with a router of one matrix.</source>
        <translation>Als FFN wird ein Mixture of Experts wie in „%1“ angenommen, mit einem Router aus einer Matrix.</translation>
    </message>
    <message>
        <source>cannot be derived: the hidden size %1 is no multiple of the number of heads, %2</source>
        <translation>lässt sich nicht ableiten: Die verborgene Größe %1 ist kein Vielfaches der Anzahl der Köpfe, %2</translation>
    </message>
    <message>
        <source>must not be given twice in the same object</source>
        <translation>darf im selben Objekt nicht zweimal angegeben sein</translation>
    </message>
    <message>
        <source>must be JSON that is nested at most %1 levels deep</source>
        <translation>muss JSON mit höchstens %1 Ebenen Schachtelung sein</translation>
    </message>
    <message>
        <source>makespan of the executed schedule, in units</source>
        <translation>Dauer des ausgeführten Ablaufplans in Einheiten</translation>
    </message>
    <message>
        <source>micro-batches in flight on the stage</source>
        <translation>gehaltene Mikro-Batches der Stufe</translation>
    </message>
    <message>
        <source>The work of stage %1, and the warm-up and the drain that nothing avoids</source>
        <translation>Die Arbeit von Stufe %1 und der Anlauf und Auslauf, die nichts vermeidet</translation>
    </message>
    <message>
        <source>The activations that stage %1 must hold, and how many it may hold at once</source>
        <translation>Die Aktivierungen, die Stufe %1 halten muss, und wie viele sie zugleich halten darf</translation>
    </message>
    <message>
        <source>One micro-batch&apos;s way through all stages and back</source>
        <translation>Der Weg eines Mikro-Batches durch alle Stufen und zurück</translation>
    </message>
    <message>
        <source>The file ends after the lines of %1 ranks; there are %2 ranks.</source>
        <translation>Die Datei endet nach den Zeilen von %1 Rängen; es gibt %2 Ränge.</translation>
    </message>
    <message>
        <source>After the first rank there are only lines of ranks; this one begins with %1.</source>
        <translation>Nach dem ersten Rang folgen nur Zeilen von Rängen; diese beginnt mit %1.</translation>
    </message>
    <message>
        <source>There must be a colon behind the number of the rank, as in &quot;rank 0:&quot;.</source>
        <translation>Hinter der Nummer des Rangs muss ein Doppelpunkt stehen, wie in „rank 0:“.</translation>
    </message>
    <message>
        <source>%1 is not a rank; there are %2, and the first is 0.</source>
        <translation>%1 ist kein Rang; es gibt %2, und der erste ist 0.</translation>
    </message>
    <message>
        <source>All %1 ranks have their lines already.</source>
        <translation>Alle %1 Ränge haben ihre Zeilen schon.</translation>
    </message>
    <message>
        <source>Each rank has one line, in ascending order; this should be rank %1, not %2.</source>
        <translation>Jeder Rang hat eine Zeile, in aufsteigender Reihenfolge; hier sollte Rang %1 stehen, nicht %2.</translation>
    </message>
    <message>
        <source>The order has more than the %1 operations that can be laid out.</source>
        <translation>Die Reihenfolge hat mehr als die %1 darstellbaren Operationen.</translation>
    </message>
    <message>
        <source>%1 can not be fused: a fused block is a forward and a whole backward, as in F3.5&amp;B1.2.</source>
        <translation>%1 lässt sich nicht verschmelzen: Ein verschmolzener Block ist ein Vorwärts und ein ganzes Rückwärts, wie in F3.5&amp;B1.2.</translation>
    </message>
    <message>
        <source>%1 is not an operation: write the kind, the micro-batch, a point and the stage, as in F3.5.</source>
        <translation>%1 ist keine Operation: Art, Mikro-Batch, Punkt und Stufe angeben, wie in F3.5.</translation>
    </message>
    <message>
        <source>The kind of %1 is unknown; there are F, B, I and W, and fused blocks as in F3.5&amp;B1.2.</source>
        <translation>Die Art von %1 ist unbekannt; es gibt F, B, I und W sowie verschmolzene Blöcke wie in F3.5&amp;B1.2.</translation>
    </message>
    <message>
        <source>The stage of %1 is not a number from 0 to %2.</source>
        <translation>Die Stufe von %1 ist keine Zahl von 0 bis %2.</translation>
    </message>
    <message>
        <source>The micro-batch of %1 is not a number from 0 to %2.</source>
        <translation>Der Mikro-Batch von %1 ist keine Zahl von 0 bis %2.</translation>
    </message>
    <message>
        <source>%1 is on the line of rank %2, but stage %3 is on rank %4.</source>
        <translation>%1 steht in der Zeile von Rang %2, aber Stufe %3 liegt auf Rang %4.</translation>
    </message>
    <message>
        <source>%1 is in the order twice.</source>
        <translation>%1 steht zweimal in der Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 and %2 are both in the order: a backward is either whole or split.</source>
        <translation>%1 und %2 stehen beide in der Reihenfolge: Ein Rückwärts ist entweder ganz oder geteilt.</translation>
    </message>
    <message>
        <source>The operation %1 is missing; stage %2 is on rank %3.</source>
        <translation>Die Operation %1 fehlt; Stufe %2 liegt auf Rang %3.</translation>
    </message>
    <message>
        <source>%1 needs its own result before it can begin.</source>
        <translation>%1 braucht das eigene Ergebnis, bevor sie beginnen kann.</translation>
    </message>
    <message>
        <source>%1 comes before %2, which it needs.</source>
        <translation>%1 steht vor %2, braucht diese aber.</translation>
    </message>
    <message>
        <source>The ranks wait for each other in a circle. Each operation that waits, the one it needs, and their lines: %1.</source>
        <translation>Die Ränge warten im Kreis aufeinander. Jede wartende Operation, die benötigte und ihre Zeilen: %1.</translation>
    </message>
    <message>
        <source>The order needs a line with its ranks, as in &quot;ranks 4&quot;.</source>
        <translation>Die Reihenfolge braucht eine Zeile mit ihren Rängen, wie in „ranks 4“.</translation>
    </message>
    <message>
        <source>The order needs a line with its micro-batches, as in &quot;microbatches 8&quot;.</source>
        <translation>Die Reihenfolge braucht eine Zeile mit ihren Mikro-Batches, wie in „microbatches 8“.</translation>
    </message>
    <message>
        <source>The setting %1 is unknown; there are ranks, microbatches, chunks, placement, stages and directions, and then a line for each rank.</source>
        <translation>Die Einstellung %1 ist unbekannt; es gibt ranks, microbatches, chunks, placement, stages und directions, danach eine Zeile je Rang.</translation>
    </message>
    <message>
        <source>The setting %1 is already on line %2.</source>
        <translation>Die Einstellung %1 steht schon in Zeile %2.</translation>
    </message>
    <message>
        <source>The order is empty.</source>
        <translation>Die Reihenfolge ist leer.</translation>
    </message>
    <message>
        <source>This setting is one whole number from 1 to %1.</source>
        <translation>Diese Einstellung ist eine ganze Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>%1 micro-batches on %2 ranks with %3 chunks are more than the %4 operations that can be laid out.</source>
        <translation>%1 Mikro-Batches auf %2 Rängen mit %3 Chunks sind mehr als die %4 darstellbaren Operationen.</translation>
    </message>
    <message>
        <source>The file is too short for all operations of %1 micro-batches on %2 ranks with %3 chunks.</source>
        <translation>Die Datei ist zu kurz für alle Operationen von %1 Mikro-Batches auf %2 Rängen mit %3 Chunks.</translation>
    </message>
    <message>
        <source>A placement is either named or written out as stages, which line %1 does.</source>
        <translation>Eine Platzierung ist entweder benannt oder als stages ausgeschrieben, wie es Zeile %1 tut.</translation>
    </message>
    <message>
        <source>With stages in several directions there must be a line with the direction of every micro-batch, as in &quot;directions 0 1&quot;.</source>
        <translation>Bei stages in mehreren Richtungen muss eine Zeile die Richtung jedes Mikro-Batches nennen, wie in „directions 0 1“.</translation>
    </message>
    <message>
        <source>Directions go with a placement that is written out as stages.</source>
        <translation>Directions gehören zu einer als stages ausgeschriebenen Platzierung.</translation>
    </message>
    <message>
        <source>The placement %1 is unknown; there are loop, v and bidirectional.</source>
        <translation>Die Platzierung %1 ist unbekannt; es gibt loop, v und bidirectional.</translation>
    </message>
    <message>
        <source>The placement %1 is for %2 chunks on each rank; the order has %3.</source>
        <translation>Die Platzierung %1 ist für %2 Chunks je Rang; die Reihenfolge hat %3.</translation>
    </message>
    <message>
        <source>%1 is not one of the numbers from 0 to %2 that this line is made of.</source>
        <translation>%1 ist keine der Zahlen von 0 bis %2, aus denen diese Zeile besteht.</translation>
    </message>
    <message>
        <source>This line must have %1 numbers; it has %2.</source>
        <translation>Diese Zeile muss %1 Zahlen haben; sie hat %2.</translation>
    </message>
    <message>
        <source>Rank %1 has %2 of the stages; each rank has as many as it has chunks, %3.</source>
        <translation>Rang %1 hat %2 der Stufen; jeder Rang hat so viele wie Chunks, %3.</translation>
    </message>
    <message>
        <source>An order is UTF-8 text; this line has bytes that are not.</source>
        <translation>Eine Reihenfolge ist UTF-8-Text; diese Zeile hat Byte, die es nicht sind.</translation>
    </message>
    <message>
        <source>The schedule %1 needs at least 1 model chunk on each rank; it has %2.</source>
        <translation>Der Ablaufplan %1 braucht mindestens 1 Modell-Chunk je Rang; er hat %2.</translation>
    </message>
    <message>
        <source>The schedule %1 keeps exactly 2 model chunks on each rank; %2 were asked for.</source>
        <translation>Der Ablaufplan %1 hält genau 2 Modell-Chunks je Rang; verlangt waren %2.</translation>
    </message>
    <message>
        <source>The limit of chunks in flight can not be negative or endless; it is %1.</source>
        <translation>Die Grenze gehaltener Chunks kann nicht negativ oder endlos sein; sie ist %1.</translation>
    </message>
    <message>
        <source>The schedule %1 has at least %3 chunks in flight on each rank; the limit asked for is %2.</source>
        <translation>Der Ablaufplan %1 hält mindestens %3 Chunks je Rang; die verlangte Grenze ist %2.</translation>
    </message>
    <message>
        <source>The limit of chunks in flight is counted in halves; it is %1.</source>
        <translation>Die Grenze gehaltener Chunks zählt in Halben; sie ist %1.</translation>
    </message>
    <message>
        <source>The number of pipelines can not be negative; it is %1.</source>
        <translation>Die Anzahl der Pipelines kann nicht negativ sein; sie ist %1.</translation>
    </message>
    <message>
        <source>The schedule %1 runs both ways and needs an even number of pipeline ranks; it has %2, and %3 would do.</source>
        <translation>Der Ablaufplan %1 läuft in beide Richtungen und braucht eine gerade Anzahl von Pipeline-Rängen; er hat %2, möglich wären %3.</translation>
    </message>
    <message>
        <source>The schedule %1 sends half of the micro-batches each way and needs an even number of them; it has %2, and %3 would do.</source>
        <translation>Der Ablaufplan %1 schickt je die Hälfte der Mikro-Batches in jede Richtung und braucht eine gerade Anzahl; er hat %2, möglich wären %3.</translation>
    </message>
    <message>
        <source>The schedule %1 needs at least %3 micro-batches, twice the number of its pipeline ranks; it has %2.</source>
        <translation>Der Ablaufplan %1 braucht mindestens %3 Mikro-Batches, doppelt so viele wie Pipeline-Ränge; er hat %2.</translation>
    </message>
    <message>
        <source>Chimera needs the number of micro-batches to be a multiple of the %2 pipeline ranks; it is %1, and %3 would do.</source>
        <translation>Chimera verlangt als Anzahl der Mikro-Batches ein Vielfaches der %2 Pipeline-Ränge; es sind %1, möglich wären %3.</translation>
    </message>
    <message>
        <source>Chimera&apos;s pipelines come in pairs, one each way; %1 were asked for, and %2 would do.</source>
        <translation>Die Pipelines von Chimera kommen paarweise, eine je Richtung; verlangt waren %1, möglich wären %2.</translation>
    </message>
    <message>
        <source>Chimera needs a number of pipelines that divides the %2 pipeline ranks; %1 were asked for.</source>
        <translation>Chimera verlangt eine Anzahl von Pipelines, die die %2 Pipeline-Ränge teilt; verlangt waren %1.</translation>
    </message>
    <message>
        <source>Warm-up: waits for the forward of micro-batch %1 from stage %2</source>
        <translation>Anlauf: wartet auf Mikro-Batch %1 vorwärts von Stufe %2</translation>
    </message>
    <message>
        <source>Warm-up: waits for the forward of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>Anlauf: wartet auf Mikro-Batch %1 vorwärts von Stufe %2 (Chunk %3)</translation>
    </message>
    <message>
        <source>Waits for the forward of micro-batch %1 from stage %2</source>
        <translation>Wartet auf Mikro-Batch %1 vorwärts von Stufe %2</translation>
    </message>
    <message>
        <source>Waits for the forward of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>Wartet auf Mikro-Batch %1 vorwärts von Stufe %2 (Chunk %3)</translation>
    </message>
    <message>
        <source>Waits for the gradient of micro-batch %1 from stage %2</source>
        <translation>Wartet auf den Gradienten von Mikro-Batch %1 von Stufe %2</translation>
    </message>
    <message>
        <source>Waits for the gradient of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>Wartet auf den Gradienten von Mikro-Batch %1 von Stufe %2 (Chunk %3)</translation>
    </message>
    <message>
        <source>The forward of micro-batch %1 is on its way from stage %2</source>
        <translation>Mikro-Batch %1 vorwärts ist von Stufe %2 unterwegs</translation>
    </message>
    <message>
        <source>The forward of micro-batch %1 is on its way from stage %2 (chunk %3)</source>
        <translation>Mikro-Batch %1 vorwärts ist von Stufe %2 (Chunk %3) unterwegs</translation>
    </message>
    <message>
        <source>The gradient of micro-batch %1 is on its way from stage %2</source>
        <translation>Der Gradient von Mikro-Batch %1 ist von Stufe %2 unterwegs</translation>
    </message>
    <message>
        <source>The gradient of micro-batch %1 is on its way from stage %2 (chunk %3)</source>
        <translation>Der Gradient von Mikro-Batch %1 ist von Stufe %2 (Chunk %3) unterwegs</translation>
    </message>
    <message>
        <source>Stage %4 waits for the forward of micro-batch %1 from stage %2</source>
        <translation>Stufe %4 wartet auf Mikro-Batch %1 vorwärts von Stufe %2</translation>
    </message>
    <message>
        <source>Stage %4 waits for the forward of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>Stufe %4 wartet auf Mikro-Batch %1 vorwärts von Stufe %2 (Chunk %3)</translation>
    </message>
    <message>
        <source>Stage %4 waits for the gradient of micro-batch %1 from stage %2</source>
        <translation>Stufe %4 wartet auf den Gradienten von Mikro-Batch %1 von Stufe %2</translation>
    </message>
    <message>
        <source>Stage %4 waits for the gradient of micro-batch %1 from stage %2 (chunk %3)</source>
        <translation>Stufe %4 wartet auf den Gradienten von Mikro-Batch %1 von Stufe %2 (Chunk %3)</translation>
    </message>
    <message>
        <source>Drain: has done its part of the step</source>
        <translation>Auslauf: hat ihren Teil des Schritts getan</translation>
    </message>
    <message>
        <source>Has no part in this step</source>
        <translation>Hat keinen Teil an diesem Schritt</translation>
    </message>
    <message>
        <source>Stage %1 is busy with other work until then</source>
        <translation>Stufe %1 hat bis dahin andere Arbeit</translation>
    </message>
    <message>
        <source>Stage %1 begins with the step</source>
        <translation>Stufe %1 beginnt mit dem Schritt</translation>
    </message>
    <message>
        <source>The paper&apos;s equations give each rank one part of the model; they do not see where %1 places its stages.</source>
        <translation>Die Gleichungen des Papers geben jedem Rang einen Teil des Modells; wo %1 die Stufen platziert, sehen sie nicht.</translation>
    </message>
    <message>
        <source>The schedule %1 needs 2 virtual stages.</source>
        <translation>Der Ablaufplan %1 braucht 2 virtuelle Stufen.</translation>
    </message>
    <message>
        <source>The schedule %1 needs at least 2 virtual stages.</source>
        <translation>Der Ablaufplan %1 braucht mindestens 2 virtuelle Stufen.</translation>
    </message>
    <message>
        <source>The schedule %1 places 2 virtual stages on each rank, not %2.</source>
        <translation>Der Ablaufplan %1 platziert 2 virtuelle Stufen je Rang, nicht %2.</translation>
    </message>
    <message>
        <source>The schedule %1 is worked out operation by operation; %2 pipeline ranks with %3 micro-batches are too many for that.</source>
        <translation>Der Ablaufplan %1 wird Operation für Operation berechnet; %2 Pipeline-Ränge mit %3 Mikro-Batches sind dafür zu viele.</translation>
    </message>
    <message>
        <source>1F1B instead of %1</source>
        <translation>1F1B statt %1</translation>
    </message>
    <message>
        <source>micro-batches whose loss waits</source>
        <translation>Mikro-Batches, deren Loss wartet</translation>
    </message>
    <message>
        <source>must be [lowest, highest], both at least 0</source>
        <translation>muss [kleinster, größter] sein, beide mindestens 0</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <translation>muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>Large matrix products, share of the peak</source>
        <translation>Große Matrixprodukte, Anteil an der Spitzenleistung</translation>
    </message>
    <message>
        <source>Elements by which matrices count longer</source>
        <translation>Elemente, um die Matrizen länger zählen</translation>
    </message>
    <message>
        <source>Attention core, share of the peak</source>
        <translation>Attention-Kern, Anteil an der Spitzenleistung</translation>
    </message>
    <message>
        <source>Memory-bound operators, share of the memory bandwidth</source>
        <translation>Speichergebundene Operatoren, Anteil an der Speicherbandbreite</translation>
    </message>
    <message>
        <source>Launch of an operator</source>
        <translation>Start eines Operators</translation>
    </message>
    <message>
        <source>Collectives, share of the fast link&apos;s bandwidth</source>
        <translation>Kollektive, Anteil an der Bandbreite der schnellen Verbindung</translation>
    </message>
    <message>
        <source>Collectives, share of the network&apos;s bandwidth</source>
        <translation>Kollektive, Anteil an der Bandbreite des Netzes</translation>
    </message>
    <message>
        <source>Hidden share of tensor parallel communication</source>
        <translation>Verdeckter Anteil der Tensorparallel-Kommunikation</translation>
    </message>
    <message>
        <source>Share of the attention core that hides ring messages</source>
        <translation>Anteil des Attention-Kerns, der Ringnachrichten verdeckt</translation>
    </message>
    <message>
        <source>Share of the last backward pass that hides gradient reduction</source>
        <translation>Anteil des letzten Rückwärtsdurchlaufs, der die Gradientenreduktion verdeckt</translation>
    </message>
    <message>
        <source>Fixed time of a step</source>
        <translation>Feste Zeit eines Schritts</translation>
    </message>
    <message>
        <source>Fixed time of a micro-batch&apos;s pass through a stage</source>
        <translation>Feste Zeit für den Durchlauf eines Mikro-Batches durch eine Stufe</translation>
    </message>
    <message>
        <source>Launches and overheads longer with every doubling of the GPUs, share</source>
        <translation>Starts und Overheads, Verlängerung je Verdopplung der GPUs, Anteil</translation>
    </message>
    <message>
        <source>Passes longer with every doubling of TP × CP × PP, share</source>
        <translation>Durchläufe, Verlängerung je Verdopplung von TP × CP × PP, Anteil</translation>
    </message>
    <message>
        <source>must have at least one with a measured time</source>
        <translation>muss mindestens einen mit gemessener Zeit enthalten</translation>
    </message>
    <message>
        <source>%1 is not among the names above</source>
        <translation>%1 ist nicht unter den obigen Namen</translation>
    </message>
    <message>
        <source>must be at most 1</source>
        <translation>darf höchstens 1 sein</translation>
    </message>
    <message>
        <source>must be given, or a memory, unless the run ran out of memory</source>
        <translation>muss angegeben sein, oder ein Speicher, außer dem Lauf reichte der Speicher nicht</translation>
    </message>
    <message>
        <source>Iterations of %2: %1, of which the first %3 are left out.</source>
        <translation>Iterationen von %2: %1, davon die ersten %3 ausgelassen.</translation>
    </message>
    <message>
        <source>An iteration takes %1 s.</source>
        <translation>Eine Iteration dauert %1 s.</translation>
    </message>
    <message>
        <source>%1 tokens/s per GPU.</source>
        <translation>%1 Token/s je GPU.</translation>
    </message>
    <message>
        <source>%1 TFLOP/s per GPU, as %2 counts them.</source>
        <translation>%1 TFLOP/s je GPU, wie %2 sie zählt.</translation>
    </message>
    <message>
        <source>Global batch %1.</source>
        <translation>Globaler Batch %1.</translation>
    </message>
    <message>
        <source>At most %1 GiB reserved.</source>
        <translation>Höchstens %1 GiB reserviert.</translation>
    </message>
    <message>
        <source>The log says nothing of memory.</source>
        <translation>Das Log sagt nichts über den Speicher.</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <translation>Zeit eines Schritts</translation>
    </message>
    <message>
        <source>FLOP/s per GPU</source>
        <translation>FLOP/s je GPU</translation>
    </message>
    <message>
        <source>Utilisation: FLOP/s per GPU ÷ dense peak</source>
        <translation>Auslastung: FLOP/s je GPU ÷ dichte Spitzenleistung</translation>
    </message>
    <message>
        <source>Chowdhery et al. (2022), section 4.1</source>
        <translation>Chowdhery et al. (2022), Abschn. 4.1</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>Token je Sekunde und GPU</translation>
    </message>
    <message>
        <source>Communication in one step, were nothing else done</source>
        <translation>Kommunikation in einem Schritt, geschähe sonst nichts</translation>
    </message>
    <message>
        <source>Narayanan et al. (2021), eq. 3, without recomputation: attention counted whole</source>
        <translation>Narayanan et al. (2021), Gl. 3, ohne Neuberechnung: Attention ganz gezählt</translation>
    </message>
    <message>
        <source>Model FLOPs of one step</source>
        <translation>Modell-FLOPs eines Schritts</translation>
    </message>
    <message>
        <source>Model FLOPs of one step, without the masked half of attention</source>
        <translation>Modell-FLOPs eines Schritts, ohne die maskierte Hälfte der Attention</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022), section 6.3</source>
        <translation>Korthikanti et al. (2022), Abschn. 6.3</translation>
    </message>
    <message>
        <source>dense peak of one GPU, FLOP/s</source>
        <translation>dichte Spitzenleistung einer GPU, FLOP/s</translation>
    </message>
    <message>
        <source>forward FLOPs of a token with weights: two per parameter used</source>
        <translation>Vorwärts-FLOPs eines Tokens mit Gewichten: zwei je verwendetem Parameter</translation>
    </message>
    <message>
        <source>forward FLOPs of a token in the attention cores, every key counted</source>
        <translation>Vorwärts-FLOPs eines Tokens in den Attention-Kernen, jeder Key gezählt</translation>
    </message>
    <message>
        <source>bytes per second that the group&apos;s links reach</source>
        <translation>Byte je Sekunde, die die Verbindungen der Gruppe erreichen</translation>
    </message>
    <message>
        <source>Most tokens of a GPU</source>
        <translation>Höchstzahl Token einer GPU</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 12</source>
        <translation>Wang et al. (2024), Gl. 12</translation>
    </message>
    <message>
        <source>Highest HFU that hides the network</source>
        <translation>Höchste HFU, die das Netz verdeckt</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 22</source>
        <translation>Wang et al. (2024), Gl. 22</translation>
    </message>
    <message>
        <source>Highest MFU that hides the network</source>
        <translation>Höchste MFU, die das Netz verdeckt</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 25</source>
        <translation>Wang et al. (2024), Gl. 25</translation>
    </message>
    <message>
        <source>Most tokens per second and GPU</source>
        <translation>Höchstzahl Token je Sekunde und GPU</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 31</source>
        <translation>Wang et al. (2024), Gl. 31</translation>
    </message>
    <message>
        <source>%1 GPUs: states take %2 GiB of each, so that one token does not fit in %3 GiB, of which the system has %4.</source>
        <translation>%1 GPUs: Zustände belegen %2 GiB auf jeder, sodass nicht ein Token in %3 GiB passt, von denen das System %4 hat.</translation>
    </message>
    <message>
        <source>Tokens of a GPU and step</source>
        <translation>Token einer GPU je Schritt</translation>
    </message>
    <message>
        <source>Parameters of the layers</source>
        <translation>Parameter der Schichten</translation>
    </message>
    <message>
        <source>Wang et al. (2024), section 2.1</source>
        <translation>Wang et al. (2024), Abschn. 2.1</translation>
    </message>
    <message>
        <source>Wang et al. (2024), section 2.2</source>
        <translation>Wang et al. (2024), Abschn. 2.2</translation>
    </message>
    <message>
        <source>Memory left for activations</source>
        <translation>Für Aktivierungen verbleibender Speicher</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 1</source>
        <translation>Wang et al. (2024), Gl. 1</translation>
    </message>
    <message>
        <source>Outputs of the layers, of one token</source>
        <translation>Ausgaben der Schichten für ein Token</translation>
    </message>
    <message>
        <source>All activations of one token</source>
        <translation>Alle Aktivierungen eines Tokens</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 2</source>
        <translation>Wang et al. (2024), Gl. 2</translation>
    </message>
    <message>
        <source>Activations kept of one token</source>
        <translation>Gehaltene Aktivierungen eines Tokens</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 3</source>
        <translation>Wang et al. (2024), Gl. 3</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 4</source>
        <translation>Wang et al. (2024), Gl. 4</translation>
    </message>
    <message>
        <source>Time to gather all parameters</source>
        <translation>Zeit zum Einsammeln aller Parameter</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 5</source>
        <translation>Wang et al. (2024), Gl. 5</translation>
    </message>
    <message>
        <source>FLOPs of one token, forward</source>
        <translation>FLOPs eines Tokens, vorwärts</translation>
    </message>
    <message>
        <source>Wang et al. (2024), section 2.4</source>
        <translation>Wang et al. (2024), Abschn. 2.4</translation>
    </message>
    <message>
        <source>FLOPs of one token, backward</source>
        <translation>FLOPs eines Tokens, rückwärts</translation>
    </message>
    <message>
        <source>FLOPs of one token</source>
        <translation>FLOPs eines Tokens</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 6</source>
        <translation>Wang et al. (2024), Gl. 6</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 8</source>
        <translation>Wang et al. (2024), Gl. 8</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 11</source>
        <translation>Wang et al. (2024), Gl. 11</translation>
    </message>
    <message>
        <source>Time of the forward pass</source>
        <translation>Zeit des Vorwärtsdurchlaufs</translation>
    </message>
    <message>
        <source>Time of the backward pass</source>
        <translation>Zeit des Rückwärtsdurchlaufs</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Zeit eines Schritts</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 9</source>
        <translation>Wang et al. (2024), Gl. 9</translation>
    </message>
    <message>
        <source>Hardware FLOPs utilisation</source>
        <translation>Auslastung mit Hardware-FLOPs</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation</source>
        <translation>Auslastung mit Modell-FLOPs</translation>
    </message>
    <message>
        <source>Communication ÷ computation, forward</source>
        <translation>Kommunikation ÷ Berechnung, vorwärts</translation>
    </message>
    <message>
        <source>Wang et al. (2024), eq. 10</source>
        <translation>Wang et al. (2024), Gl. 10</translation>
    </message>
    <message>
        <source>Communication ÷ computation, backward</source>
        <translation>Kommunikation ÷ Berechnung, rückwärts</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Verborgene Größe</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Bytes of a number</source>
        <translation>Byte einer Zahl</translation>
    </message>
    <message>
        <source>Share of activations kept</source>
        <translation>Anteil gehaltener Aktivierungen</translation>
    </message>
    <message>
        <source>Memory of a GPU, bytes</source>
        <translation>Speicher einer GPU, Byte</translation>
    </message>
    <message>
        <source>Bytes reserved for the system</source>
        <translation>Für das System reservierte Byte</translation>
    </message>
    <message>
        <source>Bandwidth between nodes per GPU, bytes/s</source>
        <translation>Bandbreite zwischen Knoten je GPU, Byte/s</translation>
    </message>
    <message>
        <source>Latency per layer and GPU, seconds</source>
        <translation>Latenz je Schicht und GPU, Sekunden</translation>
    </message>
    <message>
        <source>Peak of a GPU, FLOP/s</source>
        <translation>Spitzenleistung einer GPU, FLOP/s</translation>
    </message>
    <message>
        <source>Hardware FLOPs utilisation of computing alone</source>
        <translation>Hardware-FLOPs-Auslastung des Rechnens allein</translation>
    </message>
    <message>
        <source>Projections of attention, forward</source>
        <translation>Projektionen der Attention, vorwärts</translation>
    </message>
    <message>
        <source>Matrix products of the FFN, forward</source>
        <translation>Matrixprodukte des FFN, vorwärts</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022), section 4.2.2</source>
        <translation>Korthikanti et al. (2022), Abschn. 4.2.2</translation>
    </message>
    <message>
        <source>Attention core, forward</source>
        <translation>Attention-Kern, vorwärts</translation>
    </message>
    <message>
        <source>Dao (2023): causal, in tiles</source>
        <translation>Dao (2023): kausal, in Kacheln</translation>
    </message>
    <message>
        <source>Memory-bound operators of a layer, forward</source>
        <translation>Speichergebundene Operatoren einer Schicht, vorwärts</translation>
    </message>
    <message>
        <source>Ring of keys and values, forward, exposed</source>
        <translation>Ring der Keys und Values, vorwärts, unverdeckt</translation>
    </message>
    <message>
        <source>Liu et al. (2023), section 3</source>
        <translation>Liu et al. (2023), Abschn. 3</translation>
    </message>
    <message>
        <source>Dispatch and combination of a layer&apos;s tokens</source>
        <translation>Verteilen und Zusammenführen der Token einer Schicht</translation>
    </message>
    <message>
        <source>Lepikhin et al. (2021), section 3.2</source>
        <translation>Lepikhin et al. (2021), Abschn. 3.2</translation>
    </message>
    <message>
        <source>Matrix product of the head</source>
        <translation>Matrixprodukt der Ausgabeschicht</translation>
    </message>
    <message>
        <source>Memory-bound work of the loss, forward</source>
        <translation>Speichergebundene Arbeit des Loss, vorwärts</translation>
    </message>
    <message>
        <source>Data parallel, a step</source>
        <translation>Datenparallelität, je Schritt</translation>
    </message>
    <message>
        <source>all-reduce of gradients</source>
        <translation>All-Reduce der Gradienten</translation>
    </message>
    <message>
        <source>ZeRO 1, a step</source>
        <translation>ZeRO 1, je Schritt</translation>
    </message>
    <message>
        <source>reduce-scatter of gradients, all-gather of parameters</source>
        <translation>Reduce-Scatter der Gradienten, All-Gather der Parameter</translation>
    </message>
    <message>
        <source>ZeRO 2, a step</source>
        <translation>ZeRO 2, je Schritt</translation>
    </message>
    <message>
        <source>The guide counts the reduce-scatter alone, half of an all-reduce. The updated parameters still have to be gathered, which is the other half (Rajbhandari et al. 2020, section 7.2.1).</source>
        <translation>Der Leitfaden zählt nur das Reduce-Scatter, die Hälfte eines All-Reduce. Die aktualisierten Parameter müssen noch eingesammelt werden; das ist die andere Hälfte (Rajbhandari et al. 2020, Abschn. 7.2.1).</translation>
    </message>
    <message>
        <source>ZeRO 3 or FSDP, a step</source>
        <translation>ZeRO 3 oder FSDP, je Schritt</translation>
    </message>
    <message>
        <source>two all-gathers of parameters, reduce-scatter of gradients</source>
        <translation>zwei All-Gathers der Parameter, Reduce-Scatter der Gradienten</translation>
    </message>
    <message>
        <source>The guide says “roughly tripling” of ZeRO 3 and “about 1.5×” of FSDP, which it calls the same. Three passes of Ψ against the two of an all-reduce are 1.5 times as much.</source>
        <translation>Der Leitfaden sagt „roughly tripling“ zu ZeRO 3 und „about 1.5×“ zu FSDP, das er gleichsetzt. Drei Durchgänge von Ψ gegenüber den zweien eines All-Reduce sind 1,5-mal so viel.</translation>
    </message>
    <message>
        <source>Pipeline parallel, a micro-batch and boundary, each way</source>
        <translation>Pipelineparallelität, je Mikro-Batch und Grenze, je Richtung</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>Punkt zu Punkt</translation>
    </message>
    <message>
        <source>Tensor parallel, a layer, forward and backward</source>
        <translation>Tensorparallelität, je Schicht, vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>four all-reduces</source>
        <translation>vier All-Reduces</translation>
    </message>
    <message>
        <source>summed by all-reduces</source>
        <translation>durch All-Reduces summiert</translation>
    </message>
    <message>
        <source>A token in one all-reduce</source>
        <translation>Ein Token in einem All-Reduce</translation>
    </message>
    <message>
        <source>A token in all layers, forward and backward</source>
        <translation>Ein Token in allen Schichten, vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>A pipeline boundary, 4 × 2048 tokens</source>
        <translation>Eine Pipelinegrenze, 4 × 2048 Token</translation>
    </message>
    <message>
        <source>Prefill of 4 × 2048 tokens, forward</source>
        <translation>Prefill von 4 × 2048 Token, vorwärts</translation>
    </message>
    <message>
        <source>Decoding one token of each of 32 sequences</source>
        <translation>Dekodieren je eines Tokens von 32 Sequenzen</translation>
    </message>
    <message>
        <source>%1 tokens of 16 KiB in 2 all-reduces of each of %2 layers are %3 MB; the guide prints 12.8 MB.</source>
        <translation>%1 Token zu 16 KiB in 2 All-Reduces in jeder von %2 Schichten sind %3 MB; der Leitfaden druckt 12,8 MB.</translation>
    </message>
    <message>
        <source>The guide&apos;s 1.3 GB for %1 tokens × %2 does not follow from its own figures: 16 KiB a token, 2 all-reduces a layer and %3 layers give %4 GB forward. A ring of %5 sends %6 GB of each GPU for them.</source>
        <translation>Die 1,3 GB des Leitfadens für %1 Token × %2 folgen nicht aus seinen eigenen Zahlen: 16 KiB je Token, 2 All-Reduces je Schicht und %3 Schichten ergeben %4 GB vorwärts. Ein Ring aus %5 sendet dafür %6 GB je GPU.</translation>
    </message>
    <message>
        <source>Matrix products beyond their ideal time</source>
        <translation>Matrixprodukte über ihre ideale Zeit hinaus</translation>
    </message>
    <message>
        <source>Attention core beyond its ideal time</source>
        <translation>Attention-Kern über seine ideale Zeit hinaus</translation>
    </message>
    <message>
        <source>Memory-bound operators</source>
        <translation>Speichergebundene Operatoren</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022), section 5</source>
        <translation>Korthikanti et al. (2022), Abschn. 5</translation>
    </message>
    <message>
        <source>Tensor parallel communication</source>
        <translation>Tensorparallele Kommunikation</translation>
    </message>
    <message>
        <source>Context parallel communication</source>
        <translation>Kontextparallele Kommunikation</translation>
    </message>
    <message>
        <source>Expert parallel communication</source>
        <translation>Expertenparallele Kommunikation</translation>
    </message>
    <message>
        <source>The executed schedule, with and without messages</source>
        <translation>Der ausgeführte Ablaufplan, mit und ohne Nachrichten</translation>
    </message>
    <message>
        <source>The executed schedule</source>
        <translation>Der ausgeführte Ablaufplan</translation>
    </message>
    <message>
        <source>Data parallel communication that is not hidden</source>
        <translation>Unverdeckte datenparallele Kommunikation</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2020), section 7</source>
        <translation>Rajbhandari et al. (2020), Abschn. 7</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>Optimizer-Schritt</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Overhead</translation>
    </message>
    <message>
        <source>The profile of the GPU</source>
        <translation>Das Profil der GPU</translation>
    </message>
    <message>
        <source>attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>key-value heads</source>
        <translation>Key-Value-Köpfe</translation>
    </message>
    <message>
        <source>size of one head</source>
        <translation>Größe eines Kopfes</translation>
    </message>
    <message>
        <source>routed experts of a layer</source>
        <translation>geroutete Experten einer Schicht</translation>
    </message>
    <message>
        <source>experts that a token visits</source>
        <translation>Experten, die ein Token besucht</translation>
    </message>
    <message>
        <source>shared experts of a layer</source>
        <translation>geteilte Experten einer Schicht</translation>
    </message>
    <message>
        <source>FFN hidden size of one expert</source>
        <translation>verborgene Größe des FFN eines Experten</translation>
    </message>
    <message>
        <source>rank of compressed queries</source>
        <translation>Rang der komprimierten Queries</translation>
    </message>
    <message>
        <source>rank of compressed keys and values</source>
        <translation>Rang der komprimierten Keys und Values</translation>
    </message>
    <message>
        <source>part of a head without rotary position</source>
        <translation>Teil eines Kopfes ohne rotierende Position</translation>
    </message>
    <message>
        <source>part of a head with rotary position</source>
        <translation>Teil eines Kopfes mit rotierender Position</translation>
    </message>
    <message>
        <source>size of one head&apos;s values</source>
        <translation>Größe der Values eines Kopfes</translation>
    </message>
    <message>
        <source>latency of one of its collectives, seconds</source>
        <translation>Latenz eines seiner Kollektive, Sekunden</translation>
    </message>
    <message>
        <source>how much slower the slowest host is</source>
        <translation>um wie viel der langsamste Host langsamer ist</translation>
    </message>
    <message>
        <source>FLOP/s that a large matrix product reaches</source>
        <translation>FLOP/s, die ein großes Matrixprodukt erreicht</translation>
    </message>
    <message>
        <source>elements by which each dimension counts longer</source>
        <translation>Elemente, um die jede Dimension länger zählt</translation>
    </message>
    <message>
        <source>FLOP/s that the attention core reaches</source>
        <translation>FLOP/s, die der Attention-Kern erreicht</translation>
    </message>
    <message>
        <source>bytes per second of memory-bound operators</source>
        <translation>Byte je Sekunde speichergebundener Operatoren</translation>
    </message>
    <message>
        <source>seconds of an operator beside its work</source>
        <translation>Sekunden eines Operators neben seiner Arbeit</translation>
    </message>
    <message>
        <source>hidden share of tensor parallel communication</source>
        <translation>verdeckter Anteil der tensorparallelen Kommunikation</translation>
    </message>
    <message>
        <source>share of the core that hides the ring&apos;s messages</source>
        <translation>Anteil des Kerns, der die Nachrichten des Rings verdeckt</translation>
    </message>
    <message>
        <source>width of a head&apos;s queries and values, added up</source>
        <translation>Breite der Queries und Values eines Kopfes, summiert</translation>
    </message>
    <message>
        <source>micro-batches of a step and replica</source>
        <translation>Mikro-Batches je Schritt und Replik</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>how much slower the slowest GPU of the group is</source>
        <translation>um wie viel die langsamste GPU der Gruppe langsamer ist</translation>
    </message>
    <message>
        <source>seconds of a step that no operator accounts for</source>
        <translation>Sekunden eines Schritts, die kein Operator erklärt</translation>
    </message>
    <message>
        <source>reduce-scatter of a rank&apos;s gradients</source>
        <translation>Reduce-Scatter der Gradienten eines Rangs</translation>
    </message>
    <message>
        <source>all-gather of a rank&apos;s 16-bit weights</source>
        <translation>All-Gather der 16-Bit-Gewichte eines Rangs</translation>
    </message>
    <message>
        <source>forward pass of one micro-batch through the rank</source>
        <translation>Vorwärtsdurchlauf eines Mikro-Batches durch den Rang</translation>
    </message>
    <message>
        <source>backward pass of one micro-batch through the rank</source>
        <translation>Rückwärtsdurchlauf eines Mikro-Batches durch den Rang</translation>
    </message>
    <message>
        <source>share of a pass that hides communication</source>
        <translation>Anteil eines Durchlaufs, der Kommunikation verdeckt</translation>
    </message>
    <message>
        <source>parameters that one GPU updates</source>
        <translation>Parameter, die eine GPU aktualisiert</translation>
    </message>
    <message>
        <source>bytes read and written for one of them</source>
        <translation>gelesene und geschriebene Byte je Parameter</translation>
    </message>
    <message>
        <source>model FLOPs of a step, without the masked half of attention</source>
        <translation>Modell-FLOPs eines Schritts, ohne die maskierte Hälfte der Attention</translation>
    </message>
    <message>
        <source>ideal time of the step</source>
        <translation>ideale Zeit des Schritts</translation>
    </message>
    <message>
        <source>time that the mean rank is busy</source>
        <translation>Zeit, die der mittlere Rang beschäftigt ist</translation>
    </message>
    <message>
        <source>Textbook: stages all alike, no messages</source>
        <translation>Lehrbuch: alle Stufen gleich, keine Nachrichten</translation>
    </message>
    <message>
        <source>micro-batches in flight: %1</source>
        <translation>gehaltene Mikro-Batches: %1</translation>
    </message>
    <message>
        <source>backward pass of the loss, micro-batches in flight: %1</source>
        <translation>Rückwärtsdurchlauf des Verlusts, gehaltene Mikro-Batches: %1</translation>
    </message>
    <message>
        <source>forward pass of the loss, micro-batches in flight: %1</source>
        <translation>Vorwärtsdurchlauf des Verlusts, gehaltene Mikro-Batches: %1</translation>
    </message>
    <message>
        <source>backward pass of layer %1, recomputed, micro-batches in flight: %2</source>
        <translation>Rückwärtsdurchlauf der Schicht %1, neu berechnet, gehaltene Mikro-Batches: %2</translation>
    </message>
    <message>
        <source>backward pass of layer %1, micro-batches in flight: %2</source>
        <translation>Rückwärtsdurchlauf der Schicht %1, gehaltene Mikro-Batches: %2</translation>
    </message>
    <message>
        <source>forward pass of layer %1, micro-batches in flight: %2</source>
        <translation>Vorwärtsdurchlauf der Schicht %1, gehaltene Mikro-Batches: %2</translation>
    </message>
    <message>
        <source>Bubble: idle time ÷ busy time</source>
        <translation>Bubble: Leerlauf ÷ Arbeitszeit</translation>
    </message>
    <message>
        <source>FLOPs that the kernels compute in one step, recomputation included</source>
        <translation>FLOPs, die die Kernel in einem Schritt berechnen, Neuberechnung eingeschlossen</translation>
    </message>
    <message>
        <source>forward FLOPs of a token in the head</source>
        <translation>FLOPs eines Tokens im Vorwärtsdurchlauf des Kopfs</translation>
    </message>
    <message>
        <source>share of the layers that are recomputed</source>
        <translation>Anteil der Schichten, die neu berechnet werden</translation>
    </message>
    <message>
        <source>stages of the pipeline</source>
        <translation>Stufen der Pipeline</translation>
    </message>
    <message>
        <source>seconds of a micro-batch on a stage beside its operators</source>
        <translation>Sekunden eines Mikro-Batches auf einer Stufe neben seinen Operatoren</translation>
    </message>
    <message>
        <source>makespan of the executed pipeline</source>
        <translation>Dauer der ausgeführten Pipeline</translation>
    </message>
    <message>
        <source>time that the busiest rank is busy</source>
        <translation>Zeit, die der am meisten beschäftigte Rang beschäftigt ist</translation>
    </message>
    <message>
        <source>makespan of the executed pipeline, were messages to arrive at once</source>
        <translation>Dauer der ausgeführten Pipeline, kämen Nachrichten sofort an</translation>
    </message>
    <message>
        <source>bytes of one message between stages</source>
        <translation>Bytes einer Nachricht zwischen Stufen</translation>
    </message>
    <message>
        <source>latency of one message, seconds</source>
        <translation>Latenz einer Nachricht, Sekunden</translation>
    </message>
    <message>
        <source>Bubble: filling and draining the pipeline</source>
        <translation>Bubble: Füllen und Leeren der Pipeline</translation>
    </message>
    <message>
        <source>Bubble: unequal stages</source>
        <translation>Bubble: ungleiche Stufen</translation>
    </message>
    <message>
        <source>Bubble: waiting for messages between stages</source>
        <translation>Bubble: Warten auf Nachrichten zwischen Stufen</translation>
    </message>
    <message>
        <source>The busiest experts have at least an even share of the tokens: their imbalance must be 1 or more, not %1.</source>
        <translation>Die meistbeschäftigten Experten haben mindestens einen gleichen Anteil der Token: Ihr Ungleichgewicht muss 1 oder mehr sein, nicht %1.</translation>
    </message>
    <message>
        <source>The profile %1 says itself in how many bytes gradients are kept; its memory does not change with %2.</source>
        <translation>Das Profil %1 legt selbst fest, in wie vielen Bytes Gradienten gehalten werden; sein Speicher ändert sich mit %2 nicht.</translation>
    </message>
    <message>
        <source>The profile %1 keeps no fp32 copy beside its weights that could be left out.</source>
        <translation>Das Profil %1 hält neben den Gewichten keine fp32-Kopie, die entfallen könnte.</translation>
    </message>
    <message>
        <source>FlashAttention stores no scores, so that selective recomputation saves next to no memory; it runs the attention cores again all the same.</source>
        <translation>FlashAttention speichert keine Attention-Scores; selektive Neuberechnung spart daher fast keinen Speicher, rechnet die Attention-Kerne aber trotzdem noch einmal.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>What the fullest GPU holds at its fullest moment.</source>
        <translation>Was die vollste GPU in ihrem vollsten Moment hält.</translation>
    </message>
    <message>
        <source>Parameters, gradients, optimizer states, activations and buffers; in GiB, 2^30 bytes each.</source>
        <translation>Parameter, Gradienten, Optimizer-Zustände, Aktivierungen und Puffer; in GiB, je 2^30 Byte.</translation>
    </message>
    <message>
        <source>Allocated memory</source>
        <translation>Belegter Speicher</translation>
    </message>
    <message>
        <source>What tensors take at the fullest moment: torch.cuda.max_memory_allocated.</source>
        <translation>Was Tensoren im vollsten Moment belegen: torch.cuda.max_memory_allocated.</translation>
    </message>
    <message>
        <source>Reserved memory</source>
        <translation>Reservierter Speicher</translation>
    </message>
    <message>
        <source>What the allocator holds for tensors, gaps included: torch.cuda.max_memory_reserved.</source>
        <translation>Was der Allokator für Tensoren hält, mit Lücken: torch.cuda.max_memory_reserved.</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>Gerätespeicher</translation>
    </message>
    <message>
        <source>What nvidia-smi shows: reserved memory, GPU context and communicators.</source>
        <translation>Was nvidia-smi zeigt: reservierter Speicher, GPU-Kontext und Kommunikatoren.</translation>
    </message>
    <message>
        <source>Fits, may run out, does not fit</source>
        <translation>Passt, könnte knapp werden, passt nicht</translation>
    </message>
    <message>
        <source>How a plan stands to the memory of a GPU: green fits, yellow may run out, red does not fit, hatched cannot run at all.</source>
        <translation>Wie ein Plan zum Speicher einer GPU steht: Grün passt, Gelb könnte knapp werden, Rot passt nicht, Schraffiertes läuft gar nicht.</translation>
    </message>
    <message>
        <source>How likely the plan runs out of memory.</source>
        <translation>Wie wahrscheinlich dem Plan der Speicher nicht reicht.</translation>
    </message>
    <message>
        <source>A fit to published runs, of which it is known whether they ran out; beyond them it is an extrapolation.</source>
        <translation>Angepasst an veröffentlichte Läufe, von denen bekannt ist, ob ihr Speicher reichte; darüber hinaus eine Extrapolation.</translation>
    </message>
    <message>
        <source>Fit of the probability</source>
        <translation>Anpassung der Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Features and coefficients from which the probability of running out is computed.</source>
        <translation>Merkmale und Koeffizienten, aus denen die Wahrscheinlichkeit berechnet wird, dass der Speicher nicht reicht.</translation>
    </message>
    <message>
        <source>x: logarithm of memory ÷ capacity; q: size of single tensors; z: logarithm of the odds.</source>
        <translation>x: Logarithmus von Speicher ÷ Kapazität; q: Größe einzelner Tensoren; z: Logarithmus der Chance.</translation>
    </message>
    <message>
        <source>How the loss changes with each parameter, added up over micro-batches.</source>
        <translation>Wie sich der Loss mit jedem Parameter ändert, über Mikro-Batches summiert.</translation>
    </message>
    <message>
        <source>What the optimizer remembers of each parameter, and its fp32 copy of the weights.</source>
        <translation>Was sich der Optimizer zu jedem Parameter merkt, und seine fp32-Kopie der Gewichte.</translation>
    </message>
    <message>
        <source>Results of the forward pass that are kept until the backward pass needs them.</source>
        <translation>Ergebnisse des Vorwärtsdurchlaufs, die bis zum Rückwärtsdurchlauf aufgehoben werden.</translation>
    </message>
    <message>
        <source>They grow with the micro-batch, the sequence, and the micro-batches in flight.</source>
        <translation>Sie wachsen mit dem Mikro-Batch, der Sequenz und den gehaltenen Mikro-Batches.</translation>
    </message>
    <message>
        <source>What exists only for a while: logits, gradients on their way, gathered parameters.</source>
        <translation>Was es nur eine Weile gibt: Logits, Gradienten unterwegs, eingesammelte Parameter.</translation>
    </message>
    <message>
        <source>Micro-batches in flight</source>
        <translation>Gehaltene Mikro-Batches</translation>
    </message>
    <message>
        <source>Micro-batches whose forward pass is done and whose backward pass is not: their activations are kept.</source>
        <translation>Mikro-Batches, deren Vorwärtsdurchlauf getan ist und deren Rückwärtsdurchlauf nicht: Ihre Aktivierungen werden aufgehoben.</translation>
    </message>
    <message>
        <source>Bytes per token</source>
        <translation>Byte je Token</translation>
    </message>
    <message>
        <source>What a part of the model stores for each token.</source>
        <translation>Was ein Teil des Modells für jedes Token speichert.</translation>
    </message>
    <message>
        <source>t: TP divides it; s: sequence parallelism does; r: every TP rank keeps it; a: for each token and key.</source>
        <translation>t: TP teilt es; s: Sequenzparallelität teilt es; r: jeder TP-Rang hält es; a: je Token und Key.</translation>
    </message>
    <message>
        <source>Bytes per parameter</source>
        <translation>Byte je Parameter</translation>
    </message>
    <message>
        <source>What is stored or moved for each parameter.</source>
        <translation>Was für jeden Parameter gespeichert oder bewegt wird.</translation>
    </message>
    <message>
        <source>w: by every replica; z: sharded by ZeRO; g: of gathered layers; u: read and written by the optimizer; Q: of one number.</source>
        <translation>w: von jeder Kopie; z: durch ZeRO aufgeteilt; g: eingesammelter Schichten; u: vom Optimizer gelesen und geschrieben; Q: einer Zahl.</translation>
    </message>
    <message>
        <source>What the allocator reserves beyond the allocated bytes, as a share of them.</source>
        <translation>Was der Allokator über die belegten Byte hinaus reserviert, als Anteil davon.</translation>
    </message>
    <message>
        <source>An assumption of the framework’s profile.</source>
        <translation>Eine Annahme des Framework-Profils.</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA-Kontext</translation>
    </message>
    <message>
        <source>Driver, kernels and libraries of one process, outside the allocator.</source>
        <translation>Treiber, Kernel und Bibliotheken eines Prozesses, außerhalb des Allokators.</translation>
    </message>
    <message>
        <source>Communicator</source>
        <translation>Kommunikator</translation>
    </message>
    <message>
        <source>A group of GPUs that exchange data. Its buffers lie outside the allocator.</source>
        <translation>Eine Gruppe von GPUs, die Daten austauschen. Ihre Puffer liegen außerhalb des Allokators.</translation>
    </message>
    <message>
        <source>Activations that are computed again in the backward pass instead of being kept.</source>
        <translation>Aktivierungen, die rückwärts neu berechnet statt aufgehoben werden.</translation>
    </message>
    <message>
        <source>Also called activation checkpointing. It saves memory and costs computation: about a third more where it is full.</source>
        <translation>Auch Activation Checkpointing genannt. Sie spart Speicher und kostet Rechenzeit: voll etwa ein Drittel mehr.</translation>
    </message>
    <message>
        <source>No recomputation</source>
        <translation>Keine Neuberechnung</translation>
    </message>
    <message>
        <source>Every activation is kept.</source>
        <translation>Jede Aktivierung wird aufgehoben.</translation>
    </message>
    <message>
        <source>Selective recomputation</source>
        <translation>Selektive Neuberechnung</translation>
    </message>
    <message>
        <source>The parts that are large and cheap, such as attention scores, are computed again.</source>
        <translation>Große und billige Teile wie Attention-Scores werden neu berechnet.</translation>
    </message>
    <message>
        <source>Full recomputation</source>
        <translation>Volle Neuberechnung</translation>
    </message>
    <message>
        <source>Whole layers are computed again from their inputs.</source>
        <translation>Ganze Schichten werden aus ihren Eingaben neu berechnet.</translation>
    </message>
    <message>
        <source>Recompute every n-th layer</source>
        <translation>Jede n-te Schicht neu berechnen</translation>
    </message>
    <message>
        <source>Full recomputation of one layer in so many on each stage.</source>
        <translation>Volle Neuberechnung einer von so vielen Schichten auf jeder Stufe.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>The number format of weights and matrix products.</source>
        <translation>Das Zahlenformat von Gewichten und Matrixprodukten.</translation>
    </message>
    <message>
        <source>Bytes of a gradient</source>
        <translation>Byte eines Gradienten</translation>
    </message>
    <message>
        <source>The bytes in which one gradient is accumulated.</source>
        <translation>Die Byte, in denen ein Gradient aufsummiert wird.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>What turns gradients into new parameters; it remembers something of each parameter.</source>
        <translation>Was aus Gradienten neue Parameter macht; er merkt sich etwas zu jedem Parameter.</translation>
    </message>
    <message>
        <source>Optimizer bytes</source>
        <translation>Byte des Optimizers</translation>
    </message>
    <message>
        <source>Bytes that the optimizer remembers of each parameter, beside its fp32 copy.</source>
        <translation>Byte, die sich der Optimizer je Parameter merkt, neben dessen fp32-Kopie.</translation>
    </message>
    <message>
        <source>fp32 weights</source>
        <translation>fp32-Gewichte</translation>
    </message>
    <message>
        <source>The optimizer keeps an fp32 copy of the 16-bit weights.</source>
        <translation>Der Optimizer hält eine fp32-Kopie der 16-Bit-Gewichte.</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>Attention without storing the matrix of scores.</source>
        <translation>Attention, ohne die Score-Matrix zu speichern.</translation>
    </message>
    <message>
        <source>It works in tiles that fit a GPU’s fast memory.</source>
        <translation>Sie arbeitet in Kacheln, die in den schnellen Speicher einer GPU passen.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Numbers are set to 0 at random while training; what was dropped must be remembered.</source>
        <translation>Beim Training werden zufällig Zahlen auf 0 gesetzt; was wegfiel, muss man sich merken.</translation>
    </message>
    <message>
        <source>Here after attention and FFN, and in scores that are stored.</source>
        <translation>Hier nach Attention und FFN sowie in gespeicherten Scores.</translation>
    </message>
    <message>
        <source>Cross-entropy without fp32 copies of the logits.</source>
        <translation>Kreuzentropie ohne fp32-Kopien der Logits.</translation>
    </message>
    <message>
        <source>Gathered logits</source>
        <translation>Volle Logits</translation>
    </message>
    <message>
        <source>Every tensor parallel rank holds the logits of the whole vocabulary.</source>
        <translation>Jeder tensorparallele Rang hält die Logits des ganzen Vokabulars.</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>Schieflage der Experten</translation>
    </message>
    <message>
        <source>Tokens of the busiest expert parallel rank, as a multiple of an even share.</source>
        <translation>Token des meistbeschäftigten expertenparallelen Rangs, als Vielfaches des gleichen Anteils.</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>Schätzer</translation>
    </message>
    <message>
        <source>Which memory model answers.</source>
        <translation>Welches Speichermodell antwortet.</translation>
    </message>
    <message>
        <source>Detailed counts every tensor that the framework stores, moment by moment. The paper’s are the equations of Fujii et al. (2024), word for word.</source>
        <translation>Der detaillierte zählt jeden Tensor, den das Framework hält, Moment für Moment. Der des Papers sind die Gleichungen von Fujii et al. (2024), Wort für Wort.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Whose stored tensors and bytes per parameter are counted.</source>
        <translation>Wessen gespeicherte Tensoren und Byte je Parameter gezählt werden.</translation>
    </message>
    <message>
        <source>Transformer layers of the model, or those of one kind.</source>
        <translation>Transformer-Schichten des Modells, oder die einer Art.</translation>
    </message>
    <message>
        <source>Indices tell kinds apart: d dense, e with experts, c and f the recomputed ones of these.</source>
        <translation>Indizes unterscheiden Arten: d dicht, e mit Experten, c und f die neu berechneten davon.</translation>
    </message>
    <message>
        <source>Numbers that stand for a token between layers.</source>
        <translation>Zahlen, die zwischen Schichten für ein Token stehen.</translation>
    </message>
    <message>
        <source>Width inside the feed-forward network of a layer, or of one expert.</source>
        <translation>Breite im Feedforward-Netz einer Schicht oder eines Experten.</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Parts of attention that look at the sequence side by side.</source>
        <translation>Teile der Attention, die nebeneinander auf die Sequenz blicken.</translation>
    </message>
    <message>
        <source>TP must divide their number.</source>
        <translation>TP muss ihre Zahl teilen.</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>Key-Value-Köpfe</translation>
    </message>
    <message>
        <source>Heads that have keys and values of their own.</source>
        <translation>Köpfe, die eigene Keys und Values haben.</translation>
    </message>
    <message>
        <source>Fewer than attention heads: several of these share them (grouped-query attention).</source>
        <translation>Sind es weniger als Attention-Köpfe, teilen sich mehrere davon welche (Grouped-Query Attention).</translation>
    </message>
    <message>
        <source>Size of one head</source>
        <translation>Größe eines Kopfes</translation>
    </message>
    <message>
        <source>Numbers of a head for one token.</source>
        <translation>Zahlen eines Kopfes für ein Token.</translation>
    </message>
    <message>
        <source>n and r mean the parts without and with rotary position, v the values; w is the width of queries and values together.</source>
        <translation>n und r sind die Teile ohne und mit rotierender Position, v die Values; w ist die Breite von Queries und Values zusammen.</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Größe des Vokabulars</translation>
    </message>
    <message>
        <source>Different tokens that the model knows.</source>
        <translation>Verschiedene Token, die das Modell kennt.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Networks of a layer of which each token visits a few.</source>
        <translation>Netze einer Schicht, von denen jedes Token wenige besucht.</translation>
    </message>
    <message>
        <source>E: routed; E_s: shared, visited by every token; K: routed experts that a token visits.</source>
        <translation>E: geroutet; E_s: geteilt, von jedem Token besucht; K: geroutete Experten, die ein Token besucht.</translation>
    </message>
    <message>
        <source>Latent attention</source>
        <translation>Latent Attention</translation>
    </message>
    <message>
        <source>Queries, keys and values that are compressed to fewer numbers.</source>
        <translation>Queries, Keys und Values, die auf weniger Zahlen komprimiert sind.</translation>
    </message>
    <message>
        <source>The rank is the number of what is kept of a token.</source>
        <translation>Der Rang ist die Anzahl dessen, was je Token gehalten wird.</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024)</source>
        <translation>DeepSeek-AI (2024)</translation>
    </message>
    <message>
        <source>Numbers that the model learns.</source>
        <translation>Zahlen, die das Modell lernt.</translation>
    </message>
    <message>
        <source>Indices say where: in the embedding, the head, a norm, an expert, divided by TP (t) or on every TP rank (r).</source>
        <translation>Indizes sagen, wo: im Embedding, in der Ausgabeschicht, einer Norm, einem Experten, durch TP geteilt (t) oder auf jedem TP-Rang (r).</translation>
    </message>
    <message>
        <source>Tensor parallel size</source>
        <translation>Größe der Tensorparallelität</translation>
    </message>
    <message>
        <source>GPUs that share every matrix of a layer. They talk to each other in every layer.</source>
        <translation>GPUs, die sich jede Matrix einer Schicht teilen. Sie tauschen sich in jeder Schicht aus.</translation>
    </message>
    <message>
        <source>Each GPU holds 1/t of a layer’s weights. Since activations are exchanged several times a layer, TP seldom goes beyond one node. It must divide the attention heads and the FFN.</source>
        <translation>Jede GPU hält 1/t der Gewichte einer Schicht. Da Aktivierungen mehrmals je Schicht ausgetauscht werden, geht TP selten über einen Knoten hinaus. TP muss die Attention-Köpfe und das FFN teilen.</translation>
    </message>
    <message>
        <source>Shoeybi et al. (2019)</source>
        <translation>Shoeybi et al. (2019)</translation>
    </message>
    <message>
        <source>Context parallel size</source>
        <translation>Größe der Kontextparallelität</translation>
    </message>
    <message>
        <source>GPUs that share each sequence: every one holds a part of its tokens.</source>
        <translation>GPUs, die sich jede Sequenz teilen: Jede hält einen Teil ihrer Token.</translation>
    </message>
    <message>
        <source>Keys and values travel round in a ring, so that each token sees all earlier ones. Activations shrink to 1/c, parameters do not.</source>
        <translation>Keys und Values wandern im Ring, sodass jedes Token alle früheren sieht. Aktivierungen schrumpfen auf 1/c, Parameter nicht.</translation>
    </message>
    <message>
        <source>Pipeline parallel size</source>
        <translation>Größe der Pipelineparallelität</translation>
    </message>
    <message>
        <source>Groups of layers on different GPUs, through which the micro-batches pass one after the other.</source>
        <translation>Gruppen von Schichten auf verschiedenen GPUs, durch die die Mikro-Batches nacheinander laufen.</translation>
    </message>
    <message>
        <source>Each GPU holds about 1/p of the layers. At the start and the end of a step stages wait for others: the bubble.</source>
        <translation>Jede GPU hält etwa 1/p der Schichten. Am Anfang und Ende eines Schritts warten Stufen auf andere: die Bubble.</translation>
    </message>
    <message>
        <source>Huang et al. (2019), section 2.3</source>
        <translation>Huang et al. (2019), Abschn. 2.3</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>Virtuelle Stufen</translation>
    </message>
    <message>
        <source>Chunks of layers, apart in the model, that each pipeline rank holds.</source>
        <translation>Chunks von Schichten, im Modell voneinander entfernt, die jeder Pipeline-Rang hält.</translation>
    </message>
    <message>
        <source>With more chunks the pipeline fills sooner and idles less, but sends more messages and keeps more activations. The schedules count them in the column v.</source>
        <translation>Mit mehr Chunks füllt sich die Pipeline früher und hat weniger Leerlauf, sendet aber mehr Nachrichten und hält mehr Aktivierungen. Die Ablaufpläne zählen sie in der Spalte v.</translation>
    </message>
    <message>
        <source>Expert parallel size</source>
        <translation>Größe der Expertenparallelität</translation>
    </message>
    <message>
        <source>GPUs over which the experts of a layer are spread.</source>
        <translation>GPUs, auf die die Experten einer Schicht verteilt sind.</translation>
    </message>
    <message>
        <source>Each token travels to the GPUs of the experts that it visits, and back. EP must divide the number of experts.</source>
        <translation>Jedes Token reist zu den GPUs der Experten, die es besucht, und zurück. EP muss die Zahl der Experten teilen.</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>Größe der Datenparallelität</translation>
    </message>
    <message>
        <source>Replicas of the model, each of which trains on a part of the batch.</source>
        <translation>Kopien des Modells, von denen jede auf einem Teil des Batches trainiert.</translation>
    </message>
    <message>
        <source>d = GPUs ÷ (t · c · p). After each step the replicas average their gradients.</source>
        <translation>d = GPUs ÷ (t · c · p). Nach jedem Schritt mitteln die Kopien ihre Gradienten.</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), Table 1</source>
        <translation>Fujii et al. (2024), Tab. 1</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Anzahl der GPUs</translation>
    </message>
    <message>
        <source>GPUs that train the model together.</source>
        <translation>GPUs, die das Modell gemeinsam trainieren.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>A GPU’s place in a group that works together, counted from 0.</source>
        <translation>Der Platz einer GPU in einer Gruppe, die zusammenarbeitet, ab 0 gezählt.</translation>
    </message>
    <message>
        <source>The pipeline rank says which stages a GPU holds.</source>
        <translation>Der Pipeline-Rang sagt, welche Stufen eine GPU hält.</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation>Sequenzparallelität</translation>
    </message>
    <message>
        <source>Tensor parallel ranks divide norms, dropout and residuals along the sequence.</source>
        <translation>Tensorparallele Ränge teilen Normen, Dropout und Residuen entlang der Sequenz.</translation>
    </message>
    <message>
        <source>It saves memory and costs no more communication. Left alone, it is on where TP is above 1.</source>
        <translation>Sie spart Speicher und kostet nicht mehr Kommunikation. Unberührt ist sie bei TP über 1 an.</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO-Stufe</translation>
    </message>
    <message>
        <source>What data parallel ranks share out instead of each keeping a copy.</source>
        <translation>Was sich datenparallele Ränge teilen, statt je eine Kopie zu halten.</translation>
    </message>
    <message>
        <source>1: optimizer states; 2: gradients, too; 3: parameters, too, which are then gathered layer by layer. FSDP is stage 3.</source>
        <translation>1: Optimizer-Zustände; 2: auch Gradienten; 3: auch Parameter, die dann Schicht für Schicht eingesammelt werden. FSDP ist Stufe 3.</translation>
    </message>
    <message>
        <source>Micro-batch size</source>
        <translation>Größe eines Mikro-Batches</translation>
    </message>
    <message>
        <source>Sequences that pass through the model at a time.</source>
        <translation>Sequenzen, die zugleich durch das Modell laufen.</translation>
    </message>
    <message>
        <source>A larger one uses a GPU better and keeps more activations.</source>
        <translation>Größere nutzen eine GPU besser und halten mehr Aktivierungen.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Globale Batchgröße</translation>
    </message>
    <message>
        <source>Sequences of one optimizer step, over all replicas.</source>
        <translation>Sequenzen eines Optimizer-Schritts, über alle Kopien.</translation>
    </message>
    <message>
        <source>B = b · m · d: micro-batch size times micro-batches times replicas.</source>
        <translation>B = b · m · d: Größe eines Mikro-Batches mal Mikro-Batches mal Kopien.</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Mikro-Batches</translation>
    </message>
    <message>
        <source>Passes through the model that each replica makes in one step: GBS ÷ (MBS · DP).</source>
        <translation>Durchläufe durch das Modell, die jede Kopie in einem Schritt macht: GBS ÷ (MBS · DP).</translation>
    </message>
    <message>
        <source>The more there are, the smaller the share of time in which the pipeline fills and drains.</source>
        <translation>Je mehr es sind, desto kleiner ist der Zeitanteil, in dem sich die Pipeline füllt und leert.</translation>
    </message>
    <message>
        <source>Tokens of one sequence.</source>
        <translation>Token einer Sequenz.</translation>
    </message>
    <message>
        <source>Activations grow with it in proportion, the work of attention with its square.</source>
        <translation>Aktivierungen wachsen proportional mit ihr, die Arbeit der Attention mit ihrem Quadrat.</translation>
    </message>
    <message>
        <source>Tokens on which one GPU trains in a step.</source>
        <translation>Token, auf denen eine GPU in einem Schritt trainiert.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>The order in which each pipeline rank runs its forward and backward passes.</source>
        <translation>Die Reihenfolge, in der jeder Pipeline-Rang seine Vorwärts- und Rückwärtsdurchläufe ausführt.</translation>
    </message>
    <message>
        <source>It decides how long ranks wait and how many micro-batches are in flight.</source>
        <translation>Er entscheidet, wie lange Ränge warten und wie viele Mikro-Batches gehalten werden.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The layers that one pipeline rank holds, or one of its chunks.</source>
        <translation>Die Schichten, die ein Pipeline-Rang hält, oder einer seiner Chunks.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>The pass of a micro-batch from the first layer to the loss.</source>
        <translation>Der Durchlauf eines Mikro-Batches von der ersten Schicht bis zum Loss.</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>The pass back, which computes gradients; about twice the work of the forward pass.</source>
        <translation>Der Durchlauf zurück, der Gradienten berechnet; etwa die doppelte Arbeit des Vorwärtsdurchlaufs.</translation>
    </message>
    <message>
        <source>Some schedules split it: the gradient of the input first (B), that of the weights later (W), where there is room.</source>
        <translation>Manche Ablaufpläne teilen ihn: erst den Gradienten der Eingabe (B), später, wo Platz ist, den der Gewichte (W).</translation>
    </message>
    <message>
        <source>Qi et al. (2023)</source>
        <translation>Qi et al. (2023)</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bubble</translation>
    </message>
    <message>
        <source>Time in which pipeline ranks wait for others: idle time.</source>
        <translation>Zeit, in der Pipeline-Ränge auf andere warten: Leerlauf.</translation>
    </message>
    <message>
        <source>Bubble, idle ÷ ideal</source>
        <translation>Bubble, Leerlauf ÷ ideal</translation>
    </message>
    <message>
        <source>Idle time as a share of the time in which ranks work.</source>
        <translation>Leerlauf als Anteil der Zeit, in der Ränge arbeiten.</translation>
    </message>
    <message>
        <source>Of equal stages under 1F1B it is (p − 1)/m.</source>
        <translation>Bei gleichen Stufen mit 1F1B ist sie (p − 1)/m.</translation>
    </message>
    <message>
        <source>Bubble, idle ÷ total</source>
        <translation>Bubble, Leerlauf ÷ gesamt</translation>
    </message>
    <message>
        <source>Idle time as a share of all time.</source>
        <translation>Leerlauf als Anteil der gesamten Zeit.</translation>
    </message>
    <message>
        <source>Of equal stages under 1F1B it is (p − 1)/(m + p − 1).</source>
        <translation>Bei gleichen Stufen mit 1F1B ist sie (p − 1)/(m + p − 1).</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>From the first forward to the last backward of a step, in the pipeline alone.</source>
        <translation>Vom ersten Vorwärts bis zum letzten Rückwärts eines Schritts, nur in der Pipeline.</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Bestmögliches</translation>
    </message>
    <message>
        <source>A proven bound: no order on this placement ends sooner. “vs best” is how much longer the schedule takes.</source>
        <translation>Eine bewiesene Schranke: Keine Reihenfolge auf dieser Platzierung endet früher. „ggü. Opt.“ ist, wie viel länger der Ablaufplan braucht.</translation>
    </message>
    <message>
        <source>Whether an order reaches the bound is not said.</source>
        <translation>Ob eine Reihenfolge die Schranke erreicht, ist nicht gesagt.</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>The operations on which the makespan hangs: were one shorter, the step could be.</source>
        <translation>Die Operationen, an denen die Dauer hängt: Wäre eine kürzer, könnte es auch der Schritt sein.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>A time base in which every stage is alike: a forward takes 1 unit, a backward 2, messages nothing.</source>
        <translation>Eine Zeitbasis, in der alle Stufen gleich sind: vorwärts 1 Einheit, rückwärts 2, Nachrichten nichts.</translation>
    </message>
    <message>
        <source>It is what textbooks draw.</source>
        <translation>So zeichnen es Lehrbücher.</translation>
    </message>
    <message>
        <source>Model time</source>
        <translation>Modellzeit</translation>
    </message>
    <message>
        <source>The times that the model’s stages and messages take on these GPUs.</source>
        <translation>Die Zeiten, die Stufen und Nachrichten des Modells auf diesen GPUs brauchen.</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Bytes that a GPU sends to other stages, or to others of its groups, in a step.</source>
        <translation>Byte, die eine GPU in einem Schritt an andere Stufen oder andere ihrer Gruppen sendet.</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Predicted time of one optimizer step.</source>
        <translation>Vorhergesagte Zeit eines Optimizer-Schritts.</translation>
    </message>
    <message>
        <source>It comes from FLOPs, bytes and the executed pipeline, by a profile of the GPU that is fitted to published runs.</source>
        <translation>Sie ergibt sich aus FLOPs, Byte und der ausgeführten Pipeline, nach einem Profil der GPU, das an veröffentlichte Läufe angepasst ist.</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Nine of ten runs lie in it, judged by those to which the profile was fitted.</source>
        <translation>Neun von zehn Läufen liegen darin, gemessen an denen, an die das Profil angepasst ist.</translation>
    </message>
    <message>
        <source>Devices without such runs are called uncalibrated; their interval is wide.</source>
        <translation>Geräte ohne solche Läufe heißen unkalibriert; ihr Intervall ist weit.</translation>
    </message>
    <message>
        <source>Ideal time</source>
        <translation>Ideale Zeit</translation>
    </message>
    <message>
        <source>Time of the model’s FLOPs, were every GPU to compute at its peak.</source>
        <translation>Zeit der Modell-FLOPs, rechnete jede GPU mit ihrer Spitzenleistung.</translation>
    </message>
    <message>
        <source>Model FLOPs per second as a share of the GPU’s peak; nothing that is repeated counts.</source>
        <translation>Modell-FLOPs je Sekunde als Anteil an der Spitzenleistung der GPU; Wiederholtes zählt nicht.</translation>
    </message>
    <message>
        <source>As MFU, but what recomputation repeats counts again.</source>
        <translation>Wie MFU, doch was Neuberechnung wiederholt, zählt erneut.</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Multiplications and additions of numbers. Training needs about 6 for each parameter and token.</source>
        <translation>Multiplikationen und Additionen von Zahlen. Training braucht etwa 6 je Parameter und Token.</translation>
    </message>
    <message>
        <source>Three conventions: all scores of attention; without the masked half; with what recomputation repeats.</source>
        <translation>Drei Konventionen: alle Scores der Attention; ohne die maskierte Hälfte; mit dem, was Neuberechnung wiederholt.</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>TFLOP/s je GPU</translation>
    </message>
    <message>
        <source>FLOPs of a step ÷ step time ÷ GPUs, in 10^12 a second.</source>
        <translation>FLOPs eines Schritts ÷ Schrittzeit ÷ GPUs, in 10^12 je Sekunde.</translation>
    </message>
    <message>
        <source>Tokens that every GPU trains on in a second.</source>
        <translation>Token, auf denen jede GPU in einer Sekunde trainiert.</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>FLOP/s that a GPU’s data sheet promises for dense matrices, or what a kind of work reaches of it.</source>
        <translation>FLOP/s, die das Datenblatt einer GPU für dichte Matrizen verspricht, oder was eine Art Arbeit davon erreicht.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Bytes per second that memory or a link carries.</source>
        <translation>Byte je Sekunde, die Speicher oder eine Verbindung überträgt.</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Time of an exchange beside that of its bytes.</source>
        <translation>Zeit eines Austauschs neben der für seine Byte.</translation>
    </message>
    <message>
        <source>Exposed communication</source>
        <translation>Unverdeckte Kommunikation</translation>
    </message>
    <message>
        <source>Communication that no computation hides: GPUs wait for it.</source>
        <translation>Kommunikation, die keine Berechnung verdeckt: GPUs warten auf sie.</translation>
    </message>
    <message>
        <source>The letters o are the shares that are hidden.</source>
        <translation>Die Buchstaben o sind die verdeckten Anteile.</translation>
    </message>
    <message>
        <source>Communication time</source>
        <translation>Kommunikationszeit</translation>
    </message>
    <message>
        <source>Time of what GPUs exchange, by the degree of parallelism that needs it.</source>
        <translation>Zeit für das, was GPUs austauschen, nach dem Grad der Parallelität, der es braucht.</translation>
    </message>
    <message>
        <source>Time of a kind of work</source>
        <translation>Zeit einer Art Arbeit</translation>
    </message>
    <message>
        <source>Matrix products, attention, memory-bound operators, recomputation, optimizer.</source>
        <translation>Matrixprodukte, Attention, speichergebundene Operatoren, Neuberechnung, Optimizer.</translation>
    </message>
    <message>
        <source>Launches of operators, fixed times, and waiting for the slowest of a group.</source>
        <translation>Starts von Operatoren, feste Zeiten und Warten auf die Langsamste einer Gruppe.</translation>
    </message>
    <message>
        <source>Repeated computation</source>
        <translation>Wiederholte Berechnung</translation>
    </message>
    <message>
        <source>FLOPs that recomputation does again, as a share of the model’s own.</source>
        <translation>FLOPs, die Neuberechnung erneut ausführt, als Anteil der des Modells.</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>Referenz A</translation>
    </message>
    <message>
        <source>A plan that is pinned; every number then says how it differs from it.</source>
        <translation>Ein gemerkter Plan; jede Zahl sagt dann, wie sie sich von ihm unterscheidet.</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>Mean of |predicted ÷ measured − 1| of throughput.</source>
        <translation>Mittel von |vorhergesagt ÷ gemessen − 1| des Durchsatzes.</translation>
    </message>
    <message>
        <source>Error with one factor</source>
        <translation>Fehler mit einem Faktor</translation>
    </message>
    <message>
        <source>The mean error after multiplying the predictions of each table by one factor, the best for it.</source>
        <translation>Der mittlere Fehler, nachdem die Vorhersagen jeder Tabelle mit einem Faktor multipliziert wurden, dem für sie besten.</translation>
    </message>
    <message>
        <source>Rank correlation</source>
        <translation>Rangkorrelation</translation>
    </message>
    <message>
        <source>How well the predicted order of plans that compete agrees with the measured one: 1 is the same, 0 is chance.</source>
        <translation>Wie gut die vorhergesagte Reihenfolge konkurrierender Pläne zur gemessenen passt: 1 ist gleich, 0 ist Zufall.</translation>
    </message>
    <message>
        <source>Spearman’s, among plans of one table and number of GPUs; the mean.</source>
        <translation>Nach Spearman, unter Plänen einer Tabelle mit gleich vielen GPUs; das Mittel.</translation>
    </message>
    <message>
        <source>Loss of choice</source>
        <translation>Wahlverlust</translation>
    </message>
    <message>
        <source>γ: what is not kept is computed again. 0 recomputes all, 1 keeps all.</source>
        <translation>γ: Was nicht gehalten wird, wird neu berechnet. 0 berechnet alles neu, 1 hält alles.</translation>
    </message>
    <message>
        <source>HFU of computing alone</source>
        <translation>HFU des Rechnens allein</translation>
    </message>
    <message>
        <source>What computing alone reaches of the peak at most, were communication free.</source>
        <translation>Was das Rechnen allein höchstens von der Spitzenleistung erreicht, wäre Kommunikation umsonst.</translation>
    </message>
    <message>
        <source>The schedule %1 is laid out slot by slot, idle ones included; %2 ranks with %3 micro-batches take more than the %4 slots that can be laid out.</source>
        <translation>Der Ablaufplan %1 wird Zeitfenster für Zeitfenster ausgelegt, auch die leeren; %2 Ränge mit %3 Mikro-Batches brauchen mehr als die %4 Zeitfenster, die ausgelegt werden können.</translation>
    </message>
    <message>
        <source>Recompute nothing</source>
        <translation>Nichts neu berechnen</translation>
    </message>
    <message>
        <source>Schedule %1 instead of %2</source>
        <translation>Ablaufplan %1 statt %2</translation>
    </message>
    <message>
        <source>It has two conventions: idle ÷ ideal and idle ÷ total. If one is x/(1−x), the other is x. It is filling and draining, unequal stages, and waiting for messages.</source>
        <translation>Es gibt zwei Konventionen: Leerlauf ÷ ideal und Leerlauf ÷ gesamt. Ist die eine x/(1−x), so ist die andere x. Der Leerlauf besteht aus Füllen und Leeren, ungleichen Stufen und Warten auf Nachrichten.</translation>
    </message>
    <message>
        <source>The profile %1 does not shard %2: under ZeRO %3 every rank keeps them whole; step time and messages are those of ZeRO %3 all the same.</source>
        <translation>Das Profil %1 teilt dies nicht auf: %2. Unter ZeRO %3 behält es jeder Rang ganz; Schrittzeit und Nachrichten sind trotzdem die von ZeRO %3.</translation>
    </message>
    <message>
        <source>cannot be written: it is a link to a file whose name is not UTF-8</source>
        <translation>lässt sich nicht schreiben: es ist ein Verweis auf eine Datei, deren Name nicht UTF-8 ist</translation>
    </message>
    <message>
        <source>All forwards, then all backwards</source>
        <translation>Erst alle Vorwärts-, dann alle Rückwärtsläufe</translation>
    </message>
    <message>
        <source>The simplest schedule. Every micro-batch of a step is in flight at once, so that activations grow with their number.</source>
        <translation>Der einfachste Ablaufplan. Alle Mikro-Batches eines Schritts sind gleichzeitig unterwegs, sodass die Aktivierungen mit ihrer Anzahl wachsen.</translation>
    </message>
    <message>
        <source>One forward, one backward</source>
        <translation>Ein Vorwärts-, ein Rückwärtslauf</translation>
    </message>
    <message>
        <source>After a warm-up each rank runs a forward and a backward in turn: the bubble of GPipe, with at most p micro-batches in flight.</source>
        <translation>Nach einer Anlaufphase führt jeder Rang abwechselnd einen Vorwärts- und einen Rückwärtslauf aus: die Bubble von GPipe, mit höchstens p Mikro-Batches unterwegs.</translation>
    </message>
    <message>
        <source>Eager 1F1B warms up with about twice as many forwards: messages hide behind work, and activations take up to twice the memory.</source>
        <translation>Eager 1F1B läuft mit etwa doppelt so vielen Vorwärtsläufen an: Nachrichten verbergen sich hinter Arbeit, Aktivierungen brauchen bis zu doppelt so viel Speicher.</translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation>Verschränktes 1F1B</translation>
    </message>
    <message>
        <source>Each rank holds v chunks of layers that lie apart. Filling and draining take a v-th of the time; messages are v times as many.</source>
        <translation>Jeder Rang hält v auseinanderliegende Chunks von Schichten. Füllen und Leeren dauern ein v-tel so lang; es sind v-mal so viele Nachrichten.</translation>
    </message>
    <message>
        <source>Overlapped, a forward and a backward of different micro-batches run as one block in which the messages of one hide behind the work of the other.</source>
        <translation>Überlappt laufen ein Vorwärts- und ein Rückwärtslauf verschiedener Mikro-Batches als ein Block, in dem sich die Nachrichten des einen hinter der Arbeit des anderen verbergen.</translation>
    </message>
    <message>
        <source>Breadth-first schedule</source>
        <translation>Ablaufplan Breite zuerst</translation>
    </message>
    <message>
        <source>Each chunk takes all micro-batches before the next chunk begins. Sharded parameters are gathered once a chunk; activations take as much as under GPipe.</source>
        <translation>Jeder Chunk nimmt alle Mikro-Batches, bevor der nächste beginnt. Verteilte Parameter werden je Chunk einmal gesammelt; Aktivierungen brauchen so viel wie bei GPipe.</translation>
    </message>
    <message>
        <source>Lamy-Poirier (2023)</source>
        <translation>Lamy-Poirier (2023)</translation>
    </message>
    <message>
        <source>Zero-bubble schedules</source>
        <translation>Zero-Bubble-Ablaufpläne</translation>
    </message>
    <message>
        <source>ZB-H1 takes about the memory of 1F1B, ZB-H2 about twice as much for less idle time. What is called no bubble is a rank&apos;s own span; seen from outside ranks still start one after the other.</source>
        <translation>ZB-H1 braucht etwa den Speicher von 1F1B, ZB-H2 etwa doppelt so viel für weniger Leerlauf. „Keine Bubble“ gilt für die Spanne eines Rangs; von außen gesehen beginnen die Ränge weiter einer nach dem anderen.</translation>
    </message>
    <message>
        <source>V-shaped schedules</source>
        <translation>V-förmige Ablaufpläne</translation>
    </message>
    <message>
        <source>Each rank holds one chunk from the front and one from the back of the model, with a split backward, so that all ranks need alike much memory.</source>
        <translation>Jeder Rang hält einen Chunk vom Anfang und einen vom Ende des Modells, mit geteiltem Rückwärtslauf, sodass alle Ränge gleich viel Speicher brauchen.</translation>
    </message>
    <message>
        <source>ZB-V takes the activations of 1F1B, V-Half about half of them and V-Min about a third, for more idle time.</source>
        <translation>ZB-V braucht die Aktivierungen von 1F1B, V-Half etwa die Hälfte und V-Min etwa ein Drittel davon, für mehr Leerlauf.</translation>
    </message>
    <message>
        <source>Qi et al. (2024)</source>
        <translation>Qi et al. (2024)</translation>
    </message>
    <message>
        <source>Two directions at once</source>
        <translation>Zwei Richtungen zugleich</translation>
    </message>
    <message>
        <source>Half of the micro-batches go through the ranks the other way round; where both meet, a forward and a backward run as one block. Each rank holds two stages&apos; parameters.</source>
        <translation>Die Hälfte der Mikro-Batches läuft andersherum durch die Ränge; wo sich beide treffen, laufen ein Vorwärts- und ein Rückwärtslauf als ein Block. Jeder Rang hält die Parameter zweier Stufen.</translation>
    </message>
    <message>
        <source>DualPipeV is one half of it, folded into a V: nothing is held twice.</source>
        <translation>DualPipeV ist eine Hälfte davon, zum V gefaltet: Nichts wird doppelt gehalten.</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 3.2</source>
        <translation>DeepSeek-AI (2024), Abschnitt 3.2</translation>
    </message>
    <message>
        <source>Pipelines in both directions</source>
        <translation>Pipelines in beide Richtungen</translation>
    </message>
    <message>
        <source>Two pipelines run through the same ranks in opposite directions and fill each other&apos;s gaps. Each rank holds two stages&apos; parameters.</source>
        <translation>Zwei Pipelines laufen in entgegengesetzten Richtungen durch dieselben Ränge und füllen einander die Lücken. Jeder Rang hält die Parameter zweier Stufen.</translation>
    </message>
    <message>
        <source>Li and Hoefler (2021)</source>
        <translation>Li und Hoefler (2021)</translation>
    </message>
    <message>
        <source>Searched schedules</source>
        <translation>Gesuchte Ablaufpläne</translation>
    </message>
    <message>
        <source>An order that is looked for with the plan&apos;s own stage times, within a limit of memory, instead of following a fixed pattern.</source>
        <translation>Eine Reihenfolge, die mit den eigenen Stufenzeiten des Plans innerhalb einer Speichergrenze gesucht wird, statt einem festen Muster zu folgen.</translation>
    </message>
    <message>
        <source>The backward is split: the gradient of the input runs at once, that of the weights where a rank would wait.</source>
        <translation>Der Rückwärtslauf ist geteilt: der Gradient der Eingabe kommt sofort, der der Gewichte dort, wo ein Rang sonst warten würde.</translation>
    </message>
    <message>
        <source>logarithm of memory ÷ capacity, with context, communicators and what fragmentation beyond a tenth adds</source>
        <translation>Logarithmus von Speicher ÷ Kapazität, mit Kontext, Kommunikatoren und dem, was Fragmentierung über ein Zehntel hinaus ausmacht</translation>
    </message>
    <message>
        <source>cannot be read: it needs more memory than there is</source>
        <translation>ist nicht lesbar: dafür fehlt der Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Breadth-first</source>
        <translation>Breite zuerst</translation>
    </message>
    <message>
        <source>Order from a file</source>
        <translation>Reihenfolge aus Datei</translation>
    </message>
    <message>
        <source>Eager 1F1B</source>
        <translation>Eager 1F1B</translation>
    </message>
    <message>
        <source>Interleaved, overlapped</source>
        <translation>Verschränkt, überlappt</translation>
    </message>
    <message>
        <source>ZB, searched</source>
        <translation>ZB, gesucht</translation>
    </message>
    <message>
        <source>Interleaved ZB1P</source>
        <translation>Verschränktes ZB1P</translation>
    </message>
    <message>
        <source>ZB-V, searched</source>
        <translation>ZB-V, gesucht</translation>
    </message>
    <message>
        <source>must be given, since hidden %1 is no multiple of heads %2</source>
        <translation>muss angegeben sein, da hidden %1 kein Vielfaches von heads %2 ist</translation>
    </message>
    <message>
        <source>must be given where no model is named</source>
        <translation>muss angegeben sein, wo kein Modell genannt ist</translation>
    </message>
    <message>
        <source>a quoted field must end with a quote</source>
        <translation>ein Feld in Anführungszeichen muss mit einem Anführungszeichen enden</translation>
    </message>
    <message>
        <source>after the closing quote of a field there must be a comma or the end of the line</source>
        <translation>nach dem schließenden Anführungszeichen eines Feldes muss ein Komma oder das Zeilenende stehen</translation>
    </message>
    <message>
        <source>must be %1, not %2; nearest: %3</source>
        <translation>muss %1 sein, nicht %2; am ähnlichsten: %3</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, not %3</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>must be a number from 0 to %1 such as 0.5, not %2</source>
        <translation>muss eine Zahl von 0 bis %1 sein, etwa 0.5, nicht %2</translation>
    </message>
    <message>
        <source>must be a number above 0 and at most %1 such as 0.5, not %2</source>
        <translation>muss eine Zahl über 0 und höchstens %1 sein, etwa 0.5, nicht %2</translation>
    </message>
    <message>
        <source>must be on or off, not %1</source>
        <translation>muss on oder off sein, nicht %1</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>must name each column once; %1 is there twice</source>
        <translation>muss jede Spalte einmal nennen; %1 steht zweimal da</translation>
    </message>
    <message>
        <source>must say what was run by at least one option, such as model or tp</source>
        <translation>muss durch mindestens eine Option wie model oder tp sagen, was gelaufen ist</translation>
    </message>
    <message>
        <source>must say what was measured, or that the run ran out of memory</source>
        <translation>muss sagen, was gemessen wurde oder dass dem Lauf der Speicher ausging</translation>
    </message>
    <message>
        <source>must not be on where a speed was measured</source>
        <translation>darf nicht on sein, wo eine Geschwindigkeit gemessen wurde</translation>
    </message>
    <message>
        <source>must have %1 fields like the header, not %2</source>
        <translation>muss wie die Kopfzeile %1 Felder haben, nicht %2</translation>
    </message>
    <message>
        <source>must be UTF-8, which it is not on line %1, at byte %2 of it</source>
        <translation>muss UTF-8 sein; in Zeile %1 ist es das ab Byte %2 nicht</translation>
    </message>
    <message>
        <source>must name the columns, but the file is empty</source>
        <translation>muss die Spalten nennen, aber die Datei ist leer</translation>
    </message>
    <message>
        <source>must be %1, not %2</source>
        <translation>muss %1 sein, nicht %2</translation>
    </message>
    <message>
        <source>must be at least %1, %2, not %3</source>
        <translation>muss mindestens %1 sein, %2, nicht %3</translation>
    </message>
    <message>
        <source>must not be given together with a model</source>
        <translation>darf nicht zusammen mit einem Modell angegeben sein</translation>
    </message>
    <message>
        <source>a model of the list</source>
        <translation>ein Modell der Liste</translation>
    </message>
    <message>
        <source>a GPU of the list</source>
        <translation>eine GPU der Liste</translation>
    </message>
    <message>
        <source>Ideal time of the attention cores</source>
        <translation>Ideale Zeit der Attention-Kerne</translation>
    </message>
    <message>
        <source>The schedule %1 needs at least %3 model chunks on each rank; it has %2.</source>
        <translation>Der Ablaufplan %1 braucht mindestens %3 Modell-Chunks je Rang; er hat %2.</translation>
    </message>
    <message>
        <source>The schedule %1 has its own number of chunks in flight; a limit of %2 was asked for, which only searched schedules such as %3 take.</source>
        <translation>Der Ablaufplan %1 hat eine eigene Anzahl gehaltener Chunks; verlangt war eine Grenze von %2, die nur gesuchte Ablaufpläne wie %3 annehmen.</translation>
    </message>
    <message>
        <source>The schedule %1 does not choose its number of pipelines; %2 were asked for, which only %3 takes.</source>
        <translation>Der Ablaufplan %1 wählt die Anzahl seiner Pipelines nicht; verlangt waren %2, was nur %3 annimmt.</translation>
    </message>
    <message>
        <source>The micro-batch group of the schedule %1 must be at least the %3 pipeline ranks; it is %2.</source>
        <translation>Die Mikro-Batch-Gruppe des Ablaufplans %1 muss mindestens die %3 Pipeline-Ränge umfassen; sie umfasst %2.</translation>
    </message>
    <message>
        <source>The micro-batch group of the schedule %1 is %2, more than the %3 micro-batches of a step.</source>
        <translation>Die Mikro-Batch-Gruppe des Ablaufplans %1 umfasst %2, mehr als die %3 Mikro-Batches eines Schritts.</translation>
    </message>
    <message>
        <source>The schedule %1 needs the number of micro-batches to be a multiple of the %3 pipeline ranks; it is %2.</source>
        <translation>Der Ablaufplan %1 verlangt als Anzahl der Mikro-Batches ein Vielfaches der %3 Pipeline-Ränge; es sind %2.</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 an</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>an even share</source>
        <translation>ein gleicher Anteil</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>Host&apos;s time to issue an operator</source>
        <translation>Zeit des Hosts, einen Operator abzuschicken</translation>
    </message>
    <message>
        <source>Latency of a hop over the fast link</source>
        <translation>Latenz eines Schritts über die schnelle Verbindung</translation>
    </message>
    <message>
        <source>Latency of a hop over the network</source>
        <translation>Latenz eines Schritts über das Netz</translation>
    </message>
    <message>
        <source>must have a value for each of %1 columns</source>
        <translation>muss einen Wert für jede von %1 Spalten haben</translation>
    </message>
    <message>
        <source>seconds that the host takes to issue an operator</source>
        <translation>Sekunden, die der Host braucht, um einen Operator abzuschicken</translation>
    </message>
    <message>
        <source>A pipeline of PP %1 × %2 virtual stages has more than the %3 stages that are worked out one by one.</source>
        <translation>Eine Pipeline aus PP %1 × %2 virtuellen Stufen hat mehr als die %3 Stufen, die einzeln berechnet werden.</translation>
    </message>
    <message>
        <source>%1 of %2 stages hold no layers, no embedding and no head: they pass on what comes.</source>
        <translation>%1 von %2 Stufen halten weder Schichten noch Embedding noch Ausgabeschicht: Sie reichen weiter, was kommt.</translation>
    </message>
    <message>
        <source>backward pass of the embedding, micro-batches in flight: %1</source>
        <translation>Rückwärtsdurchlauf des Embeddings, gehaltene Mikro-Batches: %1</translation>
    </message>
    <message>
        <source>forward pass of the embedding, micro-batches in flight: %1</source>
        <translation>Vorwärtsdurchlauf des Embeddings, gehaltene Mikro-Batches: %1</translation>
    </message>
    <message>
        <source>a stage without layers, micro-batches in flight: %1</source>
        <translation>eine Stufe ohne Schichten, gehaltene Mikro-Batches: %1</translation>
    </message>
    <message>
        <source>Groups of %1 ranks that shard the states do not divide the %2 ranks of DP × CP that hold the same.</source>
        <translation>Gruppen von %1 Rängen, die die Zustände aufteilen, teilen nicht die %2 Ränge von DP × CP, die dasselbe halten.</translation>
    </message>
    <message>
        <source>EP %1 does not divide the %2 ranks that shard the states together: some would hold other experts than the rest.</source>
        <translation>EP %1 teilt nicht die %2 Ränge, die die Zustände zusammen aufteilen: Einige hielten andere Experten als die übrigen.</translation>
    </message>
    <message>
        <source>ZeRO 0 shards nothing: groups of %1 ranks change nothing.</source>
        <translation>ZeRO 0 teilt nichts auf: Gruppen von %1 Rängen ändern nichts.</translation>
    </message>
    <message>
        <source>Modules to recompute (%1) count under selective recomputation alone.</source>
        <translation>Neu zu berechnende Module (%1) zählen nur bei selektiver Neuberechnung.</translation>
    </message>
    <message>
        <source>Neither %1 nor the profile %2 has anything that recomputation of %3 would not keep.</source>
        <translation>Weder %1 noch das Profil %2 hat etwas, das die Neuberechnung von %3 nicht hielte.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 0 to %2, not %3.</source>
        <translation>%1 muss eine ganze Zahl von 0 bis %2 sein, nicht %3.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations shard over all replicas; they do not see groups of %1 ranks.</source>
        <translation>Die Gleichungen des Papers teilen über alle Kopien auf; Gruppen von %1 Rängen sehen sie nicht.</translation>
    </message>
    <message>
        <source>Modules to recompute</source>
        <translation>Neu zu berechnende Module</translation>
    </message>
    <message>
        <source>Which parts of a layer are computed again: the attention core unless others are named.</source>
        <translation>Welche Teile einer Schicht die selektive Neuberechnung noch einmal berechnet: den Attention-Kern, wenn keine anderen genannt sind.</translation>
    </message>
    <message>
        <source>MLP and MoE are computed again from their normed input. Of the experts’ activation function, the norms and the up-projections of latent attention the outputs are not kept.</source>
        <translation>MLP und MoE werden aus ihrer normierten Eingabe noch einmal berechnet. Von der Aktivierungsfunktion der Experten, den Normen und den Aufwärtsprojektionen latenter Attention werden die Ausgaben nicht gehalten.</translation>
    </message>
    <message>
        <source>NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py</source>
        <translation>NVIDIA/Megatron-LM@002526d, megatron/core/transformer/transformer_config.py</translation>
    </message>
    <message>
        <source>Shard group</source>
        <translation>Aufteilungsgruppe</translation>
    </message>
    <message>
        <source>Replicas that shard optimizer states, gradients or parameters among themselves.</source>
        <translation>Kopien des Modells, die Optimizer-Zustände, Gradienten oder Parameter unter sich aufteilen.</translation>
    </message>
    <message>
        <source>Smaller groups keep gathering within a node and hold more on each GPU. Groups hold the same shards and add up their gradients. Known as hybrid sharding (HSDP) and as several instances of the distributed optimizer.</source>
        <translation>Kleinere Gruppen sammeln innerhalb eines Knotens ein und halten mehr auf jeder GPU. Die Gruppen halten dieselben Teile und addieren ihre Gradienten. Bekannt als hybride Aufteilung (HSDP) und als mehrere Instanzen des verteilten Optimizers.</translation>
    </message>
    <message>
        <source>Zhao et al. (2023), section 3.2.2</source>
        <translation>Zhao et al. (2023), Abschnitt 3.2.2</translation>
    </message>
    <message>
        <source>ranks that shard the states together</source>
        <translation>Ränge, die die Zustände zusammen aufteilen</translation>
    </message>
    <message>
        <source>forward FLOPs of a token in recomputed modules</source>
        <translation>Vorwärts-FLOPs eines Tokens in neu berechneten Modulen</translation>
    </message>
    <message>
        <source>reduce-scatter of a rank&apos;s gradients in its group, and all-reduce of its shard with the others</source>
        <translation>Reduce-Scatter der Gradienten eines Rangs in seiner Gruppe und All-Reduce seines Teils mit den anderen</translation>
    </message>
    <message>
        <source>Matrix products of recomputed modules</source>
        <translation>Matrixprodukte neu berechneter Module</translation>
    </message>
    <message>
        <source>Memory-bound work of recomputed modules</source>
        <translation>Speichergebundene Arbeit neu berechneter Module</translation>
    </message>
    <message>
        <source>The profile %1 keeps 16-bit weights beside parameters in FP8: these are gathered faster and save no memory but that of gathered layers.</source>
        <translation>Das Profil %1 hält 16-Bit-Gewichte neben Parametern in FP8: Diese werden schneller eingesammelt und sparen nur den Speicher eingesammelter Schichten.</translation>
    </message>
    <message>
        <source>The offloaded share of the activations must be from 0 to 1, not %1.</source>
        <translation>Der ausgelagerte Anteil der Aktivierungen muss von 0 bis 1 sein, nicht %1.</translation>
    </message>
    <message>
        <source>No NVFP4 rate of %1 is known.</source>
        <translation>Für %1 ist keine NVFP4-Rate bekannt.</translation>
    </message>
    <message>
        <source>The recipe of FP8 and parameters in FP8 count under precision fp8 alone, not under %1.</source>
        <translation>Das Rezept für FP8 und Parameter in FP8 zählen nur bei der Genauigkeit fp8, nicht bei %1.</translation>
    </message>
    <message>
        <source>No bandwidth between %1 and its host is known.</source>
        <translation>Keine Bandbreite zwischen %1 und ihrem Host ist bekannt.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations keep everything on the GPU; they do not see what is offloaded.</source>
        <translation>Die Gleichungen des Papers halten alles auf der GPU; sie sehen nicht, was ausgelagert ist.</translation>
    </message>
    <message>
        <source>The paper&apos;s equations store weights and activations in 16 bits; they do not see %1.</source>
        <translation>Die Gleichungen des Papers speichern Gewichte und Aktivierungen in 16 Bit; %1 sehen sie nicht.</translation>
    </message>
    <message>
        <source>Offloading</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <source>Optimizer states or activations wait in the host’s memory while they are not needed.</source>
        <translation>Optimizer-Zustände oder Aktivierungen warten im Speicher des Hosts, solange sie nicht gebraucht werden.</translation>
    </message>
    <message>
        <source>Activations travel behind computation as far as the link is fast enough. Optimizer states come when activations are gone, and leave before the next step.</source>
        <translation>Aktivierungen reisen hinter der Berechnung, soweit die Verbindung schnell genug ist. Optimizer-Zustände kommen, wenn die Aktivierungen fort sind, und gehen vor dem nächsten Schritt.</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2021), section 5</source>
        <translation>Rajbhandari et al. (2021), Abschnitt 5</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>Ausgelagerter Anteil</translation>
    </message>
    <message>
        <source>Of the stored activations, the share that waits in the host’s memory.</source>
        <translation>Der Anteil der gespeicherten Aktivierungen, der im Speicher des Hosts wartet.</translation>
    </message>
    <message>
        <source>FP8 scales</source>
        <translation>FP8-Skalen</translation>
    </message>
    <message>
        <source>What shares a scale in FP8: a whole tensor, or tiles of 128 numbers.</source>
        <translation>Was sich in FP8 eine Skala teilt: ein ganzer Tensor oder Kacheln von 128 Zahlen.</translation>
    </message>
    <message>
        <source>DeepSeek-V3 (2024), section 3.3.2</source>
        <translation>DeepSeek-V3 (2024), Abschnitt 3.3.2</translation>
    </message>
    <message>
        <source>FP8 parameters</source>
        <translation>FP8-Parameter</translation>
    </message>
    <message>
        <source>The weights of the layers’ matrices are kept and gathered in FP8.</source>
        <translation>Die Gewichte der Matrizen der Schichten werden in FP8 gehalten und eingesammelt.</translation>
    </message>
    <message>
        <source>Megatron-Core then keeps no 16-bit copy of them; its optimizer&apos;s fp32 copies stay. Embedding, head, norms and routers stay in 16 bits.</source>
        <translation>Megatron-Core hält dann keine 16-Bit-Kopie davon; die fp32-Kopien des Optimizers bleiben. Embedding, Ausgabeschicht, Normen und Router bleiben in 16 Bit.</translation>
    </message>
    <message>
        <source>bytes per parameter that is kept in FP8 instead</source>
        <translation>Byte je Parameter, der stattdessen in FP8 gehalten wird</translation>
    </message>
    <message>
        <source>bytes per parameter that FP8 spares of gathered layers</source>
        <translation>Byte je Parameter, die FP8 bei eingesammelten Schichten spart</translation>
    </message>
    <message>
        <source>share of the stored activations on the host</source>
        <translation>Anteil der gespeicherten Aktivierungen auf dem Host</translation>
    </message>
    <message>
        <source>all-gather of a rank&apos;s weights, those of matrices in FP8</source>
        <translation>All-Gather der Gewichte eines Rangs, derer von Matrizen in FP8</translation>
    </message>
    <message>
        <source>seconds that activations leave for beyond their forward pass</source>
        <translation>Sekunden, die Aktivierungen über ihren Vorwärtsdurchlauf hinaus fortreisen</translation>
    </message>
    <message>
        <source>seconds that activations return for beyond their backward pass</source>
        <translation>Sekunden, die Aktivierungen über ihren Rückwärtsdurchlauf hinaus zurückreisen</translation>
    </message>
    <message>
        <source>bytes of a rank&apos;s optimizer states</source>
        <translation>Byte der Optimizer-Zustände eines Rangs</translation>
    </message>
    <message>
        <source>bytes per second between GPU and host, one direction</source>
        <translation>Byte pro Sekunde zwischen GPU und Host, eine Richtung</translation>
    </message>
    <message>
        <source>Waiting for what is offloaded to the host</source>
        <translation>Warten auf das, was zum Host ausgelagert ist</translation>
    </message>
    <message>
        <source>FLOP/s that the head&apos;s product reaches, in 16 bits</source>
        <translation>FLOP/s, die das Produkt der Ausgabeschicht in 16 Bit erreicht</translation>
    </message>
    <message>
        <source>Order of ranks</source>
        <translation>Reihenfolge der Ränge</translation>
    </message>
    <message>
        <source>How ranks are numbered over the GPUs: which groups stand within a node.</source>
        <translation>Wie Ränge über die GPUs nummeriert werden: welche Gruppen innerhalb eines Knotens stehen.</translation>
    </message>
    <message>
        <source>Tensor parallel ranks come first, beside each other. Frameworks place data parallel ranks next and the stages of the pipeline furthest apart; the other order keeps small pipelines within a node.</source>
        <translation>Tensorparallele Ränge kommen zuerst, nebeneinander. Frameworks setzen datenparallele Ränge als Nächstes und die Stufen der Pipeline am weitesten auseinander; die andere Reihenfolge hält kleine Pipelines innerhalb eines Knotens.</translation>
    </message>
    <message>
        <source>Grattafiori et al. (2024), section 3.3.2</source>
        <translation>Grattafiori et al. (2024), Abschnitt 3.3.2</translation>
    </message>
    <message>
        <source>seconds that the host is held by a collective of tensor parallelism beside the pipeline&apos;s messages</source>
        <translation>Sekunden, die eine kollektive Operation der Tensorparallelität den Host neben den Nachrichten der Pipeline aufhält</translation>
    </message>
    <message>
        <source>Goodput: share of the time that trains</source>
        <translation>Goodput: Anteil der Zeit, der trainiert</translation>
    </message>
    <message>
        <source>Daly (2006), eq. 20</source>
        <translation>Daly (2006), Gl. 20</translation>
    </message>
    <message>
        <source>Days of the training</source>
        <translation>Tage des Trainings</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not %4.</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein, nicht %4.</translation>
    </message>
    <message>
        <source>parameters of the model</source>
        <translation>Parameter des Modells</translation>
    </message>
    <message>
        <source>bytes of a parameter in a checkpoint: weight and optimizer states</source>
        <translation>Bytes eines Parameters im Checkpoint: Gewicht und Optimizer-Zustände</translation>
    </message>
    <message>
        <source>time to write a checkpoint, as it was set</source>
        <translation>Zeit zum Schreiben eines Checkpoints, wie eingestellt</translation>
    </message>
    <message>
        <source>bandwidth of one GPU to the storage, bytes/s</source>
        <translation>Bandbreite einer GPU zum Speichersystem, Bytes/s</translation>
    </message>
    <message>
        <source>failures per GPU and hour</source>
        <translation>Ausfälle je GPU und Stunde</translation>
    </message>
    <message>
        <source>time from a failure until training goes on</source>
        <translation>Zeit von einem Ausfall, bis das Training weitergeht</translation>
    </message>
    <message>
        <source>training between two checkpoints, as it was set</source>
        <translation>Training zwischen zwei Checkpoints, wie eingestellt</translation>
    </message>
    <message>
        <source>GPU-hours of the training</source>
        <translation>GPU-Stunden des Trainings</translation>
    </message>
    <message>
        <source>tokens to train on</source>
        <translation>Token, auf denen trainiert wird</translation>
    </message>
    <message>
        <source>Mean time between failures of the cluster</source>
        <translation>Mittlere Zeit zwischen Ausfällen des Clusters</translation>
    </message>
    <message>
        <source>Bytes of a checkpoint</source>
        <translation>Bytes eines Checkpoints</translation>
    </message>
    <message>
        <source>Time to write a checkpoint</source>
        <translation>Zeit zum Schreiben eines Checkpoints</translation>
    </message>
    <message>
        <source>Training between two checkpoints, at best</source>
        <translation>Training zwischen zwei Checkpoints, bestenfalls</translation>
    </message>
    <message>
        <source>Daly (2006), eq. 37</source>
        <translation>Daly (2006), Gl. 37</translation>
    </message>
    <message>
        <source>Share of the time that writes no checkpoint</source>
        <translation>Anteil der Zeit, der keinen Checkpoint schreibt</translation>
    </message>
    <message>
        <source>Share of the work that no failure undoes</source>
        <translation>Anteil der Arbeit, den kein Ausfall zunichtemacht</translation>
    </message>
    <message>
        <source>Share of the time that does not start again</source>
        <translation>Anteil der Zeit ohne Neustarts</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>Token des Trainings</translation>
    </message>
    <message>
        <source>All tokens of the training; days, GPU-hours and price follow from them.</source>
        <translation>Alle Token des Trainings; Tage, GPU-Stunden und Preis folgen daraus.</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Preis einer GPU-Stunde</translation>
    </message>
    <message>
        <source>In any currency; what the training costs is in the same.</source>
        <translation>In irgendeiner Währung; was das Training kostet, steht in derselben.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Share of the time that trains: without writing checkpoints, work that a failure undoes, and restarts.</source>
        <translation>Anteil der Zeit, der trainiert: ohne das Schreiben von Checkpoints, ohne Arbeit, die ein Ausfall zunichtemacht, und ohne Neustarts.</translation>
    </message>
    <message>
        <source>Also effective training time. Llama 3 reports more than 90 % on 16,384 GPUs.</source>
        <translation>Auch effektive Trainingszeit. Llama 3 berichtet von mehr als 90 % auf 16.384 GPUs.</translation>
    </message>
    <message>
        <source>Mean time between failures</source>
        <translation>Mittlere Zeit zwischen Ausfällen</translation>
    </message>
    <message>
        <source>Of the whole cluster: one GPU’s, divided by their number. Any failure interrupts all.</source>
        <translation>Des ganzen Clusters: die einer GPU, geteilt durch ihre Anzahl. Jeder Ausfall unterbricht alle.</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>Ausfallrate</translation>
    </message>
    <message>
        <source>Unexpected interruptions of the training for each GPU and hour.</source>
        <translation>Unerwartete Unterbrechungen des Trainings je GPU und Stunde.</translation>
    </message>
    <message>
        <source>By default that of Llama 3: 419 in 54 days on 16,384 GPUs.</source>
        <translation>Voreingestellt die von Llama 3: 419 in 54 Tagen auf 16.384 GPUs.</translation>
    </message>
    <message>
        <source>Grattafiori et al. (2024), section 3.3.4</source>
        <translation>Grattafiori et al. (2024), Abschnitt 3.3.4</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Weights and optimizer states, saved so that training can go on from there.</source>
        <translation>Gewichte und Optimizer-Zustände, gesichert, damit das Training von dort weitergehen kann.</translation>
    </message>
    <message>
        <source>Time of a checkpoint</source>
        <translation>Zeit eines Checkpoints</translation>
    </message>
    <message>
        <source>How long training stands still to write one; else its bytes by the storage’s bandwidth.</source>
        <translation>Wie lange das Training stillsteht, um einen zu schreiben; sonst seine Bytes durch die Bandbreite des Speichersystems.</translation>
    </message>
    <message>
        <source>Where checkpoints are written while training goes on, it is the time that they hold it up.</source>
        <translation>Wo Checkpoints während des Trainings geschrieben werden, ist es die Zeit, um die sie es aufhalten.</translation>
    </message>
    <message>
        <source>Storage bandwidth</source>
        <translation>Bandbreite des Speichersystems</translation>
    </message>
    <message>
        <source>What the storage of checkpoints takes from one GPU while all of them write.</source>
        <translation>Was das Speichersystem der Checkpoints von einer GPU annimmt, während alle schreiben.</translation>
    </message>
    <message>
        <source>By default that of Llama 3: 2 TB/s for 16,384 GPUs.</source>
        <translation>Voreingestellt die von Llama 3: 2 TB/s für 16.384 GPUs.</translation>
    </message>
    <message>
        <source>Grattafiori et al. (2024), section 3.3.1</source>
        <translation>Grattafiori et al. (2024), Abschnitt 3.3.1</translation>
    </message>
    <message>
        <source>Time of a restart</source>
        <translation>Zeit eines Neustarts</translation>
    </message>
    <message>
        <source>From a failure until training goes on: noticing it, replacing a node, loading.</source>
        <translation>Von einem Ausfall, bis das Training weitergeht: bemerken, Knoten ersetzen, laden.</translation>
    </message>
    <message>
        <source>By default ten minutes, as MegaScale reports at most.</source>
        <translation>Voreingestellt zehn Minuten, wie MegaScale höchstens berichtet.</translation>
    </message>
    <message>
        <source>Jiang et al. (2024), section 6.3</source>
        <translation>Jiang et al. (2024), Abschnitt 6.3</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Abstand der Checkpoints</translation>
    </message>
    <message>
        <source>Training between two checkpoints. More of them cost time, fewer lose more work to a failure.</source>
        <translation>Training zwischen zwei Checkpoints. Mehr davon kosten Zeit, weniger verlieren mehr Arbeit durch einen Ausfall.</translation>
    </message>
    <message>
        <source>The best is near √(2·δ·MTBF), by Young (1974).</source>
        <translation>Der beste liegt nahe √(2·δ·MTBF), nach Young (1974).</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>GPUs times hours of the whole training, failures included.</source>
        <translation>GPUs mal Stunden des ganzen Trainings, Ausfälle eingeschlossen.</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2 such as 0.5 or 2e9, not %3</source>
        <translation>muss eine Zahl von %1 bis %2 sein, wie 0.5 oder 2e9, nicht %3</translation>
    </message>
    <message>
        <source>A tensor parallel size of experts, %1, needs a model with experts; %2 has none.</source>
        <translation>Eine Tensorparallelität der Experten, %1, braucht ein Modell mit Experten; %2 hat keine.</translation>
    </message>
    <message>
        <source>The FFN hidden size %1 of an expert does not divide by the tensor parallel size %2 of experts.</source>
        <translation>Die FFN-Breite %1 eines Experten ist nicht durch die Tensorparallelität %2 der Experten teilbar.</translation>
    </message>
    <message>
        <source>Experts of tensor parallel size %1 beside TP %2 need sequence parallelism, which gives each rank tokens of its own.</source>
        <translation>Experten mit Tensorparallelität %1 neben TP %2 brauchen Sequenzparallelität, die jedem Rang eigene Tokens gibt.</translation>
    </message>
    <message>
        <source>EP %1 × expert tensor parallel size %2 does not divide the %3 ranks of TP × CP × DP that share the experts.</source>
        <translation>EP %1 × Tensorparallelität %2 der Experten teilt nicht die %3 Ränge von TP × CP × DP, die sich die Experten teilen.</translation>
    </message>
    <message>
        <source>A token that may visit %1 nodes finds %2 experts on each: fewer than the %3 that it visits.</source>
        <translation>Ein Token, das %1 Knoten besuchen darf, findet auf jedem %2 Experten: weniger als die %3, die es besucht.</translation>
    </message>
    <message>
        <source>The capacity of %1 even shares drops %2 % of what the busiest experts are sent, %3 even shares.</source>
        <translation>Die Kapazität von %1 gleichen Anteilen verwirft %2 % dessen, was den meistbeschäftigten Experten gesandt wird, %3 gleiche Anteile.</translation>
    </message>
    <message>
        <source>An expert must have room for an even share of the tokens: the capacity factor must be 1 or more, or 0 for no limit, not %1.</source>
        <translation>Ein Experte muss Platz für einen gleichen Anteil der Tokens haben: Der Kapazitätsfaktor muss mindestens 1 sein, oder 0 für keine Grenze, nicht %1.</translation>
    </message>
    <message>
        <source>Capacity factor</source>
        <translation>Kapazitätsfaktor</translation>
    </message>
    <message>
        <source>Tokens that an expert takes at most, as a multiple of an even share.</source>
        <translation>Tokens, die ein Experte höchstens nimmt, als Vielfaches eines gleichen Anteils.</translation>
    </message>
    <message>
        <source>Tokens beyond it are dropped: they pass the layer by. It bounds how long others wait for the busiest experts, and what these must hold.</source>
        <translation>Tokens darüber hinaus werden verworfen: Sie gehen an der Schicht vorbei. Das begrenzt, wie lange andere auf die meistbeschäftigten Experten warten und was diese halten müssen.</translation>
    </message>
    <message>
        <source>Fedus et al. (2022), section 2.2</source>
        <translation>Fedus et al. (2022), Abschnitt 2.2</translation>
    </message>
    <message>
        <source>Expert tensor parallel size</source>
        <translation>Tensorparallelität der Experten</translation>
    </message>
    <message>
        <source>GPUs that divide the matrices of each expert among them.</source>
        <translation>GPUs, die sich die Matrizen jedes Experten teilen.</translation>
    </message>
    <message>
        <source>Of another size than TP, experts stand on a grid of their own over the GPUs of a stage: expert tensor × expert × expert data parallel. EP may then be as large as TP · CP · DP ÷ ETP.</source>
        <translation>Ist sie anders als TP, stehen die Experten auf einem eigenen Gitter über den GPUs einer Stufe: Experten-Tensor × Experten × Experten-Daten. EP kann dann so groß sein wie TP · CP · DP ÷ ETP.</translation>
    </message>
    <message>
        <source>Liu et al. (2025), section 3</source>
        <translation>Liu et al. (2025), Abschnitt 3</translation>
    </message>
    <message>
        <source>Expert overlap</source>
        <translation>Überlappung der Experten</translation>
    </message>
    <message>
        <source>Tokens of one micro-batch travel to their experts and back while another micro-batch computes.</source>
        <translation>Tokens eines Mikrobatchs reisen zu ihren Experten und zurück, während ein anderer Mikrobatch rechnet.</translation>
    </message>
    <message>
        <source>Schedules that fuse a forward and a backward pass, such as DualPipe, are made for it. Assumed: 80 % of a layer’s computation can hide messages.</source>
        <translation>Zeitpläne, die einen Vorwärts- und einen Rückwärtslauf verschmelzen, wie DualPipe, sind dafür gemacht. Angenommen: 80 % der Rechnung einer Schicht können Nachrichten verbergen.</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 3.2.1</source>
        <translation>DeepSeek-AI (2024), Abschnitt 3.2.1</translation>
    </message>
    <message>
        <source>Node-limited routing</source>
        <translation>Auf Knoten begrenzte Verteilung</translation>
    </message>
    <message>
        <source>Nodes whose experts a token may visit, at most.</source>
        <translation>Knoten, deren Experten ein Token höchstens besuchen darf.</translation>
    </message>
    <message>
        <source>A token then leaves its node at most once for each of them, and is handed on to its experts over the fast link there.</source>
        <translation>Ein Token verlässt seinen Knoten dann höchstens einmal für jeden von ihnen und wird dort über die schnelle Verbindung an seine Experten weitergereicht.</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 2.1.2</source>
        <translation>DeepSeek-AI (2024), Abschnitt 2.1.2</translation>
    </message>
    <message>
        <source>tensor parallel size of experts</source>
        <translation>Tensorparallelität der Experten</translation>
    </message>
    <message>
        <source>Waiting for the busiest experts</source>
        <translation>Warten auf die meistbeschäftigten Experten</translation>
    </message>
    <message>
        <source>Dispatch and combination that nothing hides</source>
        <translation>Versand und Zusammenführung, die nichts verbirgt</translation>
    </message>
    <message>
        <source>Products of the busiest experts beyond an even share</source>
        <translation>Produkte der meistbeschäftigten Experten über einen gleichen Anteil hinaus</translation>
    </message>
    <message>
        <source>share of computation that hides messages of experts, an assumption</source>
        <translation>Anteil der Rechnung, der Nachrichten der Experten verbirgt, eine Annahme</translation>
    </message>
    <message>
        <source>%1 ranks that swap tokens for heads do not divide CP %2.</source>
        <translation>%1 Ränge, die Tokens gegen Köpfe tauschen, teilen CP %2 nicht.</translation>
    </message>
    <message>
        <source>TP %1 × %2 ranks that swap tokens for heads do not divide %3 attention heads and %4 key-value heads.</source>
        <translation>TP %1 × %2 Ränge, die Tokens gegen Köpfe tauschen, teilen %3 Attention-Köpfe und %4 Schlüssel-Wert-Köpfe nicht.</translation>
    </message>
    <message>
        <source>TP %1 holds each of the %2 key-value heads %3 times.</source>
        <translation>TP %1 hält jeden der %2 Schlüssel-Wert-Köpfe %3-mal.</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens does not divide by CP %2.</source>
        <translation>Eine Sequenz von %1 Tokens ist nicht durch CP %2 teilbar.</translation>
    </message>
    <message>
        <source>Context exchange</source>
        <translation>Kontextaustausch</translation>
    </message>
    <message>
        <source>How context parallel ranks get the keys and values of other tokens.</source>
        <translation>Wie kontextparallele Ränge an die Schlüssel und Werte anderer Tokens kommen.</translation>
    </message>
    <message>
        <source>A ring passes them around while attention computes. An all-gather brings them first, so that nothing hides it. Ulysses swaps tokens for heads: each rank then has whole sequences of some heads.</source>
        <translation>Ein Ring reicht sie herum, während die Attention rechnet. Ein All-Gather bringt sie vorher, so dass nichts ihn verbirgt. Ulysses tauscht Tokens gegen Köpfe: Jeder Rang hat dann ganze Sequenzen einiger Köpfe.</translation>
    </message>
    <message>
        <source>Liu et al. (2023), Grattafiori et al. (2024), Jacobs et al. (2023)</source>
        <translation>Liu et al. (2023), Grattafiori et al. (2024), Jacobs et al. (2023)</translation>
    </message>
    <message>
        <source>Ulysses ranks</source>
        <translation>Ulysses-Ränge</translation>
    </message>
    <message>
        <source>Ranks that swap tokens for heads by all-to-alls, beside a ring.</source>
        <translation>Ränge, die mit All-to-Alls Tokens gegen Köpfe tauschen, neben einem Ring.</translation>
    </message>
    <message>
        <source>They stand nearest to each other. Times TP they must divide the heads; where there are fewer key-value heads, each is sent several times.</source>
        <translation>Sie stehen einander am nächsten. Mal TP müssen sie die Köpfe teilen; gibt es weniger Schlüssel-Wert-Köpfe, wird jeder mehrmals gesandt.</translation>
    </message>
    <message>
        <source>Fang and Zhao (2024), section 3</source>
        <translation>Fang und Zhao (2024), Abschnitt 3</translation>
    </message>
    <message>
        <source>Context balance</source>
        <translation>Kontextausgleich</translation>
    </message>
    <message>
        <source>Which tokens of a sequence a context parallel rank has.</source>
        <translation>Welche Tokens einer Sequenz ein kontextparalleler Rang hat.</translation>
    </message>
    <message>
        <source>Zig-zag gives each an early and a late chunk, so that a causal mask leaves all as much. In contiguous parts the last rank has up to twice the mean.</source>
        <translation>Zickzack gibt jedem ein frühes und ein spätes Stück, so dass eine kausale Maske allen gleich viel lässt. Bei zusammenhängenden Teilen hat der letzte Rang bis zum Doppelten des Mittels.</translation>
    </message>
    <message>
        <source>Gathering keys and values, forward</source>
        <translation>Einsammeln von Schlüsseln und Werten, vorwärts</translation>
    </message>
    <message>
        <source>All-to-alls of tokens and heads, forward</source>
        <translation>All-to-Alls von Tokens und Köpfen, vorwärts</translation>
    </message>
    <message>
        <source>Jacobs et al. (2023), section 3.2</source>
        <translation>Jacobs et al. (2023), Abschnitt 3.2</translation>
    </message>
    <message>
        <source>work of the ring&apos;s last rank ÷ the mean</source>
        <translation>Arbeit des letzten Rangs im Ring ÷ das Mittel</translation>
    </message>
    <message>
        <source>ranks of a ring of context parallelism</source>
        <translation>Ränge eines Rings der Kontextparallelität</translation>
    </message>
    <message>
        <source>ranks that swap tokens for heads</source>
        <translation>Ränge, die Tokens gegen Köpfe tauschen</translation>
    </message>
    <message>
        <source>key-value heads that attention reads, one for each rank</source>
        <translation>Schlüssel-Wert-Köpfe, die die Attention liest, einer für jeden Rang</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>Gleitendes Fenster</translation>
    </message>
    <message>
        <source>Tokens that a token looks back at in layers that do not see all.</source>
        <translation>Tokens, auf die ein Token in Schichten zurückblickt, die nicht alle sehen.</translation>
    </message>
    <message>
        <source>Attention then takes time for a window rather than for half of the sequence. Some models let every second or sixth layer see all tokens.</source>
        <translation>Die Attention braucht dann Zeit für ein Fenster statt für die halbe Sequenz. Manche Modelle lassen jede zweite oder sechste Schicht alle Tokens sehen.</translation>
    </message>
    <message>
        <source>Jiang et al. (2023), “Mistral 7B”, section 2</source>
        <translation>Jiang et al. (2023), „Mistral 7B“, Abschnitt 2</translation>
    </message>
    <message>
        <source>share of the keys that sliding windows leave</source>
        <translation>Anteil der Schlüssel, den gleitende Fenster lassen</translation>
    </message>
    <message>
        <source>Idle ÷ ideal, as printed</source>
        <translation>Leerlauf ÷ ideal, wie gedruckt</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Idle ÷ ideal here</source>
        <translation>Leerlauf ÷ ideal hier</translation>
    </message>
    <message>
        <source>Idle ÷ total here</source>
        <translation>Leerlauf ÷ gesamt hier</translation>
    </message>
    <message>
        <source>Micro-batches held on rank 0</source>
        <translation>Mikro-Batches auf Rang 0</translation>
    </message>
    <message>
        <source>p = %1 ranks, m = %2 micro-batches, v chunks; stages all alike, F = I = W, without messages.</source>
        <translation>p = %1 Ränge, m = %2 Mikro-Batches, v Chunks; alle Stufen gleich, F = I = W, ohne Nachrichten.</translation>
    </message>
    <message>
        <source>Huang et al. (2019); Narayanan et al. (2021); each schedule’s own paper</source>
        <translation>Huang et al. (2019); Narayanan et al. (2021); das Paper jedes Schedules</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektive Operation</translation>
    </message>
    <message>
        <source>Sent by one GPU</source>
        <translation>Von einer GPU gesendet</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Time here</source>
        <translation>Zeit hier</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Chan et al. (2007); Hu et al. (2025), “Demystifying NCCL”, section V</source>
        <translation>Chan et al. (2007); Hu et al. (2025), „Demystifying NCCL“, Abschnitt V</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-Gather</translation>
    </message>
    <message>
        <source>parameters of ZeRO 3; inputs of TP under SP</source>
        <translation>Parameter von ZeRO 3; Eingänge von TP mit SP</translation>
    </message>
    <message>
        <source>Reduce-scatter</source>
        <translation>Reduce-Scatter</translation>
    </message>
    <message>
        <source>gradients of ZeRO; outputs of TP under SP</source>
        <translation>Gradienten von ZeRO; Ausgänge von TP mit SP</translation>
    </message>
    <message>
        <source>All-reduce = reduce-scatter + all-gather</source>
        <translation>All-Reduce = Reduce-Scatter + All-Gather</translation>
    </message>
    <message>
        <source>gradients of plain data parallelism; TP without SP</source>
        <translation>Gradienten einfacher Datenparallelität; TP ohne SP</translation>
    </message>
    <message>
        <source>All-to-all</source>
        <translation>All-to-All</translation>
    </message>
    <message>
        <source>tokens to experts and back; tokens for heads (Ulysses)</source>
        <translation>Token zu Experten und zurück; Token gegen Köpfe (Ulysses)</translation>
    </message>
    <message>
        <source>Point to point</source>
        <translation>Punkt zu Punkt</translation>
    </message>
    <message>
        <source>from stage to stage; around the ring of context parallelism</source>
        <translation>von Stufe zu Stufe; im Ring der Kontextparallelität</translation>
    </message>
    <message>
        <source>V: the input of a layer for one micro-batch, %1 MB in 16 bits; g: %2 GPUs, over the link of their group in this plan.</source>
        <translation>V: der Eingang einer Schicht für einen Mikro-Batch, %1 MB in 16 Bit; g: %2 GPUs, über die Verbindung ihrer Gruppe in diesem Plan.</translation>
    </message>
    <message>
        <source>The plan has one GPU: nothing is sent.</source>
        <translation>Der Plan hat eine GPU: Nichts wird gesendet.</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>Over the network</source>
        <translation>Über das Netz</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>Unverdeckt</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>All kept, without SP</source>
        <translation>Alles aufgehoben, ohne SP</translation>
    </message>
    <message>
        <source>All kept, with SP</source>
        <translation>Alles aufgehoben, mit SP</translation>
    </message>
    <message>
        <source>Selective recomputation, without SP</source>
        <translation>Selektive Neuberechnung, ohne SP</translation>
    </message>
    <message>
        <source>Selective recomputation, with SP</source>
        <translation>Selektive Neuberechnung, mit SP</translation>
    </message>
    <message>
        <source>Full recomputation, without SP</source>
        <translation>Volle Neuberechnung, ohne SP</translation>
    </message>
    <message>
        <source>Full recomputation, with SP</source>
        <translation>Volle Neuberechnung, mit SP</translation>
    </message>
    <message>
        <source>All kept</source>
        <translation>Alles aufgehoben</translation>
    </message>
    <message>
        <source>ZeRO 0: nothing is sharded</source>
        <translation>ZeRO 0: nichts wird aufgeteilt</translation>
    </message>
    <message>
        <source>ZeRO 1: optimizer states</source>
        <translation>ZeRO 1: Optimizer-Zustände</translation>
    </message>
    <message>
        <source>ZeRO 2: gradients, too</source>
        <translation>ZeRO 2: auch Gradienten</translation>
    </message>
    <message>
        <source>ZeRO 3: parameters, too (FSDP)</source>
        <translation>ZeRO 3: auch Parameter (FSDP)</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Sent in a step</source>
        <translation>Je Schritt gesendet</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2020), Figure 1 and section 7</source>
        <translation>Rajbhandari et al. (2020), Abbildung 1 und Abschnitt 7</translation>
    </message>
    <message>
        <source>%1 GPUs hold the same parameters. Sent: by data parallelism, the mean over the stages.</source>
        <translation>%1 GPUs halten dieselben Parameter. Gesendet: durch Datenparallelität, im Mittel über die Stufen.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>A layer of GPT, as printed</source>
        <translation>Eine Schicht von GPT, wie gedruckt</translation>
    </message>
    <message>
        <source>A layer of this model</source>
        <translation>Eine Schicht dieses Modells</translation>
    </message>
    <message>
        <source>All on its first stage</source>
        <translation>Alles auf der ersten Stufe</translation>
    </message>
    <message>
        <source>For one micro-batch; the formulas count dropout and stored attention scores, which the plan may not have, and a c-th of s where CP divides sequences. The numbers are of the detailed estimator.</source>
        <translation>Für einen Mikro-Batch; die Formeln zählen Dropout und gespeicherte Attention-Scores, die der Plan vielleicht nicht hat, und von s ein c-tel, wo CP Sequenzen teilt. Die Zahlen sind die des genauen Schätzers.</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022), eqs. 1 to 6</source>
        <translation>Korthikanti et al. (2022), Gl. 1 bis 6</translation>
    </message>
    <message>
        <source>Which parallelism when</source>
        <translation>Welche Parallelität wann</translation>
    </message>
    <message>
        <source>What this plan exchanges in a step</source>
        <translation>Was dieser Plan je Schritt austauscht</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>Kollektive Operationen</translation>
    </message>
    <message>
        <source>ZeRO: states of the fullest GPU, and what it sends</source>
        <translation>ZeRO: Zustände der vollsten GPU, und was sie sendet</translation>
    </message>
    <message>
        <source>Activations, by what is recomputed</source>
        <translation>Aktivierungen, je nach Neuberechnung</translation>
    </message>
    <message>
        <source>The bubble of every schedule</source>
        <translation>Die Bubble jedes Schedules</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>Faustregeln</translation>
    </message>
    <message>
        <source>Data parallel, ZeRO</source>
        <translation>Datenparallel, ZeRO</translation>
    </message>
    <message>
        <source>the batch; with ZeRO also states</source>
        <translation>den Batch; mit ZeRO auch Zustände</translation>
    </message>
    <message>
        <source>always, as far as the batch allows; ZeRO where states do not fit</source>
        <translation>immer, soweit der Batch reicht; ZeRO, wo Zustände nicht passen</translation>
    </message>
    <message>
        <source>gradients, and parameters under ZeRO, around every step</source>
        <translation>Gradienten, mit ZeRO auch Parameter, um jeden Schritt</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>every matrix of a layer</source>
        <translation>jede Matrix einer Schicht</translation>
    </message>
    <message>
        <source>a layer is too large, or its activations are; within the fast link</source>
        <translation>eine Schicht oder ihre Aktivierungen zu groß sind; innerhalb der schnellen Verbindung</translation>
    </message>
    <message>
        <source>two all-reduces in each layer and pass</source>
        <translation>zwei All-Reduces je Schicht und Durchlauf</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallel</translation>
    </message>
    <message>
        <source>the layers</source>
        <translation>die Schichten</translation>
    </message>
    <message>
        <source>the model is too deep for a node, and there are many micro-batches</source>
        <translation>das Modell zu tief für einen Knoten ist und es viele Mikro-Batches gibt</translation>
    </message>
    <message>
        <source>activations and gradients at the boundaries of stages</source>
        <translation>Aktivierungen und Gradienten an den Stufengrenzen</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallel</translation>
    </message>
    <message>
        <source>every sequence</source>
        <translation>jede Sequenz</translation>
    </message>
    <message>
        <source>sequences are long: above some 32,000 tokens</source>
        <translation>Sequenzen lang sind: über etwa 32.000 Token</translation>
    </message>
    <message>
        <source>keys and values around a ring, or all-to-alls</source>
        <translation>Keys und Values im Ring, oder All-to-Alls</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>the experts of a layer</source>
        <translation>die Experten einer Schicht</translation>
    </message>
    <message>
        <source>the model has experts</source>
        <translation>das Modell Experten hat</translation>
    </message>
    <message>
        <source>tokens to their experts and back, in each sparse layer and pass</source>
        <translation>Token zu ihren Experten und zurück, je Schicht mit Experten und Durchlauf</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Teilt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>Sends</source>
        <translation>Sendet</translation>
    </message>
    <message>
        <source>GPUs here</source>
        <translation>GPUs hier</translation>
    </message>
    <message>
        <source>Exposed of the step</source>
        <translation>Unverdeckt vom Schritt</translation>
    </message>
    <message>
        <source>GPUs: of one group, which of data parallelism counts all that hold the same parameters.</source>
        <translation>GPUs: einer Gruppe; die der Datenparallelität zählt alle, die dieselben Parameter halten.</translation>
    </message>
    <message>
        <source>After the quick reference of a guide to parallelism strategies</source>
        <translation>Nach der Kurzreferenz eines Leitfadens zu Parallelisierungsstrategien</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>16 to 20 bytes of states for a parameter, before ZeRO</source>
        <translation>16 bis 20 Byte Zustände je Parameter, vor ZeRO</translation>
    </message>
    <message>
        <source>Rajbhandari et al. (2020)</source>
        <translation>Rajbhandari et al. (2020)</translation>
    </message>
    <message>
        <source>At most 80 % of the GPU’s memory</source>
        <translation>Höchstens 80 % des GPU-Speichers</translation>
    </message>
    <message>
        <source>Fujii et al. (2024)</source>
        <translation>Fujii et al. (2024)</translation>
    </message>
    <message>
        <source>Tensor parallelism within the fast link</source>
        <translation>Tensorparallelität innerhalb der schnellen Verbindung</translation>
    </message>
    <message>
        <source>Narayanan et al. (2021)</source>
        <translation>Narayanan et al. (2021)</translation>
    </message>
    <message>
        <source>At least 4 micro-batches for each pipeline rank</source>
        <translation>Mindestens 4 Mikro-Batches je Pipeline-Rang</translation>
    </message>
    <message>
        <source>Huang et al. (2019)</source>
        <translation>Huang et al. (2019)</translation>
    </message>
    <message>
        <source>4 to 60 million tokens in a step of a large run</source>
        <translation>4 bis 60 Millionen Token je Schritt eines großen Laufs</translation>
    </message>
    <message>
        <source>The Ultra-Scale Playbook (2025)</source>
        <translation>The Ultra-Scale Playbook (2025)</translation>
    </message>
    <message>
        <source>Full recomputation costs a third more computation</source>
        <translation>Volle Neuberechnung kostet ein Drittel mehr Rechnen</translation>
    </message>
    <message>
        <source>Korthikanti et al. (2022)</source>
        <translation>Korthikanti et al. (2022)</translation>
    </message>
    <message>
        <source>Good runs use 40 to 55 % of the peak (MFU)</source>
        <translation>Gute Läufe nutzen 40 bis 55 % der Spitze (MFU)</translation>
    </message>
    <message>
        <source>A guide to parallelism strategies</source>
        <translation>Ein Leitfaden zu Parallelisierungsstrategien</translation>
    </message>
    <message>
        <source>%1 cannot run, so that nothing can be judged against it.</source>
        <translation>%1 kann nicht laufen, darum lässt sich nichts daran messen.</translation>
    </message>
    <message>
        <source>It trains another model than %1 (%2, not %3): the times of a step and the cost of a training are not judged.</source>
        <translation>Er trainiert ein anderes Modell als %1 (%2, nicht %3): Schrittzeiten und Kosten eines Trainings werden nicht beurteilt.</translation>
    </message>
    <message>
        <source>Its step trains on other tokens than that of %1 (%2, not %3): the times of a step are not judged, tokens per second are.</source>
        <translation>Sein Schritt trainiert auf anders vielen Token als der von %1 (%2, nicht %3): Schrittzeiten werden nicht beurteilt, Token je Sekunde schon.</translation>
    </message>
    <message>
        <source>Its training has other tokens than that of %1: what both cost is not judged.</source>
        <translation>Sein Training hat anders viele Token als das von %1: was beide kosten, wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>must be a list of plans</source>
        <translation>muss eine Liste von Plänen sein</translation>
    </message>
    <message>
        <source>must hold at most %1 plans, not %2</source>
        <translation>darf höchstens %1 Pläne enthalten, nicht %2</translation>
    </message>
    <message>
        <source>must have 1 to %1 letters, be no other plan&apos;s, and not be “A”</source>
        <translation>muss 1 bis %1 Zeichen haben, darf keinem anderen Plan gehören und nicht „A“ sein</translation>
    </message>
    <message>
        <source>no file says it</source>
        <translation>keine Datei sagt es</translation>
    </message>
    <message>
        <source>holds what the script does not say</source>
        <translation>enthält, was das Skript nicht sagt</translation>
    </message>
    <message>
        <source>must have no more than %1 keys</source>
        <translation>darf höchstens %1 Schlüssel haben</translation>
    </message>
    <message>
        <source>to the host&apos;s memory; NVMe is not known here</source>
        <translation>in den Speicher des Hosts; NVMe ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>parameters stay on the GPU, which here are never offloaded</source>
        <translation>Parameter bleiben auf der GPU; sie werden hier nie ausgelagert</translation>
    </message>
    <message>
        <source>must be no larger than %1 bytes</source>
        <translation>darf nicht größer als %1 Bytes sein</translation>
    </message>
    <message>
        <source>must be UTF-8</source>
        <translation>muss UTF-8 sein</translation>
    </message>
    <message>
        <source>must be text, without control characters</source>
        <translation>muss Text ohne Steuerzeichen sein</translation>
    </message>
    <message>
        <source>must not be given twice</source>
        <translation>darf nicht zweimal angegeben werden</translation>
    </message>
    <message>
        <source>is not valid JSON</source>
        <translation>ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>is no number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>what the recipe %1 sets itself is not read</source>
        <translation>was das Rezept %1 selbst setzt, wird nicht gelesen</translation>
    </message>
    <message>
        <source>must say 0 or 1 for each of %1 layers</source>
        <translation>muss für jede der %1 Schichten 0 oder 1 sagen</translation>
    </message>
    <message>
        <source>of every %1 layers the last has experts, which is about as many as the list says</source>
        <translation>von je %1 Schichten hat die letzte Experten, also etwa so viele, wie die Liste sagt</translation>
    </message>
    <message>
        <source>a shared expert of %1 is taken as %2 of the routed experts&apos; size</source>
        <translation>ein gemeinsamer Experte der Größe %1 gilt als %2 von der Größe der gerouteten</translation>
    </message>
    <message>
        <source>must divide the hidden size %1, where no kv-channels are given</source>
        <translation>muss die Hidden-Größe %1 teilen, wenn keine kv-channels angegeben sind</translation>
    </message>
    <message>
        <source>no file says it; %1 is otherwise the same model</source>
        <translation>keine Datei sagt es; %1 ist sonst dasselbe Modell</translation>
    </message>
    <message>
        <source>no file says it; without one Megatron trains in FP32</source>
        <translation>keine Datei sagt es; ohne Angabe trainiert Megatron in FP32</translation>
    </message>
    <message>
        <source>blocks of 32 numbers are taken as blocks of 128</source>
        <translation>Blöcke von 32 Zahlen gelten als Blöcke von 128</translation>
    </message>
    <message>
        <source>%1 is not recomputed here</source>
        <translation>%1 wird hier nicht neu berechnet</translation>
    </message>
    <message>
        <source>%1 of the %2 layers of a stage are recomputed</source>
        <translation>%1 der %2 Schichten einer Stufe werden neu berechnet</translation>
    </message>
    <message>
        <source>the input of every layer is kept, not of every %1th</source>
        <translation>die Eingabe jeder Schicht wird behalten, nicht nur jeder %1.</translation>
    </message>
    <message>
        <source>must leave the other ranks of the pipeline whole layers in each chunk</source>
        <translation>muss den übrigen Rängen der Pipeline ganze Schichten je Abschnitt lassen</translation>
    </message>
    <message>
        <source>must lay out a multiple of %1 stages in the letters E, t, m and L</source>
        <translation>muss ein Vielfaches von %1 Stufen mit den Buchstaben E, t, m und L anlegen</translation>
    </message>
    <message>
        <source>layers for multi-token prediction are left out</source>
        <translation>Schichten für Multi-Token-Vorhersage bleiben weg</translation>
    </message>
    <message>
        <source>all of the optimizer&apos;s states are offloaded, not a part</source>
        <translation>alle Zustände des Optimizers werden ausgelagert, nicht nur ein Teil</translation>
    </message>
    <message>
        <source>must divide the hidden size %1</source>
        <translation>muss die Hidden-Größe %1 teilen</translation>
    </message>
    <message>
        <source>has no key of a framework that is known here</source>
        <translation>hat keinen Schlüssel eines hier bekannten Frameworks</translation>
    </message>
    <message>
        <source>has no key of %1</source>
        <translation>hat keinen Schlüssel von %1</translation>
    </message>
    <message>
        <source>has no key of %1; it looks like %2&apos;s</source>
        <translation>hat keinen Schlüssel von %1; sie sieht nach %2 aus</translation>
    </message>
    <message>
        <source>looks like %1&apos;s, and another file like %2&apos;s: one plan has one framework</source>
        <translation>sieht nach %1 aus, und eine andere Datei nach %2: ein Plan hat ein Framework</translation>
    </message>
    <message>
        <source>is a second model</source>
        <translation>ist ein zweites Modell</translation>
    </message>
    <message>
        <source>%1 says it again</source>
        <translation>%1 sagt es noch einmal</translation>
    </message>
    <message>
        <source>is left to the program</source>
        <translation>bleibt dem Programm überlassen</translation>
    </message>
    <message>
        <source>must be one value, not %1</source>
        <translation>muss ein einzelner Wert sein, nicht %1</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>the model&apos;s own file counts, of which %1 says other sizes</source>
        <translation>die eigene Datei des Modells zählt; %1 nennt andere Größen</translation>
    </message>
    <message>
        <source>the script does not say what %1 is</source>
        <translation>das Skript sagt nicht, was %1 ist</translation>
    </message>
    <message>
        <source>%1 is set to %2, which the script does not say</source>
        <translation>%1 wird auf %2 gesetzt, was das Skript nicht sagt</translation>
    </message>
    <message>
        <source>moves what is not modelled here</source>
        <translation>ändert, was hier nicht modelliert ist</translation>
    </message>
    <message>
        <source>moves neither memory nor the time of a step</source>
        <translation>ändert weder Speicher noch Schrittzeit</translation>
    </message>
    <message>
        <source>is not known here</source>
        <translation>ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>no file says how many nodes: one</source>
        <translation>keine Datei sagt, wie viele Knoten: einer</translation>
    </message>
    <message>
        <source>must not be nested more than %1 deep</source>
        <translation>darf nicht tiefer als %1 verschachtelt sein</translation>
    </message>
    <message>
        <source>depends on what the script does not say</source>
        <translation>hängt von dem ab, was das Skript nicht sagt</translation>
    </message>
    <message>
        <source>is another script: give it, too</source>
        <translation>ist ein weiteres Skript: auch angeben</translation>
    </message>
    <message>
        <source>must not make so much of its variables</source>
        <translation>darf aus seinen Variablen nicht so viel machen</translation>
    </message>
    <message>
        <source>must be TOML: %1</source>
        <translation>muss TOML sein: %1</translation>
    </message>
    <message>
        <source>%1 is no model of the catalogue</source>
        <translation>%1 ist kein Modell des Katalogs</translation>
    </message>
    <message>
        <source>must make a multiple of %1 stages, not %2</source>
        <translation>muss ein Vielfaches von %1 Stufen ergeben, nicht %2</translation>
    </message>
    <message>
        <source>the attention core is repeated; torchtitan repeats all but attention and every second matrix product</source>
        <translation>der Attention-Kern wird wiederholt; torchtitan wiederholt alles außer Attention und jedem zweiten Matrixprodukt</translation>
    </message>
    <message>
        <source>the attention core is repeated; what the compiler chooses for a memory budget is not known</source>
        <translation>der Attention-Kern wird wiederholt; was der Compiler für ein Speicherbudget wählt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>FP32 is not known here</source>
        <translation>FP32 ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>the optimizer&apos;s states wait on the host; torchtitan moves parameters and gradients there, too</source>
        <translation>die Zustände des Optimizers warten auf dem Host; torchtitan lagert auch Parameter und Gradienten dorthin aus</translation>
    </message>
    <message>
        <source>is another file: give it, too</source>
        <translation>ist eine weitere Datei: auch angeben</translation>
    </message>
    <message>
        <source>all parameters are trained here</source>
        <translation>hier werden alle Parameter trainiert</translation>
    </message>
    <message>
        <source>all of its parameters are trained; %1 trains few</source>
        <translation>alle seine Parameter werden trainiert; %1 trainiert wenige</translation>
    </message>
    <message>
        <source>must have words as keys</source>
        <translation>muss Wörter als Schlüssel haben</translation>
    </message>
    <message>
        <source>stands for a list or a map elsewhere in the file</source>
        <translation>steht für eine Liste oder Tabelle anderswo in der Datei</translation>
    </message>
    <message>
        <source>must have keys</source>
        <translation>muss Schlüssel haben</translation>
    </message>
    <message>
        <source>stands in a second document of the file</source>
        <translation>steht in einem zweiten Dokument der Datei</translation>
    </message>
    <message>
        <source>must be YAML: %1</source>
        <translation>muss YAML sein: %1</translation>
    </message>
    <message>
        <source>must not be given together with a session</source>
        <translation>darf nicht zusammen mit einer Sitzung angegeben werden</translation>
    </message>
    <message>
        <source>must not be given here</source>
        <translation>darf hier nicht angegeben werden</translation>
    </message>
    <message>
        <source>%1 plans are too many to look at for the best of them.</source>
        <translation>%1 Pläne sind zu viele, um den besten zu suchen.</translation>
    </message>
    <message>
        <source>No plan on these GPUs fits, of %1 looked at.</source>
        <translation>Von %1 betrachteten Plänen passt auf diesen GPUs keiner.</translation>
    </message>
    <message>
        <source>Of %1 plans that fit the fastest is %2, %3 % slower than this one.</source>
        <translation>Von %1 Plänen, die passen, ist %2 der schnellste, %3 % langsamer als dieser.</translation>
    </message>
    <message>
        <source>The smallest TP·CP·PP that fits, then the largest micro-batch (Fujii et al.), is %1: %2 % slower than the fastest found.</source>
        <translation>Das kleinste TP·CP·PP, das passt, dann der größte Mikro-Batch (Fujii et al.), ist %1: %2 % langsamer als der schnellste gefundene.</translation>
    </message>
    <message>
        <source>The guide&apos;s tree takes %1: %2 % slower than the fastest found.</source>
        <translation>Der Baum des Leitfadens nimmt %1: %2 % langsamer als der schnellste gefundene.</translation>
    </message>
    <message>
        <source>The rule (TP·CP·PP)^−0.25 · MBS^0.05 takes %1: %2 % slower than the fastest found.</source>
        <translation>Die Regel (TP·CP·PP)^−0,25 · MBS^0,05 nimmt %1: %2 % langsamer als der schnellste gefundene.</translation>
    </message>
    <message>
        <source>To run %1 as well makes that %2 %.</source>
        <translation>Dazu noch %1 zu messen macht daraus %2 %.</translation>
    </message>
    <message>
        <source>The guide wants about %1 micro-batches for a bubble under %2 % with %3 stages: they leave %4 % of ideal, as its own table says, and it takes %5. Its example has %6 with a micro-batch of one sequence.</source>
        <translation>Der Leitfaden will etwa %1 Mikro-Batches für eine Bubble unter %2 % bei %3 Stufen: Sie lassen %4 % der idealen Zeit, wie seine eigene Tabelle sagt, und nötig sind %5. Sein Beispiel hat %6 bei Mikro-Batches von einer Sequenz.</translation>
    </message>
    <message>
        <source>Its example counts %1 all-reduces a step for TP: that is the forward pass of one micro-batch. A step of %2 micro-batches has %3.</source>
        <translation>Sein Beispiel zählt für TP %1 All-Reduces je Schritt: Das ist der Vorwärtsdurchlauf eines Mikro-Batches. Ein Schritt von %2 Mikro-Batches hat %3.</translation>
    </message>
    <message>
        <source>Its row for DeepSeek-V3, TP %1 · PP %2 · DP %3, makes %4 GPUs of %5. CS336 has PP 16, EP 64 and ZeRO 1 for it and no tensor parallelism: DP %6.</source>
        <translation>Seine Zeile zu DeepSeek-V3, TP %1 · PP %2 · DP %3, ergibt %4 GPUs von %5. CS336 nennt dafür PP 16, EP 64 und ZeRO 1 ohne Tensorparallelität: DP %6.</translation>
    </message>
    <message>
        <source>The guide says that ZeRO 3 roughly triples communication, and elsewhere that it takes 1.5 times as much. Two gathers and a scatter beside an all-reduce, which is as much as two of them, make %1.</source>
        <translation>Der Leitfaden sagt, ZeRO 3 verdreifache die Kommunikation ungefähr, und anderswo, es sei das 1,5-Fache. Zwei Gathers und ein Scatter gegenüber einem All-Reduce, das so viel ist wie zwei davon, ergeben %1.</translation>
    </message>
    <message>
        <source>Ask on</source>
        <translation>Weiterfragen</translation>
    </message>
    <message>
        <source>Do all states of training fit on one GPU?</source>
        <translation>Passen alle Trainingszustände auf eine GPU?</translation>
    </message>
    <message>
        <source>16 bytes a parameter: %1 GiB for %2</source>
        <translation>16 Byte je Parameter: %1 GiB für %2</translation>
    </message>
    <message>
        <source>Data parallelism alone</source>
        <translation>Nur Datenparallelität</translation>
    </message>
    <message>
        <source>Do they with ZeRO 1 or 2?</source>
        <translation>Mit ZeRO 1 oder 2?</translation>
    </message>
    <message>
        <source>ZeRO 2 on %1 GPUs: %2 GiB for %3</source>
        <translation>ZeRO 2 auf %1 GPUs: %2 GiB für %3</translation>
    </message>
    <message>
        <source>ZeRO 1 or 2, nothing split</source>
        <translation>ZeRO 1 oder 2, nichts geteilt</translation>
    </message>
    <message>
        <source>Does a node have NVLink or its like?</source>
        <translation>Hat ein Knoten NVLink oder Ähnliches?</translation>
    </message>
    <message>
        <source>%1 GPUs a node, %2 GB/s each</source>
        <translation>%1 GPUs je Knoten, je %2 GB/s</translation>
    </message>
    <message>
        <source>PCIe, %1 GB/s</source>
        <translation>PCIe, %1 GB/s</translation>
    </message>
    <message>
        <source>TP %1, then as few stages as fit, DP for the rest</source>
        <translation>TP %1, dann so wenige Stufen, wie passen, der Rest DP</translation>
    </message>
    <message>
        <source>ZeRO 3 rather than TP</source>
        <translation>Lieber ZeRO 3 als TP</translation>
    </message>
    <message>
        <source>Does the model have experts?</source>
        <translation>Hat das Modell Experten?</translation>
    </message>
    <message>
        <source>%1 experts, %2 of them for a token</source>
        <translation>%1 Experten, je Token %2 davon</translation>
    </message>
    <message>
        <source>A dense model</source>
        <translation>Ein dichtes Modell</translation>
    </message>
    <message>
        <source>EP over the GPUs of DP</source>
        <translation>EP über die GPUs von DP</translation>
    </message>
    <message>
        <source>No EP</source>
        <translation>Kein EP</translation>
    </message>
    <message>
        <source>Is a sequence longer than %1 tokens?</source>
        <translation>Ist eine Sequenz länger als %1 Token?</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>CP by ring or Ulysses</source>
        <translation>CP über Ring oder Ulysses</translation>
    </message>
    <message>
        <source>No CP</source>
        <translation>Kein CP</translation>
    </message>
    <message>
        <source>This is the plan of %1 (%2), of which no time was published.</source>
        <translation>Das ist der Plan von %1 (%2), von dem keine Zeit veröffentlicht ist.</translation>
    </message>
    <message>
        <source>This is the plan of %1 (%2): a step was measured to take %3 s and is predicted to take %4 s, %5 % more.</source>
        <translation>Das ist der Plan von %1 (%2): Ein Schritt dauerte gemessen %3 s und dauert vorhergesagt %4 s, %5 % mehr.</translation>
    </message>
    <message>
        <source>This is the plan of %1 (%2): a step was measured to take %3 s and is predicted to take %4 s, %5 % less.</source>
        <translation>Das ist der Plan von %1 (%2): Ein Schritt dauerte gemessen %3 s und dauert vorhergesagt %4 s, %5 % weniger.</translation>
    </message>
    <message>
        <source>For the same work %1 (%2) has %3.</source>
        <translation>Für dieselbe Arbeit hat %1 (%2) %3.</translation>
    </message>
    <message>
        <source>For the same work %1 (%2) has %3, and was measured to take %4 s a step.</source>
        <translation>Für dieselbe Arbeit hat %1 (%2) %3 und brauchte gemessen %4 s je Schritt.</translation>
    </message>
    <message>
        <source>TP %1 stays among the %2 GPUs that share the fast link: its messages are %3 % of the step.</source>
        <translation>TP %1 bleibt unter den %2 GPUs mit schneller Verbindung: Seine Nachrichten sind %3 % des Schritts.</translation>
    </message>
    <message>
        <source>TP %1 reaches beyond the %2 GPUs that share the fast link: its messages are %3 % of the step.</source>
        <translation>TP %1 reicht über die %2 GPUs mit schneller Verbindung hinaus: Seine Nachrichten sind %3 % des Schritts.</translation>
    </message>
    <message>
        <source>TP fills the %1 GPUs of a node before PP %2 splits the layers: the bubble is %3 % of the pipeline&apos;s time.</source>
        <translation>TP füllt die %1 GPUs eines Knotens, bevor PP %2 die Schichten teilt: Die Bubble ist %3 % der Zeit der Pipeline.</translation>
    </message>
    <message>
        <source>PP %1 splits the layers, though TP %2 leaves room among the %3 GPUs of a node: the bubble is %4 % of the pipeline&apos;s time, TP&apos;s messages are %5 % of the step.</source>
        <translation>PP %1 teilt die Schichten, obwohl TP %2 unter den %3 GPUs eines Knotens Platz lässt: Die Bubble ist %4 % der Zeit der Pipeline, die Nachrichten von TP sind %5 % des Schritts.</translation>
    </message>
    <message>
        <source>CP %1 for sequences of %2 tokens: its messages are %3 % of the step.</source>
        <translation>CP %1 für Sequenzen von %2 Token: Seine Nachrichten sind %3 % des Schritts.</translation>
    </message>
    <message>
        <source>Sequences of %1 tokens on every GPU whole, without CP: the fullest GPU holds %2 GiB.</source>
        <translation>Sequenzen von %1 Token ganz auf jeder GPU, ohne CP: Die vollste GPU hält %2 GiB.</translation>
    </message>
    <message>
        <source>CP %1, though sequences have only %2 tokens: its messages are %3 % of the step.</source>
        <translation>CP %1, obwohl Sequenzen nur %2 Token haben: Seine Nachrichten sind %3 % des Schritts.</translation>
    </message>
    <message>
        <source>%1 micro-batches for %2 stages, at least four for each: the bubble is %3 % of the pipeline&apos;s time.</source>
        <translation>%1 Mikro-Batches für %2 Stufen, mindestens vier für jede: Die Bubble ist %3 % der Zeit der Pipeline.</translation>
    </message>
    <message>
        <source>%1 micro-batches for %2 stages, less than four for each: the bubble is %3 % of the pipeline&apos;s time.</source>
        <translation>%1 Mikro-Batches für %2 Stufen, weniger als vier für jede: Die Bubble ist %3 % der Zeit der Pipeline.</translation>
    </message>
    <message>
        <source>No smaller TP·CP·PP than %1 fits, and no larger micro-batch than %2 beside it.</source>
        <translation>Kein kleineres TP·CP·PP als %1 passt, und daneben kein größerer Mikro-Batch als %2.</translation>
    </message>
    <message>
        <source>TP·CP·PP is %1 with a micro-batch of %2; the smallest that fits is %3, with a micro-batch of %4.</source>
        <translation>TP·CP·PP ist %1 bei einem Mikro-Batch von %2; das kleinste, das passt, ist %3 bei einem Mikro-Batch von %4.</translation>
    </message>
    <message>
        <source>By the paper&apos;s equations the fullest GPU holds %1 of %2 GiB, %3 %: up to 80 % no run of theirs ran out.</source>
        <translation>Nach den Gleichungen des Artikels hält die vollste GPU %1 von %2 GiB, %3 %: Bis 80 % ging dort keinem Lauf der Speicher aus.</translation>
    </message>
    <message>
        <source>By the paper&apos;s equations the fullest GPU holds %1 of %2 GiB, %3 %, and only up to 80 % no run of theirs ran out.</source>
        <translation>Nach den Gleichungen des Artikels hält die vollste GPU %1 von %2 GiB, %3 %, und nur bis 80 % ging dort keinem Lauf der Speicher aus.</translation>
    </message>
    <message>
        <source>DP %1 takes the rest of the GPUs: %2 % of the step waits for its messages.</source>
        <translation>DP %1 nimmt die übrigen GPUs: %2 % des Schritts warten auf seine Nachrichten.</translation>
    </message>
    <message>
        <source>is no run of that table</source>
        <translation>ist kein Lauf dieser Tabelle</translation>
    </message>
    <message>
        <source>must not be given together with a session or other files</source>
        <translation>darf nicht zusammen mit einer Sitzung oder anderen Dateien angegeben werden</translation>
    </message>
    <message>
        <source>a published plan of the list</source>
        <translation>ein veröffentlichter Plan der Liste</translation>
    </message>
    <message>
        <source>The smallest TP·CP·PP that fits, then the largest micro-batch (Fujii et al.), is %1: nothing found is faster.</source>
        <translation>Das kleinste TP·CP·PP, das passt, dann der größte Mikro-Batch (Fujii et al.), ist %1: Nichts Gefundenes ist schneller.</translation>
    </message>
    <message>
        <source>The guide&apos;s tree takes %1: nothing found is faster.</source>
        <translation>Der Baum des Leitfadens nimmt %1: Nichts Gefundenes ist schneller.</translation>
    </message>
    <message>
        <source>The rule (TP·CP·PP)^−0.25 · MBS^0.05 takes %1: nothing found is faster.</source>
        <translation>Die Regel (TP·CP·PP)^−0,25 · MBS^0,05 nimmt %1: Nichts Gefundenes ist schneller.</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>must hold at most %1, not %2</source>
        <translation>darf höchstens %1 enthalten, nicht %2</translation>
    </message>
    <message>
        <source>must be names of panels</source>
        <translation>müssen Namen von Feldern sein</translation>
    </message>
    <message>
        <source>must be a list of at most %1 decks</source>
        <translation>muss eine Liste von höchstens %1 Vorträgen sein</translation>
    </message>
    <message>
        <source>must be no other deck&apos;s</source>
        <translation>darf keinem anderen Vortrag gehören</translation>
    </message>
    <message>
        <source>A spine joins leaves of the network: without their size its oversubscription changes nothing.</source>
        <translation>Ein Spine verbindet Leafs des Netzes: Ohne deren Größe ändert seine Überbuchung nichts.</translation>
    </message>
    <message>
        <source>Modules of multi-token prediction are those of Megatron-Core; %1 may hold them otherwise, or have none.</source>
        <translation>Module der Multi-Token-Vorhersage sind die von Megatron-Core; %1 hält sie womöglich anders oder hat keine.</translation>
    </message>
    <message>
        <source>Below one leaf of the network stand %1 GPUs or more, those that share the fast link, not %2.</source>
        <translation>Unter einem Leaf des Netzes stehen mindestens %1 GPUs, die sich die schnelle Verbindung teilen, nicht %2.</translation>
    </message>
    <message>
        <source>A spine is at best as wide as its leaves: its oversubscription must be 1 or more, not %1.</source>
        <translation>Ein Spine ist höchstens so breit wie seine Leafs: Seine Überbuchung muss mindestens 1 sein, nicht %1.</translation>
    </message>
    <message>
        <source>Multi-token prediction</source>
        <translation>Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>Modules behind the last layer that learn to predict the tokens after the next.</source>
        <translation>Module hinter der letzten Schicht, die lernen, die Tokens nach dem nächsten vorherzusagen.</translation>
    </message>
    <message>
        <source>Each has a layer, norms and a projection of its own, and uses the model’s embedding and head. All stand on the last stage. They are counted in memory, time and FLOPs, but not as parameters of the model.</source>
        <translation>Jedes hat eine Schicht, Normen und eine Projektion für sich und nutzt Embedding und Kopf des Modells. Alle stehen auf der letzten Stufe. Sie zählen bei Speicher, Zeit und FLOPs, aber nicht als Parameter des Modells.</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 2.2</source>
        <translation>DeepSeek-AI (2024), Abschnitt 2.2</translation>
    </message>
    <message>
        <source>Fast link’s domain</source>
        <translation>Bereich der schnellen Verbindung</translation>
    </message>
    <message>
        <source>GPUs that NVLink or its like joins: a node, or a whole rack such as NVL72.</source>
        <translation>GPUs, die NVLink oder Ähnliches verbindet: ein Knoten oder ein ganzes Rack wie NVL72.</translation>
    </message>
    <message>
        <source>What leaves it goes over the network cards.</source>
        <translation>Was ihn verlässt, geht über die Netzwerkkarten.</translation>
    </message>
    <message>
        <source>Leaf of the network</source>
        <translation>Leaf des Netzes</translation>
    </message>
    <message>
        <source>GPUs below the same leaf switches, or the same rails, that reach each other at the cards’ full rate.</source>
        <translation>GPUs unter denselben Leaf-Switches oder Rails, die einander mit der vollen Rate der Karten erreichen.</translation>
    </message>
    <message>
        <source>Also called a pod or a scalable unit; leaves are joined by the spine. In the cluster of Llama 3 a pod has 3,072 GPUs.</source>
        <translation>Auch Pod oder Scalable Unit genannt; Leafs verbindet der Spine. Im Cluster von Llama 3 hat ein Pod 3.072 GPUs.</translation>
    </message>
    <message>
        <source>Oversubscription of the spine</source>
        <translation>Überbuchung des Spine</translation>
    </message>
    <message>
        <source>What the GPUs below a leaf can send together ÷ what its links to the spine carry.</source>
        <translation>Was die GPUs unter einem Leaf zusammen senden können ÷ was seine Verbindungen zum Spine tragen.</translation>
    </message>
    <message>
        <source>A ring that has k nodes below each leaf sends out of it once for k hops, and so gets k ÷ o of a card’s rate there, at most all of it; Llama 3 had 7 above its pods.</source>
        <translation>Ein Ring mit k Knoten unter jedem Leaf verlässt ihn bei k Schritten einmal und bekommt dort k ÷ o der Rate einer Karte, höchstens die ganze; Llama 3 hatte 7 über seinen Pods.</translation>
    </message>
    <message>
        <source>modules of multi-token prediction</source>
        <translation>Module der Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>parameters of a projection of multi-token prediction</source>
        <translation>Parameter einer Projektion der Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>parameters of the norms of multi-token prediction</source>
        <translation>Parameter der Normen der Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>modules of multi-token prediction that keep their tensors</source>
        <translation>Module der Multi-Token-Vorhersage, die ihre Tensoren behalten</translation>
    </message>
    <message>
        <source>recomputed modules of multi-token prediction</source>
        <translation>neu berechnete Module der Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>a full spine</source>
        <translation>ein voller Spine</translation>
    </message>
    <message>
        <source>Projection of multi-token prediction</source>
        <translation>Projektion der Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>Norms and embedding of multi-token prediction</source>
        <translation>Normen und Embedding der Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>%1 deals layers by their cost, the head among them: the first stage holds %2 of %3, the last %4.</source>
        <translation>%1 verteilt Schichten nach ihren Kosten, die Ausgabeschicht mitgezählt: Die erste Stufe hält %2 von %3, die letzte %4.</translation>
    </message>
    <message>
        <source>bytes per parameter of the gradient that a matrix returns</source>
        <translation>Byte je Parameter des Gradienten, den eine Matrix zurückgibt</translation>
    </message>
    <message>
        <source>The trace marks no steps: all of it counts as one.</source>
        <translation>Der Trace markiert keine Schritte: Er zählt als ein einziger.</translation>
    </message>
    <message>
        <source>The ranks&apos; clocks differ by more than a step: each begins at the start of its own.</source>
        <translation>Die Uhren der Ränge weichen um mehr als einen Schritt voneinander ab: Jeder beginnt am Anfang seines eigenen.</translation>
    </message>
    <message>
        <source>Passes have no names: they are told by the thread that issued their kernels, and neighbours of the same kind are one.</source>
        <translation>Durchläufe haben keine Namen: Sie werden am Thread erkannt, der ihre Kernel startete, und benachbarte derselben Art sind einer.</translation>
    </message>
    <message>
        <source>Not all traces tell forward from backward passes.</source>
        <translation>Nicht alle Traces unterscheiden Vorwärts- und Rückwärtsdurchläufe.</translation>
    </message>
    <message>
        <source>has no kernel in %1</source>
        <translation>hat in %1 keinen Kernel</translation>
    </message>
    <message>
        <source>must be one that all traces have, and there is none</source>
        <translation>muss einer sein, den alle Traces haben, und es gibt keinen</translation>
    </message>
    <message>
        <source>A trace has kernels of several GPUs: only those of the first count.</source>
        <translation>Ein Trace hat Kernel mehrerer GPUs: Nur die der ersten zählen.</translation>
    </message>
    <message>
        <source>must have the name of a number in its braces</source>
        <translation>muss in seinen Klammern den Namen einer Zahl haben</translation>
    </message>
    <message>
        <source>The trace is of %1 GPUs, the plan of %2.</source>
        <translation>Der Trace ist von %1 GPUs, der Plan von %2.</translation>
    </message>
    <message>
        <source>%1 groups are of %2 ranks in the trace, of %3 in the plan.</source>
        <translation>%1-Gruppen haben im Trace %2 Ränge, im Plan %3.</translation>
    </message>
    <message>
        <source>The trace has %1 micro-batches, the plan %2.</source>
        <translation>Der Trace hat %1 Mikro-Batches, der Plan %2.</translation>
    </message>
    <message>
        <source>%1 %2 takes %3 % longer than predicted: %4 GB/s instead of %5 GB/s</source>
        <translation>%1 %2 dauert %3 % länger als vorhergesagt: %4 GB/s statt %5 GB/s</translation>
    </message>
    <message>
        <source>%1 %2 takes %3 % less than predicted: %4 GB/s instead of %5 GB/s</source>
        <translation>%1 %2 dauert %3 % weniger als vorhergesagt: %4 GB/s statt %5 GB/s</translation>
    </message>
    <message>
        <source>%1: %2 % longer than predicted, %3 ms instead of %4 ms</source>
        <translation>%1: %2 % länger als vorhergesagt, %3 ms statt %4 ms</translation>
    </message>
    <message>
        <source>%1: %2 % less than predicted, %3 ms instead of %4 ms</source>
        <translation>%1: %2 % weniger als vorhergesagt, %3 ms statt %4 ms</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Matrixprodukte</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Other kernels</source>
        <translation>Andere Kernel</translation>
    </message>
    <message>
        <source>TP messages</source>
        <translation>TP-Nachrichten</translation>
    </message>
    <message>
        <source>CP messages</source>
        <translation>CP-Nachrichten</translation>
    </message>
    <message>
        <source>EP messages</source>
        <translation>EP-Nachrichten</translation>
    </message>
    <message>
        <source>Waiting in the pipeline</source>
        <translation>Warten in der Pipeline</translation>
    </message>
    <message>
        <source>DP messages</source>
        <translation>DP-Nachrichten</translation>
    </message>
    <message>
        <source>Messages of unknown groups</source>
        <translation>Nachrichten unbekannter Gruppen</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Launches and the rest</source>
        <translation>Starts und der Rest</translation>
    </message>
    <message>
        <source>is no word that is known here</source>
        <translation>ist kein Wort, das hier bekannt ist</translation>
    </message>
    <message>
        <source>ends in the middle of its compressed data</source>
        <translation>endet mitten in seinen komprimierten Daten</translation>
    </message>
    <message>
        <source>has damaged compressed data</source>
        <translation>hat beschädigte komprimierte Daten</translation>
    </message>
    <message>
        <source>has a text or a number of more than %1 characters</source>
        <translation>hat einen Text oder eine Zahl von mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>must have a column %1</source>
        <translation>muss eine Spalte %1 haben</translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation>muss höchstens %1 sein</translation>
    </message>
    <message>
        <source>must be F, B, I or W, not %1</source>
        <translation>muss F, B, I oder W sein, nicht %1</translation>
    </message>
    <message>
        <source>must not be before its start</source>
        <translation>darf nicht vor seinem Anfang liegen</translation>
    </message>
    <message>
        <source>must be among the first %1 passes</source>
        <translation>muss unter den ersten %1 Durchläufen sein</translation>
    </message>
    <message>
        <source>must have a line for at least one pass</source>
        <translation>muss eine Zeile für mindestens einen Durchlauf haben</translation>
    </message>
    <message>
        <source>and stage make more than %1 stages</source>
        <translation>und stage ergeben mehr als %1 Stufen</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>is no time that a clock can show</source>
        <translation>ist keine Zeit, die eine Uhr zeigen kann</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>has a value of the wrong type</source>
        <translation>hat einen Wert des falschen Typs</translation>
    </message>
    <message>
        <source>has more than %1 kernels: fewer steps would do</source>
        <translation>hat mehr als %1 Kernel: Weniger Schritte genügen</translation>
    </message>
    <message>
        <source>has more than %1 annotations: fewer steps would do</source>
        <translation>hat mehr als %1 Markierungen: Weniger Schritte genügen</translation>
    </message>
    <message>
        <source>has more than %1 launches: fewer steps would do</source>
        <translation>hat mehr als %1 Starts: Weniger Schritte genügen</translation>
    </message>
    <message>
        <source>has more than %1 groups of ranks</source>
        <translation>hat mehr als %1 Gruppen von Rängen</translation>
    </message>
    <message>
        <source>has more than %1 kinds of messages</source>
        <translation>hat mehr als %1 Arten von Nachrichten</translation>
    </message>
    <message>
        <source>has more than %1 streams</source>
        <translation>hat mehr als %1 Streams</translation>
    </message>
    <message>
        <source>has no kernel of a GPU: the profiler has to record its activity</source>
        <translation>hat keinen Kernel einer GPU: Der Profiler muss ihre Aktivität aufzeichnen</translation>
    </message>
    <message>
        <source>is nested deeper than %1</source>
        <translation>ist tiefer als %1 verschachtelt</translation>
    </message>
    <message>
        <source>ends in the middle, at byte %1: it is not complete</source>
        <translation>endet mittendrin bei Byte %1: Sie ist nicht vollständig</translation>
    </message>
    <message>
        <source>is no JSON at byte %1</source>
        <translation>ist bei Byte %1 kein JSON</translation>
    </message>
    <message>
        <source>has no traceEvents: it is no trace of the PyTorch profiler</source>
        <translation>hat keine traceEvents: Es ist kein Trace des PyTorch-Profilers</translation>
    </message>
    <message>
        <source>has %1 ranks on a host, where a node of the plan has %2 GPUs</source>
        <translation>hat %1 Ränge auf einem Host, während ein Knoten des Plans %2 GPUs hat</translation>
    </message>
    <message>
        <source>has %1 ranks on a host, which does not divide the %2 GPUs of a node of the plan</source>
        <translation>hat %1 Ränge auf einem Host, was die %2 GPUs eines Knotens des Plans nicht teilt</translation>
    </message>
    <message>
        <source>%1 among %2 ranks, %3 of them in a node, over %4.</source>
        <translation>%1 unter %2 Rängen, davon %3 in einem Knoten, über %4.</translation>
    </message>
    <message>
        <source>Measured on %1; the plan has %2.</source>
        <translation>Gemessen auf %1; der Plan hat %2.</translation>
    </message>
    <message>
        <source>The table lists no hosts: its ranks are taken to be neighbours.</source>
        <translation>Die Tabelle nennt keine Hosts: Ihre Ränge gelten als Nachbarn.</translation>
    </message>
    <message>
        <source>No message of 16 MiB or more: the bandwidth stays as it is.</source>
        <translation>Keine Nachricht von 16 MiB oder mehr: Die Bandbreite bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>busbw of large messages: %1 GB/s (algbw × %2).</source>
        <translation>busbw großer Nachrichten: %1 GB/s (algbw × %2).</translation>
    </message>
    <message>
        <source>The fast link within the nodes is what holds it back, so that it tells nothing of the network.</source>
        <translation>Die schnelle Verbindung in den Knoten hält sie auf, sodass sie nichts über das Netz sagt.</translation>
    </message>
    <message>
        <source>has a busbw of %1 GB/s, far more than the %2 GB/s of this link</source>
        <translation>hat eine busbw von %1 GB/s, weit mehr als die %2 GB/s dieser Verbindung</translation>
    </message>
    <message>
        <source>That is more than the %1 GB/s of the link, as where switches add up: all of it is taken to be reached.</source>
        <translation>Das ist mehr als die %1 GB/s der Verbindung, wie wo Switches addieren: Sie gilt als ganz erreicht.</translation>
    </message>
    <message>
        <source>That is less than any profile may have: the bandwidth stays as it is.</source>
        <translation>Das ist weniger, als ein Profil haben darf: Die Bandbreite bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>No message of 4 KiB or less: the latency stays as it is.</source>
        <translation>Keine Nachricht von höchstens 4 KiB: Die Latenz bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>A small message takes %1 µs.</source>
        <translation>Eine kleine Nachricht dauert %1 µs.</translation>
    </message>
    <message>
        <source>No latency of a hop gives that: it stays as it is.</source>
        <translation>Keine Latenz eines Schritts ergibt das: Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>das Netz</translation>
    </message>
    <message>
        <source>the fast link</source>
        <translation>die schnelle Verbindung</translation>
    </message>
    <message>
        <source>must have no more than %1 rows</source>
        <translation>darf höchstens %1 Zeilen haben</translation>
    </message>
    <message>
        <source>must have rows as nccl-tests prints them: size, count, type, redop, root, time, algbw, busbw</source>
        <translation>muss Zeilen haben, wie nccl-tests sie ausgibt: size, count, type, redop, root, time, algbw, busbw</translation>
    </message>
    <message>
        <source>must be of all_reduce, all_gather, reduce_scatter or alltoall, not of %1</source>
        <translation>muss von all_reduce, all_gather, reduce_scatter oder alltoall sein, nicht von %1</translation>
    </message>
    <message>
        <source>must be of one test, not of several</source>
        <translation>muss von einem Test sein, nicht von mehreren</translation>
    </message>
    <message>
        <source>must name its test, or have a message at a GB/s or more</source>
        <translation>muss seinen Test nennen oder eine Nachricht mit mindestens einem GB/s haben</translation>
    </message>
    <message>
        <source>must say among how many ranks it was measured: its list of devices, or both bandwidths, tell</source>
        <translation>muss sagen, unter wie vielen Rängen gemessen wurde: Das sagen die Liste der Geräte oder beide Bandbreiten</translation>
    </message>
    <message>
        <source>must have as many ranks on one host as on another</source>
        <translation>muss auf jedem Host gleich viele Ränge haben</translation>
    </message>
    <message>
        <source>must have a busbw of %1 times its algbw, not %2: that of %3 among %4 ranks</source>
        <translation>muss eine busbw vom %1-Fachen der algbw haben, nicht vom %2-Fachen: die von %3 unter %4 Rängen</translation>
    </message>
    <message>
        <source>Products of matrices: %1, of which %2 in %3 that take at least %4 µs are used.</source>
        <translation>Matrixprodukte: %1, verwendet werden davon %2 in %3, die mindestens %4 µs dauern.</translation>
    </message>
    <message>
        <source>The fastest runs at %1 TFLOP/s, of a peak of %2 TFLOP/s.</source>
        <translation>Das schnellste läuft mit %1 TFLOP/s, bei einer Spitze von %2 TFLOP/s.</translation>
    </message>
    <message>
        <source>has products at %1 of the peak of %2, where only %3 to %4 can be: is it of this GPU and precision?</source>
        <translation>hat Produkte beim %1-Fachen der Spitzenleistung von %2, möglich ist nur das %3- bis %4-Fache: Ist sie von dieser GPU und Genauigkeit?</translation>
    </message>
    <message>
        <source>Fewer than four different sizes: how much longer matrices count stays as it is.</source>
        <translation>Weniger als vier verschiedene Größen: Um wie viel länger Matrizen zählen, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Times deviate by %1 % from what these two give.</source>
        <translation>Die Zeiten weichen um %1 % von dem ab, was diese beiden ergeben.</translation>
    </message>
    <message>
        <source>must have lines that one of these prints after a step: %1</source>
        <translation>muss Zeilen haben, die eines von diesen nach einem Schritt ausgibt: %1</translation>
    </message>
    <message>
        <source>At most %1 GiB allocated.</source>
        <translation>Höchstens %1 GiB belegt.</translation>
    </message>
    <message>
        <source>At most %1 GiB on the device.</source>
        <translation>Höchstens %1 GiB auf dem Gerät.</translation>
    </message>
    <message>
        <source>The log tells of no step: the run ran out of memory.</source>
        <translation>Das Log berichtet von keinem Schritt: Dem Lauf ging der Speicher aus.</translation>
    </message>
    <message>
        <source>%1 sequences/s.</source>
        <translation>%1 Sequenzen/s.</translation>
    </message>
    <message>
        <source>In the end it ran out of memory.</source>
        <translation>Am Ende ging ihm der Speicher aus.</translation>
    </message>
    <message>
        <source>must be given with the table of a benchmark</source>
        <translation>muss zusammen mit der Tabelle eines Benchmarks angegeben werden</translation>
    </message>
    <message>
        <source>is neither a log nor a configuration</source>
        <translation>ist weder ein Log noch eine Konfiguration</translation>
    </message>
    <message>
        <source>goes with no log</source>
        <translation>gehört zu keinem Log</translation>
    </message>
    <message>
        <source>must be bf16, fp16, fp8 or fp4, not %1</source>
        <translation>muss bf16, fp16, fp8 oder fp4 sein, nicht %1</translation>
    </message>
    <message>
        <source>must be more than 0</source>
        <translation>muss größer als 0 sein</translation>
    </message>
    <message>
        <source>must have m, n, k, and a rate (tflops) or a time (ms, us, seconds)</source>
        <translation>muss m, n, k und eine Rate (tflops) oder eine Zeit (ms, us, seconds) haben</translation>
    </message>
    <message>
        <source>must have a row below its header</source>
        <translation>muss unter der Kopfzeile eine Zeile haben</translation>
    </message>
    <message>
        <source>The laboratory has no fused blocks.</source>
        <translation>Im Labor gibt es keine verschmolzenen Blöcke.</translation>
    </message>
    <message>
        <source>In the laboratory all backwards are whole (B) or all are split (I and W).</source>
        <translation>Im Labor sind alle Rückwärtsschritte ganz (B) oder alle geteilt (I und W).</translation>
    </message>
    <message>
        <source>Backwards are split here: I, and W later.</source>
        <translation>Rückwärtsschritte sind hier geteilt: I, und später W.</translation>
    </message>
    <message>
        <source>Backwards are whole here: B, and no I or W.</source>
        <translation>Rückwärtsschritte sind hier ganz: B, und kein I oder W.</translation>
    </message>
    <message>
        <source>%1 does not belong on stage %2.</source>
        <translation>%1 gehört nicht auf Stufe %2.</translation>
    </message>
    <message>
        <source>%1 is on stage %2 already.</source>
        <translation>%1 ist schon auf Stufe %2.</translation>
    </message>
    <message>
        <source>%1 comes after %2 on stage %3, whose result it needs.</source>
        <translation>%1 kommt auf Stufe %3 nach %2, dessen Ergebnis es braucht.</translation>
    </message>
    <message>
        <source>%1 on stage %2 waits for a message: place %3 on stage %4 first.</source>
        <translation>%1 auf Stufe %2 wartet auf eine Nachricht: Setzen Sie zuerst %3 auf Stufe %4.</translation>
    </message>
    <message>
        <source>Stage %1 would hold the activations of %2 micro-batches and has room for %3: a W has to make room first.</source>
        <translation>Stufe %1 hielte die Aktivierungen von %2 Mikro-Batches und hat Platz für %3: Erst muss ein W Platz machen.</translation>
    </message>
    <message>
        <source>Stage %1 would hold the activations of %2 micro-batches and has room for %3: a B has to make room first.</source>
        <translation>Stufe %1 hielte die Aktivierungen von %2 Mikro-Batches und hat Platz für %3: Erst muss ein B Platz machen.</translation>
    </message>
    <message>
        <source>Stages would wait for each other in a circle (operation.stage, and what it waits for): %1.</source>
        <translation>Stufen würden im Kreis aufeinander warten (Operation.Stufe und worauf sie wartet): %1.</translation>
    </message>
    <message>
        <source>what runs of this framework add</source>
        <translation>was Läufe dieses Frameworks hinzufügen</translation>
    </message>
    <message>
        <source>how sharply runs of this framework tell</source>
        <translation>wie scharf Läufe dieses Frameworks trennen</translation>
    </message>
    <message>
        <source>must have m, n and k</source>
        <translation>muss m, n und k haben</translation>
    </message>
    <message>
        <source>must have at most %1 characters</source>
        <translation>darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>The laboratory has room for %1 ranks, %2 chunks on each and %3 micro-batches; these are %4, %5 and %6.</source>
        <translation>Das Labor hat Platz für %1 Ränge, je %2 Chunks und %3 Mikro-Batches; dies sind %4, %5 und %6.</translation>
    </message>
    <message>
        <source>In the laboratory stages are dealt to the ranks in turn, or two to each in a V.</source>
        <translation>Im Labor sind die Stufen reihum auf die Ränge verteilt, oder je zwei in einem V.</translation>
    </message>
    <message>
        <source>%1 does not belong on rank %2.</source>
        <translation>%1 gehört nicht auf Rang %2.</translation>
    </message>
    <message>
        <source>%1 is on rank %2 already.</source>
        <translation>%1 ist schon auf Rang %2.</translation>
    </message>
    <message>
        <source>%1 comes after %2 on rank %3, whose result it needs.</source>
        <translation>%1 kommt auf Rang %3 nach %2, dessen Ergebnis es braucht.</translation>
    </message>
    <message>
        <source>%1 on rank %2 waits for a message: place %3 on rank %4 first.</source>
        <translation>%1 auf Rang %2 wartet auf eine Nachricht: Setzen Sie zuerst %3 auf Rang %4.</translation>
    </message>
    <message>
        <source>Rank %1 would hold activations of %2 forwards and has room for %3: a W has to make room first.</source>
        <translation>Rang %1 hielte die Aktivierungen von %2 Vorwärtsschritten und hat Platz für %3: Erst muss ein W Platz machen.</translation>
    </message>
    <message>
        <source>Rank %1 would hold activations of %2 forwards and has room for %3: a B has to make room first.</source>
        <translation>Rang %1 hielte die Aktivierungen von %2 Vorwärtsschritten und hat Platz für %3: Erst muss ein B Platz machen.</translation>
    </message>
    <message>
        <source>Ranks would wait for each other in a circle (operation.stage, and what it waits for): %1.</source>
        <translation>Ränge würden im Kreis aufeinander warten (Operation.Stufe, und worauf sie wartet): %1.</translation>
    </message>
    <message>
        <source>Latencies stay as they are: how long a small message takes is mostly waiting for other ranks.</source>
        <translation>Latenzen bleiben, wie sie sind: Wie lange eine kleine Nachricht dauert, ist meist Warten auf andere Ränge.</translation>
    </message>
    <message>
        <source>TP messages take %1 ms, of which %2 ms run beside computation.</source>
        <translation>TP-Nachrichten dauern %1 ms, davon laufen %2 ms neben der Berechnung.</translation>
    </message>
    <message>
        <source>Other kernels and the optimizer</source>
        <translation>Andere Kernel und der Optimizer</translation>
    </message>
    <message>
        <source>tells nothing of the plan’s kernels or messages</source>
        <translation>sagt nichts über Kernel oder Nachrichten des Plans</translation>
    </message>
    <message>
        <source>%1 %2 over the network: a quarter of %3 large messages are faster than %4 GB/s; the profile gives %5 GB/s.</source>
        <translation>%1 %2 über das Netzwerk: Ein Viertel von %3 großen Nachrichten ist schneller als %4 GB/s; das Profil ergibt %5 GB/s.</translation>
    </message>
    <message>
        <source>%1 %2 over the fast link: a quarter of %3 large messages are faster than %4 GB/s; the profile gives %5 GB/s.</source>
        <translation>%1 %2 über die schnelle Verbindung: Ein Viertel von %3 großen Nachrichten ist schneller als %4 GB/s; das Profil ergibt %5 GB/s.</translation>
    </message>
    <message>
        <source>That is far more than the %1 GB/s of this link: it stays as it is.</source>
        <translation>Das ist weit mehr als die %1 GB/s dieser Verbindung: Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>%1: %2 ms of the step; the profile gives %3 ms.</source>
        <translation>%1: %2 ms des Schritts; das Profil ergibt %3 ms.</translation>
    </message>
    <message>
        <source>No profile may have that: the share stays as it is.</source>
        <translation>Das darf kein Profil haben: Der Anteil bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>the optimizer %1 is not known here</source>
        <translation>den Optimizer %1 kennt Quadrille nicht</translation>
    </message>
    <message>
        <source>as Adam&apos;s: the optimizer %1 is not known here</source>
        <translation>wie bei Adam: Den Optimizer %1 kennt Quadrille nicht</translation>
    </message>
    <message>
        <source>is empty: it has no key</source>
        <translation>ist leer: Kein Schlüssel steht darin</translation>
    </message>
    <message>
        <source>GPUs: %1.</source>
        <translation>GPUs: %1.</translation>
    </message>
    <message>
        <source>Memory goes from %1 to %2 GiB, the bubble from %3 % to %4 %, communication from %5 to %6 GB a step and GPU, and recomputation from %7 % to %8 %.</source>
        <translation>Der Speicher geht von %1 auf %2 GiB, die Bubble von %3 % auf %4 %, die Kommunikation je Schritt und GPU von %5 auf %6 GB und die Neuberechnung von %7 % auf %8 %.</translation>
    </message>
    <message>
        <source>hosts have %1 to %2 GPUs; all are taken to have the fewest</source>
        <translation>die Rechner haben %1 bis %2 GPUs; alle werden genommen, als hätten sie die wenigsten</translation>
    </message>
    <message>
        <source>is no GPU that is known here</source>
        <translation>ist keine hier bekannte GPU</translation>
    </message>
    <message>
        <source>is another GPU than the first</source>
        <translation>ist eine andere GPU als die erste</translation>
    </message>
    <message>
        <source>the same sizes are those of %1, too</source>
        <translation>dieselben Größen hat auch %1</translation>
    </message>
    <message>
        <source>no file says how many nodes: as few as the plan runs on</source>
        <translation>keine Datei sagt, wie viele Knoten: so wenige, wie der Plan braucht</translation>
    </message>
    <message>
        <source>all %1 micro-batches run through the pipeline at once; torchtitan fills and drains it %2 times a step, with %3 each, and idles more</source>
        <translation>alle %1 Mikro-Batches laufen in einem Zug durch die Pipeline; torchtitan füllt und leert sie %2-mal je Schritt mit je %3 und steht länger still</translation>
    </message>
    <message>
        <source>%1 says it, which is not given</source>
        <translation>%1 sagt es und liegt nicht vor</translation>
    </message>
    <message>
        <source>must be a multiple of micro-batch × accumulations, %1 × %2</source>
        <translation>muss ein Vielfaches von Mikro-Batch × Akkumulationen sein, %1 × %2</translation>
    </message>
    <message>
        <source>as many replicas as the batch is made of: %1</source>
        <translation>so viele Replikate, wie den Batch ergeben: %1</translation>
    </message>
    <message>
        <source>keys by which a sequence counts longer in attention</source>
        <translation>Keys, um die eine Sequenz in der Attention länger zählt</translation>
    </message>
    <message>
        <source>%1 shards over the GPUs of a node</source>
        <translation>%1 teilt über die GPUs eines Knotens auf</translation>
    </message>
    <message>
        <source>sequences are not packed: each is counted at full length</source>
        <translation>Sequenzen sind nicht gepackt: Jede zählt in voller Länge</translation>
    </message>
    <message>
        <source>no key says that anything is sharded</source>
        <translation>kein Schlüssel sagt, dass etwas aufgeteilt wird</translation>
    </message>
    <message>
        <source>Tiles of 1 × 128 activations and blocks of 128 × 128 weights have a scale in fp32 each. On Hopper products of two such tiles, those of weight gradients, take 1.41 times as long, as measured.</source>
        <translation>Kacheln von 1 × 128 Aktivierungen und Blöcke von 128 × 128 Gewichten haben je eine Skala in fp32. Auf Hopper dauern Produkte zweier solcher Kacheln, die der Gewichtsgradienten, 1,41-mal so lange, wie gemessen.</translation>
    </message>
    <message>
        <source>when the backward pass ends and all gradients are there</source>
        <translation>wenn der Rückwärtslauf endet und alle Gradienten da sind</translation>
    </message>
    <message>
        <source>Gradients, which come as the backward pass gives activations back</source>
        <translation>Gradienten, die kommen, während der Rückwärtslauf Aktivierungen zurückgibt</translation>
    </message>
    <message>
        <source>Inputs of products made narrow, forward</source>
        <translation>Eingaben von Produkten schmal gemacht, vorwärts</translation>
    </message>
    <message>
        <source>Gradients of products made narrow, backward</source>
        <translation>Gradienten von Produkten schmal gemacht, rückwärts</translation>
    </message>
    <message>
        <source>seconds to make a number of 16 bits one of 8 or 4, as it is and transposed</source>
        <translation>Sekunden, um aus einer Zahl von 16 Bit eine von 8 oder 4 zu machen, wie sie ist und transponiert</translation>
    </message>
    <message>
        <source>is the table of a benchmark, which is opened by itself</source>
        <translation>ist die Tabelle eines Benchmarks, die für sich geöffnet wird</translation>
    </message>
    <message>
        <source>is converted with the framework&apos;s defaults and the rest of the plan</source>
        <translation>wird mit den Voreinstellungen des Frameworks und dem übrigen Plan umgerechnet</translation>
    </message>
    <message>
        <source>no file says it: it stays as it was</source>
        <translation>steht in keiner Datei: es bleibt, wie es war</translation>
    </message>
    <message>
        <source>no file says it; before it was %1</source>
        <translation>steht in keiner Datei; vorher war es %1</translation>
    </message>
    <message>
        <source>the log says none, as earlier versions do</source>
        <translation>das Log nennt keine, wie frühere Versionen</translation>
    </message>
    <message>
        <source>the log says these sizes alone; the model, the GPU and all else of the plan stay as they were</source>
        <translation>das Log nennt nur diese Größen; Modell, GPU und alles andere am Plan bleiben, wie sie waren</translation>
    </message>
    <message>
        <source>is read together with other keys</source>
        <translation>wird zusammen mit anderen Schlüsseln gelesen</translation>
    </message>
    <message>
        <source>is read together with %1</source>
        <translation>wird zusammen mit %1 gelesen</translation>
    </message>
    <message>
        <source>the files say %1 nodes, and no file how many GPUs one has: %2 are taken; the plan takes a multiple of %3 GPUs</source>
        <translation>die Dateien nennen %1 Knoten, und keine, wie viele GPUs einer hat: angenommen sind %2; der Plan braucht ein Vielfaches von %3 GPUs</translation>
    </message>
    <message>
        <source>BF16 and FP16 take 2 bytes a number, FP8 one, NVFP4 a half and a sixteenth of one for its scales; both are faster where a GPU has units for them. Head and attention stay in 16 bits. Products of narrow numbers reach 0.885 of the share of their peak that others reach, and making a number narrow, as it is and transposed, takes as long as 5.5 bytes at the memory’s peak, with torchtitan 9.7: read off what was measured on Hopper in FP8, and taken for NVFP4.</source>
        <translation>BF16 und FP16 brauchen 2 Byte je Zahl, FP8 eines, NVFP4 ein halbes und für seine Skalen ein sechzehntel; beide sind schneller, wo eine GPU Einheiten dafür hat. Ausgabeschicht und Attention bleiben in 16 Bit. Produkte schmaler Zahlen erreichen 0,885 des Anteils an ihrer Spitze, den andere erreichen, und eine Zahl schmal zu machen, wie sie ist und transponiert, dauert so lange wie 5,5 Byte bei der Spitze des Speichers, mit torchtitan 9,7: an Messungen auf Hopper in FP8 abgelesen, für NVFP4 angenommen.</translation>
    </message>
    <message>
        <source>how much longer products of weight gradients take with scales of 128 numbers</source>
        <translation>um wie viel länger Produkte von Gewichtsgradienten mit Skalen für je 128 Zahlen dauern</translation>
    </message>
    <message>
        <source>%1 says %2, and counts for more</source>
        <translation>%1 sagt %2 und hat Vorrang</translation>
    </message>
    <message>
        <source>grows with DP</source>
        <translation>wächst mit DP</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>large, for a small bubble</source>
        <translation>groß, für eine kleine Bubble</translation>
    </message>
    <message>
        <source>long sequences, to hide more behind</source>
        <translation>lange Sequenzen, um mehr dahinter zu verbergen</translation>
    </message>
    <message>
        <source>grows with EP</source>
        <translation>wächst mit EP</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Divides in memory, as printed</source>
        <translation>Teilt im Speicher (wie gedruckt)</translation>
    </message>
    <message>
        <source>Divides in computation, as printed</source>
        <translation>Teilt beim Rechnen, wie gedruckt</translation>
    </message>
    <message>
        <source>Exchanges, as printed</source>
        <translation>Tauscht aus (wie gedruckt)</translation>
    </message>
    <message>
        <source>Held of it here</source>
        <translation>Davon hier gehalten</translation>
    </message>
    <message>
        <source>As printed: forward pass (fwd), backward pass (bwd) and end of a step; L layers; sequences of a step (gbs) and of a micro-batch (mbs). Held: on the fullest GPU; of EP the parameters of its experts in 16 bits, before ZeRO.</source>
        <translation>Wie gedruckt: Vorwärtsdurchlauf (fwd), Rückwärtsdurchlauf (bwd) und Ende eines Schritts (end); L Schichten; Sequenzen eines Schritts (gbs) und eines Mikro-Batches (mbs). Gehalten: auf der vollsten GPU; bei EP die Parameter ihrer Experten in 16 Bit, vor ZeRO.</translation>
    </message>
    <message>
        <source>The notes err on ZeRO: under all stages the 16-bit parameters are gathered, half of model_fp32 (Rajbhandari et al. 2020, section 7). Under stage 1 a reduce-scatter of gradients is enough, though nanotron, the playbook’s framework, all-reduces them.</source>
        <translation>Die Notizen irren bei ZeRO: In allen Stufen werden die 16-Bit-Parameter eingesammelt, die Hälfte von model_fp32 (Rajbhandari et al. 2020, Abschn. 7). In Stufe 1 genügt ein Reduce-Scatter der Gradienten, auch wenn nanotron, das Framework des Playbooks, ein All-Reduce macht.</translation>
    </message>
    <message>
        <source>The notes err on TP: it gathers and reduce-scatters activations and their gradients, not parameters; under SP it divides the activations that are kept, too.</source>
        <translation>Die Notizen irren bei TP: All-Gather und Reduce-Scatter gelten Aktivierungen und deren Gradienten, nicht Parametern; mit SP teilt es auch die aufgehobenen Aktivierungen.</translation>
    </message>
    <message>
        <source>PP sends activations in the forward pass, and once for every micro-batch: gbs times where that is one sequence. Around the ring of CP go keys and values, not all activations; EP sends to the experts and back, two all-to-alls each way.</source>
        <translation>PP sendet Aktivierungen im Vorwärtsdurchlauf, und zwar einmal je Mikro-Batch: gbs-mal, wo dieser eine Sequenz ist. Im Ring von CP laufen Keys und Values um, nicht alle Aktivierungen; EP sendet zu den Experten und zurück, zwei All-to-Alls je Durchlauf.</translation>
    </message>
    <message>
        <source>Notes “5D parallelism in LLM training”, section 0, on the cheat sheet of The Ultra-Scale Playbook (2025)</source>
        <translation>Notizen „5D parallelism in LLM training“, Abschn. 0, zum Spickzettel von The Ultra-Scale Playbook (2025)</translation>
    </message>
    <message>
        <source>Elements, as printed: Ψ parameters on a GPU, b·s·h the input of a layer for one micro-batch; of the pipeline at a boundary of stages, of TP in each layer and by all-reduces.</source>
        <translation>Elemente, wie gedruckt: Ψ Parameter auf einer GPU, b·s·h der Eingang einer Schicht für einen Mikro-Batch; bei der Pipeline an einer Stufengrenze, bei TP in jeder Schicht und durch All-Reduces.</translation>
    </message>
    <message>
        <source>States: of the fullest GPU; without TP or the pipeline on so many times fewer GPUs.</source>
        <translation>Zustände: der vollsten GPU; ohne TP oder Pipeline auf entsprechend weniger GPUs.</translation>
    </message>
    <message>
        <source>The recap lets memory of DDP and ZeRO 1 not scale at all; of ZeRO 1 that holds for parameters and gradients alone. Earlier the lecture itself counts (4 + K/N)·Ψ bytes: N ranks divide the optimizer states.</source>
        <translation>Der Rückblick lässt den Speicher von DDP und ZeRO 1 gar nicht skalieren; bei ZeRO 1 gilt das nur für Parameter und Gradienten. Zuvor zählt die Vorlesung selbst (4 + K/N)·Ψ Byte: N Ränge teilen sich die Optimizer-Zustände.</translation>
    </message>
    <message>
        <source>3·Ψ is for one micro-batch: FSDP gathers and reduces in each of the %1 here.</source>
        <translation>3·Ψ gilt für einen Mikro-Batch: FSDP sammelt und reduziert in jedem der %1 hier.</translation>
    </message>
    <message>
        <source>Synchronizes</source>
        <translation>Abgleich</translation>
    </message>
    <message>
        <source>Easy to use</source>
        <translation>Leicht zu nutzen</translation>
    </message>
    <message>
        <source>States without it</source>
        <translation>Zustände ohne sie</translation>
    </message>
    <message>
        <source>States with it</source>
        <translation>Zustände mit ihr</translation>
    </message>
    <message>
        <source>Stanford CS336 (2025), lecture 7, recap of LLM parallelism</source>
        <translation>Stanford CS336 (2025), Vorlesung 7, Rückblick auf die Parallelisierung</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>very</source>
        <translation>sehr</translation>
    </message>
    <message>
        <source>once a batch</source>
        <translation>einmal je Batch</translation>
    </message>
    <message>
        <source>does not scale</source>
        <translation>skaliert nicht</translation>
    </message>
    <message>
        <source>three times in each FSDP block</source>
        <translation>dreimal je FSDP-Block</translation>
    </message>
    <message>
        <source>once a pipeline</source>
        <translation>einmal je Pipeline</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Tensor and sequence parallel</source>
        <translation>Tensor- und sequenzparallel</translation>
    </message>
    <message>
        <source>twice in each transformer block</source>
        <translation>zweimal je Transformer-Block</translation>
    </message>
    <message>
        <source>A lecture’s recap of the strategies</source>
        <translation>Rückblick einer Vorlesung auf die Strategien</translation>
    </message>
    <message>
        <source>A playbook’s cheat sheet: what each strategy divides</source>
        <translation>Spickzettel eines Playbooks: was jede Strategie teilt</translation>
    </message>
    <message>
        <source>A layer’s computation against its communication</source>
        <translation>Rechnen und Kommunikation einer Schicht im Vergleich</translation>
    </message>
    <message>
        <source>computation</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>B: %1 tokens of a step; D = %2: hidden size; F = %3: FFN hidden size; X: %4 GPUs that hold the same parameters; Y: TP %5. At the peak of %6 TFLOP/s and the %7 and %8 GB/s that data sheets give a GPU among the X and among the Y.</source>
        <translation>B: %1 Token eines Schritts; D = %2: verborgene Größe; F = %3: verborgene Größe des FFN; X: %4 GPUs, die dieselben Parameter halten; Y: TP %5. Bei der Spitze von %6 TFLOP/s und den %7 und %8 GB/s, die laut Datenblatt eine GPU unter den X und unter den Y hat.</translation>
    </message>
    <message>
        <source>A layer is two matrices of 16 bits, without attention and gate, and groups are large: (g − 1)/g is 1. What takes longer binds where one hides behind the other.</source>
        <translation>Eine Schicht besteht aus zwei 16-Bit-Matrizen, ohne Attention und Gate, und Gruppen sind groß: (g − 1)/g ist 1. Was länger dauert, begrenzt, wo sich eins hinter dem anderen verbirgt.</translation>
    </message>
    <message>
        <source>The book’s rows do not agree: with X = 1 the last would send 4·B·D + 8·B·D of activations, and MP has 4·B·D + 4·B·D. Its own steps make the second 6·B·D, or 4·B·D where the gathered input is kept.</source>
        <translation>Die Zeilen des Buchs stimmen nicht überein: Mit X = 1 würde die letzte 4·B·D + 8·B·D an Aktivierungen senden, und MP hat 4·B·D + 4·B·D. Nach seinen eigenen Schritten ist der zweite Summand 6·B·D, oder 4·B·D, wo der gesammelte Eingang aufgehoben wird.</translation>
    </message>
    <message>
        <source>The book takes a step in one go: in %1 micro-batches FSDP gathers and reduces %1 times.</source>
        <translation>Das Buch nimmt einen Schritt in einem Zug: In %1 Mikro-Batches sammelt und reduziert FSDP %1-mal.</translation>
    </message>
    <message>
        <source>Every layer of this model has experts, of which the book’s table says nothing.</source>
        <translation>Jede Schicht dieses Modells hat Experten, von denen die Tabelle des Buchs nichts sagt.</translation>
    </message>
    <message>
        <source>FLOPs, as printed</source>
        <translation>FLOPs (wie gedruckt)</translation>
    </message>
    <message>
        <source>Bytes sent, as printed</source>
        <translation>Gesendete Byte (wie gedruckt)</translation>
    </message>
    <message>
        <source>Computation here</source>
        <translation>Rechnen hier</translation>
    </message>
    <message>
        <source>Communication here</source>
        <translation>Kommunikation hier</translation>
    </message>
    <message>
        <source>Binds</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Austin et al. (2025), “How to Scale Your Model”, part 5, after Stanford CS336 (2025), lecture 7</source>
        <translation>Austin et al. (2025), „How to Scale Your Model“, Teil 5, nach Stanford CS336 (2025), Vorlesung 7</translation>
    </message>
    <message>
        <source>Manual, “The time model”</source>
        <translation>Handbuch, „Das Zeitmodell“</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), Table 1</source>
        <translation>DeepSeek-AI (2024), Tab. 1</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Fault Tolerance at Scale”</source>
        <translation>Leitfaden zu Parallelisierungsstrategien, „Fault Tolerance at Scale“</translation>
    </message>
    <message>
        <source>PyTorch documentation, “CUDA semantics”, “Memory management”</source>
        <translation>PyTorch-Dokumentation, „CUDA semantics“, „Memory management“</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 4.1</source>
        <translation>Fujii et al. (2024), Abschn. 4.1</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 3.1</source>
        <translation>Fujii et al. (2024), Abschn. 3.1</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 3.3</source>
        <translation>Fujii et al. (2024), Abschn. 3.3</translation>
    </message>
    <message>
        <source>Under 1F1B rank r of p has p − r of them, at most m.</source>
        <translation>Mit 1F1B hat Rang r von p davon p − r, höchstens m.</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 3.2.2</source>
        <translation>Fujii et al. (2024), Abschn. 3.2.2</translation>
    </message>
    <message>
        <source>Notes on the Ultra-scale Playbook, “Memory for others”</source>
        <translation>Notizen zum Ultra-scale Playbook, „Memory for others“</translation>
    </message>
    <message>
        <source>NVIDIA/nccl, issues 391, 964 and 1450</source>
        <translation>NVIDIA/nccl, Issues 391, 964 und 1450</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Mixed Precision”</source>
        <translation>Leitfaden zu Parallelisierungsstrategien, „Mixed Precision“</translation>
    </message>
    <message>
        <source>Kingma &amp; Ba (2015): two fp32 moments</source>
        <translation>Kingma &amp; Ba (2015): zwei Momente in fp32</translation>
    </message>
    <message>
        <source>Stanford CS336 (2025), lecture 7</source>
        <translation>Stanford CS336 (2025), Vorlesung 7</translation>
    </message>
    <message>
        <source>Manual, “The memory model”</source>
        <translation>Handbuch, „Das Speichermodell“</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “The Hardware Hierarchy”</source>
        <translation>Leitfaden zu Parallelisierungsstrategien, „The Hardware Hierarchy“</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Distributed Data Parallel (DDP)”</source>
        <translation>Leitfaden zu Parallelisierungsstrategien, „Distributed Data Parallel (DDP)“</translation>
    </message>
    <message>
        <source>Notes on the Ultra-scale Playbook, “Revisiting global batch size”</source>
        <translation>Notizen zum Ultra-scale Playbook, „Revisiting global batch size“</translation>
    </message>
    <message>
        <source>Of equal stages under 1F1B it is (m + p − 1)(F + B).</source>
        <translation>Bei gleichen Stufen mit 1F1B ist sie (m + p − 1)(F + B).</translation>
    </message>
    <message>
        <source>Manual, “Pipelines and schedules”</source>
        <translation>Handbuch, „Pipelines und Ablaufpläne“</translation>
    </message>
    <message>
        <source>Notes on the Ultra-scale Playbook, “TP has heavy communication”</source>
        <translation>Notizen zum Ultra-scale Playbook, „TP has heavy communication“</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Communication Primitives Reference”</source>
        <translation>Leitfaden zu Parallelisierungsstrategien, „Communication Primitives Reference“</translation>
    </message>
    <message>
        <source>Manual, “How far to trust it”</source>
        <translation>Handbuch, „Wie weit man dem trauen kann“</translation>
    </message>
    <message>
        <source>Fujii et al. (2024), section 4.2</source>
        <translation>Fujii et al. (2024), Abschn. 4.2</translation>
    </message>
    <message>
        <source>Guide to parallelism strategies, “Overlapping Communication and Computation”</source>
        <translation>Leitfaden zu Parallelisierungsstrategien, „Overlapping Communication and Computation“</translation>
    </message>
    <message>
        <source>Manual, “Views to compare and search”</source>
        <translation>Handbuch, „Ansichten zum Vergleichen und Suchen“</translation>
    </message>
    <message>
        <source>%1 shards over a node, which no key says how large it is</source>
        <translation>%1 verteilt über einen Knoten, dessen Größe kein Schlüssel nennt</translation>
    </message>
    <message>
        <source>does not go with parallelism_config_cp_size</source>
        <translation>geht nicht zusammen mit parallelism_config_cp_size</translation>
    </message>
    <message>
        <source>no mixed precision is asked for: the model&apos;s own type counts, which is taken to be bf16</source>
        <translation>gemischte Genauigkeit ist nicht verlangt: Es zählt der Typ des Modells selbst, hier als bf16 angenommen</translation>
    </message>
    <message>
        <source>is a part of a model, whose number of layers, hidden size and heads the files do not all say</source>
        <translation>ist ein Teil eines Modells, dessen Schichten, verborgene Größe und Köpfe die Dateien nicht alle nennen</translation>
    </message>
    <message>
        <source>must be another in each trace: %1 stands in two</source>
        <translation>muss in jedem Trace ein anderer sein: %1 steht in zweien</translation>
    </message>
    <message>
        <source>is compressed: unpack it</source>
        <translation>ist gepackt: Entpacken Sie es</translation>
    </message>
    <message>
        <source>models with Mamba layers, or with encoder and decoder, are not known here; %1 says that it is one</source>
        <translation>Modelle mit Mamba-Schichten oder mit Encoder und Decoder sind hier nicht bekannt; %1 sagt, dass es eines ist</translation>
    </message>
    <message>
        <source>%1 says it</source>
        <translation>%1 sagt es</translation>
    </message>
    <message>
        <source>is not followed (%1), and nothing else there has a key of a framework that is known here</source>
        <translation>wird nicht verfolgt (%1), und sonst hat dort nichts einen Schlüssel eines Frameworks, das hier bekannt ist</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>sagt nichts</translation>
    </message>
    <message>
        <source>the other file says %1, and counts for more</source>
        <translation>die andere Datei sagt %1 und zählt mehr</translation>
    </message>
    <message>
        <source>is handed to a text that a shell runs, and not followed</source>
        <translation>wird einem Text übergeben, den eine Shell ausführt, und nicht verfolgt</translation>
    </message>
    <message>
        <source>must be text; it begins as UTF-16, but is damaged or broken off</source>
        <translation>muss Text sein; beginnt als UTF-16, ist aber beschädigt oder abgebrochen</translation>
    </message>
    <message>
        <source>a session of this program</source>
        <translation>eine Sitzung dieses Programms</translation>
    </message>
    <message>
        <source>a model&apos;s config.json</source>
        <translation>die config.json eines Modells</translation>
    </message>
    <message>
        <source>the table of a benchmark</source>
        <translation>die Tabelle eines Benchmarks</translation>
    </message>
    <message>
        <source>a log of %1</source>
        <translation>ein Log von %1</translation>
    </message>
    <message>
        <source>a configuration of %1</source>
        <translation>eine Konfiguration von %1</translation>
    </message>
    <message>
        <source>a list of hosts or GPUs</source>
        <translation>eine Liste von Rechnern oder GPUs</translation>
    </message>
    <message>
        <source>what was measured of a step</source>
        <translation>Messungen eines Schritts</translation>
    </message>
    <message>
        <source>%1; the file looks like %2</source>
        <translation>%1; die Datei sieht aus wie %2</translation>
    </message>
    <message>
        <source>%1 The file looks like %2.</source>
        <translation>%1 Die Datei sieht aus wie %2.</translation>
    </message>
    <message>
        <source>layers are gathered one by one; without %1 Accelerate gathers all of them at once</source>
        <translation>die Schichten werden einzeln zusammengetragen; ohne %1 trägt Accelerate alle auf einmal zusammen</translation>
    </message>
    <message>
        <source>%1 GPUs a node are started, which counts; the hosts have %2</source>
        <translation>es werden %1 GPUs je Knoten gestartet, und das zählt; die Hosts haben %2</translation>
    </message>
    <message>
        <source>%1 nodes are started, which counts; the hosts are %2</source>
        <translation>es werden %1 Knoten gestartet, und das zählt; Hosts sind es %2</translation>
    </message>
    <message>
        <source>tokens are exchanged all to all, where Megatron gathers all of them unless %1 says otherwise</source>
        <translation>Token werden alle mit allen getauscht; Megatron trägt sie alle zusammen, wenn %1 nichts anderes sagt</translation>
    </message>
    <message>
        <source>models with Mamba layers are not known here</source>
        <translation>Modelle mit Mamba-Schichten sind hier nicht bekannt</translation>
    </message>
    <message>
        <source>is a log of %1: what it measured is read where it is given alone, and by My cluster</source>
        <translation>ist ein Log von %1: Was er gemessen hat, wird gelesen, wo er allein angegeben ist, und von „Mein Cluster“</translation>
    </message>
    <message>
        <source>must be UTF-8, which its field %1 is not</source>
        <translation>muss UTF-8 sein, was Feld %1 nicht ist</translation>
    </message>
    <message>
        <source>must be text; its field %1 has control characters</source>
        <translation>muss Text sein; Feld %1 enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>is a loop, whose body is read once</source>
        <translation>ist eine Schleife, deren Rumpf einmal gelesen wird</translation>
    </message>
    <message>
        <source>is a function called by too many others to be followed</source>
        <translation>ist eine Funktion, die über zu viele andere aufgerufen wird, um verfolgt zu werden</translation>
    </message>
    <message>
        <source>is one of several functions, of which it is not known which is called</source>
        <translation>ist eine von mehreren Funktionen, von denen nicht bekannt ist, welche aufgerufen wird</translation>
    </message>
    <message>
        <source>is a loop&apos;s variable, with another value in each round</source>
        <translation>ist die Variable einer Schleife, mit einem anderen Wert in jedem Durchlauf</translation>
    </message>
    <message>
        <source>%1 says %2, and not with which memory</source>
        <translation>%1 sagt %2, und nicht mit welchem Speicher</translation>
    </message>
    <message>
        <source>is a script run by too many others to be followed</source>
        <translation>ist ein Skript, das von zu vielen anderen gestartet wird, um ihm zu folgen</translation>
    </message>
    <message>
        <source>opens a quote or a bracket that is never closed: the file may be cut off</source>
        <translation>öffnet ein Anführungszeichen oder eine Klammer, die nirgends geschlossen wird: Die Datei ist vielleicht abgeschnitten</translation>
    </message>
    <message>
        <source>how many stages there are follows from the model, which no file says</source>
        <translation>wie viele Stufen es sind, folgt aus dem Modell, das keine Datei nennt</translation>
    </message>
    <message>
        <source>as on GPUs that have it; the file leaves it open</source>
        <translation>wie auf GPUs, die es können; die Datei lässt es offen</translation>
    </message>
    <message>
        <source>no file says it; without one its trainer computes in FP32</source>
        <translation>keine Datei sagt es; ohne Angabe rechnet der Trainer in FP32</translation>
    </message>
    <message>
        <source>Where scores are stored, attention is computed by matrix products, not by %1.</source>
        <translation>Wo Scores gespeichert werden, berechnen Matrixprodukte die Attention, nicht %1.</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>Attention-Kernel</translation>
    </message>
    <message>
        <source>Shah et al. (2024), “FlashAttention-3”</source>
        <translation>Shah et al. (2024), „FlashAttention-3“</translation>
    </message>
    <message>
        <source>%1 has no experts: their capacity, routing, dispatch and overlap change nothing.</source>
        <translation>%1 hat keine Experten: Deren Kapazität, Verteilung, Versand und Überlappung ändern nichts.</translation>
    </message>
    <message>
        <source>FP8 dispatch</source>
        <translation>FP8-Versand</translation>
    </message>
    <message>
        <source>Tokens travel to their experts in FP8, and gradients the same way; both come back in 16 bits.</source>
        <translation>Token reisen in FP8 zu ihren Experten, Gradienten ebenso; beide kommen in 16 Bit zurück.</translation>
    </message>
    <message>
        <source>With a scale for every 128 numbers, a number takes 1.03 bytes there and 2 back.</source>
        <translation>Mit einer Skala für je 128 Zahlen braucht eine Zahl hin 1,03 Byte und zurück 2.</translation>
    </message>
    <message>
        <source>DeepSeek-AI (2024), section 3.3.3</source>
        <translation>DeepSeek-AI (2024), Abschnitt 3.3.3</translation>
    </message>
    <message>
        <source>bytes of a number to an expert and back, the mean of both</source>
        <translation>Bytes einer Zahl zum Experten und zurück, das Mittel von beidem</translation>
    </message>
    <message>
        <source>Tensor parallel collectives of a layer, forward or backward</source>
        <translation>Tensorparallele Kollektive einer Schicht, vorwärts oder rückwärts</translation>
    </message>
    <message>
        <source>Further latency of tensor parallelism, a rank, beside a pipeline that leaves the node by way of the host</source>
        <translation>Weitere Latenz der Tensorparallelität je Rang neben einer Pipeline, die den Knoten über den Host verlässt</translation>
    </message>
    <message>
        <source>Host&apos;s time for a tensor parallel collective, a rank, beside a pipeline that leaves the node by way of the host</source>
        <translation>Zeit des Hosts je kollektiver Operation der Tensorparallelität und Rang neben einer Pipeline, die den Knoten über den Host verlässt</translation>
    </message>
    <message>
        <source>What computes attention: a kernel written for Hopper and Blackwell, FlashAttention 2, which was written for Ampere, or FlashAttention in Triton before them.</source>
        <translation>Was die Attention berechnet: ein Kernel, der für Hopper und Blackwell geschrieben ist, FlashAttention 2, für Ampere geschrieben, oder davor FlashAttention in Triton.</translation>
    </message>
    <message>
        <source>As measured on Hopper, FlashAttention 2 reaches 0.56 of what cuDNN&apos;s attention does, 0.64 with heads of 64 numbers; FlashAttention 3 is taken to be like cuDNN&apos;s. In Triton it reached 0.43 and 0.49 of FlashAttention 2. Unless a plan says which, it is what the framework takes on the GPU. The cluster of Fujii et al. ran FlashAttention 2, MosaicML mostly Triton.</source>
        <translation>Wie auf Hopper gemessen, erreicht FlashAttention 2 das 0,56-fache der Attention von cuDNN, mit Köpfen von 64 Zahlen das 0,64-fache; FlashAttention 3 gilt als wie der von cuDNN. In Triton erreichte es das 0,43- und 0,49-fache von FlashAttention 2. Sagt ein Plan nicht, welcher, so ist es der, den das Framework auf der GPU nimmt. Der Cluster von Fujii et al. lief mit FlashAttention 2, MosaicML meist mit Triton.</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>What moves bytes between nodes: the network’s cards alone, or the host’s cores with them.</source>
        <translation>Was Bytes zwischen Knoten bewegt: die Netzwerkkarten allein oder die Kerne des Hosts mit ihnen.</translation>
    </message>
    <message>
        <source>InfiniBand and RoCE leave it to the cards. On AWS’s EFA and on Omni-Path the host takes part; beside a pipeline over nodes, tensor parallelism was measured to be slower there with each of its ranks.</source>
        <translation>InfiniBand und RoCE überlassen es den Karten. Bei AWS’ EFA und bei Omni-Path hilft der Host mit; neben einer Pipeline über Knoten war Tensorparallelität dort, wie gemessen, mit jedem ihrer Ränge langsamer.</translation>
    </message>
    <message>
        <source>Published runs of nanotron and of BLOOM</source>
        <translation>Veröffentlichte Läufe von nanotron und von BLOOM</translation>
    </message>
    <message>
        <source>To try %1, which runs out of memory with a probability of %2 %, makes what can be expected to be gained %3 %.</source>
        <translation>%1 zu versuchen, das mit einer Wahrscheinlichkeit von %2 % außer Speicher gerät, macht aus dem erwarteten Gewinn %3 %.</translation>
    </message>
    <message>
        <source>To run %1 first can be expected to reach %2 % more than the fastest that fits: they run out of memory with probabilities of %3 and %4 %.</source>
        <translation>Zuerst %1 laufen zu lassen bringt voraussichtlich %2 % mehr als der schnellste, der passt: Sie geraten mit %3 und %4 % Wahrscheinlichkeit außer Speicher.</translation>
    </message>
    <message>
        <source>To run %1 beside the fastest can be expected to gain %2 %.</source>
        <translation>Auch %1 zu messen bringt gegenüber dem schnellsten allein voraussichtlich %2 %.</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2, not %3</source>
        <translation>muss eine Zahl von %1 bis %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>%1 cannot be configured with ZeRO %2 beside a pipeline, only with %3; these are the figures of one that could.</source>
        <translation>%1 lässt sich neben einer Pipeline nicht mit ZeRO %2 konfigurieren, nur mit %3; dies sind die Zahlen eines, das es könnte.</translation>
    </message>
    <message>
        <source>%1 cannot be configured with ZeRO %2, only with %3; these are the figures of one that could.</source>
        <translation>%1 lässt sich nicht mit ZeRO %2 konfigurieren, nur mit %3; dies sind die Zahlen eines, das es könnte.</translation>
    </message>
    <message>
        <source>%1 cannot be configured with the schedule %2, only with %3; these are the figures of one that could.</source>
        <translation>%1 lässt sich nicht mit dem Schedule %2 konfigurieren, nur mit %3; dies sind die Zahlen eines, das es könnte.</translation>
    </message>
    <message>
        <source>%1 cannot be configured with recomputation %2, only with %3; these are the figures of one that could.</source>
        <translation>%1 lässt sich nicht mit der Neuberechnung %2 konfigurieren, nur mit %3; dies sind die Zahlen eines, das es könnte.</translation>
    </message>
    <message>
        <source>%1 cannot be configured to recompute one layer in %2 (recompute-every), only with %3; these are the figures of one that could.</source>
        <translation>%1 lässt sich nicht so konfigurieren, dass eine von %2 Schichten neu berechnet wird (recompute-every), nur mit %3; dies sind die Zahlen eines, das es könnte.</translation>
    </message>
    <message>
        <source>must be a value of %1, not “%2”</source>
        <translation>muss ein Wert von %1 sein, nicht „%2“</translation>
    </message>
    <message>
        <source>is %1 a second time</source>
        <translation>ist zum zweiten Mal %1</translation>
    </message>
    <message>
        <source>Of %1 plans that fit the fastest is %2; others that may be as good: %3.</source>
        <translation>Von %1 Plänen, die passen, ist %2 der schnellste; andere, die vielleicht ebenso gut sind: %3.</translation>
    </message>
    <message>
        <source>Of %1 plans that fit the fastest is %2, %3 % faster than this one; others that may be as good: %4.</source>
        <translation>Von %1 Plänen, die passen, ist %2 der schnellste, %3 % schneller als dieser; andere, die vielleicht ebenso gut sind: %4.</translation>
    </message>
    <message>
        <source>No plan of %1 that fit is faster than this one; others that may be as good: %2.</source>
        <translation>Von %1 Plänen, die passen, ist keiner schneller als dieser; andere, die vielleicht ebenso gut sind: %2.</translation>
    </message>
    <message>
        <source>Causal FLOPs at the dense peak</source>
        <translation>Kausale FLOPs bei dichter Spitzenleistung</translation>
    </message>
    <message>
        <source>Throughput lost by taking the fastest predicted instead of the fastest measured plan.</source>
        <translation>Durchsatz, der verloren geht, wenn man statt des schnellsten gemessenen den schnellsten vorhergesagten Plan nimmt.</translation>
    </message>
    <message>
        <source>The mean over sets of plans that compete, of what ran.</source>
        <translation>Der Mittelwert über Gruppen von Plänen im Wettbewerb, unter denen, die liefen.</translation>
    </message>
    <message>
        <source>must have a column of what was measured: step_seconds, tokens_per_second_per_gpu, tflops_per_gpu, mfu, memory_gib, oom or outcome</source>
        <translation>muss eine Spalte dessen haben, was gemessen wurde: step_seconds, tokens_per_second_per_gpu, tflops_per_gpu, mfu, memory_gib, oom oder outcome</translation>
    </message>
    <message>
        <source>must be allocated, reserved or device, of the fullest stage or with -first-stage or -last-stage behind it, not %1</source>
        <translation>muss allocated, reserved oder device sein, der vollsten Stufe oder mit -first-stage oder -last-stage dahinter, nicht %1</translation>
    </message>
    <message>
        <source>must be ok, oom, crashed, hang or failed, not %1</source>
        <translation>muss ok, oom, crashed, hang oder failed sein, nicht %1</translation>
    </message>
</context>
<context>
    <name>cost</name>
    <message>
        <source>goodput %1</source>
        <comment>share of the time that trains</comment>
        <translation>Goodput %1</translation>
    </message>
    <message>
        <source>%1 days</source>
        <comment>of training</comment>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 · %2 GPU-hours</source>
        <comment>days of training</comment>
        <translation>%1 · %2 GPU-Stunden</translation>
    </message>
    <message>
        <source>%1 · costs %2</source>
        <comment>days and hours, an amount of money in no currency</comment>
        <translation>%1 · kostet %2</translation>
    </message>
    <message>
        <source>%1 MWh at the power of the GPUs’ boards, without hosts and cooling</source>
        <translation>%1 MWh bei der Leistung der GPU-Karten, ohne Rechner und Kühlung</translation>
    </message>
    <message>
        <source>A failure every %1 hours in the mean</source>
        <translation>Im Mittel alle %1 Stunden ein Ausfall</translation>
    </message>
    <message>
        <source>No failures</source>
        <translation>Keine Ausfälle</translation>
    </message>
    <message>
        <source>A checkpoint takes %1 s, after every %2 minutes of training</source>
        <translation>Ein Checkpoint dauert %1 s, jeweils nach %2 Minuten Training</translation>
    </message>
</context>
<context>
    <name>course</name>
    <message>
        <source>states %1, activations %2, waiting</source>
        <comment>GiB</comment>
        <translation>Zustände %1, Aktivierungen %2, wartend</translation>
    </message>
    <message>
        <source>states %1, activations %2, working memory %3</source>
        <comment>GiB</comment>
        <translation>Zustände %1, Aktivierungen %2, Arbeitspuffer %3</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Working memory</source>
        <translation>Arbeitspuffer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>GiB, name of a moment</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stage %1 runs nothing and holds %2 of states</source>
        <comment>stage, GiB</comment>
        <translation>Stufe %1 führt nichts aus und hält %2 an Zuständen</translation>
    </message>
    <message>
        <source>Stage %1 peaks at %2, %3 of %4: %5</source>
        <comment>stage, GiB, share, capacity, name of a moment</comment>
        <translation>Stufe %1 max. %2, %3 von %4: %5</translation>
    </message>
    <message>
        <source>Operation %1, time %2 to %3: %4, %5 of capacity: %6</source>
        <comment>number, two times, GiB, share, parts</comment>
        <translation>Operation %1, Zeit %2 bis %3: %4, %5 der Kapazität: %6</translation>
    </message>
    <message>
        <source>%1. The peak of these passes.</source>
        <translation>%1. Die Spitze dieser Durchläufe.</translation>
    </message>
    <message>
        <source>Time %1: %2, %3 of capacity: %4</source>
        <comment>time, GiB, share, parts</comment>
        <translation>Zeit %1: %2, %3 der Kapazität: %4</translation>
    </message>
    <message>
        <source>Time %1 to %2: at most %3, %4 of capacity: %5</source>
        <comment>two times, GiB, share, parts</comment>
        <translation>Zeit %1 bis %2: höchstens %3, %4 der Kapazität: %5</translation>
    </message>
    <message>
        <source>Stage %1 holds most %2, %3; up to %4 before, %5 of %6</source>
        <comment>stage, name of a moment, GiB, GiB, share, capacity</comment>
        <translation>Stufe %1 hält am meisten, %2: %3; davor bis zu %4, %5 von %6</translation>
    </message>
</context>
<context>
    <name>dialogs</name>
    <message>
        <source>Quadrille sessions (*.quadrille);;All files (*)</source>
        <translation>Quadrille-Sitzungen (*.quadrille);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>About Quadrille</source>
        <translation>Über Quadrille</translation>
    </message>
    <message>
        <source>How should this model be split over these GPUs?</source>
        <translation>Wie soll dieses Modell auf diese GPUs verteilt werden?</translation>
    </message>
    <message>
        <source>The memory estimate and the published tables are from K. Fujii, K. Watanabe and R. Yokota, “Accelerating Large Language Model Training with 4D Parallelism and Memory Consumption Estimator” (2024). Pipeline schedules follow Huang et al. (2019) and Narayanan et al. (2021). Every model and GPU names its own source.</source>
        <translation>Die Speicherschätzung und die veröffentlichten Tabellen stammen aus K. Fujii, K. Watanabe und R. Yokota: „Accelerating Large Language Model Training with 4D Parallelism and Memory Consumption Estimator“ (2024). Die Ablaufpläne der Pipeline folgen Huang et al. (2019) und Narayanan et al. (2021). Jedes Modell und jede GPU nennt die eigene Quelle.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Made with Qt %1, Eigen, nlohmann-json and CLI11.</source>
        <translation>Erstellt mit Qt %1, Eigen, nlohmann-json und CLI11.</translation>
    </message>
    <message>
        <source>Framework profiles (*.json);;All files (*)</source>
        <translation>Framework-Profile (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>Model configurations (*.json);;All files (*)</source>
        <translation>Modellkonfigurationen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Delete “%1” from your library? Sessions that use it keep it.</source>
        <translation>„%1“ aus der Bibliothek löschen? Sitzungen, die es verwenden, behalten es.</translation>
    </message>
    <message>
        <source>Load a framework profile</source>
        <translation>Framework-Profil laden</translation>
    </message>
    <message>
        <source>Save the framework profile</source>
        <translation>Framework-Profil speichern</translation>
    </message>
    <message>
        <source>Orders of operations (*.txt);;All files (*)</source>
        <translation>Reihenfolgen von Operationen (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Performance profiles (*.json);;All files (*)</source>
        <translation>Leistungsprofile (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open training runs</source>
        <translation>Trainingsläufe öffnen</translation>
    </message>
    <message>
        <source>Load a profile</source>
        <translation>Profil laden</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Profil speichern</translation>
    </message>
    <message>
        <source>“%1” was changed by another program or window since it was opened here. Save over it?</source>
        <translation>„%1“ wurde von einem anderen Programm oder Fenster geändert, seit es hier geöffnet wurde. Überschreiben?</translation>
    </message>
    <message>
        <source>Another window ended with unsaved changes of “%1”.</source>
        <translation>Ein anderes Fenster endete mit nicht gespeicherten Änderungen an „%1“.</translation>
    </message>
    <message>
        <source>Open them here</source>
        <translation>Hier öffnen</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Changed meanwhile</source>
        <translation>Inzwischen geändert</translation>
    </message>
    <message>
        <source>Save &amp;over it</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>Name of the plan:</source>
        <translation>Name des Plans:</translation>
    </message>
    <message>
        <source>Rename a plan</source>
        <translation>Einen Plan umbenennen</translation>
    </message>
    <message>
        <source>Export the progress</source>
        <translation>Fortschritt exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Compare with a measured step</source>
        <translation>Mit einem gemessenen Schritt vergleichen</translation>
    </message>
    <message>
        <source>Traces of the PyTorch profiler, and measured passes (*.json *.json.gz *.gz *.csv);;All files (*)</source>
        <translation>Traces des PyTorch-Profilers und gemessene Durchläufe (*.json *.json.gz *.gz *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Runs and logs (*.csv *.log *.out *.txt);;All files (*)</source>
        <translation>Läufe und Logs (*.csv *.log *.out *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import configurations</source>
        <translation>Konfigurationen importieren</translation>
    </message>
    <message>
        <source>Open a folder of logs</source>
        <translation>Ordner mit Logs öffnen</translation>
    </message>
    <message>
        <source>Open an order of operations</source>
        <translation>Reihenfolge der Operationen öffnen</translation>
    </message>
    <message>
        <source>Save the order of operations</source>
        <translation>Reihenfolge der Operationen speichern</translation>
    </message>
    <message>
        <source>Configurations, scripts and hosts (*.sh *.bash *.slurm *.sbatch *.toml *.yaml *.yml *.json *.txt *.log *.out *host*);;All files (*)</source>
        <translation>Konfigurationen, Skripte und Rechner (*.sh *.bash *.slurm *.sbatch *.toml *.yaml *.yml *.json *.txt *.log *.out *host*);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>estimate</name>
    <message>
        <source>Paper, eq. 18</source>
        <translation>Paper, Gl. 18</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detailliert</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>Schätzer</translation>
    </message>
    <message>
        <source>Every tensor that the framework stores, stage by stage and moment by moment.</source>
        <translation>Jeder Tensor, den das Framework hält, Stufe für Stufe und Moment für Moment.</translation>
    </message>
    <message>
        <source>The equations of Fujii et al. (2024), word for word.</source>
        <translation>Die Gleichungen von Fujii et al. (2024), Wort für Wort.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>CUDA context</source>
        <translation>CUDA-Kontext</translation>
    </message>
    <message>
        <source>Each communicator</source>
        <translation>Je Kommunikator</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>Communicator</source>
        <translation>Kommunikator</translation>
    </message>
</context>
<context>
    <name>exporting</name>
    <message>
        <source>Export as Chrome trace</source>
        <translation>Als Chrome-Trace exportieren</translation>
    </message>
    <message>
        <source>Export the order</source>
        <translation>Reihenfolge exportieren</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Zeitlinie exportieren</translation>
    </message>
    <message>
        <source>Export %1 as a picture</source>
        <comment>name of a panel</comment>
        <translation>%1 als Bild exportieren</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>Export the numbers of %1</source>
        <comment>name of a panel</comment>
        <translation>Zahlen exportieren: %1</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>Kommagetrennte Werte</translation>
    </message>
    <message>
        <source>Chrome trace, for Perfetto</source>
        <translation>Chrome-Trace, für Perfetto</translation>
    </message>
    <message>
        <source>Order of operations</source>
        <translation>Reihenfolge der Operationen</translation>
    </message>
    <message>
        <source>JSON, as of the command line</source>
        <translation>JSON wie von der Befehlszeile</translation>
    </message>
    <message>
        <source>%1; stages: %2, operations: %3</source>
        <comment>a schedule, two numbers</comment>
        <translation>%1; Stufen: %2, Operationen: %3</translation>
    </message>
    <message>
        <source>PDF document, A4</source>
        <translation>PDF-Dokument, A4</translation>
    </message>
    <message>
        <source>PDF document, Letter</source>
        <translation>PDF-Dokument, Letter</translation>
    </message>
    <message>
        <source>PDF document, slides of 16:9</source>
        <translation>PDF-Dokument, Folien 16:9</translation>
    </message>
    <message>
        <source>Web page, all in one file</source>
        <translation>Webseite, alles in einer Datei</translation>
    </message>
    <message>
        <source>Markdown, pictures beside it</source>
        <translation>Markdown, Bilder daneben</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>%1 (it runs %2)</source>
        <comment>setting and value, value</comment>
        <translation>%1 (es läuft %2)</translation>
    </message>
    <message>
        <source>Export the plan</source>
        <translation>Plan exportieren</translation>
    </message>
    <message>
        <source>It says everything of this plan.</source>
        <translation>Es sagt alles über diesen Plan.</translation>
    </message>
    <message>
        <source>It cannot say: %1</source>
        <comment>settings</comment>
        <translation>Es kann nicht sagen: %1</translation>
    </message>
</context>
<context>
    <name>figure_text</name>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
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
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 %-Pkt.</translation>
    </message>
    <message>
        <source>%1 Ki</source>
        <translation>%1 Ki</translation>
    </message>
    <message>
        <source>%1 T</source>
        <translation>%1 Bio.</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 Mrd.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallelität</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallelität</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>Virtuelle Stufen</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Seq</source>
        <translation>Seq</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>Optimizer-Zustände</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>may run out</source>
        <translation>könnte knapp werden</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>Fragmentierung</translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation>Kommunikatoren</translation>
    </message>
    <message>
        <source>GPU context</source>
        <translation>GPU-Kontext</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <source>%1 likely to run out</source>
        <comment>a probability</comment>
        <translation>OOM-Risiko %1</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>%1 allocated</source>
        <comment>GiB</comment>
        <translation>%1 belegt</translation>
    </message>
    <message>
        <source>%1 reserved</source>
        <comment>GiB</comment>
        <translation>%1 reserviert</translation>
    </message>
    <message>
        <source>%1 on the device</source>
        <comment>GiB</comment>
        <translation>%1 auf dem Gerät</translation>
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
        <translation>%1 Token/s</translation>
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
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>words to choose from</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>freshness</name>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Last plan that runs</source>
        <translation>Letzter lauffähiger Plan</translation>
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
        <translation>%1 je GPU</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>%1 Gbit/s</source>
        <translation>%1 Gbit/s</translation>
    </message>
    <message>
        <source>No model fits</source>
        <translation>Kein Modell passt</translation>
    </message>
    <message>
        <source>At %1, %2 can reach %3</source>
        <comment>stop, line, value</comment>
        <translation>Bei %1 kann %2 %3 erreichen</translation>
    </message>
    <message>
        <source>At %1, %2 can reach %3, %4 only %5</source>
        <comment>stop, line, value, line, value</comment>
        <translation>Bei %1 kann %2 %3 erreichen, %4 nur %5</translation>
    </message>
    <message>
        <source>γ %1, ZeRO %2, %3 tokens a GPU</source>
        <comment>share, stage, number</comment>
        <translation>γ %1, ZeRO %2, %3 Token je GPU</translation>
    </message>
    <message>
        <source>%1, less than one sequence</source>
        <comment>how it was reached</comment>
        <translation>%1, weniger als eine Sequenz</translation>
    </message>
    <message>
        <source>measured: out of memory</source>
        <translation>gemessen: Speicher voll</translation>
    </message>
    <message>
        <source>measured %1 with one sequence of %2</source>
        <comment>value, tokens</comment>
        <translation>gemessen %1 mit einer Sequenz von %2</translation>
    </message>
    <message numerus="yes">
        <source>measured %1 with %n sequences of %2</source>
        <comment>value, tokens</comment>
        <translation>
            <numerusform>gemessen %1 mit %n Sequenz von %2</numerusform>
            <numerusform>gemessen %1 mit %n Sequenzen von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (MFU · 4/3)</source>
        <comment>a measured HFU</comment>
        <translation>%1 (MFU · 4/3)</translation>
    </message>
    <message>
        <source>Best MFU</source>
        <translation>Beste MFU</translation>
    </message>
    <message>
        <source>Best HFU</source>
        <translation>Beste HFU</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>Model, by parameters</source>
        <translation>Modell, nach Parametern</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Bandwidth between nodes per GPU, Gbit/s</source>
        <translation>Bandbreite zwischen Knoten je GPU, Gbit/s</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Token/s</translation>
    </message>
    <message>
        <source>Nothing is chosen for the FSDP curves</source>
        <translation>Für die FSDP-Kurven ist nichts ausgewählt</translation>
    </message>
    <message>
        <source>%1; measured: %2 of the best</source>
        <comment>a sentence, share</comment>
        <translation>%1; gemessen: %2 des Besten</translation>
    </message>
    <message>
        <source>%1; measured: %2 to %3 of the best</source>
        <comment>a sentence, shares</comment>
        <translation>%1; gemessen: %2 bis %3 des Besten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, under which conditions</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>line, stop</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: at best %2 (%3)</source>
        <comment>where, value, how</comment>
        <translation>%1: bestenfalls %2 (%3)</translation>
    </message>
    <message>
        <source>%1: Table 4 has no sequence length for it</source>
        <comment>where</comment>
        <translation>%1: Tabelle 4 nennt dafür keine Sequenzlänge</translation>
    </message>
    <message>
        <source>%1: does not fit</source>
        <comment>where</comment>
        <translation>%1: passt nicht</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>sentence so far, more</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, %2 of the best</source>
        <comment>sentence so far, share</comment>
        <translation>%1, %2 des Besten</translation>
    </message>
</context>
<context>
    <name>gantt</name>
    <message>
        <source>Links</source>
        <comment>between pipeline stages</comment>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Messages between stages</source>
        <translation>Nachrichten zwischen Stufen</translation>
    </message>
    <message>
        <source>%1: %2 after the pipeline, on all stages together. %3</source>
        <comment>part, time, sentence</comment>
        <translation>%1: %2 nach der Pipeline, auf allen Stufen zusammen. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) between stages on the way, %1 each</source>
        <translation>
            <numerusform>%n Nachricht zwischen Stufen unterwegs, je %1</numerusform>
            <numerusform>%n Nachrichten zwischen Stufen unterwegs, je %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No message between stages is on its way; each takes %1</source>
        <translation>Keine Nachricht zwischen Stufen unterwegs; jede dauert %1</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>, </source>
        <comment>between symbols</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a term and its symbols</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>In this plan: %1</source>
        <comment>a panel</comment>
        <translation>In diesem Plan: %1</translation>
    </message>
    <message>
        <source>To look up: %1</source>
        <comment>a table</comment>
        <translation>Zum Nachschlagen: %1</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <comment>its title</comment>
        <translation>Lektion: %1</translation>
    </message>
</context>
<context>
    <name>goal_text</name>
    <message>
        <source>the plan can run</source>
        <translation>der Plan ist lauffähig</translation>
    </message>
    <message>
        <source>data parallel size</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>memory of the fullest GPU</source>
        <translation>Speicher der vollsten GPU</translation>
    </message>
    <message>
        <source>what a GPU has</source>
        <translation>was eine GPU hat</translation>
    </message>
    <message>
        <source>chance of running out of memory</source>
        <translation>Risiko, dass der Speicher ausgeht</translation>
    </message>
    <message>
        <source>bubble (idle ÷ total)</source>
        <translation>Bubble (Leerlauf ÷ gesamt)</translation>
    </message>
    <message>
        <source>bubble (idle ÷ ideal)</source>
        <translation>Bubble (Leerlauf ÷ ideal)</translation>
    </message>
    <message>
        <source>textbook bubble (idle ÷ total)</source>
        <translation>Bubble nach Lehrbuch (Leerlauf ÷ gesamt)</translation>
    </message>
    <message>
        <source>textbook bubble (idle ÷ ideal)</source>
        <translation>Bubble nach Lehrbuch (Leerlauf ÷ ideal)</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>Mikro-Batches</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>tokens per second of a GPU</source>
        <translation>Tokens je Sekunde und GPU</translation>
    </message>
    <message>
        <source>TFLOP/s of a GPU</source>
        <translation>TFLOP/s einer GPU</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>days of training</source>
        <translation>Tage des Trainings</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <comment>a figure</comment>
        <translation>%1 zu Beginn</translation>
    </message>
    <message>
        <source>%1 of the best plan</source>
        <comment>a figure</comment>
        <translation>%1 des besten Plans</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>conditions</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>conditions</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>not: %1</source>
        <comment>a condition</comment>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>the plan fits (green)</source>
        <translation>der Plan passt (grün)</translation>
    </message>
</context>
<context>
    <name>gpu</name>
    <message>
        <source>Memory, GiB</source>
        <translation>Speicher, GiB</translation>
    </message>
    <message>
        <source>What the framework can see, not what the box says</source>
        <translation>Was das Framework sieht, nicht was auf der Packung steht</translation>
    </message>
    <message>
        <source>Memory bandwidth, GB/s</source>
        <translation>Speicherbandbreite, GB/s</translation>
    </message>
    <message>
        <source>Of the GPU&apos;s own memory</source>
        <translation>Des eigenen Speichers der GPU</translation>
    </message>
    <message>
        <source>16-bit rate, TFLOP/s</source>
        <translation>16-Bit-Rate, TFLOP/s</translation>
    </message>
    <message>
        <source>Dense peak, without sparsity</source>
        <translation>Dichter Spitzenwert, ohne Sparsity</translation>
    </message>
    <message>
        <source>8-bit rate, TFLOP/s</source>
        <translation>8-Bit-Rate, TFLOP/s</translation>
    </message>
    <message>
        <source>no 8-bit units</source>
        <translation>keine 8-Bit-Einheiten</translation>
    </message>
    <message>
        <source>Fast link, GB/s</source>
        <translation>Schnelle Verbindung, GB/s</translation>
    </message>
    <message>
        <source>NVLink and its like: one GPU, one direction</source>
        <translation>NVLink und dergleichen: eine GPU, eine Richtung</translation>
    </message>
    <message>
        <source>GPUs on the fast link</source>
        <translation>GPUs mit schneller Verbindung</translation>
    </message>
    <message>
        <source>How many GPUs the fast link joins</source>
        <translation>Wie viele GPUs die schnelle Verbindung verbindet</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>GPUs eines Knotens</translation>
    </message>
    <message>
        <source>Of one host</source>
        <translation>Eines Rechners</translation>
    </message>
    <message>
        <source>Network, Gbit/s</source>
        <translation>Netz, Gbit/s</translation>
    </message>
    <message>
        <source>Between nodes: one GPU, one direction</source>
        <translation>Zwischen Knoten: eine GPU, eine Richtung</translation>
    </message>
    <message>
        <source>16-bit units know BF16</source>
        <translation>16-Bit-Einheiten können BF16</translation>
    </message>
    <message>
        <source>Off for devices whose 16-bit units only know FP16</source>
        <translation>Aus für Geräte, deren 16-Bit-Einheiten nur FP16 können</translation>
    </message>
    <message>
        <source>NVFP4 rate, TFLOP/s</source>
        <translation>NVFP4-Rate, TFLOP/s</translation>
    </message>
    <message>
        <source>no 4-bit units</source>
        <translation>keine 4-Bit-Einheiten</translation>
    </message>
    <message>
        <source>Host link, GB/s</source>
        <translation>Verbindung zum Host, GB/s</translation>
    </message>
    <message>
        <source>PCIe or NVLink-C2C to the host&apos;s memory: one direction</source>
        <translation>PCIe oder NVLink-C2C zum Speicher des Hosts: eine Richtung</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Board power, W</source>
        <translation>Leistung der Karte, W</translation>
    </message>
    <message>
        <source>At most, as the vendor&apos;s data sheet has it (TDP)</source>
        <translation>Höchstens, laut Datenblatt des Herstellers (TDP)</translation>
    </message>
    <message>
        <source>Large products, % of the peak</source>
        <translation>Große Produkte, % der Spitze</translation>
    </message>
    <message>
        <source>What matrix products of 0.2 ms and more were measured to reach of the 16-bit peak; predictions follow it</source>
        <translation>Was Matrixprodukte von 0,2 ms und mehr, wie gemessen, von der 16-Bit-Spitze erreichen; Vorhersagen folgen dem</translation>
    </message>
</context>
<context>
    <name>guide_tree</name>
    <message numerus="yes">
        <source>⚠ The guide errs here (%n)</source>
        <comment>mistakes of the guide</comment>
        <translation>
            <numerusform>⚠ Der Leitfaden irrt hier (%n-mal)</numerusform>
            <numerusform>⚠ Der Leitfaden irrt hier (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <comment>an answer</comment>
        <translation>Ja: %1</translation>
    </message>
    <message>
        <source>No: %1</source>
        <comment>an answer</comment>
        <translation>Nein: %1</translation>
    </message>
    <message>
        <source>The guide’s tree recommends: %1; this plan does %2 of %3</source>
        <comment>recommendations, two counts</comment>
        <translation>Der Baum des Leitfadens empfiehlt: %1; dieser Plan befolgt %2 von %3</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <comment>of a plan</comment>
        <translation>%1 je Schritt</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>so schnell</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a speed and how a plan fits</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nothing like that runs</source>
        <translation>so etwas läuft nicht</translation>
    </message>
    <message>
        <source>✓ as this plan does</source>
        <translation>✓ wie dieser Plan</translation>
    </message>
    <message>
        <source>as this plan, which does not fit</source>
        <translation>wie dieser Plan, der nicht passt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>changes of a plan and what they do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not asked of this model on these GPUs.</source>
        <translation>Wird bei diesem Modell auf diesen GPUs nicht gefragt.</translation>
    </message>
    <message>
        <source>What the guide says here does not add up:</source>
        <translation>Was der Leitfaden hier sagt, geht nicht auf:</translation>
    </message>
    <message>
        <source>%1 Yes: %2</source>
        <comment>a question and an answer</comment>
        <translation>%1 Ja: %2</translation>
    </message>
    <message>
        <source>%1 No: %2</source>
        <comment>a question and an answer</comment>
        <translation>%1 Nein: %2</translation>
    </message>
    <message>
        <source>%1. This scenario answers otherwise.</source>
        <translation>%1. Dieses Szenario antwortet anders.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an answer and a remark</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>heatmap</name>
    <message>
        <source>None of %1 plans fits in %2</source>
        <translation>Keiner von %1 Plänen passt in %2</translation>
    </message>
    <message>
        <source>1 of %1 plans fits in %2</source>
        <translation>1 von %1 Plänen passt in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 plans fit in %2</source>
        <translation>
            <numerusform>%n von %1 Plänen passt in %2</numerusform>
            <numerusform>%n von %1 Plänen passen in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more may run out</source>
        <translation>
            <numerusform>%1, %n weiterer knapp</numerusform>
            <numerusform>%1, %n weitere knapp</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these plans can run</source>
        <translation>Keiner dieser Pläne ist lauffähig</translation>
    </message>
    <message>
        <source>Bubbles take %1 to %2 of total time</source>
        <translation>Bubbles belegen %1 bis %2 der Gesamtzeit</translation>
    </message>
    <message>
        <source>GiB on the fullest GPU</source>
        <translation>GiB der vollsten GPU</translation>
    </message>
    <message>
        <source>Bubble: idle ÷ total time</source>
        <translation>Bubble: Leerlauf ÷ gesamt</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>nicht lauffähig</translation>
    </message>
    <message>
        <source>%1; the current one cannot run</source>
        <translation>%1; der jetzige läuft nicht</translation>
    </message>
    <message>
        <source>%1; the current one needs %2</source>
        <translation>%1; der jetzige braucht %2</translation>
    </message>
    <message>
        <source>%1; the current plan&apos;s takes %2</source>
        <translation>%1; die des jetzigen Plans %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>dimension and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2: cannot run</source>
        <translation>%1, %2: nicht lauffähig</translation>
    </message>
    <message>
        <source>%1, %2: cannot run. %3</source>
        <translation>%1, %2: nicht lauffähig. %3</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4 of capacity, %5; bubble %6 of total time</source>
        <translation>%1, %2: %3, %4 der Kapazität, %5; Bubble %6 der Gesamtzeit</translation>
    </message>
    <message>
        <source>%1. Against A: %2, bubble %3</source>
        <translation>%1. Gegenüber A: %2, Bubble %3</translation>
    </message>
    <message>
        <source>%1 T</source>
        <comment>10^12</comment>
        <translation>%1 Bio.</translation>
    </message>
    <message>
        <source>%1 B</source>
        <comment>10^9</comment>
        <translation>%1 Mrd.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>10^6</comment>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>10^3</comment>
        <translation>%1 Tsd.</translation>
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
        <translation>%1, %2 und %3 je GPU</translation>
    </message>
    <message>
        <source>%1; %2: %3</source>
        <comment>rates, what is to be paid for, amount</comment>
        <translation>%1; %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a quantity, its least and greatest value</comment>
        <translation>%1: %2 bis %3</translation>
    </message>
    <message>
        <source>%1; none of these plans fits</source>
        <translation>%1; keiner dieser Pläne passt</translation>
    </message>
    <message>
        <source>%1; best that fits: %2 at %3, %4</source>
        <comment>a range, a value, two dimensions</comment>
        <translation>%1; der beste, der passt: %2 bei %3, %4</translation>
    </message>
    <message>
        <source>%1; now %2</source>
        <comment>a sentence, the current plan&apos;s value</comment>
        <translation>%1; jetzt %2</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <translation>Zeit eines Schritts</translation>
    </message>
    <message>
        <source>Hardware TFLOP/s per GPU</source>
        <translation>Hardware-TFLOP/s je GPU</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>TFLOP/s je GPU</translation>
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
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>Price of %1 tokens</source>
        <comment>amount</comment>
        <translation>Preis für %1 Token</translation>
    </message>
    <message>
        <source>GPU-hours for %1 tokens</source>
        <comment>amount</comment>
        <translation>GPU-Stunden für %1 Token</translation>
    </message>
    <message>
        <source>best that fits</source>
        <translation>der beste, der passt</translation>
    </message>
    <message>
        <source>%1; %2 a step, %3</source>
        <comment>a sentence, a time, utilisation and throughput</comment>
        <translation>%1; %2 je Schritt, %3</translation>
    </message>
    <message>
        <source>%1, step %2 longer</source>
        <comment>differences, a time</comment>
        <translation>%1, Schritt %2 länger</translation>
    </message>
    <message>
        <source>%1, step %2 shorter</source>
        <comment>differences, a time</comment>
        <translation>%1, Schritt %2 kürzer</translation>
    </message>
    <message>
        <source>%1, step as long</source>
        <comment>differences</comment>
        <translation>%1, Schritt so lang</translation>
    </message>
    <message>
        <source>%1; A trains %2</source>
        <comment>differences, a model</comment>
        <translation>%1; A trainiert %2</translation>
    </message>
    <message numerus="yes">
        <source>%n %1 values cannot run</source>
        <comment>symbol of a dimension</comment>
        <translation>
            <numerusform>%n %1-Wert nicht lauffähig</numerusform>
            <numerusform>%n %1-Werte nicht lauffähig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fold %n %1 values</source>
        <comment>symbol of a dimension</comment>
        <translation>
            <numerusform>%n %1-Wert einklappen</numerusform>
            <numerusform>%n %1-Werte einklappen</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between values</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2: no plan here can run; click or press %3 to show them</source>
        <comment>dimension, its values, key</comment>
        <translation>%1 %2: hier ist kein Plan lauffähig; Klick oder %3 klappt sie auf</translation>
    </message>
    <message>
        <source>%1 %2: no plan here can run; click or press %3 to fold them away</source>
        <comment>dimension, its values, key</comment>
        <translation>%1 %2: hier ist kein Plan lauffähig; Klick oder %3 klappt sie ein</translation>
    </message>
    <message numerus="yes">
        <source>Computing: %1 of %n plans…</source>
        <comment>number of those that are known</comment>
        <translation>
            <numerusform>Berechnung: %1 von %n Plan …</numerusform>
            <numerusform>Berechnung: %1 von %n Plänen …</numerusform>
        </translation>
    </message>
    <message>
        <source>computing…</source>
        <comment>numbers of a plan</comment>
        <translation>wird berechnet …</translation>
    </message>
    <message>
        <source>%1, %2: computing…</source>
        <comment>two dimensions and their values</comment>
        <translation>%1, %2: wird berechnet …</translation>
    </message>
    <message>
        <source>No plan with any of these fits</source>
        <translation>Kein Plan mit diesen Werten passt</translation>
    </message>
    <message>
        <source>Fastest over everything else. %1</source>
        <comment>of each pair of values; a sentence</comment>
        <translation>Der schnellste über alles andere. %1</translation>
    </message>
</context>
<context>
    <name>kept_plans</name>
    <message>
        <source>A plan needs a name.</source>
        <translation>Ein Plan braucht einen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>A plan&apos;s name may have %Ln letter(s).</source>
        <translation>
            <numerusform>Der Name eines Plans darf %Ln Zeichen haben.</numerusform>
            <numerusform>Der Name eines Plans darf %Ln Zeichen haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>“A” is the pinned baseline.</source>
        <translation>„A“ ist die gemerkte Referenz.</translation>
    </message>
    <message>
        <source>Another plan is called “%1”.</source>
        <translation>Ein anderer Plan heißt „%1“.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two names of one plan</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
</context>
<context>
    <name>laboratory</name>
    <message numerus="yes">
        <source>%1 on stage %2, from %3 to %4; then it holds %n micro-batch(es)</source>
        <translation>
            <numerusform>%1 auf Stufe %2, von %3 bis %4; danach hält sie %n Mikro-Batch</numerusform>
            <numerusform>%1 auf Stufe %2, von %3 bis %4; danach hält sie %n Mikro-Batches</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage %1 waits for %2</source>
        <translation>Stufe %1 wartet auf %2</translation>
    </message>
    <message>
        <source>Stage %1 idles for %2 before %3: %4 on stage %5 has to end first</source>
        <translation>Stufe %1 steht %2 still, bis %3 beginnt: Erst muss %4 auf Stufe %5 enden</translation>
    </message>
    <message>
        <source>%1: placed on every stage</source>
        <translation>%1: auf jeder Stufe gesetzt</translation>
    </message>
    <message>
        <source>%1: to be placed on stage %2</source>
        <comment>operation, list of numbers</comment>
        <translation>%1: noch zu setzen auf Stufe %2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Input gradient</source>
        <translation>Eingabegradient</translation>
    </message>
    <message>
        <source>Weight gradient</source>
        <translation>Gewichtsgradient</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Rückwärts</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n Takt</numerusform>
            <numerusform>%n Takte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>held, room</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>none is shorter than %1</source>
        <translation>keiner ist kürzer als %1</translation>
    </message>
    <message>
        <source>best found %1</source>
        <translation>bester gefundener %1</translation>
    </message>
    <message>
        <source>Drag an operation from below into a stage, or go to a stage with the arrow keys and press F or B.</source>
        <translation>Ziehen Sie eine Operation von unten in eine Stufe, oder gehen Sie mit den Pfeiltasten auf eine Stufe und drücken Sie F oder B.</translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) to place; no schedule takes less than %1</source>
        <translation>
            <numerusform>%n Operation zu setzen; kein Ablaufplan braucht weniger als %1</numerusform>
            <numerusform>%n Operationen zu setzen; kein Ablaufplan braucht weniger als %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 operations placed, %3 so far</source>
        <translation>%1 von %2 Operationen gesetzt, bisher %3</translation>
    </message>
    <message>
        <source>%1, bubble %2: no schedule can be shorter</source>
        <translation>%1, Bubble %2: Kein Ablaufplan kann kürzer sein</translation>
    </message>
    <message>
        <source>%1, bubble %2; no schedule takes less than %3</source>
        <translation>%1, Bubble %2; kein Ablaufplan braucht weniger als %3</translation>
    </message>
    <message>
        <source>all operations placed</source>
        <translation>alle Operationen gesetzt</translation>
    </message>
    <message>
        <source>shorter than the best found, %1 (%2)</source>
        <translation>kürzer als der beste gefundene, %1 (%2)</translation>
    </message>
    <message>
        <source>within 2 % of the best found, %1 (%2)</source>
        <translation>höchstens 2 % über dem besten gefundenen, %1 (%2)</translation>
    </message>
    <message>
        <source>the best is being looked for…</source>
        <translation>der beste wird gesucht …</translation>
    </message>
    <message>
        <source>as short as is proven possible, %1 (%2)</source>
        <translation>so kurz wie bewiesenermaßen möglich, %1 (%2)</translation>
    </message>
    <message>
        <source>End of stage %1: F, I and W place what comes next</source>
        <translation>Ende von Stufe %1: F, I und W setzen, was als Nächstes kommt</translation>
    </message>
    <message>
        <source>End of stage %1: F and B place what comes next</source>
        <translation>Ende von Stufe %1: F und B setzen, was als Nächstes kommt</translation>
    </message>
    <message>
        <source>searched</source>
        <comment>a schedule</comment>
        <translation>durch Suche</translation>
    </message>
    <message numerus="yes">
        <source>%1 on rank %2, from %3 to %4; then it holds activations of %n forward(s)</source>
        <translation>
            <numerusform>%1 auf Rang %2, von %3 bis %4; danach hält er Aktivierungen von %n Vorwärtsschritt</numerusform>
            <numerusform>%1 auf Rang %2, von %3 bis %4; danach hält er Aktivierungen von %n Vorwärtsschritten</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1 waits for %2</source>
        <translation>Rang %1 wartet auf %2</translation>
    </message>
    <message>
        <source>Rank %1 idles for %2 before %3: %4 on rank %5 has to end first</source>
        <translation>Rang %1 steht %2 still, bis %3 beginnt: Erst muss %4 auf Rang %5 enden</translation>
    </message>
    <message>
        <source>End of rank %1: F, I and W place what comes next</source>
        <translation>Ende von Rang %1: F, I und W setzen, was als Nächstes kommt</translation>
    </message>
    <message>
        <source>End of rank %1: F and B place what comes next</source>
        <translation>Ende von Rang %1: F und B setzen, was als Nächstes kommt</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>To place</source>
        <comment>operations</comment>
        <translation>Zu setzen</translation>
    </message>
    <message>
        <source>best found %1; none is shorter</source>
        <translation>bester gefundener %1; keiner ist kürzer</translation>
    </message>
</context>
<context>
    <name>layer_split</name>
    <message>
        <source>Layer split</source>
        <translation>Schichtaufteilung</translation>
    </message>
    <message>
        <source>How many layers each stage of the pipeline holds.</source>
        <translation>Wie viele Schichten jede Stufe der Pipeline hält.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Ends count as layers</source>
        <translation>Enden als Schicht</translation>
    </message>
    <message>
        <source>Lighter ends</source>
        <translation>Leichtere Enden</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>There are too many stages for these layers.</source>
        <translation>Für diese Schichten sind es zu viele Stufen.</translation>
    </message>
    <message>
        <source>The same number on each stage; a remainder cannot run.</source>
        <translation>Gleich viele auf jeder Stufe; mit Rest nicht lauffähig.</translation>
    </message>
    <message>
        <source>The first stages take one layer more where there is a remainder.</source>
        <translation>Bei einem Rest nehmen die ersten Stufen eine Schicht mehr.</translation>
    </message>
    <message>
        <source>Embedding and loss count as one layer each, on the first and on the last stage.</source>
        <translation>Embedding und Loss zählen je als eine Schicht, auf der ersten und der letzten Stufe.</translation>
    </message>
    <message>
        <source>The first and the last stage hold so many layers, the others share the rest.</source>
        <translation>Die erste und die letzte Stufe halten so viele Schichten, die übrigen teilen sich den Rest.</translation>
    </message>
    <message>
        <source>One number for each stage.</source>
        <translation>Eine Zahl für jede Stufe.</translation>
    </message>
    <message>
        <source>as others</source>
        <translation>wie übrige</translation>
    </message>
    <message>
        <source>Type whole numbers with commas between them, such as 8, 9, 8, 7.</source>
        <translation>Ganze Zahlen mit Kommas dazwischen eingeben, etwa 8, 9, 8, 7.</translation>
    </message>
    <message>
        <source>The pipeline has %1 stages; these are %2 numbers.</source>
        <translation>Die Pipeline hat %1 Stufen; dies sind %2 Zahlen.</translation>
    </message>
    <message>
        <source>The model has %1 layers; these add up to %2.</source>
        <translation>Das Modell hat %1 Schichten; diese ergeben zusammen %2.</translation>
    </message>
    <message>
        <source>Layers of the first stage</source>
        <translation>Schichten der ersten Stufe</translation>
    </message>
    <message>
        <source>Layers of the first stage, which also holds the embedding.</source>
        <translation>Schichten der ersten Stufe, die auch das Embedding hält.</translation>
    </message>
    <message>
        <source>Layers of the last stage</source>
        <translation>Schichten der letzten Stufe</translation>
    </message>
    <message>
        <source>Layers of the last stage, which also holds head and loss.</source>
        <translation>Schichten der letzten Stufe, die auch Ausgabeschicht und Loss hält.</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”</source>
        <translation>„%1“ auf „%2“ setzen</translation>
    </message>
    <message>
        <source>The list was not taken. %1</source>
        <translation>Die Liste wurde nicht übernommen. %1</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzte</translation>
    </message>
    <message>
        <source>Layers of each stage</source>
        <translation>Schichten jeder Stufe</translation>
    </message>
    <message>
        <source>The layers of each stage, in the order of the model.</source>
        <translation>Die Schichten jeder Stufe, in der Reihenfolge des Modells.</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <source>letter</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>in the fit</source>
        <translation>in der Anpassung</translation>
    </message>
    <message>
        <source>each source predicted without it</source>
        <translation>jede Quelle ohne sie vorhergesagt</translation>
    </message>
    <message>
        <source>each device predicted without it</source>
        <translation>jedes Gerät ohne es vorhergesagt</translation>
    </message>
    <message>
        <source>rule (TP·CP·PP)^−0.25 · MBS^0.05</source>
        <translation>Regel (TP·CP·PP)^−0,25 · MBS^0,05</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>median error</source>
        <translation>Median des Fehlers</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>mittlerer Fehler</translation>
    </message>
    <message>
        <source>with one factor a table</source>
        <translation>mit einem Faktor je Tabelle</translation>
    </message>
    <message>
        <source>rank correlation among plans that compete</source>
        <translation>Rangkorrelation unter Plänen, die konkurrieren</translation>
    </message>
    <message>
        <source>inside the nine-in-ten interval</source>
        <translation>im Neun-von-zehn-Intervall</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unsere</translation>
    </message>
    <message>
        <source>the better of our two</source>
        <translation>die bessere unserer zwei</translation>
    </message>
    <message>
        <source>Fujii et al.</source>
        <translation>Fujii et al.</translation>
    </message>
    <message>
        <source>guide&apos;s tree</source>
        <translation>Baum des Leitfadens</translation>
    </message>
    <message>
        <source>hand rule</source>
        <translation>Handregel</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>throughput lost</source>
        <translation>verlorener Durchsatz</translation>
    </message>
    <message>
        <source>ran out of memory, which loses all</source>
        <translation>Speicher ging aus, womit alles verloren ist</translation>
    </message>
    <message>
        <source>over the %1 runs</source>
        <translation>über die %1 Läufe</translation>
    </message>
    <message>
        <source>over the %1 choices</source>
        <translation>über die %1 Wahlen</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>faultless</source>
        <translation>fehlerfrei</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>over the %1 sources</source>
        <translation>über die %1 Quellen</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>of the plan it cannot say</source>
        <translation>was es vom Plan nicht sagen kann</translation>
    </message>
    <message>
        <source>its keys are those of</source>
        <translation>Schlüssel wie in</translation>
    </message>
    <message>
        <source>is only read</source>
        <translation>wird nur gelesen</translation>
    </message>
    <message>
        <source>its lines are those of</source>
        <translation>Zeilen wie in</translation>
    </message>
    <message>
        <source>throughput lost by the fastest predicted of what ran</source>
        <translation>Durchsatz, den der schnellste vorhergesagte von dem, was lief, verliert</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Hidden size</source>
        <translation>Verborgene Größe</translation>
    </message>
    <message>
        <source>Width of what one layer hands to the next, h</source>
        <translation>Breite dessen, was eine Schicht der nächsten übergibt, h</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Transformer layers, L</source>
        <translation>Transformer-Schichten, L</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Heads of the queries, a</source>
        <translation>Köpfe der Queries, a</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>Key-Value-Köpfe</translation>
    </message>
    <message>
        <source>Heads of keys and values, k; follows the attention heads while equal</source>
        <translation>Köpfe der Keys und Values, k; folgt den Attention-Köpfen, solange gleich</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Width of one head; follows hidden size ÷ heads while equal to it</source>
        <translation>Breite eines Kopfes; folgt verborgene Größe ÷ Köpfe, solange gleich</translation>
    </message>
    <message>
        <source>FFN size</source>
        <translation>FFN-Größe</translation>
    </message>
    <message>
        <source>Hidden size of the feed-forward network of a dense layer</source>
        <translation>Verborgene Größe des Feed-Forward-Netzes einer dichten Schicht</translation>
    </message>
    <message>
        <source>no dense layer</source>
        <translation>keine dichte Schicht</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Rows of the embedding, v</source>
        <translation>Zeilen des Embeddings, v</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>Gelernte Positionen</translation>
    </message>
    <message>
        <source>Rows of a learned position table</source>
        <translation>Zeilen einer gelernten Positionstabelle</translation>
    </message>
    <message>
        <source>none: rotary or other</source>
        <translation>keine: rotierend u. a.</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>Gleitende Fenster</translation>
    </message>
    <message>
        <source>Keys that a token sees in the layers that do not see all</source>
        <translation>Keys, die ein Token in den Schichten sieht, die nicht alle sehen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Norms per layer</source>
        <translation>Normen je Schicht</translation>
    </message>
    <message>
        <source>Over the hidden size: usually 2, 4 in Gemma 2 and 3</source>
        <translation>Über die verborgene Größe: meist 2, in Gemma 2 und 3 4</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Routed experts of a layer</source>
        <translation>Geroutete Experten einer Schicht</translation>
    </message>
    <message>
        <source>Visited experts</source>
        <translation>Besuchte Experten</translation>
    </message>
    <message>
        <source>Routed experts that a token visits, top-k</source>
        <translation>Geroutete Experten, die ein Token besucht, top-k</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Geteilte Experten</translation>
    </message>
    <message>
        <source>Experts that every token visits</source>
        <translation>Experten, die jedes Token besucht</translation>
    </message>
    <message>
        <source>FFN size of an expert</source>
        <translation>FFN-Größe eines Experten</translation>
    </message>
    <message>
        <source>Hidden size of one expert&apos;s feed-forward network</source>
        <translation>Verborgene Größe des Feed-Forward-Netzes eines Experten</translation>
    </message>
    <message>
        <source>Dense layers first</source>
        <translation>Dichte Schichten zuerst</translation>
    </message>
    <message>
        <source>Leading layers without experts</source>
        <translation>Erste Schichten ohne Experten</translation>
    </message>
    <message>
        <source>Experts in every</source>
        <translation>Experten in jeder</translation>
    </message>
    <message>
        <source>1: every layer holds experts; 2: every second one</source>
        <translation>1: jede Schicht hat Experten; 2: jede zweite</translation>
    </message>
    <message>
        <source>Query rank</source>
        <translation>Query-Rang</translation>
    </message>
    <message>
        <source>Width of the compressed queries</source>
        <translation>Breite der komprimierten Queries</translation>
    </message>
    <message>
        <source>not compressed</source>
        <translation>nicht komprimiert</translation>
    </message>
    <message>
        <source>Key-value rank</source>
        <translation>Key-Value-Rang</translation>
    </message>
    <message>
        <source>Width of the compressed keys and values</source>
        <translation>Breite der komprimierten Keys und Values</translation>
    </message>
    <message>
        <source>Head size without position</source>
        <translation>Kopfgröße ohne Position</translation>
    </message>
    <message>
        <source>Part of a query&apos;s and a key&apos;s head without rotary position</source>
        <translation>Teil eines Query- und Key-Kopfes ohne rotierende Position</translation>
    </message>
    <message>
        <source>Head size with position</source>
        <translation>Kopfgröße mit Position</translation>
    </message>
    <message>
        <source>Part of a query&apos;s and a key&apos;s head with rotary position</source>
        <translation>Teil eines Query- und Key-Kopfes mit rotierender Position</translation>
    </message>
    <message>
        <source>Head size of values</source>
        <translation>Kopfgröße der Values</translation>
    </message>
    <message>
        <source>Width of a head&apos;s values</source>
        <translation>Breite der Values eines Kopfes</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>RMSNorm has one weight for each element, LayerNorm a bias as well</source>
        <translation>RMSNorm hat ein Gewicht je Element, LayerNorm zudem einen Bias</translation>
    </message>
    <message>
        <source>Norm of queries and keys</source>
        <translation>Norm der Queries und Keys</translation>
    </message>
    <message>
        <source>Over one head each, or over all heads at once</source>
        <translation>Über je einen Kopf oder über alle Köpfe zugleich</translation>
    </message>
    <message>
        <source>each head</source>
        <translation>je Kopf</translation>
    </message>
    <message>
        <source>all heads at once</source>
        <translation>alle Köpfe zugleich</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>Biases</translation>
    </message>
    <message>
        <source>Which linear layers have a bias</source>
        <translation>Welche linearen Schichten einen Bias haben</translation>
    </message>
    <message>
        <source>queries, keys, values</source>
        <translation>Queries, Keys, Values</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Gated FFN</source>
        <translation>FFN mit Gate</translation>
    </message>
    <message>
        <source>Three matrices (SwiGLU, GeGLU) rather than two (GELU, ReLU)</source>
        <translation>Drei Matrizen (SwiGLU, GeGLU) statt zwei (GELU, ReLU)</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>Gemeinsames Embedding</translation>
    </message>
    <message>
        <source>The head uses the embedding&apos;s matrix again</source>
        <translation>Die Ausgabeschicht verwendet die Matrix des Embeddings</translation>
    </message>
    <message>
        <source>Norm after the embedding</source>
        <translation>Norm nach dem Embedding</translation>
    </message>
    <message>
        <source>As in BLOOM</source>
        <translation>Wie in BLOOM</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>Attention Sinks</translation>
    </message>
    <message>
        <source>One learned logit for each head, as in gpt-oss</source>
        <translation>Ein gelernter Logit je Kopf, wie in gpt-oss</translation>
    </message>
    <message>
        <source>Router correction</source>
        <translation>Router-Korrektur</translation>
    </message>
    <message>
        <source>A correction of the router&apos;s choice for each expert, as in DeepSeek-V3</source>
        <translation>Eine Korrektur der Routerwahl je Experte, wie in DeepSeek-V3</translation>
    </message>
    <message>
        <source>Gate of shared experts</source>
        <translation>Gate geteilter Experten</translation>
    </message>
    <message>
        <source>A gate before the shared experts, as in Qwen2-MoE</source>
        <translation>Ein Gate vor den geteilten Experten, wie in Qwen2-MoE</translation>
    </message>
    <message>
        <source>Multi-token prediction</source>
        <translation>Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>Modules behind the last layer that predict the tokens after the next</source>
        <translation>Module hinter der letzten Schicht, die die Tokens nach dem nächsten vorhersagen</translation>
    </message>
</context>
<context>
    <name>other_model</name>
    <message>
        <source>A trains another model, %1</source>
        <translation>A trainiert ein anderes Modell, %1</translation>
    </message>
    <message>
        <source>%1 against A, which trains %2</source>
        <comment>a signed difference in GiB, a model</comment>
        <translation>%1 gegenüber A, das %2 trainiert</translation>
    </message>
    <message>
        <source>A, which trains %1, idles %2</source>
        <comment>a model, share of total time</comment>
        <translation>A, das %1 trainiert, hat %2 Leerlauf</translation>
    </message>
    <message>
        <source>a token takes %1 times what it takes A, which trains %2</source>
        <comment>a factor, a model</comment>
        <translation>ein Token dauert %1-mal so lang wie in A, das %2 trainiert</translation>
    </message>
</context>
<context>
    <name>pipeline</name>
    <message>
        <source>%1 operations are more than are drawn one by one.</source>
        <translation>%1 Operationen sind mehr, als einzeln gezeichnet werden.</translation>
    </message>
    <message>
        <source>Computing %1 operations…</source>
        <translation>%1 Operationen werden berechnet …</translation>
    </message>
    <message>
        <source>%1 in both</source>
        <translation>beide %1</translation>
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
        <translation>%1 dauert %2: Keine Reihenfolge bei dieser Platzierung ist kürzer.</translation>
    </message>
    <message>
        <source>%1 takes %2, %3 above the best possible %4 for its placement.</source>
        <translation>%1 dauert %2, %3 über dem Bestmöglichen von %4 bei dieser Platzierung.</translation>
    </message>
    <message>
        <source>Makespan %1</source>
        <translation>Dauer %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>Leerlauf %1</translation>
    </message>
    <message>
        <source>Peak %1</source>
        <comment>most memory</comment>
        <translation>Spitze %1</translation>
    </message>
    <message>
        <source>Sent %1</source>
        <comment>by a GPU</comment>
        <translation>Gesendet %1</translation>
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
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bubble</translation>
    </message>
    <message>
        <source>Throughput (tokens/s)</source>
        <translation>Durchsatz (Tokens/s)</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU (GiB)</source>
        <translation>Speicher der vollsten GPU (GiB)</translation>
    </message>
    <message>
        <source>Cost (GPU-hours per billion tokens)</source>
        <translation>Kosten (GPU-Stunden je Milliarde Tokens)</translation>
    </message>
    <message>
        <source>Bubble (% of the step)</source>
        <translation>Bubble (% des Schritts)</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>%1 GPU-hours per billion tokens</source>
        <translation>%1 GPU-Stunden je Milliarde Tokens</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>Bubble %1</translation>
    </message>
    <message>
        <source>%1 a step, %2 to %3</source>
        <comment>the interval of a prediction</comment>
        <translation>%1 je Schritt, %2 bis %3</translation>
    </message>
    <message>
        <source>%1 per GPU</source>
        <translation>%1 je GPU</translation>
    </message>
    <message>
        <source>MFU %1</source>
        <translation>MFU %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>memory and how likely it runs out</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a plan and its numbers</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
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
        <translation>Tage je Billion Token, ohne Unterbrechung</translation>
    </message>
    <message>
        <source>Step time (s)</source>
        <translation>Schrittzeit (s)</translation>
    </message>
    <message>
        <source>MFU (%)</source>
        <translation>MFU (%)</translation>
    </message>
    <message>
        <source>P(OOM) (%)</source>
        <translation>P(OOM) (%)</translation>
    </message>
    <message>
        <source>%1 days per trillion tokens</source>
        <translation>%1 Tage je Billion Token</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <comment>a time</comment>
        <translation>%1 je Schritt</translation>
    </message>
</context>
<context>
    <name>plan_lists</name>
    <message>
        <source>Fastest predicted</source>
        <translation>Schnellster vorhergesagter</translation>
    </message>
    <message>
        <source>Fujii et al.</source>
        <translation>Fujii et al.</translation>
    </message>
    <message>
        <source>Guide&apos;s tree</source>
        <translation>Baum des Leitfadens</translation>
    </message>
    <message>
        <source>Hand rule</source>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>highest expected throughput</source>
        <translation>höchster erwarteter Durchsatz</translation>
    </message>
</context>
<context>
    <name>plan_table</name>
    <message>
        <source>none</source>
        <comment>recomputation</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>selective</source>
        <comment>recomputation</comment>
        <translation>selektive</translation>
    </message>
    <message>
        <source>full</source>
        <comment>recomputation</comment>
        <translation>volle</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 recomputation</source>
        <comment>full, selective</comment>
        <translation>%1 Neuberechnung</translation>
    </message>
    <message>
        <source>data parallel alone</source>
        <translation>nur datenparallel</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>Schichtaufteilung</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>%1, 1 in %2</source>
        <comment>recomputation of one layer in so many</comment>
        <translation>%1, 1 von %2</translation>
    </message>
</context>
<context>
    <name>plan_values</name>
    <message>
        <source>%1: %2</source>
        <comment>a setting and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Set “%1” to “%2”</source>
        <translation>„%1“ auf „%2“ setzen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Published plan</source>
        <translation>Veröffentlichter Plan</translation>
    </message>
</context>
<context>
    <name>plans_finding</name>
    <message>
        <source>a P(OOM) of %1 (%2)</source>
        <comment>probability, memory of a plan</comment>
        <translation>eine P(OOM) von %1 (%2)</translation>
    </message>
    <message>
        <source>memory ≤ %1 GiB</source>
        <translation>Speicher ≤ %1 GiB</translation>
    </message>
    <message>
        <source>bubble ≤ %1 %</source>
        <translation>Bubble ≤ %1 %</translation>
    </message>
    <message>
        <source>step time ≤ %1 s</source>
        <translation>Schrittzeit ≤ %1 s</translation>
    </message>
    <message>
        <source>nodes of a group ≤ %1</source>
        <translation>Knoten einer Gruppe ≤ %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>limits that are relaxed together</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between ways to relax limits</comment>
        <translation>, oder </translation>
    </message>
    <message>
        <source>%1 plans are too many to look at: keep something as it is</source>
        <translation>%1 Pläne sind zu viele zum Ansehen: etwas muss bleiben, wie es ist</translation>
    </message>
    <message>
        <source>No plan keeps every limit. Enough would be %1</source>
        <translation>Kein Plan hält alle Grenzen ein. Genügen würde %1</translation>
    </message>
    <message>
        <source>No plan fits: the one that needs least takes %1 of %2. Allow a higher P(OOM), try more settings, or take more GPUs</source>
        <translation>Kein Plan passt: der sparsamste braucht %1 von %2. Höhere P(OOM) zulassen, mehr Einstellungen probieren oder mehr GPUs nehmen</translation>
    </message>
    <message>
        <source>Looking for plans…</source>
        <translation>Pläne werden gesucht…</translation>
    </message>
    <message>
        <source>Searching, %1 looked at. </source>
        <translation>Suche läuft, %1 angesehen. </translation>
    </message>
    <message>
        <source>%1 of %2 plans fit. Fastest: %3</source>
        <translation>%1 von %2 Plänen passen. Schnellster: %3</translation>
    </message>
    <message>
        <source>, %1 faster than this plan</source>
        <translation>, %1 schneller als dieser Plan</translation>
    </message>
    <message>
        <source>, %1 slower than this plan</source>
        <translation>, %1 langsamer als dieser Plan</translation>
    </message>
    <message>
        <source>, as fast as this plan</source>
        <translation>, so schnell wie dieser Plan</translation>
    </message>
    <message>
        <source>, all with %1</source>
        <translation>, alle mit %1</translation>
    </message>
    <message>
        <source>To run %1 of them can be expected to gain %2</source>
        <translation>%1 davon zu messen bringt voraussichtlich %2</translation>
    </message>
    <message>
        <source>%1 of them are drawn</source>
        <translation>%1 davon sind gezeichnet</translation>
    </message>
    <message>
        <source>To run %1, of which %2 may run out of memory, can be expected to gain %3</source>
        <translation>%1 laufen zu lassen, von denen %2 außer Speicher geraten können, bringt voraussichtlich %3</translation>
    </message>
    <message>
        <source>To run %1 first can be expected to reach %2 more than the fastest, where running out of memory is to reach nothing</source>
        <translation>Zuerst %1 laufen zu lassen bringt voraussichtlich %2 mehr als der schnellste, wenn außer Speicher zu geraten nichts bringt</translation>
    </message>
    <message>
        <source>; or </source>
        <comment>between what to set instead</comment>
        <translation>; oder </translation>
    </message>
    <message>
        <source>None of %1 plans can run.</source>
        <translation>Keiner von %1 Plänen kann laufen.</translation>
    </message>
    <message>
        <source>%1 In the way of the closest: %2</source>
        <comment>two sentences</comment>
        <translation>%1 Den nächstliegenden steht im Weg: %2</translation>
    </message>
    <message>
        <source>%1 Some could: %2</source>
        <comment>sentences on why no plan can run; what to set instead</comment>
        <translation>%1 Manche könnten es: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other plan(s) may be as good</source>
        <translation>
            <numerusform>Noch %Ln Plan könnte ebenso gut sein</numerusform>
            <numerusform>Noch %Ln Pläne könnten ebenso gut sein</numerusform>
        </translation>
    </message>
    <message>
        <source>No plan fits: the one that needs least takes %1 of %2. Try more settings, or take more GPUs</source>
        <translation>Kein Plan passt: Der sparsamste braucht %1 von %2. Weitere Einstellungen probieren oder mehr GPUs nehmen</translation>
    </message>
    <message>
        <source>%1 Some could, though none looked at fits in memory: %2</source>
        <comment>sentences on why no plan can run; what to set instead</comment>
        <translation>%1 Einige könnten es, doch keiner der angesehenen passt in den Speicher: %2</translation>
    </message>
    <message>
        <source>Searching, %1 looked at, none of which fits so far</source>
        <translation>Suche läuft, %1 angesehen, bisher passt keiner</translation>
    </message>
</context>
<context>
    <name>plans_picture</name>
    <message>
        <source>It cannot run.</source>
        <translation>Er kann nicht laufen.</translation>
    </message>
    <message>
        <source>It trains another model than %1.</source>
        <translation>Er trainiert ein anderes Modell als %1.</translation>
    </message>
    <message>
        <source>Its pipeline of %1 operations is too long to be drawn.</source>
        <translation>Seine Pipeline aus %1 Operationen ist zu lang, um gezeichnet zu werden.</translation>
    </message>
    <message>
        <source>Fullest stage (GiB)</source>
        <translation>Vollste Stufe (GiB)</translation>
    </message>
    <message>
        <source>Step (%1)</source>
        <comment>a unit</comment>
        <translation>Schritt (%1)</translation>
    </message>
    <message>
        <source>Pipeline (%1)</source>
        <comment>a unit</comment>
        <translation>Pipeline (%1)</translation>
    </message>
    <message>
        <source>At peak</source>
        <comment>time of computation</comment>
        <translation>Spitzenleistung</translation>
    </message>
    <message>
        <source>Below peak</source>
        <comment>time of computation</comment>
        <translation>Unter der Spitze</translation>
    </message>
    <message>
        <source>Memory-bound</source>
        <comment>time of computation</comment>
        <translation>Speichergebunden</translation>
    </message>
    <message>
        <source>Communication</source>
        <comment>time that it takes</comment>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Idle</source>
        <comment>time</comment>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>time</comment>
        <translation>Sonstiges</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>As people write it.</source>
        <translation>Wie man es schreibt.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Where in the model the tensor arises.</source>
        <translation>Wo im Modell der Tensor entsteht.</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>From when to when the tensor lives.</source>
        <translation>Von wann bis wann der Tensor lebt.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Elements of the tensor for one token.</source>
        <translation>Elemente des Tensors für ein Token.</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Of one element.</source>
        <translation>Eines Elements.</translation>
    </message>
    <message>
        <source>In FP8</source>
        <translation>In FP8</translation>
    </message>
    <message>
        <source>Bytes of one element where training is in FP8; empty: as many as otherwise.</source>
        <translation>Byte eines Elements beim Training in FP8; leer: so viele wie sonst.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilung</translation>
    </message>
    <message>
        <source>What divides the tensor beside context parallelism, which divides all of them.</source>
        <translation>Was den Tensor außer der Kontextparallelität teilt, die alle teilt.</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Selektiv</translation>
    </message>
    <message>
        <source>Selective recomputation does not keep it.</source>
        <translation>Selektive Neuberechnung hält ihn nicht.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wenn</translation>
    </message>
    <message>
        <source>What must hold for the tensor to exist: words with commas between them.</source>
        <translation>Was gelten muss, damit es den Tensor gibt: Wörter mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Which part of the bars it adds to.</source>
        <translation>Zu welchem Teil der Säulen es zählt.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Where the number of bytes is from: this profile, or the recipe.</source>
        <translation>Woher die Anzahl der Byte stammt: aus diesem Profil oder dem Rezept.</translation>
    </message>
    <message>
        <source>For each parameter.</source>
        <translation>Je Parameter.</translation>
    </message>
    <message>
        <source>Sharded from</source>
        <translation>Verteilt ab</translation>
    </message>
    <message>
        <source>The ZeRO stage from which data parallelism shards it; 4: never.</source>
        <translation>Die ZeRO-Stufe, ab der Datenparallelität es verteilt; 4: nie.</translation>
    </message>
    <message>
        <source>Absent from</source>
        <translation>Entfällt ab</translation>
    </message>
    <message>
        <source>The ZeRO stage from which it does not exist; empty: always there.</source>
        <translation>Die ZeRO-Stufe, ab der es entfällt; leer: immer vorhanden.</translation>
    </message>
    <message>
        <source>FP8 only</source>
        <translation>Nur FP8</translation>
    </message>
    <message>
        <source>Only where training is in FP8.</source>
        <translation>Nur beim Training in FP8.</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Modules of a layer whose recomputation does not keep it: words with commas between them.</source>
        <translation>Module einer Schicht, deren Neuberechnung ihn nicht hält: Wörter mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>Not in FP8</source>
        <translation>Nicht in FP8</translation>
    </message>
    <message>
        <source>Not of the layers&apos; matrices where these are kept in FP8.</source>
        <translation>Nicht von den Matrizen der Schichten, wo diese in FP8 gehalten werden.</translation>
    </message>
    <message>
        <source>FP32 gradients only</source>
        <translation>Nur FP32-Gradienten</translation>
    </message>
    <message>
        <source>Only where gradients are accumulated in FP32.</source>
        <translation>Nur wo Gradienten in FP32 aufsummiert werden.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>As the command line has it.</source>
        <translation>Wie auf der Kommandozeile.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>What it can be, as one types it there, with commas between the values.</source>
        <translation>Was sie sein kann, wie man es dort tippt, mit Kommas zwischen den Werten.</translation>
    </message>
    <message>
        <source>Pipelines only</source>
        <translation>Nur Pipelines</translation>
    </message>
    <message>
        <source>With a pipeline alone it can be no more than that.</source>
        <translation>Nur mit einer Pipeline kann sie nichts anderes sein.</translation>
    </message>
</context>
<context>
    <name>quadrille::AccuracyModel</name>
    <message>
        <source>Runs of</source>
        <translation>Läufe aus</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Where the runs were published</source>
        <translation>Wo die Läufe veröffentlicht wurden</translation>
    </message>
    <message>
        <source>That measured a step</source>
        <translation>Mit gemessenem Schritt</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>const.</source>
        <comment>one constant for all</comment>
        <translation>konst.</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>Mittl. Fehler</translation>
    </message>
    <message>
        <source>With one factor</source>
        <translation>Mit einem Faktor</translation>
    </message>
    <message>
        <source>Rank corr.</source>
        <translation>Rangkorr.</translation>
    </message>
    <message>
        <source>Loss of choice</source>
        <translation>Wahlverlust</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, and whose</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>By this model.</source>
        <translation>Nach diesem Modell.</translation>
    </message>
    <message>
        <source>By the rule that throughput is (TP·CP·PP)^−0.25 · MBS^0.05 times a share of the peak, fitted to all other tables.</source>
        <translation>Nach der Regel, dass der Durchsatz (TP·CP·PP)^−0,25 · MBS^0,05 mal einem Anteil der Spitzenleistung ist, angepasst an alle anderen Tabellen.</translation>
    </message>
    <message>
        <source>By the same share of the peak for every run, fitted to all other tables.</source>
        <translation>Nach demselben Anteil der Spitzenleistung für jeden Lauf, angepasst an alle anderen Tabellen.</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>That measured the memory of a GPU</source>
        <translation>Die den Speicher einer GPU gemessen haben</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Half of the measured memories are predicted to within this. By this model: rule and constant say nothing of memory.</source>
        <translation>Die Hälfte der gemessenen Speicher ist bis auf so viel vorhergesagt. Von diesem Modell: Regel und Konstante sagen nichts über Speicher.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
</context>
<context>
    <name>quadrille::AccuracyTable</name>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>way</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>mittlerer Fehler</translation>
    </message>
    <message>
        <source>mean error with one factor</source>
        <translation>mittlerer Fehler mit einem Faktor</translation>
    </message>
    <message>
        <source>rank correlation</source>
        <translation>Rangkorrelation</translation>
    </message>
    <message>
        <source>loss of first choice</source>
        <translation>Verlust der ersten Wahl</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>Accuracy of the predictions</source>
        <translation>Genauigkeit der Vorhersagen</translation>
    </message>
    <message>
        <source>Running out of memory, expected and measured</source>
        <translation>Speicherüberläufe, erwartet und gemessen</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>Speicher: %1</translation>
    </message>
    <message>
        <source>runs with memory</source>
        <translation>Läufe mit Speicher</translation>
    </message>
    <message>
        <source>median error of memory</source>
        <translation>mittlerer Fehler des Speichers (Median)</translation>
    </message>
</context>
<context>
    <name>quadrille::AdviceView</name>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
</context>
<context>
    <name>quadrille::AdviserPanel</name>
    <message>
        <source>Looking at the plan…</source>
        <translation>Der Plan wird betrachtet …</translation>
    </message>
    <message>
        <source>Follow the advice: %1</source>
        <translation>Dem Rat folgen: %1</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>The guide’s decision tree, with this plan’s way through it</source>
        <translation>Der Entscheidungsbaum des Leitfadens mit dem Weg dieses Plans</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Rules of thumb, small changes and the best plan, in sentences</source>
        <translation>Faustregeln, kleine Änderungen und der beste Plan, in Sätzen</translation>
    </message>
</context>
<context>
    <name>quadrille::AnatomyView</name>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>this GPU</source>
        <translation>diese GPU</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>layers with a dense FFN</source>
        <translation>Schichten mit dichtem FFN</translation>
    </message>
    <message>
        <source>layers with experts</source>
        <translation>Schichten mit Experten</translation>
    </message>
    <message>
        <source>outside the layers</source>
        <translation>außerhalb der Schichten</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>tokens of a step</source>
        <translation>Token eines Schritts</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>states</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>ZeRO %1</source>
        <translation>ZeRO %1</translation>
    </message>
    <message>
        <source>sent in a step</source>
        <translation>je Schritt gesendet</translation>
    </message>
    <message>
        <source>What a GPU holds</source>
        <translation>Was eine GPU hält</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>experts of a layer, by EP group</source>
        <translation>Experten einer Schicht, je EP-Gruppe</translation>
    </message>
    <message>
        <source>visits of a micro-batch</source>
        <translation>Besuche eines Mikro-Batches</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>dispatched</source>
        <translation>verteilt</translation>
    </message>
    <message>
        <source>of these sent to other GPUs</source>
        <translation>davon an andere GPUs gesendet</translation>
    </message>
    <message>
        <source>computed, an even share</source>
        <translation>berechnet, gleicher Anteil</translation>
    </message>
    <message>
        <source>computed by the busiest rank</source>
        <translation>berechnet vom meistbesuchten Rang</translation>
    </message>
    <message>
        <source>%1 A square is %2 experts.</source>
        <comment>sentences, a number</comment>
        <translation>%1 Ein Quadrat sind %2 Experten.</translation>
    </message>
</context>
<context>
    <name>quadrille::AnswerCover</name>
    <message>
        <source>Covered until you have made your guess in the lesson</source>
        <translation>Verdeckt, bis Sie in der Lektion geschätzt haben</translation>
    </message>
</context>
<context>
    <name>quadrille::AttentionMask</name>
    <message>
        <source>Tokens that a token looks back at</source>
        <translation>Token, auf die ein Token zurückblickt</translation>
    </message>
    <message>
        <source>A window of %1 of %2 tokens leaves %3 of the pairs that a token may see</source>
        <comment>numbers, a share</comment>
        <translation>Ein Fenster von %1 der %2 Token lässt %3 der Paare, die ein Token sehen darf</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>window (tokens)</source>
        <translation>Fenster (Token)</translation>
    </message>
    <message>
        <source>sequence (tokens)</source>
        <translation>Sequenz (Token)</translation>
    </message>
    <message>
        <source>visible share</source>
        <translation>sichtbarer Anteil</translation>
    </message>
</context>
<context>
    <name>quadrille::BarDiagram</name>
    <message>
        <source>Figures as bars</source>
        <translation>Zahlen als Balken</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>quadrille::BoardView</name>
    <message>
        <source>Schedule made by hand</source>
        <translation>Ablaufplan von Hand</translation>
    </message>
    <message>
        <source>Nothing to schedule</source>
        <translation>Nichts einzuplanen</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>start (slots)</source>
        <translation>Beginn (Takte)</translation>
    </message>
    <message>
        <source>end (slots)</source>
        <translation>Ende (Takte)</translation>
    </message>
    <message>
        <source>%1 stays on stage %2, which has its layers.</source>
        <translation>%1 bleibt auf Stufe %2, die seine Schichten hat.</translation>
    </message>
    <message>
        <source>Stage %1 has all of them already.</source>
        <translation>Stufe %1 hat sie schon alle.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>%1 stays on rank %2, which has its layers.</source>
        <translation>%1 bleibt auf Rang %2, der die Schichten dazu hat.</translation>
    </message>
    <message>
        <source>Rank %1 has all of them already.</source>
        <translation>Rang %1 hat schon alle.</translation>
    </message>
</context>
<context>
    <name>quadrille::BubbleCurve</name>
    <message>
        <source>Bubble curve</source>
        <translation>Bubble-Kurve</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>Mikro-Batches</translation>
    </message>
    <message>
        <source>bubble ÷ ideal</source>
        <translation>Bubble ÷ ideal</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>Bubble ÷ gesamt</translation>
    </message>
</context>
<context>
    <name>quadrille::BubblePanel</name>
    <message>
        <source>The pipeline has one stage: nothing ever waits</source>
        <translation>Die Pipeline hat eine Stufe: Nichts wartet je</translation>
    </message>
    <message>
        <source>%1, v = %2</source>
        <comment>a schedule and its virtual stages</comment>
        <translation>%1, v = %2</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Schedules whose lines are drawn</source>
        <translation>Ablaufpläne, deren Linien gezeichnet werden</translation>
    </message>
    <message>
        <source>Schedules whose lines are drawn, beside the plan&apos;s own</source>
        <translation>Ablaufpläne, deren Linien neben der des Plans gezeichnet werden</translation>
    </message>
    <message>
        <source>What idle time is divided by</source>
        <translation>Wodurch der Leerlauf geteilt wird</translation>
    </message>
    <message>
        <source>Here is what share of a step each schedule idles, along the number of micro-batches: with two pipeline stages or more.</source>
        <translation>Hier steht, welchen Anteil eines Schritts jeder Ablaufplan leer läuft, über der Zahl der Mikro-Batches: ab zwei Pipeline-Stufen.</translation>
    </message>
    <message>
        <source>Use two stages</source>
        <translation>Zwei Stufen verwenden</translation>
    </message>
</context>
<context>
    <name>quadrille::BudgetEdit</name>
    <message>
        <source>To train on:</source>
        <translation>Trainieren auf:</translation>
    </message>
    <message>
        <source>Price:</source>
        <translation>Preis:</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>Token, auf denen trainiert wird</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Preis einer GPU-Stunde</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source> /GPU-h</source>
        <comment>price of a GPU-hour</comment>
        <translation> /GPU-h</translation>
    </message>
    <message>
        <source>Change the tokens to train on</source>
        <translation>Token des Trainings ändern</translation>
    </message>
    <message>
        <source>Change the price of a GPU-hour</source>
        <translation>Preis einer GPU-Stunde ändern</translation>
    </message>
    <message>
        <source>no tokens</source>
        <translation>keine Token</translation>
    </message>
</context>
<context>
    <name>quadrille::ChooseInput</name>
    <message>
        <source>&amp;Answer</source>
        <translation>&amp;Antworten</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>No. Try another answer.</source>
        <translation>Nein. Versuchen Sie eine andere Antwort.</translation>
    </message>
    <message>
        <source>About your choice</source>
        <translation>Zu Ihrer Wahl</translation>
    </message>
</context>
<context>
    <name>quadrille::Chooser</name>
    <message>
        <source>Nothing is called “%1”; still %2.</source>
        <translation>Nichts heißt „%1“; weiterhin %2.</translation>
    </message>
    <message>
        <source>“%1” matches %2 entries; still %3. Type more, or pick one from the list.</source>
        <translation>„%1“ passt auf %2 Einträge; weiterhin %3. Mehr eingeben oder aus der Liste wählen.</translation>
    </message>
    <message>
        <source>Type to search.</source>
        <translation>Zum Suchen tippen.</translation>
    </message>
    <message>
        <source>%1. Type to search.</source>
        <translation>%1. Zum Suchen tippen.</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Zum Suchen tippen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>quadrille::CollectiveBox</name>
    <message>
        <source>%1, %2 GPUs</source>
        <comment>degree of parallelism, a number</comment>
        <translation>%1, %2 GPUs</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <comment>so many GPUs</comment>
        <translation>%1 gezeigt</translation>
    </message>
    <message>
        <source>The collective</source>
        <translation>Die Kollektive</translation>
    </message>
    <message>
        <source>The group of the plan whose bytes and time are told</source>
        <translation>Die Gruppe des Plans, deren Bytes und Zeit angegeben werden</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>A step back (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>A step on (Right)</source>
        <translation>Einen Schritt weiter (Rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <comment>so many GPUs are shown</comment>
        <translation>auto: %1</translation>
    </message>
    <message>
        <source>How many GPUs are shown; auto: as many as the group has, 8 at most</source>
        <translation>Wie viele GPUs gezeigt werden; auto: so viele, wie die Gruppe hat, höchstens 8</translation>
    </message>
</context>
<context>
    <name>quadrille::CollectiveView</name>
    <message>
        <source>A collective, step by step</source>
        <translation>Eine Kollektive, Schritt für Schritt</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>Stück</translation>
    </message>
    <message>
        <source>added</source>
        <translation>addiert</translation>
    </message>
</context>
<context>
    <name>quadrille::ColumnModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quadrille::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>A command or a value: heatmap, llama 70b, tp 8, full recompute</source>
        <translation>Ein Befehl oder Wert: Heatmap, llama 70b, tp 8, Neuberechnung voll</translation>
    </message>
    <message>
        <source>Command or value to find</source>
        <translation>Gesuchter Befehl oder Wert</translation>
    </message>
    <message>
        <source>Commands and values</source>
        <translation>Befehle und Werte</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Nichts heißt „%1“</translation>
    </message>
</context>
<context>
    <name>quadrille::CommunicationPanel</name>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>Textbooks</source>
        <translation>Lehrbücher</translation>
    </message>
    <message>
        <source>What the GPUs of the current plan send each other</source>
        <translation>Was die GPUs des aktuellen Plans einander senden</translation>
    </message>
    <message>
        <source>What courses and guides print about communication, beside ours</source>
        <translation>Was Kurse und Leitfäden zur Kommunikation abdrucken, neben dem von hier</translation>
    </message>
    <message>
        <source>Here is what each group of GPUs sends, over which links, and what of it is hidden behind computation.</source>
        <translation>Hier steht, was jede Gruppe von GPUs sendet, über welche Verbindungen, und was davon hinter Rechnung verborgen ist.</translation>
    </message>
    <message>
        <source>Take two GPUs</source>
        <translation>Zwei GPUs nehmen</translation>
    </message>
</context>
<context>
    <name>quadrille::CommunicationView</name>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>parallelism</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>ranks in a node</source>
        <translation>Ränge je Knoten</translation>
    </message>
    <message>
        <source>sent by one GPU (bytes)</source>
        <translation>von einer GPU gesendet (Byte)</translation>
    </message>
    <message>
        <source>over the network (bytes)</source>
        <translation>über das Netz (Byte)</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>exposed (s)</source>
        <translation>unverdeckt (s)</translation>
    </message>
    <message>
        <source>Communication of a step</source>
        <translation>Kommunikation eines Schritts</translation>
    </message>
    <message>
        <source>path</source>
        <comment>of messages</comment>
        <translation>Weg</translation>
    </message>
    <message>
        <source>of it experts</source>
        <comment>a row below data parallel</comment>
        <translation>davon Experten</translation>
    </message>
    <message>
        <source>host’s memory, each way</source>
        <translation>Speicher des Hosts, je Richtung</translation>
    </message>
</context>
<context>
    <name>quadrille::ComparePanel</name>
    <message>
        <source>Compared with %1</source>
        <comment>a plan</comment>
        <translation>Verglichen mit %1</translation>
    </message>
    <message>
        <source>Keep a plan (%1) or pin it as A (%2), change something, and see both side by side here.</source>
        <translation>Behalten Sie einen Plan (%1) oder merken Sie ihn als A (%2), ändern Sie etwas, und hier stehen beide nebeneinander.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Settings and figures that differ</source>
        <translation>Einstellungen und Zahlen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Memory, step and pipeline on common axes</source>
        <translation>Speicher, Schritt und Pipeline auf gemeinsamen Achsen</translation>
    </message>
    <message>
        <source>What the others are compared with</source>
        <translation>Womit die anderen verglichen werden</translation>
    </message>
    <message>
        <source>What cannot be compared, and why</source>
        <translation>Was sich nicht vergleichen lässt, und warum</translation>
    </message>
    <message>
        <source>▲ better and ▼ worse than %1; ≈ within the interval: which is better is not certain</source>
        <comment>a plan</comment>
        <translation>▲ besser und ▼ schlechter als %1; ≈ innerhalb des Intervalls: Was besser ist, ist nicht sicher</translation>
    </message>
</context>
<context>
    <name>quadrille::ComparisonModel</name>
    <message>
        <source>%1 of %2: %3</source>
        <comment>a figure, of a plan</comment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, how it is judged</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>a figure, its difference, how it is judged</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a figure and its difference</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>The others are compared with this plan.</source>
        <translation>Die anderen werden mit diesem Plan verglichen.</translation>
    </message>
    <message>
        <source>A double click or Enter in the column loads this plan.</source>
        <translation>Ein Doppelklick oder die Eingabetaste in der Spalte lädt diesen Plan.</translation>
    </message>
    <message>
        <source>Settings and figures in which the plans differ.</source>
        <translation>Einstellungen und Werte, in denen sich die Pläne unterscheiden.</translation>
    </message>
</context>
<context>
    <name>quadrille::ComparisonTable</name>
    <message>
        <source>Plans side by side</source>
        <translation>Pläne nebeneinander</translation>
    </message>
</context>
<context>
    <name>quadrille::ConfigurationController</name>
    <message>
        <source>Import from %1</source>
        <comment>frameworks</comment>
        <translation>Import aus %1</translation>
    </message>
    <message>
        <source>A plan that cannot run is no configuration: %1</source>
        <translation>Ein Plan, der nicht laufen kann, ist keine Konfiguration: %1</translation>
    </message>
    <message>
        <source>Copied for %1.</source>
        <comment>a framework</comment>
        <translation>Für %1 kopiert.</translation>
    </message>
    <message>
        <source>Copied for %1, which cannot say: %2</source>
        <comment>a framework, settings</comment>
        <translation>Für %1 kopiert, das nicht sagen kann: %2</translation>
    </message>
</context>
<context>
    <name>quadrille::ContentsPage</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 von %2 Schritten</translation>
    </message>
    <message numerus="yes">
        <source>taken, %1 of %n answers right</source>
        <translation>
            <numerusform>gemacht, %1 von %n Antwort richtig</numerusform>
            <numerusform>gemacht, %1 von %n Antworten richtig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) on how training is split</source>
        <translation>
            <numerusform>%n Lektion darüber, wie man das Training aufteilt</numerusform>
            <numerusform>%n Lektionen darüber, wie man das Training aufteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) taken</source>
        <translation>
            <numerusform>%1 von %n Lektion gemacht</numerusform>
            <numerusform>%1 von %n Lektionen gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Each lesson puts plans on screen, asks, and lets you try. Your own plan comes back when you leave.</source>
        <translation>Jede Lektion zeigt Pläne, fragt und lässt Sie ausprobieren. Ihr eigener Plan kommt zurück, wenn Sie sie verlassen.</translation>
    </message>
    <message>
        <source>Really forget all of it</source>
        <translation>Wirklich alles vergessen</translation>
    </message>
    <message>
        <source>Forget my progress</source>
        <translation>Fortschritt vergessen</translation>
    </message>
    <message>
        <source>E&amp;xport for a class…</source>
        <translation>Für einen Kurs e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Takes the marks and answers off all lessons, and forgets the schedules of the laboratory; it asks once more</source>
        <translation>Nimmt Haken und Antworten aller Lektionen weg und vergisst die Ablaufpläne des Labors; fragt noch einmal nach</translation>
    </message>
    <message>
        <source>A table of every step, whether it was done and answered rightly, and of your best schedules of the laboratory, with your user name, as CSV</source>
        <translation>Eine Tabelle aller Schritte als CSV: ob gemacht und richtig beantwortet, dazu Ihre besten Ablaufpläne des Labors, mit Ihrem Benutzernamen</translation>
    </message>
</context>
<context>
    <name>quadrille::CoursePanel</name>
    <message>
        <source>The paper&apos;s equations know no moments; choose the detailed estimator.</source>
        <translation>Die Gleichungen des Papers kennen keine Zeitpunkte; den detaillierten Schätzer wählen.</translation>
    </message>
    <message>
        <source>There are more operations than are followed one by one.</source>
        <translation>Es sind mehr Operationen, als einzeln verfolgt werden.</translation>
    </message>
    <message>
        <source>Here is what a GPU holds at every moment of a step, as its pipeline runs.</source>
        <translation>Hier steht, was eine GPU in jedem Moment eines Schritts hält, während ihre Pipeline läuft.</translation>
    </message>
    <message>
        <source>Use the detailed estimator</source>
        <translation>Den detaillierten Schätzer verwenden</translation>
    </message>
</context>
<context>
    <name>quadrille::DeckExporter</name>
    <message>
        <source>Export the talk</source>
        <translation>Vortrag exportieren</translation>
    </message>
    <message>
        <source>PDF document, slides of 16:9</source>
        <translation>PDF-Dokument, Folien 16:9</translation>
    </message>
    <message>
        <source>Web page, all in one file</source>
        <translation>Webseite, alles in einer Datei</translation>
    </message>
    <message numerus="yes">
        <source>“%1”, a page for each of %n stop(s)</source>
        <comment>name of a deck</comment>
        <translation>
            <numerusform>„%1“, eine Seite für %n Haltepunkt</numerusform>
            <numerusform>„%1“, eine Seite für jeden der %n Haltepunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing the stops…</source>
        <translation>Haltepunkte werden gezeichnet …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Drawing stop %1 of %2…</source>
        <translation>Haltepunkt %1 von %2 wird gezeichnet …</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>There is no talk to export yet: “Keep as a stop of the talk” keeps what is on screen.</source>
        <translation>Es gibt noch keinen Vortrag zu exportieren: „Als Haltepunkt des Vortrags behalten“ behält, was zu sehen ist.</translation>
    </message>
</context>
<context>
    <name>quadrille::DeckStore</name>
    <message>
        <source>Talk</source>
        <translation>Vortrag</translation>
    </message>
    <message>
        <source>Begin the deck “%1”</source>
        <translation>Vortrag „%1“ beginnen</translation>
    </message>
    <message>
        <source>Call the deck “%1”</source>
        <translation>Vortrag „%1“ nennen</translation>
    </message>
    <message>
        <source>Delete the deck “%1”</source>
        <translation>Vortrag „%1“ löschen</translation>
    </message>
    <message>
        <source>Keep the stop “%1”</source>
        <translation>Haltepunkt „%1“ behalten</translation>
    </message>
    <message>
        <source>Move the stop “%1”</source>
        <translation>Haltepunkt „%1“ verschieben</translation>
    </message>
    <message>
        <source>Delete the stop “%1”</source>
        <translation>Haltepunkt „%1“ löschen</translation>
    </message>
</context>
<context>
    <name>quadrille::DifferenceModel</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The whole step, on the mean rank</source>
        <translation>Der ganze Schritt, auf dem mittleren Rang</translation>
    </message>
    <message>
        <source>What the step takes for it. With what hides behind computation: %1 measured, %2 predicted</source>
        <translation>Was der Schritt dafür braucht. Mit dem, was sich hinter Berechnung verbirgt: %1 gemessen, %2 vorhergesagt</translation>
    </message>
    <message numerus="yes">
        <source>%n kernels of all ranks, hidden ones too; predicted is how long the same bytes would take at the rate that the plan counts with</source>
        <translation>
            <numerusform>%n Kernel aller Ränge, auch wenn verborgen; vorhergesagt ist, wie lange dieselben Bytes bei der Rate des Plans bräuchten</numerusform>
            <numerusform>%n Kernel aller Ränge, auch verborgene; vorhergesagt ist, wie lange dieselben Bytes bei der Rate des Plans bräuchten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>What the time of a step goes to</source>
        <translation>Wohin die Zeit eines Schritts geht</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Of the mean rank whose trace was read</source>
        <translation>Des mittleren Rangs, dessen Trace gelesen wurde</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Of the plan&apos;s mean rank</source>
        <translation>Des mittleren Rangs des Plans</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Measured beyond predicted</source>
        <translation>Gemessen über vorhergesagt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Of what is predicted</source>
        <translation>Des Vorhergesagten</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Bytes that a rank sends in a second of these messages</source>
        <translation>Bytes, die ein Rang in einer Sekunde dieser Nachrichten sendet</translation>
    </message>
    <message>
        <source>Predicted rate</source>
        <translation>Vorhergesagte Rate</translation>
    </message>
    <message>
        <source>That of the plan&apos;s profile, latency included</source>
        <translation>Die des Profils des Plans, Latenz eingeschlossen</translation>
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
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: cannot run</source>
        <translation>%1: nicht lauffähig</translation>
    </message>
    <message>
        <source>%1: cannot run. %2</source>
        <translation>%1: nicht lauffähig. %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, cannot run</source>
        <translation>%1, nicht lauffähig</translation>
    </message>
    <message>
        <source>Baseline A: %1</source>
        <translation>Referenz A: %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Click to type; K or Ki stands for 1,024 tokens, M for 1,048,576.</source>
        <translation>Klicken und tippen; K oder Ki steht für 1.024 Token, M für 1.048.576.</translation>
    </message>
    <message>
        <source>Click to type any whole number.</source>
        <translation>Klicken, um eine beliebige ganze Zahl einzugeben.</translation>
    </message>
    <message>
        <source>Baseline A, which trains %1: %2</source>
        <comment>a model, a value</comment>
        <translation>Referenz A, die %1 trainiert: %2</translation>
    </message>
    <message>
        <source>no plan with it fits</source>
        <translation>kein Plan damit passt</translation>
    </message>
    <message>
        <source>the fastest plan with it reaches %1 per GPU, %2 of the best stop</source>
        <comment>tokens per second, a share</comment>
        <translation>der schnellste Plan damit erreicht %1 je GPU, %2 der besten Stufe</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a stop of a slider, its speed</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>quadrille::EmptyHint</name>
    <message>
        <source>The step that fills this view</source>
        <translation>Der Schritt, der diese Ansicht füllt</translation>
    </message>
</context>
<context>
    <name>quadrille::EstimatePanel</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Edit the profile of %1</source>
        <translation>Profil von %1 bearbeiten</translation>
    </message>
    <message>
        <source>Reset the assumptions</source>
        <translation>Annahmen zurücksetzen</translation>
    </message>
    <message>
        <source>Edit a copy of the profile…</source>
        <translation>Profilkopie bearbeiten…</translation>
    </message>
    <message>
        <source>Shows the stored tensors and the bytes of each parameter that this profile lists, to change, save and load them.</source>
        <translation>Zeigt die gespeicherten Tensoren und die Byte je Parameter dieses Profils, zum Ändern, Speichern und Laden.</translation>
    </message>
    <message>
        <source>Assumptions outside the allocator</source>
        <translation>Annahmen außerhalb des Allokators</translation>
    </message>
    <message>
        <source>Takes back what this framework&apos;s profile says.</source>
        <translation>Stellt wieder her, was das Profil dieses Frameworks sagt.</translation>
    </message>
    <message>
        <source>The whole training</source>
        <translation>Das ganze Training</translation>
    </message>
</context>
<context>
    <name>quadrille::ExplainPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Click a number, a segment of a bar or a cell: its formula, the values put into it and their source appear here.</source>
        <translation>Eine Zahl, einen Säulenabschnitt oder eine Zelle anklicken: Hier erscheinen Formel, eingesetzte Werte und Quelle.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quadrille::ExplanationPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quadrille::ExportDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>A file of this name is there, and will be replaced.</source>
        <translation>Eine Datei dieses Namens gibt es schon; sie wird ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Copy as an image</source>
        <translation>Als Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Put this text on the clipboard</source>
        <translation>Diesen Text in die Zwischenablage legen</translation>
    </message>
</context>
<context>
    <name>quadrille::Exporter</name>
    <message>
        <source>There is no timeline to export.</source>
        <translation>Es gibt keine Zeitlinie zu exportieren.</translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <comment>a link to a file</comment>
        <translation>Exportiert: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::FrameworkDialog</name>
    <message>
        <source>Framework profile</source>
        <translation>Framework-Profil</translation>
    </message>
    <message>
        <source>Stored tensors</source>
        <translation>Gespeicherte Tensoren</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Add a tensor</source>
        <translation>Tensor hinzufügen</translation>
    </message>
    <message>
        <source>Remove the tensor</source>
        <translation>Tensor entfernen</translation>
    </message>
    <message>
        <source>Add a state</source>
        <translation>Zustand hinzufügen</translation>
    </message>
    <message>
        <source>Remove the state</source>
        <translation>Zustand entfernen</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Laden…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Of the command line and of files: lower case with dashes.</source>
        <translation>Für Befehlszeile und Dateien: Kleinbuchstaben mit Bindestrichen.</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>As people write it.</source>
        <translation>Wie man es schreibt.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Which versions of the framework&apos;s source were read.</source>
        <translation>Welche Versionen des Framework-Quelltexts gelesen wurden.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Where these facts are from.</source>
        <translation>Woher diese Angaben stammen.</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>Eingesammelte Schichten</translation>
    </message>
    <message>
        <source>Layers of whole parameters that ZeRO 3 holds at once: the one that computes and those prefetched.</source>
        <translation>Schichten mit ganzen Parametern, die ZeRO 3 zugleich hält: die rechnende und die vorab geholten.</translation>
    </message>
    <message>
        <source>Bytes of a gathered parameter</source>
        <translation>Byte eines eingesammelten Parameters</translation>
    </message>
    <message>
        <source>Of one parameter of such a layer.</source>
        <translation>Eines Parameters einer solchen Schicht.</translation>
    </message>
    <message>
        <source>Layers of gathered gradients</source>
        <translation>Schichten mit eingesammelten Gradienten</translation>
    </message>
    <message>
        <source>Layers of whole gradients that ZeRO 3 holds at once in the backward pass.</source>
        <translation>Schichten mit ganzen Gradienten, die ZeRO 3 im Rückwärtsdurchlauf zugleich hält.</translation>
    </message>
    <message>
        <source>Bytes of a gathered gradient</source>
        <translation>Byte eines eingesammelten Gradienten</translation>
    </message>
    <message>
        <source>Of one gradient of such a layer.</source>
        <translation>Eines Gradienten einer solchen Schicht.</translation>
    </message>
    <message>
        <source>Embedding and head stay gathered</source>
        <translation>Embedding und Ausgabeschicht bleiben ganz</translation>
    </message>
    <message>
        <source>ZeRO 3 gathers embedding and head for the whole step.</source>
        <translation>ZeRO 3 sammelt Embedding und Ausgabeschicht für den ganzen Schritt ein.</translation>
    </message>
    <message>
        <source>Bytes of the optimizer step</source>
        <translation>Byte des Optimizer-Schritts</translation>
    </message>
    <message>
        <source>While the optimizer runs, for each parameter that the rank updates.</source>
        <translation>Während der Optimizer läuft, je Parameter, den der Rang aktualisiert.</translation>
    </message>
    <message>
        <source>Bytes of gradient buckets</source>
        <translation>Byte der Gradienten-Buckets</translation>
    </message>
    <message>
        <source>Gradients on their way between replicas, where there are some.</source>
        <translation>Gradienten unterwegs zwischen Kopien, falls es mehrere gibt.</translation>
    </message>
    <message>
        <source>Pipeline buffers</source>
        <translation>Pipeline-Puffer</translation>
    </message>
    <message>
        <source>Micro-batch boundaries that a rank of a pipeline sends or receives at once.</source>
        <translation>Grenzen von Mikro-Batches, die ein Rang der Pipeline zugleich sendet oder empfängt.</translation>
    </message>
    <message>
        <source>Tensor %1, “%2”, %3: %4</source>
        <translation>Tensor %1, „%2“, %3: %4</translation>
    </message>
    <message>
        <source>State %1, “%2”, %3: %4</source>
        <translation>Zustand %1, „%2“, %3: %4</translation>
    </message>
    <message>
        <source>✕ The file was not loaded. %1: %2</source>
        <translation>✕ Die Datei wurde nicht geladen. %1: %2</translation>
    </message>
    <message>
        <source>ZeRO 1 reduces gradients as a whole</source>
        <translation>ZeRO 1 reduziert Gradienten im Ganzen</translation>
    </message>
    <message>
        <source>Gradients are all-reduced in one piece after the backward passes and parameters gathered after the optimizer&apos;s step; nothing hides either.</source>
        <translation>Gradienten werden nach den Rückwärtsläufen in einem Stück per All-Reduce summiert und Parameter nach dem Optimizer-Schritt eingesammelt; nichts verbirgt beides.</translation>
    </message>
    <message>
        <source>Bytes of a returned gradient</source>
        <translation>Byte eines zurückgegebenen Gradienten</translation>
    </message>
    <message>
        <source>Of each parameter of one layer&apos;s matrices and of the head&apos;s, for the whole step: the gradient that a matrix returns beside the accumulated one.</source>
        <translation>Für jeden Parameter der Matrizen einer Schicht und der Ausgabeschicht, während des ganzen Schritts: der Gradient, den eine Matrix neben dem aufsummierten zurückgibt.</translation>
    </message>
    <message>
        <source>Layers go to stages by cost</source>
        <translation>Schichten gehen nach Kosten an Stufen</translation>
    </message>
    <message>
        <source>Where a plan says “even”, a stage takes layers until its share of all matrices is reached, the head&apos;s among them.</source>
        <translation>Wo ein Plan „even“ sagt, nimmt eine Stufe Schichten, bis ihr Anteil an allen Matrizen erreicht ist, die der Ausgabeschicht mitgezählt.</translation>
    </message>
    <message>
        <source>Gathered inputs</source>
        <translation>Eingesammelte Eingaben</translation>
    </message>
    <message>
        <source>With sequence parallelism: inputs of matrices, gathered from the tensor parallel ranks, that a host ahead of its GPU holds while memory is free. No plan needs them; measured memory has them.</source>
        <translation>Mit Sequenzparallelität: Eingaben von Matrizen, von den tensorparallelen Rängen eingesammelt, die ein Host, der seiner GPU voraus ist, hält, solange Speicher frei ist. Kein Plan braucht sie; gemessener Speicher hat sie.</translation>
    </message>
    <message>
        <source>Gradients are freed after each step</source>
        <translation>Gradienten werden nach jedem Schritt freigegeben</translation>
    </message>
    <message>
        <source>They come anew as the backward pass gives activations back: a step of one micro-batch never holds both whole.</source>
        <translation>Sie entstehen neu, während der Rückwärtslauf Aktivierungen zurückgibt: Ein Schritt von einem Mikro-Batch hält nie beide ganz.</translation>
    </message>
    <message>
        <source>Bytes of a cast</source>
        <translation>Byte einer Umwandlung</translation>
    </message>
    <message>
        <source>To make a number of 16 bits one of 8, as it is and transposed, takes as long as these bytes at the memory&apos;s peak.</source>
        <translation>Aus einer Zahl von 16 Bit eine von 8 zu machen, wie sie ist und transponiert, dauert so lange wie diese Bytes bei der Spitze des Speichers.</translation>
    </message>
    <message>
        <source>cuDNN&apos;s attention from</source>
        <translation>cuDNNs Attention ab</translation>
    </message>
    <message>
        <source>Compute capability of the first GPUs on which it takes cuDNN&apos;s attention when it is not told: 9 for Hopper, 10 for Blackwell, 0 for none.</source>
        <translation>Compute Capability der ersten GPUs, auf denen es ungefragt die Attention von cuDNN nimmt: 9 für Hopper, 10 für Blackwell, 0 für keine.</translation>
    </message>
    <message>
        <source>Runs over the host&apos;s transport</source>
        <translation>Läuft über den Transport des Hosts</translation>
    </message>
    <message>
        <source>Its own scripts start it on a network whose bytes the host&apos;s cores move, as AWS&apos;s EFA. A plan may say otherwise.</source>
        <translation>Seine eigenen Skripte starten es auf einem Netz, dessen Bytes die Kerne des Hosts bewegen, wie AWS&apos; EFA. Ein Plan kann anderes sagen.</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Add an offer</source>
        <translation>Angebot hinzufügen</translation>
    </message>
    <message>
        <source>Remove the offer</source>
        <translation>Angebot entfernen</translation>
    </message>
    <message>
        <source>What the framework can be configured with. Of settings that are not listed nothing is known: any value will do.</source>
        <translation>Womit sich das Framework konfigurieren lässt. Von Einstellungen, die nicht genannt sind, ist nichts bekannt: Jeder Wert ist recht.</translation>
    </message>
    <message>
        <source>Offer %1, “%2”, %3: %4</source>
        <translation>Angebot %1, „%2“, %3: %4</translation>
    </message>
    <message>
        <source>Measured as</source>
        <translation>Gemessen als</translation>
    </message>
    <message>
        <source>Name of the framework whose measured runs speak for this one: for its times and for where memory runs out. A copy keeps that of the original; left empty, only runs under the profile&apos;s own name do.</source>
        <translation>Name des Frameworks, dessen gemessene Läufe für dieses sprechen: für seine Zeiten und dafür, wo der Speicher ausgeht. Eine Kopie behält den des Originals; bleibt das Feld leer, sprechen nur Läufe unter dem eigenen Namen des Profils.</translation>
    </message>
</context>
<context>
    <name>quadrille::FsdpCurves</name>
    <message>
        <source>FSDP curves</source>
        <translation>FSDP-Kurven</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>Sequenzlänge</translation>
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
        <translation>HFU des Rechnens allein</translation>
    </message>
    <message>
        <source>tokens of a GPU</source>
        <translation>Token einer GPU</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>measured sequence length</source>
        <translation>gemessene Sequenzlänge</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Speicher voll</translation>
    </message>
</context>
<context>
    <name>quadrille::FsdpPanel</name>
    <message>
        <source>Looking for the best configurations…</source>
        <translation>Die besten Konfigurationen werden gesucht …</translation>
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
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>against model size</source>
        <translation>über Modellgröße</translation>
    </message>
    <message>
        <source>against GPUs</source>
        <translation>über GPUs</translation>
    </message>
    <message>
        <source>against bandwidth</source>
        <translation>über Bandbreite</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <comment>a number</comment>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>longest measured sequences</source>
        <translation>längste gemessene Sequenzen</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>Sequenzlänge %1</translation>
    </message>
    <message>
        <source>any γ</source>
        <translation>beliebiges γ</translation>
    </message>
    <message>
        <source>γ 0: all recomputed</source>
        <translation>γ 0: alles neu berechnet</translation>
    </message>
    <message>
        <source>γ 1: all kept</source>
        <translation>γ 1: alles gehalten</translation>
    </message>
    <message>
        <source>γ %1</source>
        <translation>γ %1</translation>
    </message>
    <message>
        <source>computing at %1</source>
        <translation>Rechnen mit %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between conditions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Lines are the best of the grid search of Wang et al. (2024), Algorithm 1: limits of their equations, no predictions. Shapes are their measured runs.</source>
        <translation>Linien sind das Beste der Gittersuche von Wang et al. (2024), Algorithmus 1: Grenzen ihrer Gleichungen, keine Vorhersagen. Formen sind ihre gemessenen Läufe.</translation>
    </message>
    <message>
        <source>The bandwidth is one GPU&apos;s share of its node&apos;s connection, as the paper names its clusters. Three runs at 100 Gbit/s are faster than its equation 15 allows with that; none is with the whole node&apos;s.</source>
        <translation>Die Bandbreite ist der Anteil einer GPU an der Anbindung ihres Knotens, wie das Paper seine Cluster benennt. Drei Läufe mit 100 Gbit/s sind schneller, als seine Gleichung 15 damit erlaubt; mit der des ganzen Knotens ist es keiner.</translation>
    </message>
    <message>
        <source>The paper contradicts itself, and this is what is shown: Table 2 prints D = 4086 for 7B, 4096 is meant; its last column follows no equation, equation 2 is used; Table 3 prints 40GB-A100-200Gbps with 100 and with 200 Gbit/s, 200 is used; Tables 9 to 12 head both halves 200 Gbps, the second is 100; MFU and throughput of 30B do not agree.</source>
        <translation>Das Paper widerspricht sich; gezeigt wird dies: Tabelle 2 druckt D = 4086 für 7B, gemeint ist 4096; ihre letzte Spalte folgt keiner Gleichung, verwendet wird Gleichung 2; Tabelle 3 druckt 40GB-A100-200Gbps mit 100 und mit 200 Gbit/s, verwendet wird 200; die Tabellen 9 bis 12 überschreiben beide Hälften mit 200 Gbps, die zweite ist 100; MFU und Durchsatz von 30B stimmen nicht überein.</translation>
    </message>
    <message>
        <source>Measured HFU is MFU · 4/3, since every run recomputed all activations.</source>
        <translation>Gemessene HFU ist MFU · 4/3, da jeder Lauf alle Aktivierungen neu berechnete.</translation>
    </message>
    <message>
        <source>What the curves show</source>
        <translation>Was die Kurven zeigen</translation>
    </message>
    <message>
        <source>What it is shown against</source>
        <translation>Worüber es aufgetragen ist</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Anzahl der GPUs</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Share of the activations kept</source>
        <translation>Anteil der gehaltenen Aktivierungen</translation>
    </message>
    <message>
        <source>HFU that computing alone reaches at most</source>
        <translation>HFU, die das Rechnen allein höchstens erreicht</translation>
    </message>
    <message>
        <source>computing at </source>
        <comment>before a percentage</comment>
        <translation>Rechnen mit </translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>whole sequences</source>
        <translation>ganze Sequenzen</translation>
    </message>
    <message>
        <source>Only with at least one sequence on a GPU; the paper&apos;s algorithm asks for one token</source>
        <translation>Nur mit mindestens einer Sequenz auf einer GPU; der Algorithmus des Papers verlangt ein Token</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>What the lines are, and where the paper contradicts itself</source>
        <translation>Was die Linien sind und wo sich das Paper widerspricht</translation>
    </message>
    <message>
        <source>The best configurations of fully sharded training stand here as curves, with what was measured over them; none fits what is chosen above, and none was measured.</source>
        <translation>Die besten Konfigurationen voll geteilten Trainings stehen hier als Kurven, Gemessenes darüber; bei der Auswahl oben passt keine, und gemessen wurde keine.</translation>
    </message>
    <message>
        <source>Choose as at first</source>
        <translation>Wie am Anfang wählen</translation>
    </message>
</context>
<context>
    <name>quadrille::GanttView</name>
    <message>
        <source>Pipeline timeline</source>
        <translation>Zeitlinie der Pipeline</translation>
    </message>
    <message>
        <source>There is no pipeline to show.</source>
        <translation>Es gibt keine Pipeline zu zeigen.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>Start (units)</source>
        <translation>Beginn (Einheiten)</translation>
    </message>
    <message>
        <source>End (units)</source>
        <translation>Ende (Einheiten)</translation>
    </message>
    <message>
        <source>Bubble of the step, idle ÷ total</source>
        <translation>Bubble des Schritts, Leerlauf ÷ gesamt</translation>
    </message>
    <message>
        <source>Bubble of the step, idle ÷ ideal</source>
        <translation>Bubble des Schritts, Leerlauf ÷ ideal</translation>
    </message>
    <message>
        <source>Click or press E to see how the idle share follows.</source>
        <translation>Klick oder E zeigt, wie der Leerlaufanteil entsteht.</translation>
    </message>
    <message>
        <source>Moment %1</source>
        <translation>Zeitpunkt %1</translation>
    </message>
    <message>
        <source>Start (s)</source>
        <translation>Beginn (s)</translation>
    </message>
    <message>
        <source>End (s)</source>
        <translation>Ende (s)</translation>
    </message>
    <message>
        <source>Stage of the fused backward</source>
        <translation>Stufe des verschmolzenen Rückwärts</translation>
    </message>
    <message>
        <source>Micro-batch of the fused backward</source>
        <translation>Mikro-Batch des verschmolzenen Rückwärts</translation>
    </message>
    <message>
        <source>Click or drag to choose a moment.</source>
        <translation>Klicken oder ziehen, um einen Zeitpunkt zu wählen.</translation>
    </message>
    <message>
        <source>Stage %1 does not idle before it</source>
        <translation>Stufe %1 hat davor keinen Leerlauf</translation>
    </message>
    <message>
        <source>Select this</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Explain the idle share</source>
        <translation>Leerlaufanteil erklären</translation>
    </message>
</context>
<context>
    <name>quadrille::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
</context>
<context>
    <name>quadrille::GlossaryView</name>
    <message>
        <source>Nothing in the glossary answers “%1”</source>
        <translation>Nichts im Glossar passt zu „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 terms</source>
        <translation>
            <numerusform>%n von %1 Begriffen</numerusform>
            <numerusform>%n von %1 Begriffen</numerusform>
        </translation>
    </message>
    <message>
        <source>A term or a symbol: bubble, MBS, h_ffn</source>
        <translation>Ein Begriff oder ein Formelzeichen: Bubble, MBS, h_ffn</translation>
    </message>
    <message>
        <source>Term or symbol to find</source>
        <translation>Gesuchter Begriff oder gesuchtes Formelzeichen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Meaning of the term</source>
        <translation>Bedeutung des Begriffs</translation>
    </message>
</context>
<context>
    <name>quadrille::GoalsView</name>
    <message>
        <source>Start this step &amp;again</source>
        <translation>Schritt von vorn &amp;beginnen</translation>
    </message>
    <message>
        <source>Reached: %1</source>
        <translation>Erreicht: %1</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <translation>Noch nicht: %1</translation>
    </message>
    <message>
        <source>Here, these must stay as they were: %1</source>
        <translation>Hier muss bleiben, wie es war: %1</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Geschafft.</translation>
    </message>
</context>
<context>
    <name>quadrille::GpuEditor</name>
    <message>
        <source>its name</source>
        <translation>der Name</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1, bearbeitet</translation>
    </message>
    <message>
        <source>Edit the GPU: %1</source>
        <translation>GPU bearbeiten: %1</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Auf %1 zurücksetzen</translation>
    </message>
    <message>
        <source>In no list: this GPU comes from a session</source>
        <translation>In keiner Liste: Diese GPU stammt aus einer Sitzung</translation>
    </message>
    <message>
        <source>As %1 is listed</source>
        <translation>Wie %1 in der Liste</translation>
    </message>
    <message>
        <source>%1 GiB of memory against %2 GiB of %3</source>
        <translation>%1 GiB Speicher gegenüber %2 GiB bei %3</translation>
    </message>
    <message>
        <source>Edit GPU</source>
        <translation>GPU bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the GPU as it is listed</source>
        <translation>Zurück zur GPU, wie sie in der Liste steht</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Keep this GPU among your own</source>
        <translation>Diese GPU unter den eigenen behalten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>quadrille::GuardedApplication</name>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Speicher reicht nicht.</translation>
    </message>
    <message>
        <source>Something unknown went wrong.</source>
        <translation>Etwas Unbekanntes ist schiefgegangen.</translation>
    </message>
</context>
<context>
    <name>quadrille::GuessBar</name>
    <message>
        <source>your guess: %1</source>
        <translation>Ihre Schätzung: %1</translation>
    </message>
    <message>
        <source>truth: %1</source>
        <translation>wirklich: %1</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Ihre Schätzung</translation>
    </message>
    <message>
        <source>truth, as asked: %1</source>
        <translation>Wahrheit, wie gefragt: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::GuideTreeView</name>
    <message>
        <source>The guide’s decision tree</source>
        <translation>Der Entscheidungsbaum des Leitfadens</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>gefragt</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>done by the plan</source>
        <translation>tut der Plan</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>speed (share)</source>
        <translation>Tempo (Anteil)</translation>
    </message>
    <message>
        <source>memory (B)</source>
        <translation>Speicher (B)</translation>
    </message>
    <message>
        <source>mistakes of the guide</source>
        <translation>Irrtümer des Leitfadens</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Do as recommended</source>
        <translation>Der Empfehlung folgen</translation>
    </message>
</context>
<context>
    <name>quadrille::Heatmap</name>
    <message>
        <source>There are no plans to compare yet.</source>
        <translation>Noch gibt es keine Pläne zu vergleichen.</translation>
    </message>
    <message>
        <source>runnable</source>
        <translation>lauffähig</translation>
    </message>
    <message>
        <source>memory (bytes)</source>
        <translation>Speicher (Byte)</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>Bubble ÷ gesamt</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>warum nicht</translation>
    </message>
    <message>
        <source>Explain the current plan&apos;s number</source>
        <translation>Zahl des jetzigen Plans erklären</translation>
    </message>
    <message>
        <source>Move the plan here</source>
        <translation>Plan hierher verschieben</translation>
    </message>
    <message>
        <source>Heatmap of plans</source>
        <translation>Heatmap der Pläne</translation>
    </message>
    <message>
        <source>Computing these plans…</source>
        <translation>Diese Pläne werden berechnet …</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>Schritt (s)</translation>
    </message>
    <message>
        <source>FLOP/s per GPU</source>
        <translation>FLOP/s je GPU</translation>
    </message>
    <message>
        <source>FLOPs utilisation</source>
        <translation>FLOPs-Auslastung</translation>
    </message>
    <message>
        <source>tokens/s per GPU</source>
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>GPU-hours of the budget</source>
        <translation>GPU-Stunden des Budgets</translation>
    </message>
    <message>
        <source>folded away</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>Fold away %1 values that cannot run</source>
        <comment>dimension</comment>
        <translation>Nicht lauffähige Werte einklappen: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::HeatmapAxesBar</name>
    <message>
        <source>Across:</source>
        <translation>Waagrecht:</translation>
    </message>
    <message>
        <source>Up:</source>
        <translation>Senkrecht:</translation>
    </message>
    <message>
        <source>Horizontal axis of the heatmap</source>
        <translation>Waagrechte Achse der Heatmap</translation>
    </message>
    <message>
        <source>Vertical axis of the heatmap</source>
        <translation>Senkrechte Achse der Heatmap</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU in GiB, coloured by zone</source>
        <translation>Speicher der vollsten GPU in GiB, nach Zone gefärbt</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bubble</translation>
    </message>
    <message>
        <source>Share of total time in which the pipeline idles</source>
        <translation>Anteil der Gesamtzeit, in dem die Pipeline leerläuft</translation>
    </message>
    <message>
        <source>Shows:</source>
        <translation>Zeigt:</translation>
    </message>
    <message>
        <source>What the cells of the heatmap show</source>
        <translation>Was die Zellen der Heatmap zeigen</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Time of one optimizer step</source>
        <translation>Zeit eines Optimizer-Schritts</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>FLOPs per second and GPU</source>
        <translation>FLOPs je Sekunde und GPU</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>FLOPs per second as a share of the GPU&apos;s peak</source>
        <translation>FLOPs je Sekunde als Anteil an der Spitzenleistung der GPU</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>Token je Sekunde und GPU</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>GPU-hours, or their price, of training on a number of tokens</source>
        <translation>GPU-Stunden oder deren Preis für das Training auf einer Anzahl von Token</translation>
    </message>
    <message>
        <source>Best over the rest</source>
        <translation>Bester über den Rest</translation>
    </message>
    <message>
        <source>Each cell is the fastest plan that fits with its two values, whatever else it has, rather than this plan moved there. A click loads it.</source>
        <translation>Jede Zelle ist der schnellste Plan, der mit ihren beiden Werten passt, was immer er sonst hat, statt dieses Plans an jener Stelle. Ein Klick lädt ihn.</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>over the rest</comment>
        <translation>Bester</translation>
    </message>
</context>
<context>
    <name>quadrille::HeatmapPanel</name>
    <message>
        <source>Set %1 to %2 and %3 to %4</source>
        <translation>%1 auf %2 und %3 auf %4 setzen</translation>
    </message>
    <message>
        <source>No plan with these two fits.</source>
        <translation>Kein Plan mit diesen beiden passt.</translation>
    </message>
    <message>
        <source>%1 plans are too many to look at: choose other axes</source>
        <translation>%1 Pläne sind zu viele, um sie anzusehen: andere Achsen wählen</translation>
    </message>
    <message>
        <source>Load the plan %1</source>
        <translation>Den Plan %1 laden</translation>
    </message>
</context>
<context>
    <name>quadrille::ImportDialog</name>
    <message>
        <source>%1 parameters (%2)</source>
        <translation>%1 Parameter (%2)</translation>
    </message>
    <message>
        <source>%1, of which a token passes through %2</source>
        <translation>%1, davon durchläuft ein Token %2</translation>
    </message>
    <message>
        <source>Import model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>Read from “%1”</source>
        <translation>Gelesen aus „%1“</translation>
    </message>
    <message>
        <source>%1 family, read from “%2”</source>
        <translation>Familie %1, gelesen aus „%2“</translation>
    </message>
    <message>
        <source>Nothing had to be assumed.</source>
        <translation>Nichts musste angenommen werden.</translation>
    </message>
    <message>
        <source>What the file does not say was assumed:</source>
        <translation>Was die Datei nicht sagt, wurde angenommen:</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>Train this model in the open session</source>
        <translation>Dieses Modell in der offenen Sitzung trainieren</translation>
    </message>
    <message>
        <source>&amp;Save to library…</source>
        <translation>In &amp;Bibliothek speichern…</translation>
    </message>
    <message>
        <source>Keep it among your own models, and use it</source>
        <translation>Unter den eigenen Modellen behalten und verwenden</translation>
    </message>
</context>
<context>
    <name>quadrille::ImportDrop</name>
    <message>
        <source>Drop “%1” here to import the model</source>
        <translation>„%1“ hier ablegen, um das Modell zu importieren</translation>
    </message>
    <message>
        <source>Drop “%1” here to open the session</source>
        <translation>„%1“ hier ablegen, um die Sitzung zu öffnen</translation>
    </message>
    <message>
        <source>Drop “%1” here to compare its runs with this model</source>
        <translation>„%1“ hier ablegen, um die Läufe daraus mit diesem Modell zu vergleichen</translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n files here to compare their runs with this model</source>
        <translation>
            <numerusform>Diese %n Datei hier ablegen, um ihre Läufe mit diesem Modell zu vergleichen</numerusform>
            <numerusform>Diese %n Dateien hier ablegen, um ihre Läufe mit diesem Modell zu vergleichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop “%1” here to see what it says of a plan</source>
        <translation>„%1“ hier ablegen, um zu sehen, was es über einen Plan sagt</translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n files here to see what they say of a plan</source>
        <translation>
            <numerusform>Diese %n Datei hier ablegen, um zu sehen, was sie über einen Plan sagt</numerusform>
            <numerusform>Diese %n Dateien hier ablegen, um zu sehen, was sie über einen Plan sagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop these logs here to compare their runs with this model</source>
        <translation>Diese Logs hier ablegen, um ihre Läufe mit diesem Modell zu vergleichen</translation>
    </message>
    <message>
        <source>Drop “%1” here to lay what was measured below the prediction</source>
        <translation>„%1“ hier ablegen, um das Gemessene unter die Vorhersage zu legen</translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n traces here to lay what was measured below the prediction</source>
        <translation>
            <numerusform>%n Trace hier ablegen, um das Gemessene unter die Vorhersage zu legen</numerusform>
            <numerusform>%n Traces hier ablegen, um das Gemessene unter die Vorhersage zu legen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop “%1” here to learn from it what your cluster reaches</source>
        <translation>„%1“ hier ablegen, um daraus zu lernen, was Ihr Cluster erreicht</translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n files here to learn from them what your cluster reaches</source>
        <translation>
            <numerusform>%n Datei hier ablegen, um daraus zu lernen, was Ihr Cluster erreicht</numerusform>
            <numerusform>Diese %n Dateien hier ablegen, um daraus zu lernen, was Ihr Cluster erreicht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::ImportNotesModel</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Übergangen</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>what a framework does unless it is told</comment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Understood, assumed since no file says it, ignored, or left as the framework has it</source>
        <translation>Verstanden, angenommen, weil es keine Datei sagt, übergangen, oder wie das Framework es vorgibt</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>As the file writes it</source>
        <translation>Wie es die Datei schreibt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>The setting here that it bears on</source>
        <translation>Die Einstellung hier, die es betrifft</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>What the setting is after the import</source>
        <translation>Was die Einstellung nach dem Import ist</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>File and line</source>
        <translation>Datei und Zeile</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why it is assumed or ignored, or how it was read</source>
        <translation>Warum es angenommen oder übergangen ist, oder wie es gelesen wurde</translation>
    </message>
    <message>
        <source>the framework does so unless it is told otherwise</source>
        <translation>das Framework tut es so, wenn ihm nichts anderes gesagt wird</translation>
    </message>
</context>
<context>
    <name>quadrille::ImportSources</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>More files of the same plan: the model’s config.json, a machine file</source>
        <translation>Weitere Dateien desselben Plans: config.json des Modells, eine Maschinendatei</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Add what is on the clipboard</source>
        <translation>Hinzufügen, was in der Zwischenablage liegt</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>Do without the marked file</source>
        <translation>Auf die markierte Datei verzichten</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Files to import</source>
        <translation>Zu importierende Dateien</translation>
    </message>
    <message>
        <source>Text of the marked file</source>
        <translation>Text der markierten Datei</translation>
    </message>
    <message>
        <source>Paste a configuration or a launch script here</source>
        <translation>Eine Konfiguration oder ein Startskript hier einfügen</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
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
        <translation>er ist „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plan(s) are kept, which is all there is room for</source>
        <translation>
            <numerusform>%Ln Plan ist behalten, mehr Platz ist nicht</numerusform>
            <numerusform>%Ln Pläne sind behalten, mehr Platz ist nicht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::KindToggle</name>
    <message>
        <source>Figure of memory</source>
        <translation>Speichergröße</translation>
    </message>
    <message>
        <source>The estimator of the paper knows allocated memory only.</source>
        <translation>Der Schätzer des Papers kennt nur belegten Speicher.</translation>
    </message>
    <message>
        <source>Show memory: %1</source>
        <comment>allocated, reserved or device</comment>
        <translation>Speicher zeigen: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::LaboratoryBar</name>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Mikro-Batches</translation>
    </message>
    <message>
        <source>Split backward</source>
        <translation>Rückwärts geteilt</translation>
    </message>
    <message>
        <source>Backwards run as I, which the stage before waits for, and W, which can wait</source>
        <translation>Rückwärtsschritte laufen als I, worauf die vorige Stufe wartet, und W, das warten kann</translation>
    </message>
    <message>
        <source>Room for</source>
        <translation>Platz für</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of micro-batches that memory has room for</comment>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>Micro-batches whose activations a stage may hold at once</source>
        <translation>Mikro-Batches, deren Aktivierungen eine Stufe zugleich halten darf</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>From 1F1B</source>
        <translation>Von 1F1B aus</translation>
    </message>
    <message>
        <source>The plan is too large for the laboratory</source>
        <translation>Der Plan ist zu groß für das Labor</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Open an order file</source>
        <translation>Eine Datei mit einer Reihenfolge öffnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save as an order file, as “quadrille schedule --order” reads it</source>
        <translation>Als Datei einer Reihenfolge speichern, wie „quadrille schedule --order“ sie liest</translation>
    </message>
    <message>
        <source>To the pipeline</source>
        <translation>Zur Pipeline</translation>
    </message>
    <message>
        <source>Compare this order with the plan’s pipeline</source>
        <translation>Diese Reihenfolge mit der Pipeline des Plans vergleichen</translation>
    </message>
    <message>
        <source>Ranks of the pipeline, a stage each</source>
        <translation>Ränge der Pipeline, je einer für eine Stufe</translation>
    </message>
    <message>
        <source>Micro-batches of a step, each of which runs through all stages</source>
        <translation>Mikrobatches eines Schritts, deren jeder durch alle Stufen läuft</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Make the move again</source>
        <translation>Den Zug noch einmal machen</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Ranks of the pipeline</source>
        <translation>Ränge der Pipeline</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Chunks of the model that a rank holds (virtual stages): dealt in turn, or two in a V, where the last rank has the two in the middle</source>
        <translation>Stücke des Modells, die ein Rang hält (virtuelle Stufen): reihum verteilt, oder zwei in einem V, wo der letzte Rang die beiden mittleren hat</translation>
    </message>
    <message>
        <source>2 in a V</source>
        <translation>2 im V</translation>
    </message>
    <message>
        <source>Forwards whose activations a rank may hold at once: each of one chunk and one micro-batch</source>
        <translation>Vorwärtsschritte, deren Aktivierungen ein Rang zugleich halten darf: jeder von einem Chunk und einem Mikro-Batch</translation>
    </message>
    <message>
        <source>Slots that a message from rank to rank takes</source>
        <translation>Takte, die eine Nachricht von Rang zu Rang braucht</translation>
    </message>
    <message>
        <source>Begin with an empty board, with a usual schedule, or as large as the plan</source>
        <translation>Mit einem leeren Brett beginnen, mit einem üblichen Ablaufplan, oder so groß wie der Plan</translation>
    </message>
    <message>
        <source>From a usual schedule</source>
        <translation>Von einem üblichen Ablaufplan aus</translation>
    </message>
    <message>
        <source>Interleaved 1F1B where it exists for so many micro-batches and this memory; else whatever can run runs, backwards first</source>
        <translation>Verschränktes 1F1B, wo es das für so viele Mikro-Batches und diesen Speicher gibt; sonst läuft, was laufen kann, Rückwärtsschritte zuerst</translation>
    </message>
    <message>
        <source>As large as the plan: %1</source>
        <translation>So groß wie der Plan: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stage(s)</source>
        <translation>
            <numerusform>%Ln Stufe</numerusform>
            <numerusform>%Ln Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) of %1 chunks</source>
        <translation>
            <numerusform>%Ln Rang zu %1 Chunks</numerusform>
            <numerusform>%Ln Ränge zu je %1 Chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>stages, micro-batches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln micro-batch(es)</source>
        <translation>
            <numerusform>%Ln Mikro-Batch</numerusform>
            <numerusform>%Ln Mikro-Batches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::LaboratoryPanel</name>
    <message>
        <source>The order was not opened, and nothing has changed.
%1: %2</source>
        <comment>file and line, reason</comment>
        <translation>Die Reihenfolge wurde nicht geöffnet, und nichts hat sich geändert.
%1: %2</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
</context>
<context>
    <name>quadrille::LessonWalk</name>
    <message>
        <source>Back to the plan before the lesson</source>
        <translation>Zurück zum Plan vor der Lektion</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>A step of the lesson “%1”</source>
        <translation>Ein Schritt der Lektion „%1“</translation>
    </message>
</context>
<context>
    <name>quadrille::LessonsPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lesson: %1, step %2</source>
        <translation>Lektion: %1, Schritt %2</translation>
    </message>
</context>
<context>
    <name>quadrille::LibraryController</name>
    <message>
        <source>My models</source>
        <translation>Eigene Modelle</translation>
    </message>
    <message>
        <source>My GPUs</source>
        <translation>Eigene GPUs</translation>
    </message>
    <message>
        <source>Train %1</source>
        <translation>%1 trainieren</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>“%1” was not deleted.</source>
        <translation>„%1“ wurde nicht gelöscht.</translation>
    </message>
    <message>
        <source>“%1” was not imported, and the open session is untouched.
%2</source>
        <translation>„%1“ wurde nicht importiert; die offene Sitzung ist unverändert.
%2</translation>
    </message>
    <message>
        <source>These files were passed over, and left as they are:</source>
        <translation>Diese Dateien wurden übergangen und bleiben, wie sie sind:</translation>
    </message>
    <message>
        <source>“%1” of your library could not be read</source>
        <translation>„%1“ der Bibliothek ist nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>“%1” and %n others of your library could not be read</source>
        <translation>
            <numerusform>„%1“ und %n weiterer Eintrag der Bibliothek sind nicht lesbar</numerusform>
            <numerusform>„%1“ und %n weitere Einträge der Bibliothek sind nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Grund zeigen</translation>
    </message>
    <message>
        <source>Save to library</source>
        <translation>In Bibliothek speichern</translation>
    </message>
    <message>
        <source>“%1” was not saved.</source>
        <translation>„%1“ wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>“%1” was not renamed.</source>
        <translation>„%1“ wurde nicht umbenannt.</translation>
    </message>
</context>
<context>
    <name>quadrille::LibraryDialog</name>
    <message>
        <source>My models</source>
        <translation>Eigene Modelle</translation>
    </message>
    <message>
        <source>My GPUs</source>
        <translation>Eigene GPUs</translation>
    </message>
    <message>
        <source>None yet: edit or import a model, then save it</source>
        <translation>Noch keine: ein Modell bearbeiten oder importieren, dann speichern</translation>
    </message>
    <message>
        <source>None yet: edit a GPU, then save it</source>
        <translation>Noch keine: eine GPU bearbeiten, dann speichern</translation>
    </message>
    <message>
        <source>Own models and GPUs</source>
        <translation>Eigene Modelle und GPUs</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>On the command line</source>
        <translation>Auf der Befehlszeile</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>quadrille::LimitsEdit</name>
    <message>
        <source>&amp;Memory of the fullest GPU</source>
        <translation>&amp;Speicher der vollsten GPU</translation>
    </message>
    <message>
        <source>Plans whose fullest GPU needs more do not count, whatever the GPU has.</source>
        <translation>Pläne, deren vollste GPU mehr braucht, zählen nicht, was immer die GPU hat.</translation>
    </message>
    <message>
        <source>&amp;Bubble</source>
        <translation>B&amp;ubble</translation>
    </message>
    <message>
        <source>Plans whose ranks are idle for a larger share of the step do not count.</source>
        <translation>Pläne, deren Ränge einen größeren Teil des Schritts untätig sind, zählen nicht.</translation>
    </message>
    <message>
        <source>&amp;Step time</source>
        <translation>S&amp;chrittzeit</translation>
    </message>
    <message>
        <source>Plans whose step is predicted to take longer do not count.</source>
        <translation>Pläne, deren Schritt der Vorhersage nach länger dauert, zählen nicht.</translation>
    </message>
    <message>
        <source>&amp;Nodes of a group</source>
        <translation>&amp;Knoten einer Gruppe</translation>
    </message>
    <message>
        <source>Plans with a tensor, context or expert parallel group over more nodes do not count. Data parallel groups and pipelines, which exchange less, may span any.</source>
        <translation>Pläne mit einer Tensor-, Kontext- oder Expertengruppe über mehr Knoten zählen nicht. Datenparallele Gruppen und Pipelines, die weniger austauschen, dürfen sich über beliebig viele erstrecken.</translation>
    </message>
    <message>
        <source>any</source>
        <comment>amount: no limit</comment>
        <translation>beliebig</translation>
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
        <translation> s</translation>
    </message>
</context>
<context>
    <name>quadrille::LogFolderDialog</name>
    <message>
        <source>%1: %2</source>
        <comment>field, rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Logs and their configurations</source>
        <translation>Logs und ihre Konfigurationen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Reading logs…</source>
        <translation>Logs werden gelesen …</translation>
    </message>
    <message>
        <source>It ran out of memory.</source>
        <translation>Der Speicher ging aus.</translation>
    </message>
    <message>
        <source>No configuration goes with it: the plan on screen is taken.</source>
        <translation>Keine Konfiguration gehört dazu: Der Plan auf dem Bildschirm gilt.</translation>
    </message>
    <message>
        <source>There is no log here.</source>
        <translation>Hier ist kein Log.</translation>
    </message>
    <message numerus="yes">
        <source>%n logs.</source>
        <translation>
            <numerusform>%n Log.</numerusform>
            <numerusform>%n Logs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tell of a run, %2 of them with a configuration.</source>
        <translation>%1 berichten von einem Lauf, %2 davon mit einer Konfiguration.</translation>
    </message>
    <message>
        <source>There are more files than the %1 that were looked at.</source>
        <translation>Es gibt mehr Dateien als die %1, die angesehen wurden.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n runs</source>
        <translation>
            <numerusform>%n Lauf &amp;hinzufügen</numerusform>
            <numerusform>%n Läufe &amp;hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare the marked runs with their predictions</source>
        <translation>Die markierten Läufe mit ihren Vorhersagen vergleichen</translation>
    </message>
    <message>
        <source>GPUs, TP, CP and PP are those that the log prints.</source>
        <translation>GPUs, TP, CP und PP sind die, die das Log ausgibt.</translation>
    </message>
    <message>
        <source>No configuration goes with it: the rest is that of the plan on screen.</source>
        <translation>Keine Konfiguration gehört dazu: Das Übrige ist das des Plans auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>It tells a throughput, and nothing says the global batch that its step follows from.</source>
        <translation>Es nennt einen Durchsatz, und nichts nennt den globalen Batch, aus dem sein Schritt folgt.</translation>
    </message>
    <message>
        <source>Assumed, since nothing says it: %1.</source>
        <translation>Angenommen, da nichts es sagt: %1.</translation>
    </message>
    <message>
        <source>In the end it ran out of memory.</source>
        <translation>Am Ende ging ihm der Speicher aus.</translation>
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
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>%1 finds anything · %2 shows the keys</source>
        <translation>%1 findet alles · %2 zeigt die Tasten</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>a file</comment>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>quadrille::MakeItFitPanel</name>
    <message>
        <source>Looking for the smallest changes…</source>
        <translation>Die kleinsten Änderungen werden gesucht …</translation>
    </message>
    <message>
        <source>Make it fit: %1</source>
        <translation>Passend machen: %1</translation>
    </message>
    <message>
        <source>Make it faster: %1</source>
        <translation>Schneller machen: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::MakeItFitView</name>
    <message>
        <source>Changes that make the plan fit</source>
        <translation>Änderungen, die den Plan passend machen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Make the marked change (Enter); it can be undone</source>
        <translation>Markierte Änderung vornehmen (Eingabe); lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Changes that make the plan faster</source>
        <translation>Änderungen, die den Plan schneller machen</translation>
    </message>
</context>
<context>
    <name>quadrille::ManualWindow</name>
    <message numerus="yes">
        <source>%n chapters</source>
        <translation>
            <numerusform>%n Kapitel</numerusform>
            <numerusform>%n Kapitel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chapter, and a section of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the manual answers “%1”</source>
        <translation>Im Handbuch steht nichts zu „%1“</translation>
    </message>
    <message>
        <source>Reading the manual…</source>
        <translation>Das Handbuch wird gelesen…</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Words to find in the manual</source>
        <translation>Wörter, die im Handbuch gesucht werden</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
</context>
<context>
    <name>quadrille::MeasuredPipeline</name>
    <message numerus="yes">
        <source>%n traces</source>
        <translation>
            <numerusform>%n Trace</numerusform>
            <numerusform>%n Traces</numerusform>
        </translation>
    </message>
    <message>
        <source>The trace was not read, and nothing has changed.
%1: %2</source>
        <comment>field, reason</comment>
        <translation>Der Trace wurde nicht gelesen; nichts hat sich geändert.
%1: %2</translation>
    </message>
    <message>
        <source>Reads %1, %2</source>
        <comment>file, share</comment>
        <translation>Liest %1, %2</translation>
    </message>
</context>
<context>
    <name>quadrille::MemoryBars</name>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <translation>%1 (Byte)</translation>
    </message>
    <message>
        <source>total (bytes)</source>
        <translation>gesamt (Byte)</translation>
    </message>
    <message>
        <source>micro-batches in flight</source>
        <translation>gehaltene Mikro-Batches</translation>
    </message>
    <message>
        <source>Memory by pipeline stage</source>
        <translation>Speicher nach Pipeline-Stufe</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
</context>
<context>
    <name>quadrille::MemoryCourseView</name>
    <message>
        <source>There is no memory over time to show yet.</source>
        <translation>Noch gibt es keinen Speicherverlauf zu zeigen.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>states (bytes)</source>
        <translation>Zustände (Byte)</translation>
    </message>
    <message>
        <source>activations (bytes)</source>
        <translation>Aktivierungen (Byte)</translation>
    </message>
    <message>
        <source>working memory (bytes)</source>
        <translation>Arbeitspuffer (Byte)</translation>
    </message>
    <message>
        <source>total (bytes)</source>
        <translation>gesamt (Byte)</translation>
    </message>
    <message>
        <source>Memory of one stage over time</source>
        <translation>Speicher einer Stufe im Zeitverlauf</translation>
    </message>
</context>
<context>
    <name>quadrille::MemoryPanel</name>
    <message>
        <source>At %1</source>
        <comment>a moment of the step</comment>
        <translation>Bei %1</translation>
    </message>
    <message>
        <source>Back to the peaks</source>
        <translation>Zurück zu den Spitzen</translation>
    </message>
    <message>
        <source>Show every stage at its fullest again (Escape)</source>
        <translation>Jede Stufe wieder an ihrer Spitze zeigen (Escape)</translation>
    </message>
    <message>
        <source>The paper&apos;s equations know no moments; choose the detailed estimator to see memory at one.</source>
        <translation>Die Gleichungen des Papers kennen keine Zeitpunkte; für Speicher zu einem Zeitpunkt den detaillierten Schätzer wählen.</translation>
    </message>
</context>
<context>
    <name>quadrille::MessageBar</name>
    <message>
        <source>Close this message (Escape)</source>
        <translation>Diese Meldung schließen (Escape)</translation>
    </message>
    <message>
        <source>Close this message: %1</source>
        <translation>Diese Meldung schließen: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::MessageToolBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>quadrille::ModelEditor</name>
    <message>
        <source>its name</source>
        <translation>der Name</translation>
    </message>
    <message>
        <source>Edit the model: %1</source>
        <translation>Modell bearbeiten: %1</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Auf %1 zurücksetzen</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>More than a whole number of 64 bits can count</source>
        <translation>Mehr, als eine ganze Zahl mit 64 Bit zählen kann</translation>
    </message>
    <message>
        <source>%1 in all, of which a token passes through %2 (%3)</source>
        <translation>%1 insgesamt, davon durchläuft ein Token %2 (%3)</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>In no list: this model comes from a file or a session</source>
        <translation>In keiner Liste: Dieses Modell stammt aus einer Datei oder Sitzung</translation>
    </message>
    <message>
        <source>As %1 is listed</source>
        <translation>Wie %1 in der Liste</translation>
    </message>
    <message>
        <source>Not comparable with %1</source>
        <translation>Nicht mit %1 vergleichbar</translation>
    </message>
    <message>
        <source>As many as %1, arranged otherwise</source>
        <translation>So viele wie %1, anders angeordnet</translation>
    </message>
    <message>
        <source>%1 (%2) against %3</source>
        <translation>%1 (%2) gegenüber %3</translation>
    </message>
    <message>
        <source>Edit model</source>
        <translation>Modell bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Norms, biases, matrices</source>
        <translation>Normen, Biases, Matrizen</translation>
    </message>
    <message>
        <source>Mixture of experts</source>
        <translation>Mixture of Experts</translation>
    </message>
    <message>
        <source>Multi-head latent attention</source>
        <translation>Multi-Head Latent Attention</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the model as it is listed</source>
        <translation>Zurück zum Modell, wie es in der Liste steht</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>Keep this model among your own</source>
        <translation>Dieses Modell unter den eigenen behalten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>quadrille::MyClusterPanel</name>
    <message>
        <source>uncalibrated</source>
        <comment>a profile</comment>
        <translation>unkalibriert</translation>
    </message>
    <message>
        <source>✕ No profile was fitted: %1</source>
        <translation>✕ Kein Profil wurde angepasst: %1</translation>
    </message>
    <message>
        <source>The fit was stopped; nothing has changed.</source>
        <translation>Die Anpassung wurde gestoppt; nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>pasted log</source>
        <translation>eingefügtes Log</translation>
    </message>
    <message numerus="yes">
        <source>%n runs read.</source>
        <translation>
            <numerusform>%n Lauf gelesen.</numerusform>
            <numerusform>%n Läufe gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read: see the end of the list.</source>
        <translation>
            <numerusform>%n Zeile war nicht lesbar: siehe Ende der Liste.</numerusform>
            <numerusform>%n Zeilen waren nicht lesbar: siehe Ende der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a file of your own runs here, or paste a log, to see how they compare with this model</source>
        <translation>Eine Datei eigener Läufe hier ablegen oder ein Log einfügen, um sie mit diesem Modell zu vergleichen</translation>
    </message>
    <message>
        <source>Predicting your runs…</source>
        <translation>Eigene Läufe werden vorhergesagt …</translation>
    </message>
    <message>
        <source>None of your runs tells how long a step took</source>
        <translation>Keiner der eigenen Läufe sagt, wie lange ein Schritt dauerte</translation>
    </message>
    <message numerus="yes">
        <source>%n runs of yours: %1 mean error, %2 beyond what nine of ten runs do</source>
        <translation>
            <numerusform>%n eigener Lauf: %1 mittlerer Fehler, %2 außerhalb dessen, was neun von zehn Läufen zeigen</numerusform>
            <numerusform>%n eigene Läufe: %1 mittlerer Fehler, %2 außerhalb dessen, was neun von zehn Läufen zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>GPU, profile before and after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>GPU, its profile</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · my cluster</source>
        <comment>a GPU</comment>
        <translation>%1 · eigener Cluster</translation>
    </message>
    <message numerus="yes">
        <source>Fitted to %n runs: mean error %1 → %2</source>
        <translation>
            <numerusform>An %n Lauf angepasst: mittlerer Fehler %1 → %2</numerusform>
            <numerusform>An %n Läufe angepasst: mittlerer Fehler %1 → %2</numerusform>
        </translation>
    </message>
    <message>
        <source>, rank correlation %1 → %2</source>
        <translation>, Rangkorrelation %1 → %2</translation>
    </message>
    <message>
        <source>Use a new profile of %1</source>
        <translation>Neues Profil von %1 verwenden</translation>
    </message>
    <message>
        <source>%1 now has this profile; undo takes it back.</source>
        <translation>%1 hat nun dieses Profil; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>✕ The profile was not saved. %1: %2</source>
        <translation>✕ Das Profil wurde nicht gespeichert. %1: %2</translation>
    </message>
    <message>
        <source>The profile was saved as “%1”.</source>
        <translation>Das Profil wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>✕ The profile was not loaded. %1: %2</source>
        <translation>✕ Das Profil wurde nicht geladen. %1: %2</translation>
    </message>
    <message>
        <source>“%1” was loaded; apply it to use it.</source>
        <translation>„%1“ wurde geladen; zum Verwenden anwenden.</translation>
    </message>
    <message>
        <source>Fit the parameters of %1 to your runs on it, from its present profile</source>
        <translation>Die Parameter von %1 an die eigenen Läufe darauf anpassen, ausgehend vom jetzigen Profil</translation>
    </message>
    <message>
        <source>None of your runs measured a step on %1</source>
        <translation>Keiner der eigenen Läufe hat einen Schritt auf %1 gemessen</translation>
    </message>
    <message numerus="yes">
        <source>Fitting: all runs predicted %n times…</source>
        <translation>
            <numerusform>Anpassung: alle Läufe %n Mal vorhergesagt …</numerusform>
            <numerusform>Anpassung: alle Läufe %n Mal vorhergesagt …</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open runs…</source>
        <translation>Läufe &amp;öffnen…</translation>
    </message>
    <message>
        <source>A CSV file with the options of the command line as columns, beside step_seconds, tflops_per_gpu, mfu or memory_gib; or a log</source>
        <translation>Eine CSV-Datei mit den Optionen der Befehlszeile als Spalten, dazu step_seconds, tflops_per_gpu, mfu oder memory_gib; oder ein Log</translation>
    </message>
    <message>
        <source>Read runs from the log of a training run</source>
        <translation>Läufe aus dem Log eines Trainings lesen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the marked run</source>
        <translation>Den markierten Lauf entfernen</translation>
    </message>
    <message>
        <source>Remove all runs of yours</source>
        <translation>Alle eigenen Läufe entfernen</translation>
    </message>
    <message>
        <source>Close the log without reading it</source>
        <translation>Das Log schließen, ohne es zu lesen</translation>
    </message>
    <message>
        <source>Read the runs of this log</source>
        <translation>Die Läufe dieses Logs lesen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>Stop fitting; nothing changes</source>
        <translation>Anpassung anhalten; nichts ändert sich</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Predict with this profile from now on</source>
        <translation>Ab jetzt mit diesem Profil vorhersagen</translation>
    </message>
    <message>
        <source>&amp;Save profile…</source>
        <translation>Profil &amp;speichern…</translation>
    </message>
    <message>
        <source>Keep the new profile in a file</source>
        <translation>Das neue Profil in einer Datei aufheben</translation>
    </message>
    <message>
        <source>Take the new profile from a file</source>
        <translation>Das neue Profil aus einer Datei nehmen</translation>
    </message>
    <message>
        <source>Log of a training run</source>
        <translation>Log eines Trainingslaufs</translation>
    </message>
    <message>
        <source>Your runs</source>
        <translation>Eigene Läufe</translation>
    </message>
    <message>
        <source>Parameters of the profile, before and after</source>
        <translation>Parameter des Profils, vorher und nachher</translation>
    </message>
    <message>
        <source>Reading was stopped; no run of “%1” was added.</source>
        <translation>Das Lesen wurde angehalten; kein Lauf aus „%1“ kam hinzu.</translation>
    </message>
    <message>
        <source>Stop reading; no run is added</source>
        <translation>Lesen anhalten; kein Lauf kommt hinzu</translation>
    </message>
    <message>
        <source>Reading “%1”: %2</source>
        <comment>file, percentage</comment>
        <translation>„%1“ wird gelesen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n files that waited were not read.</source>
        <translation>
            <numerusform>%n wartende Datei wurde nicht gelesen.</numerusform>
            <numerusform>%n wartende Dateien wurden nicht gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <comment>file</comment>
        <translation>„%1“ wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%n runs removed.</source>
        <translation>
            <numerusform>%n Lauf entfernt.</numerusform>
            <numerusform>%n Läufe entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n files or logs could not be read: see the end of the list.</source>
        <translation>
            <numerusform>%n Datei oder Log war nicht lesbar: siehe Ende der Liste.</numerusform>
            <numerusform>%n Dateien oder Logs waren nicht lesbar: siehe Ende der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>✕ “%1” was not read: %2</source>
        <comment>file, rule</comment>
        <translation>✕ „%1“ wurde nicht gelesen: %2</translation>
    </message>
    <message>
        <source>✕ “%1” was not read, and nothing has changed. %2: %3</source>
        <comment>file, field, rule</comment>
        <translation>✕ „%1“ wurde nicht gelesen, und nichts hat sich geändert. %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a parameter, before and after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>eingefügte Tabelle</translation>
    </message>
    <message>
        <source>Open a fol&amp;der…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>A folder of logs, each beside the launch script or configuration that it ran</source>
        <translation>Ein Ordner mit Logs, jedes neben dem Startskript oder der Konfiguration, die es ausführte</translation>
    </message>
    <message>
        <source>Paste lines that a framework printed for each iteration (%1). What they do not tell is taken from the scenario on screen. A table of nccl-tests or a CSV of matrix products (m, n, k, dtype, tflops or ms) teaches the profile.</source>
        <translation>Zeilen einfügen, die ein Framework für jede Iteration ausgab (%1). Was sie nicht sagen, wird dem Szenario auf dem Bildschirm entnommen. Eine Tabelle von nccl-tests oder eine CSV von Matrixprodukten (m, n, k, dtype, tflops oder ms) lehrt das Profil.</translation>
    </message>
    <message>
        <source>Runs that you measured stand here, each beside what is predicted for it; a profile of your cluster is fitted to them. Logs and tables can be opened, dropped or pasted.</source>
        <translation>Hier stehen Läufe, die Sie gemessen haben, jeder neben seiner Vorhersage; ein Profil Ihres Clusters wird ihnen angepasst. Logs und Tabellen lassen sich öffnen, hierher ziehen oder einfügen.</translation>
    </message>
    <message>
        <source>Open the first runs…</source>
        <translation>Die ersten Läufe öffnen …</translation>
    </message>
    <message>
        <source>None of your runs measured a step on %1; choose %2, on which they ran, to fit its profile</source>
        <comment>two GPUs</comment>
        <translation>Keiner Ihrer Läufe hat einen Schritt auf %1 gemessen; wählen Sie %2, worauf sie liefen, um deren Profil anzupassen</translation>
    </message>
    <message>
        <source>The new profile of %1 waits here until that GPU is chosen again.</source>
        <translation>Das neue Profil von %1 wartet hier, bis diese GPU wieder gewählt wird.</translation>
    </message>
    <message>
        <source>The new profile of %1, which waited, is here again.</source>
        <translation>Das neue Profil von %1, das gewartet hat, ist wieder da.</translation>
    </message>
    <message>
        <source>The mean error has grown, since in a fit outliers count less, and what is known of the GPU counts, too: look at the runs that it misses before you apply it.</source>
        <translation>Der mittlere Fehler ist gewachsen, weil bei einer Anpassung Ausreißer weniger zählen und auch zählt, was über die GPU bekannt ist: Sehen Sie sich die Läufe an, die sie verfehlt, bevor Sie sie anwenden.</translation>
    </message>
    <message>
        <source>The fit had not settled when it ended.</source>
        <translation>Die Anpassung hatte sich am Ende noch nicht stabilisiert.</translation>
    </message>
    <message>
        <source>It started from what tables and traces taught, and keeps all of that.</source>
        <translation>Sie ging von dem aus, was Tabellen und Traces gelehrt haben, und behält das alles.</translation>
    </message>
    <message>
        <source>It started from what tables and traces taught, of which it changed %1.</source>
        <comment>parameters</comment>
        <translation>Sie ging von dem aus, was Tabellen und Traces gelehrt haben; davon hat sie geändert: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these runs are of another GPU with the same peak and the same fast link, which shares this profile.</source>
        <translation>
            <numerusform>%n dieser Läufe ist von einer anderen GPU mit demselben Spitzenwert und demselben schnellen Link, die dieses Profil teilt.</numerusform>
            <numerusform>%n dieser Läufe sind von einer anderen GPU mit demselben Spitzenwert und demselben schnellen Link, die dieses Profil teilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What tables and traces had taught is not in it: read them again on top of it.</source>
        <translation>Was Tabellen und Traces gelehrt hatten, steht nicht darin: Lesen Sie sie danach noch einmal.</translation>
    </message>
    <message>
        <source>Fit the parameters of %1 to your runs on it, from what tables and traces taught</source>
        <translation>Die Parameter von %1 an die eigenen Läufe darauf anpassen, ausgehend von dem, was Tabellen und Traces gelehrt haben</translation>
    </message>
    <message>
        <source>Paste a &amp;log</source>
        <translation>&amp;Log einfügen</translation>
    </message>
    <message>
        <source>Re&amp;move all</source>
        <translation>Alle entfer&amp;nen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>F&amp;it a profile</source>
        <translation>Pro&amp;fil anpassen</translation>
    </message>
    <message>
        <source>Load profile…</source>
        <translation>Profil laden…</translation>
    </message>
</context>
<context>
    <name>quadrille::NotesView</name>
    <message>
        <source>What became of every key</source>
        <translation>Was aus jedem Schlüssel wurde</translation>
    </message>
    <message>
        <source>Show or hide these</source>
        <translation>Diese zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>quadrille::NumberButton</name>
    <message>
        <source>%1, %2</source>
        <comment>number, difference</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number and difference, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>better than A</source>
        <translation>besser als A</translation>
    </message>
    <message>
        <source>worse than A</source>
        <translation>schlechter als A</translation>
    </message>
    <message>
        <source>less than the prediction may be off by</source>
        <translation>weniger, als die Vorhersage danebenliegen kann</translation>
    </message>
</context>
<context>
    <name>quadrille::OomTableModel</name>
    <message>
        <source>%1 of %2 that fit, and %3 of %4 that ran out, were expected to</source>
        <translation>%1 von %2, die passten, und %3 von %4, denen der Speicher nicht reichte, waren so erwartet</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>expected, happened, number of runs</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>passten</translation>
    </message>
    <message>
        <source>ran out</source>
        <translation>Speicher voll</translation>
    </message>
    <message>
        <source>expected to fit</source>
        <translation>passend erwartet</translation>
    </message>
    <message>
        <source>expected to run out</source>
        <translation>Speicher voll erwartet</translation>
    </message>
    <message>
        <source>What became of the run</source>
        <translation>Was aus dem Lauf wurde</translation>
    </message>
    <message>
        <source>What P(OOM) said of the run</source>
        <translation>Was P(OOM) zu dem Lauf sagte</translation>
    </message>
</context>
<context>
    <name>quadrille::OwnRuns</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>file, field, rule</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, %3: %4</source>
        <comment>file, line, column, rule</comment>
        <translation>%1, Zeile %2, %3: %4</translation>
    </message>
    <message>
        <source>Columns that mean nothing here: %1.</source>
        <translation>Spalten, die hier nichts bedeuten: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n more lines could not be read</source>
        <comment>file</comment>
        <translation>
            <numerusform>%1: %n weitere Zeile war nicht lesbar</numerusform>
            <numerusform>%1: %n weitere Zeilen waren nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there is not enough memory for its runs</source>
        <comment>file</comment>
        <translation>%1: für die Läufe daraus fehlt der Arbeitsspeicher</translation>
    </message>
    <message>
        <source>The log says what it ran: %1.</source>
        <comment>a plan</comment>
        <translation>Das Log sagt, was lief: %1.</translation>
    </message>
</context>
<context>
    <name>quadrille::OwnRunsModel</name>
    <message>
        <source>ran out</source>
        <translation>Speicher voll</translation>
    </message>
    <message>
        <source>What distinguishes the run</source>
        <translation>Was den Lauf unterscheidet</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Time of one step, as it was measured</source>
        <translation>Zeit eines Schritts, wie gemessen</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Time of one step, by the GPU&apos;s present profile</source>
        <translation>Zeit eines Schritts nach dem jetzigen Profil der GPU</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>How much longer the step took than predicted; “!” is beyond nine of ten runs</source>
        <translation>Um wie viel der Schritt länger dauerte als vorhergesagt; „!“ liegt außerhalb von neun von zehn Läufen</translation>
    </message>
    <message>
        <source>Slower by</source>
        <translation>Langsamer um</translation>
    </message>
    <message>
        <source>The same by the profile that was fitted to your runs</source>
        <translation>Dasselbe nach dem Profil, das an die eigenen Läufe angepasst wurde</translation>
    </message>
    <message>
        <source>After fit</source>
        <translation>Angepasst</translation>
    </message>
    <message>
        <source>Of the fullest GPU, as it was measured</source>
        <translation>Der vollsten GPU, wie gemessen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Of the fullest GPU, as this model expects it</source>
        <translation>Der vollsten GPU, wie dieses Modell es erwartet</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
</context>
<context>
    <name>quadrille::Panel</name>
    <message>
        <source>Fill the window with this panel, and back (F11)</source>
        <translation>Fenster mit diesem Bereich füllen und zurück (F11)</translation>
    </message>
    <message>
        <source>Give this panel a window of its own, and back</source>
        <translation>Bereich in ein eigenes Fenster lösen und zurück</translation>
    </message>
    <message>
        <source>Fold this panel to the edge of the window (F9)</source>
        <translation>Diesen Bereich an den Rand des Fensters klappen (F9)</translation>
    </message>
</context>
<context>
    <name>quadrille::PanelFold</name>
    <message>
        <source>Unfold: %1</source>
        <comment>a panel at the window&apos;s edge</comment>
        <translation>Aufklappen: %1</translation>
    </message>
    <message>
        <source>Show this panel (F9)</source>
        <translation>Diesen Bereich zeigen (F9)</translation>
    </message>
</context>
<context>
    <name>quadrille::PanelHead</name>
    <message>
        <source>Panels below</source>
        <translation>Bereiche unten</translation>
    </message>
    <message>
        <source>What the panels below are about</source>
        <translation>Wovon die Bereiche unten handeln</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a list chooses, and what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>More panels</source>
        <translation>Weitere Bereiche</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a panel and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>quadrille::PaperTable</name>
    <message>
        <source>Published table</source>
        <translation>Veröffentlichte Tabelle</translation>
    </message>
    <message>
        <source>Load this cell&apos;s plan</source>
        <translation>Plan dieser Zelle laden</translation>
    </message>
</context>
<context>
    <name>quadrille::PaperTableView</name>
    <message>
        <source>Table of the paper</source>
        <translation>Tabelle des Papers</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>Was die Zellen zeigen</translation>
    </message>
    <message>
        <source>Measured and ours</source>
        <translation>Gemessen und hier</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>quadrille::Picture</name>
    <message>
        <source>%1; %2</source>
        <comment>a sentence, and what it goes on with</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Explain this</source>
        <translation>Dies erklären</translation>
    </message>
</context>
<context>
    <name>quadrille::PictureLookEdit</name>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>&amp;Beschriftung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>%1 (%2 × %3)</source>
        <comment>a usual size, its width and height</comment>
        <translation>%1 (%2 × %3)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>What the picture shows, in a sentence above it</source>
        <translation>Was das Bild zeigt, in einem Satz darüber</translation>
    </message>
    <message>
        <source>The scenario, in a line below it</source>
        <translation>Das Szenario, in einer Zeile darunter</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>Was die Farben bedeuten</translation>
    </message>
</context>
<context>
    <name>quadrille::PipelineBar</name>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play the step (Space)</source>
        <translation>Schritt abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Tools of the pipeline</source>
        <translation>Werkzeuge der Pipeline</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How far a step goes, and how fast it plays</source>
        <translation>Wie weit ein Schritt geht und wie schnell er abläuft</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Put another schedule below, on the same time axis</source>
        <translation>Einen anderen Ablaufplan darunter zeigen, auf derselben Zeitachse</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>Kritischer Pfad</translation>
    </message>
    <message>
        <source>Show the operations on which the makespan hangs</source>
        <translation>Die Operationen zeigen, an denen die Dauer hängt</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Show what passes from stage to stage</source>
        <translation>Zeigen, was von Stufe zu Stufe geht</translation>
    </message>
    <message>
        <source>Model time</source>
        <translation>Modellzeit</translation>
    </message>
    <message>
        <source>Times of the model on these GPUs</source>
        <translation>Zeiten des Modells auf diesen GPUs</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Every stage alike: forward 1 unit, backward 2</source>
        <translation>Alle Stufen gleich: vorwärts 1 Einheit, rückwärts 2</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the start of the step</source>
        <translation>Zum Anfang des Schritts</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vorwärts</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vorwärts</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the end of the step</source>
        <translation>Zum Ende des Schritts</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play the step</source>
        <translation>Schritt abspielen</translation>
    </message>
    <message>
        <source>To the capacity</source>
        <translation>Bis zur Kapazität</translation>
    </message>
    <message>
        <source>Show the strips of memory against the capacity</source>
        <translation>Die Speicherstreifen gegen die Kapazität zeigen</translation>
    </message>
</context>
<context>
    <name>quadrille::PipelinePair</name>
    <message>
        <source>A: %1</source>
        <comment>plan A and its schedule</comment>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>No plan is pinned as A.</source>
        <translation>Kein Plan ist als A gemerkt.</translation>
    </message>
    <message>
        <source>Plan A has more operations than are drawn one by one.</source>
        <translation>Plan A hat mehr Operationen, als einzeln gezeichnet werden.</translation>
    </message>
    <message>
        <source>Units of plan A last otherwise than these; model times compare them.</source>
        <translation>Einheiten von Plan A dauern anders als diese; Modellzeiten vergleichen sie.</translation>
    </message>
    <message>
        <source>It has more operations than are drawn one by one.</source>
        <translation>Es sind mehr Operationen, als einzeln gezeichnet werden.</translation>
    </message>
    <message>
        <source>No order has been read from a file.</source>
        <translation>Keine Reihenfolge wurde aus einer Datei gelesen.</translation>
    </message>
    <message>
        <source>The order is for %1 stages, the plan has %2.</source>
        <translation>Die Reihenfolge ist für %1 Stufen, der Plan hat %2.</translation>
    </message>
    <message>
        <source>The plan cannot be split into the %1 chunks a stage of the order.</source>
        <translation>Der Plan lässt sich nicht in die %1 Chunks je Stufe der Reihenfolge teilen.</translation>
    </message>
    <message>
        <source>The order runs %1 micro-batches, the plan %2: their times say nothing about each other.</source>
        <translation>Die Reihenfolge führt %1 Mikro-Batches aus, der Plan %2: Ihre Zeiten sagen nichts übereinander.</translation>
    </message>
    <message>
        <source>%1: their times say nothing about each other.</source>
        <comment>that A trains another model</comment>
        <translation>%1: Ihre Zeiten sagen nichts übereinander.</translation>
    </message>
    <message>
        <source>Computing plan A…</source>
        <translation>Plan A wird berechnet …</translation>
    </message>
    <message>
        <source>a measured pipeline</source>
        <translation>eine gemessene Pipeline</translation>
    </message>
    <message>
        <source>No trace has been read.</source>
        <translation>Es wurde kein Trace gelesen.</translation>
    </message>
    <message>
        <source>What was measured lasts seconds: model times compare with it.</source>
        <translation>Gemessenes dauert Sekunden: Modellzeiten sind damit vergleichbar.</translation>
    </message>
    <message>
        <source>The trace tells no forward from backward passes.</source>
        <translation>Der Trace unterscheidet keine Vorwärts- und Rückwärtsdurchläufe.</translation>
    </message>
</context>
<context>
    <name>quadrille::PipelinePairPicture</name>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
</context>
<context>
    <name>quadrille::PipelinePanel</name>
    <message>
        <source>Computing the other pipeline…</source>
        <translation>Die andere Pipeline wird berechnet …</translation>
    </message>
    <message>
        <source>Below: %1</source>
        <comment>name of a schedule</comment>
        <translation>Unten: %1</translation>
    </message>
    <message>
        <source>%1; textbook %2</source>
        <comment>sentence, share</comment>
        <translation>%1; Lehrbuch %2</translation>
    </message>
    <message>
        <source>The order was not read, and nothing has changed.
%1: %2</source>
        <comment>file and line, reason</comment>
        <translation>Die Reihenfolge wurde nicht gelesen; nichts hat sich geändert.
%1: %2</translation>
    </message>
    <message>
        <source>Differences between the measured and the predicted step</source>
        <translation>Unterschiede zwischen gemessenem und vorhergesagtem Schritt</translation>
    </message>
    <message>
        <source>The measured step of “%1” is a run of My cluster now.</source>
        <translation>Der gemessene Schritt von „%1“ ist jetzt ein Lauf des eigenen Clusters.</translation>
    </message>
    <message numerus="yes">
        <source>%n stages have no trace: their lanes are empty.</source>
        <translation>
            <numerusform>%n Stufe hat keinen Trace: Ihre Zeile ist leer.</numerusform>
            <numerusform>%n Stufen haben keinen Trace: Ihre Zeilen sind leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” teaches no profile: %2</source>
        <comment>trace, reason</comment>
        <translation>„%1“ lehrt kein Profil: %2</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanCloud</name>
    <message>
        <source>Every plan that fits</source>
        <translation>Jeder Plan, der passt</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>Schritt (s)</translation>
    </message>
    <message>
        <source>tokens/s per GPU</source>
        <translation>Tokens/s je GPU</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>memory (bytes)</source>
        <translation>Speicher (Bytes)</translation>
    </message>
    <message>
        <source>chance of running out</source>
        <translation>Wahrscheinlichkeit des Überlaufs</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>Bubble ÷ gesamt</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Load this plan</source>
        <translation>Diesen Plan laden</translation>
    </message>
    <message>
        <source>nine in ten: step from (s)</source>
        <translation>neun von zehn: Schritt von (s)</translation>
    </message>
    <message>
        <source>nine in ten: step to (s)</source>
        <translation>neun von zehn: Schritt bis (s)</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanImportDialog</name>
    <message>
        <source>Whose the files are, where they do not look like it</source>
        <translation>Wessen Dateien es sind, wo sie nicht danach aussehen</translation>
    </message>
    <message>
        <source>As they look</source>
        <translation>Wie sie aussehen</translation>
    </message>
    <message>
        <source>Import configuration</source>
        <translation>Konfiguration importieren</translation>
    </message>
    <message>
        <source>What the import would change</source>
        <translation>Was der Import ändern würde</translation>
    </message>
    <message>
        <source>Re&amp;ad as</source>
        <translation>&amp;Lesen als</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Put this plan on screen; undo takes it back</source>
        <translation>Diesen Plan auf den Bildschirm holen; Rückgängig nimmt ihn zurück</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>&amp;What was read</source>
        <translation>&amp;Was gelesen wurde</translation>
    </message>
    <message>
        <source>What c&amp;hanges</source>
        <translation>Was sich ä&amp;ndert</translation>
    </message>
    <message>
        <source>On screen</source>
        <comment>the plan there is</comment>
        <translation>Auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>the plan of files</comment>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Add files, drop them here, or paste the text of a launch script or a configuration.</source>
        <translation>Dateien hinzufügen, hier ablegen, oder den Text eines Startskripts oder einer Konfiguration einfügen.</translation>
    </message>
    <message numerus="yes">
        <source>%n keys were understood.</source>
        <translation>
            <numerusform>%n Schlüssel wurde verstanden.</numerusform>
            <numerusform>%n Schlüssel wurden verstanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files say which model it is, and nothing of the plan.</source>
        <translation>Die Dateien sagen, welches Modell es ist, und nichts über den Plan.</translation>
    </message>
    <message>
        <source>The plan on screen is the same.</source>
        <translation>Der Plan auf dem Bildschirm ist derselbe.</translation>
    </message>
    <message>
        <source>This plan cannot run here: %1</source>
        <translation>Dieser Plan kann hier nicht laufen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file and line, rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose under “Read as” whose it is. The plan on screen is as it was.</source>
        <translation>Unter „Lesen als“ wählen, wessen es ist. Der Plan auf dem Bildschirm ist, wie er war.</translation>
    </message>
    <message>
        <source>The plan on screen is as it was.</source>
        <translation>Der Plan auf dem Bildschirm ist, wie er war.</translation>
    </message>
    <message>
        <source>The table of a benchmark is read by “My cluster”: drop it on the window. The plan on screen is as it was.</source>
        <translation>Die Tabelle eines Benchmarks liest „Eigener Cluster“: Legen Sie sie auf dem Fenster ab. Der Plan auf dem Bildschirm ist, wie er war.</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanModel</name>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>a time and its interval</comment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>≈: as good as the best, as far as the intervals of the predictions can tell. Enter loads a plan.</source>
        <translation>≈: so gut wie der beste, soweit die Intervalle der Vorhersagen es erkennen lassen. Eingabe lädt einen Plan.</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Auch</translation>
    </message>
    <message>
        <source>Other settings that the search tries</source>
        <translation>Weitere Einstellungen, die die Suche probiert</translation>
    </message>
    <message>
        <source>Tokens/s/GPU</source>
        <translation>Tokens/s/GPU</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>Tokens je Sekunde und GPU</translation>
    </message>
    <message>
        <source>Δ speed</source>
        <translation>Δ Tempo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Predicted time of a step; nine in ten are between the two others</source>
        <translation>Vorhergesagte Dauer eines Schritts; neun von zehn liegen zwischen den beiden anderen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory of the fullest stage</source>
        <translation>Speicher der vollsten Stufe</translation>
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
        <translation>Bubble</translation>
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
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Time of a step as it was measured, and by how much the predicted one is longer or shorter</source>
        <translation>Gemessene Zeit eines Schritts, und um wie viel die vorhergesagte länger oder kürzer ist</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a measured time and how far the predicted one is from it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tokens per second of the whole cluster, compared with the plan on screen; of plans for its model and sequence length</source>
        <translation>Token pro Sekunde des ganzen Clusters, verglichen mit dem Plan auf dem Schirm; von Plänen für dessen Modell und Sequenzlänge</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>so gut wie der beste</translation>
    </message>
    <message>
        <source>tokens/s per GPU</source>
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>throughput against the plan on screen</source>
        <translation>Durchsatz gegen den gezeigten Plan</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>Schritt (s)</translation>
    </message>
    <message>
        <source>nine in ten: step from (s)</source>
        <translation>neun von zehn: Schritt ab (s)</translation>
    </message>
    <message>
        <source>nine in ten: step to (s)</source>
        <translation>neun von zehn: Schritt bis (s)</translation>
    </message>
    <message>
        <source>measured step (s)</source>
        <translation>gemessener Schritt (s)</translation>
    </message>
    <message>
        <source>memory of the fullest stage (bytes)</source>
        <translation>Speicher der vollsten Stufe (Bytes)</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>Bubble</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanPanel</name>
    <message>
        <source>%1 on %2 × %3</source>
        <translation>%1 auf %2 × %3</translation>
    </message>
    <message>
        <source>Train %1</source>
        <translation>%1 trainieren</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Use the schedule %1</source>
        <translation>Ablaufplan %1 verwenden</translation>
    </message>
    <message>
        <source>How the GPUs stand in nodes, and how fast one GPU talks to another node</source>
        <translation>Wie die GPUs auf Knoten verteilt sind und wie schnell eine GPU mit einem anderen Knoten spricht</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The model that is trained</source>
        <translation>Das Modell, das trainiert wird</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPU it is trained on</source>
        <translation>Die GPU, auf der trainiert wird</translation>
    </message>
    <message>
        <source>Sche&amp;dule</source>
        <translation>Ab&amp;laufplan</translation>
    </message>
    <message>
        <source>Pipeline schedule</source>
        <translation>Ablaufplan der Pipeline</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Which memory model answers, and what it assumes.</source>
        <translation>Welches Speichermodell antwortet und was es annimmt.</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>How one step is trained, beside how it is split.</source>
        <translation>Wie ein Schritt trainiert wird, neben seiner Aufteilung.</translation>
    </message>
</context>
<context>
    <name>quadrille::PlanTable</name>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
</context>
<context>
    <name>quadrille::PlansBar</name>
    <message>
        <source>Try:</source>
        <comment>settings that a search tries</comment>
        <translation>Probieren:</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a setting that is kept</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1, tried</source>
        <translation>%1, wird probiert</translation>
    </message>
    <message>
        <source>%1, kept</source>
        <translation>%1, bleibt</translation>
    </message>
    <message>
        <source>Every value is tried. A click keeps the plan&apos;s.</source>
        <translation>Jeder Wert wird probiert. Ein Klick behält den des Plans.</translation>
    </message>
    <message>
        <source>Kept as the plan has it. A click tries every value.</source>
        <translation>Bleibt, wie der Plan es hat. Ein Klick probiert jeden Wert.</translation>
    </message>
    <message>
        <source>Fewer GPUs, by halves</source>
        <translation>Weniger GPUs, je die Hälfte</translation>
    </message>
    <message>
        <source>Every schedule that needs no search</source>
        <translation>Jeder Ablaufplan, der nicht gesucht werden muss</translation>
    </message>
    <message>
        <source>More ✓</source>
        <comment>settings that a search tries</comment>
        <translation>Mehr ✓</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More settings to try</source>
        <translation>Weitere Einstellungen zum Probieren</translation>
    </message>
    <message>
        <source>P(OOM) ≤ %1</source>
        <translation>P(OOM) ≤ %1</translation>
    </message>
    <message>
        <source>Most likely to run out of memory</source>
        <translation>Höchste Wahrscheinlichkeit, dass der Speicher nicht reicht</translation>
    </message>
    <message>
        <source>Plans that are more likely to run out of memory do not count.</source>
        <translation>Pläne, deren Speicher wahrscheinlicher nicht reicht, zählen nicht.</translation>
    </message>
    <message>
        <source>Limits ✓</source>
        <comment>of a search</comment>
        <translation>Grenzen ✓</translation>
    </message>
    <message>
        <source>Limits</source>
        <comment>of a search</comment>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>What a plan may take at most: memory, bubble, step time, nodes of a group</source>
        <translation>Was ein Plan höchstens brauchen darf: Speicher, Bubble, Schrittzeit, Knoten einer Gruppe</translation>
    </message>
</context>
<context>
    <name>quadrille::PlansPanel</name>
    <message>
        <source>Colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>so many plans ago</comment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Probiert</translation>
    </message>
    <message>
        <source>Best with</source>
        <translation>Bester mit</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Load the plan %1</source>
        <translation>Den Plan %1 laden</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Every plan that fits, a point each</source>
        <translation>Jeder Plan, der passt, als Punkt</translation>
    </message>
    <message>
        <source>The best of them, a row each</source>
        <translation>Die besten davon, je eine Zeile</translation>
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
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>What the colours tell</source>
        <translation>Was die Farben sagen</translation>
    </message>
    <message>
        <source>Which plans the table lists</source>
        <translation>Welche Pläne die Tabelle nennt</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Schnellste</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Best with each setting</source>
        <translation>Bester je Einstellung</translation>
    </message>
    <message>
        <source>Tried so far</source>
        <translation>Bisher probiert</translation>
    </message>
    <message>
        <source>Plans that no other beats in both quantities of the picture</source>
        <translation>Pläne, die kein anderer in beiden Größen des Bildes schlägt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>By rules of thumb</source>
        <translation>Nach Faustregeln</translation>
    </message>
    <message>
        <source>What people take without predicting, of the plans that fit: the smallest TP·CP·PP with the largest micro-batch (Fujii et al.), TP as wide as a node, then few stages (the guide&apos;s tree), the largest (TP·CP·PP)^−0.25 · MBS^0.05 (by hand)</source>
        <translation>Was man ohne Vorhersage nimmt, von den Plänen, die passen: das kleinste TP·CP·PP mit dem größten Micro-Batch (Fujii et al.), TP so breit wie ein Knoten, dann wenige Stufen (Baum des Leitfadens), das größte (TP·CP·PP)^−0,25 · MBS^0,05 (Faustregel)</translation>
    </message>
    <message>
        <source>Expected gain</source>
        <translation>Erwarteter Gewinn</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Worth running first</source>
        <translation>Zuerst zu messen</translation>
    </message>
    <message>
        <source>Of the plans that may be as good as the fastest those whose measurement can be expected to gain most: the best of them, run on your cluster, beside the first alone</source>
        <translation>Von den Plänen, die vielleicht so gut sind wie der schnellste, die, deren Messung voraussichtlich am meisten bringt: der beste davon auf dem eigenen Cluster gegenüber dem ersten allein</translation>
    </message>
    <message>
        <source>Plans that others published, measured beside predicted; Enter loads one</source>
        <translation>Von anderen veröffentlichte Pläne, gemessen neben vorhergesagt; Eingabe lädt einen</translation>
    </message>
    <message>
        <source>What can be expected of running a plan and those above it, and keeping the best of them: against the fastest that fits. ≈: as good as the best, as far as the intervals of the predictions can tell. %1: it may run out of memory. Enter loads a plan.</source>
        <translation>Was zu erwarten ist, wenn man einen Plan und die darüber laufen lässt und den besten behält: gegenüber dem schnellsten, der passt. ≈: so gut wie der beste, soweit die Intervalle der Vorhersagen es sagen. %1: Ihm kann der Speicher ausgehen. Enter lädt einen Plan.</translation>
    </message>
</context>
<context>
    <name>quadrille::PlansPicture</name>
    <message>
        <source>Plans on common axes</source>
        <translation>Pläne auf gemeinsamen Achsen</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>memory (B)</source>
        <translation>Speicher (B)</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>idle (share)</source>
        <translation>untätig (Anteil)</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4</source>
        <comment>a plan, a part of memory, its amount, all</comment>
        <translation>%1: %2, %3 von %4</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4</source>
        <comment>a plan, a part of the step, its time, all</comment>
        <translation>%1: %2, %3 von %4</translation>
    </message>
    <message>
        <source>%1: %2, %3, bubble %4 of total</source>
        <comment>a plan, its schedule, the pipeline&apos;s time, a share</comment>
        <translation>%1: %2, %3, Bubble %4 von gesamt</translation>
    </message>
    <message>
        <source>Load this plan</source>
        <translation>Diesen Plan laden</translation>
    </message>
</context>
<context>
    <name>quadrille::PredictInput</name>
    <message>
        <source>Your guess</source>
        <translation>Ihre Schätzung</translation>
    </message>
    <message>
        <source>Right, within %1.</source>
        <translation>Richtig, auf %1 genau.</translation>
    </message>
    <message>
        <source>Your guess is %1 too high.</source>
        <translation>Ihre Schätzung ist %1 zu hoch.</translation>
    </message>
    <message>
        <source>Your guess is %1 too low.</source>
        <translation>Ihre Schätzung ist %1 zu niedrig.</translation>
    </message>
    <message>
        <source>Show the tr&amp;uth</source>
        <translation>W&amp;irklichkeit zeigen</translation>
    </message>
    <message>
        <source>Your guess is %1 points too high.</source>
        <comment>percentage points</comment>
        <translation>Ihre Schätzung ist %1 Prozentpunkte zu hoch.</translation>
    </message>
    <message>
        <source>Your guess is %1 points too low.</source>
        <comment>percentage points</comment>
        <translation>Ihre Schätzung ist %1 Prozentpunkte zu niedrig.</translation>
    </message>
    <message>
        <source>Your guess is %1 times what it is.</source>
        <translation>Ihre Schätzung ist das %1-fache des wahren Werts.</translation>
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
        <translation>→ Bild ab: weiter
← Bild auf: zurück
Pos1, Ende: erster, letzter
R: der Haltepunkt, wie er behalten wurde
Tab, F6: in die Felder
T: deren Werkzeuge
V: Urteil
S: Scheinwerfer
P: Stift, C: wischen
B: schwarz
N: Notizen
Escape: Ende</translation>
    </message>
</context>
<context>
    <name>quadrille::ProfileModel</name>
    <message>
        <source>Free parameters of the performance model</source>
        <translation>Freie Parameter des Leistungsmodells</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>In the GPU&apos;s present profile</source>
        <translation>Im jetzigen Profil der GPU</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>In the new profile</source>
        <translation>Im neuen Profil</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>How much of the value your runs told, and not what was known before</source>
        <translation>Wie viel des Werts aus den eigenen Läufen stammt und nicht aus dem zuvor Bekannten</translation>
    </message>
    <message>
        <source>Learnt</source>
        <translation>Gelernt</translation>
    </message>
</context>
<context>
    <name>quadrille::ProposalModel</name>
    <message>
        <source>What to change</source>
        <translation>Was zu ändern ist</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Difference of memory</source>
        <translation>Unterschied des Speichers</translation>
    </message>
    <message>
        <source>Δ memory</source>
        <translation>Δ Speicher</translation>
    </message>
    <message>
        <source>Difference of the pipeline&apos;s idle share of a step, in percentage points</source>
        <translation>Unterschied des Leerlaufanteils der Pipeline im Schritt, in Prozentpunkten</translation>
    </message>
    <message>
        <source>Δ bubble</source>
        <translation>Δ Bubble</translation>
    </message>
    <message>
        <source>Difference of what each GPU sends in a step</source>
        <translation>Unterschied dessen, was jede GPU je Schritt sendet</translation>
    </message>
    <message>
        <source>Δ sent</source>
        <translation>Δ gesendet</translation>
    </message>
    <message>
        <source>Computation repeated by recomputation, of the model&apos;s own</source>
        <translation>Durch Neuberechnung wiederholte Berechnung, als Anteil der des Modells</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>≈ Time</source>
        <translation>≈ Zeit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>memory and its zone</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Memory of the fullest stage after the change; it fits up to the mark</source>
        <translation>Speicher der vollsten Stufe nach der Änderung; bis zur Marke passt er</translation>
    </message>
    <message>
        <source>Difference of a step&apos;s predicted time</source>
        <translation>Unterschied der vorhergesagten Zeit eines Schritts</translation>
    </message>
    <message>
        <source>%1, beaten by %2</source>
        <comment>two changes</comment>
        <translation>%1, übertroffen von %2</translation>
    </message>
</context>
<context>
    <name>quadrille::QuestionBox</name>
    <message>
        <source>No plan fits, so there is no best one: of the %1 looked at, the one that needs least takes %2 of %3.</source>
        <translation>Kein Plan passt, also gibt es keinen besten: Von den %1 angesehenen braucht der sparsamste %2 von %3.</translation>
    </message>
    <message>
        <source>There is no plan to look at, and so no best one.</source>
        <translation>Es gibt keinen Plan anzusehen und daher keinen besten.</translation>
    </message>
    <message>
        <source>The best plan is being looked for…</source>
        <translation>Der beste Plan wird gesucht …</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Hinweis</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>None of the %1 plans looked at can run, so there is no best one. In the way of the closest: %2</source>
        <translation>Keiner der %1 betrachteten Pläne kann laufen, also gibt es keinen besten. Den nächstliegenden steht im Weg: %2</translation>
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
        <translation>Neuberechnung: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::ReferencePanel</name>
    <message>
        <source>To look up, with the numbers of this plan</source>
        <translation>Zum Nachschlagen, mit den Zahlen dieses Plans</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>Kollektive Operation</translation>
    </message>
    <message>
        <source>A collective step by step</source>
        <translation>Eine kollektive Operation, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Tables to look up, with the numbers of this plan</source>
        <translation>Tabellen zum Nachschlagen, mit den Zahlen dieses Plans</translation>
    </message>
</context>
<context>
    <name>quadrille::ReferenceView</name>
    <message>
        <source>Reference tables</source>
        <translation>Nachschlagetabellen</translation>
    </message>
</context>
<context>
    <name>quadrille::ReportExporter</name>
    <message>
        <source>Working out the report…</source>
        <translation>Der Bericht wird ausgearbeitet …</translation>
    </message>
</context>
<context>
    <name>quadrille::RunBook</name>
    <message>
        <source>The published runs cannot be read: %1 %2</source>
        <translation>Die veröffentlichten Läufe sind nicht lesbar: %1 %2</translation>
    </message>
    <message>
        <source>There is not enough memory to predict the runs.</source>
        <translation>Um die Läufe vorherzusagen, fehlt der Arbeitsspeicher.</translation>
    </message>
</context>
<context>
    <name>quadrille::SaveDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>On the &amp;command line</source>
        <translation>Auf der &amp;Befehlszeile</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>Your own one of this name is replaced.</source>
        <translation>Der eigene Eintrag dieses Namens wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>quadrille::ScalingCurve</name>
    <message>
        <source>Best plans against GPUs</source>
        <translation>Beste Pläne über der Zahl der GPUs</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>global batch</source>
        <translation>globaler Batch</translation>
    </message>
    <message>
        <source>best plan</source>
        <translation>bester Plan</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>Schritt (s)</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>FLOP/s per GPU</source>
        <translation>FLOP/s je GPU</translation>
    </message>
    <message>
        <source>memory (bytes)</source>
        <translation>Speicher (Byte)</translation>
    </message>
    <message>
        <source>GPU-hours of the budget</source>
        <translation>GPU-Stunden des Budgets</translation>
    </message>
    <message>
        <source>share of the ideal</source>
        <translation>Anteil am Ideal</translation>
    </message>
    <message>
        <source>this plan&apos;s tokens/s</source>
        <translation>Token/s dieses Plans</translation>
    </message>
    <message>
        <source>what changes</source>
        <translation>was sich ändert</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>Load the best plan there</source>
        <translation>Den besten Plan dort laden</translation>
    </message>
</context>
<context>
    <name>quadrille::ScalingPanel</name>
    <message>
        <source>Looking for the best plan with each number of GPUs…</source>
        <translation>Der beste Plan für jede Zahl von GPUs wird gesucht …</translation>
    </message>
    <message>
        <source>No plan fits with any of these numbers of GPUs</source>
        <translation>Mit keiner dieser Zahlen von GPUs passt ein Plan</translation>
    </message>
    <message>
        <source>Load the plan %1 on %2 GPUs</source>
        <translation>Den Plan %1 auf %2 GPUs laden</translation>
    </message>
    <message>
        <source>Strong: the same global batch</source>
        <translation>Stark: derselbe globale Batch</translation>
    </message>
    <message>
        <source>Weak: a batch that grows with the GPUs</source>
        <translation>Schwach: der Batch wächst mit den GPUs</translation>
    </message>
    <message>
        <source>Whether the global batch grows with the GPUs</source>
        <translation>Ob der globale Batch mit den GPUs wächst</translation>
    </message>
    <message>
        <source>What is drawn against the GPUs</source>
        <translation>Was über den GPUs gezeichnet wird</translation>
    </message>
</context>
<context>
    <name>quadrille::ScenarioForm</name>
    <message>
        <source>The paper&apos;s equations see nothing of what is grey here.</source>
        <translation>Von dem, was hier grau ist, sehen die Gleichungen des Papers nichts.</translation>
    </message>
</context>
<context>
    <name>quadrille::ScenarioStore</name>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Pin as baseline A</source>
        <translation>Als Referenz A merken</translation>
    </message>
    <message>
        <source>Unpin baseline A</source>
        <translation>Referenz A aufheben</translation>
    </message>
    <message>
        <source>Swap with baseline A</source>
        <translation>Mit Referenz A tauschen</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <comment>what a button says</comment>
        <translation>Reparatur: %1</translation>
    </message>
    <message>
        <source>Load plan “%1”</source>
        <translation>Plan „%1“ laden</translation>
    </message>
    <message>
        <source>Keep this plan as “%1”</source>
        <translation>Diesen Plan als „%1“ behalten</translation>
    </message>
    <message>
        <source>Rename plan “%1” to “%2”</source>
        <translation>Plan „%1“ in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Drop plan “%1”</source>
        <translation>Plan „%1“ verwerfen</translation>
    </message>
    <message>
        <source>Pin plan “%1” as baseline A</source>
        <translation>Plan „%1“ als Referenz A merken</translation>
    </message>
</context>
<context>
    <name>quadrille::ScheduleModel</name>
    <message>
        <source>Enter uses a schedule; the mark draws its bubble curve</source>
        <translation>Eingabe verwendet einen Ablaufplan; das Häkchen zeichnet seine Bubble-Kurve</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>÷ ideal</source>
        <comment>idle over ideal time</comment>
        <translation>÷ ideal</translation>
    </message>
    <message>
        <source>÷ total</source>
        <comment>idle over total time</comment>
        <translation>÷ gesamt</translation>
    </message>
    <message>
        <source>Makespan</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>vs best</source>
        <translation>ggü. Opt.</translation>
    </message>
    <message>
        <source>Memory of the fullest stage; the mark is at 80 % of the GPU</source>
        <translation>Speicher der vollsten Stufe; die Marke steht bei 80 % der GPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>P(OOM)</source>
        <translation>P(OOM)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a schedule and why it cannot run</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>longer by a share</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1, the plan&apos;s own</source>
        <translation>%1, der des Plans</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>memory and its zone</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>quadrille::ScheduleTable</name>
    <message>
        <source>schedule</source>
        <translation>Ablaufplan</translation>
    </message>
    <message>
        <source>current</source>
        <translation>jetziger</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>bubble ÷ ideal</source>
        <translation>Bubble ÷ ideal</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>Bubble ÷ gesamt</translation>
    </message>
    <message>
        <source>makespan (s)</source>
        <translation>Dauer (s)</translation>
    </message>
    <message>
        <source>makespan (units)</source>
        <translation>Dauer (Einheiten)</translation>
    </message>
    <message>
        <source>lower bound (s)</source>
        <translation>untere Schranke (s)</translation>
    </message>
    <message>
        <source>lower bound (units)</source>
        <translation>untere Schranke (Einheiten)</translation>
    </message>
    <message>
        <source>memory (bytes)</source>
        <translation>Speicher (Byte)</translation>
    </message>
    <message>
        <source>fullest stage</source>
        <translation>vollste Stufe</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>chance of running out</source>
        <translation>OOM-Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>sent (bytes)</source>
        <translation>gesendet (Byte)</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>warum nicht</translation>
    </message>
    <message>
        <source>Comparison of schedules</source>
        <translation>Vergleich der Ablaufpläne</translation>
    </message>
</context>
<context>
    <name>quadrille::SchedulesPanel</name>
    <message>
        <source>Comparing schedules: %1 of %2…</source>
        <translation>Ablaufpläne werden verglichen: %1 von %2 …</translation>
    </message>
    <message>
        <source>Use the schedule %1</source>
        <translation>Ablaufplan %1 verwenden</translation>
    </message>
</context>
<context>
    <name>quadrille::SensitivityPanel</name>
    <message>
        <source>Looking at what one change would do…</source>
        <translation>Was eine einzelne Änderung bewirken würde, wird untersucht …</translation>
    </message>
</context>
<context>
    <name>quadrille::SessionController</name>
    <message>
        <source>“%1” was not opened, and the open session is untouched.
%2</source>
        <translation>„%1“ wurde nicht geöffnet; die offene Sitzung ist unverändert.
%2</translation>
    </message>
    <message>
        <source>The session was not saved.
%1</source>
        <translation>Die Sitzung wurde nicht gespeichert.
%1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>The session could not be kept.</source>
        <translation>Die Sitzung konnte nicht aufgehoben werden.</translation>
    </message>
    <message>
        <source>The session as it is now comes back at the next start.</source>
        <translation>Die Sitzung, wie sie jetzt ist, ist beim nächsten Start wieder da.</translation>
    </message>
    <message>
        <source>The session as it is now is kept as “%1”.</source>
        <translation>Die Sitzung, wie sie jetzt ist, liegt unter „%1“.</translation>
    </message>
    <message>
        <source>The program ended before “%1” was saved: these are its changes.</source>
        <translation>Das Programm endete, bevor „%1“ gespeichert war: Dies sind die Änderungen.</translation>
    </message>
</context>
<context>
    <name>quadrille::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>quadrille::SpeakerWindow</name>
    <message>
        <source>Speaker’s notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1: stop %2 of %3</source>
        <comment>name of a deck, two numbers</comment>
        <translation>%1: Haltepunkt %2 von %3</translation>
    </message>
    <message>
        <source>No notes.</source>
        <translation>Keine Notizen.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a stop</comment>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>This is the last stop.</source>
        <translation>Dies ist der letzte Haltepunkt.</translation>
    </message>
    <message>
        <source>%1 · %2 since the start</source>
        <comment>time of day, minutes and seconds</comment>
        <translation>%1 · %2 seit Beginn</translation>
    </message>
</context>
<context>
    <name>quadrille::StepPage</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>Zeigen Sie es &amp;mir</translation>
    </message>
    <message>
        <source>Brings up what this step is about</source>
        <translation>Holt nach vorn, worum es in diesem Schritt geht</translation>
    </message>
    <message>
        <source>F&amp;inish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Le&amp;ave</source>
        <translation>Ver&amp;lassen</translation>
    </message>
    <message>
        <source>Back to the contents and to your own plan (Esc)</source>
        <translation>Zurück zum Inhalt und zu Ihrem eigenen Plan (Esc)</translation>
    </message>
</context>
<context>
    <name>quadrille::StepPanel</name>
    <message>
        <source>Model FLOPs, as Megatron-LM</source>
        <translation>Modell-FLOPs wie Megatron-LM</translation>
    </message>
    <message>
        <source>Causal model FLOPs</source>
        <translation>Kausale Modell-FLOPs</translation>
    </message>
    <message>
        <source>Hardware FLOPs, with recomputation</source>
        <translation>Hardware-FLOPs mit Neuberechnung</translation>
    </message>
    <message>
        <source>All scores of attention count, masked or not, and nothing that is repeated.</source>
        <translation>Alle Scores der Attention zählen, maskiert oder nicht, und nichts Wiederholtes.</translation>
    </message>
    <message>
        <source>The masked half of attention does not count.</source>
        <translation>Die maskierte Hälfte der Attention zählt nicht.</translation>
    </message>
    <message>
        <source>What recomputation repeats counts again: HFU.</source>
        <translation>Was Neuberechnung wiederholt, zählt erneut: HFU.</translation>
    </message>
    <message>
        <source>MFU counts:</source>
        <translation>MFU zählt:</translation>
    </message>
    <message>
        <source>FLOPs that utilisation counts</source>
        <translation>FLOPs, die für die Auslastung zählen</translation>
    </message>
    <message>
        <source>What is assumed of failures and checkpoints stands in the section “Estimate” of the plan.</source>
        <translation>Was über Ausfälle und Checkpoints angenommen wird, steht im Abschnitt „Schätzung“ des Plans.</translation>
    </message>
    <message>
        <source>Click: these runs on the truth page, where each can be loaded</source>
        <translation>Klick: diese Läufe auf der Wahrheitsseite, wo jeder geladen werden kann</translation>
    </message>
</context>
<context>
    <name>quadrille::StopEdit</name>
    <message>
        <source>What the audience reads below the panels</source>
        <translation>Was das Publikum unter den Feldern liest</translation>
    </message>
    <message>
        <source>What the speaker alone sees</source>
        <translation>Was nur sieht, wer vorträgt</translation>
    </message>
    <message>
        <source>Up to three panels, in the order in which they are chosen</source>
        <translation>Bis zu drei Felder, in der Reihenfolge, in der sie gewählt werden</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>One to %1 panels of a stop</source>
        <translation>Ein bis %1 Ansichten je Haltepunkt</translation>
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
        <translation>Haltepunkt „%1“ nennen</translation>
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
        <translation>Vortrag umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Keep what is on screen as stops of a talk, and present them</source>
        <translation>Behalten Sie, was zu sehen ist, als Haltepunkte eines Vortrags, und führen Sie sie vor</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n stops</source>
        <comment>name of a deck</comment>
        <translation>
            <numerusform>„%1“ hat %n Haltepunkt</numerusform>
            <numerusform>„%1“ hat %n Haltepunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Haltepunkt %1</translation>
    </message>
    <message>
        <source>Show the window of now at “%1”</source>
        <translation>Bei „%1“ das jetzige Fenster zeigen</translation>
    </message>
    <message>
        <source>Describe the stop “%1”</source>
        <translation>Haltepunkt „%1“ beschreiben</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Begin another deck</source>
        <translation>Einen weiteren Vortrag beginnen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Give this deck another name</source>
        <translation>Diesem Vortrag einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this deck with its stops</source>
        <translation>Diesen Vortrag mit seinen Haltepunkten löschen</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Let this stop show what is on screen now; caption, notes and panels stay</source>
        <translation>Diesen Haltepunkt zeigen lassen, was jetzt zu sehen ist; Beschriftung, Notizen und Felder bleiben</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Vortrag</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Return shows a stop in the window, F2 renames it, Alt with ↑ ↓ moves it, Delete deletes it</source>
        <translation>Eingabe zeigt einen Haltepunkt im Fenster, F2 benennt ihn um, Alt mit ↑ ↓ verschiebt ihn, Entf löscht ihn</translation>
    </message>
    <message>
        <source>Stops of a talk stand here: what the window shows now, to be shown again. Set it as the audience is to see it, and keep it.</source>
        <translation>Hier stehen die Haltepunkte eines Vortrags: was das Fenster jetzt zeigt, um es wieder zu zeigen. Stellen Sie es so ein, wie das Publikum es sehen soll, und behalten Sie es.</translation>
    </message>
    <message>
        <source>Keep this as the first stop</source>
        <translation>Dies als ersten Haltepunkt behalten</translation>
    </message>
</context>
<context>
    <name>quadrille::SweepCurve</name>
    <message>
        <source>runnable</source>
        <translation>lauffähig</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <comment>a part of memory</comment>
        <translation>%1 (Byte)</translation>
    </message>
    <message>
        <source>total (bytes)</source>
        <translation>gesamt (Byte)</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>bubble ÷ total</source>
        <translation>Bubble ÷ gesamt</translation>
    </message>
    <message>
        <source>total of A (bytes)</source>
        <translation>A gesamt (Byte)</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>warum nicht</translation>
    </message>
    <message>
        <source>Curve of memory and bubble</source>
        <translation>Kurve von Speicher und Bubble</translation>
    </message>
    <message>
        <source>Move the plan here</source>
        <translation>Plan hierher verschieben</translation>
    </message>
</context>
<context>
    <name>quadrille::SweepPanel</name>
    <message>
        <source>Along:</source>
        <translation>Entlang:</translation>
    </message>
    <message>
        <source>Dimension of the curve</source>
        <translation>Dimension der Kurve</translation>
    </message>
</context>
<context>
    <name>quadrille::TableCopy</name>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>Als CSV &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
</context>
<context>
    <name>quadrille::TablesPanel</name>
    <message>
        <source>Load a cell of table %1</source>
        <translation>Zelle aus Tabelle %1 laden</translation>
    </message>
</context>
<context>
    <name>quadrille::TalkController</name>
    <message>
        <source>Show the stop “%1”</source>
        <translation>Haltepunkt „%1“ zeigen</translation>
    </message>
    <message>
        <source>There is nothing to present yet: “Keep as a stop of the talk” keeps what is on screen.</source>
        <translation>Noch gibt es nichts vorzuführen: „Als Haltepunkt des Vortrags behalten“ behält, was zu sehen ist.</translation>
    </message>
    <message>
        <source>Kept as “%1”, with %2.</source>
        <comment>a stop of a talk, its panels</comment>
        <translation>Behalten als „%1“, mit %2.</translation>
    </message>
</context>
<context>
    <name>quadrille::TermPictures</name>
    <message>
        <source>A small plan, not yours: %1</source>
        <comment>what a picture shows</comment>
        <translation>Ein kleiner Plan, nicht Ihrer: %1</translation>
    </message>
</context>
<context>
    <name>quadrille::TokenBox</name>
    <message>
        <source>%1 T tokens</source>
        <comment>10^12</comment>
        <translation>%1 Bio. Token</translation>
    </message>
    <message>
        <source>%1 B tokens</source>
        <comment>10^9</comment>
        <translation>%1 Mrd. Token</translation>
    </message>
    <message>
        <source>%1 M tokens</source>
        <comment>10^6</comment>
        <translation>%1 Mio. Token</translation>
    </message>
</context>
<context>
    <name>quadrille::Tornado</name>
    <message>
        <source>What one change would gain or lose</source>
        <translation>Was eine Änderung brächte oder kostete</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>speed (share)</source>
        <translation>Geschwindigkeit (Anteil)</translation>
    </message>
    <message>
        <source>step (s)</source>
        <translation>Schritt (s)</translation>
    </message>
    <message>
        <source>memory (B)</source>
        <translation>Speicher (B)</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>warum nicht</translation>
    </message>
    <message>
        <source>enough (share)</source>
        <translation>genug (Anteil)</translation>
    </message>
    <message>
        <source>Make this change</source>
        <translation>Diese Änderung vornehmen</translation>
    </message>
</context>
<context>
    <name>quadrille::Tour</name>
    <message>
        <source>Best plan for %1 on %2 GPUs</source>
        <translation>Bester Plan für %1 auf %2 GPUs</translation>
    </message>
    <message>
        <source>%1. None of them can run; the bar above says which rule is broken and offers repairs.</source>
        <comment>plans looked at</comment>
        <translation>%1. Keiner davon ist lauffähig; die Leiste oben sagt, welche Regel verletzt ist, und bietet Abhilfe an.</translation>
    </message>
    <message>
        <source>%1, and this is the fastest that fits. %2 Click any number to see how it comes about.</source>
        <translation>%1, und dieser ist der schnellste, der passt. %2 Klicken Sie auf eine Zahl, um zu sehen, wie sie zustande kommt.</translation>
    </message>
    <message>
        <source>%1, and none of them fits. The one that comes closest is on screen. %2 “Make it fit” tells what would help.</source>
        <translation>%1, und keiner davon passt. Zu sehen ist der, dem am wenigsten fehlt. %2 „Passend machen“ sagt, was helfen würde.</translation>
    </message>
    <message>
        <source>What do you want to train?</source>
        <translation>Was möchten Sie trainieren?</translation>
    </message>
    <message>
        <source>Quadrille answers one question: how should a model be split over your GPUs? Ask it yours; the best split is looked for.</source>
        <translation>Quadrille beantwortet eine Frage: Wie soll ein Modell auf Ihre GPUs verteilt werden? Stellen Sie die Ihre; die beste Aufteilung wird gesucht.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern Sie ihn</translation>
    </message>
    <message>
        <source>Move a slider: everything follows at once. The strip below it shows beforehand which values fit (green), may run out of memory (yellow) or do not fit (red). %1 takes a change back.</source>
        <translation>Bewegen Sie einen Regler: Alles folgt sofort. Der Streifen darunter zeigt vorab, welche Werte passen (grün), knapp werden können (gelb) oder nicht passen (rot). %1 nimmt eine Änderung zurück.</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Sehen Sie, warum</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter geht es</translation>
    </message>
    <message>
        <source>More views stand here in groups: all plans that fit, studies, lessons (%1) and a laboratory to schedule a pipeline by hand. %2 finds any command or value. This tour is in the Help menu.</source>
        <translation>Hier stehen weitere Ansichten in Gruppen: alle Pläne, die passen, Studien, Lektionen (%1) und ein Labor, in dem Sie eine Pipeline von Hand einplanen. %2 findet jeden Befehl und jeden Wert. Dieser Rundgang steht im Hilfemenü.</translation>
    </message>
    <message>
        <source>Looking at every way to split it…</source>
        <translation>Alle Aufteilungen werden angesehen …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plan(s) looked at</source>
        <translation>
            <numerusform>%Ln Plan angesehen</numerusform>
            <numerusform>%Ln Pläne angesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 plans</source>
        <comment>plans looked at</comment>
        <translation>Nach %1 von %2 Plänen angehalten</translation>
    </message>
    <message>
        <source>%1 of %2 plans looked at</source>
        <comment>so far</comment>
        <translation>%1 von %2 Plänen angesehen</translation>
    </message>
    <message>
        <source>%1. Some fit; the fastest of them is kept in mind.</source>
        <translation>%1. Einige passen; der schnellste davon ist vorgemerkt.</translation>
    </message>
    <message>
        <source>%1. None of them fits so far.</source>
        <translation>%1. Bisher passt keiner.</translation>
    </message>
    <message>
        <source>Your lesson waits where you left it.</source>
        <translation>Ihre Lektion wartet dort, wo Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>&amp;Take the best so far</source>
        <translation>Den bisher besten &amp;nehmen</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>plans looked at; names of schedules</comment>
        <translation>%1 (Zeitpläne: %2)</translation>
    </message>
    <message>
        <source>Beside it, what each pipeline stage holds; here, what it does during a step, where the hatched time is idle. Point at anything to read it, press E on it to have it explained.</source>
        <translation>Daneben, was jede Stufe der Pipeline hält; hier, was sie während eines Schritts tut, schraffiert ist Leerlauf. Zeigen Sie auf etwas, um es abzulesen, und drücken Sie darauf E, um es erklärt zu bekommen.</translation>
    </message>
    <message>
        <source>F&amp;ind the best plan</source>
        <translation>Besten Plan &amp;finden</translation>
    </message>
</context>
<context>
    <name>quadrille::TourCard</name>
    <message>
        <source>%1 of %2</source>
        <comment>stops of the tour</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>Rundgang ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>quadrille::TourQuestion</name>
    <message>
        <source>I have</source>
        <comment>… GPUs</comment>
        <translation>Ich habe</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Anzahl der GPUs</translation>
    </message>
    <message>
        <source>Kind of GPU</source>
        <translation>Art der GPU</translation>
    </message>
    <message>
        <source>and want to train</source>
        <comment>a model</comment>
        <translation>und möchte trainieren:</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>quadrille::TruthPanel</name>
    <message>
        <source>All sources</source>
        <translation>Alle Quellen</translation>
    </message>
    <message>
        <source>All GPUs</source>
        <translation>Alle GPUs</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <source>Fitted on</source>
        <translation>Zur Anpassung</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Predicting %1 of %2 runs…</source>
        <translation>%1 von %2 Läufen werden vorhergesagt …</translation>
    </message>
    <message>
        <source>Reading the published runs…</source>
        <translation>Die veröffentlichten Läufe werden gelesen …</translation>
    </message>
    <message>
        <source>No run passes these filters</source>
        <translation>Kein Lauf passiert diese Filter</translation>
    </message>
    <message>
        <source>All shown</source>
        <translation>Alle gezeigten</translation>
    </message>
    <message>
        <source>Of these, fitted on</source>
        <translation>Davon zur Anpassung</translation>
    </message>
    <message>
        <source>Load the run %1</source>
        <translation>Lauf %1 laden</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Source of the runs</source>
        <translation>Quelle der Läufe</translation>
    </message>
    <message>
        <source>GPU of the runs</source>
        <translation>GPU der Läufe</translation>
    </message>
    <message>
        <source>Model of the runs</source>
        <translation>Modell der Läufe</translation>
    </message>
    <message>
        <source>Whether profiles were fitted on the runs</source>
        <translation>Ob Profile an die Läufe angepasst wurden</translation>
    </message>
    <message>
        <source>Profiles are fitted on runs whose source says enough about them; others are held out.</source>
        <translation>Profile sind an Läufe angepasst, deren Quelle genug über sie sagt; andere sind zurückgehalten.</translation>
    </message>
    <message>
        <source>Plans of the runs</source>
        <translation>Pläne der Läufe</translation>
    </message>
    <message>
        <source>Plan: tp=4 gpus&gt;=64</source>
        <translation>Plan: tp=4 gpus&gt;=64</translation>
    </message>
    <message>
        <source>What the axes measure</source>
        <translation>Was die Achsen messen</translation>
    </message>
    <message>
        <source>What the colours tell</source>
        <translation>Was die Farben sagen</translation>
    </message>
    <message>
        <source>Colour: GPU</source>
        <translation>Farbe: GPU</translation>
    </message>
    <message>
        <source>Colour: source</source>
        <translation>Farbe: Quelle</translation>
    </message>
    <message>
        <source>Predicted against measured, a sign for each run</source>
        <translation>Vorhergesagt gegen gemessen, ein Zeichen je Lauf</translation>
    </message>
    <message>
        <source>Errors by source, beside a rule and a constant</source>
        <translation>Fehler nach Quelle, neben einer Regel und einer Konstanten</translation>
    </message>
    <message>
        <source>Settings compared with values (%1), or words such as “selective”.</source>
        <translation>Einstellungen im Vergleich mit Werten (%1) oder Wörter wie „selective“.</translation>
    </message>
    <message>
        <source>Only %1 ✕</source>
        <comment>a source and table; a click ends this</comment>
        <translation>Nur %1 ✕</translation>
    </message>
    <message>
        <source>Only the runs of %1</source>
        <translation>Nur die Läufe aus %1</translation>
    </message>
    <message>
        <source>The fitted runs of %1 that are closest to the plan. A click shows all runs again.</source>
        <translation>Die angepassten Läufe aus %1, die dem Plan am nächsten sind. Ein Klick zeigt wieder alle Läufe.</translation>
    </message>
    <message>
        <source>Each published run stands here as it was measured and as it is predicted; what is chosen above leaves none of them.</source>
        <translation>Jeder veröffentlichte Lauf steht hier, wie er gemessen wurde und wie er vorhergesagt wird; die Auswahl oben lässt keinen davon übrig.</translation>
    </message>
    <message>
        <source>Show all runs</source>
        <translation>Alle Läufe zeigen</translation>
    </message>
    <message>
        <source>“%1” compares nothing</source>
        <translation>„%1“ vergleicht nichts</translation>
    </message>
    <message>
        <source>Write tp=4 or gpus&gt;=64; the tip of the field names all that can be compared.</source>
        <translation>Zu schreiben ist etwa tp=4 oder gpus&gt;=64; der Tipp des Feldes nennt alles, was verglichen werden kann.</translation>
    </message>
</context>
<context>
    <name>quadrille::TruthScatter</name>
    <message>
        <source>Predicted against measured</source>
        <translation>Vorhergesagt gegen gemessen</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>predicted step (s)</source>
        <translation>vorhergesagter Schritt (s)</translation>
    </message>
    <message>
        <source>measured step (s)</source>
        <translation>gemessener Schritt (s)</translation>
    </message>
    <message>
        <source>predicted FLOP/s per GPU</source>
        <translation>vorhergesagte FLOP/s je GPU</translation>
    </message>
    <message>
        <source>measured FLOP/s per GPU</source>
        <translation>gemessene FLOP/s je GPU</translation>
    </message>
    <message>
        <source>predicted MFU</source>
        <translation>vorhergesagte MFU</translation>
    </message>
    <message>
        <source>measured MFU</source>
        <translation>gemessene MFU</translation>
    </message>
    <message>
        <source>error of throughput</source>
        <translation>Fehler des Durchsatzes</translation>
    </message>
    <message>
        <source>ran out of memory</source>
        <translation>Speicher reichte nicht</translation>
    </message>
    <message>
        <source>expected to run out</source>
        <translation>Speicher voll erwartet</translation>
    </message>
    <message>
        <source>Load this run</source>
        <translation>Diesen Lauf laden</translation>
    </message>
    <message>
        <source>nine in ten: step from (s)</source>
        <translation>neun von zehn: Schritt von (s)</translation>
    </message>
    <message>
        <source>nine in ten: step to (s)</source>
        <translation>neun von zehn: Schritt bis (s)</translation>
    </message>
    <message>
        <source>predicted memory (bytes)</source>
        <translation>vorhergesagter Speicher (Bytes)</translation>
    </message>
    <message>
        <source>measured memory (bytes)</source>
        <translation>gemessener Speicher (Bytes)</translation>
    </message>
    <message>
        <source>kind of memory</source>
        <translation>Art des Speichers</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ausgang</translation>
    </message>
</context>
<context>
    <name>quadrille::VerdictBar</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Memory of the fullest stage, %1. Click to see how it is computed.</source>
        <translation>Speicher der vollsten Stufe, %1. Ein Klick zeigt die Berechnung.</translation>
    </message>
    <message>
        <source>A cannot run</source>
        <translation>A nicht lauffähig</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>+%1 weitere</translation>
    </message>
    <message numerus="yes">
        <source>%n more broken rules</source>
        <translation>
            <numerusform>%n weitere verletzte Regel</numerusform>
            <numerusform>%n weitere verletzte Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as calibrated on published runs.
%2</source>
        <comment>probability to run out, another sentence</comment>
        <translation>%1, kalibriert an veröffentlichten Läufen.
%2</translation>
    </message>
    <message>
        <source>Click to see how it is computed.</source>
        <translation>Ein Klick zeigt die Berechnung.</translation>
    </message>
    <message>
        <source>A trains %1</source>
        <comment>a model</comment>
        <translation>A trainiert %1</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
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
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>Token/s je GPU</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>TFLOP/s je GPU</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bubble</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>Größe der Datenparallelität</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Mikro-Batches</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>Große Zahlen</translation>
    </message>
    <message>
        <source>The difference: %1.</source>
        <translation>Der Unterschied: %1.</translation>
    </message>
    <message>
        <source>The plan is being computed.</source>
        <translation>Der Plan wird berechnet.</translation>
    </message>
    <message>
        <source>computing</source>
        <translation>rechnet</translation>
    </message>
</context>
<context>
    <name>quadrille::VerdictToolBar</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Pin A</source>
        <translation>A merken</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Aufheben</translation>
    </message>
</context>
<context>
    <name>quadrille::VolumesTable</name>
    <message>
        <source>Communication volumes of textbooks</source>
        <translation>Kommunikationsvolumen aus Lehrbüchern</translation>
    </message>
    <message>
        <source>There is no plan to show yet.</source>
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>volume or link</source>
        <translation>Volumen oder Verbindung</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>formula or bandwidth</source>
        <translation>Formel oder Bandbreite</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>why not alike</source>
        <translation>warum verschieden</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Byte</translation>
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
        <translation>Noch gibt es keinen Plan zu zeigen.</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>share of the step</source>
        <translation>Anteil am Schritt</translation>
    </message>
    <message>
        <source>time of A (s)</source>
        <translation>Zeit von A (s)</translation>
    </message>
    <message>
        <source>Time of a step by what it is spent on</source>
        <translation>Zeit eines Schritts nach ihrer Verwendung</translation>
    </message>
</context>
<context>
    <name>quadrille::WindowCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>quadrille::text_io</name>
    <message>
        <source>%1, edited</source>
        <comment>a model</comment>
        <translation>%1, bearbeitet</translation>
    </message>
    <message>
        <source>Model of %1</source>
        <comment>how many parameters it has: 7.5 B</comment>
        <translation>Modell mit %1</translation>
    </message>
</context>
<context>
    <name>recipe</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Selektiv</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO-Stufe</translation>
    </message>
    <message>
        <source>0 · nothing</source>
        <translation>0 · nichts</translation>
    </message>
    <message>
        <source>1 · optimizer</source>
        <translation>1 · Optimizer</translation>
    </message>
    <message>
        <source>2 · + gradients</source>
        <translation>2 · + Gradienten</translation>
    </message>
    <message>
        <source>3 · + parameters</source>
        <translation>3 · + Parameter</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Sequenzparallelität</translation>
    </message>
    <message>
        <source>Auto: on</source>
        <translation>Auto: an</translation>
    </message>
    <message>
        <source>Auto: off</source>
        <translation>Auto: aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Recompute every n-th layer</source>
        <translation>Jede n-te Schicht neu berechnen</translation>
    </message>
    <message>
        <source>1 in </source>
        <comment>one layer in so many</comment>
        <translation>1 von </translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>FP8 (not on this GPU)</source>
        <translation>FP8 (nicht auf dieser GPU)</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 hat keine FP8-Einheiten.</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>2 bytes</source>
        <translation>2 Byte</translation>
    </message>
    <message>
        <source>4 bytes</source>
        <translation>4 Byte</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Optimizer bytes</source>
        <translation>Byte des Optimizers</translation>
    </message>
    <message>
        <source> B</source>
        <comment>bytes</comment>
        <translation> B</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>Schieflage der Experten</translation>
    </message>
    <message>
        <source>fp32 weights</source>
        <translation>fp32-Gewichte</translation>
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
        <translation>Verschm. Loss</translation>
    </message>
    <message>
        <source>Gathered logits</source>
        <translation>Volle Logits</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>Sequence par.</source>
        <translation>Sequenzpar.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechn.</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>Schieflage</translation>
    </message>
    <message>
        <source>Shard group</source>
        <translation>Aufteilungsgruppe</translation>
    </message>
    <message>
        <source> ranks</source>
        <translation> Ränge</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>alle Kopien</translation>
    </message>
    <message>
        <source>Modules to recompute</source>
        <translation>Neu zu berechnende Module</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>Attention-Kern</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normen</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>MLP and attention core</source>
        <translation>MLP und Attention-Kern</translation>
    </message>
    <message>
        <source>MoE</source>
        <translation>MoE</translation>
    </message>
    <message>
        <source>Expert activation</source>
        <translation>Experten-Aktivierung</translation>
    </message>
    <message>
        <source>MLA projection</source>
        <translation>MLA-Projektion</translation>
    </message>
    <message>
        <source>Norms, activation, MLA</source>
        <translation>Normen, Aktivierung, MLA</translation>
    </message>
    <message>
        <source>NVFP4 (not on this GPU)</source>
        <translation>NVFP4 (nicht auf dieser GPU)</translation>
    </message>
    <message>
        <source>No NVFP4 rate of %1 is known.</source>
        <translation>Für %1 ist keine NVFP4-Rate bekannt.</translation>
    </message>
    <message>
        <source>FP8 scales</source>
        <translation>FP8-Skalen</translation>
    </message>
    <message>
        <source>One a tensor</source>
        <translation>Eine je Tensor</translation>
    </message>
    <message>
        <source>One a block of 128</source>
        <translation>Eine je Block von 128</translation>
    </message>
    <message>
        <source>Offload to host</source>
        <translation>Auslagern zum Host</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>Optimizer-Zustände</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Offloaded activations</source>
        <translation>Ausgelagerte Aktivierungen</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagern</translation>
    </message>
    <message>
        <source>FP8 parameters</source>
        <translation>FP8-Parameter</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Order of ranks</source>
        <translation>Reihenfolge der Ränge</translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Expert tensor parallel</source>
        <translation>Experten-Tensorparallelität</translation>
    </message>
    <message>
        <source>as TP</source>
        <translation>wie TP</translation>
    </message>
    <message>
        <source>Expert overlap</source>
        <translation>Überlappung der Experten</translation>
    </message>
    <message>
        <source>Expert capacity</source>
        <translation>Kapazität der Experten</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Nodes of a token</source>
        <translation>Knoten eines Tokens</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>alle Knoten</translation>
    </message>
    <message>
        <source>Expert TP</source>
        <translation>Experten-TP</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Context exchange</source>
        <translation>Kontextaustausch</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>All-gather</source>
        <translation>All-Gather</translation>
    </message>
    <message>
        <source>Ulysses × ring</source>
        <translation>Ulysses × Ring</translation>
    </message>
    <message>
        <source>Ulysses ranks</source>
        <translation>Ulysses-Ränge</translation>
    </message>
    <message>
        <source>as heads allow</source>
        <translation>wie Köpfe erlauben</translation>
    </message>
    <message>
        <source>Context balance</source>
        <translation>Kontextausgleich</translation>
    </message>
    <message>
        <source>Zig-zag</source>
        <translation>Zickzack</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>Zusammenhängend</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Multi-token prediction</source>
        <translation>Multi-Token-Vorhersage</translation>
    </message>
    <message>
        <source>none</source>
        <comment>modules</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Fast link’s domain</source>
        <translation>Bereich der schnellen Verbindung</translation>
    </message>
    <message>
        <source> GPUs</source>
        <translation> GPUs</translation>
    </message>
    <message>
        <source>usual: %1</source>
        <comment>GPUs</comment>
        <translation>üblich: %1</translation>
    </message>
    <message>
        <source>Leaf of the network</source>
        <translation>Leaf des Netzes</translation>
    </message>
    <message>
        <source>one for all</source>
        <translation>einer für alle</translation>
    </message>
    <message>
        <source>Oversubscription of the spine</source>
        <translation>Überbuchung des Spine</translation>
    </message>
    <message>
        <source>Fast link</source>
        <translation>Schnelle Verb.</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Leaf</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Spine</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>Attention-Kernel</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>FP8 dispatch</source>
        <translation>FP8-Versand</translation>
    </message>
    <message>
        <source>FlashAttention, Triton</source>
        <translation>FlashAttention, Triton</translation>
    </message>
    <message>
        <source>Transport between nodes</source>
        <translation>Transport zwischen Knoten</translation>
    </message>
    <message>
        <source>By the host</source>
        <comment>transport between nodes</comment>
        <translation>Über den Host</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Auto: %1</source>
        <comment>what the framework takes</comment>
        <translation>Auto: %1</translation>
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
        <translation>size: muss in jeder Richtung 1 bis %1 Pixel sein</translation>
    </message>
    <message>
        <source>%1: must end in .png, .svg or .pdf</source>
        <translation>%1: muss auf .png, .svg oder .pdf enden</translation>
    </message>
    <message>
        <source>%1: there is too little memory for a picture of this size</source>
        <translation>%1: Für ein Bild dieser Größe ist zu wenig Speicher frei</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Folie, 16:9</translation>
    </message>
    <message>
        <source>Half a slide</source>
        <translation>Halbe Folie</translation>
    </message>
    <message>
        <source>Column of a paper</source>
        <translation>Spalte eines Artikels</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a plan, and the plan in a line</comment>
        <translation>%1: %2</translation>
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
        <translation>Frage</translation>
    </message>
    <message>
        <source>How should the training of %1 (%2 parameters) be split over %3? %4. A step trains on %5 sequences of %6 tokens, %7 tokens together.</source>
        <comment>model, number, GPUs, how they stand, three numbers</comment>
        <translation>Wie soll das Training von %1 (%2 Parameter) auf %3 verteilt werden? %4. Ein Schritt trainiert auf %5 Sequenzen von %6 Token, zusammen %7 Token.</translation>
    </message>
    <message>
        <source>Do not start a long training with %1 untried: this plan may run out of memory.</source>
        <translation>Beginnen Sie mit %1 kein langes Training, ohne es zu erproben: Bei diesem Plan kann der Speicher ausgehen.</translation>
    </message>
    <message>
        <source>Do not split it as %1: this plan does not fit.</source>
        <translation>Verteilen Sie es nicht als %1: Dieser Plan passt nicht.</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>The whole training: %1.</source>
        <translation>Das ganze Training: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>No single change mends all of it.</source>
        <translation>Keine einzelne Änderung behebt alles.</translation>
    </message>
    <message>
        <source>Each of these changes alone mends it:</source>
        <translation>Jede dieser Änderungen allein behebt es:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>The plan then</source>
        <translation>Der Plan danach</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>Network of a GPU, Gbit/s</source>
        <translation>Netz einer GPU, Gbit/s</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and symbol of a setting</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>What the GPUs of each pipeline stage hold at their fullest, against the GPU’s memory.</source>
        <translation>Was die GPUs jeder Pipeline-Stufe im vollsten Augenblick halten, gegen den Speicher der GPU.</translation>
    </message>
    <message>
        <source>Where the time of a step goes: each bar begins where the one above it ends, from the least time that the computation needs to the time that a step takes.</source>
        <translation>Wohin die Zeit eines Schritts geht: Jeder Balken beginnt, wo der darüber endet, von der kürzesten Zeit, die die Berechnung braucht, bis zur Zeit, die ein Schritt dauert.</translation>
    </message>
    <message>
        <source>What each pipeline stage does during a step; where nothing is drawn it is idle.</source>
        <translation>Was jede Pipeline-Stufe während eines Schritts tut; wo nichts gezeichnet ist, steht sie still.</translation>
    </message>
    <message>
        <source>The pipeline has %1 operations, more than are drawn.</source>
        <translation>Die Pipeline hat %1 Operationen, mehr als gezeichnet werden.</translation>
    </message>
    <message>
        <source>What a GPU sends in a step, by what it is split for, how long that takes, and how much of it computation hides.</source>
        <translation>Was eine GPU in einem Schritt sendet, nach Art der Aufteilung, wie lange das dauert und wie viel davon hinter der Berechnung verschwindet.</translation>
    </message>
    <message>
        <source>The plans around this one, which is framed: two of its settings take other values.</source>
        <translation>Die Pläne um diesen herum, der umrandet ist: Zwei seiner Einstellungen nehmen andere Werte an.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>model, GPUs</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>A report by Quadrille %1</source>
        <translation>Ein Bericht von Quadrille %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Memory of every stage</source>
        <translation>Speicher jeder Stufe</translation>
    </message>
    <message>
        <source>Published runs</source>
        <translation>Veröffentlichte Läufe</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Nine in ten within</source>
        <translation>Neun von zehn innerhalb</translation>
    </message>
    <message>
        <source>Speeds of the GPU and its links: no runs on this GPU were fitted; its specifications and shares that are usual elsewhere are taken.</source>
        <translation>Geschwindigkeiten der GPU und ihrer Verbindungen: Keine Läufe auf dieser GPU wurden angepasst; es gelten ihre Spezifikationen und anderswo übliche Anteile.</translation>
    </message>
    <message>
        <source>Memory by eq. 18 of Fujii et al. (2024): Llama with ZeRO 1, sequence parallelism and no recomputation.</source>
        <translation>Speicher nach Gl. 18 von Fujii et al. (2024): Llama mit ZeRO 1, Sequenzparallelität und ohne Neuberechnung.</translation>
    </message>
    <message>
        <source>Memory tensor by tensor as %1 stores them (%2).</source>
        <comment>framework, its version</comment>
        <translation>Speicher Tensor für Tensor, wie %1 sie ablegt (%2).</translation>
    </message>
    <message>
        <source>Outside the allocator: %1 of driver and libraries, %2 for each communicator.</source>
        <translation>Außerhalb des Allokators: %1 für Treiber und Bibliotheken, %2 für jeden Kommunikator.</translation>
    </message>
    <message>
        <source>The allocator reserves %1 beyond what is allocated.</source>
        <translation>Der Allokator reserviert %1 mehr, als belegt ist.</translation>
    </message>
    <message>
        <source>The busiest experts get %1 times an even share of the tokens.</source>
        <translation>Die am stärksten belasteten Experten erhalten das %1-Fache eines gleichmäßigen Anteils der Token.</translation>
    </message>
    <message>
        <source>Cost and days</source>
        <translation>Kosten und Tage</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>How far to trust it</source>
        <translation>Wie weit man dem trauen kann</translation>
    </message>
    <message>
        <source>Sources that were left out of the fit are predicted with a median error of %1, and %2 of their runs lie in the interval.</source>
        <translation>Quellen, die bei der Anpassung ausgelassen wurden, werden mit einem Medianfehler von %1 vorhergesagt, und %2 ihrer Läufe liegen im Intervall.</translation>
    </message>
    <message>
        <source>The chance of running out of memory is fitted to published runs that did and that did not; it is never taken to be below %1 or above %2.</source>
        <translation>Die Wahrscheinlichkeit, dass der Speicher ausgeht, ist an veröffentlichte Läufe angepasst, bei denen er ausging oder nicht; sie wird nie unter %1 oder über %2 angesetzt.</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Dasselbe noch einmal</translation>
    </message>
    <message>
        <source>Quadrille %1 answers this with the same numbers:</source>
        <translation>Quadrille %1 antwortet hierauf mit denselben Zahlen:</translation>
    </message>
    <message>
        <source>The session is part of this document. It also has what no option sets, such as a model or a profile of one’s own.</source>
        <translation>Die Sitzung ist Teil dieses Dokuments. Sie enthält auch, was keine Option setzt, etwa ein eigenes Modell oder Profil.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>an interval</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU, allocated</source>
        <translation>Speicher der vollsten GPU, belegt</translation>
    </message>
    <message>
        <source>The same, reserved</source>
        <translation>Derselbe, reserviert</translation>
    </message>
    <message>
        <source>The same, on the device</source>
        <translation>Derselbe, auf dem Gerät</translation>
    </message>
    <message>
        <source>Chance of running out of memory</source>
        <translation>Wahrscheinlichkeit, dass der Speicher ausgeht</translation>
    </message>
    <message>
        <source>Time of a step</source>
        <translation>Dauer eines Schritts</translation>
    </message>
    <message>
        <source>Nine of ten steps take</source>
        <translation>Neun von zehn Schritten dauern</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Computation of a GPU</source>
        <translation>Rechenleistung einer GPU</translation>
    </message>
    <message>
        <source>Throughput of a GPU</source>
        <translation>Durchsatz einer GPU</translation>
    </message>
    <message>
        <source>Throughput of all GPUs</source>
        <translation>Durchsatz aller GPUs</translation>
    </message>
    <message>
        <source>Idle share of the pipeline, idle ÷ total</source>
        <translation>Leerlaufanteil der Pipeline, Leerlauf ÷ gesamt</translation>
    </message>
    <message>
        <source>The same, idle ÷ ideal</source>
        <translation>Derselbe, Leerlauf ÷ ideal</translation>
    </message>
    <message>
        <source>Textbook, for equal stages, idle ÷ total</source>
        <translation>Lehrbuch, bei gleichen Stufen, Leerlauf ÷ gesamt</translation>
    </message>
    <message>
        <source>Data parallel size</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>Micro-batches of a pipeline</source>
        <translation>Mikro-Batches einer Pipeline</translation>
    </message>
    <message>
        <source>Sent by each GPU in a step</source>
        <translation>Je GPU in einem Schritt gesendet</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>Token des Trainings</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-Stunden</translation>
    </message>
    <message>
        <source>Price, at %1 for a GPU-hour</source>
        <translation>Preis, bei %1 je GPU-Stunde</translation>
    </message>
    <message>
        <source>Goodput: share of the time that trains</source>
        <translation>Goodput: Anteil der Zeit, in der trainiert wird</translation>
    </message>
    <message>
        <source>Stage, GiB</source>
        <translation>Stufe, GiB</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… %1 weitere</translation>
    </message>
    <message>
        <source>The numbers of this picture</source>
        <translation>Die Zahlen dieses Bildes</translation>
    </message>
    <message>
        <source>Take the session out of this page</source>
        <translation>Die Sitzung aus dieser Seite speichern</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>Die Sitzung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a page, the number of pages</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, and its difference from another plan’s</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Plans side by side</source>
        <translation>Pläne nebeneinander</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>Memory, the parts of a step and the pipeline of these plans, on common axes.</source>
        <translation>Speicher, Teile eines Schritts und Pipeline dieser Pläne auf gemeinsamen Achsen.</translation>
    </message>
    <message numerus="yes">
        <source>Speeds of the GPU and its links: profile %1, fitted on %Ln runs.</source>
        <translation>
            <numerusform>Geschwindigkeiten der GPU und ihrer Verbindungen: Profil %1, an %Ln Lauf angepasst.</numerusform>
            <numerusform>Geschwindigkeiten der GPU und ihrer Verbindungen: Profil %1, an %Ln Läufe angepasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every expert gets an even share of the tokens.</source>
        <translation>Jeder Experte erhält einen gleichen Anteil der Tokens.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a difference, and a word that judges it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>better</source>
        <comment>than another plan</comment>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <comment>than another plan</comment>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>In brackets: how a plan differs from %1; ≈ within the interval: which is better is not certain.</source>
        <translation>In Klammern: der Unterschied zu %1; ≈ innerhalb des Intervalls: was besser ist, ist nicht sicher.</translation>
    </message>
    <message>
        <source>Split as %1, the training fits.</source>
        <translation>Aufgeteilt als %1 passt das Training.</translation>
    </message>
    <message>
        <source>Split as %1, this training cannot run. Why:</source>
        <translation>Verteilt als %1 ist dieses Training nicht lauffähig. Die Gründe:</translation>
    </message>
    <message>
        <source>The same, without the masked half of attention</source>
        <translation>Dasselbe, ohne die maskierte Hälfte der Attention</translation>
    </message>
    <message>
        <source>Doublings away</source>
        <translation>Verdopplungen entfernt</translation>
    </message>
    <message>
        <source>Do not start a long training with %1 untried: this plan will probably run out of memory.</source>
        <translation>Beginnen Sie mit %1 kein langes Training, ohne es zu erproben: Bei diesem Plan geht wahrscheinlich der Speicher aus.</translation>
    </message>
    <message>
        <source>%1, another framework</source>
        <comment>a distance</comment>
        <translation>%1, anderes Framework</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <comment>so many changes of a plan</comment>
        <translation>Und %1 weitere.</translation>
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
        <translation>Token</translation>
    </message>
    <message>
        <source>GPU-hour</source>
        <translation>GPU-Stunde</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Storage per GPU</source>
        <translation>Storage je GPU</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Tokens to train on</source>
        <translation>Token des Trainings</translation>
    </message>
    <message>
        <source> B</source>
        <comment>10^9 tokens</comment>
        <translation> Mrd.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Preis einer GPU-Stunde</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>Ausfallrate</translation>
    </message>
    <message>
        <source> in 10⁶ GPU-h</source>
        <translation> /10⁶ GPU-h</translation>
    </message>
    <message>
        <source>Time of a checkpoint</source>
        <translation>Zeit eines Checkpoints</translation>
    </message>
    <message>
        <source>by its bytes</source>
        <translation>nach Größe</translation>
    </message>
    <message>
        <source>Storage bandwidth</source>
        <translation>Bandbreite des Speichersystems</translation>
    </message>
    <message>
        <source> Gbit/s</source>
        <translation> Gbit/s</translation>
    </message>
    <message>
        <source>Time of a restart</source>
        <translation>Zeit eines Neustarts</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Abstand der Checkpoints</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>der beste</translation>
    </message>
</context>
<context>
    <name>run_sentence</name>
    <message>
        <source>%1 to %2</source>
        <comment>seconds</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>It ran out of memory, as this model expects.</source>
        <translation>Der Speicher reichte nicht, wie dieses Modell erwartet.</translation>
    </message>
    <message>
        <source>It ran out of memory, which this model does not expect.</source>
        <translation>Der Speicher reichte nicht, was dieses Modell nicht erwartet.</translation>
    </message>
    <message>
        <source>Its fullest GPU held %1; this model expects %2.</source>
        <translation>Die vollste GPU hielt %1; dieses Modell erwartet %2.</translation>
    </message>
    <message>
        <source>%1 a step instead of %2</source>
        <comment>seconds</comment>
        <translation>%1 je Schritt statt %2</translation>
    </message>
    <message>
        <source>Your run is %1 slower than this model expects, %2: within what nine of ten runs do (%3).</source>
        <translation>Der Lauf ist %1 langsamer, als dieses Modell erwartet, %2: innerhalb dessen, was neun von zehn Läufen zeigen (%3).</translation>
    </message>
    <message>
        <source>Your run is %1 faster than this model expects, %2: within what nine of ten runs do (%3).</source>
        <translation>Der Lauf ist %1 schneller, als dieses Modell erwartet, %2: innerhalb dessen, was neun von zehn Läufen zeigen (%3).</translation>
    </message>
    <message>
        <source>%1, expected to take %2 or %3 of a step</source>
        <comment>part of a step, time, share</comment>
        <translation>%1, erwartet mit %2 oder %3 eines Schritts</translation>
    </message>
    <message>
        <source>Your run is %1 slower than this model expects: %2, beyond what nine of ten runs do (%3). Most likely your cluster loses more to the largest loss of this plan: %4.</source>
        <translation>Der Lauf ist %1 langsamer, als dieses Modell erwartet: %2, außerhalb dessen, was neun von zehn Läufen zeigen (%3). Höchstwahrscheinlich verliert der eigene Cluster mehr durch den größten Verlust dieses Plans: %4.</translation>
    </message>
    <message>
        <source>Your run is %1 faster than this model expects: %2, beyond what nine of ten runs do (%3). Most likely your cluster loses less to the largest loss of this plan: %4.</source>
        <translation>Der Lauf ist %1 schneller, als dieses Modell erwartet: %2, außerhalb dessen, was neun von zehn Läufen zeigen (%3). Höchstwahrscheinlich verliert der eigene Cluster weniger durch den größten Verlust dieses Plans: %4.</translation>
    </message>
    <message>
        <source>This plan cannot run as it is described, so nothing is predicted for it.</source>
        <translation>Dieser Plan ist so, wie er beschrieben ist, nicht lauffähig; vorhergesagt wird für ihn nichts.</translation>
    </message>
    <message>
        <source>Nothing was measured on such a GPU before: fit a profile to your runs.</source>
        <translation>Auf einer solchen GPU wurde noch nichts gemessen: ein Profil an die eigenen Läufe anpassen.</translation>
    </message>
</context>
<context>
    <name>scaling</name>
    <message>
        <source>GPUs, for the same global batch</source>
        <translation>GPUs, bei gleichem globalem Batch</translation>
    </message>
    <message>
        <source>GPUs, for a global batch that grows with them</source>
        <translation>GPUs, mit ihnen wächst der globale Batch</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Token/s</translation>
    </message>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>TFLOP/s je GPU</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Token je Sekunde</translation>
    </message>
    <message>
        <source>Step (s)</source>
        <translation>Schritt (s)</translation>
    </message>
    <message>
        <source>Price of %1 tokens</source>
        <translation>Preis von %1 Token</translation>
    </message>
    <message>
        <source>GPU-hours of %1 tokens</source>
        <translation>GPU-Stunden für %1 Token</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <translation>%1 GPU-Stunden</translation>
    </message>
    <message>
        <source>Best plan</source>
        <translation>Bester Plan</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>a setting, its value before and now</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The plan before breaks a rule here: %1</source>
        <translation>Der Plan davor bricht hier eine Regel: %1</translation>
    </message>
    <message>
        <source>The plan before would run out of memory here</source>
        <translation>Dem Plan davor ginge hier der Speicher aus</translation>
    </message>
    <message>
        <source>The plan before would take %1 longer here, mostly for %2</source>
        <comment>a share, a part of the step</comment>
        <translation>Der Plan davor bräuchte hier %1 länger, vor allem für %2</translation>
    </message>
    <message>
        <source>The plan before would take %1 longer here</source>
        <translation>Der Plan davor bräuchte hier %1 länger</translation>
    </message>
    <message>
        <source>%1, which is within the interval</source>
        <translation>%1, was innerhalb des Intervalls liegt</translation>
    </message>
    <message>
        <source>Searching, %1 of %2 numbers of GPUs are known</source>
        <translation>Suche läuft, %1 von %2 Zahlen von GPUs sind bekannt</translation>
    </message>
    <message>
        <source>No plan fits with any of these numbers of GPUs</source>
        <translation>Mit keiner dieser Zahlen von GPUs passt ein Plan</translation>
    </message>
    <message>
        <source>With %1 GPUs each is %2 as fast as with %3</source>
        <comment>GPUs, a share, GPUs</comment>
        <translation>Mit %1 GPUs ist jede zu %2 so schnell wie mit %3</translation>
    </message>
    <message>
        <source>at %1 GPUs (%2)</source>
        <translation>bei %1 GPUs (%2)</translation>
    </message>
    <message>
        <source>One plan is best for all of them</source>
        <translation>Ein Plan ist für alle der beste</translation>
    </message>
    <message>
        <source>The best plan changes %1</source>
        <comment>places</comment>
        <translation>Der beste Plan wechselt %1</translation>
    </message>
    <message>
        <source>%1 GPUs, %2 sequences a step</source>
        <translation>%1 GPUs, %2 Sequenzen je Schritt</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>%1: searching…</source>
        <comment>GPUs</comment>
        <translation>%1: Suche läuft …</translation>
    </message>
    <message>
        <source>%1: no plan fits</source>
        <comment>GPUs</comment>
        <translation>%1: kein Plan passt</translation>
    </message>
    <message>
        <source>%1: %2 with %3</source>
        <comment>GPUs, a value, a plan</comment>
        <translation>%1: %2 mit %3</translation>
    </message>
    <message>
        <source>This plan: %1</source>
        <translation>Dieser Plan: %1</translation>
    </message>
    <message>
        <source>%1 of the ideal</source>
        <translation>%1 des Ideals</translation>
    </message>
    <message>
        <source>This plan: %1 (%2, P(OOM) %3)</source>
        <comment>a value, how it fits, a probability</comment>
        <translation>Dieser Plan: %1 (%2, P(OOM) %3)</translation>
    </message>
    <message>
        <source>This plan: %1 (%2)</source>
        <comment>a value, how it fits</comment>
        <translation>Dieser Plan: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>scenario_inputs</name>
    <message>
        <source>Set “%1” to “%2”</source>
        <translation>„%1“ auf „%2“ setzen</translation>
    </message>
    <message>
        <source>Switch “%1” on</source>
        <translation>„%1“ einschalten</translation>
    </message>
    <message>
        <source>Switch “%1” off</source>
        <translation>„%1“ ausschalten</translation>
    </message>
</context>
<context>
    <name>schedule_table</name>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>No schedule can run this plan</source>
        <translation>Kein Ablaufplan kann diesen Plan ausführen</translation>
    </message>
    <message>
        <source>%1 is the shortest that fits: %2, idle ÷ ideal %3</source>
        <translation>%1 ist der kürzeste, der passt: %2, Leerlauf ÷ ideal %3</translation>
    </message>
    <message>
        <source>No schedule fits safely; %1 is the shortest that may: %2, idle ÷ ideal %3</source>
        <translation>Kein Ablaufplan passt sicher; %1 ist der kürzeste, der passen könnte: %2, Leerlauf ÷ ideal %3</translation>
    </message>
    <message>
        <source>No schedule fits; %1 is the shortest: %2, idle ÷ ideal %3</source>
        <translation>Kein Ablaufplan passt; %1 ist der kürzeste: %2, Leerlauf ÷ ideal %3</translation>
    </message>
    <message>
        <source>%1; the plan uses it</source>
        <translation>%1; der Plan verwendet ihn</translation>
    </message>
    <message>
        <source>%1; the plan&apos;s %2 takes %3</source>
        <translation>%1; %2 des Plans dauert %3</translation>
    </message>
    <message>
        <source>%1 cannot run this plan: %2</source>
        <translation>%1 kann diesen Plan nicht ausführen: %2</translation>
    </message>
    <message>
        <source>%1, %2 above the best possible</source>
        <translation>%1, %2 über dem Bestmöglichen</translation>
    </message>
    <message>
        <source>bubble %1 of ideal, %2 of total time</source>
        <translation>Bubble %1 der idealen, %2 der gesamten Zeit</translation>
    </message>
    <message>
        <source>longest rank span %1</source>
        <translation>längste Spanne eines Rangs %1</translation>
    </message>
    <message>
        <source>too many operations to run them one by one</source>
        <translation>zu viele Operationen, um sie einzeln auszuführen</translation>
    </message>
    <message>
        <source>%1 on stage %2, %3</source>
        <comment>memory, rank and zone</comment>
        <translation>%1 auf Stufe %2, %3</translation>
    </message>
    <message>
        <source>%1 sent to other stages by the GPU that sends most</source>
        <translation>%1 von der am meisten sendenden GPU an andere Stufen gesendet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a schedule and what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message>
        <source>Every runnable plan fits in %1; %2 holds most, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>Jeder lauffähige Plan passt in %1; am meisten belegt %2: %3</translation>
    </message>
    <message>
        <source>No runnable plan fits in %1; %2 holds least, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>Kein lauffähiger Plan passt in %1; am wenigsten belegt %2: %3</translation>
    </message>
    <message>
        <source>GiB on the fullest GPU</source>
        <translation>GiB der vollsten GPU</translation>
    </message>
    <message>
        <source>Bubble: idle ÷ total time</source>
        <translation>Bubble: Leerlauf ÷ gesamt</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Bubble</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>Referenz A</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation>nicht lauffähig</translation>
    </message>
    <message>
        <source>Capacity %1</source>
        <translation>Kapazität %1</translation>
    </message>
    <message>
        <source>tensor parallel %1</source>
        <translation>Tensorparallelität %1</translation>
    </message>
    <message>
        <source>context parallel %1</source>
        <translation>Kontextparallelität %1</translation>
    </message>
    <message>
        <source>pipeline parallel %1</source>
        <translation>Pipelineparallelität %1</translation>
    </message>
    <message>
        <source>virtual stages %1</source>
        <translation>VP %1</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>Mikro-Batch %1</translation>
    </message>
    <message>
        <source>global batch %1</source>
        <translation>GBS %1</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>Sequenzlänge %1</translation>
    </message>
    <message>
        <source>GPUs %1</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>There are no plans to compare yet</source>
        <translation>Noch gibt es keine Pläne zu vergleichen</translation>
    </message>
    <message>
        <source>None of these plans can run</source>
        <translation>Keiner dieser Pläne ist lauffähig</translation>
    </message>
    <message>
        <source>%1; bubble %2 of total time</source>
        <translation>%1; Bubble %2 der Gesamtzeit</translation>
    </message>
    <message>
        <source>%1; bubble %2 to %3 of total time</source>
        <translation>%1; Bubble %2 bis %3 der Gesamtzeit</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>dimension and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: cannot run</source>
        <translation>%1: nicht lauffähig</translation>
    </message>
    <message>
        <source>%1: cannot run. %2</source>
        <translation>%1: nicht lauffähig. %2</translation>
    </message>
    <message>
        <source>%1: %2 on stage %3, %4 of capacity, %5; bubble %6 of total time</source>
        <comment>stop, GiB, stage, share, zone, share</comment>
        <translation>%1: %2 auf Stufe %3, %4 der Kapazität, %5; Bubble %6 der Gesamtzeit</translation>
    </message>
    <message>
        <source>%1; %2 against A</source>
        <translation>%1; %2 gegenüber A</translation>
    </message>
    <message>
        <source>%1; A cannot run there</source>
        <translation>%1; A ist dort nicht lauffähig</translation>
    </message>
    <message>
        <source>expert parallel %1</source>
        <translation>Expertenparallelität %1</translation>
    </message>
    <message>
        <source>Every runnable plan may run out of %1; %2 holds least, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>Jedem lauffähigen Plan können %1 ausgehen; am wenigsten belegt %2: %3</translation>
    </message>
    <message>
        <source>Plans do not fit in %1 from %2 on</source>
        <comment>capacity, a stop</comment>
        <translation>Ab %2 passen Pläne nicht in %1</translation>
    </message>
    <message>
        <source>Plans may run out of %1 from %2 on</source>
        <comment>capacity, a stop</comment>
        <translation>Ab %2 können Plänen %1 ausgehen</translation>
    </message>
    <message>
        <source>Plans may run out of %1 from %2 on and do not fit from %3 on</source>
        <comment>capacity, two stops</comment>
        <translation>Ab %2 können Plänen %1 ausgehen, ab %3 passen sie nicht</translation>
    </message>
    <message>
        <source>Plans fit in %1 from %2 on</source>
        <comment>capacity, a stop</comment>
        <translation>Ab %2 passen Pläne in %1</translation>
    </message>
    <message>
        <source>%1 of %2 runnable plans fit in %3</source>
        <comment>numbers, capacity</comment>
        <translation>%1 von %2 lauffähigen Plänen passen in %3</translation>
    </message>
    <message numerus="yes">
        <source>Computing: %1 of %n plans…</source>
        <comment>number of those that are known</comment>
        <translation>
            <numerusform>Berechnung: %1 von %n Plan …</numerusform>
            <numerusform>Berechnung: %1 von %n Plänen …</numerusform>
        </translation>
    </message>
    <message>
        <source>computing…</source>
        <comment>numbers of a plan</comment>
        <translation>wird berechnet …</translation>
    </message>
    <message>
        <source>%1: computing…</source>
        <comment>dimension and its value</comment>
        <translation>%1: wird berechnet …</translation>
    </message>
</context>
<context>
    <name>termDiagrams</name>
    <message>
        <source>bytes per parameter</source>
        <translation>Byte je Parameter</translation>
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
        <translation>%1 Byte Zustände je Parameter ohne ZeRO, %2 unter dem ZeRO %3 des Plans</translation>
    </message>
    <message>
        <source>share of the time</source>
        <translation>Anteil an der Zeit</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Die ganze Zeit</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>trainiert</translation>
    </message>
    <message>
        <source>writes checkpoints</source>
        <translation>schreibt Checkpoints</translation>
    </message>
    <message>
        <source>does lost steps again</source>
        <translation>holt verlorene Schritte nach</translation>
    </message>
    <message>
        <source>restarts</source>
        <translation>startet neu</translation>
    </message>
    <message>
        <source>The rest, magnified</source>
        <translation>Der Rest, vergrößert</translation>
    </message>
    <message>
        <source>%1 of the time trains</source>
        <comment>a share</comment>
        <translation>%1 der Zeit wird trainiert</translation>
    </message>
    <message>
        <source>%1 days</source>
        <comment>of training</comment>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 GPU-hours</source>
        <comment>of training</comment>
        <translation>%1 GPU-Stunden</translation>
    </message>
</context>
<context>
    <name>termFormula</name>
    <message>
        <source>%1 in this plan: %2</source>
        <comment>a title, a formula</comment>
        <translation>%1 in diesem Plan: %2</translation>
    </message>
</context>
<context>
    <name>termViews</name>
    <message>
        <source>another recomputation</source>
        <translation>andere Neuberechnung</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>%1 on %2 × %3</source>
        <translation>%1 auf %2 × %3</translation>
    </message>
    <message>
        <source>One node of %1 GPUs</source>
        <translation>Ein Knoten mit %1 GPUs</translation>
    </message>
    <message>
        <source>%1 nodes of %2 GPUs, %3 Gbit/s each</source>
        <translation>%1 Knoten mit je %2 GPUs, je %3 Gbit/s</translation>
    </message>
    <message>
        <source>%1; leaves of %2 GPUs, oversubscribed %3 : 1</source>
        <comment>nodes of a cluster, its network</comment>
        <translation>%1; Leafs mit je %2 GPUs, %3 : 1 überbucht</translation>
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
            <numerusform>%n mit kleinerer Wirkung</numerusform>
            <numerusform>%n mit kleinerer Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing else runs</source>
        <translation>nichts anderes läuft</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between two values</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Speed after one change of the plan</source>
        <translation>Geschwindigkeit nach einer Änderung des Plans</translation>
    </message>
    <message>
        <source>Speed with half and twice the hardware</source>
        <translation>Geschwindigkeit mit halber und doppelter Hardware</translation>
    </message>
    <message>
        <source>Peak FLOP/s</source>
        <translation>Spitzen-FLOP/s</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Link in the node</source>
        <translation>Verbindung im Knoten</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>this plan does not wait for it</source>
        <translation>dieser Plan wartet nicht darauf</translation>
    </message>
    <message>
        <source>from %1 on, more would save less than 1 %</source>
        <translation>ab %1 brächte mehr weniger als 1 %</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>twice</source>
        <comment>as much of some hardware</comment>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>%1 Gbit/s</source>
        <translation>%1 Gbit/s</translation>
    </message>
    <message>
        <source>1 layer in %1</source>
        <comment>is recomputed</comment>
        <translation>1 von %1 Schichten</translation>
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
        <translation>Die beste einzelne Änderung, die ebenso passt: %1, %2</translation>
    </message>
    <message>
        <source>No single change that fits as well is faster</source>
        <translation>Keine einzelne Änderung, die ebenso passt, ist schneller</translation>
    </message>
    <message>
        <source>twice the hardware helps most in: %1, %2</source>
        <comment>hardware and its effect</comment>
        <translation>doppelte Hardware hilft am meisten bei: %1, %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two findings</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 cannot run: %2</source>
        <translation>%1 kann nicht laufen: %2</translation>
    </message>
    <message>
        <source>%1 of speed</source>
        <comment>+12 %</comment>
        <translation>%1 Geschwindigkeit</translation>
    </message>
    <message>
        <source>%1 a step instead of %2</source>
        <translation>%1 je Schritt statt %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>memory and its zone</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a change and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The fastest single change, which does not fit either: %1, %2</source>
        <comment>a change and its effect</comment>
        <translation>Die schnellste einzelne Änderung, die auch nicht passt: %1, %2</translation>
    </message>
    <message>
        <source>The fastest single change that fits: %1, %2</source>
        <comment>a change and its effect</comment>
        <translation>Die schnellste einzelne Änderung, die passt: %1, %2</translation>
    </message>
    <message>
        <source>No single change is faster</source>
        <translation>Keine einzelne Änderung ist schneller</translation>
    </message>
</context>
<context>
    <name>truth_scatter</name>
    <message>
        <source>TFLOP/s per GPU</source>
        <translation>TFLOP/s je GPU</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>Measured TFLOP/s per GPU</source>
        <translation>Gemessene TFLOP/s je GPU</translation>
    </message>
    <message>
        <source>Measured MFU (%)</source>
        <translation>Gemessene MFU (%)</translation>
    </message>
    <message>
        <source>Measured step time (s)</source>
        <translation>Gemessene Schrittzeit (s)</translation>
    </message>
    <message>
        <source>Predicted TFLOP/s per GPU</source>
        <translation>Vorhergesagte TFLOP/s je GPU</translation>
    </message>
    <message>
        <source>Predicted MFU (%)</source>
        <translation>Vorhergesagte MFU (%)</translation>
    </message>
    <message>
        <source>Predicted step time (s)</source>
        <translation>Vorhergesagte Schrittzeit (s)</translation>
    </message>
    <message>
        <source>ran out</source>
        <translation>Speicher voll</translation>
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
        <translation>Kein Lauf wird gezeigt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs shown, none of which measured a step</source>
        <translation>
            <numerusform>%Ln Lauf gezeigt, der keinen Schritt gemessen hat</numerusform>
            <numerusform>%Ln Läufe gezeigt, von denen keiner einen Schritt gemessen hat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3 · %4 on %5</source>
        <comment>source, table, plan, model, GPU</comment>
        <translation>%1, %2: %3 · %4 auf %5</translation>
    </message>
    <message>
        <source>predicted %1 (%2 to %3)</source>
        <comment>a value and nine of ten measurements around it</comment>
        <translation>vorhergesagt %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1. It ran out of memory, as expected; %2</source>
        <translation>%1. Der Speicher reichte nicht, wie erwartet; %2</translation>
    </message>
    <message>
        <source>%1. It ran out of memory, which was not expected; %2</source>
        <translation>%1. Der Speicher reichte nicht, was nicht erwartet war; %2</translation>
    </message>
    <message>
        <source>%1. %2, measured %3: %4</source>
        <comment>run, prediction, measurement, error</comment>
        <translation>%1. %2, gemessen %3: %4</translation>
    </message>
    <message>
        <source>%1; it was expected to run out of memory</source>
        <translation>%1; erwartet war, dass der Speicher nicht reicht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fitted runs</source>
        <translation>
            <numerusform>%Ln angepasster Lauf</numerusform>
            <numerusform>%Ln angepasste Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs that it was not fitted to</source>
        <translation>
            <numerusform>%Ln Lauf, an den nicht angepasst wurde</numerusform>
            <numerusform>%Ln Läufe, an die nicht angepasst wurde</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. It crashed, and was expected to run out of memory; %2</source>
        <translation>%1. Er stürzte ab, und es war zu erwarten, dass der Speicher nicht reicht; %2</translation>
    </message>
    <message>
        <source>%1. It crashed, its source does not say of what; it was not expected to run out of memory; %2</source>
        <translation>%1. Er stürzte ab, woran sagt seine Quelle nicht; dass der Speicher nicht reicht, war nicht zu erwarten; %2</translation>
    </message>
    <message>
        <source>The plan that it picks is %1 slower than the best one measured, half of the step times are within %2: %3</source>
        <comment>two shares, so many runs</comment>
        <translation>Der Plan, den es wählt, ist %1 langsamer als der beste gemessene, die Hälfte der Schrittzeiten liegt höchstens %2 daneben: %3</translation>
    </message>
    <message>
        <source>Half of the step times are within %1, by the rule of thumb within %2: %3</source>
        <comment>two shares, so many runs</comment>
        <translation>Die Hälfte der Schrittzeiten liegt höchstens %1 daneben, nach der Faustregel %2: %3</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Measured memory of a GPU (GiB)</source>
        <translation>Gemessener Speicher einer GPU (GiB)</translation>
    </message>
    <message>
        <source>Predicted memory of a GPU (GiB)</source>
        <translation>Vorhergesagter Speicher einer GPU (GiB)</translation>
    </message>
    <message>
        <source>no step</source>
        <comment>a short label: of these runs no step was measured</comment>
        <translation>kein Schritt</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <comment>a value</comment>
        <translation>vorhergesagt %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs shown, of none of which the memory was measured</source>
        <translation>
            <numerusform>%Ln Lauf gezeigt, dessen Speicher nicht gemessen wurde</numerusform>
            <numerusform>%Ln Läufe gezeigt, von denen keiner den Speicher gemessen hat</numerusform>
        </translation>
    </message>
    <message>
        <source>Half of the memories are within %1: %2</source>
        <comment>a share, so many runs</comment>
        <translation>Die Hälfte der Speicher liegt innerhalb von %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs whose sources say enough</source>
        <translation>
            <numerusform>%Ln Lauf, dessen Quelle genug sagt</numerusform>
            <numerusform>%Ln Läufe, deren Quellen genug sagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs whose sources leave much unsaid</source>
        <translation>
            <numerusform>%Ln Lauf, dessen Quelle viel offenlässt</numerusform>
            <numerusform>%Ln Läufe, deren Quellen viel offenlassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. It failed, and not for want of memory (%2); %3</source>
        <comment>run, why, prediction</comment>
        <translation>%1. Er scheiterte, und nicht am Speicher (%2); %3</translation>
    </message>
    <message>
        <source>%1. Its memory alone was measured; %2</source>
        <translation>%1. Nur sein Speicher wurde gemessen; %2</translation>
    </message>
    <message>
        <source>Half of the step times are within %1 (%2 by fits without their source), the plan that it picks loses %3: %4</source>
        <comment>three shares, so many runs</comment>
        <translation>Die Hälfte der Schrittzeiten liegt innerhalb von %1 (%2 durch Anpassungen ohne ihre Quelle), der gewählte Plan verliert %3: %4</translation>
    </message>
    <message>
        <source>Half of the step times are within %1 (%2 by a fit without them): %3</source>
        <comment>two shares, so many runs</comment>
        <translation>Die Hälfte der Schrittzeiten liegt innerhalb von %1 (%2 durch eine Anpassung ohne sie): %3</translation>
    </message>
</context>
<context>
    <name>volumes</name>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>One direction</source>
        <translation>Eine Richtung</translation>
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
        <translation>All-Reduces eines Vorwärtsdurchlaufs von %1, %2 × %3 Token, TP %4: %5 von jeder GPU</translation>
    </message>
    <message>
        <source>%1 of %2 printed volumes agree with ours; where a source contradicts itself, both stand here</source>
        <translation>%1 von %2 gedruckten Volumen stimmen mit den hiesigen überein; wo eine Quelle sich widerspricht, steht hier beides</translation>
    </message>
    <message>
        <source>%1; tensor parallelism takes %2 times as long over %3 as over %4</source>
        <comment>a sentence, a factor, names of links</comment>
        <translation>%1; Tensorparallelität dauert über %3 %2-mal so lang wie über %4</translation>
    </message>
    <message>
        <source>%1: %2; printed %3, ours %4. Source: %5.</source>
        <comment>volume, collectives, two amounts, source</comment>
        <translation>%1: %2; gedruckt %3, hier %4. Quelle: %5.</translation>
    </message>
    <message>
        <source>%1: %2 of one GPU in one direction, so that it takes %3. Source: %4.</source>
        <comment>link, bandwidth, a time, source</comment>
        <translation>%1: %2 einer GPU in einer Richtung, sodass es %3 dauert. Quelle: %4.</translation>
    </message>
</context>
<context>
    <name>waterfall</name>
    <message>
        <source>Matrix products below peak</source>
        <translation>Matrixprodukte unter Spitzenleistung</translation>
    </message>
    <message>
        <source>Attention below peak</source>
        <translation>Attention unter Spitzenleistung</translation>
    </message>
    <message>
        <source>Memory-bound operators</source>
        <translation>Speichergebundene Operatoren</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Exposed tensor parallel</source>
        <translation>Tensorparallel, unverdeckt</translation>
    </message>
    <message>
        <source>Exposed context parallel</source>
        <translation>Kontextparallel, unverdeckt</translation>
    </message>
    <message>
        <source>Exposed expert parallel</source>
        <translation>Expertenparallel, unverdeckt</translation>
    </message>
    <message>
        <source>Exposed data parallel</source>
        <translation>Datenparallel, unverdeckt</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>Other overhead</source>
        <translation>Sonstiger Overhead</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrizen</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Memory-bound</source>
        <translation>Speichergeb.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechn.</translation>
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
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>computing at peak</source>
        <translation>Rechnen bei Spitzenleistung</translation>
    </message>
    <message>
        <source>matrix products below peak</source>
        <translation>Matrixprodukte unter Spitzenleistung</translation>
    </message>
    <message>
        <source>attention below peak</source>
        <translation>Attention unter Spitzenleistung</translation>
    </message>
    <message>
        <source>memory-bound operators</source>
        <translation>speichergebundene Operatoren</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>exposed tensor parallel communication</source>
        <translation>unverdeckte tensorparallele Kommunikation</translation>
    </message>
    <message>
        <source>exposed context parallel communication</source>
        <translation>unverdeckte kontextparallele Kommunikation</translation>
    </message>
    <message>
        <source>exposed expert parallel communication</source>
        <translation>unverdeckte expertenparallele Kommunikation</translation>
    </message>
    <message>
        <source>messages between pipeline stages</source>
        <translation>Nachrichten zwischen Pipeline-Stufen</translation>
    </message>
    <message>
        <source>the pipeline&apos;s bubble</source>
        <translation>die Bubble der Pipeline</translation>
    </message>
    <message>
        <source>exposed data parallel communication</source>
        <translation>unverdeckte datenparallele Kommunikation</translation>
    </message>
    <message>
        <source>the optimizer&apos;s step</source>
        <translation>der Schritt des Optimizers</translation>
    </message>
    <message>
        <source>overhead that no operator accounts for</source>
        <translation>Overhead, den kein Operator erklärt</translation>
    </message>
    <message>
        <source>The least time that the model&apos;s own FLOPs take at the dense peak of all GPUs; the masked half of attention does not count.</source>
        <translation>Die kürzeste Zeit, die die eigenen FLOPs des Modells bei dichter Spitzenleistung aller GPUs brauchen; die maskierte Hälfte der Attention zählt nicht.</translation>
    </message>
    <message>
        <source>What matrix products take beyond that: partly filled tiles, launches, and less than the peak even for large ones.</source>
        <translation>Was Matrixprodukte darüber hinaus brauchen: teils gefüllte Kacheln, Starts und auch bei großen weniger als die Spitzenleistung.</translation>
    </message>
    <message>
        <source>What the attention core takes beyond its FLOPs at peak.</source>
        <translation>Was der Attention-Kern über seine FLOPs bei Spitzenleistung hinaus braucht.</translation>
    </message>
    <message>
        <source>Norms, activations, residuals, rotary positions and the loss run at the speed of device memory.</source>
        <translation>Normen, Aktivierungsfunktionen, Residuen, rotierende Positionen und der Loss laufen mit der Geschwindigkeit des GPU-Speichers.</translation>
    </message>
    <message>
        <source>All-gathers and reduce-scatters inside every layer that nothing hides.</source>
        <translation>All-Gathers und Reduce-Scatters in jeder Schicht, die nichts verdeckt.</translation>
    </message>
    <message>
        <source>Keys and values on their way around the ring that attention does not hide.</source>
        <translation>Keys und Values auf ihrem Weg im Ring, die die Attention nicht verdeckt.</translation>
    </message>
    <message>
        <source>Tokens on their way to their experts and back.</source>
        <translation>Token auf dem Weg zu ihren Experten und zurück.</translation>
    </message>
    <message>
        <source>Reducing gradients and gathering parameters, as far as the backward pass does not hide it.</source>
        <translation>Gradienten reduzieren und Parameter einsammeln, soweit der Rückwärtsdurchlauf es nicht verdeckt.</translation>
    </message>
    <message>
        <source>Every rank updates the parameters that it keeps the optimizer states of.</source>
        <translation>Jeder Rang aktualisiert die Parameter, deren Optimizer-Zustände er hält.</translation>
    </message>
    <message>
        <source>What the profile&apos;s runs took beyond all operators: launches, stragglers, logging.</source>
        <translation>Was die Läufe des Profils über alle Operatoren hinaus brauchten: Starts, Nachzügler, Protokollierung.</translation>
    </message>
    <message>
        <source>More or faster GPUs shorten it, or 8-bit matrix products.</source>
        <translation>Mehr oder schnellere GPUs verkürzen es, oder 8-Bit-Matrixprodukte.</translation>
    </message>
    <message>
        <source>Less tensor parallelism or larger micro-batches make the products larger.</source>
        <translation>Weniger Tensorparallelität oder größere Mikro-Batches machen die Produkte größer.</translation>
    </message>
    <message>
        <source>Longer pieces of a sequence on each GPU help: less context parallelism.</source>
        <translation>Längere Stücke einer Sequenz auf jeder GPU helfen: weniger Kontextparallelität.</translation>
    </message>
    <message>
        <source>Sequence parallelism splits it; fused kernels shorten it.</source>
        <translation>Sequenzparallelität teilt es auf; fusionierte Kernel verkürzen es.</translation>
    </message>
    <message>
        <source>Recompute less: selectively, in fewer layers, or not at all where memory allows.</source>
        <translation>Weniger neu berechnen: selektiv, in weniger Schichten oder gar nicht, wo der Speicher es erlaubt.</translation>
    </message>
    <message>
        <source>Keep tensor parallel groups inside a node, or make them smaller.</source>
        <translation>Tensorparallele Gruppen in einem Knoten halten oder verkleinern.</translation>
    </message>
    <message>
        <source>Less context parallelism, or longer sequences, over which attention grows faster than its messages.</source>
        <translation>Weniger Kontextparallelität oder längere Sequenzen, über denen die Attention schneller wächst als ihre Nachrichten.</translation>
    </message>
    <message>
        <source>Keep expert parallel groups inside a node, or make them smaller.</source>
        <translation>Expertenparallele Gruppen in einem Knoten halten oder verkleinern.</translation>
    </message>
    <message>
        <source>Fewer stages or virtual stages send less.</source>
        <translation>Weniger Stufen oder virtuelle Stufen senden weniger.</translation>
    </message>
    <message>
        <source>More micro-batches, fewer stages, virtual stages or a schedule with less idle time shrink it.</source>
        <translation>Mehr Mikro-Batches, weniger Stufen, virtuelle Stufen oder ein Ablaufplan mit weniger Leerlauf verkleinern sie.</translation>
    </message>
    <message>
        <source>A larger global batch spreads it over more work; ZeRO 1 sends less than 3.</source>
        <translation>Ein größerer globaler Batch verteilt es auf mehr Arbeit; ZeRO 1 sendet weniger als 3.</translation>
    </message>
    <message>
        <source>ZeRO 1 and higher spread it over the data parallel ranks.</source>
        <translation>ZeRO 1 und höher verteilen es auf die datenparallelen Ränge.</translation>
    </message>
    <message>
        <source>Longer steps and fewer micro-batches pay it less often.</source>
        <translation>Längere Schritte und weniger Mikro-Batches zahlen es seltener.</translation>
    </message>
    <message>
        <source>; as long as in A</source>
        <translation>; so lang wie in A</translation>
    </message>
    <message>
        <source>; %1 more than in A</source>
        <comment>a time</comment>
        <translation>; %1 mehr als in A</translation>
    </message>
    <message>
        <source>; %1 less than in A</source>
        <comment>a time</comment>
        <translation>; %1 weniger als in A</translation>
    </message>
    <message>
        <source> This GPU is uncalibrated: the prediction starts from its specifications.</source>
        <translation> Diese GPU ist unkalibriert: Die Vorhersage geht von ihren technischen Daten aus.</translation>
    </message>
    <message>
        <source> The plan lies outside of what the profile was fitted on.</source>
        <translation> Der Plan liegt außerhalb dessen, woran das Profil angepasst wurde.</translation>
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
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>%1, uncalibrated</source>
        <comment>utilisation and its interval</comment>
        <translation>%1, unkalibriert</translation>
    </message>
    <message>
        <source>Baseline A</source>
        <translation>Referenz A</translation>
    </message>
    <message>
        <source>Time of one step, %1</source>
        <comment>unit of time</comment>
        <translation>Zeit eines Schritts, %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Whole step</source>
        <translation>Ganzer Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%n smaller part(s)</source>
        <translation>
            <numerusform>%n kleinerer Teil</numerusform>
            <numerusform>%n kleinere Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the step computes at peak</source>
        <comment>share</comment>
        <translation>%1 des Schritts rechnen bei Spitzenleistung</translation>
    </message>
    <message>
        <source>%1 of the step computes at peak; the largest loss is %2: %3</source>
        <comment>share, part of the step, share</comment>
        <translation>%1 des Schritts rechnen bei Spitzenleistung; der größte Verlust: %2, %3</translation>
    </message>
    <message>
        <source>%1; %2, as long as A</source>
        <comment>a sentence, a time</comment>
        <translation>%1; %2, so lang wie A</translation>
    </message>
    <message>
        <source>%1; %2, %3 times as long as A</source>
        <comment>a sentence, a time, a factor</comment>
        <translation>%1; %2, %3-mal so lang wie A</translation>
    </message>
    <message>
        <source>%1; %2, %3 shorter than A</source>
        <comment>a sentence, a time, share</comment>
        <translation>%1; %2, %3 kürzer als A</translation>
    </message>
    <message>
        <source>%1; %2, %3 longer than A</source>
        <comment>a sentence, a time, share</comment>
        <translation>%1; %2, %3 länger als A</translation>
    </message>
    <message>
        <source>Whole step: %1, %2%3.</source>
        <comment>a time, utilisation, comparison with A</comment>
        <translation>Ganzer Schritt: %1, %2%3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of the step, a time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2 of the step%3: %4.</source>
        <comment>a time, share, comparison with A, a list</comment>
        <translation>%1, %2 des Schritts%3: %4.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2, %3 of the step%4. %5 %6</source>
        <comment>part of the step, time, share, comparison with A, two sentences</comment>
        <translation>%1: %2, %3 des Schritts%4. %5 %6</translation>
    </message>
    <message>
        <source>Bubble: fill and drain</source>
        <translation>Bubble: Füllen und Leeren</translation>
    </message>
    <message>
        <source>Bubble: unequal stages</source>
        <translation>Bubble: ungleiche Stufen</translation>
    </message>
    <message>
        <source>Bubble: waiting for messages</source>
        <translation>Bubble: Warten auf Nachrichten</translation>
    </message>
    <message>
        <source>Fill/drain</source>
        <translation>Füllen/Leeren</translation>
    </message>
    <message>
        <source>Unequal</source>
        <translation>Ungleich</translation>
    </message>
    <message>
        <source>filling and draining the pipeline</source>
        <translation>Füllen und Leeren der Pipeline</translation>
    </message>
    <message>
        <source>unequal pipeline stages</source>
        <translation>ungleiche Pipeline-Stufen</translation>
    </message>
    <message>
        <source>What forward passes compute that run again, because their activations were not kept.</source>
        <translation>Was Vorwärtsdurchläufe berechnen, die noch einmal laufen, weil ihre Aktivierungen nicht behalten wurden.</translation>
    </message>
    <message>
        <source>What the busiest stage waits while the pipeline fills and drains, and in between for others.</source>
        <translation>Was die meistbeschäftigte Stufe wartet, während sich die Pipeline füllt und leert, und dazwischen auf andere.</translation>
    </message>
    <message>
        <source>What other stages have less to do than the busiest one.</source>
        <translation>Was andere Stufen weniger zu tun haben als die meistbeschäftigte.</translation>
    </message>
    <message>
        <source>What waiting for activations and gradients on their way between stages adds.</source>
        <translation>Was das Warten auf Aktivierungen und Gradienten zwischen den Stufen hinzufügt.</translation>
    </message>
    <message>
        <source>Fewer layers on the stages with embedding and head even it out.</source>
        <translation>Weniger Schichten auf den Stufen mit Embedding und Kopf gleichen es aus.</translation>
    </message>
    <message>
        <source>%1 The whole bubble is %2 of the pipeline&apos;s time: idle ÷ total.</source>
        <comment>sentences, share</comment>
        <translation>%1 Die ganze Bubble ist %2 der Pipeline-Zeit: Leerlauf ÷ gesamt.</translation>
    </message>
    <message>
        <source>Causal FLOPs at peak</source>
        <translation>Kausale FLOPs bei Spitzenleistung</translation>
    </message>
    <message>
        <source>Waiting for the host</source>
        <translation>Warten auf den Host</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>waiting for what is offloaded to the host</source>
        <translation>Warten auf das, was zum Host ausgelagert ist</translation>
    </message>
    <message>
        <source>Activations and optimizer states on their way to the host&apos;s memory and back, as far as computation does not hide them.</source>
        <translation>Aktivierungen und Optimizer-Zustände auf dem Weg zum Speicher des Hosts und zurück, soweit die Berechnung sie nicht verdeckt.</translation>
    </message>
    <message>
        <source>A smaller share of the activations, or none, travels sooner.</source>
        <translation>Ein kleinerer Anteil der Aktivierungen, oder keiner, reist schneller.</translation>
    </message>
    <message>
        <source>Waiting for the busiest experts</source>
        <translation>Warten auf die meistbeschäftigten Experten</translation>
    </message>
    <message>
        <source>Imbalance</source>
        <translation>Ungleichgewicht</translation>
    </message>
    <message>
        <source>waiting for the busiest experts</source>
        <translation>Warten auf die meistbeschäftigten Experten</translation>
    </message>
    <message>
        <source>What the products and messages of the busiest experts take beyond those of an even share of the tokens.</source>
        <translation>Was Produkte und Nachrichten der meistbeschäftigten Experten über die eines gleichen Anteils der Tokens hinaus brauchen.</translation>
    </message>
    <message>
        <source>A router that spreads tokens more evenly, or a capacity of the experts.</source>
        <translation>Ein Router, der die Tokens gleichmäßiger verteilt, oder eine Kapazität der Experten.</translation>
    </message>
    <message>
        <source>At peak</source>
        <translation>Spitzenleistung</translation>
    </message>
</context>
</TS>
