/** What a specialist would remark on a column or a plate. */
import { ADVISED_SLENDERNESS, RECOMMENDED_K } from '@keelson/standards/aisc-360-2016/compression.ts'
import { shown, shownForce, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Column, ColumnRun } from './column.ts'
import { GENERAL } from './inputs.ts'

export const warnings = {
  recommended_length: 'The theoretical effective length is below the one recommended for design.',
  slender: 'The slenderness ratio is above the 200 that is preferably not exceeded.',
  class_4: 'The wall of the tube is of class 4 and buckles locally: the resistance does not hold.',
  secant_ends: 'The secant formula is for pinned ends, and is used with the effective length.',
  euler_reached: 'The axial compression reaches the Euler load: there is no equilibrium.',
  torsion: 'An open section may buckle in torsion before it bends; that is not checked.',
} as const
const warn = warner(warnings)

export const columnWarnings = (p: Column, run: ColumnRun): Warning[] => [
  ...recommended(run),
  ...slender(run.lambda_r),
  ...local(run),
  ...eccentric(p, run),
  ...(p.section_shape === GENERAL
    ? [
        warn(
          'torsion',
          'torsional and flexural-torsional buckling, and local buckling, of a general section are not checked',
        ),
      ]
    : []),
]

function recommended({ ends, K }: ColumnRun): Warning[] {
  if (ends === undefined || RECOMMENDED_K[ends] <= K) return []
  return [
    warn(
      'recommended_length',
      `K is the theoretical ${shown(K, 4)} of the {end_condition}; for design AISC recommends ${RECOMMENDED_K[ends]}, as no end is fully fixed: give it as {effective_length_factor}`,
      '/end_condition',
    ),
  ]
}

export const slender = (lambda_r: number): Warning[] =>
  lambda_r <= ADVISED_SLENDERNESS.value
    ? []
    : [
        warn(
          'slender',
          `{slenderness_ratio} ${shown(lambda_r, 4)} is above ${ADVISED_SLENDERNESS.value}, which AISC advises not to exceed`,
        ),
      ]

export const isClass4 = ({ wall }: ColumnRun): boolean => wall !== undefined && wall.slenderness > wall.limit

const local = (run: ColumnRun): Warning[] =>
  run.wall === undefined || !isClass4(run)
    ? []
    : [
        warn(
          'class_4',
          `D/t ${shownRatio(run.wall.slenderness)} is above ${shownRatio(run.wall.limit)}, the limit of class 3: the wall buckles locally, and {buckling_resistance} does not hold`,
          '/wall_thickness',
        ),
      ]

function eccentric(p: Column, { eccentric: found, ends, minor }: ColumnRun): Warning[] {
  if (found === undefined) return []
  if (found.bent === undefined)
    return [
      warn(
        'euler_reached',
        `{axial_compression} ${shownForce(p.axial_compression ?? 0)} is not below the {euler_load} of ${shownForce(minor.N_cr)}: there is no equilibrium`,
        '/axial_compression',
      ),
    ]
  return p.eccentricity > 0 && ends !== 'pinned_pinned'
    ? [
        warn(
          'secant_ends',
          'the secant formula is for pinned ends: it is used here with the effective length',
          '/eccentricity',
        ),
      ]
    : []
}
