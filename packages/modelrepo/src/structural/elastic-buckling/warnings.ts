/** What a specialist would remark on a column or a plate. */
import { ADVISED_SLENDERNESS, RECOMMENDED_K } from '@keelson/standards/aisc-360-2016/compression.ts'
import { shown, shownForce, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Column, ColumnRun } from './column.ts'
import { GENERAL } from './inputs.ts'

export const warnings = {
  recommended_length: 'The theoretical effective length factor is below the AISC design recommendation.',
  slender: 'The slenderness ratio exceeds the AISC recommended limit of 200.',
  class_4: 'The tube wall is class 4 and buckles locally, so the buckling resistance is not valid.',
  secant_ends:
    'The secant formula is derived for pinned ends. For these end conditions it is applied with the effective length.',
  euler_reached: 'The axial compression reaches the Euler load, so no stable equilibrium exists.',
  torsion: 'Torsional buckling of open sections is not checked and may govern.',
} as const
const warn = warner(warnings)

export const columnWarnings = (p: Column, run: ColumnRun): Warning[] => [
  ...recommended(run),
  ...slender(run.lambda_r),
  ...local(run),
  ...eccentric(p, run),
  ...(p.section_shape === GENERAL
    ? [warn('torsion', 'Torsional, flexural-torsional and local buckling of a general section are not checked.')]
    : []),
]

function recommended({ ends, K }: ColumnRun): Warning[] {
  if (ends === undefined || RECOMMENDED_K[ends] <= K) return []
  return [
    warn(
      'recommended_length',
      `The effective length factor K is the theoretical value of ${shown(K, 4)} for the {end_condition}. No end is fully fixed in practice, so AISC recommends K = ${RECOMMENDED_K[ends]} for design. Enter this value as the {effective_length_factor}.`,
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
          `{slenderness_ratio} ${shown(lambda_r, 4)} exceeds the AISC recommended limit of ${ADVISED_SLENDERNESS.value}.`,
        ),
      ]

export const isClass4 = ({ wall }: ColumnRun): boolean => wall !== undefined && wall.slenderness > wall.limit

const local = (run: ColumnRun): Warning[] =>
  run.wall === undefined || !isClass4(run)
    ? []
    : [
        warn(
          'class_4',
          `D/t ${shownRatio(run.wall.slenderness)} exceeds the class 3 limit of ${shownRatio(run.wall.limit)}. The wall buckles locally and the {buckling_resistance} is not valid.`,
          '/wall_thickness',
        ),
      ]

function eccentric(p: Column, { eccentric: found, ends, minor }: ColumnRun): Warning[] {
  if (found === undefined) return []
  if (found.bent === undefined)
    return [
      warn(
        'euler_reached',
        `{axial_compression} ${shownForce(p.axial_compression ?? 0)} is not below the {euler_load}, ${shownForce(minor.N_cr)}. No stable equilibrium exists.`,
        '/axial_compression',
      ),
    ]
  return p.eccentricity > 0 && ends !== 'pinned_pinned'
    ? [
        warn(
          'secant_ends',
          'The secant formula is derived for pinned ends. For these end conditions it is applied with the effective length.',
          '/eccentricity',
        ),
      ]
    : []
}
