/** Wind and waves on a ship without way: IS Code A/2.3. */
import { quantity } from '@keelson/workflow'

export const weather = {
  wind_pressure: quantity('lateral_pressure', {
    title: 'Wind pressure',
    description:
      'Steady wind pressure. A value below the IS Code pressure applies only to restricted service, as agreed with the administration.',
    symbol: 'P',
    clause: 'IS Code A/2.3.2',
    above: 0,
    default: 0.504,
    assumed: 'IS Code value for unrestricted service.',
  }),
  lateral_area: quantity('hull_area', {
    title: 'Lateral area',
    description: 'Projected lateral area of the ship and deck cargo above the waterline.',
    symbol: 'A',
    above: 0,
    example: 1200,
  }),
  wind_lever_arm: quantity('height_above_datum', {
    title: 'Wind lever arm',
    description: 'Vertical distance from half draught to the lateral area centroid.',
    symbol: 'Z',
    above: 0,
    example: 9,
  }),
  block_coefficient: quantity('block_coefficient', {
    title: 'Block coefficient',
    description: 'Block coefficient at the entered draught.',
    symbol: 'C_B',
    above: 0,
    maximum: 1,
    example: 0.62,
  }),
  height_of_g_above_waterline: quantity('height_above_datum', {
    title: 'Centre of gravity above the waterline',
    description: 'Height of the centre of gravity above the waterline, positive upwards.',
    symbol: 'OG',
    example: 1.2,
  }),
  roll_period: quantity('wave_period', {
    title: 'Roll period',
    description: 'Natural roll period. Default: calculated from length, breadth, draught and metacentric height.',
    symbol: 'T',
    above: 0,
    example: 13,
    overrides: [{ inputs: ['hull_length', 'initial_gm'], when: { analysis: ['weather_roll'] } }],
  }),
  bilge_keel_factor_k: quantity('-', {
    title: 'Bilge keel factor',
    description:
      'Roll damping factor: 1.0 for a round bilge without bilge keels, 0.7 for a sharp bilge, and intermediate values according to bilge keel area.',
    symbol: 'k',
    clause: 'IS Code A/2.3.4',
    minimum: 0.7,
    maximum: 1,
    default: 1,
    assumed: 'Round bilge without bilge keels, which gives the maximum roll angle.',
  }),
}
