/** The answer to a query: from the atlas inside it, from the direct solver outside it and where the atlas cannot tell. */
import type { Trace } from '@keelson/equations'
import { EFFECTIVE_TENSION } from '@keelson/physics/member-stress/thick-tube.ts'
import { STRESS_LIMIT, superposedUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  type CheckResult,
  check,
  digitsApart,
  type NotChecked,
  notApplicable,
  type Outcome,
  openIf,
  outOf,
  type RunContext,
  shown,
  shownPercent,
  utilisation,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { atlasPlace, heldOut, largestError, outsideWarnings, refuseOutside } from '../../_shared/atlas/query.ts'
import { DIAMETER, M_REFERENCE, SHARE, STRENGTH, T_REFERENCE, WALL } from './atlas-names.ts'
import { solved } from './atlas-solver.ts'
import { outsideOf, readAt, type Shares, sharesRead, sharesSolved, useOf } from './calculate-query.ts'
import { diagram, surface } from './charts.ts'
import type { contract } from './contract.ts'
import { pipe } from './figures.ts'
import type { Params } from './params.ts'
import { momentRows } from './tables.ts'
import { nearLimit, warningsOf } from './warnings.ts'

type Query = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0) {
    if (p.out_of_range_policy === 'refuse') refuseOutside(beyond)
    return directAnswer(p, false, outsideWarnings(beyond), trace)
  }
  const e = largestError(atlas, SHARE)
  const U = useOf(sharesRead(readAt(atlas, p)), p)
  const [low, high] = bandOf(U, e)
  if (low <= 1 && high > 1) return directAnswer(p, true, [nearLimit(U, e)], trace)
  return atlasAnswer(p, atlas, e, trace)
}

const bandOf = (U: number, e: number): readonly [low: number, high: number] => [U * (1 - e), U * (1 + e)]

const AXES = { [DIAMETER]: 'D', [WALL]: 't', [STRENGTH]: 'f_y' } as const

function atlasAnswer(p: Params, atlas: AtlasFile, e: number, trace: Trace): Query {
  trace.section('From the atlas')
  const { tension, moment } = readAt(atlas, p)
  const read = { ...atlasPlace(atlas), unit: '-', cell: 'grid over diameter, wall and yield strength, log-log' }
  const u_T = trace.lookup({
    ...read,
    symbol: 'u_T',
    title: 'Utilisation at the tension of reference alone, read from the atlas',
    value: tension.value,
    ...tension.reading(AXES),
  })
  const u_M = trace.lookup({
    ...read,
    symbol: 'u_M',
    title: 'Utilisation at the moment of reference alone, read from the atlas',
    value: moment.value,
    ...moment.reading(AXES),
  })
  const { effective_tension: T_eff, bending_moment: M } = p
  const U = trace.apply(superposedUtilisation, { u_T, T_eff, T_r: T_REFERENCE, u_M, M, M_r: M_REFERENCE })
  trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'epsilon',
    title: 'Largest error of the utilisation',
    unit: '-',
    value: e,
    cell: heldOut(atlas),
  })
  return {
    ...answer(p, U, { u_T, u_M }, `the atlas, within ${shownPercent(e)}`),
    values: {
      utilisation: U,
      screening_status: statusOf(p, U),
      in_range: true,
      source: 'atlas',
      confidence_band: bandOf(U, e),
    },
    warnings: warningsOf(p),
    confidence: {
      method: `log-log interpolation of the grid of ${atlas.parent.ref}; tension and moment add up`,
      max_rel_error: e,
      basis: `leave-one-out at ${atlas.holdout.points} values of the grid`,
    },
  }
}

function directAnswer(p: Params, in_range: boolean, why: readonly Warning[], trace: Trace): Query {
  const U = solved(p, trace)
  return {
    ...answer(p, U, sharesSolved(p), 'the direct solver'),
    values: {
      utilisation: utilisation(U),
      screening_status: statusOf(p, U),
      in_range,
      source: 'direct',
      confidence_band: notApplicable('the direct solver answered'),
    },
    warnings: [...why, ...warningsOf(p)],
    confidence: null,
  }
}

/** What both ways have in common. */
const answer = (p: Params, U: number, shares: Shares, source: string) => ({
  checks: {
    stress: stressCheck(p, U),
  },
  tables: () => ({ moments: momentRows(p, shares) }),
  charts: () => ({ surface: surface(p, shares, U), diagram: diagram(p, shares) }),
  figures: () => ({ pipe: pipe(p) }),
  detail: `Utilisation ${shown(utilisation(U), digitsApart(utilisation(U), 1, 3))} of the allowable von Mises stress without pressure, from ${source}`,
})

/** Without a load, or under effective compression, a pass shows nothing. */
function stressCheck({ effective_tension }: Params, U: number): CheckResult | NotChecked {
  const made = check({ demand: U, capacity: STRESS_LIMIT })
  if (U === 0) return openIf('input_missing', 'there is neither {effective_tension} nor {bending_moment}', made)
  return openIf('out_of_reach', outOf(EFFECTIVE_TENSION, effective_tension), made)
}

function statusOf(p: Params, U: number): string {
  const done = stressCheck(p, U)
  if ('notChecked' in done) return 'not assessed'
  return done.passes ? 'pass' : 'fail'
}
