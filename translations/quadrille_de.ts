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
    <message>
        <source>Forward of micro-batch %1, %2: %3 – %4</source>
        <translation>Vorwärts für Mikro-Batch %1, %2: %3 – %4</translation>
    </message>
    <message>
        <source>Backward of micro-batch %1, %2: %3 – %4</source>
        <translation>Rückwärts für Mikro-Batch %1, %2: %3 – %4</translation>
    </message>
    <message>
        <source>Input gradient of micro-batch %1, %2: %3 – %4</source>
        <translation>Eingabegradient für Mikro-Batch %1, %2: %3 – %4</translation>
    </message>
    <message>
        <source>Weight gradient of micro-batch %1, %2: %3 – %4</source>
        <translation>Gewichtsgradient für Mikro-Batch %1, %2: %3 – %4</translation>
    </message>
    <message>
        <source>Forward of micro-batch %1 with backward of micro-batch %2, %3: %4 – %5</source>
        <translation>Vorwärts für Mikro-Batch %1 zugleich mit rückwärts für Mikro-Batch %2, %3: %4 – %5</translation>
    </message>
    <message>
        <source>Stage %1 idle %2 – %3: %4</source>
        <translation>Stufe %1 im Leerlauf %2 – %3: %4</translation>
    </message>
    <message>
        <source>Stage %1, %2 – %3: %4, %5 idle</source>
        <translation>Stufe %1, %2 – %3: %4, %5 Leerlauf</translation>
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
        <source>Stages idle %1 of the step: %2</source>
        <translation>Leerlauf der Stufen %1 des Schritts: %2</translation>
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
        <translation>Leerlauf %1 (%2 ideal)</translation>
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
        <source>Time (forward of one micro-batch through one chunk = 1)</source>
        <translation>Zeit (Mikro-Batch vorwärts durch einen Chunk = 1)</translation>
    </message>
    <message>
        <source>Time (forward of one micro-batch = 1)</source>
        <translation>Zeit (Mikro-Batch vorwärts = 1)</translation>
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
        <translation>Stufe %1 hält am meisten: %2, davon %3 %4</translation>
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
        <source>Stage %1: %2, %3 of capacity, %4; micro-batches in flight: %5%6</source>
        <comment>stage, GiB, share, zone, number, comparison with A</comment>
        <translation>Stufe %1: %2, %3 der Kapazität, %4; gehaltene Mikro-Batches: %5%6</translation>
    </message>
    <message>
        <source>Stage %1, %2: %3, %4 of the stage, %5 of capacity%6</source>
        <comment>stage, part, GiB, two shares, comparison with A</comment>
        <translation>Stufe %1, %2: %3, %4 der Stufe, %5 der Kapazität%6</translation>
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
        <source>Go to &amp;plan</source>
        <translation>Zum &amp;Plan</translation>
    </message>
    <message>
        <source>Go to &amp;memory</source>
        <translation>Zum &amp;Speicher</translation>
    </message>
    <message>
        <source>Go to p&amp;ipeline</source>
        <translation>Zur P&amp;ipeline</translation>
    </message>
    <message>
        <source>Go to &amp;heatmap</source>
        <translation>Zur &amp;Heatmap</translation>
    </message>
    <message>
        <source>Go to paper &amp;tables</source>
        <translation>Zu den Paper-&amp;Tabellen</translation>
    </message>
    <message>
        <source>Go to &amp;explanation</source>
        <translation>Zur &amp;Erklärung</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Befehl suchen…</translation>
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
        <source>Go to &amp;curve</source>
        <translation>Zur &amp;Kurve</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>&amp;Voriger Bereich</translation>
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
        <source>Bubble: idle time ÷ ideal time</source>
        <translation>Bubble: Leerlauf ÷ ideale Zeit</translation>
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
        <source>Huang et al. (2019), section 2.3</source>
        <translation>Huang et al. (2019), Abschn. 2.3</translation>
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
        <source>is not supported: only dense models without latent attention are</source>
        <translation>wird nicht unterstützt: nur dichte Modelle ohne Latent Attention</translation>
    </message>
    <message>
        <source>is missing, and hidden_size %1 is no multiple of num_attention_heads %2</source>
        <translation>fehlt, und hidden_size %1 ist kein Vielfaches von num_attention_heads %2</translation>
    </message>
    <message>
        <source>must be the same as mlp_bias</source>
        <translation>muss mit mlp_bias übereinstimmen</translation>
    </message>
    <message>
        <source>The micro-batch group of interleaved 1F1B must be at least the %2 pipeline ranks; it is %1.</source>
        <translation>Die Mikro-Batch-Gruppe von verschränktem 1F1B muss mindestens die %2 Pipeline-Ränge umfassen; sie umfasst %1.</translation>
    </message>
    <message>
        <source>The micro-batch group of interleaved 1F1B is %1, more than the %2 micro-batches of a step.</source>
        <translation>Die Mikro-Batch-Gruppe von verschränktem 1F1B umfasst %1, mehr als die %2 Mikro-Batches eines Schritts.</translation>
    </message>
    <message>
        <source>Interleaved 1F1B needs the number of micro-batches to be a multiple of the %2 pipeline ranks; it is %1.</source>
        <translation>Verschränktes 1F1B verlangt als Anzahl der Mikro-Batches ein Vielfaches der %2 Pipeline-Ränge; es sind %1.</translation>
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
        <source>Interleaved 1F1B needs at least 2 model chunks on each rank; it has %1.</source>
        <translation>Verschränktes 1F1B braucht mindestens 2 Modell-Chunks je Rang; es hat %1.</translation>
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
        <source>The paper&apos;s equations store weights and activations in 16 bits; they do not see FP8.</source>
        <translation>Die Gleichungen des Papers speichern Gewichte und Aktivierungen in 16 Bit; FP8 sehen sie nicht.</translation>
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
</context>
<context>
    <name>exporting</name>
    <message>
        <source>Export the picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Export the numbers</source>
        <translation>Zahlen exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
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
        <translation>%1 %-Punkte</translation>
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
</context>
<context>
    <name>heatmap</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
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
    <name>quadrille::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Command to find</source>
        <translation>Gesuchter Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
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
</context>
<context>
    <name>quadrille::ExplainController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>Show memory in the heatmap</source>
        <translation>Speicher in der Heatmap zeigen</translation>
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
        <source>Show the bubble in the heatmap</source>
        <translation>Bubble in der Heatmap zeigen</translation>
    </message>
</context>
<context>
    <name>quadrille::HeatmapPanel</name>
    <message>
        <source>Set %1 to %2 and %3 to %4</source>
        <translation>%1 auf %2 und %3 auf %4 setzen</translation>
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
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Paper tables</source>
        <translation>Paper-Tabellen</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
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
    <message>
        <source>%1 finds any command · %2 shows the keys</source>
        <translation>%1 findet jeden Befehl · %2 zeigt die Tasten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
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
</context>
<context>
    <name>quadrille::NumberButton</name>
    <message>
        <source>%1, %2</source>
        <comment>number, difference</comment>
        <translation>%1, %2</translation>
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
</context>
<context>
    <name>quadrille::PaperTable</name>
    <message>
        <source>Published table</source>
        <translation>Veröffentlichte Tabelle</translation>
    </message>
</context>
<context>
    <name>quadrille::PaperTableView</name>
    <message>
        <source>Table of the paper</source>
        <translation>Tabelle des Papers</translation>
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
        <source>Repair: set %1 to %2</source>
        <translation>Reparatur: %1 auf %2 setzen</translation>
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
</context>
<context>
    <name>quadrille::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
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
    <name>quadrille::TablesPanel</name>
    <message>
        <source>Load a cell of table %1</source>
        <translation>Zelle aus Tabelle %1 laden</translation>
    </message>
</context>
<context>
    <name>quadrille::VerdictBar</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>%1 vs A</source>
        <translation>%1 ggü. A</translation>
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
        <source>Idle share of the pipeline, idle ÷ total. Click to see how it is computed.</source>
        <translation>Leerlaufanteil der Pipeline, Leerlauf ÷ gesamt. Ein Klick zeigt die Berechnung.</translation>
    </message>
    <message>
        <source>Data parallel size. Click to see how it is computed.</source>
        <translation>Größe der Datenparallelität. Ein Klick zeigt die Berechnung.</translation>
    </message>
    <message>
        <source>Micro-batches of one step. Click to see how they are counted.</source>
        <translation>Mikro-Batches eines Schritts. Ein Klick zeigt die Zählung.</translation>
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
        <translation>Jeder lauffähige Plan passt in %1; am meisten belegt %2: %3</translation>
    </message>
    <message>
        <source>No runnable plan stays within %1 of %2; %3 holds least, %4</source>
        <comment>share, capacity, a stop, GiB</comment>
        <translation>Kein lauffähiger Plan bleibt unter %1 von %2; am wenigsten belegt %3: %4</translation>
    </message>
    <message>
        <source>No runnable plan fits in %1; %2 holds least, %3</source>
        <comment>capacity, a stop, GiB</comment>
        <translation>Kein lauffähiger Plan passt in %1; am wenigsten belegt %2: %3</translation>
    </message>
    <message>
        <source>Memory passes %1 of %2 from %3 on</source>
        <comment>share, capacity, a stop</comment>
        <translation>Ab %3 über %1 von %2</translation>
    </message>
    <message>
        <source>Memory passes all of %1 from %2 on</source>
        <comment>capacity, a stop</comment>
        <translation>Ab %2 über %1</translation>
    </message>
    <message>
        <source>%1, all of it from %2 on</source>
        <comment>the sentence so far, a stop</comment>
        <translation>%1, ab %2 über 100 %</translation>
    </message>
    <message>
        <source>Memory stays within %1 of %2 from %3 on</source>
        <comment>share, capacity, a stop</comment>
        <translation>Ab %3 unter %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 runnable plans stay within %3 of %4</source>
        <comment>numbers, share, capacity</comment>
        <translation>%1 von %2 lauffähigen Plänen bleiben unter %3 von %4</translation>
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
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation>Verschränktes 1F1B</translation>
    </message>
</context>
</TS>
