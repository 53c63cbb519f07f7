/** The inputs of jumper-installation that say what moves it: sea, crane tip, lowering and crane. */
import { quantity, quantityList } from '@keelson/workflow'

export const sea = {
  significant_wave_height: quantityList('significant_wave_height', {
    title: 'Significant wave height',
    description: 'One, or a list to go through; the period stays.',
    symbol: 'H_s',
    minimum: 0,
    minItems: 1,
    maxItems: 100,
    single: true,
  }),
  zero_crossing_period: quantity('wave_period', {
    title: 'Zero-crossing period',
    description: 'From 8.9 times the root of height over gravity up to 13 s.',
    symbol: 'T_z',
    above: 0,
    example: 5.5,
  }),
  operability_periods: quantityList('wave_period', {
    title: 'Periods for the allowable sea',
    description: 'For each of them the allowable wave height is found.',
    symbol: 'T_op',
    above: 0,
    minItems: 1,
    maxItems: 50,
  }),
  submergence_depth: quantity('depth_below_surface', {
    title: 'Depth of the submerged part',
    description: 'Of its centre below still water.',
    symbol: 'd',
    minimum: 0,
    default: 0,
  }),
}

const GIVEN = 'Single amplitude; 0 only where the vessel is known not to move.'
export const crane = {
  lowering_speed: quantity('wave_particle_velocity', {
    title: 'Lowering speed',
    description: 'Of the hook.',
    symbol: 'v_c',
    minimum: 0,
    default: 0.5,
    assumed: 'The usual speed through the wave zone.',
  }),
  crane_tip_velocity: quantity('wave_particle_velocity', {
    title: 'Velocity of the crane tip',
    description: GIVEN,
    symbol: 'v_ct',
    minimum: 0,
    example: 0.25,
  }),
  crane_tip_acceleration: quantity('acceleration', {
    title: 'Acceleration of the crane tip',
    description: GIVEN,
    symbol: 'a_ct',
    minimum: 0,
    example: 0.25,
  }),
  crane_tip_amplitude: quantity('wave_height', {
    title: 'Amplitude of the crane tip',
    description: GIVEN,
    symbol: 'eta_ct',
    minimum: 0,
    example: 0.3,
  }),
  crane_tip_reference_hs: quantity('significant_wave_height', {
    title: 'Sea of the crane tip motion',
    description: 'Wave height for which the three were found: they then grow with the sea. Left out, they stay.',
    symbol: 'H_ref',
    above: 0,
    example: 1.2,
  }),
  crane_capacity: quantity('lifting_load', {
    title: 'Capacity of the crane',
    description: 'Dynamic, at the radius; without it the crane is not checked.',
    symbol: 'F_cap',
    above: 0,
    example: 250,
  }),
}
