/** The bit: what its nozzles cost and give, and the flow rate and nozzle area that would give most. */
import type { Trace } from '@keelson/equations'
import * as bit from '@keelson/physics/drilling-hydraulics/bit.ts'
import { given, inPractice, notApplicable, notChecked, shown } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import { JET_IMPACT, NONE, sought } from './inputs-work.ts'

const { compares, gives, resultOf } = inPractice('oilfield')

const needs = ['nozzle_sizes']
export const bitValues = {
  bit_pressure_loss: gives(bit.bitLoss, 'pressure_loss', 'Pressure loss across the nozzles.', { signed: true, needs }),
  total_flow_area: gives(bit.totalFlowArea, 'nozzle_area', 'Flow area of all nozzles.', { signed: true, needs }),
  nozzle_velocity: gives(bit.nozzleVelocity, 'pipe_flow_velocity', 'Mean velocity in the nozzles.', {
    signed: true,
    needs,
  }),
  impact_force: gives(bit.impactForce, 'jet_impact_force', 'Impact force of the jets.', { signed: true, needs }),
  bit_hydraulic_power: gives(bit.hydraulicPower, 'power', 'Hydraulic power dissipated in the nozzles.', {
    signed: true,
    needs,
  }),
  hydraulic_power_per_area: gives(
    bit.powerPerArea,
    'hydraulic_power_per_area',
    'Hydraulic power divided by the bit area.',
    {
      signed: true,
      needs,
    },
  ),
  optimum_flow_rate: resultOf(bit.rateForParasitic, 'pump_rate', {
    title: 'Optimum flow rate',
    description: 'Flow rate that maximises the selected criterion, limited to its bounds.',
    onlyWhen: sought,
  }),
  optimum_bit_pressure_loss: gives(bit.pressureLeft, 'pressure_loss', 'Pump pressure available to the bit.', {
    title: 'Bit pressure loss at optimum rate',
    signed: true,
    onlyWhen: sought,
  }),
  optimum_total_flow_area: gives(
    bit.areaForLoss,
    'nozzle_area',
    'Nozzle area that uses the pressure available to the bit.',
    {
      signed: true,
      onlyWhen: sought,
    },
  ),
}
export const bestRate = {
  best_rate: compares('pressure_loss', {
    title: 'Pump pressure at optimum rate',
    criterion: bit.pressureLeft,
    demand: bit.parasiticLoss,
    capacity: { input: 'maximum_pump_pressure', title: 'Maximum pump pressure' },
    onlyWhen: sought,
  }),
}

/** SI. */
export interface Bit {
  readonly A_t: number
  readonly dP_b: number
  readonly v_n: number
  readonly P_b: number
  readonly HSI: number
  readonly F_j: number
}

type Jet = Some<'mud_weight' | 'discharge_coefficient'>

export function bitOf(p: Jet, N_z: readonly number[], q: number, d_b: number, trace: Trace): Bit {
  const { discharge_coefficient: C_d, mud_weight: rho } = p
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
  trace.section('Optimum flow rate and nozzles')
  return { value: trace.apply(bit.parasiticOfRun, { p_sp, dP_b: at.dP_b }), name: 'p_ref' }
}

/** Undefined where nothing flows, and nothing is lost that could be extrapolated. */
type Sought = Some<
  'mud_weight' | 'discharge_coefficient' | 'optimisation_criterion',
  'maximum_pump_pressure' | 'parasitic_exponent' | Bound
>

export function optimumOf(p: Sought, q: number, parasitic: Parasitic, trace: Trace): Optimum | undefined {
  const p_ref = parasitic.value
  if (q === 0 || p_ref <= 0) return undefined
  trace.section('Optimum flow rate and nozzles')
  const { mud_weight: rho, discharge_coefficient: C_d } = p
  const { maximum_pump_pressure: p_max, parasitic_exponent: m } = given(
    p,
    'maximum_pump_pressure',
    'parasitic_exponent',
  )
  const wanted = p.optimisation_criterion === JET_IMPACT ? bit.parasiticForImpact : bit.parasiticForPower
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

function boundedRate(p: Some<never, Bound>, q_w: number): { rate: number; held: Bound | undefined; name: string } {
  const { minimum_flow_rate: least, maximum_flow_rate: most } = p
  if (least !== undefined && q_w < least) return { rate: least, held: 'minimum_flow_rate', name: 'q_min' }
  if (most !== undefined && q_w > most) return { rate: most, held: 'maximum_flow_rate', name: 'q_max' }
  return { rate: q_w, held: undefined, name: 'q_w' }
}

export const isOptimised = (p: Some<'optimisation_criterion'>): boolean => p.optimisation_criterion !== NONE

/** What is said of the best rate beside its numbers; nothing where none is sought. */
export function bestTold(p: Some<'optimisation_criterion', 'maximum_pump_pressure'>, best: Optimum | undefined) {
  if (!isOptimised(p)) return {}
  const { maximum_pump_pressure: p_max } = given(p, 'maximum_pump_pressure')
  if (best === undefined) {
    const none = notApplicable(IDLE)
    return {
      values: { optimum_flow_rate: none, optimum_bit_pressure_loss: none, optimum_total_flow_area: none },
      checks: { best_rate: notChecked('not_requested', IDLE) },
    }
  }
  const { q_opt: optimum_flow_rate, dP_opt, dP_d } = best
  if (dP_opt > 0) return { values: { optimum_flow_rate } }
  const spent = notApplicable('parasitic losses at the optimum rate use the full pump pressure')
  const share = shown((100 * dP_d) / p_max, 3)
  const failure = `at the {minimum_flow_rate} the parasitic losses are ${share} % of the maximum pump pressure, so no pressure remains for the bit`
  return {
    values: { optimum_flow_rate, optimum_bit_pressure_loss: spent, optimum_total_flow_area: spent },
    beside: { best_rate: { failure } },
  }
}
const IDLE = 'there is no flow and no pressure loss'
