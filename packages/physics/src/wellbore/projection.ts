/** Beyond the last station: straight on, with constant build and turn rates, or along an arc from a tool face. */
import { cos, equation, sin } from '@keelson/equations'
import { azimuthOf, inclinationOf, reducedAzimuth, tangentOf } from './angles.ts'
import { type Calc, quiet } from './calc.ts'
import { advance, type PlacedStation, ratioFactor, reached } from './minimum-curvature.ts'
import { sawarynThorogood } from './source.ts'
import { meanOverArc } from './survey-methods.ts'
import { where } from './symbols.ts'
import type { Vec } from './vector.ts'

const source = { source: sawarynThorogood, clause: 'projection ahead' } as const
/** Constant rates over measured depth: the tangent's sines integrated, no survey method. */
const rates = { source: sawarynThorogood, clause: 'constant build and turn rates, integrated' } as const

export const projectedLength = equation({
  ...source,
  symbol: 'L',
  title: 'Projection length',
  unit: 'm',
  where: {
    MD_2: ['measured depth at the end of the projection', 'm'],
    MD_1: ['measured depth of the last station', 'm'],
  },
  evaluate: ({ MD_1, MD_2 }) => MD_2 - MD_1,
})
/** Of inclination or azimuth. */
export const endAngle = equation({
  ...rates,
  symbol: 'phi_2',
  title: 'Angle at the end of the projection',
  unit: 'rad',
  where: {
    phi_1: ['angle at the last station', 'rad'],
    r: ['rate of change', 'rad/m'],
    L: ['projection length', 'm'],
  },
  evaluate: ({ phi_1, r, L }) => phi_1 + r * L,
})
export const halfSweep = equation({
  ...rates,
  symbol: 'x',
  title: 'Half swept angle',
  unit: 'rad',
  where: { r: ['rate of change', 'rad/m'], L: ['projection length', 'm'] },
  evaluate: ({ r, L }) => (r * L) / 2,
})
export const rateSum = equation({
  ...rates,
  symbol: 'r',
  title: 'Sum of build and turn rates',
  unit: 'rad/m',
  where: { B: ['build rate', 'rad/m'], T: ['turn rate', 'rad/m'] },
  evaluate: ({ B, T }) => B + T,
})
export const rateDifference = equation({
  ...rates,
  symbol: 'r',
  title: 'Build rate minus turn rate',
  unit: 'rad/m',
  where: { B: ['build rate', 'rad/m'], T: ['turn rate', 'rad/m'] },
  evaluate: ({ B, T }) => B - T,
})
export const middleAngle = equation({
  ...rates,
  symbol: 'phi_m',
  title: 'Mid-projection angle',
  unit: 'rad',
  where: { phi_1: ['angle at the last station', 'rad'], x: ['half swept angle', 'rad'] },
  evaluate: ({ phi_1, x }) => phi_1 + x,
})
const middle = {
  L: ['projection length', 'm'],
  I_m: ['mid-projection inclination', 'rad'],
  A_m: ['mid-projection azimuth', 'rad'],
  S_s: ['mean sine factor for the sum of the angles', '-'],
  S_d: ['mean sine factor for the difference of the angles', '-'],
} as const
export const turningNorth = equation({
  ...rates,
  symbol: 'Delta_N',
  title: 'Northing advance',
  unit: 'm',
  where: middle,
  evaluate: ({ L, I_m, A_m, S_s, S_d }) => (L / 2) * (sin(I_m + A_m) * S_s + sin(I_m - A_m) * S_d),
})
export const turningEast = equation({
  ...rates,
  symbol: 'Delta_E',
  title: 'Easting advance',
  unit: 'm',
  where: middle,
  evaluate: ({ L, I_m, A_m, S_s, S_d }) => (L / 2) * (cos(I_m - A_m) * S_d - cos(I_m + A_m) * S_s),
})
export const turningDown = equation({
  ...rates,
  symbol: 'Delta_V',
  title: 'Vertical advance',
  unit: 'm',
  where: { L: middle.L, I_m: middle.I_m, S_I: ['mean sine factor for the inclination', '-'] },
  evaluate: ({ L, I_m, S_I }) => L * cos(I_m) * S_I,
})

export const arcDogleg = equation({
  ...source,
  symbol: 'beta',
  title: 'Projection dogleg',
  unit: 'rad',
  where: { DLS: ['dogleg severity', 'rad/m'], L: ['projection length', 'm'] },
  evaluate: ({ DLS, L }) => DLS * L,
})
const fromToolFace = { ...where('I_1', 'A_1', 'TF', 'beta') } as const
export const turnedNorth = equation({
  ...source,
  symbol: 't_N',
  title: 'North component of tangent at the end',
  unit: '-',
  where: fromToolFace,
  evaluate: ({ I_1, A_1, TF, beta }) =>
    cos(beta) * sin(I_1) * cos(A_1) + sin(beta) * (cos(I_1) * cos(A_1) * cos(TF) - sin(A_1) * sin(TF)),
})
export const turnedEast = equation({
  ...source,
  symbol: 't_E',
  title: 'East component of tangent at the end',
  unit: '-',
  where: fromToolFace,
  evaluate: ({ I_1, A_1, TF, beta }) =>
    cos(beta) * sin(I_1) * sin(A_1) + sin(beta) * (cos(I_1) * sin(A_1) * cos(TF) + cos(A_1) * sin(TF)),
})
export const turnedDown = equation({
  ...source,
  symbol: 't_V',
  title: 'Downward component of tangent at the end',
  unit: '-',
  where: where('I_1', 'TF', 'beta'),
  evaluate: ({ I_1, TF, beta }) => cos(beta) * cos(I_1) - sin(beta) * sin(I_1) * cos(TF),
})

const lengthTo = (calc: Calc, from: PlacedStation, md: number) =>
  calc.apply(projectedLength, { MD_1: from.md, MD_2: md })

/** Straight on with the angles of the last station. */
export function held(calc: Calc, from: PlacedStation, md: number): PlacedStation {
  const L = lengthTo(calc, from, md)
  const t = tangentOf(calc, from.inclination, from.azimuth, '1')
  const F = calc.apply(ratioFactor, { beta: 0 })
  return { ...from, md, position: reached(calc, from.position, advance(calc, L, t, t, F, '1')) }
}

/** Constant build rate B and turn rate T in rad/m over measured depth: the curve itself, not an arc of a circle. */
export function turning(calc: Calc, from: PlacedStation, md: number, B: number, T: number): PlacedStation {
  const L = lengthTo(calc, from, md)
  const at = { I: from.inclination, A: from.azimuth }
  const named = (name: 'I' | 'A') => ({ phi_1: `${name}_1`, r: name === 'I' ? 'B' : 'T' })
  const angle = (name: 'I' | 'A', r: number) =>
    calc.apply(endAngle, { phi_1: at[name], r, L }, { as: name === 'I' ? 'I_2' : 'A_e', rename: named(name) })
  const inclination = angle('I', B)
  const A_s = angle('A', T)
  const azimuth = calc.apply(reducedAzimuth, { A_s }, { as: 'A_2', rename: { A_s: 'A_e' } })
  const half = (r: number, as: string, rate: string) => calc.apply(halfSweep, { r, L }, { as, rename: { r: rate } })
  const x_I = half(B, 'x_I', 'B')
  const x_A = half(T, 'x_A', 'T')
  const mid = (name: 'I' | 'A', x: number) =>
    calc.apply(middleAngle, { phi_1: at[name], x }, { as: `${name}_m`, rename: { phi_1: `${name}_1`, x: `x_${name}` } })
  const I_m = mid('I', x_I)
  const A_m = mid('A', x_A)
  const mean = (x: number, of: string) => calc.apply(meanOverArc, { x }, { as: `S_${of}`, rename: { x: `x_${of}` } })
  const S_I = mean(x_I, 'I')
  const S_s = mean(half(calc.apply(rateSum, { B, T }, { as: 'r_s' }), 'x_s', 'r_s'), 's')
  const S_d = mean(half(calc.apply(rateDifference, { B, T }, { as: 'r_d' }), 'x_d', 'r_d'), 'd')
  const by: Vec = [
    calc.apply(turningNorth, { L, I_m, A_m, S_s, S_d }),
    calc.apply(turningEast, { L, I_m, A_m, S_s, S_d }),
    calc.apply(turningDown, { L, I_m, S_I }),
  ]
  const tangent = tangentOf(quiet, inclination, azimuth)
  return { md, inclination, azimuth, tangent, position: reached(calc, from.position, by) }
}

/** Along an arc that leaves with a tool face from the high side and keeps its dogleg severity, rad/m. */
export function steered(calc: Calc, from: PlacedStation, md: number, TF: number, DLS: number): PlacedStation {
  const L = lengthTo(calc, from, md)
  const beta = calc.apply(arcDogleg, { DLS, L })
  const [I_1, A_1] = [from.inclination, from.azimuth]
  const tangent: Vec = [
    calc.apply(turnedNorth, { I_1, A_1, TF, beta }, { as: 't_N2' }),
    calc.apply(turnedEast, { I_1, A_1, TF, beta }, { as: 't_E2' }),
    calc.apply(turnedDown, { I_1, TF, beta }, { as: 't_V2' }),
  ]
  const [t_N, t_E, t_V] = tangent
  const ends = { t_N: 't_N2', t_E: 't_E2', t_V: 't_V2' }
  const inclination = calc.apply(inclinationOf, { t_N, t_E, t_V }, { as: 'I_2', rename: ends })
  const azimuth = calc.apply(azimuthOf, { t_N, t_E }, { as: 'A_2', rename: ends })
  const F = calc.apply(ratioFactor, { beta })
  const by = advance(calc, L, tangentOf(calc, I_1, A_1, '1'), tangent, F)
  return { md, inclination, azimuth, tangent, position: reached(calc, from.position, by) }
}
