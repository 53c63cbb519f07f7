/**
 * What a pump card shows: its strokes, its plateaus of load, where the load is released on the downstroke, and how the
 * load comes and goes. Places are shares of the stroke, 0 at its bottom.
 */
import { constant, house } from '@keelson/equations'
import type { Card } from './card.ts'
import { fluidLoad, grossStroke, midLevel, placeOfLevel } from './pump-equations.ts'

const window = (symbol: string, title: string, value: number) =>
  constant({ symbol, title, value, unit: '-', source: house, clause: 'plateau window of the pump card' })

/** Windows of the stroke between which loads are read. */
export const WINDOWS = {
  upperFrom: window('x_u1', 'Start of the upper plateau', 0.35),
  upperTo: window('x_u2', 'End of the upper plateau', 0.9),
  lowerFrom: window('x_l1', 'Start of the lower plateau', 0.05),
  lowerTo: window('x_l2', 'End of the lower plateau', 0.35),
} as const
/** Below it the lower plateau is read again, below half of the fillage. */
export const LOW_FILLAGE = constant({
  symbol: 'eta_low',
  title: 'Fillage below which the lower plateau is re-evaluated below half fillage',
  value: 0.4,
  unit: '-',
  source: house,
  clause: 'reading of the pump card',
})
/** Less than the load that the solvers can tell apart: 2 % of the range of the measured load. */
export const LEAST_FLUID_LOAD = 0.02
/** Less than this share of the surface stroke is no motion of the plunger. */
const LEAST_STROKE = 1e-6

export interface Strokes {
  /** Sample of the lowest and of the highest position. */
  readonly lowest: number
  readonly highest: number
  /** Samples from the lowest to the highest position in the order of time, and all others. */
  readonly up: readonly number[]
  readonly down: readonly number[]
}
/** A plateau: the median of the loads in a window. */
export interface Plateau {
  readonly load: number
  readonly samples: number
  readonly from: number
  readonly to: number
}
/** Where the load falls through the mid-level: between two samples, already at the top of the stroke, or nowhere. */
export type Release = { readonly before: number; readonly after: number } | 'at the top' | 'never'

export interface PumpCard extends Card, Strokes {
  /** Position of every sample as a share of the stroke. */
  readonly place: readonly number[]
  readonly upper: Plateau
  readonly lower: Plateau
  readonly release: Release
  readonly fillage: number
}
/** A card that cannot be read, and why. */
export interface Unread {
  readonly unread: string
}
export const isUnread = (read: PumpCard | Unread): read is Unread => 'unread' in read

/** Reads a pump card; `surface` are stroke and range of load at the top. */
export function readPumpCard(
  card: Card,
  surface: { readonly stroke: number; readonly loadRange: number },
): PumpCard | Unread {
  if (!(surface.loadRange > 0)) return { unread: 'the measured load does not change' }
  const strokes = strokesOf(card)
  const u_min = card.position[strokes.lowest] as number
  const S_p = grossStroke.evaluate({ u_max: card.position[strokes.highest] as number, u_min })
  if (!(S_p > LEAST_STROKE * surface.stroke)) return { unread: 'the plunger does not move' }
  const whole = { ...card, ...strokes, place: card.position.map((u) => (u - u_min) / S_p) }
  const upper = plateau(whole, 'up', WINDOWS.upperFrom.value, WINDOWS.upperTo.value)
  const first = plateau(whole, 'down', WINDOWS.lowerFrom.value, WINDOWS.lowerTo.value)
  if (upper === undefined || first === undefined) return { unread: 'the card has no sample on a load plateau' }
  const least = LEAST_FLUID_LOAD * surface.loadRange
  const found = released(whole, upper, first, least)
  const again = found.fillage < LOW_FILLAGE.value && lowerAgain(whole, found.fillage)
  const lower = again || first
  return { ...whole, upper, lower, ...(again ? released(whole, upper, again, least) : found) }
}

type Placed = Card & Strokes & { readonly place: readonly number[] }

const lowerAgain = (card: Placed, fillage: number) => plateau(card, 'down', WINDOWS.lowerFrom.value, fillage / 2)

export function strokesOf({ position }: Pick<Card, 'position'>): Strokes {
  const lowest = position.indexOf(Math.min(...position))
  const highest = position.indexOf(Math.max(...position))
  return {
    lowest,
    highest,
    up: around(lowest, highest, position.length),
    down: around(highest, lowest, position.length).slice(1, -1),
  }
}

/** From one sample to another around the stroke, both included. */
function around(from: number, to: number, N: number): number[] {
  const length = ((to - from + N) % N) + 1
  return Array.from({ length }, (_, i) => (from + i) % N)
}

/** Loads of a stroke strictly within a window. */
export const loadsWithin = (card: Placed, stroke: 'up' | 'down', from: number, to: number): number[] =>
  card[stroke].flatMap((j) => {
    const x = card.place[j] as number
    return x > from && x < to ? [card.load[j] as number] : []
  })

/** The median of the loads within a window; nothing where no sample lies there. */
export function plateau(card: Placed, stroke: 'up' | 'down', from: number, to: number): Plateau | undefined {
  const loads = loadsWithin(card, stroke, from, to)
  return loads.length === 0 ? undefined : { load: median(loads), samples: loads.length, from, to }
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.floor(half)] as number) + (sorted[Math.ceil(half) - 1] as number)) / 2
}

/** The first fall through the mid-level on the downstroke, and the place of it. */
function released(
  card: Placed,
  { load: F_u }: Plateau,
  { load: F_l }: Plateau,
  least: number,
): { readonly release: Release; readonly fillage: number } {
  const F_h = midLevel.evaluate({ F_u, F_l })
  const first = card.down[0]
  const isOneLoad = fluidLoad.evaluate({ F_u, F_l }) <= least
  if (first === undefined || isOneLoad) return { release: 'never', fillage: 0 }
  if ((card.load[first] as number) < F_h) return { release: 'at the top', fillage: 1 }
  for (const [i, before] of card.down.entries()) {
    const after = card.down[i + 1]
    if (after === undefined || !((card.load[after] as number) < F_h)) continue
    return { release: { before, after }, fillage: Math.min(1, Math.max(0, placeBetween(card, before, after, F_h))) }
  }
  return { release: 'never', fillage: 0 }
}

/** Place where the load passes a level between two samples. */
export function placeBetween(card: Placed, before: number, after: number, F_h: number): number {
  const at = (list: readonly number[], j: number) => list[j] as number
  return placeOfLevel.evaluate({
    u_1: at(card.position, before),
    u_2: at(card.position, after),
    F_1: at(card.load, before),
    F_2: at(card.load, after),
    F_h,
    u_min: at(card.position, card.lowest),
    S_p: at(card.position, card.highest) - at(card.position, card.lowest),
  })
}
