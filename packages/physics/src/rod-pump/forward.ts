/**
 * The surface card of a pump that is known: the rods by explicit differences of the same damped wave equation, the
 * polished rod moved as S (1 - cos theta)/2, and the load of the plunger by a law of its place in the stroke. Between the
 * loads of its two directions the plunger stands still, as ideal valves make it.
 */
import type { Card, Pumping } from './card.ts'
import { nodeMass } from './everitt-jennings-equations.ts'
import { type RodString, waveSpeed } from './rod-string.ts'

/** Load of the plunger, N, on its way up and down at a place of its stroke, 0 to 1. The first is never the smaller. */
export interface PumpLaw {
  readonly up: (place: number) => number
  readonly down: (place: number) => number
}
export interface Motion extends Pumping {
  /** Of the polished rod, m. */
  readonly stroke: number
  readonly samples: number
}
/** Loads without the weight of the rods. */
export interface Predicted {
  readonly surface: Card
  readonly pump: Card
  /** Largest change of the surface load from the last stroke but one to the last, over its range. */
  readonly unsettled: number
}

const NODES = { fewest: 12, most: 120 } as const
/** Updates of nodes in one stroke that are aimed at: slow strokes take fewer nodes. */
const WORK = 1e6
/** Strokes by which the places of the plunger are found, after which they stand; strokes that are run. */
const STROKES = { placed: 4, fewest: 5, most: 16 } as const
/** Change of the surface load at which strokes count as alike, over its range. */
const ALIKE = 2e-5
/** Share of the greatest stable time step. */
const COURANT = 0.98

interface Grid {
  /** Stiffness below each node but the last, N/m; mass about each node, kg. */
  readonly stiffness: readonly number[]
  readonly mass: readonly number[]
  /** Smallest time in which a wave passes from node to node, s. */
  readonly passage: number
}

/** Runs strokes from rest until one is as the one before. Needs damping. */
export function predictedCard(rods: RodString, motion: Motion, law: PumpLaw): Predicted {
  const grid = gridOf(rods, motion)
  const steps = motion.samples * Math.ceil(1 / (motion.strokes * motion.samples * COURANT * grid.passage))
  const run = new Run(grid, motion, law, steps)
  let before = run.stroke()
  for (let n = 1; ; n++) {
    const after = run.stroke()
    const unsettled = changeOf(before.surface, after.surface)
    if ((n >= STROKES.fewest && unsettled < ALIKE) || n >= STROKES.most) return { ...after, unsettled }
    before = after
  }
}

function changeOf(before: Card, after: Card): number {
  const range = Math.max(...after.load) - Math.min(...after.load)
  const change = Math.max(...after.load.map((F, j) => Math.abs(F - (before.load[j] as number))))
  return range > 0 ? change / range : 0
}

function gridOf({ sections, youngsModulus: E_r, density: rho_r }: RodString, { strokes }: Motion): Grid {
  const a = waveSpeed.evaluate({ E_r, rho_r })
  const length = sections.reduce((sum, s) => sum + s.length, 0)
  const wanted = Math.sqrt((WORK * length * strokes) / a)
  const nodes = Math.min(NODES.most, Math.max(NODES.fewest, wanted))
  const stiffness: number[] = []
  const mass = [0]
  let passage = Number.POSITIVE_INFINITY
  for (const { length: l, diameter: d_n } of sections) {
    const parts = Math.max(1, Math.round((nodes * l) / length))
    const Delta_x = l / parts
    const half = nodeMass.evaluate({ rho_r, d_n, Delta_x })
    passage = Math.min(passage, Delta_x / a)
    for (let i = 0; i < parts; i++) {
      stiffness.push((E_r * Math.PI * d_n ** 2) / (4 * Delta_x))
      mass[mass.length - 1] = (mass.at(-1) as number) + half
      mass.push(half)
    }
  }
  return { stiffness, mass, passage }
}

/** The string as it moves, step by step. */
class Run {
  readonly #grid: Grid
  readonly #motion: Motion
  readonly #law: PumpLaw
  readonly #steps: number
  readonly #dt: number
  #before: Float64Array
  #now: Float64Array
  #next: Float64Array
  /** Of the stroke before, among the first few: where the plunger turned. */
  #low: number
  #high: number
  #strokes = 0

  constructor(grid: Grid, motion: Motion, law: PumpLaw, steps: number) {
    const n = grid.mass.length
    this.#grid = grid
    this.#motion = motion
    this.#law = law
    this.#steps = steps
    this.#dt = 1 / (motion.strokes * steps)
    this.#before = new Float64Array(n)
    this.#now = new Float64Array(n)
    this.#next = new Float64Array(n)
    this.#low = 0
    this.#high = motion.stroke
  }

  /** One stroke from the bottom of the polished rod. */
  stroke(): { readonly surface: Card; readonly pump: Card } {
    const every = this.#steps / this.#motion.samples
    const surface = { position: [] as number[], load: [] as number[] }
    const pump = { position: [] as number[], load: [] as number[] }
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let k = 0; k < this.#steps; k++) {
      const load = this.#advance(k)
      const foot = this.#now.at(-1) as number
      low = Math.min(low, foot)
      high = Math.max(high, foot)
      if (k % every === 0) {
        surface.position.push(this.#now[0] as number)
        surface.load.push(this.#headLoad())
        pump.position.push(foot)
        pump.load.push(load)
      }
      const spent = this.#before
      this.#before = this.#now
      this.#now = this.#next
      this.#next = spent
    }
    if (++this.#strokes < STROKES.placed) {
      this.#low = low
      this.#high = high
    }
    return { surface, pump }
  }

  #head = (k: number) => (this.#motion.stroke / 2) * (1 - Math.cos((2 * Math.PI * k) / this.#steps))

  /** Fills the next positions; the load of the plunger now. */
  #advance(k: number): number {
    const { stiffness, mass } = this.#grid
    const [before, now, next] = [this.#before, this.#now, this.#next]
    const last = mass.length - 1
    next[0] = this.#head(k + 1)
    for (let i = 1; i < last; i++) {
      const pull =
        (stiffness[i - 1] as number) * ((now[i - 1] as number) - (now[i] as number)) +
        (stiffness[i] as number) * ((now[i + 1] as number) - (now[i] as number))
      next[i] = this.#moved(now[i] as number, before[i] as number, pull / (mass[i] as number))
    }
    const [u, was, m] = [now[last] as number, before[last] as number, mass[last] as number]
    const pull = (stiffness[last - 1] as number) * ((now[last - 1] as number) - u)
    // The load that would bring the plunger to rest in this step, held between those of its two directions.
    const still = pull + (m / this.#dt ** 2) * (1 - (this.#motion.damping * this.#dt) / 2) * (u - was)
    const place = Math.min(1, Math.max(0, (u - this.#low) / (this.#high - this.#low)))
    const load = Math.min(this.#law.up(place), Math.max(this.#law.down(place), still))
    next[last] = this.#moved(u, was, (pull - load) / m)
    return load
  }

  #moved(u: number, was: number, acceleration: number): number {
    const half = (this.#motion.damping * this.#dt) / 2
    return (2 * u - (1 - half) * was + this.#dt ** 2 * acceleration) / (1 + half)
  }

  /** Of the polished rod: the stretch below it, and what the rods about the first node take. */
  #headLoad(): number {
    const { stiffness, mass } = this.#grid
    const [was, u, will] = [this.#before, this.#now, this.#next].map((list) => list[0] as number) as [
      number,
      number,
      number,
    ]
    const acceleration = (will - 2 * u + was) / this.#dt ** 2
    const speed = (will - was) / (2 * this.#dt)
    const pull = (stiffness[0] as number) * (u - (this.#now[1] as number))
    return pull + (mass[0] as number) * (acceleration + this.#motion.damping * speed)
  }
}
