/** Settlement of clay that consolidates under a stress increase, by the compression indices. Coherent SI. */
import { equation, log10, max, min, type Source, sum } from '@keelson/equations'

export const terzaghiPeck: Source = {
  id: 'Terzaghi and Peck',
  title: 'Soil Mechanics in Engineering Practice',
  publisher: 'John Wiley and Sons',
  revision: '2nd edition, 1967',
  read: 'public descriptions',
}

const AT = { source: terzaghiPeck, clause: 'one-dimensional compression', unit: 'm' } as const

/** Recompression up to the preconsolidation pressure, first compression beyond it; a list of layers from the base down. */
export const consolidationSettlement = equation({
  ...AT,
  symbol: 'S',
  title: 'Consolidation settlement',
  where: {
    h: ['layer thicknesses', 'm', 'list'],
    e_0: ['initial void ratio', '-', 'list'],
    sigma_0: ['initial effective stress', 'Pa', 'list'],
    sigma_1: ['effective stress under load', 'Pa', 'list'],
    sigma_c: ['preconsolidation pressure', 'Pa', 'list'],
    C_r: ['recompression index', '-', 'list'],
    C_c: ['compression index', '-', 'list'],
  },
  evaluate: ({ h, e_0, sigma_0, sigma_1, sigma_c, C_r, C_c }) =>
    sum(
      h.length,
      (j) =>
        (h[j] / (1 + e_0[j])) *
        (C_r[j] * log10(min(sigma_1[j], sigma_c[j]) / sigma_0[j]) +
          C_c[j] * log10(max(sigma_1[j], sigma_c[j]) / sigma_c[j])),
    ),
})
