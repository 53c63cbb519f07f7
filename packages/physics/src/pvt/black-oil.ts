/** The black oil, gas and water of a well at a pressure and temperature, by one of three sets of correlations. */
import type { Trace } from '@keelson/equations'
import { pseudoCriticalPressure, pseudoCriticalTemperature } from './gas-critical.ts'
import { type Gas, type GasState, gasAt, molarMass } from './gas-properties.ts'
import {
  glasoBubbleNumber,
  glasoBubblePoint,
  glasoNumberAtPressure,
  glasoOilVolumeFactor,
  glasoSolutionGor,
  glasoVolumeNumber,
} from './glaso.ts'
import { deadOilViscosity, saturatedOilViscosity } from './oil-viscosity.ts'
import {
  bubblePointNotBelowStandard,
  oilDensity,
  oilGravity,
  standingBubblePoint,
  standingOilVolumeFactor,
  standingSolutionGor,
} from './standing.ts'
import { constantWaterTension, deadOilTension, jenningsWaterTension, oilTension } from './surface-tension.ts'
import {
  oilViscosity,
  oilVolumeFactor,
  separatorGasGravity,
  undersaturatedCompressibility,
  undersaturatedViscosityExponent,
  vasquezBeggsBubblePoint,
  vasquezBeggsOilVolumeFactor,
  vasquezBeggsSolutionGor,
} from './vasquez-beggs.ts'
import { waterDensity, waterViscosity } from './water.ts'

/** Correlations of bubble point, solution gas and formation volume factor; all else is common to the sets. */
export type PvtSet = 'standing_default' | 'vasquez_beggs' | 'glaso'
export type WaterTension = 'constant_60' | 'jennings'

/** What an engineer knows of the fluid, in the units of the trace. */
export interface FluidData {
  /** Stock-tank oil gravity, degAPI. */
  readonly API: number
  /** Gas gravity, air = 1. */
  readonly gamma_g: number
  /** Water gravity, water = 1. */
  readonly gamma_w: number
  /** Producing gas-oil ratio. */
  readonly R_p: number
  /** Default 'standing_default'. */
  readonly set?: PvtSet
  /** Default 'constant_60'. */
  readonly waterTension?: WaterTension
  /** Separator state, for the gas gravity of Vasquez and Beggs; not given: no correction. */
  readonly separator?: { readonly p_sep: number; readonly T_sep: number }
}

/** The fluid with what does not change along the pipe. */
export interface Fluid extends FluidData {
  readonly set: PvtSet
  readonly waterTension: WaterTension
  readonly gamma_o: number
  /** Gas gravity as Vasquez and Beggs use it. */
  readonly gamma_gs: number
  readonly gas: Gas
}

export interface OilState {
  readonly p_b: number
  readonly R_s: number
  readonly B_o: number
  readonly mu_o: number
  readonly rho_o: number
  readonly sigma_o: number
}
export interface WaterState {
  readonly rho_w: number
  readonly mu_w: number
  readonly sigma_w: number
}
export interface FluidState {
  readonly oil: OilState
  readonly gas: GasState
  readonly water: WaterState
}

/** Works out what does not change along the pipe. */
export function fluidOf(data: FluidData, trace: Trace): Fluid {
  const { API, gamma_g } = data
  const gamma_o = trace.apply(oilGravity, { API })
  const gas = gasOf(gamma_g, trace)
  const set = data.set ?? 'standing_default'
  const gamma_gs =
    set === 'vasquez_beggs' && data.separator
      ? trace.apply(separatorGasGravity, { gamma_g, API, ...data.separator })
      : gamma_g
  return { ...data, set, waterTension: data.waterTension ?? 'constant_60', gamma_o, gamma_gs, gas }
}

/** The gas with its pseudo-critical state by Sutton, without acid gas. */
export function gasOf(gamma_g: number, trace: Trace): Gas {
  return {
    gamma_g,
    M_g: trace.apply(molarMass, { gamma_g }),
    T_pc: trace.apply(pseudoCriticalTemperature, { gamma_g }),
    p_pc: trace.apply(pseudoCriticalPressure, { gamma_g }),
  }
}

/**
 * Oil, gas and water at p and T in the units of the trace (SI, or those of field-units.ts). Temperatures of 0 degF and
 * less have no oil viscosity and give NaN.
 */
export function fluidAt(fluid: Fluid, p: number, T: number, trace: Trace): FluidState {
  return { oil: oilAt(fluid, p, T, trace), gas: gasAt(fluid.gas, p, T, trace), water: waterAt(fluid, p, T, trace) }
}

/** Bubble point of the fluid at T, by its set, not below standard pressure. */
export function bubblePointAt(fluid: Fluid, T: number, trace: Trace): number {
  return trace.apply(bubblePointNotBelowStandard, { p_bS: bubblePointBySet(fluid, T, trace) })
}

function bubblePointBySet({ set, R_p, gamma_g, gamma_gs, API }: Fluid, T: number, trace: Trace): number {
  if (set === 'standing_default') return trace.apply(standingBubblePoint, { R_p, gamma_g, T, API })
  if (set === 'vasquez_beggs') return trace.apply(vasquezBeggsBubblePoint, { R_p, gamma_gs, API, T })
  return trace.apply(glasoBubblePoint, { x_G: trace.apply(glasoBubbleNumber, { R_p, gamma_g, T, API }) })
}

/** Oil at p and T: saturated below its bubble point, undersaturated above. */
export function oilAt(fluid: Fluid, p: number, T: number, trace: Trace): OilState {
  const { API, gamma_o, gamma_g } = fluid
  const p_b = bubblePointAt(fluid, T, trace)
  const R_s = solutionGor(fluid, p, p_b, T, trace)
  const B_ob = saturatedVolumeFactor(fluid, R_s, T, trace)
  const c_A = trace.apply(undersaturatedCompressibility, { R_s, T, gamma_g, API })
  const B_o = trace.apply(oilVolumeFactor, { B_ob, c_A, p, p_b })
  const mu_od = trace.apply(deadOilViscosity, { API, T })
  const mu_ob = trace.apply(saturatedOilViscosity, { R_s, mu_od })
  const m_mu = trace.apply(undersaturatedViscosityExponent, { p })
  const mu_o = trace.apply(oilViscosity, { mu_ob, m_mu, p, p_b })
  const rho_o = trace.apply(oilDensity, { gamma_o, gamma_g, R_s, B_o })
  const sigma_od = trace.apply(deadOilTension, { T, API })
  const sigma_o = trace.apply(oilTension, { sigma_od, p })
  return { p_b, R_s, B_o, mu_o, rho_o, sigma_o }
}

/** Above the bubble point all gas is in solution, which Glaso's curve, solved for pressures beyond its top, cannot say. */
function solutionGor(fluid: Fluid, p: number, p_b: number, T: number, trace: Trace): number {
  const { set, R_p, gamma_g, gamma_gs, API } = fluid
  if (set === 'vasquez_beggs') return trace.apply(vasquezBeggsSolutionGor, { R_p, gamma_gs, p, API, T })
  if (set === 'standing_default') return trace.apply(standingSolutionGor, { R_p, gamma_g, p, API, T })
  if (p >= p_b) return R_p
  return trace.apply(glasoSolutionGor, { R_p, gamma_g, x_p: trace.apply(glasoNumberAtPressure, { p }), API, T })
}

function saturatedVolumeFactor(fluid: Fluid, R_s: number, T: number, trace: Trace): number {
  const { set, gamma_g, gamma_gs, gamma_o, API } = fluid
  if (set === 'standing_default') return trace.apply(standingOilVolumeFactor, { R_s, gamma_g, gamma_o, T })
  if (set === 'vasquez_beggs') return trace.apply(vasquezBeggsOilVolumeFactor, { R_s, T, API, gamma_gs })
  const B_star = trace.apply(glasoVolumeNumber, { R_s, gamma_g, gamma_o, T })
  return trace.apply(glasoOilVolumeFactor, { B_star })
}

/** What an engineer knows of the water. */
export type WaterData = Pick<Fluid, 'gamma_w' | 'waterTension'>

/** Water at p and T. */
export function waterAt({ gamma_w, waterTension }: WaterData, p: number, T: number, trace: Trace): WaterState {
  return {
    rho_w: trace.apply(waterDensity, { gamma_w }),
    mu_w: trace.apply(waterViscosity, { T }),
    sigma_w:
      waterTension === 'jennings' ? trace.apply(jenningsWaterTension, { p, T }) : trace.apply(constantWaterTension, {}),
  }
}
