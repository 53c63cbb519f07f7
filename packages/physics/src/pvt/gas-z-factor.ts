/** Compressibility factor of a natural gas by Dranchuk and Abou-Kassem: the equation of state and its solution. */
import { equation, exp, type Trace } from '@keelson/equations'
import { bracketedRoot, type Root } from '@keelson/numerics/root-finding.ts'
import { secantRoot, type Trail, trailFrom } from '@keelson/numerics/secant.ts'
import { dranchukAbouKassem } from './sources.ts'
import { REDUCED_PRESSURE, REDUCED_TEMPERATURE, Z_FACTOR } from './symbols.ts'

const REDUCED_DENSITY = ['pseudo-reduced density', '-'] as const

export const firstCoefficient = equation({
  symbol: 'c_1',
  title: 'Density coefficient',
  unit: '-',
  source: dranchukAbouKassem,
  clause: 'eq of state, A1-A5',
  where: { T_pr: REDUCED_TEMPERATURE },
  evaluate: ({ T_pr }) => 0.3265 - 1.07 / T_pr - 0.5339 / T_pr ** 3 + 0.01569 / T_pr ** 4 - 0.05165 / T_pr ** 5,
})

export const secondCoefficient = equation({
  symbol: 'c_2',
  title: 'Squared density coefficient',
  unit: '-',
  source: dranchukAbouKassem,
  clause: 'eq of state, A6-A8',
  where: { T_pr: REDUCED_TEMPERATURE },
  evaluate: ({ T_pr }) => 0.5475 - 0.7361 / T_pr + 0.1844 / T_pr ** 2,
})

export const thirdCoefficient = equation({
  symbol: 'c_3',
  title: 'Density fifth-power coefficient',
  unit: '-',
  source: dranchukAbouKassem,
  clause: 'eq of state, A7-A9',
  where: { T_pr: REDUCED_TEMPERATURE },
  evaluate: ({ T_pr }) => 0.1056 * (0.1844 / T_pr ** 2 - 0.7361 / T_pr),
})

/** z as the equation of state gives it; at the solution it is the z of the reduced density. */
export const gasState = equation({
  symbol: 'z',
  title: 'Dranchuk and Abou-Kassem equation of state',
  unit: '-',
  source: dranchukAbouKassem,
  clause: 'eq of state',
  where: {
    z: Z_FACTOR,
    c_1: ['density coefficient', '-'],
    c_2: ['squared density coefficient', '-'],
    c_3: ['density fifth-power coefficient', '-'],
    rho_r: REDUCED_DENSITY,
    T_pr: REDUCED_TEMPERATURE,
  },
  left: ({ z }) => z,
  evaluate: ({ c_1, c_2, c_3, rho_r, T_pr }) =>
    1 +
    c_1 * rho_r +
    c_2 * rho_r ** 2 -
    c_3 * rho_r ** 5 +
    ((0.6134 * (1 + 0.721 * rho_r ** 2) * rho_r ** 2) / T_pr ** 3) * exp(-0.721 * rho_r ** 2),
})

export const reducedDensity = equation({
  symbol: 'rho_r',
  title: 'Pseudo-reduced density',
  unit: '-',
  source: dranchukAbouKassem,
  clause: 'critical compressibility 0.27',
  where: { p_pr: REDUCED_PRESSURE, z: Z_FACTOR, T_pr: REDUCED_TEMPERATURE },
  evaluate: ({ p_pr, z, T_pr }) => (0.27 * p_pr) / (z * T_pr),
})

/** True where the fit of Standing and Katz' chart holds. */
export const zFactorInRange = (p_pr: number, T_pr: number): boolean => p_pr >= 0.2 && p_pr < 30 && T_pr > 1 && T_pr <= 3

/** Below this the isotherm has a loop, and the gas is the root of least density. */
const LOOP = 1.05
const DENSEST = 20
/** Thinner than any gas that the search could jump over. */
const THIN = 0.01

/** z of an ideal gas, from which the search starts. */
export const IDEAL = 1

/** What the equation of state has of the temperature alone. */
export interface ZCoefficients {
  readonly c_1: number
  readonly c_2: number
  readonly c_3: number
}

/**
 * z at a pseudo-reduced pressure and temperature (both > 0), 0.2 <= p_pr < 30 and 1 < T_pr <= 3 by the source;
 * outside it is extrapolated (see `zFactorInRange`). Where several densities fit, the gas, the least dense, is taken.
 */
export function zFactor(p_pr: number, T_pr: number, trace: Trace): number {
  const c_1 = trace.apply(firstCoefficient, { T_pr })
  const c_2 = trace.apply(secondCoefficient, { T_pr })
  const c_3 = trace.apply(thirdCoefficient, { T_pr })
  const root = solvedZ(p_pr, T_pr, { c_1, c_2, c_3 })
  const z = trace.solved({
    symbol: 'z',
    title: 'Gas compressibility factor',
    unit: '-',
    source: dranchukAbouKassem,
    clause: 'eq of state',
    value: root.z,
    trial: IDEAL,
    residual: root.residual,
    iterations: root.iterations,
    method: 'secant iteration on pseudo-reduced density from z = 1',
    shown: { symbol: gasState.symbol },
  })
  const rho_r = trace.apply(reducedDensity, { p_pr, z, T_pr })
  trace.apply(gasState, { z, c_1, c_2, c_3, rho_r, T_pr })
  return z
}

function solvedZ(p_pr: number, T_pr: number, coefficients: ZCoefficients) {
  const { z, iterations } = zAlong(trailOfZ(), p_pr, T_pr, coefficients)
  const rho_r = reducedDensity.evaluate({ p_pr, z, T_pr })
  const residual = gasState.evaluate({ z, ...coefficients, rho_r, T_pr }) / z - 1
  return { z, residual, iterations }
}

/** Of 1/z, from an ideal gas. */
export const trailOfZ = (): Trail => trailFrom(1 / IDEAL, 1)

/** The z of `zFactor`, sought from those found last. */
export function zAlong(trail: Trail, p_pr: number, T_pr: number, { c_1, c_2, c_3 }: ZCoefficients) {
  const ideal = reducedDensity.evaluate({ p_pr, z: IDEAL, T_pr })
  const state = { z: 0, c_1, c_2, c_3, rho_r: 0, T_pr }
  const excess = (perZ: number) => {
    state.rho_r = ideal * perZ
    return gasState.evaluate(state) * perZ - 1
  }
  const seeking = 'the gas compressibility factor'
  const { x, iterations } =
    T_pr >= LOOP
      ? secantRoot(excess, trail, { lower: 0, upper: Math.max(DENSEST / ideal, 10), seeking })
      : leastRoot(excess, ideal, seeking)
  return { z: 1 / x, iterations }
}

function leastRoot(excess: (perZ: number) => number, ideal: number, seeking: string): Root {
  const densest = DENSEST / ideal
  for (let low = Math.min(0.2, THIN / ideal); low < densest; low *= 1.15) {
    if (excess(1.15 * low) >= 0) return bracketedRoot(excess, low, 1.15 * low, { seeking })
  }
  return bracketedRoot(excess, densest, 100 * densest, { seeking })
}
