/** Linear (Airy) dispersion: how long a wave of given frequency is over a level bottom. Coherent SI. */
import { constant, equation, pi, type Source, tanh } from '@keelson/equations'
import { inWords, NumericsError } from '@keelson/numerics/errors.ts'

export const AIRY: Source = {
  id: 'DNV-RP-C205',
  title: 'Environmental conditions and environmental loads',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}

export const cgpm1901: Source = {
  id: 'CGPM (1901)',
  title: 'Declaration on the unit of mass and the definition of weight',
  publisher: 'BIPM',
  revision: '1901',
}

export const STANDARD_GRAVITY = constant({
  symbol: 'g',
  title: 'Standard gravity',
  value: 9.80665,
  unit: 'm/s2',
  source: cgpm1901,
  clause: 'standard gravity',
})

/** Linear dispersion relation; finite water depth. */
export const dispersion = equation({
  symbol: 'omega_squared',
  title: 'Linear dispersion relation',
  unit: 'rad2/s2',
  source: AIRY,
  clause: '3.2.2 linear wave theory',
  where: {
    omega: ['wave frequency', 'rad/s'],
    g: ['gravitational acceleration', 'm/s2'],
    k: ['wave number', 'rad/m'],
    d: ['water depth', 'm'],
  },
  left: ({ omega }) => omega ** 2,
  evaluate: ({ g, k, d }) => g * k * tanh(k * d),
})

/** Wave number where the bottom is out of reach. */
export const deepWaveNumber = equation({
  symbol: 'k',
  title: 'Deep-water wave number',
  unit: 'rad/m',
  source: AIRY,
  clause: '3.2.2 linear wave theory, deep water',
  where: { omega: ['wave frequency', 'rad/s'], g: ['gravitational acceleration', 'm/s2'] },
  evaluate: ({ omega, g }) => omega ** 2 / g,
})

export const wavelength = equation({
  symbol: 'lambda',
  title: 'Wavelength',
  unit: 'm',
  source: AIRY,
  clause: '3.2.2 linear wave theory',
  where: { k: ['wave number', 'rad/m'] },
  evaluate: ({ k }) => (2 * pi) / k,
})

export const deepWavelength = equation({
  symbol: 'lambda_0',
  title: 'Deep-water wavelength',
  unit: 'm',
  source: AIRY,
  clause: '3.2.2 linear wave theory, deep water',
  where: { g: ['gravitational acceleration', 'm/s2'], omega: ['wave frequency', 'rad/s'] },
  evaluate: ({ g, omega }) => (2 * pi * g) / omega ** 2,
})

export interface WaveNumber {
  /** rad/m. */
  readonly k: number
  /** Start guess, rad/m. */
  readonly trial: number
  /** (g k tanh(k d) - omega^2)/omega^2; 0 in deep water, where the answer is closed. */
  readonly residual: number
  readonly iterations: number
}

/** Above this omega^2 d/g the tanh of the relation is 1 to the last digit. */
const DEEP = 20
const MAX_STEPS = 20

/**
 * Wave number for omega >= 0 in rad/s over depth d > 0 in m (Infinity allowed), gravity g > 0 in m/s2. Newton from
 * Eckart's guess (1952), which lies within 5 % of the root. Throws NumericsError 'bad_input' outside these ranges.
 */
export function solveWaveNumber(omega: number, d: number, g: number): WaveNumber {
  if (!(omega >= 0 && Number.isFinite(omega) && d > 0 && g > 0)) {
    throw new NumericsError(
      'bad_input',
      `no wave number exists for a frequency of ${inWords(omega)} rad/s in a depth of ${inWords(d)} m`,
    )
  }
  const deep = deepWaveNumber.evaluate({ omega, g })
  const y = deep * d
  if (omega === 0 || y > DEEP) return { k: deep, trial: deep, residual: 0, iterations: 0 }
  const trial = y / Math.sqrt(Math.tanh(y))
  let x = trial
  let iterations = 0
  for (let step = 1; Math.abs(step) > 1e-15 * x && iterations < MAX_STEPS; iterations++) {
    const t = Math.tanh(x)
    step = (x * t - y) / (t + x * (1 - t * t))
    x -= step
  }
  const k = x / d
  const residual = dispersion.evaluate({ omega, g, k, d }) / omega ** 2 - 1
  return { k, trial: trial / d, residual, iterations }
}

/** Wave number in rad/m; arguments and errors as `solveWaveNumber`. */
export function waveNumber(omega: number, d: number, g: number): number {
  return solveWaveNumber(omega, d, g).k
}
