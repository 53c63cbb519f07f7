/** How long a stress acts: a design life in seconds, and the shares that sea states have of it. */
import { equation, sum } from '@keelson/equations'
import { miner } from './miner.ts'

const EXPOSURE = { source: miner, clause: 'duration of the cycles', unit: 's' } as const

export const lifeInSeconds = equation({
  ...EXPOSURE,
  symbol: 'T',
  title: 'Exposure over the design life',
  fit: 'the design life is in years of the stated number of seconds',
  where: { T_L: ['design life', 'year'], s_y: ['seconds per year', 's'] },
  evaluate: ({ T_L, s_y }) => T_L * s_y,
})

export const stateExposure = equation({
  ...EXPOSURE,
  symbol: 'T_i',
  title: 'Exposure to the sea state',
  where: { p_i: ['fraction of time', '-'], T: ['exposure over the design life', 's'] },
  evaluate: ({ p_i, T }) => p_i * T,
})

/** Time that states take one after another. */
export const totalExposure = equation({
  ...EXPOSURE,
  symbol: 'T_L',
  title: 'Total duration of successive spectra',
  where: { T_i: ['exposure to each spectrum', 's', 'list'] },
  evaluate: ({ T_i }) => sum(T_i.length, (j) => T_i[j]),
})
