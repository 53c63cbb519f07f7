/** The answer in one sentence. */
import { fromSI } from '@keelson/units'
import type { Held } from './calculate-cover.ts'
import type { Surveyed } from './calculate-survey.ts'
import type { Params } from './contract.ts'

const digits = (v: number) => String(Number(v.toPrecision(3)))
const kNm = (v: number) => `${digits(fromSI(v, 'kN/m'))} kN/m`

/** others: every check but that of the download passes. */
export function sentence(p: Params, P: number, held: Held, worst: Surveyed | undefined, others: boolean): string {
  const rest = others ? '' : '; another check fails'
  if (P <= 0) return `The pipe is in tension: nothing lifts it${rest}`
  const against = `${kNm(held.w_d)} of download are needed, ${kNm(held.w_av)} available`
  if (held.w_d <= held.w_av) return `${routeOf(worst)}: ${against}${rest}`
  const H = held.H_req
  const need = H === undefined ? 'no depth of this clay suffices' : `${digits(H)} m of cover to the top would do`
  return `The cover does not hold: ${against}; ${need}, ${digits(p.cover_height_top)} m given`
}

const routeOf = (worst: Surveyed | undefined) =>
  worst && worst.utilisation > 1
    ? `At ${digits(worst.position)} m of the route the cover does not hold (utilisation ${digits(worst.utilisation)}), over this imperfection it does`
    : 'The cover holds'
