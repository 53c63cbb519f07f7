/** The answer in one sentence. */
import { capitalised, shown, shownPercent } from '@keelson/workflow'
import type { Compared } from './calculate-pairwise.ts'
import { orderOf, type Ranked } from './calculate-ranked.ts'

/** Digits of a score in words. */
const DIGITS = 3

export function rankingSentence(
  { called, scores, unit }: Ranked,
  margin: number | undefined,
  first: number | undefined,
) {
  const [best, second] = orderOf(scores)
  if (best === undefined) return 'No host is feasible in this water depth'
  const name = called[best] ?? ''
  const inPoints = unit === POINTS
  const score = `${shown(scores[best] ?? 0, DIGITS)} ${inPoints ? 'out of 100' : '(maximum 1)'}`
  const leads = `${capitalised(name)} ranks first with a score of ${score}`
  if (second === undefined || margin === undefined) return `${leads}; no other host is feasible`
  const often =
    first === undefined
      ? ''
      : `. It ranks first for ${shownPercent(Number(first.toPrecision(2)))} of the sampled weight sets`
  const ahead = margin === 0 ? 'tied with' : `${leadInWords(margin, unit)} ahead of`
  return `${leads}, ${ahead} ${called[second]}${often}`
}

const POINTS = 'of 100'

/** '3 points' of a score of 100, '0.08' of a score of 1. */
export function leadInWords(margin: number, unit: string): string {
  const lead = shown(margin, 2)
  return unit === POINTS ? `${lead} ${lead === '1' ? 'point' : 'points'}` : lead
}

export function comparedSentence({ names, weights, ratio }: Compared): string {
  const most = weights.indexOf(Math.max(...weights))
  return `'${names[most] ?? ''}' has the highest weight, ${shownPercent(weights[most] ?? 0)}; consistency ratio ${shown(ratio, 2)}`
}
