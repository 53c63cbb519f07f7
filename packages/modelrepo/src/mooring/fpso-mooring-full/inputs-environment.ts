/** The inputs of wind, current and waves by coefficients of the hull, signed in its axes. */

import { optional, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const heading = (of: string, symbol: string) =>
  quantity('heading', {
    title: `${of} heading`,
    description: `Direction of ${of.toLowerCase()} travel, anticlockwise from the bow. A heading of 180° is from ahead.`,
    symbol,
    default: 180,
    assumed: 'from ahead',
    inert: 'applies only if a coefficient table is provided',
  })

const coefficient = (of: string, k: string, what: string, description: string, example: number) =>
  optional(
    quantity('-', {
      title: `${of} ${what} coefficient`,
      description: `${description} The coefficient is signed in vessel axes for the actual heading. Alternatively, provide the coefficient table.`,
      symbol: `C_${k}`,
      example,
    }),
  )

/** At least two headings, from 0 to 180 degrees, in which the hull is the same on both sides. */
const coefficientTable = (of: string, name: string) =>
  optional(
    rows(
      {
        heading_deg: quantity('heading', {
          title: 'Heading',
          description: 'Direction of wind or current travel, anticlockwise from the bow.',
          minimum: 0,
          maximum: 180,
          example: 135,
        }),
        cx: quantity('-', {
          title: 'Surge coefficient',
          description: 'Surge force coefficient, forward positive. Negative for wind or current from ahead.',
          example: -0.65,
        }),
        cy: quantity('-', {
          title: 'Sway coefficient',
          description: 'Sway force coefficient, positive to port.',
          example: 0.55,
        }),
        cyaw: quantity('-', {
          title: 'Yaw coefficient',
          description: 'Yaw moment coefficient, positive anticlockwise.',
          example: 0.08,
        }),
      },
      {
        title: `${of} coefficients by heading`,
        description:
          'Coefficients interpolated linearly between ascending headings from 0 to 180°. Above 180°, the coefficients at 360° minus the heading are used, with the sway and yaw signs reversed.',
        minItems: 2,
        maxItems: 73,
        overrides: [{ inputs: ['x', 'y', 'yaw'].map((k) => `${name}_coefficient_${k}`) }],
      },
    ),
  )

const hullParams = {
  length_between_perpendiculars: optional(
    quantity('hull_length', {
      title: 'Length between perpendiculars',
      description: 'Length between perpendiculars. Required if wind or current acts.',
      symbol: 'L_BP',
      above: 0,
      example: 320,
    }),
  ),
}

export const windParams = {
  wind_speed: quantity('wind_velocity', {
    title: 'Wind speed',
    description:
      'Mean wind speed at 10 m height. Use a one-minute mean for steady wind and a one-hour mean if gusts are included in the motions.',
    symbol: 'V_w',
    minimum: 0,
    default: 0,
    assumed: 'no wind',
  }),
  wind_area_frontal: optional(
    quantity('hull_area', {
      title: 'Frontal wind area',
      description: 'Frontal projected wind area. Required if wind acts.',
      symbol: 'A_T',
      above: 0,
      example: 1500,
    }),
  ),
  wind_area_lateral: optional(
    quantity('hull_area', {
      title: 'Lateral wind area',
      description: 'Lateral projected wind area. Required if wind acts.',
      symbol: 'A_L',
      above: 0,
      example: 8250,
    }),
  ),
  ...hullParams,
  wind_coefficient_x: coefficient(
    'Wind',
    'wx',
    'surge',
    'Surge force coefficient based on the frontal wind area.',
    -0.75,
  ),
  wind_coefficient_y: coefficient('Wind', 'wy', 'sway', 'Sway force coefficient based on the lateral wind area.', 0.35),
  wind_coefficient_yaw: coefficient(
    'Wind',
    'wm',
    'yaw',
    'Yaw moment coefficient based on lateral wind area times length.',
    0.04,
  ),
  wind_coefficient_table: coefficientTable('Wind', 'wind'),
  wind_heading: heading('Wind', 'phi_w'),
  air_density: quantity('air_density', {
    title: 'Air density',
    description: 'Air density for wind load.',
    symbol: 'rho_a',
    above: 0,
    default: 1.25,
    inert: 'applies only if wind acts',
  }),
}

export const currentParams = {
  current_speed: quantity('current_velocity', {
    title: 'Current speed',
    description: 'Current speed, uniform over the draught.',
    symbol: 'V_c',
    minimum: 0,
    default: 0,
    assumed: 'no current',
  }),
  draft: optional(
    quantity('draught', {
      title: 'Draught',
      description: 'Vessel draught. Required if current acts.',
      symbol: 'T_d',
      above: 0,
      example: 22,
    }),
  ),
  current_coefficient_x: coefficient(
    'Current',
    'cx',
    'surge',
    'Surge force coefficient based on length times draught.',
    -0.05,
  ),
  current_coefficient_y: coefficient(
    'Current',
    'cy',
    'sway',
    'Sway force coefficient based on length times draught.',
    0.1,
  ),
  current_coefficient_yaw: coefficient(
    'Current',
    'cm',
    'yaw',
    'Yaw moment coefficient based on length squared times draught.',
    0.01,
  ),
  current_coefficient_table: coefficientTable('Current', 'current'),
  current_heading: heading('Current', 'phi_c'),
  water_density: field.waterDensity({ default: 1025, inert: 'applies only if current acts' }),
}

export const waveParams = {
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Significant wave height of the sea state that causes the mean drift.',
    symbol: 'H_s',
    minimum: 0,
    default: 0,
    assumed: 'no waves',
  }),
  wave_heading: quantity('heading', {
    title: 'Wave heading',
    description: 'Direction of wave travel, anticlockwise from the bow. The drift force acts in this direction.',
    symbol: 'phi_d',
    default: 180,
    assumed: 'from ahead',
  }),
  mean_drift_coefficient: optional(
    quantity('drift_force_coefficient', {
      title: 'Drift coefficient',
      description:
        'Mean drift force per wave amplitude squared, the same at all frequencies. Alternatively, provide the drift coefficient table.',
      symbol: 'D',
      minimum: 0,
      example: 160,
    }),
  ),
  mean_drift_coefficient_table: optional(
    rows(
      {
        omega_rad_s: quantity('wave_angular_frequency', {
          title: 'Frequency',
          description: 'Regular wave frequency.',
          above: 0,
          example: 0.65,
        }),
        drift_N_m2: quantity('drift_force_coefficient', {
          title: 'Drift coefficient',
          description: 'Mean drift force per wave amplitude squared.',
          unit: 'N/m2',
          minimum: 0,
          example: 110000,
        }),
      },
      {
        title: 'Drift coefficients by frequency',
        description:
          'Coefficients interpolated linearly between ascending frequencies. The first or last value is used outside the table.',
        minItems: 2,
        maxItems: 100,
        overrides: [{ inputs: ['mean_drift_coefficient'] }],
      },
    ),
  ),
  peak_period: optional(
    quantity('wave_period', {
      title: 'Peak period',
      description: 'Spectral peak period. Required if the drift coefficient table is provided.',
      symbol: 'T_p',
      above: 0,
      example: 11,
      inert: 'applies only if a drift coefficient table is provided',
    }),
  ),
  peak_enhancement_factor: quantity('peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'Peak enhancement factor of the JONSWAP spectrum used with the drift coefficient table.',
    symbol: 'gamma',
    minimum: 1,
    maximum: 20,
    default: 3.3,
    inert: 'applies only if a drift coefficient table is provided',
  }),
}

export const ENVIRONMENT = Object.keys({ ...windParams, ...currentParams, ...waveParams })
