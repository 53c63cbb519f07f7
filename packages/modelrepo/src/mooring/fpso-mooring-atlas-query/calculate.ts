/** The tension of a query, from the atlas or the direct solver, against the strength of the lines. */
import type { Trace } from '@keelson/equations'
import { tensionRatio, upperTension } from '@keelson/physics/mooring-spread/spread.ts'
import { heightSquared } from '@keelson/physics/waves/mean-drift.ts'
import {
  factoredTension,
  LINE_FACTOR_TABLE,
  LINE_FACTORS,
  tensionUtilisation,
} from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { check, once, shownForce, shownUtilisation, utilisation } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { type Answer, type AtlasQuery, nearLimit, type Origin, withinError } from '../../_shared/atlas/atlas-query.ts'
import { errorStep } from '../../_shared/atlas/steps.ts'
import { axes } from './atlas.ts'
import { PARENT, solved, solvedAt, strengthOfLines, tensionAt } from './atlas-solver.ts'
import { errorChart, slice } from './charts.ts'
import type { contract } from './contract.ts'
import { plan } from './figures.ts'
import type { Params } from './inputs.ts'
import { meanOnly } from './warnings.ts'

/** Largest tension, its factored one, which is of the upper end of the band, and the strength, N. */
interface Found {
  readonly T_max: number
  readonly T_d: number
  readonly MBL: number
  readonly u_T: number
}

const DIRECT = { id: 'fpso-mooring-full', title: `Direct solver, ${PARENT}`, publisher: 'Keelson', revision: '1' }
const FS = LINE_FACTORS.quasi_static.intact

export const query: AtlasQuery<typeof contract, Found> = {
  interpolation: (parent) => `linear interpolation of the ${parent} grid over wave height squared, period and depth`,
  outside: axes.outside,
  fromAtlas: readAtlas,
  direct: (p, trace) => solved(p, trace),
  near: (_, { T_max, MBL }, e) => {
    const u = tensionUtilisation.evaluate({ T_d: factoredTension.evaluate({ T: T_max, FS }), MBL })
    return withinError(u, e) ? nearLimit(`The interpolated {utilisation} of ${shownUtilisation(u)}`, e) : undefined
  },
  answer,
}

function readAtlas(p: Params, atlas: AtlasFile, trace: Trace): Found {
  trace.section('Atlas query')
  trace.apply(heightSquared, { H_s: p.significant_wave_height })
  const title = 'Maximum line tension from atlas'
  const cell = 'grid over wave height squared, peak period and water depth'
  const T_max = axes.step(p, atlas, { symbol: 'T_max', title, unit: 'N', cell }, trace)
  const { points } = atlas.holdout
  const epsilon = errorStep(atlas, 'Maximum atlas error', trace, `${points} grid values, each omitted in turn`)
  const T_up = trace.apply(upperTension, { T_max, epsilon })
  const MBL = strengthOfLines(trace)
  trace.section('Line strength')
  const factor = trace.lookup({
    symbol: 'FS_i',
    title: 'Required safety factor, intact',
    unit: '-',
    source: apiRp2sk,
    clause: LINE_FACTOR_TABLE,
    value: FS,
    cell: 'quasi-static, intact',
  })
  const T_d = trace.apply(factoredTension, { T: T_up, FS: factor }, { rename: { T: 'T_up', FS: 'FS_i' } })
  return { T_max, T_d, MBL, u_T: trace.apply(tensionUtilisation, { T_d, MBL }) }
}

function answer(p: Params, { T_max, T_d, MBL, u_T }: Found, from: Origin, trace: Trace): Answer<typeof contract> {
  const there = once(() => solvedAt(p))
  return {
    values: {
      maximum_line_tension: T_max,
      utilisation: utilisation(u_T),
      atlas_to_direct_ratio: from.atlasOnly(() => ratioToSolver(p, T_max, trace)),
      confidence_band: from.band(T_max),
    },
    checks: { tension: check({ demand: T_d, capacity: MBL, utilisation: u_T }) },
    charts: () => ({ slice: slice(p, from.atlas, T_max, MBL), error: errorChart(p, from.atlas) }),
    figures: () => ({ plan: plan(there()) }),
    warnings: [meanOnly()],
    detail: `Maximum line tension ${shownForce(T_max)} (intact, mean position) from ${from.within}; breaking load ${shownForce(MBL)}, required safety factor ${FS}, utilisation ${shownUtilisation(utilisation(u_T))}${from.source === 'atlas' ? ' including the atlas error' : ''}`,
  }
}

/** How far the reading is off: the solver is asked at the same point. */
function ratioToSolver(p: Params, T_max: number, trace: Trace): number {
  trace.section('Comparison with direct solver')
  const T_dir = trace.lookup({
    symbol: 'T_dir',
    title: 'Maximum line tension from direct solver',
    unit: 'N',
    value: tensionAt(p),
    source: DIRECT,
    clause: 'intact, mean position',
    cell: 'base case at the sea state and depth of the query',
  })
  return trace.apply(tensionRatio, { T_max, T_dir })
}
