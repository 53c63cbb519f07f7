/** The answer on an intact righting lever curve. */
import type { Trace } from '@keelson/equations'
import * as lever from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { given, notApplicable } from '@keelson/workflow'
import { intactChecks, intactOf, intactValues } from './calculate-intact.ts'
import { curveOf, type TabledCurve, vanishingOf } from './calculate-levers.ts'
import type { Run } from './calculate-run.ts'
import { leversChart } from './charts.ts'
import type { Params } from './params.ts'
import { pieceRows } from './tables.ts'
import { intactWarnings } from './warnings.ts'

export function intact(p: Params, trace: Trace): Run {
  const curve = curveOf(p) as TabledCurve
  const { initial_gm: GM_0 } = given(p, 'initial_gm')
  const found = intactOf(p, curve, trace)
  const checks = intactChecks(found, GM_0)
  const vanishing = vanishingOf(curve)
  return {
    values: {
      ...intactValues(found),
      gz_at_30: curve.at(lever.FIRST_HEEL.si),
      vanishing_angle: vanishing ?? notApplicable('the righting arm stays positive over the angles given'),
      all_criteria_passed: Object.values(checks).every(({ passes }) => passes),
    },
    checks,
    tables: () => ({ pieces: pieceRows(found.pieces) }),
    charts: () => ({ righting_levers: leversChart(p, found) }),
    warnings: intactWarnings(p, found),
  }
}
