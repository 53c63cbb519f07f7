/** How a position moves with the depth, inclination and azimuth read at a station: the balanced tangential step. */
import { cos, equation, sin } from '@keelson/equations'
import { type Calc, quiet } from '@keelson/physics/wellbore/calc.ts'
import { plus, scaled, type Vec } from '@keelson/physics/wellbore/vector.ts'
import { iscwsaMwd } from './source.ts'

const step = { source: iscwsaMwd, clause: 'propagation: balanced tangential step' } as const
const angles = {
  h: ['course length assigned to station', 'm'],
  I: ['inclination', 'rad'],
  A_T: ['true azimuth', 'rad'],
} as const

export const trueAzimuth = equation({
  ...step,
  clause: 'north references',
  symbol: 'A_T',
  title: 'True azimuth',
  unit: 'rad',
  where: { A: ['grid azimuth', 'rad'], gamma: ['grid convergence, east positive', 'rad'] },
  evaluate: ({ A, gamma }) => A + gamma,
})
export const magneticAzimuth = equation({
  ...step,
  clause: 'north references',
  symbol: 'A_M',
  title: 'Magnetic azimuth',
  unit: 'rad',
  where: { A_T: angles.A_T, delta: ['magnetic declination, east positive', 'rad'] },
  evaluate: ({ A_T, delta }) => A_T - delta,
})
export const halfCourse = equation({
  ...step,
  symbol: 'h',
  title: 'Half course length before station',
  unit: 'm',
  where: { MD_b: ['measured depth of previous station', 'm'], MD: ['measured depth', 'm'] },
  evaluate: ({ MD_b, MD }) => (MD - MD_b) / 2,
})
/** In the first course the tie-on shares the angle errors of the station after it. */
export const wholeCourse = equation({
  ...step,
  clause: 'propagation: first course',
  symbol: 'h',
  title: 'First course length, with tie-on sharing the angle errors',
  unit: 'm',
  where: { MD_b: ['tie-on measured depth', 'm'], MD: ['measured depth', 'm'] },
  evaluate: ({ MD_b, MD }) => MD - MD_b,
})
/** One component. */
export const perDepth = equation({
  ...step,
  symbol: 'd',
  title: 'Position sensitivity to measured depth, one component',
  unit: '-',
  where: {
    t_b: ['tangent component at previous station', '-'],
    t: ['tangent component at station', '-'],
  },
  evaluate: ({ t_b, t }) => (t_b + t) / 2,
})
export const northPerInclination = equation({
  ...step,
  symbol: 'i_N',
  title: 'North sensitivity to inclination',
  unit: 'm/rad',
  where: angles,
  evaluate: ({ h, I, A_T }) => h * cos(I) * cos(A_T),
})
export const eastPerInclination = equation({
  ...step,
  symbol: 'i_E',
  title: 'East sensitivity to inclination',
  unit: 'm/rad',
  where: angles,
  evaluate: ({ h, I, A_T }) => h * cos(I) * sin(A_T),
})
export const downPerInclination = equation({
  ...step,
  symbol: 'i_V',
  title: 'Vertical sensitivity to inclination, downward positive',
  unit: 'm/rad',
  where: { h: angles.h, I: angles.I },
  evaluate: ({ h, I }) => -h * sin(I),
})
export const northPerAzimuth = equation({
  ...step,
  symbol: 'a_N',
  title: 'North sensitivity to azimuth',
  unit: 'm/rad',
  where: angles,
  evaluate: ({ h, I, A_T }) => -h * sin(I) * sin(A_T),
})
export const eastPerAzimuth = equation({
  ...step,
  symbol: 'a_E',
  title: 'East sensitivity to azimuth',
  unit: 'm/rad',
  where: angles,
  evaluate: ({ h, I, A_T }) => h * sin(I) * cos(A_T),
})
/** Units of what acts on a source of error in its own unit; SI throughout, so that the steps hold together. */
interface ErrorUnits {
  readonly sigma: string
  /** Of the weight on measured depth, and of the movement per unit of the error. */
  readonly movement: string
  /** Of the weights on inclination and azimuth. */
  readonly turning: string
}
const PLAIN: ErrorUnits = { sigma: '-', movement: 'm', turning: '-' }
const UNITS = {
  '-': PLAIN,
  m: { sigma: 'm', movement: '-', turning: 'rad/m' },
  '1/m': { sigma: '1/m', movement: 'm2', turning: 'm*rad' },
  deg: { sigma: 'rad', movement: 'm/rad', turning: '-' },
  'm/s2': { sigma: 'm/s2', movement: 's2', turning: 's2/m' },
  nT: { sigma: 'T', movement: 'm/T', turning: '1/T' },
  'deg*nT': { sigma: 'rad*T', movement: 'm/(rad*T)', turning: '1/T' },
} as const satisfies Record<string, ErrorUnits>
/** A unit in which the model tells the magnitude of a source. */
export type ErrorUnit = keyof typeof UNITS

const component = (u: ErrorUnits) =>
  equation({
    ...step,
    symbol: 'm',
    title: 'Position sensitivity per unit error, one component',
    unit: u.movement,
    where: {
      w_D: ['weight on measured depth', u.movement],
      d: ['position sensitivity to measured depth', '-'],
      w_I: ['weight on inclination', u.turning],
      i: ['position sensitivity to inclination', 'm/rad'],
      w_A: ['weight on azimuth', u.turning],
      a: ['position sensitivity to azimuth', 'm/rad'],
    },
    evaluate: ({ w_D, d, w_I, i, w_A, a }) => w_D * d + w_I * i + w_A * a,
  })
/** No azimuth moves a position up or down. */
const componentDown = (u: ErrorUnits) =>
  equation({
    ...step,
    symbol: 'm_V',
    title: 'Downward position sensitivity per unit error',
    unit: u.movement,
    where: {
      w_D: ['weight on measured depth', u.movement],
      d: ['position sensitivity to measured depth', '-'],
      w_I: ['weight on inclination', u.turning],
      i: ['position sensitivity to inclination', 'm/rad'],
    },
    evaluate: ({ w_D, d, w_I, i }) => w_D * d + w_I * i,
  })
const error = (u: ErrorUnits) =>
  equation({
    ...step,
    symbol: 'e',
    title: 'Position error component',
    unit: 'm',
    where: {
      sigma: ['error source standard deviation', u.sigma],
      m: ['position sensitivity per unit error', u.movement],
    },
    evaluate: ({ sigma, m }) => sigma * m,
  })

const stepsWith = (unit: ErrorUnit) => {
  const units: ErrorUnits = UNITS[unit]
  return { units, movement: component(units), movementDown: componentDown(units), positionError: error(units) }
}
const STEPS = {
  '-': stepsWith('-'),
  m: stepsWith('m'),
  '1/m': stepsWith('1/m'),
  deg: stepsWith('deg'),
  'm/s2': stepsWith('m/s2'),
  nT: stepsWith('nT'),
  'deg*nT': stepsWith('deg*nT'),
} as const satisfies Record<ErrorUnit, unknown>

/** Of a source that is a plain number; of another, the same with its units. */
export const { movement, movementDown, positionError } = STEPS['-']

/** Unit in which a weight of a source acts: on measured depth, or on inclination and azimuth. */
export const weightUnit = (of: 'depth' | 'inclination' | 'azimuth', unit: ErrorUnit): string => {
  const { movement: depth, turning } = UNITS[unit]
  return of === 'depth' ? depth : turning
}

/** Movement of the position with the depth, inclination and azimuth of a station, over one course. */
export interface Sensitivity {
  readonly depth: Vec
  readonly inclination: Vec
  readonly azimuth: Vec
}

/** Over the course before the station: from the tangent before it to its own; h in m. */
export function sensitivity(calc: Calc, before: Vec, own: Vec, I: number, A_T: number, h: number): Sensitivity {
  const along = (axis: 0 | 1 | 2, name: string) =>
    calc.apply(
      perDepth,
      { t_b: before[axis], t: own[axis] },
      { as: `d_${name}`, rename: { t_b: `t_b${name}`, t: `t_${name}` } },
    )
  return {
    depth: [along(0, 'N'), along(1, 'E'), along(2, 'V')],
    inclination: [
      calc.apply(northPerInclination, { h, I, A_T }),
      calc.apply(eastPerInclination, { h, I, A_T }),
      calc.apply(downPerInclination, { h, I }),
    ],
    azimuth: [calc.apply(northPerAzimuth, { h, I, A_T }), calc.apply(eastPerAzimuth, { h, I, A_T }), 0],
  }
}

/** Over the course after the station: more depth at its start shortens it, its angles carry it like those of its end. */
export function sensitivityAfter(own: Vec, after: Vec, I: number, A_T: number, h: number): Sensitivity {
  const { depth, ...turning } = sensitivity(quiet, own, after, I, A_T, h)
  return { depth: scaled(depth, -1), ...turning }
}

/** Over both courses. */
export const bothCourses = (a: Sensitivity, b: Sensitivity): Sensitivity => ({
  depth: plus(a.depth, b.depth),
  inclination: plus(a.inclination, b.inclination),
  azimuth: plus(a.azimuth, b.azimuth),
})

/** Error vector of a source whose errors are in `unit`: its weights and standard deviation applied to the movements. */
export function errorVector(
  calc: Calc,
  by: Sensitivity,
  [w_D, w_I, w_A]: readonly [depth: number, inclination: number, azimuth: number],
  sigma: number,
  unit: ErrorUnit,
): Vec {
  const own = STEPS[unit]
  const along = (axis: 0 | 1, name: string) => {
    const m = calc.apply(
      own.movement,
      { w_D, d: by.depth[axis], w_I, i: by.inclination[axis], w_A, a: by.azimuth[axis] },
      { as: `m_${name}`, rename: { d: `d_${name}`, i: `i_${name}`, a: `a_${name}` } },
    )
    return calc.apply(own.positionError, { sigma, m }, { as: `e_${name}`, rename: { m: `m_${name}` } })
  }
  const m = calc.apply(
    own.movementDown,
    { w_D, d: by.depth[2], w_I, i: by.inclination[2] },
    { as: 'm_V', rename: { d: 'd_V', i: 'i_V' } },
  )
  return [
    along(0, 'N'),
    along(1, 'E'),
    calc.apply(own.positionError, { sigma, m }, { as: 'e_V', rename: { m: 'm_V' } }),
  ]
}
