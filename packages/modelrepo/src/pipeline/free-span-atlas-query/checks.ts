/** The onset of in-line vibration, on the unsafe side of the error of the atlas. */

import { reachRule, type Source, type Trace } from '@keelson/equations'
import { reducedVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { inLineOnset } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { SPAN_COMPRESSION, SPAN_SLENDERNESS } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { GAMMA_ON_IL } from '@keelson/standards/dnv-rp-f105-2017/safety-factors.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import {
  against,
  type CheckResult,
  check,
  checkOf,
  type Left,
  type NotChecked,
  notChecked,
  openIf,
  shownPercent,
  shownRatio,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { atlasPlace, leftOut } from '../../_shared/atlas/steps.ts'
import type { Params } from './inputs.ts'

/** Who asks that an answer from the atlas be good to 1 %. */
export const atlasPolicy: Source = {
  id: 'Atlas policy',
  title: 'Acceptance criteria for atlas queries',
  publisher: 'Keelson',
  revision: '1',
}

type Made = CheckResult | NotChecked

const NO_CURRENT = 'there is no current'

/** Onset of a span of this damping; without it of an undamped one, the lowest that the response model has. */
export function onsetOf(p: Params, trace: Trace): number {
  trace.section('In-line onset')
  const K_sd = p.design_stability_parameter ?? undamped(trace)
  return trace.apply(inLineOnset, { K_sd, gamma_on: GAMMA_ON_IL }, { rename: { gamma_on: 'gamma_on_IL' } })
}

const undamped = (trace: Trace): number =>
  trace.lookup({
    symbol: 'K_sd',
    title: 'Design stability parameter',
    unit: '-',
    source: dnvRpF105,
    clause: '4.3, lowest onset',
    value: 0,
    cell: 'not entered; the span is assumed to be undamped',
  })

/** The direct solver has no error. */
export function onsetCheck(p: Params, V_R: number, V_on: number, doubt: Left | undefined): Made {
  if (p.current_velocity === 0) return notChecked('not_requested', NO_CURRENT)
  return openIf('out_of_reach', doubt, check({ demand: V_R, capacity: V_on }))
}

/** What is read from the atlas. */
interface Reading {
  /** Frequency, Hz, and its relative error. */
  readonly f: number
  readonly error: number
  /** Reduced velocity of the onset. */
  readonly V_on: number
  /** Whether the frequency itself holds. */
  readonly doubt: Left | undefined
}

/** The frequency may be lower by the error of the atlas; between the two sides of it the atlas cannot decide. */
export function onsetFromAtlas(p: Params, atlas: AtlasFile, { f, error, V_on, doubt }: Reading, trace: Trace): Made {
  if (p.current_velocity === 0) return notChecked('not_requested', NO_CURRENT)
  const gamma_f = trace.lookup({
    source: atlasPlace(atlas).source,
    clause: 'leave-one-out',
    symbol: 'gamma_e',
    title: 'Reduced velocity factor for frequency error',
    unit: '-',
    value: 1 / (1 - error),
    cell: leftOut(atlas),
  })
  const flow = { U_c: p.current_velocity, U_w: 0, f, D: p.outer_diameter }
  const demand = trace.apply(
    reducedVelocity,
    { ...flow, gamma_f },
    { as: 'V_R_max', title: 'Reduced velocity at the lowest frequency', rename: { gamma_f: 'gamma_e', f: 'f_IL' } },
  )
  const least = reducedVelocity.evaluate({ ...flow, gamma_f: 1 / (1 + error) })
  const near = least <= V_on && demand > V_on ? against(APART, inBand(demand, V_on, error)) : undefined
  return near ? notChecked('out_of_reach', near) : openIf('out_of_reach', doubt, check({ demand, capacity: V_on }))
}

const APART = reachRule({
  title: 'Onset outside the atlas error band',
  because: 'the atlas is inconclusive within its error band',
  source: atlasPolicy,
  clause: 'interpolation error band',
})

const inBand = (demand: number, V_on: number, error: number) =>
  `the reduced velocity, up to ${shownRatio(demand)} with the atlas error of ${shownPercent(error)}, cannot be distinguished from the onset of ${shownRatio(V_on)}; use the free span assessment`

export const checks = {
  onset_in_line: checkOf('-', {
    title: 'In-line vibration onset',
    criterion: inLineOnset,
    demand: 'Reduced velocity at the lowest frequency',
    capacity: inLineOnset,
    reach: [SPAN_SLENDERNESS, SPAN_COMPRESSION, APART],
  }),
  interpolation_error: checkOf('-', {
    title: 'Interpolation error',
    selfCheck: 'the atlas interpolation is accurate enough for a query',
    criterion: { source: atlasPolicy, clause: 'maximum interpolation error' },
    demand: 'Interpolation error bound',
    capacity: 'Maximum interpolation error, 1 %',
  }),
}
