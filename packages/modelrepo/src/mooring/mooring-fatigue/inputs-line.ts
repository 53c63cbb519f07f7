/** The fields of one line: what it is made of, its section, and the loadings of which it has exactly one. */

import { choice, optional, quantity, quantityList, rows, text } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { CURVES, FAMILIES } from './modes-curve.ts'

/** Every counted range of a history is a row of the answer. */
const MOST_HISTORY = 500_000

const cycles = () =>
  quantity('-', {
    title: 'Number of cycles',
    description: 'Number of cycles of this range in the reference period.',
    symbol: 'n',
    above: 0,
    example: 150000,
  })

export const lineFields = {
  id: text({ title: 'Line', description: 'Name of the line or component.', minLength: 1, example: 'chain-01' }),
  material: text({
    title: 'Material',
    description: 'CHAIN or STEEL-WIRE. For fibre ropes use synthetic-rope-mooring-fatigue.',
    example: 'CHAIN',
  }),
  area_mm2: optional(
    quantity('section_area', {
      title: 'Nominal steel area',
      description:
        'Nominal steel area of both bars of a chain link, or of the wire rope. If provided, it replaces the area from the diameter.',
      symbol: 'A',
      above: 0,
      example: 8000,
    }),
  ),
  nominal_diameter_mm: optional(
    quantity('line_diameter', {
      title: 'Nominal diameter',
      description:
        'Nominal diameter, from which the area is calculated (two bars for CHAIN, one circle for STEEL-WIRE). Also used for the ORQ chain strength.',
      symbol: 'd',
      above: 0,
      example: 120,
    }),
  ),
  sn_family: optional(
    choice(FAMILIES, {
      title: 'Line curve family',
      description: 'Curve family for this line. It overrides the general curve family.',
    }),
  ),
  sn_curve: optional(
    choice(CURVES, {
      title: 'Line fatigue curve',
      description:
        'Fatigue curve for this line. It overrides the general curve. A DNV-RP-C203 curve does not require its family.',
    }),
  ),
  stress_concentration_factor: field.stressConcentrationFactor({
    description:
      'Factor applied to nominal stress ranges and standard deviations. It is not applied to API RP 2SK T-N curves.',
    above: 0,
  }),
  tension_range_bins: optional(
    rows(
      {
        tension_range_kN: quantity('line_tension', {
          title: 'Tension range',
          description: 'Full tension range, twice the amplitude.',
          symbol: 'dT',
          above: 0,
          example: 220,
        }),
        n_cycles: cycles(),
      },
      {
        title: 'Tension range bins',
        description: 'Tension ranges and their cycles in the reference period, one of the four loading options.',
        minItems: 1,
        maxItems: 2000,
      },
    ),
  ),
  stress_range_bins: optional(
    rows(
      {
        stress_range_MPa: quantity('stress_range', {
          title: 'Stress range',
          description: 'Nominal stress range, before the stress concentration factor.',
          symbol: 'S_n',
          above: 0,
          example: 40,
        }),
        n_cycles: cycles(),
      },
      {
        title: 'Stress range bins',
        description: 'Nominal stress ranges and their cycles in the reference period, one of the four loading options.',
        minItems: 1,
        maxItems: 2000,
      },
    ),
  ),
  tension_history_kN: optional(
    quantityList('line_tension', {
      title: 'Tension history',
      description:
        'Tension time history, counted by the rainflow method. Peaks and valleys are sufficient. The history is one of the four loading options.',
      symbol: 'T',
      minItems: 1,
      maxItems: MOST_HISTORY,
    }),
  ),
  n_repeats: optional(
    quantity('-', {
      title: 'History repeats',
      description: 'Number of times the history occurs in the reference period. Required with a history.',
      symbol: 'n_r',
      above: 0,
      example: 5000,
    }),
  ),
  low_frequency_stress_standard_deviation_MPa: optional(
    quantity('stress_range', {
      title: 'Low-frequency stress standard deviation',
      description: 'Standard deviation of the low-frequency nominal stress, one of the five stress spectrum fields.',
      symbol: 'sigma_L',
      minimum: 0,
      example: 9,
    }),
  ),
  wave_frequency_stress_standard_deviation_MPa: optional(
    quantity('stress_range', {
      title: 'Wave-frequency stress standard deviation',
      description: 'Standard deviation of the wave-frequency nominal stress, one of the five stress spectrum fields.',
      symbol: 'sigma_W',
      minimum: 0,
      example: 6,
    }),
  ),
  low_frequency_mean_up_crossing_rate_hz: optional(
    quantity('cyclic_frequency', {
      title: 'Low-frequency up-crossing rate',
      description: 'Mean up-crossings per second of the low-frequency stress, one of the five stress spectrum fields.',
      symbol: 'nu_L',
      minimum: 0,
      example: 0.0067,
    }),
  ),
  wave_frequency_mean_up_crossing_rate_hz: optional(
    quantity('cyclic_frequency', {
      title: 'Wave-frequency up-crossing rate',
      description: 'Mean up-crossings per second of the wave-frequency stress, one of the five stress spectrum fields.',
      symbol: 'nu_W',
      minimum: 0,
      example: 0.105,
    }),
  ),
  exposure_fraction: optional(
    quantity('fraction', {
      title: 'Exposure fraction',
      description:
        'Proportion of the design life for which this stress spectrum applies, one of the five stress spectrum fields.',
      symbol: 'p_e',
      above: 0,
      maximum: 1,
      example: 0.02,
    }),
  ),
  reference_breaking_strength_kN: optional(
    quantity('rope_breaking_load', {
      title: 'Reference breaking strength',
      description:
        'Reference breaking strength for API RP 2SK curves. Default for chain: ORQ strength for the nominal diameter.',
      symbol: 'RBS',
      above: 0,
      example: 9000,
    }),
  ),
  mean_tension_kN: optional(
    quantity('line_tension', {
      title: 'Mean tension',
      description: 'Mean line tension, for API RP 2SK wire rope curves.',
      symbol: 'T_m',
      minimum: 0,
      example: 1500,
    }),
  ),
}
