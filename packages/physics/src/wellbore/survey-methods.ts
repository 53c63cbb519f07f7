/** The older survey calculation methods, for comparison with minimum curvature. API Bulletin D20 (1985). */
import { cos, equation, sin } from '@keelson/equations'
import { tangentOf } from './angles.ts'
import { quiet } from './calc.ts'
import { courseAdvance, type PlacedStation, type WellPath } from './minimum-curvature.ts'
import { azimuthChange } from './rates.ts'
import { apiD20 } from './source.ts'
import { plus, type Vec } from './vector.ts'

const METHODS = [
  'tangential',
  'average angle',
  'balanced tangential',
  'radius of curvature',
  'minimum curvature',
] as const
export type SurveyMethod = (typeof METHODS)[number]

const method = (clause: string) => ({ source: apiD20, clause, unit: 'm' }) as const

/** One component of a straight course: tangential with the tangent of its end, average angle with that of its mean. */
export const straightAdvance = equation({
  ...method('tangential and average angle methods'),
  symbol: 'Delta',
  title: 'Straight course advance',
  where: { L: ['course length', 'm'], t: ['tangent component of the course', '-'] },
  evaluate: ({ L, t }) => L * t,
})

/** sin x/x: the mean over an arc in place of its middle. */
export const meanOverArc = equation({
  symbol: 'S',
  title: 'Mean sine factor over an arc',
  unit: '-',
  source: apiD20,
  clause: 'radius of curvature method',
  where: { x: ['half arc angle', 'rad'] },
  evaluate: ({ x }) => (x < 1e-4 && x > -1e-4 ? 1 - x ** 2 / 6 : sin(x) / x),
})

const curved = {
  L: ['course length', 'm'],
  I_m: ['mean inclination', 'rad'],
  S_I: ['mean sine factor for the inclination change', '-'],
} as const
/** L (sin I_2 - sin I_1)/(I_2 - I_1), written without its division by zero. */
export const curvedDown = equation({
  ...method('radius of curvature method'),
  symbol: 'Delta_V',
  title: 'Vertical advance, radius of curvature',
  where: curved,
  evaluate: ({ L, I_m, S_I }) => L * cos(I_m) * S_I,
})
/** L (cos I_1 - cos I_2)/(I_2 - I_1), written without its division by zero. */
export const curvedDeparture = equation({
  ...method('radius of curvature method'),
  symbol: 'Delta_H',
  title: 'Horizontal advance, radius of curvature',
  where: curved,
  evaluate: ({ L, I_m, S_I }) => L * sin(I_m) * S_I,
})

/** Advance of one course by a method. */
export function advanceBy(name: SurveyMethod, from: PlacedStation, to: PlacedStation, F: number): Vec {
  const L = to.md - from.md
  const t1 = from.tangent
  const t2 = to.tangent
  const each = (of: (axis: 0 | 1 | 2) => number): Vec => [of(0), of(1), of(2)]
  if (name === 'minimum curvature') return each((i) => courseAdvance.evaluateSI({ L, t_1: t1[i], t_2: t2[i], F }))
  if (name === 'balanced tangential') return each((i) => courseAdvance.evaluateSI({ L, t_1: t1[i], t_2: t2[i], F: 1 }))
  if (name === 'tangential') return each((i) => straightAdvance.evaluateSI({ L, t: t2[i] }))
  const I_m = (from.inclination + to.inclination) / 2
  const turn = azimuthChange.evaluateSI({ A_1: from.azimuth, A_2: to.azimuth })
  const A_m = from.azimuth + turn / 2
  if (name === 'average angle') {
    const t = tangentOf(quiet, I_m, A_m)
    return each((i) => straightAdvance.evaluateSI({ L, t: t[i] }))
  }
  const S_I = meanOverArc.evaluateSI({ x: (to.inclination - from.inclination) / 2 })
  const S_A = meanOverArc.evaluateSI({ x: turn / 2 })
  const H = curvedDeparture.evaluateSI({ L, I_m, S_I }) * S_A
  return [H * Math.cos(A_m), H * Math.sin(A_m), curvedDown.evaluateSI({ L, I_m, S_I })]
}

/** The end of the path by each method, m. */
export const endByMethod = ({ stations, courses }: WellPath): readonly { method: SurveyMethod; end: Vec }[] =>
  METHODS.map((name) => ({
    method: name,
    end: courses.reduce(
      (at, { from, to, ratioFactor: F }) => plus(at, advanceBy(name, from, to, F)),
      stations[0].position,
    ),
  }))
