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
  scf: scf('On the nominal ranges of the histogram.'),
  histogram_period_years: quantity('design_life', {
    title: 'Period of the cycles',
    description: 'Time that the cycles cover.',
    symbol: 'T_b',
    above: 0,
    default: 1,
  }),
  stress_ranges_MPa: quantityList('stress_range', {
    title: 'Stress ranges',
    description: 'Nominal.',
    symbol: 'S_n',
    minimum: 0,
    minItems: 1,
    maxItems: 10000,
  }),
  cycles: quantityList('-', {
    title: 'Cycles',
    description: 'Of each range in the period.',
    symbol: 'n',
    minimum: 0,
    minItems: 1,
    maxItems: 10000,
  }),
}

const weibullFields = {
  scf: scf('On the nominal reference range.'),
  reference_stress_range_MPa: quantity('stress_range', {
    title: 'Reference range',
    description: 'Nominal; exceeded once in the reference cycles.',
    symbol: 'dS_0',
    above: 0,
    example: 110,
  }),
  reference_cycles: quantity('-', {
    title: 'Reference cycles',
    description: 'In which the reference range is exceeded once.',
    symbol: 'n_0',
    above: 1,
    example: 5e6,
  }),
  shape: quantity('-', {
    title: 'Weibull shape',
    description: 'Of the long-term distribution of ranges.',
    symbol: 'h',
    above: 0,
    usual: [0.5, 2],
    example: 0.9,
  }),
  cycles_per_year: quantity('cycles_per_year', {
    title: 'Cycles per year',
    description: 'Wave cycles in a year.',
    symbol: 'nu_y',
    above: 0,
    example: 5e6,
  }),
}

const vivFields = {
  stress_range_MPa: quantity('stress_range', {
    title: 'Stress range',
    description:
      'Of constant amplitude, local unless a factor is given; with the narrow band 2 sqrt 2 times the standard deviation.',
    symbol: 'S_v',
    minimum: 0,
    example: 9,
  }),
  frequency_hz: quantity('cyclic_frequency', {
    title: 'Frequency',
    description: 'Of the response.',
    symbol: 'f_v',
    minimum: 0,
    example: 0.42,
  }),
  exposure_fraction: optional(
    quantity('fraction', {
      title: 'Share of the year',
      description: 'In which this current is there; this or the hours per year.',
      symbol: 'p_e',
      minimum: 0,
      example: 0.02,
    }),
  ),
  exposure_hours_per_year: optional(
    quantity(
      { unit: 'h/year', noKind: 'hours in a year are a share with a unit of its own, which the name carries' },
      {
        title: 'Hours per year',
        description: 'In which this current is there; this or the share of the year.',
        symbol: 'p_h',
        minimum: 0,
        maximum: 8766,
        example: 40,
      },
    ),
  ),
  scf: scf('On the range of the vibration, where it is nominal.'),
  narrow_band: flag({
    title: 'Narrow band',
    description: 'The response is a narrow-band process, damage on the first line of the curve alone.',
    default: false,
  }),
}

export const segmentFields = {
  id: text({ title: 'Name', description: 'What the segment is called.', minLength: 1, example: 'TDZ' }),
  outer_diameter_mm: quantity('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Of the pipe; it is drawn, and bounds the wall.',
    symbol: 'D',
    above: 0,
    example: 273.1,
    inert: 'stress ranges are given: the diameter is drawn and bounds the wall',
  }),
  wall_thickness_mm: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'For the thickness correction.',
    symbol: 't',
    above: 0,
    example: 22.2,
  }),
  wave: optional(
    rows(waveFields, {
      title: 'Wave histogram',
      description: 'Ranges by waves with their cycles in the period; or the distribution.',
      single: true,
      minItems: 1,
      maxItems: 1,
    }),
  ),
  wave_weibull: optional(
    rows(weibullFields, {
      title: 'Wave distribution',
      description: 'Long-term Weibull distribution of the ranges by waves; or the histogram.',
      single: true,
      minItems: 1,
      maxItems: 1,
    }),
  ),
  viv_cases: optional(
    rows(vivFields, {
      title: 'Vortex-induced vibration',
      description: 'A row for each current: one mode, its range, its frequency, and how long it is there.',
      maxItems: 1000,
    }),
  ),
}
