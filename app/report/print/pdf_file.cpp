// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/pdf_file.h"

#include <QBuffer>
#include <QHashSeed>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <mutex>

namespace contraflow::report {

namespace {

/** The order of fonts in a PDF of Qt is that of a hash: while this lives, hashes have no random seed. One at
 * a time, since the seed is the program's. */
class SameHashes
{
public:
    SameHashes() : m_lock(mutex()) { QHashSeed::setDeterministicGlobalSeed(); }
    ~SameHashes() { QHashSeed::resetRandomGlobalSeed(); }
    SameHashes(const SameHashes&) = delete;
    SameHashes& operator=(const SameHashes&) = delete;

private:
    [[nodiscard]] static std::mutex& mutex()
    {
        static std::mutex onlyOne;
        return onlyOne;
    }

    std::lock_guard<std::mutex> m_lock;
};

} // namespace

QByteArray pdfOf(const PrintPages& pages, const std::string& date, const std::stop_token& stop)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        const SameHashes same;
        constexpr int kUnitsPerInch = static_cast<int>(72 * kPoint);
        QPdfWriter writer(&buffer);
        writer.setTitle(pages.title());
        writer.setCreator(QStringLiteral("Contraflow " CONTRAFLOW_VERSION));
        writer.setResolution(kUnitsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        QPainter painter(&writer);
        for (int page = 0; page < pages.count() && !stop.stop_requested(); ++page) {
            if (page > 0)
                writer.newPage();
            pages.paint(painter, page);
        }
    }
    QByteArray digits = QByteArray::fromStdString(date);
    digits.replace("-", "");
    return withDate(bytes, "D:" + digits + "000000Z");
}

QByteArray withDate(const QByteArray& pdf, const QByteArray& date)
{
    // The file ends with "xref", one line of 20 bytes for each object, "trailer …", "startxref", the place of
    // "xref" and "%%EOF" (ISO 32000-1, 7.5.4). Everything behind the changed text moves by the same distance.
    static const QByteArray kKey = "/CreationDate (";
    const qsizetype from = pdf.indexOf(kKey) + kKey.size();
    const qsizetype to = pdf.indexOf(')', from);
    const qsizetype references = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype trailer = pdf.indexOf("trailer", references);
    const qsizetype start = pdf.lastIndexOf("startxref\n");
    if (from < kKey.size() || to < 0 || references <= to || trailer < 0 || start < trailer)
        return {};
    const qsizetype moved = date.size() - (to - from);
    QByteArray out = pdf.left(from) + date + pdf.mid(to, references - to);
    for (const QByteArray& line : pdf.mid(references, trailer - references).split('\n')) {
        bool isOffset = line.size() >= 18 && line.at(10) == ' ';
        const qlonglong offset = isOffset ? line.left(10).toLongLong(&isOffset) : 0;
        if (isOffset && offset > to)
            out += QByteArray::number(offset + moved).rightJustified(10, '0') + line.mid(10);
        else
            out += line;
        out += '\n';
    }
    out.chop(1);
    return out + pdf.mid(trailer, start - trailer) + "startxref\n" + QByteArray::number(references + moved) +
           "\n%%EOF\n";
}

} // namespace contraflow::report
