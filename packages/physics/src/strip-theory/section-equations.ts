/** What potentials on the panels of a section amount to, and the numbers without dimension by which sections are compared. */
import { abs, constant, equation, sqrt, sum } from '@keelson/equations'
import { frank1967, NEWMAN_RADIATION } from './sources.ts'

const rho = ['density of the water', 'kg/m3'] as const
const omega = ['angular frequency', 'rad/s'] as const
const A_s = ['immersed area of the section', 'm2'] as const
const B = ['breadth of the section', 'm'] as const
const n = ['panels on a half section', '-'] as const
const l = ['length of each panel', 'm', 'list'] as const
const COMPARED = { source: frank1967, clause: 'coefficients without dimension' } as const

export const frequencyOfWavenumber = equation({
  ...NEWMAN_RADIATION,
  symbol: 'omega',
  title: 'Angular frequency in deep water',
  unit: 'rad/s',
  where: { K: ['wave number', 'rad/m'], g: ['acceleration of gravity', 'm/s2'] },
  evaluate: ({ K, g }) => sqrt(K * g),
})

export const breadthOfHalf = equation({
  ...COMPARED,
  symbol: 'B',
  title: 'Breadth of the section',
  unit: 'm',
  where: { y_w: ['half breadth in the waterline', 'm'] },
  evaluate: ({ y_w }) => 2 * y_w,
})

export const wavenumberOfRatio = equation({
  ...COMPARED,
  symbol: 'K',
  title: 'Wave number',
  unit: 'rad/m',
  where: { Kb: ['wave number times half the breadth', '-'], B },
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
    phi: ['part of the potential at unit velocity', phi, 'list'],
    n_i: ['component of the normal', n_i, 'list'],
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

export const sectionAddedMass = addedMassOf('a_s', 'Added mass per length', UNITS.moved)
export const couplingAddedMass = addedMassOf('a_24', 'Added mass of sway by roll per length', UNITS.coupled)
export const rollAddedInertia = addedMassOf('a_44', 'Added inertia in roll per length', UNITS.turned)
export const sectionDamping = dampingOf('b_s', 'Damping per length', UNITS.moved)
export const couplingDamping = dampingOf('b_24', 'Damping of sway by roll per length', UNITS.coupled)
export const rollDamping = dampingOf('b_44', 'Damping in roll per length', UNITS.turned)

export const addedMassShare = equation({
  ...COMPARED,
  symbol: 'a_hat',
  title: 'Added mass over the displaced mass',
  unit: '-',
  where: { a_s: ['added mass per length', 'kg/m'], rho, A_s },
  evaluate: ({ a_s, rho, A_s }) => a_s / (rho * A_s),
})

export const couplingAddedMassShare = equation({
  ...COMPARED,
  symbol: 'a_hat',
  title: 'Added mass of sway by roll over displaced mass and breadth',
  unit: '-',
  where: { a_24: ['added mass of sway by roll per length', 'kg'], rho, A_s, B },
  evaluate: ({ a_24, rho, A_s, B }) => a_24 / (rho * A_s * B),
})

export const rollAddedInertiaShare = equation({
  ...COMPARED,
  symbol: 'a_hat',
  title: 'Added inertia in roll over displaced mass and breadth squared',
  unit: '-',
  where: { a_44: ['added inertia in roll per length', 'kg*m'], rho, A_s, B },
  evaluate: ({ a_44, rho, A_s, B }) => a_44 / (rho * A_s * B ** 2),
})

export const dampingShare = equation({
  ...COMPARED,
  symbol: 'b_hat',
  title: 'Damping over frequency and displaced mass',
  unit: '-',
  where: { b_s: ['damping per length', 'kg/(m*s)'], omega, rho, A_s },
  evaluate: ({ b_s, omega, rho, A_s }) => b_s / (omega * rho * A_s),
})

export const couplingDampingShare = equation({
  ...COMPARED,
  symbol: 'b_hat',
  title: 'Damping of sway by roll over frequency, displaced mass and breadth',
  unit: '-',
  where: { b_24: ['damping of sway by roll per length', 'kg/s'], omega, rho, A_s, B },
  evaluate: ({ b_24, omega, rho, A_s, B }) => b_24 / (omega * rho * A_s * B),
})

export const rollDampingShare = equation({
  ...COMPARED,
  symbol: 'b_hat',
  title: 'Damping in roll over frequency, displaced mass and breadth squared',
  unit: '-',
  where: { b_44: ['damping in roll per length', 'kg*m/s'], omega, rho, A_s, B },
  evaluate: ({ b_44, omega, rho, A_s, B }) => b_44 / (omega * rho * A_s * B ** 2),
})

/** By Green's theorem between the panels, the waterline and the centre plane: both halves. */
export const immersedArea = equation({
  source: frank1967,
  clause: 'geometry of the section',
  symbol: 'A_s',
  title: 'Immersed area of the section',
  unit: 'm2',
  where: {
    n,
    y: ['half breadth at the middle of each panel', 'm', 'list'],
    r: ['rise of each panel', 'm', 'list'],
  },
  evaluate: ({ n, y, r }) => 2 * sum(n, (j) => y[j] * r[j]),
})

const b_w_label = 'damping by the waves that leave'
const b_hat = ['damping over frequency and displaced mass', '-'] as const
const ENERGY = {
  ...NEWMAN_RADIATION,
  symbol: 'e_w',
  title: 'Energy that damping and waves do not agree on',
  unit: '-',
} as const

export const energyGap = equation({
  ...ENERGY,
  where: { b_s: ['damping by pressure', 'kg/(m*s)'], b_w: [b_w_label, 'kg/(m*s)'], b_hat },
  evaluate: ({ b_s, b_w, b_hat }) => abs((1 - b_w / b_s) * b_hat),
})

export const rollEnergyGap = equation({
  ...ENERGY,
  where: { b_44: ['damping by pressure', 'kg*m/s'], b_w: [b_w_label, 'kg*m/s'], b_hat },
  evaluate: ({ b_44, b_w, b_hat }) => abs((1 - b_w / b_44) * b_hat),
})

/** What panels of a fair length leave; beyond it the section needs more of them, or shorter waves fewer. */
export const ENERGY_TOLERANCE = constant({
  symbol: 'e_max',
  title: 'Energy that panels may miss',
  value: 0.02,
  unit: '-',
  source: frank1967,
  clause: 'accuracy of the close fit, our bound',
})
