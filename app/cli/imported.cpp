// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imported.h"

#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/project_file.h"

#include <chrono>
#include <ctime>
#include <filesystem>

namespace contraflow::cli {

namespace {

std::string today()
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm local{};
    if (localtime_r(&now, &local) == nullptr)
        return {};
    std::string text(10, '0');
    return text.substr(0, std::strftime(text.data(), text.size() + 1, "%Y-%m-%d", &local));
}

} // namespace

Provenance givenProvenance(const Arguments& arguments)
{
    Provenance provenance;
    provenance.date = arguments.value("--date").value_or(today());
    provenance.machine = arguments.value("--machine").value_or("");
    provenance.mpi = arguments.value("--mpi").value_or("");
    provenance.note = arguments.value("--note").value_or("");
    return provenance;
}

std::string rejectedText(const std::string& name, const RejectedLine& line)
{
    return name + ":" + std::to_string(line.line) + ": not taken: " + line.reason +
           (line.text.empty() ? "" : " (" + inQuotes(line.text) + ")");
}

ExitStatus writeImported(const ProjectFile& project, const Project& changed,
                         const std::optional<std::string>& output)
{
    std::error_code ignored;
    if (output && !std::filesystem::equivalent(project.name, *output, ignored)) {
        Output out(*output);
        out.write(projectText(changed));
        return out.finish();
    }
    const Result<void> written = writeBack(project, changed);
    return written ? ExitStatus::success : fail(written.error());
}

} // namespace contraflow::cli
