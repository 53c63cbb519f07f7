/** The inputs of wind, current and waves by coefficients of the hull, signed in its axes. */

import { optional, quantity, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const heading = (of: string, symbol: string) =>
  quantity('heading', {
    title: `Heading of the ${of}`,
    description: 'Towards which it goes, counter-clockwise from the bow: 180 deg comes from ahead.',
    symbol,
    default: 180,
    assumed: 'from ahead, on the bow',
    inert: 'acts only with a table of coefficients',
  })

const coefficient = (of: string, k: string, what: string, description: string, example: number) =>
  optional(
    quantity('-', {
      title: `${of} coefficient ${what}`,
      description: `${description} Signed in axes of the vessel, at its heading; or the table.`,
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
          description: 'Towards which it goes.',
          minimum: 0,
          maximum: 180,
          example: 135,
        }),
        cx: quantity('-', { title: 'Forward', description: 'Negative from ahead.', example: -0.65 }),
        cy: quantity('-', { title: 'To port', description: 'Positive to port.', example: 0.55 }),
        cyaw: quantity('-', { title: 'Yaw', description: 'Positive counter-clockwise.', example: 0.08 }),
      },
      {
        title: `${of} coefficients by heading`,
        description:
          'Linear between the rows, headings ascending within 0 to 180 deg; beyond 180 deg 360 less the heading with the signs to port and of yaw reversed.',
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
      description: 'Needed where wind or current act.',
      symbol: 'L_BP',
      above: 0,
      example: 320,
    }),
  ),
}

export const windParams = {
  wind_speed: quantity('wind_velocity', {
    title: 'Wind speed',
    description: 'Mean at 10 m: over a minute where the wind is steady, over an hour where gusts count as motion.',
    symbol: 'V_w',
    minimum: 0,
    default: 0,
    assumed: 'no wind',
  }),
  wind_area_frontal: optional(
    quantity('hull_area', {
      title: 'Frontal wind area',
      description: 'Needed where the wind blows.',
      symbol: 'A_T',
      above: 0,
      example: 1500,
    }),
  ),
  wind_area_lateral: optional(
    quantity('hull_area', {
      title: 'Lateral wind area',
      description: 'Needed where the wind blows.',
      symbol: 'A_L',
      above: 0,
      example: 8250,
    }),
  ),
  ...hullParams,
  wind_coefficient_x: coefficient('Wind', 'wx', 'forward', 'Over the frontal area.', -0.75),
  wind_coefficient_y: coefficient('Wind', 'wy', 'to port', 'Over the lateral area.', 0.35),
  wind_coefficient_yaw: coefficient('Wind', 'wm', 'of yaw', 'Over lateral area times length.', 0.04),
  wind_coefficient_table: coefficientTable('Wind', 'wind'),
  wind_heading: heading('wind', 'phi_w'),
  air_density: quantity('air_density', {
    title: 'Density of the air',
    description: 'Where the wind blows.',
    symbol: 'rho_a',
    above: 0,
    default: 1.25,
    inert: 'acts only where the wind blows',
  }),
}

export const currentParams = {
  current_speed: quantity('current_velocity', {
    title: 'Current speed',
    description: 'At the draught considered.',
    symbol: 'V_c',
    minimum: 0,
    default: 0,
    assumed: 'no current',
  }),
  draft: optional(
    quantity('draught', {
      title: 'Draught',
      description: 'Needed where the current runs.',
      symbol: 'T_d',
      above: 0,
      example: 22,
    }),
  ),
  current_coefficient_x: coefficient('Current', 'cx', 'forward', 'Over length times draught.', -0.05),
  current_coefficient_y: coefficient('Current', 'cy', 'to port', 'Over length times draught.', 0.1),
  current_coefficient_yaw: coefficient('Current', 'cm', 'of yaw', 'Over length squared times draught.', 0.01),
  current_coefficient_table: coefficientTable('Current', 'current'),
  current_heading: heading('current', 'phi_c'),
  water_density: field.waterDensity({ default: 1025, inert: 'acts only where the current runs' }),
}

export const waveParams = {
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Of the sea whose mean drift acts.',
    symbol: 'H_s',
    minimum: 0,
    default: 0,
    assumed: 'no waves',
  }),
  wave_heading: quantity('heading', {
    title: 'Heading of the waves',
    description: 'Towards which they go, counter-clockwise from the bow; the drift force acts along it.',
    symbol: 'phi_d',
    default: 180,
    assumed: 'from ahead, on the bow',
  }),
  mean_drift_coefficient: optional(
    quantity('drift_force_coefficient', {
      title: 'Drift coefficient',
      description: 'Mean drift force per wave amplitude squared, the same at all frequencies; or the table.',
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
          description: 'Of the regular waves.',
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
        title: 'Drift coefficient by frequency',
        description: 'Linear between the rows, frequencies ascending; outside them that of the first or the last row.',
        minItems: 2,
        maxItems: 100,
        overrides: [{ inputs: ['mean_drift_coefficient'] }],
      },
    ),
  ),
  peak_period: optional(
    quantity('wave_period', {
      title: 'Peak period',
      description: 'Needed with the table of drift coefficients.',
      symbol: 'T_p',
      above: 0,
      example: 11,
      inert: 'acts only with a table of drift coefficients',
    }),
  ),
  peak_enhancement_factor: quantity('peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'Of the JONSWAP spectrum over which the table is taken.',
    symbol: 'gamma',
    minimum: 1,
    maximum: 20,
    default: 3.3,
    inert: 'acts only with a table of drift coefficients',
  }),
}

export const ENVIRONMENT = Object.keys({ ...windParams, ...currentParams, ...waveParams })
