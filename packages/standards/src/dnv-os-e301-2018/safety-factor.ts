/** Safety factor on fatigue damage. DNV-OS-E301 (2018) Ch.2 Sec.2, design equation of the fatigue limit state. */
import { constant, equation, max, min } from '@keelson/equations'
import { dnvOsE301 } from './source.ts'

const DESIGN = { source: dnvOsE301, clause: 'Ch.2 Sec.2 fatigue limit state, design equation' } as const

export const GAMMA_F_ASHORE = constant({
  symbol: 'gamma_F',
  title: 'Damage safety factor, lines regularly inspected ashore',
  value: 3,
  unit: '-',
  source: dnvOsE301,
  clause: 'Ch.2 Sec.2',
})

/** Where two neighbours are as near to failure as each other; the most that the design equation asks for. */
export const GAMMA_F_LARGEST = constant({
  ...DESIGN,
  symbol: 'gamma_F',
  title: 'Maximum damage safety factor',
  value: 8,
  unit: '-',
})

/** Lesser over greater damage of two neighbours: near 1, the failure of one says that the other is near failure too. */
export const adjacentDamageRatio = equation({
  ...DESIGN,
  symbol: 'd_F',
  title: 'Adjacent line damage ratio',
  unit: '-',
  where: { D: ['line damage', '-'], D_adj: ['adjacent line damage', '-'] },
  evaluate: ({ D, D_adj }) => min(D, D_adj) / max(D, D_adj),
})

export const safetyFactor = equation({
  ...DESIGN,
  symbol: 'gamma_F',
  title: 'Damage safety factor',
  unit: '-',
  where: { d_F: ['adjacent line damage ratio', '-'] },
  evaluate: ({ d_F }) => (d_F <= 0.8 ? 5 : 5 + (3 * (d_F - 0.8)) / 0.2),
  limited: { holds: 'the design equation gives 5 up to a damage ratio of 0.8' },
})
