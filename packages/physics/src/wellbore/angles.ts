/** Inclination, azimuth and tangent of a station, and the norths to which an azimuth may refer. */
import { atan2, cos, equation, floor, hypot, pi, reachRange, sin } from '@keelson/equations'
import type { Calc } from './calc.ts'
import { apiD20, sawarynThorogood, worldMagneticModel } from './source.ts'
import { where } from './symbols.ts'
import type { Vec } from './vector.ts'

export const HORIZONTAL_FIELD = reachRange({
  symbol: 'B_h',
  title: 'Horizontal magnetic field',
  unit: 'nT',
  from: 6000,
  unsafe: 'below',
  because: 'magnetic azimuths are unreliable in a weaker field',
  source: worldMagneticModel,
  clause: 'caution zone around the magnetic poles',
})

const tangentTo = { source: sawarynThorogood, clause: 'direction cosines', unit: '-' } as const

export const tangentNorth = equation({
  ...tangentTo,
  symbol: 't_N',
  title: 'North component of tangent',
  where: where('I', 'A'),
  evaluate: ({ I, A }) => sin(I) * cos(A),
})
export const tangentEast = equation({
  ...tangentTo,
  symbol: 't_E',
  title: 'East component of tangent',
  where: where('I', 'A'),
  evaluate: ({ I, A }) => sin(I) * sin(A),
})
export const tangentDown = equation({
  ...tangentTo,
  symbol: 't_V',
  title: 'Downward component of tangent',
  where: where('I'),
  evaluate: ({ I }) => cos(I),
})

/** Inclination of a tangent, 0 to 180 deg; as acos t_V, and well conditioned near the vertical too. */
export const inclinationOf = equation({
  symbol: 'I',
  title: 'Tangent inclination',
  unit: 'rad',
  source: sawarynThorogood,
  clause: 'direction cosines',
  where: where('t_N', 't_E', 't_V'),
  evaluate: ({ t_N, t_E, t_V }) => atan2(hypot(t_N, t_E), t_V),
})

/** Azimuth of a tangent, 0 to 360 deg; 0 for a vertical one, which has none. */
export const azimuthOf = equation({
  symbol: 'A',
  title: 'Tangent azimuth',
  unit: 'rad',
  source: sawarynThorogood,
  clause: 'direction cosines',
  where: where('t_N', 't_E'),
  evaluate: ({ t_N, t_E }) => (t_E < 0 ? 2 * pi + atan2(t_E, t_N) : atan2(t_E, t_N)),
})

/** Tangent of a station; `k` is written behind the symbols of a course: t_N1, I_1, A_1. */
export function tangentOf(calc: Calc, I: number, A: number, k: '' | '1' | '2' = ''): Vec {
  const rename = k === '' ? {} : { I: `I_${k}`, A: `A_${k}` }
  return [
    calc.apply(tangentNorth, { I, A }, { as: `t_N${k}`, rename }),
    calc.apply(tangentEast, { I, A }, { as: `t_E${k}`, rename }),
    calc.apply(tangentDown, { I }, { as: `t_V${k}`, rename }),
  ]
}

/** High side of a hole at inclination I and azimuth A: the unit vector across it that points most upward. */
export const highSide = (I: number, A: number): Vec => [
  Math.cos(I) * Math.cos(A),
  Math.cos(I) * Math.sin(A),
  -Math.sin(I),
]
/** Right of the high side, looking down the hole. */
export const rightSide = (A: number): Vec => [-Math.sin(A), Math.cos(A), 0]

const reference = {
  unit: 'rad',
  source: apiD20,
  clause: 'directional survey terminology: north references',
} as const

/** Brought into 0 to 360 deg. */
export const reducedAzimuth = equation({
  ...reference,
  symbol: 'A',
  title: 'Azimuth within 0° to 360°',
  where: { A_s: ['surveyed azimuth', 'rad'] },
  evaluate: ({ A_s }) => A_s - 2 * pi * floor(A_s / (2 * pi)),
})
export const gridFromTrue = equation({
  ...reference,
  symbol: 'A_s',
  title: 'Grid azimuth from true azimuth',
  where: { A_T: ['azimuth relative to true north', 'rad'], ...where('gamma') },
  evaluate: ({ A_T, gamma }) => A_T - gamma,
})
export const gridFromMagnetic = equation({
  ...reference,
  symbol: 'A_s',
  title: 'Grid azimuth from magnetic azimuth',
  where: { A_M: ['azimuth relative to magnetic north', 'rad'], ...where('delta', 'gamma') },
  evaluate: ({ A_M, delta, gamma }) => A_M + delta - gamma,
})

type AzimuthReference = 'grid' | 'true' | 'magnetic'
export interface North {
  readonly reference: AzimuthReference
  /** Grid convergence and magnetic declination, east positive, rad. */
  readonly convergence: number
  readonly declination: number
}

/** Azimuth from grid north, 0 to 360 deg, of one surveyed against the north given. */
export function gridAzimuth(calc: Calc, surveyed: number, north: North, k: '' | '1' | '2' = ''): number {
  const subscript = k === '' ? '' : `_${k}`
  const { reference: from, convergence: gamma, declination: delta } = north
  const named = (name: string) => ({ as: `A_s${subscript}`, rename: { [name]: `${name}${subscript}` } })
  const A_s =
    from === 'grid'
      ? surveyed
      : from === 'true'
        ? calc.apply(gridFromTrue, { A_T: surveyed, gamma }, named('A_T'))
        : calc.apply(gridFromMagnetic, { A_M: surveyed, delta, gamma }, named('A_M'))
  return calc.apply(reducedAzimuth, { A_s }, { as: `A${subscript}`, rename: { A_s: `A_s${subscript}` } })
}
