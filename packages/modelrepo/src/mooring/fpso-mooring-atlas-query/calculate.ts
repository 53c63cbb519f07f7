/** The answer to a query: from the atlas inside it, from the direct solver outside it and too near to the limit. */
import { silent, type Trace } from '@keelson/equations'
import { tensionRatio, upperTension } from '@keelson/physics/mooring-spread/spread.ts'
import {
  factoredTension,
  LINE_FACTOR_TABLE,
  LINE_FACTORS,
  tensionUtilisation,
} from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import {
  check,
  notApplicable,
  type Outcome,
  once,
  type RunContext,
  shownForce,
  shownPercent,
  utilisation,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { atlasPlace, largestError, outsideWarnings, refuseOutside } from '../../_shared/atlas/query.ts'
import { PARENT, TENSION } from './atlas-names.ts'
import { solved, solvedAt, strengthOfLines, tensionAt } from './atlas-solver.ts'
import { outsideOf, readAt, tensionFrom } from './calculate-query.ts'
import { errorChart, slice } from './charts.ts'
import type { contract } from './contract.ts'
import { plan } from './figures.ts'
import type { Params } from './params.ts'
import { meanOnly, nearLimit } from './warnings.ts'

type Query = Outcome<typeof contract>
const DIRECT = { id: 'fpso-mooring-full', title: `Direct solver, ${PARENT}`, publisher: 'Keelson', revision: '1' }
const FS = LINE_FACTORS.quasi_static.intact

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0 && p.out_of_range_policy === 'refuse') refuseOutside(beyond)
  if (beyond.length > 0) return directAnswer(p, atlas, false, outsideWarnings(beyond), trace)
  const e = largestError(atlas, TENSION)
  const T_d = factoredTension.evaluate({ T: readAt(p, atlas).value, FS })
  const u = tensionUtilisation.evaluate({ T_d, MBL: strengthOfLines(silent) })
  return Math.abs(u - 1) <= e ? directAnswer(p, atlas, true, [nearLimit(u, e)], trace) : atlasAnswer(p, atlas, e, trace)
}

function atlasAnswer(p: Params, atlas: AtlasFile, e: number, trace: Trace): Query {
  const T_max = tensionFrom(p, atlas, trace)
  const epsilon = trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'epsilon',
    title: 'Largest error of the atlas',
    unit: '-',
    value: e,
    cell: `${atlas.holdout.points} values of the grid, each left out in turn`,
  })
  const T_up = trace.apply(upperTension, { T_max, epsilon })
  const MBL = strengthOfLines(trace)
  trace.section('Line strength')
  const factor = trace.lookup({
    symbol: 'FS_i',
    title: 'Required factor, intact',
    unit: '-',
    source: apiRp2sk,
    clause: LINE_FACTOR_TABLE,
    value: FS,
    cell: 'quasi-static, intact',
  })
  const T_d = trace.apply(factoredTension, { T: T_up, FS: factor }, { rename: { T: 'T_up', FS: 'FS_i' } })
  const u_T = trace.apply(tensionUtilisation, { T_d, MBL })
  const ratio = ratioToSolver(p, T_max, trace)
  return {
    values: {
      in_range: true,
      maximum_line_tension: T_max,
      utilisation: utilisation(u_T),
      atlas_to_direct_ratio: ratio,
      source: 'atlas',
      confidence_band: [T_max * (1 - e), T_up],
    },
    checks: { tension: check({ demand: T_d, capacity: MBL, utilisation: u_T }) },
    ...pictures(p, atlas, T_max, MBL),
    warnings: [meanOnly()],
    detail: `Largest line tension ${shownForce(T_max)} from the atlas, within ${shownPercent(e)}: intact, mean position`,
    confidence: {
      method: `linear interpolation of the grid of ${atlas.parent.ref} over wave height squared, period and depth`,
      max_rel_error: e,
      basis: `leave-one-out at ${atlas.holdout.points} values of the grid`,
    },
  }
}

/** How far the reading is off: the solver is asked at the same point. */
function ratioToSolver(p: Params, T_max: number, trace: Trace): number {
  trace.section('Against the solver')
  const T_dir = trace.lookup({
    symbol: 'T_dir',
    title: 'Largest line tension by the solver itself',
    unit: 'N',
    value: tensionAt(p),
    source: DIRECT,
    clause: 'intact, mean position',
    cell: 'default case at the sea and the depth of the query',
  })
  return trace.apply(tensionRatio, { T_max, T_dir })
}

function directAnswer(p: Params, atlas: AtlasFile, in_range: boolean, why: readonly Warning[], trace: Trace): Query {
  const { T_max, T_d, MBL, u_T } = solved(p, trace)
  const none = notApplicable('the direct solver answered')
  return {
    values: {
      in_range,
      maximum_line_tension: T_max,
      utilisation: utilisation(u_T),
      atlas_to_direct_ratio: none,
      source: 'direct',
      confidence_band: none,
    },
    checks: { tension: check({ demand: T_d, capacity: MBL, utilisation: u_T }) },
    ...pictures(p, atlas, T_max, MBL),
    warnings: [...why, meanOnly()],
    detail: `Largest line tension ${shownForce(T_max)} from the direct solver: intact, mean position`,
    confidence: null,
  }
}

function pictures(p: Params, atlas: AtlasFile, T: number, MBL: number) {
  const there = once(() => solvedAt(p))
  return {
    charts: () => ({ slice: slice(p, atlas, T, MBL), error: errorChart(p, atlas) }),
    figures: () => ({ plan: plan(there()) }),
  }
}
