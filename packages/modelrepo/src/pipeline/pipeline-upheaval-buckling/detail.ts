/** The answer in one sentence. */
import { midSentence, shownIn } from '@keelson/workflow'
import { named, notMet } from '../_shared/buckling/verdict.ts'
import type { Held } from './calculate-cover.ts'
import type { Surveyed } from './calculate-survey.ts'
import type { Params } from './params.ts'

const kNm = (v: number) => shownIn(v, 'kN/m', 3)
const metres = (v: number) => shownIn(v, 'm', 3)

/** others: checks that fail beside that of the download. */
export function sentence(
  p: Params,
  P: number,
  held: Held,
  worst: Surveyed | undefined,
  others: readonly string[],
): string {
  const rest = notMet(others)
  if (P <= 0) return `The pipe is in tension: nothing lifts it${rest}`
  const against = `${kNm(held.w_d)} of download are needed, ${kNm(held.w_av)} available`
  if (held.w_d <= held.w_av) return `${holds(worst, others)}: ${against}`
  const H = held.H_req
  const need = H === undefined ? 'no depth of this clay suffices' : `${metres(H)} of cover to the top would do`
  return `The cover does not hold: ${against}; ${need}, ${metres(p.cover_height_top)} given${rest}`
}

/** What fails comes first. */
const holds = (worst: Surveyed | undefined, others: readonly string[]) =>
  others.length === 0 ? routeOf(worst) : `Not met: ${named(others)}. As to the download: ${midSentence(routeOf(worst))}`

const routeOf = (worst: Surveyed | undefined) =>
  worst && worst.utilisation > 1
    ? `At ${metres(worst.position)} of the route the cover does not hold (utilisation ${shownIn(worst.utilisation, '-', 3)}), over this imperfection it does`
    : 'The cover holds'
