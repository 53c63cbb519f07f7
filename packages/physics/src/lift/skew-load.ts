/** The skew load of four slings whose lengths are out by a tolerance: all sixteen combinations of long and short. Coherent SI. */
import { equation, max, sqrt } from '@keelson/equations'
import { type Hanging, type HungBody, hangingAt, resultantOf, startAbove } from './elastic-slings.ts'
import { statics } from './leg.ts'
import { dot, length, minus, type Vector } from './vector.ts'

const at = (clause: string) => ({ source: statics, clause }) as const

export interface FourSlings {
  /** Between the lift points. */
  readonly length: number
  readonly breadth: number
  /** Offsets from their middle, and depth below their plane. */
  readonly centreOfGravity: readonly [x: number, y: number, depth: number]
  readonly weight: number
  readonly axialStiffness: number
  readonly slingLength: number
  readonly tolerance: number
}
/** Long or short of each sling, in the order (+x,+y), (+x,-y), (-x,-y), (-x,+y). */
export type Signs = readonly (1 | -1)[]
interface Combination {
  readonly signs: Signs
  readonly hanging: Hanging
}
export interface SkewLoad {
  readonly points: readonly Vector[]
  readonly nominal: Hanging
  readonly combinations: readonly Combination[]
}

const COUNT = 4
const COMBINATIONS: readonly Signs[] = Array.from({ length: 2 ** COUNT }, (_, code) =>
  Array.from({ length: COUNT }, (_, i) => ((code >> i) & 1 ? -1 : 1)),
)

export const pointsOf = ({ length: L, breadth: B }: Pick<FourSlings, 'length' | 'breadth'>): readonly Vector[] => [
  [L / 2, B / 2, 0],
  [L / 2, -B / 2, 0],
  [-L / 2, -B / 2, 0],
  [-L / 2, B / 2, 0],
]

/** Throws NumericsError where a combination finds no rest. */
export function skewLoad(four: FourSlings): SkewLoad {
  const nominal = hungBy(four, [0, 0, 0, 0])
  const combinations = COMBINATIONS.map((signs) => ({ signs, hanging: hungBy(four, signs, nominal.hook) }))
  return { points: pointsOf(four), nominal, combinations }
}

/** Pull of all slings, and its part along the line from the centre of gravity to the hook: both are the weight. */
export function pulls(four: FourSlings, hanging: Hanging): { readonly whole: number; readonly upward: number } {
  const whole = resultantOf(bodyOf(four, []), hanging)
  const line = minus(hanging.hook, gravityOf(four))
  return { whole: length(whole), upward: dot(whole, line) / length(line) }
}

const gravityOf = ({ centreOfGravity: [x, y, depth] }: FourSlings): Vector => [x, y, -depth]

function hungBy(four: FourSlings, signs: readonly number[], start?: Vector): Hanging {
  const body = bodyOf(four, signs)
  return hangingAt(body, start ?? startAbove(body))
}

function bodyOf(four: FourSlings, signs: readonly number[]): HungBody {
  const { weight, axialStiffness, slingLength, tolerance } = four
  const unstretched = (i: number) => slingLength * (1 + (signs[i] ?? 0) * tolerance)
  return {
    slings: pointsOf(four).map((point, i) => ({ at: point, unstretched: unstretched(i) })),
    centreOfGravity: gravityOf(four),
    weight,
    axialStiffness,
  }
}

export const stretchedLength = equation({
  ...at('geometry'),
  symbol: 's',
  title: 'Sling stretched length',
  unit: 'm',
  where: {
    p_x: ['longitudinal hook position', 'm'],
    a_x: ['longitudinal lift point position', 'm'],
    p_y: ['transverse hook position', 'm'],
    a_y: ['transverse lift point position', 'm'],
    p_z: ['hook height above lift points', 'm'],
  },
  evaluate: ({ p_x, a_x, p_y, a_y, p_z }) => sqrt((p_x - a_x) ** 2 + (p_y - a_y) ** 2 + p_z ** 2),
})

export const positivePoint = equation({
  ...at('geometry'),
  symbol: 'a_p',
  title: 'Lift point position, positive side',
  unit: 'm',
  where: { L: ['lift point spacing', 'm'] },
  evaluate: ({ L }) => L / 2,
})

export const negativePoint = equation({
  ...at('geometry'),
  symbol: 'a_m',
  title: 'Lift point position, negative side',
  unit: 'm',
  where: { L: ['lift point spacing', 'm'] },
  evaluate: ({ L }) => -L / 2,
})

export const longSling = equation({
  ...at('tolerance'),
  symbol: 'l_p',
  title: 'Long sling length',
  unit: 'm',
  where: { l: ['nominal length', 'm'], delta: ['length tolerance', '-'] },
  evaluate: ({ l, delta }) => l * (1 + delta),
})

export const shortSling = equation({
  ...at('tolerance'),
  symbol: 'l_m',
  title: 'Short sling length',
  unit: 'm',
  where: { l: ['nominal length', 'm'], delta: ['length tolerance', '-'] },
  evaluate: ({ l, delta }) => l * (1 - delta),
})

export const slingForce = equation({
  ...at('elastic rope'),
  symbol: 'F',
  title: 'Sling force',
  unit: 'N',
  where: { EA: ['axial stiffness', 'N'], s: ['stretched length', 'm'], l: ['unstretched length', 'm'] },
  limited: { holds: 'a slack sling carries no load' },
  evaluate: ({ EA, s, l }) => EA * max(0, s / l - 1),
})

export const skewFactor = equation({
  ...at('maximum force divided by nominal force'),
  symbol: 'SKL',
  title: 'Skew load factor',
  unit: '-',
  where: { F: ['sling force', 'N'], F_0: ['sling force at nominal lengths', 'N'] },
  evaluate: ({ F, F_0 }) => F / F_0,
})
