/** What the potential on a heaving hemisphere amounts to. Coherent SI. */
import { abs, equation, pi, type Source, sum } from '@keelson/equations'

export const hulme: Source = {
  id: 'Hulme (1982)',
  title: 'The wave forces acting on a floating hemisphere undergoing forced periodic oscillations',
  publisher: 'Journal of Fluid Mechanics 121',
  revision: '1982',
  read: 'public descriptions',
}
const HEAVE = { source: hulme, clause: 'heave' } as const
const rho = ['water density', 'kg/m3'] as const
const a = ['radius', 'm'] as const
const omega = ['angular frequency', 'rad/s'] as const
const m = ['displaced mass', 'kg'] as const
const overSphere = {
  n: ['number of Gauss points', '-'],
  w: ['Gauss weights', '-', 'list'],
  mu: ['cosine of angle from vertical', '-', 'list'],
  phi: ['normalised velocity potential component', '-', 'list'],
} as const

export const hemisphereMass = equation({
  ...HEAVE,
  symbol: 'm',
  title: 'Displaced mass',
  unit: 'kg',
  where: { rho, a },
  evaluate: ({ rho, a }) => (2 / 3) * pi * rho * a ** 3,
})

export const hemisphereWavenumber = equation({
  ...HEAVE,
  symbol: 'K',
  title: 'Wave number',
  unit: 'rad/m',
  where: { Ka: ['wave number times radius', '-'], a },
  evaluate: ({ Ka, a }) => Ka / a,
})

export const hemisphereAddedMass = equation({
  ...HEAVE,
  symbol: 'A',
  title: 'Heave added mass',
  unit: 'kg',
  where: { rho, a, ...overSphere },
  evaluate: ({ rho, a, n, w, mu, phi }) => 2 * pi * rho * a ** 3 * sum(n, (j) => w[j] * mu[j] * phi[j]),
})

export const hemisphereDamping = equation({
  ...HEAVE,
  symbol: 'B',
  title: 'Heave damping',
  unit: 'kg/s',
  where: { rho, omega, a, ...overSphere },
  evaluate: ({ rho, omega, a, n, w, mu, phi }) => 2 * pi * rho * omega * a ** 3 * sum(n, (j) => w[j] * mu[j] * phi[j]),
})

/** The sphere in an unbounded fluid has half of its mass: the surface is then a plane on which the potential is nothing. */
export const hemisphereInfinite = equation({
  ...HEAVE,
  symbol: 'A_inf',
  title: 'Added mass at infinite frequency',
  unit: 'kg',
  where: { m },
  evaluate: ({ m }) => m / 2,
})

export const hemisphereAddedMassShare = equation({
  ...HEAVE,
  symbol: 'a_hat',
  title: 'Added mass to displaced mass ratio',
  unit: '-',
  where: { A: ['added mass', 'kg'], m },
  evaluate: ({ A, m }) => A / m,
})

export const hemisphereDampingShare = equation({
  ...HEAVE,
  symbol: 'b_hat',
  title: 'Normalised damping B/(ωm)',
  unit: '-',
  where: { B: ['damping', 'kg/s'], omega, m },
  evaluate: ({ B, omega, m }) => B / (omega * m),
})

/** Kochin's function of a heaving body of revolution sends the same waves in all directions. */
export const hemisphereRadiatedDamping = equation({
  ...HEAVE,
  symbol: 'B_w',
  title: 'Radiated wave damping',
  unit: 'kg/s',
  where: {
    rho,
    omega,
    a,
    Ka: ['wave number times radius', '-'],
    n: ['number of Gauss points', '-'],
    H_r: ['radiated wave contributions, real part', '-', 'list'],
    H_i: ['radiated wave contributions, imaginary part', '-', 'list'],
  },
  evaluate: ({ rho, omega, a, Ka, n, H_r, H_i }) =>
    ((rho * omega * Ka * a ** 3) / 2) * (sum(n, (j) => H_r[j]) ** 2 + sum(n, (j) => H_i[j]) ** 2),
})

export const hemisphereEnergyGap = equation({
  ...HEAVE,
  symbol: 'e_w',
  title: 'Energy balance error',
  unit: '-',
  where: {
    B: ['damping from pressure integration', 'kg/s'],
    B_w: ['radiated wave damping', 'kg/s'],
    b_hat: ['normalised damping B/(ωm)', '-'],
  },
  evaluate: ({ B, B_w, b_hat }) => abs((1 - B_w / B) * b_hat),
})
