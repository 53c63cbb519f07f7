/** Pumps in a condition that is known, as laws of the load of the plunger: what test cards are made from. */
import { seeded } from '@keelson/equations/seeded.ts'
import { type Diagnosis, NORMAL, RULED } from './diagnosis.ts'
import type { PumpLaw } from './forward.ts'

/** A condition of a pump; a string that parted at a share of its length carries no fluid. */
export interface Condition {
  /** Load of the plunger over the fluid load. */
  readonly law: PumpLaw
  /** Share of the string that is left. */
  readonly left: number
  /** Noise of the load cell over the range of the load. */
  readonly noise: () => number
}

/** The conditions that can be made: those that a rule of the diagnosis finds. */
export const CONDITION_LABELS = [NORMAL, ...RULED] as const satisfies readonly Diagnosis[]

/** Noise of a load cell, over the range of the load. */
const NOISE = 0.001
/** Share of the stroke in which fluid pound releases the load, and a gassy pump. */
const [SUDDEN, GRADUAL] = [0.1, 0.6] as const
/** Share of the stroke in which moving tubing takes up the load and gives it back. */
const SLANT = 0.4
/** Share of the stroke at its end where a tagging pump touches. */
const TOUCH = 0.06

const one = () => 1
const none = () => 0
const within = (x: number) => Math.min(1, Math.max(0, x))
/** 1 above the place, 0 below it, straight over a width about it. */
const falling = (at: number, width: number) => (x: number) => within(0.5 + (x - at) / width)

/** The condition of a label, its severity drawn by the seed. */
export function pumpCondition(label: Diagnosis, seed: number): Condition {
  const random = seeded(seed)
  const between = (low: number, high: number) => low + (high - low) * random()
  const severity = random()
  const law = LAWS[label](severity)
  const left = label === 'rod_parting' ? between(0.3, 0.65) : 1
  return { law, left, noise: () => NOISE * (random() - 0.5) }
}

const drawn = (severity: number, low: number, high: number) => low + (high - low) * severity

const LAWS: Readonly<Record<Diagnosis, (severity: number) => PumpLaw>> = {
  normal: () => ({ up: one, down: none }),
  rod_parting: () => ({ up: none, down: none }),
  gas_lock: () => ({ up: one, down: one }),
  fluid_pound: (s) => ({ up: one, down: falling(drawn(s, 0.75, 0.45), SUDDEN) }),
  gas_interference: (s) => ({ up: one, down: falling(drawn(s, 0.68, 0.5), GRADUAL) }),
  pump_tagging_up: (s) => ({ up: (x) => 1 + drawn(s, 1.2, 1.8) * within((x - 1) / TOUCH + 1), down: none }),
  pump_tagging_down: (s) => ({ up: one, down: (x) => -drawn(s, 1.2, 1.8) * within(1 - x / TOUCH) }),
  tubing_movement: (s) => {
    const width = drawn(s, SLANT, 1.25 * SLANT)
    return { up: (x) => within(x / width), down: (x) => within(1 - (1 - x) / width) }
  },
  travelling_valve_leak: (s) => ({ up: (x) => 1 - drawn(s, 0.75, 0.95) * within(2 * x - 1), down: none }),
  standing_valve_leak: (s) => ({ up: one, down: (x) => drawn(s, 0.6, 0.9) * within(1 - 2 * x) }),
}
