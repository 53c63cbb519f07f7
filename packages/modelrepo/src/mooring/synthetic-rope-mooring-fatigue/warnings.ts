/** What a specialist would remark on the ropes and on what the run took for them. */
import { MINIMUM_RATIOS } from '@keelson/standards/api-rp-2sm-2014/minimum-tension.ts'
import { meanTensionOfTests } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { STRENGTH_FACTOR } from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import {
  type Left,
  listed,
  outOf,
  shown,
  shownForce,
  shownPercent,
  shownRatio,
  type Warning,
  warner,
} from '@keelson/workflow'
import { largestRange, type SolvedRope } from './calculate-rope.ts'
import type { Params } from './inputs.ts'
import { CREEP_INPUTS, fibreName } from './modes.ts'

export const warnings = {
  slack_rope: 'Half of a tension range exceeds the mean tension, so the rope becomes slack.',
  minimum_above_trough: 'The minimum tension entered is above the mean tension minus half the maximum tension range.',
  low_minimum: 'The minimum allowable tension ratio is below the value for the fibre.',
  creep_placeholder: 'The creep life uses placeholder values, not rope tests.',
  strength_of_tests: 'The characteristic strength factor exceeds the DNV-OS-E301 value for ropes without break tests.',
} as const
const warn = warner(warnings)

/** Why the fatigue curve says little of a rope; undefined if its mean tension is within the range of tests. */
export function highMeanIn(ropes: readonly SolvedRope[]): Left | undefined {
  const lefts = ropes.map(({ rope, L_m }) =>
    outOf(
      meanTensionOfTests,
      L_m,
      `the mean tension of rope '${rope.id}' is ${shownPercent(L_m)} of its breaking load; the curve is valid up to ${meanTensionOfTests.to} %`,
    ),
  )
  return lefts.find((left) => left !== undefined)
}

/** What is said of a least tension below that of a fibre. */
export function lowMinimumIn(ropes: readonly SolvedRope[], r_all: number): string | undefined {
  const low = ropes.find(({ fibre }) => r_all < MINIMUM_RATIOS[fibre] * (1 - 1e-9))
  return (
    low &&
    `The minimum allowable tension ratio was entered as ${shownRatio(r_all)}; API RP 2SM requires ${shownRatio(MINIMUM_RATIOS[low.fibre])} for ${fibreName(low.fibre)}.`
  )
}

export const warningsOf = (p: Params, ropes: readonly SolvedRope[]): Warning[] => [
  ...ropes.flatMap((r) => ropeWarnings(p, r)),
  ...creep(p),
  ...strength(p),
]

function ropeWarnings(p: Params, { rope, index, fibre }: SolvedRope): Warning[] {
  const at = `/lines/${index}`
  const { mean_tension_kN: T_mean, min_tension_kN: T_min } = rope
  const largest = largestRange(rope)
  const trough = T_mean - largest / 2
  const asked = p.minimum_tension_ratio_allowable
  return [
    ...(trough < 0
      ? [
          warn(
            'slack_rope',
            `The maximum tension range of rope '${rope.id}' is ${shownForce(largest)}. Half of this range exceeds the {mean_tension_kN}, ${shownForce(T_mean)}, so the rope becomes slack.`,
            `${at}/tension_range_bins`,
          ),
        ]
      : []),
    ...(T_min > trough
      ? [
          warn(
            'minimum_above_trough',
            `The {min_tension_kN} of rope '${rope.id}', ${shownForce(T_min)}, is above ${shownForce(trough)}, the {mean_tension_kN} minus half the maximum tension range. The lower value is used.`,
            `${at}/min_tension_kN`,
          ),
        ]
      : []),
    ...(asked !== undefined && asked < MINIMUM_RATIOS[fibre]
      ? [
          warn(
            'low_minimum',
            `{minimum_tension_ratio_allowable} ${shownRatio(asked)} is below ${MINIMUM_RATIOS[fibre]}, the value for ${fibreName(fibre)} (rope '${rope.id}').`,
            '/minimum_tension_ratio_allowable',
          ),
        ]
      : []),
  ]
}

/** What of the creep law is a placeholder, in words; undefined where nothing is. */
export function placeholdersOf(p: Params): string | undefined {
  const left = CREEP_INPUTS.filter((name) => p[name] === undefined)
  if (left.length === 0) return undefined
  return `The creep life is a screening value, because placeholder values are used instead of rope test results for ${listed(left.map((name) => `{${name}}`))}.`
}

function creep(p: Params): Warning[] {
  const left = placeholdersOf(p)
  return left === undefined ? [] : [warn('creep_placeholder', left)]
}

function strength({ characteristic_strength_factor: k_S }: Params): Warning[] {
  if (k_S <= STRENGTH_FACTOR.value) return []
  const message = `{characteristic_strength_factor} ${shown(k_S)} exceeds ${STRENGTH_FACTOR.value}. DNV-OS-E301 requires break test statistics, unless the curve is based on the breaking load.`
  return [warn('strength_of_tests', message, '/characteristic_strength_factor')]
}
