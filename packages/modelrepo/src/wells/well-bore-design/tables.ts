/** The tables: sections both ways, strings, and the concepts beside each other. */
import { silent } from '@keelson/equations'
import type { Ending, OpenHole } from '@keelson/physics/well-planning/seat-search.ts'
import { notApplicable, shownIn } from '@keelson/workflow'
import { allConcepts, inWords } from './calculate-concept.ts'
import { pressedMost, type Seats, topDown } from './calculate-seats.ts'
import type { StringResult } from './calculate-strings.ts'

const ENDINGS: Readonly<Record<Ending, string>> = {
  fracture: 'the fracture gradient bears no more than this mud',
  pore: 'the pores need more than is borne elsewhere in the hole',
  closed: 'no mud suits any longer',
  end: 'nothing hinders it any further',
}

/** Why there are no seats. */
export const whyNoSeats = ({ narrowest: { z }, unfinished }: Seats) =>
  notApplicable(
    unfinished
      ? 'the mud window is too narrow for any reasonable number of strings'
      : `no mud window at ${shownIn(z, 'ft', 6)}: what holds the pores there is not borne`,
  )

export function sectionRows(seats: Seats) {
  if (!seats.seats) return whyNoSeats(seats)
  return seats.seats.map((seat) => {
    const { z, excess, borne } = pressedMost(seats, seat)
    return {
      bottom: seat.bottom,
      shoe: seat.shoe,
      mud_weight: seat.mudWeight,
      greatest_mud_weight: seat.hole.greatest,
      ending: seat.isSurface ? 'the surface casing is set' : ENDINGS[seat.hole.ending],
      sticking_depth: z,
      differential_pressure: excess,
      differential_pressure_borne: borne,
    }
  })
}

export function topDownRows(seats: Seats) {
  const { holes, unfinished } = topDown(seats)
  if (!seats.seats || unfinished) return whyNoSeats(seats)
  return holes.map((hole: OpenHole) => ({
    shoe: hole.from,
    bottom: hole.to,
    mud_weight: hole.mudWeight,
    greatest_mud_weight: hole.greatest,
    ending: hole.ending === 'end' ? 'the total depth is reached' : ENDINGS[hole.ending],
  }))
}

export const stringRows = (results: readonly StringResult[]) =>
  results.map((one) => ({
    name: one.row.name,
    burst_load: one.P_bl,
    burst_rating: one.P_br,
    burst_safety_factor: one.burst,
    collapse_load: one.P_cs,
    collapse_rating: one.collapse?.found?.P_c ?? null,
    collapse_safety_factor: one.collapseFactor ?? null,
    tension_load: one.F_l,
    tension_rating: one.F_t,
    tension_safety_factor: one.tension,
    triaxial_safety_factor: one.triaxial,
  }))

export const conceptRows = (waterDepth: number) =>
  allConcepts(waterDepth, silent).map(({ type, concept, cost, total }) => ({
    concept: inWords(type),
    ...cost,
    total,
    ...concept.risk,
  }))
