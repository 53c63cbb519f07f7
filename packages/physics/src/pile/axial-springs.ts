/**
 * A pile pushed into springs along its shaft and under its tip, marched from the tip up: the displacement of the tip
 * gives the load at the head. Coherent SI, compression and settlement positive.
 */

import { requireThat } from '@keelson/numerics/errors.ts'
import { linear } from '@keelson/numerics/interpolation.ts'
import { thresholdBetween } from '@keelson/numerics/threshold.ts'

/** Share of the resistance that is mobilised over displacement: points, linear between, level beyond. */
interface Mobilised {
  readonly displacements: readonly number[]
  readonly shares: readonly number[]
}
export interface AxialPile {
  readonly length: number
  /** Young's modulus by area. */
  readonly stiffness: number
  /** Largest shaft resistance per length at a depth, before any softening, and how it is mobilised there. */
  readonly shaft: (depth: number) => { readonly resistance: number; readonly by: Mobilised }
  readonly base: { readonly resistance: number; readonly by: Mobilised }
}
export interface AxialState {
  readonly tip: number
  readonly head: number
  readonly load: number
  readonly shaftLoad: number
  readonly baseLoad: number
}

const ELEMENTS = 1000
/** Displacements of the tip that are tried, from a ten-thousandth of the last point of the base curve to its double. */
const [TRIED, FIRST, LAST] = [240, 1e-4, 2]
const HALVINGS = 60

export const mobilised = ({ displacements, shares }: Mobilised, w: number): number =>
  linear(displacements, shares, w, 'clamp').value

/** The state of a pile by the displacement of its tip. */
export function axialStates(pile: AxialPile): (tip: number) => AxialState {
  requireThat(pile.length > 0 && pile.stiffness > 0, 'pile length and stiffness must be greater than zero')
  const dz = pile.length / ELEMENTS
  const springs = Array.from({ length: ELEMENTS }, (_, i) => pile.shaft(pile.length - (i + 0.5) * dz))
  return (tip) => {
    const baseLoad = pile.base.resistance * mobilised(pile.base.by, tip)
    let [w, N] = [tip, baseLoad]
    for (const { resistance, by } of springs) {
      const middle = w + (N * dz) / (2 * pile.stiffness)
      const t = resistance * mobilised(by, middle)
      w += ((N + (t * dz) / 2) * dz) / pile.stiffness
      N += t * dz
    }
    return { tip, head: w, load: N, shaftLoad: N - baseLoad, baseLoad }
  }
}

/** Tip displacements from nothing to beyond all that the base can give, and that of the largest load. */
export function triedTips(pile: AxialPile): readonly number[] {
  const full = pile.base.by.displacements.at(-1) ?? 0
  const tips = [0, ...Array.from({ length: TRIED }, (_, i) => FIRST * full * (LAST / FIRST) ** (i / (TRIED - 1)))]
  const at = axialStates(pile)
  const load = (tip: number) => at(tip).load
  const loads = tips.map(load)
  const most = loads.indexOf(Math.max(...loads))
  const peak = peakBetween(load, tips[most - 1] ?? 0, tips[most + 1] ?? tips[most] ?? 0)
  return [...tips, peak].toSorted((a, b) => a - b)
}

/** Where a load is largest between two displacements, of which it rises to and falls from: golden sections. */
function peakBetween(load: (tip: number) => number, from: number, to: number): number {
  let [a, b] = [from, to]
  for (let n = 0; n < SECTIONS; n++) {
    const [left, right] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)]
    if (load(left) >= load(right)) b = right
    else a = left
  }
  return (a + b) / 2
}
const [GOLDEN, SECTIONS] = [(Math.sqrt(5) - 1) / 2, 60]

export interface Found {
  readonly state: AxialState
  readonly tried: number
}

/** The state at the smallest displacement of the tip that brings up a load; undefined where none does. */
export function stateUnder(pile: AxialPile, load: number): Found | undefined {
  const at = axialStates(pile)
  if (load <= 0) return { state: at(0), tried: 1 }
  const tips = triedTips(pile)
  const i = tips.findIndex((tip) => at(tip).load >= load)
  const high = tips[i]
  if (high === undefined) return undefined
  const tip = thresholdBetween((tried) => at(tried).load >= load, tips[i - 1] ?? 0, high, HALVINGS)
  return { state: at(tip), tried: i + HALVINGS }
}
