// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/stop_rule_json.h"

namespace contraflow {

OrderedJson stopRuleJson(const StopRule& rule)
{
    return {{"half_width", rule.halfWidth}, {"fewest", rule.fewest}, {"most", rule.most}};
}

StopRule readStopRule(JsonFields& fields)
{
    StopRule rule;
    const JsonValue* object = fields.object("rule");
    if (!object)
        return rule;
    JsonFields members(*object, "rule");
    rule.halfWidth = members.number("half_width");
    rule.fewest = members.count("fewest", 1'000'000);
    rule.most = members.count("most", 1'000'000);
    if (members.error())
        fields.fault("has a rule at fault: " + members.error()->message);
    else if (!(rule.halfWidth > 0) || rule.fewest < 2 || rule.most < rule.fewest)
        fields.fault("has a rule that never ends: half_width must be above 0, fewest at least 2 and most at "
                     "least as large");
    return rule;
}

} // namespace contraflow
