/** What a specialist would remark on the ropes and on what the run took for them. */
import { MINIMUM_RATIOS } from '@keelson/standards/api-rp-2sm-2014/minimum-tension.ts'
import { meanTensionOfTests } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { STRENGTH_FACTOR } from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import { type Left, outOf, shown, shownForce, shownPercent, shownRatio, type Warning, warner } from '@keelson/workflow'
import { largestRange, type SolvedRope } from './calculate-rope.ts'
import type { Params } from './inputs.ts'
import { CREEP_INPUTS } from './modes.ts'

export const warnings = {
  slack_rope: 'The mean tension less half of a range is below nothing: the rope goes slack.',
  minimum_above_trough: 'The minimum tension stated is above the trough of the largest range.',
  low_minimum: 'The least tension allowed is below that of the fibre.',
  creep_placeholder: 'The creep life rests on placeholders and not on tests of the rope.',
  strength_of_tests:
    'Tension ranges are divided by more of the breaking load than DNV-OS-E301 allows without break tests.',
} as const
const warn = warner(warnings)

/** Why the fatigue curve says little of a rope; undefined if its mean tension is within the range of tests. */
export function highMeanIn(ropes: readonly SolvedRope[]): Left | undefined {
  const lefts = ropes.map(({ rope, L_m }) =>
    outOf(
      meanTensionOfTests,
      L_m,
      `the mean tension of '${rope.id}' is ${shownPercent(L_m)} of its breaking load; the curve is valid to ${meanTensionOfTests.to} %`,
    ),
  )
  return lefts.find((left) => left !== undefined)
}

/** What is said of a least tension below that of a fibre. */
export function lowMinimumIn(ropes: readonly SolvedRope[], r_all: number): string | undefined {
  const low = ropes.find(({ fibre }) => r_all < MINIMUM_RATIOS[fibre] * (1 - 1e-9))
  return (
    low && `${shownRatio(r_all)} as entered; API RP 2SM has ${shownRatio(MINIMUM_RATIOS[low.fibre])} for ${low.fibre}`
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
            `'${rope.id}': half of its largest range, ${shownForce(largest)}, is more than its {mean_tension_kN}, ${shownForce(T_mean)}: the rope goes slack`,
            `${at}/tension_range_bins`,
          ),
        ]
      : []),
    ...(T_min > trough
      ? [
          warn(
            'minimum_above_trough',
            `'${rope.id}': {min_tension_kN} ${shownForce(T_min)} is above the trough of its largest range, ${shownForce(trough)}`,
            `${at}/min_tension_kN`,
          ),
        ]
      : []),
    ...(asked !== undefined && asked < MINIMUM_RATIOS[fibre]
      ? [
          warn(
            'low_minimum',
            `'${rope.id}': {minimum_tension_ratio_allowable} ${shownRatio(asked)} is below ${MINIMUM_RATIOS[fibre]}, that of ${fibre}`,
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
  return `the creep life is a screening by placeholders, not by tests of the rope: ${left.map((name) => `{${name}}`).join(', ')}`
}

function creep(p: Params): Warning[] {
  const left = placeholdersOf(p)
  return left === undefined ? [] : [warn('creep_placeholder', left)]
}

function strength({ characteristic_strength_factor: k_S }: Params): Warning[] {
  if (k_S <= STRENGTH_FACTOR.value) return []
  const message = `{characteristic_strength_factor} ${shown(k_S)} is above ${STRENGTH_FACTOR.value}: by DNV-OS-E301 it needs statistics of break tests, unless the curve refers to the breaking load`
  return [warn('strength_of_tests', message, '/characteristic_strength_factor')]
}
