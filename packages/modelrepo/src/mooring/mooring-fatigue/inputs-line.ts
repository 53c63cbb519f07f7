/** The fields of one line: what it is made of, its section, and the loadings of which it has exactly one. */

import { choice, optional, quantity, quantityList, rows, text } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { CURVES, FAMILIES } from './modes-curve.ts'

const cycles = () =>
  quantity('-', {
    title: 'Cycles',
    description: 'Number of cycles in the period.',
    symbol: 'n',
    above: 0,
    example: 150000,
  })

export const lineFields = {
  id: text({ title: 'Line', description: 'Name of the line or component.', minLength: 1, example: 'chain-01' }),
  material: text({
    title: 'Material',
    description: 'CHAIN or STEEL-WIRE; fibre ropes belong to synthetic-rope-mooring-fatigue.',
    example: 'CHAIN',
  }),
  area_mm2: optional(
    quantity('section_area', {
      title: 'Nominal steel area',
      description:
        'Of both bars of a chain link, or of the wire rope; given, it is used and not the area of the diameter.',
      symbol: 'A',
      above: 0,
      example: 8000,
    }),
  ),
  nominal_diameter_mm: optional(
    quantity('line_diameter', {
      title: 'Nominal diameter',
      description: 'Gives the area, two bars for CHAIN and one circle for STEEL-WIRE, and the ORQ strength of chain.',
      symbol: 'd',
      above: 0,
      example: 120,
    }),
  ),
  sn_family: optional(
    choice(FAMILIES, {
      title: 'Curve family of the line',
      description: 'Of the curve of the line; it goes before that of the inputs.',
    }),
  ),
  sn_curve: optional(
    choice(CURVES, {
      title: 'Fatigue curve of the line',
      description: 'It goes before that of the inputs; a curve of DNV-RP-C203 may stand without its family.',
    }),
  ),
  stress_concentration_factor: field.stressConcentrationFactor({
    description: 'On the nominal stress: on ranges and on standard deviations; T-N curves of API RP 2SK do not use it.',
    above: 0,
  }),
  tension_range_bins: optional(
    rows(
      {
        tension_range_kN: quantity('line_tension', {
          title: 'Tension range',
          description: 'Range, twice the amplitude.',
          symbol: 'dT',
          above: 0,
          example: 220,
        }),
        n_cycles: cycles(),
      },
      {
        title: 'Tension range bins',
        description: 'Loading (a): tension ranges and their cycles in the period.',
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
          description: 'Nominal, before the concentration factor.',
          symbol: 'S_n',
          above: 0,
          example: 40,
        }),
        n_cycles: cycles(),
      },
      {
        title: 'Stress range bins',
        description: 'Loading (b): nominal stress ranges and their cycles in the period.',
        minItems: 1,
        maxItems: 2000,
      },
    ),
  ),
  tension_history_kN: optional(
    quantityList('line_tension', {
      title: 'Tension history',
      description: 'Loading (c): tension in time, counted by rainflow; peaks and valleys are enough.',
      symbol: 'T',
      minItems: 1,
      maxItems: 200_000,
    }),
  ),
  n_repeats: optional(
    quantity('-', {
      title: 'Repeats of the history',
      description: 'Times that the history occurs in the period; required with a history.',
      symbol: 'n_r',
      above: 0,
      example: 5000,
    }),
  ),
  low_frequency_stress_standard_deviation_MPa: optional(
    quantity('stress_range', {
      title: 'Low-frequency stress, standard deviation',
      description: 'Loading (d), nominal stress.',
      symbol: 'sigma_L',
      minimum: 0,
      example: 9,
    }),
  ),
  wave_frequency_stress_standard_deviation_MPa: optional(
    quantity('stress_range', {
      title: 'Wave-frequency stress, standard deviation',
      description: 'Loading (d), nominal stress.',
      symbol: 'sigma_W',
      minimum: 0,
      example: 6,
    }),
  ),
  low_frequency_mean_up_crossing_rate_hz: optional(
    quantity('cyclic_frequency', {
      title: 'Low-frequency up-crossing rate',
      description: 'Loading (d): mean up-crossings per second.',
      symbol: 'nu_L',
      minimum: 0,
      example: 0.0067,
    }),
  ),
  wave_frequency_mean_up_crossing_rate_hz: optional(
    quantity('cyclic_frequency', {
      title: 'Wave-frequency up-crossing rate',
      description: 'Loading (d): mean up-crossings per second.',
      symbol: 'nu_W',
      minimum: 0,
      example: 0.105,
    }),
  ),
  exposure_fraction: optional(
    quantity('fraction', {
      title: 'Exposure',
      description: 'Loading (d): share of the design life spent under this stress.',
      symbol: 'p_e',
      above: 0,
      maximum: 1,
      example: 0.02,
    }),
  ),
  reference_breaking_strength_kN: optional(
    quantity('rope_breaking_load', {
      title: 'Reference breaking strength',
      description: 'For API-RP-2SK; left out for chain, that of ORQ chain of the nominal diameter.',
      symbol: 'RBS',
      above: 0,
      example: 9000,
    }),
  ),
  mean_tension_kN: optional(
    quantity('line_tension', {
      title: 'Mean tension',
      description: 'For the wire rope curves of API-RP-2SK.',
      symbol: 'T_m',
      minimum: 0,
      example: 1500,
    }),
  ),
}
