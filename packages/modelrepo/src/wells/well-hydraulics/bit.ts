/** The bit: what its nozzles cost and give, and the flow rate and nozzle area that would give most. */
import type { Trace } from '@keelson/equations'
import * as bit from '@keelson/physics/drilling-hydraulics/bit.ts'
import { given } from '@keelson/workflow'
import * as modes from './modes.ts'
import type { Params } from './params.ts'

export interface Bit {
  readonly A_t: number
  readonly dP_b: number
  readonly v_n: number
  readonly P_b: number
  readonly HSI: number
  readonly F_j: number
}

/** SI. Undefined without nozzles. */
export function bitOf(p: Params, q: number, d_b: number, trace: Trace): Bit | undefined {
  const { nozzle_sizes: N_z, discharge_coefficient: C_d, mud_weight: rho } = p
  if (N_z === undefined) return undefined
  trace.section('Bit')
  const A_t = trace.apply(bit.totalFlowArea, { N_z })
  const dP_b = trace.apply(bit.bitLoss, { rho, q, C_d, A_t })
  const P_b = trace.apply(bit.hydraulicPower, { dP_b, q })
  return {
    A_t,
    dP_b,
    v_n: trace.apply(bit.nozzleVelocity, { q, A_t }),
    P_b,
    HSI: trace.apply(bit.powerPerArea, { P_b, d_b }),
    F_j: trace.apply(bit.impactForce, { C_d, q, rho, dP_b }),
  }
}

export type Bound = 'minimum_flow_rate' | 'maximum_flow_rate'

export interface Optimum {
  readonly q_opt: number
  /** The bound at which the rate is held. */
  readonly held: Bound | undefined
  /** Parasitic loss at that rate, and what it leaves to the bit. */
  readonly dP_d: number
  readonly dP_opt: number
  /** Undefined where nothing is left. */
  readonly A_opt: number | undefined
}

/** A parasitic loss and its symbol. */
interface Parasitic {
  readonly value: number
  readonly name: string
}

/** All that a circulation loses but at the bit. */
export function parasiticOf(found: { readonly p_sp: number; readonly bit: Bit | undefined }, trace: Trace): Parasitic {
  const { p_sp, bit: at } = found
  if (at === undefined) return { value: p_sp, name: 'p_sp' }
  trace.section('Best flow rate and nozzles')
  return { value: trace.apply(bit.parasiticOfRun, { p_sp, dP_b: at.dP_b }), name: 'p_ref' }
}

/** Undefined where nothing flows, and nothing is lost that could be extrapolated. */
export function optimumOf(p: Params, q: number, parasitic: Parasitic, trace: Trace): Optimum | undefined {
  const p_ref = parasitic.value
  if (q === 0 || p_ref <= 0) return undefined
  trace.section('Best flow rate and nozzles')
  const { mud_weight: rho, discharge_coefficient: C_d, parasitic_exponent: m } = p
  const { maximum_pump_pressure: p_max } = given(p, 'maximum_pump_pressure')
  const wanted = p.optimisation_criterion === modes.JET_IMPACT ? bit.parasiticForImpact : bit.parasiticForPower
  const p_d = trace.apply(wanted, { p_max, m })
  const q_w = trace.apply(bit.rateForParasitic, { q, p_d, p_ref, m }, { rename: { p_ref: parasitic.name } })
  const { rate, held, name } = boundedRate(p, q_w)
  const dP_d = trace.apply(
    bit.parasiticLoss,
    { p_ref, q_1: rate, q, m },
    { rename: { q_1: name, p_ref: parasitic.name } },
  )
  const dP_opt = trace.apply(bit.pressureLeft, { p_max, dP_d })
  const A_opt =
    dP_opt > 0
      ? trace.apply(bit.areaForLoss, { rho, q: rate, C_d, dP_b: dP_opt }, { rename: { q: name, dP_b: 'dP_opt' } })
      : undefined
  return { q_opt: rate, held, dP_d, dP_opt, A_opt }
}

function boundedRate(p: Params, q_w: number): { rate: number; held: Bound | undefined; name: string } {
  const { minimum_flow_rate: least, maximum_flow_rate: most } = p
  if (least !== undefined && q_w < least) return { rate: least, held: 'minimum_flow_rate', name: 'q_min' }
  if (most !== undefined && q_w > most) return { rate: most, held: 'maximum_flow_rate', name: 'q_max' }
  return { rate: q_w, held: undefined, name: 'q_w' }
}

export const isOptimised = (p: Params): boolean =>
  p.optimisation_criterion !== undefined && p.optimisation_criterion !== modes.NONE
