/** Whether the loads of a card agree with the weight of its rods: at the pump they lie between no load and the largest fluid load. */
import { constant, house } from '@keelson/equations'
import { plungerArea } from '@keelson/physics/rod-pump/pump-equations.ts'
import { shownIn } from '@keelson/workflow'
import type { Pumped, Solved } from './pump.ts'
import type { Surface } from './surface.ts'
import type { CardWell } from './well.ts'

const tolerance = (symbol: string, title: string) =>
  constant({ symbol, title, value: 0.1, unit: '-', source: house, clause: 'zero line of the pump card' })
/** Couplings make rods up to 9 % heavier than their bodies: API 11B gives 2.224 lb/ft for 7/8 in, the body 2.046. */
const OF_WEIGHT = tolerance('k_z1', 'Zero line tolerance, fraction of rod weight')
/** Friction of the plunger and of the rods. */
const OF_FLUID_LOAD = tolerance('k_z2', 'Zero line tolerance, fraction of maximum fluid load')

/** With these the lower plateau may carry any part of the fluid load. */
const HELD_LOADS: ReadonlySet<string> = new Set(['gas_lock', 'standing_valve_leak'])

/** Why loads, rods and fluid cannot belong together; undefined if they can. */
export function loadContradiction(
  w: Pick<CardWell, 'pump_diameter' | 'wellhead_pressure'>,
  s: Pick<Surface, 'F_e' | 'F_m' | 'W_rf'>,
  { F_0 }: Pick<Solved, 'F_0'>,
  pumped: Pumped | { readonly unread: string },
): string | undefined {
  const p_wh = w.wellhead_pressure ?? 0
  const most = s.F_e + p_wh * plungerArea.evaluate({ D_p: w.pump_diameter })
  const within = OF_WEIGHT.si * s.W_rf + OF_FLUID_LOAD.si * most
  const label = 'unread' in pumped ? undefined : pumped.diagnosed.label
  if (label === 'rod_parting') return s.F_m < -within ? pushed(s.F_m) : undefined
  const [lower, upper] = 'unread' in pumped ? [F_0, F_0] : [pumped.read.lower.load, pumped.read.upper.load]
  const isHeld = label === undefined || HELD_LOADS.has(label)
  const low = Math.min(lower, upper)
  if (low < -within) return apart(`lies ${shownIn(-low, 'lbf')} below its zero line`, within)
  if (!isHeld && lower > within) return apart(`lies ${shownIn(lower, 'lbf')} above its zero line`, within)
  const high = Math.max(lower, upper)
  if (high > most + within)
    return apart(`reaches ${shownIn(high, 'lbf')}, above the maximum fluid load of ${shownIn(most, 'lbf')}`, within)
  return undefined
}

const apart = (how: string, within: number) =>
  `the pump card ${how} (tolerance ${shownIn(within, 'lbf')}), which is inconsistent with the entered rod and fluid data`
const pushed = (mean: number) =>
  `the mean measured load is ${shownIn(mean, 'lbf')}, but parted rods cannot be in compression`
