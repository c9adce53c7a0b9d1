// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/base/result.h"
#include "core/io/text/file_replacement.h"
#include "core/io/text/text_file.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace contraflow::cli {

/** Puts the standard streams in order: missing ones cannot be mistaken for files, a closed pipe is an error,
 * not a signal. */
void prepareStreams();

/** Writes a line to standard error; nothing is said when even that is closed. */
void say(std::string_view message);

/** Says "contraflow: message" and gives the exit status that belongs to the error. */
ExitStatus fail(const Error& error);

/**
 * Where a command's data goes: standard output, a pipe or a device in large pieces, or a file that appears
 * only when everything has been written. The first failure is kept, the rest is dropped, and finish() tells.
 * A file that the command has read is refused (inputs.h): make it after reading and before long work.
 */
class Output
{
public:
    /** Standard output when `file` is empty or "-". */
    explicit Output(const std::optional<std::string>& file = {});
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    void write(std::string_view text);
    /** For writers that hand on their text piece by piece; must not outlive this. */
    [[nodiscard]] ChunkSink sink()
    {
        return [this](std::string_view text) {
            write(text);
            return Result<void>();
        };
    }
    /** Writes what is left. Says what went wrong on standard error. */
    [[nodiscard]] ExitStatus finish();
    /** Nothing more can be written, so there is no use in computing more. */
    [[nodiscard]] bool hasFailed() const { return m_errorNumber != 0 || m_refusal || m_fileError; }

private:
    void flush();
    void flushToFile();
    [[nodiscard]] Result<void> finishFile();

    std::optional<std::filesystem::path> m_file;  ///< an ordinary file, replaced at the end
    std::optional<FileReplacement> m_replacement; ///< of it, once there is too much to hold
    std::optional<Error> m_fileError;
    int m_stream; ///< where pieces go otherwise
    std::string m_buffer;
    int m_errorNumber = 0;
    std::optional<std::string> m_refusal;
};

/**
 * One line on standard error that says how far a long run is. Shown only on a terminal, and only once the run
 * has taken long enough that someone may wonder; removed when it goes out of scope.
 */
class ProgressLine
{
public:
    explicit ProgressLine(std::string label);
    ~ProgressLine() { remove(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    [[nodiscard]] bool isWanted() const { return m_isTerminal; }
    void show(double fraction);
    /** For long work to call; empty where nobody looks. */
    [[nodiscard]] std::function<void(double fraction)> callback()
    {
        return isWanted() ? [this](double fraction) { show(fraction); } : std::function<void(double)>();
    }
    void remove();

private:
    std::string m_label;
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    bool m_isTerminal = false;
    bool m_isShown = false;
};

} // namespace contraflow::cli
