/** Where a pass of a spread shows nothing: strains, storms and uplifts beyond its method. SI. */
import { linearStrain } from '@keelson/physics/catenary/shape.ts'
import { upliftOfAnchor } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { enoughPeaks, FEWEST_PEAKS } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { type Left, outOf, shown, shownForce, shownPercent } from '@keelson/workflow'
import type { Condition } from './conditions.ts'
import type { SpreadParams } from './inputs.ts'
import type { CommonLine } from './line.ts'
import { isHeld, type SolvedSpread } from './solve.ts'

/** Every condition without a line lost. */
export const intactConditions = ({ intact, extreme }: SolvedSpread): Condition[] => [
  intact,
  ...(extreme ? [extreme] : []),
]

/** Every condition with a line lost. */
export const lossConditions = ({ losses }: SolvedSpread): Condition[] =>
  losses.filter(isHeld).flatMap(({ mean, extreme }) => [mean, ...(extreme ? [extreme] : [])])

/** A line that stretches so that it is hardly linear, in any of the conditions. */
export function strainedIn(conditions: readonly Condition[], line: CommonLine): Left | undefined {
  const strains = conditions.flatMap((c) =>
    c.lines.flatMap(({ segments }, i) =>
      segments.map(({ upperTension, lowerTension }, k) => ({
        number: (c.numbers[i] ?? 0) + 1,
        strain: Math.max(upperTension, lowerTension) / (line.segments[k]?.axialStiffness ?? Number.NaN),
      })),
    ),
  )
  const { number, strain } = strains.reduce((a, b) => (b.strain > a.strain ? b : a), { number: 0, strain: 0 })
  return outOf(
    linearStrain,
    strain,
    `the strain of line ${number} is ${shownPercent(strain)}; linear elasticity is valid up to ${linearStrain.to} %`,
  )
}

/** A storm so short that its largest motion is not that of the Rayleigh distribution. */
export function shortStorm(p: SpreadParams): Left | undefined {
  const lefts = (['low_frequency_zero_crossing_period', 'wave_frequency_zero_crossing_period'] as const).map((name) => {
    const T = p[name]
    if (T === undefined) return undefined
    const N = p.storm_duration / T
    const said = `{storm_duration} is ${shown(N, 3)} times the {${name}}; the Rayleigh maximum requires a ratio of at least ${FEWEST_PEAKS}`
    return outOf(enoughPeaks, N, said)
  })
  return lefts.find((left) => left !== undefined)
}

/** Largest vertical pull on an anchor, N. */
export const upliftIn = (conditions: readonly Condition[]): number =>
  Math.max(0, ...conditions.flatMap((c) => c.lines.map((at) => at.anchorVerticalTension)))

/** An anchor that the intact mooring pulls up. */
export function liftedAnchor(solved: SolvedSpread): Left | undefined {
  const uplift = upliftIn(intactConditions(solved))
  const said = `the anchor uplift is ${shownForce(uplift)}; drag anchors are not designed for uplift`
  return outOf(upliftOfAnchor, uplift, said)
}
