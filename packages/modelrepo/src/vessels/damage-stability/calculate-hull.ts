/** A hull by her offsets, intact or with compartments open to the sea: her righting levers at constant displacement. */
import { house, met, type Trace } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { oddSpline } from '@keelson/numerics/spline.ts'
import { compartmentBody, hullBody } from '@keelson/physics/hull/body.ts'
import type { HullForm } from '@keelson/physics/hull/form.ts'
import * as meta from '@keelson/physics/hull/metacentre.ts'
import { barrassDerrett } from '@keelson/physics/hull/sources.ts'
import { type Afloat, type Attitude, attitudeAt } from '@keelson/physics/ship-stability/attitude.ts'
import { immersionOf } from '@keelson/physics/ship-stability/immersion.ts'
import { crossing } from '@keelson/physics/ship-stability/righting-curve.ts'
import { refuse } from '@keelson/workflow'
import { formOfHeights } from '../_shared/hull-offsets/form.ts'
import { type EvenKeel, evenKeel } from '../_shared/hull-offsets/hydrostatics.ts'
import type { Some } from './inputs.ts'
import type { TabledCurve } from './levers.ts'

const HALF_TURN = Math.PI / 2
/** Every 2.5 degrees. */
const HEELS = 37

export interface HullRun {
  readonly form: HullForm
  readonly keel: EvenKeel
  readonly Delta: number
  readonly GM: number
  readonly ship: Afloat
  readonly flooded: boolean
  /** 1: heels are to port; -1: to starboard. */
  readonly side: 1 | -1
  readonly curve: TabledCurve
  /** At rest; nothing where she does not come to rest as far as the curve is known. */
  readonly rest: Attitude | undefined
  readonly vanishing: number | undefined
  readonly deckEdge: number | undefined
  readonly opening: number | undefined
}

export type Hull = Some<'offsets' | 'draft' | 'kg' | 'water_density', 'compartments' | 'flooding_points'>

export function hullOf(p: Hull, trace: Trace): HullRun {
  const { offsets, draft, kg: KG } = p
  const form = formOfHeights(offsets)
  trace.section('Hydrostatics')
  const keel = evenKeel(form, draft, trace)
  const Delta = trace.apply(meta.displacement, { rho: p.water_density, V: keel.V })
  const BM = trace.apply(meta.metacentricRadius, { I: keel.I, V: keel.V })
  const GM = trace.apply(meta.metacentricHeight, { KB: keel.KB, BM, KG })
  const flooded = (p.compartments ?? []).filter((c) => c.flooded && c.permeability > 0)
  const ship: Afloat = {
    hull: hullBody(form),
    flooded: flooded.map((space) => ({ body: compartmentBody(form, space), permeability: space.permeability })),
    volume: keel.V,
    centre: { x: keel.x_B, y: 0, z: KG },
  }
  trace.section('Righting levers')
  const upright = afloat(ship, 0)
  const side = upright.arm > LEVEL * KG ? -1 : 1
  const attitudes = attitudesTo(ship, side, upright)
  const curve = curveThrough(attitudes, side)
  const rest = restOf(ship, curve, side, trace)
  const from = rest === undefined ? 0 : Math.abs(rest.heel)
  return {
    form,
    keel,
    Delta,
    GM,
    ship,
    flooded: flooded.length > 0,
    side,
    curve,
    rest,
    vanishing: vanishingRead(crossing(curve, () => 0, 'falling', from, curve.last)?.heel, trace),
    deckEdge: wetAt(ship, deckEdges(form, side), attitudes, DECK_EDGE, trace),
    opening: wetAt(ship, openings(p, side), attitudes, OPENING, trace),
  }
}

/** Share of the height of the centre of gravity within which an arm upright is nothing. */
const LEVEL = 1e-9

function afloat(ship: Afloat, heel: number): Attitude {
  try {
    return attitudeAt(ship, heel)
  } catch (error) {
    if (error instanceof NumericsError) refuse('/compartments', 'leave no reserve buoyancy, so the ship sinks')
    throw error
  }
}

/** As far as she floats. */
function attitudesTo(ship: Afloat, side: 1 | -1, upright: Attitude): readonly Attitude[] {
  const found = [upright]
  try {
    for (const heel of spaced(0, HALF_TURN, HEELS).slice(1)) found.push(attitudeAt(ship, side * heel, found.at(-1)))
  } catch (error) {
    if (!(error instanceof NumericsError)) throw error
  }
  if (found.length < FEWEST) refuse('/compartments', 'leave too little buoyancy to float when heeled')
  return found
}
const FEWEST = 3

function curveThrough(attitudes: readonly Attitude[], side: 1 | -1): TabledCurve {
  const knots = attitudes.map(({ heel }) => Math.abs(heel))
  return {
    at: oddSpline(
      knots,
      attitudes.map(({ arm }) => side * arm),
    ),
    knots,
    last: knots.at(-1) ?? 0,
  }
}

/** Where the righting lever begins to be positive: upright, at a loll, or heeled by the flooding. */
function restOf(ship: Afloat, curve: TabledCurve, side: 1 | -1, trace: Trace): Attitude | undefined {
  const first = curve.knots[1] ?? 0
  const isUpright = Math.abs(curve.at(0)) <= LEVEL * ship.centre.z && curve.at(first / 2) > 0
  const rough = isUpright ? undefined : crossing(curve, () => 0, 'rising', first * SLIGHT, curve.last)
  if (!isUpright && rough === undefined) return undefined
  const heel = rough === undefined ? 0 : refined(ship, rough.heel, side)
  const found = attitudeAt(ship, side * heel)
  const volume = met('displaced volume', 'm3', found.displaced.volume, 'displaced volume before damage', ship.volume)
  const { u, volume: V } = found.displaced
  const gravity = ship.centre.z * Math.sin(heel)
  const across =
    heel === 0
      ? []
      : [met('transverse centre of buoyancy', 'm', (side * u) / V, 'transverse centre of gravity', gravity)]
  const common = {
    source: barrassDerrett,
    clause: 'ch. 21, lost buoyancy',
    trial: 0,
    residual: found.residual,
    iterations: found.iterations,
    method: 'Newton iteration on draught and trim',
  }
  const meets = [volume, ...across]
  trace.solved({ ...common, symbol: 'theta_e', title: 'Equilibrium heel', unit: 'rad', value: heel, meets })
  const height = 'Water level at the origin, in the heeled frame'
  trace.solved({ ...common, symbol: 'z_w', title: height, unit: 'm', value: found.level, meets: [volume] })
  const slope = 'Longitudinal water slope'
  trace.solved({
    ...common,
    symbol: 's_w',
    title: slope,
    unit: '-',
    value: found.slope,
    meets: [alongship(ship, found)],
  })
  return found
}

/** Moments along the ship of what is displaced, and of the same volume at the centre of gravity. */
function alongship({ centre: { x, y, z } }: Afloat, { heel, slope, displaced: d }: Attitude) {
  const v_G = z * Math.cos(heel) - y * Math.sin(heel)
  return met(
    'moment of the displaced volume',
    'm4',
    d.x + slope * d.v,
    'moment of the same volume at the centre of gravity',
    (x + slope * v_G) * d.volume,
  )
}

/** Where righting levers end. */
function vanishingRead(value: number | undefined, trace: Trace): number | undefined {
  if (value === undefined) return undefined
  const of = {
    source: house,
    clause: 'curve of righting levers',
    symbol: 'phi_v',
    title: 'Vanishing angle',
    unit: 'rad',
  }
  return trace.lookup({ ...of, value, cell: 'zero crossing of the righting lever curve' })
}
/** Share of the first heel from which on a lever that is nothing upright is looked at. */
const SLIGHT = 1e-3
/** Heel by which the spline may be off, rad. */
const OFF = 0.02

/** The exact heel near that of the spline. */
function refined(ship: Afloat, near: number, side: 1 | -1): number {
  const arm = (heel: number) => side * attitudeAt(ship, side * heel).arm
  const [low, high] = [Math.max(near - OFF, near / 2), near + OFF]
  return arm(low) < 0 && arm(high) > 0 ? bracketedRoot(arm, low, high, { xTolerance: 1e-12 }).x : near
}

const deckEdges = ({ stations }: HullForm, side: 1 | -1) =>
  stations.map(({ x, offsets }) => {
    const top = Math.max(...offsets.map(({ z }) => z))
    return { x, y: side * Math.max(...offsets.filter(({ z }) => z === top).map(({ y }) => y)), z: top }
  })

const openings = ({ flooding_points = [] }: Hull, side: 1 | -1) =>
  flooding_points.map(({ x, y, z }) => ({ x, y: side * y, z }))

const DECK_EDGE = { symbol: 'phi_de', title: 'Deck edge immersion angle' } as const
const OPENING = { symbol: 'phi_f', title: 'Opening immersion angle' } as const

/** Heels of a curve are to the low side. */
function wetAt(
  ...[ship, points, attitudes, named, trace]: [
    ...Parameters<typeof immersionOf>,
    named: typeof DECK_EDGE | typeof OPENING,
    trace: Trace,
  ]
): number | undefined {
  const found = points.length === 0 ? undefined : immersionOf(ship, points, attitudes)
  if (found === undefined) return undefined
  const { heel, iterations, attitude, point } = found
  const height = point.z * Math.cos(heel) - point.y * Math.sin(heel)
  const water = attitude.level + attitude.slope * point.x
  return trace.solved({
    ...named,
    unit: 'rad',
    source: house,
    clause: 'the first of the points that meets the water',
    value: Math.abs(heel),
    trial: 0,
    residual: Math.abs(height - water) / ship.centre.z,
    iterations,
    method: 'Brent method',
    meets: [met('point height', 'm', height, 'water level at the point', water)],
  })
}
