/** Cuttings in a rising mud: whether it carries them, how fast they fall in it, and how many are in it. Vertical to 30 degrees. */
import { constant, equation, log10, reachRange, sqrt } from '@keelson/equations'
import { bourgoyne, guoLiu } from '../rheology/sources.ts'
import { CONSISTENCY, GAP, INDEX } from '../rheology/symbols.ts'
import { DENSITY, FIELD, RATE } from './symbols.ts'

const SIZE = ['cuttings diameter', 'in'] as const
const SOLID = ['cuttings density', 'ppg'] as const
const APPARENT = ['apparent viscosity', 'cP'] as const
const SLIP = ['slip velocity', 'ft/s'] as const
const PARTICLE = ['particle Reynolds number', '-'] as const
const SPHERICITY = ['cuttings sphericity', '-'] as const

export const UPRIGHT = reachRange({
  symbol: 'theta',
  title: 'Average well inclination',
  unit: 'deg',
  to: 30,
  unsafe: 'above',
  because: 'other criteria apply at higher inclinations',
  source: guoLiu,
  clause: 'ch. 2, carrying capacity index',
})

export const carryingIndex = equation({
  symbol: 'CCI',
  title: 'Carrying capacity index',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, carrying capacity index',
  fit: FIELD,
  where: { K: CONSISTENCY, v_c: ['minimum annular velocity', 'ft/min'], rho: DENSITY },
  evaluate: ({ K, v_c, rho }) => (K * v_c * rho) / 400000,
})

export const apparentViscosity = equation({
  symbol: 'mu_a',
  title: 'Annulus apparent viscosity',
  unit: 'cP',
  source: bourgoyne,
  clause: 'ch. 4, Moore correlation',
  fit: FIELD,
  where: { K: CONSISTENCY, d_ec: GAP, v_c: ['minimum annular velocity', 'ft/s'], n: INDEX },
  evaluate: ({ K, d_ec, v_c, n }) => (K / 144) * (d_ec / v_c) ** (1 - n) * ((2 + 1 / n) / 0.0208) ** n,
})

export const particleReynolds = equation({
  symbol: 'N_p',
  title: 'Particle Reynolds number',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, slip velocity',
  where: { rho: DENSITY, v_s: SLIP, d_c: SIZE, mu_a: APPARENT },
  evaluate: ({ rho, v_s, d_c, mu_a }) => (928 * rho * v_s * d_c) / mu_a,
})

/** Above it Moore takes the slip of turbulence, below the other that of Stokes. */
export const MOORE_LIMITS = {
  turbulent: constant({
    symbol: 'N_p2',
    title: 'Particle Reynolds number limit, turbulent slip',
    value: 300,
    unit: '-',
    source: bourgoyne,
    clause: 'ch. 4, Moore correlation',
  }),
  laminar: constant({
    symbol: 'N_p1',
    title: 'Particle Reynolds number limit, laminar slip',
    value: 3,
    unit: '-',
    source: bourgoyne,
    clause: 'ch. 4, Moore correlation',
  }),
} as const

const moore = {
  unit: 'ft/s',
  symbol: 'v_s',
  source: bourgoyne,
  fit: FIELD,
} as const

export const mooreIntermediate = equation({
  ...moore,
  title: 'Slip velocity, intermediate',
  clause: 'ch. 4, Moore correlation, particle Reynolds number 3 to 300',
  where: { d_c: SIZE, rho_s: SOLID, rho: DENSITY, mu_a: APPARENT },
  evaluate: ({ d_c, rho_s, rho, mu_a }) => (2.9 * d_c * (rho_s - rho) ** 0.667) / (rho ** 0.333 * mu_a ** 0.333),
})

export const mooreTurbulent = equation({
  ...moore,
  title: 'Slip velocity, turbulent',
  clause: 'ch. 4, Moore correlation, particle Reynolds number above 300',
  where: { d_c: SIZE, rho_s: SOLID, rho: DENSITY },
  evaluate: ({ d_c, rho_s, rho }) => 1.54 * sqrt((d_c * (rho_s - rho)) / rho),
})

export const mooreLaminar = equation({
  ...moore,
  title: 'Slip velocity, laminar',
  clause: 'ch. 4, Moore correlation, particle Reynolds number below 3',
  where: { d_c: SIZE, rho_s: SOLID, rho: DENSITY, mu_a: APPARENT },
  evaluate: ({ d_c, rho_s, rho, mu_a }) => (82.87 * d_c ** 2 * (rho_s - rho)) / mu_a,
})

const guoFang = { unit: '-', source: guoLiu, where: { psi: SPHERICITY } } as const

export const frictionA = equation({
  ...guoFang,
  symbol: 'A_f',
  title: 'Particle friction coefficient A',
  clause: 'ch. 2, eq 2.90 to 2.96',
  evaluate: ({ psi }) => 2.2954 - 2.2626 * psi + 4.4395 * psi ** 2 - 2.9825 * psi ** 3,
})
export const frictionB = equation({
  ...guoFang,
  symbol: 'B_f',
  title: 'Particle friction coefficient B',
  clause: 'ch. 2, eq 2.90 to 2.96',
  evaluate: ({ psi }) => -0.4193 - 1.9014 * psi + 3.3416 * psi ** 2 - 2.0409 * psi ** 3,
})
export const frictionC = equation({
  ...guoFang,
  symbol: 'C_f',
  title: 'Particle friction coefficient C',
  clause: 'ch. 2, eq 2.90 to 2.96',
  evaluate: ({ psi }) => 0.1117 + 0.0553 * psi - 0.1468 * psi ** 2 + 0.1145 * psi ** 3,
})

export const particleFriction = equation({
  symbol: 'f_p',
  title: 'Cuttings friction factor',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, eq 2.90 to 2.96',
  where: {
    A_f: ['particle friction coefficient A', '-'],
    B_f: ['particle friction coefficient B', '-'],
    C_f: ['particle friction coefficient C', '-'],
    N_p: PARTICLE,
  },
  evaluate: ({ A_f, B_f, C_f, N_p }) => 10 ** (A_f + B_f * log10(N_p) + C_f * log10(N_p) ** 2),
})

export const frictionSlip = equation({
  ...moore,
  source: guoLiu,
  title: 'Slip velocity',
  clause: 'ch. 2, eq 2.90 to 2.96',
  where: { d_c: SIZE, f_p: ['cuttings friction factor', '-'], rho_s: SOLID, rho: DENSITY },
  evaluate: ({ d_c, f_p, rho_s, rho }) => 1.89 * sqrt(((d_c / f_p) * (rho_s - rho)) / rho),
})

export const transportRatio = equation({
  symbol: 'R_t',
  title: 'Cuttings transport ratio',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, transport ratio',
  where: { v_s: SLIP, v_c: ['minimum annular velocity', 'ft/s'] },
  evaluate: ({ v_s, v_c }) => 1 - v_s / v_c,
})

export const cuttingsShare = equation({
  symbol: 'C_c',
  title: 'Cuttings volume fraction',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, volume balance of cuttings',
  where: {
    ROP: ['rate of penetration', 'ft/h'],
    d_b: ['bit diameter', 'in'],
    q: RATE,
    R_t: ['cuttings transport ratio', '-'],
  },
  evaluate: ({ ROP, d_b, q, R_t }) => (ROP * d_b ** 2) / (1471 * q * R_t),
})

export const CARRYING_GUIDE = constant({
  symbol: 'CCI_1',
  title: 'Carrying capacity index for a clean hole',
  value: 1,
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, carrying capacity index',
})

export const TRANSPORT_GUIDE = constant({
  symbol: 'R_t1',
  title: 'Transport ratio for a clean hole',
  value: 0.5,
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, transport ratio',
})

/** Above which cuttings begin to load the annulus. */
export const SHARE_GUIDE = 0.05
