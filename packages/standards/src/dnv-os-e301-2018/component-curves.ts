/** Fatigue capacity of steel mooring line components against nominal stress. DNV-OS-E301 (2018) Ch.2 Sec.2, fatigue limit state. */
import { equation, pi } from '@keelson/equations'
import { dnvOsE301 } from './source.ts'

const FLS = 'Ch.2 Sec.2 fatigue limit state'

/**
 * N = a_D S^-m with S in MPa, one slope and no limit; seawater is included.
 * DNV-OS-E301 (2018) Ch.2 Sec.2, table of S-N fatigue curve parameters.
 */
export const COMPONENT_CURVES = {
  stud_chain: { a_D: 1.2e11, m: 3, kind: 'chain' },
  studless_chain: { a_D: 6.0e10, m: 3, kind: 'chain' },
  stranded_rope: { a_D: 3.4e14, m: 4, kind: 'rope' },
  spiral_rope: { a_D: 1.7e17, m: 4.8, kind: 'rope' },
} as const
export type ComponentCurve = keyof typeof COMPONENT_CURVES
export const isComponentCurve = (name: string): name is ComponentCurve => Object.hasOwn(COMPONENT_CURVES, name)

/** Clause under which the parameters are read. */
export const COMPONENT_TABLE = `${FLS}, S-N fatigue curve parameters`

export const componentCycles = equation({
  symbol: 'N',
  title: 'Cycles to failure',
  unit: '-',
  source: dnvOsE301,
  clause: FLS,
  fit: 'the S-N constants are for stress in MPa',
  where: { a_D: ['S-N curve intercept', '-'], S: ['stress range', 'MPa'], m: ['S-N curve slope', '-'] },
  evaluate: ({ a_D, S, m }) => a_D * S ** -m,
})

/** Both bars of a link. */
export const chainArea = equation({
  symbol: 'A',
  title: 'Chain nominal area',
  unit: 'm2',
  source: dnvOsE301,
  clause: FLS,
  where: { d: ['nominal diameter', 'm'] },
  evaluate: ({ d }) => (2 * pi * d ** 2) / 4,
})

export const ropeArea = equation({
  symbol: 'A',
  title: 'Wire rope nominal area',
  unit: 'm2',
  source: dnvOsE301,
  clause: FLS,
  where: { d: ['nominal diameter', 'm'] },
  evaluate: ({ d }) => (pi * d ** 2) / 4,
})

export const nominalStressRange = equation({
  symbol: 'S_n',
  title: 'Nominal stress range',
  unit: 'Pa',
  source: dnvOsE301,
  clause: FLS,
  where: { dT: ['tension range', 'N'], A: ['nominal steel area', 'm2'] },
  evaluate: ({ dT, A }) => dT / A,
})

export const tensionStressRange = equation({
  symbol: 'S',
  title: 'Stress range from tension range',
  unit: 'Pa',
  source: dnvOsE301,
  clause: FLS,
  where: {
    SCF: ['stress concentration factor', '-'],
    dT: ['tension range', 'N'],
    A: ['nominal steel area', 'm2'],
  },
  evaluate: ({ SCF, dT, A }) => (SCF * dT) / A,
})

export const localStressRange = equation({
  symbol: 'S',
  title: 'Stress range including stress concentration',
  unit: 'Pa',
  source: dnvOsE301,
  clause: FLS,
  where: { SCF: ['stress concentration factor', '-'], S_n: ['nominal stress range', 'Pa'] },
  evaluate: ({ SCF, S_n }) => SCF * S_n,
})
