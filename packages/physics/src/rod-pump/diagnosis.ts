/**
 * The most likely fault of a rod pump by rules on its pump card, in a fixed order; the first that holds is the answer. The
 * thresholds screen cards and are those of no standard. A confidence says how far the numbers of a rule lie from its
 * thresholds: 0.5 at them, 1 at nothing or twice of them; it is no probability.
 */
import { constant, house } from '@keelson/equations'
import { pickUpOf, releaseOf } from './load-transfer.ts'
import { loadsWithin, type PumpCard, plateau } from './pump-card.ts'

/** Faults that a rule finds, in the order in which they are asked. */
export const RULED = [
  'rod_parting',
  'gas_lock',
  'fluid_pound',
  'gas_interference',
  'pump_tagging_up',
  'pump_tagging_down',
  'tubing_movement',
  'travelling_valve_leak',
  'standing_valve_leak',
] as const
export const NORMAL = 'normal'
/** Faults that are known by name and by no rule here. */
export const UNRULED = [
  'worn_barrel',
  'stuck_pump',
  'bent_barrel',
  'sand',
  'excessive_vibration',
  'delayed_valve_closure',
] as const
export type Fault = (typeof RULED)[number]
export type Diagnosis = Fault | typeof NORMAL

const threshold = (symbol: string, title: string, value: number) =>
  constant({ symbol, title, value, unit: '-', source: house, clause: 'fault screening threshold, not from a standard' })

export const THRESHOLDS = {
  partedFluidLoad: threshold('t_p1', 'Maximum fluid load ratio for parted rods', 0.15),
  partedMeanLoad: threshold('t_p2', 'Maximum ratio of mean load to total rod weight for parted rods', 0.8),
  fullPump: threshold('t_f', 'Minimum fillage of a full pump', 0.9),
  suddenRelease: threshold('t_r', 'Maximum fraction of the stroke for fluid pound load release', 0.25),
  tagging: threshold('t_t', 'Minimum ratio of tagging load beyond a plateau to fluid load', 0.5),
  slantedPickUp: threshold('t_s', 'Minimum fraction of the stroke for load pick-up by moving tubing', 0.25),
  leak: threshold('t_l', 'Minimum ratio of leaking valve plateau change to fluid load', 0.25),
} as const
/** Ends of the stroke in which tagging is looked for. */
const END = 0.1
/** Windows whose medians tell a plateau that slopes. */
const SLOPE = { up: [0.35, 0.6, 0.65, 0.9], down: [0.1, 0.35, 0.6, 0.85] } as const

/** What the rules look at. */
export interface Features {
  readonly fillage: number
  /** Fluid load over the expected one, or over the weight of the rods. */
  readonly fluidLoadShare: number
  /** Mean measured load over the weight of the rods in the fluid. */
  readonly meanLoadShare: number
  /** Shares of the stroke. */
  readonly release: number
  readonly pickUp: number
  /** Over the fluid load. */
  readonly tagUp: number
  readonly tagDown: number
  readonly upSlope: number
  readonly downSlope: number
}
export interface Finding {
  readonly fault: Diagnosis
  readonly holds: boolean
  readonly confidence: number
}
export interface Diagnosed {
  readonly label: Diagnosis
  readonly confidence: number
  readonly findings: readonly Finding[]
}

/** Loads in N: what the fluid load is compared with, the mean measured load, and the weight of the rods in the fluid. */
export function featuresOf(
  card: PumpCard,
  loads: { readonly expected: number; readonly mean: number; readonly rods: number },
): Features {
  const F_o = card.upper.load - card.lower.load
  const share = (x: number) => (F_o > 0 ? x / F_o : 0)
  const near = (within: (x: number) => boolean) => card.load.filter((_, j) => within(card.place[j] as number))
  return {
    fillage: card.fillage,
    fluidLoadShare: F_o / loads.expected,
    meanLoadShare: loads.mean / loads.rods,
    release: releaseOf(card).travel,
    pickUp: pickUpOf(card).travel,
    tagUp: share(Math.max(...near((x) => x > 1 - END)) - card.upper.load),
    tagDown: share(card.lower.load - Math.min(...near((x) => x < END))),
    upSlope: share(slope(card, 'up')),
    downSlope: share(slope(card, 'down')),
  }
}

function slope(card: PumpCard, stroke: 'up' | 'down'): number {
  const [a, b, c, d] = SLOPE[stroke]
  const one = plateau(card, stroke, a, b)
  const other = plateau(card, stroke, c, d)
  return one && other ? Math.abs(one.load - other.load) : 0
}

/** Whether the windows in which a slope is read hold any sample; without one no leak is found. */
export const slopeIsRead = (card: PumpCard): boolean =>
  (['up', 'down'] as const).every((stroke) => {
    const [a, b, c, d] = SLOPE[stroke]
    return loadsWithin(card, stroke, a, b).length > 0 && loadsWithin(card, stroke, c, d).length > 0
  })

export function diagnose(f: Features): Diagnosed {
  const found = RULED.map((fault): Finding => ({ fault, ...RULES[fault](f) }))
  const first = found.find((finding) => finding.holds)
  const likeliest = Math.max(...found.map((finding) => finding.confidence))
  const normal: Finding = {
    fault: NORMAL,
    holds: first === undefined,
    confidence: Math.min(1, Math.max(0, 1 - likeliest)),
  }
  const label = first ?? normal
  return { label: label.fault, confidence: label.confidence, findings: [...found, normal] }
}

type Rule = (f: Features) => Omit<Finding, 'fault'>
interface Side {
  readonly holds: boolean
  readonly degree: number
}
const bounded = (x: number) => Math.min(1, Math.max(0, x))
const below = (x: number, limit: number): Side => ({ holds: x < limit, degree: bounded(1 - x / (2 * limit)) })
const above = (x: number, limit: number): Side => ({ holds: x > limit, degree: bounded(x / (2 * limit)) })
const not = ({ holds, degree }: Side): Side => ({ holds: !holds, degree: 1 - degree })
const all = (...sides: readonly Side[]) => ({
  holds: sides.every((s) => s.holds),
  confidence: Math.min(...sides.map((s) => s.degree)),
})

const t = THRESHOLDS
/** Measured by what is missing of a full pump, so that an empty one is as sure as it can be. */
const unfilled = (f: Features): Side => ({
  holds: f.fillage < t.fullPump.value,
  degree: bounded((1 - f.fillage) / (2 * (1 - t.fullPump.value))),
})
const full = (f: Features): Side => not(unfilled(f))
const never = (f: Features): Side => ({ holds: f.fillage === 0, degree: f.fillage === 0 ? 1 : 0 })

const RULES: Readonly<Record<Fault, Rule>> = {
  rod_parting: (f) =>
    all(below(f.fluidLoadShare, t.partedFluidLoad.value), below(f.meanLoadShare, t.partedMeanLoad.value)),
  gas_lock: (f) => all(never(f)),
  fluid_pound: (f) => all(unfilled(f), not(never(f)), below(f.release, t.suddenRelease.value)),
  gas_interference: (f) => all(unfilled(f), not(never(f)), not(below(f.release, t.suddenRelease.value))),
  pump_tagging_up: (f) => all(full(f), above(f.tagUp, t.tagging.value)),
  pump_tagging_down: (f) => all(full(f), above(f.tagDown, t.tagging.value)),
  tubing_movement: (f) => all(full(f), above(f.pickUp, t.slantedPickUp.value)),
  travelling_valve_leak: (f) => all(full(f), above(f.upSlope, t.leak.value)),
  standing_valve_leak: (f) => all(full(f), above(f.downSlope, t.leak.value)),
}
