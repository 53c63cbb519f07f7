/** An intact righting lever curve against IS Code A/2.2. */
import type { Trace } from '@keelson/equations'
import * as lever from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import { flagValue, givesAs, notApplicable } from '@keelson/workflow'
import { curveChecks, curveValues, heightCheck, intactInWords, intactOf, meetsAll } from './calculate-intact.ts'
import { leversChart } from './charts.ts'
import { againstHeight } from './doubt.ts'
import { leverAtMaximum } from './figures.ts'
import { way } from './inputs.ts'
import { curveOf, type TabledCurve, vanishingOf } from './levers.ts'
import { curveProblems, reachProblems } from './rules.ts'
import { pieceRows, piecesTable } from './tables.ts'
import { intactWarnings } from './warnings.ts'

export const intact = way({
  takes: ['heel_angles', 'righting_arms', 'initial_gm', 'integration'],
  may: ['downflooding_angle'],
  rules: (p) => [...curveProblems(p), ...reachProblems(p)],
  values: {
    ...curveValues,
    gz_at_30: givesAs(
      'GZ_at_30',
      'Righting lever at 30 degrees',
      'righting_arm',
      'Righting lever at 30 degrees on the entered curve.',
      {
        signed: true,
      },
    ),
    all_criteria_passed: flagValue({
      title: 'All criteria passed',
      description: 'Combined result for all six IS Code A/2.2 criteria.',
    }),
  },
  checks: { ...curveChecks, metacentric_height: heightCheck({ input: 'initial_gm' }) },
  tables: { pieces: piecesTable },
  charts: {
    righting_levers: {
      title: 'Righting lever',
      description: 'Righting lever against heel, with the area limits and the minimum lever.',
    },
  },
  figures: {
    lever: {
      title: 'Righting lever at its maximum',
      description:
        'Section of a ship at the heel of the maximum righting lever, with G, M and Z. Only the heel is to scale.',
    },
  },
  calculate: (p, trace) => {
    const curve = curveOf(p)
    const found = intactOf(p.downflooding_angle, curve, trace)
    const vanishing = readOf(curve, trace)
    const why = againstHeight(p)
    const apart = { doubt: why === undefined ? undefined : { kind: 'contradiction' as const, why } }
    const passed = meetsAll(found, p.initial_gm)
    return {
      values: {
        ...(vanishing === undefined && {
          vanishing_angle: notApplicable('the righting lever remains positive over the entered heel angles'),
        }),
        all_criteria_passed: passed && why !== undefined ? notApplicable(why) : passed,
      },
      beside: {
        area_up_to_30: apart,
        area_up_to_40: apart,
        area_from_30_to_40: apart,
        lever_at_30: apart,
        heel_of_largest: apart,
        metacentric_height: apart,
      },
      tables: () => ({ pieces: pieceRows(found.pieces) }),
      charts: () => ({ righting_levers: leversChart(p, found) }),
      figures: () => ({ lever: leverAtMaximum(p.initial_gm, found.largest) }),
      warnings: intactWarnings(p, found),
      answer:
        passed && why === undefined
          ? `All IS Code A/2.2 criteria are met. ${intactInWords(found)}`
          : intactInWords(found),
    }
  },
})

function readOf(curve: TabledCurve, trace: Trace) {
  const of = { source: isCode, clause: 'A/2.2, righting lever curve' }
  const own = { ...of, symbol: 'GZ_at_30', title: 'Righting lever at 30 degrees', unit: 'm' }
  trace.lookup({ ...own, value: curve.at(lever.FIRST_HEEL.si), cell: 'righting lever curve at 30 degrees' })
  const end = vanishingOf(curve)
  const last = {
    ...of,
    symbol: 'phi_v',
    title: 'Vanishing angle',
    unit: 'rad',
    cell: 'zero crossing of the righting lever curve',
  }
  return end === undefined ? undefined : trace.lookup({ ...last, value: end })
}
