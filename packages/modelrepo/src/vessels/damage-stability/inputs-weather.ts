/** Wind and waves on a ship without way: IS Code A/2.3. */
import { quantity } from '@keelson/workflow'

export const weather = {
  wind_pressure: quantity('lateral_pressure', {
    title: 'Wind pressure',
    description: 'Less than that of the code only in restricted service, as the administration agrees.',
    symbol: 'P',
    clause: 'IS Code A/2.3.2',
    above: 0,
    default: 0.504,
    assumed: 'That of the code for unrestricted service.',
  }),
  lateral_area: quantity('hull_area', {
    title: 'Lateral area',
    description: 'Of ship and deck cargo above the water line, projected.',
    symbol: 'A',
    above: 0,
    example: 1200,
  }),
  wind_lever_arm: quantity('height_above_datum', {
    title: 'Wind lever',
    description: 'From half the draught to the centre of the lateral area.',
    symbol: 'Z',
    above: 0,
    example: 9,
  }),
  block_coefficient: quantity('block_coefficient', {
    title: 'Block coefficient',
    description: 'At the draught.',
    symbol: 'C_B',
    above: 0,
    maximum: 1,
    example: 0.62,
  }),
  height_of_g_above_waterline: quantity('height_above_datum', {
    title: 'Centre of gravity above the water line',
    description: 'Positive upwards.',
    symbol: 'OG',
    example: 1.2,
  }),
  roll_period: quantity('wave_period', {
    title: 'Rolling period',
    description: 'Without it by length, breadth, draught and metacentric height.',
    symbol: 'T',
    above: 0,
    example: 13,
    overrides: [{ inputs: ['hull_length', 'initial_gm'], when: { analysis: ['weather_roll'] } }],
  }),
  bilge_keel_factor_k: quantity('-', {
    title: 'Factor of bilge keels',
    description: '1.0 round bilge without keels, 0.7 sharp bilge, between them by the area of the keels.',
    symbol: 'k',
    clause: 'IS Code A/2.3.4',
    minimum: 0.7,
    maximum: 1,
    default: 1,
    assumed: 'A round bilge without keels, which rolls most.',
  }),
}
