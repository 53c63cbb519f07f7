/** Walking of a short line over start-up and shut-down, driven by the slope of the bed or a pull at one end. */
import { cos, equation, sin } from '@keelson/equations'
import { carr } from './sources.ts'

const WALK = { source: carr, clause: 'short pipelines, fully mobilised' } as const
const mu_a = ['axial friction coefficient', '-'] as const
const w = ['submerged weight', 'N/m'] as const
const phi = ['seabed slope', 'rad'] as const
const L = ['line length', 'm'] as const
const F_f = ['total axial friction', 'N'] as const

export const lineFriction = equation({
  ...WALK,
  symbol: 'F_f',
  title: 'Total axial friction',
  unit: 'N',
  where: { mu_a, w, phi, L },
  evaluate: ({ mu_a, w, phi, L }) => mu_a * w * cos(phi) * L,
})

export const walkingPull = equation({
  ...WALK,
  symbol: 'Q',
  title: 'Net pull towards one end',
  unit: 'N',
  where: { S_e: ['tension applied at the lower end', 'N'], w, phi, L },
  evaluate: ({ S_e, w, phi, L }) => S_e + w * sin(phi) * L,
})

/**
 * Walk of a line that slides over its whole length in each cycle: while the pull Q is below the friction F_f and the
 * change of the restrained force Delta_P above F_f - Q; 0 where the middle stays held.
 */
export const walkPerCycle = equation({
  ...WALK,
  symbol: 'Delta_w',
  title: 'Walk per cycle',
  unit: 'm',
  where: {
    Delta_P: ['restrained force change', 'N'],
    Q: ['net pull towards one end', 'N'],
    F_f,
    L,
    EA: ['axial stiffness', 'N'],
  },
  evaluate: ({ Delta_P, Q, F_f, L, EA }) => (Delta_P + Q <= F_f ? 0 : ((Delta_P + Q - F_f) * Q * L) / (F_f * EA)),
  limited: { holds: 'a pull resisted by friction causes no movement' },
})

/** Above 1 no place of the line stays held over a cycle. */
export const walkingRatio = equation({
  ...WALK,
  symbol: 'r_w',
  title: 'Ratio of cyclic force plus pull to friction',
  unit: '-',
  where: {
    Delta_P: ['restrained force change', 'N'],
    Q: ['net pull towards one end', 'N'],
    F_f,
  },
  evaluate: ({ Delta_P, Q, F_f }) => (Delta_P + Q) / F_f,
})
