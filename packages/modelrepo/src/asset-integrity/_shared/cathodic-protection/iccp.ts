/** Impressed current in place of the anodes: current, and where its anodes are described, their number, voltage and power. */
import type { Trace } from '@keelson/equations'
import {
  BACK_VOLTAGE,
  impressedAnodeCurrent,
  impressedAnodes,
  impressedCurrent,
  rectifierPower,
  rectifierVoltage,
} from '@keelson/physics/cathodic-protection/impressed-current.ts'
import { type Measure, notApplicable, numberValue } from '@keelson/workflow'

export interface IccpInputs {
  readonly iccp_design_factor: number
  readonly iccp_anode_current_density?: number
  readonly iccp_cable_resistance?: number
  readonly iccp_back_voltage?: number
}
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

export function iccpOf(p: IccpInputs, I_cf: number, anode: IccpAnode, trace: Trace): Iccp {
  trace.section('Impressed current instead')
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
  const sized = [area, 'iccp_anode_current_density']
  const value = (title: string, description: string, symbol: string, of: Measure, needs?: readonly string[]) =>
    numberValue(of, { title, description, symbol, minimum: 0, ...(needs && { needs }) })
  return {
    iccp_required_current: value(
      'Impressed current required',
      'Design factor times the final demand, were it impressed.',
      'I_ic',
      'electric_current',
    ),
    iccp_anode_current_limit: value(
      'Largest current of one impressed current anode',
      'Of its active surface.',
      'I_1',
      'electric_current',
      sized,
    ),
    iccp_anodes_required: value(
      'Impressed current anodes',
      'By their largest current density, rounded up.',
      'N_ic',
      '-',
      sized,
    ),
    iccp_rectifier_voltage: value(
      'Rectifier voltage',
      'Through the anodes side by side and the cables, with the back voltage.',
      'V_ic',
      'protection_potential',
      [...sized, resistance],
    ),
    iccp_rectifier_power: value('Rectifier power', 'On the direct current side.', 'P_ic', 'power', [
      ...sized,
      resistance,
    ]),
  }
}

/** The values of a run. */
export function iccpValuesOf({ current, anodes, perAnode, voltage, power }: Iccp) {
  const none = anodes === 0 ? notApplicable('the structure takes no current') : undefined
  return {
    iccp_required_current: current,
    iccp_anode_current_limit: perAnode,
    iccp_anodes_required: anodes,
    iccp_rectifier_voltage: voltage ?? none,
    iccp_rectifier_power: power ?? none,
  }
}
