/** Low- and wave-frequency stress together: combined spectrum and dual narrow-banded approach. DNV-OS-E301 (2018) Ch.2 Sec.2. */
import { constant, equation, pi, sqrt } from '@keelson/equations'
import { Gamma } from '@keelson/physics/fatigue/narrow-band.ts'
import { dnvOsE301 } from './source.ts'

const COMBINED = { source: dnvOsE301, clause: 'Ch.2 Sec.2 combined spectrum approach' } as const
const DUAL = { source: dnvOsE301, clause: 'Ch.2 Sec.2 dual narrow-banded approach' } as const

export const DELTA_W = constant({
  symbol: 'delta_W',
  title: 'Wave-frequency bandwidth parameter',
  value: 0.1,
  unit: '-',
  source: dnvOsE301,
  clause: 'Ch.2 Sec.2, dual narrow-banded approach',
})

const SIGMA = {
  sigma_L: ['low-frequency stress standard deviation', 'Pa'],
  sigma_W: ['wave-frequency stress standard deviation', 'Pa'],
} as const
const SHARE = {
  lambda_L: ['low-frequency variance fraction', '-'],
  lambda_W: ['wave-frequency variance fraction', '-'],
} as const
const RATES = {
  nu_L: ['low-frequency up-crossing rate', 'Hz'],
  nu_W: ['wave-frequency up-crossing rate', 'Hz'],
} as const

export const combinedDeviation = equation({
  ...COMBINED,
  symbol: 'sigma_y',
  title: 'Combined stress standard deviation',
  unit: 'Pa',
  where: { SCF: ['stress concentration factor', '-'], ...SIGMA },
  evaluate: ({ SCF, sigma_L, sigma_W }) => SCF * sqrt(sigma_L ** 2 + sigma_W ** 2),
})

export const lowFrequencyShare = equation({
  ...COMBINED,
  symbol: 'lambda_L',
  title: 'Low-frequency variance fraction',
  unit: '-',
  where: SIGMA,
  evaluate: ({ sigma_L, sigma_W }) => sigma_L ** 2 / (sigma_L ** 2 + sigma_W ** 2),
})

export const waveFrequencyShare = equation({
  ...COMBINED,
  symbol: 'lambda_W',
  title: 'Wave-frequency variance fraction',
  unit: '-',
  where: SIGMA,
  evaluate: ({ sigma_L, sigma_W }) => sigma_W ** 2 / (sigma_L ** 2 + sigma_W ** 2),
})

export const combinedRate = equation({
  ...COMBINED,
  symbol: 'nu_y',
  title: 'Combined stress up-crossing rate',
  unit: 'Hz',
  where: { ...SHARE, ...RATES },
  evaluate: ({ lambda_L, nu_L, lambda_W, nu_W }) => sqrt(lambda_L * nu_L ** 2 + lambda_W * nu_W ** 2),
})

/**
 * Up-crossing rate of the low-frequency stress plus the envelope of the wave-frequency stress. The share of the
 * low-frequency part enters squared: Rice's formula for a normal plus a Rayleigh variable gives it
 * (Jiao and Moan 1990), and so do public implementations.
 */
export const envelopeRate = equation({
  ...DUAL,
  symbol: 'nu_P',
  title: 'Envelope up-crossing rate',
  unit: 'Hz',
  where: { ...SHARE, ...RATES, delta_W: ['wave-frequency bandwidth parameter', '-'] },
  evaluate: ({ lambda_L, nu_L, lambda_W, nu_W, delta_W }) =>
    sqrt(lambda_L ** 2 * nu_L ** 2 + lambda_L * lambda_W * nu_W ** 2 * delta_W ** 2),
})

const RHO = {
  ...SHARE,
  m: ['S-N curve slope', '-'],
} as const

/** The small cycles, one for each wave, and the large ones of the envelope, as parts of the narrow-band damage. */
export const envelopePart = equation({
  ...DUAL,
  symbol: 'rho_P',
  title: 'Relative envelope damage per cycle',
  unit: '-',
  where: RHO,
  functions: { Gamma: { name: 'Gamma', call: Gamma, means: 'the gamma function' } },
  evaluate: ({ lambda_L, lambda_W, m }) =>
    lambda_L ** (m / 2 + 2) * (1 - sqrt(lambda_W / lambda_L)) +
    (sqrt(pi * lambda_L * lambda_W) * m * Gamma(m / 2 + 1 / 2)) / Gamma(m / 2 + 1),
})

/** 1 where one of both parts is missing, by its definition; needs both shares above zero. */
export const correctionFactor = equation({
  ...DUAL,
  symbol: 'rho',
  title: 'Dual narrow-band factor',
  unit: '-',
  where: {
    nu_P: ['envelope up-crossing rate', 'Hz'],
    nu_y: ['combined stress up-crossing rate', 'Hz'],
    rho_P: ['relative envelope damage per cycle', '-'],
    nu_W: RATES.nu_W,
    lambda_W: SHARE.lambda_W,
    m: RHO.m,
  },
  evaluate: ({ nu_P, nu_y, rho_P, nu_W, lambda_W, m }) => (nu_P / nu_y) * rho_P + (nu_W / nu_y) * lambda_W ** (m / 2),
})

export const dualNarrowBandDamage = equation({
  ...DUAL,
  symbol: 'D',
  title: 'Design life damage',
  unit: '-',
  where: { rho: ['dual narrow-band factor', '-'], D_NB: ['narrow-band damage', '-'] },
  evaluate: ({ rho, D_NB }) => rho * D_NB,
})

export const exposure = equation({
  ...COMBINED,
  symbol: 'T',
  title: 'Exposure time in design life',
  unit: 's',
  where: { T_L: ['design life', 's'], p_e: ['fraction of design life', '-'] },
  evaluate: ({ T_L, p_e }) => T_L * p_e,
})
