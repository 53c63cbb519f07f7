/** Anode properties, output and numbers: what the bracelets must give and what they do. */
import type { Trace } from '@keelson/equations'
import { exposedAreaResistance } from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { hottestPipelineAnode, pipelineAnodeRow } from '@keelson/standards/dnv-rp-f103-2019/anode-design.ts'
import {
  anodesForCurrent,
  anodesForMass,
  anodesForMassAndFinal,
  currentOutput,
  drivingVoltage,
  netAnodeMass,
} from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { toSI } from '@keelson/units'
import { given, midSentence, refuse, shownIn, shownTemperature } from '@keelson/workflow'
import { ANODE_PROPERTIES, type AnodeProperty, requireDriving } from '../_shared/cathodic-protection/potentials.ts'
import type { Params } from './inputs.ts'
import { editionOf } from './modes-edition.ts'

export interface Anodes {
  /** C/kg. */
  readonly epsilon: number
  /** Closed circuit potential, V; undefined where the driving voltage was given. */
  readonly E_a: number | undefined
  readonly Delta_E: number
  readonly R_af: number
  readonly I_af: number
  readonly M: number
  readonly N_m: number
  readonly N_f: number
  readonly N_req: number
}

/** The anode row of the tables at this line's temperature; undefined above the table. */
export const tabledAnode = (p: Params) =>
  pipelineAnodeRow(editionOf(p.edition).anodes, p.exposure, p.internal_fluid_temperature)

/** Mass, output and numbers for mean and final demands in A. */
export function anodesOf(p: Params, I_cm: number, I_cf: number, trace: Trace): Anodes {
  trace.section('Anode mass')
  const epsilon = p.anode_capacity ?? readAnode(p, 'capacity', trace)
  const u = p.anode_utilisation_factor
  const m = p.bracelet_net_mass
  const M = trace.apply(netAnodeMass, { I_cm, t_f: p.design_life, u, epsilon })
  const N_m = trace.apply(anodesForMass, { M, m })
  trace.section('Final anode output')
  const { E_a, Delta_E } = drive(p, trace)
  const R_af = p.anode_final_resistance ?? resistance(p, trace)
  const I_af = trace.apply(currentOutput, { Delta_E, R_a: R_af }, { as: 'I_af', rename: { R_a: 'R_af' } })
  const N_f = trace.apply(anodesForCurrent, { I_c: I_cf, I_a: I_af }, { rename: { I_c: 'I_cf', I_a: 'I_af' } })
  const N_req = trace.apply(anodesForMassAndFinal, { N_m, N_f })
  return { epsilon, E_a, Delta_E, R_af, I_af, M, N_m, N_f, N_req }
}

function resistance(p: Params, trace: Trace): number {
  const { bracelet_exposed_area: A_a, seawater_resistivity: rho } = given(
    p,
    'bracelet_exposed_area',
    'seawater_resistivity',
  )
  return trace.apply(exposedAreaResistance, { rho, A_a }, { as: 'R_af', rename: { A_a: 'A_f' } })
}

function drive(p: Params, trace: Trace): { readonly E_a: number | undefined; readonly Delta_E: number } {
  if (p.driving_voltage !== undefined) return { E_a: undefined, Delta_E: p.driving_voltage }
  const E_a = p.closed_circuit_anode_potential ?? readAnode(p, 'potential', trace)
  requireDriving(p, E_a, 'pipe')
  return { E_a, Delta_E: trace.apply(drivingVoltage, { E_c: p.design_protective_potential, E_a }) }
}

function readAnode(p: Params, property: AnodeProperty, trace: Trace): number {
  const printed = ANODE_PROPERTIES[property]
  const { anodes } = editionOf(p.edition)
  const row = tabledAnode(p)
  if (!row) {
    const end = shownTemperature(toSI(hottestPipelineAnode(anodes, p.exposure), 'degC'))
    refuse(
      '/internal_fluid_temperature',
      `must not exceed ${end}, the limit of the anode table (${p.edition} edition) for ${p.exposure} anodes, unless the ${midSentence(printed.title)} is provided (entered: ${shownIn(p.internal_fluid_temperature, 'degC', 6)})`,
    )
  }
  const { source, clause } = anodes
  return trace.lookup({
    ...printed,
    source,
    clause,
    value: row[property],
    cell: `Al-Zn-In, ${p.exposure === 'buried' ? 'sediment' : 'seawater'}, ${row.name}, edition ${source.revision}`,
  })
}
