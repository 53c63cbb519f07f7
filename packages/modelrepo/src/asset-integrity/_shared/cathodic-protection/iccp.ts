/** Impressed current in place of the anodes: its inputs; current, and where its anodes are described, number, voltage and power. */
import type { Trace } from '@keelson/equations'
import {
  BACK_VOLTAGE,
  impressedAnodeCurrent,
  impressedAnodes,
  impressedCurrent,
  rectifierPower,
  rectifierVoltage,
} from '@keelson/physics/cathodic-protection/impressed-current.ts'
import { notApplicable, optional, type ParamsOf, params, quantity, resultOf } from '@keelson/workflow'

export const iccpParams = {
  iccp_design_factor: quantity('safety_factor', {
    title: 'Impressed current design factor',
    description: 'Design factor applied to the final current demand, 1.25 to 1.5.',
    symbol: 'k_ic',
    minimum: 1,
    default: 1.25,
  }),
  iccp_anode_current_density: optional(
    quantity('impressed_current_density', {
      title: 'Maximum ICCP anode current density',
      description: 'Maximum current density of the active anode surface, from the manufacturer.',
      symbol: 'i_a',
      above: 0,
      example: 600,
    }),
  ),
  iccp_cable_resistance: optional(
    quantity('electrical_resistance', {
      title: 'ICCP circuit resistance',
      description: 'Resistance of the impressed current cables and return, excluding the anodes. Default: 0.',
      symbol: 'R_w',
      minimum: 0,
      example: 0.01,
    }),
  ),
  iccp_back_voltage: optional(
    quantity('rectifier_voltage', {
      title: 'Back voltage',
      description:
        'Back voltage between inert anode and steel, which must be exceeded before current flows. Default: 2 V.',
      symbol: 'V_b',
      minimum: 0,
      example: 2,
    }),
  ),
}
const schema = params(iccpParams)

/** One impressed current anode: active area m2, resistance ohm; either may not be known. */
export interface IccpAnode {
  readonly area: number | undefined
  readonly resistance: number | undefined
  readonly symbols: { readonly area: string; readonly resistance: string }
}
export interface Iccp {
  readonly current: number
  readonly anodes: number | undefined
  readonly perAnode: number | undefined
  readonly voltage: number | undefined
  readonly power: number | undefined
}

export function iccpOf(p: ParamsOf<typeof schema>, I_cf: number, anode: IccpAnode, trace: Trace): Iccp {
  trace.section('Impressed current alternative')
  const I_ic = trace.apply(impressedCurrent, { k_ic: p.iccp_design_factor, I_cf })
  const none = { current: I_ic, anodes: undefined, perAnode: undefined, voltage: undefined, power: undefined }
  const { area: A_1, resistance: R_1, symbols } = anode
  if (A_1 === undefined || p.iccp_anode_current_density === undefined) return none
  const I_1 = trace.apply(
    impressedAnodeCurrent,
    { i_a: p.iccp_anode_current_density, A_1 },
    { rename: { A_1: symbols.area } },
  )
  const N_ic = trace.apply(impressedAnodes, { I_ic, I_1 })
  if (R_1 === undefined || N_ic === 0) return { ...none, anodes: N_ic, perAnode: I_1 }
  const { iccp_cable_resistance: R_w = 0, iccp_back_voltage: V_b = BACK_VOLTAGE } = p
  const V_ic = trace.apply(rectifierVoltage, { I_ic, R_1, N_ic, R_w, V_b }, { rename: { R_1: symbols.resistance } })
  const power = trace.apply(rectifierPower, { I_ic, V_ic })
  return { current: I_ic, anodes: N_ic, perAnode: I_1, voltage: V_ic, power }
}

/** Value specifications; the anode is known by the inputs named. */
export const iccpValues = (area: string, resistance: string) => {
  const needs = [area, 'iccp_anode_current_density']
  const wired = { needs: [...needs, resistance], minimum: 0 }
  return {
    iccp_required_current: resultOf(impressedCurrent, 'electric_current', {
      description: 'Impressed current required, the design factor times the final demand.',
      minimum: 0,
    }),
    iccp_anode_current_limit: resultOf(impressedAnodeCurrent, 'electric_current', {
      title: 'Maximum ICCP anode current',
      description: 'Maximum current from the active surface of one anode.',
      minimum: 0,
      needs,
    }),
    iccp_anodes_required: resultOf(impressedAnodes, '-', {
      description: 'Number of impressed current anodes required for the maximum current density, rounded up.',
      minimum: 0,
      needs,
    }),
    iccp_rectifier_voltage: resultOf(rectifierVoltage, 'rectifier_voltage', {
      description: 'Rectifier voltage for the cables and the anodes in parallel, including the back voltage.',
      ...wired,
    }),
    iccp_rectifier_power: resultOf(rectifierPower, 'power', {
      title: 'Rectifier power',
      description: 'Rectifier power on the direct current side.',
      ...wired,
    }),
  }
}

/** The values of a run. */
export function iccpValuesOf({ current, anodes, perAnode, voltage, power }: Iccp) {
  const none = anodes === 0 ? notApplicable('current demand is zero') : undefined
  return {
    iccp_required_current: current,
    iccp_anode_current_limit: perAnode,
    iccp_anodes_required: anodes,
    iccp_rectifier_voltage: voltage ?? none,
    iccp_rectifier_power: power ?? none,
  }
}
