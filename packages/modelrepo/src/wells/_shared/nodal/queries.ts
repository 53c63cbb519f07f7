/** What was asked of the inflow: a rate, a pressure, and the same later. */
import type { Trace } from '@keelson/equations'
import {
  eickmeierOpenFlow,
  fetkovichFutureOpenFlow,
  fetkovichFutureRate,
  NO_TESTS_EXPONENT,
} from '@keelson/physics/inflow/future.ts'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import { vogelRate } from '@keelson/physics/inflow/vogel.ts'
import { brillMukherjee } from '@keelson/physics/multiphase/sources.ts'
import { notApplicable, refuse, shownIn } from '@keelson/workflow'
import { CALLED } from '../lift/warnings.ts'
import type { Delivered } from './deliverability.ts'
import type { InflowInputs, NodalInputs } from './inputs.ts'
import type { System } from './node.ts'

const AT_PRESSURE = { as: 'q_1', rename: { p_wf: 'p_wf1' } }
const AT_RATE = { as: 'p_wf2', rename: { q: 'q_2' } }

/** Rate at the pressure asked for, pressure at the rate asked for. Refuses a rate beyond the open flow. */
export function traceAsked(p: InflowInputs, inflow: Inflow, trace: Trace): void {
  const { flowing_bottomhole_pressure: p_wf, oil_rate: q } = p
  if (q !== undefined && q > inflow.q_max) {
    refuse(
      '/oil_rate',
      `must not exceed the absolute open flow, ${shownIn(inflow.q_max, 'stb/d')} (entered: ${shownIn(q, 'stb/d')})`,
    )
  }
  if (p_wf !== undefined || q !== undefined) trace.section('Requested rate and pressure')
  if (p_wf !== undefined) inflow.rate(p_wf, trace, AT_PRESSURE)
  if (q !== undefined) inflow.pressure(q, trace, AT_RATE)
}

/** Pressure that the lift needs at the rate asked for, or why there is none. */
export function liftAsked({ oil_rate: q, vlp_correlation }: NodalInputs, { lift }: System, trace: Trace) {
  if (q === undefined) return {}
  const p_l = lift.pressureAt(q)
  if (p_l === undefined) {
    const reason = `{vlp_correlation} ${CALLED[vlp_correlation]} has no solution at {oil_rate} ${shownIn(q, 'stb/d')}`
    return { lift_pressure: notApplicable(reason) }
  }
  trace.section('Outflow at the requested rate')
  trace.lookup({
    symbol: 'p_l2',
    title: 'Required outflow pressure',
    unit: 'psia',
    source: brillMukherjee,
    clause: 'ch. 3, midpoint rule',
    value: p_l,
    cell: `bottom of the traverse at ${shownIn(q, 'stb/d')}`,
  })
  return {}
}

const LATER_RATE = { as: 'q_F', rename: { q_max: 'q_maxF', p_wf: 'p_wf1', p_r: 'p_F' } }
const LATER_BACK_PRESSURE = { rename: { p_wf: 'p_wf1' } }

/** Open flow and rate at the later reservoir pressure, or why there is no rate. */
export function later(p: InflowInputs, d: Delivered, { q_max, p_r }: Inflow, trace: Trace) {
  const { future_reservoir_pressure: p_F, flowing_bottomhole_pressure: p_wf } = p
  if (p_F === undefined) return {}
  trace.section('Future inflow')
  const n = d.n ?? NO_TESTS_EXPONENT
  const cubic = p.future_method === 'eickmeier'
  const q_maxF = cubic
    ? trace.apply(eickmeierOpenFlow, { q_max, p_F, p_r })
    : trace.apply(fetkovichFutureOpenFlow, { q_max, p_F, p_r, n })
  if (p_wf === undefined) return {}
  if (p_wf > p_F) {
    const reason = `the requested pressure, ${shownIn(p_wf, 'psia')}, exceeds the future reservoir pressure, ${shownIn(p_F, 'psia')}`
    return { future_oil_rate: notApplicable(reason) }
  }
  if (cubic) trace.apply(vogelRate, { q_max: q_maxF, p_wf, p_r: p_F }, LATER_RATE)
  else trace.apply(fetkovichFutureRate, { q_maxF, p_wf, p_F, n }, LATER_BACK_PRESSURE)
  return {}
}
