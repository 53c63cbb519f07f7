/** The answer in a sentence or two. */
import {
  type CheckResult,
  forInformation,
  type NotChecked,
  shownIn,
  shownUtilisation,
  utilisation,
} from '@keelson/workflow'
import type { Held } from './calculate-cover.ts'
import type { Surveyed } from './calculate-survey.ts'
import type { Params } from './inputs.ts'

const kNm = (v: number) => shownIn(v, 'N/m', 3)
const metres = (v: number) => shownIn(v, 'm', 3)

/** rock: on all surveyed imperfections, m3; undefined where it is not known. */
export function sentence(
  p: Params,
  P: number,
  held: Held,
  worst: Surveyed | undefined,
  rock: number | undefined,
  checks: { readonly download: Made; readonly route?: Made },
): string {
  const said = `${coverOf(p, held)}; ${pressed(P, held)}, utilisation ${shownUtilisation(utilisation(held.u))}`
  const own = isOpen(checks.download) ? forInformation(said) : said
  return worst === undefined ? own : `${own}. ${surveyed(worst, rock, isOpen(checks.route))}.`
}

type Made = CheckResult | NotChecked

const isOpen = (made: Made | undefined): boolean => made !== undefined && 'notChecked' in made

const coverOf = ({ cover_height_top: H }: Params, { H_req }: Held) =>
  H_req === undefined
    ? `No cover depth in this clay gives the required uplift resistance (provided ${metres(H)})`
    : `Required cover to top of pipe for uplift resistance ${metres(H_req)} (provided ${metres(H)})`

const pressed = (P: number, { w_d, w_av }: Held) =>
  P <= 0
    ? 'the pipe is in tension and does not lift'
    : `factored required download ${kNm(w_d)} (available ${kNm(w_av)})`

function surveyed(
  { position, utilisation: u, required_cover, cover }: Surveyed,
  rock: number | undefined,
  open: boolean,
): string {
  const need =
    required_cover === null ? 'no cover depth in this clay is sufficient' : `required ${metres(required_cover)}`
  const dumped = rock === undefined || !(rock > 0) ? '' : `. Rock volume along the route ${shownIn(rock, 'm3', 3)}`
  const feature = open
    ? forInformation(`surveyed imperfection at ${metres(position)},`)
    : `Governing surveyed imperfection at ${metres(position)}:`
  return `${feature} cover ${metres(cover)} (${need}), utilisation ${shownUtilisation(utilisation(u))}${dumped}`
}
