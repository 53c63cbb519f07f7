/** The download that holds a hot pipe on a vertical imperfection after Palmer, and the shape of a pipe on a prop. */
import { constant, equation, house, max, reachRange, sqrt } from '@keelson/equations'
import { palmer } from './sources.ts'

export const PHI_L_LOW = constant({
  symbol: 'Phi_1',
  title: 'Lower dimensionless length of the middle branch',
  value: 4.49,
  unit: '-',
  source: palmer,
  clause: 'universal design curve',
})
export const PHI_L_HIGH = constant({
  symbol: 'Phi_2',
  title: 'Upper dimensionless length of the middle branch',
  value: 8.06,
  unit: '-',
  source: palmer,
  clause: 'universal design curve',
})
export const PHI_L_TESTED = constant({
  symbol: 'Phi_L',
  title: 'Minimum tested dimensionless length',
  value: 2,
  unit: '-',
  source: palmer,
  clause: 'universal design curve',
})

export const UNIVERSAL_CURVE = reachRange({
  symbol: 'phi_L',
  title: 'Dimensionless imperfection length',
  unit: '-',
  from: PHI_L_TESTED.value,
  unsafe: 'below',
  because: 'the universal curve was not tested for shorter imperfections',
  source: palmer,
  clause: 'universal design curve',
})

/** Where the branches of the curve meet. */
export const BRANCHES = { Phi_1: PHI_L_LOW, Phi_2: PHI_L_HIGH } as const

/** Dimensionless length of the largest download of the curve, and that download: the top of its middle branch. */
export const PHI_L_WORST = Math.sqrt((2 * 88.35) / 5.68)
export const PHI_W_WORST = 5.68 ** 2 / (4 * 88.35)

const CURVE = { source: palmer, clause: 'universal curve' } as const
const FORMULA = { source: palmer, clause: 'design formula' } as const
const PROP = { source: palmer, clause: 'pipe on a prop' } as const

const L = ['imperfection length, crest to touchdown', 'm'] as const
const P = ['effective axial compression', 'N'] as const
const EI = ['bending stiffness', 'N*m2'] as const
const delta = ['imperfection height', 'm'] as const
const w_0 = ['submerged weight during installation', 'N/m'] as const

/** P > 0. */
export const imperfectionLength = equation({
  ...CURVE,
  symbol: 'phi_L',
  title: 'Dimensionless imperfection length',
  unit: '-',
  where: { L, P, EI },
  evaluate: ({ L, P, EI }) => L * sqrt(P / EI),
})

export const universalCurve = equation({
  ...CURVE,
  symbol: 'phi_w',
  title: 'Dimensionless download',
  unit: '-',
  where: {
    phi_L: ['dimensionless imperfection length', '-'],
    Phi_1: ['lower length limit of the middle branch', '-'],
    Phi_2: ['upper length limit of the middle branch', '-'],
  },
  evaluate: ({ phi_L, Phi_1, Phi_2 }) =>
    phi_L <= Phi_1
      ? 0.0646
      : phi_L <= Phi_2
        ? 5.68 / phi_L ** 2 - 88.35 / phi_L ** 4
        : 9.6 / phi_L ** 2 - 343 / phi_L ** 4,
  limited: { holds: 'the curve is constant up to its middle branch' },
})

/** Downward force per length in all, weight of the pipe included. */
export const downloadOfCurve = equation({
  ...CURVE,
  symbol: 'w_req',
  title: 'Required download',
  unit: 'N/m',
  where: { phi_w: ['dimensionless download', '-'], delta, P, EI },
  evaluate: ({ phi_w, delta, P, EI }) => (phi_w * delta * P ** 2) / EI,
})

/**
 * The last branch of the curve at the natural length, its first coefficient as printed, 2.5 % above that of the curve.
 * Below that branch it falls under the curve and then below zero: take the larger of the two. P > 0.
 */
export const designFormula = equation({
  ...FORMULA,
  symbol: 'w_f',
  title: 'Required download (design formula)',
  unit: 'N/m',
  where: { EI, w_0, delta, P },
  evaluate: ({ EI, w_0, delta, P }) => (1.16 - (4.76 * sqrt((EI * w_0) / delta)) / P) * P * sqrt((delta * w_0) / EI),
})

/** Of a pipe that took up the imperfection under its own weight. */
export const naturalDownload = equation({
  source: house,
  clause: 'convention: larger of design formula and universal curve',
  symbol: 'w_req',
  title: 'Required download, greater of formula and curve',
  unit: 'N/m',
  where: {
    w_f: ['required download from the design formula', 'N/m'],
    w_c: ['required download from the universal curve at the natural length', 'N/m'],
  },
  evaluate: ({ w_f, w_c }) => max(w_f, w_c),
})

/** A download made dimensionless as the curve has it; P > 0. */
export const dimensionlessDownload = equation({
  ...CURVE,
  symbol: 'phi_w',
  title: 'Dimensionless download',
  unit: '-',
  where: { w_req: ['required download', 'N/m'], EI, delta, P },
  evaluate: ({ w_req, EI, delta, P }) => (w_req * EI) / (delta * P ** 2),
})

/** Crest to touchdown of a pipe that lies on a prop of this height under its own weight. */
export const naturalLength = equation({
  ...PROP,
  symbol: 'L_0',
  title: 'Natural imperfection length',
  unit: 'm',
  where: { EI, delta, w_0 },
  evaluate: ({ EI, delta, w_0 }) => ((72 * EI * delta) / w_0) ** 0.25,
})

/** Of the same profile: w L^2/6 with w = 72 EI delta/L^4. */
export const crestMoment = equation({
  ...PROP,
  symbol: 'M_crest',
  title: 'Crest bending moment',
  unit: 'N*m',
  where: { EI, delta, L },
  evaluate: ({ EI, delta, L }) => (12 * EI * delta) / L ** 2,
})

/** Length at which a height asks for the most; phi_L is that of the top of the curve. P > 0. */
export const criticalLength = equation({
  ...CURVE,
  symbol: 'L_cr',
  title: 'Critical imperfection length',
  unit: 'm',
  where: { phi_L: ['dimensionless imperfection length', '-'], EI, P },
  evaluate: ({ phi_L, EI, P }) => phi_L * sqrt(EI / P),
})
