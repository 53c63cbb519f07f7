/** Wide-band correction of Tovo and Benasciutti: rainflow damage between its lower and its upper bound. */
import { equation, exp, type Source } from '@keelson/equations'

export const benasciuttiTovo: Source = {
  id: 'Benasciutti and Tovo (2005)',
  title: 'Spectral methods for lifetime prediction under wide-band stationary random processes',
  publisher: 'Elsevier',
  revision: 'Int. J. Fatigue vol. 27',
}
const PRINTED = { source: benasciuttiTovo, clause: 'combination of the damage bounds', unit: '-' } as const

/** 0 where alpha_1 = alpha_2, at most 1; needs alpha_2 < 1. */
export const tovoBenasciuttiWeight = equation({
  ...PRINTED,
  symbol: 'b_TB',
  title: 'Upper bound weight',
  where: { alpha_1: ['bandwidth parameter', '-'], alpha_2: ['irregularity factor', '-'] },
  evaluate: ({ alpha_1, alpha_2 }) =>
    ((alpha_1 - alpha_2) *
      (1.112 * (1 + alpha_1 * alpha_2 - (alpha_1 + alpha_2)) * exp(2.11 * alpha_2) + (alpha_1 - alpha_2))) /
    (alpha_2 - 1) ** 2,
})

export const tovoBenasciuttiFactor = equation({
  ...PRINTED,
  symbol: 'rho_TB',
  title: 'Tovo-Benasciutti factor',
  where: {
    b_TB: ['upper bound weight', '-'],
    alpha_2: ['irregularity factor', '-'],
    m: ['S-N curve slope', '-'],
  },
  evaluate: ({ b_TB, alpha_2, m }) => b_TB + (1 - b_TB) * alpha_2 ** (m - 1),
})

export const tovoBenasciuttiDamage = equation({
  ...PRINTED,
  symbol: 'D_TB',
  title: 'Tovo-Benasciutti damage',
  where: { rho_TB: ['Tovo-Benasciutti factor', '-'], D_NB: ['narrow-band damage', '-'] },
  evaluate: ({ rho_TB, D_NB }) => rho_TB * D_NB,
})
