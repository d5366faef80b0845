// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace quadrille::test {
namespace {

std::map<std::string, TestFile::Run>& testFiles() {
    static std::map<std::string, TestFile::Run> files;
    return files;
}

} // namespace

TestFile::TestFile(const char* path, Run run) {
    testFiles().emplace(std::filesystem::path(path).stem().string(), run);
}

} // namespace quadrille::test

int main(int argc, char** argv) {
    const auto& files = quadrille::test::testFiles();
    const auto found = argc > 1 ? files.find(argv[1]) : files.end();
    if (found == files.end()) {
        std::puts("Give one of these, and options of Qt Test behind it:");
        for (const auto& file : files)
            std::puts(file.first.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return found->second(argc - 1, argv + 1);
}
