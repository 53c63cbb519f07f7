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
  const leads = `${capitalised(name)} ranks first with ${shown(scores[best] ?? 0, DIGITS)} ${unit}`
  if (second === undefined || margin === undefined) return `${leads}; no other host is feasible`
  const often = first === undefined ? '' : `, first in ${shownPercent(Number(first.toPrecision(2)))} of sampled weights`
  return `${leads}, ${shown(margin, 2)} ahead of ${called[second]}${often}`
}

export function comparedSentence({ names, weights, ratio }: Compared): string {
  const most = weights.indexOf(Math.max(...weights))
  return `'${names[most] ?? ''}' has the highest weight, ${shownPercent(weights[most] ?? 0)}; consistency ratio ${shown(ratio, 2)}`
}
