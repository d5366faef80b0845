<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Gantt</name>
    <message numerus="yes">
        <source>%Ln units</source>
        <translation>
            <numerusform>%Ln unit</numerusform>
            <numerusform>%Ln units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operations</source>
        <translation>
            <numerusform>%Ln operation</numerusform>
            <numerusform>%Ln operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln stages</source>
        <translation>
            <numerusform>%Ln stage</numerusform>
            <numerusform>%Ln stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln micro-batches</source>
        <translation>
            <numerusform>%Ln micro-batch</numerusform>
            <numerusform>%Ln micro-batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chunks a stage</source>
        <translation>
            <numerusform>%Ln chunk a stage</numerusform>
            <numerusform>%Ln chunks a stage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln replicas, half of them upward</source>
        <translation>
            <numerusform>%Ln replica, half of it upward</numerusform>
            <numerusform>%Ln replicas, half of them upward</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more waits</source>
        <translation>
            <numerusform>%Ln more wait</numerusform>
            <numerusform>%Ln more waits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MakeItFit</name>
    <message numerus="yes">
        <source>%n single changes make this plan fit; the cheapest: %1</source>
        <translation>
            <numerusform>%n single change makes this plan fit: %1</numerusform>
            <numerusform>%n single changes make this plan fit; the cheapest: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No single change is enough, but %n pairs make this plan fit; the cheapest: %1</source>
        <translation>
            <numerusform>No single change is enough, but %n pair makes this plan fit: %1</numerusform>
            <numerusform>No single change is enough, but %n pairs make this plan fit; the cheapest: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This plan fits; %n single changes make it faster, the best: %1 (%2 less time)</source>
        <translation>
            <numerusform>This plan fits; %n single change makes it faster: %1 (%2 less time)</numerusform>
            <numerusform>This plan fits; %n single changes make it faster, the best: %1 (%2 less time)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing found fits on %Ln GPUs: %1 too much at best. It takes %2 GPUs</source>
        <translation>
            <numerusform>Nothing found fits on %Ln GPU: %1 too much at best. It takes %2 GPUs</numerusform>
            <numerusform>Nothing found fits on %Ln GPUs: %1 too much at best. It takes %2 GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperTable</name>
    <message numerus="yes">
        <source>%1; %2 misprints in the paper</source>
        <translation>
            <numerusform>%1; %2 misprint in the paper</numerusform>
            <numerusform>%1; %2 misprints in the paper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table %1: %n runs with a mean error of %2, rank correlation %3</source>
        <translation>
            <numerusform>Table %1: %n run with a mean error of %2, rank correlation %3</numerusform>
            <numerusform>Table %1: %n runs with a mean error of %2, rank correlation %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Table %1: %n runs with a mean error of %2</source>
        <translation>
            <numerusform>Table %1: %n run with a mean error of %2</numerusform>
            <numerusform>Table %1: %n runs with a mean error of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message numerus="yes">
        <source>%1 micro-batches</source>
        <translation>
            <numerusform>%1 micro-batch</numerusform>
            <numerusform>%1 micro-batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closest: %n runs of %1, %2 doublings away; nine in ten of them within %3.</source>
        <translation>
            <numerusform>Closest: %n run of %1, %2 doublings away; within %3.</numerusform>
            <numerusform>Closest: %n runs of %1, %2 doublings away; nine in ten of them within %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closest: %n runs of %1, which enclose the plan; nine in ten of them within %2.</source>
        <translation>
            <numerusform>Closest: %n run of %1, where the plan stands; within %2.</numerusform>
            <numerusform>Closest: %n runs of %1, which enclose the plan; nine in ten of them within %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anatomy</name>
    <message numerus="yes">
        <source>→ %1 tokens, %Ln micro-batches</source>
        <comment>a number; tokens go to the right</comment>
        <translation>
            <numerusform>→ %1 tokens, %Ln micro-batch</numerusform>
            <numerusform>→ %1 tokens, %Ln micro-batches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bars</name>
    <message numerus="yes">
        <source>Pipeline stage; each column shows the fullest of up to %n stages</source>
        <translation>
            <numerusform>Pipeline stage; each column shows the fullest of up to %n stage</numerusform>
            <numerusform>Pipeline stage; each column shows the fullest of up to %n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stage; fullest of %n each</source>
        <translation>
            <numerusform>Stage; fullest of %n each</numerusform>
            <numerusform>Stage; fullest of %n each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max of %n</source>
        <comment>stages a column stands for</comment>
        <translation>
            <numerusform>max of %n</numerusform>
            <numerusform>max of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>collective</name>
    <message numerus="yes">
        <source>%1: %Ln steps in pairs, each GPU sends %2 in %3</source>
        <comment>a collective, bytes, time</comment>
        <translation>
            <numerusform>%1: %Ln step in pairs, each GPU sends %2 in %3</numerusform>
            <numerusform>%1: %Ln steps in pairs, each GPU sends %2 in %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln steps around a ring, each GPU sends %2 in %3</source>
        <comment>a collective, bytes, time</comment>
        <translation>
            <numerusform>%1: %Ln step around a ring, each GPU sends %2 in %3</numerusform>
            <numerusform>%1: %Ln steps around a ring, each GPU sends %2 in %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps, %1, %2</source>
        <comment>bytes that a GPU sends, time</comment>
        <translation>
            <numerusform>%Ln step, %1, %2</numerusform>
            <numerusform>%Ln steps, %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>communication</name>
    <message numerus="yes">
        <source>%1: %Ln groups, %2; %3</source>
        <comment>degree, where its ranks stand, path of messages</comment>
        <translation>
            <numerusform>%1: %Ln group, %2; %3</numerusform>
            <numerusform>%1: %Ln groups, %2; %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln groups in each copy of the model, %2; %3</source>
        <comment>degree, where its ranks stand, path of messages</comment>
        <translation>
            <numerusform>%1: %Ln group in each copy of the model, %2; %3</numerusform>
            <numerusform>%1: %Ln groups in each copy of the model, %2; %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fsdp_curves</name>
    <message numerus="yes">
        <source>measured %1 with %n sequences of %2</source>
        <comment>value, tokens</comment>
        <translation>
            <numerusform>measured %1 with %n sequence of %2</numerusform>
            <numerusform>measured %1 with %n sequences of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gantt</name>
    <message numerus="yes">
        <source>%n message(s) between stages on the way, %1 each</source>
        <translation>
            <numerusform>%n message between stages on the way, %1 each</numerusform>
            <numerusform>%n messages between stages on the way, %1 each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guide_tree</name>
    <message numerus="yes">
        <source>⚠ The guide errs here (%n)</source>
        <comment>mistakes of the guide</comment>
        <translation>
            <numerusform>⚠ The guide errs here (%n time)</numerusform>
            <numerusform>⚠ The guide errs here (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heatmap</name>
    <message numerus="yes">
        <source>%n of %1 plans fit in %2</source>
        <translation>
            <numerusform>%n of %1 plans fits in %2</numerusform>
            <numerusform>%n of %1 plans fit in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more may run out</source>
        <translation>
            <numerusform>%1, %n more may run out</numerusform>
            <numerusform>%1, %n more may run out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 values cannot run</source>
        <comment>symbol of a dimension</comment>
        <translation>
            <numerusform>%n %1 value cannot run</numerusform>
            <numerusform>%n %1 values cannot run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fold %n %1 values</source>
        <comment>symbol of a dimension</comment>
        <translation>
            <numerusform>Fold %n %1 value</numerusform>
            <numerusform>Fold %n %1 values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computing: %1 of %n plans…</source>
        <comment>number of those that are known</comment>
        <translation>
            <numerusform>Computing: %1 of %n plan…</numerusform>
            <numerusform>Computing: %1 of %n plans…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kept_plans</name>
    <message numerus="yes">
        <source>A plan&apos;s name may have %Ln letter(s).</source>
        <translation>
            <numerusform>A plan’s name may have %Ln letter.</numerusform>
            <numerusform>A plan’s name may have %Ln letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>laboratory</name>
    <message numerus="yes">
        <source>%1 on stage %2, from %3 to %4; then it holds %n micro-batch(es)</source>
        <translation>
            <numerusform>%1 on stage %2, from %3 to %4; then it holds %n micro-batch</numerusform>
            <numerusform>%1 on stage %2, from %3 to %4; then it holds %n micro-batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operation(s) to place; no schedule takes less than %1</source>
        <translation>
            <numerusform>%n operation to place; no schedule takes less than %1</numerusform>
            <numerusform>%n operations to place; no schedule takes less than %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on rank %2, from %3 to %4; then it holds activations of %n forward(s)</source>
        <translation>
            <numerusform>%1 on rank %2, from %3 to %4; then it holds activations of %n forward</numerusform>
            <numerusform>%1 on rank %2, from %3 to %4; then it holds activations of %n forwards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plans_finding</name>
    <message numerus="yes">
        <source>%Ln other plan(s) may be as good</source>
        <translation>
            <numerusform>%Ln other plan may be as good</numerusform>
            <numerusform>%Ln other plans may be as good</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>taken, %1 of %n answers right</source>
        <translation>
            <numerusform>taken, %1 of %n answer right</numerusform>
            <numerusform>taken, %1 of %n answers right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) on how training is split</source>
        <translation>
            <numerusform>%n lesson on how training is split</numerusform>
            <numerusform>%n lessons on how training is split</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) taken</source>
        <translation>
            <numerusform>%1 of %n lesson taken</numerusform>
            <numerusform>%1 of %n lessons taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::DeckExporter</name>
    <message numerus="yes">
        <source>“%1”, a page for each of %n stop(s)</source>
        <comment>name of a deck</comment>
        <translation>
            <numerusform>“%1”, a page for its %n stop</numerusform>
            <numerusform>“%1”, a page for each of its %n stops</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::DifferenceModel</name>
    <message numerus="yes">
        <source>%n kernels of all ranks, hidden ones too; predicted is how long the same bytes would take at the rate that the plan counts with</source>
        <translation>
            <numerusform>%n kernel of all ranks, if hidden, too; predicted is how long the same bytes would take at the rate that the plan counts with</numerusform>
            <numerusform>%n kernels of all ranks, hidden ones too; predicted is how long the same bytes would take at the rate that the plan counts with</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::GlossaryView</name>
    <message numerus="yes">
        <source>%n of %1 terms</source>
        <translation>
            <numerusform>%n of %1 terms</numerusform>
            <numerusform>%n of %1 terms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::ImportDrop</name>
    <message numerus="yes">
        <source>Drop these %n files here to compare their runs with this model</source>
        <translation>
            <numerusform>Drop this %n file here to compare its runs with this model</numerusform>
            <numerusform>Drop these %n files here to compare their runs with this model</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n files here to see what they say of a plan</source>
        <translation>
            <numerusform>Drop this %n file here to see what it says of a plan</numerusform>
            <numerusform>Drop these %n files here to see what they say of a plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n traces here to lay what was measured below the prediction</source>
        <translation>
            <numerusform>Drop %n trace here to lay what was measured below the prediction</numerusform>
            <numerusform>Drop %n traces here to lay what was measured below the prediction</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop these %n files here to learn from them what your cluster reaches</source>
        <translation>
            <numerusform>Drop %n file here to learn from it what your cluster reaches</numerusform>
            <numerusform>Drop these %n files here to learn from them what your cluster reaches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::KeptCommands</name>
    <message numerus="yes">
        <source>%Ln plan(s) are kept, which is all there is room for</source>
        <translation>
            <numerusform>%Ln plan is kept, which is all there is room for</numerusform>
            <numerusform>%Ln plans are kept, which is all there is room for</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::LaboratoryBar</name>
    <message numerus="yes">
        <source>%Ln stage(s)</source>
        <translation>
            <numerusform>%Ln stage</numerusform>
            <numerusform>%Ln stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) of %1 chunks</source>
        <translation>
            <numerusform>%Ln rank of %1 chunks</numerusform>
            <numerusform>%Ln ranks of %1 chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln micro-batch(es)</source>
        <translation>
            <numerusform>%Ln micro-batch</numerusform>
            <numerusform>%Ln micro-batches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::LibraryController</name>
    <message numerus="yes">
        <source>“%1” and %n others of your library could not be read</source>
        <translation>
            <numerusform>“%1” and %n other of your library could not be read</numerusform>
            <numerusform>“%1” and %n others of your library could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::LogFolderDialog</name>
    <message numerus="yes">
        <source>%n logs.</source>
        <translation>
            <numerusform>%n log.</numerusform>
            <numerusform>%n logs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Add %n runs</source>
        <translation>
            <numerusform>&amp;Add %n run</numerusform>
            <numerusform>&amp;Add %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::ManualWindow</name>
    <message numerus="yes">
        <source>%n chapters</source>
        <translation>
            <numerusform>%n chapter</numerusform>
            <numerusform>%n chapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::MeasuredPipeline</name>
    <message numerus="yes">
        <source>%n traces</source>
        <translation>
            <numerusform>%n trace</numerusform>
            <numerusform>%n traces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::MyClusterPanel</name>
    <message numerus="yes">
        <source>%n runs read.</source>
        <translation>
            <numerusform>%n run read.</numerusform>
            <numerusform>%n runs read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read: see the end of the list.</source>
        <translation>
            <numerusform>%n line could not be read: see the end of the list.</numerusform>
            <numerusform>%n lines could not be read: see the end of the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs of yours: %1 mean error, %2 beyond what nine of ten runs do</source>
        <translation>
            <numerusform>%n run of yours: %1 error, %2 beyond what nine of ten runs do</numerusform>
            <numerusform>%n runs of yours: %1 mean error, %2 beyond what nine of ten runs do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fitted to %n runs: mean error %1 → %2</source>
        <translation>
            <numerusform>Fitted to %n run: mean error %1 → %2</numerusform>
            <numerusform>Fitted to %n runs: mean error %1 → %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fitting: all runs predicted %n times…</source>
        <translation>
            <numerusform>Fitting: all runs predicted %n time…</numerusform>
            <numerusform>Fitting: all runs predicted %n times…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files that waited were not read.</source>
        <translation>
            <numerusform>%n file that waited was not read.</numerusform>
            <numerusform>%n files that waited were not read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs removed.</source>
        <translation>
            <numerusform>%n run removed.</numerusform>
            <numerusform>%n runs removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files or logs could not be read: see the end of the list.</source>
        <translation>
            <numerusform>%n file or log could not be read: see the end of the list.</numerusform>
            <numerusform>%n files or logs could not be read: see the end of the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these runs are of another GPU with the same peak and the same fast link, which shares this profile.</source>
        <translation>
            <numerusform>%n of these runs is of another GPU with the same peak and the same fast link, which shares this profile.</numerusform>
            <numerusform>%n of these runs are of another GPU with the same peak and the same fast link, which shares this profile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::OwnRuns</name>
    <message numerus="yes">
        <source>%1: %n more lines could not be read</source>
        <comment>file</comment>
        <translation>
            <numerusform>%1: %n more line could not be read</numerusform>
            <numerusform>%1: %n more lines could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::PipelinePanel</name>
    <message numerus="yes">
        <source>%n stages have no trace: their lanes are empty.</source>
        <translation>
            <numerusform>%n stage has no trace: its lane is empty.</numerusform>
            <numerusform>%n stages have no trace: their lanes are empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::PlanImportDialog</name>
    <message numerus="yes">
        <source>%n keys were understood.</source>
        <translation>
            <numerusform>%n key was understood.</numerusform>
            <numerusform>%n keys were understood.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::StopsPanel</name>
    <message numerus="yes">
        <source>“%1” has %n stops</source>
        <comment>name of a deck</comment>
        <translation>
            <numerusform>“%1” has %n stop</numerusform>
            <numerusform>“%1” has %n stops</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::Tour</name>
    <message numerus="yes">
        <source>%Ln plan(s) looked at</source>
        <translation>
            <numerusform>%Ln plan looked at</numerusform>
            <numerusform>%Ln plans looked at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille::VerdictBar</name>
    <message numerus="yes">
        <source>%n more broken rules</source>
        <translation>
            <numerusform>%n more broken rule</numerusform>
            <numerusform>%n more broken rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>Speeds of the GPU and its links: profile %1, fitted on %Ln runs.</source>
        <translation>
            <numerusform>Speeds of the GPU and its links: profile %1, fitted on %Ln run.</numerusform>
            <numerusform>Speeds of the GPU and its links: profile %1, fitted on %Ln runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sweep</name>
    <message numerus="yes">
        <source>Computing: %1 of %n plans…</source>
        <comment>number of those that are known</comment>
        <translation>
            <numerusform>Computing: %1 of %n plan…</numerusform>
            <numerusform>Computing: %1 of %n plans…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tornado</name>
    <message numerus="yes">
        <source>%n with less effect</source>
        <comment>rows that have no room</comment>
        <translation>
            <numerusform>%n with less effect</numerusform>
            <numerusform>%n with less effect</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>truth_scatter</name>
    <message numerus="yes">
        <source>%Ln runs shown, none of which measured a step</source>
        <translation>
            <numerusform>%Ln run shown, without a measured step</numerusform>
            <numerusform>%Ln runs shown, none of which measured a step</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fitted runs</source>
        <translation>
            <numerusform>%Ln fitted run</numerusform>
            <numerusform>%Ln fitted runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs that it was not fitted to</source>
        <translation>
            <numerusform>%Ln run that it was not fitted to</numerusform>
            <numerusform>%Ln runs that it was not fitted to</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs shown, of none of which the memory was measured</source>
        <translation>
            <numerusform>%Ln run shown, the memory of which was not measured</numerusform>
            <numerusform>%Ln runs shown, of none of which the memory was measured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs whose sources say enough</source>
        <translation>
            <numerusform>%Ln run whose source says enough</numerusform>
            <numerusform>%Ln runs whose sources say enough</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs whose sources leave much unsaid</source>
        <translation>
            <numerusform>%Ln run whose source leaves much unsaid</numerusform>
            <numerusform>%Ln runs whose sources leave much unsaid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waterfall</name>
    <message numerus="yes">
        <source>%n smaller part(s)</source>
        <translation>
            <numerusform>%n smaller part</numerusform>
            <numerusform>%n smaller parts</numerusform>
        </translation>
    </message>
</context>
</TS>
