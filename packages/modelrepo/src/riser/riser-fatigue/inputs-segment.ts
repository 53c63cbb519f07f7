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
  scf: scf('Stress concentration factor applied to the nominal histogram stress ranges.'),
  histogram_period_years: quantity('design_life', {
    title: 'Histogram period',
    description: 'Period covered by the histogram cycles.',
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
    description: 'Number of cycles of each stress range in the histogram period.',
    symbol: 'n',
    minimum: 0,
    minItems: 1,
    maxItems: 10000,
  }),
}

const weibullFields = {
  scf: scf('Stress concentration factor applied to the nominal reference stress range.'),
  reference_stress_range_MPa: quantity('stress_range', {
    title: 'Reference stress range',
    description: 'Nominal stress range exceeded once in the reference cycles.',
    symbol: 'dS_0',
    above: 0,
    example: 110,
  }),
  reference_cycles: quantity('-', {
    title: 'Reference cycles',
    description: 'Number of cycles in which the reference stress range is exceeded once.',
    symbol: 'n_0',
    above: 1,
    example: 5e6,
  }),
  shape: quantity('-', {
    title: 'Weibull shape parameter',
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
      'Constant amplitude stress range, local unless a stress concentration factor is entered. For a narrow-band response, enter 2√2 times the standard deviation of the stress.',
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
      description: 'Fraction of the year for which this current occurs. Enter this or the hours per year.',
      symbol: 'p_e',
      minimum: 0,
      example: 0.02,
    }),
  ),
  exposure_hours_per_year: optional(
    quantity(
      { unit: 'h/year', noKind: 'no typical range is defined for hours per year' },
      {
        title: 'Hours per year',
        description: 'Hours per year for which this current occurs. Enter this or the exposure fraction.',
        symbol: 'p_h',
        minimum: 0,
        maximum: 8766,
        example: 40,
      },
    ),
  ),
  scf: scf('Stress concentration factor applied to the VIV stress range, if the range is nominal.'),
  narrow_band: flag({
    title: 'Narrow-band response',
    description:
      'Whether the response is treated as a narrow-band process, with damage on the first line of the curve only.',
    default: false,
  }),
}

export const segmentFields = {
  id: text({ title: 'Name', description: 'Segment name.', minLength: 1, example: 'TDZ' }),
  outer_diameter_mm: quantity('line_pipe_outer_diameter', {
    title: 'Outside diameter',
    description: 'Outside diameter of the pipe, used for the figure. The wall thickness must be less than half of it.',
    symbol: 'D',
    above: 0,
    example: 273.1,
    inert: 'stress ranges are entered; the diameter is used only for the figure and to bound the wall thickness',
  }),
  wall_thickness_mm: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Wall thickness used for the thickness correction.',
    symbol: 't',
    above: 0,
    example: 22.2,
  }),
  wave: optional(
    rows(waveFields, {
      title: 'Wave histogram',
      description: 'Wave stress ranges with the number of cycles in the period. Enter this or the distribution.',
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
      description: 'VIV response to each current. Each row has one mode with its stress range, frequency and exposure.',
      maxItems: 1000,
    }),
  ),
}
