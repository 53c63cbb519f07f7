/** The inputs: the ropes with their tensions, the curve, the life, and what tests have shown of creep and stiffness. */

import { DECADES, REFERENCE_LIFE, REFERENCE_RATIO } from '@keelson/physics/fibre-rope/creep.ts'
import { POLYESTER_FACTOR } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { STRENGTH_FACTOR } from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import { grouped, optional, type ParamsOf, quantity, rows, text } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

/** The two fields of a range, here and in the query of the atlas. */
export const rangeFields = {
  tension_range_kN: quantity('line_tension', {
    title: 'Tension range',
    description: 'From trough to crest, twice the amplitude.',
    symbol: 'dT',
    above: 0,
    example: 900,
  }),
  n_cycles: quantity('-', {
    title: 'Cycles',
    description: 'Number of cycles over the design life.',
    symbol: 'n',
    above: 0,
    example: 600000,
  }),
}

const lineFields = {
  id: text({ title: 'Line', description: 'Name of the line.', minLength: 1, example: 'polyester-01' }),
  material: text({
    title: 'Material',
    description: 'POLYESTER, NYLON, HMPE or ARAMID; chain and steel wire belong to mooring-fatigue.',
    example: 'POLYESTER',
  }),
  MBL_kN: quantity('rope_breaking_load', {
    title: 'Minimum breaking load',
    description: 'Of the rope with its terminations.',
    symbol: 'MBL',
    above: 0,
    example: 18000,
  }),
  mean_tension_kN: quantity('line_tension', {
    title: 'Mean tension',
    description: 'Over the life, about which the ranges lie and under which the rope creeps.',
    symbol: 'T_mean',
    minimum: 0,
    example: 3600,
  }),
  min_tension_kN: quantity('line_tension', {
    title: 'Minimum tension',
    description: 'Lowest tension of the rope, at its lee side in storms; negative where an analysis has compression.',
    symbol: 'T_min',
    example: 1500,
  }),
  tension_range_bins: rows(rangeFields, {
    title: 'Tension range bins',
    description: 'Tension ranges and their cycles over the design life.',
    minItems: 1,
    maxItems: 2000,
  }),
}

const ropeParams = {
  lines: rows(lineFields, { title: 'Ropes', description: 'One row for each fibre rope.', minItems: 1, maxItems: 500 }),
  characteristic_strength_factor: quantity('-', {
    title: 'Characteristic strength factor',
    description:
      'Characteristic over minimum breaking strength: tension ranges are divided by the characteristic strength. 0.95 without statistics of break tests; 1.0 for curves that refer to the breaking load.',
    symbol: 'k_S',
    minimum: 0.5,
    maximum: 1,
    default: STRENGTH_FACTOR.value,
    assumed: 'no statistics of break tests',
  }),
}

const curveParams = {
  tn_intercept: optional(
    quantity('-', {
      title: 'Intercept of the curve',
      description:
        'a_D of N = a_D R^-m, the number itself and not its logarithm, for all ropes; together with the slope. Left out, the polyester curve of DNV-OS-E301, 0.259 and 13.46.',
      symbol: 'a_D',
      above: 0,
      example: 0.259,
      assumed: 'the polyester curve of DNV-OS-E301',
    }),
  ),
  tn_slope: optional(
    quantity('sn_slope', {
      title: 'Slope of the curve',
      description:
        'm of N = a_D R^-m, for all ropes; together with the intercept. The curve of API and ABS for polyester has 9.0 with 7.5, and refers to the breaking load.',
      symbol: 'm',
      above: 0,
      usual: [3, 20],
      example: 13.46,
      assumed: 'the polyester curve of DNV-OS-E301',
    }),
  ),
  mean_load_knockdown: quantity('-', {
    title: 'Knockdown by the mean load',
    description: 'k in a_D exp(-k L_m), from tests; 0: not applied. It is in no standard.',
    symbol: 'k',
    minimum: 0,
    maximum: 100,
    usual: [0, 5],
    default: 0,
    assumed: 'the curve holds for all mean loads, as DNV-OS-E301 has it',
  }),
}

const lifeParams = {
  design_life: field.designLife({
    description: 'Life over which damage and creep are counted.',
    symbol: 'T_L',
    default: 25,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description: 'Factor on fatigue damage, gamma_F: 60 of polyester by DNV-OS-E301. It has no part in creep.',
    minimum: 1,
    default: POLYESTER_FACTOR.value,
    assumed: 'the factor of DNV-OS-E301 for polyester',
  }),
  creep_safety_factor: field.safetyFactor({
    title: 'Safety factor on creep rupture',
    description: 'On the design life: 3 of a mobile mooring, 5 to 8 of a long-term one by DNV-OS-E303.',
    symbol: 'gamma_c',
    minimum: 1,
    default: 5,
    assumed: 'the lower factor of a long-term mooring',
  }),
}

const OF_TESTS = 'a placeholder that flags the result: no standard has it, tests of the rope decide'

const creepParams = {
  creep_reference_life_years: optional(
    quantity('design_life', {
      title: 'Rupture life at the reference load',
      description: `From creep tests of the rope; HMPE must give its own. Left out, ${REFERENCE_LIFE.value} years as a placeholder.`,
      symbol: 't_ref',
      above: 0,
      example: REFERENCE_LIFE.value,
      assumed: OF_TESTS,
    }),
  ),
  creep_reference_load_ratio: optional(
    quantity('-', {
      title: 'Reference load ratio',
      description: `Mean load over breaking load of that life; HMPE must give its own. Left out, ${REFERENCE_RATIO.value} as a placeholder.`,
      symbol: 'L_ref',
      minimum: 0,
      maximum: 1,
      example: REFERENCE_RATIO.value,
      assumed: OF_TESTS,
    }),
  ),
  creep_decades_per_load_ratio: optional(
    quantity('-', {
      title: 'Decades of life per load ratio',
      description: `Decades by which the life falls from no load to the breaking load; HMPE must give its own. Left out, ${DECADES.value} as a placeholder.`,
      symbol: 'k_c',
      above: 0,
      maximum: 200,
      usual: [2, 30],
      example: DECADES.value,
      assumed: OF_TESTS,
    }),
  ),
}

const compressionParams = {
  minimum_tension_ratio_allowable: optional(
    quantity('-', {
      title: 'Smallest minimum tension allowed',
      description:
        'Of all ropes, over the breaking load. Left out, 0.05 of polyester, nylon and HMPE and 0.10 of aramid; 0: none is asked for.',
      symbol: 'r_all',
      minimum: 0,
      maximum: 0.2,
      example: 0.05,
      assumed: 'the least tension of the fibre by API RP 2SM and class guidance',
    }),
  ),
}

const FOR_INFORMATION = 'stiffness is for information: no margin depends on it'

const stiffnessParams = {
  static_stiffness_coefficient: optional(
    quantity('-', {
      title: 'Static stiffness',
      description: 'EA over breaking load for mean offsets, from tests of the rope; published polyester 13.4 to 14.',
      symbol: 'k_s',
      above: 0,
      usual: [3, 100],
      example: 13.4,
    }),
  ),
  dynamic_stiffness_constant: optional(
    quantity('-', {
      title: 'Dynamic stiffness without mean load',
      description:
        'alpha of EA/MBL = alpha + beta L_m, from tests of the rope; published pairs are 16.0 with 0.35, 18.5 with 0.33 and 11.6 with 0.40.',
      symbol: 'alpha',
      minimum: 0,
      usual: [5, 150],
      example: 16,
    }),
  ),
  dynamic_stiffness_slope: quantity('-', {
    title: 'Rise of the dynamic stiffness',
    description: 'beta, per PER CENT of breaking load of mean tension.',
    symbol: 'beta',
    minimum: 0,
    usual: [0, 2],
    default: 0,
    inert: FOR_INFORMATION,
  }),
}

export const inputs = grouped({
  Ropes: ropeParams,
  'Life and safety': lifeParams,
  'Fatigue curve': curveParams,
  'Creep rupture': creepParams,
  'Minimum tension': compressionParams,
  Stiffness: stiffnessParams,
})
export type Params = ParamsOf<typeof inputs>
export type Rope = Params['lines'][number]
