/** The values that a run answers with. */
import { consolidationSettlement } from '@keelson/physics/soil/consolidation.ts'
import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import * as move from '@keelson/standards/api-rp-2geo-2011/displacements.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/drained.ts'
import * as area from '@keelson/standards/api-rp-2geo-2011/effective-area.ts'
import { drainedPassive, slidingCapacity } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'
import { OF_CLAY, OF_SAND } from './modes.ts'

const undrained = { onlyWhen: OF_CLAY } as const
const drained = { onlyWhen: OF_SAND } as const

export const values = {
  eccentricity_b: resultOf(area.eccentricity, 'structure_dimension', {
    title: 'Eccentricity along the width',
    description: 'Of the vertical load.',
    symbol: 'e_B',
    minimum: 0,
  }),
  effective_width: resultOf(area.effectiveWidth, 'structure_dimension', {
    description: 'Short side of the rectangle at whose middle the load acts.',
    minimum: 0,
  }),
  effective_length: resultOf(area.effectiveLength, 'structure_dimension', {
    description: 'Long side of that rectangle.',
    minimum: 0,
  }),
  shape_factor_sc: resultOf(clay.shapeFactor, '-', {
    ...undrained,
    description: 'For the sides of the effective area.',
  }),
  depth_factor_dc: resultOf(clay.depthFactor, '-', {
    ...undrained,
    description: 'For the soil above base level; 0 where that does not count.',
    minimum: 0,
  }),
  inclination_factor_ic: resultOf(clay.inclinationFactor, '-', {
    ...undrained,
    description: 'For the horizontal load on the effective area.',
    minimum: 0,
  }),
  combined_factor_kc: resultOf(clay.correctionFactor, '-', { ...undrained, description: 'Of all three.' }),
  strength_gradient_factor_f: resultOf(clay.increaseFactor, '-', {
    ...undrained,
    description: 'Where the strength increases below the base.',
  }),
  bearing_factor_nq: resultOf(sand.overburdenFactor, '-', { ...drained, description: 'By the friction angle.' }),
  bearing_factor_ngamma: resultOf(sand.weightFactor, '-', { ...drained, description: 'By the friction angle.' }),
  shape_factor_gamma: resultOf(sand.weightShape, '-', {
    ...drained,
    description: 'For the sides of the effective area.',
  }),
  inclination_factor_iq: resultOf(sand.overburdenInclination, '-', {
    ...drained,
    description: 'For the inclination of the load.',
  }),
  inclination_factor_igamma: resultOf(sand.weightInclination, '-', {
    ...drained,
    description: 'For the inclination of the load.',
  }),
  ultimate_net_pressure: resultOf(clay.netPressure, 'soil_stress', {
    description: 'On the effective area; in clay without the overburden at base level.',
    minimum: 0,
  }),
  ultimate_vertical_capacity: resultOf(netCapacity, 'foundation_load', {
    description: 'With the eccentricity of the load; in clay at its horizontal load, in sand at its inclination.',
    minimum: 0,
  }),
  bearing_utilisation: numberValue('utilisation', {
    title: 'Utilisation, bearing',
    description: 'Vertical load times its factor of safety over the ultimate vertical capacity.',
    minimum: 0,
  }),
  sliding_capacity: resultOf(slidingCapacity, 'foundation_load', {
    description: 'Of the whole base, and of the soil before the embedded part where that is counted on.',
    minimum: 0,
  }),
  passive_resistance: resultOf(drainedPassive, 'foundation_load', {
    description: 'Part of the sliding capacity.',
    minimum: 0,
  }),
  sliding_utilisation: numberValue('utilisation', {
    title: 'Utilisation, sliding',
    description: 'Horizontal load times its factor of safety over the sliding capacity.',
    minimum: 0,
  }),
  overturning_factor: resultOf(area.overturningFactor, '-', {
    description: 'About the long edge: vertical load times half the width over the moment.',
  }),
  immediate_settlement: resultOf(move.immediateSettlement, 'displacement', {
    description: 'Of a surface foundation on an even elastic ground.',
    needs: ['shear_modulus'],
  }),
  horizontal_displacement: resultOf(move.horizontalDisplacement, 'displacement', {
    description: 'Immediate.',
    needs: ['shear_modulus'],
  }),
  rotation: resultOf(move.rotation, 'inclination', {
    description: 'Immediate, about the length axis.',
    needs: ['shear_modulus'],
  }),
  stress_increase: listValue('soil_stress', {
    title: 'Stress increase',
    description: 'In the middle of each compressible layer, below the middle of the mat.',
    minimum: 0,
    needs: ['compressible_layers'],
  }),
  consolidation_settlement: resultOf(consolidationSettlement, 'displacement', {
    description: 'Of all layers, in the end.',
    needs: ['compressible_layers'],
  }),
}
