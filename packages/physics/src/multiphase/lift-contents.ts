/** What is in a tubing, in the units of a trace: its fluid, its wall, and the rates at the surface. */
import type { Trace } from '@keelson/equations'
import {
  type Fluid,
  type FluidData,
  fluidOf,
  type PvtSet,
  type WaterData,
  type WaterTension,
} from '../pvt/black-oil.ts'
import { relativeRoughness } from './friction.ts'
import type { Pipe } from './gradient-parts.ts'
import { flowArea, type InSitu, inSituAt, type SurfaceRates, waterInSitu, waterRate } from './mixture.ts'

/** What flows, in SI. */
export interface LiftFluid {
  /** Stock-tank oil gravity, degAPI; only water flows where it is not known. */
  readonly oilApiGravity?: number
  /** Air = 1; not known where only water flows. */
  readonly gasGravity?: number
  /** Water = 1. */
  readonly waterGravity: number
  /** Producing gas-oil ratio, m3/m3. */
  readonly gasOilRatio: number
  /** Water over liquid, 0 ... 1; at 1 the rates are of water. */
  readonly waterCut: number
  readonly pvt?: PvtSet
  readonly waterTension?: WaterTension
  readonly separator?: FluidData['separator']
}

/** The water, and with it the oil and its gas where they flow. */
export interface Contents {
  readonly water: WaterData
  readonly fluid?: Fluid
}

/** Of a fluid in the units of the trace. Throws RangeError where oil flows whose gravities are not known. */
export function contentsOf(data: LiftFluid, trace: Trace): Contents {
  const { oilApiGravity: API, gasGravity: gamma_g, waterGravity: gamma_w, waterCut } = data
  const water: WaterData = { gamma_w, waterTension: data.waterTension ?? 'constant_60' }
  if (API !== undefined && gamma_g !== undefined) {
    return { water, fluid: fluidOf({ API, gamma_g, gamma_w, R_p: data.gasOilRatio, ...setOf(data) }, trace) }
  }
  if (waterCut < 1) throw new RangeError('oil flow requires the oil API gravity and the gas specific gravity')
  return { water }
}

const setOf = ({ pvt, waterTension, separator }: LiftFluid) => ({
  ...(pvt !== undefined && { set: pvt }),
  ...(waterTension !== undefined && { waterTension }),
  ...(separator !== undefined && { separator }),
})

/** The pipe but for its inclination, and its area; d and epsilon in the units of the trace. */
export function wallOf(d: number, epsilon: number, trace: Trace): { A_p: number; pipe: Omit<Pipe, 'theta'> } {
  const k_d = trace.apply(relativeRoughness, { epsilon, d })
  return { pipe: { d, epsilon, k_d }, A_p: trace.apply(flowArea, { d }) }
}

/** Of water alone. */
const noOil = (trace: Trace): number =>
  trace.lookup({
    symbol: 'q_o',
    title: 'Oil rate',
    unit: waterRate.unit,
    source: waterRate.source,
    clause: waterRate.clause,
    value: 0,
    cell: 'water only',
  })

/** Oil and water of a rate: of the oil, or of the liquid where the water cut is 1. */
export function ratesOf(rate: number, f_w: number, trace: Trace): SurfaceRates {
  if (f_w === 1) return { q_o: noOil(trace), q_w: rate, f_w }
  return { q_o: rate, q_w: trace.apply(waterRate, { q_o: rate, f_w }), f_w }
}

/** What flows at a pressure and temperature. */
export function flowing(
  { fluid, water }: Contents,
  rates: SurfaceRates,
  A_p: number,
  p: number,
  T: number,
  trace: Trace,
): InSitu {
  if (fluid) return inSituAt(fluid, rates, A_p, p, T, trace)
  return waterInSitu(water, rates.q_w, A_p, p, T, trace)
}
