/** Surge and swab: how fast the mud passes a pipe that is tripped. */
import { equation } from '@keelson/equations'
import { guoLiu, lapeyrouse } from '../rheology/sources.ts'
import { BORE, CLINGING, HOLE, PEAK, PIPE } from './symbols.ts'

const ANNULAR = ['displaced mud velocity in the annulus', 'ft/min'] as const

export const peakSpeed = equation({
  symbol: 'v_p',
  title: 'Peak pipe speed',
  unit: 'ft/min',
  source: lapeyrouse,
  clause: 'ch. 5, maximum pipe velocity',
  where: { v_t: ['mean pipe speed over one stand', 'ft/min'] },
  evaluate: ({ v_t }) => 1.5 * v_t,
})

export const laminarClinging = equation({
  symbol: 'K_c',
  title: 'Clinging constant, laminar',
  unit: '-',
  source: guoLiu,
  clause: 'eq 2.81, fit of the chart of Burkhardt',
  where: { d_p: PIPE, d_h: HOLE },
  evaluate: ({ d_p, d_h }) => (0.275 * d_p) / d_h + 0.25,
})

export const turbulentClinging = equation({
  symbol: 'K_c',
  title: 'Clinging constant, turbulent',
  unit: '-',
  source: guoLiu,
  clause: 'eq 2.82, fit of the chart of Burkhardt',
  where: { d_p: PIPE, d_h: HOLE },
  evaluate: ({ d_p, d_h }) => (0.1 * d_p) / d_h + 0.41,
})

export const closedVelocity = equation({
  symbol: 'v_e',
  title: 'Equivalent annular velocity, closed pipe',
  unit: 'ft/min',
  source: lapeyrouse,
  clause: 'ch. 5, surge and swab, closed pipe',
  where: { v_p: PEAK, K_c: CLINGING, d_p: PIPE, d_h: HOLE },
  evaluate: ({ v_p, K_c, d_p, d_h }) => v_p * (K_c + d_p ** 2 / (d_h ** 2 - d_p ** 2)),
})

/** The mud goes as fast in the pipe as in the annulus. */
export const openVelocity = equation({
  symbol: 'v_e',
  title: 'Equivalent annular velocity, open pipe',
  unit: 'ft/min',
  source: lapeyrouse,
  clause: 'ch. 5, surge and swab, open pipe',
  where: { v_p: PEAK, K_c: CLINGING, d_p: PIPE, d_i: BORE, d_h: HOLE },
  evaluate: ({ v_p, K_c, d_p, d_i, d_h }) => v_p * (K_c + (d_p ** 2 - d_i ** 2) / (d_h ** 2 - d_p ** 2 + d_i ** 2)),
})

/** Of the swept mud v_p d_p^2 the share s goes up the annulus. */
export const sweptAnnulus = equation({
  symbol: 'v_a',
  title: 'Displaced mud velocity in the annulus',
  unit: 'ft/min',
  source: lapeyrouse,
  clause: 'ch. 5, continuity of the swept mud',
  where: { s: ['displaced mud fraction flowing up the annulus', '-'], v_p: PEAK, d_p: PIPE, d_h: HOLE },
  evaluate: ({ s, v_p, d_p, d_h }) => (s * v_p * d_p ** 2) / (d_h ** 2 - d_p ** 2),
})

/** Relative to the pipe. */
export const sweptPipe = equation({
  symbol: 'v_i',
  title: 'Displaced mud velocity in the pipe',
  unit: 'ft/min',
  source: lapeyrouse,
  clause: 'ch. 5, continuity of the swept mud',
  where: { s: ['displaced mud fraction flowing up the annulus', '-'], v_p: PEAK, d_p: PIPE, d_i: BORE },
  evaluate: ({ s, v_p, d_p, d_i }) => ((1 - s) * v_p * d_p ** 2) / d_i ** 2,
})

export const clungVelocity = equation({
  symbol: 'v_e',
  title: 'Equivalent annular velocity',
  unit: 'ft/min',
  source: lapeyrouse,
  clause: 'ch. 5, surge and swab',
  where: { v_a: ANNULAR, K_c: CLINGING, v_p: PEAK },
  evaluate: ({ v_a, K_c, v_p }) => v_a + K_c * v_p,
})
