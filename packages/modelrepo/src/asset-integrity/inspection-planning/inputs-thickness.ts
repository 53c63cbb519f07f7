/** Inputs of the thickness codes: readings, rate and required thickness. */

import { asNamed, choice, idsOf, optional, quantity, rows, text } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const CODES = ['API 510', 'API 570', 'API 653', 'API RP 581'] as const
const READ = ['API 510', 'API 570', 'API 653']

export const RATE_BASES = {
  'larger of short and long term': 'Larger of short-term and long-term rate',
  'short term': 'Short-term rate',
  'long term': 'Long-term rate',
  trend: 'Trend of readings',
  'upper bound of trend': 'Upper bound of trend',
  unknown: 'Unknown rate',
} as const

/** A date, as the codes count years. */
export const DATE = { unit: 'year', noKind: 'a calendar date as a decimal year' } as const

/** Title, description, symbol and example of a thickness. */
export const thickness = (title: string, description: string, symbol: string, example: number) =>
  ({ title, description, symbol, example }) as const

const rate = { above: 0 } as const
const DATES = { minimum: 0, maximum: 9999, usual: [1950, 2100] } as const

export const codeParams = {
  code: choice(asNamed(CODES), {
    title: 'Inspection code',
    description:
      'Inspection code: API 510 for vessels, API 570 for piping and API 653 for tanks, all based on remaining life. API RP 581 is based on the thinning damage factor.',
    default: 'API 570',
    assumed: 'piping; vessels and tanks have different intervals',
  }),
}

export const thicknessParams = {
  measured_thickness: field.wallThickness({
    ...thickness('Measured thickness', 'Minimum thickness measured at this inspection.', 't_act', 9.6),
  }),
  required_thickness: field.wallThickness({
    ...thickness(
      'Required thickness',
      'Minimum thickness by the design formula, before corrosion allowance and mill tolerance.',
      't_p',
      6,
    ),
  }),
  previous_thickness: field.wallThickness({
    ...thickness('Previous thickness', 'Thickness at the same location one inspection earlier.', 't_prev', 10.4),
    requiredUnless: [{ inputs: ['corrosion_rate'] }, { inputs: ['initial_thickness', 'age'] }],
  }),
  years_between_readings: quantity('design_life', {
    title: 'Years between readings',
    description: 'Time from the previous reading to the present reading.',
    symbol: 'dt',
    above: 0,
    example: 5,
    requiredUnless: [{ inputs: ['corrosion_rate'] }, { inputs: ['initial_thickness', 'age'] }],
  }),
  initial_thickness: field.wallThickness({
    ...thickness(
      'Initial thickness',
      'Thickness at installation or at the start of the present service. Used with the age for the long-term rate.',
      't_init',
      12.7,
    ),
  }),
  age: quantity('design_life', {
    title: 'Age',
    description:
      'Time in service since the initial thickness. In API RP 581, age is counted from the furnished thickness.',
    symbol: 'tau',
    above: 0,
    example: 15,
  }),
  thickness_readings: rows(
    {
      location: optional(
        text({
          title: 'Location',
          description: 'Name of the condition monitoring location (CML). If omitted, all rows are one location.',
          maxLength: 60,
        }),
      ),
      year: quantity(DATE, {
        title: 'Year',
        description: 'Calendar year of the reading as a decimal, e.g. 2021.5 for July 2021.',
        ...DATES,
      }),
      thickness: field.wallThickness({ title: 'Thickness', description: 'Wall thickness reading.' }),
    },
    {
      title: 'Thickness readings',
      description:
        'Readings of one or more locations, in order of increasing year for each location. A rate requires at least two readings. The location with the shortest remaining life governs.',
      minItems: 1,
      maxItems: 5000,
      overrides: [
        {
          inputs: [
            'measured_thickness',
            'previous_thickness',
            'years_between_readings',
            'initial_thickness',
            'measurement_year',
          ],
        },
        { inputs: ['age'], when: { code: READ } },
      ],
    },
  ),
  structural_minimum_thickness: quantity(
    'wall_thickness_pipe',
    thickness(
      'Structural minimum thickness',
      'Minimum thickness for sag, wind and handling (API 574), t_c in API RP 581. This thickness governs if it exceeds the required thickness.',
      't_s',
      3,
    ),
  ),
  alert_thickness: field.wallThickness({
    ...thickness(
      'Alert thickness',
      'Thickness at which the owner requires re-inspection (API 574). This thickness governs if it exceeds the required and structural minimum thicknesses.',
      't_alert',
      7,
    ),
  }),
}

export const rateParams = {
  corrosion_rate: quantity('corrosion_rate', {
    ...rate,
    title: 'Corrosion rate',
    description: 'Corrosion rate that replaces the rate from readings. In API RP 581 it applies to the base metal.',
    symbol: 'C_r',
    example: 0.25,
    overrides: [{ inputs: ['previous_thickness', 'years_between_readings', 'initial_thickness'] }],
  }),
  rate_basis: choice(RATE_BASES, {
    title: 'Rate basis',
    description:
      'Basis of the rate from readings. Any choice other than the larger rate requires a recorded justification. The trend requires the readings table. An unknown rate is permitted for API 653 only.',
    default: 'larger of short and long term',
    overrides: [
      {
        inputs: ['corrosion_rate', 'previous_thickness', 'years_between_readings', 'initial_thickness'],
        when: { rate_basis: ['unknown'] },
      },
    ],
  }),
  minimum_corrosion_rate: quantity('corrosion_rate', {
    ...rate,
    title: 'Minimum corrosion rate',
    description:
      'Minimum rate, which replaces lower rates resulting from measurement scatter. The codes specify no value. Default: 0.0254 mm/year (1 mil per year). If the default replaces the measured rate, the remaining life is not assessed.',
    symbol: 'C_min',
    example: 0.05,
  }),
}

export const lifeParams = {
  required_remaining_life: quantity('design_life', {
    title: 'Required remaining life',
    description:
      'Remaining life required by the owner, or the time to target in API RP 581. If omitted, remaining life is not checked.',
    symbol: 'RL_req',
    above: 0,
    usual: [1, 50],
    example: 10,
  }),
  measurement_year: quantity(DATE, {
    title: 'Inspection year',
    description: 'Decimal calendar year of this inspection, from which the next inspection is counted.',
    symbol: 'y_0',
    ...DATES,
    example: 2026.5,
  }),
}

const known = { rate_basis: idsOf(RATE_BASES).filter((basis) => basis !== 'unknown') }
/** What the three codes by thickness readings take. */
export const readings = {
  takes: ['required_thickness', 'rate_basis'],
  unlessReplaced: ['measured_thickness'],
  may: [
    ...(['previous_thickness', 'years_between_readings', 'initial_thickness', 'age', 'thickness_readings'] as const),
    ...(['structural_minimum_thickness', 'alert_thickness', 'corrosion_rate', 'required_remaining_life'] as const),
    ...(['measurement_year', 'maximum_external_interval'] as const),
  ],
  takesWhen: { previous_thickness: known, years_between_readings: known },
  mayWhen: { minimum_corrosion_rate: known },
} as const
