/** The tubing of a request and what flows in it, as a lift takes them. */
import type { LiftCorrelation, LiftOptions } from '@keelson/physics/multiphase/gradient.ts'
import { VERTICAL } from '@keelson/physics/multiphase/gradient-parts.ts'
import type { Tubing } from '@keelson/physics/multiphase/lift.ts'
import { given } from '@keelson/workflow'
import { pathOf, type Survey } from './survey.ts'

/** Inputs of a tubing, SI. */
export interface TubingInputs extends Survey {
  readonly vlp_correlation: LiftCorrelation
  readonly tubing_depth?: number
  readonly tubing_inner_diameter?: number
  readonly pipe_roughness: number
  readonly inclination_from_horizontal?: number
  readonly wellhead_temperature?: number
  readonly bottomhole_temperature?: number
  readonly temperature?: number
  readonly water_cut?: number
  readonly gas_oil_ratio?: number
  readonly oil_api_gravity?: number
  readonly gas_specific_gravity?: number
  readonly water_specific_gravity: number
}

/** Wellhead and bottomhole temperature, or the one that stands for both. */
export function temperaturesOf(p: TubingInputs) {
  if (p.temperature !== undefined) return { wellheadTemperature: p.temperature, bottomholeTemperature: p.temperature }
  const g = given(p, 'wellhead_temperature', 'bottomhole_temperature')
  return { wellheadTemperature: g.wellhead_temperature, bottomholeTemperature: g.bottomhole_temperature }
}

/** Of inputs that the contract requires where a tubing is looked at. */
export function tubingOf(p: TubingInputs, options: LiftOptions): Tubing {
  const g = given(p, 'tubing_depth', 'tubing_inner_diameter', 'gas_oil_ratio', 'water_cut')
  const path = pathOf(p)
  const { oil_api_gravity: oilApiGravity, gas_specific_gravity: gasGravity } = p
  return {
    depth: g.tubing_depth,
    diameter: g.tubing_inner_diameter,
    roughness: p.pipe_roughness,
    inclination: p.inclination_from_horizontal ?? VERTICAL,
    ...(path && { path }),
    ...temperaturesOf(p),
    ...(oilApiGravity !== undefined && { oilApiGravity }),
    ...(gasGravity !== undefined && { gasGravity }),
    waterGravity: p.water_specific_gravity,
    gasOilRatio: g.gas_oil_ratio,
    waterCut: g.water_cut,
    correlation: p.vlp_correlation,
    options,
  }
}
