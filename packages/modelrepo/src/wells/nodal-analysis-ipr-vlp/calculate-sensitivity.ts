/** What moves the well: lift curves of changed inputs, and the operating rate and open flow of each change. */

import { silent } from '@keelson/equations'
import { type Deliverability, inflowCurve } from '@keelson/physics/inflow/inflow-curve.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { shownIn } from '@keelson/workflow'
import { delivered } from './calculate-deliverability.ts'
import { resistanceOf } from './calculate-index.ts'
import { operatingRate, type System, scanPoint, systemOf } from './calculate-node.ts'
import type { Params } from './params.ts'

/** The well as a sensitivity changes it. */
export interface Case {
  readonly deliverability: Deliverability
  readonly p_r: number
  readonly well: LiftWell | undefined
}
/** A change of one input, in words and as a case; undefined where it cannot be. */
interface Change {
  readonly words: string
  readonly to: Case | undefined
}
export interface Swing {
  readonly input: string
  readonly low: Outcome
  readonly high: Outcome
}
export interface Outcome {
  readonly change: string
  /** Null where the well does not flow, or is not analysed. */
  readonly rate: number | null
  readonly openFlow: number | null
}

const TENTH = 0.1
const FIFTH = 0.2
const SKIN_STEP = 2

/** One input down and up, the others held: inflow always, tubing where there is one. `rate`: of the well as given. */
export function swings(p: Params, base: Case, rate?: number): readonly Swing[] {
  const scaled = (name: string, share: number, change: (factor: number) => Case): Named => [
    name,
    { words: `-${100 * share} %`, to: change(1 - share) },
    { words: `+${100 * share} %`, to: change(1 + share) },
  ]
  const inflow: Named[] = [
    scaled('Reservoir pressure', TENTH, (f) => ({ ...base, p_r: f * base.p_r })),
    scaled('Deliverability', FIFTH, (f) => ({ ...base, deliverability: timesRate(base.deliverability, f) })),
    ...skinChange(p, base),
  ]
  const { well } = base
  return [...inflow, ...(well ? wellChanges(base, well, scaled) : [])].map(([input, low, high]) => ({
    input,
    low: outcomeOf(low, rate),
    high: outcomeOf(high, rate),
  }))
}
type Named = readonly [name: string, low: Change, high: Change]

function wellChanges(
  base: Case,
  well: LiftWell,
  scaled: (name: string, share: number, change: (factor: number) => Case) => Named,
): Named[] {
  const withWell = (changed: Partial<LiftWell>): Case => ({ ...base, well: { ...well, ...changed } })
  const wetter = (step: number): Change => {
    const waterCut = well.waterCut + step
    const possible = waterCut >= 0 && waterCut < 1 && well.waterCut < 1
    return { words: `${step > 0 ? '+' : '-'}${Math.abs(step)}`, to: possible ? withWell({ waterCut }) : undefined }
  }
  return [
    scaled('Tubing diameter', FIFTH, (f) => withWell({ diameter: f * well.diameter })),
    scaled('Wellhead pressure', FIFTH, (f) => withWell({ wellheadPressure: f * well.wellheadPressure })),
    scaled('Gas-oil ratio', FIFTH, (f) => withWell({ gasOilRatio: f * well.gasOilRatio })),
    ['Water cut', wetter(-TENTH), wetter(TENTH)],
  ]
}

function skinChange(p: Params, base: Case): Named[] {
  if (base.deliverability.kind === 'fetkovich' || base.deliverability.kind === 'jones') return []
  if (p.permeability === undefined) return []
  const at = (step: number): Change => {
    const skin = p.skin + step
    const possible = (resistanceOf(p, skin) ?? 0) > 0
    const words = `${step > 0 ? '+' : ''}${step}`
    return { words, to: possible ? { ...base, ...delivered({ ...p, skin }, silent) } : undefined }
  }
  return [['Skin', at(-SKIN_STEP), at(SKIN_STEP)]]
}

/** The same curve with every rate times f. */
function timesRate(d: Deliverability, f: number): Deliverability {
  if (d.kind === 'fetkovich') return { ...d, C: f * d.C }
  if (d.kind === 'jones') return { ...d, A_J: d.A_J / f, B_J: d.B_J / f ** 2 }
  return { ...d, J: f * d.J }
}

function outcomeOf({ words, to }: Change, near: number | undefined): Outcome {
  if (to === undefined) return { change: words, rate: null, openFlow: null }
  const inflow = inflowCurve(to.deliverability, to.p_r, silent)
  const rate = to.well === undefined ? undefined : operatingRate(systemOf(inflow, to.well), near)
  return { change: words, rate: rate ?? null, openFlow: inflow.q_max }
}

/** A lift curve of a changed input. */
export interface Curve {
  readonly name: string
  readonly points: readonly (readonly [q: number, p: number])[]
}
/** Closest where lift curves bend: at small rates. */
const FAMILY_SHARES = [0.01, 0.02, 0.035, 0.06, 0.09, 0.13, 0.2, 0.35, 0.6, 0.8, 0.99]
const CUTS = [0, 0.4, 0.8]
/** Water cuts nearer than this to the given one are left out. */
const APART = 0.05

/** Lift curves of two changed values of each input, over the rates of the inflow. */
export function families({ inflow, well }: System): Readonly<Record<Family, readonly Curve[]>> {
  const curve = (name: string, changed: Partial<LiftWell>): Curve => {
    const system = systemOf(inflow, { ...well, ...changed })
    const points = FAMILY_SHARES.map((share) => scanPoint(system, share))
    return { name, points: points.flatMap(({ q, p_vlp }) => (p_vlp === undefined ? [] : [[q, p_vlp] as const])) }
  }
  const scaled = (key: 'diameter' | 'wellheadPressure' | 'gasOilRatio', unit: string, factors: readonly number[]) =>
    factors.map((f) => curve(shownIn(f * well[key], unit), { [key]: f * well[key] }))
  const cuts = CUTS.filter((cut) => Math.abs(cut - well.waterCut) > APART).slice(0, 2)
  return {
    tubing: scaled('diameter', 'in', [0.8, 1.25]),
    wellhead: scaled('wellheadPressure', 'psia', [0.5, 2]),
    gas: well.gasOilRatio === 0 ? [] : scaled('gasOilRatio', 'scf/stb', [0.5, 2]),
    water: well.waterCut === 1 ? [] : cuts.map((cut) => curve(`water cut ${cut}`, { waterCut: cut })),
  }
}
export type Family = 'tubing' | 'wellhead' | 'gas' | 'water'
