/** Scour below a pipeline on sand: when a tunnel breaks through, and how deep it becomes. Coherent SI. */
import { equation, exp, min, reachRule, sqrt } from '@keelson/equations'
import { SAND } from './mobility.ts'
import { sumerFredsoe, sumerOnset } from './sources.ts'

const ONSET = { source: sumerOnset, clause: 'onset of scour in a steady current' } as const
export const STEADY_CURRENT = reachRule({
  ...ONSET,
  title: 'The flow at the pipe is a steady current',
  because: 'the onset criterion applies only to a steady current',
})
const e_b = ['embedment to diameter ratio', '-'] as const
const BED = {
  g: SAND.g,
  s: SAND.s,
  n: ['bed porosity', '-'],
  D: ['pipe diameter', 'm'],
} as const

/** What the bed withstands: flow that presses water through the sand below the pipe until it boils. */
export const onsetNumber = equation({
  ...ONSET,
  symbol: 'N_cr',
  title: 'Flow number at onset of tunnel scour',
  unit: '-',
  where: { e_b },
  evaluate: ({ e_b }) => 0.025 * exp(9 * sqrt(e_b)),
})

export const flowNumber = equation({
  ...ONSET,
  symbol: 'N_f',
  title: 'Flow number',
  unit: '-',
  where: { U: ['current velocity at the pipe', 'm/s'], ...BED },
  evaluate: ({ U, g, s, n, D }) => U ** 2 / (g * (s - 1) * (1 - n) * D),
})

export const onsetVelocity = equation({
  ...ONSET,
  symbol: 'U_cr',
  title: 'Current velocity at onset of tunnel scour',
  unit: 'm/s',
  where: { N_cr: ['onset flow number', '-'], ...BED },
  evaluate: ({ N_cr, g, s, n, D }) => sqrt(N_cr * g * (s - 1) * (1 - n) * D),
})

export const onsetUtilisation = equation({
  ...ONSET,
  symbol: 'u_on',
  title: 'Flow number to onset flow number ratio',
  unit: '-',
  where: { N_f: ['flow number', '-'], N_cr: ['onset flow number', '-'] },
  evaluate: ({ N_f, N_cr }) => N_f / N_cr,
})

const e_g = ['gap to diameter ratio', '-'] as const

export const pipeCurrentRatio = equation({
  source: sumerFredsoe,
  clause: '2.3 depth below a pipeline in a current',
  symbol: 'S_Dc',
  title: 'Scour depth to diameter ratio, current',
  unit: '-',
  where: { e_g },
  evaluate: ({ e_g }) => min(0.6, 0.625 * exp(-0.6 * e_g)),
  limited: { holds: 'the ratio is limited to the scour depth measured below a pipe on the bed' },
})

export const pipeWaveRatio = equation({
  source: sumerFredsoe,
  clause: '2.3 depth below a pipeline in waves',
  symbol: 'S_Dw',
  title: 'Scour depth to diameter ratio, waves',
  unit: '-',
  where: { KC: ['Keulegan-Carpenter number', '-'], e_g },
  evaluate: ({ KC, e_g }) => 0.1 * sqrt(KC) * exp(-0.6 * e_g),
})

export const pipeDepth = equation({
  source: sumerFredsoe,
  clause: '2.3 depth below a pipeline',
  symbol: 'S_p',
  title: 'Scour depth below the pipe',
  unit: 'm',
  where: { S_D: ['scour depth to diameter ratio', '-'], D: ['pipe diameter', 'm'] },
  evaluate: ({ S_D, D }) => S_D * D,
})
