/** The tables: sections both ways, strings, and the concepts beside each other. */
import { silent } from '@keelson/equations'
import { type Ending, MOST_HOLES, type OpenHole } from '@keelson/physics/well-planning/seat-search.ts'
import { inPractice, notApplicable, shownIn, textColumn, wordedColumn } from '@keelson/workflow'
import { pressedMost, type Seats, topDown } from './calculate-seats.ts'
import { allConcepts, inWords } from './concept.ts'
import type { StringResult } from './strings.ts'

const { numberColumn } = inPractice('oilfield')
const depth = (title: string) => numberColumn('well_depth', title)
const weight = (title: string) => numberColumn('mud_density', title)
const pressure = (title: string) => numberColumn('net_pressure', title)
const factor = (title: string) => numberColumn('safety_factor', title)

export const seatTables = {
  sections: {
    title: 'Sections from the bottom up',
    description:
      'Each section with its shoe, no shallower than the surface casing shoe, and the required and maximum mud weights. The reason for the shoe depth and the maximum overbalance are also shown.',
    columns: {
      bottom: depth('Bottom'),
      shoe: depth('Shoe depth'),
      mud_weight: weight('Mud weight'),
      greatest_mud_weight: weight('Maximum mud weight'),
      ending: wordedColumn('Reason for shoe depth'),
      sticking_depth: depth('Maximum overbalance depth'),
      differential_pressure: pressure('Overbalance'),
      differential_pressure_borne: pressure('Usual overbalance limit'),
    },
  },
  top_down: {
    title: 'Sections from the top down',
    description:
      'Alternative design from the surface casing down, with the same number of sections. Each shoe is as deep as permitted.',
    columns: {
      shoe: depth('From'),
      bottom: depth('Bottom depth'),
      mud_weight: weight('Mud weight'),
      greatest_mud_weight: weight('Maximum mud weight'),
      ending: wordedColumn('Reason for depth'),
    },
  },
}
export const stringTables = {
  string_checks: {
    title: 'Strings',
    description: 'Loads, ratings and safety factors of each string.',
    columns: {
      name: textColumn('String'),
      burst_load: pressure('Burst load'),
      burst_rating: pressure('Burst rating'),
      burst_safety_factor: factor('Burst'),
      collapse_load: pressure('Collapse load at the shoe'),
      collapse_rating: pressure('Collapse rating'),
      collapse_safety_factor: factor('Collapse'),
      tension_load: numberColumn('well_tubular_force', 'Tension load'),
      tension_rating: numberColumn('well_tubular_force', 'Tension rating'),
      tension_safety_factor: factor('Tension'),
      triaxial_safety_factor: factor('Triaxial'),
    },
  },
}
export const conceptTables = {
  concepts: {
    title: 'Hole concepts at the water depth',
    description: 'Cost and risk of the three concepts at the entered water depth.',
    columns: {
      concept: wordedColumn('Concept'),
      drilling: numberColumn('work_cost', 'Drilling'),
      casing: numberColumn('work_cost', 'Casing'),
      completion: numberColumn('work_cost', 'Completion'),
      total: numberColumn('work_cost', 'Total'),
      stuck_pipe: numberColumn('-', 'Stuck pipe'),
      lost_circulation: numberColumn('-', 'Lost circulation'),
      wellbore_instability: numberColumn('-', 'Wellbore instability'),
      overall: numberColumn('-', 'Overall'),
    },
  },
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  fracture: 'fracture gradient limits the mud weight',
  pore: 'pore pressure requires a mud weight above the maximum for another part of the hole',
  closed: 'no suitable mud weight',
  end: 'no further limit',
}

export const TOO_NARROW = `the mud window is too narrow to reach the surface casing with ${MOST_HOLES} hole sections`

/** Why there are no seats. */
export const whyNoSeats = ({ narrowest: { z }, unfinished }: Seats) =>
  notApplicable(
    unfinished
      ? TOO_NARROW
      : `there is no mud window at ${shownIn(z, 'ft', 6)}, where the mud weight for the pore pressure exceeds the maximum`,
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
      ending: seat.isSurface ? 'surface casing set' : ENDINGS[seat.hole.ending],
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
    ending: hole.ending === 'end' ? 'total depth reached' : ENDINGS[hole.ending],
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
