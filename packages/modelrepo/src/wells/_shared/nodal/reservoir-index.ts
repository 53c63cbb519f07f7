/** The productivity index from the reservoir around the well. */
import { type ApplyOptions, type Constant, silent, type Trace } from '@keelson/equations'
import {
  darcyIndex,
  flowEfficiency,
  NO_SKIN,
  pseudoSteadyResistance,
  steadyResistance,
  transientIndex,
  transientResistance,
} from '@keelson/physics/inflow/productivity-index.ts'
import { given } from '@keelson/workflow'
import type { InflowInputs } from './inputs.ts'
import { STEADY, TRANSIENT } from './modes.ts'

export interface ReservoirIndex {
  readonly J: number
  readonly F_E: number
}

const UNDAMAGED: ApplyOptions = { as: 'I_0', rename: { S: 'S_0' }, title: 'Flow resistance term without skin' }

/** Resistance between the drainage area and the well at a skin; undefined where the inputs for it are not given. */
export function resistanceOf(p: InflowInputs, S: number): number | undefined {
  const { wellbore_radius: r_w } = p
  if (r_w === undefined) return undefined
  if (p.flow_regime !== TRANSIENT) return p.drainage_radius === undefined ? undefined : resistance(p, S, silent)
  const all = [p.permeability, p.oil_viscosity, p.porosity, p.total_compressibility, p.producing_time]
  return all.includes(undefined) ? undefined : resistance(p, S, silent)
}

function resistance(p: InflowInputs, S: number | Constant, trace: Trace, options?: ApplyOptions): number {
  if (p.flow_regime === TRANSIENT) {
    const g = given(p, 'producing_time', 'permeability', 'porosity', 'oil_viscosity', 'total_compressibility')
    const { wellbore_radius: r_w } = given(p, 'wellbore_radius')
    const { producing_time: t, permeability: k, porosity: phi, oil_viscosity: mu_r, total_compressibility: c_t } = g
    return trace.apply(transientResistance, { t, k, phi, mu_r, c_t, r_w, S }, options)
  }
  const { drainage_radius: r_e, wellbore_radius: r_w } = given(p, 'drainage_radius', 'wellbore_radius')
  const law = p.flow_regime === STEADY ? steadyResistance : pseudoSteadyResistance
  return trace.apply(law, { r_e, r_w, S }, options)
}

/** Index and flow efficiency, from inputs that the contract requires here. */
export function indexOfReservoir(p: InflowInputs, trace: Trace): ReservoirIndex {
  const g = given(p, 'permeability', 'pay_thickness', 'oil_formation_volume_factor', 'oil_viscosity', 'skin')
  const { permeability: k, pay_thickness: h, oil_formation_volume_factor: B_r, oil_viscosity: mu_r } = g
  const I_r = resistance(p, g.skin, trace)
  const I_0 = resistance(p, NO_SKIN, trace, UNDAMAGED)
  const law = p.flow_regime === TRANSIENT ? transientIndex : darcyIndex
  return { J: trace.apply(law, { k, h, B_r, mu_r, I_r }), F_E: trace.apply(flowEfficiency, { I_0, I_r }) }
}
