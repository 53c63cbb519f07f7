/**
 * Potential and current along a conductor that leaks through its coating: the transmission line with a linear leakage,
 * no current at its far end (mid-span between two drains, or an insulated end). Shifts are from the natural potential.
 */
import { constant, cosh, equation, exp, pi, type Source, sinh, sqrt, tanh } from '@keelson/equations'

export const iso155892: Source = {
  id: 'ISO 15589-2',
  title: 'Cathodic protection of pipeline transportation systems, Part 2: Offshore pipelines',
  publisher: 'ISO',
  revision: '2012',
  read: 'public descriptions',
}
const CLAUSE = 'attenuation of protection'
export const STEEL_RESISTIVITY = constant({
  symbol: 'rho_me',
  title: 'Carbon-manganese steel resistivity',
  value: 2e-7,
  unit: 'ohm*m',
  source: iso155892,
  clause: 'attenuation of protection',
})

export const longitudinalResistance = equation({
  symbol: 'R_prime',
  title: 'Pipe wall longitudinal resistance',
  unit: 'ohm/m',
  source: iso155892,
  clause: CLAUSE,
  where: {
    rho_me: ['steel resistivity', 'ohm*m'],
    t: ['wall thickness', 'm'],
    D: ['outside diameter', 'm'],
  },
  evaluate: ({ rho_me, t, D }) => rho_me / (pi * t * (D - t)),
})

export const leakageConductance = equation({
  symbol: 'G_prime',
  title: 'Leakage conductance',
  unit: 'S/m',
  source: iso155892,
  clause: CLAUSE,
  where: { D: ['outside diameter', 'm'], g: ['coated surface leakage conductance', 'S/m2'] },
  evaluate: ({ D, g }) => pi * D * g,
})

export const attenuationConstant = equation({
  symbol: 'alpha',
  title: 'Attenuation constant',
  unit: '1/m',
  source: iso155892,
  clause: CLAUSE,
  where: { R_prime: ['longitudinal resistance', 'ohm/m'], G_prime: ['leakage conductance', 'S/m'] },
  evaluate: ({ R_prime, G_prime }) => sqrt(R_prime * G_prime),
})

export const characteristicResistance = equation({
  symbol: 'R_c',
  title: 'Characteristic resistance',
  unit: 'ohm',
  source: iso155892,
  clause: CLAUSE,
  where: { R_prime: ['longitudinal resistance', 'ohm/m'], G_prime: ['leakage conductance', 'S/m'] },
  evaluate: ({ R_prime, G_prime }) => sqrt(R_prime / G_prime),
})

const LINE = {
  E_0: ['potential shift at drain point', 'V'],
  alpha: ['attenuation constant', '1/m'],
  L: ['length from drain point to zero-current end', 'm'],
} as const

export const endShift = equation({
  symbol: 'E_L',
  title: 'Potential shift at zero-current end',
  unit: 'V',
  source: iso155892,
  clause: CLAUSE,
  where: LINE,
  evaluate: ({ E_0, alpha, L }) => E_0 / cosh(alpha * L),
})

export const shiftAt = equation({
  symbol: 'E_x',
  title: 'Potential shift at distance x from drain point',
  unit: 'V',
  source: iso155892,
  clause: CLAUSE,
  where: { ...LINE, x: ['distance from drain point', 'm'] },
  evaluate: ({ E_0, alpha, L, x }) => (E_0 * cosh(alpha * (L - x))) / cosh(alpha * L),
})

/** Without a far end; what shiftAt tends to. */
export const shiftOnLongLine = equation({
  symbol: 'E_x',
  title: 'Potential shift at distance x from drain point, long line',
  unit: 'V',
  source: iso155892,
  clause: CLAUSE,
  where: { E_0: LINE.E_0, alpha: LINE.alpha, x: ['distance from drain point', 'm'] },
  evaluate: ({ E_0, alpha, x }) => E_0 * exp(-alpha * x),
})

export const currentAt = equation({
  symbol: 'I_x',
  title: 'Pipe wall current at distance x from drain point',
  unit: 'A',
  source: iso155892,
  clause: CLAUSE,
  where: { ...LINE, R_c: ['characteristic resistance', 'ohm'], x: ['distance from drain point', 'm'] },
  evaluate: ({ E_0, alpha, L, R_c, x }) => ((E_0 / R_c) * sinh(alpha * (L - x))) / cosh(alpha * L),
})

export const drainCurrent = equation({
  symbol: 'I_0',
  title: 'Drain current, one side',
  unit: 'A',
  source: iso155892,
  clause: CLAUSE,
  where: { ...LINE, R_c: ['characteristic resistance', 'ohm'] },
  evaluate: ({ E_0, alpha, L, R_c }) => (E_0 / R_c) * tanh(alpha * L),
})

/** Along a conductor that the current enters at one end and leaves evenly over its length. */
export const uniformDrop = equation({
  symbol: 'Delta_E_me',
  title: 'Metallic voltage drop',
  unit: 'V',
  source: iso155892,
  clause: CLAUSE,
  where: {
    R_prime: ['longitudinal resistance', 'ohm/m'],
    I: ['current entering the pipe', 'A'],
    L: ['length', 'm'],
  },
  evaluate: ({ R_prime, I, L }) => (R_prime * I * L) / 2,
})

/** Attenuations beyond which cosh leaves the range of numbers. */
const LONG = 700

/** Potential shift, V, at x of 0 to L, m; a line of more than 700/alpha has no far end in the numbers of a machine. */
export function shiftAlong(E_0: number, alpha: number, L: number, x: number): number {
  return alpha * L > LONG ? shiftOnLongLine.evaluate({ E_0, alpha, x }) : shiftAt.evaluate({ E_0, alpha, L, x })
}
