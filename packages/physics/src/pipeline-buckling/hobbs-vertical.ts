/** The vertical mode of Hobbs: a straight heavy pipe that lifts off a flat bed. A bound for a pipe without cover. */
import { equation, sqrt } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { hobbs } from './sources.ts'

const VERTICAL = { source: hobbs, clause: 'vertical mode' } as const
const EI = ['bending stiffness', 'N*m2'] as const
const EA = ['axial stiffness', 'N'] as const
const mu_a = ['axial friction coefficient', '-'] as const
const w = ['submerged weight', 'N/m'] as const
const L = ['buckle length', 'm'] as const

export const verticalForce = equation({
  ...VERTICAL,
  symbol: 'P_v',
  title: 'Buckle force',
  unit: 'N',
  where: { EI, L },
  evaluate: ({ EI, L }) => (80.76 * EI) / L ** 2,
})

/** Where the root is real: L at or above the shortest length. */
export const verticalRestrainedForce = equation({
  ...VERTICAL,
  symbol: 'P_0',
  title: 'Fully restrained force in equilibrium with the buckle',
  unit: 'N',
  where: { P_v: ['buckle force', 'N'], w, L, EI, EA, mu_a },
  evaluate: ({ P_v, w, L, EI, EA, mu_a }) =>
    P_v + ((w * L) / EI) * sqrt(1.597e-5 * EA * mu_a * w * L ** 5 - 0.25 * (mu_a * EI) ** 2),
})

/** Below it the root is not real. */
export const shortestVerticalLength = equation({
  ...VERTICAL,
  symbol: 'L_1',
  title: 'Minimum length at which the mode is defined',
  unit: 'm',
  where: { mu_a, EI, EA, w },
  evaluate: ({ mu_a, EI, EA, w }) => ((0.25 * mu_a * EI ** 2) / (1.597e-5 * EA * w)) ** (1 / 5),
})

export const verticalAmplitude = equation({
  ...VERTICAL,
  symbol: 'y_v',
  title: 'Amplitude',
  unit: 'm',
  where: { w, L, EI },
  evaluate: ({ w, L, EI }) => (2.408e-3 * w * L ** 4) / EI,
})

export const verticalMoment = equation({
  ...VERTICAL,
  symbol: 'M_v',
  title: 'Maximum bending moment',
  unit: 'N*m',
  where: { w, L },
  evaluate: ({ w, L }) => 0.06938 * w * L ** 2,
})

/** Where the force of the mode is smallest, m, and whether that is at the shortest length. */
export interface VerticalMinimum {
  readonly L: number
  readonly trial: number
  readonly residual: number
  readonly iterations: number
  readonly atEdge: boolean
}

/** q = (L/L_1)^5 - 1 at which the slope of the friction term over that of P_v is least: 3.85 q^2 + 2 q - 1.25 = 0. */
const Q_LEAST = (Math.sqrt(2 ** 2 + 4 * 3.85 * 1.25) - 2) / (2 * 3.85)

/** Slope of the friction term over that of P_v, times beta, at q. */
const slopes = (q: number) => 0.5 * (1 + q) ** 0.6 * (3.5 * Math.sqrt(q) + 2.5 / Math.sqrt(q))
/** P_0 over its value at the shortest length. */
const relative = (q: number, beta: number) => (1 + q) ** -0.4 + ((1 + q) ** 0.2 * Math.sqrt(q)) / beta

/**
 * Length of the smallest P_0 over the lengths at which the mode is defined, m. In z = L/L_1 and
 * beta = 2 (80.76 EI/L_1^2)/(mu_a w L_1) the slope vanishes where slopes(z^5 - 1) = beta, whose larger root is the
 * minimum; the other candidate is the shortest length. Throws NumericsError where the numbers leave the range.
 */
export function verticalMinimum(pipe: {
  readonly EI: number
  readonly EA: number
  readonly mu_a: number
  readonly w: number
}): VerticalMinimum {
  const { EI, mu_a, w } = pipe
  const L_1 = shortestVerticalLength.evaluate(pipe)
  const beta = (2 * 80.76 * EI) / mu_a / w / L_1 ** 3
  const edge = { L: L_1, trial: L_1, residual: 0, iterations: 0, atEdge: true }
  if (beta <= slopes(Q_LEAST)) return edge
  const low = Math.log(Q_LEAST)
  // slopes(q) is above 1.75 q^1.1.
  const high = Math.max(low, Math.log(beta / 1.75) / 1.1) + 1
  const { x, residual, iterations } = bracketedRoot((lnQ) => Math.log(slopes(Math.exp(lnQ)) / beta), low, high, {
    seeking: 'the buckle length at minimum force',
  })
  const q = Math.exp(x)
  if (relative(q, beta) >= 1) return edge
  const at = (lnQ: number) => L_1 * (1 + Math.exp(lnQ)) ** 0.2
  return { L: at(x), trial: at(low), residual: Math.abs(residual), iterations, atEdge: false }
}
