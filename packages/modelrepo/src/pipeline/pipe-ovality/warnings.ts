/** What a specialist would remark on the run. */
import { SEAMLESS_END_WALL } from '@keelson/standards/api-5l-2018/out-of-roundness.ts'
import { OVALITY_FLOOR } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { shownLength, shownPercent, type Warning, warning } from '@keelson/workflow'
import type { Collapse } from './calculate-collapse.ts'
import type { Measured } from './calculate-measured.ts'
import type { Params } from './contract.ts'
import { inputs } from './params.ts'
import { meanDiameter } from './tables.ts'

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
    warning(
      'mean_off_nominal',
      `the mean of the measured diameters, ${shownLength(meanDiameter(m))}, is ${shownPercent(off)} off the nominal ${shownLength(D)}, more than ${shownPercent(MEAN_OFF)}: is the nominal diameter the right one?`,
      '/nominal_outer_diameter',
    ),
  ]
}

function floor(collapse: Collapse | undefined): Warning[] {
  const raised = collapse?.points.filter((q) => q.ovality < OVALITY_FLOOR.value) ?? []
  if (raised.length === 0) return []
  const which = raised.map((q) => q.ovality).slice(0, 5)
  return [
    warning(
      'ovality_raised',
      `${which.map((o) => Number(o.toPrecision(4))).join(', ')} is below ${OVALITY_FLOOR.value}: collapse is for ${OVALITY_FLOOR.value}`,
    ),
  ]
}

function thickEnd(p: Params): Warning[] {
  const { wall_thickness: t } = p
  if (p.location !== 'end' || t === undefined || t <= SEAMLESS_END_WALL.si) return []
  return [
    warning(
      'seamless_by_agreement',
      `wall ${shownLength(t)} is above ${SEAMLESS_END_WALL.value} mm: for seamless pipe the tolerance of the end is by agreement (API 5L table 10, note b)`,
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
          .map((name) => warning('no_effect', `${name} has no effect: ${needs}`, `/${name}`))
  const bending = p.initial_ovality !== undefined && p.wall_thickness !== undefined
  return [
    ...idle(FOR_COLLAPSE, 'collapse needs wall_thickness and specified_minimum_yield_strength', collapse !== undefined),
    ...idle(FOR_BENDING, 'the ovality under bending needs initial_ovality and wall_thickness', bending),
  ]
}

const defaultOf = (name: keyof Params & string) => (inputs.properties[name] as { readonly default?: unknown }).default
