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
    description: 'Full tension range, twice the amplitude.',
    symbol: 'dT',
    above: 0,
    example: 900,
  }),
  n_cycles: quantity('-', {
    title: 'Number of cycles',
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
    description: 'POLYESTER, NYLON, HMPE or ARAMID. For chain and steel wire use mooring-fatigue.',
    example: 'POLYESTER',
  }),
  MBL_kN: quantity('rope_breaking_load', {
    title: 'Minimum breaking load',
    description: 'Minimum breaking load of the rope including terminations.',
    symbol: 'MBL',
    above: 0,
    example: 18000,
  }),
  mean_tension_kN: quantity('line_tension', {
    title: 'Mean tension',
    description:
      'Mean tension over the design life, about which the tension ranges occur and at which the rope creeps.',
    symbol: 'T_mean',
    minimum: 0,
    example: 3600,
  }),
  min_tension_kN: quantity('line_tension', {
    title: 'Minimum tension',
    description: 'Lowest rope tension, on the leeward side in storms. Negative if the analysis gives compression.',
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
      'Ratio of characteristic strength to minimum breaking strength. Tension ranges are divided by the characteristic strength. Use 0.95 if there are no break test statistics and 1.0 for curves based on the breaking load.',
    symbol: 'k_S',
    minimum: 0.5,
    maximum: 1,
    default: STRENGTH_FACTOR.value,
    assumed: 'no break test statistics',
  }),
}

const curveParams = {
  tn_intercept: optional(
    quantity('-', {
      title: 'Curve intercept',
      description:
        'Intercept a_D of N = a_D R^−m for all ropes (the number, not its logarithm). Enter with the slope. Default: 0.259, with slope 13.46 (DNV-OS-E301 polyester curve).',
      symbol: 'a_D',
      above: 0,
      example: 0.259,
      assumed: 'the polyester curve of DNV-OS-E301',
    }),
  ),
  tn_slope: optional(
    quantity('sn_slope', {
      title: 'Curve slope',
      description:
        'Slope m of N = a_D R^−m for all ropes. Enter with the intercept. The API and ABS polyester curve has slope 9.0 and intercept 7.5, and is based on the breaking load.',
      symbol: 'm',
      above: 0,
      usual: [3, 20],
      example: 13.46,
      assumed: 'the polyester curve of DNV-OS-E301',
    }),
  ),
  mean_load_knockdown: quantity('-', {
    title: 'Mean load knockdown',
    description:
      'Knockdown coefficient k in a_D exp(−k L_m), from tests. It is not from a standard. Enter 0 for no knockdown.',
    symbol: 'k',
    minimum: 0,
    maximum: 100,
    usual: [0, 5],
    default: 0,
    assumed: 'the curve applies to all mean loads, as in DNV-OS-E301',
  }),
}

const lifeParams = {
  design_life: field.designLife({
    description: 'Design life over which damage and creep are calculated.',
    symbol: 'T_L',
    default: 25,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description:
      'Factor applied to fatigue damage, gamma_F. DNV-OS-E301 requires 60 for polyester. The factor does not apply to creep.',
    minimum: 1,
    default: POLYESTER_FACTOR.value,
    assumed: 'the DNV-OS-E301 factor for polyester',
  }),
  creep_safety_factor: field.safetyFactor({
    title: 'Creep rupture safety factor',
    description:
      'Factor applied to the design life. DNV-OS-E303 requires 3 for a mobile mooring and 5 to 8 for a long-term mooring.',
    symbol: 'gamma_c',
    minimum: 1,
    default: 5,
    assumed: 'the lower DNV-OS-E303 factor for a long-term mooring',
  }),
}

const OF_TESTS = 'a placeholder, reported with the result; no standard value exists and rope tests are required'

const creepParams = {
  creep_reference_life_years: optional(
    quantity('design_life', {
      title: 'Reference rupture life',
      description: `Rupture life at the reference load, from rope creep tests. Required for HMPE. Placeholder default: ${REFERENCE_LIFE.value} years.`,
      symbol: 't_ref',
      above: 0,
      example: REFERENCE_LIFE.value,
      assumed: OF_TESTS,
    }),
  ),
  creep_reference_load_ratio: optional(
    quantity('-', {
      title: 'Reference load ratio',
      description: `Ratio of mean load to breaking load at the reference rupture life. Required for HMPE. Placeholder default: ${REFERENCE_RATIO.value}.`,
      symbol: 'L_ref',
      minimum: 0,
      maximum: 1,
      example: REFERENCE_RATIO.value,
      assumed: OF_TESTS,
    }),
  ),
  creep_decades_per_load_ratio: optional(
    quantity('-', {
      title: 'Creep life decades per unit load ratio',
      description: `Decades of life reduction between zero load and breaking load. Required for HMPE. Placeholder default: ${DECADES.value}.`,
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
      title: 'Minimum allowable tension ratio',
      description:
        'Minimum allowable ratio of tension to breaking load for all ropes. Default: 0.05 for polyester, nylon and HMPE, and 0.10 for aramid. Enter 0 for no minimum.',
      symbol: 'r_all',
      minimum: 0,
      maximum: 0.2,
      example: 0.05,
      assumed: 'the minimum tension ratio of the fibre in API RP 2SM and class guidance',
    }),
  ),
}

const FOR_INFORMATION = 'stiffness is for information and does not affect the margins'

const stiffnessParams = {
  static_stiffness_coefficient: optional(
    quantity('-', {
      title: 'Static stiffness',
      description:
        'Ratio of EA to breaking load for mean offsets, from rope tests. Published values for polyester are 13.4 to 14.',
      symbol: 'k_s',
      above: 0,
      usual: [3, 100],
      example: 13.4,
    }),
  ),
  dynamic_stiffness_constant: optional(
    quantity('-', {
      title: 'Dynamic stiffness at zero mean load',
      description:
        'Constant α in EA/MBL = α + β L_m, from rope tests. Published pairs are 16.0 with 0.35, 18.5 with 0.33 and 11.6 with 0.40.',
      symbol: 'alpha',
      minimum: 0,
      usual: [5, 150],
      example: 16,
    }),
  ),
  dynamic_stiffness_slope: quantity('-', {
    title: 'Dynamic stiffness slope',
    description: 'Slope β in EA/MBL = α + β L_m, with the mean load L_m in % of breaking load.',
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
