/** The fields of one segment: its pipe, its waves as a histogram or a distribution, and its vortex-induced vibration. */
import { flag, optional, quantity, quantityList, rows, text } from '@keelson/workflow'

const scf = (description: string) =>
  quantity('stress_concentration_factor', {
    title: 'Stress concentration factor',
    description,
    symbol: 'SCF',
    above: 0,
    default: 1,
  })

const waveFields = {
  scf: scf('Factor applied to the nominal histogram ranges.'),
  histogram_period_years: quantity('design_life', {
    title: 'Histogram period',
    description: 'Time covered by the cycles.',
    symbol: 'T_b',
    above: 0,
    default: 1,
  }),
  stress_ranges_MPa: quantityList('stress_range', {
    title: 'Stress ranges',
    description: 'Nominal stress ranges of the histogram.',
    symbol: 'S_n',
    minimum: 0,
    minItems: 1,
    maxItems: 10000,
  }),
  cycles: quantityList('-', {
    title: 'Cycles',
    description: 'Number of cycles of each range in the period.',
    symbol: 'n',
    minimum: 0,
    minItems: 1,
    maxItems: 10000,
  }),
}

const weibullFields = {
  scf: scf('Factor applied to the nominal reference range.'),
  reference_stress_range_MPa: quantity('stress_range', {
    title: 'Reference stress range',
    description: 'Nominal stress range exceeded once in the reference cycles.',
    symbol: 'dS_0',
    above: 0,
    example: 110,
  }),
  reference_cycles: quantity('-', {
    title: 'Reference cycles',
    description: 'Number of cycles in which the reference range is exceeded once.',
    symbol: 'n_0',
    above: 1,
    example: 5e6,
  }),
  shape: quantity('-', {
    title: 'Weibull shape',
    description: 'Shape parameter of the long-term stress range distribution.',
    symbol: 'h',
    above: 0,
    usual: [0.5, 2],
    example: 0.9,
  }),
  cycles_per_year: quantity('cycles_per_year', {
    title: 'Cycles per year',
    description: 'Number of wave cycles in a year.',
    symbol: 'nu_y',
    above: 0,
    example: 5e6,
  }),
}

const vivFields = {
  stress_range_MPa: quantity('stress_range', {
    title: 'Stress range',
    description:
      'Constant amplitude stress range, local unless a factor is entered. For narrow-band response enter 2√2 times the standard deviation.',
    symbol: 'S_v',
    minimum: 0,
    example: 9,
  }),
  frequency_hz: quantity('cyclic_frequency', {
    title: 'Frequency',
    description: 'Frequency of the VIV response.',
    symbol: 'f_v',
    minimum: 0,
    example: 0.42,
  }),
  exposure_fraction: optional(
    quantity('fraction', {
      title: 'Exposure fraction',
      description: 'Fraction of the year with this current. Enter this or the hours per year.',
      symbol: 'p_e',
      minimum: 0,
      example: 0.02,
    }),
  ),
  exposure_hours_per_year: optional(
    quantity(
      { unit: 'h/year', noKind: 'hours in a year are a fraction with a unit of its own, given in the name' },
      {
        title: 'Hours per year',
        description: 'Hours per year with this current. Enter this or the exposure fraction.',
        symbol: 'p_h',
        minimum: 0,
        maximum: 8766,
        example: 40,
      },
    ),
  ),
  scf: scf('Factor applied to the VIV range, if nominal.'),
  narrow_band: flag({
    title: 'Narrow band',
    description: 'Treats the response as a narrow-band process, with damage on the first line of the curve only.',
    default: false,
  }),
}

export const segmentFields = {
  id: text({ title: 'Name', description: 'Segment name.', minLength: 1, example: 'TDZ' }),
  outer_diameter_mm: quantity('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the pipe, for the figure and as an upper bound on the wall.',
    symbol: 'D',
    above: 0,
    example: 273.1,
    inert: 'stress ranges are entered; the diameter is used only for the figure and to bound the wall',
  }),
  wall_thickness_mm: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Wall thickness for the thickness correction.',
    symbol: 't',
    above: 0,
    example: 22.2,
  }),
  wave: optional(
    rows(waveFields, {
      title: 'Wave histogram',
      description: 'Wave stress ranges with cycles in the period. Enter this or the distribution.',
      single: true,
      minItems: 1,
      maxItems: 1,
    }),
  ),
  wave_weibull: optional(
    rows(weibullFields, {
      title: 'Wave distribution',
      description: 'Long-term Weibull distribution of wave stress ranges. Enter this or the histogram.',
      single: true,
      minItems: 1,
      maxItems: 1,
    }),
  ),
  viv_cases: optional(
    rows(vivFields, {
      title: 'Vortex-induced vibration',
      description: 'VIV response to each current, one row each, with one mode, its range, frequency and exposure.',
      maxItems: 1000,
    }),
  ),
}
