/**
 * How a ship floats at a heel: the draught and the trim at which she displaces her weight with her centre of buoyancy
 * under her centre of gravity, by Newton with the moments of her waterplane. Flooded compartments are lost: they carry
 * no more, by their permeability. Coherent SI.
 */
import { NumericsError, requireThat } from '@keelson/numerics/errors.ts'
import { addDisplaced, type Body, type Displaced, heeledBody, nothingDisplaced, type Water } from '../hull/body.ts'

interface Flooded {
  readonly body: Body
  /** Share of the space that the sea takes. */
  readonly permeability: number
}
/** A ship to be floated: volume of her displacement, and her centre of gravity. */
export interface Afloat {
  readonly hull: Body
  readonly flooded: readonly Flooded[]
  readonly volume: number
  readonly centre: { readonly x: number; readonly y: number; readonly z: number }
}

export interface Attitude extends Water {
  readonly heel: number
  /** Righting lever: horizontal distance of the centre of buoyancy from that of gravity, to the low side. */
  readonly arm: number
  /** What is displaced. */
  readonly displaced: Readonly<Displaced>
  readonly iterations: number
  /** Of the displacement, relative. */
  readonly residual: number
}

/** Relative to the volume, and to the volume times the length. */
const TOLERANCE = 1e-11
const MOST_STEPS = 60
/** A step moves the water by at most so much of the hull's height, and turns it by at most so much. */
const [FARTHEST, STEEPEST] = [0.4, 0.2]

/**
 * The attitude at a heel, rad, the side of positive y going down, from the water of a near attitude where one is known.
 * Throws NumericsError 'no_convergence' where the ship does not float: her reserve is less than she has lost.
 */
export function attitudeAt(ship: Afloat, heel: number, near?: Water): Attitude {
  const turned = heeledShip(ship, heel)
  const [sin, cos] = [Math.sin(heel), Math.cos(heel)]
  const { x: x_G, y: y_G, z: z_G } = ship.centre
  const v_G = z_G * cos - y_G * sin
  const { low, high, length } = extentOf(turned.hull)
  requireThat(ship.volume > 0 && high > low && length > 0, 'displacement, length and depth must be greater than zero')
  let level = near?.level ?? (low + high) / 2
  let slope = near?.slope ?? 0
  for (let iterations = 1; iterations <= MOST_STEPS; iterations++) {
    const d = displacedBy(turned, { level, slope })
    const [lack, trim] = [d.volume - ship.volume, d.x - x_G * d.volume + slope * (d.v - v_G * d.volume)]
    if (Math.abs(lack) <= TOLERANCE * ship.volume && Math.abs(trim) <= TOLERANCE * ship.volume * length) {
      const arm = d.u / d.volume - (z_G * sin + y_G * cos)
      return { heel, level, slope, arm, displaced: d, iterations, residual: Math.abs(lack) / ship.volume }
    }
    const step = newtonStep(d, { x_G, v_G, slope }, lack, trim)
    const height = FARTHEST * (high - low)
    if (step === undefined) {
      level += lack < 0 ? height / 4 : -height / 4
      continue
    }
    const share = Math.min(1, height / Math.abs(step.level), STEEPEST / Math.abs(step.slope))
    level = held(level + share * step.level, low, high, length)
    slope += share * step.slope
  }
  throw new NumericsError(
    'no_convergence',
    'the ship does not float at this heel: the lost buoyancy exceeds the reserve buoyancy',
  )
}

/** The water never leaves the hull by more than a steep trim would take it. */
const held = (level: number, low: number, high: number, length: number) =>
  Math.min(Math.max(level, low - length), high + length)

const heeledShip = ({ hull, flooded }: Afloat, heel: number): Pick<Afloat, 'hull' | 'flooded'> => ({
  hull: heeledBody(hull, heel),
  flooded: flooded.map(({ body, permeability }) => ({ body: heeledBody(body, heel), permeability })),
})

function displacedBy({ hull, flooded }: Pick<Afloat, 'hull' | 'flooded'>, water: Water): Displaced {
  const d = nothingDisplaced()
  addDisplaced(hull, water, 1, d)
  for (const { body, permeability } of flooded) addDisplaced(body, water, -permeability, d)
  return d
}

interface Fixed {
  readonly x_G: number
  readonly v_G: number
  readonly slope: number
}
/** Undefined where the water meets no hull, and nothing says how far it is. */
function newtonStep(d: Displaced, { x_G, v_G, slope }: Fixed, lack: number, trim: number) {
  const [a, b] = [d.plane, d.planeX]
  const c = d.planeX - x_G * d.plane + slope * (d.planeV - v_G * d.plane)
  const e = d.planeXX - x_G * d.planeX + slope * (d.planeXV - v_G * d.planeX) + d.v - v_G * d.volume
  const determinant = a * e - b * c
  if (!(Math.abs(determinant) > 0)) return undefined
  return { level: -(e * lack - b * trim) / determinant, slope: -(a * trim - c * lack) / determinant }
}

function extentOf({ outlines, x }: Body) {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { z } of outlines) {
    for (const v of z) {
      if (v < low) low = v
      if (v > high) high = v
    }
  }
  return { low, high, length: (x.at(-1) ?? 0) - (x[0] ?? 0) }
}

/** Attitudes at heels one after the other, each begun where the last one ended. */
export function attitudesAt(ship: Afloat, heels: readonly number[]): readonly Attitude[] {
  let near: Water | undefined
  return heels.map((heel) => {
    const found = attitudeAt(ship, heel, near)
    near = found
    return found
  })
}
