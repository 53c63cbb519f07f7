/** What a specialist would remark on the run. */
import { SEAMLESS_END_WALL } from '@keelson/standards/api-5l-2018/out-of-roundness.ts'
import { OVALITY_FLOOR } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { toSI } from '@keelson/units'
import {
  annotations,
  listedUpTo,
  shown,
  shownIn,
  shownLength,
  shownPercent,
  type Warning,
  warner,
} from '@keelson/workflow'
import type { Collapse } from './calculate-collapse.ts'
import type { Measured } from './calculate-measured.ts'
import { inputs, type Params } from './inputs.ts'
import { meanDiameter } from './tables.ts'

export const warnings = {
  mean_off_nominal:
    'The mean measured diameter differs considerably from the nominal diameter. One of the two may be wrong.',
  ovality_raised: 'An ovality is below the minimum permitted for collapse. The minimum is used.',
  seamless_by_agreement:
    'The pipe end is thick-walled. For seamless pipe of this wall thickness the tolerance is by agreement.',
  no_effect: 'An entered input has no effect because related inputs are not entered.',
} as const
const warn = warner(warnings)

/** Deviation of the measured mean from the nominal diameter above which one of them is doubted. */
const MEAN_OFF = 0.02

export const warningsOf = (p: Params, m: Measured, collapse: Collapse | undefined): Warning[] => [
  ...mean(p, m),
  ...floor(collapse),
  ...thickEnd(p),
  ...notFormed(p, collapse),
]

function mean(p: Params, m: Measured): Warning[] {
  const D = p.nominal_outer_diameter
  const off = Math.abs(meanDiameter(m) / D - 1)
  if (off <= MEAN_OFF * (1 + 1e-12)) return []
  return [
    warn(
      'mean_off_nominal',
      `The mean measured diameter, ${shownLength(meanDiameter(m))}, differs by ${shownPercent(off)} from the nominal diameter, ${shownLength(D)} (limit ${shownPercent(MEAN_OFF)}). Check {nominal_outer_diameter}.`,
      '/nominal_outer_diameter',
    ),
  ]
}

/** Ovalities that a sentence lists. */
const LISTED = 5

function floor(collapse: Collapse | undefined): Warning[] {
  const least = OVALITY_FLOOR.value
  const raised = collapse?.points.filter((q) => q.ovality < least) ?? []
  if (raised.length === 0) return []
  const which = raised.map((q) => shown(q.ovality, 4))
  return [
    warn(
      'ovality_raised',
      `{ovality} below the minimum of ${least}: ${listedUpTo(LISTED, which)}. {collapse_pressure} is calculated for ${least}.`,
    ),
  ]
}

function thickEnd(p: Params): Warning[] {
  const { wall_thickness: t } = p
  if (p.location !== 'end' || t === undefined || t <= SEAMLESS_END_WALL.si) return []
  return [
    warn(
      'seamless_by_agreement',
      `{wall_thickness} ${shownLength(t)} exceeds ${shownIn(SEAMLESS_END_WALL.si, 'mm')}. For seamless pipe the end tolerance is by agreement (API 5L table 10, note b).`,
      '/wall_thickness',
    ),
  ]
}

const FOR_COLLAPSE = [
  'material_strength_factor',
  'fabrication_factor',
  'youngs_modulus',
  'poisson_ratio',
  'ovality_list',
] as const
const FOR_BENDING = ['bending_strain', 'external_pressure_to_collapse_ratio', 'initial_ovality'] as const

/** Inputs that were changed from their defaults and have no effect, since others are missing. */
function notFormed(p: Params, collapse: Collapse | undefined): Warning[] {
  const idle = (names: readonly (keyof Params & string)[], needs: string, given: boolean) =>
    given
      ? []
      : names
          .filter((name) => p[name] !== undefined && p[name] !== defaultOf(name))
          .map((name) => warn('no_effect', `{${name}} has no effect. ${needs}.`, `/${name}`))
  const bending = p.initial_ovality !== undefined && p.wall_thickness !== undefined
  return [
    ...idle(
      FOR_COLLAPSE,
      '{collapse_pressure} requires {wall_thickness} and {specified_minimum_yield_strength}',
      collapse !== undefined,
    ),
    ...idle(FOR_BENDING, '{ovality_under_bending} requires {initial_ovality} and {wall_thickness}', bending),
  ]
}

/** In SI, as the inputs of a run are; undefined where there is none. */
function defaultOf(name: keyof Params & string): number | undefined {
  const spec = inputs.properties[name]
  const { default: otherwise } = spec as { readonly default?: unknown }
  return typeof otherwise === 'number' ? toSI(otherwise, annotations(spec).unit ?? '-') : undefined
}
