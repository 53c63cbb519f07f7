/** What the inflow says by itself: its values, its curve, and its sentence. */
import { silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type Inflow, inflowCurve } from '@keelson/physics/inflow/inflow-curve.ts'
import { type NotApplicable, notApplicable, shownIn } from '@keelson/workflow'
import { type Delivered, delivered } from './deliverability.ts'
import type { InflowInputs } from './inputs.ts'
import { FETKOVICH, JONES } from './modes.ts'
import { later, traceAsked } from './queries.ts'
import type { Case, Swing } from './swings.ts'
import { inflowWarnings } from './warnings.ts'

const ofModel = (p: InflowInputs, ...models: readonly string[]) => models.includes(p.ipr_model)

/** The inflow of a run, what was asked of it, and which of its values do not apply. */
export function inflowOf(p: InflowInputs, trace: Trace) {
  const d = delivered(p, trace)
  const inflow = inflowCurve(d.deliverability, p.reservoir_pressure, trace)
  traceAsked(p, inflow, trace)
  const base: Case = { deliverability: d.deliverability, p_r: inflow.p_r, well: undefined }
  const values = { ...withoutNumber(p, d, inflow), ...later(p, d, inflow, trace) }
  return { d, inflow, base, values, warnings: inflowWarnings(p, d, inflow) }
}

function withoutNumber(p: InflowInputs, d: Delivered, inflow: Inflow) {
  const unless = (there: number | undefined, why: NotApplicable) => (there === undefined ? why : undefined)
  const saturated = notApplicable('the reservoir is saturated, or the model does not use a bubble point')
  const notFitted = notApplicable('applies to the Fetkovich model only')
  const noIndex = notApplicable('the model does not have a constant productivity index')
  const givenIndex = notApplicable('the productivity index was not calculated from the reservoir')
  return {
    productivity_index: unless(d.J, noIndex),
    flow_efficiency: unless(d.F_E, ofModel(p, FETKOVICH, JONES) ? noIndex : givenIndex),
    rate_at_bubble_point: unless(inflow.q_b, saturated),
    vogel_additional_rate: unless(inflow.q_v, saturated),
    fetkovich_exponent: unless(d.n, notFitted),
    fetkovich_coefficient: unless(d.C, notFitted),
  }
}

const CURVE_POINTS = 51
/** Even in rate, from no rate to the open flow. */
export function inflowRows(inflow: Inflow) {
  return spaced(0, inflow.q_max, CURVE_POINTS).map((q) => ({
    oil_rate: q,
    flowing_bottomhole_pressure: inflow.pressure(q, silent),
  }))
}

export function inflowSentence({ q_max }: Inflow, { J }: Delivered): string {
  const index = J === undefined ? '' : `, productivity index ${shownIn(J, 'stb/d/psi')}`
  return `Absolute open flow ${shownIn(q_max, 'stb/d')}${index}`
}

export const swingRows = (all: readonly Swing[]) =>
  all.map(({ input, low, high }) => ({
    input,
    low_change: low.change,
    low_rate: low.rate,
    low_open_flow: low.openFlow,
    high_change: high.change,
    high_rate: high.rate,
    high_open_flow: high.openFlow,
  }))
