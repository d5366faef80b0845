// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/shell_script.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;

namespace {

/// "--key value, --flag, $WHAT?": the entries on one line, what is unknown with a question mark.
QString entriesOf(const std::string& script) {
    QStringList words;
    for (const Entry& entry : readCommandLine(script, "run.sh").entries) {
        QString word = QString::fromStdString(entry.key);
        if (entry.value.is_string())
            word += " " + QString::fromStdString(entry.value.get<std::string>());
        else if (entry.value.is_array())
            for (const auto& value : entry.value)
                word += " " + QString::fromStdString(value.get<std::string>());
        words << (entry.unknown.empty() ? word : word + "?");
    }
    return words.join(", ");
}

} // namespace

/// Launch scripts are read as a shell would expand them, and not run. The expansions are those of bash, run
/// by hand.
class TestShellScript : public QObject {
    Q_OBJECT

private slots:
    void expands_data() {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("entries");
        const auto row = [](const char* name, const char* script, const char* entries) {
            QTest::newRow(name) << script << entries;
        };
        row("options", "run --num-layers 32 --bf16 --lr=1e-4", "--num-layers 32, --bf16, --lr 1e-4");
        row("continued", "run --a 1 \\\n  --b 2 \\\n", "--a 1, --b 2");
        row("continued, CRLF", "run --a 1 \\\r\n  --b 2\r\n", "--a 1, --b 2");
        row("bare lines", "--a 1\n--b 2\n", "--a 1, --b 2");
        row("comment", "run --a 1 # --b 2\n# --c 3", "--a 1");
        row("variable", "A=4\nrun --a $A --b ${A} --c \"x$A\"", "--a 4, --b 4, --c x4");
        row("default", "A=${A:-8}\nB=${B-9}\nrun --a $A --b $B --c ${C:=7}", "--a 8, --b 9, --c 7");
        row("default of a default", "run --a ${A:-${B:-3}}", "--a 3");
        row("known, default unused", "A=2; run --a ${A:-8}", "--a 2");
        row("assigned by :", ": ${A:=5}\nrun --a $A", "--a 5");
        row("export", "export A=6\nrun --a $A", "--a 6");
        row("for one command", "A=6 run --b 1", "--b 1");
        row("single quotes", "A=1; run --a '$A'", "--a $A");
        row("unknown", "run --a $A --b 2", "--a $A?, --b 2");
        row("unknown in default", "A=${1:-$X}; run --a $A", "--a $X?");
        row("parameter", "A=${1:-64}; run --a $A --b $2", "--a 64, --b $2?");
        row("command", "A=$(nproc)\nrun --a $A --b `hostname -s`", "--a $(nproc)?, --b `hostname -s`?");
        row("arithmetic", "A=2; B=$((A * (3 + $A) - 4 % 3)); run --a $B", "--a 9");
        row("array", "ARGS=(\n --a 1 # one\n --b 2\n)\nrun ${ARGS[@]}", "--a 1, --b 2");
        row("quoted array", "ARGS=(--a \"1 2\")\nrun \"${ARGS[@]}\"", "--a 1 2");
        row("array grows", "ARGS=(--a 1); ARGS+=(--b 2); run \"${ARGS[@]}\"", "--a 1, --b 2");
        row("elements that are split", "ARGS=(\"--a 1\" \"--b 2\"); run ${ARGS[@]}", "--a 1, --b 2");
        row("array of arrays", "A=(--a 1); B=(\"${A[@]}\" --b 2); run ${B[@]}", "--a 1, --b 2");
        row("text of options", "OPTS=\"--a 1 \\\n --b 2\"\nrun $OPTS --c 3", "--a 1, --b 2, --c 3");
        row("text grows", "OPTS=\"--a 1\"; OPTS+=\" --b 2\"; run $OPTS", "--a 1, --b 2");
        row("list of values", "run --m x y z --n 1", "--m x y z, --n 1");
        row("negative", "run --a -1 --b", "--a -1, --b");
        row("given again", "run --a 1 --b 2 --a 3", "--a 3, --b 2");
        row("if, true",
            "T=fp8\nif [[ \"$T\" == \"fp8\" ]]; then\n A=(--f 8)\nelse\n A=(--f 16)\nfi\nrun ${A[@]}",
            "--f 8");
        row("if, false", "T=bf16\nif [ $T = fp8 ]; then A=8; else A=16; fi\nrun --a $A", "--a 16");
        row("elif", "N=4; if [ $N -gt 8 ]; then A=1; elif [ $N -ge 4 ]; then A=2; else A=3; fi; run --a $A",
            "--a 2");
        row("if, or", "N=4; if [[ $N == 5 || $N == 4 ]]; then A=1; fi; run --a ${A:-2}", "--a 1");
        row("if, not known", "A=1; if [ -z $X ]; then A=2; fi; run --a $A", "--a 1");
        row("list, true", "N=4; [ $N -gt 2 ] && A=3; [[ $N == 5 ]] || B=6; run --a $A --b $B",
            "--a 3, --b 6");
        row("list, false", "N=1; A=2; [ $N -gt 2 ] && A=3; [ $N = 1 ] || A=4; run --a $A", "--a 2");
        row("list, either", "N=1; [ $N = 2 ] && A=3 || A=4; [ $N = 1 ] && B=5 || B=6; run --a $A --b $B",
            "--a 4, --b 5");
        row("list of two tests", "N=1; A=2; [[ $N == 1 && $N == 2 ]] && A=3; run --a $A", "--a 2");
        row("list of three tests",
            "G=d; A=2; [[ $G == a || $G == b || $G == c ]] && A=3; [[ 1 == 1 && 1 == 2 && 1 == 1 ]] && A=4; "
            "run --a $A",
            "--a 2");
        row("test in a list", "N=2; A=1; [ $N = 1 ] && [[ $N == 1 || $N == 2 ]] && A=3; run --a $A", "--a 1");
        row("list over lines", "N=1; A=1; [ $N -gt 8 ] &&\n A=3\nrun --a $A", "--a 1");
        row("list with a group, false", "N=1; A=1; B=1; [ $N -gt 8 ] && {\n A=3; B=4\n}\nrun --a $A --b $B",
            "--a 1, --b 1");
        row("list with a group, true", "N=9; A=1; B=1; [ $N -gt 8 ] && { A=3; B=4; }; run --a $A --b $B",
            "--a 3, --b 4");
        row("function", "f() {\n A=2\n}\nf\nrun --a $A", "--a 2");
        row("function, not called", "A=1\nf() {\n A=2; run --b 1\n}\nrun --a $A", "--a 1");
        row("function, two ways",
            "f() { A=1; }\nfunction g { B=2; }\nfunction h() {\n C=3\n}\nf; g; h\n"
            "run --a $A --b $B --c $C",
            "--a 1, --b 2, --c 3");
        row("function with arguments",
            "train() { local mbs=$1; shift; run --mbs $mbs --n $# \"$@\" --last ${2:-no}; }\n"
            "train 2 --seq 4096",
            "--mbs 2, --n 2, --last 4096, --seq 4096");
        row("function with too few", "f() { run --a x$1 --b ${2:-3} --c ${2}y; }; f 8",
            "--a x8, --b 3, --c y");
        row("function with a list", "f() { run --a \"$1\" \"${@:2}\"; }; f \"1 2\" --b 3", "--a 1 2, --b 3");
        row("function with a text", "f() { O=\"$*\"; run $O; }; f --a 1 \"--b 2\"", "--a 1, --b 2");
        row("function, what is its own", "A=1; f() { local A=2 B=3; run --x $A; }; f; run --a $A --b ${B:-4}",
            "--x 2, --a 1, --b 4");
        row("function that calls one", "f() { run --a $1 --b $2; }; g() { f $2 $1; run --c $1; }; g 1 2",
            "--a 2, --b 1, --c 1");
        row("function called by name", "f() { run --a $1; }; g() { \"$@\"; }; g f 3", "--a 3");
        row("function, return and exit",
            "f() { return 0; run --a 1; }; g() { exit 0; }; f; run --b 2; g; run --c 3", "--b 2");
        row("function that calls itself", "f() { run --a $1; f 2; }; f 1", "--a 2");
        row("function of the script's arguments", "f() { run --a ${1:-4} --b $2 \"$@\" --c 3; }; f \"$@\"",
            "--a 4, --b $2?, --c 3");
        row("function that nothing calls", "f() { run --a 1 --b $1; }; g() { cd x; }", "--a 1, --b $1?");
        row("function in a text", "f() { run --a $1; }; bash -c \"f 2\"", "--a 2");
        row("arguments that are set", "set -- 4 --b 5; A=$1; shift; run --a $A \"$@\"", "--a 4, --b 5");
        row("switch before what is not known", "run --a 1 --bf16 \"$@\" --c \"${EXTRA[@]}\"",
            "--a 1, --bf16, --c");
        row("array with keys",
            "declare -A M=([7b]=4096 [\"70b\"]='8192'); S=70b; run --a ${M[7b]} --b \"${M[$S]}\"",
            "--a 4096, --b 8192");
        row("array with keys, one by one",
            "declare -A M; M[a]=1; M[b]=\"--x 2\"; M[a]+=0; S=b; run --a ${M[a]} ${M[$S]} --c ${M[c]:-3}",
            "--a 10, --x 2, --c 3");
        row("array with keys, not known",
            "declare -A M=([a]=1); run --a ${M[$S]} --b ${M[z]} --c ${M[$S]:-2}",
            "--a ${M[$S]}?, --b ${M[z]}?, --c 2");
        row("array with keys that grows", "declare -A M=([a]=1); M+=([b]=2); run --a ${M[a]} --b ${M[b]}",
            "--a 1, --b 2");
        row("array by number",
            "A=(4 8 16); I=1; A[3]=32; run --a ${A[1]} --b ${A[$I]} --c ${A[I+1]} "
            "--d ${A[-1]} --e ${A[$((I+2))]} --f $A",
            "--a 8, --b 8, --c 16, --d 32, --e 32, --f 4");
        row("array with gaps", "A[2]=3; A[5]=6; run --a ${A[2]} --b ${A[5]} --c ${A[@]}",
            "--a 3, --b 6, --c 3 6");
        row("array of itself", "A=(--a 1); A=(\"${A[@]}\" --b 2); run ${A[@]}", "--a 1, --b 2");
        row("element that is not known which", "A=(1 2); A[$X]=3; run --a ${A[0]}", "--a ${A[0]}?");
        row("list in a text", "A=(--a 1 --b 2); C=\"run ${A[@]}\"; bash -c \"$C\"", "--a 1, --b 2");
        row("list with a pipe", "[ 1 = 2 ] && run --a 1 | tee log || run --a 2", "--a 2");
        row("unknown or done", "[ -d $DIR ] || mkdir -p $DIR && run --a 1", "--a 1");
        row("not", "N=1; A=1; B=1; ! [ $N = 1 ] && A=2; ! [ $N = 2 ] && B=2; run --a $A --b $B",
            "--a 1, --b 2");
        row("if not", "N=1; if ! [ $N = 1 ]; then A=2; else A=3; fi; run --a $A", "--a 3");
        row("arithmetic test", "N=1; A=1; (( N > 2 )) && A=3; run --a $A", "--a 1");
        row("arithmetic condition", "N=1; A=1; if (( N == 1 )); then A=2; fi; run --a $A; run --b 2",
            "--a 1, --b 2");
        row("subshell", "( cd x; run --a 1 )\nrun --b 2", "--a 1, --b 2");
        row("list with a subshell, false", "N=1; [ $N = 2 ] && ( cd x; run --a 1 )\nrun --b 2", "--b 2");
        row("list with a subshell, true", "N=1; [ $N = 1 ] && ( cd x; run --a 1 )\nrun --b 2",
            "--a 1, --b 2");
        row("list with arithmetic, false", "N=1; [ $N = 2 ] && (( N > 1 )) && run --a 1\nrun --b 2", "--b 2");
        row("choice", "S=b; case $S in a) A=1;; b) A=2; B=3;; *) A=4;; esac; run --a $A --b $B",
            "--a 2, --b 3");
        row("choice over lines",
            "S=8B\ncase \"${S}\" in\n  \"800M\")\n A=1\n ;;\n \"7B\" | \"8B\")\n A=2\n ;;\n *)\n exit 1\n "
            ";;\n"
            "esac\nrun --a $A",
            "--a 2");
        row("choice, else", "S=c; case $S in (a) A=1;; (*) A=4;; esac; run --a $A", "--a 4");
        row("choice, none", "S=c; A=0; case $S in a) A=1;; b) A=2;; esac; run --a $A", "--a 0");
        row("choice, not known", "A=0; case $X in a) A=1;; *) A=2;; esac; run --a $A", "--a 0");
        row("choice in a choice",
            "S=a; T=y; case $S in a) case $T in x) A=1;; y) A=2;; esac; B=3;; b) B=4;; esac; run --a $A --b "
            "$B",
            "--a 2, --b 3");
        row("choice in a loop", "for x in 1; do case $x in 1) A=2;; esac; done; run --a ${A:-1}", "--a 2");
        row("choice behind then",
            "if true; then for x in 1; do case $x in 1) A=5;; esac; done; A=2; else A=8; fi; run --a $A",
            "--a 2");
        row("choice with an unknown pattern", "A=0; case x in $W) A=1;; *) A=2;; esac; run --a $A", "--a 0");
        row("what a subshell sets", "A=4; ( A=2; run --a $A ); run --b $A", "--a 2, --b 4");
        row("a script's own option", "bash launch.sh -c config.yaml --a 8", "-c config.yaml, --a 8");
        row("on another host", "C=\"run --a 1\"; ssh node \"cd x; $C\"", "--a 1");
        row("in a batch job", "sbatch --nodes 2 --wrap \"run --a 1\"", "#SBATCH --nodes 2, --a 1");
        row("unset", "A=2; unset A; run --a ${A:-1}", "--a 1");
        row("eval sets", "A=1; eval \"A=2\"; run --a $A", "--a 2");
        row("exit", "run --a 1; exit 0; run --b 2", "--a 1");
        row("exit of a check", "IMAGE=\"\"; if [ -z \"$IMAGE\" ]; then exit 1; fi; run --a 1", "--a 1");
        row("exit of a function", "usage() {\n echo x\n exit 1\n}\nfunction f { exit 1; }\nrun --a 1",
            "--a 1");
        row("options alone, of which one has others", "A=\"--a 1\"; B=\"$A --b 2\"; C=\"--b 3\"",
            "--a 1, --b 3");
        row("options alone", "MODEL_ARGS=\" \\\n --a 1 \\\n --b 2 \\\n\"\nOTHER=(--c 3)",
            "--a 1, --b 2, --c 3");
        row("text for a shell", "TP=2; srun bash -c \"run --a $TP\"; sh -c 'run --b $TP'; eval \"run --c 3\"",
            "--a 2, --b 2, --c 3");
        row("true and false", "F=false; T=true; A=1; B=1; $F && A=2; $T && B=2; run --a $A --b $B",
            "--a 1, --b 2");
        row("list, not known", "A=1; [ -z $X ] && A=2; run --a $A", "--a 1");
        row("list of commands", "cd x && run --a 1 || exit 1", "--a 1");
        row("loop", "for i in 1 2; do run --a $i --c 3; done; run --b 2", "--a $i?, --c 3, --b 2");
        row("loop over one word", "for i in 4; do run --a $i; done; run --b $i", "--a 4, --b 4");
        row("loop over lines", "for i in 1 \\\n 2\ndo\n run --a $i\ndone\nrun --b $i", "--a $i?, --b $i?");
        row("loop over a list",
            "A=(8); B=(1 2); for i in ${A[@]}; do for j in \"${B[@]}\"; do run --a $i --b $j; "
            "done; done",
            "--a 8, --b $j?");
        row("loop over nothing", "A=(); for i in ${A[@]}; do run --a 1; done; run --b 2", "--b 2");
        row("loop over files", "for i in *.json; do run --a $i; done", "--a $i?");
        row("loop over arguments", "f() { for i; do run --a $i; done; }; f 3", "--a 3");
        row("loop that counts", "for ((i=0; i<8; i++)); do run --a $i --b 2; done; run --c 3",
            "--a $i?, --b 2, --c 3");
        row("while", "T=1; while [ $T -le 8 ]; do run --a $T --b 2; T=$((T * 2)); done; run --c $T",
            "--a $T?, --b 2, --c $T?");
        row("while, false", "while [ 1 = 2 ]; do run --a 1; done; until true; do run --b 1; done; run --c 3",
            "--c 3");
        row("until", "until run2; do run --a 1; done", "--a 1");
        row("while, read", "while read X; do run --a $X; done < list", "--a $X?");
        row("loop that makes a list",
            "A=(--a 1); O=\"--o 1\"; for i in 1 2; do A+=(--b $i); O=\"$O --c 3\"; done; "
            "run ${A[@]} $O",
            "--a 1, --b $i?, --o 1, --c 3");
        row("loop that sets",
            "M=1; N=2; for i in 1 2; do run --m $M; M=2; [ $i = 2 ] && N=$i; done; "
            "run --a $M --n $N",
            "--m $M?, --a 2, --n 2");
        row("loop that counts within", "I=0; for i in 1 2; do run --a $I; (( I++ )); done", "--a $I?");
        row("loop that reads options",
            "A=8; while [[ $# -gt 0 ]]; do case $1 in --a) A=$2; shift 2;; *) exit 1;; esac; done; run --a "
            "$A",
            "--a 8");
        row("loop that is left", "for i in 1 2; do run --a 1; break; run --b 2; done; run --c 3",
            "--a 1, --c 3");
        row("loop not known", "[ -z $X ] && for i in 1; do run --a 1; done; run --b 2", "--b 2");
        row("here-document", "cat > x <<EOF\n--a 1\nEOF\nrun --b 2", "--b 2");
        row("redirection", "run --a 1 > log.txt 2>&1", "--a 1");
        row("pipe", "run --a 1 | tee log", "--a 1");
        row("other commands", "mkdir --parents x; run --a 1", "--a 1");
        row("override", "python run.py model.tp_size=2 ++train.iters=5", "model.tp_size 2, train.iters 5");
        row("dotted option", "run --parallelism.tensor_parallel_degree 2",
            "parallelism.tensor_parallel_degree 2");
        row("batch job", "#SBATCH --nodes=4 -N 5\nrun --a 1", "#SBATCH --nodes 4, #SBATCH -N 5, --a 1");
        row("batch job, what it is told", "#SBATCH --nodes=4\nsbatch --nodes=2 -p x job.sh --a 1\nrun --b 1",
            "#SBATCH --nodes 2, #SBATCH -p x, --b 1");
        row("size", "NGPU=${NGPU:-8}\nrun --a 1", "NGPU 8, --a 1");
        row("parts of a value",
            "X=--pp=4; Y=a.b.c; run --a ${X#*=} --b ${X##--*p} --c ${Y%.*} --d ${Y%%.*} --e ${Y//./-} --f "
            "${Y/b/x}",
            "--a 4, --b =4, --c a.b, --d a, --e a-b-c, --f a.x.c");
        row("parts of an argument",
            "f() { P=_x; run --a ${1#*=} --b ${2%$P} --c ${3,,}; }; f --x=8 16_x BF16",
            "--a 8, --b 16, --c bf16");
        row("parts that are not there", "X=ab; run --a ${X#z} --b ${X%%z*} --c ${Z#z} --d ${X#[a]}",
            "--a ab, --b ab, --c ${Z#z}?, --d ${X#[a]}?");
        row("case, stars",
            "M=llama-7b-chat; case $M in *13b*) A=1;; llama-?b*) A=2;; *) A=3;; esac; run --a $A", "--a 2");
        row("patterns in quotes",
            "X=abc; A=1; [ $X = \"a*\" ] && A=8; [[ $X == \"a*\" ]] && A=4; case $X in \"*\") A=2;; a\\*) "
            "A=3;; esac; "
            "[ $X = a* ] && A=5; Y='a*b'; run --a $A --b ${Y#\"a*\"} --c ${Y%%\\**}",
            "--a 1, --b b, --c a");
        row("a pattern in a variable",
            "P='a*'; [[ abc == $P ]] && A=1; [[ abc == \"$P\" ]] && B=1; run --a $A --b $B",
            "--a 1, --b $B?");
        row("case, a set", "M=x; case $M in [ab]) A=1;; *) A=3;; esac; run --a $A", "--a $A?");
        row("test, stars", "[[ gpt_7b == *7b* ]] && A=1; [[ aXbXc = a*b?d ]] || B=2; run --a $A --b $B",
            "--a 1, --b 2");
    }
    void expands() {
        QFETCH(QString, script);
        QTEST(entriesOf(script.toStdString()), "entries");
    }

    /// Each option of a quoted list names the variable that is missing in its own value.
    void missingVariablesOfAQuotedList() {
        const auto entries =
            readCommandLine("O=\"--a $X --b 2 --c ${Y}0 --d $(nproc --all) --e 5\"; run $O", "run.sh")
                .entries;
        QCOMPARE(entries.size(), std::size_t{5});
        const std::vector<std::string> unknown{"$X", "", "${Y}", "$(nproc --all)", ""};
        for (std::size_t i = 0; i < entries.size(); ++i)
            QCOMPARE(entries[i].unknown, unknown[i]);
        QCOMPARE(entries[1].value.get<std::string>(), std::string("2"));
    }

    /// What a script writes into files is kept, as it would be written.
    void hereDocumentsAreKept() {
        const auto texts = readCommandLine("Z=2\ncat <<E > a.json\n{\"stage\": $Z}\nE\n"
                                           "cat <<'E' > b.json\n{\"stage\": $Z}\nE\n"
                                           "if [ 1 = 2 ]; then\ncat <<E > c.json\n{}\nE\nfi\nrun --a 1",
                                           "run.sh")
                               .embedded;
        QCOMPARE(texts.size(), std::size_t{2});
        QCOMPARE(texts[0].text, std::string("{\"stage\": 2}\n"));
        QCOMPARE(texts[0].line, std::size_t{3});
        QCOMPARE(texts[1].text, std::string("{\"stage\": $Z}\n"));
        QCOMPARE(texts[1].line, std::size_t{6});
        // For people, and for a program, which may be asked for the same options.
        QVERIFY(readCommandLine("u() {\ncat <<E\n --a 8\nE\n}\ncat <<E | run\n--a 9\nE\nrun --a 1", "run.sh")
                    .embedded.empty());
        QCOMPARE(readCommandLine("Z=2\ntee a.json <<E\n{\"n\": \"say \\\"$Z\\\" \\$Z\"}\nE\n", "run.sh")
                     .embedded.at(0)
                     .text,
                 std::string("{\"n\": \"say \\\"2\\\" $Z\"}\n"));
    }

    /// What a shell or sbatch has for its input is a script; variables are put in first, unless END is
    /// quoted.
    void inputsOfShellsAreRead() {
        const QString read("--a 2, --b $B?, --c 3");
        const std::string text = "run --a $A --b \\$B --c 3\nEOF\n";
        for (const char* starts : {"sbatch <<EOF\n", "sbatch -p x <<EOF\n", "bash <<EOF\n",
                                   "bash -s << EOF 2>&1 | tee x\n", "srun -N 2 bash <<EOF\n",
                                   "cat <<EOF | sbatch\n", "ssh node bash -e <<EOF\n", "X=1 bash <<-EOF\n"})
            QVERIFY2(entriesOf("A=2\n" + (starts + text)).endsWith(read), starts);
        for (const char* starts :
             {"cat <<EOF\n", "bash x.sh <<EOF\n", "sbatch x.sbatch <<EOF\n", "[ -z $Y ] && sbatch <<EOF\n",
              "if [ 1 = 2 ]; then\nbash <<EOF\n", "python - <<EOF\n"})
            QVERIFY2(entriesOf("A=2\n" + (starts + text)).indexOf("--a") < 0, starts);
        QCOMPARE(entriesOf("A=2\nbash <<'EOF'\nrun --a \\$A --c $A\nEOF\n"), QString("--a $A, --c 2"));
        const std::string job =
            "N=4; ARGS=(--a 1\n --b 2)\nCMD=\"\ncd x;\nrun ${ARGS[@]}\"\nsbatch <<EOF\n#!/bin/bash\n"
            "#SBATCH --nodes=$N\nsrun -l bash -x -c \"${CMD}\" 2>&1 | tee \\$X.log\nEOF\n";
        const Document document = readCommandLine(job, "run.sh");
        QCOMPARE(entriesOf(job), QString("#SBATCH --nodes 4, --a 1, --b 2, -l"));
        QCOMPARE(document.entries.front().line, std::size_t{8});
        for (const Entry& entry : document.entries)
            QVERIFY(entry.line >= 8 && entry.line <= 10);
    }

    /// Texts within texts have one purse.
    void textsWithinTextsAreBounded() {
        std::string script = "A=\"" + std::string(60'000, 'x') + "\"\n";
        for (int i = 0; i < 400; ++i)
            script += "bash -c \"echo $A\"\n";
        QVERIFY(!test::fieldOfError([&] { static_cast<void>(readCommandLine(script, "run.sh")); }).isEmpty());
    }

    /// Functions that call each other twice are many calls, of which it is soon enough.
    void callsAreBounded() {
        std::string script;
        for (int i = 0; i < 40; ++i)
            script += "f" + std::to_string(i) + "() { f" + std::to_string(i + 1) + "; f" +
                      std::to_string(i + 1) + "; }\n";
        const auto left = readCommandLine(script + "f30\nrun --a 1", "run.sh").leftOut;
        QVERIFY(left.empty());
        QVERIFY(!test::fieldOfError([&] {
                     static_cast<void>(readCommandLine(script + "f0\nrun --a 1", "run.sh"));
                 }).isEmpty());
        QCOMPARE(readCommandLine("f() { f; }\nf\nrun --a 1", "run.sh").leftOut.at(0).what, std::string("f"));
        script = "f() { f \"$@\" \"$@\"; }\nf " + std::string(1000, 'x') + "\n";
        QVERIFY(!test::fieldOfError([&] { static_cast<void>(readCommandLine(script, "run.sh")); }).isEmpty());
    }

    /// Of functions that nothing calls it is not known which one is meant.
    void severalFunctionsAreNamed() {
        const Document document =
            readCommandLine("a() {\n run --a 1\n}\nb() {\n run --a 2\n}\n$1\n", "run.sh");
        QVERIFY(document.entries.empty());
        std::vector<std::string> named;
        for (const LeftOut& left : document.leftOut)
            named.push_back(std::to_string(left.line) + left.what);
        QCOMPARE(named, (std::vector<std::string>{"1a", "4b", "7$1"}));
    }

    /// What is not followed is named, with its line.
    void namesWhatItDoesNotFollow() {
        const auto& left = readCommandLine("for i in 1 2; do\n run --a 1\ndone\n"
                                           "if [ $X = 1 ]; then\n run --b 1\nfi\n"
                                           "source env.sh\nrun $EXTRA --c 1\n"
                                           "[ -d $X ] || mkdir $X\n[ $X = 1 ] && A=2\n",
                                           "run.sh")
                               .leftOut;
        QCOMPARE(left.size(), std::size_t{5});
        const std::vector<std::pair<std::size_t, std::string>> expected{
            {1, "i"}, {4, "if"}, {7, "env.sh"}, {10, "A"}, {8, "$EXTRA"}};
        for (std::size_t i = 0; i < left.size(); ++i) {
            QCOMPARE(left[i].line, expected[i].first);
            QCOMPARE(left[i].what, expected[i].second);
        }
    }

    /// What stands in a list is told with the line on which it stands there.
    void keepsTheLinesOfLists() {
        const auto entries =
            readCommandLine("ARGS=(\n --a 1\n --b 2\n)\nrun ${ARGS[@]} --c 3\n", "run.sh").entries;
        QCOMPARE(entries.size(), std::size_t{3});
        QCOMPARE(entries[0].line, std::size_t{2});
        QCOMPARE(entries[1].line, std::size_t{3});
        QCOMPARE(entries[2].line, std::size_t{5});
    }

    /// Variables that double each other make a small script large; it is refused, and at once.
    void growthIsBounded() {
        std::string script = "A=xxxxxxxxxxxxxxxx\n";
        for (int i = 0; i < 200; ++i)
            script += "A=$A$A\n";
        for (int i = 0; i < 2000; ++i)
            script += "run --a $A$A$A$A\n";
        QCOMPARE(test::fieldOfError([&] { static_cast<void>(readCommandLine(script, "run.sh")); }).left(7),
                 QString("run.sh:"));
        std::string nested(200'000, '(');
        static_cast<void>(readCommandLine("run --a $(" + nested, "run.sh"));
        static_cast<void>(readCommandLine("run --a $((" + nested + "1", "run.sh"));
    }

    void reckons_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("value");
        QTest::newRow("sum") << "1 + 2*3" << 7;
        QTest::newRow("brackets") << "(1+2)*3" << 9;
        QTest::newRow("division") << "7/2" << 3;
        QTest::newRow("by nothing") << "7/0" << -1;
        QTest::newRow("open") << "(7" << -1;
        QTest::newRow("huge") << "99999999999*99999999999" << -1;
    }
    void reckons() {
        QFETCH(QString, text);
        QTEST(static_cast<int>(arithmetic(text.toStdString()).value_or(-1)), "value");
    }
};

QUADRILLE_TESTS(TestShellScript)
#include "tst_shell_script.moc"
