/** One layer of the ground: what the earthquake asks of it, what it resists, and how it strains. */
import { numberOf, type Trace } from '@keelson/equations'
import * as after from '@keelson/physics/soil/liquefaction-consequences.ts'
import * as quake from '@keelson/physics/soil/liquefaction-demand.ts'
import * as soil from '@keelson/physics/soil/liquefaction-resistance.ts'
import { REFERENCE_PRESSURE } from '@keelson/physics/soil/liquefaction-sources.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { type BlowCount, blowCountOf, type Cone, coneOf, isCounted, isKnown } from './calculate-normalised.ts'
import type { Ground } from './calculate-water.ts'
import type { Params } from './inputs.ts'
import { YOUD } from './modes.ts'

/** Why a layer has no factor of safety. */
export const STATES = {
  dry: 'above the water table',
  dense: 'too dense to liquefy',
  clay: 'behaves as clay',
} as const
type State = keyof typeof STATES

interface Demand {
  readonly r_d: number
  readonly CSR: number
}
export interface Resistance {
  readonly blows: BlowCount | undefined
  readonly cone: Cone | undefined
  readonly MSF: number
  readonly K_sigma: number
  readonly state: State | undefined
  /** None in a layer that has a state. */
  readonly CRR: number | undefined
  readonly FS: number | undefined
  readonly gamma_max: number
  readonly epsilon_v: number
}
export interface Layer {
  readonly i: number
  readonly z: number
  readonly demand: Demand
  readonly resistance: Resistance | undefined
}

export function layerOf(p: Ground, i: number, trace: Trace): Layer {
  const demand = demandOf(p, i, trace)
  const z = p.depth[i] as number
  return { i, z, demand, resistance: isKnown(p) ? resistanceOf(p, i, z, demand, trace) : undefined }
}

/** The criterion of a layer; one without a factor of safety does not liquefy. */
export const liquefies = (p: Params, FS: number | undefined): boolean =>
  FS !== undefined && FS < p.required_factor_of_safety

function demandOf(p: Params, i: number, trace: Trace): Demand {
  const z = p.depth[i] as number
  const r_d = p.method === YOUD ? trace.apply(quake.youdReduction, { z }) : biReduction(z, p.magnitude, trace)
  const CSR = trace.apply(quake.stressRatio, {
    a_max: p.peak_ground_acceleration,
    g: STANDARD_GRAVITY,
    sigma_v: p.total_vertical_stress[i] as number,
    sigma_e: p.effective_vertical_stress[i] as number,
    r_d,
  })
  return { r_d, CSR }
}

function biReduction(z: number, M: number, trace: Trace): number {
  const alpha_d = trace.apply(quake.reductionAlpha, { z })
  const beta_d = trace.apply(quake.reductionBeta, { z })
  return trace.apply(quake.biReduction, { alpha_d, beta_d, M })
}

function resistanceOf(p: Ground, i: number, z: number, { CSR }: Demand, trace: Trace): Resistance {
  const blows = isCounted(p) ? blowCountOf(p, i, trace) : undefined
  const cone = blows === undefined ? coneOf(p, i, trace) : undefined
  const state = stateOf(p, z, blows, cone)
  const MSF = scalingOf(p, blows, cone, trace)
  const K_sigma = overburdenOf(p, i, blows, cone, trace)
  const common = { blows, cone, MSF, K_sigma: numberOf(K_sigma), state }
  if (state !== undefined) return { ...common, CRR: undefined, FS: undefined, gamma_max: 0, epsilon_v: 0 }
  const CRR = ratioOf(p, blows, cone, trace)
  const FS = trace.apply(quake.safetyFactor, { CRR, MSF, K_sigma, CSR })
  return { ...common, CRR, FS, ...strainsOf(FS, blows, cone, trace) }
}

function stateOf(p: Ground, z: number, blows: BlowCount | undefined, cone: Cone | undefined): State | undefined {
  if (z < p.water_table_depth) return 'dry'
  if (p.method === YOUD && blows !== undefined && blows.N_1cs >= soil.DENSE.value) return 'dense'
  return cone?.I_c !== undefined && cone.I_c > p.ic_cutoff ? 'clay' : undefined
}

function scalingOf(p: Params, blows: BlowCount | undefined, cone: Cone | undefined, trace: Trace): number {
  const M = p.magnitude
  if (p.method === YOUD) return trace.apply(quake.youdScaling, { M })
  const MSF_max = blows
    ? trace.apply(quake.blowCountScaling, { N_1cs: blows.N_1cs })
    : trace.apply(quake.coneScaling, { q_1cs: (cone as Cone).q_1cs })
  return trace.apply(quake.biScaling, { MSF_max, M })
}

function overburdenOf(p: Params, i: number, blows: BlowCount | undefined, cone: Cone | undefined, trace: Trace) {
  const sigma_e = p.effective_vertical_stress[i] as number
  const p_a = REFERENCE_PRESSURE
  if (p.method === YOUD)
    return p.overburden_correction
      ? trace.apply(quake.youdOverburden, { sigma_e, p_a, f: p.overburden_exponent_f })
      : quake.NO_OVERBURDEN
  const C_sigma = blows
    ? trace.apply(quake.blowCountOverburden, { N_1cs: blows.N_1cs })
    : trace.apply(quake.coneOverburden, { q_1cs: (cone as Cone).q_1cs })
  return trace.apply(quake.biOverburden, { C_sigma, sigma_e, p_a })
}

function ratioOf(p: Params, blows: BlowCount | undefined, cone: Cone | undefined, trace: Trace): number {
  if (blows === undefined) return trace.apply(soil.coneResistance, { q_1cs: (cone as Cone).q_1cs })
  return trace.apply(p.method === YOUD ? soil.youdResistance : soil.blowCountResistance, { N_1cs: blows.N_1cs })
}

function strainsOf(FS: number, blows: BlowCount | undefined, cone: Cone | undefined, trace: Trace) {
  if (blows) {
    const { N_1cs } = blows
    const gamma_lim = trace.apply(after.blowCountStrainLimit, { N_1cs })
    const F_alpha = trace.apply(after.blowCountStrainOnset, { N_1cs })
    const gamma_max = trace.apply(after.largestShearStrain, { FS, F_alpha, gamma_lim })
    return { gamma_max, epsilon_v: trace.apply(after.blowCountVolumeStrain, { N_1cs, gamma_max }) }
  }
  const { q_1cs } = cone as Cone
  const gamma_lim = trace.apply(after.coneStrainLimit, { q_1cs })
  const F_alpha = trace.apply(after.coneStrainOnset, { q_1cs })
  const gamma_max = trace.apply(after.largestShearStrain, { FS, F_alpha, gamma_lim })
  return { gamma_max, epsilon_v: trace.apply(after.coneVolumeStrain, { q_1cs, gamma_max }) }
}
