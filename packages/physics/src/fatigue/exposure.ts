/** How long a stress acts: a design life in seconds, and the shares that sea states have of it. */
import { equation, sum } from '@keelson/equations'
import { miner } from './miner.ts'

const EXPOSURE = { source: miner, clause: 'duration of the cycles', unit: 's' } as const

export const lifeInSeconds = equation({
  ...EXPOSURE,
  symbol: 'T',
  title: 'Exposure over the design life',
  fit: 'the life is counted in years of as many seconds as are given',
  where: { T_L: ['design life', 'year'], s_y: ['seconds in a year', 's'] },
  evaluate: ({ T_L, s_y }) => T_L * s_y,
})

export const stateExposure = equation({
  ...EXPOSURE,
  symbol: 'T_i',
  title: 'Exposure to the sea state',
  where: { p_i: ['share of the time', '-'], T: ['exposure over the design life', 's'] },
  evaluate: ({ p_i, T }) => p_i * T,
})

/** Time that states take one after another. */
export const totalExposure = equation({
  ...EXPOSURE,
  symbol: 'T_L',
  title: 'Time that the spectra take one after another',
  where: { T_i: ['exposure to each', 's', 'list'] },
  evaluate: ({ T_i }) => sum(T_i.length, (j) => T_i[j]),
})
