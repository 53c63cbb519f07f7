/** Viscosity of dead and of gas-saturated oil. */
import { equation, log10 } from '@keelson/equations'
import { beal, beggsRobinson, glaso } from './sources.ts'
import { API, SOLUTION_GOR, TEMPERATURE } from './symbols.ts'

/** Data: 70-295 degF, 16-58 degAPI. Rises beyond all bounds towards 0 degF. */
export const deadOilViscosity = equation({
  symbol: 'mu_od',
  title: 'Dead-oil viscosity (Beggs and Robinson)',
  unit: 'cP',
  source: beggsRobinson,
  clause: 'dead oil',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { API, T: TEMPERATURE },
  evaluate: ({ API, T }) => 10 ** (10 ** (3.0324 - 0.02023 * API) * T ** -1.163) - 1,
})

/** Data: R_s 20-2070 scf/stb. */
export const saturatedOilViscosity = equation({
  symbol: 'mu_ob',
  title: 'Saturated oil viscosity (Beggs and Robinson)',
  unit: 'cP',
  source: beggsRobinson,
  clause: 'live oil',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { R_s: SOLUTION_GOR, mu_od: ['dead-oil viscosity', 'cP'] },
  evaluate: ({ R_s, mu_od }) => 10.715 * (R_s + 100) ** -0.515 * mu_od ** (5.44 * (R_s + 150) ** -0.338),
})

/** Standing's fit of Beal's chart. Data: 98-250 degF, 10.1-52.5 degAPI. */
export const bealDeadOilViscosity = equation({
  symbol: 'mu_odB',
  title: 'Dead-oil viscosity (Beal)',
  unit: 'cP',
  source: beal,
  clause: 'chart, fit of Standing (1981)',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { API, T: TEMPERATURE },
  evaluate: ({ API, T }) => (0.32 + 1.8e7 / API ** 4.53) * (360 / (T + 200)) ** (10 ** (0.43 + 8.33 / API)),
})

/** Data: 50-300 degF, 20.1-48.1 degAPI. */
export const glasoDeadOilViscosity = equation({
  symbol: 'mu_odG',
  title: 'Dead-oil viscosity (Glaso)',
  unit: 'cP',
  source: glaso,
  clause: 'dead-oil viscosity',
  fit: 'the regression is in psia, °F, scf/stb and cP',
  where: { API, T: TEMPERATURE },
  evaluate: ({ API, T }) => 3.141e10 * T ** -3.444 * log10(API) ** (10.313 * log10(T) - 36.447),
})
