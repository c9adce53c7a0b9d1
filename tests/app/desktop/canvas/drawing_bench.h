// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/canvas_scene.h"
#include "app/desktop/canvas/view/topology_view.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QLineEdit>
#include <QTest>

#include <memory>
#include <string>

namespace contraflow::test {

/** What "New project" starts with. */
inline Project emptyProject()
{
    Project project;
    Platform platform;
    platform.name = "platform";
    Workload workload;
    workload.name = "workload";
    project.platforms.append(platform);
    project.workloads.append(workload);
    project.models.append({"asymmetric", "asymmetric", {}, {}});
    project.scenarios.append({"scenario", "platform", "workload", {}, "asymmetric", {}});
    return project;
}

/** A canvas with a document, to be drawn on as a user does. */
struct Bench
{
    Document document;
    Selection selection;
    Results results{document, selection};
    TopologyView view{document, selection, results};

    explicit Bench(Project project, QSize size = QSize(1000, 640))
    {
        selection.follow(document);
        view.resize(size);
        view.show();
        load(std::move(project));
    }

    void load(Project project) { openProject(document, std::move(project)); }

    [[nodiscard]] bool isReady() const
    {
        return results.current() && !results.isStale() &&
               results.current()->revision == document.revision() && !view.isBusy();
    }

    [[nodiscard]] const Platform& platform() const { return document.project().platforms[0]; }

    void click(QPoint at, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(&view, button, Qt::NoModifier, at);
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(&view, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(&view, (from + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, Qt::LeftButton, Qt::NoModifier, to);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view, key, modifiers);
    }

    [[nodiscard]] QWidget* editor() const { return view.findChild<QWidget*>(QStringLiteral("itemEditor")); }
    [[nodiscard]] QList<QLineEdit*> fields() const
    {
        QList<QLineEdit*> shown;
        for (QLineEdit* edit : editor()->findChildren<QLineEdit*>())
            if (!edit->isHidden())
                shown << edit;
        return shown;
    }
    /** Types over the fields of the open editor, one after the other, and takes them. */
    void fill(const QStringList& texts)
    {
        const QList<QLineEdit*> edits = fields();
        QVERIFY(editor()->isVisible() && edits.size() >= texts.size());
        for (qsizetype i = 0; i < texts.size(); ++i) {
            edits[i]->setFocus();
            edits[i]->selectAll();
            QTest::keyClicks(edits[i], texts[i]);
        }
        QTest::keyClick(edits.first(), Qt::Key_Return);
    }

    /** Where a node or a switch is drawn, found from a scene that is freshly made of the document. */
    [[nodiscard]] QPoint placeOf(const std::string& name) const
    {
        const auto scene = freshScene();
        QPointF at;
        if (const auto node = scene->network->findNode(name))
            at = scene->layout.squares[node->index()].center();
        else
            at = scene->layout.racks[scene->network->findSwitch(name)->index()].bar.center();
        return view.toScreen(at).toPoint();
    }
    [[nodiscard]] std::shared_ptr<const CanvasScene> freshScene() const
    {
        IssueList issues;
        return makeScene(Network::build(platform(), 0, issues), platform(), 0);
    }
};

/** Everything that a scene draws, as text. */
inline QString contentOf(const CanvasScene& scene)
{
    QString text;
    const auto add = [&](const std::string& name, const QRectF& rect) {
        text += QStringLiteral("%1 %2 %3 %4 %5\n")
                    .arg(QString::fromStdString(name))
                    .arg(rect.x())
                    .arg(rect.y())
                    .arg(rect.width())
                    .arg(rect.height());
    };
    for (const RackBox& rack : scene.layout.racks)
        add(rack.networkSwitch ? scene.network->networkSwitch(*rack.networkSwitch).name : "loose", rack.box);
    for (std::size_t i = 0; i < scene.layout.squares.size(); ++i)
        add(scene.network->nodes()[i].name, scene.layout.squares[i]);
    for (std::size_t i = 0; i < scene.layout.paths.size(); ++i) {
        const auto path = scene.layout.paths[LinkId(i)];
        add(scene.network->links()[i].name, QRectF(path.front(), path.back()));
    }
    return text;
}

} // namespace contraflow::test
