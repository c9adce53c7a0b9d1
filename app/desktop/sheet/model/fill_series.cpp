// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/fill_series.h"

#include "core/base/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

/** Beyond this a double does not count in steps of one. */
constexpr double kLargest = 9e15;

std::optional<NumberedText> partsAt(const QString& text, qsizetype begin, qsizetype length)
{
    const QString digits = text.mid(begin, length);
    const std::optional<double> number = parseNumber(digits.toStdString());
    if (!number || std::abs(*number) > kLargest)
        return std::nullopt;
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    const qsizetype whole = point < 0 ? length : point;
    const qsizetype sign = digits.startsWith(QLatin1Char('-')) ? 1 : 0;
    return NumberedText{text.left(begin), text.mid(begin + length), *number, static_cast<int>(whole - sign),
                        point < 0 ? 0 : static_cast<int>(length - point - 1)};
}

bool isSameText(const NumberedText& a, const NumberedText& b)
{
    return a.prefix == b.prefix && a.suffix == b.suffix;
}

} // namespace

std::optional<NumberedText> numberedText(const QString& text)
{
    if (text.startsWith(QLatin1Char('=')) || text.contains(QLatin1Char('[')))
        return std::nullopt;
    static const QRegularExpression leading(QStringLiteral("^-?[0-9]+(\\.[0-9]+)?"));
    if (const QRegularExpressionMatch match = leading.match(text); match.hasMatch()) {
        static const QRegularExpression exponent(QStringLiteral("^[eE][-+]?[0-9]"));
        if (exponent.match(text.mid(match.capturedLength())).hasMatch())
            return std::nullopt;
        return partsAt(text, 0, match.capturedLength());
    }
    static const QRegularExpression last(QStringLiteral("[0-9]+(?=[^0-9]*$)"));
    const QRegularExpressionMatch match = last.match(text);
    return match.hasMatch() ? partsAt(text, match.capturedStart(), match.capturedLength()) : std::nullopt;
}

QString withNumber(const NumberedText& text, double number)
{
    // A name has no negative number: counting down ends at zero. What has no words before it may go below.
    if (!text.prefix.isEmpty())
        number = std::max(number, 0.0);
    const std::string plain = fixedText(std::abs(number), text.decimals);
    QString digits = QString::fromStdString(plain);
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    const qsizetype whole = point < 0 ? digits.size() : point;
    const bool isPadded = text.digits > 1;
    if (isPadded && whole < text.digits && (!text.prefix.isEmpty()))
        digits.prepend(QString(text.digits - whole, QLatin1Char('0')));
    if (text.decimals > 0 && text.prefix.isEmpty()) {
        // 0.5, 1, 1.5: a quantity has no decimals for show.
        while (digits.endsWith(QLatin1Char('0')))
            digits.chop(1);
        if (digits.endsWith(QLatin1Char('.')))
            digits.chop(1);
    }
    const bool isBelowZero = number < 0 && digits != QLatin1String("0");
    return text.prefix + (isBelowZero ? QStringLiteral("-") : QString()) + digits + text.suffix;
}

FillSeries::FillSeries(QStringList source) : m_source(std::move(source))
{
    std::optional<NumberedText> first = m_source.isEmpty() ? std::nullopt : numberedText(m_source.front());
    if (!first)
        return;
    double step = 1;
    NumberedText previous = *first;
    for (qsizetype i = 1; i < m_source.size(); ++i) {
        const std::optional<NumberedText> next = numberedText(m_source[i]);
        if (!next || !isSameText(*next, *first))
            return;
        const double difference = next->number - previous.number;
        // Decimal fractions are not exact: 0.3 - 0.2 is not 0.2 - 0.1.
        const double slack = 1e-9 * (std::abs(next->number) + std::abs(previous.number));
        if (i > 1 && std::abs(difference - step) > slack)
            return;
        if (i == 1)
            step = difference;
        first->decimals = std::max(first->decimals, next->decimals);
        previous = *next;
    }
    m_first = std::move(first);
    m_step = step;
}

QString FillSeries::at(int i) const
{
    if (!m_first || (i >= 0 && i < size()))
        return repeated(i);
    return withNumber(*m_first, m_first->number + m_step * i);
}

QString FillSeries::repeated(int i) const
{
    const int count = size();
    return count == 0 ? QString() : m_source[((i % count) + count) % count];
}

std::vector<CellWrite> fillCells(const CellBlock& texts, const CellRect& source, const CellRect& target,
                                 FillMode mode)
{
    const bool isVertical = target.left == source.left && target.right == source.right;
    std::vector<CellWrite> writes;
    const int lines = isVertical ? source.width() : source.height();
    for (int line = 0; line < lines; ++line) {
        QStringList cells;
        for (int i = 0; i < (isVertical ? source.height() : source.width()); ++i)
            cells.append(isVertical ? texts[static_cast<std::size_t>(i)][line]
                                    : texts[static_cast<std::size_t>(line)][i]);
        const FillSeries series(cells);
        const int first = isVertical ? target.top - source.top : target.left - source.left;
        const int count = isVertical ? target.height() : target.width();
        for (int i = first; i < first + count; ++i) {
            if (i >= 0 && i < series.size())
                continue;
            const QString text = mode == FillMode::series ? series.at(i) : series.repeated(i);
            writes.push_back(isVertical ? CellWrite{source.top + i, source.left + line, text}
                                        : CellWrite{source.top + line, source.left + i, text});
        }
    }
    return writes;
}

QString FreeNames::next(const QString& name)
{
    if (name.isEmpty() || name.contains(QLatin1Char('[')))
        return name;
    const NumberedText words = numberedText(name).value_or(NumberedText{name + QLatin1Char(' '), {}, 1, 1});
    double& last = m_last[words.prefix + QLatin1Char('\n') + words.suffix];
    last = std::max(last, words.number);
    QString free;
    do {
        last += 1;
        free = withNumber(words, last);
    } while (m_taken.contains(free));
    m_taken.insert(free);
    return free;
}

} // namespace contraflow
