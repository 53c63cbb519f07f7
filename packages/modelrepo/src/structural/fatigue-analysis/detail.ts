/** The sentence of the run. */
import { printPower } from '@keelson/units'
import {
  capitalised,
  forInformation,
  shown,
  shownIn,
  shownPercent,
  shownUtilisation,
  shownYears,
  utilisation,
} from '@keelson/workflow'
import type { Analysis } from './calculate-analysis.ts'
import { largestRange } from './calculate-limits.ts'
import type { Params } from './inputs.ts'

/** `readings` are the ranges, Pa, read at the cycles that the inputs name; a pass in doubt is for information only. */
export function sentence(
  p: Params,
  found: Analysis,
  readings: readonly number[] | undefined,
  isInDoubt: boolean,
): string {
  const { verdict, longTerm } = found
  if (verdict === undefined) {
    if (longTerm === undefined) return readingInWords(p, found, readings)
    return `For a damage of ${shown(p.target_damage, 3)} the allowable extreme nominal stress range is ${shownIn(longTerm.allowable, 'MPa')} (exceeded once). No Weibull scale parameter or extreme stress range is provided`
  }
  const [S, S_0] = [largestRange(found), p.fatigue_limit]
  if (S_0 !== undefined && S > 0 && S <= S_0)
    return `Maximum effective stress range ${shownIn(S, 'MPa')} does not exceed the {fatigue_limit}, ${shownIn(S_0, 'MPa')}. No crack grows, so the Miner sum of ${shown(verdict.D, 3)} is not a criterion`
  if (verdict.D === 0) return 'The damage is zero, so no fatigue life is calculated'
  const lasts = verdict.life !== undefined ? `, fatigue life ${shownYears(verdict.life)}` : ''
  const factored = `utilisation ${shownUtilisation(utilisation(verdict.u))} with a design fatigue factor of ${shown(p.design_fatigue_factor)}`
  const damage = `Damage ${shown(verdict.D, 3)} over ${shownYears(p.design_life)}${lasts}, ${factored}${most(p, found)}`
  return isInDoubt && verdict.u <= 1 ? forInformation(damage) : damage
}

function readingInWords(
  { query_cycles }: Params,
  { curve: { title, S_1 } }: Analysis,
  readings: readonly number[] | undefined,
): string {
  const [N, S] = [query_cycles?.[0], readings?.[0]]
  if (N !== undefined && S !== undefined)
    return `${capitalised(title)}: allowable stress range ${shownIn(S, 'MPa')} at ${printPower(N)} cycles`
  if (S_1 === undefined) return `Curve constants reported: ${title}`
  return `${capitalised(title)}: change of slope at a stress range of ${shownIn(S_1, 'MPa')}`
}

function most({ target_damage }: Params, { histogram, longTerm }: Analysis): string {
  if (histogram && histogram.bins.length > 1) {
    const { worst, D } = histogram
    return `. The ${shownIn(worst.S_n, 'MPa')} stress range causes ${shownPercent(worst.d / D)} of the damage`
  }
  return longTerm
    ? `. Allowable extreme stress range ${shownIn(longTerm.allowable, 'MPa')} for a damage of ${shown(target_damage, 3)}`
    : ''
}
