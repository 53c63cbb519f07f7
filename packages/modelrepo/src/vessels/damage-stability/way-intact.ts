/** The answer on an intact righting lever curve. */
import type { Trace } from '@keelson/equations'
import * as lever from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import { type CheckResult, given, notApplicable, openIf, withGoverning } from '@keelson/workflow'
import { againstHeight } from './calculate-doubt.ts'
import { intactChecks, intactInWords, intactOf, intactValues } from './calculate-intact.ts'
import { curveOf, type TabledCurve, vanishingOf } from './calculate-levers.ts'
import type { Run } from './calculate-run.ts'
import { leversChart } from './charts.ts'
import { checks } from './checks.ts'
import type { Params } from './params.ts'
import { pieceRows } from './tables.ts'
import { intactWarnings } from './warnings.ts'

export function intact(p: Params, trace: Trace): Run {
  const curve = curveOf(p) as TabledCurve
  const { initial_gm: GM_0 } = given(p, 'initial_gm')
  const found = intactOf(p, curve, trace)
  const criteria = intactChecks(found, GM_0)
  const apart = againstHeight(p)
  const guard = (made: CheckResult) => openIf('contradiction', apart, made)
  const { atThirty, vanishing } = readOf(curve, trace)
  const made = {
    area_up_to_30: guard(criteria.area_up_to_30),
    area_up_to_40: guard(criteria.area_up_to_40),
    area_from_30_to_40: guard(criteria.area_from_30_to_40),
    lever_at_30: guard(criteria.lever_at_30),
    heel_of_largest: guard(criteria.heel_of_largest),
    metacentric_height: guard(criteria.metacentric_height),
  }
  return {
    values: {
      ...intactValues(found),
      gz_at_30: atThirty,
      vanishing_angle: vanishing ?? notApplicable('the righting arm stays positive over the angles given'),
      all_criteria_passed: passed(Object.values(criteria), apart),
    },
    checks: made,
    detail: withGoverning(intactInWords(found), checks, made),
    tables: () => ({ pieces: pieceRows(found.pieces) }),
    charts: () => ({ righting_levers: leversChart(p, found) }),
    warnings: intactWarnings(p, found),
  }
}

function passed(criteria: readonly CheckResult[], apart: string | undefined) {
  if (criteria.some(({ passes }) => !passes)) return false
  return apart === undefined ? true : notApplicable(apart)
}

function readOf(curve: TabledCurve, trace: Trace) {
  const of = { source: isCode, clause: 'A/2.2, righting lever curve' }
  const own = { ...of, symbol: 'GZ_at_30', title: 'Righting arm at 30 degrees', unit: 'm' }
  const atThirty = trace.lookup({ ...own, value: curve.at(lever.FIRST_HEEL.si), cell: 'the curve at 30 degrees' })
  const end = vanishingOf(curve)
  const last = {
    ...of,
    symbol: 'phi_v',
    title: 'Vanishing angle',
    unit: 'rad',
    cell: 'the last heel at which arms end',
  }
  return { atThirty, vanishing: end === undefined ? undefined : trace.lookup({ ...last, value: end }) }
}
