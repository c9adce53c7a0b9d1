// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/sheet_model.h"

#include "app/desktop/tables/results_sheet.h"
#include "app/desktop/tables/sheets.h"

#include <utility>

namespace contraflow {

std::optional<SelectedItem> SheetModel::itemAt(int row) const
{
    const std::optional<TableRef> shown = selectableTable();
    if (!shown || row < 0 || row >= dataRowCount())
        return std::nullopt;
    return SelectedItem{*shown, static_cast<std::size_t>(row), SelectedItem::kWholeRow};
}

int SheetModel::rowOf(const SelectedItem& item) const
{
    const bool isHere =
        selectableTable() == item.table && item.row < static_cast<std::size_t>(dataRowCount());
    return isHere ? static_cast<int>(item.row) : -1;
}

EditMaker SheetModel::editOf(SheetChange) const
{
    return {};
}

bool SheetModel::apply(SheetChange change)
{
    const EditMaker make = editOf(std::move(change));
    return make && submit(make());
}

bool SheetModel::write(const std::vector<CellWrite>& writes, const QString& label)
{
    return apply(WriteCells{writes, label});
}

bool SheetModel::insertEmptyRows(RowRange range)
{
    return apply(InsertRows{range});
}

bool SheetModel::deleteRows(const std::vector<RowRange>& ranges)
{
    return apply(DeleteRows{ranges});
}

bool SheetModel::submit(Result<Edit>)
{
    return false;
}

std::unique_ptr<SheetModel> makeSheetModel(SheetKind kind, Document& document, Selection& selection,
                                           Results& results)
{
    const SheetSources sources{document, selection, results};
    switch (kind) {
    case SheetKind::nodes:
        return makeNodesSheet(sources);
    case SheetKind::links:
        return makeLinksSheet(sources);
    case SheetKind::switches:
        return makeSwitchesSheet(sources);
    case SheetKind::messages:
        return makeMessagesSheet(sources);
    case SheetKind::mapping:
        return makeMappingSheet(sources);
    case SheetKind::measured:
        return makeMeasuredSheet(sources);
    case SheetKind::parameters:
        return makeParametersSheet(sources);
    case SheetKind::scenarios:
        return makeScenariosSheet(sources);
    case SheetKind::models:
        return makeModelsSheet(sources);
    case SheetKind::modelParameters:
        return makeModelParametersSheet(sources);
    case SheetKind::mappings:
        return makeMappingsSheet(sources);
    case SheetKind::platforms:
        return makePlatformsSheet(sources);
    case SheetKind::results:
        break;
    }
    return std::make_unique<ResultsSheet>(results);
}

} // namespace contraflow
