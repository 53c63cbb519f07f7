/**
 * Whether a formula is dimensionally right: with every base unit changed, its result changes as its own unit does. A fit
 * in field units does not, and has to say so.
 */
import type { Arguments, Equation, Where } from '@keelson/equations'
import { type Expression, parts } from '@keelson/equations/expression.ts'
import { seeded } from '@keelson/equations/seeded.ts'
import { baseDimensions, toSI } from '@keelson/units'

type Point = Readonly<Record<string, number | readonly number[]>>

/** Measures without multiples: a sine knows no other angle than the radian, and the API gravity is a scale. */
const FIXED: ReadonlySet<string> = new Set(['rad', 'degAPI'])
const POINTS = 2000
/** Points that agree before a formula counts as homogeneous: enough to meet each of its branches. */
const ENOUGH = 200
const LIST_LENGTH = 3
/** Far above what rounding leaves and far below what a wrong power of a scale factor makes. */
const TOLERANCE = 1e-6

const NUDGE = 1e-8
const NUDGE_SHOWS = 1e-6
const UNDERFLOW = 1e-280

/** 'homogeneous', 'fit' (the scaled result is another), or 'unknown' where no point gives a number. */
export type Homogeneity = 'homogeneous' | 'fit' | 'unknown'

export function homogeneityOf(equation: Equation): Homogeneity {
  const random = seeded(equation.expression.length)
  const sides = [equation.evaluateSI, ...(equation.leftSI ? [equation.leftSI] : [])]
  let met = 0
  for (let k = 0; k < POINTS && met < ENOUGH; k++) {
    const point = drawn(equation, random)
    const scales = new Map<string, number>()
    const scaled = scaledPoint(equation.where, point, scales, random)
    const factor = factorOf(equation.unit, scales, random)
    const results = sides.map((side) => [valueAt(side, point) * factor, valueAt(side, scaled)] as const)
    if (!sides.every((side) => tells(side, point) && tells(side, scaled))) continue
    if (!results.every(([a, b]) => Number.isFinite(a) && Number.isFinite(b) && (a === 0) === (b === 0))) continue
    if (results.some(([a, b]) => !near(a, b, TOLERANCE))) return 'fit'
    if (results.some(([a]) => a !== 0)) met++
  }
  return met > 0 ? 'homogeneous' : 'unknown'
}

const near = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b))

/** Whether the digits at a point say something: not where the last bits of the arguments decide, nor near underflow. */
function tells(side: (v: Arguments<Where>) => number, point: Point): boolean {
  const value = valueAt(side, point)
  const moved = valueAt(side, nudged(point))
  return (value === 0 || Math.abs(value) > UNDERFLOW) && near(value, moved, NUDGE_SHOWS)
}

/** Each argument by another share, so that none makes up for another; a count stays whole. */
const nudged = (point: Point): Point =>
  Object.fromEntries(
    Object.entries(point).map(([name, v], i) => {
      const by = 1 + NUDGE * (i % 2 === 0 ? i + 1 : -i)
      const moved = (x: number) => (Number.isInteger(x) ? x : x * by)
      return [name, typeof v === 'number' ? moved(v) : v.map(moved)]
    }),
  )

function valueAt(side: (v: Arguments<Where>) => number, point: Point): number {
  try {
    return side(point as Arguments<Where>)
  } catch {
    return Number.NaN
  }
}

/** From a hundredth to ten thousand of the equation's own units (ratios to ten), now and then negative; in SI. */
function drawn(equation: Equation, random: () => number): Point {
  const sign = () => (random() < 0.1 ? -1 : 1)
  return Object.fromEntries(
    Object.entries(equation.where).map(([name, [, unit, kind]]) => {
      const draw = () =>
        toSI(isCount(equation, name) ? LIST_LENGTH : sign() * 10 ** ((unit === '-' ? 3 : 6) * random() - 2), unit)
      return [name, kind === 'list' ? Array.from({ length: LIST_LENGTH }, draw) : draw()]
    }),
  )
}

function scaledPoint(where: Where, point: Point, scales: Map<string, number>, random: () => number): Point {
  return Object.fromEntries(
    Object.entries(where).map(([name, [, unit]]) => {
      const factor = factorOf(unit, scales, random)
      const value = point[name] ?? Number.NaN
      return [name, typeof value === 'number' ? value * factor : value.map((x) => x * factor)]
    }),
  )
}

/** By what a quantity of the unit grows; each base unit has one scale for all. */
function factorOf(unit: string, scales: Map<string, number>, random: () => number): number {
  let factor = 1
  for (const [base, exponent] of baseDimensions(unit)) {
    if (FIXED.has(base)) continue
    const scale = scales.get(base) ?? 0.6 + random()
    scales.set(base, scale)
    factor *= scale ** exponent
  }
  return factor
}

/** Whether a symbol is the number of terms of a sum. */
function isCount({ ast, leftAst }: Equation, name: string): boolean {
  const all = [ast, ...(leftAst ? [leftAst] : [])].flatMap(parts)
  return all.some(
    (e: Expression) => e.kind === 'sum' && parts(e.count).some((p) => p.kind === 'symbol' && p.name === name),
  )
}
