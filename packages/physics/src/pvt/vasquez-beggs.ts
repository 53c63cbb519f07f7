/** Vasquez and Beggs: gas in solution and formation volume factor, and oil above its bubble point. */
import { equation, exp, log, log10, min } from '@keelson/equations'
import { vasquezBeggs } from './sources.ts'
import { API, BUBBLE_POINT, GAS_GRAVITY, PRESSURE, PRODUCING_GOR, SOLUTION_GOR, TEMPERATURE } from './symbols.ts'

const SEPARATOR_GRAVITY = ['gas specific gravity at 114.7 psia separator pressure', '-'] as const

/** Gas gravity as if separated at 100 psig. */
export const separatorGasGravity = equation({
  symbol: 'gamma_gs',
  title: 'Gas specific gravity corrected to 114.7 psia separator pressure',
  unit: '-',
  source: vasquezBeggs,
  clause: 'eq 1',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: {
    gamma_g: GAS_GRAVITY,
    API,
    T_sep: ['separator temperature', 'degF'],
    p_sep: ['separator pressure', 'psia'],
  },
  evaluate: ({ gamma_g, API, T_sep, p_sep }) => gamma_g * (1 + 5.912e-5 * API * T_sep * log10(p_sep / 114.7)),
})

export const vasquezBeggsSolutionGor = equation({
  symbol: 'R_s',
  title: 'Solution gas-oil ratio (Vasquez and Beggs)',
  unit: 'scf/stb',
  source: vasquezBeggs,
  clause: 'eq 2',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_p: PRODUCING_GOR, gamma_gs: SEPARATOR_GRAVITY, p: PRESSURE, API, T: TEMPERATURE },
  evaluate: ({ R_p, gamma_gs, p, API, T }) =>
    API <= 30
      ? min(R_p, 0.0362 * gamma_gs * p ** 1.0937 * exp((25.724 * API) / (T + 460)))
      : min(R_p, 0.0178 * gamma_gs * p ** 1.187 * exp((23.931 * API) / (T + 460))),
})

export const vasquezBeggsBubblePoint = equation({
  symbol: 'p_bS',
  title: 'Bubble-point pressure (Vasquez and Beggs)',
  unit: 'psia',
  source: vasquezBeggs,
  clause: 'eq 2, inverted',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_p: PRODUCING_GOR, gamma_gs: SEPARATOR_GRAVITY, API, T: TEMPERATURE },
  evaluate: ({ R_p, gamma_gs, API, T }) =>
    API <= 30
      ? (R_p / (0.0362 * gamma_gs * exp((25.724 * API) / (T + 460)))) ** (1 / 1.0937)
      : (R_p / (0.0178 * gamma_gs * exp((23.931 * API) / (T + 460)))) ** (1 / 1.187),
})

export const vasquezBeggsOilVolumeFactor = equation({
  symbol: 'B_ob',
  title: 'Saturated oil formation volume factor (Vasquez and Beggs)',
  unit: 'bbl/stb',
  source: vasquezBeggs,
  clause: 'eq 3',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_s: SOLUTION_GOR, T: TEMPERATURE, API, gamma_gs: SEPARATOR_GRAVITY },
  evaluate: ({ R_s, T, API, gamma_gs }) =>
    API <= 30
      ? 1 + 4.677e-4 * R_s + ((T - 60) * API * (1.751e-5 - 1.811e-8 * R_s)) / gamma_gs
      : 1 + 4.67e-4 * R_s + ((T - 60) * API * (1.1e-5 + 1.337e-9 * R_s)) / gamma_gs,
})

/** c in B_o = B_ob exp(-c ln(p/p_b)): the compressibility times the pressure. */
export const undersaturatedCompressibility = equation({
  symbol: 'c_A',
  title: 'Undersaturated compressibility × pressure',
  unit: '-',
  source: vasquezBeggs,
  clause: 'eq 4',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_s: SOLUTION_GOR, T: TEMPERATURE, gamma_g: GAS_GRAVITY, API },
  evaluate: ({ R_s, T, gamma_g, API }) => (-1433 + 5 * R_s + 17.2 * T - 1180 * gamma_g + 12.61 * API) / 100_000,
})

/** Formation volume factor above the bubble point, and of the saturated oil at and below it. */
export const oilVolumeFactor = equation({
  symbol: 'B_o',
  title: 'Oil formation volume factor',
  unit: 'bbl/stb',
  source: vasquezBeggs,
  clause: 'undersaturated oil',
  where: {
    B_ob: ['saturated oil formation volume factor', 'bbl/stb'],
    c_A: ['undersaturated compressibility × pressure', '-'],
    p: PRESSURE,
    p_b: BUBBLE_POINT,
  },
  evaluate: ({ B_ob, c_A, p, p_b }) => (p > p_b ? B_ob * exp(-c_A * log(p / p_b)) : B_ob),
})

/** Exponent of the viscosity above the bubble point. */
export const undersaturatedViscosityExponent = equation({
  symbol: 'm_mu',
  title: 'Undersaturated viscosity exponent',
  unit: '-',
  source: vasquezBeggs,
  clause: 'eq 5',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { p: PRESSURE },
  evaluate: ({ p }) => 2.6 * p ** 1.187 * exp(-11.513 - 8.98e-5 * p),
})

/** Viscosity above the bubble point, and of the saturated oil at and below it. */
export const oilViscosity = equation({
  symbol: 'mu_o',
  title: 'Oil viscosity',
  unit: 'cP',
  source: vasquezBeggs,
  clause: 'eq 5, undersaturated oil',
  where: {
    mu_ob: ['saturated oil viscosity', 'cP'],
    m_mu: ['undersaturated viscosity exponent', '-'],
    p: PRESSURE,
    p_b: BUBBLE_POINT,
  },
  evaluate: ({ mu_ob, m_mu, p, p_b }) => (p > p_b ? mu_ob * (p / p_b) ** m_mu : mu_ob),
})
