// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/holds.h"
#include "tests/fuzz/mutation.h"

#include <csignal>
#include <exception>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <unistd.h>

// Runs a fuzz target without libFuzzer: the seeds that the command line names, then random changes of them,
// the same every time. QUADRILLE_FUZZ=100 makes a hundred times as many, QUADRILLE_FUZZ_SEED=7 others. The
// text of a failure is left beside the program, in NAME.failed; `NAME NAME.failed` runs it again.

namespace {

using namespace quadrille::fuzz;

std::string current;     ///< what is being read
std::string failureFile; ///< where it goes if that fails

/// For a signal handler: async-signal-safe as far as it goes.
void keepInput(int signal) {
    const int file = ::open(failureFile.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0644);
    if (file >= 0 && ::write(file, current.data(), current.size()) >= 0) {
        constexpr std::string_view said = "The text is kept in ";
        (void)!::write(STDERR_FILENO, said.data(), said.size());
        (void)!::write(STDERR_FILENO, failureFile.data(), failureFile.size());
        (void)!::write(STDERR_FILENO, "\n", 1);
    }
    (void)std::signal(signal, SIG_DFL);
    (void)std::raise(signal);
}

/// \return it was read rather than refused
bool tryOne(std::string text) {
    current = std::move(text);
    const std::size_t before = readSoFar;
    (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current.data()), current.size());
    return readSoFar > before;
}

std::size_t numberFrom(const char* variable, std::size_t usual) {
    const char* text = std::getenv(variable);
    return text == nullptr ? usual : std::strtoul(text, nullptr, 10);
}

/// Texts that were read, among them changed ones, which leads to texts further away.
class Pool {
public:
    void add(std::string text) {
        if (m_texts.size() < most)
            m_texts.push_back(std::move(text));
    }
    [[nodiscard]] const std::string& any(std::mt19937& random) const {
        return m_texts[random() % m_texts.size()];
    }
    [[nodiscard]] bool empty() const { return m_texts.empty(); }

private:
    static constexpr std::size_t most = 500;
    std::vector<std::string> m_texts;
};

} // namespace

// Sanitizers end a program their own way unless they are told to abort.
extern "C" const char* __asan_default_options() { // NOLINT(*-reserved-identifier)
    return "abort_on_error=1";
}
extern "C" const char* __ubsan_default_options() { // NOLINT(*-reserved-identifier)
    return "abort_on_error=1:print_stacktrace=1";
}

int main(int count, char** arguments) {
    constexpr std::size_t usualBytes = 1 << 20;
    constexpr std::size_t usualTexts = 1000;
    constexpr std::size_t longest = 1 << 16;
    failureFile = std::string(arguments[0]) + ".failed";
    (void)std::signal(SIGABRT, keepInput);

    Pool pool;
    for (int i = 1; i < count; ++i) {
        std::ifstream file(arguments[i], std::ios::binary);
        std::string text(std::istreambuf_iterator<char>(file), {});
        holds(file.good() || file.eof(), arguments[i]);
        if (!tryOne(text)) {
            std::fprintf(stderr, "This seed is refused: %s\n", arguments[i]);
            return 1;
        }
        pool.add(std::move(text));
    }
    if (pool.empty()) {
        std::fprintf(stderr, "No seeds.\n");
        return 1;
    }
    const std::size_t times = numberFrom("QUADRILLE_FUZZ", 1);
    std::mt19937 random(static_cast<unsigned>(numberFrom("QUADRILLE_FUZZ_SEED", 1)));
    std::size_t bytes = 0, texts = 0, read = 0;
    for (; bytes < times * usualBytes && texts < times * usualTexts; ++texts) {
        std::string text = mutated(pool.any(random), pool.any(random), random);
        text.resize(std::min(text.size(), longest));
        bytes += text.size();
        if (tryOne(text)) {
            ++read;
            pool.add(std::move(text));
        }
    }
    std::printf("%zu texts, %zu of them read\n", texts, read);
    return 0;
}
