/** What the inflow says by itself: its values, its curve, and its sentence. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import { type NotApplicable, notApplicable, shownIn } from '@keelson/workflow'
import type { Delivered } from './deliverability.ts'
import type { InflowInputs } from './inputs.ts'
import { FETKOVICH, JONES } from './modes.ts'
import type { Swing } from './swings.ts'

const ofModel = (p: InflowInputs, ...models: readonly string[]) => models.includes(p.ipr_model)

export function inflowAnswers(p: InflowInputs, d: Delivered, inflow: Inflow) {
  const saturated = notApplicable('the reservoir is saturated, or the model has no bubble point')
  const notFitted = notApplicable('only of the Fetkovich model')
  const noIndex = notApplicable('the model has no constant productivity index')
  const givenIndex = notApplicable('the productivity index was not worked out from the reservoir')
  return {
    absolute_open_flow: inflow.q_max,
    productivity_index: d.J ?? noIndex,
    flow_efficiency: d.F_E ?? (ofModel(p, FETKOVICH, JONES) ? noIndex : givenIndex),
    rate_at_bubble_point: inflow.q_b ?? saturated,
    vogel_additional_rate: inflow.q_v ?? saturated,
    fetkovich_exponent: d.n ?? notFitted,
    fetkovich_coefficient: d.C ?? notFitted,
  } satisfies Record<string, number | NotApplicable>
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
  const index = J === undefined ? '' : `; the productivity index is ${shownIn(J, 'stb/d/psi')}`
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
