/** How fast a scour hole grows towards its equilibrium. Coherent SI. */
import { constant, equation, exp, sqrt } from '@keelson/equations'
import { SAND } from './mobility.ts'
import { sumerFredsoe } from './sources.ts'

const STAR = {
  source: sumerFredsoe,
  symbol: 'T_star',
  title: 'Dimensionless time scale',
  unit: '-',
} as const
const theta = ['Shields parameter', '-'] as const

/** Needs theta > 0; the boundary layer is as thick as the water is deep. */
export const pileCurrentTime = equation({
  ...STAR,
  clause: '3.1 time scale, steady current',
  where: { h: ['boundary layer thickness (water depth)', 'm'], D: ['pile diameter', 'm'], theta },
  evaluate: ({ h, D, theta }) => (h / D / 2000) * theta ** -2.2,
})

/** Needs theta > 0. */
export const pileWaveTime = equation({
  ...STAR,
  clause: '3.2 time scale, waves',
  where: { KC: ['Keulegan-Carpenter number', '-'], theta },
  evaluate: ({ KC, theta }) => 1e-6 * (KC / theta) ** 3,
})

/** Needs theta > 0. */
export const pipeTime = equation({
  ...STAR,
  clause: '2.3 time scale below a pipeline',
  where: { theta },
  evaluate: ({ theta }) => theta ** (-5 / 3) / 50,
})

export const scourTime = equation({
  source: sumerFredsoe,
  clause: 'definition of the dimensionless time scale',
  symbol: 'T_S',
  title: 'Scour time scale',
  unit: 's',
  where: {
    T_star: ['dimensionless time scale', '-'],
    D: ['pile or pipe diameter', 'm'],
    g: SAND.g,
    s: SAND.s,
    d: SAND.d,
  },
  evaluate: ({ T_star, D, g, s, d }) => (T_star * D ** 2) / sqrt(g * (s - 1) * d ** 3),
})

/** Needs T_S > 0. */
export const depthInTime = equation({
  source: sumerFredsoe,
  clause: 'scour development from a flat bed',
  symbol: 'S_t',
  title: 'Scour depth after time t',
  unit: 'm',
  where: {
    S: ['equilibrium scour depth', 'm'],
    t: ['time from a flat bed', 's'],
    T_S: ['scour time scale', 's'],
  },
  evaluate: ({ S, t, T_S }) => S * (1 - exp(-t / T_S)),
})

export const ONE_DAY = constant({
  source: sumerFredsoe,
  clause: 'scour development from a flat bed',
  symbol: 't_day',
  title: 'One day from a flat bed',
  value: 24,
  unit: 'h',
})
