/** Density, viscosity and formation volume factor of a natural gas. */
import { equation, exp, type Trace } from '@keelson/equations'
import { reducedPressure, reducedTemperature } from './gas-critical.ts'
import { zFactor, zFactorInRange } from './gas-z-factor.ts'
import { brillMukherjee, leeGonzalezEakin } from './sources.ts'
import { GAS_DENSITY, GAS_GRAVITY, PRESSURE, TEMPERATURE, Z_FACTOR } from './symbols.ts'

const MOLAR_MASS = ['apparent molar mass (lb/lbmol)', '-'] as const

export const gasDensity = equation({
  symbol: 'rho_g',
  title: 'Gas density',
  unit: 'lb/ft3',
  source: brillMukherjee,
  clause: 'App. B, real-gas law',
  fit: 'the constants 28.97, 10.7316 and 459.67 apply to psia, °F and lb/ft³',
  where: { gamma_g: GAS_GRAVITY, p: PRESSURE, z: Z_FACTOR, T: TEMPERATURE },
  evaluate: ({ gamma_g, p, z, T }) => (28.97 * gamma_g * p) / (10.7316 * z * (T + 459.67)),
})

/** Cubic feet in place of a standard cubic foot (14.696 psia, 60 degF). */
export const gasVolumeFactor = equation({
  symbol: 'B_g',
  title: 'Gas formation volume factor',
  unit: 'ft3/scf',
  source: brillMukherjee,
  clause: 'App. B, real-gas law',
  fit: '14.696 and 519.67 are standard conditions in psia and °R',
  where: { z: Z_FACTOR, T: TEMPERATURE, p: PRESSURE },
  evaluate: ({ z, T, p }) => ((14.696 / 519.67) * z * (T + 459.67)) / p,
})

export const molarMass = equation({
  symbol: 'M_g',
  title: 'Apparent gas molar mass',
  unit: '-',
  source: brillMukherjee,
  clause: 'App. B, air 28.97',
  where: { gamma_g: GAS_GRAVITY },
  evaluate: ({ gamma_g }) => 28.97 * gamma_g,
})

export const viscosityK = equation({
  symbol: 'K_mu',
  title: 'Lee, Gonzalez and Eakin factor',
  unit: '-',
  source: leeGonzalezEakin,
  clause: 'K',
  fit: 'the regression is in cP, °R and g/cm³',
  where: { M_g: MOLAR_MASS, T: TEMPERATURE },
  evaluate: ({ M_g, T }) => ((9.379 + 0.01607 * M_g) * (T + 459.67) ** 1.5) / (209.2 + 19.26 * M_g + (T + 459.67)),
})

export const viscosityX = equation({
  symbol: 'X_mu',
  title: 'Lee, Gonzalez and Eakin coefficient',
  unit: '-',
  source: leeGonzalezEakin,
  clause: 'X',
  fit: 'the regression is in cP, °R and g/cm³',
  where: { M_g: MOLAR_MASS, T: TEMPERATURE },
  evaluate: ({ M_g, T }) => 3.448 + 986.4 / (T + 459.67) + 0.01009 * M_g,
})

export const viscosityY = equation({
  symbol: 'Y_mu',
  title: 'Lee, Gonzalez and Eakin exponent',
  unit: '-',
  source: leeGonzalezEakin,
  clause: 'Y',
  where: { X_mu: ['Lee, Gonzalez and Eakin coefficient', '-'] },
  evaluate: ({ X_mu }) => 2.447 - 0.2224 * X_mu,
})

/** Data: 100-340 degF, 100-8000 psia. The paper's density is in g/cm3: 62.428 lb/ft3. */
export const gasViscosity = equation({
  symbol: 'mu_g',
  title: 'Gas viscosity',
  unit: 'cP',
  source: leeGonzalezEakin,
  clause: 'viscosity',
  fit: 'the regression is in cP, °R and g/cm³',
  where: {
    K_mu: ['Lee, Gonzalez and Eakin factor', '-'],
    X_mu: ['Lee, Gonzalez and Eakin coefficient', '-'],
    rho_g: GAS_DENSITY,
    Y_mu: ['Lee, Gonzalez and Eakin exponent', '-'],
  },
  evaluate: ({ K_mu, X_mu, rho_g, Y_mu }) => 0.0001 * K_mu * exp(X_mu * (rho_g / 62.428) ** Y_mu),
})

export interface GasState {
  readonly z: number
  readonly rho_g: number
  readonly mu_g: number
  readonly B_g: number
  /** Within the range of the z correlation. */
  readonly inRange: boolean
}
/** What of a gas does not change along the pipe. */
export interface Gas {
  readonly gamma_g: number
  readonly M_g: number
  readonly T_pc: number
  readonly p_pc: number
}

/** State of a gas at p and T, in the units of the trace (see field-units.ts). */
export function gasAt(gas: Gas, p: number, T: number, trace: Trace): GasState {
  const { gamma_g, M_g } = gas
  const T_pr = trace.apply(reducedTemperature, { T, T_pc: gas.T_pc })
  const p_pr = trace.apply(reducedPressure, { p, p_pc: gas.p_pc })
  const z = zFactor(p_pr, T_pr, trace)
  const rho_g = trace.apply(gasDensity, { gamma_g, p, z, T })
  const B_g = trace.apply(gasVolumeFactor, { z, T, p })
  const K_mu = trace.apply(viscosityK, { M_g, T })
  const X_mu = trace.apply(viscosityX, { M_g, T })
  const Y_mu = trace.apply(viscosityY, { X_mu })
  const mu_g = trace.apply(gasViscosity, { K_mu, X_mu, rho_g, Y_mu })
  return { z, rho_g, mu_g, B_g, inRange: zFactorInRange(p_pr, T_pr) }
}
