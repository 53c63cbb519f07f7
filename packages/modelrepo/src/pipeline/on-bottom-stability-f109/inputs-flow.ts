/** Inputs of the flow: the sea state and current, or any later quantity as given. */

import { BOTTOM_ROUGHNESS } from '@keelson/standards/dnv-rp-f109-2021/current.ts'
import { quantity, quantityOr } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { ABSOLUTE, GENERALISED } from './inputs-method.ts'

const absolute = { method: [ABSOLUTE] }

const U_S_AND_T_U = ['significant_flow_velocity', 'flow_zero_crossing_period']
const U_STAR_AND_T_STAR = ['design_oscillation_velocity', 'design_oscillation_period']
const U_STAR_AND_T_U = ['design_oscillation_velocity', 'flow_zero_crossing_period']
const flowGiven = [
  { inputs: U_S_AND_T_U },
  { inputs: U_STAR_AND_T_STAR, when: absolute },
  { inputs: U_STAR_AND_T_U, when: absolute },
]
const SEA_STATE = ['significant_wave_height', 'peak_period']
const DEPTH_AND_SHAPE = ['water_depth', 'peak_enhancement_factor']
const ROUGHNESSES = Object.entries(BOTTOM_ROUGHNESS)
  .map(([soil, z_0]) => `${soil} ${z_0.toExponential()}`)
  .join(', ')
const CURRENT = ['reference_current_velocity', 'reference_height', 'bottom_roughness', 'current_angle']

const SQUARE = 'Perpendicular to the pipe, which gives the maximum load.'

export const waves = {
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Significant wave height of the design sea state.',
    symbol: 'H_s',
    above: 0,
    example: 8,
    requiredUnless: flowGiven,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description: 'Peak period of the wave spectrum.',
    symbol: 'T_p',
    above: 0,
    example: 12,
    requiredUnless: flowGiven,
  }),
  water_depth: field.waterDepth({
    description: 'Still water depth at the pipe, greater than the pipe diameter.',
    usual: [5, 500],
    example: 80,
    requiredUnless: flowGiven,
  }),
  peak_enhancement_factor: quantityOr(['auto'], 'peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'JONSWAP peak enhancement factor gamma. Enter "auto" to calculate it from T_p/√H_s.',
    symbol: 'gamma',
    minimum: 1,
    maximum: 7,
    default: 'auto',
  }),
  wave_angle: quantity('heading', {
    title: 'Wave angle',
    description:
      'Angle between wave heading and pipe axis (90° for perpendicular waves). The sea is assumed long-crested.',
    symbol: 'theta_w',
    default: 90,
    assumed: SQUARE,
  }),
  storm_duration: quantity('storm_duration', {
    title: 'Sea state duration',
    description: 'Duration of the design sea state.',
    symbol: 'T_storm',
    above: 0,
    usual: [1, 24],
    default: 3,
  }),
}

export const current = {
  reference_current_velocity: field.currentVelocity({
    title: 'Reference current velocity',
    description: 'Steady current velocity at the reference height.',
    symbol: 'V_r',
    example: 0.4,
  }),
  reference_height: quantity('height_above_datum', {
    title: 'Current reference height',
    description: 'Height above the seabed at which the reference current is defined.',
    symbol: 'z_r',
    above: 0,
    usual: [0.5, 5],
    example: 3,
  }),
  bottom_roughness: quantity('seabed_roughness', {
    title: 'Bottom roughness',
    description: `Roughness parameter z0: ${ROUGHNESSES} m.`,
    symbol: 'z_0',
    above: 0,
    default: BOTTOM_ROUGHNESS['fine sand'],
    assumed:
      'Value for fine sand. A coarser seabed reduces the near-bed current. Silt and clay are smoother and increase it by up to 3 %.',
  }),
  current_angle: quantity('heading', {
    title: 'Current angle',
    description: 'Angle between current and pipe axis (90° for perpendicular flow).',
    symbol: 'theta_c',
    default: 90,
    assumed: SQUARE,
  }),
}

/** The flow at the pipe itself, in place of sea state and current. */
export const flow = {
  significant_flow_velocity: field.waveVelocity({
    title: 'Significant flow velocity',
    description:
      'Significant near-bed velocity before directional reduction. Replaces the spectral calculation. If the zero up-crossing period is also entered, the sea state is not used.',
    symbol: 'U_s',
    example: 0.6,
    overrides: [
      { inputs: SEA_STATE, with: ['flow_zero_crossing_period'] },
      { inputs: DEPTH_AND_SHAPE, with: ['flow_zero_crossing_period'], when: { method: [GENERALISED] } },
    ],
  }),
  flow_zero_crossing_period: quantity('wave_period', {
    title: 'Flow zero up-crossing period',
    description: 'Zero up-crossing period of the near-bed flow. Replaces the spectral calculation.',
    symbol: 'T_u',
    above: 0,
    example: 12,
  }),
  design_oscillation_velocity: field.waveVelocity({
    title: 'Design oscillation velocity',
    description:
      'Oscillation velocity perpendicular to the pipe. Replaces the storm maximum. If the design period is also entered, the sea state is not used.',
    symbol: 'U_star',
    example: 1.1,
    overrides: [
      { inputs: ['significant_flow_velocity', 'wave_angle', 'storm_duration'] },
      { inputs: SEA_STATE, with: ['flow_zero_crossing_period'] },
      {
        inputs: [...SEA_STATE, ...DEPTH_AND_SHAPE, 'flow_zero_crossing_period'],
        with: ['design_oscillation_period'],
      },
    ],
  }),
  design_oscillation_period: quantity('wave_period', {
    title: 'Design oscillation period',
    description: 'Design oscillation period. Replaces the value calculated from the flow zero up-crossing period.',
    symbol: 'T_star',
    above: 0,
    example: 12,
    overrides: [{ inputs: DEPTH_AND_SHAPE, with: U_S_AND_T_U }],
  }),
  design_current_velocity: field.currentVelocity({
    title: 'Design current velocity',
    description:
      'Current velocity perpendicular to the pipe, averaged over its diameter. Replaces the boundary layer calculation.',
    symbol: 'V_star',
    example: 0.3,
    overrides: [{ inputs: CURRENT }],
  }),
}
