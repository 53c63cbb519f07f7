/** Yield in the plane of the plate, and the pressure that it holds beside. DNV-RP-C201 (2010) section 5. */
import { equation, sqrt } from '@keelson/equations'
import { dnvRpC201 } from './source.ts'

const AT = { source: dnvRpC201, unit: 'Pa' } as const
const f_y = ['yield strength', 'Pa'] as const
const tau = ['shear stress', 'Pa'] as const

export const equivalentStress = equation({
  ...AT,
  symbol: 'sigma_j',
  title: 'Equivalent stress',
  clause: 'section 5 eq. 5.4',
  where: {
    sigma_x: ['longitudinal stress', 'Pa'],
    sigma_y: ['transverse stress', 'Pa'],
    tau,
  },
  evaluate: ({ sigma_x, sigma_y, tau }) => sqrt(sigma_x ** 2 + sigma_y ** 2 - sigma_x * sigma_y + 3 * tau ** 2),
})

/** The equivalent stress solved for both stresses in a fixed proportion. Needs a shear that does not yield alone. */
export const stressAtYield = equation({
  ...AT,
  symbol: 'r_j',
  title: 'Resultant yield stress at constant stress ratios',
  clause: 'section 5 eq. 5.4',
  where: {
    f_d: ['design yield strength', 'Pa'],
    tau,
    x: ['longitudinal to resultant stress ratio', '-'],
    y: ['transverse to resultant stress ratio', '-'],
  },
  evaluate: ({ f_d, tau, x, y }) => sqrt((f_d ** 2 - 3 * tau ** 2) / (x ** 2 + y ** 2 - x * y)),
})

export const designYieldStrength = equation({
  ...AT,
  symbol: 'f_d',
  title: 'Design yield strength',
  clause: '6.5',
  where: { f_y, gamma_M: ['material factor', '-'] },
  evaluate: ({ f_y, gamma_M }) => f_y / gamma_M,
})

export const otherEdgeStress = equation({
  ...AT,
  symbol: 'sigma_2',
  title: 'Opposite edge stress',
  clause: '6.6, 6.8',
  where: { sigma: ['specified edge stress', 'Pa'], psi: ['edge stress ratio', '-'] },
  evaluate: ({ sigma, psi }) => psi * sigma,
})

/** `sigma`: longitudinal for psi_y (5.2), transverse for psi_x (5.3). */
export const remainingBending = equation({
  ...AT,
  symbol: 'psi',
  title: 'Remaining bending factor for pressure',
  unit: '-',
  clause: 'section 5 eq. 5.2 and 5.3',
  where: {
    sigma_j: ['equivalent stress', 'Pa'],
    f_y,
    sigma: ['stress in the considered direction', 'Pa'],
    tau,
  },
  evaluate: ({ sigma_j, f_y, sigma, tau }) =>
    sigma_j < f_y ? (1 - (sigma_j / f_y) ** 2) / sqrt(1 - 0.75 * (sigma / f_y) ** 2 - 3 * (tau / f_y) ** 2) : 0,
  limited: { holds: 'a plate that yields under in-plane stress has no resistance to pressure' },
})

export const pressureResistance = equation({
  ...AT,
  symbol: 'p_Rd',
  title: 'Lateral pressure resistance',
  clause: 'section 5 eq. 5.1',
  where: {
    f_y,
    gamma_M: ['material factor', '-'],
    t: ['plate thickness', 'm'],
    s: ['stiffener spacing', 'm'],
    l: ['plate length', 'm'],
    psi_x: ['remaining bending factor, along the length', '-'],
    psi_y: ['remaining bending factor, along the spacing', '-'],
  },
  evaluate: ({ f_y, gamma_M, t, s, l, psi_x, psi_y }) =>
    4 * (f_y / gamma_M) * (t / s) ** 2 * (psi_y + (s / l) ** 2 * psi_x),
})
