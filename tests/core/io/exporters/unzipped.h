// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QtEndian>

#include <zlib.h>

namespace contraflow::test {

/** A file in a ZIP archive. */
struct ZipEntry
{
    quint32 time = 0; ///< of its last change, as the archive has it
    QByteArray content;
};

/** The files of a ZIP archive by name, read from its central directory; empty when it is damaged. */
inline QMap<QString, ZipEntry> unzipped(const QByteArray& zip)
{
    const auto number16 = [&zip](qsizetype at) { return qFromLittleEndian<quint16>(zip.constData() + at); };
    const auto number32 = [&zip](qsizetype at) { return qFromLittleEndian<quint32>(zip.constData() + at); };
    QMap<QString, ZipEntry> files;
    const qsizetype end = zip.lastIndexOf("PK\x05\x06");
    if (end < 0 || end + 22 > zip.size())
        return {};
    qsizetype at = number32(end + 16);
    for (int i = 0; i < number16(end + 10); ++i) {
        if (at + 46 > zip.size() || number32(at) != 0x02014b50)
            return {};
        const quint32 packed = number32(at + 20);
        const quint32 length = number32(at + 24);
        const qsizetype local = number32(at + 42);
        const qsizetype data = local + 30 + number16(local + 26) + number16(local + 28);
        if (data + packed > zip.size())
            return {};
        ZipEntry entry{number32(at + 12), QByteArray(length, '\0')};
        z_stream stream = {};
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(zip.constData() + data));
        stream.avail_in = packed;
        stream.next_out = reinterpret_cast<Bytef*>(entry.content.data());
        stream.avail_out = length;
        if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
            return {};
        const int inflated = inflate(&stream, Z_FINISH);
        inflateEnd(&stream);
        if (inflated != Z_STREAM_END || stream.total_out != length)
            return {};
        files.insert(QString::fromUtf8(zip.mid(at + 46, number16(at + 28))), entry);
        at += 46 + number16(at + 28) + number16(at + 30) + number16(at + 32);
    }
    return files;
}

} // namespace contraflow::test
