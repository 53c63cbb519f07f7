/** Fatigue over all flow conditions: each class of current and waves has its response, its stress and its share. */

import { silent, type Trace } from '@keelson/equations'
import { reducedVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { allowableLife, damageRate, damageRateSum, lifeOfRate } from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { type NotApplicable, notApplicable, refuse } from '@keelson/workflow'
import { WRITTEN_OUT } from '../../_shared/rows/written-out.ts'
import { curveOf, cyclesAt } from '../_shared/free-span/fatigue.ts'
import { amplitudesAt, hasCurve } from '../_shared/free-span/response-models.ts'
import { crossFlowAt, type Response } from './calculate-response.ts'
import { currentShare, type State } from './calculate-state.ts'
import { finiteCycles, frequencyOf, rangesAt, type Stresses } from './calculate-stresses.ts'
import type { Params } from './inputs.ts'

/** A flow condition and what the span does in it. */
export interface ConditionResponse {
  readonly U_c: number
  readonly U_w: number
  /** Share of the time. */
  readonly P: number
  /** Current over flow; undefined without a flow. */
  readonly alpha: number | undefined
  readonly V_IL: number
  readonly V_CF: number
  readonly A_Y: number
  readonly A_Z: number
  readonly S_IL: number
  readonly S_CF: number
  /** Rate of damage, 1/s. */
  readonly d_IL: number
  readonly d_CF: number
}
export interface LongTerm {
  readonly conditions: readonly ConditionResponse[]
  readonly lifeIL: number | NotApplicable
  readonly lifeCF: number | NotApplicable
  /** s. */
  readonly life: number | NotApplicable
  readonly allowable: number | NotApplicable
}

type Condition = NonNullable<Params['flow_conditions']>[number]

export function longTermOf(p: Params, state: State, response: Response, stresses: Stresses, trace: Trace): LongTerm {
  const conditions = (p.flow_conditions ?? []).map((c, i) => responseIn(p, state, response, stresses, c, i))
  trace.section('Fatigue over all flow conditions')
  const rates = (of: 'd_IL' | 'd_CF') => conditions.map((c) => c[of])
  const [il, cf] = [lifeOf(rates('d_IL'), 'IL', trace), lifeOf(rates('d_CF'), 'CF', trace)]
  const governs = il !== undefined && (cf === undefined || il <= cf) ? 'IL' : 'CF'
  const life = governs === 'IL' ? il : cf
  const none = notApplicable('the response model gives no vibration in any flow condition')
  if (life === undefined) return { conditions, lifeIL: none, lifeCF: none, life: none, allowable: none }
  const allowable = trace.apply(
    allowableLife,
    { eta: p.utilisation_factor_eta, T_life: life },
    { rename: { T_life: `T_life_${governs}` } },
  )
  return { conditions, lifeIL: il ?? none, lifeCF: cf ?? none, life, allowable }
}

function responseIn(
  p: Params,
  state: State,
  { il, cf }: Response,
  { unit }: Stresses,
  c: Condition,
  i: number,
): ConditionResponse {
  const { current_velocity: U_c, wave_velocity: U_w, probability: P } = c
  const flow = { U_c, U_w, gamma_f: p.safety_factor_natural_frequency, D: state.section.D }
  const alpha = currentShare(U_c, U_w)
  const V_IL = reducedVelocity.evaluate({ ...flow, f: state.f_IL })
  const V_CF = reducedVelocity.evaluate({ ...flow, f: state.span.f_CF })
  const { curve } = crossFlowAt(p, state.K_sd, alpha, wavesOf(p, c), silent)
  if (alpha !== undefined && !hasCurve(curve))
    refuse('/flow_conditions', `row ${i + 1} cannot be assessed: ${curve.missing}`)
  const { A_Y: own, A_Z = 0 } = amplitudesAt(il, curve, V_IL, V_CF)
  const A_Y = p.in_line_response_amplitude ?? own
  const ranges = rangesAt(p, cf.R_k, unit, { alpha, A_Y, A_Z }, silent)
  const [S_IL, S_CF] = [ranges.S_IL, ranges.S_CF].map((S) => (typeof S === 'number' ? S : 0)) as [number, number]
  const rate = (S: number, suffix: 'IL' | 'CF', twice: boolean): number => {
    const N = S > 0 ? finiteCycles(cyclesAt(curveOf(p), S)) : undefined
    return N === undefined ? 0 : damageRate.evaluate({ f_v: frequencyOf(state, suffix, twice, silent), P, N })
  }
  const [d_IL, d_CF] = [rate(S_IL, 'IL', ranges.induced), rate(S_CF, 'CF', false)]
  return { U_c, U_w, P, alpha, V_IL, V_CF, A_Y, A_Z, S_IL, S_CF, d_IL, d_CF }
}

/** Keulegan-Carpenter number of a condition: its own, or that of the operating flow in proportion to the waves. */
function wavesOf(p: Params, c: Condition): number | undefined {
  if (c.keulegan_carpenter_number !== undefined) return c.keulegan_carpenter_number
  const { keulegan_carpenter_number: KC, wave_velocity: U_w } = p
  return KC === undefined || U_w === 0 ? KC : (KC * c.wave_velocity) / U_w
}

function lifeOf(d: readonly number[], suffix: 'IL' | 'CF', trace: Trace): number | undefined {
  const total = damageRateSum.evaluate({ d })
  if (!(total > 0)) return undefined
  const symbol = `d_${suffix}`
  const d_rate =
    d.length <= WRITTEN_OUT
      ? trace.apply(damageRateSum, { d }, { as: symbol, rename: { d: `d_${suffix}_i` } })
      : trace.lookup({
          symbol,
          title: damageRateSum.title,
          unit: damageRateSum.unit,
          source: dnvRpF105,
          clause: damageRateSum.clause,
          value: total,
          cell: `sum over the ${d.length} rows of the flow conditions table`,
        })
  return trace.apply(lifeOfRate, { d_rate }, { as: `T_life_${suffix}`, rename: { d_rate: symbol } })
}
