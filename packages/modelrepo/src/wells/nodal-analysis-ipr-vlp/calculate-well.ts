/** The tubing and its fluid as the lift curve takes them. */
import { USUAL_OPTIONS } from '@keelson/physics/multiphase/gradient.ts'
import { VERTICAL } from '@keelson/physics/multiphase/gradient-parts.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { given } from '@keelson/workflow'
import type { Params } from './params.ts'

export function wellOf(p: Params): LiftWell {
  const g = given(p, 'tubing_depth', 'tubing_inner_diameter', 'wellhead_pressure', 'gas_oil_ratio')
  const temperatures =
    p.temperature === undefined
      ? given(p, 'wellhead_temperature', 'bottomhole_temperature')
      : { wellhead_temperature: p.temperature, bottomhole_temperature: p.temperature }
  return {
    depth: g.tubing_depth,
    diameter: g.tubing_inner_diameter,
    roughness: p.pipe_roughness,
    inclination: VERTICAL,
    wellheadPressure: g.wellhead_pressure,
    wellheadTemperature: temperatures.wellhead_temperature,
    bottomholeTemperature: temperatures.bottomhole_temperature,
    oilApiGravity: p.oil_api_gravity,
    gasGravity: p.gas_specific_gravity,
    waterGravity: p.water_specific_gravity,
    gasOilRatio: g.gas_oil_ratio,
    waterCut: p.water_cut,
    correlation: p.vlp_correlation,
    options: USUAL_OPTIONS,
  }
}
