/** Casing seats from the mud window: the narrowest place of it, shoes from the bottom up, and again from the top down. */
import type { Trace } from '@keelson/equations'
import { HYDROSTATIC_FACTOR } from '@keelson/physics/well-planning/mud-column.ts'
import * as window from '@keelson/physics/well-planning/mud-window.ts'
import {
  around,
  downwards,
  type Margins,
  narrowest,
  type OpenHole,
  openHole,
  type Profile,
  type Search,
  upwards,
} from '@keelson/physics/well-planning/seat-search.ts'
import { type Sticking, stickingPoints } from '@keelson/physics/well-planning/sticking.ts'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import type { Given } from './inputs.ts'

export const drilled = [
  ...['depths', 'pore_pressure_gradient', 'fracture_gradient', 'trip_margin', 'kick_margin'],
  ...['total_depth', 'surface_casing_depth'],
] as const
export type Drilled = Given<(typeof drilled)[number]>

export interface Seat {
  readonly bottom: number
  readonly shoe: number
  readonly mudWeight: number
  readonly hole: OpenHole
  /** Its hole would stay open above the surface casing, which is its shoe. */
  readonly isSurface: boolean
}
interface MudWindow {
  readonly z: number
  readonly least: number
  readonly greatest: number
}
export interface Seats {
  readonly profile: Profile
  readonly margins: Margins
  /** Where the surface casing stands, or where the profile begins below it. */
  readonly top: number
  readonly bottom: number
  /** Where the window is narrowest between them. */
  readonly narrowest: MudWindow
  /** None where the window is closed somewhere, or so narrow that the search was given up. */
  readonly seats: readonly Seat[] | undefined
  readonly unfinished: boolean
}

function profileOf({ depths, pore_pressure_gradient: pore, fracture_gradient: fracture }: Drilled): Profile {
  return depths.map((z, i) => ({ z, pore: pore[i] as number, fracture: fracture[i] as number }))
}

export function seatsOf(p: Drilled, trace: Trace): Seats {
  const [profile, bottom] = [profileOf(p), p.total_depth]
  const margins: Margins = { trip: p.trip_margin, kick: p.kick_margin }
  const top = Math.max(p.surface_casing_depth, profile[0]?.z ?? 0)
  const { at, width } = narrowest(profile, top, bottom, margins)
  const base = { profile, margins, top, bottom, narrowest: windowAt(profile, margins, at.z, trace) }
  if (width <= 0) return { ...base, seats: undefined, unfinished: false }
  const { holes, unfinished } = upwards(profile, bottom, p.surface_casing_depth, margins)
  return { ...base, seats: unfinished ? undefined : tracedSeats(base, holes, trace), unfinished }
}

function windowAt(profile: Profile, margins: Margins, z: number, trace: Trace): MudWindow {
  const own = traceOfRow(trace, 'Mud window', 'w', MARGINS)
  own.section('narrowest depth')
  const least = own.apply(window.leastMudWeight, { G_p: gradient(profile, z, 'pore', own), m_t: margins.trip })
  const greatest = own.apply(window.greatestMudWeight, {
    G_fr: gradient(profile, z, 'fracture', own),
    m_k: margins.kick,
  })
  return { z, least, greatest }
}
const MARGINS: ReadonlySet<string> = new Set(['m_t', 'm_k'])

const SYMBOL = { pore: 'G_p', fracture: 'G_fr' } as const

/** A gradient of the profile at a depth: one of its own, or read between two. */
export function gradient(profile: Profile, z: number, what: 'pore' | 'fracture', trace: Trace): number {
  const [upper, lower] = around(profile, z)
  if (z === upper.z) return upper[what]
  if (z === lower.z) return lower[what]
  const title = what === 'pore' ? 'Pore pressure gradient at depth' : 'Fracture gradient at depth'
  const ends = { G_1: upper[what], G_2: lower[what], z_1: upper.z, z_2: lower.z }
  const [G, at] = [SYMBOL[what], what === 'pore' ? 'z_p' : 'z_f']
  const rename = { G_1: `${G}_a`, G_2: `${G}_b`, z: at, z_1: `${at}a`, z_2: `${at}b` }
  return trace.apply(window.gradientAt, { ...ends, z }, { as: G, title, rename })
}

type Base = Pick<Seats, 'profile' | 'margins'>

/** The seats by their own steps: what the search found says only which they are. */
function tracedSeats(
  base: Base & Pick<Seats, 'top' | 'bottom'>,
  holes: readonly OpenHole[],
  trace: Trace,
): readonly Seat[] {
  const seats: Seat[] = []
  for (const [i, hole] of holes.entries()) {
    const own = traceOfRow(trace, i === 0 ? 'Last section' : `Section ${i + 1} from the bottom`, `s${i + 1}`, MARGINS)
    own.section('mud weight and shoe')
    seats.push(seatOf(base, hole, seats.at(-1)?.shoe ?? base.bottom, own))
  }
  return seats
}

/** `found` of a search that goes on above the surface casing: there its hole is cased. Below it the window is open all along. */
function seatOf(base: Base & Pick<Seats, 'top'>, found: OpenHole, bottom: number, trace: Trace): Seat {
  const { profile, margins, top } = base
  const isSurface = found.to < top
  const hole = isSurface ? openHole(profile, bottom, top, margins) : found
  const at = (z: number) => (z === hole.from ? bottom : z)
  const mudFor = (z: number) =>
    trace.apply(window.leastMudWeight, { G_p: gradient(profile, at(z), 'pore', trace), m_t: margins.trip })
  const seat = (shoe: number, mudWeight: number): Seat => ({ bottom, shoe, mudWeight, hole, isSurface })
  const [upper, lower] = around(profile, hole.to)
  const [z_1, z_2] = [upper.z, lower.z]
  if (hole.ending === 'end') return seat(hole.to, mudFor(hole.poreDepth))
  if (hole.ending === 'fracture') {
    const MW = mudFor(hole.poreDepth)
    const G = trace.apply(window.fractureNeeded, { MW, m_k: margins.kick })
    const ends = { z_1, z_2, G, G_1: upper.fracture, G_2: lower.fracture }
    return seat(trace.apply(window.depthOfGradient, ends, { rename: namesOf('G_fr') }), MW)
  }
  const weakest = gradient(profile, at(hole.weakestDepth), 'fracture', trace)
  const MW_max = trace.apply(window.greatestMudWeight, { G_fr: weakest, m_k: margins.kick })
  const G = trace.apply(window.poreCarried, { MW_max, m_t: margins.trip })
  const ends = { z_1, z_2, G, G_1: upper.pore, G_2: lower.pore }
  return seat(trace.apply(window.depthOfGradient, ends, { rename: namesOf('G_p') }), MW_max)
}

const namesOf = (symbol: string) => ({ G: symbol, G_1: `${symbol}1`, G_2: `${symbol}2` })

/** The seats again from the surface casing down. */
export const topDown = ({ profile, margins, top, bottom }: Seats): Search => downwards(profile, top, bottom, margins)

export interface Pressed extends Sticking {
  /** Pressure of the mud over that of the pores. */
  readonly excess: number
  readonly borne: number
}

/** Where the mud of a section presses hardest, over what is borne at such a pore pressure. */
export function pressedMost(seats: Seats, seat: Seat): Pressed {
  const edge = window.NORMAL_PRESSURE.si
  const pressed = stickingPoints(seats.profile, seat.bottom, seat.shoe, seat.mudWeight, edge).map(
    ({ z, pore }): Pressed => ({
      z,
      pore,
      excess: window.differentialPressure.evaluateSI({
        c_g: HYDROSTATIC_FACTOR.si,
        MW: seat.mudWeight,
        G_p: pore,
        z,
      }),
      borne: pore <= edge * (1 + ROUNDING) ? window.NORMAL_STICKING.si : window.ABNORMAL_STICKING.si,
    }),
  )
  return pressed.reduce((most, one) => (one.excess / one.borne > most.excess / most.borne ? one : most))
}
const ROUNDING = 1e-12
