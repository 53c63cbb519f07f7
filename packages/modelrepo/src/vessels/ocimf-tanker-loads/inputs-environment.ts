/** The inputs of wind and current, by the direction from which they come, or of a wind relative to the bow. */
import { quantity } from '@keelson/workflow'

const from = (of: string, symbol: string) =>
  quantity('heading', {
    title: `${of === 'wind' ? 'Wind' : 'Current'} direction`,
    description: 'Direction from which the flow comes: 0° astern, 90° starboard, 180° ahead.',
    symbol,
    minimum: 0,
    maximum: 360,
    default: 0,
    inert: `used only with ${of === 'wind' ? 'a wind' : 'a current'}`,
  })

export const windParams = {
  wind_speed: quantity('wind_velocity', {
    title: 'Wind speed',
    description: 'Wind speed at 10 m height. Use a 30 s gust for mooring design.',
    symbol: 'V_w',
    minimum: 0,
    default: 0,
  }),
  wind_speed_at_height: quantity('wind_velocity', {
    title: 'Wind speed at measurement height',
    description: 'Wind speed at the measurement height, converted to 10 m. Entered instead of the wind speed.',
    symbol: 'V_z',
    minimum: 0,
    example: 30,
    overrides: [{ inputs: ['wind_speed'] }],
  }),
  measurement_height: quantity('height_above_datum', {
    title: 'Measurement height',
    description: 'Height above water of the wind speed measurement.',
    symbol: 'z',
    above: 0,
    default: 10,
    inert: 'used only with a wind speed at measurement height',
  }),
  wind_direction: from('wind', 'theta_w'),
  relative_wind_speed: quantity('wind_velocity', {
    title: 'Relative wind speed',
    description: 'Wind speed relative to the ship.',
    symbol: 'V',
    minimum: 0,
    example: 20,
  }),
  relative_wind_angle: quantity('heading', {
    title: 'Relative wind angle',
    description:
      'Relative wind angle off the bow: 0° ahead, 180° astern. The wind is from starboard, and port is the leeward side.',
    symbol: 'gamma',
    minimum: 0,
    maximum: 180,
    example: 90,
  }),
}

export const currentParams = {
  current_speed: quantity('current_velocity', {
    title: 'Current speed',
    description: 'Current speed averaged over the draught.',
    symbol: 'V_c',
    minimum: 0,
    default: 0,
  }),
  current_direction: from('current', 'theta_c'),
}
