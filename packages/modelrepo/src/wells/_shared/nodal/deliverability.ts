/** What the well delivers: the constants of the chosen inflow model, from an index, tests or the reservoir. */
import type { Trace } from '@keelson/equations'
import {
  backPressureCoefficient,
  backPressureExponent,
  meanLogDrawdown,
  meanLogRate,
} from '@keelson/physics/inflow/fetkovich.ts'
import type { Deliverability } from '@keelson/physics/inflow/inflow-curve.ts'
import {
  jonesOpenFlow,
  laminarCoefficient,
  meanDrawdownPerRate,
  meanRate,
  turbulenceCoefficient,
} from '@keelson/physics/inflow/jones.ts'
import { linearIndexFromTest } from '@keelson/physics/inflow/linear.ts'
import {
  compositeIndexFromOpenFlow,
  compositeIndexFromTest,
  vogelIndex,
  vogelOpenFlowFromTest,
} from '@keelson/physics/inflow/vogel.ts'
import { given, refuse, shown } from '@keelson/workflow'
import type { InflowInputs } from './inputs.ts'
import { COMPOSITE, FETKOVICH, JONES, VOGEL } from './modes.ts'
import { indexOfReservoir } from './reservoir-index.ts'

export interface Delivered {
  readonly deliverability: Deliverability
  /** Of the models that have one. */
  readonly J?: number
  /** Where the index comes from the reservoir. */
  readonly F_E?: number
  /** Of the back-pressure curve. */
  readonly C?: number
  readonly n?: number
}

const INFLOW_BUBBLE_POINT = { rename: { p_b: 'p_br' } }

/** Bubble point of an undersaturated reservoir; undefined of a saturated one. */
const bubblePointBelow = (p: InflowInputs, p_r: number): number | undefined =>
  (p.ipr_model === VOGEL || p.ipr_model === COMPOSITE) &&
  p.bubble_point_pressure !== undefined &&
  p.bubble_point_pressure < p_r
    ? p.bubble_point_pressure
    : undefined

/** Traces how the constants of the inflow come about. */
export function delivered(p: InflowInputs, trace: Trace): Delivered {
  trace.section('Well deliverability')
  if (p.ipr_model === FETKOVICH) return backPressure(p, trace)
  if (p.ipr_model === JONES) return turbulent(p, trace)
  const index = indexOf(p, trace)
  return { ...index, deliverability: shaped(p, index.J) }
}

function shaped(p: InflowInputs, J: number): Deliverability {
  if (p.ipr_model !== VOGEL && p.ipr_model !== COMPOSITE) return { kind: 'linear', J }
  const p_b = p.bubble_point_pressure
  return p_b === undefined ? { kind: 'vogel', J } : { kind: 'composite', J, p_b }
}

/** A given open flow goes before a given index, that before a test, and a test before the reservoir. */
function indexOf(p: InflowInputs, trace: Trace): { readonly J: number; readonly F_E?: number } {
  const { reservoir_pressure: p_r, absolute_open_flow: q_max, test_rate: q_t, test_flowing_pressure: p_t } = p
  const p_b = bubblePointBelow(p, p_r)
  if (q_max !== undefined) {
    return p_b === undefined
      ? { J: trace.apply(vogelIndex, { q_max, p_r }) }
      : { J: trace.apply(compositeIndexFromOpenFlow, { q_max, p_r, p_b }, INFLOW_BUBBLE_POINT) }
  }
  if (p.productivity_index !== undefined) return { J: p.productivity_index }
  if (q_t === undefined || p_t === undefined) return indexOfReservoir(p, trace)
  if (p.ipr_model !== VOGEL && p.ipr_model !== COMPOSITE) {
    return { J: trace.apply(linearIndexFromTest, { q_t, p_r, p_t }) }
  }
  if (p_b !== undefined) {
    return { J: trace.apply(compositeIndexFromTest, { q_t, p_r, p_t, p_b }, INFLOW_BUBBLE_POINT) }
  }
  return { J: trace.apply(vogelIndex, { q_max: trace.apply(vogelOpenFlowFromTest, { q_t, p_t, p_r }), p_r }) }
}

const differ = (values: readonly number[]) => Math.max(...values) - Math.min(...values) > 1e-9 * Math.max(...values)

function testsOf(p: InflowInputs): {
  readonly q_t: readonly number[]
  readonly p_t: readonly number[]
  readonly p_r: number
} {
  const { test_rates: q_t, test_flowing_pressures: p_t } = given(p, 'test_rates', 'test_flowing_pressures')
  if (!differ(p_t)) refuse('/test_flowing_pressures', 'must differ from each other to define a curve')
  if (!differ(q_t)) refuse('/test_rates', 'must differ from each other to define a curve')
  return { q_t, p_t, p_r: p.reservoir_pressure }
}

function backPressure(p: InflowInputs, trace: Trace): Delivered {
  const { q_t, p_t, p_r } = testsOf(p)
  const y_bar = trace.apply(meanLogRate, { q_t })
  const x_bar = trace.apply(meanLogDrawdown, { p_t, p_r })
  const n = trace.apply(backPressureExponent, { q_t, y_bar, p_r, p_t, x_bar })
  if (!(n > 0)) {
    refuse('/test_rates', `must increase with the drawdown (entered tests: exponent ${shown(n, 4)})`)
  }
  const C = trace.apply(backPressureCoefficient, { y_bar, n, x_bar })
  return { deliverability: { kind: 'fetkovich', C, n }, C, n }
}

function turbulent(p: InflowInputs, trace: Trace): Delivered {
  const { q_t, p_t, p_r } = testsOf(p)
  const q_bar = trace.apply(meanRate, { q_t })
  const y_bar = trace.apply(meanDrawdownPerRate, { p_r, p_t, q_t })
  const B_J = trace.apply(turbulenceCoefficient, { q_t, q_bar, p_r, p_t, y_bar })
  const A_J = trace.apply(laminarCoefficient, { y_bar, B_J, q_bar })
  const q_max = jonesOpenFlow.evaluateSI({ p_r, A_J, B_J })
  if (!(A_J >= 0) || !Number.isFinite(q_max) || !(q_max > 0)) {
    const found = `A ${shown(A_J, 4)} psi/(stb/d) and B ${shown(B_J, 4)} psi/(stb/d)²`
    refuse('/test_rates', `must give a drawdown that increases with the rate from zero (entered tests: ${found})`)
  }
  return { deliverability: { kind: 'jones', A_J, B_J } }
}
