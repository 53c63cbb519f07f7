/** The inputs of wind and current, by the direction from which they come, or of a wind relative to the bow. */
import { quantity } from '@keelson/workflow'

const from = (of: string, symbol: string) =>
  quantity('heading', {
    title: `Direction of the ${of}`,
    description: 'From which it comes: 0 deg from astern, 90 deg from starboard, 180 deg from ahead.',
    symbol,
    minimum: 0,
    maximum: 360,
    default: 0,
    inert: `acts only where there is ${of === 'wind' ? 'a wind' : 'a current'}`,
  })

export const windParams = {
  wind_speed: quantity('wind_velocity', {
    title: 'Wind speed',
    description: 'At 10 m; a 30 s gust for the design of a mooring.',
    symbol: 'V_w',
    minimum: 0,
    default: 0,
  }),
  wind_speed_at_height: quantity('wind_velocity', {
    title: 'Wind speed at height',
    description: 'At the height of measurement, brought to 10 m; in place of the wind speed.',
    symbol: 'V_z',
    minimum: 0,
    example: 30,
    overrides: [{ inputs: ['wind_speed'] }],
  }),
  measurement_height: quantity('height_above_datum', {
    title: 'Height of measurement',
    description: 'Above the water, of the wind speed at height.',
    symbol: 'z',
    above: 0,
    default: 10,
    inert: 'acts only on a wind speed at height',
  }),
  wind_direction: from('wind', 'theta_w'),
  relative_wind_speed: quantity('wind_velocity', {
    title: 'Relative wind speed',
    description: 'Relative to the ship.',
    symbol: 'V',
    minimum: 0,
    example: 20,
  }),
  relative_wind_angle: quantity('heading', {
    title: 'Relative wind angle',
    description:
      'Off the bow: 0 deg is a head wind, 180 deg from astern. The wind is taken from starboard, so that its lee is to port.',
    symbol: 'gamma',
    minimum: 0,
    maximum: 180,
    example: 90,
  }),
}

export const currentParams = {
  current_speed: quantity('current_velocity', {
    title: 'Current speed',
    description: 'Averaged over the draught.',
    symbol: 'V_c',
    minimum: 0,
    default: 0,
  }),
  current_direction: from('current', 'theta_c'),
}
