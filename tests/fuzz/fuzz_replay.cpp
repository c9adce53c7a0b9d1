// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
// fuzz_replay COUNT SEED TARGET FOLDER...: runs a target on every file in the folders and on COUNT mutations
// of them, drawn by SEED. fuzz_replay --words TARGET prints its words as a dictionary of libFuzzer. Needs no
// fuzzer, so it runs everywhere; what it finds is made shorter, printed and written to a file.

#include "core/base/random.h"
#include "core/base/text.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

using namespace contraflow;
using namespace contraflow::fuzz;

namespace {

constexpr std::size_t kMostBytes = 20'000; // bigger seeds make an execution slow

std::vector<std::string> readSeeds(std::vector<std::filesystem::path> folders)
{
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::path& folder : folders)
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (entry.is_regular_file() && entry.file_size() <= kMostBytes)
                files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> seeds{""};
    for (const std::filesystem::path& file : files) {
        std::ifstream stream(file, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    return seeds;
}

/** Makes texts like the seeds, with some of their lines, words of the language and damage. */
class Mutator
{
public:
    Mutator(const std::vector<std::string>& seeds, std::span<const std::string_view> words,
            std::uint64_t seed)
        : m_seeds(seeds)
        , m_words(words)
        , m_random(seed)
    {}

    std::string next()
    {
        std::string text = drawnSeed();
        for (std::uint64_t n = 1 + m_random.below(6); n > 0; --n)
            change(text);
        text.resize(std::min(text.size(), 2 * kMostBytes));
        return text;
    }

private:
    const std::string& drawnSeed() { return m_seeds[m_random.below(m_seeds.size())]; }

    std::size_t place(const std::string& text) { return m_random.below(text.size() + 1); }

    void change(std::string& text)
    {
        const std::size_t at = place(text);
        switch (m_random.below(9)) {
        case 0:
            text.insert(at, 1, static_cast<char>(m_random.below(256)));
            break;
        case 1:
            if (at < text.size())
                text[at] = static_cast<char>(m_random.below(256));
            break;
        case 2:
            text.erase(at, 1 + m_random.below(4));
            break;
        case 3:
            text.erase(at, m_random.below(80));
            break;
        case 4:
            text.insert(at, text, place(text), 1 + m_random.below(60));
            break;
        case 5:
            changeNumber(text, at);
            break;
        case 6: {
            const std::string& other = drawnSeed();
            text = text.substr(0, at) + other.substr(place(other));
            break;
        }
        default:
            text.insert(at, m_words[m_random.below(m_words.size())]);
        }
    }

    void changeNumber(std::string& text, std::size_t at)
    {
        constexpr std::string_view kDigits = "0123456789.";
        static constexpr std::string_view kNumbers[] = {
            "0",      "1",     "-1",         "0.1",        "1e-30",
            "1e30",   "1e308", "4294967295", "4294967296", "18446744073709551616",
            "999999", "nan",   "65536",      "2147483648"};
        const std::size_t from = text.find_first_of(kDigits, at);
        if (from == std::string::npos)
            return;
        const std::size_t to = std::min(text.find_first_not_of(kDigits, from), text.size());
        text.replace(from, to - from, kNumbers[m_random.below(std::size(kNumbers))]);
    }

    const std::vector<std::string>& m_seeds;
    std::span<const std::string_view> m_words;
    Random m_random;
};

/** Why a text breaks a promise; nothing when it does not. */
std::optional<std::string> brokenBy(const FuzzTarget& target, const std::string& text)
{
    try {
        target.run(text);
        return std::nullopt;
    } catch (const std::exception& broken) {
        return broken.what();
    }
}

/** A shorter text that breaks a promise as well. */
std::string shrunk(const FuzzTarget& target, std::string text)
{
    for (std::size_t size = std::max<std::size_t>(text.size() / 2, 1); size > 0; size /= 2)
        for (std::size_t at = 0; at < text.size();) {
            std::string shorter = text;
            shorter.erase(at, size);
            if (brokenBy(target, shorter))
                text = std::move(shorter);
            else
                at += size;
        }
    return text;
}

/** Runs one text; false, with the reason on standard error, when it breaks a promise. */
bool holds(const FuzzTarget& target, const std::string& text)
{
    if (!brokenBy(target, text))
        return true;
    const std::string shorter = shrunk(target, text);
    const std::string file = "broken-" + std::string(target.name);
    std::ofstream(file, std::ios::binary) << shorter;
    std::fprintf(stderr, "%s: %s\nby this text, kept in %s:\n%s\n", std::string(target.name).c_str(),
                 brokenBy(target, shorter).value_or("").c_str(), file.c_str(), shorter.c_str());
    return false;
}

void printWords(const FuzzTarget& target)
{
    for (const std::string_view word : target.words) {
        std::fputc('"', stdout);
        for (const char c : word)
            std::printf("\\x%02x", static_cast<unsigned>(static_cast<unsigned char>(c)));
        std::fputs("\"\n", stdout);
    }
}

} // namespace

int main(int argc, char* argv[])
{
    if (const FuzzTarget* target =
            argc == 3 && std::string_view(argv[1]) == "--words" ? findFuzzTarget(argv[2]) : nullptr) {
        printWords(*target);
        return 0;
    }
    const auto count = argc > 2 ? parseCount(argv[1]) : std::nullopt;
    const auto seed = argc > 2 ? parseCount(argv[2]) : std::nullopt;
    const FuzzTarget* target = argc > 4 ? findFuzzTarget(argv[3]) : nullptr;
    if (!count || !seed || !target) {
        std::fputs("usage: fuzz_replay COUNT SEED TARGET FOLDER...\ntargets:", stderr);
        for (const FuzzTarget& known : fuzzTargets())
            std::fprintf(stderr, " %s", std::string(known.name).c_str());
        std::fputs("\n", stderr);
        return 2;
    }
    const std::vector<std::string> seeds = readSeeds({argv + 4, argv + argc});
    std::uint64_t executions = 0;
    for (const std::string& text : seeds) {
        ++executions;
        if (!holds(*target, text))
            return 1;
    }
    Mutator mutator(seeds, target->words, *seed);
    for (std::uint64_t i = 0; i < *count; ++i) {
        ++executions;
        if (!holds(*target, mutator.next()))
            return 1;
    }
    std::printf("%s: %llu executions, %zu seeds, all promises held\n", argv[3],
                static_cast<unsigned long long>(executions), seeds.size());
    return 0;
}
