/** The inputs of the sweep: a row for each case, and the tube and rules that all of them share. */

import { grouped, optional, type ParamsOf, type Problem, quantity, quantityList, textList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { barlowFactor, wallParam, weightFactor } from '../_shared/stack-up/tube-params.ts'

const MOST_CASES = 10000
const ROWS = { maxItems: MOST_CASES, above: 0 } as const

/** The lists that have one entry for each case. */
const LISTS = ['submerged_weights', 'mud_weights_pcf', 'water_depths_ft'] as const

export const inputs = grouped({
  Cases: {
    case_ids: textList({
      title: 'Case names',
      description: 'Unique names of the cases. Results are reported in this order.',
      maxItems: MOST_CASES,
    }),
    submerged_weights: quantityList('line_tension', {
      along: 'case_ids',
      title: 'Submerged weights',
      description: 'Submerged weight of the string for each case, excluding buoyancy modules and mud.',
      symbol: 'W_s',
      ...ROWS,
    }),
    mud_weights_pcf: quantityList('fluid_unit_weight', {
      along: 'case_ids',
      title: 'Mud unit weights',
      description: 'Mud unit weight for each case.',
      symbol: 'd_m',
      unit: 'lbf/ft3',
      ...ROWS,
    }),
    water_depths_ft: quantityList('water_depth', {
      along: 'case_ids',
      title: 'Water depths',
      description: 'Water depth for each case, used as the mud column height for the design pressure.',
      symbol: 'h',
      unit: 'ft',
      ...ROWS,
    }),
  },
  'Main tube': {
    outer_diameter: field.outerDiameter({
      description: 'Outside diameter of the main tube in all cases.',
      default: 533.4,
      assumed: 'Main tube of a typical 21 in riser.',
    }),
    wall_thickness: wallParam,
    specified_minimum_yield_strength: field.yieldStrength({
      description: 'Specified minimum yield strength (SMYS) of the main tube in all cases.',
      symbol: 'S_y',
      default: 552,
      assumed: 'Steel grade X80.',
    }),
    barlow_safety_factor: barlowFactor,
  },
  Tension: {
    dynamic_factor: weightFactor,
    tensioner_setting: optional(
      quantity('line_tension', {
        title: 'Tensioner setting',
        description: 'Available tensioner setting. If omitted, the top tensions are not checked.',
        symbol: 'T_set',
        above: 0,
        example: 11000,
      }),
    ),
  },
})
export type Params = ParamsOf<typeof inputs>

export const rules = (p: Params): Problem[] => [...lengthProblems(p), ...nameProblems(p), ...wallProblems(p)]

function lengthProblems(p: Params): Problem[] {
  const { length } = p.case_ids
  if (length === 0) return [{ pointer: '/case_ids', message: 'must name at least one case' }]
  const longest = Math.max(length, ...LISTS.map((name) => p[name].length))
  return (['case_ids', ...LISTS] as const).flatMap((name) =>
    p[name].length === longest
      ? []
      : [
          {
            pointer: `/${name}`,
            message: `must have ${longest} entries, one for each case (entered: ${p[name].length})`,
          },
        ],
  )
}

function nameProblems({ case_ids }: Params): Problem[] {
  const twice = case_ids.find((id, i) => case_ids.indexOf(id) !== i)
  return twice === undefined ? [] : [{ pointer: '/case_ids', message: `must be unique (entered: '${twice}' twice)` }]
}
