// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/signature_file.h"

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/io/project/preset_source.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace contraflow {

namespace {

/** What a figure's text may be. */
enum class FigureKind
{
    factor, ///< a number above 0
    share,  ///< 0 … 1
    count,  ///< at least 2
    duration,
    size,
    secondsPerByte,
};

Result<double> figureValue(FigureKind kind, const std::string& text)
{
    switch (kind) {
    case FigureKind::duration:
    case FigureKind::size: {
        ASSIGN_OR_RETURN(
            const Quantity value,
            parseQuantity(kind == FigureKind::size ? Dimension::size : Dimension::duration, text));
        return value.value;
    }
    case FigureKind::secondsPerByte:
        return parseSecondsPerByte(text);
    case FigureKind::count:
        if (const auto count = parseCount(text); count && *count >= 2 && *count <= 1'000'000'000)
            return static_cast<double>(*count);
        return Error{ErrorCode::invalidInput, "it must be a whole number from 2 on"};
    case FigureKind::factor:
        if (const auto number = parseNumber(text); number && *number > 0)
            return *number;
        return Error{ErrorCode::invalidInput, "it must be a number above 0"};
    case FigureKind::share:
        if (const auto number = parseNumber(text); number && *number >= 0 && *number <= 1)
            return *number;
        return Error{ErrorCode::invalidInput, "it must be a number from 0 to 1"};
    }
    return 0.0;
}

class SignatureReader
{
public:
    explicit SignatureReader(DataNode root) : m_source(std::move(root), "signature") {}

    std::variant<SignaturePreset, TextFailure> read()
    {
        if (auto failure = m_source.wrongFormat())
            return *failure;
        MapReader map = m_source.top({"name", "title", "description", "contention", "point-to-point",
                                      "throughput", "processes", "citations"});
        m_preset.name = m_source.name(map);
        m_preset.title = m_source.text(map, "title");
        m_preset.description = m_source.text(map, "description");
        readContention(map);
        readOptional(map, "point-to-point",
                     {{"alpha", FigureKind::duration, m_preset.startUp},
                      {"beta", FigureKind::secondsPerByte, m_preset.secondsPerByte}});
        readOptional(map, "throughput",
                     {{"contended", FigureKind::secondsPerByte, m_preset.contendedSecondsPerByte},
                      {"rho", FigureKind::share, m_preset.share}});
        readOptional(map, "processes",
                     {{"fitted", FigureKind::count, m_preset.fittedProcesses},
                      {"saturated", FigureKind::count, m_preset.saturatedProcesses}});
        m_preset.citations = m_source.texts(map, "citations");
        (void)map.extras();
        if (auto failure = m_source.failure())
            return *failure;
        return std::move(m_preset);
    }

private:
    struct OptionalFigure
    {
        std::string key;
        FigureKind kind;
        std::optional<SignatureFigure>& target;
    };

    void readContention(MapReader& parent)
    {
        DataNode* node = m_source.part(parent, "contention");
        if (node == nullptr)
            return;
        MapReader map =
            m_source.reader(*node, m_source.partName("contention"), {"gamma", "delta", "threshold"});
        std::optional<SignatureFigure> gamma;
        std::optional<SignatureFigure> delta;
        if (DataNode* figure = m_source.part(map, "gamma"))
            readFigure(*figure, map.thing(), {"gamma", FigureKind::factor, gamma});
        if (DataNode* figure = m_source.part(map, "delta"))
            readFigure(*figure, map.thing(), {"delta", FigureKind::duration, delta});
        if (DataNode* figure = map.map("threshold"))
            readFigure(*figure, map.thing(), {"threshold", FigureKind::size, m_preset.threshold});
        if (delta && delta->value > 0 && !m_preset.threshold)
            map.reject("delta", "needs a 'threshold', the message size from which on it is paid");
        m_preset.gamma = gamma.value_or(SignatureFigure{});
        m_preset.delta = delta.value_or(SignatureFigure{});
        (void)map.extras();
    }

    /** A part that may be missing, with figures that may. */
    void readOptional(MapReader& parent, const std::string& key, const std::vector<OptionalFigure>& figures)
    {
        DataNode* node = parent.map(key);
        if (node == nullptr)
            return;
        auto keys = mapped<std::string>(figures, &OptionalFigure::key);
        MapReader map = m_source.reader(*node, m_source.partName(key), std::move(keys));
        for (const OptionalFigure& figure : figures)
            if (DataNode* value = map.map(figure.key))
                readFigure(*value, map.thing(), figure);
        (void)map.extras();
    }

    void readFigure(DataNode& node, const std::string& thing, const OptionalFigure& wanted)
    {
        SignatureFigure figure;
        const auto use = [&](const std::string& written) -> std::string {
            const Result<double> value = figureValue(wanted.kind, written);
            if (!value)
                return "cannot be read: " + value.error().message;
            figure.value = *value;
            return {};
        };
        m_source.figure(node, inQuotes(wanted.key) + " of " + thing, figure.source, use);
        wanted.target = std::move(figure);
    }

    PresetSource m_source;
    SignaturePreset m_preset;
};

} // namespace

Result<SignaturePreset> parseSignature(std::string_view text)
{
    return parsePage<SignaturePreset, SignatureReader>(text, {});
}

Result<SignaturePreset> readSignature(const std::filesystem::path& path)
{
    ASSIGN_OR_RETURN(const std::string text, readPresetText(path));
    return parsePage<SignaturePreset, SignatureReader>(text, path.string());
}

const Result<std::vector<SignaturePreset>>& publishedSignatures()
{
    static const Result<std::vector<SignaturePreset>> signatures =
        readCarried(signatureTexts(), parseSignature, "signature");
    return signatures;
}

Result<SignaturePreset> findSignature(const std::string& name)
{
    return findNamed(publishedSignatures(), name, "contention signature");
}

} // namespace contraflow
