/** The values of axial capacity, as the pile workflows share them. */
import * as axial from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { flagValue, listValue, numberColumn, numberValue, resultOf, rowsValue } from '@keelson/workflow'
import { LAYERED, ofCapacity, ofLayered, ofUniform, UNIFORM, UNIT_VALUES } from './modes.ts'

const LOAD = 'foundation_load'
const ofUnits = { analysis: [UNIFORM, UNIT_VALUES] } as const
const ofAll = { analysis: [UNIFORM, UNIT_VALUES, LAYERED] } as const

export const capacityValues = {
  psi: listValue('-', {
    single: true,
    title: clay.strengthRatio.title,
    symbol: 'psi',
    description: 'Undrained shear strength over vertical effective stress; of clay.',
    onlyWhen: ofUnits,
  }),
  alpha: listValue('-', {
    single: true,
    title: clay.adhesionFactor.title,
    symbol: 'alpha',
    description: 'Share of the strength of clay that holds the shaft, at most 1.',
    maximum: 1,
    onlyWhen: ofUnits,
  }),
  unit_skin_friction: listValue('soil_stress', {
    single: true,
    title: 'Unit skin friction',
    symbol: 'f',
    description: 'On the shaft, for each effective stress given.',
    onlyWhen: ofUnits,
  }),
  unit_end_bearing: listValue('soil_stress', {
    single: true,
    title: 'Unit end bearing',
    symbol: 'q',
    description: 'On the tip: in layers at the base of the last one.',
    onlyWhen: ofAll,
  }),
  skin_friction_capacity: resultOf(axial.uniformFriction, LOAD, {
    description: 'Of the whole shaft in one clay.',
    onlyWhen: ofUniform,
  }),
  end_bearing_capacity: resultOf(axial.pluggedBearing, LOAD, {
    title: 'End bearing capacity',
    description: 'On the gross area, of a plugged or closed tip.',
    onlyWhen: ofUniform,
  }),
  total_capacity: resultOf(axial.compressionCapacity, LOAD, {
    title: 'Ultimate capacity',
    description: 'Skin friction and end bearing in one clay.',
    onlyWhen: ofUniform,
  }),
  skin_friction_compression: resultOf(axial.shaftFriction, LOAD, {
    description: 'Of the outer shaft in layers.',
    onlyWhen: ofLayered,
  }),
  end_bearing_plugged: resultOf(axial.pluggedBearing, LOAD, {
    description: 'Where the soil in the pile moves with it.',
    onlyWhen: ofLayered,
  }),
  internal_friction_plus_annulus: resultOf(axial.unpluggedBearing, LOAD, {
    description: 'Where the soil in the pile stays and the pile slides along it.',
    onlyWhen: ofLayered,
  }),
  plugged: flagValue({
    title: 'Plugged',
    description: 'The whole tip bears less than inner friction and wall together, and counts.',
    onlyWhen: ofLayered,
  }),
  total_compression_capacity: resultOf(axial.compressionCapacity, LOAD, {
    description: 'Outer skin friction and the smaller of the two tips.',
    onlyWhen: ofLayered,
  }),
  tension_capacity: resultOf(axial.tensionCapacity, LOAD, {
    description: 'Outer skin friction, with the weight of the pile where it is asked for.',
    onlyWhen: ofLayered,
  }),
  allowable_capacity: resultOf(axial.allowableCapacity, LOAD, {
    description: 'Ultimate capacity in the sense of the load over the factor of safety.',
    onlyWhen: ofCapacity,
  }),
  utilisation: resultOf(axial.axialUtilisation, 'utilisation', {
    description: 'Applied load over allowable capacity.',
    minimum: 0,
    onlyWhen: ofCapacity,
  }),
  required_penetration: numberValue('pile_length', {
    title: 'Required penetration',
    symbol: 'L_req',
    description: 'Smallest depth of the tip at which the capacity reaches the load by the factor of safety.',
    minimum: 0,
    onlyWhen: ofLayered,
  }),
  axial_capacity_profile: rowsValue({
    title: 'Capacity with the depth of the tip',
    description: 'Of the same pile, ended at each depth.',
    columns: {
      depth: numberColumn('soil_depth', 'Depth of the tip', { symbol: 'z' }),
      skin_friction_compression: numberColumn(LOAD, 'Skin friction', { symbol: 'Q_f' }),
      total_compression_capacity: numberColumn(LOAD, 'Compression', { symbol: 'Q_d' }),
      tension_capacity: numberColumn(LOAD, 'Tension', { symbol: 'Q_t' }),
    },
    onlyWhen: ofLayered,
  }),
}
