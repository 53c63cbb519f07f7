/** Inputs of the thickness codes: readings, rate and required thickness. */

import { asNamed, choice, idsOf, optional, quantity, rows, text } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const CODES = ['API 510', 'API 570', 'API 653', 'API RP 581'] as const
const READ = ['API 510', 'API 570', 'API 653']

const RATE_BASES = {
  'larger of short and long term': 'Larger of short-term and long-term rate',
  'short term': 'Short-term rate',
  'long term': 'Long-term rate',
  trend: 'Trend of the readings',
  'upper bound of trend': 'Upper bound of the trend',
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
      'API 510 for vessels, API 570 for piping, API 653 for tanks, by remaining life; API RP 581 by the thinning damage factor.',
    default: 'API 570',
    assumed: 'the wall is taken as that of piping; vessels and tanks have intervals of their own',
  }),
}

export const thicknessParams = {
  measured_thickness: field.wallThickness({
    ...thickness('Measured thickness', 'Least thickness of the present reading.', 't_act', 9.6),
  }),
  required_thickness: field.wallThickness({
    ...thickness(
      'Required thickness',
      'Least thickness that the design formula asks for, before corrosion allowance and mill tolerance.',
      't_p',
      6,
    ),
  }),
  previous_thickness: field.wallThickness({
    ...thickness('Previous thickness', 'At the same place, one inspection earlier.', 't_prev', 10.4),
    requiredUnless: [{ inputs: ['corrosion_rate'] }, { inputs: ['initial_thickness', 'age'] }],
  }),
  years_between_readings: quantity('design_life', {
    title: 'Years between readings',
    description: 'From the previous reading to the present one.',
    symbol: 'dt',
    above: 0,
    example: 5,
    requiredUnless: [{ inputs: ['corrosion_rate'] }, { inputs: ['initial_thickness', 'age'] }],
  }),
  initial_thickness: field.wallThickness({
    ...thickness(
      'Initial thickness',
      'When installed, or when the present service began; with the age for the long-term rate.',
      't_init',
      12.7,
    ),
  }),
  age: quantity('design_life', {
    title: 'Age',
    description: 'Time in service since the initial thickness; API RP 581: since the furnished thickness.',
    symbol: 'tau',
    above: 0,
    example: 15,
  }),
  thickness_readings: rows(
    {
      location: optional(
        text({
          title: 'Location',
          description: 'Name of the condition monitoring location (CML); left out, all rows are one.',
          maxLength: 60,
        }),
      ),
      year: quantity(DATE, {
        title: 'Year',
        description: 'Calendar year of the reading with its fraction: 2021.5 is July 2021.',
        ...DATES,
      }),
      thickness: field.wallThickness({ title: 'Thickness', description: 'Wall thickness reading.' }),
    },
    {
      title: 'Thickness readings',
      description:
        'All readings of one or many locations, each location in the order of its years; two readings or more for a rate. The location with the shortest remaining life governs.',
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
      'Least thickness against sag, wind and handling (API 574); API RP 581: t_c. Governs where it is above the required.',
      't_s',
      3,
    ),
  ),
  alert_thickness: field.wallThickness({
    ...thickness(
      'Alert thickness',
      'Thickness at which the owner wants to look again (API 574). Governs where it is above the others.',
      't_alert',
      7,
    ),
  }),
}

export const rateParams = {
  corrosion_rate: quantity('corrosion_rate', {
    ...rate,
    title: 'Corrosion rate',
    description: 'Replaces the rate from the readings. API RP 581: of the base metal.',
    symbol: 'C_r',
    example: 0.25,
    overrides: [{ inputs: ['previous_thickness', 'years_between_readings', 'initial_thickness'] }],
  }),
  rate_basis: choice(RATE_BASES, {
    title: 'Basis of the rate',
    description:
      'Which of the rates from the readings is used. Anything but the larger needs a justification that the report can carry. The trend needs the table of readings; unknown is for API 653 alone.',
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
      'Replaces a lower rate, which is scatter of measurement; the codes give none. If omitted, 0.0254 mm/year (1 mil a year), on which no remaining life is accepted.',
    symbol: 'C_min',
    example: 0.05,
  }),
}

export const lifeParams = {
  required_remaining_life: quantity('design_life', {
    title: 'Required remaining life',
    description:
      'Remaining life to be met; API RP 581: time for which the target must hold. Without it no remaining life is judged.',
    symbol: 'RL_req',
    above: 0,
    usual: [1, 50],
    example: 10,
  }),
  measurement_year: quantity(DATE, {
    title: 'Year of this inspection',
    description: 'Calendar year with its fraction, from which the next one is counted.',
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
