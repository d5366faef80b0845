// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

namespace {

namespace fs = std::filesystem;

using Includes = std::map<std::string, std::set<std::string>>; ///< which folders each folder's files include

std::string folderOf(const fs::path& file) {
    return file.parent_path().generic_string();
}

Includes includesBelow(const fs::path& source) {
    const std::string before = "#include \"";
    Includes includes;
    for (const char* room : {"core", "widgets", "app"})
        for (const auto& entry : fs::recursive_directory_iterator(source / room)) {
            const std::string ending = entry.path().extension().string();
            if (ending != ".h" && ending != ".cpp")
                continue;
            std::ifstream file(entry.path());
            auto& of = includes[folderOf(fs::relative(entry.path(), source))];
            for (std::string line; std::getline(file, line);)
                if (line.starts_with(before))
                    of.insert(folderOf(line.substr(before.size(), line.rfind('"') - before.size())));
        }
    for (auto& [folder, of] : includes)
        of.erase(folder);
    return includes;
}

} // namespace

/// The includes between folders point one way, so that a folder can be read without those that use it.
class TestFolders : public QObject {
    Q_OBJECT

private slots:
    void includesPointOneWay() {
        Includes includes = includesBelow(quadrille::test::sourceDir());
        QVERIFY(includes.size() > 30);
        // A folder that includes none of those left is taken away, until none is left.
        for (bool taken = true; taken;) {
            taken = std::erase_if(includes, [&includes](const auto& each) {
                        return std::ranges::none_of(each.second, [&](const std::string& folder) {
                            return includes.contains(folder);
                        });
                    }) > 0;
        }
        for (const auto& [folder, of] : includes)
            for (const std::string& known : of)
                if (includes.contains(known))
                    qWarning("%s includes %s, in or above a cycle", folder.c_str(), known.c_str());
        QVERIFY(includes.empty());
    }

    /// What POSIX alone has is asked for in one place, so that another system takes one file.
    void oneFileAsksForWhatPosixHas() {
        const std::set<std::string> ofPosix{"<unistd.h>", "<fcntl.h>",  "<poll.h>",  "<csignal>",
                                            "<signal.h>", "<dirent.h>", "<dlfcn.h>", "<pwd.h>"};
        std::set<std::string> asking;
        for (const char* room : {"core", "widgets", "app"})
            for (const auto& entry :
                 fs::recursive_directory_iterator(fs::path(quadrille::test::sourceDir()) / room)) {
                std::ifstream file(entry.path());
                for (std::string line; std::getline(file, line);)
                    if (const auto open = line.find('<');
                        line.starts_with("#include <") &&
                        (ofPosix.contains(line.substr(open)) || line.starts_with("#include <sys/")))
                        asking.insert(entry.path().filename().string());
            }
        QCOMPARE(asking, std::set<std::string>{"system_calls.cpp"});
    }
};

QUADRILLE_TESTS(TestFolders)
#include "tst_folders.moc"
