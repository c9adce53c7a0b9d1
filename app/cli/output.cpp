// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "app/cli/inputs.h"
#include "core/base/text.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace contraflow::cli {

namespace {

constexpr std::size_t kPiece = 1 << 16;
constexpr std::size_t kMostHeld = 1 << 24; ///< bytes of a file's new content before it goes to disk

/** 0, or the error number that prevented the text from being written whole. */
int writeAll(int stream, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(stream, text.data(), text.size());
        if (written < 0) {
            if (errno == EINTR)
                continue;
            return errno;
        }
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

/** The text with '?' for what a terminal would obey instead of showing it: names come from files, and files
 * from strangers. */
std::string harmless(std::string_view text)
{
    std::string shown;
    shown.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : '\0');
        // U+0080 to U+009F are the commands once more, in two bytes.
        const bool isLongCommand = byte == 0xC2 && next >= 0x80 && next < 0xA0;
        if (isLongCommand)
            ++i;
        const bool isCommand = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F;
        shown += isCommand || isLongCommand ? '?' : text[i];
    }
    return shown;
}

} // namespace

void prepareStreams()
{
    std::signal(SIGPIPE, SIG_IGN);
    // A stream that the caller closed would be given away to the first file that is opened, and be
    // overwritten or overwrite it. The placeholders take its number; read-only, so that writing to a closed
    // output still fails.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) == -1 && errno == EBADF)
            static_cast<void>(::open("/dev/null", O_RDONLY));
}

void say(std::string_view message)
{
    const std::string line = harmless(message) + '\n';
    writeAll(STDERR_FILENO, line); // when even this fails there is nobody left to tell
}

ExitStatus fail(const Error& error)
{
    say("contraflow: " + error.message);
    return error.code == ErrorCode::environment || error.code == ErrorCode::cancelled
               ? ExitStatus::environmentFailed
               : ExitStatus::inputAtFault;
}

Output::Output(const std::optional<std::string>& file) : m_stream(STDOUT_FILENO)
{
    if (!file || *file == "-")
        return;
    m_refusal = whyNotWritten(*file);
    if (m_refusal)
        return;
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(*file, ignored);
    if (!std::filesystem::is_fifo(status) && !std::filesystem::is_character_file(status)) {
        m_file = *file;
        return;
    }
    // Pipes and devices such as /dev/null cannot be replaced by a finished file; they take what comes.
    m_stream = ::open(file->c_str(), O_WRONLY | O_CLOEXEC);
    if (m_stream < 0)
        m_errorNumber = errno;
}

Output::~Output()
{
    if (m_stream > STDERR_FILENO)
        ::close(m_stream);
}

void Output::write(std::string_view text)
{
    if (hasFailed())
        return;
    m_buffer += text;
    if (m_file && m_buffer.size() >= kMostHeld)
        flushToFile();
    else if (!m_file && m_buffer.size() >= kPiece)
        flush();
}

/** The content goes to a temporary file, beside the one whose place it takes in the end. */
void Output::flushToFile()
{
    if (!m_replacement) {
        Result<FileReplacement> opened = FileReplacement::open(*m_file);
        if (opened)
            m_replacement.emplace(std::move(opened).value());
        else
            m_fileError = opened.error();
    }
    if (m_replacement)
        if (const Result<void> written = m_replacement->write(m_buffer); !written)
            m_fileError = written.error();
    m_buffer.clear();
}

Result<void> Output::finishFile()
{
    if (!m_replacement && !m_fileError)
        return writeTextFile(*m_file, m_buffer);
    if (!m_fileError)
        flushToFile();
    if (m_fileError)
        return *m_fileError;
    return m_replacement->commit();
}

void Output::flush()
{
    // A pipe gets every byte as it is: another program may read them back.
    const bool isShown = ::isatty(m_stream) == 1;
    m_errorNumber = writeAll(m_stream, isShown ? harmless(m_buffer) : m_buffer);
    m_buffer.clear();
}

ExitStatus Output::finish()
{
    if (!m_refusal && m_file)
        m_refusal = whyNotWritten(*m_file); // what was read since
    if (m_refusal) {
        say("contraflow: " + *m_refusal);
        return ExitStatus::wrongUsage;
    }
    if (m_file) {
        const Result<void> written = finishFile();
        return written ? ExitStatus::success : fail(written.error());
    }
    if (!hasFailed())
        flush();
    if (!hasFailed())
        return ExitStatus::success;
    return fail({ErrorCode::environment, std::string("the output could not be written: ") +
                                             std::strerror(m_errorNumber) +
                                             "; what came out is not complete"});
}

ProgressLine::ProgressLine(std::string label)
    : m_label(std::move(label))
    , m_isTerminal(::isatty(STDERR_FILENO) == 1)
{}

void ProgressLine::remove()
{
    if (m_isShown)
        writeAll(STDERR_FILENO, "\r\x1b[K");
    m_isShown = false;
}

void ProgressLine::show(double fraction)
{
    constexpr auto kPatience = std::chrono::milliseconds(500);
    if (!m_isTerminal || std::chrono::steady_clock::now() - m_begin < kPatience)
        return;
    m_isShown = true;
    writeAll(STDERR_FILENO, "\r\x1b[K" + m_label + " " + fixedText(100 * fraction, 0) + " %");
}

} // namespace contraflow::cli
