/** Impressed current for the hull: discs flush with it, their shields, and the rating of the rectifier. */
import type { Trace } from '@keelson/equations'
import { discArea, discResistance, shieldRadius } from '@keelson/physics/cathodic-protection/electrode-resistance.ts'
import { rectifierPower } from '@keelson/physics/cathodic-protection/impressed-current.ts'
import { shownIn, type Warning } from '@keelson/workflow'
import { type Iccp, iccpOf } from '../_shared/cathodic-protection/iccp.ts'
import type { Params } from './inputs.ts'
import { warnImpressed } from './warnings.ts'

export interface Impressed {
  readonly iccp: Iccp
  /** ohm; undefined where no disc is described. */
  readonly discResistance: number | undefined
  /** m. */
  readonly shield: number | undefined
  /** W. */
  readonly ratedPower: number
  readonly warnings: readonly Warning[]
}

/** Current, anodes, voltage and power for a final demand in A. */
export function impressedOf(p: Params, I_cf: number, trace: Trace): Impressed {
  const { disc_anode_diameter: d, seawater_resistivity: rho } = p
  trace.section('Impressed current anode')
  const R_d = d === undefined ? undefined : trace.apply(discResistance, { rho, d })
  const area = d === undefined || p.iccp_anode_current_density === undefined ? undefined : trace.apply(discArea, { d })
  const iccp = iccpOf(p, I_cf, { area, resistance: R_d, symbols: { area: 'A_d', resistance: 'R_d' } }, trace)
  const ratedPower = trace.apply(
    rectifierPower,
    { I_ic: iccp.current, V_ic: p.iccp_rated_voltage },
    { as: 'P_r', rename: { V_ic: 'V_r' }, title: 'Rectifier power at rated voltage' },
  )
  return { iccp, discResistance: R_d, shield: shieldOf(p, iccp, trace), ratedPower, warnings: remarks(p, iccp) }
}

function shieldOf(p: Params, { perAnode: I }: Iccp, trace: Trace): number | undefined {
  const { coating_potential_limit: E_lim, seawater_resistivity: rho, design_protective_potential: E_0 } = p
  if (I === undefined || E_lim === undefined) return undefined
  return trace.apply(shieldRadius, { I, rho, E_0, E_lim }, { rename: { I: 'I_1', E_0: 'E_c' } })
}

function remarks(p: Params, { voltage }: Iccp): Warning[] {
  if (voltage === undefined || voltage <= p.iccp_rated_voltage) return []
  const said = `The impressed current circuit requires ${shownIn(voltage, 'V')}, above the {iccp_rated_voltage}, ${shownIn(p.iccp_rated_voltage, 'V')}. Use more or larger anodes.`
  return [warnImpressed('rectifier_voltage', said, '/iccp_rated_voltage')]
}
