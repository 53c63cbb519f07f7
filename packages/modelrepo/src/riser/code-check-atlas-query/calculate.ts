/** The utilisation of a query, from the atlas or the direct solver, against its limit. */
import type { Trace } from '@keelson/equations'
import { EFFECTIVE_TENSION } from '@keelson/physics/member-stress/thick-tube.ts'
import { STRESS_LIMIT } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  type CheckResult,
  check,
  forInformation,
  type NotChecked,
  openIf,
  outOf,
  shownUtilisation,
  statusOf,
  utilisation,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { type Answer, type AtlasQuery, mayDiffer, nearLimit, type Origin } from '../../_shared/atlas/atlas-query.ts'
import { errorStep } from '../../_shared/atlas/steps.ts'
import { axes, MOMENT, TENSION } from './atlas.ts'
import { type Shares, sharesOf, solved, useOf } from './atlas-solver.ts'
import { diagram, surface } from './charts.ts'
import type { contract } from './contract.ts'
import { pipe } from './figures.ts'
import type { Params } from './inputs.ts'
import { momentRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

interface Found {
  readonly U: number
  readonly shares: Shares
}

export const query: AtlasQuery<typeof contract, Found> = {
  interpolation: (parent) => `log-log interpolation of the ${parent} grid; tension and moment contributions are added`,
  outside: axes.outside,
  fromAtlas: readAtlas,
  direct: (p, trace) => ({ U: solved(p, trace), shares: sharesOf(p) }),
  near: (_, { U }, e) =>
    mayDiffer(U, e)
      ? nearLimit(`The interpolated {utilisation} of ${shownUtilisation(U)}`, e, '/bending_moment')
      : undefined,
  answer,
}

function readAtlas(p: Params, atlas: AtlasFile, trace: Trace): Found {
  trace.section('From the atlas')
  const read = { unit: '-', cell: 'grid over diameter, wall thickness and yield strength, log-log' }
  const [of, from] = ['Utilisation at the reference', 'alone, from the atlas']
  const u_T = axes.step(p, atlas, { ...read, slice: TENSION, symbol: 'u_T', title: `${of} tension ${from}` }, trace)
  const u_M = axes.step(p, atlas, { ...read, slice: MOMENT, symbol: 'u_M', title: `${of} moment ${from}` }, trace)
  const shares = { u_T, u_M }
  const U = useOf(shares, p, trace)
  errorStep(atlas, 'Maximum utilisation error', trace)
  return { U, shares }
}

function answer(p: Params, { U, shares }: Found, from: Origin): Answer<typeof contract> {
  const use = utilisation(U)
  const checks = { stress: stressCheck(p, U) }
  return {
    values: { utilisation: use, screening_status: statusOf(checks), confidence_band: from.band(U) },
    checks,
    tables: () => ({ moments: momentRows(p, shares) }),
    charts: () => ({ surface: surface(p, shares, U), diagram: diagram(p, shares) }),
    figures: () => ({ pipe: pipe(p) }),
    warnings: warningsOf(p),
    detail: sentence('notChecked' in checks.stress, use, from.within),
  }
}

function sentence(open: boolean, use: ReturnType<typeof utilisation>, from: string): string {
  const own = `Von Mises stress utilisation without pressure ${shownUtilisation(use)}, from ${from}`
  return open ? forInformation(own) : own
}

/** Without a load, or under effective compression, a pass shows nothing. */
function stressCheck({ effective_tension }: Params, U: number): CheckResult | NotChecked {
  const made = check({ demand: U, capacity: STRESS_LIMIT })
  if (U === 0) return openIf('input_missing', 'no {effective_tension} or {bending_moment} acts', made)
  return openIf('out_of_reach', outOf(EFFECTIVE_TENSION, effective_tension), made)
}
