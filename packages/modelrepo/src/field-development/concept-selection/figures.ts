/** The field with the host that leads, and a radar of the best. */
import { type Drawing, figure, labelled, named } from '@keelson/figures'
import { type RadarSeries, radar } from '@keelson/figures/things/radar.ts'
import { hostInWords } from '@keelson/physics/field-concepts/hosts.ts'
import { firstOf, type NotApplicable, notApplicable, saying } from '@keelson/workflow'
import { hostFigure } from '../_shared/hosts/host-figure.ts'
import { orderOf, type Ranked } from './calculate-ranked.ts'
import type { Screening } from './calculate-screening.ts'
import type { Field } from './inputs.ts'

export function fieldDrawing(p: Field, { hosts }: Screening): Drawing | NotApplicable {
  const feasible = hosts.filter((h) => h.feasible)
  const [best = -1] = orderOf(feasible.map((h) => h.score))
  const first = feasible[best]
  if (first === undefined) return notApplicable('no host is feasible')
  const { water_depth: d, reservoir_size: R, distance_to_infrastructure: L } = p
  return hostFigure({
    host: first.host,
    depth: d,
    length: first.host === 'Subsea_Tieback' ? L : undefined,
    notes: [named(`${hostInWords(first.host)}, ${first.score.toFixed(0)} of 100`)],
    flow: labelled('R', R, 'MMbbl'),
  })
}

const ROLES: readonly Pick<RadarSeries, 'role' | 'dashed'>[] = [
  { role: 'answer' },
  { role: 'load', dashed: true },
  { role: 'resistance' },
]
/** Axes of a radar at least, and at most. */
const [FEWEST, MOST] = [3, 10] as const
const REACH = 1.6

export function radarDrawing({ names, called, criteria, scores, worth, scale }: Ranked): Drawing | NotApplicable {
  if (names.length === 0) return notApplicable('there is no score to show')
  if (criteria.length < FEWEST || criteria.length > MOST)
    return notApplicable(`a radar chart requires ${FEWEST} to ${MOST} criteria`)
  const { shown, note } = firstOf(orderOf(scores), {
    most: ROLES.length,
    things: 'concepts',
    by: 'those with the highest scores',
  })
  const series = shown.map((i, k): RadarSeries => {
    const values = (worth[i] ?? []).map((x) => x / scale)
    return { name: called[i] ?? '', values, ...(ROLES[k] ?? { role: 'outline' }) }
  })
  const chart = figure(
    { unit: 'm', scale: 'none', aspect: 1, frame: { x: [-REACH, REACH], y: [-REACH, REACH] } },
    radar(criteria, series),
  )
  return saying(chart, note)
}
