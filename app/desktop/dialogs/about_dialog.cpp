// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/about_dialog.h"

#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/style/icons.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace contraflow {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Contraflow"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->setSpacing(12);
    auto* header = new QHBoxLayout;
    header->setSpacing(16);
    auto* symbol = new QLabel(this);
    symbol->setPixmap(applicationIcon().pixmap(64, 64));
    auto* text = new QLabel(
        tr("<h2 style=\"margin-bottom:0px\">Contraflow %1</h2>"
           "<p>Predicts, explains and compares communication times on shared cluster networks.</p>")
            .arg(QStringLiteral(CONTRAFLOW_VERSION)),
        this);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    header->addWidget(symbol, 0, Qt::AlignTop);
    header->addWidget(text, 1);
    layout->addLayout(header);

    auto* licences = new QTextBrowser(this);
    licences->setAccessibleName(tr("Licences"));
    licences->setOpenLinks(false);
    licences->setHtml(
        tr("<p>Copyright 2026 the Contraflow developers. Contraflow is free software: you can redistribute it and "
           "modify it under the terms of the GNU General Public License as published by the Free Software Foundation, "
           "version 3 or, at your option, any later version. It comes without any warranty, to the extent permitted "
           "by law.</p>"
           "<p><b>It is built with</b></p><ul>"
           "<li>Qt %1, GNU Lesser General Public License 3</li>"
           "<li>QCustomPlot by Emanuel Eichhammer, GNU General Public License 3 or later</li>"
           "<li>Mustache by Kevin Wojniak, Boost Software License 1.0</li>"
           "<li>yaml-cpp by Jesse Beder, MIT licence</li>"
           "<li>JSON for Modern C++ by Niels Lohmann, MIT licence</li>"
           "<li>Icons of KDE's Breeze theme by Uri Herrera and others, GNU Lesser General Public License 3 or "
           "later</li></ul>"
           "<p>The models are those of the papers that the help cites for each of them.</p>")
            .arg(QLatin1String(qVersion())));
    layout->addWidget(licences, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {520, 420});
}

} // namespace contraflow
