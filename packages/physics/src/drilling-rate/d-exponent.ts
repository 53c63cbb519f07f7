/** The drilling exponent, its correction for the mud, and the pore pressure that it tells. */
import { constant, equation, log10 } from '@keelson/equations'
import { eaton, jordenShirley, rehmMcClendon } from './sources.ts'

/** For R < 60 N and W < 1000 d_b / 12: both logarithms are below 0. */
export const drillingExponent = equation({
  source: jordenShirley,
  clause: 'd-exponent',
  symbol: 'd',
  title: 'd-exponent',
  unit: '-',
  fit: 'constants are for ft/h, rpm, klbf and in',
  where: {
    R: ['rate of penetration', 'ft/h'],
    N: ['rotary speed', 'rpm'],
    W: ['weight on bit', 'klbf'],
    d_b: ['bit diameter', 'in'],
  },
  evaluate: ({ R, N, W, d_b }) => log10(R / (60 * N)) / log10((12 * W) / (1000 * d_b)),
})

export const correctedExponent = equation({
  source: rehmMcClendon,
  clause: 'correction for the mud weight',
  symbol: 'd_c',
  title: 'Corrected d-exponent',
  unit: '-',
  where: {
    d: ['d-exponent', '-'],
    G_n: ['normal pore pressure gradient', 'kg/m3'],
    rho_c: ['equivalent circulating density', 'kg/m3'],
  },
  evaluate: ({ d, G_n, rho_c }) => (d * G_n) / rho_c,
})

/** Of the corrected d exponent, as of sonic travel times it is 3. */
export const EATON_EXPONENT = constant({
  symbol: 'n_E',
  title: 'Eaton exponent',
  value: 1.2,
  unit: '-',
  source: eaton,
  clause: 'corrected d-exponent',
})

export const eatonPorePressure = equation({
  source: eaton,
  clause: 'corrected d-exponent',
  symbol: 'G_p',
  title: 'Pore pressure gradient (Eaton)',
  unit: 'kg/m3',
  where: {
    G_ob: ['overburden gradient', 'kg/m3'],
    G_n: ['normal pore pressure gradient', 'kg/m3'],
    d_c: ['corrected d-exponent', '-'],
    d_cn: ['corrected d-exponent of normal trend', '-'],
    n_E: ['Eaton exponent', '-'],
  },
  evaluate: ({ G_ob, G_n, d_c, d_cn, n_E }) => G_ob - (G_ob - G_n) * (d_c / d_cn) ** n_E,
})
