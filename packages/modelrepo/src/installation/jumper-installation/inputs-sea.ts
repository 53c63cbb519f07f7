/** The inputs of jumper-installation that say what moves it: sea, crane tip, lowering and crane. */
import { quantity, quantityList } from '@keelson/workflow'

export const sea = {
  significant_wave_height: quantityList('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Significant wave height, a single value or a list at a constant period.',
    symbol: 'H_s',
    minimum: 0,
    minItems: 1,
    maxItems: 100,
    single: true,
  }),
  zero_crossing_period: quantity('wave_period', {
    title: 'Zero-crossing period',
    description: 'Zero-crossing period, valid from 8.9 √(Hs/g) to 13 s.',
    symbol: 'T_z',
    above: 0,
    example: 5.5,
  }),
  operability_periods: quantityList('wave_period', {
    title: 'Operability periods',
    description: 'Zero-crossing periods for which the allowable wave height is calculated.',
    symbol: 'T_op',
    above: 0,
    minItems: 1,
    maxItems: 50,
  }),
  submergence_depth: quantity('depth_below_surface', {
    title: 'Submergence depth',
    description: 'Depth of the centre of the submerged part below still water level.',
    symbol: 'd',
    minimum: 0,
    default: 0,
  }),
}

const GIVEN = 'Single amplitude of the crane tip motion. Enter 0 only for a vessel without motion.'
export const crane = {
  lowering_speed: quantity('wave_particle_velocity', {
    title: 'Lowering speed',
    description: 'Lowering speed of the hook.',
    symbol: 'v_c',
    minimum: 0,
    default: 0.5,
    assumed: 'Typical lowering speed through the wave zone.',
  }),
  crane_tip_velocity: quantity('wave_particle_velocity', {
    title: 'Crane tip velocity',
    description: GIVEN,
    symbol: 'v_ct',
    minimum: 0,
    example: 0.25,
  }),
  crane_tip_acceleration: quantity('acceleration', {
    title: 'Crane tip acceleration',
    description: GIVEN,
    symbol: 'a_ct',
    minimum: 0,
    example: 0.25,
  }),
  crane_tip_amplitude: quantity('wave_height', {
    title: 'Crane tip amplitude',
    description: GIVEN,
    symbol: 'eta_ct',
    minimum: 0,
    example: 0.3,
  }),
  crane_tip_reference_hs: quantity('significant_wave_height', {
    title: 'Crane tip reference wave height',
    description:
      'Significant wave height to which the entered crane tip motions apply. The motions are scaled with the sea state. If omitted, the motions are constant.',
    symbol: 'H_ref',
    above: 0,
    example: 1.2,
  }),
  crane_capacity: quantity('lifting_load', {
    title: 'Crane capacity',
    description: 'Dynamic crane capacity at the lift radius. If omitted, the crane is not checked.',
    symbol: 'F_cap',
    above: 0,
    example: 250,
  }),
}
