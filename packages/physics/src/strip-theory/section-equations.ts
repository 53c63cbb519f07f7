/** What potentials on the panels of a section amount to, and the numbers without dimension by which sections are compared. */
import { abs, constant, equation, sqrt, sum } from '@keelson/equations'
import { frank1967, NEWMAN_RADIATION } from './sources.ts'

const rho = ['water density', 'kg/m3'] as const
const omega = ['angular frequency', 'rad/s'] as const
const A_s = ['immersed section area', 'm2'] as const
const B = ['section breadth', 'm'] as const
const n = ['panels on a half section', '-'] as const
const l = ['panel lengths', 'm', 'list'] as const
const COMPARED = { source: frank1967, clause: 'coefficients without dimension' } as const

export const frequencyOfWavenumber = equation({
  ...NEWMAN_RADIATION,
  symbol: 'omega',
  title: 'Deep-water angular frequency',
  unit: 'rad/s',
  where: { K: ['wave number', 'rad/m'], g: ['gravitational acceleration', 'm/s2'] },
  evaluate: ({ K, g }) => sqrt(K * g),
})

export const breadthOfHalf = equation({
  ...COMPARED,
  symbol: 'B',
  title: 'Section breadth',
  unit: 'm',
  where: { y_w: ['half-breadth at the waterline', 'm'] },
  evaluate: ({ y_w }) => 2 * y_w,
})

export const wavenumberOfRatio = equation({
  ...COMPARED,
  symbol: 'K',
  title: 'Wave number',
  unit: 'rad/m',
  where: { Kb: ['wave number × half-breadth', '-'], B },
  evaluate: ({ Kb, B }) => (2 * Kb) / B,
})

/** Units of a coefficient by its motions: translations, sway with roll, roll. */
const UNITS = {
  moved: { phi: 'm', n_i: '-', a: 'kg/m', b: 'kg/(m*s)' },
  coupled: { phi: 'm2', n_i: '-', a: 'kg', b: 'kg/s' },
  turned: { phi: 'm2', n_i: 'm', a: 'kg*m', b: 'kg*m/s' },
} as const
type Motions = keyof typeof UNITS

const integrals = (phi: string, n_i: string) =>
  ({
    n,
    phi: ['potential component at unit velocity', phi, 'list'],
    n_i: ['normal component', n_i, 'list'],
    l,
  }) as const

/** Both halves of the section, from the real part of the potential. */
const addedMassOf = (symbol: string, title: string, { phi, n_i, a }: (typeof UNITS)[Motions]) =>
  equation({
    ...NEWMAN_RADIATION,
    symbol,
    title,
    unit: a,
    where: { rho, ...integrals(phi, n_i) },
    evaluate: ({ rho, n, phi, n_i, l }) => 2 * rho * sum(n, (j) => phi[j] * n_i[j] * l[j]),
  })

/** Both halves, from the imaginary part. */
const dampingOf = (symbol: string, title: string, { phi, n_i, b }: (typeof UNITS)[Motions]) =>
  equation({
    ...NEWMAN_RADIATION,
    symbol,
    title,
    unit: b,
    where: { rho, omega, ...integrals(phi, n_i) },
    evaluate: ({ rho, omega, n, phi, n_i, l }) => 2 * rho * omega * sum(n, (j) => phi[j] * n_i[j] * l[j]),
  })

export const sectionAddedMass = addedMassOf('a_s', 'Added mass per unit length', UNITS.moved)
export const couplingAddedMass = addedMassOf('a_24', 'Sway-roll coupling added mass per unit length', UNITS.coupled)
export const rollAddedInertia = addedMassOf('a_44', 'Roll added inertia per unit length', UNITS.turned)
export const sectionDamping = dampingOf('b_s', 'Damping per unit length', UNITS.moved)
export const couplingDamping = dampingOf('b_24', 'Sway-roll coupling damping per unit length', UNITS.coupled)
export const rollDamping = dampingOf('b_44', 'Roll damping per unit length', UNITS.turned)

export const addedMassShare = equation({
  ...COMPARED,
  symbol: 'a_hat',
  title: 'Added mass to displaced mass ratio',
  unit: '-',
  where: { a_s: ['added mass per unit length', 'kg/m'], rho, A_s },
  evaluate: ({ a_s, rho, A_s }) => a_s / (rho * A_s),
})

export const couplingAddedMassShare = equation({
  ...COMPARED,
  symbol: 'a_hat',
  title: 'Sway-roll added mass divided by (displaced mass × breadth)',
  unit: '-',
  where: { a_24: ['sway-roll coupling added mass per unit length', 'kg'], rho, A_s, B },
  evaluate: ({ a_24, rho, A_s, B }) => a_24 / (rho * A_s * B),
})

export const rollAddedInertiaShare = equation({
  ...COMPARED,
  symbol: 'a_hat',
  title: 'Roll added inertia divided by (displaced mass × breadth squared)',
  unit: '-',
  where: { a_44: ['roll added inertia per unit length', 'kg*m'], rho, A_s, B },
  evaluate: ({ a_44, rho, A_s, B }) => a_44 / (rho * A_s * B ** 2),
})

export const dampingShare = equation({
  ...COMPARED,
  symbol: 'b_hat',
  title: 'Damping divided by (frequency × displaced mass)',
  unit: '-',
  where: { b_s: ['damping per unit length', 'kg/(m*s)'], omega, rho, A_s },
  evaluate: ({ b_s, omega, rho, A_s }) => b_s / (omega * rho * A_s),
})

export const couplingDampingShare = equation({
  ...COMPARED,
  symbol: 'b_hat',
  title: 'Sway-roll damping divided by (frequency × displaced mass × breadth)',
  unit: '-',
  where: { b_24: ['sway-roll coupling damping per unit length', 'kg/s'], omega, rho, A_s, B },
  evaluate: ({ b_24, omega, rho, A_s, B }) => b_24 / (omega * rho * A_s * B),
})

export const rollDampingShare = equation({
  ...COMPARED,
  symbol: 'b_hat',
  title: 'Roll damping divided by (frequency × displaced mass × breadth squared)',
  unit: '-',
  where: { b_44: ['roll damping per unit length', 'kg*m/s'], omega, rho, A_s, B },
  evaluate: ({ b_44, omega, rho, A_s, B }) => b_44 / (omega * rho * A_s * B ** 2),
})

/** By Green's theorem between the panels, the waterline and the centre plane: both halves. */
export const immersedArea = equation({
  source: frank1967,
  clause: 'geometry of the section',
  symbol: 'A_s',
  title: 'Immersed section area',
  unit: 'm2',
  where: {
    n,
    y: ['half-breadth at each panel midpoint', 'm', 'list'],
    r: ['rise of each panel', 'm', 'list'],
  },
  evaluate: ({ n, y, r }) => 2 * sum(n, (j) => y[j] * r[j]),
})

const b_w_label = 'damping from radiated waves'
const b_hat = ['damping divided by (frequency × displaced mass)', '-'] as const
const ENERGY = {
  ...NEWMAN_RADIATION,
  symbol: 'e_w',
  title: 'Energy imbalance between damping and radiated waves',
  unit: '-',
} as const

export const energyGap = equation({
  ...ENERGY,
  where: { b_s: ['damping from pressure integration', 'kg/(m*s)'], b_w: [b_w_label, 'kg/(m*s)'], b_hat },
  evaluate: ({ b_s, b_w, b_hat }) => abs((1 - b_w / b_s) * b_hat),
})

export const rollEnergyGap = equation({
  ...ENERGY,
  where: { b_44: ['damping from pressure integration', 'kg*m/s'], b_w: [b_w_label, 'kg*m/s'], b_hat },
  evaluate: ({ b_44, b_w, b_hat }) => abs((1 - b_w / b_44) * b_hat),
})

/** What panels of a fair length leave; beyond it the section needs more of them, or shorter waves fewer. */
export const ENERGY_TOLERANCE = constant({
  symbol: 'e_max',
  title: 'Permissible energy imbalance of the panel solution',
  value: 0.02,
  unit: '-',
  source: frank1967,
  clause: 'accuracy of the close fit, our bound',
})
