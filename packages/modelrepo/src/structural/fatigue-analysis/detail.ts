/** The sentence of the run. */
import { printPower } from '@keelson/units'
import { capitalised, shown, shownIn, shownPercent, shownYears } from '@keelson/workflow'
import type { Analysis } from './calculate-analysis.ts'
import { largestRange } from './calculate-limits.ts'
import type { Params } from './inputs.ts'

/** `readings` are the ranges, Pa, read at the cycles that the inputs name. */
export function sentence(p: Params, found: Analysis, readings: readonly number[] | undefined): string {
  const { verdict, longTerm } = found
  if (verdict === undefined) {
    if (longTerm === undefined) return readingInWords(p, found, readings)
    return `A damage of ${shown(p.target_damage, 3)} allows a nominal range of ${shownIn(longTerm.allowable, 'MPa')} once in all cycles; neither scale nor extreme range is given`
  }
  const [S, S_0] = [largestRange(found), p.fatigue_limit]
  if (S_0 !== undefined && S > 0 && S <= S_0)
    return `The largest effective range, ${shownIn(S, 'MPa')}, is at or below {fatigue_limit}, ${shownIn(S_0, 'MPa')}: no crack grows, whatever the Miner sum of ${shown(verdict.D, 3)}`
  if (verdict.D === 0) return 'The damage is 0: no cycle does any, and the life has no end'
  const lasts = verdict.life !== undefined ? `, fatigue life ${shownYears(verdict.life)}` : ''
  const factored = `times the design fatigue factor of ${shown(p.design_fatigue_factor)} it is ${shown(verdict.u, 3)} against 1`
  return `Damage ${shown(verdict.D, 3)}${lasts}; ${factored}${most(found)}`
}

function readingInWords(
  { query_cycles }: Params,
  { curve: { title, S_1 } }: Analysis,
  readings: readonly number[] | undefined,
): string {
  const [N, S] = [query_cycles?.[0], readings?.[0]]
  if (N !== undefined && S !== undefined)
    return `${capitalised(title)} withstands a range of ${shownIn(S, 'MPa')} for ${printPower(N)} cycles`
  if (S_1 === undefined) return `The curve is read: ${title}`
  return `${capitalised(title)} changes its slope at a range of ${shownIn(S_1, 'MPa')}`
}

function most({ histogram, longTerm }: Analysis): string {
  if (histogram && histogram.bins.length > 1) {
    const { worst, D } = histogram
    return `; the range of ${shownIn(worst.S_n, 'MPa')} does ${shownPercent(worst.d / D)} of it`
  }
  return longTerm ? `; the allowable extreme range is ${shownIn(longTerm.allowable, 'MPa')}` : ''
}
