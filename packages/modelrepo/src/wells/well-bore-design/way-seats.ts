/** Casing seats by the mud window: each shoe as shallow as it can be, from the bottom up. */
import { greatestMudWeight, leastMudWeight } from '@keelson/physics/well-planning/mud-window.ts'
import { inPractice, listed, rowsValue, shownIn } from '@keelson/workflow'
import { drilled, type Seats, seatsOf } from './calculate-seats.ts'
import { seatsFigure, wellFigures } from './figures.ts'
import { type Given, way } from './inputs.ts'
import { seatChart, seatCharts } from './pictures.ts'
import { profileRules } from './rules.ts'
import { sentence } from './sentence.ts'
import { seatTables, sectionRows, TOO_NARROW, topDownRows, whyNoSeats } from './tables.ts'
import { seatWarnings } from './warnings.ts'

const { numberValue, numberColumn, compares } = inPractice('oilfield')

export const seatValues = {
  seats: rowsValue({
    title: 'Casing seats',
    description:
      'Casing seats, deepest first, each at its shallowest permissible depth. The last seat is the surface casing shoe if the open hole would otherwise extend above it.',
    columns: {
      shoe_depth: numberColumn('well_depth', 'Shoe'),
      mud_weight: numberColumn('mud_density', 'Mud weight below'),
    },
  }),
  deepest_seat_depth: numberValue('well_depth', {
    title: 'Deepest seat',
    symbol: 'z_s1',
    description: 'Vertical depth of the deepest shoe.',
  }),
  number_of_seats_below_surface_casing: numberValue('-', {
    title: 'Seats below surface casing',
    description: 'Number of casing shoes deeper than the surface casing shoe.',
    minimum: 0,
  }),
  mud_weight_last_section: numberValue('mud_density', {
    title: 'Last section mud weight',
    symbol: 'MW_s1',
    description: 'Minimum mud weight for the pore pressure and trip margin in the last section.',
  }),
}
export const seatChecks = {
  mud_window: compares('mud_density', {
    title: 'Mud window',
    criterion: leastMudWeight,
    demand: { symbol: 'MW_w', title: leastMudWeight.title },
    capacity: { symbol: 'MW_max_w', title: greatestMudWeight.title },
  }),
}

export const bySeats = way({
  takes: drilled,
  rules: profileRules,
  values: seatValues,
  checks: seatChecks,
  tables: seatTables,
  charts: seatCharts,
  figures: wellFigures,
  calculate: (p, trace) => {
    const seats = seatsOf(p, trace)
    return {
      ...ofSeats(p, seats),
      tables: () => tablesOfSeats(seats),
      charts: () => seatChart(seats),
      figures: () => ({ well: seatsFigure(seats) }),
      warnings: seatWarnings(p, seats),
      detail: sentence(seated(seats)),
    }
  },
})

export const ofSeats = (p: Given<'surface_casing_depth'>, found: Seats) => ({
  values: valuesOf(p, found),
  beside: { mud_window: besideWindow(found) },
})
export const tablesOfSeats = (seats: Seats) => ({ sections: sectionRows(seats), top_down: topDownRows(seats) })

/** A shoe that is deeper by no more than conversions leave stands at the surface casing. */
const ROUNDING = 1e-9

/** Told: a shoe that nothing hinders, and a mud that another depth bounds, have other symbols. */
function valuesOf({ surface_casing_depth: z_sc }: Given<'surface_casing_depth'>, found: Seats) {
  const { seats } = found
  const [last] = seats ?? []
  if (!seats || !last) {
    const none = whyNoSeats(found)
    return {
      seats: none,
      deepest_seat_depth: none,
      number_of_seats_below_surface_casing: none,
      mud_weight_last_section: none,
    }
  }
  return {
    seats: seats.map(({ shoe, mudWeight }) => ({ shoe_depth: shoe, mud_weight: mudWeight })),
    deepest_seat_depth: last.shoe,
    number_of_seats_below_surface_casing: seats.filter(({ shoe }) => shoe > z_sc * (1 + ROUNDING)).length,
    mud_weight_last_section: last.mudWeight,
  }
}

function besideWindow({ narrowest: { z, least, greatest }, unfinished }: Seats) {
  const at = shownIn(z, 'ft', 6)
  if (greatest <= least)
    return {
      failure: `there is no mud window at ${at}, where the mud weight for the pore pressure exceeds the maximum`,
    }
  if (!unfinished) return { note: `narrowest at ${at}` }
  const failure = `${TOO_NARROW}, narrowest at ${at}`
  return { failure }
}

/** Of shoes that are many the first ones from the bottom. */
const MOST_NAMED = 4
export function seated(found: Seats): string {
  const { seats } = found
  const [last] = seats ?? []
  if (!seats || !last)
    return found.narrowest.greatest > found.narrowest.least
      ? 'no casing seats are reported'
      : `no casing seats are reported, because ${whyNoSeats(found).notApplicable}`
  const shoes = seats.slice(0, MOST_NAMED).map(({ shoe }) => shownIn(shoe, 'ft', 6))
  const more = seats.length > MOST_NAMED ? ` and ${seats.length - MOST_NAMED} above` : ''
  return `shoes at ${listed(shoes)}${more}, mud weight ${shownIn(last.mudWeight, 'ppg')} below the deepest shoe`
}
